//! Teaching: a person's move that gives the result away is held back with a sentence, and may be
//! made all the same.

use std::cmp::Ordering;

use super::GameTable;
use crate::app::analysis::Change;
use crate::app::contract::board::{BoardUi, Compared, Mover};
use crate::app::contract::model::Lesson;
use crate::app::contract::table::{Around, Effects};
use crate::app::words;
use crate::core::game::Game;
use crate::core::kind::{MoveOf, Quality};
use crate::core::verdict::Verdict;

/// What came of looking at a move.
enum Weighed<M> {
    /// Not all is known yet.
    NotYet,
    /// It may be made.
    Fine,
    /// It gives something away: this is why, and what the other side answers.
    Bad(Option<M>, String),
}

impl<K: BoardUi> GameTable<K> {
    /// Returns whether a move is to be looked at before it is made: whoever makes it is taught, and
    /// it was not held back already.
    pub(super) fn is_to_be_weighed(&self, mv: MoveOf<K>) -> bool {
        let is_insisted =
            matches!(&self.lesson, Some(Lesson::HeldBack { mv: held, .. }) if *held == mv);
        // A move that is not legal is refused by the rules, which say why.
        self.session.is_taught()
            && !self.is_free
            && !is_insisted
            && !self.analysis.has_failed()
            && self.is_legal(mv)
    }

    /// Looks at a person's move: it is made, held back, or looked at for as long as it takes to
    /// know.
    pub(super) fn weigh(&mut self, mv: MoveOf<K>, around: &Around<'_>) -> Effects {
        if let Some(aim) = K::aim_of(mv) {
            self.aim = aim;
        }
        self.hint = None;
        self.lesson = Some(Lesson::Weighed(mv));
        self.ctx.request_repaint();
        self.teach(around).unwrap_or_default()
    }

    /// Forgets the move that is looked at, or held back.
    pub(super) fn drop_lesson(&mut self) {
        self.lesson = None;
        self.analysis.look_aside(None);
    }

    /// Goes on with the move that is being looked at. Returns what came of it, if anything did.
    pub(super) fn teach(&mut self, around: &Around<'_>) -> Option<Effects> {
        let Some(Lesson::Weighed(mv)) = self.lesson else {
            return None;
        };
        if !self.session.is_taught() {
            self.drop_lesson(); // somebody else plays now
            return None;
        }
        // Where the analysis fails there is nothing to hold against a move.
        let weighed = if self.analysis.has_failed() {
            Weighed::Fine
        } else {
            self.weighed(mv)
        };
        match weighed {
            Weighed::NotYet => None,
            Weighed::Fine => {
                self.drop_lesson();
                let made = self.make(mv, Mover::Person, around);
                Some(made.unwrap_or_else(|refusal| Effects::refusal(words::capital(&refusal))))
            }
            Weighed::Bad(answer, sentence) => {
                self.analysis.look_aside(None);
                self.session.note_taught();
                let announcement = format!("{sentence}. The same move again plays it all the same");
                self.lesson = Some(Lesson::HeldBack {
                    mv,
                    answer,
                    sentence,
                });
                Some(Effects {
                    changed: true,
                    ..Effects::announcement(announcement)
                })
            }
        }
    }

    /// Holds a move against the others.
    fn weighed(&mut self, mv: MoveOf<K>) -> Weighed<MoveOf<K>> {
        let position = self.session.position();
        if self.analysis.report_of(position).is_none() {
            return Weighed::NotYet;
        }
        let moves = self.analysis.moves(self.session.record());
        let own = moves
            .iter()
            .find(|&&(known, _)| known == mv)
            .map(|&(_, verdict)| verdict);
        let best = moves
            .iter()
            .map(|&(_, verdict)| verdict)
            .max_by_key(|verdict| verdict.rank());
        let Some(best) = best else {
            return Weighed::Fine;
        };
        // An estimate, or a move that the analyst has not looked at, may turn out to be anything:
        // the answer to the move tells.
        let known = own.filter(|own| !matches!(own, Verdict::Estimate(_)));
        if known.is_some_and(|own| own.result() >= best.result()) {
            return Weighed::Fine;
        }
        let mut after = position.clone();
        after.make(mv);
        let other = position.to_move().other();
        let (answer, own) = if after.outcome().is_some() {
            (None, known.unwrap_or(Verdict::Estimate(0)))
        } else if let Some(report) = self.analysis.report_of(&after) {
            let is_known = report.ended.is_exact();
            (
                Some(report.best),
                Verdict::of(report.score, is_known).of_other(),
            )
        } else {
            self.analysis.look_aside(Some(after));
            return Weighed::NotYet;
        };
        // What is only estimated even so is no fact to hold a move back for, except where estimates
        // tell mistakes.
        let is_fact = K::SCALE.judges_moves || !matches!(own, Verdict::Estimate(_));
        if !is_fact || Quality::of::<K>(Some(best), Some(own)) != Quality::Mistake {
            return Weighed::Fine;
        }
        Weighed::Bad(
            answer,
            why::<K>(
                mv,
                best,
                own,
                answer,
                &words::in_a_word(&self.session, other),
            ),
        )
    }

    /// Returns the move that is held back, and the answer to it, for the board.
    pub(super) fn held_back(&self) -> Option<Compared<MoveOf<K>>> {
        match &self.lesson {
            Some(Lesson::HeldBack { mv, answer, .. }) => Some(Compared {
                made: *mv,
                quality: Quality::Mistake,
                better: Vec::new(),
                answer: *answer,
            }),
            Some(Lesson::Weighed(_)) | None => None,
        }
    }
}

/// Returns why a move is held back: what it gives away, and the answer of the other side.
fn why<K: BoardUi>(
    mv: MoveOf<K>,
    best: Verdict,
    own: Verdict,
    answer: Option<MoveOf<K>>,
    other: &str,
) -> String {
    let gives = match (best.result(), own.result()) {
        _ if matches!(own, Verdict::Estimate(_)) => &format!(
            "gives much away, {}",
            Change {
                before: best,
                after: own
            }
            .words::<K>()
        ),
        (Ordering::Greater, Ordering::Less) => "throws the win away, and loses",
        (Ordering::Greater, Ordering::Equal | Ordering::Greater) => "throws the win away",
        (Ordering::Equal | Ordering::Less, Ordering::Equal) => "gives the better game away",
        (Ordering::Equal | Ordering::Less, _) => "loses",
    };
    let wins = if own == Verdict::Loss(1) {
        " and win"
    } else {
        ""
    };
    let answer = answer.map_or_else(String::new, |answer| {
        format!(": {other} can answer with {}{wins}", K::move_phrase(answer))
    });
    format!("{} {gives}{answer}", words::capital(&K::move_phrase(mv)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::{Column, Connect4};

    #[test]
    fn a_sentence_says_what_is_given_away_and_the_answer() {
        let [three, five] = [2, 4].map(Column::from_index);
        for (best, own, expected) in [
            (
                Verdict::Win(4),
                Verdict::Draw,
                "Column 3 throws the win away: High can answer with column 5",
            ),
            (
                Verdict::Win(4),
                Verdict::Loss(9),
                "Column 3 throws the win away, and loses: High can answer with column 5",
            ),
            (
                Verdict::Draw,
                Verdict::Loss(1),
                "Column 3 loses: High can answer with column 5 and win",
            ),
        ] {
            assert_eq!(
                why::<Connect4>(three, best, own, Some(five), "High"),
                expected
            );
        }
    }
}
