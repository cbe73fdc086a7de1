//! Static evaluations of Connect 4.
//!
//! Each is the difference of two sums over windows, one for each player. A window is a run of cells
//! as long as a winning line; it counts for a player while the opponent has no coin in it.

use super::bits::Bits;
use super::position::Position;
use super::size::Shape;
use crate::game::{Game, Player};
use crate::score::Score;
use crate::search::Evaluate;
use crate::window::{Counts, runs};

pub use crate::score::Character;

/// The sliding-window evaluation of Plot 4.
///
/// On a board with lines of four, a window is worth 1, 5, 10 or 500 for one, two, three or four
/// coins. With other lengths its value depends on the coins it lacks: 500 for none, 10 for one, 5
/// for two, and 1 for any other window with a coin.
#[derive(Clone, Copy, Debug)]
pub struct SlidingWindow {
    /// The side whose character it is.
    pub owner: Player,
    /// Its character.
    pub character: Character,
}

/// The evaluation of Quatre en ratlla.
///
/// A window is worth the number of its coins. A run one coin short of a line, with the cells at
/// both its ends empty and playable now, is worth 500 more: only one end can be stopped.
#[derive(Clone, Copy, Debug)]
pub struct Ratlla {
    /// The side whose character it is.
    pub owner: Player,
    /// Its character.
    pub character: Character,
}

impl<S: Shape> Evaluate<Position<S>> for SlidingWindow {
    #[inline]
    fn evaluate(&self, position: &Position<S>) -> Score {
        let length = u32::from(position.shape().connect());
        let worth = |counts: &Counts<S::Bits>, windows: S::Bits| {
            let lacking = |coins: u32| (counts.exactly(length - coins) & windows).count();
            (counts.any() & windows).count() + 499 * lacking(0) + 9 * lacking(1) + 4 * lacking(2)
        };
        let sums = window_sums(position, worth);
        self.character
            .weigh(sums.map(i64::from), position.to_move() == self.owner)
    }
}

/// Returns the value of the windows of each player, the mover's first: those in which the opponent
/// has no coin.
#[inline]
pub(super) fn window_sums<S: Shape>(
    position: &Position<S>,
    worth: impl Fn(&Counts<S::Bits>, S::Bits) -> u32,
) -> [u32; 2] {
    let length = u32::from(position.shape().connect());
    let mut sums = [0, 0];
    for step in position.directions() {
        let windows = runs(position.board(), step, length);
        let mover = Counts::new(position.mover(), step, length);
        let opponent = Counts::new(position.opponent(), step, length);
        sums[0] += worth(&mover, windows & !opponent.any());
        sums[1] += worth(&opponent, windows & !mover.any());
    }
    sums
}

impl<S: Shape> Evaluate<Position<S>> for Ratlla {
    #[inline]
    fn evaluate(&self, position: &Position<S>) -> Score {
        let length = u32::from(position.shape().connect());
        let playable = position.landings();
        let open_runs = |coins: S::Bits, step: u32| {
            (runs(coins, step, length - 1) & playable.up(step) & playable.down(step * (length - 1)))
                .count()
        };
        let mut sums = [0, 0];
        for step in position.directions() {
            let windows = runs(position.board(), step, length);
            let mover = Counts::new(position.mover(), step, length);
            let opponent = Counts::new(position.opponent(), step, length);
            sums[0] +=
                mover.total(windows & !opponent.any()) + 500 * open_runs(position.mover(), step);
            sums[1] +=
                opponent.total(windows & !mover.any()) + 500 * open_runs(position.opponent(), step);
        }
        self.character
            .weigh(sums.map(i64::from), position.to_move() == self.owner)
    }
}
