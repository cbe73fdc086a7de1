//! Everything about the game that is not the board: players, moves, controls. It stands beside the board or lies below it.

mod lines;
mod measures;
mod moves;
mod state;

use egui::scroll_area::ScrollBarVisibility;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align2, AsIdSalt, Color32, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

pub use self::measures::{Below, Beside};
use self::measures::{HintCard, PART_GAP, PlayerCard, SmallCard, unfold_button};
pub use self::moves::View;
use super::board::BoardUi;
use super::command::Command;
use super::model::{Hint, Lesson, Model, Phase, Requests};
use super::pictures::Pictures;
use super::theme::{self, Palette};
use super::widgets::{self, Button};
use super::{graph, words};
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{GameKind, Level};

/// What one may do on a free board.
const FREE_BOARD: &str = "Try moves for both sides · V shows another line, Esc goes back to the game";

/// What one may do with a move that is held back.
const PLAY_ANYWAY: &str = "Another move is another try; the same one again is played all the same";

/// Shows the panel beside the board.
pub fn beside_ui<K: BoardUi>(
    model: &Model<'_, K>,
    view: &mut View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, K>,
) {
    ui.spacing_mut().item_spacing.y = Beside::GAP;
    let panel = Beside::of(ui.max_rect());
    let mut above = ui.new_child(UiBuilder::new().max_rect(panel.scrolled));
    ScrollArea::vertical().id_salt("panel").scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden).show(&mut above, |ui| {
        let cards = panel.cards(ui.cursor().min);
        ui.scope_builder(UiBuilder::new().max_rect(cards), |ui| {
            ui.spacing_mut().item_spacing.y = Beside::GAP;
            for player in Player::BOTH {
                if Beside::is_cramped(cards) {
                    small_card(model, pictures, ui, player, cards.width());
                } else {
                    player_card(model, pictures, ui, player);
                }
            }
            state::state_card(model, ui, Beside::is_cramped(cards), requests);
            let room = cards.bottom() - ui.cursor().top();
            if let Some(analysis) = model.analysis
                && room >= graph::HEIGHT + Beside::GAP + Beside::LEAST_MOVES
                && !model.session.record().moves().is_empty()
                && let Some(ply) = graph::ui(model.session, analysis, ui)
            {
                requests.push(Command::GoTo(ply));
            }
            let left = (cards.bottom() - ui.cursor().top()).max(Beside::LEAST_MOVES);
            moves::moves_card(model, view, pictures, ui, left, requests);
        });
    });
    let mut below = ui.new_child(UiBuilder::new().max_rect(panel.footer));
    below.spacing_mut().item_spacing.y = Beside::BUTTON_GAP;
    buttons_ui(model, &mut below, Beside::BUTTON, 4, requests);
    let room = panel.scrolled.with_max_y(panel.footer.top() - PART_GAP);
    message_ui(model, &below, panel.words, room);
}

/// Shows the panel below the board.
pub fn below_ui<K: BoardUi>(
    model: &Model<'_, K>,
    view: &mut View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, K>,
) {
    ui.spacing_mut().item_spacing.y = Below::GAP;
    let whole = ui.max_rect();
    let panel = Below::of(whole);
    if panel.is_open {
        if matches!(model.phase, Phase::Over(_)) && !model.is_free {
            state::play_again_row(ui, true, requests);
        } else if let Some(Lesson::HeldBack { .. }) = model.lesson {
            state::held_back_row(ui, false, requests);
        } else {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = PART_GAP;
                for player in Player::BOTH {
                    small_card(model, pictures, ui, player, panel.card_width);
                }
            });
        }
        ui.allocate_exact_size(panel.words.size(), Sense::hover());
    }
    buttons_ui(model, ui, Below::BUTTON, 6, requests);
    if whole.bottom() - ui.cursor().top() >= Below::LEAST_MORE {
        if model.session.can_be_held() {
            state::watch_card(model, ui, requests);
        }
        let left = whole.bottom() - ui.cursor().top();
        if left >= Below::LEAST_MOVES {
            moves::moves_card(model, view, pictures, ui, left, requests);
        }
    }
    if panel.is_open {
        message_ui(model, ui, panel.words, whole.with_max_y(panel.words.bottom()));
    }
}

/// Shows the button that brings the folded panel back, in a corner of the window.
pub fn unfold_ui<K: BoardUi>(ui: &mut Ui, window: Rect, requests: &mut Requests<'_, K>) {
    if Button::new("Panel", "B").tip("Show the panel").ui_at(ui, unfold_button(window)) {
        requests.push(Command::TogglePanel);
    }
}

