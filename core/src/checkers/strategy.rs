//! The computers of Checkers, and how each of them plays: `high` or `search:9`.

use super::exact::Exact;
use super::guide::Knowledge;
use super::moves::Move;
use super::position::Position;
use super::shape::{Shape, Size, Standard};
use crate::control::Control;
use crate::game::Game as _;
use crate::kind::{Effort, Preset};
use crate::kit::{self, AnyMove, AtAGlance, FirstMove, Lapses, LevelTable, Own, Row};
use crate::search::{Limits, Report, Root, Selective, SelectiveSearcher, Selectivity, Strategy};

/// Returns the strategy of a computer on a board of this size: a function of the position that
/// reports which moves are equally good. The seed is for what a computer overlooks.
///
/// On the usual board it searches a position whose size the compiler knows.
#[must_use]
pub fn strategy(computer: Computer, size: Size, seed: u64) -> Box<dyn Strategy<Position>> {
    planned(computer.plan(), size, seed)
}

/// Returns the strategy that carries out a plan, for what must not change with the levels.
pub(super) fn planned(plan: Plan, size: Size, seed: u64) -> Box<dyn Strategy<Position>> {
    match plan {
        Plan::Any => Box::new(AnyMove),
        Plan::First => Box::new(FirstMove),
        Plan::Greedy => Box::new(AtAGlance { merit }),
        Plan::Careless(percent) => {
            let careless = AtAGlance { merit: eager_merit };
            let careful = AtAGlance { merit };
            Box::new(Lapses::new(Box::new(careful), Box::new(careless), percent, seed))
        }
        Plan::Lapsing(percent) => {
            let sees = selective(QUICK, Root::Ties, size, QUICK_TABLE_BYTES);
            let greedy = AtAGlance { merit };
            Box::new(Lapses::new(sees, Box::new(greedy), percent, seed))
        }
        Plan::Selective(limits) => selective(limits, Root::Ties, size, TABLE_BYTES),
    }
}

/// Returns the adviser, who values every move by the same search, as long as High thinks.
pub(super) fn adviser(size: Size, effort: Effort) -> Box<dyn Strategy<Position>> {
    selective(effort.limits(HIGH), Root::All, size, TABLE_BYTES)
}

/// The size of the table of a quick search, in bytes.
const QUICK_TABLE_BYTES: usize = 1 << 19;
/// The size of the table of a selective search, in bytes.
const TABLE_BYTES: usize = 1 << 25;

/// Returns a search that looks less far after moves that promise little.
fn selective(
    limits: Limits,
    root: Root,
    size: Size,
    table_bytes: usize,
) -> Box<dyn Strategy<Position>> {
    if size == Size::STANDARD {
        Box::new(OnStandard(Exact::new(SelectiveSearcher::new(
            sized_searcher::<Standard>(root, table_bytes),
            limits,
        ))))
    } else {
        Box::new(SelectiveSearcher::new(sized_searcher::<Size>(root, table_bytes), limits))
    }
}

/// Returns the search of the strong computers, on boards of a shape.
#[must_use]
pub fn searcher<S: Shape>(root: Root) -> Selective<Position<S>, Knowledge> {
    sized_searcher(root, TABLE_BYTES)
}

/// Returns that search with a table of this size.
fn sized_searcher<S: Shape>(root: Root, table_bytes: usize) -> Selective<Position<S>, Knowledge> {
    Selective::new(Knowledge, Selectivity { width: usize::MAX, solver_nodes: 0, table_bytes, root })
}

/// A strategy of the usual board that is asked about positions of any size, which are of that one.
pub struct OnStandard<T>(pub T);

impl<T: Strategy<Position<Standard>>> Strategy<Position> for OnStandard<T> {
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        self.0.choose(&position.standard()?, control)
    }
}

/// Returns the merit of a move: the pieces that it takes and the king that it makes, less the most
/// pieces that the opponent can take then.
pub fn merit(position: &Position, mv: Move) -> i32 {
    let mut after = position.clone();
    after.make(mv);
    let lost = after.moves().into_iter().map(Move::jumps).max();
    eager_merit(position, mv) - 2 * lost.map_or(0, i32::from)
}

/// Returns the merit of a move to a player who does not look at what the opponent can do.
#[must_use]
pub fn eager_merit(position: &Position, mv: Move) -> i32 {
    2 * i32::from(mv.jumps()) + i32::from(position.is_crowning(mv))
}

/// A computer player.
pub type Computer = kit::Computer<Levels>;

/// The levels of Checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Levels;

/// How a computer chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// Any legal move.
    Any,
    /// The first legal move.
    First,
    /// Takes what it can, and looks no further than the next capture.
    Greedy,
    /// As `Greedy`, but in so many positions of a hundred overlooks what the opponent can take.
    Careless(usize),
    /// Looks some moves ahead, but in so many positions of a hundred is greedy.
    Lapsing(usize),
    /// Searches less far after moves that promise little.
    Selective(Limits),
}

/// The budget of the levels that overlook things, which takes some milliseconds.
const QUICK: Limits = Limits::nodes(2_000);
/// The budget of Advanced: so many nodes, which take some milliseconds.
const ADVANCED: Limits = Limits::nodes(15_000);
/// The budget of High: so many nodes, which take about an eighth of a second.
const HIGH: Limits = Limits::nodes(400_000);

impl LevelTable for Levels {
    type Plan = Plan;

    const ROWS: &'static [Row<Plan>] = &[
        Row::new(Preset::Learner, Plan::Careless(10)),
        Row::new(Preset::Casual, Plan::Lapsing(95)),
        Row::new(Preset::Low, Plan::Lapsing(45)),
        Row::new(Preset::Fair, Plan::Lapsing(20)),
        Row::new(Preset::Medium, Plan::Lapsing(1)),
        Row::new(Preset::Advanced, Plan::Selective(ADVANCED)),
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
