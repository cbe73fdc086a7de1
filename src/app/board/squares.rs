//! Layout of a board of squares in a frame, on whole pixels.
//!
//! A game names a square by its row and column, counted from 0 at the upper left. What is painted
//! on a square (a chip, a hint, the focus) is in [`signs`].

use std::ops::RangeInclusive;

use egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::signs::{self, PlateColours};
use crate::app::theme::Palette;

/// The frame around the squares, in squares.
const FRAME: f32 = 0.3;
/// The height of the frame's lower edge, in squares.
const EDGE: f32 = 0.1;
/// The corners of the frame, in squares.
const CORNER: f32 = 0.22;
/// How much of a square a piece's radius is.
const PIECE: f32 = 0.4;
/// The least side of a square on which its number can be read, in points.
const LEAST_WITH_NUMBERS: f32 = 27.0;
/// The sides of squares that there may be, in points.
const SIDES: RangeInclusive<f32> = 3.0..=400.0;

/// Where the parts of the board are, in points.
#[derive(Clone, Copy, Debug)]
pub struct Squares {
    columns: u8,
    rows: u8,
    /// The side of a square: a whole number of pixels.
    side: f32,
    /// The upper left corner of the squares.
    corner: Pos2,
    pixel: f32,
    /// Whether the board stands upside down.
    is_turned: bool,
}

impl Squares {
    /// Returns the largest board with so many columns and rows that fits into `area`, in its
    /// middle.
    #[must_use]
    pub fn fit(area: Rect, size: [u8; 2], pixels_per_point: f32) -> Self {
        let exact = Self::side_for(area.size(), size);
        let square =
            ((exact * pixels_per_point).floor() / pixels_per_point).max(1.0 / pixels_per_point);
        let squares = measures(size) * square;
        let height = squares.y + (2.0 * FRAME + EDGE) * square;
        let left = area.center().x - squares.x / 2.0;
        let top = area.top() + ((area.height() - height) / 2.0).max(0.0) + FRAME * square;
        let on_pixel = |points: f32| (points * pixels_per_point).round() / pixels_per_point;
        Self {
            columns: size[0],
            rows: size[1],
            side: square,
            corner: pos2(on_pixel(left), on_pixel(top)),
            pixel: 1.0 / pixels_per_point,
            is_turned: false,
        }
    }

    /// Returns the same board upside down, or not.
    #[must_use]
    pub const fn turned(self, is_turned: bool) -> Self {
        Self { is_turned, ..self }
    }

    /// Returns the side of a square of the largest board that fits into an area, in points.
    #[must_use]
    pub fn side_for(area: Vec2, size: [u8; 2]) -> f32 {
        let all = measures(size) + vec2(2.0 * FRAME, 2.0 * FRAME + EDGE);
        (area.x / all.x).min(area.y / all.y).clamp(*SIDES.start(), *SIDES.end())
    }

    /// Returns the height of a board that is this wide, in points.
    #[must_use]
    pub fn height_for(width: f32, size: [u8; 2]) -> f32 {
        let square = Self::side_for(vec2(width, f32::INFINITY), size);
        (measures(size).y + 2.0 * FRAME + EDGE) * square
    }

    /// Returns the numbers of columns and rows.
    #[must_use]
    pub const fn size(&self) -> [u8; 2] {
        [self.columns, self.rows]
    }

