//! Where the parts of the board are, in points.

use std::ops::RangeInclusive;

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::app::connect4::coin::COIN_SHARE;
use crate::core::connect4::{Cell, Column, Shape, Size};

/// The border of the plate around its cells, in cells.
const BORDER: f32 = 0.18;
/// The strip above the plate in which the coin hovers, in cells.
const HOVER: f32 = 0.92;
/// The strip below the plate with the column numbers, in points.
pub(super) const NUMBERS: f32 = 24.0;
/// The height of the chips with the values of the columns, and the space above them, in points.
pub const CHIPS: (f32, f32) = (34.0, 7.0);
/// The sizes that a cell may have, in points.
const CELLS: RangeInclusive<f32> = 4.0..=400.0;

/// Where the parts of the board are, in points.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    pub(super) cell: f32,
    pub(super) grid: Rect,
    pub(super) size: Size,
    /// The room for chips below the plate, in points.
    pub(super) chips: f32,
}

impl Layout {
    /// Returns the largest board that fits into `area`, in its middle, on whole pixels.
    #[must_use]
    pub fn fit(area: Rect, size: Size, has_chips: bool, pixels_per_point: f32) -> Self {
        let whole = |points: f32| (points * pixels_per_point).floor() / pixels_per_point;
        let chips = if has_chips { CHIPS.0 + CHIPS.1 } else { 0.0 };
        let cell = whole(Self::cell_for(area.size() - vec2(0.0, chips), size));
        let grid_size = vec2(f32::from(size.columns()), f32::from(size.rows())) * cell;
        let height = grid_size.y + (2.0 * BORDER + HOVER) * cell + chips + NUMBERS;
        let left = whole(area.center().x - grid_size.x / 2.0);
        let top =
            whole(area.top() + ((area.height() - height) / 2.0).max(0.0) + (HOVER + BORDER) * cell);
        Self { cell, grid: Rect::from_min_size(pos2(left, top), grid_size), size, chips }
    }

    /// Returns the largest plate that fits into `place`, in its middle, without room for a coin
    /// above and numbers below.
    #[must_use]
    pub fn bare(place: Rect, size: Size, pixels_per_point: f32) -> Self {
        let across = place.width() / (f32::from(size.columns()) + 2.0 * BORDER);
        let down = place.height() / (f32::from(size.rows()) + 2.0 * BORDER);
        let whole = |points: f32| (points * pixels_per_point).floor() / pixels_per_point;
        let cell = whole(across.min(down).clamp(*CELLS.start(), *CELLS.end()));
        let grid_size = vec2(f32::from(size.columns()), f32::from(size.rows())) * cell;
        let corner = place.center() - grid_size / 2.0;
        let grid = Rect::from_min_size(pos2(whole(corner.x), whole(corner.y)), grid_size);
        Self { cell, grid, size, chips: 0.0 }
    }

    /// Returns the side of the cells of the largest board that fits into an area, in points.
    #[must_use]
    pub fn cell_for(area: Vec2, size: Size) -> f32 {
        let across = area.x / (f32::from(size.columns()) + 2.0 * BORDER);
        let down = (area.y - NUMBERS) / (f32::from(size.rows()) + 2.0 * BORDER + HOVER);
        across.min(down).clamp(*CELLS.start(), *CELLS.end())
    }

    /// Returns the height of a board that is this wide, in points.
    #[must_use]
    pub fn height_for(width: f32, size: Size) -> f32 {
        let cell = width / (f32::from(size.columns()) + 2.0 * BORDER);
        cell * (f32::from(size.rows()) + 2.0 * BORDER + HOVER) + NUMBERS
    }

    #[must_use]
    pub fn plate(&self) -> Rect {
        self.grid.expand(BORDER * self.cell)
    }

    pub fn cell(&self, cell: Cell) -> Rect {
        let from_top = self.size.rows() - 1 - cell.row.index();
        let corner = vec2(f32::from(cell.column.index()), f32::from(from_top)) * self.cell;
        Rect::from_min_size(self.grid.min + corner, Vec2::splat(self.cell))
    }

    /// Returns the clickable area of a column: from the hovering coin down to the number.
    pub(super) fn column(&self, column: Column) -> Rect {
        let left = self.grid.left() + f32::from(column.index()) * self.cell;
        let top = self.grid.top() - (HOVER + BORDER) * self.cell;
        let bottom = self.plate().bottom() + self.chips + NUMBERS;
        Rect::from_min_max(pos2(left, top), pos2(left + self.cell, bottom))
    }

    /// Returns the centre of a coin at a column (need not be whole) and a height above the lowest
    /// row, in cells.
    pub(super) fn centre(&self, column: f32, height: f32) -> Pos2 {
        pos2(
            self.grid.left() + (column + 0.5) * self.cell,
            self.grid.bottom() - (height + 0.5) * self.cell,
        )
    }

    /// Returns the height above the lowest row at which a coin hovers, in cells.
    #[must_use]
    pub fn hover_height(size: Size) -> f32 {
        f32::from(size.rows()) + BORDER + 0.5 * HOVER - 0.5
    }

    /// Returns the square that a coin fills around its centre, on whole pixels if `still`.
    pub(super) fn coin(&self, centre: Pos2) -> Rect {
        Rect::from_center_size(centre, Vec2::splat(self.cell * COIN_SHARE))
    }
}
