//! Positions of games in which both sides make and stop threats, by chance from a seed.

#![allow(
    clippy::cast_possible_truncation,
    reason = "chance needs no more than some bits of a hash"
)]

use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Key, Player};
use plot4_core::gomoku::fours::{FourSolver, Limits};
use plot4_core::gomoku::{Move, Position, Setup};

use super::gomoku::Board;
use super::gomoku_fours::{Attack, place};

/// A game in progress.
pub struct Fight {
    pub position: Position,
    pub moves: Vec<Move>,
}

/// How many moves are tried in each turn.
const TRIES: u64 = 6;

/// Which wins by fours are avoided where possible.
const CARE: Limits = Limits { fours: 3, nodes: 100 };

/// Returns a game of at most so many plies that is not over, the same for the same seed.
///
/// A five is not made but stopped. Every other move is one of the candidates, half of the time on a
/// line with the player's last stone, so that its stones come together; of some such moves it is
/// the first that leaves the other no short win by fours. The solver helps to choose, which is no
/// matter of trust: whatever comes of it is a game.
pub fn fight(setup: Setup, seed: u64, plies: u64) -> Fight {
    let mut position = Position::empty(setup);
    let mut board = Board::empty(setup);
    let mut moves: Vec<Move> = Vec::new();
    let mut number = seed.hash64();
    let mut candidates = Vec::new();
    let mut solver = FourSolver::default();
    while (moves.len() as u64) < plies {
        let (own, other) = (position.to_move(), position.to_move().other());
        position.candidates(&mut candidates);
        let threats = Attack::new(&board, other);
        let is_five = |mv: Move, player: Player| match mv {
            Move::Place(point) => threats.is_five(place(point), player),
            Move::Pass | Move::Resign => false,
        };
        candidates.retain(|&mv| !is_five(mv, own));
        let stops: Vec<Move> =
            candidates.iter().copied().filter(|&mv| is_five(mv, other)).collect();
        if !stops.is_empty() {
            candidates = stops;
        }
        number = number.wrapping_add(1).hash64();
        if number.is_multiple_of(2) && moves.len() > 1 {
            let last = moves[moves.len() - 2];
            let near: Vec<Move> = candidates
                .iter()
                .copied()
                .filter(|&mv| are_near(mv, last, i32::from(setup.target()) - 1))
                .collect();
            if !near.is_empty() {
                candidates = near;
            }
        }
        if candidates.is_empty() {
            break;
        }
        let picks = (0..TRIES).map(|pick| {
            candidates[(number.wrapping_add(pick).hash64() >> 8) as usize % candidates.len()]
        });
        let is_careful = |&mv: &Move| {
            let mut after = position.clone();
            after.make(mv);
            solver.solve(&mut after, other, CARE, &mut Unlimited).win().is_none()
        };
        let picks: Vec<Move> = picks.collect();
        let mv = picks.iter().copied().find(is_careful).unwrap_or(picks[0]);
        let mut after = position.clone();
        after.play(mv).expect("a candidate is legal");
        if after.outcome().is_some() {
            break;
        }
        position = after;
        board.play(mv);
        moves.push(mv);
    }
    Fight { position, moves }
}

/// Returns whether two stones are on one line, at most so far apart.
fn are_near(one: Move, other: Move, distance: i32) -> bool {
    let (Move::Place(one), Move::Place(other)) = (one, other) else {
        return false;
    };
    let ((column, row), (other_column, other_row)) = (place(one), place(other));
    let (right, up) = ((column - other_column).abs(), (row - other_row).abs());
    (right == 0 || up == 0 || right == up) && right.max(up) <= distance
}
