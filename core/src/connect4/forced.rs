//! Forced moves for a search: they are tried first, and followed where its depth
//! ends (quiescence search).

use super::bits::Bits;
use super::column::Column;
use super::position::Position;
use super::size::Shape;
use crate::score::Score;
use crate::search::{Evaluate, Standing, URGENT};

/// An evaluation that is used only where the player to move has a choice: the search continues
/// along forced moves.
#[derive(Clone, Copy, Debug)]
pub struct AlongForced<E>(pub E);

impl<S: Shape, E: Evaluate<Position<S>>> Evaluate<Position<S>> for AlongForced<E> {
    #[inline]
    fn evaluate(&self, position: &Position<S>) -> Score {
        self.0.evaluate(position)
    }

    #[inline]
    fn promise(&self, position: &Position<S>, mv: Column) -> u32 {
        let coin = position.landing_bit(mv);
        if position.has_line_of(position.mover() | coin) {
            2 * URGENT
        } else if position.has_line_of(position.opponent() | coin) {
            URGENT
        } else {
            0
        }
    }

    /// Returns the forced move, if there is one: a win at once, the move that stops the opponent's,
    /// or the only one that does not let the opponent win in the cell above it. If every move
    /// loses, it is one of them.
    #[inline]
    fn noisy(&self, position: &Position<S>, out: &mut Vec<Column>) -> Standing {
        out.clear();
        let playable = position.landings();
        let danger = position.completing(position.opponent());
        let mut forced = position.completing(position.mover()) & playable;
        if forced.is_empty() {
            forced = danger & playable;
        }
        if forced.is_empty() {
            let safe = playable & !danger.down(1);
            match safe.count() {
                0 => forced = playable,
                1 => forced = safe,
                _ => return Standing::Allowed,
            }
        }
        out.push(position.column_of(S::Bits::bit(forced.lowest())));
        Standing::Refused
    }
}
