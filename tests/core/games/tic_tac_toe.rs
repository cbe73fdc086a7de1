//! Tic-tac-toe on an array of nine cells.

use std::fmt;

use plot4::core::game::{Game, Outcome, Player, Refusal};

/// The lines of the board.
const LINES: [[usize; 3]; 8] = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
];

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct TicTacToe {
    cells: [Option<Player>; 9],
}

/// A cell, row by row from 0.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Mark(pub usize);

impl fmt::Debug for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "mark {}", self.0)
    }
}

impl TicTacToe {
    fn marks(&self) -> usize {
        self.cells.iter().flatten().count()
    }
}

impl Game for TicTacToe {
    type Move = Mark;
    type Undo = ();
    type Key = u64;
    type Insight = ();
    type Refusal = Refusal;

    fn to_move(&self) -> Player {
        Player::BOTH[self.marks() % 2]
    }

    fn outcome(&self) -> Option<Outcome> {
        for player in Player::BOTH {
            if LINES
                .iter()
                .any(|line| line.iter().all(|&cell| self.cells[cell] == Some(player)))
            {
                return Some(Outcome::Win(player));
            }
        }
        (self.marks() == 9).then_some(Outcome::Draw)
    }

    fn legal_moves(&self, out: &mut Vec<Mark>) {
        out.clear();
        if self.outcome().is_none() {
            out.extend((0..9).filter(|&cell| self.cells[cell].is_none()).map(Mark));
        }
    }

    fn make(&mut self, mv: Mark) {
        debug_assert!(self.cells[mv.0].is_none(), "{mv:?} is taken");
        self.cells[mv.0] = Some(self.to_move());
    }

    fn unmake(&mut self, mv: Mark, (): ()) {
        self.cells[mv.0] = None;
    }

    fn key(&self) -> u64 {
        self.cells.iter().fold(0, |key, cell| {
            key * 3 + cell.map_or(0, |player| player.index() as u64 + 1)
        })
    }

    fn refusal(&self, mv: Mark) -> Option<Refusal> {
        match (self.outcome(), self.cells.get(mv.0)) {
            (Some(_), _) => Some(Refusal::GameOver),
            (None, None) => Some(Refusal::OffBoard),
            (None, Some(Some(_))) => Some(Refusal::Taken),
            (None, Some(None)) => None,
        }
    }

    fn history_slot(&self, mv: Mark) -> usize {
        mv.0
    }
}
