//! The panel: players, moves and controls, beside the board or below it.

mod lines;
mod measures;
mod message;
mod moves;
mod state;

use egui::scroll_area::ScrollBarVisibility;
use egui::{Align2, Color32, Painter, Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};

pub use self::measures::Below;
use self::measures::{
    Beside, Captured, MOVE_ROW, MovesCard, PART_GAP, PlayerCard, SmallCard, paired_width,
};
use self::message::Message;
pub use self::moves::View;
use self::state::StateCard;
use crate::app::analysis::graph;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::model::{Act, Lesson, Phase, Requests};
use crate::app::contract::pictures::Pictures;
use crate::app::contract::screen::NoticePlace;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button};
use crate::app::screens::model::Model;
use crate::app::theme::{self, Palette};
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{self, GameKind, Level};
use crate::words;

/// Shows the panel beside the board. Returns where a notice covers no button: in the line of words,
/// or above the buttons where that line is a row of buttons itself.
pub fn beside_ui<K: BoardUi>(
    model: &Model<'_, K>,
    view: &mut View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, Act<K>>,
) -> NoticePlace {
    let panel = Beside::of(ui.max_rect());
    ui.spacing_mut().item_spacing.y = panel.gap;
    let mut message = Message::of(model, ui.painter(), panel.words);
    if panel.is_cramped() {
        message.leave_line();
    }
    let watched = model.session.is_watched() && model.ended().is_none();
    // The card of a long hint or comment takes its room from the list of moves: nothing else moves
    // for it.
    let (scrolled, hint) =
        panel.above(message.card_height(ui.painter(), panel.words.width(), panel.comment()));
    let mut above = ui.new_child(UiBuilder::new().max_rect(scrolled));
    let (mut left, mut tells_all) = (0.0, true);
    ScrollArea::vertical()
        .id_salt("panel")
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
        .show(&mut above, |ui| {
            let cards = panel.cards(scrolled, ui.cursor().min);
            // The list of moves must not be pushed out of view by what stands above it.
            let card = StateCard::of(model, ui, cards.width(), false);
            let state = card.as_ref().map_or(0.0, |card| card.height() + panel.gap);
            let moves = moves_wanted(model);
            // The lines that a searching computer tells become fewer before the cards become small.
            let most = [2, 1]
                .into_iter()
                .filter(|_| !panel.is_cramped())
                .find(|&most| {
                    let players = Player::BOTH.map(|player| {
                        PlayerCard::height(lines_told(model, player, most)) + panel.gap
                    });
                    players.iter().sum::<f32>() + state + moves <= cards.height()
                });
            tells_all = most == Some(2);
            ui.scope_builder(UiBuilder::new().max_rect(cards), |ui| {
                ui.spacing_mut().item_spacing.y = panel.gap;
                if panel.is_paired() {
                    paired_cards(model, pictures, ui);
                } else {
                    for player in Player::BOTH {
                        match most {
                            Some(most) => player_card(model, pictures, ui, player, most),
                            None => small_card(model, pictures, ui, player, cards.width()),
                        }
                    }
                }
                let card = match most {
                    Some(_) => card,
                    None => StateCard::of(model, ui, cards.width(), true),
                };
                if let Some(card) = card {
                    card.ui(model, ui, requests);
                }
                let room = cards.bottom() - ui.cursor().top();
                if let Some(analysis) = model.analysis
                    && room >= graph::HEIGHT + panel.gap + Beside::LEAST_MOVES
                    && !model.session.record().moves().is_empty()
                    && let Some(ply) = graph::ui(model.session, analysis, ui)
                {
                    requests.push(Command::GoTo(ply));
                }
                left = cards.bottom() - ui.cursor().top();
                if left >= Beside::LEAST_MOVES || !message.needs_card {
                    moves::moves_card(
                        model,
                        view,
                        pictures,
                        ui,
                        left.max(Beside::LEAST_MOVES),
                        requests,
                    );
                }
            });
        });
    if message.needs_card {
        message.card_ui(ui, hint);
    }
    let mut below = ui.new_child(UiBuilder::new().max_rect(panel.footer));
    below.spacing_mut().item_spacing.y = panel.button_gap;
    buttons_ui(model, &mut below, panel.button, 4, requests);
    let is_free_line = !message.needs_card || message.is_comment();
    if left < MovesCard::LOW && is_free_line && !moves::looking_back(model).is_empty() {
        let mut row = ui.new_child(
            UiBuilder::new()
                .max_rect(panel.words)
                .id_salt("looking back"),
        );
        moves::looking_back_row(model, &mut row, panel.words.height(), requests);
        let lowest = panel.footer.top() - 2.0;
        return NoticePlace {
            line: panel
                .words
                .translate(vec2(0.0, lowest - panel.words.bottom())),
            lowest,
            may_stay: false,
        };
    }
    if let Some(found) =
        Message::found(model, ui.painter(), panel.words).filter(|_| watched && !tells_all)
    {
        found.line_ui(&below, panel.words);
    } else {
        message.line_ui(&below, panel.words);
    }
    NoticePlace {
        line: panel.words,
        lowest: panel.words.bottom(),
        may_stay: true,
    }
}

