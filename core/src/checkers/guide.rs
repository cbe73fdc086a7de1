//! The guide of a selective search for Checkers: forced captures, repetitions, and which moves
//! are quiet.

use super::endgame::number::MOST_PIECES;
use super::endgame::progress::LONGEST;
use super::endgame::{Boards, Value, value};
use super::evaluate::Evaluator;
use super::moves::Move;
use super::pattern_eval;
use super::position::Position;
use super::shape::Shape;
use crate::game::Game;
use crate::score::Score;
use crate::search::{Candidate, Evaluate, Guide};

/// The knowledge that the strong computers search with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Knowledge;

impl<S: Shape> Evaluate<Position<S>> for Knowledge {
    /// Returns the sum of the fitted terms on the usual board, and a hand-written judgement on
    /// others.
    #[inline]
    fn evaluate(&self, position: &Position<S>) -> Score {
        if pattern_eval::sees(position.size()) {
            pattern_eval::estimate(position)
        } else {
            Evaluator.evaluate(position)
        }
    }
}

impl<S: Shape> Guide<Position<S>> for Knowledge {
    /// A glance at the pieces takes less time than the memory does: without leaves in the table the
    /// search is twice as fast.
    const REMEMBERS_LEAVES: bool = false;

    /// Returns a draw where a position comes again: a player who has let that happen once has
    /// nothing better; and the known values of the last endgames.
    #[inline]
    fn foresee(&self, position: &Position<S>) -> Option<Score> {
        if position.repeats() > 0 {
            return Some(Score::DRAW);
        }
        let boards = Boards::of_few(position, MOST_PIECES)?;
        if boards.must_jump() {
            return None;
        }
        // A position that is drawn without the limit of moves is drawn with it; a won one may be
        // won too late.
        let is_in_time = position.quiet_moves_left().is_none_or(|left| left >= LONGEST);
        match value(boards)? {
            Value::Win => is_in_time.then_some(Score::win_in(Score::UNCOUNTED)),
            Value::Loss => is_in_time.then_some(Score::loss_in(Score::UNCOUNTED)),
            Value::Draw => Some(Score::DRAW),
        }
    }

    #[inline]
    fn is_forced(&self, position: &Position<S>) -> bool {
        position.must_jump()
    }

    #[inline]
    fn select(&self, position: &Position<S>, out: &mut Vec<Candidate<Move>>) {
        out.clear();
        let mut moves = Vec::with_capacity(16);
        position.legal_moves(&mut moves);
        out.extend(moves.into_iter().map(|mv| {
            let crowns = position.is_crowning(mv);
            let promise = u32::from(mv.jumps()) * 4 + u32::from(crowns);
            Candidate { mv, promise, is_quiet: !mv.is_jump() && !crowns }
        }));
    }

    #[inline]
    fn solve(&mut self, _position: &mut Position<S>, _nodes: u64) -> Option<Score> {
        None
    }

    /// Returns the hash of the pieces and the turn: a repetition is foreseen before the table is
    /// asked, and how far it is to the draw by moves seldom matters.
    #[inline]
    fn table_key(&self, position: &Position<S>) -> u128 {
        position.hash_without_history()
    }

    fn forget(&mut self) {}
}
