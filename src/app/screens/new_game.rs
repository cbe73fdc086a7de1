//! The mode selection: the game, a card for each side with a list of players, the options of the
//! next game, and the button that starts it.

mod card;
pub mod draft;
mod games;
mod heading;
mod measures;
mod model;
mod options;
mod paint;
mod play_button;
mod practices;
mod sentences;
mod tab;

use egui::{
    CursorIcon, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

pub use self::model::{Model, View};
pub use self::sentences::others;

use self::draft::List;
use self::games::games_ui;
use self::heading::{heading_ui, leave_label, leave_ui, leave_width};
pub use self::measures::margin_above;
use self::measures::{Contents, Page};
use self::options::Options;
use self::play_button::paint_play;
use self::practices::{has_room_for_practices, practices_ui};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Choice;
use crate::app::contract::model::DraftChange;
use crate::app::contract::screen::{NoticePlace, Requests};
use crate::app::kit::even_rows;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::text;

/// The sizes of type of who plays whom, each with its rows.
const PAIRING: [(f32, usize); 6] = [
    (17.0, 1),
    (15.0, 1),
    (13.5, 1),
    (12.5, 1),
    (11.5, 1),
    (11.0, 2),
];

/// Shows the mode selection. Returns the place for notices: over the summary or, without one, over
/// the question.
pub fn ui<K: BoardUi>(
    model: &Model<'_, K>,
    view: &mut View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, DraftChange<K>>,
) -> NoticePlace {
    let window = ui.max_rect();
    let options = Options::<K>::of(ui.painter(), model.draft.setup, Page::width(window.width()));
    let contents = Contents {
        rows: List::rows::<K>(),
        options: options.lines(),
        games: model.games.len(),
        leave: leave_width(ui.painter(), leave_label(model.in_game)),
    };
    let ground = theme::ground(Palette::of(ui.ctx()).ground_bottom);
    let mut child = ui.new_child(UiBuilder::new().max_rect(window).ui_stack_info(ground));
    let shown = ScrollArea::vertical()
        .id_salt("modes")
        .auto_shrink(false)
        .show(&mut child, |ui| {
            let mut page = Page::of(
                Rect::from_min_size(ui.cursor().min, window.size()),
                contents,
            );
            page.has_practices = has_room_for_practices::<K>(&page, ui, contents.leave);
            ui.allocate_rect(page.all, Sense::hover());
            heading_ui(ui, &page);
            if let Some(place) = page.games {
                games_ui(model, ui, place, requests);
            }
            if page.is_small {
                tab::tab_ui(model, &page, pictures, ui, Player::First, requests);
                swap_ui::<K>(ui, &page, requests);
                tab::tab_ui(model, &page, pictures, ui, Player::Second, requests);
                view.is_typing = card::ui(
                    model,
                    &page,
                    *view,
                    pictures,
                    ui,
                    model.draft.side,
                    requests,
                );
            } else {
                let is_typing = Player::BOTH
                    .map(|side| card::ui(model, &page, *view, pictures, ui, side, requests));
                view.is_typing = is_typing.contains(&true);
                swap_ui::<K>(ui, &page, requests);
            }
            options.ui(model, view, ui, &page.options, requests);
            if let Some(place) = page.summary {
                summary_ui(model, ui, place);
            }
            buttons_ui(model, ui, page.buttons, requests);
            let leave = leave_ui(model, ui, page.heading, requests);
            if page.has_practices {
                practices_ui::<K>(ui, leave, requests);
            }
            let line = page.summary.unwrap_or(page.heading);
            NoticePlace {
                line,
                lowest: line.bottom() + measures::NOTICE_BELOW,
                may_stay: true,
            }
        });
    shown.inner
}

/// Shows the button that exchanges the sides.
fn swap_ui<K: BoardUi>(ui: &Ui, page: &Page, requests: &mut Requests<'_, DraftChange<K>>) {
    let palette = Palette::of(ui.ctx());
    let place = page.swap;
    let response = ui.interact(place, ui.scope_id().with("swap"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text::new_game::swap()));
    let painter = ui.painter();
    let (centre, radius) = (place.center(), place.width() / 2.0);
    let fill = palette.button_fill(response.hovered());
    painter.circle(
        centre,
        radius,
        fill,
        Stroke::new(if page.is_small { 1.0 } else { 2.5 }, palette.card_edge),
    );
    widgets::focus_ring(painter, place, radius, palette, &response);
    for (side, up) in [(1.0, -4.0), (-1.0, 4.0)] {
        let tip = centre + vec2(side * 7.5, up);
        let line = Stroke::new(1.8, palette.text);
        painter.line_segment([centre + vec2(side * -7.5, up), tip], line);
        painter.line(
            vec![
                tip + vec2(side * -4.0, -3.5),
                tip,
                tip + vec2(side * -4.0, 3.5),
            ],
            line,
        );
    }
    if !page.is_small {
        widgets::key_cap(painter, centre + vec2(0.0, radius + 15.0), "S", palette);
    }
    if widgets::activated(&response) {
        requests.push(Choice::Swap);
    }
    let [first, second] = Player::BOTH.map(K::side);
    tooltips::tip(
        &response.on_hover_cursor(CursorIcon::PointingHand),
        &text::new_game::swap_tip(first, second),
    );
}

/// Shows a summary of the choice: who plays whom, who begins, and the players' aim if there is
/// room.
fn summary_ui<K: BoardUi>(model: &Model<'_, K>, ui: &Ui, place: Rect) {
    let palette = Palette::of(ui.ctx());
    let pairing = sentences::pairing(model.draft.seats, &model.draft.names());
    let [whole, brief] = sentences::prospects(model);
    let response = ui.interact(place, ui.scope_id().with("summary"), Sense::hover());
    response.widget_info(|| {
        let label = text::play::two_sentences(&pairing, &whole);
        WidgetInfo::labeled(Role::Label, true, label)
    });
    let painter = ui.painter();
    let title = widgets::readable(
        painter,
        &pairing,
        (theme::strong, &PAIRING),
        palette.text,
        place.size(),
    );
    let room = place.height() - title.size().y - 2.0;
    let laid_out = |text: &str| {
        even_rows::layout(
            painter,
            text,
            &theme::regular(13.0),
            palette.text_weak,
            (place.width(), usize::MAX),
        )
    };
    let whole = laid_out(&whole);
    let below = if whole.size().y <= room {
        whole
    } else {
        laid_out(&brief)
    };
    let top = place.center().y - (title.size().y + 2.0 + below.size().y) / 2.0;
    let next = top + title.size().y + 2.0;
    painter.galley(pos2(place.left(), top), title, palette.text);
    painter.galley(pos2(place.left(), next), below, palette.text_weak);
}

/// Shows the buttons at the foot: the play button, and one for a new game if the first would
/// continue the current one.
fn buttons_ui<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &mut Ui,
    place: Rect,
    requests: &mut Requests<'_, DraftChange<K>>,
) {
    let mut place = place;
    if model.goes_on {
        let width = (0.36 * place.width()).floor();
        let button = place.with_max_x(place.left() + width);
        place = place.with_min_x(button.right() + measures::BUTTON_GAP);
        let tip = text::new_game::new_tip();
        if widgets::Button::new(text::new_game::new(), "")
            .tip(tip)
            .ui_at(ui, button)
        {
            requests.push(Choice::Start);
        }
    }
    let label = if model.goes_on {
        text::new_game::continue_()
    } else {
        text::new_game::play()
    };
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(place, ui.scope_id().with("play"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let is_lit = response.hovered() || response.is_pointer_button_down_on();
    paint_play(ui.painter(), place, palette, label, is_lit);
    widgets::focus_ring(ui.painter(), place, 12.0, palette, &response);
    if widgets::activated(&response) {
        requests.push(if model.goes_on {
            Choice::Accept
        } else {
            Choice::Start
        });
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
}
