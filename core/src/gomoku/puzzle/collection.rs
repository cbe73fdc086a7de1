//! The puzzles that are part of the program.

use std::sync::LazyLock;

use super::judge::Judge;
use super::kind::{Collection, Puzzle, WinIn};
use super::maker::Maker;
use crate::game::Game as _;
use crate::gomoku::kind::Gomoku;
use crate::gomoku::position::Position;
use crate::packed::unpacked_text;
use crate::puzzle::{MakesPuzzles, Puzzles};
use crate::search::Strategy;
use crate::verdict::Verdict;

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
