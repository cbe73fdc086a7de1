//! The choice of a new game: the game, an opponent, who starts, and the button that starts it.
//!
//! Everything else that can be chosen is in the details, which open over the list of opponents.

mod details;
pub mod draft;
mod folded;
mod games;
mod heading;
mod measures;
mod model;
mod opponents;
mod play_button;
mod players_card;
mod quiet;
mod sentences;
mod side;
mod starts;

use egui::{
    Align2, CornerRadius, CursorIcon, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

pub use self::model::{Details, Model, View};
pub use self::sentences::summary;

use self::measures::Page;
use self::play_button::paint_play;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Choice;
use crate::app::contract::model::{Against, DraftChange};
use crate::app::contract::screen::{NoticePlace, Requests};
use crate::app::kit::icons::{Icon, paint_chevron};
use crate::app::kit::pictures::Pictures;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::core::kind::Level as _;
use crate::words::{self, text};

/// Shows the choice of a new game. Returns the place for notices: over the hints or, without them,
/// in the line of the heading.
pub fn ui<K: BoardUi>(
    model: &Model<'_, K>,
    view: &mut View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, DraftChange<K>>,
) -> NoticePlace {
    let window = ui.max_rect();
    let rows = model.draft.opponents().len();
    let ground = theme::ground(Palette::of(ui.ctx()).ground_bottom);
    let mut child = ui.new_child(UiBuilder::new().max_rect(window).ui_stack_info(ground));
    let shown = ScrollArea::vertical()
        .id_salt("new_game")
        .auto_shrink(false)
        .show(&mut child, |ui| {
            let page = Page::of(Rect::from_min_size(ui.cursor().min, window.size()), rows);
            ui.allocate_rect(page.all, Sense::hover());
            let beside = heading::heading_ui(model.context, &page, ui, requests.commands);
            games::games_ui(model, &page, ui, requests);
            let is_open = view.details.is_some();
            if is_open {
                view.is_typing = details::details_ui(model, &page, view, pictures, ui, requests);
            } else {
                view.is_typing = false;
                opponents::opponents_ui(model, &page, ui, requests);
            }
            players_card::players_ui(model, &page, pictures, ui);
            starts::starts_ui(model, &page, pictures, ui, requests);
            customize_ui(&page, is_open, ui, requests);
            play_ui(model, page.play, ui, requests);
            quiet::quiet_ui(model, &page, ui, requests);
            footer_ui(&page, rows, ui);
            let line = page.footer.unwrap_or(beside);
            NoticePlace {
                line,
                lowest: line.bottom() + 6.0,
                may_stay: true,
            }
        });
    shown.inner
}

/// Shows the button that opens and closes the details.
fn customize_ui<K: BoardUi>(
    page: &Page,
    is_open: bool,
    ui: &Ui,
    requests: &mut Requests<'_, DraftChange<K>>,
) {
    let palette = Palette::of(ui.ctx());
    let (place, painter) = (page.customize, ui.painter());
    let label = text::new_game::customize();
    let response = ui.interact(place, ui.scope_id().with("customize"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
    let (fill, edge) = if is_open {
        (palette.chosen, Stroke::new(2.0, palette.focus))
    } else {
        (
            palette.button_fill(response.hovered()),
            Stroke::new(1.5, palette.outline),
        )
    };
    painter.rect(
        place,
        CornerRadius::same(12),
        fill,
        edge,
        StrokeKind::Inside,
    );
    widgets::focus_ring(painter, place, 12.0, palette, &response);
    if page.is_small {
        let icon = Rect::from_center_size(place.center(), vec2(24.0, 24.0));
        Icon::Sliders.paint(painter, icon, palette.text);
    } else {
        let is_narrow = widgets::text_width(painter, label, 12.0) > place.width() - 58.0;
        let (chevron, edges) = if is_narrow { (0.0, 16.0) } else { (26.0, 32.0) };
        let room = place.width() - chevron - edges;
        let galley = widgets::fitted(painter, label, theme::strong(16.0), palette.text, room);
        let left = place.center().x - 0.5 * (galley.size().x + chevron);
        let right = left + galley.size().x;
        painter.galley(
            pos2(left, place.center().y - 0.5 * galley.size().y),
            galley,
            palette.text,
        );
        if !is_narrow {
            let centre = pos2(right + 20.0, place.center().y);
            paint_chevron(painter, centre, is_open, palette.text);
        }
    }
    if widgets::activated(&response) {
        requests.push(Choice::Customize);
    }
    let tip = text::keys::with_key(text::new_game::customize_tip(), "M");
    tooltips::tip(&response.on_hover_cursor(CursorIcon::PointingHand), &tip);
}

/// Shows the button that starts the game, or continues the one in progress; then there is another
/// one for a new game.
fn play_ui<K: BoardUi>(
    model: &Model<'_, K>,
    mut place: Rect,
    ui: &mut Ui,
    requests: &mut Requests<'_, DraftChange<K>>,
) {
    let new = text::new_game::new();
    if model.goes_on {
        let button = place.with_max_x(place.left() + (0.38 * place.width()).floor());
        place.min.x = button.right() + 8.0;
        if Button::new(new, "")
            .tip(text::new_game::new_tip())
            .ui_at(ui, button)
        {
            requests.push(Choice::Start);
        }
    }
    let label = match model.draft.against() {
        Against::Computer(level) if model.goes_on => {
            text::new_game::continue_against(words::level_name(level.id()))
        }
        Against::Engine(name) if model.goes_on => text::new_game::continue_against(name.as_str()),
        Against::Friend | Against::Computers if model.goes_on => {
            text::new_game::continue_().to_owned()
        }
        _ if model.context.unfinished.is_some() => new.to_owned(),
        _ => text::new_game::play().to_owned(),
    };
    let palette = Palette::of(ui.ctx());
    let response = ui.interact(place, ui.scope_id().with("play"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    let is_lit = response.hovered() || response.is_pointer_button_down_on();
    paint_play(ui.painter(), place, palette, &label, is_lit);
    widgets::focus_ring(ui.painter(), place, 12.0, palette, &response);
    if widgets::activated(&response) {
        requests.push(Choice::Accept);
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
}

/// Shows the hints, if there is room for them.
fn footer_ui(page: &Page, rows: usize, ui: &Ui) {
    let Some(place) = page.footer else { return };
    let (painter, weak) = (ui.painter(), Palette::of(ui.ctx()).text_weak);
    let (font, half) = (theme::regular(13.5), 0.5 * place.width() - 12.0);
    let (choose, all) = (
        text::new_game::hint(rows.min(9)),
        text::new_game::hint_help(),
    );
    let at = place.left_center() + vec2(0.0, 4.0);
    widgets::line(
        painter,
        at,
        Align2::LEFT_CENTER,
        &choose,
        font.clone(),
        weak,
        1.4 * half,
    );
    let at = place.right_center() + vec2(0.0, 4.0);
    widgets::line(
        painter,
        at,
        Align2::RIGHT_CENTER,
        all,
        font,
        weak,
        0.6 * half,
    );
}
