//! Shots: what is won by jumps that must be made.

use super::{Kind, Puzzle};
use crate::checkers::moves::Move;
use crate::checkers::position::Position;
use crate::checkers::setup::Setup;
use crate::checkers::shape::Size;
use crate::checkers::strategy::{Plan, planned};
use crate::control::Control;
use crate::game::{Game as _, Outcome, Player};
use crate::puzzle::Difficulty;
use crate::score::Score;
use crate::search::{Limits, Report, RootMove, Strategy};

/// How many steps that offer pieces there may be in a shot.
pub(super) const OFFERS: u32 = 3;
/// The least number of pieces that a shot wins.
const LEAST: i32 = 2;
/// The balance of a game that is over.
const OVER: i32 = 100;

/// Returns how many pieces a player has more than the other.
pub(super) fn balance(position: &Position, player: Player) -> i32 {
    let [own, others] = [player, player.other()].map(|player| {
        let (men, kings) = position.count(player);
        i32::try_from(men + kings).unwrap_or(i32::MAX)
    });
    own - others
}

/// The outcome of the jumps that must be made.
pub(super) struct Exchange {
    /// How many pieces the user has more than the other at their end.
    pub(super) balance: i32,
    /// The moves that lead there.
    pub(super) line: Vec<Move>,
}

/// Follows the jumps that must be made from a position. The user, who makes the best of them, may
/// also offer a piece by a step, so many times; it stops where nothing has to be jumped.
pub(super) fn exchange(position: &mut Position, user: Player, offers: u32) -> Exchange {
    let here = |balance| Exchange { balance, line: Vec::new() };
    match position.outcome() {
        Some(Outcome::Win(winner)) if winner == user => return here(OVER),
        Some(Outcome::Win(_)) => return here(-OVER),
        Some(Outcome::Draw) => return here(0),
        None => {}
    }
    let (is_user, must_jump) = (position.to_move() == user, position.must_jump());
    let mut best = (!must_jump).then(|| here(balance(position, user)));
    if !must_jump && (!is_user || offers == 0) {
        return here(balance(position, user));
    }
    for mv in position.moves() {
        let undo = position.make(mv);
        let is_offer = position.must_jump();
        let found = (must_jump || is_offer).then(|| {
            let left = if must_jump { offers } else { offers - 1 };
            exchange(position, user, left)
        });
        position.unmake(mv, undo);
        let Some(mut found) = found else {
            continue;
        };
        found.line.insert(0, mv);
        let is_better = best.as_ref().is_none_or(|best| {
            if is_user {
                found.balance > best.balance
            } else {
                // Of equal answers the one that resists longest.
                (found.balance, best.line.len()) < (best.balance, found.line.len())
            }
        });
        if is_better {
            best = Some(found);
        }
    }
    best.unwrap_or_else(|| here(balance(position, user)))
}

/// Returns what the jumps lead to after a move of the user.
pub(super) fn after(position: &mut Position, mv: Move, user: Player, offers: u32) -> Exchange {
    let left = if mv.is_jump() { offers } else { offers.saturating_sub(1) };
    let undo = position.make(mv);
    let mut found = exchange(position, user, left);
    position.unmake(mv, undo);
    found.line.insert(0, mv);
    found
}

/// Returns the shot in a position with men alone, if one first move makes one, and no other wins
/// anything.
pub(super) fn find(position: &Position) -> Option<Puzzle> {
    let user = position.to_move();
    let has_kings = Player::BOTH.into_iter().any(|player| position.count(player).1 > 0);
    if has_kings || position.must_jump() || position.outcome().is_some() {
        return None;
    }
    let mut position = position.clone();
    let before = balance(&position, user);
    let mut only: Option<Exchange> = None;
    for mv in position.moves() {
        let found = after(&mut position, mv, user, OFFERS);
        if found.balance - before <= 0 {
            continue;
        }
        if only.is_some() {
            return None;
        }
        only = Some(found);
    }
    let Exchange { balance, line } = only?;
    let won = balance - before;
    if won < LEAST || !(LEAST..OVER).contains(&balance) {
        return None;
    }
    let setup = Setup::default().with_start(position.diagram()).ok()?;
    Some(Puzzle {
        setup,
        moves: Vec::new(),
        kind: Kind::Shot(u8::try_from(won).ok()?),
        difficulty: Difficulty::of(line.len().div_ceil(2)),
        line,
    })
}

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
            if found >= self.target { Score::win_in(plies) } else { Score::DRAW }
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
