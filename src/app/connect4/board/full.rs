//! The label over a full column, in place of the coin that has no room there.

use super::layout::Layout;
use super::{Brush, Painting};
use crate::app::kit::widgets;
use crate::app::theme;
use crate::words::text;

/// The sizes of its type, in points, and in cells between them.
const SIZES: (f32, f32, f32) = (9.0, 15.0, 0.24);

impl Brush<'_> {
    /// Paints the label over a full column.
    pub(super) fn paint_full(&self, scene: &Painting<'_>) {
        let Some(column) = scene.full else { return };
        let (least, most, cells) = SIZES;
        let size = (cells * self.layout.cell).clamp(least, most);
        let galley = self.painter.layout_no_wrap(
            text::connect4::full().to_owned(),
            theme::strong(size),
            self.palette.text_weak,
        );
        // If it would overlap the next columns, the shape of the board has to do without it.
        if galley.size().x > self.layout.cell {
            return;
        }
        let height = Layout::hover_height(scene.position.shape());
        let at = self.layout.centre(f32::from(column.index()), height);
        widgets::place(&self.painter, at, galley);
    }
}
