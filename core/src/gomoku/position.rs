//! A position: the stones, whose turn it is, what the rules allow, and the rows that have won.

use std::fmt;

use super::forbidden::{Referee, Refusal};
use super::lines::Lines;
use super::point::{Board, Direction, Point, PointSet};
use super::runs::Runs;
use super::setup::{Distance, Setup};
use super::shape::Shape;
use super::threats::{Kind, Mark, Threats};
use crate::game::{self, Game, Outcome, Player};
use crate::kit::{Placement, write_rows};
use crate::random::{word, words};

/// A position that can be reached in play.
///
/// Black, the first player, has the move on the empty board. With the stones it keeps what the
/// search and the evaluations ask for at each node, up to date with each move: see
/// [`evaluate`](super::evaluate).
///
/// ```
/// use plot4_core::game::Game as _;
/// use plot4_core::gomoku::{Move, Point, Position, Setup};
///
/// let mut position = Position::empty(Setup::default());
/// position.play(Move::Place(Point::at(7, 7)))?;
/// assert!(position.play(Move::Place(Point::at(7, 7))).is_err(), "there is a stone");
/// # Ok::<(), plot4_core::gomoku::Refusal>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Position {
    setup: Setup,
    to_move: Player,
    winner: Option<Player>,
    /// Whether the player to move has given up.
    is_resigned: bool,
    stones: u16,
    key: u128,
    /// All points.
    board: PointSet,
    /// The points without a stone.
    empty: PointSet,
    lines: Lines,
    threats: Threats,
    runs: Runs,
}

/// A whole turn.
///
/// Black must pass if all empty points are forbidden, and there is no pass otherwise. White may
/// play any empty point, so it always answers a pass by a stone. Two passes in a row would take a
/// full board, and that is a draw already.
pub type Move = Placement<Board>;

/// The state that [`unmake`](Game::unmake) needs besides the move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    /// How to take back what the stone made of other points; none for a pass.
    mark: Option<Mark>,
    /// The runs before.
    runs: Runs,
}

impl Position {
    /// Returns the empty board.
    #[must_use]
    pub fn empty(setup: Setup) -> Self {
        let board = PointSet::board(setup.size());
        let lines = Lines::empty(setup.size());
        let threats = Threats::new(setup, &lines, &board);
        let runs = Runs::default();
        Self {
            setup,
            to_move: Player::First,
            winner: None,
            is_resigned: false,
            stones: 0,
            key: 0,
            board,
            empty: board,
            lines,
            threats,
            runs,
        }
    }

    /// Returns the board, the target and the rules.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// Returns whether the player to move has given up.
    #[must_use]
    pub const fn is_resigned(&self) -> bool {
        self.is_resigned
    }

    /// Returns the number of stones on the board.
    #[must_use]
    pub const fn stones(&self) -> u32 {
        self.stones as u32
    }

    /// Returns whose stone stands on a point, or `None` if it is empty or off the board.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Player> {
        if self.setup.has(point) { self.lines.stone(point) } else { None }
    }

    /// Returns all points of the board, row by row from the lower left.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        self.board.iter()
    }

    /// Returns why Black may not put a stone on this empty point, even when White is to move, or
    /// `None` if it may.
    #[must_use]
    pub fn forbidden(&self, point: Point) -> Option<Refusal> {
        let is_doubtful =
            self.setup.has(point) && self.threats.kind(point, Player::First) == Kind::Doubtful;
        if is_doubtful {
            Referee::new(self.setup, &mut self.lines.clone()).refusal(point)
        } else {
            None
        }
    }

    /// Returns the points on which Black may not put a stone, row by row from the lower left.
    #[must_use]
    pub fn forbidden_points(&self) -> Vec<Point> {
        let doubtful = self.threats.points(Kind::Doubtful, Player::First);
        doubtful.iter().filter(|&point| self.forbidden(point).is_some()).collect()
    }

    /// Returns whether the player to move has nothing but forbidden points left, so that the only
    /// move is [`Move::Pass`].
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.outcome().is_none() && self.empty.iter().all(|point| self.is_forbidden_now(point))
    }

    /// Returns the runs of both players' stones.
    pub(super) const fn runs(&self) -> &Runs {
        &self.runs
    }

    /// Returns what a stone on each empty point would make.
    #[inline]
    pub(super) const fn threats(&self) -> &Threats {
        &self.threats
    }

    /// Returns what a player's stone on this empty point would make in all four directions;
    /// nothing, where there is a stone.
    #[must_use]
    pub fn shape(&self, point: Point, player: Player) -> Shape {
        self.threats.shape(point, player)
    }

    /// Lets the player to move give up, or takes that back.
    fn resign(&mut self, is_resigned: bool) {
        self.is_resigned = is_resigned;
        self.winner = is_resigned.then_some(self.to_move.other());
        self.key ^= RESIGNED_WORD;
    }

    /// Gives the turn to the other player without a move (null move), which no rule allows.
    ///
    /// The position cannot be reached in play, so a caller that asks "what if?" undoes it by a
    /// second call.
    pub(super) fn switch_turn(&mut self) {
        self.key ^= TURN_WORD;
        self.to_move = self.to_move.other();
    }

    /// Returns whether the player to move may not put a stone on this empty point.
    #[inline]
    fn is_forbidden_now(&self, point: Point) -> bool {
        self.to_move == Player::First && self.forbidden(point).is_some()
    }

    /// Puts the points of a set that are not forbidden in the place of what is in `out`.
    #[inline]
    fn allowed(&self, points: &PointSet, out: &mut Vec<Move>) {
        out.clear();
        let doubtful = self.threats.points(Kind::Doubtful, self.to_move);
        if points.intersection(doubtful).is_empty() {
            out.extend(points.iter().map(Move::Place));
        } else {
            out.extend(
                points.iter().filter(|&point| !self.is_forbidden_now(point)).map(Move::Place),
            );
        }
    }

    /// Returns the empty points within a distance of a stone.
    #[inline]
    pub(super) fn near(&self, distance: Distance) -> PointSet {
        let near = self.board.without(&self.empty).grown();
        match distance {
            Distance::One => near.intersection(&self.empty),
            Distance::Two => near.intersection(&self.board).grown().intersection(&self.empty),
        }
    }
}

