//! The player who plays as people do who do not look closely.

use super::evaluate::{Rounded, ThreatParity};
use super::position::Position;
use super::size::{Column, Shape as _, Size};
use crate::bits::Bits as _;
use crate::control::Control;
use crate::game::{Game, Key as _};
use crate::kit::{dice_of, unsearched};
use crate::score::{Character, Score};
use crate::search::{Dice, Evaluate as _, Report, Strategy};
use crate::window::runs;

/// Wins at once if it sees how, blocks the line that it sees, and else makes lines; but it does not
/// see everything.
///
/// - Some lines escape it for a whole game: most easily a diagonal, seldom a column. A threat that
///   it did not notice when it was made is not noticed later.
/// - It mostly does not look at the cell that it opens for the opponent, on top of its own coin.
/// - It looks no further than its own coin.
///
/// What escapes it follows from the seed, and what it opens also from the position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Casual {
    /// The seed of what escapes it.
    pub(super) seed: u64,
}

/// How many lines of the opponent in a hundred escape it, in the order of
/// [directions](Position::directions): upward, to the right, and the diagonals.
const UNSEEN: [usize; 4] = [25, 45, 55, 55];
/// The same of its own lines is so many times less.
const OWN: usize = 3;
/// In how many positions of a hundred it does not look at the cell on top of its coin.
const CARELESS: usize = 85;
/// A difference in value that it ignores.
const GRAIN: i32 = 6;

impl Casual {
    /// Returns the empty cells that would complete a line of these coins, as far as it has noticed;
    /// more escapes it the less `attention` it pays.
    fn noticed(self, position: &Position<Size>, coins: u128, attention: usize) -> u128 {
        let connect = u32::from(position.shape().connect());
        let mut noticed = 0;
        for (step, unseen) in position.directions().into_iter().zip(UNSEEN) {
            let mut windows = runs(position.board(), step, connect);
            while !windows.is_empty() {
                let first = windows.lowest();
                windows &= !u128::bit(first);
                let line =
                    (0..connect).fold(0, |line, place| line | u128::bit(first + step * place));
                let missing = line & !coins;
                let number = u64::from(step << 8 | first).hash64();
                if missing.count() == 1
                    && !Dice::new(number ^ Dice::new(self.seed).roll()).percent(unseen / attention)
                {
                    noticed |= missing;
                }
            }
        }
        noticed & position.empty_cells()
    }
}

impl Strategy<Position<Size>> for Casual {
    /// Returns the columns among which it does not choose as equally good, and as nodes the columns
    /// that are not full.
    fn choose(
        &mut self,
        position: &Position<Size>,
        _control: &mut dyn Control<Report<Column>>,
    ) -> Option<Report<Column>> {
        let legal = position.moves();
        let into = |cells: u128| {
            let lands = |column: &Column| !(position.landing_bit(*column) & cells).is_empty();
            legal.iter().copied().filter(lands).collect::<Vec<Column>>()
        };
        let threats = self.noticed(position, position.opponent(), 1);
        let mut liked = into(self.noticed(position, position.mover(), OWN));
        if liked.is_empty() {
            liked = into(threats);
        }
        if liked.is_empty() {
            let is_careless = dice_of(position, self.seed).percent(CARELESS);
            liked = into(if is_careless {
                position.board()
            } else {
                // Those under a threat are left out.
                position.board() & !threats.down(1)
            });
            if liked.is_empty() {
                liked.clone_from(&legal);
            }
            let least = liked.iter().map(|&column| left(position, column)).min();
            liked.retain(|&column| Some(left(position, column)) == least);
        }
        let report = unsearched(&legal, |index| liked.contains(&legal[index]))?;
        Some(Report { nodes: legal.len() as u64, ..report })
    }
}

/// Returns the value that a coin in this column leaves to the opponent, to whom lines mean the
/// same.
fn left(position: &Position<Size>, column: Column) -> Score {
    let mut after = *position;
    after.make(column);
    if after.outcome().is_some() {
        // It sees by now what it has overlooked.
        return Score::MIN;
    }
    let evaluate = ThreatParity { owner: position.to_move(), character: Character::Neutral };
    Rounded { evaluate, grain: GRAIN }.evaluate(&after)
}