/// Returns the least height of the list of moves beside which the cards have their full size:
/// watching is reading the moves.
fn moves_wanted<K: BoardUi>(model: &Model<'_, K>) -> f32 {
    match (model.session.is_watched(), model.ended()) {
        (true, None) => MovesCard::LOW + 2.0 * MOVE_ROW,
        (true, Some(_)) => MovesCard::LOW,
        (false, _) => Beside::LEAST_MOVES,
    }
}

/// Shows the panel below the board. Returns where a notice covers no button: in the line of words,
/// or over the players where that line is a row of buttons itself; `None` where the panel is
/// folded.
pub fn below_ui<K: BoardUi>(
    model: &Model<'_, K>,
    view: &mut View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, Act<K>>,
) -> Option<NoticePlace> {
    ui.spacing_mut().item_spacing.y = Below::GAP;
    let whole = ui.max_rect();
    let panel = Below::of(whole);
    let mut has_words = true;
    if panel.is_open {
        let is_held_back = matches!(model.lesson, Some(Lesson::HeldBack { .. }));
        let mut message = if is_held_back {
            Message::held_back(model, ui.painter(), panel.words)
        } else {
            Message::found(model, ui.painter(), panel.words)
                .unwrap_or_else(|| Message::of(model, ui.painter(), panel.words))
        };
        let (players, _) = ui.allocate_exact_size(panel.players.size(), Sense::hover());
        let (line, _) = ui.allocate_exact_size(panel.words.size(), Sense::hover());
        let mut row = ui.new_child(UiBuilder::new().max_rect(players).id_salt("players"));
        let mut below = ui.new_child(UiBuilder::new().max_rect(line).id_salt("line"));
        if is_held_back {
            state::held_back_row(&mut row, players.height(), requests);
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
            let looks_back = list < MovesCard::LOW && !moves::looking_back(model).is_empty();
            let is_over = model.ended().is_some() && !model.is_free;
            let is_line_taken = is_over || model.session.is_watched() || looks_back;
            // Who plays stands elsewhere, too; what is written about the position does
            // not.
            if message.is_comment() && (message.needs_card || is_line_taken) {
                message.leave_line();
                message.card_ui(ui, players);
            } else {
                paired_cards(model, pictures, &mut row);
            }
            if is_over {
                state::play_again_row(&mut below, line.height(), true, requests);
            } else if model.session.is_watched() {
                state::watch_row(model, &mut below, line.height(), requests);
            } else if looks_back {
                moves::looking_back_row(model, &mut below, line.height(), requests);
            } else {
                has_words = true;
                message.line_ui(ui, line);
            }
        }
    }
    buttons_ui(model, ui, Below::BUTTON, 6, requests);
    let left = whole.bottom() - ui.cursor().top();
    if panel.is_open && model.session.is_watched() && left >= MovesCard::LOW + Below::CHOICE {
        state::after_game_choice(model, ui, requests);
    }
    let left = whole.bottom() - ui.cursor().top();
    if panel.is_open && left >= Below::LEAST_MOVES {
        moves::moves_card(model, view, pictures, ui, left, requests);
    }
    let line = if has_words {
        panel.words
    } else {
        panel.players
    };
    panel.is_open.then_some(NoticePlace {
        line,
        lowest: line.bottom() + if has_words { 5.0 } else { 3.0 },
        may_stay: has_words,
    })
}

