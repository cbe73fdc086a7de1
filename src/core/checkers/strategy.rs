//! From a computer as a value to the strategy that plays it.

use super::evaluate::{Judgement, Material};
use super::exact::{Exact, is_known};
use super::guide::Knowledge;
use super::level::{Computer, Plan};
use super::moves::Move;
use super::position::Position;
use super::shape::{Shape, Size, Standard};
use crate::core::control::Control;
use crate::core::kit::{Analyst, AnyMove, FirstMove};
use crate::core::search::{
    Evaluate, Limits, Options, Report, Root, Search, Searcher, Selective, SelectiveSearcher,
    Selectivity, Strategy,
};

/// Returns the strategy of a computer on a board of this size: a function of the position that
/// reports which moves are equally good.
///
/// On the usual board it searches a position whose size the compiler knows.
#[must_use]
pub fn strategy(computer: Computer, size: Size) -> Box<dyn Strategy<Position>> {
    match computer.plan() {
        Plan::Any => Box::new(AnyMove),
        Plan::First => Box::new(FirstMove),
        Plan::Material(limits) => exact(Material, limits, size),
        Plan::Judgement(limits) => exact(Judgement, limits, size),
        Plan::Selective(limits) => selective(limits, Root::Ties, size),
    }
}

/// Returns the player who reports the value of each move: that of High for the best one, and of the
/// others by a search that leaves nothing out.
pub(super) fn analyst(size: Size) -> Box<dyn Strategy<Position>> {
    let high = strategy(Computer::HIGH, size);
    Box::new(Analyst::new(high, Judgement, ANALYSIS_DEPTH).with_known(is_known))
}

/// How far the analyst looks at every move, in plies, before captures.
const ANALYSIS_DEPTH: u32 = 5;
/// The size of the table of an exact search, in bytes.
const EXACT_TABLE_BYTES: usize = 1 << 20;
/// The size of the table of a selective search, in bytes.
const TABLE_BYTES: usize = 1 << 25;

/// Returns a search that looks at every move.
fn exact<E>(evaluate: E, limits: Limits, size: Size) -> Box<dyn Strategy<Position>>
where
    E: Evaluate<Position> + Evaluate<Position<Standard>> + Send + 'static,
{
    let options = Options {
        null_windows: true,
        table_bytes: EXACT_TABLE_BYTES,
        ..Options::default()
    };
    if size == Size::STANDARD {
        Box::new(OnStandard(Searcher::new(
            Search::<Position<Standard>, _>::new(evaluate, options),
            limits,
        )))
    } else {
        Box::new(Searcher::new(
            Search::<Position, _>::new(evaluate, options),
            limits,
        ))
    }
}

/// Returns a search that looks less far after moves that promise little.
pub(super) fn selective(limits: Limits, root: Root, size: Size) -> Box<dyn Strategy<Position>> {
    if size == Size::STANDARD {
        Box::new(OnStandard(Exact::new(SelectiveSearcher::new(
            searcher::<Standard>(root),
            limits,
        ))))
    } else {
        Box::new(SelectiveSearcher::new(searcher::<Size>(root), limits))
    }
}

/// Returns the search of the strong computers, on boards of a shape.
#[must_use]
pub fn searcher<S: Shape>(root: Root) -> Selective<Position<S>, Knowledge> {
    Selective::new(
        Knowledge,
        Selectivity {
            width: usize::MAX,
            solver_nodes: 0,
            table_bytes: TABLE_BYTES,
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
