//! The review of a game: the accuracy of each side, each move that gave something away, and the
//! button back to it.

pub mod facts;
mod measures;

use egui::text::LayoutJob;
use egui::{
    Align, Align2, CornerRadius, CursorIcon, Rect, Role, ScrollArea, Sense, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use self::facts::Mistake;
use self::measures::{BACK, GAP, GraphCard, PlayerCard, RADIUS, ROW, ROW_GAP};
use crate::app::analysis::Analysis;
use crate::app::analysis::accuracy;
use crate::app::analysis::graph;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::model::{Act, Requests};
use crate::app::contract::pictures::Pictures;
use crate::app::contract::review_act::ReviewAct;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::core::game::{Game, Player};
use crate::core::kind::{MoveOf, Quality};
use crate::session::Session;
use crate::words;

pub use self::measures::Page;

/// The sizes in which the sentence of a mistake is written, the usual one first.
const SENTENCE: [f32; 3] = [15.0, 13.5, 12.0];
/// The least space between the middles of two numbers under the graph, in points.
const LEAST_STEP: f32 = 40.0;

/// View state of the review, kept from frame to frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// The mistake that the list was last scrolled to.
    pub scrolled_to: Option<usize>,
    /// Whether the best play from the position in view is shown.
    pub shows_line: bool,
    /// The position whose best play has been said, by its number of moves.
    pub said_line: Option<usize>,
    /// Where the cursor stood before, to go back there.
    pub came_from: usize,
    /// Whether the first mistake has been looked for.
    pub has_begun: bool,
}

/// The input of the review's view.
pub struct Model<'a, K: BoardUi> {
    /// The game.
    pub session: &'a Session<K>,
    /// The analysis of its positions.
    pub analysis: &'a Analysis<K>,
}

impl<K: BoardUi> Model<'_, K> {
    /// Returns the number of the move after the position in view, counted from 1.
    fn next_ply(&self) -> usize {
        self.session.record().cursor() + 1
    }
}

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
    if page.is_wide() {
        cards_ui(model, pictures, page.cards, ui);
        let mut list = ui.new_child(UiBuilder::new().max_rect(page.list));
        list_card(model, &mistakes, view, pictures, &mut list, requests);
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
                rows_ui(model, &mistakes, view, pictures, ui, requests);
                let (cards, _) = ui.allocate_exact_size(
                    vec2(ui.available_width(), 2.0 * PlayerCard::HEIGHT + 8.0),
                    Sense::hover(),
                );
                cards_ui(model, pictures, cards, ui);
                let (card, _) = ui.allocate_exact_size(
                    vec2(ui.available_width(), GraphCard::HEIGHT),
                    Sense::hover(),
                );
                graph_ui(model, card, ui, requests);
            });
    }
}

/// The sizes of type of how the game ended, in a small heading, each with its rows.
const SUBTITLE: [(f32, usize); 3] = [(12.5, 1), (12.5, 2), (11.5, 2)];
/// The letters of a long name on a card: as many as there is room for.
const LETTERS: [usize; 4] = [24, 18, 14, 10];

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
        "Review",
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
    // Where there is no room for who played, how it ended is what matters.
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
        painter.galley(
            pos2(left, at.y - 0.5 * shown.size().y),
            shown,
            palette.text_weak,
        );
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
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("Review: {subtitle}")));
    if Button::new("Back", "Esc")
        .tip("Leave the review, as the game was")
        .ui_at(ui, back)
    {
        requests.push(Command::Review(ReviewAct::Leave));
    }
}

