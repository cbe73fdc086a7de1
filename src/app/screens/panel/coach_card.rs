//! The card of the coach: why a move is held back, what was good about the last one, or a hint.

use std::sync::Arc;

use egui::{Color32, CornerRadius, Galley, Painter, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::kit::{class_icon, widgets};
use crate::app::screens::model::{CoachWords, Voice};
use crate::app::theme::{self, Palette};
use crate::core::kind::MoveClass;
use crate::words::{CardText, class_name, text};

/// The width of the bar at the left edge of the card.
const BAR: f32 = 6.0;
/// The sizes of the icon, in a tight layout and otherwise.
const ICON: [f32; 2] = [18.0, 24.0];
/// The space between the icon and the text.
const ICON_GAP: [f32; 2] = [8.0, 13.0];
/// The sizes of type of the heading, and of the text below it.
const TYPE: [(f32, f32); 2] = [(13.5, 12.5), (16.5, 14.5)];
const MOST_ROWS: usize = 4;
/// The space between the heading and the text.
const LINE_GAP: [f32; 2] = [1.0, 4.0];

impl CoachWords {
    /// Returns the colour of the card's edge.
    pub fn edge(&self, palette: &Palette) -> Color32 {
        match self.voice {
            Voice::Warning | Voice::Praise => class_icon::ink(self.class, palette).text,
            Voice::Hint => palette.accent,
        }
    }

    /// Returns the text for a screen reader, with the class of a mistake.
    pub fn said(&self) -> String {
        let said = self.card.said();
        match self.voice {
            Voice::Warning => text::play::labelled(class_name(self.class), said),
            Voice::Praise | Voice::Hint => said,
        }
    }
}

/// The heading and the text, laid out beside their icon.
pub struct Laid {
    class: MoveClass,
    voice: Voice,
    heading: Arc<Galley>,
    text: Option<Arc<Galley>>,
    said: String,
    icon: f32,
    icon_gap: f32,
    line_gap: f32,
}

impl Laid {
    /// Returns the words in this width, in a tight layout or not.
    pub fn of(words: &CoachWords, ui: &Ui, width: f32, is_cramped: bool) -> Self {
        let at = usize::from(!is_cramped);
        let palette = Palette::of(ui.ctx());
        let (icon, icon_gap, (large, small)) = (ICON[at], ICON_GAP[at], TYPE[at]);
        let room = width - icon - icon_gap;
        let lay = |text: &str, font, colour| {
            widgets::even_rows(
                ui.painter(),
                text,
                &font,
                colour,
                (room.max(1.0), MOST_ROWS),
            )
        };
        let CardText { heading, text } = &words.card;
        Self {
            class: words.class,
            voice: words.voice,
            heading: lay(heading, theme::strong(large), palette.text),
            text: (!text.is_empty()).then(|| lay(text, theme::regular(small), palette.text)),
            said: words.said(),
            icon,
            icon_gap,
            line_gap: LINE_GAP[at],
        }
    }

    /// Returns the height, in points.
    pub fn height(&self) -> f32 {
        let below = self
            .text
            .as_ref()
            .map_or(0.0, |text| self.line_gap + text.size().y);
        (self.heading.size().y + below).max(self.icon)
    }

    /// Shows the words in their place.
    pub fn ui(self, ui: &Ui) {
        let (place, palette) = (ui.max_rect(), Palette::of(ui.ctx()));
        let first = self
            .heading
            .rows
            .first()
            .map_or(self.icon, |row| row.height());
        let centre = pos2(
            place.left() + 0.5 * self.icon,
            place.top() + 0.5 * first.max(self.icon),
        );
        match self.voice {
            Voice::Warning | Voice::Praise => {
                class_icon::paint(ui.painter(), self.class, centre, self.icon, palette);
            }
            Voice::Hint => bulb(ui.painter(), centre, self.icon, palette.accent),
        }
        let down = 0.5 * (self.icon - first).max(0.0);
        let at = place.min + vec2(self.icon + self.icon_gap, down);
        let below = at + vec2(0.0, self.heading.size().y + self.line_gap - down.min(2.0));
        ui.painter().galley(at, self.heading, palette.text);
        if let Some(text) = self.text {
            ui.painter().galley(below, text, palette.text);
        }
        widgets::name_region(ui, place, "coach", &self.said);
    }
}

/// Paints a light bulb in a square of this size.
fn bulb(painter: &Painter, centre: Pos2, size: f32, colour: Color32) {
    let stroke = Stroke::new((0.08 * size).max(1.25), colour);
    let (middle, radius) = (centre - vec2(0.0, 0.12 * size), 0.32 * size);
    let turn = std::f32::consts::TAU;
    // Open at the bottom, where the socket is.
    let glass: Vec<Pos2> = (0..=20_u8)
        .map(|step| 0.34 * turn + 0.82 * turn * f32::from(step) / 20.0)
        .map(|angle| middle + radius * Vec2::angled(angle))
        .collect();
    let socket = |down: f32, half: f32| {
        let at = centre + vec2(0.0, down * size);
        [at - vec2(half * size, 0.0), at + vec2(half * size, 0.0)]
    };
    painter.line(glass, stroke);
    for ends in [socket(0.26, 0.15), socket(0.38, 0.11)] {
        painter.line_segment(ends, stroke);
    }
}

/// Paints the bar at the left edge of the coach's card.
pub fn bar(ui: &Ui, card: Rect, radius: f32, colour: Color32) {
    // A narrower one would have smaller corners.
    let bar = card.with_max_x(card.left() + 2.0 * radius);
    let corner = CornerRadius::from(radius);
    ui.painter()
        .with_clip_rect(ui.clip_rect().intersect(card.with_max_x(card.left() + BAR)))
        .rect_filled(
            bar,
            CornerRadius {
                ne: 0,
                se: 0,
                ..corner
            },
            colour,
        );
}
