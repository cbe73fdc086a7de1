//! Makes puzzles: captures and rescues from games of the computers, ladders, life and death from
//! random shapes. Reads those that are part of the program, too.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::board::{Bits, each, point};
use super::judge::Judge;
use super::problem::{Problem, TaskResult};
use super::reader::Effort;
use super::shapes::{ladder, shape};
use super::{Collection, Kind, Puzzle, Task, board, owner};
use crate::control::Unlimited;
use crate::game::{Game as _, Player};
use crate::go::kind::Go;
use crate::go::position::{Move, Position};
use crate::go::setup::Setup;
use crate::go::stones::Stones;
use crate::go::strategy::{Plan, carry_out};
use crate::packed::unpacked_text;
use crate::puzzle::{Difficulty, MakesPuzzles, Puzzles};
use crate::score::Score;
use crate::search::{Dice, Strategy};
use crate::verdict::Verdict;

/// What to make in turn: a task, and how it is come by.
const WANTED: [(Task, From); 10] = [
    (Task::Capture, From::Game),
    (Task::Live, From::Shape),
    (Task::Save, From::Game),
    (Task::Kill, From::Shape),
    (Task::Capture, From::Game),
    (Task::Live, From::Shape),
    (Task::Capture, From::Ladder),
    (Task::Kill, From::Shape),
    (Task::Capture, From::Game),
    (Task::Live, From::Shape),
];

/// Where a position comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum From {
    /// A game of computers.
    Game,
    /// A random enclosed group.
    Shape,
    /// A random stone in a ladder.
    Ladder,
}

/// The fewest moves of both sides in a capture from a game, and in a ladder.
const FEWEST_MOVES: [usize; 2] = [3, 7];
/// The moves of a game that are made at random, so that no two games are the same.
const OPENING: usize = 8;
/// The moves after which a game is looked at, and given up.
const LOOKED_AT: std::ops::Range<usize> = 14..60;
/// The longest line of a puzzle, in plies.
const LONGEST: usize = 31;

/// Makes an endless sequence of puzzles, determined by the seed.
pub struct Maker {
    dice: Dice,
    made: HashSet<Stones>,
}

impl Maker {
    /// Returns the maker of the puzzles of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed), made: HashSet::new() }
    }

    /// Returns a puzzle in a new random position, if it is one.
    fn new_shape(&mut self, task: Task, from: From) -> Option<Puzzle> {
        let user = Player::BOTH[self.dice.below(2)];
        let owner = if task.is_attack() { user.other() } else { user };
        let (make, least): (fn(&mut Dice, Player, Player) -> _, _) = match from {
            From::Ladder => (ladder, FEWEST_MOVES[1]),
            From::Shape | From::Game => (shape, 1),
        };
        let shape = make(&mut self.dice, user, owner)?;
        let kind = Kind { task, target: shape.target };
        find(shape.stones, kind).filter(|puzzle| puzzle.line.len() >= least)
    }

    /// Returns a puzzle about a chain in a new game, if there is one.
    fn new_game(&mut self, task: Task) -> Option<Puzzle> {
        let least = if task.is_attack() { FEWEST_MOVES[0] } else { 1 };
        let setup = Setup::default();
        // Greedy runs, and so makes ladders.
        let plan = if self.dice.percent(60) { Plan::Greedy } else { Plan::Lapsing(100, 78) };
        let mut players = Player::BOTH.map(|_| carry_out(plan, setup, self.dice.roll()));
        let mut position = Position::start(setup);
        for ply in 0..LOOKED_AT.end {
            if position.outcome().is_some() {
                break;
            }
            if LOOKED_AT.contains(&ply) {
                let found = in_position(&position, task);
                if let Some(puzzle) = found.filter(|puzzle| puzzle.line.len() >= least) {
                    return Some(puzzle);
                }
            }
            let mv = if ply < OPENING {
                self.opening(&position)?
            } else {
                let player = &mut players[position.to_move().index()];
                let report = player.choose(&position, &mut Unlimited)?;
                let best: Vec<Move> = report.best_moves().collect();
                *best.get(self.dice.below(best.len().max(1)))?
            };
            position.make(mv);
        }
        None
    }

    /// Returns a random move that is not at the edge.
    fn opening(&mut self, position: &Position) -> Option<Move> {
        let is_inside = |mv: &Move| match mv {
            Move::Place(at) => (2..7).contains(&at.column()) && (2..7).contains(&at.row()),
            _ => false,
        };
        let moves: Vec<Move> = position.moves().into_iter().filter(is_inside).collect();
        moves.get(self.dice.below(moves.len().max(1))).copied()
    }
}

