//! The text on the cards of the players.

use super::coach::coach_name;
use super::comments::recorded_result;
use super::headline::Phase;
use super::names::in_a_word;
use super::phrases::Phrases;
use super::text;
use crate::core::game::{Game, Player};
use crate::core::kind;
use crate::players::Seat;
use crate::session::{SeriesScore, Session};

/// Returns the score on a player's card for screen readers; `None` before the first game is over.
#[must_use]
pub fn games_won(tally: SeriesScore, player: Player) -> Option<String> {
    if tally.games() == 0 {
        return None;
    }
    let wins = text::game::card_wins(tally.wins(player));
    Some(match tally.draws {
        0 => wins,
        draws => text::play::longer_list(wins, text::game::card_draws(draws)),
    })
}

/// Returns the draws of a series, shown beside its wins; empty while there are none.
#[must_use]
pub fn draws(tally: SeriesScore) -> String {
    match tally.draws {
        0 => String::new(),
        draws => text::game::card_draws(draws),
    }
}

/// Returns the score of a series in a line: `You 2 : 1 Medium`.
#[must_use]
pub fn score<K: Phrases>(session: &Session<K>, tally: SeriesScore) -> String {
    let [first, second] = Player::BOTH.map(|player| in_a_word(session, player));
    let [first_wins, second_wins] = Player::BOTH.map(|player| tally.wins(player));
    text::play::score(first, first_wins, second, second_wins)
}

/// Returns the text under the player's name on a side's card.
#[must_use]
pub fn seat_state<K: Phrases>(
    session: &Session<K>,
    player: Player,
    phase: Phase,
    turn: Phase,
) -> String {
    // The name on the card is not that of the side, but the player's own one, or “You”.
    let is_you = session.you() == Some(player) && !session.coach().is_on();
    let shows_side = is_you || session.name(player).is_some();
    let side = shows_side.then(|| K::side(player).to_owned());
    about_and_state(session, player, phase, turn, side)
}

/// Returns the same for screen readers, with the side before the player's name.
#[must_use]
pub fn seat_state_said<K: Phrases>(
    session: &Session<K>,
    player: Player,
    phase: Phase,
    turn: Phase,
) -> String {
    about_and_state(session, player, phase, turn, None)
}

/// Returns the state alone, where there is no room for the description.
#[must_use]
pub fn seat_state_alone<K: Phrases>(
    session: &Session<K>,
    player: Player,
    phase: Phase,
    turn: Phase,
) -> Option<&'static str> {
    let is_you = session.you() == Some(player);
    // A joint decision of the players is neither player's turn, nor is a game with a result.
    let is_shared = phase == Phase::Awaiting
        && (kind::question::<K>(session.position()).is_some()
            || recorded_result(session.game()).is_some());
    let to_move = session.position().to_move() == player && !is_shared;
    match phase {
        Phase::Moving => seat_state_alone(session, player, turn, turn),
        Phase::Awaiting if to_move && is_you => Some(text::game::card_your_turn()),
        Phase::Awaiting if to_move => Some(text::game::card_to_move()),
        Phase::Thinking if to_move => Some(text::game::card_thinking()),
        Phase::Paused if to_move => Some(text::game::card_waiting()),
        Phase::Passing if to_move => Some(text::game::card_passes()),
        Phase::Over(_) | Phase::Awaiting | Phase::Thinking | Phase::Passing | Phase::Paused => None,
    }
}

/// Returns the description of a player, or else the kind of player, and the state.
fn about_and_state<K: Phrases>(
    session: &Session<K>,
    player: Player,
    phase: Phase,
    turn: Phase,
    about: Option<String>,
) -> String {
    let is_you = session.you() == Some(player);
    let state = seat_state_alone(session, player, phase, turn);
    let about = about.unwrap_or_else(|| {
        if is_you && session.coach().is_on() {
            return text::play::labelled(text::new_game::coach(), coach_name(session.coach()));
        }
        match session.seat(player) {
            Seat::Human => text::new_game::human().to_owned(),
            Seat::Computer(level) => K::level_summary(level),
            Seat::Engine(_) => text::engines::about().to_owned(),
        }
    });
    match state {
        Some(state) => text::play::beside(about, state),
        None => about,
    }
}
