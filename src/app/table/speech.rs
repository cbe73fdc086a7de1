//! Announcements of a table for screen readers only: the move in view when the user navigates, and
//! the findings of the analysis.

use crate::app::analysis::Analysis;
use crate::app::contract::board::BoardUi;
use crate::app::contract::model::{Phase, phase_of};
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

/// Returns what is said after an undo, where the position in view before it had these moves.
pub(super) fn taken_back<K: BoardUi>(session: &Session<K>, before: &[MoveOf<K>]) -> String {
    let taken = before.get(session.record().cursor()..).unwrap_or_default();
    words::with_comment(session, words::taken_back(session, taken))
}

/// Returns what is said after a redo, where the position in view before it had these moves.
pub(super) fn played_again<K: BoardUi>(session: &Session<K>, before: &[MoveOf<K>]) -> String {
    let from = before.len().min(session.record().cursor());
    words::with_comment(session, words::played_again(session, from))
}

/// Returns what is said after a look at another position.
pub(super) fn moved_to<K: BoardUi>(session: &Session<K>, _before: &[MoveOf<K>]) -> String {
    words::with_comment(session, words::moved_to(session))
}

/// Returns what is said after computers were held, or may continue.
pub(super) fn turn<K: BoardUi>(session: &Session<K>, _before: &[MoveOf<K>]) -> String {
    let phase = phase_of(session.turn());
    words::headline(session, phase, phase)
}