/// Shows what can be done with a mistake.
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
    let line = "Best line";
    let best = if view.shows_line {
        Button::primary(line, "B")
    } else {
        Button::new(line, "B")
    };
    let is_at_end = cursor == model.session.record().moves().len();
    let buttons = vec![
        (
            Button::primary(name("Try again from here", "Try again"), "T")
                .tip("Leave the review, and play on from this position")
                .enabled(can_play),
            Command::Review(ReviewAct::TryAgain),
        ),
        (
            best.tip("Show the best play from this position")
                .enabled(can_play),
            Command::Review(ReviewAct::Line),
        ),
        (
            Button::new(name("Previous mistake", "Previous"), "P")
                .enabled(mistakes.iter().any(|mistake| mistake.ply <= cursor)),
            Command::Review(ReviewAct::Previous),
        ),
        (
            Button::new(name("Next mistake", "Next"), "N").enabled(
                mistakes
                    .iter()
                    .any(|mistake| mistake.ply > cursor + 1 || is_at_end),
            ),
            Command::Review(ReviewAct::Next),
        ),
    ];
    let mut row = ui.new_child(UiBuilder::new().max_rect(page.buttons));
    if let Some(command) = widgets::command_row(&mut row, page.buttons.height(), buttons) {
        requests.push(command);
    }
}

/// Shows a card for each player: how many moves were good, and which.
fn cards_ui<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    room: Rect,
    ui: &Ui,
) {
    let places = if room.height() > 1.5 * PlayerCard::HEIGHT {
        let (above, below) = room.split_top_bottom_at_fraction(0.5);
        [
            above.with_max_y(above.bottom() - 4.0),
            below.with_min_y(below.top() + 4.0),
        ]
    } else {
        let (left, right) = room.split_left_right_at_fraction(0.5);
        [
            left.with_max_x(left.right() - 0.5 * GAP),
            right.with_min_x(right.left() + 0.5 * GAP),
        ]
    };
    for (player, place) in Player::BOTH.into_iter().zip(places) {
        player_card(model, pictures, player, place, ui);
    }
}

/// Shows a player's card.
fn player_card<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    player: Player,
    rect: Rect,
    ui: &Ui,
) {
    let palette = Palette::of(ui.ctx());
    let (session, analysis) = (model.session, model.analysis);
    widgets::paint_card(ui, rect, RADIUS, None);
    let painter = ui.painter();
    let card = PlayerCard::of(rect);
    pictures.paint(painter, K::piece(player), card.piece, 1.0);
    let name = words::in_a_word(session, player);
    let (percent, told) = facts::accuracy_words(session, analysis, player);
    let is_final = facts::is_complete(session, analysis);
    let width = card.percent.x - card.name.x;
    let (text, weak) = (palette.text, palette.text_weak);
    let percent_colour = if is_final { text } else { weak };
    let [percent_size, name_size, words_size] = card.sizes;
    let percent_galley = widgets::fitted(
        painter,
        &percent,
        theme::strong(percent_size),
        percent_colour,
        70.0,
    );
    let name_width = width - percent_galley.size().x - 4.0;
    painter.galley(
        Align2::RIGHT_CENTER
            .anchor_size(card.percent, percent_galley.size())
            .min,
        percent_galley,
        percent_colour,
    );
    let fits = |name: &String| widgets::text_width(painter, name, name_size) <= name_width;
    let shorter = LETTERS
        .into_iter()
        .map(|letters| words::short_name(&name, letters))
        .find(fits);
    let name_shown = shorter.as_ref().unwrap_or(&name);
    widgets::line(
        painter,
        card.name,
        Align2::LEFT_CENTER,
        name_shown,
        theme::strong(name_size),
        text,
        name_width,
    );
    // Where there is no room for all of it, the numbers say enough.
    let (font, brief) = (
        theme::regular(words_size),
        told.split(" moves").next().unwrap_or(&told),
    );
    let shown = widgets::first_that_fits(painter, [&told, brief], &font, width);
    widgets::line(
        painter,
        card.words,
        Align2::LEFT_CENTER,
        shown,
        font,
        weak,
        width,
    );
    let kept = accuracy::qualities(session, analysis, player);
    let step = card.strip.width() / f32::from(u16::try_from(kept.len().max(1)).unwrap_or(u16::MAX));
    let gap = (0.3 * step).min(4.0);
    let mut left = card.strip.left();
    for kept in &kept {
        let mark =
            Rect::from_x_y_ranges(left..=left + (step - gap).min(22.0), card.strip.y_range());
        let (mark, colour) = match kept {
            Quality::Good => (mark.shrink2(vec2(0.0, 1.0)), palette.win.text),
            // Higher, too, so that it is not told by its colour alone.
            Quality::Mistake => (mark.expand2(vec2(0.0, 2.5)), palette.loss.text),
            Quality::Unknown => (mark.shrink2(vec2(0.0, 2.0)), palette.card_edge),
        };
        painter.rect_filled(mark, CornerRadius::same(2), colour);
        left += step;
    }
    let response = ui.interact(rect, ui.scope_id().with(("kept", player)), Sense::hover());
    let side = words::side::<K>(player);
    let who = if name == side {
        name
    } else {
        format!("{side}, {name}")
    };
    response.widget_info(|| {
        WidgetInfo::labeled(
            Role::Label,
            true,
            format!("{who}: accuracy {percent}, {told}"),
        )
    });
    tooltips::tip(
        &response,
        "Accuracy: the share of moves that gave nothing away",
    );
}

