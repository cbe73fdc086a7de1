//! Go for the Monte Carlo tree search: priors for moves, and playouts.

use super::board::{Board, NONE, On};
use super::knowledge::{escapes, is_self_atari};
use super::patterns;
use super::policy::{Policy, Style};
use crate::game::{Game as _, Outcome, Player};
use crate::go::position::{Move, Phase, Position};
use crate::search::{Dice, Playouts, Prior};

/// The virtual games that a capture of one stone is credited with winning.
const CAPTURE_ONE: f32 = 15.0;
/// Games that a capture of more stones, or saving a group from capture, is thought to have won.
const CAPTURE_MANY: f32 = 30.0;
/// Games that a pattern beside the last moves is thought to have won.
const PATTERN: f32 = 10.0;
/// Games that a move which could be taken at once is thought to have lost.
const SELF_ATARI: f32 = 15.0;
/// Games that moves next to the last one, two and three points away are thought to have won.
const NEAR: [f32; 3] = [20.0, 18.0, 7.0];
/// Games that the third line is thought to have won, and the first and second to have lost, where
/// there are no stones.
const EMPTY_AREA: f32 = 10.0;
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
        Self {
            policy: Policy::new(style),
            has_priors,
            without_pass: None,
        }
    }

    /// Returns the playouts with knowledge of Go for a search in which this position has no pass.
    #[must_use]
    pub fn without_pass(position: &Position) -> Self {
        Self {
            without_pass: Some(position.key()),
            ..Self::new(Style::Heavy, true)
        }
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
        let thoughts = self.has_priors.then(|| Thoughts::new(board));
        out.extend(moves.into_iter().map(|mv| match (mv, &thoughts) {
            (Move::Place(point), Some(thoughts)) => (mv, thoughts.of(board, board.point(point))),
            (Move::Place(_), None) => (mv, Prior::EVEN),
            (Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume, _) => {
                let mut prior = Prior::EVEN;
                if position.phase() != Phase::Passed {
                    prior.blame(PASS);
                }
                (mv, prior)
            }
        }));
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
}

/// The features of a board that are seen before its moves.
struct Thoughts {
    /// For each point, its common-fate distance from the last move; 0 for more than three.
    distance: Vec<u8>,
    /// The points that take or save something, and how many stones.
    urgent: Vec<(u16, u32)>,
}

impl Thoughts {
    fn new(board: &Board) -> Self {
        let mut thoughts = Self {
            distance: distances(board, board.last[0]),
            urgent: Vec::new(),
        };
        thoughts.see_ataris(board);
        thoughts
    }

    /// Notes the moves that capture or save a chain in atari.
    fn see_ataris(&mut self, board: &Board) {
        let player = board.to_move();
        let mut seen = Vec::new();
        for index in 0..board.length() {
            let Ok(point) = u16::try_from(index) else {
                continue;
            };
            if board.stone(point).is_none()
                || board.head(point) != point
                || !board.is_in_atari(point)
                || seen.contains(&point)
            {
                continue;
            }
            seen.push(point);
            let stones = board.stones(point);
            if board.at(point) == On::stone(player) {
                escapes(board, point, player, &mut |found| {
                    self.urgent.push((found, stones));
                });
            } else if board.is_legal(board.liberty(point), player) {
                self.urgent.push((board.liberty(point), stones));
            }
        }
    }

    /// Returns the prior of a legal point.
    fn of(&self, board: &Board, point: u16) -> Prior {
        let mut prior = Prior::EVEN;
        if let Some(stones) = self
            .urgent
            .iter()
            .filter(|&&(found, _)| found == point)
            .map(|&(_, stones)| stones)
            .max()
        {
            prior.praise(if stones > 1 {
                CAPTURE_MANY
            } else {
                CAPTURE_ONE
            });
        }
        if patterns::is_match(board, point) {
            prior.praise(PATTERN);
        }
        let distance = usize::from(self.distance[usize::from(point)]);
        if let Some(&near) = NEAR.get(distance.wrapping_sub(1)) {
            prior.praise(near);
        }
        match line(board, point) {
            line @ 1..=3 if is_area_empty(board, point) => {
                if line == 3 {
                    prior.praise(EMPTY_AREA);
                } else {
                    prior.blame(EMPTY_AREA);
                }
            }
            _ => {}
        }
        if is_self_atari(board, point, board.to_move()) {
            prior.blame(SELF_ATARI);
        }
        prior
    }
}

/// Returns the number of the line on which a point is, 1 at the edge.
fn line(board: &Board, point: u16) -> u16 {
    let (column, row) = (point % board.stride, point / board.stride);
    let from_edge = |index: u16| index.min(board.size() + 1 - index);
    from_edge(column).min(from_edge(row))
}

/// Returns whether there is no stone within three points along the lines.
fn is_area_empty(board: &Board, point: u16) -> bool {
    let (column, row) = (
        (point % board.stride).cast_signed(),
        (point / board.stride).cast_signed(),
    );
    let size = board.size().cast_signed();
    (-3_i16..=3).all(|up| {
        let reach = 3 - up.abs();
        (-reach..=reach).all(|right| {
            let (column, row) = (column + right, row + up);
            let is_on_board = (1..=size).contains(&column) && (1..=size).contains(&row);
            !is_on_board
                || board.is_empty_at((row * board.stride.cast_signed() + column).cast_unsigned())
        })
    })
}

/// Returns the common-fate distance of each point from another one, up to 3: the number of steps,
/// of which those between stones of one chain do not count; 0 for the point itself and whatever is
/// further away.
fn distances(board: &Board, from: u16) -> Vec<u8> {
    let mut distances = vec![0; board.length()];
    if from == NONE {
        return distances;
    }
    let mut seen = vec![false; board.length()];
    let mut ring = vec![from];
    board_chain(board, from, &mut seen, &mut ring);
    for distance in 1..=3 {
        let mut next_ring = Vec::new();
        for &point in &ring {
            for next in board.beside(point) {
                if board.at(next) != On::Border && !seen[usize::from(next)] {
                    seen[usize::from(next)] = true;
                    next_ring.push(next);
                    board_chain(board, next, &mut seen, &mut next_ring);
                }
            }
        }
        for &point in &next_ring {
            distances[usize::from(point)] = distance;
        }
        ring = next_ring;
    }
    distances
}

/// Adds the other stones of the chain of a stone to a ring.
fn board_chain(board: &Board, point: u16, seen: &mut [bool], ring: &mut Vec<u16>) {
    seen[usize::from(point)] = true;
    if board.stone(point).is_none() {
        return;
    }
    board.each_stone(point, |stone| {
        if !seen[usize::from(stone)] {
            seen[usize::from(stone)] = true;
            ring.push(stone);
        }
        true
    });
}
