//! From a computer as a value to the strategy that plays it.

use super::exact::Exact;
use super::greedy::{eager_merit, merit};
use super::guide::Knowledge;
use super::level::{Computer, HIGH, Plan, QUICK};
use super::moves::Move;
use super::position::Position;
use super::shape::{Shape, Size, Standard};
use crate::control::Control;
use crate::kind::Effort;
use crate::kit::{AnyMove, AtAGlance, FirstMove, Lapses};
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
            Box::new(Lapses::new(
                Box::new(careful),
                Box::new(careless),
                percent,
                seed,
            ))
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
        Box::new(SelectiveSearcher::new(
            sized_searcher::<Size>(root, table_bytes),
            limits,
        ))
    }
}

/// Returns the search of the strong computers, on boards of a shape.
#[must_use]
pub fn searcher<S: Shape>(root: Root) -> Selective<Position<S>, Knowledge> {
    sized_searcher(root, TABLE_BYTES)
}

/// Returns that search with a table of this size.
fn sized_searcher<S: Shape>(root: Root, table_bytes: usize) -> Selective<Position<S>, Knowledge> {
    Selective::new(
        Knowledge,
        Selectivity {
            width: usize::MAX,
            solver_nodes: 0,
            table_bytes,
            root,
        },
    )
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
