//! The rules: legal moves, and how a move changes a position.

use super::{
    Move, Phase, Position, Refusal, TURN_WORD, dead_word, ko_word, phase_word, stone_word,
};
use crate::game::{self, Game, Outcome, Player};
use crate::go::choices::{Dead, Ko, Suicide};
use crate::go::life::Insight;
use crate::go::point::{Point, PointSet};
use crate::go::seen::SeenPositions;

/// The state that [`unmake`](Game::unmake) needs besides the move: what cannot be computed again.
#[derive(Clone, Debug)]
pub struct Undo {
    /// The stones that the move took off the board.
    taken: PointSet,
    /// Whether they are those of the player who moved, with the stone that was played.
    is_suicide: bool,
    phase: Phase,
    dead: PointSet,
    ko: Option<Point>,
    hash: u128,
    seen: SeenPositions,
}

impl Position {
    /// Returns why the rules refuse a move, or `None` if it is legal.
    #[must_use]
    pub fn refusal(&self, mv: Move) -> Option<Refusal> {
        let is_settling = self.phase == Phase::Settling;
        if self.outcome().is_some() {
            return Some(Refusal::Basic(game::Refusal::GameOver));
        }
        match mv {
            Move::Place(point) | Move::Dead(point) if !self.setup.has(point) => {
                Some(game::Refusal::OffBoard.into())
            }
            Move::Dead(_) | Move::Done | Move::Resume if !is_settling => Some(Refusal::NotSettling),
            Move::Place(point) if self.stone(point).is_some() => Some(game::Refusal::Taken.into()),
            Move::Place(point) => self.stone_refusal(point),
            Move::Dead(point) if self.stone(point).is_none() => Some(Refusal::NoStone),
            Move::Dead(_) | Move::Done | Move::Resume | Move::Pass | Move::Resign => None,
        }
    }

    /// Returns why the player to move may not put a stone on an empty point of the board.
    fn stone_refusal(&self, point: Point) -> Option<Refusal> {
        if self.ko == Some(point) {
            return Some(Refusal::Ko);
        }
        let (player, other) = (self.to_move, self.to_move.other());
        // Most moves have an empty point beside them, and take nothing; then only the whole board
        // can be against them.
        let taken = self.taken_by(point);
        let is_suicide = taken.is_empty() && !self.lives_on(point);
        if is_suicide && self.setup.suicide() == Suicide::Forbidden {
            return Some(Refusal::SelfCapture);
        }
        if self.setup.ko() != Ko::Positional {
            return None;
        }
        let without = |stones: &PointSet, player| {
            let taken = stones.iter();
            taken.fold(self.hash, |hash, taken| hash ^ stone_word(taken, player))
        };
        let hash = if is_suicide {
            // The stone itself comes and goes.
            without(&self.joined_by(point), player)
        } else {
            without(&taken, other) ^ stone_word(point, player)
        };
        self.seen.contains(hash).then_some(Refusal::Repetition)
    }

    /// Returns whether a stone of the player to move on an empty point takes nothing and leaves its
    /// own group without liberties.
    #[must_use]
    pub fn is_suicide(&self, point: Point) -> bool {
        self.taken_by(point).is_empty() && !self.lives_on(point)
    }

    /// Returns whether a stone of the player to move on an empty point has a liberty, if it takes
    /// nothing.
    fn lives_on(&self, point: Point) -> bool {
        let (player, size) = (self.to_move, self.setup.size());
        point.neighbours(size).any(|next| self.stone(next).is_none())
            || point.neighbours(size).any(|next| {
                self.stones[player.index()].contains(next)
                    && self.has_liberty_besides(next, player, point)
            })
    }

    /// Returns the stones of the player to move that a stone on an empty point joins, without it.
    fn joined_by(&self, point: Point) -> PointSet {
        let own = &self.stones[self.to_move.index()];
        let beside = point.neighbours(self.setup.size());
        beside
            .filter(|&next| own.contains(next))
            .fold(PointSet::EMPTY, |joined, next| joined.union(&self.group(next)))
    }

