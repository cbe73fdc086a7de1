//! The offer of the first lesson, above the mode selection, for users who have not taken it.

use egui::{Align2, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use crate::app::contract::command::Command;
use crate::app::contract::practice::PracticeEntry;
use crate::app::kit::widgets::{self, Button};
use crate::app::screens::new_game;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The height of the offer in a large window and in a low one, in points.
const HEIGHT: (f32, f32) = (42.0, 32.0);
/// The space above it in a large window and in a low one.
const ABOVE: (f32, f32) = (10.0, 4.0);
/// The least height of a large window.
const LARGE: f32 = 560.0;
/// The space beside it in a narrow window, as in the mode selection below.
const MARGIN: f32 = 16.0;
/// The least width of a window with the larger margin.
const ROOMY: f32 = 640.0;
/// The larger margin.
const ROOMY_MARGIN: f32 = 32.0;
/// The greatest width of the offer.
const WIDEST: f32 = 960.0;
/// The least width with room for all the text.
const WIDE: f32 = 560.0;
/// The space between its parts.
const GAP: f32 = 8.0;

/// Returns whether a screen always has room for the offer.
#[must_use]
pub fn is_large(screen: Rect) -> bool {
    screen.height() >= LARGE
}

/// Splits a screen into the place of the offer and the rest.
#[must_use]
pub fn split(screen: Rect) -> (Rect, Rect) {
    let margin = if screen.width() < ROOMY {
        MARGIN
    } else {
        ROOMY_MARGIN
    };
    let (height, above) = if is_large(screen) {
        (HEIGHT.0, ABOVE.0)
    } else {
        (HEIGHT.1, ABOVE.1)
    };
    let top = screen.with_max_y(screen.top() + above + height);
    let width = f32::min(top.width() - 2.0 * margin, WIDEST);
    let place = Rect::from_center_size(top.center() + vec2(0.0, 0.5 * above), vec2(width, height));
    // The mode selection has its own margin, which shrinks to the space above the offer.
    let own = new_game::margin_above(screen.with_min_y(top.bottom()));
    (
        place,
        screen.with_min_y(top.bottom() - (own - above).max(0.0)),
    )
}

/// Shows the offer of the lesson of a game.
pub fn ui(
    game: &'static str,
    lesson: &'static PracticeEntry,
    place: Rect,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let is_wide = place.width() >= WIDE;
    widgets::paint_card(ui, place, 14.0, Some(palette.accent));
    let question = if is_wide {
        text::new_game::lesson_question()
    } else {
        text::new_game::lesson_question_short()
    };
    let button = vec2(if is_wide { 132.0 } else { 100.0 }, place.height() - 8.0);
    let inside = place.shrink2(vec2(12.0, 4.0));
    let words = inside.with_max_x(inside.right() - 2.0 * (button.x + GAP));
    let response = ui.interact(words, ui.scope_id().with("offer"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, question));
    let font = theme::strong(if is_wide { 15.0 } else { 14.0 });
    widgets::line(
        ui.painter(),
        words.left_center(),
        Align2::LEFT_CENTER,
        question,
        font,
        palette.text,
        words.width(),
    );
    let buttons = inside.with_min_x(words.right() + GAP);
    let mut row = ui.new_child(UiBuilder::new().max_rect(buttons).id_salt("offer"));
    row.spacing_mut().item_spacing.x = GAP;
    row.horizontal(|ui| {
        if Button::primary((lesson.title)(), "L")
            .tip(text::new_game::lesson_tip())
            .ui(ui, button)
        {
            commands.push(Command::Practise(game, lesson.name));
        }
        if Button::new(text::new_game::lesson_decline(), "")
            .tip(text::new_game::lesson_decline_tip())
            .ui(ui, button)
        {
            commands.push(Command::DeclineLesson(game));
        }
    });
}
