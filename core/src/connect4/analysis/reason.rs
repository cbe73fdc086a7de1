//! The reasons why a move is good or bad. The verdicts come from the solver; a reason is given only
//! if it holds on the board.

use crate::connect4::hint_point::Reason;
use crate::connect4::lines::winning_lines;
use crate::connect4::threats::{double_threat, threat_cells, threats};
use crate::connect4::{Cell, Column, Position, Row, Shape, Size};
use crate::game::{Game, Player};
use crate::verdict::Verdict;

/// Up to this many moves of the winner, forcing the opponent to answer is a reason for the win; in
/// a longer one it is just an exchange.
const SOON: u32 = 6;

/// Returns why a move is good, the strongest reason first; `None` if nothing can be shown on the
/// board, or the move is not legal. `verdict` is the verdict on the move.
#[must_use]
pub fn strength(position: &Position<Size>, column: Column, verdict: Verdict) -> Option<Reason> {
    Move::new(position, column)?.strength(verdict)
}

/// Returns why a move is bad, the strongest reason first, given the opponent's best answers to it;
/// `None` if the move is not legal, or there is no answer.
///
/// The opponent's answer is in the first of the reason's [cells](Reason::cells).
#[must_use]
pub fn refutation(position: &Position<Size>, column: Column, answers: &[Column]) -> Option<Reason> {
    let made = Move::new(position, column)?;
    made.blunder().or_else(|| made.weakness(answers))
}

/// A move, with the position before and after it.
pub(super) struct Move<'a> {
    before: &'a Position<Size>,
    after: Position<Size>,
    player: Player,
    cell: Cell,
}

impl<'a> Move<'a> {
    /// Returns the move in this column, or `None` if there is no room for it or the game is over.
    pub(super) fn new(before: &'a Position<Size>, column: Column) -> Option<Self> {
        let mut after = *before;
        let row = before.landing(column)?;
        after.play(column).ok()?;
        Some(Self { before, after, player: before.to_move(), cell: Cell { column, row } })
    }

    pub(super) const fn after(&self) -> &Position<Size> {
        &self.after
    }

    /// Returns why the move is good, trying the strongest reason first; `None` if nothing can be
    /// shown. `verdict` is the verdict on the move.
    pub(super) fn strength(&self, verdict: Verdict) -> Option<Reason> {
        if let Some(line) =
            winning_lines(&self.after).into_iter().max_by_key(|line| line.cells.len())
        {
            return Some(Reason::MakesLine { line: line.cells });
        }
        let opponent = self.player.other();
        if threat_cells(self.before, opponent).contains(&self.cell) {
            return Some(Reason::StopsLine { cell: self.cell });
        }
        let own = threats(&self.after, self.player);
        let double = double_threat(&own);
        if !double.is_empty()
            && !threats(&self.after, opponent).iter().any(|threat| threat.is_playable)
        {
            return Some(Reason::MakesTwoThreats { cells: double });
        }
        let known = threat_cells(self.before, self.player);
        let new: Vec<Cell> =
            own.iter().map(|threat| threat.cell).filter(|cell| !known.contains(cell)).collect();
        let (playable, later): (Vec<Cell>, Vec<Cell>) =
            new.into_iter().partition(|cell| self.after.landing(cell.column) == Some(cell.row));
        if !later.is_empty() {
            return Some(Reason::MakesThreat { cells: later });
        }
        match (playable.first(), verdict) {
            (Some(&cell), Verdict::Win(..=SOON)) => Some(Reason::ForcesAnswer { cell }),
            _ => self.prevention(),
        }
    }

    /// Returns what the opponent would have gained with a coin in the cell.
    fn prevention(&self) -> Option<Reason> {
        let opponent = self.player.other();
        let known = threat_cells(self.before, opponent);
        let coins = self.before.coins(opponent) | self.before.bit(self.cell);
        let would_be: Vec<Cell> = empty_cells(&self.after)
            .filter(|cell| {
                !known.contains(cell) && self.after.has_line_of(coins | self.after.bit(*cell))
            })
            .collect();
        let playable: Vec<Cell> = would_be
            .iter()
            .copied()
            .filter(|cell| self.after.landing(cell.column) == Some(cell.row))
            .collect();
        let is_double = playable.len() > 1
            || playable.iter().any(|&cell| {
                above(&self.after, cell).is_some_and(|above| would_be.contains(&above))
            });
        (!would_be.is_empty()).then_some(Reason::KeepsFromThreat {
            cell: self.cell,
            threats: would_be,
            is_double,
        })
    }

    /// Returns why no move can keep the opponent from winning at once; `None` if one can, or if
    /// that takes a look at each move.
    pub(super) fn doom(&self) -> Option<Reason> {
        let cells = double_threat(&threats(self.before, self.player.other()));
        (!cells.is_empty()).then_some(Reason::FacesTwoThreats { cells })
    }

    /// Returns why the move lets the opponent win at once, or `None` if it does not.
    pub(super) fn blunder(&self) -> Option<Reason> {
        if self.after.outcome().is_some() {
            return None;
        }
        let wins: Vec<Cell> = threats(&self.after, self.player.other())
            .into_iter()
            .filter(|threat| threat.is_playable)
            .map(|threat| threat.cell)
            .collect();
        let above = above(self.before, self.cell);
        // A threat that was open before the move comes first: the move overlooks it.
        let open = wins.iter().find(|&&cell| Some(cell) != above);
        match (open, wins.first()) {
            (Some(&cell), _) => Some(Reason::LeavesLine { cell }),
            (None, Some(&cell)) => Some(Reason::OpensLine { cell }),
            (None, None) => None,
        }
    }

    /// Returns why the move is bad, besides losing at once. `answers` are the opponent's best
    /// answers, if they are known.
    pub(super) fn weakness(&self, answers: &[Column]) -> Option<Reason> {
        let above = above(self.before, self.cell);
        let has_answer_above = answers.contains(&self.cell.column);
        if let Some(cell) = above.filter(|cell| {
            has_answer_above && threat_cells(self.before, self.player).contains(cell)
        }) {
            return Some(Reason::GivesUpThreat { cell });
        }
        let answer = |&column: &Column| Some(Cell { column, row: self.after.landing(column)? });
        for cell in answers.iter().filter_map(answer) {
            let reply = Move::new(&self.after, cell.column)?;
            if let Some(Reason::MakesTwoThreats { cells }) = reply.strength(Verdict::Draw) {
                return Some(Reason::AllowsTwoThreats { answer: cell, cells });
            }
        }
        match answers {
            [only] if *only == self.cell.column => above.map(|cell| Reason::LetsPlayAbove { cell }),
            [first, ..] => answer(first).map(|cell| Reason::Answered { cell }),
            [] => None,
        }
    }
}

/// Returns the cell just above another one, if the board has it.
fn above(position: &Position<Size>, cell: Cell) -> Option<Cell> {
    let row = Row::from_index(cell.row.index() + 1);
    (row.index() < position.shape().rows()).then_some(Cell { column: cell.column, row })
}

/// Returns all cells without a coin, by column and then from the bottom up.
fn empty_cells(position: &Position<Size>) -> impl Iterator<Item = Cell> + use<'_> {
    let rows = position.shape().rows();
    let cells = position
        .columns()
        .flat_map(move |column| (0..rows).map(move |row| Cell::at(column.index(), row)));
    cells.filter(|&cell| position.coin(cell).is_none())
}
