//! Announcements of a table for screen readers only: the move in view when the user navigates, and
//! the findings of the analysis.

use crate::app::analysis::Analysis;
use crate::app::contract::board::BoardUi;
use crate::app::contract::model::{Phase, phase_of};
use crate::app::contract::table::Step;
use crate::core::kind::MoveOf;
use crate::core::verdict::Verdict;
use crate::session::Session;
use crate::words;

/// Remembers which analysis was announced, so that nothing is said twice.
pub(super) struct Speech<K: BoardUi> {
    /// The moves of the position whose analysis was announced.
    analysed: Option<Vec<MoveOf<K>>>,
}

impl<K: BoardUi> Default for Speech<K> {
    fn default() -> Self {
        Self { analysed: None }
    }
}

impl<K: BoardUi> Speech<K> {
    /// Returns the announcement of the analysis of the position in view, once it is final and
    /// unless it was made. While a computer is about to play, there is none.
    pub(super) fn newly_analysed(
        &mut self,
        session: &Session<K>,
        analysis: &Analysis<K>,
    ) -> Option<String> {
        let record = session.record();
        if !analysis.is_on() {
            self.analysed = None;
            return None;
        }
        if matches!(phase_of(session.turn()), Phase::Thinking | Phase::Over(_))
            || self.analysed.as_deref() == Some(record.played())
        {
            return None;
        }
        let report = analysis.report_of(record.position())?;
        let worth = Verdict::of(report.score, report.ended.is_exact());
        let said = words::analysed(session, worth, report.best);
        self.analysed = Some(record.played().to_vec());
        Some(said)
    }
}

/// Returns the announcement after a step from a position with these moves.
pub(super) fn after_step<K: BoardUi>(
    session: &Session<K>,
    step: Step,
    before: &[MoveOf<K>],
) -> String {
    let now = session.record().cursor();
    let said = match step {
        Step::Undo => words::taken_back(session, before.get(now..).unwrap_or_default()),
        Step::Redo => words::played_again(session, before.len().min(now)),
        Step::GoTo(_) | Step::GoBy(_) | Step::Line(..) | Step::NextLine => words::moved_to(session),
        Step::TogglePause | Step::StepOnce | Step::Hold => {
            let phase = phase_of(session.turn());
            return words::headline(session, phase, phase);
        }
    };
    words::with_comment(session, said)
}
