//! How fast Gomoku is, with what it finds asserted.

mod common;
#[path = "../tests/naive/mod.rs"]
mod naive;

use std::hint::black_box;

use common::{median, seconds};
use naive::gomoku::Board;
use plot4::core::character::Character;
use plot4::core::game::{Game, Key, Player};
use plot4::core::gomoku::evaluate::FirstCase;
use plot4::core::gomoku::{Move, Position, Setup};
use plot4::core::search::Evaluate;

const FIRST_CASE: FirstCase = FirstCase { owner: Player::First, character: Character::Neutral };

/// How many times as fast as a sum over the board a stone and its evaluation must be.
const RATIO: f64 = 10.0;

fn main() {
    assert_evaluation();
}

/// Returns positions of games in progress, in which each move is the best of some candidates by the evaluation after it; the
/// same positions each time.
fn played_positions(setup: Setup, count: usize) -> Vec<Position> {
    let mut positions = Vec::new();
    let mut moves = Vec::new();
    let mut number = 0_u64;
    while positions.len() < count {
        let mut position = Position::empty(setup);
        number += 1;
        for _ in 0..4 + number.hash64() % 60 {
            position.candidates(&mut moves);
            // Of each twelve candidates three are looked at, so that games differ.
            moves.retain(|_| {
                number += 1;
                number.hash64().is_multiple_of(4)
            });
            let value = |&mv: &Move| {
                let mut after = position.clone();
                after.make(mv);
                FIRST_CASE.evaluate(&after)
            };
            let Some(mv) = moves.iter().copied().min_by_key(value) else { continue };
            position.make(mv);
            if position.outcome().is_some() {
                break;
            }
        }
        if position.outcome().is_none() && position.stones() > 3 {
            positions.push(position);
        }
    }
    positions
}

/// Asserts that a stone and the evaluation after it take a small part of the time of a sum over the board.
fn assert_evaluation() {
    let mut positions = played_positions(Setup::default(), 100);
    let boards: Vec<Board> = positions.iter().map(Board::of).collect();
    let slow = |board: &Board| board.weigh(|player| board.first_case(player), Player::First, Character::Neutral);
    for (position, board) in positions.iter().zip(&boards) {
        assert_eq!(FIRST_CASE.evaluate(position).to_string().parse(), Ok(slow(board)), "{position:?}");
    }
    let mut moves = vec![Vec::new(); positions.len()];
    positions.iter().zip(&mut moves).for_each(|(position, moves)| position.candidates(moves));
    let count: usize = moves.iter().map(Vec::len).sum();
    let fast_seconds = median((0..15).map(|_| {
        seconds(|| {
            for (position, moves) in positions.iter_mut().zip(&moves) {
                for &mv in moves {
                    let undo = position.make(mv);
                    black_box(FIRST_CASE.evaluate(black_box(position)));
                    position.unmake(mv, undo);
                }
            }
        })
    }));
    let slow_seconds = median((0..15).map(|_| seconds(|| boards.iter().for_each(|board| _ = black_box(slow(black_box(board)))))));
    #[expect(clippy::cast_precision_loss, reason = "the counts are small")]
    let (fast, slow) = (fast_seconds / count as f64, slow_seconds / boards.len() as f64);
    println!(
        "a stone, its evaluation and back: {:.0} ns; a sum over the board: {:.0} ns: {:.0} times as fast",
        fast * 1e9,
        slow * 1e9,
        slow / fast
    );
    assert!(slow / fast >= RATIO, "a stone and its evaluation are only {:.1} times as fast as a sum", slow / fast);
}
