//! The message line: a hint if there is one, else the comment on the position in view, else which
//! keys to press. A text that is too long for the line gets its own card.

use std::iter;
use std::sync::Arc;

use egui::{
    Align2, Color32, Galley, Key, Painter, Rect, RichText, Role, ScrollArea, Ui, UiBuilder, Vec2,
    WidgetInfo,
};

use super::measures::{Below, HintCard};
use crate::app::input::commands;
use crate::app::kit::line_breaks;
use crate::app::kit::widgets;
use crate::app::screens::model::{HintWords, Model, Voice};
use crate::app::theme::{self, Palette};
use crate::words::Phase;
use crate::words::{Written, text};

/// The font sizes of a hint on its card, as shares of that in the line.
const HINT_TYPE: [f32; 3] = [1.0, 0.94, 0.88];

/// The separator between two actions.
const PARTED: &str = " · ";

/// A message, laid out for the line.
pub struct Message {
    text: String,
    galley: Arc<Galley>,
    size: f32,
    kind: Kind,
    /// Whether it is too long for the line and needs a card.
    pub needs_card: bool,
}

enum Kind {
    /// A hint, or which keys to press.
    Ours,
    /// Game info or a comment on the position.
    Comment {
        /// The text of the line while the comment is on a card.
        press: String,
        /// Its text for screen readers.
        said: String,
    },
}

impl Message {
    /// Returns the message for a line of this width, of at most two rows.
    pub fn of(model: &Model<'_>, painter: &Painter, line: Rect) -> Self {
        Self::with(model, model.hint.as_ref(), painter, line)
    }

    /// Returns the message for a line of this width beside a card that has the hint.
    pub fn without_hint(model: &Model<'_>, painter: &Painter, line: Rect) -> Self {
        let hint = model.hint.as_ref();
        let hint = hint.filter(|hint| !hint.is_given);
        Self::with(model, hint, painter, line)
    }

    /// Returns the message for a line of this width, with this hint.
    fn with(model: &Model<'_>, hint: Option<&HintWords>, painter: &Painter, line: Rect) -> Self {
        let palette = Palette::of(painter.ctx());
        let is_small = line.height() <= Below::WORDS;
        let size = if is_small { 13.0 } else { 14.0 };
        let waiting = |letter: Key| match commands::meaning(letter) {
            Some(meaning) => text::game::waiting_letter(letter.name(), meaning),
            None => text::game::waiting_number(letter.name()),
        };
        let mut kind = Kind::Ours;
        let (text, colour) = match (hint, model.letter) {
            (_, Some(letter)) => (waiting(letter), palette.text),
            (Some(hint), None) if hint.is_given => (hint.text.clone(), palette.text),
            (Some(hint), None) => (hint.text.clone(), palette.text_weak),
            (None, None) if model.is_checking => {
                (text::play::checking_move().to_owned(), palette.text_weak)
            }
            (None, None) if model.held.is_some() => {
                (text::coach::or_another(model.game), palette.text_weak)
            }
            (_, None) => match &model.written {
                Some(Written { shown, said }) => {
                    kind = Kind::Comment { press: model.press.clone(), said: said.clone() };
                    (shown.clone(), palette.text)
                }
                None => (model.press.clone(), palette.text_weak),
            },
        };
        let may_have_card =
            hint.is_some_and(|hint| hint.is_given) || matches!(kind, Kind::Comment { .. });
        let lay_out = if may_have_card { wrapped } else { actions };
        let galley = lay_out(painter, &text, size, colour, line.width());
        let needs_card = may_have_card && galley.elided;
        Self { text, galley, size, kind, needs_card }
    }

    /// Returns what the coach says, for a panel without a card for it; `None` if there is another
    /// message.
    pub fn coach(model: &Model<'_>, painter: &Painter, line: Rect) -> Option<Self> {
        let coach = model.coach.as_ref();
        let coach = coach.filter(|coach| coach.voice != Voice::Hint)?;
        let (text, size) = (coach.card.said(), 13.0);
        let galley = wrapped(painter, &text, size, Palette::of(painter.ctx()).text, line.width());
        let needs_card = galley.elided;
        Some(Self { text, galley, size, kind: Kind::Ours, needs_card })
    }

    /// Returns the search information of the computer that moved last, for a panel whose cards have
    /// no room for it; `None` if there is another message.
    pub fn found(model: &Model<'_>, painter: &Painter, line: Rect) -> Option<Self> {
        let watched = model.is_watched && model.end.is_none();
        let is_open = model.tells_thoughts()
            && (watched || model.turn == Phase::Awaiting)
            && model.hint.is_none()
            && model.held.is_none()
            && !model.is_checking
            && model.letter.is_none()
            && !model.is_free
            && model.written.is_none();
        let report = model.player(model.to_move.other()).report.as_ref();
        let found = report.filter(|_| is_open)?.found.as_ref()?;
        let text = found.lines.join("\n");
        let size = 12.5;
        let galley =
            wrapped(painter, &text, size, Palette::of(painter.ctx()).text_weak, line.width());
        (!galley.elided).then_some(Self { text, galley, size, kind: Kind::Ours, needs_card: false })
    }

    pub const fn is_comment(&self) -> bool {
        matches!(self.kind, Kind::Comment { .. })
    }

    /// Moves the comment to a card even if it would fit into the line, which is needed for
    /// something else.
    pub const fn leave_line(&mut self) {
        self.needs_card |= self.is_comment();
    }

