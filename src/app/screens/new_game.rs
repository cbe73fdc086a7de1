//! The mode selection: the game, a card for each side with a list of players, the options of the
//! next game, and the button that starts it.

mod card;
pub mod draft;
mod measures;
mod model;
mod options;
mod paint;
mod play_button;
mod sentences;
mod tab;

use egui::{
    Align2, Color32, CornerRadius, CursorIcon, FontId, Pos2, Rect, Response, Role, ScrollArea,
    Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

pub use self::model::{Model, View};
pub use self::sentences::others;

use self::draft::List;
pub use self::measures::margin_above;
use self::measures::{Contents, Page};
use self::options::Options;
use self::play_button::paint_play;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::{Choice, Command};
use crate::app::contract::model::DraftChange;
use crate::app::contract::screen::{NoticePlace, Requests};
use crate::app::contract::table::GameEntry;
use crate::app::kit::even_rows;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::text;

/// The size of type of the question.
const QUESTION: f32 = 28.0;
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

/// Shows the question, beside the games if they share its line.
fn heading_ui(ui: &Ui, page: &Page) {
    let mut place = page.heading;
    if let Some(games) = page.games.filter(|games| games.intersects(place)) {
        place.max.x = games.left() - measures::BUTTON_GAP;
    }
    let palette = Palette::of(ui.ctx());
    let question = text::new_game::question();
    let heading = ui.interact(place, ui.scope_id().with("question"), Sense::hover());
    heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, question));
    let font = theme::strong(if place.height() > 36.0 {
        QUESTION
    } else {
        22.0
    });
    widgets::line(
        ui.painter(),
        place.left_center(),
        Align2::LEFT_CENTER,
        question,
        font,
        palette.text,
        place.width(),
    );
}

/// Returns the width of the button of a practice.
fn practice_width(ui: &Ui, label: &str) -> f32 {
    widgets::text_width(ui.painter(), label, 15.0) + 28.0
}

/// Returns whether the heading has room for all that the game offers for practice, between the
/// question and the way out; where it has none that stands with the other players.
fn has_room_for_practices<K: BoardUi>(page: &Page, ui: &Ui, leave: f32) -> bool {
    let widths = K::EXTRAS
        .practices
        .iter()
        .map(|entry| practice_width(ui, (entry.menu)()) + measures::BUTTON_GAP);
    let has_games = page
        .games
        .is_some_and(|games| games.intersects(page.heading));
    let question = widgets::text_width(ui.painter(), text::new_game::question(), QUESTION);
    !has_games && question + 24.0 + widths.sum::<f32>() + leave <= page.heading.width()
}

/// Shows what the game offers for practice, in the heading beside the way out.
fn practices_ui<K: BoardUi>(ui: &mut Ui, leave: Rect, requests: &mut Requests<'_, DraftChange<K>>) {
    let mut right = leave.left() - measures::BUTTON_GAP;
    for entry in K::EXTRAS.practices.iter().rev() {
        let left = right - practice_width(ui, (entry.menu)());
        let place = Rect::from_min_max(pos2(left, leave.top()), pos2(right, leave.bottom()));
        if widgets::Button::new((entry.menu)(), "").ui_at(ui, place) {
            requests.push(Command::Practise(K::NAME, entry.name));
        }
        right = left - measures::BUTTON_GAP;
    }
}

/// Returns the label of the way out.
fn leave_label(in_game: bool) -> &'static str {
    if in_game {
        text::new_game::back()
    } else {
        text::new_game::quit()
    }
}

/// Returns the width of the way out, with its key.
fn leave_width(painter: &egui::Painter, label: &str) -> f32 {
    let label = painter.layout_no_wrap(
        label.to_owned(),
        theme::regular(LEAVE),
        Color32::PLACEHOLDER,
    );
    (label.size().x + LEAVE_KEY + 4.0).max(92.0)
}

