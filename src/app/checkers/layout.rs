//! Where the parts of the board are: squares on whole pixels, in a frame.

use std::ops::RangeInclusive;

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::core::checkers::{Size, Square};

/// The frame around the squares, in squares.
const FRAME: f32 = 0.3;
/// The height of the frame's lower edge, in squares.
const EDGE: f32 = 0.1;
/// How much of a square a piece's radius is.
const PIECE: f32 = 0.4;
/// The least side of a square on which its number can be read, in points.
const LEAST_WITH_NUMBERS: f32 = 27.0;
/// The sides of squares that there may be, in points.
const SIDES: RangeInclusive<f32> = 3.0..=400.0;

/// Where the parts of the board are, in points.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    size: Size,
    /// The side of a square: a whole number of pixels.
    side: f32,
    /// The upper left corner of the squares.
    corner: Pos2,
    pixel: f32,
    /// Whether the board stands upside down.
    is_turned: bool,
}

impl Layout {
    /// Returns the largest board that fits into `area`, in its middle.
    #[must_use]
    pub fn fit(area: Rect, size: Size, pixels_per_point: f32) -> Self {
        let exact = Self::side_for(area.size(), size);
        let square =
            ((exact * pixels_per_point).floor() / pixels_per_point).max(1.0 / pixels_per_point);
        let squares = measures(size) * square;
        let height = squares.y + (2.0 * FRAME + EDGE) * square;
        let left = area.center().x - squares.x / 2.0;
        let top = area.top() + ((area.height() - height) / 2.0).max(0.0) + FRAME * square;
        let on_pixel = |points: f32| (points * pixels_per_point).round() / pixels_per_point;
        Self {
            size,
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
    pub fn side_for(area: Vec2, size: Size) -> f32 {
        let all = measures(size) + vec2(2.0 * FRAME, 2.0 * FRAME + EDGE);
        (area.x / all.x)
            .min(area.y / all.y)
            .clamp(*SIDES.start(), *SIDES.end())
    }

    /// Returns the height of a board that is this wide, in points.
    #[must_use]
    pub fn height_for(width: f32, size: Size) -> f32 {
        let square = Self::side_for(vec2(width, f32::INFINITY), size);
        (measures(size).y + 2.0 * FRAME + EDGE) * square
    }

    /// Returns the size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
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

    /// Returns the squares together.
    #[must_use]
    pub fn squares(&self) -> Rect {
        Rect::from_min_size(self.corner, measures(self.size) * self.side)
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

    /// Returns a dark square.
    #[must_use]
    pub fn square(&self, square: Square) -> Rect {
        let (row, column) = self.size.place(square);
        if self.is_turned {
            return self.place(self.size.rows() - 1 - row, self.size.columns() - 1 - column);
        }
        self.place(row, column)
    }

    /// Returns the middle of a dark square.
    #[must_use]
    pub fn centre(&self, square: Square) -> Pos2 {
        self.square(square).center()
    }

    /// Returns the dark square at a place of the screen.
    #[must_use]
    pub fn square_at(&self, at: Pos2) -> Option<Square> {
        self.size
            .all()
            .find(|&square| self.square(square).contains(at))
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
fn measures(size: Size) -> Vec2 {
    vec2(size.columns().into(), size.rows().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_lies_inside_its_area_and_its_squares_on_whole_pixels() {
        for (width, height) in [
            (300.0, 260.0),
            (336.0, 300.0),
            (456.0, 600.0),
            (672.0, 690.0),
            (3000.0, 2060.0),
        ] {
            for (columns, rows) in [(4, 4), (8, 8), (12, 12), (10, 6), (4, 12)] {
                for pixels_per_point in [1.0, 1.25, 2.0, 2.7] {
                    let area = Rect::from_min_size(pos2(17.3, 40.7), vec2(width, height));
                    let layout = Layout::fit(
                        area,
                        Size::new(columns, rows).expect("a size"),
                        pixels_per_point,
                    );
                    let whole = layout
                        .plate()
                        .with_max_y(layout.plate().bottom() + layout.edge());
                    assert!(
                        area.expand(layout.pixel()).contains_rect(whole),
                        "{whole:?} in {area:?}"
                    );
                    for square in layout.size().all() {
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
