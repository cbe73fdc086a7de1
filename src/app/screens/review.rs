//! The review of a game: the accuracy of each side, the key moments, the class of each move, and
//! the button back.

mod accuracy_card;
mod graph_card;
mod list;
mod measures;
mod model;

use egui::{Align2, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use self::graph_card::graph_ui;
use self::list::MomentList;
pub use self::measures::Page;
use self::measures::{AccuracyCard, BACK, GraphCard, SMALL_BACK};
pub use self::model::{AccuracyWords, ClassCount, Model, Moment, View};
use crate::app::contract::command::{Action, Command, ReviewStep};
use crate::app::input::commands;
use crate::app::kit::widgets::{self, Button, Weight};
use crate::app::screens::model::PaintPiece;
use crate::app::screens::steps;
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The sizes of type of how the game ended, in a small heading, each with its rows.
const SUBTITLE: [(f32, usize); 4] = [(12.5, 1), (12.5, 2), (11.5, 2), (11.0, 2)];

/// The height of the title above the rows where they have no card.
const TITLE: f32 = 22.0;

/// Shows everything of the review but the board.
pub fn ui(
    model: &Model<'_>,
    page: &Page,
    view: &mut View,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    heading_ui(model, page.heading, ui, commands);
    next_move_ui(model, page, ui);
    steps::ui((model.cursor, model.moves.len()), page.steps, ui, commands);
    buttons_ui(model, page, *view, ui, commands);
    let mut list = MomentList { model, view, pieces };
    if page.accuracy.is_positive() {
        accuracy_card::card_ui(model, list.pieces, page.accuracy, ui);
    }
    if page.scrolls_rest {
        rest_ui(model, page, &mut list, ui, commands);
    } else {
        let mut place = ui.new_child(UiBuilder::new().max_rect(page.list));
        list.card_ui(&mut place, commands);
    }
    if page.graph.is_positive() {
        graph_ui(model, pieces, page.graph, ui, commands);
    }
}

/// Shows the list of key moments, and below it everything that has no place of its own.
fn rest_ui(
    model: &Model<'_>,
    page: &Page,
    list: &mut MomentList<'_>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let ground = theme::ground(Palette::of(ui.ctx()).ground_bottom);
    let mut rest = ui.new_child(UiBuilder::new().max_rect(page.list).ui_stack_info(ground));
    // The list is low: the row in its middle stays clear.
    rest.spacing_mut().scroll.fade.size = 10.0;
    ScrollArea::vertical().id_salt("review").auto_shrink(false).show(&mut rest, |ui| {
        widgets::scroll_by_page_keys(ui, page.list.height());
        ui.spacing_mut().item_spacing.y = measures::ROW_GAP;
        let title = vec2(ui.available_width(), TITLE);
        let (title, _) = ui.allocate_exact_size(title, Sense::hover());
        list.title_ui(ui, title.shrink2(vec2(8.0, 0.0)));
        list.rows_ui(ui, commands);
        ui.spacing_mut().item_spacing.y = 8.0;
        let width = ui.available_width();
        let table = AccuracyCard::table_height(model.counts.len());
        let mut place = |height: f32| {
            let size = vec2(width, height);
            ui.allocate_exact_size(size, Sense::hover()).0
        };
        let [accuracy, graph] = [
            if page.accuracy.is_positive() {
                place(table)
            } else {
                place(AccuracyCard::HEADER + table)
            },
            if page.graph.is_positive() { Rect::NOTHING } else { place(GraphCard::HEIGHT) },
        ];
        if page.accuracy.is_positive() {
            accuracy_card::table_card_ui(model, list.pieces, accuracy, ui);
        } else {
            accuracy_card::card_ui(model, list.pieces, accuracy, ui);
        }
        if graph.is_positive() {
            graph_ui(model, list.pieces, graph, ui, commands);
        }
    });
}

/// Shows the heading: what is reviewed, and the button back.
fn heading_ui(model: &Model<'_>, rect: Rect, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let is_small = rect.width() < 600.0;
    let painter = ui.painter().clone();
    let back = if is_small { SMALL_BACK } else { BACK };
    let back = Rect::from_center_size(
        pos2(rect.right() - 0.5 * back.x, rect.center().y),
        vec2(back.x, back.y.min(rect.height())),
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
    let font = theme::regular(if is_small { 12.5 } else { 15.0 });
    let room = back.left() - left - 10.0;
    let whole =
        widgets::fitted(&painter, &model.subtitle, font.clone(), palette.text_weak, f32::INFINITY);
    // If there is no room for the players, the result matters more.
    let shown = if whole.size().x <= room { model.subtitle.clone() } else { model.ending.clone() };
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
        widgets::line(&painter, at, Align2::LEFT_CENTER, &shown, font, palette.text_weak, room);
    }
    let place = Rect::from_min_max(rect.min, pos2(back.left() - 8.0, rect.bottom()));
    let response = ui.interact(place, ui.scope_id().with("heading"), Sense::hover());
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Label, true, text::review::label(&model.subtitle))
    });
    if Button::new(text::review::back(), text::keys::esc())
        .tip(text::review::back_tip())
        .ui_at(ui, back)
    {
        commands.push(Action::Review(ReviewStep::Leave).into());
    }
}