/// Shows the list of mistakes on a card that fills the room.
fn list_card<K: BoardUi>(
    model: &Model<'_, K>,
    mistakes: &[Mistake<MoveOf<K>>],
    view: &mut View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, Act<K>>,
) {
    let palette = Palette::of(ui.ctx());
    let rect = ui.max_rect();
    widgets::paint_card(ui, rect, RADIUS, None);
    let top = rect.top() + 22.0;
    let title = match facts::progress(model.session, model.analysis) {
        (known, all) if known < all && !model.analysis.has_failed() => {
            &format!("Mistakes · looked at {known} of {all} positions")
        }
        _ if facts::is_exact(model.session, model.analysis) => "Mistakes",
        _ => "Mistakes, as far as estimates tell",
    };
    let at = pos2(rect.left() + 20.0, top);
    widgets::line(
        ui.painter(),
        at,
        Align2::LEFT_CENTER,
        title,
        theme::strong(14.0),
        palette.text_weak,
        rect.width() - 130.0,
    );
    let place = mistakes
        .iter()
        .position(|mistake| mistake.ply == model.next_ply());
    let count = match (place, mistakes.len()) {
        (_, 0) => String::new(),
        (Some(place), count) => format!("{} of {count}", place + 1),
        (None, 1) => "1 mistake".to_owned(),
        (None, count) => format!("{count} mistakes"),
    };
    let at = pos2(rect.right() - 20.0, top);
    widgets::line(
        ui.painter(),
        at,
        Align2::RIGHT_CENTER,
        &count,
        theme::regular(13.5),
        palette.text_weak,
        100.0,
    );
    let room = measures::whole_rows(Rect::from_min_max(
        rect.min + vec2(8.0, 40.0),
        rect.max - vec2(8.0, 8.0),
    ));
    let ground = theme::ground(Palette::of(ui.ctx()).card);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room).ui_stack_info(ground));
    inner.spacing_mut().item_spacing.y = ROW_GAP;
    ScrollArea::vertical()
        .id_salt("mistakes")
        .auto_shrink(false)
        .min_scrolled_height(0.0)
        .show(&mut inner, |ui| {
            rows_ui(model, mistakes, view, pictures, ui, requests);
        });
}

