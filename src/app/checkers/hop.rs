//! The animation of a moved piece: it slides a step, or hops from square to square, and the pieces
//! that it jumps vanish.

#![expect(
    clippy::cast_possible_truncation,
    reason = "times are f64, as the input's clock; places on the screen are f32, as egui's"
)]

use crate::app::theme::easing;
use crate::core::checkers::fen::Diagram;
use crate::core::checkers::{Move, Square};
use crate::core::game::Player;

/// The time that a step takes, in seconds.
const STEP: f64 = 0.20;
/// The time that a jump takes.
const JUMP: f64 = 0.28;

/// The way of a piece.
#[derive(Clone, Copy, Debug)]
pub struct Hop {
    mv: Move,
    /// The pieces before the move, if they are known.
    before: Option<Diagram>,
}

/// A piece on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Airborne {
    pub from: Square,
    pub to: Square,
    /// How much of the way between them it has gone, from 0 to 1.
    pub share: f32,
    /// How high it is, from 0 to 1.
    pub height: f32,
    /// Whether it is a king, still or already.
    pub is_king: bool,
}

/// A piece that is jumped over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Passed {
    pub square: Square,
    /// Whose it is, and whether it is a king.
    pub piece: (Player, bool),
    /// How much of it is left, from 1 to 0.
    pub strength: f32,
}

impl Hop {
    /// Returns the way of a move; `before` are the pieces before it, if they were seen.
    #[must_use]
    pub fn new(mv: Move, before: Option<Diagram>) -> Self {
        let fits = |before: &Diagram| {
            let owner = before.piece(mv.from()).map(|(owner, _)| owner);
            let others = mv.jumped().all(|square| {
                before.piece(square).map(|(other, _)| other) == owner.map(Player::other)
            });
            owner.is_some() && others && before.to_move() == owner.unwrap_or(Player::First)
        };
        Self { mv, before: before.filter(fits) }
    }

    /// Returns the time from the start to the rest.
    #[must_use]
    pub fn duration(&self) -> f64 {
        f64::from(self.mv.jumps()) * JUMP + if self.mv.is_jump() { 0.0 } else { STEP }
    }

    /// Returns when each jump ends, in seconds after the start.
    pub fn landings(&self) -> impl Iterator<Item = f64> {
        let step = if self.mv.is_jump() { JUMP } else { STEP };
        (1..=self.mv.jumps().max(1)).map(move |number| f64::from(number) * step)
    }

    #[must_use]
    pub const fn mv(&self) -> Move {
        self.mv
    }

    /// Returns where the piece is `elapsed` seconds after its start, or `None` once it is at rest;
    /// `is_king` says what it is then.
    #[must_use]
    pub fn at(&self, elapsed: f64, is_king: bool) -> Option<Airborne> {
        if elapsed >= self.duration() {
            return None;
        }
        let elapsed = elapsed.max(0.0);
        let step = if self.mv.is_jump() { JUMP } else { STEP };
        let number = (elapsed / step).floor();
        let share = ((elapsed - number * step) / step) as f32;
        let path = self.mv.path();
        // A handful of jumps.
        let index = (0..path.len() - 1)
            .find(|&index| f64::from(u8::try_from(index + 1).unwrap_or(u8::MAX)) > number)?;
        let height = if self.mv.is_jump() { (share * std::f32::consts::PI).sin() } else { 0.0 };
        let was_king = self
            .before
            .and_then(|before| before.piece(self.mv.from()))
            .map_or(is_king, |(_, is_king)| is_king);
        let share =
            if self.mv.is_jump() { share } else { easing::glide(0.0, 1.0, share.into(), 1.0) };
        Some(Airborne { from: path[index], to: path[index + 1], share, height, is_king: was_king })
    }

    /// Returns what is left of the pieces that are jumped over; `other` is whose they are, where
    /// that is not known better.
    #[must_use]
    pub fn passed(&self, elapsed: f64, other: Player) -> Vec<Passed> {
        /// The share of a jump at which the piece is past the other one.
        const PASSED: f32 = 0.5;
        let piece =
            |square| self.before.and_then(|before| before.piece(square)).unwrap_or((other, false));
        let strength = |number: u8| {
            let share = (elapsed / JUMP) as f32 - f32::from(number);
            (1.0 - (share - PASSED) / (1.0 - PASSED)).clamp(0.0, 1.0)
        };
        let passed = (0..self.mv.jumps()).zip(self.mv.jumped());
        passed
            .map(|(number, square)| Passed {
                square,
                piece: piece(square),
                strength: strength(number),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::checkers::Size;

    fn chain() -> Move {
        let squares = [9, 18, 27].map(|number| Square::from_number(number).expect("a square"));
        Move::along(Size::STANDARD, &squares).expect("a chain")
    }

    #[test]
    fn a_piece_hops_from_square_to_square_and_what_it_passes_vanishes() {
        let before: Diagram = "B:B9:W14,K23".parse().expect("a position");
        let hop = Hop::new(chain(), Some(before));
        let at = |elapsed| hop.at(elapsed, false).map(|air| (air.from.number(), air.to.number()));
        assert_eq!(
            [at(0.0), at(0.27), at(0.29), at(0.55), at(0.56)],
            [Some((9, 18)), Some((9, 18)), Some((18, 27)), Some((18, 27)), None]
        );
        let left = |elapsed| {
            hop.passed(elapsed, Player::Second)
                .into_iter()
                .map(|passed| passed.strength)
                .collect::<Vec<_>>()
        };
        assert_eq!(left(0.0), [1.0, 1.0]);
        assert_eq!(left(JUMP), [0.0, 1.0]);
        assert_eq!(left(2.0 * JUMP), [0.0, 0.0]);
        assert_eq!(hop.passed(0.0, Player::Second)[1].piece, (Player::Second, true));
        assert_eq!(hop.landings().count(), 2);
    }

    #[test]
    fn a_piece_never_leaps_and_comes_to_rest_on_its_square() {
        let hop = Hop::new(chain(), None);
        let mut last = 0.0;
        for step in 0..560 {
            let air = hop.at(f64::from(step) / 1000.0, false).expect("on its way");
            let now = if air.from.number() == 9 { air.share } else { 1.0 + air.share };
            assert!(now >= last && now - last < 0.01, "{last} to {now}");
            last = now;
        }
        assert!(last > 1.99);
    }

    #[test]
    fn pieces_of_another_position_are_not_taken_for_those_before_the_move() {
        let other: Diagram = "B:B1:W32".parse().expect("a position");
        assert_eq!(Hop::new(chain(), Some(other)).before, None);
    }
}
