//! From a computer as a value to the strategy that plays it.

use super::casual::Casual;
use super::evaluate::{AlongForced, Ratlla, Rounded, SlidingWindow, ThreatParity};
use super::greedy::{Greedy, Learner};
use super::level::{Computer, Evaluation, HIGH_2002, LOW_2002, MEDIUM_2002, Skill};
use super::perfect::Perfect;
use super::position::Position;
use super::size::{Column, Size, Standard};
use crate::control::{Control, StopOnly};
use crate::game::{Game, Player};
use crate::kit::AnyMove;
use crate::score::{Score, ScoreKind};
use crate::search::{Ended, Evaluate, Limits, Options, Report, Root, Search, Strategy};

/// Returns the strategy of a computer that plays this side: a function of the position that reports
/// which moves are equally good. The seed is for what a computer overlooks.
///
/// On a standard board it searches the fast 64-bit position.
#[must_use]
pub fn strategy(computer: Computer, side: Player, seed: u64) -> Box<dyn Strategy<Position<Size>>> {
    let Computer { skill, character, evaluation } = computer;
    let threats = ThreatParity { owner: side, character };
    let depth_2002 = match skill {
        Skill::Learner => return Box::new(Learner),
        Skill::Casual => return Box::new(Casual { seed }),
        Skill::Perfect => {
            let high = strategy(Computer::new(Skill::High), side, seed);
            return Box::new(Perfect::new(high));
        }
        Skill::Random => return Box::new(AnyMove),
        Skill::Greedy => return Box::new(Greedy),
        Skill::Low => LOW_2002,
        Skill::Medium => MEDIUM_2002,
        Skill::High => HIGH_2002,
        Skill::Depth(depth) => u32::from(depth),
    };
    let limits = Limits::depth(depth_2002);
    match (evaluation, skill) {
        (Evaluation::Plot4, _) => {
            Searcher::boxed(SlidingWindow { owner: side, character }, limits, Options::default())
        }
        (Evaluation::Ratlla, _) => {
            Searcher::boxed(Ratlla { owner: side, character }, limits, Options::default())
        }
        (Evaluation::Threats, Skill::Low) => {
            Searcher::boxed(Rounded { evaluate: threats, grain: LOW_GRAIN }, LOW, OPTIONS)
        }
        (Evaluation::Threats, Skill::Medium) => Varied::boxed(
            AlongForced(Rounded { evaluate: threats, grain: MEDIUM_GRAIN }),
            MEDIUM,
            1,
        ),
        (Evaluation::Threats, Skill::High) => Varied::boxed(AlongForced(threats), HIGH, 2),
        (Evaluation::Threats, _) => Searcher::boxed(AlongForced(threats), limits, OPTIONS),
    }
}

/// The depth of Low: it sees what would win or lose at once, and otherwise only what makes a large
/// difference.
const LOW: Limits = Limits::depth(2);
/// The depth of Medium, after which it continues along forced moves.
const MEDIUM: Limits = Limits::depth(4);
/// The limits of High: with these nodes it takes 80 % of the points against Medium. They take less
/// than 30 ms, and are enough for 10 to 12 plies after the opening on 7x6.
const HIGH: Limits = Limits { depth: 12, nodes: 120_000 };
/// A difference that Low ignores: the value of a few windows.
const LOW_GRAIN: i32 = 5;
/// A difference that Medium ignores, so that it plays more than one game from the empty board.
const MEDIUM_GRAIN: i32 = 2;
/// How computers of today search: null windows save High an eighth of the nodes.
const OPTIONS: Options = Options {
    pruning: true,
    deepening: true,
    pv_first: true,
    killers_and_history: true,
    null_windows: true,
    table_bytes: 1 << 20,
    root: Root::Ties,
};

/// In so many coins the opening ends, where moves that are nearly as good count as equally good.
const OPENING: u32 = 4;
/// How far moves of the opening are compared at most, in plies.
const COMPARED: u32 = 7;

/// A player who does not begin each game in the same way: in the opening, moves that are nearly as
/// good as its choice are equally good.
struct Varied<E> {
    player: Searcher<E>,
    /// It compares all moves.
    all: Searcher<E>,
    /// The difference in value that does not count.
    margin: i32,
}

