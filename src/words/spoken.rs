//! Sentences for screen readers alone: the move in view when the user navigates, and the findings
//! of the analysis. None of it sounds like a move that is made.

use super::found::evaluation;
use super::headline::headline;
use super::names::{addressed_within, third_person};
use super::phase::{Phase, phase_of};
use crate::core::game::Game;
use crate::core::kind::{GameKind, MoveOf};
use crate::core::verdict::Verdict;
use crate::session::Session;

/// How many moves are named one by one.
const MOST_NAMED: usize = 3;

/// Returns what was taken back, the last move first, and what comes now: `Taken back: yellow,
/// column 4. Red’s turn`. The moves are those from the position in view on.
#[must_use]
pub fn taken_back<K: GameKind>(session: &Session<K>, moves: &[MoveOf<K>]) -> String {
    let first = session.record().cursor();
    let named = moves
        .iter()
        .enumerate()
        .rev()
        .map(|(ply, &mv)| named(session, first + ply, mv));
    told(session, "Taken back", &named.collect::<Vec<_>>())
}

/// Returns what was played again after the position with so many moves, and what comes now: `Played
/// again: yellow, column 4. Red’s turn`.
#[must_use]
pub fn played_again<K: GameKind>(session: &Session<K>, from: usize) -> String {
    let moves = session
        .record()
        .played()
        .iter()
        .copied()
        .enumerate()
        .skip(from);
    told(
        session,
        "Played again",
        &moves
            .map(|(ply, mv)| named(session, ply, mv))
            .collect::<Vec<_>>(),
    )
}

/// Returns which position is in view: `Move 3 of 7, yellow: column 4. Red to move`; whose turn it
/// is, or how the game has ended, at the last one.
#[must_use]
pub fn moved_to<K: GameKind>(session: &Session<K>) -> String {
    let record = session.record();
    let (cursor, all) = (record.cursor(), record.moves().len());
    let place = match record.played().last() {
        Some(&mv) => {
            let mover = addressed_within(session, session.mover_at(cursor - 1));
            format!("Move {cursor} of {all}, {mover}: {}", K::move_phrase(mv))
        }
        None => "Before the first move".to_owned(),
    };
    if session.looks_back() {
        format!(
            "{place}. {} to move",
            third_person(session, record.position().to_move())
        )
    } else {
        format!("{place}. {}", now(session))
    }
}

/// Returns what the analysis says of the position in view, and what it would play: `Red wins in 4
/// moves. Best: column 3`.
#[must_use]
pub fn analysed<K: GameKind>(session: &Session<K>, worth: Verdict, best: MoveOf<K>) -> String {
    format!(
        "{}. Best: {}",
        evaluation(session, Some(worth)),
        K::move_phrase(best)
    )
}

/// Returns a sentence about moves, and what comes now; how many there were, where they are too many
/// to be listened to.
fn told<K: GameKind>(session: &Session<K>, what: &str, named: &[String]) -> String {
    let now = now(session);
    match named.len() {
        0 => now,
        1..=MOST_NAMED => format!("{what}: {}. {now}", named.join("; ")),
        count => format!("{what}: {count} moves. {now}"),
    }
}

/// Returns a move of the line with whose it is: `yellow, column 4`.
fn named<K: GameKind>(session: &Session<K>, ply: usize, mv: MoveOf<K>) -> String {
    format!(
        "{}, {}",
        addressed_within(session, session.mover_at(ply)),
        K::move_phrase(mv)
    )
}

/// Returns whose turn it is, or how the game has ended.
fn now<K: GameKind>(session: &Session<K>) -> String {
    let turn: Phase = phase_of(session.turn());
    headline(session, turn, turn)
}
