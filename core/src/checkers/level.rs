//! The computers of Checkers, and how each of them plays: `high` or `search:9`.

use crate::kind::Preset;
use crate::kit::{self, Ladder, Own, Row};
use crate::search::Limits;

/// A computer player.
pub type Computer = kit::Computer<Levels>;

/// The levels of Checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Levels;

/// How a computer chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// It takes any legal move.
    Any,
    /// It takes the first legal move.
    First,
    /// It takes what it can, and looks no further than the next capture.
    Greedy,
    /// It does that, but in so many positions of a hundred it does not look at what the opponent
    /// can take.
    Careless(usize),
    /// It looks some moves ahead, and in so many positions of a hundred it is greedy.
    Lapsing(usize),
    /// It searches less far after moves that promise little.
    Selective(Limits),
}

/// The budget of the levels that overlook things, which takes some milliseconds.
pub(super) const QUICK: Limits = Limits::nodes(2_000);
/// The budget of Strong: so many nodes, which take some milliseconds.
const STRONG: Limits = Limits::nodes(15_000);
/// The budget of High: so many nodes, which take about an eighth of a second.
pub(super) const HIGH: Limits = Limits::nodes(400_000);

impl Ladder for Levels {
    type Plan = Plan;

    const ROWS: &'static [Row<Plan>] = &[
        Row::new(Preset::Learner, Plan::Careless(10)),
        Row::new(Preset::Casual, Plan::Lapsing(95)),
        Row::new(Preset::Low, Plan::Lapsing(45)),
        Row::new(Preset::Fair, Plan::Lapsing(20)),
        Row::new(Preset::Medium, Plan::Lapsing(1)),
        Row::new(Preset::Strong, Plan::Selective(STRONG)),
        Row::new(Preset::High, Plan::Selective(HIGH)),
        Row::new(Preset::Random, Plan::Any),
        Row::new(Preset::Greedy, Plan::Greedy),
        Row::new(Preset::Dummy, Plan::First),
    ];
    const OWN: Own = Own::depth(6, 20);

    fn own(depth: u32) -> Plan {
        Plan::Selective(Limits::depth(depth))
    }
}
