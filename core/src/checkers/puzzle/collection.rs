//! The puzzles that are part of the program.

use std::sync::LazyLock;

use super::maker::Maker;
use super::{Collection, Kind, Puzzle, ending, judge, shot};
use crate::checkers::fen::Diagram;
use crate::checkers::kind::Checkers;
use crate::checkers::moves::Move;
use crate::checkers::position::Position;
use crate::checkers::setup::Setup;
use crate::game::{Game as _, Outcome};
use crate::packed::unpacked_text;
use crate::puzzle::{MakesPuzzles, Puzzles};
use crate::search::Strategy;
use crate::verdict::Verdict;

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
            Kind::Shot(pieces) => Box::new(judge::OfShots::new(&puzzle.position(), pieces)),
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
