//! Layout of a board of points or squares: every part on whole pixels, so that the lines are sharp.

use std::ops::RangeInclusive;

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::core::kit::{Point, Points, star_points};

/// A crossing of the lines, as a game names it: column and row, counted from 0 at the lower left.
pub trait Spot: Copy {
    fn at(column: u8, row: u8) -> Self;
    fn column(self) -> u8;
    fn row(self) -> u8;
}

impl Spot for (u8, u8) {
    fn at(column: u8, row: u8) -> Self {
        (column, row)
    }

    fn column(self) -> u8 {
        self.0
    }

    fn row(self) -> u8 {
        self.1
    }
}

impl<B: Points> Spot for Point<B> {
    fn at(column: u8, row: u8) -> Self {
        Self::at(column, row)
    }

    fn column(self) -> u8 {
        self.column()
    }

    fn row(self) -> u8 {
        self.row()
    }
}

/// How much of the spacing a stone's radius is.
pub const STONE: f32 = 0.475;
/// The wood beyond the outermost lines where there are coordinates, in spacings.
const WITH_COORDINATES: f32 = 1.2;
/// The wood beyond the outermost lines where there are none, in spacings.
const BARE: f32 = 0.66;
/// The least spacing at which the coordinates can be read, in points.
const LEAST_WITH_COORDINATES: f32 = 17.5;
/// The height of the plate's lower edge, in spacings.
const EDGE: f32 = 0.15;
/// The spacings that there may be, in points.
const SPACINGS: RangeInclusive<f32> = 3.0..=400.0;

/// Where the parts of the board are, in points.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    rows: u8,
    pixels_per_point: f32,
    /// From a line to the next: a whole number of pixels.
    spacing: f32,
    /// The width of the lines inside, in pixels.
    line: u8,
    /// The middle of the point in the upper left corner.
    first: Pos2,
    has_coordinates: bool,
}

impl Layout {
    /// Returns the largest board that fits into `area`, in its middle, with coordinates if they are
    /// wanted and can be read.
    #[must_use]
    pub fn fit(area: Rect, rows: u8, shows_coordinates: bool, pixels_per_point: f32) -> Self {
        let has_coordinates = shows_coordinates && has_coordinates(area.size(), rows);
        let exact = spacing(area.size(), rows, has_coordinates);
        let exact = exact.clamp(*SPACINGS.start(), *SPACINGS.end());
        let spacing =
            ((exact * pixels_per_point).floor() / pixels_per_point).max(1.0 / pixels_per_point);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few pixels")]
        let line = (spacing * pixels_per_point / 40.0).round().clamp(1.0, 20.0) as u8;
        let margin = margin(has_coordinates) * spacing;
        let between = intervals(rows) * spacing;
        let height = between + 2.0 * margin + EDGE * spacing;
        let left = area.center().x - between / 2.0;
        let top = area.top() + ((area.height() - height) / 2.0).max(0.0) + margin;
        // A line that is an odd number of pixels wide lies around the middle of one.
        let half = f32::from(line % 2) / 2.0;
        let on_pixel =
            |points: f32| ((points * pixels_per_point - half).round() + half) / pixels_per_point;
        Self {
            rows,
            pixels_per_point,
            spacing,
            line,
            first: pos2(on_pixel(left), on_pixel(top)),
            has_coordinates,
        }
    }

    /// Returns the spacing of the largest board that fits into an area, in points.
    #[must_use]
    pub fn spacing_for(area: Vec2, rows: u8) -> f32 {
        spacing(area, rows, has_coordinates(area, rows)).clamp(*SPACINGS.start(), *SPACINGS.end())
    }

    /// Returns the height of a board that is this wide, in points.
    #[must_use]
    pub fn height_for(width: f32, rows: u8) -> f32 {
        width + EDGE * Self::spacing_for(vec2(width, f32::INFINITY), rows)
    }

    /// Returns the distance from a line to the next, in points.
    #[must_use]
    pub const fn spacing(&self) -> f32 {
        self.spacing
    }

    /// Returns whether there is room for the letters and numbers.
    #[must_use]
    pub const fn has_coordinates(&self) -> bool {
        self.has_coordinates
    }

    /// Returns the number of rows, which is that of columns.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.rows
    }

    /// Returns the wood's upper side.
    #[must_use]
    pub fn plate(&self) -> Rect {
        self.lines().expand(margin(self.has_coordinates) * self.spacing)
    }

    /// Returns the height of the plate's lower edge, in points.
    #[must_use]
    pub fn edge(&self) -> f32 {
        EDGE * self.spacing
    }

    /// Returns the square between the middles of the outermost lines.
    #[must_use]
    pub fn lines(&self) -> Rect {
        Rect::from_min_size(self.first, Vec2::splat(intervals(self.rows) * self.spacing))
    }

    #[must_use]
    pub fn centre(&self, point: impl Spot) -> Pos2 {
        let from_top = self.rows - 1 - point.row();
        self.first + vec2(f32::from(point.column()), f32::from(from_top)) * self.spacing
    }

    /// Returns the square in which a touch means this point.
    #[must_use]
    pub fn square(&self, point: impl Spot) -> Rect {
        Rect::from_center_size(self.centre(point), Vec2::splat(self.spacing))
    }

    /// Returns the radius of a stone, in points.
    #[must_use]
    pub fn radius(&self) -> f32 {
        STONE * self.spacing
    }

    /// Returns the square that a stone fills, on whole pixels.
    #[must_use]
    pub fn stone(&self, point: impl Spot) -> Rect {
        Rect::from_center_size(self.centre(point), Vec2::splat(self.stone_side()))
    }

    /// Returns the side of the square that a stone fills: a number of pixels that is odd where the
    /// lines are.
    #[must_use]
    pub fn stone_side(&self) -> f32 {
        let odd = f32::from(self.line % 2);
        let pixels =
            2.0 * ((2.0 * self.radius() * self.pixels_per_point - odd) / 2.0).round() + odd;
        pixels.max(1.0) / self.pixels_per_point
    }

    /// Returns the width of the lines inside the border, in points: a whole number of pixels.
    #[must_use]
    pub fn line_width(&self) -> f32 {
        f32::from(self.line) / self.pixels_per_point
    }

    /// Returns the size of a pixel, in points.
    #[must_use]
    pub fn pixel(&self) -> f32 {
        1.0 / self.pixels_per_point
    }

    /// Returns the star points of the board.
    #[must_use]
    pub fn stars(&self) -> Vec<(u8, u8)> {
        star_points(self.rows)
    }
}

