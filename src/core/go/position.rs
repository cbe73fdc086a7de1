//! A position: the stones, whose turn it is, how far the game has come, and what the rules allow.

use std::fmt;

use super::area::{Area, Owner, owners};
use super::point::{Point, PointSet};
use super::refusal::Refusal;
use super::seen::Seen;
use super::setup::{Dead, Ko, Komi, Setup};
use super::zobrist;
use crate::core::game::{self, Game, IllegalMove, Outcome, Player};

/// A position that can be reached in play.
///
/// Black is the first player; with handicap stones White has the first move.
#[derive(Clone)]
pub struct Position {
    setup: Setup,
    to_move: Player,
    stones: [PointSet; 2],
    phase: Phase,
    /// The stones that are called dead.
    dead: PointSet,
    /// The point that may not be taken back, where the rule is the simple one.
    ko: Option<Point>,
    /// The hash of the stones alone.
    hash: u128,
    /// The hashes of the stones of all positions up to this one, where the rule asks for them.
    seen: Seen,
    /// How many stones each player has taken.
    captured: [u32; 2],
    /// Whose turn it is when play goes on, while dead stones are settled.
    resumes: Option<Player>,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Stones are played.
    Playing,
    /// Stones are played, and the last move was a pass.
    Passed,
    /// Both have passed, and which stones are dead is being settled.
    Settling,
    /// Play goes on after that with the other player: the player to move can only pass, and that pass does not count.
    Yielding,
    /// Both have passed, and the board is counted.
    Counted(Outcome),
    /// This player has resigned.
    Resigned(Player),
}

/// A whole turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on this point.
    Place(Point),
    /// No stone. Two passes in a row end the game.
    Pass,
    /// The game is given up.
    Resign,
    /// After two passes: the group with a stone on this point is dead, or, if it was called dead, it lives after all.
    Dead(Point),
    /// After two passes: the board is counted without the stones that are called dead.
    Done,
    /// After two passes: the game goes on, with all stones, and with the player after the second pass.
    Resume,
}

/// What [`unmake`](Game::unmake) needs besides the move: what cannot be computed again.
#[derive(Clone, Debug)]
pub struct Undo {
    taken: PointSet,
    phase: Phase,
    dead: PointSet,
    ko: Option<Point>,
    hash: u128,
    seen: Seen,
    resumes: Option<Player>,
}

impl Position {
    /// Returns the position before the first move, with the handicap stones.
    #[must_use]
    pub fn start(setup: Setup) -> Self {
        Self::with_stones(setup, &setup.handicap_points())
    }

    /// Returns the position before the first move, with Black's stones on these points of the board; if there are any, White begins.
    #[must_use]
    pub fn with_stones(setup: Setup, stones: &[Point]) -> Self {
        let to_move = if stones.is_empty() { Player::First } else { Player::Second };
        let mut position = Self {
            setup,
            to_move,
            stones: [PointSet::EMPTY; 2],
            phase: Phase::Playing,
            dead: PointSet::EMPTY,
            ko: None,
            hash: 0,
            seen: Seen::default(),
            captured: [0; 2],
            resumes: None,
        };
        for &point in stones {
            if setup.has(point) && !position.stones[0].contains(point) {
                position.stones[0].insert(point);
                position.hash ^= zobrist::stone(point, Player::First);
            }
        }
        if setup.ko() == Ko::Positional {
            position.seen = position.seen.with(position.hash);
        }
        position
    }

    /// Returns the same position with this player to move, in play: as after a pass of the other, or when both have passed and play goes
    /// on. Between programs a player may move twice in a row.
    #[must_use]
    pub fn with_turn(&self, player: Player) -> Self {
        let is_over = self.phase != Phase::Playing && self.phase != Phase::Passed;
        if self.to_move == player && !is_over {
            return self.clone();
        }
        Self { to_move: player, phase: Phase::Playing, dead: PointSet::EMPTY, ko: None, resumes: None, ..self.clone() }
    }

    /// Returns the same position with other points for White.
    #[must_use]
    pub fn with_komi(&self, komi: Komi) -> Self {
        let mut position = Self { setup: self.setup.with_komi(komi), ..self.clone() };
        if let Phase::Counted(_) = position.phase {
            position.phase = Phase::Counted(position.count().outcome());
        }
        position
    }