impl<E> Varied<E>
where
    E: Evaluate<Position<Standard>> + Evaluate<Position<Size>> + Copy + Send + 'static,
{
    fn boxed(evaluate: E, limits: Limits, margin: i32) -> Box<dyn Strategy<Position<Size>>> {
        let compared = Limits::depth(limits.depth.min(COMPARED));
        let all = Options { root: Root::All, ..OPTIONS };
        Box::new(Self {
            player: Searcher::new(evaluate, limits, OPTIONS),
            all: Searcher::new(evaluate, compared, all),
            margin,
        })
    }
}

impl<E> Strategy<Position<Size>> for Varied<E>
where
    E: Evaluate<Position<Standard>> + Evaluate<Position<Size>> + Copy + Send,
{
    fn choose(
        &mut self,
        position: &Position<Size>,
        control: &mut dyn Control<Report<Column>>,
    ) -> Option<Report<Column>> {
        let mut report = self.player.choose(position, control)?;
        let is_open = |score: Score| matches!(score.kind(), ScoreKind::Heuristic(_));
        if position.plies() >= OPENING || !is_open(report.score) {
            return Some(report);
        }
        let all = self.all.choose(position, &mut StopOnly::new(control))?;
        report.nodes += all.nodes;
        if all.ended == Ended::Stopped {
            return Some(report);
        }
        let value = |column: Column| {
            let found = all.moves.iter().find(|root| root.mv == column)?;
            match found.score.kind() {
                ScoreKind::Heuristic(value) => Some(value),
                ScoreKind::WinIn(_) | ScoreKind::LossIn(_) => None,
            }
        };
        let chosen = value(report.best);
        for root in &mut report.moves {
            if value(root.mv).map(|value| value + self.margin) >= chosen && chosen.is_some() {
                root.score = report.score;
                root.exact = true;
            }
        }
        Some(report)
    }

    fn expect(
        &mut self,
        position: &Position<Size>,
        report: &mut Report<Column>,
        control: &mut dyn Control<Report<Column>>,
    ) {
        self.player.expect(position, report, control);
    }
}

/// A player who searches within fixed limits.
///
/// It keeps its searches from move to move only to reuse their memory: a search forgets the
/// previous one.
struct Searcher<E> {
    evaluate: E,
    limits: Limits,
    options: Options,
    standard: Option<Search<Position<Standard>, E>>,
    sized: Option<Search<Position<Size>, E>>,
}

impl<E> Searcher<E>
where
    E: Evaluate<Position<Standard>> + Evaluate<Position<Size>> + Copy,
{
    fn boxed(evaluate: E, limits: Limits, options: Options) -> Box<dyn Strategy<Position<Size>>>
    where
        E: Send + 'static,
    {
        Box::new(Self::new(evaluate, limits, options))
    }

    const fn new(evaluate: E, limits: Limits, options: Options) -> Self {
        Self { evaluate, limits, options, standard: None, sized: None }
    }

    /// Searches a position on the board of its size.
    fn search(
        &mut self,
        position: &Position<Size>,
        limits: Limits,
        control: &mut dyn Control<Report<Column>>,
    ) -> Option<Report<Column>> {
        let Self { evaluate, options, standard, sized, .. } = self;
        if let Some(position) = position.to_standard() {
            let search = standard.get_or_insert_with(|| Search::new(*evaluate, *options));
            search.run(&position, limits, control)
        } else {
            let search = sized.get_or_insert_with(|| Search::new(*evaluate, *options));
            search.run(position, limits, control)
        }
    }
}

impl<E> Strategy<Position<Size>> for Searcher<E>
where
    E: Evaluate<Position<Standard>> + Evaluate<Position<Size>> + Copy + Send,
{
    fn choose(
        &mut self,
        position: &Position<Size>,
        control: &mut dyn Control<Report<Column>>,
    ) -> Option<Report<Column>> {
        self.search(position, self.limits, control)
    }

    fn expect(
        &mut self,
        position: &Position<Size>,
        report: &mut Report<Column>,
        control: &mut dyn Control<Report<Column>>,
    ) {
        report.pv = vec![report.best];
        if report.depth <= 1 || report.ended == Ended::Stopped {
            return;
        }
        let mut after = *position;
        after.make(report.best);
        if let Some(rest) =
            self.search(&after, Limits::depth(report.depth - 1), &mut StopOnly::new(control))
        {
            report.nodes += rest.nodes;
            if rest.depth > 0 {
                report.pv.extend(rest.pv);
            }
        }
    }
}
