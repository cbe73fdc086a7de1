//! Where a screen has room for a notice: each screen says so, and the announcer shows it there.

use egui::{Rect, pos2, vec2};

/// How far a notice may reach above its place, in points: no further than the space between two
/// parts.
const ABOVE: f32 = 5.0;

/// Where a screen has room for a notice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoticePlace {
    /// What a short notice fills; a longer one is higher, around the same middle.
    pub line: Rect,
    /// Where it ends at the latest: a long one begins higher.
    pub lowest: f32,
    /// Whether a sentence may stay there: nothing lies below it that is needed all the time.
    pub may_stay: bool,
}

impl NoticePlace {
    /// Returns the height of a notice that reaches over nothing else.
    #[must_use]
    pub fn room(self) -> f32 {
        self.lowest - self.line.top() + ABOVE
    }

    /// Returns the rectangle of a notice whose text is so high.
    #[must_use]
    pub fn rect(self, height: f32) -> Rect {
        let height = height.max(self.line.height());
        let top = f32::min(self.line.center().y - height / 2.0, self.lowest - height);
        Rect::from_min_size(pos2(self.line.left(), top), vec2(self.line.width(), height))
    }
}
