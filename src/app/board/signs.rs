//! Marks shared by boards of points and of squares: the base of the plate, the ring of a hint, the
//! focus ring, and the chip with the value of a move.

use std::sync::Arc;

use egui::epaint::Shadow;
use egui::{Color32, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::colours;
use crate::app::kit::icons::Badge;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::kind::{MoveClass, Seen, Spot};
use crate::core::verdict::Verdict;

/// The size of the chip with what a move is worth, in places.
const CHIP: Vec2 = vec2(0.94, 0.74);

/// The least size of type for more than the figures on it, in points.
const READABLE: f32 = 9.0;

#[derive(Clone, Copy, Debug)]
pub struct PlateColours {
    /// Its upper side.
    pub face: Color32,
    pub edge: Color32,
    /// The light along its upper edge.
    pub gleam: Color32,
}

/// Paints the shadow of a plate and its lower edge, so high and with such corners; the shadow has
/// an offset and a blur.
pub fn plate_base(
    painter: &Painter,
    palette: &Palette,
    plate: Rect,
    (edge, corner, [offset, blur]): (f32, f32, [f32; 2]),
    colour: Color32,
) {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few points")]
    let shadow = Shadow {
        offset: [0, offset.min(40.0) as i8],
        blur: blur.clamp(8.0, 60.0) as u8,
        spread: 0,
        color: palette.plate_shadow,
    };
    let body = plate.with_max_y(plate.bottom() + edge);
    painter.add(shadow.as_shape(body, corner));
    painter.rect_filled(body, corner, colour);
}

/// Paints the ring of a hint around a piece of this radius.
pub fn hint(painter: &Painter, centre: Pos2, radius: f32) {
    let (width, halo) = ((0.11 * radius).max(1.5), (0.06 * radius).max(1.0));
    for (width, colour) in [(width + 2.0 * halo, Color32::WHITE), (width, colours::HINT)] {
        painter.circle_stroke(centre, 0.92 * radius, Stroke::new(width, colour));
    }
}

/// Paints the sign of right or wrong at the upper right of a piece with this middle and radius.
pub fn badge(painter: &Painter, palette: &Palette, (centre, radius): (Pos2, f32), badge: Badge) {
    let centre = centre + vec2(0.7, -0.7) * radius;
    badge.paint(painter, centre, (0.42 * radius).max(5.0), palette);
}

/// Paints a ring around a place that has just refused a move, which stands out so strongly.
pub fn flash(painter: &Painter, centre: Pos2, radius: f32, strength: f32) {
    let colour = colours::FORBIDDEN.gamma_multiply(strength);
    let stroke = Stroke::new((0.16 * radius).max(2.0), colour);
    painter.circle_stroke(centre, radius * (1.35 - 0.3 * strength), stroke);
}

/// Paints the ring around the place that has the keyboard's attention.
pub fn focus(painter: &Painter, palette: &Palette, place: Rect, colour: Color32) {
    let side = place.width();
    let width = (0.05 * side).clamp(2.0, 4.0).max(palette.focus_width.min(0.12 * side));
    let stroke = Stroke::new(width, colour);
    painter.rect_stroke(place.shrink(0.5), 0.18 * side, stroke, StrokeKind::Inside);
}

/// Writes on a place what it is worth, in these words, on a chip with corners, so that it is not
/// taken for a piece; the best one stands out.
pub fn verdict(
    painter: &Painter,
    palette: &Palette,
    place: Rect,
    (verdict, words): (Verdict, &str),
    is_best: bool,
) {
    let (side, ink) = (place.width(), palette.verdict(verdict));
    let (ground, text) = if is_best { (ink.text, ink.ground) } else { (ink.ground, ink.text) };
    let chip = Rect::from_center_size(place.center(), CHIP * side);
    let galley = chip_text(painter, words, side, text);
    // A chip without words says nothing, but that it is the best.
    if galley.is_none() && !is_best {
        return;
    }
    let edge = Stroke::new(1.0, ink.text);
    painter.rect(chip, 0.2 * side, ground, edge, StrokeKind::Inside);
    if let Some(galley) = galley {
        widgets::place(painter, place.center(), galley);
    }
}

/// Returns what stands on a chip on a place of this size: where all of it would be too small to
/// read, the figures alone; a part of a number would say something else. `None` where there is no
/// room for those.
fn chip_text(painter: &Painter, words: &str, spacing: f32, colour: Color32) -> Option<Arc<Galley>> {
    // Some languages have the sign of a percentage in front, or a space beside it.
    let figures = words.trim_matches(['+', '%', '\u{a0}']);
    let ways = [0.34, 0.28, 0.24].map(|size| (words, size));
    let readable = ways.into_iter().filter(|(_, size)| size * spacing >= READABLE);
    let short = [0.6, 0.5, 0.4].map(|size| (figures, size));
    let mut galleys = readable.chain(short).map(|(words, size)| {
        let font = theme::strong((size * spacing).clamp(6.5, 17.0));
        widgets::fitted(painter, words, font, colour, CHIP.x * spacing - 1.0)
    });
    galleys.find(|galley| !galley.elided)
}

/// Paints a dashed circle.
pub fn dashes(painter: &Painter, centre: Pos2, radius: f32, colour: Color32) {
    /// As many dashes as gaps, so that the last gap is as long as the others.
    const DASHES: u8 = 14;
    let width = (0.07 * radius).max(1.25);
    let angle = |share: f32| Vec2::angled(share / f32::from(DASHES) * std::f32::consts::TAU);
    for dash in 0..DASHES {
        let arc = (0..=4_u8)
            .map(|step| centre + radius * angle(f32::from(dash) + 0.14 * f32::from(step)));
        painter.line(arc.collect(), Stroke::new(width, colour));
    }
}

/// The colours of a ring: readable on any board and any piece, as one of the two always is.
const RING: [Color32; 2] = [Color32::from_rgb(6, 13, 36), Color32::WHITE];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    pub line: Vec<Spot>,
    pub rings: Vec<Spot>,
    /// The empty places where a piece would be put.
    pub ghosts: Vec<Spot>,
    /// Whether those would be the player's own pieces, and good for them, rather than the
    /// opponent's.
    pub is_chance: bool,
}

