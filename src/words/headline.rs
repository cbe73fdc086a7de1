//! The line over the board: whose turn it is, what people decide, or how the game ended.

use super::names::{addressed, third_person};
use super::phase::{Phase, phase_of};
use crate::core::game::{Game, Outcome};
use crate::core::kind::{self, GameKind};
use crate::session::Session;

/// Returns whose turn it is, what people decide, or how the game ended, as a headline.
#[must_use]
pub fn headline<K: GameKind>(session: &Session<K>, phase: Phase, turn: Phase) -> String {
    let mover = session.position().to_move();
    if session.looks_back() {
        return looking_back(session);
    }
    match phase {
        Phase::Over(outcome) => result(session, outcome),
        Phase::Awaiting if let Some(question) = kind::question::<K>(session.position()) => {
            question.to_owned()
        }
        Phase::Awaiting if session.you() == Some(mover) => "Your turn".to_owned(),
        Phase::Awaiting => format!("{}’s turn", third_person(session, mover)),
        Phase::Thinking => "Thinking…".to_owned(),
        Phase::Passing => format!(
            "{} passes: {}",
            third_person(session, mover),
            K::forced_because(session.position())
        ),
        Phase::Paused => "Paused".to_owned(),
        Phase::Moving => headline(session, turn, turn),
    }
}

/// Returns which position the user looks back at.
pub(super) fn looking_back<K: GameKind>(session: &Session<K>) -> String {
    match session.record().cursor() {
        0 => "Looking back at the start".to_owned(),
        moves => format!("Looking back at move {moves}"),
    }
}

/// Returns how the game ended.
#[must_use]
pub fn result<K: GameKind>(session: &Session<K>, outcome: Outcome) -> String {
    let last = session.last_position();
    match outcome {
        Outcome::Draw => format!("A draw: {}", K::ending(last).drawn_because()),
        Outcome::Win(player) => {
            let ending = K::ending(last);
            let how = ending.won();
            let said = match session.you() {
                Some(you) if you == player => format!("You won {how}"),
                Some(_) => format!("You lost {}", ending.lost()),
                None => format!("{} wins {how}", third_person(session, player)),
            };
            said.trim_end().to_owned()
        }
    }
}

/// Returns how a game stands, for others: the name of the game before its first move, then whose
/// turn it is, and how it ended.
#[must_use]
pub fn standing<K: GameKind>(session: &Session<K>) -> String {
    let position = session.position();
    match (position.outcome(), session.record().cursor()) {
        (Some(Outcome::Draw), _) => format!("A draw: {}", K::ending(position).drawn_because()),
        (Some(Outcome::Win(player)), _) => format!(
            "{} wins {}",
            session.called(player),
            K::ending(position).won()
        )
        .trim_end()
        .to_owned(),
        (None, 0) => K::TITLE.to_owned(),
        (None, moves) if let Some(question) = kind::question::<K>(position) => {
            format!("After move {moves} · {question}")
        }
        (None, moves) => format!(
            "After move {moves} · {} to move",
            session.called(position.to_move())
        ),
    }
}

/// Returns the sentence that announces the last move and what comes now; of the end of a game, also
/// after how many moves.
#[must_use]
pub fn announcement<K: GameKind>(session: &Session<K>) -> String {
    let turn = phase_of(session.turn());
    let now = headline(session, turn, turn);
    match session.record().played().last() {
        Some(&mv) => {
            let who = session.position().to_move().other();
            let name = addressed(session, who);
            let moves = session.record().cursor();
            let length = match turn {
                Phase::Over(_) if moves == 1 => ", after 1 move".to_owned(),
                Phase::Over(_) => format!(", after {moves} moves"),
                Phase::Awaiting
                | Phase::Thinking
                | Phase::Passing
                | Phase::Moving
                | Phase::Paused => String::new(),
            };
            format!("{name}: {}. {now}{length}", K::move_phrase(mv))
        }
        None => now,
    }
}

/// Returns how many moves teaching held back, in a game with it.
#[must_use]
pub fn taught<K: GameKind>(session: &Session<K>) -> Option<String> {
    (session.is_teaching() && session.you().is_some()).then(|| match session.taught() {
        0 => "Teaching held no move back".to_owned(),
        1 => "Teaching held 1 move back".to_owned(),
        times => format!("Teaching held {times} moves back"),
    })
}

/// Returns which keys or places to press now; `how_to_play` is what to press to make a move.
#[must_use]
pub fn what_to_press<K: GameKind>(
    session: &Session<K>,
    phase: Phase,
    turn: Phase,
    how_to_play: impl FnOnce() -> String,
) -> String {
    if session.looks_back() {
        let to_play = match turn {
            Phase::Paused => "P goes on from here, . makes one move",
            Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Moving | Phase::Over(_) => {
                "Play twice in the same place to go on from here"
            }
        };
        return format!("{to_play} · End shows the last move");
    }
    match phase {
        Phase::Moving => what_to_press(session, turn, turn, how_to_play),
        Phase::Awaiting => format!("{} · F1 shows all keys", how_to_play()),
        Phase::Over(_) => match taught(session) {
            Some(taught) => format!("{taught} · R reviews the game"),
            None => "R reviews the game · Ctrl+Z takes the last move back".to_owned(),
        },
        Phase::Paused => "P goes on from here, . makes one move · F1 shows all keys".to_owned(),
        Phase::Thinking | Phase::Passing => "F1 shows all keys".to_owned(),
    }
}