/// Shows a player: piece, name, state, score, and what a searching computer tells.
fn player_card<K: BoardUi>(model: &Model<'_, K>, pictures: &mut Pictures<K::Picture>, ui: &mut Ui, player: Player) {
    let palette = Palette::of(ui.ctx());
    let session = model.session;
    let report = model.reports[player.index()].as_ref().and_then(words::report_lines::<K>);
    let searches = session.seat(player).computer().is_some_and(Level::is_searching);
    let size = vec2(ui.available_width(), PlayerCard::height(searches));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let name = words::seat_name(session, player);
    let state = words::seat_state(session, player, model.phase, model.turn);
    let Score { wins, draws } = Score::of(model, player);
    widgets::paint_card(ui, rect, PlayerCard::RADIUS, accent(model, player, palette));
    let painter = ui.painter().clone();
    let card = PlayerCard::of(rect, !wins.is_empty(), !draws.is_empty());
    pictures.paint(&painter, K::piece(player), card.piece, 1.0);
    let line = |at, align, text: &str, font, colour, width| widgets::line(&painter, at, align, text, font, colour, width);
    let (text, weak) = (palette.text, palette.text_weak);
    line(card.name, Align2::LEFT_CENTER, &name, theme::strong(17.0), text, card.text_width);
    line(card.state, Align2::LEFT_CENTER, &state, theme::regular(13.5), weak, card.text_width);
    line(card.score, Align2::RIGHT_CENTER, &wins, theme::strong(24.0), text, PlayerCard::SCORE_WIDTH);
    line(card.draws, Align2::RIGHT_CENTER, &draws, theme::regular(12.0), weak, PlayerCard::SCORE_WIDTH);
    for (told, at) in report.iter().flatten().zip(card.report) {
        line(at, Align2::LEFT_CENTER, told, theme::regular(12.5), weak, card.report_width);
    }
    let found = report.map_or_else(String::new, |lines| lines.join(". "));
    let won = words::games_won(session.tally(), player);
    let label = format!("{}: {name}, {state}{won}. {found}", words::side::<K>(player));
    name_region(ui, rect, ("card", player), &label);
}

/// Shows a player in a small window: piece, name and score in one line.
fn small_card<K: BoardUi>(model: &Model<'_, K>, pictures: &mut Pictures<K::Picture>, ui: &mut Ui, player: Player, width: f32) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(width, SmallCard::HEIGHT), Sense::hover());
    widgets::paint_card(ui, rect, SmallCard::RADIUS, accent(model, player, palette));
    let name = words::seat_name(model.session, player);
    let Score { wins, draws } = Score::of(model, player);
    let card = SmallCard::of(rect, !wins.is_empty(), !draws.is_empty());
    pictures.paint(ui.painter(), K::piece(player), card.piece, 1.0);
    let (painter, colour) = (ui.painter(), palette.text);
    widgets::line(painter, card.name, Align2::LEFT_CENTER, short_name(&name), theme::strong(14.0), colour, card.name_width);
    widgets::line(painter, card.score, Align2::RIGHT_CENTER, &wins, theme::strong(16.0), colour, SmallCard::SCORE_WIDTH);
    let (font, weak) = (theme::regular(10.5), palette.text_weak);
    widgets::line(painter, card.draws, Align2::RIGHT_CENTER, &draws, font, weak, SmallCard::SCORE_WIDTH);
    let state = words::seat_state(model.session, player, model.phase, model.turn);
    let won = words::games_won(model.session.tally(), player);
    name_region(ui, rect, ("card", player), &format!("{}: {name}, {state}{won}", words::side::<K>(player)));
}

/// Returns a computer's name without its last word, which every computer's name has.
pub fn short_name(name: &str) -> &str {
    name.strip_suffix(" Computer").unwrap_or(name)
}

/// Returns the colour of the edge of a player's card, if it stands out: it is their turn, or they have won.
pub fn accent<K: BoardUi>(model: &Model<'_, K>, player: Player, palette: &Palette) -> Option<Color32> {
    let position = model.session.position();
    let stands_out = match model.phase {
        Phase::Over(Outcome::Win(winner)) => winner == player,
        Phase::Over(Outcome::Draw) => false,
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
        let tally = model.session.tally();
        let wins = if tally.games() == 0 { String::new() } else { tally.wins(player).to_string() };
        Self { wins, draws: words::draws(tally) }
    }
}

