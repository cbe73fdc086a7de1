//! The computers of Checkers, and how each of them plays: `high` or `search:9`.

use crate::core::kind::Preset;
use crate::core::kit::{self, Ladder, Own, Row};
use crate::core::search::Limits;

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
    /// It searches all moves, and counts pieces where its search ends.
    Material(Limits),
    /// It searches all moves, and judges the position where its search ends.
    Judgement(Limits),
    /// It searches less far after moves that promise little.
    Selective(Limits),
}

/// The budget of High: so many nodes, which take about half a second.
const HIGH: Limits = Limits::nodes(1_500_000);

impl Ladder for Levels {
    type Plan = Plan;

    const WORDS: &'static [&'static str] =
        &["low", "medium", "high", "random", "dummy", "search:DEPTH"];
    const ROWS: &'static [Row<Plan>] = &[
        Row::new(Preset::Low, Plan::Material(Limits::depth(1))),
        Row::new(Preset::Medium, Plan::Judgement(Limits::depth(3))),
        Row::new(Preset::High, Plan::Selective(HIGH)),
        Row::new(Preset::Random, Plan::Any),
        Row::new(Preset::Dummy, Plan::First),
    ];
    const OWN: Own = Own::depth(6, 20);

    fn own(depth: u32) -> Plan {
        Plan::Selective(Limits::depth(depth))
    }
}