    /// Returns the height of the card of a message that is too long for the line, or zero. A
    /// comment higher than `most` is scrolled.
    pub fn card_height(&self, painter: &Painter, width: f32, most: f32) -> f32 {
        if !self.needs_card {
            return 0.0;
        }
        let room = (width - 2.0 * HintCard::EDGE.x).max(1.0);
        let galley = line_breaks::in_rows(
            painter.ctx(),
            &*self.text,
            theme::regular(self.size),
            Color32::PLACEHOLDER,
            room,
        );
        let height = galley.size().y + 2.0 * HintCard::EDGE.y;
        match self.kind {
            Kind::Ours => height,
            Kind::Comment { .. } => height.min(most),
        }
    }

    /// Shows the message in the line, or which keys to press if the message is on a card.
    pub fn line_ui(&self, ui: &Ui, line: Rect) {
        let palette = Palette::of(ui.ctx());
        let keys = match &self.kind {
            Kind::Ours => text::play::hint_keys(),
            Kind::Comment { press, .. } => press,
        };
        let galley = if self.needs_card {
            actions(ui.painter(), keys, self.size, palette.text_weak, line.width())
        } else {
            Arc::clone(&self.galley)
        };
        let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), line).min;
        ui.painter().galley(at, galley, Color32::PLACEHOLDER);
        let said = match &self.kind {
            Kind::Comment { press, .. } if self.needs_card => press.clone(),
            Kind::Comment { said, .. } => said.clone(),
            Kind::Ours => self.text.clone(),
        };
        widgets::name_region(ui, line, "message", &said);
    }

    /// Shows a message that is too long for the line on a card, scrolled if even that is too small.
    pub fn card_ui(&self, ui: &mut Ui, card: Rect) {
        let palette = Palette::of(ui.ctx());
        let accent = match self.kind {
            Kind::Ours => Some(palette.accent),
            Kind::Comment { .. } => None,
        };
        widgets::paint_card(ui, card, HintCard::RADIUS, accent);
        let width = card.width() - 2.0 * HintCard::EDGE.x;
        let height = |size: f32| {
            let font = theme::regular(size);
            line_breaks::in_rows(ui.ctx(), &*self.text, font, Color32::PLACEHOLDER, width).size().y
        };
        // Less space around it, and then smaller type, are better than a last row out of view.
        let tight = HINT_TYPE.map(|share| (HintCard::LEAST_EDGE, share));
        let fits = |&(edge, share): &(Vec2, f32)| {
            height(share * self.size) <= card.height() - 2.0 * edge.y + 2.0
        };
        let usual = (HintCard::EDGE, 1.0);
        let mut ways = iter::once(usual).chain(tight);
        // A low card shows two rows of a text that has to be scrolled.
        let scrolled = if card.height() < HintCard::LOW { tight[2] } else { usual };
        let (edge, share) = ways.find(fits).unwrap_or(scrolled);
        let (inside, size) = (card.shrink2(edge), share * self.size);
        let builder = UiBuilder::new()
            .max_rect(inside)
            .id_salt("hint")
            .ui_stack_info(theme::ground(palette.card));
        let mut child = ui.new_child(builder);
        // A single line stays readable.
        child.spacing_mut().scroll.fade.size = (0.15 * inside.height()).min(20.0);
        // Each text starts at its top.
        let area = ScrollArea::vertical()
            .id_salt(("hint", &self.text))
            .auto_shrink(false)
            .min_scrolled_height(0.0);
        area.show(&mut child, |ui| {
            widgets::scroll_by_page_keys(ui, inside.height());
            let label =
                line_breaks::label(ui, RichText::new(&self.text).font(theme::regular(size)));
            if let Kind::Comment { said, .. } = &self.kind {
                label.widget_info(|| WidgetInfo::labeled(Role::Label, true, said));
            }
        });
    }
}

/// Returns what can be done, with dots between the actions, laid out like any [text](wrapped). The
/// last actions are left out if there is no room for them.
fn actions(painter: &Painter, text: &str, size: f32, colour: Color32, width: f32) -> Arc<Galley> {
    let galley = wrapped(painter, text, size, colour, width);
    match text.rsplit_once(PARTED) {
        Some((fewer, _)) if galley.elided => actions(painter, fewer, size, colour, width),
        _ => galley,
    }
}

/// Returns a text laid out in at most two rows of this width, and cut if it is longer. A text that
/// needs two rows is split at its dot if both parts fit, else into rows of about the same length.
fn wrapped(painter: &Painter, text: &str, size: f32, colour: Color32, width: f32) -> Arc<Galley> {
    let whole = widgets::even_rows(painter, text, &theme::regular(size), colour, (width, 2));
    if whole.rows.len() < 2 || whole.elided {
        return whole;
    }
    let parts = text
        .rmatch_indices(PARTED)
        .map(|(at, dot)| format!("{}\n{}", &text[..at], &text[at + dot.len()..]));
    let parted = parts.filter(|text| !text.contains(PARTED));
    let mut parted = parted
        .map(|text| widgets::even_rows(painter, &text, &theme::regular(size), colour, (width, 2)));
    parted.find(|galley| galley.rows.len() == 2 && !galley.elided).unwrap_or(whole)
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};

    use super::*;

    #[test]
    fn actions_for_which_there_is_no_room_are_left_out() {
        let context = Context::default();
        theme::install(&context);
        let text = "Play the same move twice to continue from here · End shows the last move";
        let (begin, _) = text.split_once(PARTED).expect("two actions");
        let mut written = Vec::new();
        let mut output = context.run_ui(RawInput::default(), |ui| {
            written.extend([500.0, 200.0, 60.0].map(|width| {
                let galley = actions(ui.painter(), text, 14.0, Color32::WHITE, width);
                (galley.text().replace('\n', PARTED), galley.elided)
            }));
        });
        output.textures_delta.clear();
        let laid_out = |text: &str, elided| (text.to_owned(), elided);
        assert_eq!(written, [laid_out(text, false), laid_out(begin, false), laid_out(begin, true)]);
    }
}