impl Game for Position {
    type Move = Move;
    type Undo = Undo;
    /// A hash: two of the positions that a search of a billion nodes meets share a key with odds of
    /// 1 to 10^20.
    type Key = u128;
    type Insight = ();
    type Refusal = Refusal;

    #[inline]
    fn to_move(&self) -> Player {
        self.to_move
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        match self.winner {
            Some(winner) => Some(Outcome::Win(winner)),
            None if self.empty.is_empty() => Some(Outcome::Draw),
            None => None,
        }
    }

    /// Replaces the contents of `out` by all points that the player to move may play, row by row
    /// from the lower left; or by the pass, if there is none.
    fn legal_moves(&self, out: &mut Vec<Move>) {
        out.clear();
        if self.outcome().is_some() {
            return;
        }
        self.allowed(&self.empty, out);
        if out.is_empty() {
            out.push(Move::Pass);
        }
    }

    /// Replaces the contents of `out` by the legal points within the setup's [`Distance`] of a
    /// stone, row by row from the lower left; on an empty board by the centre; where there are none
    /// that are legal, by all legal moves.
    fn candidates(&self, out: &mut Vec<Move>) {
        out.clear();
        if self.winner.is_some() {
            return;
        }
        let mut points = self.near(self.setup.distance());
        if self.stones == 0 {
            points.insert(self.setup.centre());
        }
        self.allowed(&points, out);
        if out.is_empty() {
            self.legal_moves(out);
        }
    }

    #[inline]
    fn make(&mut self, mv: Move) -> Undo {
        debug_assert!(self.refusal(mv).is_none(), "{mv:?} is not legal in {self:?}");
        let mut undo = Undo { mark: None, runs: self.runs };
        if let Move::Place(point) = mv {
            if self.threats.kind(point, self.to_move) == Kind::Five {
                self.winner = Some(self.to_move);
            }
            self.stones += 1;
            self.empty.remove(point);
            self.runs.place(self.setup, &self.lines, point, self.to_move);
            self.lines.place(point, self.to_move);
            undo.mark = Some(self.threats.placed(&self.lines, point));
            self.key ^= stone_word(point, self.to_move);
        } else if mv == Move::Resign {
            self.resign(true);
            return undo;
        }
        self.key ^= TURN_WORD;
        self.to_move = self.to_move.other();
        undo
    }

    #[inline]
    fn unmake(&mut self, mv: Move, undo: Undo) {
        if self.is_resigned {
            self.resign(false);
        }
        if mv == Move::Resign {
            return;
        }
        self.to_move = self.to_move.other();
        self.key ^= TURN_WORD;
        if let (Move::Place(point), Some(mark)) = (mv, undo.mark) {
            self.key ^= stone_word(point, self.to_move);
            self.lines.remove(point, self.to_move);
            self.threats.removed(&self.lines, point, mark);
            self.runs = undo.runs;
            self.empty.insert(point);
            self.stones -= 1;
            self.winner = None;
        }
    }