/// Shows the button that brings the folded panel back.
pub fn unfold_ui<K: BoardUi>(ui: &mut Ui, place: Rect, requests: &mut Requests<'_, Act<K>>) {
    if Button::new("Panel", "B")
        .tip("Show the panel")
        .ui_at(ui, place)
    {
        requests.push(Command::TogglePanel);
    }
}

/// Returns in how many lines, of at most so many, the card of a player has room for what a
/// searching computer tells.
fn lines_told<K: BoardUi>(model: &Model<'_, K>, player: Player, most: usize) -> usize {
    if model
        .session
        .seat(player)
        .computer()
        .is_some_and(Level::is_searching)
    {
        most
    } else {
        0
    }
}

/// Shows the button of the analysis where it has no place among the others.
pub fn analysis_ui<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &mut Ui,
    place: Rect,
    requests: &mut Requests<'_, Act<K>>,
) {
    if analysis_button(model).ui_at(ui, place) {
        requests.push(Command::ToggleAnalysis);
    }
}

/// Returns the button of the analysis, prominent while that is shown.
const fn analysis_button<K: BoardUi>(model: &Model<'_, K>) -> Button<'static> {
    let button = if model.analysis.is_some() {
        Button::primary("Analysis", "A")
    } else {
        Button::new("Analysis", "A")
    };
    button.tip("Show what each move is worth")
}

/// Shows both players side by side.
fn paired_cards<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
) {
    let width = paired_width(ui.available_width());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = PART_GAP;
        for player in Player::BOTH {
            small_card(model, pictures, ui, player, width);
        }
    });
}

/// Shows a player: piece, name, state, score, and what a searching computer tells, in at most so
/// many lines.
fn player_card<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    player: Player,
    most: usize,
) {
    let palette = Palette::of(ui.ctx());
    let session = model.session;
    // After the end there is nothing to expect any more.
    let found = model.reports[player.index()]
        .as_ref()
        .filter(|_| model.ended().is_none())
        .and_then(words::found::<K>);
    let lines = lines_told(model, player, most);
    let size = vec2(ui.available_width(), PlayerCard::height(lines));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let name = words::on_card(session, player);
    let state = words::seat_state(session, player, model.phase, model.turn);
    let Score { wins, draws } = Score::of(model, player);
    widgets::paint_card(ui, rect, PlayerCard::RADIUS, accent(model, player, palette));
    let painter = ui.painter().clone();
    let card = PlayerCard::of(rect, !wins.is_empty(), !draws.is_empty(), lines);
    pictures.paint(&painter, K::piece(player), card.piece, 1.0);
    let line = |at, align, text: &str, font, colour, width| {
        widgets::line(&painter, at, align, text, font, colour, width);
    };
    let (text, weak) = (palette.text, palette.text_weak);
    let shown = widgets::readable(
        &painter,
        &name,
        (theme::strong, &PlayerCard::NAME),
        text,
        vec2(card.text_width, PlayerCard::NAME_HEIGHT),
    );
    let is_cut = shown.elided;
    // Two rows reach as far down as one would, to what stands below.
    let up = if shown.rows.len() > 1 { 4.0 } else { 0.0 };
    painter.galley(
        card.name - vec2(0.0, 0.5 * shown.size().y + up),
        shown,
        text,
    );
    let captured = model.captured().map(|counts| counts[player.index()]);
    let taken = if captured.is_some() {
        Captured::WIDTH
    } else {
        0.0
    };
    line(
        card.state,
        Align2::LEFT_CENTER,
        &state,
        theme::regular(13.5),
        weak,
        card.text_width - taken,
    );
    if let Some(count) = captured {
        captured_ui::<K>(
            &painter,
            pictures,
            player,
            &Captured::ending_at(card.captured),
            count,
        );
    }
    line(
        card.score,
        Align2::RIGHT_CENTER,
        &wins,
        theme::strong(24.0),
        text,
        PlayerCard::SCORE_WIDTH,
    );
    line(
        card.draws,
        Align2::RIGHT_CENTER,
        &draws,
        theme::regular(12.0),
        weak,
        PlayerCard::SCORE_WIDTH,
    );
    for (told, at) in found.iter().flat_map(|found| &found.lines).zip(card.report) {
        line(
            at,
            Align2::LEFT_CENTER,
            told,
            theme::regular(12.5),
            weak,
            card.report_width,
        );
    }
    let won = words::games_won(model.tally(), player);
    let told = found
        .as_ref()
        .map_or_else(String::new, |found| found.lines.join(". "));
    let state = words::seat_state_said(session, player, model.phase, model.turn);
    let captured = words::captured(captured);
    let label = format!(
        "{}: {name}, {state}{won}{captured}. {told}",
        words::side::<K>(player)
    );
    let card = widgets::name_region(ui, rect, ("card", player), &label);
    let figures = found.as_ref().map_or("", |found| &found.figures);
    tooltips::tip(
        &card,
        &card_tip(&[
            if is_cut { &name } else { "" },
            figures,
            captured.trim_start_matches(", "),
        ]),
    );
}

