//! The card of the coach: why a move is held back, or what was good about the last one.

use std::sync::Arc;

use egui::{Color32, CornerRadius, Galley, Rect, Ui, pos2, vec2};

use crate::app::contract::board::BoardUi;
use crate::app::kit::{class_icon, even_rows, widgets};
use crate::app::screens::model::Model;
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
/// The most rows of either.
const MOST_ROWS: usize = 4;
/// The space between the heading and the text.
const LINE_GAP: [f32; 2] = [1.0, 4.0];

/// What the coach says, and about which class of move.
pub struct CoachWords {
    /// The class.
    pub class: MoveClass,
    /// The text.
    pub card: CardText,
    /// Whether it praises the move.
    pub is_praise: bool,
}

impl CoachWords {
    /// Returns what the coach says now: about the move that is held back, else about the last one.
    pub fn of<K: BoardUi>(model: &Model<'_, K>) -> Option<Self> {
        let held = model.held_back().map(|held| Self {
            class: held.class,
            card: held.card::<K>(),
            is_praise: false,
        });
        held.or_else(|| {
            let praise = model.praise.filter(|_| model.ended().is_none())?;
            Some(Self {
                class: MoveClass::Best,
                card: praise.card::<K>()?,
                is_praise: true,
            })
        })
    }

    /// Returns the colour of the card's edge.
    pub fn edge(&self, palette: &Palette) -> Color32 {
        class_icon::ink(self.class, palette).text
    }

    /// Returns the text for a screen reader, with the class of a mistake.
    pub fn said(&self) -> String {
        let said = self.card.said();
        if self.is_praise {
            said
        } else {
            text::play::labelled(class_name(self.class), said)
        }
    }
}

/// The heading and the text, laid out beside their icon.
pub struct Laid {
    class: MoveClass,
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
            even_rows::layout(
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
        class_icon::paint(ui.painter(), self.class, centre, self.icon, palette);
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
