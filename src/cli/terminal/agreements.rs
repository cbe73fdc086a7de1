//! What the players agree on with a computer: which stones are dead, and draws.

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
    /// change them. Returns the answers and their reasons, as lines.
    pub(super) fn propose(&mut self) -> Option<Vec<String>> {
        let scoring = K::SCORING?;
        scoring.question(self.session.position())?;
        if !self.session.record().agreed().is_empty() || self.session.turn() != Turn::Human {
            return None;
        }
        let adviser = self.session.adviser();
        let report = self.consult(&adviser)?;
        let explained = {
            let mut strategy = adviser.lock().unwrap_or_else(PoisonError::into_inner);
            strategy.explain(self.session.position(), &report, &mut Unlimited)
        };
        // What was proposed and not changed need not be saved.
        let is_kept = self.played() == self.kept;
        let mut dead = Vec::new();
        for mv in scoring.proposed(&report) {
            self.session.play(mv).ok()?;
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
            terminal::proposed(words::listed(dead))
        };
        let why = explained.and_then(|explained| words::why::<K>(&explained.insight));
        Some([Some(told), why].into_iter().flatten().collect())
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
