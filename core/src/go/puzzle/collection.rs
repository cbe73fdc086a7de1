//! The puzzles that are part of the program.

use std::sync::LazyLock;

use super::judge::Judge;
use super::kind::{Collection, Kind, Puzzle, owner};
use super::maker::Maker;
use crate::go::kind::Go;
use crate::go::position::{Move, Position};
use crate::go::setup::Setup;
use crate::go::stones::Stones;
use crate::packed::unpacked_text;
use crate::puzzle::{MakesPuzzles, Puzzles};
use crate::search::Strategy;

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