/// Returns the wood beyond the outermost lines, in spacings.
const fn margin(has_coordinates: bool) -> f32 {
    if has_coordinates { WITH_COORDINATES } else { BARE }
}

/// Returns how many spacings there are between the outermost lines.
fn intervals(rows: u8) -> f32 {
    f32::from(rows - 1)
}

/// Returns the spacing of the largest board that fits into an area, with coordinates or without.
fn spacing(area: Vec2, rows: u8, has_coordinates: bool) -> f32 {
    let across = intervals(rows) + 2.0 * margin(has_coordinates);
    (area.x / across).min(area.y / (across + EDGE))
}

/// Returns whether the coordinates of a board in this area can be read.
fn has_coordinates(area: Vec2, rows: u8) -> bool {
    spacing(area, rows, true) >= LEAST_WITH_COORDINATES
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREAS: [(f32, f32); 7] = [
        (300.0, 260.0),
        (336.0, 300.0),
        (456.0, 600.0),
        (430.0, 420.0),
        (672.0, 690.0),
        (1200.0, 990.0),
        (3000.0, 2060.0),
    ];

    /// Calls `check` with a board of each size in each area at each scale.
    fn for_each(check: impl Fn(Rect, Layout)) {
        for (width, height) in AREAS {
            for rows in [2, 5, 9, 15, 20, 26] {
                for pixels_per_point in [1.0, 1.25, 1.5, 2.0, 2.7] {
                    let area = Rect::from_min_size(pos2(17.3, 40.7), vec2(width, height));
                    for shows_coordinates in [true, false] {
                        let layout = Layout::fit(area, rows, shows_coordinates, pixels_per_point);
                        check(area, layout);
                    }
                }
            }
        }
    }

    #[test]
    fn the_board_lies_inside_its_area_and_fills_it() {
        for_each(|area, layout| {
            let plate = layout.plate();
            let whole = plate.with_max_y(plate.bottom() + layout.edge());
            assert!(
                area.expand(layout.pixel()).contains_rect(whole),
                "{whole:?} in {area:?}: {layout:?}"
            );
            assert!((whole.center().x - area.center().x).abs() <= layout.pixel());
            assert!((whole.center().y - area.center().y).abs() <= layout.pixel());
            // No more is left over than what rounding down to whole pixels takes.
            let lost = f32::from(layout.size() + 2) * layout.pixel();
            let spare = (area.width() - whole.width()).min(area.height() - whole.height());
            let is_largest = layout.spacing() >= *SPACINGS.end();
            assert!(spare <= lost || is_largest, "{spare} is left over: {layout:?}");
        });
    }

    #[test]
    fn without_coordinates_the_stones_are_larger_on_the_same_plate() {
        let area = Rect::from_min_size(Pos2::ZERO, vec2(600.0, 610.0));
        let [with, without] = [true, false].map(|shows| Layout::fit(area, 15, shows, 1.0));
        assert!(without.spacing() >= 1.05 * with.spacing(), "{without:?}, {with:?}");
        assert!((without.plate().width() - with.plate().width()).abs() < 17.0);
    }

    #[test]
    fn the_lines_and_the_stones_lie_on_whole_pixels() {
        let is_whole = |points: f32, layout: &Layout| {
            let pixels = points * layout.pixels_per_point;
            (pixels - pixels.round()).abs() < 0.01
        };
        for_each(|_, layout| {
            let half = layout.line_width() / 2.0;
            for point in (0..layout.size()).map(|index| (index, index)) {
                let centre = layout.centre(point);
                let stone = layout.stone(point);
                for edge in [
                    centre.x - half,
                    centre.x + half,
                    centre.y - half,
                    centre.y + half,
                    stone.left(),
                    stone.bottom(),
                ] {
                    assert!(is_whole(edge, &layout), "{edge} at {point:?}: {layout:?}");
                }
            }
        });
    }

    #[test]
    fn neighbouring_stones_do_not_cover_each_other() {
        for_each(|_, layout| {
            let (stone, next) = (layout.stone((0, 0)), layout.stone((1, 0)));
            assert!(next.left() - stone.right() >= -1.01 * layout.pixel(), "{layout:?}");
        });
    }

    #[test]
    fn small_boards_do_without_coordinates_and_large_ones_have_them() {
        let on = |width, height, rows| {
            Layout::fit(Rect::from_min_size(Pos2::ZERO, vec2(width, height)), rows, true, 1.0)
                .has_coordinates()
        };
        assert!(!on(336.0, 300.0, 19) && !on(300.0, 260.0, 15));
        assert!(
            on(336.0, 300.0, 9)
                && on(336.0, 300.0, 15)
                && on(456.0, 456.0, 15)
                && on(672.0, 690.0, 19)
        );
    }
}
