//! The computers of Go, and how each of them plays: `high` or `playouts:5000`.

use crate::kind::Preset;
use crate::kit::{self, Ladder, Own, Row};

/// A computer player.
pub type Computer = kit::Computer<Levels>;

/// The levels of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Levels;

/// How a computer chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// It takes any point that may be played and is no eye.
    Any,
    /// It captures and saves stones.
    Greedy,
    /// It tries so many playouts with knowledge of Go, and in so many positions of a hundred it only
    /// captures and saves stones.
    Lapsing(u32, usize),
    /// It tries so many playouts with knowledge of Go.
    Heavy(u32),
    /// It tries as many of them as fit in a second or so.
    Strongest,
}

/// The numbers of games that are offered for a computer of the player's own.
const GAMES: &[u32] = &[100, 1000, 5000, 20_000, 100_000];

impl Ladder for Levels {
    type Plan = Plan;

    const ROWS: &'static [Row<Plan>] = &[
        Row::new(Preset::Learner, Plan::Lapsing(100, 115)),
        Row::new(Preset::Casual, Plan::Lapsing(100, 57)),
        Row::new(Preset::Low, Plan::Lapsing(150, 33)),
        Row::new(Preset::Fair, Plan::Lapsing(280, 19)),
        Row::new(Preset::Medium, Plan::Lapsing(550, 8)),
        Row::new(Preset::Skilled, Plan::Heavy(1000)),
        Row::new(Preset::Strong, Plan::Heavy(4000)),
        Row::new(Preset::High, Plan::Strongest),
        Row::new(Preset::Random, Plan::Any),
        Row::new(Preset::Greedy, Plan::Greedy),
    ];
    const OWN: Own = Own::Games {
        usual: 5000,
        offered: GAMES,
    };

    fn own(games: u32) -> Plan {
        Plan::Heavy(games)
    }
}
