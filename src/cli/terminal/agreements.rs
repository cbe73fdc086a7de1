//! What the players agree on with a computer: which stones are dead, and draws.

use std::io;
use std::sync::PoisonError;

use super::Table;
use crate::core::control::Unlimited;
use crate::core::game::Player;
use crate::core::kind::{Answer, MoveOf, Objection};
use crate::session::Turn;
use crate::words::text::terminal;
use crate::words::{self, Phrases};

impl<K: Phrases> Table<'_, K> {
    /// Returns why a computer declines the draw that a person has offered by this move, if it is one
    /// and it does.
    pub(super) fn draw_declined(&mut self, mv: MoveOf<K>) -> Option<String> {
        let opponent = self.session.answers_draw(mv)?;
        let adviser = self.session.adviser();
        let report = self.consult(&adviser)?;
        let name = words::player_name(&self.session, opponent);
        words::draw_declined(&name, self.session.draw_answer(&report))
    }

    /// Gives the adviser's answers to a question that has just come up for human players, who can
    /// change them, and tells of them and their reasons; draws the board if one has changed it.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(super) fn propose(&mut self) -> io::Result<()> {
        let Some(scoring) = K::SCORING else {
            return Ok(());
        };
        if scoring.question(self.session.position()).is_none()
            || !self.session.record().agreed().is_empty()
            || self.session.turn() != Turn::Human
        {
            return Ok(());
        }
        // The board is seen while the adviser thinks.
        self.output.flush()?;
        let adviser = self.session.adviser();
        let Some(report) = self.consult(&adviser) else {
            return Ok(());
        };
        let explained = {
            let mut strategy = adviser.lock().unwrap_or_else(PoisonError::into_inner);
            strategy.explain(self.session.position(), &report, &mut Unlimited)
        };
        // What was proposed and not changed need not be saved.
        let is_kept = self.played() == self.kept;
        let mut dead = Vec::new();
        for mv in scoring.proposed(&report) {
            if self.session.play(mv).is_err() {
                break;
            }
            if let Some(Answer::Dead(point)) = scoring.answer(self.session.position(), mv) {
                dead.push(point);
            }
        }
        if is_kept {
            self.kept = self.played();
        }
        let told = if dead.is_empty() {
            terminal::proposed_none().to_owned()
        } else {
            self.show_board()?;
            terminal::proposed(words::listed(dead))
        };
        let why = explained.and_then(|explained| words::why::<K>(&explained.insight));
        for line in [Some(told), why].into_iter().flatten() {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// Returns which computer objects to a human player's answer to a question, and why.
    pub(super) fn objection(&mut self, mv: MoveOf<K>) -> Option<(Player, Objection)> {
        if !self.session.asks_about(mv) {
            return None;
        }
        let adviser = self.session.adviser();
        let report = self.consult(&adviser)?;
        self.session.objection(mv, &report.pv)
    }
}
