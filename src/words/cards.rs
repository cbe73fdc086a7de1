//! What the card of a player says.

use super::names::side;
use super::phase::Phase;
use crate::core::count::counted;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{self, GameKind, Level};
use crate::session::{Session, Tally};

/// Returns the score of a player's card for a screen reader, to follow what they do; nothing before
/// the first game is over.
#[must_use]
pub fn games_won(tally: Tally, player: Player) -> String {
    let wins = tally.wins(player);
    let won = format!(", {} won", counted(wins.into(), "game"));
    match (tally.games(), tally.draws) {
        (0, _) => String::new(),
        (_, 0) => won,
        (_, draws) => format!("{won}, {draws} drawn"),
    }
}

/// Returns what a player has captured, for a screen reader, to follow what they do; nothing where
/// cards do not show it.
#[must_use]
pub fn captured(count: Option<u32>) -> String {
    count.map_or_else(String::new, |count| {
        format!(", {} captured", counted(count.into(), "piece"))
    })
}

/// Returns the draws of a series, to stand with its wins; nothing while there are none.
#[must_use]
pub fn draws(tally: Tally) -> String {
    match tally.draws {
        0 => String::new(),
        draws => counted(draws.into(), "draw"),
    }
}

/// Returns what a side's card says under the player's name.
#[must_use]
pub fn seat_state<K: GameKind>(
    session: &Session<K>,
    player: Player,
    phase: Phase,
    turn: Phase,
) -> String {
    // Without the name of the side, as the player has a name of their own.
    let side = session.name(player).map(|_| side::<K>(player).to_owned());
    about_and_state(session, player, phase, turn, side)
}

/// Returns the same for a screen reader, which says the side before the player's name.
#[must_use]
pub fn seat_state_said<K: GameKind>(
    session: &Session<K>,
    player: Player,
    phase: Phase,
    turn: Phase,
) -> String {
    about_and_state(session, player, phase, turn, None)
}

/// Returns what is said about a player, or else what they are, and what they do.
fn about_and_state<K: GameKind>(
    session: &Session<K>,
    player: Player,
    phase: Phase,
    turn: Phase,
    about: Option<String>,
) -> String {
    let seat = session.seat(player);
    // A decision that the players make together is neither player's turn.
    let is_shared = phase == Phase::Awaiting && kind::question::<K>(session.position()).is_some();
    let to_move = session.position().to_move() == player && !is_shared;
    let state = match phase {
        Phase::Moving => return about_and_state(session, player, turn, turn, about),
        Phase::Over(Outcome::Win(winner)) if winner == player => Some("has won"),
        Phase::Awaiting if to_move && session.you() == Some(player) => Some("your turn"),
        Phase::Awaiting if to_move => Some("to move"),
        Phase::Thinking if to_move => Some("thinking…"),
        Phase::Paused if to_move => Some("waiting"),
        Phase::Passing if to_move => Some("passes"),
        Phase::Over(_) | Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Paused => None,
    };
    let about = about.unwrap_or_else(|| {
        seat.computer()
            .map_or_else(|| "Human".to_owned(), Level::summary)
    });
    match state {
        Some(state) => format!("{about} · {state}"),
        None => about,
    }
}
