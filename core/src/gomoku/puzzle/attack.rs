//! Which first moves win by continuous fours.

use super::{Puzzle, WinIn};
use crate::control::Unlimited;
use crate::game::{Game as _, Player};
use crate::gomoku::fours::{FourSolver, Limits, Verdict};
use crate::gomoku::point::Point;
use crate::gomoku::position::{Move, Position};
use crate::gomoku::setup::Setup;
use crate::gomoku::threats::Kind;
use crate::puzzle::Difficulty;

/// How far a win is searched: no puzzle comes near, and a search that does is no puzzle.
const LIMITS: Limits = Limits { fours: 16, nodes: 100_000 };

/// How the attacker wins by fours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Attack {
    /// With these moves of both sides.
    Wins(Vec<Move>),
    Fails,
    /// The search has not come to an end.
    Unknown,
}

/// Returns the puzzle of the position after these moves, or `None` if it is not one: not exactly
/// one first move wins by fours.
#[must_use]
pub fn find(moves: &[Move], solver: &mut FourSolver) -> Option<Puzzle> {
    let mut position = Position::empty(Setup::default());
    for &mv in moves {
        position.play(mv).ok()?;
    }
    let line = only_win(&mut position, solver)?;
    let kind = WinIn(u32::try_from(line.len().div_ceil(2)).ok()?);
    Some(Puzzle {
        setup: Setup::default(),
        moves: moves.to_vec(),
        kind,
        difficulty: Difficulty::of(line.len().div_ceil(2)),
        line,
    })
}

/// Returns the moves of a win by fours of the player to move, if only one first move begins one.
fn only_win(position: &mut Position, solver: &mut FourSolver) -> Option<Vec<Move>> {
    if position.outcome().is_some() {
        return None;
    }
    let attacker = position.to_move();
    let fives: Vec<Point> = fives(position, attacker);
    match fives.as_slice() {
        [] => {}
        &[five] => return Some(vec![Move::Place(five)]),
        _ => return None,
    }
    // Most positions have no win at all, which one search tells.
    solver.solve(position, attacker, LIMITS, &mut Unlimited).win()?;
    let mut only = None;
    for mv in position.moves() {
        match attack(position, mv, solver) {
            Attack::Wins(_) if only.is_some() => return None,
            Attack::Wins(line) => only = Some(line),
            Attack::Fails => {}
            Attack::Unknown => return None,
        }
    }
    only
}

/// Returns the points on which a player would make five.
pub(super) fn fives(position: &Position, player: Player) -> Vec<Point> {
    let fives = position.threats().points(Kind::Five, player);
    fives.iter().collect()
}

/// Returns whether the player to move, who cannot make five, wins by fours if it begins with this
/// legal move.
pub(super) fn attack(position: &mut Position, mv: Move, solver: &mut FourSolver) -> Attack {
    let attacker = position.to_move();
    let undo = position.make(mv);
    let found = after_four(position, attacker, solver);
    position.unmake(mv, undo);
    match found {
        Attack::Wins(mut line) => {
            line.insert(0, mv);
            Attack::Wins(line)
        }
        Attack::Fails | Attack::Unknown => found,
    }
}

/// Returns whether the attacker wins by fours where the defender is to move; the line begins with
/// the defender's answer.
pub(super) fn after_four(
    position: &mut Position,
    attacker: Player,
    solver: &mut FourSolver,
) -> Attack {
    let fives = fives(position, attacker);
    if fives.is_empty() || !self::fives(position, attacker.other()).is_empty() {
        return Attack::Fails;
    }
    let blocks = blocks(position, &fives);
    let [block] = blocks.as_slice() else {
        // Two fives, or a block that is forbidden: whatever the answer is, five follows.
        let answer = blocks.first().copied().or_else(|| position.moves().first().copied());
        let five = fives.iter().map(|&five| Move::Place(five)).find(|&five| Some(five) != answer);
        return Attack::Wins(answer.into_iter().chain(five).collect());
    };
    if fives.len() > 1 {
        let five = fives.iter().map(|&five| Move::Place(five)).find(|five| five != block);
        return Attack::Wins(std::iter::once(*block).chain(five).collect());
    }
    let undo = position.make(*block);
    let report = solver.solve(position, attacker, LIMITS, &mut Unlimited);
    position.unmake(*block, undo);
    match report.verdict {
        Verdict::Win(line) => Attack::Wins(std::iter::once(*block).chain(line).collect()),
        Verdict::NoWin => Attack::Fails,
        Verdict::NotWithin | Verdict::Stopped => Attack::Unknown,
    }
}

/// Returns the legal moves of the player to move on these points.
pub(super) fn blocks(position: &Position, points: &[Point]) -> Vec<Move> {
    let moves = points.iter().map(|&point| Move::Place(point));
    moves.filter(|&mv| position.refusal(mv).is_none()).collect()
}