/// Shows the buttons for the key moments.
fn buttons_ui(
    model: &Model<'_>,
    page: &Page,
    view: View,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let room = page.buttons.width();
    let name = |least: f32, long, short| if room >= least { long } else { short };
    let (cursor, moments, can_play) = (model.cursor, &model.moments, model.can_play);
    let button = |step| commands::button(&Action::Review(step).into());
    let command = |step| Command::from(Action::Review(step));
    let weight = if view.shows_line { Weight::Primary } else { Weight::Plain };
    let is_at_end = cursor == model.moves.len();
    let mut buttons = vec![
        (
            Button {
                label: name(500.0, text::review::try_again(), text::review::try_again_short()),
                weight: Weight::Primary,
                ..button(ReviewStep::TryAgain)
            }
            .enabled(can_play),
            command(ReviewStep::TryAgain),
        ),
        (
            Button { weight, ..button(ReviewStep::Line) }.enabled(can_play),
            command(ReviewStep::Line),
        ),
        (
            Button {
                label: name(700.0, text::review::previous(), text::review::previous_short()),
                ..button(ReviewStep::Previous)
            }
            .enabled(moments.iter().any(|moment| moment.ply <= cursor)),
            command(ReviewStep::Previous),
        ),
        (
            Button {
                label: name(700.0, text::review::next(), text::review::next_short()),
                ..button(ReviewStep::Next)
            }
            .enabled(moments.iter().any(|moment| moment.ply > cursor + 1 || is_at_end)),
            command(ReviewStep::Next),
        ),
    ];
    if model.has_plan {
        let label = name(500.0, text::plan::show_plan(), text::plan::show_plan_short());
        let key = commands::key(&Command::ShowPlan);
        buttons.insert(2, (Button::new(label, key), Command::ShowPlan));
    }
    // The prominent button gets more room than the others, if there is any.
    let (first, others) = if room >= 500.0 {
        page.buttons.split_left_right_at_fraction(0.385)
    } else {
        (Rect::NOTHING, page.buttons)
    };
    let mut others = ui.new_child(UiBuilder::new().max_rect(others));
    let height = page.buttons.height();
    let pressed = if first.is_positive() {
        let place = first.with_max_x(first.right() - 10.0);
        let mut row = ui.new_child(UiBuilder::new().max_rect(place));
        let rest = buttons.split_off(1);
        widgets::command_row(&mut row, height, buttons).or(widgets::command_row(
            &mut others,
            height,
            rest,
        ))
    } else {
        widgets::command_row(&mut others, height, buttons)
    };
    commands.extend(pressed);
}

/// The numbers of letters to try for a name that is too long.
const SHORT_NAMES: [usize; 3] = [14, 10, 6];

fn next_move_ui(model: &Model<'_>, page: &Page, ui: &Ui) {
    if !page.line.is_positive() {
        return;
    }
    let palette = Palette::of(ui.ctx());
    let played = &model.next_move;
    let with_cost = |played: &String| match &model.next_cost {
        Some(cost) => text::play::beside(played, cost),
        None => played.clone(),
    };
    let fits = |text: &String| {
        widgets::text_width(ui.painter(), text, widgets::LEAST_TYPE) <= page.line.width()
    };
    let briefly = SHORT_NAMES.into_iter().filter_map(|letters| (model.shorten)(played, letters));
    let ways: Vec<String> = std::iter::once(played.clone()).chain(briefly).collect();
    // The cost goes before the whole line is cut.
    let shown = ways.iter().map(with_cost).chain(ways.iter().cloned()).find(fits);
    let said = with_cost(played);
    // As much of a comment as there is room for; Ctrl+E shows all of it.
    let with_comment = |line: String| match &model.comment {
        Some(comment) => text::play::beside(line, text::game::comment(comment)),
        None => line,
    };
    let shown = with_comment(shown.unwrap_or_else(|| said.clone()));
    let said = with_comment(said);
    widgets::line(
        ui.painter(),
        page.line.center(),
        Align2::CENTER_CENTER,
        &shown,
        theme::regular(14.5),
        palette.text_weak,
        page.line.width(),
    );
    let response = ui.interact(page.line, ui.scope_id().with("next-move"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
}
