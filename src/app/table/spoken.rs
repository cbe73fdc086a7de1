//! What a table says to a screen reader alone: where one has gone among the moves, and what the
//! analysis has found.

use super::GameTable;
use crate::app::contract::board::BoardUi;
use crate::app::contract::model::Phase;
use crate::app::contract::table::Action;
use crate::app::words;
use crate::core::kind::MoveOf;
use crate::core::verdict::Verdict;

impl<K: BoardUi> GameTable<K> {
    /// Returns what is said of an action after which another position may be in view than the one
    /// with these moves.
    pub(super) fn moved_announcement(&self, action: Action, before: &[MoveOf<K>]) -> String {
        let now = self.session.record().cursor();
        let said = match action {
            Action::Undo => words::taken_back(&self.session, before.get(now..).unwrap_or_default()),
            Action::Redo => words::played_again(&self.session, before.len().min(now)),
            Action::GoTo(_) | Action::GoBy(_) | Action::Line(..) | Action::NextLine => {
                words::moved_to(&self.session)
            }
            Action::TogglePause | Action::StepOnce | Action::Hold => {
                return words::headline(&self.session, self.turn(), self.turn());
            }
        };
        words::with_comment(&self.session, said)
    }

    /// Returns what the analysis says of the position in view, once it is known for good and has
    /// not been said. While a computer is about to play there is nothing to say it for.
    pub(super) fn newly_analysed(&mut self) -> Option<String> {
        let record = self.session.record();
        if !self.analysis.is_on() {
            self.said_of = None;
            return None;
        }
        if matches!(self.turn(), Phase::Thinking | Phase::Over(_))
            || self.said_of.as_deref() == Some(record.played())
        {
            return None;
        }
        let report = self.analysis.report_of(record.position())?;
        let worth = Verdict::of(report.score, report.ended.is_exact());
        let said = words::analysed(&self.session, worth, report.best);
        self.said_of = Some(record.played().to_vec());
        Some(said)
    }
}
