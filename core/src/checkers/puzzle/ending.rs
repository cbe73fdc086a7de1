//! Endings of up to four pieces, whose values are known.

use super::{Kind, Puzzle};
use crate::checkers::endgame::{Boards, Value, value_after_jumps};
use crate::checkers::exact::Exact;
use crate::checkers::fen::Diagram;
use crate::checkers::moves::Move;
use crate::checkers::position::Position;
use crate::checkers::setup::Setup;
use crate::checkers::strategy::OnStandard;
use crate::control::Unlimited;
use crate::game::Game as _;
use crate::kit::FirstMove;
use crate::puzzle::Difficulty;
use crate::search::Strategy;

/// The longest line of a puzzle, in plies.
const LONGEST: usize = 25;
/// The number of plies after which a draw is held.
const HELD: usize = 5;
/// The fewest moves to choose from.
const FEWEST_MOVES: usize = 4;

/// Returns the player who knows all endings.
pub(super) fn exact() -> Box<dyn Strategy<Position>> {
    Box::new(OnStandard(Exact::new(FirstMove)))
}

/// Returns the value of a position of few pieces for the player to move.
pub(super) fn value(position: &Position) -> Option<Value> {
    if position.outcome().is_some() {
        return Some(Value::Loss); // no move, as there is no other end so soon
    }
    value_after_jumps(Boards::of(position))
}

/// Returns the puzzle of a position of up to four pieces, if only one first move keeps the win or
/// the draw.
pub(super) fn find(diagram: Diagram) -> Option<Puzzle> {
    let setup = Setup::default().with_start(diagram).ok()?;
    let position = Position::start(setup);
    if position.must_jump() || position.outcome().is_some() {
        return None;
    }
    let moves = position.moves();
    let own = value(&position)?;
    let (kind, kept) = match own {
        Value::Win => (Kind::Win, Value::Loss),
        Value::Draw => (Kind::Draw, Value::Draw),
        Value::Loss => return None,
    };
    let after = |mv: Move| {
        let mut after = position.clone();
        after.make(mv);
        after
    };
    let (right, wrong): (Vec<Move>, Vec<Move>) =
        moves.iter().partition(|&&mv| value(&after(mv)) == Some(kept));
    let &[solution] = right.as_slice() else {
        return None;
    };
    if moves.len() < FEWEST_MOVES {
        return None;
    }
    let rest = play(after(solution), LONGEST)?;
    let mut line = vec![solution];
    line.extend(rest.moves);
    let length = match kind {
        Kind::Draw => {
            line.truncate(HELD);
            let losses = wrong.iter().map(|&mv| play(after(mv), LONGEST * 2));
            losses.map(|line| line.map_or(LONGEST * 2, |line| line.moves.len())).max()?
        }
        Kind::Win | Kind::Shot(_) => {
            if !rest.is_over {
                return None;
            }
            line.len()
        }
    };
    if line.len() > LONGEST {
        return None;
    }
    Some(Puzzle {
        setup,
        moves: Vec::new(),
        kind,
        difficulty: difficulty(length.div_ceil(2)),
        line,
    })
}

/// Returns how hard an ending with so many moves of one side is.
const fn difficulty(moves: usize) -> Difficulty {
    match moves {
        0..=2 => Difficulty::Beginner,
        3 | 4 => Difficulty::Easy,
        5 | 6 => Difficulty::Medium,
        7..=9 => Difficulty::Hard,
        _ => Difficulty::Expert,
    }
}

/// Best play from a position.
struct Play {
    moves: Vec<Move>,
    is_over: bool,
}

/// Returns best play, at most so many moves.
fn play(mut position: Position, most: usize) -> Option<Play> {
    let mut exact = exact();
    let mut moves = Vec::new();
    while position.outcome().is_none() && moves.len() < most {
        let report = exact.choose(&position, &mut Unlimited)?;
        position.make(report.best);
        moves.push(report.best);
    }
    Some(Play { moves, is_over: position.outcome().is_some() })
}
