//! The evaluation that knows who has to move at the end.

use super::evaluate::{Character, window_sums};
use super::fill;
use super::position::Position;
use super::size::Shape;
use crate::bits::Bits;
use crate::game::{Game, Player};
use crate::score::{Score, ScoreKind};
use crate::search::Evaluate;
use crate::window::Counts;

/// A sliding window, and the parity of threats: 40 for the player whose opponent runs out of safe
/// moves first.
///
/// A window counts for a player while the opponent has no coin in it: 6 if it lacks one coin, 3 if
/// it lacks two, and 1 for any other with a coin. Who runs out of safe moves is found by filling
/// the board (`fill`), which works on boards of every size. These weights gave away the fewest of
/// 10,000 solved positions; their exact values matter little. A bonus for the rows of threats
/// alone, even or odd, was worth a third as much as the filling.
#[derive(Clone, Copy, Debug)]
pub struct ThreatParity {
    /// The side whose character it is.
    pub owner: Player,
    /// Its character.
    pub character: Character,
}

/// The value of a window that lacks one coin, and two; any other with a coin is worth 1.
const WINDOW: [u32; 2] = [6, 3];
/// The value of the opponent running out of safe moves.
const LAST_SAFE_MOVE: u32 = 40;

impl<S: Shape> Evaluate<Position<S>> for ThreatParity {
    #[inline]
    fn evaluate(&self, position: &Position<S>) -> Score {
        let length = u32::from(position.shape().connect());
        let worth = |counts: &Counts<S::Bits>, windows: S::Bits| {
            let lacking = |coins: u32| (counts.exactly(length - coins) & windows).count();
            (counts.any() & windows).count()
                + (WINDOW[0] - 1) * lacking(1)
                + (WINDOW[1] - 1) * lacking(2)
        };
        let mut sums = window_sums(position, worth);
        let threats = Player::BOTH.map(|player| position.completing(position.coins(player)));
        if let Some(winner) = fill::winner(position, threats) {
            sums[usize::from(winner != position.to_move())] += LAST_SAFE_MOVE;
        }
        self.character
            .weigh(sums.map(i64::from), position.to_move() == self.owner)
    }
}

/// An evaluation that ignores small differences: its value is divided by `grain`, rounded towards
/// zero.
///
/// More moves are then equally good, and chance chooses among them: that makes a weaker player, and
/// a less predictable one.
#[derive(Clone, Copy, Debug)]
pub struct Rounded<E> {
    /// The evaluation.
    pub evaluate: E,
    /// The divisor; not 0.
    pub grain: i32,
}

impl<S: Shape, E: Evaluate<Position<S>>> Evaluate<Position<S>> for Rounded<E> {
    #[inline]
    fn evaluate(&self, position: &Position<S>) -> Score {
        let score = self.evaluate.evaluate(position);
        match score.kind() {
            ScoreKind::Heuristic(value) => Score::heuristic(value / self.grain),
            ScoreKind::WinIn(_) | ScoreKind::LossIn(_) => score,
        }
    }
}