/// Shows how many of the opponent's pieces a player has captured.
fn captured_ui<K: BoardUi>(
    painter: &Painter,
    pictures: &mut Pictures<K::Picture>,
    player: Player,
    place: &Captured,
    count: u32,
) {
    let colour = Palette::of(painter.ctx()).text_weak;
    pictures.paint(painter, K::piece(player.other()), place.piece, 1.0);
    let text = format!("×{count}");
    widgets::line(
        painter,
        place.number,
        Align2::LEFT_CENTER,
        &text,
        theme::regular(13.0),
        colour,
        Captured::WIDTH,
    );
}

/// Returns what a tooltip tells of a card: those of these lines that there are.
fn card_tip(lines: &[&str]) -> String {
    let lines: Vec<String> = lines
        .iter()
        .filter(|line| !line.is_empty())
        .map(|line| words::capital(line))
        .collect();
    lines.join("\n")
}

/// Shows a player in a small window: piece, name and score in one line.
fn small_card<K: BoardUi>(
    model: &Model<'_, K>,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    player: Player,
    width: f32,
) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(width, SmallCard::HEIGHT), Sense::hover());
    widgets::paint_card(ui, rect, SmallCard::RADIUS, accent(model, player, palette));
    let name = words::on_card(model.session, player);
    let Score { wins, draws } = Score::of(model, player);
    let found = model.reports[player.index()]
        .as_ref()
        .filter(|_| model.ended().is_none())
        .and_then(words::found_briefly::<K>);
    let captured = model.captured().map(|counts| counts[player.index()]);
    let has_below = found.is_some() || captured.is_some();
    let card = SmallCard::of(rect, !wins.is_empty(), !draws.is_empty(), has_below);
    pictures.paint(ui.painter(), K::piece(player), card.piece, 1.0);
    if let Some(count) = captured {
        captured_ui::<K>(
            ui.painter(),
            pictures,
            player,
            &Captured::from(card.found),
            count,
        );
    }
    let (painter, colour) = (ui.painter(), palette.text);
    if let Some(found) = found.filter(|_| captured.is_none()) {
        // Where there is no room for all of it, "stands" goes without saying.
        let font = theme::regular(12.0);
        let found = widgets::first_that_fits(
            painter,
            [&found, found.trim_start_matches("stands ")],
            &font,
            card.name_width,
        );
        widgets::line(
            painter,
            card.found,
            Align2::LEFT_CENTER,
            found,
            font,
            palette.text_weak,
            card.name_width,
        );
    }
    let font = theme::strong(14.0);
    // All computers have the same last word, which there is no room for.
    let computer = model.session.seat(player).computer();
    let usual = if computer.is_some() {
        words::without_computer(&name)
    } else {
        &name
    };
    let brief = computer.map_or_else(|| name.clone(), Level::short_name);
    let shown = widgets::first_that_fits(painter, [usual, &brief], &font, card.name_width);
    // A player's name may need two rows.
    let ways = if has_below {
        &SmallCard::NAME[..1]
    } else {
        &SmallCard::NAME[..]
    };
    let shown = widgets::readable(
        painter,
        shown,
        (theme::strong, ways),
        colour,
        vec2(card.name_width, SmallCard::HEIGHT - 6.0),
    );
    let is_cut = shown.elided;
    painter.galley(card.name - vec2(0.0, 0.5 * shown.size().y), shown, colour);
    widgets::line(
        painter,
        card.score,
        Align2::RIGHT_CENTER,
        &wins,
        theme::strong(16.0),
        colour,
        SmallCard::SCORE_WIDTH,
    );
    let (font, weak) = (theme::regular(11.5), palette.text_weak);
    widgets::line(
        painter,
        card.draws,
        Align2::RIGHT_CENTER,
        &draws,
        font,
        weak,
        SmallCard::SCORE_WIDTH,
    );
    let state = words::seat_state_said(model.session, player, model.phase, model.turn);
    let won = words::games_won(model.tally(), player);
    let captured = words::captured(captured);
    let label = format!(
        "{}: {name}, {state}{won}{captured}",
        words::side::<K>(player)
    );
    let response = widgets::name_region(ui, rect, ("card", player), &label);
    tooltips::tip(
        &response,
        &card_tip(&[
            if is_cut { &name } else { "" },
            captured.trim_start_matches(", "),
        ]),
    );
}