impl Marks {
    /// Returns the places to mark about a move, which lies at `made` itself.
    #[must_use]
    pub fn of<M>(seen: &Seen<M>, made: Option<Spot>, is_occupied: impl Fn(Spot) -> bool) -> Self {
        let cells = seen.cells().into_iter().filter(|&spot| Some(spot) != made);
        let (rings, ghosts) = cells.partition(|&spot| is_occupied(spot));
        Self {
            line: seen.line.clone(),
            rings,
            ghosts,
            // The place of a block is the player's to take.
            is_chance: !seen.class.is_mistake()
                || seen.class.is_missed_chance()
                || seen.class == MoveClass::MissedBlock,
        }
    }

    /// Paints the rings, of this radius, and the line between them.
    pub fn paint_rings(&self, painter: &Painter, radius: f32, centre: impl Fn(Spot) -> Pos2) {
        self.paint_line(painter, radius, &centre, true);
        for &spot in &self.rings {
            ring(painter, centre(spot), radius);
        }
        self.paint_line(painter, radius, &centre, false);
    }

    /// Paints the edge of the line between its pieces, which reach so far from their centres, or
    /// the line itself.
    fn paint_line(
        &self,
        painter: &Painter,
        radius: f32,
        centre: impl Fn(Spot) -> Pos2,
        is_edge: bool,
    ) {
        let width = (0.16 * radius).max(2.0);
        let near = |a: u8, b: u8| a.abs_diff(b) <= 1;
        for pair in self.line.windows(2) {
            let [from, to] = [pair[0], pair[1]];
            // The stones of a group are no line.
            if !near(from[0], to[0]) || !near(from[1], to[1]) {
                continue;
            }
            let [from, to] = [centre(from), centre(to)];
            let way = (to - from).normalized();
            let ends = [from + radius * way, to - radius * way];
            let stroke = if is_edge {
                Stroke::new(width + 2.0 * halo(radius), RING[0])
            } else {
                Stroke::new(width, RING[1])
            };
            painter.line_segment(ends, stroke);
        }
    }
}

/// Returns the width of the dark edge of a ring around a piece.
fn halo(radius: f32) -> f32 {
    (0.045 * radius).max(1.0)
}

/// Paints a ring around a piece: white between dark edges.
fn ring(painter: &Painter, centre: Pos2, radius: f32) {
    let width = (0.085 * radius).max(1.5);
    for (width, colour) in [(width + 2.0 * halo(radius), RING[0]), (width, RING[1])] {
        painter.circle_stroke(centre, radius, Stroke::new(width, colour));
    }
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};

    use super::*;

    #[test]
    fn a_chip_has_all_of_its_words_or_all_of_its_figures() {
        let context = Context::default();
        theme::install(&context);
        let mut written = Vec::new();
        let mut output =
            context.run_ui(RawInput::default(), |ui| {
                for (words, spacing) in [
                    ("100%", 60.0),
                    ("100%", 16.0),
                    ("55%", 12.0),
                    ("50%", 21.0),
                    ("50\u{a0}%", 21.0),
                    ("%48", 12.0),
                    ("+120", 14.0),
                    ("W12", 30.0),
                    ("100%", 3.0),
                ] {
                    let galley = chip_text(ui.painter(), words, spacing, Color32::WHITE);
                    written.push(galley.map(|galley| {
                        (galley.text().to_owned(), galley.size().x <= CHIP.x * spacing)
                    }));
                }
            });
        output.textures_delta.clear();
        let whole = |text: &str| Some((text.to_owned(), true));
        assert_eq!(
            written,
            [
                whole("100%"),
                whole("100"),
                whole("55"),
                whole("50"),
                whole("50"),
                whole("48"),
                whole("120"),
                whole("W12"),
                None
            ]
        );
    }

    #[test]
    fn pieces_are_ringed_and_empty_places_are_the_opponents_or_a_chance() {
        let seen = |class| Seen::<()> {
            class,
            line: vec![[0, 1], [1, 1], [2, 1], [3, 1]],
            places: vec![[3, 1]],
            better: Vec::new(),
            answer: None,
            count: 0,
            net: [0; 2],
        };
        let is_occupied = |spot: Spot| spot != [3, 1];
        let marks = Marks::of(&seen(MoveClass::OpenedWin), Some([4, 3]), is_occupied);
        assert_eq!(marks.rings, [[0, 1], [1, 1], [2, 1]]);
        assert_eq!((marks.ghosts, marks.is_chance), (vec![[3, 1]], false));
        for class in [MoveClass::MissedWin, MoveClass::MissedBlock] {
            assert!(Marks::of(&seen(class), None, is_occupied).is_chance, "{class:?}");
        }
        // The move that blocked it has a ring of its own.
        let marks = Marks::of(&seen(MoveClass::Best), Some([3, 1]), |_| true);
        assert_eq!((marks.rings.len(), marks.ghosts), (3, Vec::new()));
    }
}
