//! From a computer as a value to the strategy that plays it.

use super::column::Column;
use super::evaluate::{Ratlla, SlidingWindow};
use super::greedy::Greedy;
use super::level::{Computer, Evaluation, HIGH, LOW, MEDIUM, Skill};
use super::perfect::Perfect;
use super::position::Position;
use super::size::{Size, Standard};
use crate::core::control::{Control, StopOnly};
use crate::core::game::{Game, Player};
use crate::core::score::Score;
use crate::core::search::{Ended, Evaluate, Limits, Options, Report, RootMove, Search, Strategy};

/// Returns the strategy of a computer that plays this side: a function of the position, which tells what is equally good.
///
/// On a standard board it searches the fast 64-bit position.
#[must_use]
pub fn strategy(computer: Computer, side: Player) -> Box<dyn Strategy<Position<Size>>> {
    let Computer { skill, character, evaluation } = computer;
    let depth = match skill {
        Skill::Perfect => return Box::new(Perfect::new(strategy(Computer::new(Skill::High), side))),
        Skill::Random => return Box::new(Random),
        Skill::Greedy => return Box::new(Greedy),
        Skill::Low => LOW,
        Skill::Medium => MEDIUM,
        Skill::High => HIGH,
        Skill::Depth(depth) => u32::from(depth),
    };
    match evaluation {
        Evaluation::Plot4 => Box::new(Searcher::new(depth, SlidingWindow { owner: side, character })),
        Evaluation::Ratlla => Box::new(Searcher::new(depth, Ratlla { owner: side, character })),
    }
}

/// The player to whom all columns are equally good.
struct Random;

impl Strategy<Position<Size>> for Random {
    fn choose(&mut self, position: &Position<Size>, _control: &mut dyn Control<Report<Column>>) -> Option<Report<Column>> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let &best = moves.first()?;
        let moves = moves.into_iter().map(|mv| RootMove { mv, score: Score::DRAW, exact: true }).collect();
        Some(Report { best, score: Score::DRAW, depth: 0, nodes: 1, pv: vec![best], moves, ended: Ended::Depth })
    }
}

/// A player who searches to a fixed depth.
///
/// It keeps its searches from move to move, for their memory's sake alone: a search forgets all that came before it.
struct Searcher<E> {
    evaluate: E,
    limits: Limits,
    standard: Option<Search<Position<Standard>, E>>,
    sized: Option<Search<Position<Size>, E>>,
}

impl<E> Searcher<E>
where
    E: Evaluate<Position<Standard>> + Evaluate<Position<Size>> + Copy,
{
    const fn new(depth: u32, evaluate: E) -> Self {
        Self { evaluate, limits: Limits::depth(depth), standard: None, sized: None }
    }

    /// Searches a position on the board of its size.
    fn search(
        &mut self,
        position: &Position<Size>,
        limits: Limits,
        control: &mut dyn Control<Report<Column>>,
    ) -> Option<Report<Column>> {
        let Self { evaluate, standard, sized, .. } = self;
        if let Some(position) = position.to_standard() {
            let search = standard.get_or_insert_with(|| Search::new(*evaluate, Options::default()));
            search.run(&position, limits, control)
        } else {
            let search = sized.get_or_insert_with(|| Search::new(*evaluate, Options::default()));
            search.run(position, limits, control)
        }
    }
}

impl<E> Strategy<Position<Size>> for Searcher<E>
where
    E: Evaluate<Position<Standard>> + Evaluate<Position<Size>> + Copy + Send,
{
    fn choose(&mut self, position: &Position<Size>, control: &mut dyn Control<Report<Column>>) -> Option<Report<Column>> {
        self.search(position, self.limits, control)
    }

    fn expect(&mut self, position: &Position<Size>, report: &mut Report<Column>, control: &mut dyn Control<Report<Column>>) {
        report.pv = vec![report.best];
        if report.depth <= 1 || report.ended == Ended::Stopped {
            return;
        }
        let mut after = *position;
        after.make(report.best);
        if let Some(rest) = self.search(&after, Limits::depth(report.depth - 1), &mut StopOnly::new(control)) {
            report.nodes += rest.nodes;
            if rest.depth > 0 {
                report.pv.extend(rest.pv);
            }
        }
    }
}
