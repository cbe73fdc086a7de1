//! Analysts, which value every move of a position, built from an evaluation.

use crate::control::{Control, StopOnly};
use crate::game::Game;
use crate::score::ScoreKind;
use crate::search::{
    Ended, Evaluate, Explanation, Limits, Options, Report, Root, Search, Searcher, Strategy,
};

/// The options of a search that values every move.
fn options() -> Options {
    Options {
        root: Root::All,
        ..Options::default()
    }
}

/// Returns an analyst that values every move by a search to this depth: enough for a game whose
/// levels are no stronger.
pub fn all_moves<G: Game, E: Evaluate<G>>(evaluate: E, depth: u32) -> Searcher<G, E> {
    Searcher::new(Search::new(evaluate, options()), Limits::depth(depth))
}

/// An analyst of two parts: a strong player values the best move, and an exhaustive search the
/// others.
pub struct Analyst<G: Game, E> {
    strong: Box<dyn Strategy<G>>,
    all: Search<G, E>,
    depth: u32,
    is_known: fn(&G) -> bool,
}

impl<G: Game, E: Evaluate<G>> Analyst<G, E> {
    /// Returns an analyst with this player, and this evaluation for all moves at a depth in plies.
    pub fn new(strong: Box<dyn Strategy<G>>, evaluate: E, depth: u32) -> Self {
        Self {
            strong,
            all: Search::new(evaluate, options()),
            depth,
            is_known: |_| false,
        }
    }

    /// Returns the analyst with a test for positions in which the strong player knows the exact
    /// value of every move, so that its report is enough.
    #[must_use]
    pub fn with_known(self, is_known: fn(&G) -> bool) -> Self {
        Self { is_known, ..self }
    }
}

impl<G: Game, E: Evaluate<G>> Strategy<G> for Analyst<G, E>
where
    Self: Send,
{
    /// Returns a report of all moves: the value of the best one is the strong player's, and no
    /// other is worth more.
    fn choose(
        &mut self,
        position: &G,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        if (self.is_known)(position)
            && let Some(exact) = self.strong.choose(position, control)
        {
            return Some(exact);
        }
        let limits = Limits::depth(self.depth);
        let mut report = self
            .all
            .run(position, limits, &mut StopOnly::new(control))?;
        control.on_progress(&Report {
            ended: Ended::Depth,
            ..report.clone()
        });
        let strong = self.strong.choose(position, control)?;
        // Without time for the strong player, the look at all moves has to do.
        if strong.ended == Ended::Stopped && strong.depth == 0 {
            let ended = if report.ended.is_exact() {
                report.ended
            } else {
                strong.ended
            };
            return Some(Report { ended, ..report });
        }
        // A deeper search has another scale: shift all values so that the differences stay.
        let shift = match (strong.score.kind(), report.score.kind()) {
            (ScoreKind::Heuristic(deep), ScoreKind::Heuristic(near)) => deep - near,
            _ => 0,
        };
        for root in &mut report.moves {
            root.score = match root.score.kind() {
                _ if root.mv == strong.best => strong.score,
                ScoreKind::Heuristic(_) => root.score.shifted(shift).min(strong.score),
                ScoreKind::WinIn(_) | ScoreKind::LossIn(_) => root.score.min(strong.score),
            };
        }
        // Estimates of other moves are not draws, whatever is known about the best one.
        let ended = if report.ended.is_exact() || strong.ended.is_exact() {
            Ended::Depth
        } else {
            strong.ended
        };
        Some(Report {
            ended,
            moves: report.moves,
            ..strong
        })
    }

    /// Returns the strong player's explanation.
    fn explain(
        &mut self,
        position: &G,
        report: &Report<G::Move>,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Explanation<G>> {
        self.strong.explain(position, report, control)
    }
}
