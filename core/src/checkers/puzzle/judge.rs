//! The judge of the moves in a shot.

use super::shot::{OFFERS, after, balance, exchange};
use crate::checkers::moves::Move;
use crate::checkers::position::Position;
use crate::checkers::shape::Size;
use crate::checkers::strategy::{Plan, planned};
use crate::control::Control;
use crate::game::{Game as _, Player};
use crate::score::Score;
use crate::search::{Limits, Report, RootMove, Strategy};

/// Who reads what follows a move.
pub(super) const READER: Plan = Plan::Selective(Limits::nodes(5_000));

/// Tells which moves win the pieces of a shot, and answers for the other side.
pub(super) struct OfShots {
    user: Player,
    /// How many pieces more than the other the user has to have in the end.
    target: i32,
    other: Box<dyn Strategy<Position>>,
}

impl OfShots {
    /// Returns the judge of a shot in this position that wins so many pieces.
    pub(super) fn new(start: &Position, pieces: u8) -> Self {
        let user = start.to_move();
        Self {
            user,
            target: balance(start, user) + i32::from(pieces),
            other: planned(READER, Size::STANDARD, 0),
        }
    }
}

impl Strategy<Position> for OfShots {
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        if position.outcome().is_some() {
            return None;
        }
        let mut position = position.clone();
        let is_user = position.to_move() == self.user;
        if !is_user && !position.must_jump() {
            return self.other.choose(&position, control);
        }
        let value = |found: i32, line: usize| {
            let plies = Score::UNCOUNTED + u32::try_from(line).unwrap_or(0);
            if found >= self.target {
                Score::win_in(plies)
            } else {
                Score::DRAW
            }
        };
        if is_user {
            // Offers first: they are what a shot begins with.
            let mut moves = position.moves();
            moves.sort_by_cached_key(|&mv| {
                let undo = position.make(mv);
                let is_offer = position.must_jump();
                position.unmake(mv, undo);
                !is_offer
            });
            let judged = moves.into_iter().map(|mv| {
                let found = after(&mut position, mv, self.user, OFFERS);
                RootMove::exact(mv, value(found.balance, found.line.len()))
            });
            return Report::of_known(judged.collect());
        }
        let best = exchange(&mut position, self.user, OFFERS);
        let answer = *best.line.first()?;
        let score = -value(best.balance, best.line.len());
        Report::of_known(vec![RootMove::exact(answer, score)])
    }
}