    /// Puts a stone of the player to move on a point, removes the stones it captures, or its own
    /// group if that has no liberty then, and returns them, and whether they are its own.
    fn place(&mut self, point: Point) -> (PointSet, bool) {
        let (player, other) = (self.to_move, self.to_move.other());
        let taken = self.taken_by(point);
        if self.setup.suicide() == Suicide::Allowed && taken.is_empty() && !self.lives_on(point) {
            let mut lost = self.joined_by(point);
            for lost in lost.iter() {
                self.stones[player.index()].remove(lost);
                self.hash ^= stone_word(lost, player);
            }
            lost.insert(point);
            self.captured[other.index()] += lost.len();
            if self.setup.ko() == Ko::Positional {
                self.seen = self.seen.with(self.hash);
            }
            return (lost, true);
        }
        for taken in taken.iter() {
            self.stones[other.index()].remove(taken);
            self.hash ^= stone_word(taken, other);
        }
        self.captured[player.index()] += taken.len();
        self.stones[player.index()].insert(point);
        self.hash ^= stone_word(point, player);
        match self.setup.ko() {
            Ko::Positional => self.seen = self.seen.with(self.hash),
            Ko::Simple => {
                // One stone took one, and now has no liberty but the point of that one.
                let is_alone = point
                    .neighbours(self.setup.size())
                    .all(|next| self.stones[other.index()].contains(next) || taken.contains(next));
                self.ko = taken.iter().next().filter(|_| is_alone && taken.len() == 1);
            }
            Ko::None => {}
        }
        (taken, false)
    }

    fn after_pass(&self) -> Phase {
        match (self.phase, self.setup.dead()) {
            (Phase::Passed, Dead::Stay) => Phase::Counted(self.count().outcome()),
            (Phase::Passed, Dead::Settle) => Phase::Settling,
            (Phase::Playing | Phase::Settling | Phase::Counted(_) | Phase::Resigned(_), _) => {
                Phase::Passed
            }
        }
    }
}

