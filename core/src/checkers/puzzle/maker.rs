//! Makes puzzles: shots from games of the computers, endings from pieces put at random. Reads those
//! that are part of the program, too.

use std::sync::LazyLock;

use super::shot::READER;
use super::{Collection, Kind, Puzzle, ending, shot};
use crate::checkers::fen::Diagram;
use crate::checkers::kind::Checkers;
use crate::checkers::moves::Move;
use crate::checkers::position::Position;
use crate::checkers::setup::Setup;
use crate::checkers::shape::Size;
use crate::checkers::strategy::{Plan, planned};
use crate::control::Unlimited;
use crate::game::{Game as _, Outcome, Player};
use crate::packed::unpacked_text;
use crate::puzzle::{MakesPuzzles, Puzzles};
use crate::score::{Score, ScoreKind};
use crate::search::{Dice, Strategy};
use crate::verdict::Verdict;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Shot,
    /// A shot that takes more than a sacrifice and a jump.
    DeepShot,
    Ending(Kind),
}

const WANTED: [Wanted; 5] = [
    Wanted::Shot,
    Wanted::Ending(Kind::Win),
    Wanted::DeepShot,
    Wanted::Ending(Kind::Draw),
    Wanted::Ending(Kind::Win),
];
/// The fewest moves of both sides in a deep shot.
const DEEP: usize = 4;
/// The moves of a game that are made at random, so that no two games are the same.
const OPENING: usize = 6;
/// Who plays the games: their own plans, so that the puzzles of a seed do not change with the
/// levels.
const PLAYERS: [Plan; 2] = [Plan::Lapsing(95), Plan::Lapsing(54)];
/// The moves after which a game is given up.
const MOST: usize = 60;
/// How far ahead a shot has to leave its player, by a search, in hundredths of a man.
const AHEAD: i32 = 150;
/// How far ahead any other move may leave that player.
const NOT_AHEAD: i32 = 70;

/// Makes an endless sequence of puzzles, determined by the seed.
pub struct Maker {
    dice: Dice,
    made: usize,
}

impl Maker {
    /// Returns the maker of the puzzles of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed), made: 0 }
    }

    /// Returns the shot of a new game, if it has one of this length.
    fn shot(&mut self, least: usize) -> Option<Puzzle> {
        let mut players = PLAYERS.map(|plan| planned(plan, Size::STANDARD, self.dice.roll()));
        let mut position = Position::start(Setup::default());
        for ply in 0..MOST {
            if position.outcome().is_some() {
                break;
            }
            if let Some(puzzle) = shot::find(&position)
                && puzzle.line.len() >= least
                && is_sound(&puzzle)
            {
                return Some(puzzle);
            }
            let mv = if ply < OPENING {
                let moves = position.moves();
                moves[self.dice.below(moves.len())]
            } else {
                let player = &mut players[position.to_move().index()];
                self.choose(&position, &mut **player)?
            };
            position.make(mv);
        }
        None
    }

    /// Returns a move of a computer, at random among equally good ones.
    fn choose(&mut self, position: &Position, player: &mut dyn Strategy<Position>) -> Option<Move> {
        let report = player.choose(position, &mut Unlimited)?;
        let best: Vec<Move> = report.best_moves().collect();
        best.get(self.dice.below(best.len().max(1))).copied()
    }

    /// Returns an ending with pieces put at random, if it is a puzzle of this kind.
    fn ending(&mut self, wanted: Kind) -> Option<Puzzle> {
        let user = Player::BOTH[self.dice.below(2)];
        let mut diagram = Diagram::empty(user);
        let pieces = if self.dice.percent(70) { 4 } else { 3 };
        // A win is most often that of the greater number, and a draw of the equal or the smaller.
        let own = match (pieces, wanted) {
            (3, Kind::Win) => 2,
            (3, _) => 1,
            _ => 2,
        };
        let squares: Vec<_> = Size::STANDARD.all().collect();
        let mut put = 0;
        while put < pieces {
            let square = squares[self.dice.below(squares.len())];
            if diagram.piece(square).is_some() {
                continue;
            }
            let owner = if put < own { user } else { user.other() };
            diagram.put(square, owner, self.dice.percent(60));
            put += 1;
        }
        ending::find(diagram).filter(|puzzle| puzzle.kind == wanted)
    }
}

