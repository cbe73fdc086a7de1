//! A draw that the players agree on.

use super::MoveOf;
use super::notation::Notation;
use super::players::Players;

/// How a draw by agreement is written.
pub(crate) const DRAW: &str = "draw";

/// Returns the [agreement](crate::game::Game::is_agreement) on a draw; `None` if games of this kind
/// [know none](super::Terms::agrees_on_draws).
#[must_use]
pub fn agreed_draw<K: Notation + Players>(position: &K::Game) -> Option<MoveOf<K>> {
    if K::terms(K::Setup::default()).agrees_on_draws {
        K::parse_move(position, DRAW).ok()
    } else {
        None
    }
}
