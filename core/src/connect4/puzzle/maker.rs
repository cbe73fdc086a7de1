//! Makes puzzles from a seed.

use super::{Difficulty, Kind, Puzzle, kind_of};
use crate::connect4::analysis::{Analysis, Oracle};
use crate::connect4::threats::threats;
use crate::connect4::{Column, Position, Shape, Size};
use crate::game::{Game, Key, Player};
use crate::verdict::Verdict;

/// The kinds of puzzles to make in turn if any kind will do.
const KINDS: [Kind; 10] = [
    Kind::WinIn(2),
    Kind::WinIn(4),
    Kind::Draw,
    Kind::WinIn(3),
    Kind::WinIn(5),
    Kind::WinIn(1),
    Kind::Draw,
    Kind::WinIn(6),
    Kind::WinIn(2),
    Kind::WinIn(8),
];

/// Returns the kinds that most puzzles of a difficulty have.
const fn kinds(difficulty: Difficulty) -> &'static [Kind] {
    match difficulty {
        Difficulty::Beginner => &[Kind::WinIn(1)],
        Difficulty::Easy => &[Kind::WinIn(2)],
        Difficulty::Medium => &[Kind::WinIn(3)],
        Difficulty::Hard => &[Kind::WinIn(4), Kind::WinIn(5)],
        Difficulty::Expert => &[Kind::WinIn(6), Kind::Draw, Kind::WinIn(7)],
    }
}

/// The fewest coins of a puzzle: positions with fewer take both the solver and people too long.
const FEWEST_COINS: u32 = 18;

/// The most coins of a puzzle about a draw, so that some moves remain to be found.
const MOST_COINS_OF_DRAW: u32 = 32;

/// Makes an endless sequence of puzzles on the standard board, determined by the seed and the
/// requested kind.
///
/// It plays games of random moves in which neither player overlooks a line until the last move, and
/// asks the solver about one position of each.
#[derive(Clone, Debug)]
pub struct Maker {
    kind: Option<Kind>,
    dice: Dice,
    made: usize,
}

impl Maker {
    /// Returns the maker of puzzles of one kind, or of all kinds in turn.
    #[must_use]
    pub const fn new(kind: Option<Kind>, seed: u64) -> Self {
        Self { kind, dice: Dice(seed), made: 0 }
    }

    /// Returns the first puzzle of this difficulty that a seed leads to, or `None` if the oracle
    /// was stopped.
    pub fn one(difficulty: Difficulty, seed: u64, oracle: &mut Oracle<'_>) -> Option<Puzzle> {
        let kinds = kinds(difficulty);
        let kind = usize::try_from(seed % kinds.len() as u64)
            .ok()
            .and_then(|index| kinds.get(index))
            .copied();
        let mut maker = Self::new(kind, seed);
        loop {
            let puzzle = maker.next(oracle)?;
            if puzzle.difficulty == difficulty {
                return Some(puzzle);
            }
        }
    }

    /// Returns the next puzzle, or `None` if the oracle was stopped.
    pub fn next(&mut self, oracle: &mut Oracle<'_>) -> Option<Puzzle> {
        let wanted = self.kind.unwrap_or(KINDS[self.made % KINDS.len()]);
        loop {
            let Some(moves) = self.random_game(wanted) else {
                continue;
            };
            let position = super::position(&moves)?;
            let analysis = Analysis::new(&position, oracle(&position)?)?;
            if kind_of(&analysis) == Some(wanted)
                && (wanted == Kind::WinIn(1) || has_choice(&analysis))
            {
                self.made += 1;
                return Puzzle::find(&moves, oracle);
            }
        }
    }

    /// Returns the moves of a game in progress that may be a puzzle of this kind, or `None` if the
    /// random moves led to none.
    fn random_game(&mut self, wanted: Kind) -> Option<Vec<Column>> {
        let cells = Size::STANDARD.cells();
        let most = match wanted {
            Kind::WinIn(moves) => cells + 1 - 2 * moves,
            Kind::Draw => MOST_COINS_OF_DRAW,
        };
        let fewest = FEWEST_COINS.min(most);
        let coins = fewest + self.dice.below(most + 1 - fewest);
        let mut position = Position::empty(Size::STANDARD);
        let mut moves = Vec::new();
        for left in (0..coins).rev() {
            // The last move is unrestricted: mistakes lead to more puzzles than good play.
            let choices =
                moves_that_go_on(&position, if left > 0 { Care::Sensible } else { Care::None });
            let index =
                self.dice.below(u32::try_from(choices.len()).ok().filter(|&count| count > 0)?);
            let column = *choices.get(index as usize)?;
            position.make(column);
            moves.push(column);
        }
        let player = position.to_move();
        let [wins, is_threatened] =
            [player, player.other()].map(|player| has_playable_threat(&position, player));
        // The solver need not be asked if a look at the board shows that this is another kind of
        // puzzle, or leaves no choice.
        let may_be = if wanted == Kind::WinIn(1) { wins } else { !wins && !is_threatened };
        may_be.then_some(moves)
    }
}

/// The knowledge that a random move uses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Care {
    None,
    /// It does not let the opponent complete a line.
    Sensible,
}

/// Returns the moves that do not end the game, with this care.
fn moves_that_go_on(position: &Position<Size>, care: Care) -> Vec<Column> {
    let mut moves = position.moves();
    moves.retain(|&column| {
        let mut after = *position;
        after.make(column);
        after.outcome().is_none()
            && (care == Care::None || !has_playable_threat(&after, after.to_move()))
    });
    moves
}

/// Returns whether a player could make a line with the next coin.
fn has_playable_threat(position: &Position<Size>, player: Player) -> bool {
    threats(position, player).iter().any(|threat| threat.is_playable)
}

/// Returns whether there are two moves at least that do not lose at once.
fn has_choice(analysis: &Analysis) -> bool {
    analysis.columns().filter(|&(_, verdict)| verdict != Verdict::Loss(1)).count() > 1
}

/// Pseudorandom numbers, the same on every machine: a counter, hashed.
#[derive(Clone, Debug)]
struct Dice(u64);

impl Dice {
    /// Returns a number less than `end`, which must not be 0.
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        // Twice, as one round alone shows the steps of the counter.
        let hash = (self.0 ^ (self.0 >> 30)).hash64().rotate_left(31).hash64();
        let high = u32::try_from(hash >> 32).unwrap_or_default();
        // The high half of a product: https://lemire.me/blog/2016/06/27
        u32::try_from((u64::from(high) * u64::from(end)) >> 32).unwrap_or_default()
    }
}
