//! Go for the Monte Carlo tree search: priors for moves, the empty corners first, and playouts.

use super::board::{Board, NONE};
use super::features::{Sight, lines, stones_near};
use super::net;
use super::policy::{Policy, Style};
use crate::game::{Game as _, Outcome, Player};
use crate::go::point::Point;
use crate::go::position::{Move, Phase, Position};
use crate::search::{Dice, Playouts, Prior};

/// The virtual games that the move with the greatest chance is thought to have won; another has as
/// many as the square root of its chance, relative to that. 80 was no better.
const LIKELY: f32 = 40.0;
/// Games that a pass is thought to have lost.
const PASS: f32 = 10.0;

/// Go for the Monte Carlo tree search.
#[derive(Clone, Copy, Debug)]
pub struct GoPlayouts {
    policy: Policy,
    /// Whether moves are thought of before they are tried.
    has_priors: bool,
    /// The key of the position in which no pass is tried, if there is one.
    without_pass: Option<u128>,
}

impl GoPlayouts {
    /// Returns playouts of this style, with priors or without.
    #[must_use]
    pub const fn new(style: Style, has_priors: bool) -> Self {
        Self { policy: Policy::new(style), has_priors, without_pass: None }
    }

    /// Returns the playouts with knowledge of Go for a search in which this position has no pass.
    #[must_use]
    pub fn without_pass(position: &Position) -> Self {
        Self { without_pass: Some(position.key()), ..Self::new(Style::Heavy, true) }
    }
}

impl Playouts<Position> for GoPlayouts {
    type Board = Board;

    fn board(&self, position: &Position) -> Board {
        Board::of(position)
    }

    fn copy(&self, from: &Board, to: &mut Board) {
        to.clone_from(from);
    }

    fn follow(&self, board: &mut Board, mv: Move) {
        match mv {
            Move::Place(point) => board.play(board.point(point)),
            Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => {
                board.play(NONE);
            }
        }
    }

    fn expand(&self, position: &Position, board: &Board, out: &mut Vec<(Move, Prior)>) {
        out.clear();
        // Which stones are dead is for the games to show that are played on from here.
        if position.phase() == Phase::Settling {
            return;
        }
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        if self.without_pass == Some(position.key()) && moves.len() > 1 {
            moves.retain(|&mv| mv != Move::Pass);
        }
        if self.has_priors {
            keep_corners(board, &mut moves);
        }
        out.extend(moves.into_iter().map(|mv| (mv, Prior::EVEN)));
        if self.has_priors {
            praise_likely(&odds_at_a_glance(board, &points_of(board, out)), out);
        }
        for (mv, prior) in out {
            if !matches!(mv, Move::Place(_)) && position.phase() != Phase::Passed {
                prior.blame(PASS);
            }
        }
    }

    fn look_closely(
        &self,
        position: &Position,
        board: &Board,
        moves: &mut [(Move, Prior)],
    ) -> bool {
        if !self.has_priors || !board.is_large() {
            return false;
        }
        let mut legal = Vec::new();
        position.candidates(&mut legal);
        let places = legal.iter().filter(|mv| matches!(mv, Move::Place(_)));
        let points = points_of(board, moves);
        // The net knows no opening of which only the corners are tried.
        let is_worth_it = points.len() > 1 && points.len() == places.count();
        if is_worth_it {
            praise_likely(&net::odds(board, &points), moves);
        }
        is_worth_it
    }

    fn play_out(
        &self,
        board: &mut Board,
        dice: &mut Dice,
        played: &mut dyn FnMut(usize, Player),
    ) -> Outcome {
        // Two passes that have not ended the game only ask which stones are dead: it is played on.
        if board.passes >= 2 {
            board.passes = 0;
        }
        self.policy.play_out(board, dice, |board, point| {
            played(usize::from(point), board.to_move());
        });
        match board.lead() {
            1.. => Outcome::Win(Player::First),
            0 => Outcome::Draw,
            _ => Outcome::Win(Player::Second),
        }
    }

    fn slot(&self, board: &Board, mv: Move) -> Option<usize> {
        match mv {
            Move::Place(point) => Some(usize::from(board.point(point))),
            Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => None,
        }
    }

    fn slots(&self, board: &Board) -> usize {
        board.length()
    }

