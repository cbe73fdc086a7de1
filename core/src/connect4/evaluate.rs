//! Static evaluations of Connect 4.
//!
//! Each is the difference of two sums over windows, one for each player. A window is a run of cells
//! as long as a winning line; it counts for a player while the opponent has no coin in it.

use super::bits::Bits;
use super::position::Position;
use super::size::{Column, Shape};
use crate::game::{Game, Player};
use crate::score::{Score, ScoreKind};
use crate::search::{Evaluate, Standing, URGENT};
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
        self.character.weigh(sums.map(i64::from), position.to_move() == self.owner)
    }
}

/// Returns the value of the windows of each player, the mover's first: those in which the opponent
/// has no coin.
#[inline]
fn window_sums<S: Shape>(
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
        self.character.weigh(sums.map(i64::from), position.to_move() == self.owner)
    }
}

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

/// A sliding window, and the parity of threats: 40 for the player whose opponent runs out of safe
/// moves first.
///
/// A window counts for a player while the opponent has no coin in it: 6 if it lacks one coin, 3 if
/// it lacks two, and 1 for any other with a coin. Who runs out of safe moves is found by filling
/// the board (`winner`), which works on boards of every size. These weights gave away the fewest of
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
        if let Some(winner) = winner(position, threats) {
            sums[usize::from(winner != position.to_move())] += LAST_SAFE_MOVE;
        }
        self.character.weigh(sums.map(i64::from), position.to_move() == self.owner)
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

// Who runs out of safe moves: the parity of threats, found by counting rather than by the rows of
// the threats.
//
// Late in a game neither player wants to play below a cell in which the other player completes a
// line. Both fill the other cells; then one of them is to move (zugzwang) and has to open a
// threat. Who that is depends on whether the number of safe cells is even.
//
// With a single threat on the board that is the rule that players know. Before the cell in row `r`
// of one column can be reached, the `(columns - 1) * rows` cells outside that column are filled
// and `r - 1` below it, so the first player gets the cell if the sum of both is even. On 7x6 these
// are the rows 1, 3 and 5, as on every board with an even number of rows or an odd number of
// columns; with odd rows and even columns, such as 6x5, they are the rows 2, 4, 6.
//
// With several threats no such rule holds, as each column that stays closed changes the number of
// cells. So the filling is simulated, which is right on boards of every size.

/// Returns who wins if both players drop safe coins as long as they can, or `None` if the board
/// fills up.
///
/// `threats` are the cells in which each player completes a line. A safe coin is one with no
/// threat, of either player, in the cell above it. A player who has none left gives up a threat of
/// their own, if they have one that is not also the opponent's, which the opponent then stops:
/// preferably one above which an odd number of safe cells follows, so that the opponent runs out
/// next, and else the first from the left. A player who has no such threat either loses.
#[inline]
fn winner<S: Shape>(position: &Position<S>, threats: [S::Bits; 2]) -> Option<Player> {
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