impl Iterator for Maker {
    type Item = Puzzle;

    /// Returns the next puzzle; there always is one.
    fn next(&mut self) -> Option<Puzzle> {
        let (task, from) = WANTED[self.made.len() % WANTED.len()];
        loop {
            let puzzle = match from {
                From::Game => self.new_game(task),
                From::Shape | From::Ladder => self.new_shape(task, from),
            };
            let is_new =
                puzzle.as_ref().is_some_and(|puzzle| self.made.insert(puzzle.setup.stones()));
            if is_new {
                return puzzle;
            }
        }
    }
}

fn in_position(position: &Position, task: Task) -> Option<Puzzle> {
    let user = position.to_move();
    let owner = if task.is_attack() { user.other() } else { user };
    let own = board::Stones::new(position);
    if own.ko != 0 {
        return None;
    }
    let mut left = own.of[owner.index()];
    while left != 0 {
        let first = left & left.wrapping_neg();
        let chain = own.chain(first, owner);
        left &= !chain;
        let liberties = own.liberties(chain).count_ones();
        let fewest = if task == Task::Save { 2 } else { 1 };
        if chain.count_ones() < fewest || liberties > 2 {
            continue;
        }
        let kind = Kind { task, target: point(first) };
        if let Some(puzzle) = find(stones(&own, user), kind) {
            return Some(puzzle);
        }
    }
    None
}

/// Returns stones as a set-up has them.
fn stones(own: &board::Stones, to_move: Player) -> Stones {
    let mut stones = Stones::none(to_move);
    for player in Player::BOTH {
        for bit in each(own.of[player.index()]) {
            // Each point has one stone.
            let _ = stones.put(point(bit), player);
        }
    }
    stones
}

/// Returns the puzzle about a chain, if exactly one first move is right, and all others are proved
/// to be wrong.
fn find(stones: Stones, kind: Kind) -> Option<Puzzle> {
    let setup = Setup::default().with_stones(stones).ok()?;
    let position = Position::start(setup);
    let solution = only_right(&position, kind)?;
    let mut puzzle = Puzzle {
        setup,
        moves: Vec::new(),
        kind,
        difficulty: Difficulty::Beginner,
        line: vec![solution],
    };
    if !judges_alike(&puzzle, solution) {
        return None;
    }
    puzzle.line = line(&puzzle, solution)?;
    puzzle.difficulty = difficulty(&puzzle);
    Some(puzzle)
}

/// Returns whether the judge, who reads with less effort, finds no other move right either.
fn judges_alike(puzzle: &Puzzle, solution: Move) -> bool {
    let position = puzzle.position();
    let report = Judge::new(&position, puzzle.kind).choose(&position, &mut Unlimited);
    report.is_some_and(|report| {
        let mut right = report.moves.iter().filter(|root| {
            let verdict = Verdict::of(root.score, true);
            Go::is_right(puzzle, verdict, 0)
        });
        right.next().is_some_and(|root| root.mv == solution) && right.next().is_none()
    })
}

