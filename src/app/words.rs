//! What the window says, in words: the same sentences for the eye and for a screen reader.

use super::session::{Phase, Session};
use crate::core::connect4::Computer;
use crate::core::connect4::lines::{Line, winning_lines};
use crate::core::connect4::{Cell, Column, Position, Shape, Size};
use crate::core::count::{in_words as count, thousands};
use crate::core::game::{Game, Outcome, Player};
use crate::core::score::ScoreKind;
use crate::core::search::{Ended, Report};
use crate::players;

type Seat = players::Seat<Computer>;

/// Returns the colour that a player is called by.
#[must_use]
pub const fn colour(player: Player) -> &'static str {
    match player {
        Player::First => "Red",
        Player::Second => "Yellow",
    }
}

/// Returns what a column's button says: `Column 4, 2 of 6, top coin yellow`.
#[must_use]
pub fn column_state(position: &Position<Size>, column: Column) -> String {
    let (height, rows) = (position.height(column), position.shape().rows());
    let top = height.checked_sub(1).and_then(|row| u8::try_from(row).ok());
    match top.and_then(|row| position.coin(Cell::at(column.index(), row))) {
        None => format!("Column {column}, empty"),
        Some(player) => {
            let full = if height == u32::from(rows) { ", full" } else { "" };
            format!("Column {column}, {height} of {rows}, top coin {}{full}", colour(player).to_lowercase())
        }
    }
}

/// Returns whose turn it is, or how the game ended, as a headline.
#[must_use]
pub fn headline(session: &Session, phase: Phase) -> String {
    let mover = session.position().to_move();
    match phase {
        Phase::Over(outcome) => result(session, outcome),
        Phase::Awaiting if session.you() == Some(mover) => "Your turn".to_owned(),
        Phase::Awaiting => format!("{}’s turn", colour(mover)),
        Phase::Thinking => "Thinking…".to_owned(),
        Phase::Paused if session.looks_back() => "Looking back".to_owned(),
        Phase::Paused => "Paused".to_owned(),
        Phase::Falling => headline(session, session.turn()),
    }
}

/// Returns how the game ended.
#[must_use]
pub fn result(session: &Session, outcome: Outcome) -> String {
    match outcome {
        Outcome::Draw => "A draw: the board is full".to_owned(),
        Outcome::Win(player) => {
            let (who, wins) = match session.you() {
                Some(you) if you == player => ("You", "win"),
                Some(_) | None => (colour(player), "wins"),
            };
            format!("{who} {wins} with {}", lines(&winning_lines(session.position())))
        }
    }
}

/// Returns lines in words: `a diagonal of four`, `two lines at once`.
fn lines(lines: &[Line]) -> String {
    match lines {
        [line] => {
            let kind = match (line.cells.first(), line.cells.last()) {
                (Some(first), Some(last)) if first.column == last.column => "column",
                (Some(first), Some(last)) if first.row == last.row => "row",
                _ => "diagonal",
            };
            format!("a {kind} of {}", count(line.cells.len()))
        }
        _ => format!("{} lines at once", count(lines.len())),
    }
}

/// Returns what a side's card says under the player's name.
#[must_use]
pub fn seat_state(session: &Session, player: Player, phase: Phase) -> String {
    let seat = session.seat(player);
    let to_move = session.position().to_move() == player;
    let state = match phase {
        Phase::Falling => return seat_state(session, player, session.turn()),
        Phase::Over(Outcome::Win(winner)) if winner == player => Some("has won"),
        Phase::Awaiting if to_move && session.you() == Some(player) => Some("your turn"),
        Phase::Awaiting if to_move => Some("to move"),
        Phase::Thinking if to_move => Some("thinking…"),
        Phase::Paused if to_move => Some("waiting"),
        Phase::Over(_) | Phase::Awaiting | Phase::Thinking | Phase::Paused => None,
    };
    let about = seat.computer().map_or_else(|| "Human".to_owned(), |computer| computer.skill.summary());
    match state {
        Some(state) => format!("{about} · {state}"),
        None => about,
    }
}

/// Returns the name on a side's card.
#[must_use]
pub fn seat_name(session: &Session, player: Player) -> String {
    match session.seat(player) {
        _ if session.you() == Some(player) => "You".to_owned(),
        Seat::Human => colour(player).to_owned(),
        seat @ Seat::Computer(_) => seat.name(),
    }
}