impl Game for Position {
    type Move = Move;
    type Undo = Undo;
    /// A hash: two of the positions that a search of a billion nodes meets share a key with odds of
    /// 1 to 10^20.
    type Key = u128;
    type Insight = Insight;
    type Refusal = Refusal;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Playing | Phase::Passed | Phase::Settling => None,
            Phase::Counted(outcome) => Some(outcome),
            Phase::Resigned(player) => Some(Outcome::Win(player.other())),
        }
    }

    /// Replaces the contents of `out` by the points that the player to move may play, row by row
    /// from the lower left, then pass and resign. They are the same where dead stones are being
    /// settled: with any of them play goes on.
    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        match self.phase {
            Phase::Playing | Phase::Passed | Phase::Settling => {
                out.extend(
                    self.empty_points()
                        .iter()
                        .filter(|&point| self.stone_refusal(point).is_none())
                        .map(Move::Place),
                );
                out.extend([Move::Pass, Move::Resign]);
            }
            Phase::Counted(_) | Phase::Resigned(_) => {}
        }
    }

    /// Replaces the contents of `out` by the legal points, row by row from the lower left, but
    /// those that only fill an eye of the player to move, or only take own stones; then pass.
    fn candidates(&self, out: &mut Vec<Move>) {
        self.legal_moves(out);
        out.retain(|&mv| match mv {
            Move::Place(point) => {
                let is_suicide = self.setup.suicide() == Suicide::Allowed && self.is_suicide(point);
                !is_suicide && !self.is_eye(point, self.to_move)
            }
            Move::Pass => true,
            Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => false,
        });
    }

    fn make(&mut self, mv: Move) -> Undo {
        debug_assert!(self.refusal(mv).is_none(), "{mv:?} is not legal in {self:?}");
        let (phase, dead, ko, hash) = (self.phase, self.dead, self.ko, self.hash);
        let seen = self.seen.clone();
        let mut undo =
            Undo { taken: PointSet::EMPTY, is_suicide: false, phase, dead, ko, hash, seen };
        if !Self::is_agreement(mv) {
            self.ko = None;
            self.dead = PointSet::EMPTY;
        }
        match mv {
            Move::Place(point) => {
                (undo.taken, undo.is_suicide) = self.place(point);
                self.phase = Phase::Playing;
            }
            Move::Pass => self.phase = self.after_pass(),
            Move::Resign => self.phase = Phase::Resigned(self.to_move),
            Move::Dead(point) => {
                let group = self.group(point);
                self.dead =
                    if dead.contains(point) { dead.without(&group) } else { dead.union(&group) };
            }
            Move::Done => self.phase = Phase::Counted(self.count().outcome()),
            Move::Resume => {
                self.phase = Phase::Playing;
                self.dead = PointSet::EMPTY;
            }
        }
        if !Self::is_agreement(mv) {
            self.to_move = self.to_move.other();
        }
        undo
    }

    fn unmake(&mut self, mv: Move, undo: Undo) {
        if !Self::is_agreement(mv) {
            self.to_move = self.to_move.other();
        }
        if let Move::Place(point) = mv {
            let (player, other) = (self.to_move.index(), self.to_move.other().index());
            let (loser, taker) = if undo.is_suicide { (player, other) } else { (other, player) };
            self.stones[loser] = self.stones[loser].union(&undo.taken);
            self.captured[taker] -= undo.taken.len();
            self.stones[player].remove(point);
        }
        Undo {
            taken: _,
            is_suicide: _,
            phase: self.phase,
            dead: self.dead,
            ko: self.ko,
            hash: self.hash,
            seen: self.seen,
        } = undo;
    }

    /// Returns the hash of the stones, the player to move, the phase, the stones that are called
    /// dead, and of what may not be repeated: the point of a ko, or all positions so far.
    fn key(&self) -> u128 {
        let phase = match self.phase {
            Phase::Playing => 0,
            Phase::Passed => 1,
            Phase::Settling => 2,
            Phase::Counted(Outcome::Draw) => 3,
            Phase::Counted(Outcome::Win(player)) => {
                if player == Player::First {
                    4
                } else {
                    5
                }
            }
            Phase::Resigned(player) => {
                if player == Player::First {
                    6
                } else {
                    7
                }
            }
        };
        let turn = if self.to_move == Player::Second { TURN_WORD } else { 0 };
        let ko = self.ko.map_or(0, ko_word);
        let dead = self.dead.iter().fold(0, |key, point| key ^ dead_word(point));
        self.hash ^ turn ^ phase_word(phase) ^ ko ^ dead ^ self.seen.sum()
    }

    fn refusal(&self, mv: Move) -> Option<Refusal> {
        Self::refusal(self, mv)
    }

    fn is_agreement(mv: Move) -> bool {
        matches!(mv, Move::Dead(_) | Move::Done | Move::Resume)
    }

    /// Returns one stone of each group that is called dead, and done if the board is counted.
    fn agreed(&self) -> Vec<Move> {
        let mut agreed = Vec::new();
        let mut dead = self.dead;
        while let Some(stone) = dead.iter().next() {
            agreed.push(Move::Dead(stone));
            dead = dead.without(&self.group(stone));
        }
        let is_counted = matches!(self.phase, Phase::Counted(_));
        agreed.extend((is_counted && self.setup.dead() == Dead::Settle).then_some(Move::Done));
        agreed
    }

    /// Returns the index of the point; for the others one more than the greatest.
    fn history_slot(&self, mv: Move) -> usize {
        match mv {
            Move::Place(point) => point.index(),
            Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => Point::INDICES,
        }
    }
}