    fn lead(&self, position: &Position, board: &Board) -> Option<i32> {
        // Only a playout leaves no empty points but eyes, and only a position knows the rules.
        Some(match position.outcome() {
            Some(_) => position.count().lead(),
            None => board.lead(),
        })
    }

    fn owner(&self, board: &Board, slot: usize) -> Option<Player> {
        let slot = u16::try_from(slot).ok()?;
        board.is_large().then(|| board.owner(slot))?
    }
}

/// Returns the odds of each of these legal points to be played, by what is seen of them at a
/// glance.
fn odds_at_a_glance(board: &Board, points: &[u16]) -> Vec<f32> {
    let sight = Sight::new(board);
    let odds = points.iter();
    odds.map(|&point| sight.log_odds(point, |_| {}).exp()).collect()
}

fn points_of(board: &Board, moves: &[(Move, Prior)]) -> Vec<u16> {
    let point = |&(mv, _): &_| match mv {
        Move::Place(point) => Some(board.point(point)),
        Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => None,
    };
    moves.iter().filter_map(point).collect()
}

/// Praises each point by its odds to be played, and keeps its chance.
fn praise_likely(odds: &[f32], moves: &mut [(Move, Prior)]) {
    let most = odds.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
    let sum: f32 = odds.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    let points = (moves.iter_mut()).filter(|(mv, _)| matches!(mv, Move::Place(_)));
    for ((_, prior), odds) in points.zip(odds) {
        *prior = Prior::EVEN;
        prior.praise(LIKELY * (odds / most).sqrt());
        prior.chance = odds / sum;
    }
}

/// The number of stones with which the opening is over, whatever is empty.
const MOST_STONES: usize = 12;
/// The lines on which a stone in a corner is placed, from both edges.
const LINES: std::ops::RangeInclusive<usize> = 3..=5;
/// A corner is empty if it has no stone on so many lines.
const CORNER: u8 = 6;

/// Keeps the moves into empty corners if there are such, and each stone stands alone, so that none
/// asks for an answer.
fn keep_corners(board: &Board, moves: &mut Vec<Move>) {
    let size = board.size();
    let stones = usize::from(size * size) - board.empty.len();
    let are_alone = || {
        let mut heads = board.stones_by_head().into_iter();
        heads.all(|stone| stones_near(board, stone) == 1)
    };
    if !board.is_large() || stones > MOST_STONES || !are_alone() {
        return;
    }
    let opens = |mv: &Move| {
        let &Move::Place(point) = mv else {
            return false;
        };
        let lines = lines(board, board.point(point));
        lines.iter().all(|line| LINES.contains(line)) && is_corner_empty(board, point)
    };
    if moves.iter().any(opens) {
        moves.retain(opens);
    }
}

fn is_corner_empty(board: &Board, point: Point) -> bool {
    #[expect(clippy::cast_possible_truncation, reason = "boards are small")]
    let size = board.size() as u8;
    let from = |index: u8| if 2 * index < size { 0 } else { size - CORNER };
    let (column, row) = (from(point.column()), from(point.row()));
    (column..column + CORNER).all(|column| {
        (row..row + CORNER).all(|row| board.is_empty_at(board.point(Point::at(column, row))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{Position, Setup};

    /// Returns how many moves are kept after these.
    fn kept(size: u8, moves: &str) -> usize {
        let setup = Setup::new(size).expect("a size");
        let (mut position, mut board) = (Position::start(setup), Board::new(setup));
        for point in moves.split_whitespace() {
            let point: Point = point.parse().expect("a point");
            position.play(Move::Place(point)).expect("legal");
            board.play(board.point(point));
        }
        let mut legal = Vec::new();
        position.candidates(&mut legal);
        let all = legal.len();
        keep_corners(&board, &mut legal);
        assert!(legal.len() <= all);
        if legal.len() == all { 0 } else { legal.len() }
    }

    #[test]
    fn empty_corners_come_first() {
        for (size, moves, expected) in [
            (19, "", 36),
            (13, "", 36),
            (9, "", 0),
            (19, "Q16", 27),
            (19, "Q16 D4 K10", 18),
            (19, "Q16 D4 Q4 D16", 0),
            // An approach asks for an answer.
            (19, "Q16 O17", 0),
            (13, "D4 K10 D10", 9),
            // A problem in a corner is no opening.
            (19, "C3 D3 C4 Q16", 0),
        ] {
            assert_eq!(kept(size, moves), expected, "{size}: {moves}");
        }
    }
}