/// Returns the colour of the edge of a player's card, if it stands out: it is their turn, or they
/// have won.
pub fn accent<K: BoardUi>(
    model: &Model<'_, K>,
    player: Player,
    palette: &Palette,
) -> Option<Color32> {
    let position = model.session.position();
    let stands_out = match model.phase {
        Phase::Over(Outcome::Win(winner)) => winner == player,
        Phase::Over(Outcome::Draw) => false,
        Phase::Awaiting if kind::question::<K>(position).is_some() => false,
        Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Paused | Phase::Moving => {
            position.outcome().is_none() && position.to_move() == player
        }
    };
    stands_out.then(|| K::accent(player, palette))
}

/// The running score on a player's card.
struct Score {
    /// The player's wins, once there has been a game to win.
    wins: String,
    /// The draws, once there has been one.
    draws: String,
}

impl Score {
    /// Returns the score of a player.
    fn of<K: GameKind + BoardUi>(model: &Model<'_, K>, player: Player) -> Self {
        let tally = model.tally();
        let wins = if tally.games() == 0 {
            String::new()
        } else {
            tally.wins(player).to_string()
        };
        Self {
            wins,
            draws: words::draws(tally),
        }
    }
}

/// Shows the buttons, `per_row` in a row.
fn buttons_ui<K: BoardUi>(
    model: &Model<'_, K>,
    ui: &mut Ui,
    height: f32,
    per_row: usize,
    requests: &mut Requests<'_, Act<K>>,
) {
    let open = model.turn == Phase::Awaiting;
    let small = ui.available_width() < 330.0 || per_row > 4;
    let buttons = [
        (
            Button::new("Undo", "Ctrl+Z")
                .tip("Take back the last move")
                .enabled(model.can_undo()),
            Command::Undo,
        ),
        (
            Button::new("Redo", "Ctrl+Y")
                .tip("Play again what was taken back")
                .enabled(model.can_redo()),
            Command::Redo,
        ),
        (
            Button::new("Hint", "H")
                .tip("Show where a strong player would play")
                .enabled(open),
            Command::Hint,
        ),
        (analysis_button(model), Command::ToggleAnalysis),
        if model.is_free {
            (
                Button::new(if small { "Line" } else { "Next line" }, "V")
                    .tip("Show another line that was tried"),
                Command::NextLine,
            )
        } else {
            (
                Button::new("Modes", "C").tip("Change who plays"),
                Command::ChooseModes,
            )
        },
        if model.is_free {
            (
                Button::new("Back", "Esc").tip("Go back to the game"),
                Command::FreeBoard,
            )
        } else {
            (
                Button::new(if small { "New" } else { "New game" }, "Ctrl+N")
                    .tip("New game with the same players"),
                Command::NewGame,
            )
        },
        (
            Button::new("Menu", "M").tip("Save, open, copy, paste, settings, help, quit"),
            Command::ShowMenu,
        ),
    ];
    // In a small window the analysis has its button beside the headline.
    let fits =
        |(_, command): &(Button<'_>, Command)| per_row <= 4 || *command != Command::ToggleAnalysis;
    let mut buttons = buttons.into_iter().filter(fits).peekable();
    while buttons.peek().is_some() {
        let row = buttons.by_ref().take(per_row).collect();
        if let Some(command) = widgets::command_row(ui, height, row) {
            requests.push(command);
        }
    }
}
