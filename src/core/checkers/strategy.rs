//! From a computer as a value to the strategy that plays it.

use super::evaluate::{Judgement, Material};
use super::exact::Exact;
use super::guide::Knowledge;
use super::level::Computer;
use super::moves::Move;
use super::position::Position;
use super::shape::{Shape, Size, Standard};
use crate::core::control::Control;
use crate::core::game::Game;
use crate::core::score::Score;
use crate::core::search::{
    Ended, Evaluate, Limits, Options, Report, Root, RootMove, Search, Searcher, Selective,
    SelectiveSearcher, Selectivity, Strategy,
};

/// Returns the strategy of a computer on a board of this size: a function of the position, which
/// tells what is equally good.
///
/// On the usual board it searches a position whose size the compiler knows.
#[must_use]
pub fn strategy(computer: Computer, size: Size) -> Box<dyn Strategy<Position>> {
    match computer {
        Computer::Random => Box::new(Listed {
            choice: Listing::Any,
        }),
        Computer::Dummy => Box::new(Listed {
            choice: Listing::First,
        }),
        Computer::Low => exact(Material, Limits::depth(LOW_DEPTH), size),
        Computer::Medium => exact(Judgement, Limits::depth(MEDIUM_DEPTH), size),
        Computer::High => selective(HIGH, Root::Ties, size),
        Computer::Depth(depth) => selective(Limits::depth(depth.into()), Root::Ties, size),
    }
}

/// How far Low looks, in plies, and from there along captures.
const LOW_DEPTH: u32 = 1;
/// How far Medium looks.
const MEDIUM_DEPTH: u32 = 3;
/// How far High goes: so many nodes, which take about half a second.
const HIGH: Limits = Limits {
    depth: ENDLESS,
    nodes: 1_500_000,
};
/// The greatest depth of a search that goes on until its nodes are used up.
const ENDLESS: u32 = 64;
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
struct OnStandard<T>(T);

impl<T: Strategy<Position<Standard>>> Strategy<Position> for OnStandard<T> {
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        self.0.choose(&position.standard()?, control)
    }
}

/// A player who does not think.
struct Listed {
    choice: Listing,
}

/// Which moves of the list are good to it.
enum Listing {
    /// All of them.
    Any,
    /// The first one.
    First,
}

impl Strategy<Position> for Listed {
    fn choose(
        &mut self,
        position: &Position,
        _control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let &best = moves.first()?;
        let is_good = |mv: Move| match self.choice {
            Listing::Any => true,
            Listing::First => mv == best,
        };
        let moves = moves
            .into_iter()
            .map(|mv| RootMove {
                mv,
                score: Score::DRAW,
                exact: is_good(mv),
            })
            .collect();
        Some(Report {
            best,
            score: Score::DRAW,
            depth: 0,
            nodes: 1,
            pv: vec![best],
            moves,
            ended: Ended::Depth,
        })
    }
}
