//! The computers of Reversi, and the strategies that play them.

use super::endgame::{Exact, is_known};
use super::evaluate::{Discs, Judgement};
use super::position::Position;
use crate::core::kind::Preset;
use crate::core::kit::{self, Analyst, AnyMove, FirstMove, Ladder, Own, Row};
use crate::core::search::{Limits, Options, Root, Search, Searcher, Strategy};

/// A computer player.
pub type Computer = kit::Computer<Levels>;

/// The levels of Reversi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Levels;

/// How a computer chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// It takes any legal move.
    Any,
    /// It takes the first legal move.
    First,
    /// It turns over what it can.
    Greedy,
    /// It looks ahead.
    Ahead(Limits),
    /// It looks ahead, and plays endgames out.
    Exact(Limits),
}

/// The budget of High: so many nodes, which take about half a second.
const HIGH: Limits = Limits {
    depth: 60,
    nodes: 400_000,
};
/// How far the analyst looks at every move, in plies.
const ANALYSIS_DEPTH: u32 = 5;

impl Ladder for Levels {
    type Plan = Plan;

    const WORDS: &'static str = "low, medium, high, random, dummy or search:DEPTH";
    const NO_EXTRAS: &'static str = "no words after a comma: this game has none";
    const ROWS: &'static [Row<Plan>] = &[
        row(Preset::Low, "turns as many discs as it can", Plan::Greedy),
        row(
            Preset::Medium,
            "sees a few turns ahead",
            Plan::Ahead(Limits::depth(3)),
        ),
        row(
            Preset::High,
            "sees far, plays endgames perfectly",
            Plan::Exact(HIGH),
        ),
        row(Preset::Random, "plays any move", Plan::Any),
        row(Preset::Dummy, "plays the first move", Plan::First),
    ];
    const OWN: Own = Own::Depth {
        usual: 6,
        greatest: 20,
    };

    fn own(depth: u32) -> Plan {
        Plan::Exact(Limits::depth(depth))
    }
}

/// Returns a row of the ladder.
const fn row(preset: Preset, summary: &'static str, plan: Plan) -> Row<Plan> {
    Row {
        preset,
        summary,
        plan,
    }
}

/// Returns the strategy of a computer.
#[must_use]
pub fn strategy(computer: Computer) -> Box<dyn Strategy<Position>> {
    match computer.plan() {
        Plan::Any => Box::new(AnyMove),
        Plan::First => Box::new(FirstMove),
        Plan::Greedy => {
            let search = Search::new(Discs, Options::default());
            Box::new(Searcher::new(search, Limits::depth(1)))
        }
        Plan::Ahead(limits) => Box::new(Searcher::new(search(), limits)),
        Plan::Exact(limits) => Box::new(Exact::new(search(), limits, Root::Ties)),
    }
}

/// Returns the player who tells what every move is worth.
pub(super) fn analyst() -> Box<dyn Strategy<Position>> {
    let strong = Box::new(Exact::new(search(), HIGH, Root::All));
    Box::new(Analyst::new(strong, Judgement, ANALYSIS_DEPTH).with_known(is_known))
}

/// Returns the search of the computers that judge a position.
fn search() -> Search<Position, Judgement> {
    let options = Options {
        null_windows: true,
        table_bytes: 1 << 24,
        ..Options::default()
    };
    Search::new(Judgement, options)
}
