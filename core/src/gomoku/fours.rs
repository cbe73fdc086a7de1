//! Victory by continuous fours (VCF): a win in which the attacker does nothing but make fours, each
//! of which leaves the defender one answer, until there are two answers to give or one that the
//! defender may not give.
//!
//! The search is far narrower than that of the whole game, as the defender never has a choice, and
//! so it sees wins of thirty plies where a search of all moves sees ten. A win that it reports is
//! proved; that there is no win by fours says nothing about other ways to win.

use super::point::{Point, PointSet};
use super::position::{Move, Position};
use super::setup::Setup;
use super::threats::Kind;
use crate::control::Control;
use crate::game::{Game, Player};

/// A solver of continuous fours, with a memory of refuted positions that serves one question after
/// another.
///
/// A report depends on the arguments and on what was asked since the last [`forget`](Self::forget):
/// the memory changes no proof and no length of a win, only how many nodes it takes, and so what is
/// found before [`Limits::nodes`] run out.
#[derive(Clone, Debug)]
pub struct FourSolver {
    refuted: Refuted,
    /// The subject of the memory.
    setup: Option<Setup>,
    /// The moves that led to the position being searched; after a win, all moves of it.
    line: Vec<Move>,
    nodes: u64,
}

/// How far the solver may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The greatest number of fours that the attacker may make before its five.
    pub fours: u8,
    /// The greatest number of nodes, which are fours made on the board.
    pub nodes: u64,
}

impl Default for Limits {
    /// Returns 20 fours and 50,000 nodes, which take some tens of milliseconds at most.
    fn default() -> Self {
        Self { fours: 20, nodes: 50_000 }
    }
}

/// The findings of a solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Whether the attacker wins by fours.
    pub verdict: Verdict,
    /// How many fours were made on the board.
    pub nodes: u64,
}

/// Whether the attacker wins by continuous fours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It wins, with no more fours than needed.
    ///
    /// The moves of the attacker and the defender in turn, the last of them the five. An answer of
    /// the defender is the forced one; where none helps, it is any.
    Win(Vec<Move>),
    /// There is no win by fours, however many.
    NoWin,
    /// There is no win within [`Limits::fours`].
    NotWithin,
    /// [`Limits::nodes`] ran out or the control stopped the solver; it has found no win.
    Stopped,
}

impl Report {
    /// Returns the moves of the win, if there is one (see [`Verdict::Win`]).
    #[must_use]
    pub fn win(&self) -> Option<&[Move]> {
        match &self.verdict {
            Verdict::Win(moves) => Some(moves),
            Verdict::NoWin | Verdict::NotWithin | Verdict::Stopped => None,
        }
    }
}

/// The findings of the search of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SearchResult {
    /// A win, which is in the line.
    Win,
    /// No win, however many fours there are.
    NoWin,
    /// No win within the number of fours; some moves were not followed to their end.
    NotWithin,
    /// Nothing: the search was stopped.
    Stopped,
}

impl Default for FourSolver {
    fn default() -> Self {
        Self { refuted: Refuted::new(), setup: None, line: Vec::new(), nodes: 0 }
    }
}

impl FourSolver {
    /// Returns whether a player wins by continuous fours, if it is its turn; the position is the
    /// same afterwards.
    ///
    /// For the player who is not to move that is the question what it threatens. Its moves are then
    /// legal in turn only after a pass of the other, and [`Game::play`] does not take them.
    ///
    /// `control` is asked whether to stop at each node, and gets no progress.
    ///
    /// # Example
    /// ```
    /// use plot4_core::control::Unlimited;
    /// use plot4_core::game::Game;
    /// use plot4_core::gomoku::fours::{FourSolver, Limits};
    /// use plot4_core::gomoku::{Setup, notation};
    ///
    /// // Black has an open three from H8 to H10, and makes it an open four.
    /// let mut position = notation::parse_position(Setup::default(), "H8 A1 H9 C1 H10 E1")?;
    /// let black = position.to_move();
    /// let report = FourSolver::default().solve(&mut position, black, Limits::default(), &mut Unlimited);
    /// assert_eq!(report.win().map(notation::format_moves).as_deref(), Some("H7 H6 H11"));
    /// # Ok::<(), plot4_core::kind::MoveFault>(())
    /// ```
    pub fn solve(
        &mut self,
        position: &mut Position,
        attacker: Player,
        limits: Limits,
        control: &mut dyn Control<Report>,
    ) -> Report {
        if self.setup != Some(position.setup()) {
            self.forget();
            self.setup = Some(position.setup());
        }
        self.nodes = 0;
        self.line.clear();
        let is_null_move = position.to_move() != attacker;
        if is_null_move {
            position.switch_turn();
        }
        let found = self.deepen(position, limits, control);
        if is_null_move {
            position.switch_turn();
        }
        let verdict = match found {
            SearchResult::Win => Verdict::Win(self.line.clone()),
            SearchResult::NoWin => Verdict::NoWin,
            SearchResult::NotWithin => Verdict::NotWithin,
            SearchResult::Stopped => Verdict::Stopped,
        };
        Report { verdict, nodes: self.nodes }
    }