/// Shows a row for each mistake, or that there is none.
fn rows_ui<K: BoardUi>(
    model: &Model<'_, K>,
    mistakes: &[Mistake<MoveOf<K>>],
    view: &mut View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, Act<K>>,
) {
    let palette = Palette::of(ui.ctx());
    if mistakes.is_empty() {
        let text = if facts::is_complete(model.session, model.analysis) {
            if facts::is_exact(model.session, model.analysis) {
                "Nobody gave anything away: every move kept the result"
            } else {
                "No move is known to have given the game away"
            }
        } else if model.analysis.has_failed() {
            "The analysis has failed; leave the review and open it again"
        } else {
            "None so far"
        };
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
        let at = rect.left_center() + vec2(12.0, 0.0);
        widgets::line(
            ui.painter(),
            at,
            Align2::LEFT_CENTER,
            text,
            theme::regular(14.5),
            palette.text_weak,
            rect.width() - 20.0,
        );
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    }
    for mistake in mistakes {
        let chosen = mistake.ply == model.next_ply();
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
        row_ui::<K>(mistake, chosen, pictures, rect, &response, ui);
        if widgets::activated(&response) {
            requests.push(Command::GoTo(mistake.ply - 1));
        }
        if chosen && view.scrolled_to != Some(mistake.ply) {
            ui.scroll_to_rect(
                measures::centred(rect, ui.clip_rect().height()),
                Some(Align::Center),
            );
            view.scrolled_to = Some(mistake.ply);
        }
    }
}

/// Shows a mistake: who, when, what, and how the result changed.
fn row_ui<K: BoardUi>(
    mistake: &Mistake<MoveOf<K>>,
    chosen: bool,
    pictures: &mut Pictures<K::Picture>,
    rect: Rect,
    response: &egui::Response,
    ui: &Ui,
) {
    let palette = Palette::of(ui.ctx());
    let Mistake {
        ply,
        player,
        change,
        sentence,
        ..
    } = mistake;
    let side = words::side::<K>(*player);
    let result = change.words::<K>();
    response.widget_info(|| {
        let label = format!("Mistake at move {ply}, {side}: {sentence}, {result}");
        WidgetInfo::selected(Role::ListItem, true, chosen, label)
    });
    let painter = ui.painter();
    let corner = CornerRadius::same(10);
    if chosen {
        painter.rect_filled(rect, corner, palette.chosen);
        painter.rect_filled(
            rect.with_max_x(rect.left() + 4.0),
            CornerRadius::same(2),
            palette.accent,
        );
    } else if response.hovered() {
        painter.rect_filled(rect, corner, palette.inset);
    }
    widgets::focus_ring(painter, rect.shrink(1.0), 10.0, palette, response);
    let piece = Rect::from_center_size(pos2(rect.left() + 32.0, rect.center().y), vec2(27.0, 27.0));
    pictures.paint(painter, K::piece(*player), piece, 1.0);
    let chip = widgets::fitted(
        painter,
        &result,
        theme::strong(13.0),
        palette.loss.text,
        130.0,
    );
    let ground = Rect::from_center_size(
        pos2(
            rect.right() - 14.0 - 0.5 * (chip.size().x + 24.0),
            rect.center().y,
        ),
        chip.size() + vec2(24.0, 12.0),
    );
    let is_wide = rect.width() >= 480.0;
    let right = if is_wide {
        painter.rect_filled(ground, CornerRadius::same(14), palette.loss.ground);
        widgets::place(painter, ground.center(), chip);
        ground.left() - 10.0
    } else {
        rect.right() - 8.0
    };
    let left = piece.right() + 12.0;
    let when = if is_wide {
        format!("Move {ply}")
    } else {
        format!("Move {ply} · {result}")
    };
    // A long sentence is written smaller, then in two rows, rather than cut.
    let fits = |size: &f32| {
        widgets::fitted(
            painter,
            sentence,
            theme::strong(*size),
            palette.text,
            f32::INFINITY,
        )
        .size()
        .x <= right - left
    };
    let fitting = SENTENCE.into_iter().find(fits);
    let height = fitting.unwrap_or(SENTENCE[2]);
    let at = pos2(
        left,
        rect.top() + if fitting.is_some() { 16.0 } else { 11.0 },
    );
    widgets::line(
        painter,
        at,
        Align2::LEFT_CENTER,
        &when,
        theme::regular(13.0),
        palette.text_weak,
        right - left,
    );
    let at = pos2(left, rect.top() + 36.0);
    if fitting.is_some() {
        widgets::line(
            painter,
            at,
            Align2::LEFT_CENTER,
            sentence,
            theme::strong(height),
            palette.text,
            right - left,
        );
    } else {
        // In two rows, from the one of who and when on.
        let mut job = LayoutJob::simple(
            sentence.clone(),
            theme::strong(height),
            palette.text,
            right - left,
        );
        job.wrap.max_rows = 2;
        let galley = painter.layout_job(job);
        painter.galley(
            pos2(left, rect.top() + 37.0 - 0.5 * galley.size().y),
            galley,
            palette.text,
        );
    }
    let response = response.clone().on_hover_cursor(CursorIcon::PointingHand);
    if fitting.is_none() {
        tooltips::tip(&response, sentence);
    }
}

