//! The review of a game: the accuracy of each side, the mistakes, and the button back.

mod cards;
pub mod facts;
mod graph_card;
mod list;
mod measures;
mod model;

use egui::{Align2, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use self::cards::cards_ui;
use self::facts::Mistake;
use self::graph_card::graph_ui;
use self::list::MistakeList;
pub use self::measures::Page;
use self::measures::{BACK, GraphCard, PlayerCard};
pub use self::model::{Model, View};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::{Action, ReviewStep};
use crate::app::contract::model::Act;
use crate::app::contract::screen::Requests;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::core::game::Game;
use crate::core::kind::MoveOf;
use crate::words::text;

/// The sizes of type of how the game ended, in a small heading, each with its rows.
const SUBTITLE: [(f32, usize); 4] = [(12.5, 1), (12.5, 2), (11.5, 2), (11.0, 2)];

/// Shows everything of the review but the board.
pub fn ui<K: BoardUi>(
    model: &Model<'_, K>,
    page: &Page,
    view: &mut View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, Act<K>>,
) {
    heading_ui(model, page.heading, ui, requests);
    let mistakes = facts::mistakes(model.session, model.analysis);
    buttons_ui(model, page, *view, &mistakes, ui, requests);
    let mut list = MistakeList {
        model,
        mistakes: &mistakes,
        view,
        pictures,
    };
    if page.is_wide() {
        cards_ui(model, list.pictures, page.cards, ui);
        let mut place = ui.new_child(UiBuilder::new().max_rect(page.list));
        list.card_ui(&mut place, requests);
        if page.graph.is_positive() {
            graph_ui(model, page.graph, ui, requests);
        }
    } else {
        let ground = theme::ground(Palette::of(ui.ctx()).ground_bottom);
        let mut rest = ui.new_child(UiBuilder::new().max_rect(page.list).ui_stack_info(ground));
        ScrollArea::vertical()
            .id_salt("review")
            .auto_shrink(false)
            .show(&mut rest, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                list.rows_ui(ui, requests);
                let (cards, _) = ui.allocate_exact_size(
                    vec2(ui.available_width(), 2.0 * PlayerCard::HEIGHT + 8.0),
                    Sense::hover(),
                );
                cards_ui(model, list.pictures, cards, ui);
                let (card, _) = ui.allocate_exact_size(
                    vec2(ui.available_width(), GraphCard::HEIGHT),
                    Sense::hover(),
                );
                graph_ui(model, card, ui, requests);
            });
    }
}

/// Shows the heading: what is reviewed, and the button back.
fn heading_ui<K: BoardUi>(
    model: &Model<'_, K>,
    rect: Rect,
    ui: &mut Ui,
    requests: &mut Requests<'_, Act<K>>,
) {
    let palette = Palette::of(ui.ctx());
    let is_small = rect.width() < 600.0;
    let painter = ui.painter().clone();
    let back = Rect::from_center_size(
        pos2(rect.right() - 0.5 * BACK.x, rect.center().y),
        vec2(BACK.x, BACK.y.min(rect.height())),
    );
    let size = if is_small { 19.0 } else { 24.0 };
    let title = widgets::fitted(
        &painter,
        text::review::title(),
        theme::strong(size),
        palette.text,
        rect.width(),
    );
    let left = rect.left() + title.size().x + 14.0;
    let top = rect.center().y - 0.5 * title.size().y;
    painter.galley(pos2(rect.left(), top), title, palette.text);
    let subtitle = facts::subtitle(model.session, model.analysis);
    let font = theme::regular(if is_small { 12.5 } else { 15.0 });
    let room = back.left() - left - 10.0;
    let whole = widgets::fitted(
        &painter,
        &subtitle,
        font.clone(),
        palette.text_weak,
        f32::INFINITY,
    );
    // If there is no room for the players, the result matters more.
    let shown = if whole.size().x <= room {
        subtitle.clone()
    } else {
        facts::ending(model.session, model.analysis)
    };
    let at = pos2(left, rect.center().y + 2.0);
    if is_small {
        let shown = widgets::readable(
            &painter,
            &shown,
            (theme::regular, &SUBTITLE),
            palette.text_weak,
            vec2(room, rect.height()),
        );
        // The graph and the list show how it ended, too.
        if !shown.elided {
            let top = at.y - 0.5 * shown.size().y;
            painter.galley(pos2(left, top), shown, palette.text_weak);
        }
    } else {
        widgets::line(
            &painter,
            at,
            Align2::LEFT_CENTER,
            &shown,
            font,
            palette.text_weak,
            room,
        );
    }
    let place = Rect::from_min_max(rect.min, pos2(back.left() - 8.0, rect.bottom()));
    let response = ui.interact(place, ui.scope_id().with("heading"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text::review::label(&subtitle)));
    if Button::new(text::review::back(), text::keys::esc())
        .tip(text::review::back_tip())
        .ui_at(ui, back)
    {
        requests.push(Action::Review(ReviewStep::Leave));
    }
}

/// Shows the buttons for the mistakes.
fn buttons_ui<K: BoardUi>(
    model: &Model<'_, K>,
    page: &Page,
    view: View,
    mistakes: &[Mistake<MoveOf<K>>],
    ui: &mut Ui,
    requests: &mut Requests<'_, Act<K>>,
) {
    let is_long = page.buttons.width() >= 640.0;
    let name = |long, short| if is_long { long } else { short };
    let cursor = model.session.record().cursor();
    let can_play = model.session.position().outcome().is_none();
    let line = text::review::best_line();
    let best = if view.shows_line {
        Button::primary(line, "B")
    } else {
        Button::new(line, "B")
    };
    let is_at_end = cursor == model.session.record().moves().len();
    let buttons = vec![
        (
            Button::primary(
                name(text::review::try_again(), text::review::try_again_short()),
                "T",
            )
            .tip(text::review::try_again_tip())
            .enabled(can_play),
            Action::Review(ReviewStep::TryAgain),
        ),
        (
            best.tip(text::review::best_line_tip()).enabled(can_play),
            Action::Review(ReviewStep::Line),
        ),
        (
            Button::new(
                name(text::review::previous(), text::review::previous_short()),
                "P",
            )
            .enabled(mistakes.iter().any(|mistake| mistake.ply <= cursor)),
            Action::Review(ReviewStep::Previous),
        ),
        (
            Button::new(name(text::review::next(), text::review::next_short()), "N").enabled(
                mistakes
                    .iter()
                    .any(|mistake| mistake.ply > cursor + 1 || is_at_end),
            ),
            Action::Review(ReviewStep::Next),
        ),
    ];
    let mut row = ui.new_child(UiBuilder::new().max_rect(page.buttons));
    if let Some(command) = widgets::command_row(&mut row, page.buttons.height(), buttons) {
        requests.push(command);
    }
}
