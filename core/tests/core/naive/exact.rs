//! The exact score of a position, written like its definition: every move is tried, and what was
//! found is kept in a map.

use std::collections::HashMap;

use plot4_core::connect4::{Column, Position, Shape};
use plot4_core::game::{Game, Outcome};

/// The scores found so far, of positions of one board.
pub struct Exact<S: Shape> {
    scores: HashMap<S::Bits, i8>,
    /// Each position is put here when its score is first known, if the list is there.
    pub found: Option<Vec<(Position<S>, i32)>>,
}

impl<S: Shape> Default for Exact<S> {
    fn default() -> Self {
        Self { scores: HashMap::new(), found: None }
    }
}

impl<S: Shape> Exact<S> {
    /// Returns the score of an unfinished position, to the player to move.
    pub fn score(&mut self, position: &Position<S>) -> i32 {
        if let Some(&score) = self.scores.get(&position.key()) {
            return i32::from(score);
        }
        let score = self
            .columns(position)
            .into_iter()
            .map(|(_, score)| score)
            .max()
            .expect("the game goes on");
        self.scores.insert(position.key(), i8::try_from(score).expect("a score is small"));
        if let Some(found) = &mut self.found {
            found.push((*position, score));
        }
        score
    }

    /// Returns the score of each move of an unfinished position, to the player who makes it.
    pub fn columns(&mut self, position: &Position<S>) -> Vec<(Column, i32)> {
        let moves = position.moves();
        moves.into_iter().map(|column| (column, self.score_of(position, column))).collect()
    }

    /// Returns the score of one move, to the player who makes it.
    fn score_of(&mut self, position: &Position<S>, column: Column) -> i32 {
        let mut after = *position;
        after.play(column).expect("legal");
        match after.outcome() {
            // By the rules: cells + 1 - the coins on the board before the winning one, halved and
            // rounded down.
            Some(Outcome::Win(_)) => {
                i32::try_from((position.shape().cells() + 1 - position.plies()) / 2)
                    .expect("a score is small")
            }
            Some(Outcome::Draw) => 0,
            None => -self.score(&after),
        }
    }

    /// Returns the scores as a solver gives them: one for each column from left to right, none for
    /// a full one.
    pub fn row(&mut self, position: &Position<S>) -> Vec<Option<i32>> {
        let mut row = vec![None; usize::from(position.shape().columns())];
        for (column, score) in self.columns(position) {
            row[usize::from(column.index())] = Some(score);
        }
        row
    }
}
