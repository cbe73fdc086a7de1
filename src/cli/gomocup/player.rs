//! The player of the engine, and its move without a search, for when it has no time.

use crate::core::control::{Control, Unlimited};
use crate::core::game::{Game, Outcome, Player};
use crate::core::gomoku::strategy::{beginner, deepest};
use crate::core::gomoku::{Move, Position};
use crate::core::search::{Ended, Report, Root, Selectivity, Strategy};
use crate::worker::choose;

/// The largest table that is useful in a search of some seconds, in bytes.
const MAX_TABLE: usize = 64 << 20;

/// Returns the strongest player, which uses about `memory` bytes and searches until it is stopped.
fn strongest(side: Player, memory: usize) -> Box<dyn Strategy<Position>> {
    deepest(
        side,
        Selectivity {
            table_bytes: memory.min(MAX_TABLE),
            root: Root::Best,
            ..Selectivity::default()
        },
    )
}

/// The player of one side, with its memory from move to move.
pub(super) struct Brain {
    side: Player,
    strategy: Box<dyn Strategy<Position>>,
}

impl Brain {
    /// Returns the player of a side, which uses about `memory` bytes.
    pub(super) fn new(side: Player, memory: usize) -> Self {
        Self { side, strategy: strongest(side, memory) }
    }

    pub(super) const fn side(&self) -> Player {
        self.side
    }

    /// Returns the move for this position, searched until `control` stops it, or `None` if the game
    /// is over.
    ///
    /// If it is stopped before it has searched a single ply, it makes the [instant
    /// move](instant_move).
    pub(super) fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Move> {
        let report = choose(&mut *self.strategy, position, control)?;
        let is_searched = report.depth > 0 || report.ended != Ended::Stopped;
        if is_searched { Some(report.best) } else { instant_move(position).or(Some(report.best)) }
    }
}

/// Returns a plausible move in negligible time, or `None` if the game is over: a winning move, else
/// one that stops the opponent from winning with the next move, else the best one by the
/// evaluation.
pub(super) fn instant_move(position: &Position) -> Option<Move> {
    let mut moves = Vec::new();
    position.candidates(&mut moves);
    if let Some(&winning) = winning_moves(position, &moves).first() {
        return Some(winning);
    }
    // A threat of the opponent is visible after any move of ours except on that point, so trying
    // two is enough.
    let mut threatened = moves.iter().take(2).flat_map(|&mv| {
        let mut after = position.clone();
        after.make(mv);
        let mut replies = Vec::new();
        after.candidates(&mut replies);
        winning_moves(&after, &replies)
    });
    let defence = threatened.find(|&mv| position.refusal(mv).is_none());
    defence.or_else(|| {
        let mut shallow = beginner(position.to_move());
        shallow.choose(position, &mut Unlimited).map(|report| report.best)
    })
}

fn winning_moves(position: &Position, moves: &[Move]) -> Vec<Move> {
    let player = position.to_move();
    let wins = |mv: &Move| {
        let mut after = position.clone();
        after.make(*mv);
        after.outcome() == Some(Outcome::Win(player))
    };
    moves.iter().copied().filter(wins).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::gomoku::{Setup, notation};

    /// Asserts which moves may be chosen after these moves.
    fn check(moves: &str, expected: &[&str]) {
        let position =
            notation::parse_position(Setup::default(), moves).expect("the test names a game");
        let chosen = instant_move(&position).expect("the game goes on").to_string();
        assert!(expected.contains(&chosen.as_str()), "{chosen} in {position:?}");
    }

    #[test]
    fn a_five_is_made_before_one_is_prevented() {
        check("H8 A1 I8 B1 J8 C1 K8 D1", &["G8", "L8"]);
        check("H8 A1 I8 B1 J8 C1 A15 D1", &["E1"]);
        check("A1 H8 C1 I8 B1 J8 D1", &["E1"]);
        // The threatened point is the first candidate.
        check("O15 B1 O13 C1 O11 D1 O9 E1", &["A1", "F1"]);
        check("A1 H8", &["B1", "A2", "B2", "G7", "G8", "G9", "H7", "H9", "I7", "I8", "I9"]);
        check("", &["H8"]);
    }

    #[test]
    fn a_finished_game_has_no_move() {
        let position = notation::parse_position(Setup::default(), "H8 A1 I8 B1 J8 C1 K8 D1 L8")
            .expect("a game");
        assert_eq!(instant_move(&position), None);
    }
}
