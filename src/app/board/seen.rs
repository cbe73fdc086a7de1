//! What can be seen about a move, on any board: a ring around each piece of a line, drawn through to
//! the empty places that complete it.

use egui::{Color32, Painter, Pos2, Stroke};

use crate::core::kind::{Seen, Spot};

/// The colours of a ring: readable on any board and any piece, as one of the two always is.
const RING: [Color32; 2] = [Color32::from_rgb(6, 13, 36), Color32::WHITE];

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The line, in order.
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
            is_chance: !seen.class.is_mistake() || seen.class.is_missed_chance(),
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

    /// Paints the edge of the line between its pieces, which reach so far from their centres, or the
    /// line itself.
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
    use super::*;
    use crate::core::kind::MoveClass;

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
        let marks = Marks::of(&seen(MoveClass::MissedBlock), Some([4, 3]), is_occupied);
        assert_eq!(marks.rings, [[0, 1], [1, 1], [2, 1]]);
        assert_eq!((marks.ghosts, marks.is_chance), (vec![[3, 1]], false));
        let marks = Marks::of(&seen(MoveClass::MissedWin), None, is_occupied);
        assert!(marks.is_chance);
        // The move that blocked it has a ring of its own.
        let marks = Marks::of(&seen(MoveClass::Best), Some([3, 1]), |_| true);
        assert_eq!((marks.rings.len(), marks.ghosts), (3, Vec::new()));
    }
}
