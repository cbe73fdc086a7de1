//! The panel: players, moves and controls, beside the board or below it.

mod buttons;
mod cards;
mod measures;
mod message;
mod moves;
mod state;
mod variations;

use egui::scroll_area::ScrollBarVisibility;
use egui::{Area, Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};

pub use self::buttons::{again_ui, analysis_ui, unfold_ui};
use self::buttons::{buttons_ui, more_ui};
use self::cards::{lines_told, paired_cards, player_card, small_card};
pub use self::measures::Below;
use self::measures::{Beside, MOVE_ROW, MovesCard, PlayerCard};
use self::message::Message;
pub use self::moves::View;
use self::state::{Room, StateCard};
use crate::app::analysis::graph;
use crate::app::contract::command::{Action, Command};
use crate::app::contract::screen::NoticePlace;
use crate::app::screens::model::{Model, PaintPiece};
use crate::app::screens::steps;
use crate::core::game::Player;

/// Shows the panel beside the board. Returns a place for notices that covers no button: the message
/// line, or above the buttons if that line is a row of buttons.
pub fn beside_ui(
    model: &Model<'_>,
    view: &mut View,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> NoticePlace {
    let panel = Beside::of(ui.max_rect(), !model.more.is_empty());
    ui.spacing_mut().item_spacing.y = panel.gap;
    let mut message = Message::without_hint(model, ui.painter(), panel.words);
    message.leave_line();
    let watched = model.is_watched && model.end.is_none();
    // The card of a long hint or comment takes space from the list of moves, so that nothing else
    // moves.
    let (scrolled, hint) =
        panel.above(message.card_height(ui.painter(), panel.words.width(), panel.comment()));
    let mut above = ui.new_child(UiBuilder::new().max_rect(scrolled));
    let (mut left, mut tells_thoughts) = (0.0, true);
    ScrollArea::vertical()
        .id_salt("panel")
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
        .show(&mut above, |ui| {
            let cards = panel.cards(scrolled, ui.cursor().min);
            // The cards above must not push the list of moves out of view.
            let card_in = |room| StateCard::of(model, ui, cards.width(), room);
            let most_lines = |card: &Option<StateCard>| {
                let state = card.as_ref().map_or(0.0, |card| card.height() + panel.gap);
                let moves = moves_wanted(model);
                [2, 1].into_iter().find(|&most| {
                    let players = Player::BOTH.map(|player| {
                        PlayerCard::height(lines_told(model, player, most)) + panel.gap
                    });
                    players.iter().sum::<f32>() + state + moves <= cards.height()
                })
            };
            // Lines of search information go first, then the ladder, and then cards become small.
            let rooms: &[Room] = if model.end.is_some() {
                &[Room::Ample, Room::Little, Room::Tight]
            } else {
                &[Room::Ample, Room::Little]
            };
            let (card, most) = rooms
                .iter()
                .copied()
                .filter(|_| !panel.is_cramped())
                .map(card_in)
                .find_map(|card| most_lines(&card).map(|most| (card, Some(most))))
                .unwrap_or_else(|| (card_in(Room::Tight), None));
            tells_thoughts = most.is_some();
            ui.scope_builder(UiBuilder::new().max_rect(cards), |ui| {
                ui.spacing_mut().item_spacing.y = panel.gap;
                if panel.is_paired() {
                    paired_cards(model, pieces, ui);
                } else {
                    for player in Player::BOTH {
                        match most {
                            Some(most) => player_card(model, pieces, ui, player, most),
                            None => small_card(model, pieces, ui, player, cards.width()),
                        }
                    }
                }
                if let Some(card) = card {
                    card.ui(model, ui, commands);
                }
                let room = cards.bottom() - ui.cursor().top();
                if model.shows_analysis
                    && room >= graph::HEIGHT + panel.gap + Beside::LEAST_MOVES
                    && model.steps.1 > 0
                    && let Some(ply) = model.moves.graph_ui(ui)
                {
                    commands.push(Action::GoTo(ply).into());
                }
                left = cards.bottom() - ui.cursor().top();
                // The card of the result may take all of the room.
                let is_needed = !message.needs_card && model.end.is_none();
                if left >= Beside::LEAST_MOVES || is_needed {
                    moves::moves_card(
                        model,
                        view,
                        pieces,
                        ui,
                        left.max(Beside::LEAST_MOVES),
                        commands,
                    );
                }
            });
        });
    if message.needs_card {
        message.card_ui(ui, hint);
    }
    steps::ui(model.steps, panel.steps, ui, commands);
    if panel.more.is_positive() {
        more_ui(model, ui, panel.more, commands);
    }
    let mut below = ui.new_child(UiBuilder::new().max_rect(panel.footer));
    below.spacing_mut().item_spacing.y = panel.button_gap;
    buttons_ui(model, &mut below, panel.button, (3, true), commands);
    let is_free_line = !message.needs_card || message.is_comment();
    let has_steps = panel.steps.is_positive();
    let buttons = if has_steps { panel.more.union(panel.steps) } else { panel.footer };
    let lowest = buttons.top() - 2.0;
    let above_buttons = NoticePlace {
        line: panel.words.translate(vec2(0.0, lowest - panel.words.bottom())),
        lowest,
        may_stay: false,
    };
    let needs_line = left < MovesCard::LOW || message.is_comment() && !has_steps;
    if needs_line && is_free_line && moves::needs_row(model, has_steps) {
        moves::looking_back_row(model, ui, panel.words, has_steps, commands);
        return above_buttons;
    }
    if let Some(found) =
        Message::found(model, ui.painter(), panel.words).filter(|_| watched && !tells_thoughts)
    {
        found.line_ui(&below, panel.words);
    } else {
        message.line_ui(&below, panel.words);
    }
    NoticePlace { line: panel.words, lowest: panel.words.bottom(), may_stay: true }
}

/// Returns the least height of the list of moves with full-size cards above it: those who watch
/// read the moves.
fn moves_wanted(model: &Model<'_>) -> f32 {
    match (model.is_watched, model.end.is_some()) {
        (true, false) => MovesCard::LOW + MOVE_ROW,
        (true, true) => MovesCard::LOW,
        (false, false) => Beside::LEAST_MOVES,
        (false, true) if model.shows_analysis => graph::HEIGHT + 12.0 + Beside::LEAST_MOVES,
        (false, true) => 0.0,
    }
}

/// Returns the card of the end, if there is no room for it below the buttons of a panel below the
/// board: it takes the place of the players, whose score is above the board then.
fn end_over<'a>(model: &'a Model<'_>, ui: &Ui, panel: Rect) -> Option<StateCard<'a>> {
    model.end.as_ref().filter(|_| Below::of(panel).is_open)?;
    let mut room = panel.height() - Below::LEAST - Below::GAP;
    if model.is_watched && room >= MovesCard::LOW + Below::CHOICE {
        room -= Below::CHOICE;
    }
    StateCard::of(model, ui, panel.width(), Room::Tight)
        .filter(|card| card.height() + Below::GAP > room)
}

/// Returns whether the score is above the board, as the card of the end is in the place of the
/// players.
pub fn has_score_above(model: &Model<'_>, ui: &Ui, panel: Rect) -> bool {
    !model.is_free && end_over(model, ui, panel).is_some()
}

/// Shows the card of the end over what ends with `place`.
fn end_over_ui(
    model: &Model<'_>,
    ui: &Ui,
    place: Rect,
    card: StateCard<'_>,
    commands: &mut Vec<Command>,
) {
    Area::new(ui.scope_id().with("end")).fixed_pos(place.min).constrain(false).show(
        ui.ctx(),
        |ui| {
            ui.set_width(place.width());
            card.ui(model, ui, commands);
        },
    );
}

/// Shows the panel below the board. Returns a place for notices that covers no button: the message
/// line, or the players if that line is a row of buttons; `None` if the panel is hidden.
pub fn below_ui(
    model: &Model<'_>,
    view: &mut View,
    pieces: &mut PaintPiece<'_>,
    board: Rect,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> Option<NoticePlace> {
    ui.spacing_mut().item_spacing.y = Below::GAP;
    let whole = ui.max_rect();
    let panel = Below::of(whole);
    let mut has_words = true;
    let over = end_over(model, ui, whole);
    // Where the card that takes their place ends.
    let mut over_bottom = board.bottom();
    if panel.is_open {
        let coach = Message::coach(model, ui.painter(), panel.words);
        let mut message = if let Some(coach) = coach {
            coach
        } else {
            Message::found(model, ui.painter(), panel.words)
                .unwrap_or_else(|| Message::of(model, ui.painter(), panel.words))
        };
        let (players, _) = ui.allocate_exact_size(panel.players.size(), Sense::hover());
        let (line, _) = ui.allocate_exact_size(panel.words.size(), Sense::hover());
        let mut row = ui.new_child(UiBuilder::new().max_rect(players).id_salt("players"));
        let mut below = ui.new_child(UiBuilder::new().max_rect(line).id_salt("line"));
        if let Some(held) = &model.held {
            state::held_back_row(held, &mut row, players.height(), commands);
            if message.needs_card {
                message.card_ui(ui, line);
            } else {
                message.line_ui(ui, line);
            }
        } else if message.needs_card && !message.is_comment() {
            message.card_ui(ui, players.union(line));
        } else {
            has_words = false;
            let list = whole.bottom() - line.bottom() - 2.0 * Below::GAP - Below::BUTTON;
            let looks_back = list < Below::WITH_STEPS && moves::needs_row(model, false);
            let is_over = model.end.is_some() && !model.is_free;
            let is_line_taken = model.is_watched && !is_over || looks_back;
            // The players are shown elsewhere, too, but a comment is not.
            let is_comment_card = message.is_comment() && (message.needs_card || is_line_taken);
            if is_comment_card {
                message.leave_line();
                let room = if is_line_taken { players } else { players.union(line) };
                message.card_ui(ui, room);
            } else if over.is_some() {
                let keeps_line = is_line_taken || message.is_comment();
                over_bottom = if keeps_line { players.bottom() } else { line.bottom() };
            } else {
                paired_cards(model, pieces, &mut row);
            }
            if model.is_watched && !is_over {
                state::watch_row(model, &mut below, line.height(), commands);
            } else if looks_back {
                moves::looking_back_row(model, ui, line, false, commands);
            } else if !is_comment_card && (over.is_none() || message.is_comment()) {
                has_words = !message.is_comment();
                message.line_ui(ui, line);
            }
        }
    }
    buttons_ui(model, ui, Below::BUTTON, (Below::PER_ROW, panel.is_open), commands);
    let left = whole.bottom() - ui.cursor().top();
    if panel.is_open && model.is_watched && left >= MovesCard::LOW + Below::CHOICE {
        state::after_game_choice(model, ui, commands);
    }
    view.covers_board = false;
    let mut line = if has_words { panel.words } else { panel.players };
    if let Some(card) = over {
        let top = (over_bottom - card.height()).max(board.top());
        let place = Rect::from_x_y_ranges(whole.x_range(), top..=over_bottom);
        end_over_ui(model, ui, place, card, commands);
        view.covers_board = top < board.bottom();
        line = place.with_max_y(top - 2.0).with_min_y(top - 2.0 - Below::WORDS);
        has_words = false;
    } else if let Some(card) = StateCard::of(model, ui, whole.width(), Room::Tight)
        && panel.is_open
        && model.end.is_some()
    {
        card.ui(model, ui, commands);
    }
    let left = whole.bottom() - ui.cursor().top();
    if panel.is_open && left >= Below::WITH_STEPS {
        let list = left - Below::STEPS - Below::GAP;
        moves::moves_card(model, view, pieces, ui, list, commands);
        let place = whole.with_min_y(whole.bottom() - Below::STEPS);
        steps::ui(model.steps, place, ui, commands);
    } else if panel.is_open && left >= Below::LEAST_MOVES {
        moves::moves_card(model, view, pieces, ui, left, commands);
    }
    panel.is_open.then_some(NoticePlace {
        line,
        lowest: line.bottom() + if has_words { 5.0 } else { 3.0 },
        may_stay: has_words,
    })
}
