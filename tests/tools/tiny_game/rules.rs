//! The rules of tic-tac-toe, which tests of the search use too.

use std::fmt;

use plot4_core::game::{Game, Outcome, Player, Refusal};

/// The lines of the board.
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// A position: who has marked each of the nine cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board(pub [Option<Player>; 9]);

/// A cell, from 0; people count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell(pub usize);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl Game for Board {
    type Move = Cell;
    type Undo = ();
    type Key = u64;
    type Insight = ();
    type Refusal = Refusal;

    fn to_move(&self) -> Player {
        Player::BOTH[self.0.iter().flatten().count() % 2]
    }
    fn outcome(&self) -> Option<Outcome> {
        let has_line =
            |player| LINES.iter().any(|line| line.iter().all(|&cell| self.0[cell] == Some(player)));
        let winner = Player::BOTH.into_iter().find(|&player| has_line(player)).map(Outcome::Win);
        winner.or_else(|| self.0.iter().all(Option::is_some).then_some(Outcome::Draw))
    }
    fn legal_moves(&self, out: &mut Vec<Cell>) {
        out.clear();
        out.extend(
            (0..9).filter(|&cell| self.outcome().is_none() && self.0[cell].is_none()).map(Cell),
        );
    }
    fn make(&mut self, mv: Cell) {
        self.0[mv.0] = Some(self.to_move());
    }
    fn unmake(&mut self, mv: Cell, (): ()) {
        self.0[mv.0] = None;
    }
    fn key(&self) -> u64 {
        self.0
            .iter()
            .fold(0, |key, cell| key * 3 + cell.map_or(0, |player| player.index() as u64 + 1))
    }
    fn refusal(&self, mv: Cell) -> Option<Refusal> {
        match (self.outcome(), self.0.get(mv.0)) {
            (Some(_), _) => Some(Refusal::GameOver),
            (None, None) => Some(Refusal::OffBoard),
            (None, Some(Some(_))) => Some(Refusal::Taken),
            (None, Some(None)) => None,
        }
    }
    fn history_slot(&self, mv: Cell) -> usize {
        mv.0
    }
}
