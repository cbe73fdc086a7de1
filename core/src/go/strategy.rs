//! From a computer as a value to the strategy that plays it.

use super::greedy::merit;
use super::level::{Computer, Plan};
use super::position::{Move, Position};
use super::settled::settled;
use super::setup::Setup;
use super::trees::Trees;
use crate::control::Control;
use crate::game::Game;
use crate::kind::Effort;
use crate::kit::{AtAGlance, Lapses, unsearched};
use crate::search::{Report, Strategy};

/// The number of playout moves that High makes for each move of its own: about a second on 9x9.
const HIGH_MOVES: u32 = 900_000;

/// Returns the strategy of a computer: a function of the position and the seed.
#[must_use]
pub fn strategy(computer: Computer, setup: Setup, seed: u64) -> Box<dyn Strategy<Position>> {
    carry_out(computer.plan(), setup, seed)
}

/// Returns how many playouts a computer that grows trees plays for each move; `None` for others.
#[must_use]
pub fn playouts(computer: Computer, setup: Setup) -> Option<u32> {
    match computer.plan() {
        Plan::Heavy(playouts) => Some(playouts),
        Plan::Strongest => Some(HIGH_MOVES / setup.points()),
        Plan::Any | Plan::Greedy | Plan::Lapsing(..) => None,
    }
}

/// Returns a computer that keeps its tree from one choice to the next, and so profits from a whole
/// game: its choice depends on the positions before, too. `None` for those that keep nothing.
#[must_use]
pub fn keeping(computer: Computer, setup: Setup, seed: u64) -> Option<Trees> {
    playouts(computer, setup).map(|playouts| Trees::new(playouts, seed, true))
}

/// Returns the player that grows a new tree of so many playouts for each move.
fn trees(playouts: u32, seed: u64) -> Box<dyn Strategy<Position>> {
    Box::new(Trees::new(playouts, seed, false))
}

/// Returns the strategy that plays like this.
pub(super) fn carry_out(plan: Plan, setup: Setup, seed: u64) -> Box<dyn Strategy<Position>> {
    match plan {
        Plan::Any => Box::new(Random),
        Plan::Greedy => Box::new(Greedy::new()),
        Plan::Lapsing(playouts, percent) => {
            let sees = trees(playouts, seed);
            Box::new(Lapses::new(sees, Box::new(Greedy::new()), percent, seed))
        }
        Plan::Heavy(playouts) => trees(playouts, seed),
        Plan::Strongest => trees(HIGH_MOVES / setup.points(), seed),
    }
}

/// Returns the adviser, who searches as High does, and whose values can be compared from one position
/// to the next.
pub(super) fn adviser(setup: Setup, effort: Effort) -> Box<dyn Strategy<Position>> {
    Box::new(Trees::comparing(match effort {
        Effort::Usual => HIGH_MOVES / setup.points(),
        Effort::Endless => u32::MAX,
    }))
}

/// Returns the strongest player, who searches until it is stopped, and keeps its tree.
#[must_use]
pub fn endless(seed: u64) -> Trees {
    Trees::new(u32::MAX, seed, true)
}

/// The player who captures and saves stones, and passes when all is settled.
struct Greedy(AtAGlance<Position>);

impl Greedy {
    const fn new() -> Self {
        Self(AtAGlance { merit })
    }
}

impl Strategy<Position> for Greedy {
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        if position.outcome().is_some() {
            return None;
        }
        settled(position, control).or_else(|| self.0.choose(position, control))
    }
}

/// The player to whom all moves are equally good.
struct Random;

impl Strategy<Position> for Random {
    fn choose(
        &mut self,
        position: &Position,
        _control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        // It passes only where there is nothing else.
        if moves.len() > 1 {
            moves.retain(|&mv| mv != Move::Pass);
        }
        unsearched(&moves, |_| true)
    }
}