/// Shows the way out, at the right end of the heading: back to the game, or out of the program.
/// Returns where it is.
fn leave_ui<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &Ui,
    heading: Rect,
    requests: &mut Requests<'_, DraftChange<K>>,
) -> Rect {
    let palette = Palette::of(ui.ctx());
    let label = leave_label(model.in_game);
    let says = if model.in_game {
        text::new_game::back_tip()
    } else {
        label
    };
    let tip = text::keys::with_key(says, text::keys::esc());
    let width = leave_width(ui.painter(), label);
    let place = Rect::from_center_size(
        pos2(heading.right() - width / 2.0, heading.center().y),
        vec2(width, f32::min(34.0, heading.height())),
    );
    let response = ui.interact(place, ui.scope_id().with("leave"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    let painter = ui.painter();
    if response.hovered() {
        painter.rect_filled(place, CornerRadius::same(10), palette.button_hover);
    }
    widgets::focus_ring(painter, place, 10.0, palette, &response);
    let at = pos2(place.right() - LEAVE_KEY, place.center().y);
    widgets::line(
        painter,
        at,
        Align2::RIGHT_CENTER,
        label,
        theme::regular(LEAVE),
        palette.text_weak,
        width - LEAVE_KEY,
    );
    widgets::key_cap(
        painter,
        pos2(place.right() - 20.0, place.center().y),
        text::keys::esc(),
        palette,
    );
    if widgets::activated(&response) {
        requests.push(Command::Back);
    }
    tooltips::tip(&response.on_hover_cursor(CursorIcon::PointingHand), &tip);
    place
}

/// The size of type of the way out, and the room for its key.
const LEAVE: f32 = 14.5;
const LEAVE_KEY: f32 = 44.0;

/// The size of the name of a game that can be chosen.
const TITLE: f32 = 15.0;

/// Shows the games to choose from, side by side. Where many games share a narrow window, their names
/// do without the pictures, and a longer name has more room.
fn games_ui<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &Ui,
    line: Rect,
    requests: &mut Requests<'_, DraftChange<K>>,
) {
    let widths = |size: f32| -> Vec<f32> {
        let titles = model.games.iter().map(|game| (game.title)());
        titles
            .map(|title| widgets::text_width(ui.painter(), title, size))
            .collect()
    };
    let mut places: Vec<Rect> = measures::shared(line, model.games.len()).collect();
    let fits = |(width, place): (f32, &Rect)| 1.05 * width <= GamePlace::of(*place).room;
    let has_pictures = widths(TITLE).into_iter().zip(&places).all(fits);
    let mut size = TITLE;
    if !has_pictures {
        let gap = measures::BUTTON_GAP;
        let needs = |size: f32| widths(size).into_iter().map(|width| width + gap);
        #[expect(clippy::cast_precision_loss, reason = "a few games")]
        let room = line.width() - gap * (places.len() as f32 - 1.0);
        while size > widgets::LEAST_TYPE && needs(size).sum::<f32>() > room {
            size -= 0.5;
        }
        let needs: Vec<f32> = needs(size).collect();
        let mut left = line.left();
        for (place, width) in places
            .iter_mut()
            .zip(widgets::shares(&needs, line.width(), gap))
        {
            *place = Rect::from_min_size(pos2(left, line.top()), vec2(width, line.height()));
            left += width + gap;
        }
    }
    for (game, place) in model.games.iter().zip(places) {
        let chosen = game.name == K::NAME;
        let response = game_ui(game, ui, place, chosen);
        paint_game(game, ui, place, (!has_pictures).then_some(size));
        if widgets::activated(&response) {
            requests.push(Command::ChooseGame(game.name));
        }
        tooltips::tip(
            &response.on_hover_cursor(CursorIcon::PointingHand),
            &text::new_game::game_tip((game.title)(), (game.summary)()),
        );
    }
}

/// The parts of the place of a game: its picture, and its name beside it.
struct GamePlace {
    has_summary: bool,
    emblem: Rect,
    /// The left end of the name.
    left: f32,
    /// The room for the name.
    room: f32,
}

impl GamePlace {
    fn of(rect: Rect) -> Self {
        let has_summary = rect.height() > 50.0;
        let (side, gap) = if has_summary {
            (44.0, 14.0)
        } else {
            (28.0, 10.0)
        };
        let middle = pos2(rect.left() + 10.0 + side / 2.0, rect.center().y);
        let emblem = Rect::from_center_size(middle, vec2(side, side));
        let left = emblem.right() + gap;
        Self {
            has_summary,
            emblem,
            left,
            room: rect.right() - left - 6.0,
        }
    }
}

/// Shows the ground of a game to choose.
fn game_ui(game: &GameEntry, ui: &Ui, rect: Rect, chosen: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let id = ui.scope_id().with(("game", game.name));
    let response = ui.interact(rect, id, Sense::click());
    let label = text::new_game::game((game.title)(), (game.summary)());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &label));
    let fill = match (chosen, response.hovered()) {
        (true, _) => palette.chosen,
        (false, true) => palette.button_hover,
        (false, false) => palette.card,
    };
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(12), fill);
    let edge = if chosen {
        Stroke::new(2.0, palette.focus)
    } else {
        Stroke::new(1.0, palette.card_edge)
    };
    painter.rect_stroke(rect, CornerRadius::same(12), edge, StrokeKind::Inside);
    widgets::focus_ring(painter, rect, 12.0, palette, &response);
    response
}

/// Paints the name of a game alone, in this size of type; or its picture, its name, and what it is
/// about where there is room for that.
fn paint_game(game: &GameEntry, ui: &Ui, rect: Rect, alone: Option<f32>) {
    let palette = Palette::of(ui.ctx());
    let line = |at: Pos2, align: Align2, text: &str, font: FontId, colour: Color32, room: f32| {
        widgets::line(ui.painter(), at, align, text, font, colour, room);
    };
    let (title, strong) = ((game.title)(), theme::strong);
    if let Some(size) = alone {
        let room = rect.width() - 4.0;
        line(
            rect.center(),
            Align2::CENTER_CENTER,
            title,
            strong(size),
            palette.text,
            room,
        );
        return;
    }
    let place = GamePlace::of(rect);
    (game.emblem)(ui, place.emblem);
    let up = if place.has_summary { 10.0 } else { 0.0 };
    let at = pos2(place.left, rect.center().y);
    let left = Align2::LEFT_CENTER;
    line(
        at - vec2(0.0, up),
        left,
        title,
        strong(TITLE),
        palette.text,
        place.room,
    );
    if place.has_summary {
        line(
            at + vec2(0.0, up),
            left,
            (game.summary)(),
            theme::regular(13.0),
            palette.text_weak,
            place.room,
        );
    }
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