    /// Returns what the game was set up with.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// Returns how far the game has come.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns whose stone stands on a point, or `None` if it is empty or off the board.
    #[inline]
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.stones[player.index()].contains(point))
    }

    /// Returns the points with a player's stones.
    #[must_use]
    pub const fn stones(&self, player: Player) -> &PointSet {
        &self.stones[player.index()]
    }

    /// Returns the points without a stone.
    #[must_use]
    pub fn empty_points(&self) -> PointSet {
        PointSet::board(self.setup.size()).without(&self.stones[0]).without(&self.stones[1])
    }

    /// Returns how many stones a player has taken.
    #[must_use]
    pub fn captured(&self, by: Player) -> u32 {
        self.captured[by.index()]
    }

    /// Returns the stones that are called dead.
    #[must_use]
    pub const fn dead(&self) -> &PointSet {
        &self.dead
    }

    /// Returns the point that may not be taken back at once, where the rule against repetition is the simple one.
    #[must_use]
    pub const fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// Returns a hash of the stones alone: the same whoever is to move, whatever is called dead.
    #[must_use]
    pub const fn stones_hash(&self) -> u128 {
        self.hash
    }

    /// Returns the points of the group with a stone on this point; none where there is no stone.
    #[must_use]
    pub fn group(&self, point: Point) -> PointSet {
        self.stone(point).map_or(PointSet::EMPTY, |player| self.connected(point, player))
    }

    /// Returns the number of liberties of the group with a stone on this point: the empty points next to it.
    #[must_use]
    pub fn liberties(&self, point: Point) -> u32 {
        let (group, empty) = (self.group(point), self.empty_points());
        let mut liberties = PointSet::EMPTY;
        for next in group.iter().flat_map(|point| point.neighbours(self.setup.size())).filter(|&next| empty.contains(next)) {
            liberties.insert(next);
        }
        liberties.len()
    }

    /// Returns the count of the board as it stands, without the stones that are called dead.
    #[must_use]
    pub fn count(&self) -> Area {
        Area::count(self.setup, &self.living())
    }

    /// Returns whose a point is when the board is counted as it stands, without the stones that are called dead.
    pub fn owners(&self) -> impl Fn(Point) -> Owner + use<> {
        owners(self.setup.size(), &self.living())
    }

    /// Returns why the rules refuse a move, or `None` if it is legal.
    #[must_use]
    pub fn refusal(&self, mv: Move) -> Option<Refusal> {
        let is_settling = self.phase == Phase::Settling;
        if self.outcome().is_some() {
            return Some(Refusal::Basic(game::Refusal::GameOver));
        }
        match mv {
            Move::Place(point) | Move::Dead(point) if !self.setup.has(point) => Some(game::Refusal::OffBoard.into()),
            Move::Place(_) | Move::Pass | Move::Resign if is_settling => Some(Refusal::Settling),
            Move::Place(_) | Move::Resign if self.phase == Phase::Yielding => Some(Refusal::Yielding),
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
        let (player, size) = (self.to_move, self.setup.size());
        let other = player.other();
        // Most moves have an empty point beside them, and take nothing; then only the whole board can be against them.
        let taken = self.taken_by(point);
        if taken.is_empty() {
            let is_empty = |next: Point| self.stone(next).is_none();
            let lives = point.neighbours(size).any(is_empty)
                || point
                    .neighbours(size)
                    .any(|next| self.stones[player.index()].contains(next) && self.has_liberty_besides(next, player, point));
            if !lives {
                return Some(Refusal::SelfCapture);
            }
        }
        if self.setup.ko() != Ko::Positional {
            return None;
        }
        let stones = taken.iter().fold(self.hash, |hash, taken| hash ^ zobrist::stone(taken, other));
        self.seen.contains(stones ^ zobrist::stone(point, player)).then_some(Refusal::Repetition)
    }

    /// Returns the stones that a stone of the player to move on an empty point would take.
    fn taken_by(&self, point: Point) -> PointSet {
        let other = self.to_move.other();
        let mut taken = PointSet::EMPTY;
        for next in point.neighbours(self.setup.size()) {
            let is_others = self.stones[other.index()].contains(next) && !taken.contains(next);
            if is_others && !self.has_liberty_besides(next, other, point) {
                taken = taken.union(&self.connected(next, other));
            }
        }
        taken
    }

    /// Returns the stones of a player that are connected with the one on a point.
    fn connected(&self, point: Point, player: Player) -> PointSet {
        let own = &self.stones[player.index()];
        let mut group = PointSet::EMPTY;
        group.insert(point);
        let mut stack = vec![point];
        while let Some(point) = stack.pop() {
            for next in point.neighbours(self.setup.size()) {
                if own.contains(next) && !group.contains(next) {
                    group.insert(next);
                    stack.push(next);
                }
            }
        }
        group
    }

    /// Returns whether the group of a player with a stone on a point has a liberty other than `besides`.
    fn has_liberty_besides(&self, point: Point, player: Player, besides: Point) -> bool {
        let own = &self.stones[player.index()];
        let other = &self.stones[player.other().index()];
        let mut group = PointSet::EMPTY;
        group.insert(point);
        let mut stack = vec![point];
        while let Some(point) = stack.pop() {
            for next in point.neighbours(self.setup.size()) {
                if own.contains(next) {
                    if !group.contains(next) {
                        group.insert(next);
                        stack.push(next);
                    }
                } else if next != besides && !other.contains(next) {
                    return true;
                }
            }
        }
        false
    }

    /// Returns the stones of both players that are not called dead.
    fn living(&self) -> [PointSet; 2] {
        self.stones.map(|stones| stones.without(&self.dead))
    }

    /// Puts a stone of the player to move on a point, and takes what it takes; returns that.
    fn place(&mut self, point: Point) -> PointSet {
        let (player, other) = (self.to_move, self.to_move.other());
        let taken = self.taken_by(point);
        for taken in taken.iter() {
            self.stones[other.index()].remove(taken);
            self.hash ^= zobrist::stone(taken, other);
        }
        self.captured[player.index()] += taken.len();
        self.stones[player.index()].insert(point);
        self.hash ^= zobrist::stone(point, player);
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
        taken
    }

    /// Returns the phase after a pass.
    fn after_pass(&self) -> Phase {
        match (self.phase, self.setup.dead()) {
            (Phase::Passed, Dead::Stay) => Phase::Counted(self.count().outcome()),
            (Phase::Passed, Dead::Settle) => Phase::Settling,
            (Phase::Yielding, _) => Phase::Playing,
            (Phase::Playing | Phase::Settling | Phase::Counted(_) | Phase::Resigned(_), _) => Phase::Passed,
        }
    }
}

