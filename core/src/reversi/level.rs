//! The computers of Reversi, and the strategies that play them.

use super::evaluate::{Evaluator, is_corner};
use super::position::{Move, Position};
use crate::kind::Preset;
use crate::kit::{self, AnyMove, AtAGlance, Lapses, Lead, LevelTable, Own, PlayOut, Row};
use crate::search::{Limits, Options, Root, Search, Searcher, Strategy};

/// A computer player.
pub type Computer = kit::Computer<Levels>;

/// The levels of Reversi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Levels;

/// How a computer chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Any legal move.
    Any,
    /// Turns over as many discs as possible, but takes corners.
    Greedy,
    /// Turns over as many discs as possible, looking this many plies ahead.
    Most(u32),
    /// As `Most`, but in so many positions of a hundred any move.
    Careless(usize),
    /// Looks ahead, and solves the game once this many squares are empty.
    Ahead(Limits, u32),
    /// As `Ahead`, but in so many positions of a hundred greedy.
    Lapsing(Limits, u32, usize),
}

/// The greatest number of empty squares of a game that is played out.
pub const MOST_EMPTY: u32 = 14;
/// How far the adviser looks before the endgame, farther than High: about half a second.
pub(super) const ADVICE: Limits = Limits::nodes(400_000);

impl LevelTable for Levels {
    type Plan = Plan;

    const ROWS: &'static [Row<Plan>] = &[
        Row::new(Preset::Learner, Plan::Careless(40)),
        Row::new(Preset::Casual, Plan::Most(3)),
        Row::new(Preset::Low, Plan::Ahead(Limits::depth(1), 0)),
        Row::new(Preset::Medium, Plan::Lapsing(Limits::depth(2), 4, 10)),
        Row::new(Preset::Advanced, Plan::Ahead(Limits::depth(3), 6)),
        Row::new(Preset::High, Plan::Ahead(Limits::depth(4), 12)),
        Row::new(Preset::Random, Plan::Any),
        Row::new(Preset::Greedy, Plan::Greedy),
    ];
    const OWN: Own = Own::depth(5, 20);

    fn own(depth: u32) -> Plan {
        Plan::Ahead(Limits::depth(depth), MOST_EMPTY.min(2 * depth))
    }
}

impl Plan {
    /// Returns the strategy of the plan; `root` says which moves get a value, and the seed what is
    /// overlooked.
    pub(super) fn strategy(self, root: Root, seed: u64) -> Box<dyn Strategy<Position>> {
        let options =
            Options { null_windows: true, table_bytes: 1 << 24, root, ..Options::default() };
        match self {
            Self::Any => Box::new(AnyMove),
            Self::Greedy => Box::new(AtAGlance { merit }),
            Self::Careless(percent) => Box::new(Lapses::new(
                Self::Most(1).strategy(root, seed),
                Self::Any.strategy(root, seed),
                percent,
                seed,
            )),
            Self::Lapsing(limits, moves, percent) => Box::new(Lapses::new(
                Self::Ahead(limits, moves).strategy(root, seed),
                Self::Greedy.strategy(root, seed),
                percent,
                seed,
            )),
            Self::Most(depth) => {
                Box::new(Searcher::new(Search::new(Lead, options), Limits::depth(depth)))
            }
            Self::Ahead(limits, moves) => Box::new(PlayOut {
                before: Searcher::new(Search::new(Evaluator, options), limits),
                knowledge: Evaluator,
                moves,
                root,
            }),
        }
    }
}

/// More than the discs that a move can turn over.
const CORNER: i32 = 64;

/// Returns the merit of a move: to take a corner, and else the discs that it turns over.
fn merit(position: &Position, mv: Move) -> i32 {
    let turned = mv.point().map_or(0, |square| position.turns(square).cast_signed());
    turned + if is_corner(mv) { CORNER } else { 0 }
}