    /// Forgets all that was found out before, so that the next report is a function of its
    /// arguments.
    pub fn forget(&mut self) {
        self.refuted.forget();
    }

    /// Searches for a win of the player to move with more and more fours, so that the first one
    /// found is a shortest.
    fn deepen(
        &mut self,
        position: &mut Position,
        limits: Limits,
        control: &mut dyn Control<Report>,
    ) -> SearchResult {
        if position.outcome().is_some() {
            return SearchResult::NoWin;
        }
        if let Some(five) = position.threats().points(Kind::Five, position.to_move()).iter().next()
        {
            self.line.push(Move::Place(five));
            return SearchResult::Win;
        }
        for fours in 1..=limits.fours {
            let found = Attack { solver: self, limits, control }.search(position, fours);
            if found != SearchResult::NotWithin {
                return found;
            }
        }
        SearchResult::NotWithin
    }
}

/// One search for a win within a number of fours.
struct Attack<'a> {
    solver: &'a mut FourSolver,
    limits: Limits,
    control: &'a mut dyn Control<Report>,
}

impl Attack<'_> {
    /// Searches for a win of the player to move, the attacker, who has no five now, within this
    /// many fours.
    fn search(&mut self, position: &mut Position, fours: u8) -> SearchResult {
        let key = position.key();
        // With one four left a look at the points is as fast as the table.
        if fours > 1 {
            match self.solver.refuted.fours(key) {
                ANY => return SearchResult::NoWin,
                known if known >= fours => return SearchResult::NotWithin,
                _ => {}
            }
        }
        let found = self.search_points(position, fours);
        if fours > 1 {
            match found {
                SearchResult::NoWin => self.solver.refuted.note(key, ANY),
                SearchResult::NotWithin => self.solver.refuted.note(key, fours),
                SearchResult::Win | SearchResult::Stopped => {}
            }
        }
        found
    }

    /// Does the work of [`search`](Self::search) without the table.
    fn search_points(&mut self, position: &mut Position, fours: u8) -> SearchResult {
        let (attacker, defender) = (position.to_move(), position.to_move().other());
        // The defender's five must be stopped by the next four; two of them cannot be.
        let mut fives = position.threats().points(Kind::Five, defender).iter();
        let forced = fives.next();
        if forced.is_some() && fives.next().is_some() {
            return SearchResult::NoWin;
        }
        let of_kind = |position: &Position, kind: Kind| match forced {
            None => *position.threats().points(kind, attacker),
            Some(point) if position.threats().kind(point, attacker) == kind => PointSet::of(point),
            Some(_) => PointSet::default(),
        };
        if fours == 0 {
            return SearchResult::NotWithin;
        }
        for kind in [Kind::StraightFour, Kind::DoubleFour] {
            if let Some(point) = of_kind(position, kind).iter().next() {
                return self.search_four(position, point, fours);
            }
        }
        // A single four wins only where its answer is forbidden. The four's stone makes nothing
        // doubtful that was not before.
        let may_forbid = !position.threats().points(Kind::Doubtful, defender).is_empty();
        let mut all = SearchResult::NoWin;
        for kind in [Kind::FourThree, Kind::Four, Kind::Doubtful] {
            for point in of_kind(position, kind).iter() {
                if kind == Kind::Doubtful {
                    if position.threats().fours(point, attacker) != 1
                        || position.forbidden(point).is_some()
                    {
                        continue;
                    }
                } else if fours == 1 && !may_forbid {
                    all = SearchResult::NotWithin;
                    break;
                }
                match self.search_four(position, point, fours) {
                    SearchResult::NoWin => {}
                    SearchResult::NotWithin => all = SearchResult::NotWithin,
                    found @ (SearchResult::Win | SearchResult::Stopped) => return found,
                }
            }
        }
        all
    }

    /// Searches for a win that begins with a legal four at this point.
    fn search_four(&mut self, position: &mut Position, point: Point, fours: u8) -> SearchResult {
        if self.solver.nodes >= self.limits.nodes || self.control.should_stop() {
            return SearchResult::Stopped;
        }
        self.solver.nodes += 1;
        let attacker = position.to_move();
        let four = Move::Place(point);
        let undo = position.make(four);
        self.solver.line.push(four);
        let fives = *position.threats().points(Kind::Five, attacker);
        let found = if let Some(answer) = forced_answer(position, &fives) {
            let answer = Move::Place(answer);
            let undo = position.make(answer);
            self.solver.line.push(answer);
            let found = self.search(position, fours - 1);
            position.unmake(answer, undo);
            found
        } else {
            self.finish(position, &fives);
            SearchResult::Win
        };
        position.unmake(four, undo);
        if found != SearchResult::Win {
            self.solver.line.pop();
            self.solver.line.pop();
        }
        found
    }

    /// Adds the last moves to the line, in a position in which the defender can no longer stop all
    /// of these fives.
    fn finish(&mut self, position: &Position, fives: &PointSet) {
        let defender = position.to_move();
        let may_answer = |point: &Point| {
            !(position.setup().is_restricted(defender) && position.forbidden(*point).is_some())
        };
        let answer = fives.iter().find(may_answer).map(Move::Place).or_else(|| {
            let mut moves = Vec::new();
            position.candidates(&mut moves);
            moves.first().copied()
        });
        let five = fives.iter().map(Move::Place).find(|&five| Some(five) != answer);
        self.solver.line.extend(answer.into_iter().chain(five));
    }
}