impl Game for Position {
    type Move = Move;
    type Undo = Undo;
    /// A hash: two of the positions that a search of a billion nodes meets share a key with odds of 1 to 10^20.
    type Key = u128;
    type Refusal = Refusal;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Playing | Phase::Passed | Phase::Settling | Phase::Yielding => None,
            Phase::Counted(outcome) => Some(outcome),
            Phase::Resigned(player) => Some(Outcome::Win(player.other())),
        }
    }

    /// Replaces the contents of `out` by the points that the player to move may play, row by row from the lower left, then pass and
    /// resign; after two passes by each stone that may be called dead, then done and resume; where play goes on with the other player,
    /// by pass alone.
    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        match self.phase {
            Phase::Playing | Phase::Passed => {
                out.extend(self.empty_points().iter().filter(|&point| self.stone_refusal(point).is_none()).map(Move::Place));
                out.extend([Move::Pass, Move::Resign]);
            }
            Phase::Settling => {
                out.extend(self.stones[0].union(&self.stones[1]).iter().map(Move::Dead));
                out.extend([Move::Done, Move::Resume]);
            }
            Phase::Yielding => out.push(Move::Pass),
            Phase::Counted(_) | Phase::Resigned(_) => {}
        }
    }

    /// Replaces the contents of `out` by the legal points, row by row from the lower left, but those that only fill an eye of the
    /// player to move; then pass. After two passes by done alone.
    fn candidates(&self, out: &mut Vec<Move>) {
        self.legal_moves(out);
        out.retain(|&mv| match mv {
            Move::Place(point) => !self.is_eye(point, self.to_move),
            Move::Pass | Move::Done => true,
            Move::Resign | Move::Dead(_) | Move::Resume => false,
        });
    }

    fn make(&mut self, mv: Move) -> Undo {
        debug_assert!(self.refusal(mv).is_none(), "{mv:?} is not legal in {self:?}");
        let (phase, dead, ko, hash) = (self.phase, self.dead, self.ko, self.hash);
        let (seen, resumes) = (self.seen.clone(), self.resumes);
        let mut undo = Undo { taken: PointSet::EMPTY, phase, dead, ko, hash, seen, resumes };
        self.ko = None;
        let other = self.to_move.other();
        match mv {
            Move::Place(point) => {
                undo.taken = self.place(point);
                self.phase = Phase::Playing;
            }
            Move::Pass => {
                self.phase = self.after_pass();
                self.resumes = (self.phase == Phase::Settling).then_some(other);
            }
            Move::Resign => self.phase = Phase::Resigned(self.to_move),
            Move::Dead(point) => {
                let group = self.group(point);
                self.dead = if dead.contains(point) { dead.without(&group) } else { dead.union(&group) };
            }
            Move::Done => self.phase = Phase::Counted(self.count().outcome()),
            Move::Resume => {
                // Each mark is a turn, so it may be either player's; whose move it is must not follow from how many groups were marked.
                self.phase = if resumes == Some(other) { Phase::Playing } else { Phase::Yielding };
                self.resumes = None;
                self.dead = PointSet::EMPTY;
            }
        }
        self.to_move = other;
        undo
    }

    fn unmake(&mut self, mv: Move, undo: Undo) {
        self.to_move = self.to_move.other();
        if let Move::Place(point) = mv {
            let (player, other) = (self.to_move.index(), self.to_move.other().index());
            self.stones[player].remove(point);
            self.stones[other] = self.stones[other].union(&undo.taken);
            self.captured[player] -= undo.taken.len();
        }
        Undo { taken: _, phase: self.phase, dead: self.dead, ko: self.ko, hash: self.hash, .. } = undo;
        Undo { seen: self.seen, resumes: self.resumes, .. } = undo;
    }

    /// Returns the hash of the stones, the player to move, the phase, the stones that are called dead, whose turn it is when play goes
    /// on, and of whatever may not be repeated: the point of a ko, or all positions so far.
    fn key(&self) -> u128 {
        let phase = match self.phase {
            Phase::Playing => 0,
            Phase::Passed => 1,
            Phase::Settling if self.resumes == Some(Player::Second) => 9,
            Phase::Settling => 2,
            Phase::Yielding => 8,
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
        let turn = if self.to_move == Player::Second { zobrist::TURN } else { 0 };
        let ko = self.ko.map_or(0, zobrist::ko);
        let dead = self.dead.iter().fold(0, |key, point| key ^ zobrist::dead(point));
        self.hash ^ turn ^ zobrist::phase(phase) ^ ko ^ dead ^ self.seen.sum()
    }

    fn play(&mut self, mv: Move) -> Result<(), IllegalMove<Move, Refusal>> {
        if let Some(refusal) = self.refusal(mv) {
            return Err(IllegalMove { mv, refusal });
        }
        self.make(mv);
        Ok(())
    }

    /// Returns the index of the point; for the others one more than the greatest.
    fn history_slot(&self, mv: Move) -> usize {
        match mv {
            Move::Place(point) => point.index(),
            Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => Point::INDICES,
        }
    }
}