/// Shows the buttons, `per_row` in a row.
fn buttons_ui<K: BoardUi>(model: &Model<'_, K>, ui: &mut Ui, height: f32, per_row: usize, requests: &mut Requests<'_, K>) {
    let open = model.turn == Phase::Awaiting;
    let small = ui.available_width() < 330.0 || per_row > 4;
    let analysis = if model.analysis.is_some() { Button::primary("Analysis", "A") } else { Button::new("Analysis", "A") };
    let analysis = analysis.tip("Show what each move is worth");
    let buttons = [
        (Button::new("Undo", "Ctrl+Z").tip("Take back the last move").enabled(model.can_undo()), Command::Undo),
        (Button::new("Redo", "Ctrl+Y").tip("Play again what was taken back").enabled(model.can_redo()), Command::Redo),
        (Button::new("Hint", "H").tip("Show where a strong player would play").enabled(open), Command::Hint),
        (analysis, Command::ToggleAnalysis),
        if model.is_free {
            (
                Button::new(if small { "Line" } else { "Next line" }, "V").tip("Show another line that was tried"),
                Command::NextLine,
            )
        } else {
            (Button::new("Modes", "C").tip("Change who plays"), Command::ChooseModes)
        },
        if model.is_free {
            (Button::new("Back", "Esc").tip("Go back to the game"), Command::FreeBoard)
        } else {
            (
                Button::new(if small { "New" } else { "New game" }, "Ctrl+N").tip("New game with the same players"),
                Command::NewGame,
            )
        },
        (Button::new("Menu", "M").tip("Save, open, copy, paste, settings, help, quit"), Command::ShowMenu),
    ];
    // In a small window the analysis is in the menu.
    let fits = |(_, command): &(Button<'_>, Command)| per_row <= 4 || *command != Command::ToggleAnalysis;
    let mut buttons = buttons.into_iter().filter(fits).peekable();
    while buttons.peek().is_some() {
        let row = buttons.by_ref().take(per_row).collect();
        if let Some(command) = widgets::command_row(ui, height, row) {
            requests.push(command);
        }
    }
}

/// Shows the line of words: a hint if there is one, else what to press. A hint that is too long for it has a card at the lower end
/// of `room`, over what is there: nothing moves for it.
fn message_ui<K: BoardUi>(model: &Model<'_, K>, ui: &Ui, line: Rect, room: Rect) {
    let palette = Palette::of(ui.ctx());
    let (text, colour) = match model.hint {
        Some(Hint::Given(advice)) => (words::advice::<K>(advice), palette.text),
        Some(Hint::Asked(_)) => ("Thinking about a hint…".to_owned(), palette.text_weak),
        None if matches!(model.lesson, Some(Lesson::Weighed(_))) => ("Looking at your move…".to_owned(), palette.text_weak),
        None if matches!(model.lesson, Some(Lesson::HeldBack { .. })) && line.height() > Below::WORDS => {
            (PLAY_ANYWAY.to_owned(), palette.text_weak)
        }
        None if matches!(model.lesson, Some(Lesson::HeldBack { .. })) => (state::held_back_words(model), palette.text),
        None if model.is_free => (FREE_BOARD.to_owned(), palette.text_weak),
        None => (words::what_to_press(model.session, model.phase, model.turn), palette.text_weak),
    };
    let size = if line.height() > Below::WORDS { 14.0 } else { 13.0 };
    let layout = |width: f32, max_rows: usize| {
        let mut job = LayoutJob::single_section(text.clone(), TextFormat::simple(theme::regular(size), colour));
        job.wrap = TextWrapping { max_width: width, max_rows, ..TextWrapping::default() };
        ui.painter().layout_job(job)
    };
    let short = layout(line.width(), 2);
    if matches!(model.hint, Some(Hint::Given(_))) && short.elided {
        let galley = layout(line.width() - 2.0 * HintCard::EDGE.x, usize::MAX);
        let height = (galley.size().y + 2.0 * HintCard::EDGE.y).min(room.height());
        let card = Rect::from_min_max(pos2(line.left(), room.bottom() - height), pos2(line.right(), room.bottom()));
        widgets::paint_card(ui, card, HintCard::RADIUS, Some(palette.accent));
        let painter = ui.painter().with_clip_rect(card);
        painter.galley(card.min + HintCard::EDGE, galley, Color32::PLACEHOLDER);
        if room.bottom() < line.top() {
            let more = "H shows the best play, Esc puts this away";
            widgets::line(
                ui.painter(),
                line.left_center(),
                Align2::LEFT_CENTER,
                more,
                theme::regular(size),
                palette.text_weak,
                line.width(),
            );
        }
    } else {
        let at = Align2::LEFT_CENTER.align_size_within_rect(short.size(), line).min;
        ui.painter().galley(at, short, Color32::PLACEHOLDER);
    }
    name_region(ui, line, "message", &text);
}

/// Gives something painted a name for a screen reader.
pub fn name_region(ui: &Ui, rect: Rect, salt: impl AsIdSalt, text: &str) {
    let response = ui.interact(rect, ui.scope_id().with(salt), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
}