/// Shows the graph of the result over the moves; a click shows the position there.
fn graph_ui<K: BoardUi>(
    model: &Model<'_, K>,
    card: Rect,
    ui: &Ui,
    requests: &mut Requests<'_, Act<K>>,
) {
    let palette = Palette::of(ui.ctx());
    let (session, analysis) = (model.session, model.analysis);
    let response = ui.interact(card, ui.scope_id().with("graph"), Sense::CLICK);
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Image, true, "Graph of the result over the moves")
    });
    widgets::paint_card(ui, card, RADIUS, None);
    let painter = ui.painter();
    let parts = GraphCard::of(card);
    let plies = session.record().moves().len();
    // The move that is talked about is the one after the position in view.
    let chosen = model.next_ply().min(plies);
    graph::paint(painter, parts.graph, session, analysis, chosen, palette);
    widgets::focus_ring(painter, card, RADIUS, palette, &response);
    if parts.has_words(card) {
        let font = theme::strong(13.0);
        let [first, second] = Player::BOTH.map(|player| {
            let wins = [
                words::third_person(session, player),
                words::side::<K>(player),
            ]
            .map(|name| format!("{name} wins"));
            let shown =
                widgets::first_that_fits(painter, [&wins[0], &wins[1]], &font, 104.0).to_owned();
            (shown, K::accent(player, palette))
        });
        let even = if facts::is_exact(session, analysis) {
            "Draw"
        } else {
            "Even"
        };
        let heights = [
            (0.86, first.0, first.1),
            (0.5, even.to_owned(), palette.text_weak),
            (0.14, second.0, second.1),
        ];
        for (share, text, colour) in heights {
            let at = pos2(
                parts.words,
                parts.graph.bottom() - share * parts.graph.height(),
            );
            widgets::line(
                painter,
                at,
                Align2::RIGHT_CENTER,
                &text,
                font.clone(),
                colour,
                104.0,
            );
        }
    }
    let marked =
        std::iter::once(chosen).chain((1..=plies).filter(|&ply| analysis.change(ply).is_some()));
    let regular = [1, plies].into_iter().chain((5..plies).step_by(5));
    let mut taken: Vec<f32> = Vec::new();
    for ply in marked.chain(regular) {
        let x = graph::slot(parts.graph, plies, ply).center().x;
        if taken.iter().any(|other| (x - other).abs() < LEAST_STEP) {
            continue;
        }
        taken.push(x);
        let (font, colour) = if ply == chosen {
            (theme::strong(13.0), palette.text)
        } else {
            (theme::regular(12.5), palette.text_weak)
        };
        widgets::line(
            painter,
            pos2(x, parts.numbers),
            Align2::CENTER_CENTER,
            &ply.to_string(),
            font,
            colour,
            30.0,
        );
    }
    let pressed = widgets::activated(&response);
    let at = response
        .on_hover_cursor(CursorIcon::PointingHand)
        .interact_pointer_pos();
    if let Some(at) = at.filter(|_| pressed) {
        requests.push(Command::GoTo(
            graph::nearest(parts.graph, plies, at.x).saturating_sub(1),
        ));
    }
}
