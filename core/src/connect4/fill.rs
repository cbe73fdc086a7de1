//! Who runs out of safe moves: the parity of threats, found by counting rather than by the rows of
//! the threats.
//!
//! Late in a game neither player wants to play below a cell in which the other player completes a
//! line. Both fill the other cells; then one of them is to move (zugzwang) and has to open a
//! threat. Who that is depends on whether the number of safe cells is even.
//!
//! With a single threat on the board that is the rule that players know. Before the cell in row `r`
//! of one column can be reached, the `(columns - 1) * rows` cells outside that column are filled
//! and `r - 1` below it, so the first player gets the cell if the sum of both is even. On 7x6 these
//! are the rows 1, 3 and 5, as on every board with an even number of rows or an odd number of
//! columns; with odd rows and even columns, such as 6x5, they are the rows 2, 4, 6.
//!
//! With several threats no such rule holds, as each column that stays closed changes the number of
//! cells. So the filling is simulated, which is right on boards of every size.

use super::bits::Bits;
use super::position::Position;
use super::size::Shape;
use crate::game::{Game, Player};

/// Returns who wins if both players drop safe coins as long as they can, or `None` if the board
/// fills up.
///
/// `threats` are the cells in which each player completes a line. A safe coin is one with no
/// threat, of either player, in the cell above it. A player who has none left gives up a threat of
/// their own, if they have one that is not also the opponent's, which the opponent then stops:
/// preferably one above which an odd number of safe cells follows, so that the opponent runs out
/// next, and else the first from the left. A player who has no such threat either loses.
#[inline]
pub(super) fn winner<S: Shape>(position: &Position<S>, threats: [S::Bits; 2]) -> Option<Player> {
    let below = threats.map(|cells| cells.down(1));
    let columns = Columns::new(position, below[0] | below[1]);
    let mut turn = position.to_move();
    let mut rest = columns.fill(position.empty_cells());
    loop {
        if rest.odd {
            turn = turn.other();
        }
        if rest.stops.is_empty() {
            return None;
        }
        let own = rest.stops & below[turn.index()] & !below[turn.other().index()];
        let mut untried = own;
        let mut given_up = None;
        while !untried.is_empty() {
            let cell = S::Bits::bit(untried.lowest());
            untried = untried ^ cell;
            // The player's coin, and on top of it the opponent's.
            let after = columns.fill(rest.empty & !(cell | cell.up(1)));
            if after.odd {
                given_up = Some(after);
                break;
            }
            given_up = given_up.or(Some(after));
        }
        let Some(after) = given_up else {
            return Some(turn.other());
        };
        rest = after;
    }
}

/// The state that does not change while a board is filled.
struct Columns<B> {
    board: B,
    bottom: B,
    /// The spare bits on top of the columns.
    spare: B,
    /// The cells below a threat.
    below: B,
}

/// A board whose safe cells are filled.
#[derive(Clone, Copy)]
struct Filled<B> {
    /// The cells that are still empty.
    empty: B,
    /// The lowest of them in each column: each lies below a threat.
    stops: B,
    /// Whether an odd number of coins was dropped.
    odd: bool,
}

impl<B: Bits> Columns<B> {
    #[inline]
    fn new<S: Shape<Bits = B>>(position: &Position<S>, below: B) -> Self {
        let (board, bottom) = (position.board(), position.bottom());
        Self {
            board,
            bottom,
            spare: bottom.up(u32::from(position.shape().rows())),
            below: below & board,
        }
    }

    /// Drops coins into each column up to the first cell below a threat.
    #[inline]
    fn fill(&self, empty: B) -> Filled<B> {
        // Taking the bottom cell from a column clears its lowest set bit and sets those below it;
        // the spare bit is there to borrow.
        let stopped = self.below & empty | self.spare;
        let less = stopped.minus(self.bottom);
        let safe = less & !stopped & empty;
        Filled {
            empty: empty & !safe,
            stops: stopped & !less & self.board,
            odd: !safe.count().is_multiple_of(2),
        }
    }
}