/// Returns what a search has to tell, in two lines: `Depth 6 · 4,812 positions · value +6` and `Plans 4 3 5 4 4 2`; `None` for
/// players who do not search.
#[must_use]
pub fn report_lines(report: &Report<Column>) -> Option<[String; 2]> {
    if report.depth == 0 {
        return None;
    }
    let found = match (report.ended, report.nodes) {
        (Ended::Book, _) => format!("From the opening book · {}", value(report)),
        (_, 0) => format!("Known without a search · {}", value(report)),
        (_, nodes) => {
            let noun = if nodes == 1 { "position" } else { "positions" };
            format!("Depth {} · {} {noun} · {}", report.depth, thousands(nodes), value(report))
        }
    };
    let plan: Vec<String> = report.pv.iter().take(12).map(ToString::to_string).collect();
    Some([found, format!("Plans {}", plan.join(" "))])
}

/// Returns the value that a search found, in words if it sees the end.
fn value(report: &Report<Column>) -> String {
    match report.score.kind() {
        ScoreKind::WinIn(plies) => format!("wins in {}", moves(plies)),
        ScoreKind::LossIn(plies) => format!("loses in {}", moves(plies)),
        ScoreKind::Heuristic(_) if report.ended.is_exact() => "draws".to_owned(),
        ScoreKind::Heuristic(_) => format!("value {}", report.score).replace('-', "−"),
    }
}

/// Returns the moves of the player to move that fit in this many plies, as a number and a noun.
fn moves(plies: u32) -> String {
    match plies.div_ceil(2) {
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    }
}

/// Returns a hint as a sentence: which column, and what the search saw there. It claims no more than it knows.
#[must_use]
pub fn hint(report: &Report<Column>) -> String {
    let column = report.best;
    let others_lose_at_once = report.moves.len() > 1
        && report.moves.iter().filter(|root| root.mv != column).all(|root| matches!(root.score.kind(), ScoreKind::LossIn(2)));
    match report.score.kind() {
        ScoreKind::WinIn(1) => format!("Column {column} wins at once"),
        ScoreKind::WinIn(plies) => format!("Column {column} wins in {}, whatever your opponent does", moves(plies)),
        ScoreKind::LossIn(2) if report.moves.len() > 1 => {
            format!("Column {column}, but your opponent wins with the next coin wherever you play")
        }
        ScoreKind::LossIn(plies) => format!("Column {column} holds out longest: your opponent can win in {}", moves(plies)),
        ScoreKind::Heuristic(_) if others_lose_at_once => {
            format!("Column {column}: anything else lets your opponent win with the next coin")
        }
        ScoreKind::Heuristic(_) if report.ended.is_exact() => {
            format!("Column {column} leads to a draw: neither side can force a win")
        }
        ScoreKind::Heuristic(value) => {
            let judged = match value {
                ..=-4 => "your opponent stands better all the same",
                -3..=3 => "about even",
                4.. => "you stand better",
            };
            format!("Column {column} looks best {} plies ahead: {judged}", report.depth)
        }
    }
}

/// Returns the sentence that announces the last move and what comes now.
#[must_use]
pub fn announcement(session: &Session) -> String {
    let mover = session.position().to_move();
    let now = headline(session, session.turn());
    match session.record().played().last() {
        Some(column) => {
            let who = mover.other();
            let name = if session.you() == Some(who) { "You" } else { colour(who) };
            format!("{name}: column {column}. {now}")
        }
        None => now,
    }
}

/// Returns what one may press now.
#[must_use]
pub fn what_to_press(session: &Session, phase: Phase) -> String {
    let columns = session.position().shape().columns();
    match phase {
        Phase::Falling => what_to_press(session, session.turn()),
        Phase::Awaiting => {
            let digits = columns.min(9);
            format!("Click a column, or press 1 to {digits} · F1 shows all keys")
        }
        Phase::Over(_) => "Ctrl+Z takes the last move back · F1 shows all keys".to_owned(),
        Phase::Paused => "P goes on from here, a full stop steps · F1 shows all keys".to_owned(),
        Phase::Thinking => "F1 shows all keys".to_owned(),
    }
}

#[cfg(test)]
mod tests;
