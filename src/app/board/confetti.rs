//! Confetti in the colours of the players' pieces, for a win.

use egui::{Color32, Mesh, Pos2, Rect, Ui, pos2, vec2};

use crate::app::contract::board::BoardUi;
use crate::app::kit::pictures::{Pictures, WHOLE};
use crate::core::game::Player;

const PIECES: u32 = 46;
/// The duration of the whole celebration, in seconds.
const DURATION: f64 = 2.0;
/// The time within which the pieces start, in seconds.
const SPREAD: f32 = 0.55;
/// The size of the pieces as a share of the board's shorter side, and the least and greatest in
/// points.
const SIZE: (f32, f32, f32) = (0.045, 12.0, 44.0);

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Celebration {
    winner: Player,
    /// When it begins, in seconds of the input's clock.
    begins: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Falling {
    /// Its position, across and down, from 0 to 1.
    at: Pos2,
    /// Its size, as a share of the largest.
    size: f32,
    /// The visible share of its width while it tumbles, from 0 to 1.
    turned: f32,
    /// Its opacity, from 0 to 1.
    strength: f32,
    /// Whether it has the winner's colour.
    is_winners: bool,
}

impl Celebration {
    /// Returns the celebration of a player's win that begins at this time.
    #[must_use]
    pub const fn new(winner: Player, begins: f64) -> Self {
        Self { winner, begins }
    }

    #[must_use]
    pub fn is_over(&self, now: f64) -> bool {
        now >= self.begins + DURATION
    }

    /// Paints the pieces in the air over an area, and requests the next frame unless it is over.
    pub fn paint<K: BoardUi>(
        &self,
        ui: &Ui,
        area: Rect,
        pictures: &mut Pictures<K::Picture>,
        now: f64,
    ) {
        if self.is_over(now) {
            return;
        }
        ui.ctx().request_repaint();
        let (share, least, most) = SIZE;
        let side = (share * area.size().min_elem()).clamp(least, most);
        let mut meshes = Player::BOTH
            .map(|player| Mesh::with_texture(pictures.get(ui.ctx(), K::piece(player), side)));
        #[expect(
            clippy::cast_possible_truncation,
            reason = "times are f64, as the input's clock; places are f32"
        )]
        let elapsed = (now - self.begins) as f32;
        for piece in (0..PIECES).filter_map(|index| falling(index, elapsed)) {
            let player = if piece.is_winners { self.winner } else { self.winner.other() };
            let wide = side * piece.size;
            let centre = area.lerp_inside(piece.at.to_vec2()) - vec2(0.0, side);
            let rect = Rect::from_center_size(centre, vec2(wide * piece.turned.max(0.08), wide));
            let tint = Color32::from_gray(255).gamma_multiply(piece.strength);
            meshes[player.index()].add_rect_with_uv(rect, WHOLE, tint);
        }
        for mesh in meshes {
            ui.painter().add(mesh);
        }
    }
}

/// Returns a piece `elapsed` seconds after the beginning, or `None` before it starts and once it is
/// gone.
fn falling(index: u32, elapsed: f32) -> Option<Falling> {
    let chance = |what: u32| chance(index, what);
    let starts = SPREAD * chance(0);
    let lasts = 1.05 + 0.4 * chance(1); // the last one is gone within the time
    let share = (elapsed - starts) / lasts;
    if !(0.0..1.0).contains(&share) {
        return None;
    }
    let turns = std::f32::consts::TAU * (0.6 + 1.1 * chance(2)) * share;
    let sway = 0.035 * (turns + std::f32::consts::TAU * chance(3)).sin();
    // Evenly spread over the width; slow at first, like anything that is dropped.
    #[expect(clippy::cast_precision_loss, reason = "a few pieces")]
    let across = ((index as f32 * 0.618_034) % 1.0) * 0.92 + 0.04;
    let reach = 0.62 + 0.40 * chance(4);
    Some(Falling {
        at: pos2(across + sway, reach * share * (0.55 + 0.45 * share)),
        size: 0.6 + 0.4 * chance(5),
        turned: (2.0 * turns + std::f32::consts::TAU * chance(6)).cos().abs(),
        strength: ((1.0 - share) / 0.3).min(1.0),
        is_winners: chance(7) < 0.7,
    })
}

/// Returns a fixed pseudo-random number from 0 to 1 for a piece and a property.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
fn chance(index: u32, what: u32) -> f32 {
    let mut hash = index.wrapping_mul(0x9E37_79B1) ^ what.wrapping_mul(0x85EB_CA6B);
    hash = (hash ^ hash >> 15).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ hash >> 12).wrapping_mul(0x297A_2D39);
    ((hash ^ hash >> 15) >> 8) as f32 / 16_777_215.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the pieces in the air at a time.
    fn at(elapsed: f32) -> Vec<Falling> {
        (0..PIECES).filter_map(|index| falling(index, elapsed)).collect()
    }

    #[test]
    fn all_pieces_fall_and_are_gone_in_time() {
        let mut seen = [false; PIECES as usize];
        for step in 0..400_u16 {
            let elapsed = f32::from(step) / 200.0;
            for index in 0..PIECES {
                seen[index as usize] |= falling(index, elapsed).is_some();
            }
        }
        assert!(seen.iter().all(|&seen| seen));
        assert!(at(-0.1).is_empty() && at(2.0).is_empty() && at(f32::INFINITY).is_empty());
        assert!((30..=60).contains(&PIECES) && at(0.8).len() > 25, "{}", at(0.8).len());
        let celebration = Celebration::new(Player::First, 10.0);
        assert!(!celebration.is_over(11.9) && celebration.is_over(12.0));
    }

    #[test]
    fn a_piece_falls_without_a_jump_and_fades_before_it_is_gone() {
        for index in 0..PIECES {
            let way: Vec<Falling> =
                (0..2000_u16).filter_map(|step| falling(index, f32::from(step) / 1000.0)).collect();
            for pair in way.windows(2) {
                assert!(
                    pair[1].at.y >= pair[0].at.y && (pair[1].at - pair[0].at).length() < 0.01,
                    "{index}: {pair:?}"
                );
                assert!(pair[1].strength <= pair[0].strength, "{index}: {pair:?}");
            }
            let (first, last) = (way.first().expect("it falls"), way.last().expect("it falls"));
            assert!(first.at.y < 0.01 && last.strength < 0.02, "{index}: {first:?}, {last:?}");
            assert!(
                way.iter().all(|piece| (0.0..=1.0).contains(&piece.at.x)),
                "{index} stays over the board"
            );
        }
    }

    #[test]
    fn most_of_the_pieces_are_the_winners() {
        let winners = at(0.8).iter().filter(|piece| piece.is_winners).count();
        assert!(2 * winners > at(0.8).len() && winners < at(0.8).len());
    }
}