/// Returns the only point on which the player to move has to stop a five and may, or `None` if
/// there is none: the player has lost.
#[inline]
fn forced_answer(position: &Position, fives: &PointSet) -> Option<Point> {
    let mut points = fives.iter();
    let (answer, other) = (points.next()?, points.next());
    let defender = position.to_move();
    let is_refused = other.is_some()
        || position.setup().is_restricted(defender) && position.forbidden(answer).is_some();
    (!is_refused).then_some(answer)
}

const SLOTS: usize = 1 << 15;

/// Stands for every number of fours: a board has room for fewer.
const ANY: u8 = u8::MAX;

/// The positions from which the attacker is known to have no win by continuous fours, by their
/// keys; a newer entry takes the place of an older one.
#[derive(Clone, Debug)]
struct Refuted {
    slots: Box<[Slot]>,
    /// The generation of the entries that count, from 1.
    generation: u32,
}

/// One entry of 16 bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// The upper half of the key; the lower half has led to the slot.
    check: u64,
    /// When it was written; 0 for never.
    generation: u32,
    /// There is no win within this number of fours.
    fours: u8,
}

impl Refuted {
    /// Returns a table that knows nothing.
    fn new() -> Self {
        Self { slots: vec![Slot::default(); SLOTS].into_boxed_slice(), generation: 1 }
    }

    fn forget(&mut self) {
        if self.generation == u32::MAX {
            *self = Self::new();
        } else {
            self.generation += 1;
        }
    }

    /// Returns the number of fours within which the position with this key is known to have no win;
    /// 0 if nothing is known.
    #[inline]
    fn fours(&self, key: u128) -> u8 {
        let slot = self.slots[index(key)];
        if slot.generation == self.generation && slot.check == check(key) { slot.fours } else { 0 }
    }

    /// Notes that the position with this key has no win within this many fours, or within [`ANY`]
    /// number.
    #[inline]
    fn note(&mut self, key: u128, fours: u8) {
        self.slots[index(key)] = Slot { check: check(key), generation: self.generation, fours };
    }
}

#[inline]
const fn index(key: u128) -> usize {
    key as usize % SLOTS
}

/// Returns the part of a key by which a slot distinguishes it from others.
#[inline]
const fn check(key: u128) -> u64 {
    (key >> 64) as u64
}