impl Position {
    /// Returns whether an empty point is an eye of a player: that player's stones are on all points beside it, and the other has not
    /// enough of the corners around it to make it false.
    #[must_use]
    pub fn is_eye(&self, point: Point, player: Player) -> bool {
        let size = self.setup.size();
        if !point.neighbours(size).all(|next| self.stones[player.index()].contains(next)) {
            return false;
        }
        let (column, row) = (i16::from(point.column()), i16::from(point.row()));
        let (mut corners, mut others) = (0, 0);
        for (right, up) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
            let corner = (u8::try_from(column + right).ok(), u8::try_from(row + up).ok());
            if let (Some(column), Some(row)) = corner
                && column < size
                && row < size
            {
                corners += 1;
                others += u32::from(self.stones[player.other().index()].contains(Point::at(column, row)));
            }
        }
        others + u32::from(corners < 4) < 2
    }
}

impl PartialEq for Position {
    /// Returns whether both have the same stones, turn and phase, and the same repetitions are refused in them. What was captured on
    /// the way is no part of that.
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
            && self.stones == other.stones
            && self.to_move == other.to_move
            && self.phase == other.phase
            && self.dead == other.dead
            && self.ko == other.ko
            && self.resumes == other.resumes
            && self.seen.sum() == other.seen.sum()
    }
}

impl Eq for Position {}

impl fmt::Display for Move {
    /// Writes the point, as in `J8`, or `pass`, `resign`, `dead:J8`, `done`, `resume`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => point.fmt(f),
            Self::Pass => f.pad("pass"),
            Self::Resign => f.pad("resign"),
            Self::Dead(point) => write!(f, "dead:{point}"),
            Self::Done => f.pad("done"),
            Self::Resume => f.pad("resume"),
        }
    }
}

impl fmt::Display for Position {
    /// Writes the board row by row from the top: `X` for Black, `O` for White, `.` for an empty point, small letters for stones that
    /// are called dead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.setup.size()).rev() {
            for column in 0..self.setup.size() {
                let point = Point::at(column, row);
                f.write_str(match (self.stone(point), self.dead.contains(point)) {
                    (Some(Player::First), false) => "X",
                    (Some(Player::Second), false) => "O",
                    (Some(Player::First), true) => "x",
                    (Some(Player::Second), true) => "o",
                    (None, _) => ".",
                })?;
            }
            if row > 0 {
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n")
    }
}