    /// Returns the rows and columns of all squares, in the order of reading.
    pub fn all(&self) -> impl Iterator<Item = (u8, u8)> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).map(move |column| (row, column)))
    }

    /// Returns the side of a square, in points.
    #[must_use]
    pub const fn side(&self) -> f32 {
        self.side
    }

    /// Returns the size of a pixel, in points.
    #[must_use]
    pub const fn pixel(&self) -> f32 {
        self.pixel
    }

    /// Returns whether the numbers of squares can be read.
    #[must_use]
    pub fn has_numbers(&self) -> bool {
        self.side >= LEAST_WITH_NUMBERS
    }

    #[must_use]
    pub fn squares(&self) -> Rect {
        Rect::from_min_size(self.corner, measures(self.size()) * self.side)
    }

    /// Returns the frame's upper side.
    #[must_use]
    pub fn plate(&self) -> Rect {
        self.squares().expand(FRAME * self.side)
    }

    /// Returns the height of the frame's lower edge, in points.
    #[must_use]
    pub fn edge(&self) -> f32 {
        EDGE * self.side
    }

    /// Returns a place in a row and a column, both from 0, as the board is seen.
    #[must_use]
    pub fn place(&self, row: u8, column: u8) -> Rect {
        Rect::from_min_size(
            self.corner + self.side * vec2(column.into(), row.into()),
            Vec2::splat(self.side),
        )
    }

    /// Returns a square by its row and column; on a board upside down it is elsewhere.
    #[must_use]
    pub fn square(&self, (row, column): (u8, u8)) -> Rect {
        if self.is_turned {
            return self.place(self.rows - 1 - row, self.columns - 1 - column);
        }
        self.place(row, column)
    }

    #[must_use]
    pub fn centre(&self, square: (u8, u8)) -> Pos2 {
        self.square(square).center()
    }

    /// Returns the square at a place of the screen.
    #[must_use]
    pub fn square_at(&self, at: Pos2) -> Option<(u8, u8)> {
        self.all().find(|&square| self.square(square).contains(at))
    }

    /// Paints the frame with its shadow and its lower edge, and the line around the squares.
    pub fn paint_frame(&self, painter: &Painter, palette: &Palette, colours: PlateColours) {
        let (plate, side) = (self.plate(), self.side);
        let corner = CORNER * side;
        let shadow = [0.12 * side, 0.35 * side];
        let edge = self.edge();
        signs::plate_base(painter, palette, plate, (edge, corner, shadow), colours.edge);
        painter.rect_filled(plate, corner, colours.face);
        let gleam = Stroke::new((0.02 * side).clamp(1.0, 3.0), colours.gleam);
        painter.rect_stroke(plate, corner, gleam, StrokeKind::Inside);
        let line = (0.02 * side).min(3.0).max(self.pixel);
        painter.rect_filled(self.squares().expand(line), 0.0, colours.edge);
    }

    pub fn paint_squares(&self, painter: &Painter, colour: impl Fn(u8, u8) -> Color32) {
        for (row, column) in self.all() {
            painter.rect_filled(self.square((row, column)), 0.0, colour(row, column));
        }
    }

    /// Returns the radius of a piece, in points.
    #[must_use]
    pub fn radius(&self) -> f32 {
        PIECE * self.side
    }

    /// Returns the square that a piece fills whose middle is there, on whole pixels.
    #[must_use]
    pub fn piece(&self, centre: Pos2) -> Rect {
        let side = (2.0 * self.radius() / self.pixel).round().max(1.0) * self.pixel;
        Rect::from_center_size(centre, Vec2::splat(side))
    }
}

/// Returns how many squares a board is wide and high.
fn measures([columns, rows]: [u8; 2]) -> Vec2 {
    vec2(columns.into(), rows.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_lies_inside_its_area_and_its_squares_on_whole_pixels() {
        for (width, height) in
            [(300.0, 260.0), (336.0, 300.0), (456.0, 600.0), (672.0, 690.0), (3000.0, 2060.0)]
        {
            for (columns, rows) in [(4, 4), (8, 8), (12, 12), (10, 6), (4, 12)] {
                for pixels_per_point in [1.0, 1.25, 2.0, 2.7] {
                    let area = Rect::from_min_size(pos2(17.3, 40.7), vec2(width, height));
                    let layout = Squares::fit(area, [columns, rows], pixels_per_point);
                    let whole = layout.plate().with_max_y(layout.plate().bottom() + layout.edge());
                    assert!(
                        area.expand(layout.pixel()).contains_rect(whole),
                        "{whole:?} in {area:?}"
                    );
                    for square in layout.all() {
                        let turned = layout.turned(true);
                        assert_eq!(turned.square_at(turned.centre(square)), Some(square));
                        let middle = layout.squares().center();
                        assert!(
                            (turned.centre(square) - middle + (layout.centre(square) - middle))
                                .length()
                                < 0.01
                        );
                        let left = layout.square(square).left() / layout.pixel();
                        assert!((left - left.round()).abs() < 0.02, "{left}");
                        assert_eq!(layout.square_at(layout.centre(square)), Some(square));
                    }
                }
            }
        }
    }
}
