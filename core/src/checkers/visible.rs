//! What players see on the board: pieces that are lost or won in jumps that must be made.
//!
//! The *gain* of a move is what its player wins by it, less what is lost, in men, where a king is
//! two. A jump wins what it captures. Then the opponent makes the jump that is the worst for the
//! player, and the player the best one, and so on while there are jumps, which must be made. A
//! player without one may stop there, or make a step after which the opponent must jump; such steps
//! and the move itself, if it is no jump, are [`OFFERS`] at most. An opponent without one stops.
//!
//! - [`LostPiece`](MoveClass::LostPiece): the gain is less than nothing, and that of another move
//!   is greater.
//! - [`MissedCapture`](MoveClass::MissedCapture): the gain of another move is greater, and more
//!   than nothing.
//!
//! A move that ends the game is neither.

use super::kind::Checkers;
use super::moves::Move;
use super::position::{Piece, Position};
use super::shape::Square;
use crate::game::Game;
use crate::kind::{Fact, MoveClass, Seen, Spot, Visible};

/// How many steps there may be among the player's moves.
const OFFERS: u32 = 3;

impl Visible for Checkers {
    fn visible_mistake(position: &Position, mv: Move) -> Option<Seen<Move>> {
        let mut position = position.clone();
        let moves = position.moves();
        let place = moves.iter().position(|&other| other == mv)?;
        let undo = position.make(mv);
        let is_over = position.outcome().is_some();
        position.unmake(mv, undo);
        if is_over {
            return None;
        }
        let gains: Vec<i32> =
            moves.iter().map(|&mv| gain(&mut position, mv, Turn::FIRST)).collect();
        let (own, &best) = (gains[place], gains.iter().max()?);
        if own == best || own >= 0 && best <= 0 {
            return None;
        }
        let is_lost = own < 0;
        let enough = if is_lost { best.min(0) } else { best };
        let better: Vec<Move> = moves
            .iter()
            .zip(gains)
            .filter(|&(_, gain)| gain >= enough)
            .map(|(&mv, _)| mv)
            .collect();
        if is_lost { lost(&mut position, mv, better) } else { missed(&mut position, better) }
    }

    fn spot_fact(position: &Position, [column, row]: Spot) -> Fact {
        let size = position.size();
        let from_top = size.rows().checked_sub(row + 1);
        let square = from_top.and_then(|row| size.at(row, column));
        square.map_or(Fact::Number(0), |square| Fact::Number(square.number()))
    }
}

/// Whose turn it is while jumps are followed, and how many pieces the player may still offer.
#[derive(Clone, Copy)]
enum Turn {
    Player(u32),
    Opponent(u32),
}

impl Turn {
    /// The turn in which the move in question is made.
    const FIRST: Self = Self::Player(OFFERS);

    const fn after(self, mv: Move) -> Self {
        match self {
            Self::Player(offers) if mv.is_jump() => Self::Opponent(offers),
            Self::Player(offers) => Self::Opponent(offers.saturating_sub(1)),
            Self::Opponent(offers) => Self::Player(offers),
        }
    }
}

/// Returns what a move gains for the one who makes it.
fn gain(position: &mut Position, mv: Move, turn: Turn) -> i32 {
    let captured: i32 = mv.jumped().map(|square| position.piece(square).map_or(0, worth)).sum();
    let undo = position.make(mv);
    let then = next(position, turn.after(mv)).map_or(0, |(_, gain)| gain);
    position.unmake(mv, undo);
    captured - then
}

/// Returns the move with which the jumps go on, and what it gains for the one who makes it; `None`
/// if they stop here.
fn next(position: &mut Position, turn: Turn) -> Option<(Move, i32)> {
    let must_jump = position.must_jump();
    if !must_jump && !matches!(turn, Turn::Player(1..)) {
        return None;
    }
    // An offer has to be worth it.
    let (mut best, mut most) = (None, if must_jump { i32::MIN } else { 0 });
    for mv in position.moves() {
        if !must_jump && !is_offer(position, mv) {
            continue;
        }
        let gain = gain(position, mv, turn);
        if gain > most {
            (best, most) = (Some(mv), gain);
        }
    }
    best.map(|mv| (mv, most))
}

/// Returns whether a step leaves the opponent a jump.
fn is_offer(position: &mut Position, mv: Move) -> bool {
    let undo = position.make(mv);
    let must_jump = position.must_jump();
    position.unmake(mv, undo);
    must_jump
}

const fn worth(piece: Piece) -> i32 {
    if piece.is_king() { 2 } else { 1 }
}

/// Returns the mistake of a move that loses pieces.
fn lost(position: &mut Position, mv: Move, better: Vec<Move>) -> Option<Seen<Move>> {
    let (moves, won) = exchange(position, mv);
    let &answer = moves.get(1)?;
    Some(Seen {
        class: MoveClass::LostPiece,
        line: captured(position, moves.iter().skip(1)),
        places: spots(position, answer.landings()),
        better,
        answer: Some(answer),
        count: 0,
        net: won.map(|count| -count),
    })
}

/// Returns the mistake of a move that wins less than these do.
fn missed(position: &mut Position, better: Vec<Move>) -> Option<Seen<Move>> {
    let &first = better.first()?;
    let (moves, net) = exchange(position, first);
    Some(Seen {
        class: MoveClass::MissedCapture,
        line: captured(position, moves.iter()),
        places: spots(position, first.landings()),
        better,
        answer: None,
        count: 0,
        net,
    })
}

/// Returns a move with the jumps and offers that follow, and the men and the kings that its player
/// wins, less those that it loses.
fn exchange(position: &mut Position, first: Move) -> (Vec<Move>, [i32; 2]) {
    let (mut moves, mut undos, mut won) = (Vec::new(), Vec::new(), [0; 2]);
    let (mut next_move, mut turn, mut sign) = (Some(first), Turn::FIRST, 1);
    while let Some(mv) = next_move {
        for piece in mv.jumped().filter_map(|square| position.piece(square)) {
            won[usize::from(piece.is_king())] += sign;
        }
        moves.push(mv);
        undos.push(position.make(mv));
        (turn, sign) = (turn.after(mv), -sign);
        next_move = next(position, turn).map(|(mv, _)| mv);
    }
    for (&mv, undo) in moves.iter().zip(undos).rev() {
        position.unmake(mv, undo);
    }
    (moves, won)
}

/// Returns the squares on which every other move captures, from the first of these on.
fn captured<'a>(position: &Position, moves: impl Iterator<Item = &'a Move>) -> Vec<Spot> {
    let mut captured = Vec::new();
    for spot in moves.step_by(2).flat_map(|mv| spots(position, mv.jumped())) {
        if !captured.contains(&spot) {
            captured.push(spot);
        }
    }
    captured
}

fn spots(position: &Position, squares: impl Iterator<Item = Square>) -> Vec<Spot> {
    let size = position.size();
    let spot = |square| {
        let (row, column) = size.place(square);
        [column, size.rows() - 1 - row]
    };
    squares.map(spot).collect()
}