impl Iterator for Maker {
    type Item = Puzzle;

    /// Returns the next puzzle; there always is one.
    fn next(&mut self) -> Option<Puzzle> {
        let wanted = WANTED[self.made % WANTED.len()];
        self.made += 1;
        loop {
            let puzzle = match wanted {
                Wanted::Shot => self.shot(0),
                Wanted::DeepShot => self.shot(DEEP),
                Wanted::Ending(kind) => self.ending(kind),
            };
            if puzzle.is_some() {
                return puzzle;
            }
        }
    }
}

/// Returns whether a search of all moves agrees that the solution wins, and no other move does.
fn is_sound(puzzle: &Puzzle) -> bool {
    let position = puzzle.position();
    position.moves().into_iter().all(|mv| {
        let mut after = position.clone();
        after.make(mv);
        // A new search each time, so that a puzzle does not depend on those before it.
        let mut strong = planned(READER, Size::STANDARD, 0);
        let score =
            strong.choose(&after, &mut Unlimited).map_or(Score::MAX, |report| -report.score);
        let ahead = match score.kind() {
            ScoreKind::WinIn(_) => i32::MAX,
            ScoreKind::LossIn(_) => i32::MIN,
            ScoreKind::Heuristic(value) => value,
        };
        if Some(mv) == puzzle.solution() { ahead >= AHEAD } else { ahead <= NOT_AHEAD }
    })
}

/// The file, made by `plot4 puzzle`: its first lines say how.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/checkers.txt.deflate"));

/// The puzzles of the file.
static EMBEDDED: LazyLock<Collection> =
    LazyLock::new(|| Collection::parse(&unpacked_text(PACKED)).unwrap_or_default());

impl Puzzles for Checkers {
    type Kind = Kind;

    fn collection() -> &'static Collection {
        &EMBEDDED
    }

    fn format_start(puzzle: &Puzzle) -> String {
        puzzle.setup.diagram().to_string()
    }

    fn parse_start(text: &str) -> Option<(Setup, Vec<Move>)> {
        let diagram: Diagram = text.parse().ok()?;
        let setup = Setup::default().with_start(diagram).ok()?;
        Some((setup, Vec::new()))
    }

    fn judge(puzzle: &Puzzle) -> Box<dyn Strategy<Position>> {
        match puzzle.kind {
            Kind::Shot(pieces) => Box::new(shot::OfShots::new(&puzzle.position(), pieces)),
            Kind::Win | Kind::Draw => ending::exact(),
        }
    }

    fn is_right(puzzle: &Puzzle, verdict: Verdict, _made: usize) -> bool {
        matches!(verdict, Verdict::Win(_))
            || puzzle.kind == Kind::Draw && matches!(verdict, Verdict::Draw)
    }

    /// A shot is over once its pieces are won and no jump is due, and a draw after the moves of its
    /// line.
    fn is_over(puzzle: &Puzzle, position: &Position, plies: usize) -> bool {
        match puzzle.kind {
            Kind::Shot(pieces) => {
                let start = puzzle.position();
                let user = start.to_move();
                let won = shot::balance(position, user) - shot::balance(&start, user);
                won >= i32::from(pieces) && !position.must_jump()
                    || position.outcome() == Some(Outcome::Win(user))
            }
            Kind::Win => position.outcome().is_some(),
            Kind::Draw => plies >= puzzle.line.len() || position.outcome().is_some(),
        }
    }
}

impl MakesPuzzles for Checkers {
    fn puzzles(seed: u64) -> impl Iterator<Item = Puzzle> {
        Maker::new(seed)
    }
}
