//! Makes puzzles from games of the computers, and reads those that are part of the program.

use std::sync::LazyLock;

use super::attack::find;
use super::judge::Judge;
use super::{Collection, Puzzle, WinIn};
use crate::control::Unlimited;
use crate::game::{Game as _, Player};
use crate::gomoku::fours::FourSolver;
use crate::gomoku::kind::Gomoku;
use crate::gomoku::point::Point;
use crate::gomoku::position::{Move, Position};
use crate::gomoku::setup::Setup;
use crate::gomoku::strategy::puzzle_player;
use crate::packed::unpacked_text;
use crate::puzzle::{Difficulty, MakesPuzzles, Puzzles};
use crate::search::{Dice, Strategy};
use crate::verdict::Verdict;

/// The difficulties to make in turn.
const WANTED: [Difficulty; 6] = [
    Difficulty::Easy,
    Difficulty::Medium,
    Difficulty::Hard,
    Difficulty::Beginner,
    Difficulty::Expert,
    Difficulty::Medium,
];

/// The moves of a game that are made at random, so that no two games are the same.
const OPENING: usize = 5;
/// The moves after which a game is looked at.
const FEWEST: usize = 9;
/// The moves after which a game is given up: a board with more stones is hard to read.
const MOST: usize = 70;

/// Makes an endless sequence of puzzles, determined by the seed.
///
/// It has two computers that overlook things play each other, and looks at each position.
pub struct Maker {
    dice: Dice,
    solver: FourSolver,
    made: usize,
}

impl Maker {
    /// Returns the maker of the puzzles of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { dice: Dice::new(seed), solver: FourSolver::default(), made: 0 }
    }

    /// Returns the puzzle of this difficulty in a new game, if it has one.
    fn new_game(&mut self, wanted: Difficulty) -> Option<Puzzle> {
        let mut players = Player::BOTH.map(|side| puzzle_player(side, self.dice.roll()));
        let mut position = Position::empty(Setup::default());
        let mut moves = Vec::new();
        while position.outcome().is_none() && moves.len() < MOST {
            if moves.len() >= FEWEST {
                // So that a puzzle does not depend on those before it.
                self.solver.forget();
                let puzzle = find(&moves, &mut self.solver);
                if let Some(puzzle) = puzzle.filter(|puzzle| puzzle.difficulty == wanted) {
                    return Some(puzzle);
                }
            }
            let player = &mut players[position.to_move().index()];
            let mv = self.dice_move(&position, &mut **player, moves.len())?;
            position.make(mv);
            moves.push(mv);
        }
        None
    }

    /// Returns the next move of a game.
    fn dice_move(
        &mut self,
        position: &Position,
        player: &mut dyn Strategy<Position>,
        played: usize,
    ) -> Option<Move> {
        let choices: Vec<Move> = if played < OPENING {
            let centre = Setup::default().centre();
            let near = |point: Point| {
                point.column().abs_diff(centre.column()) <= 2
                    && point.row().abs_diff(centre.row()) <= 2
            };
            position
                .points()
                .filter(|&point| near(point) && position.stone(point).is_none())
                .map(Move::Place)
                .filter(|&mv| position.refusal(mv).is_none())
                .collect()
        } else {
            let report = player.choose(position, &mut Unlimited)?;
            report.best_moves().collect()
        };
        if choices.is_empty() {
            return None;
        }
        choices.get(self.dice.below(choices.len())).copied()
    }
}

impl Iterator for Maker {
    type Item = Puzzle;

    /// Returns the next puzzle; there always is one.
    fn next(&mut self) -> Option<Puzzle> {
        let wanted = WANTED[self.made % WANTED.len()];
        self.made += 1;
        loop {
            if let Some(puzzle) = self.new_game(wanted) {
                return Some(puzzle);
            }
        }
    }
}

/// The file, made by `plot4 puzzle`: its first lines say how.
static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/gomoku.txt.deflate"));

/// The puzzles of the file.
static EMBEDDED: LazyLock<Collection> =
    LazyLock::new(|| Collection::parse(&unpacked_text(PACKED)).unwrap_or_default());

impl Puzzles for Gomoku {
    type Kind = WinIn;

    fn collection() -> &'static Collection {
        &EMBEDDED
    }

    fn judge(puzzle: &Puzzle) -> Box<dyn Strategy<Position>> {
        let attacker = puzzle.position().to_move();
        Box::new(Judge::new(attacker))
    }

    /// A five that is there has to be made at once.
    fn is_right(puzzle: &Puzzle, verdict: Verdict, _made: usize) -> bool {
        match verdict {
            Verdict::Win(moves) => moves == 1 || puzzle.kind != WinIn(1),
            Verdict::Draw | Verdict::Loss(_) | Verdict::Estimate(_) => false,
        }
    }
}

impl MakesPuzzles for Gomoku {
    fn puzzles(seed: u64) -> impl Iterator<Item = Puzzle> {
        Maker::new(seed)
    }
}