    /// Returns the Zobrist hash of the stones and the player to move, from which the number of
    /// passes follows.
    #[inline]
    fn key(&self) -> u128 {
        self.key
    }

    fn refusal(&self, mv: Move) -> Option<Refusal> {
        Self::refusal(self, mv)
    }

    fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(mv) {
            return Err(refusal);
        }
        self.make(mv);
        self.threats.forget_log();
        Ok(())
    }

    fn is_agreement(mv: Move) -> bool {
        mv == Move::Resign
    }

    fn agreed(&self) -> Vec<Move> {
        self.is_resigned.then_some(Move::Resign).into_iter().collect()
    }

    #[inline]
    fn history_slot(&self, mv: Move) -> usize {
        mv.slot()
    }
}

impl Position {
    /// Returns why the rules refuse a move, or `None` if it is legal.
    #[must_use]
    pub fn refusal(&self, mv: Move) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(Refusal::Basic(game::Refusal::GameOver));
        }
        match mv {
            Move::Place(point) if !self.setup.has(point) => {
                Some(Refusal::Basic(game::Refusal::OffBoard))
            }
            Move::Place(point) if !self.empty.contains(point) => {
                Some(Refusal::Basic(game::Refusal::Taken))
            }
            Move::Place(point) if self.to_move == Player::First => self.forbidden(point),
            Move::Place(_) => None,
            Move::Pass => (!self.must_pass()).then_some(Refusal::MayNotPass),
            Move::Resign => None,
        }
    }
}

impl fmt::Display for Position {
    /// Writes the board row by row from the top: `X` for Black, `O` for White, `.` for an empty
    /// point.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.setup.size();
        write_rows(f, (0..size).rev(), size, |column, row| {
            match self.stone(Point::at(column, row)) {
                Some(Player::First) => "X",
                Some(Player::Second) => "O",
                None => ".",
            }
        })
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n")
    }
}

// The random words of the Zobrist hash: one for each player's stone on each point, and one for the
// turn. A position's hash is the exclusive or of the words of its stones. It has 128 bits: of n
// different positions two share a hash with odds of about n^2 / 2^129, which for a billion is 1 to
// 10^20.

/// The word of White's turn.
const TURN_WORD: u128 = word(2 * Point::INDICES as u64);

/// The word of a game that was given up.
const RESIGNED_WORD: u128 = word(2 * Point::INDICES as u64 + 1);

static STONE_WORDS: [[u128; Point::INDICES]; 2] = [words(0, 2), words(1, 2)];

#[inline]
fn stone_word(point: Point, player: Player) -> u128 {
    STONE_WORDS[player.index()][point.index()]
}

/// A row of stones of one player that wins, from one end to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose stones they are.
    pub player: Player,
    /// The points in order along the line; never fewer than the target.
    pub points: Vec<Point>,
}

/// Returns every winning row on the board; none while the game is in progress or drawn.
///
/// As a game ends with its first winning row, all of them go through the last stone.
#[must_use]
pub fn winning_lines(position: &Position) -> Vec<Line> {
    let Some(Outcome::Win(player)) = position.outcome() else {
        return Vec::new();
    };
    let setup = position.setup();
    let target = usize::from(setup.target());
    let is_own = |&point: &Point| position.stone(point) == Some(player);
    let mut lines = Vec::new();
    for direction in Direction::ALL {
        for first in position.points() {
            let before = neighbour(position, first, direction.reversed());
            if before.as_ref().is_some_and(is_own) {
                continue; // not the first of its row
            }
            let row = std::iter::successors(Some(first), |&point| {
                neighbour(position, point, direction.steps())
            });
            let points: Vec<Point> = row.take_while(is_own).collect();
            if points.len() == target || points.len() > target && !setup.is_exact(player) {
                lines.push(Line { player, points });
            }
        }
    }
    lines
}

/// Returns the points of all winning rows, each once, in order of their indices.
#[must_use]
pub fn winning_points(position: &Position) -> Vec<Point> {
    let mut points: Vec<Point> =
        winning_lines(position).into_iter().flat_map(|line| line.points).collect();
    points.sort_unstable();
    points.dedup();
    points
}

/// Returns the point this many columns to the right and rows up, or `None` past an edge.
pub(super) fn neighbour(position: &Position, point: Point, (right, up): (i8, i8)) -> Option<Point> {
    let column = point.column().checked_add_signed(right)?;
    let row = point.row().checked_add_signed(up)?;
    let size = position.setup().size();
    (column < size && row < size).then(|| Point::at(column, row))
}