/// Returns the only right first move, if there is one.
fn only_right(position: &Position, kind: Kind) -> Option<Move> {
    let own = board::Stones::new(position);
    let (user, opponent) = (position.to_move(), position.to_move().other());
    let mut problem = Problem::new(&own, user, kind, Effort::Full);
    // If it is reached by a pass, there is no problem; if no pass loses it, none either.
    if !matches!(problem.result(&own.pass(), opponent), TaskResult::Missed(_)) {
        return None;
    }
    // First the moves near the chain: most positions are refused by these.
    let near = problem.candidates(&own, user);
    let far = own.empty() & !near;
    let mut right = None;
    for at in each(near).chain(each(far)) {
        let mv = Move::Place(point(at));
        if position.refusal(mv).is_some() {
            continue;
        }
        let after = own.play(at, user, false)?;
        match problem.result(&after, opponent) {
            TaskResult::Reached(_) if right.is_some() => return None,
            TaskResult::Reached(_) => right = Some(mv),
            TaskResult::Missed(_) => {}
            TaskResult::Unclear => return None,
        }
        if right.is_none() && at & far != 0 {
            return None;
        }
    }
    right
}

/// Returns best play to the end of a puzzle.
fn line(puzzle: &Puzzle, solution: Move) -> Option<Vec<Move>> {
    let mut position = puzzle.position();
    let user = position.to_move();
    let mut judge = Judge::new(&position, puzzle.kind);
    let mut line = Vec::new();
    while line.len() < LONGEST {
        let report = judge.choose(&position, &mut Unlimited)?;
        let mv = if line.is_empty() { solution } else { report.best };
        if position.to_move() != user && report.score == Score::loss_in(0) {
            return Some(line);
        }
        position.play(mv).ok()?;
        line.push(mv);
        if Go::is_over(puzzle, &position, line.len()) {
            return Some(line);
        }
    }
    None
}

/// Returns how hard a puzzle is: by its length, and in a small place by the moves that look as
/// good.
fn difficulty(puzzle: &Puzzle) -> Difficulty {
    let moves = puzzle.line.len().div_ceil(2);
    if !puzzle.kind.task.is_enclosed() {
        return Difficulty::of(moves);
    }
    let own = board::Stones::new(&puzzle.position());
    let problem = Problem::new(&own, puzzle.position().to_move(), puzzle.kind, Effort::Full);
    let choices: Bits = problem.candidates(&own, problem.user);
    match (choices.count_ones(), moves) {
        (..=3, ..=1) => Difficulty::Beginner,
        (..=4, ..=2) => Difficulty::Easy,
        (..=5, ..=3) => Difficulty::Medium,
        (..=6, ..=4) => Difficulty::Hard,
        _ => Difficulty::Expert,
    }
}

/// The file, made by `plot4 puzzle`: its first lines say how.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/go.txt.deflate"));

/// The puzzles of the file.
static EMBEDDED: LazyLock<Collection> =
    LazyLock::new(|| Collection::parse(&unpacked_text(PACKED)).unwrap_or_default());

impl Puzzles for Go {
    type Kind = Kind;

    fn collection() -> &'static Collection {
        &EMBEDDED
    }

    fn format_start(puzzle: &Puzzle) -> String {
        puzzle.setup.stones().to_string()
    }

    fn parse_start(text: &str) -> Option<(Setup, Vec<Move>)> {
        let stones: Stones = text.parse().ok()?;
        let setup = Setup::default().with_stones(stones).ok()?;
        Some((setup, Vec::new()))
    }

    fn judge(puzzle: &Puzzle) -> Box<dyn Strategy<Position>> {
        Box::new(Judge::new(&puzzle.position(), puzzle.kind))
    }

    /// An attack is over when the chain is captured; the judge tells when the rest is.
    fn is_over(puzzle: &Puzzle, position: &Position, _plies: usize) -> bool {
        let owner = owner(puzzle.kind, puzzle.setup.stones().to_move());
        position.stone(puzzle.kind.target) != Some(owner)
    }
}

impl MakesPuzzles for Go {
    fn puzzles(seed: u64) -> impl Iterator<Item = Puzzle> {
        Maker::new(seed)
    }
}
