//! The coach of teaching mode: holds back a move that gives the result away, with a reason, unless
//! the player insists.

use std::cmp::Ordering;

use crate::app::analysis::{Analysis, Change};
use crate::app::contract::board::{BoardUi, Compared};
use crate::app::contract::model::Lesson;
use crate::core::game::Game;
use crate::core::kind::{MoveOf, Quality};
use crate::core::verdict::Verdict;
use crate::session::Session;
use crate::words::{self, text};

/// The result of checking a move.
pub(super) enum CheckResult<M> {
    /// The analysis does not know enough yet.
    NotYet,
    /// The move may be made.
    Fine,
    /// The move is a mistake: the opponent's answer, and the reason as a sentence.
    Bad(Option<M>, String),
}

/// Compares a move with the others in the position in view. Asks the analysis about the position
/// after it if necessary.
pub(super) fn check<K: BoardUi>(
    session: &Session<K>,
    analysis: &mut Analysis<K>,
    mv: MoveOf<K>,
) -> CheckResult<MoveOf<K>> {
    // If the analysis fails, there is nothing to object.
    if analysis.has_failed() {
        return CheckResult::Fine;
    }
    let position = session.position();
    if analysis.report_of(position).is_none() {
        return CheckResult::NotYet;
    }
    let moves = analysis.moves(session.record());
    let own = moves
        .iter()
        .find(|&&(known, _)| known == mv)
        .map(|&(_, verdict)| verdict);
    let best = moves
        .iter()
        .map(|&(_, verdict)| verdict)
        .max_by_key(|verdict| verdict.rank());
    let Some(best) = best else {
        return CheckResult::Fine;
    };
    // An estimate, or a move that the analyst has not searched, proves nothing: the value after the
    // move decides.
    let known = own.filter(|own| !matches!(own, Verdict::Estimate(_)));
    if known.is_some_and(|own| own.result() >= best.result()) {
        return CheckResult::Fine;
    }
    let mut after = position.clone();
    after.make(mv);
    let other = position.to_move().other();
    let (answer, own) = if after.outcome().is_some() {
        (None, known.unwrap_or(Verdict::Estimate(0)))
    } else if let Some(report) = analysis.report_of(&after) {
        let is_known = report.ended.is_exact();
        (
            Some(report.best),
            Verdict::of(report.score, is_known).of_other(),
        )
    } else {
        analysis.analyse_aside(Some(after));
        return CheckResult::NotYet;
    };
    // An estimate is not certain enough to hold a move back, except in games that judge by
    // estimates.
    let is_fact = K::SCALE.judges_moves || !matches!(own, Verdict::Estimate(_));
    if !is_fact || Quality::of::<K>(Some(best), Some(own)) != Quality::Mistake {
        return CheckResult::Fine;
    }
    let other = words::in_a_word(session, other);
    CheckResult::Bad(answer, why::<K>(mv, (best, own), answer, &other))
}

/// Returns the move that is held back and the answer to it, for the board.
pub(super) fn compared<M: Copy>(lesson: Option<&Lesson<M>>) -> Option<Compared<M>> {
    match lesson {
        Some(Lesson::HeldBack { mv, answer, .. }) => Some(Compared {
            made: *mv,
            quality: Quality::Mistake,
            better: Vec::new(),
            answer: *answer,
            class: None,
            seen: None,
        }),
        Some(Lesson::Checked(_)) | None => None,
    }
}

/// Returns why a move is held back: what it loses, from the best value and its own, and the
/// opponent's answer.
fn why<K: BoardUi>(
    mv: MoveOf<K>,
    (best, own): (Verdict, Verdict),
    answer: Option<MoveOf<K>>,
    other: &str,
) -> String {
    let mv = K::move_subject(mv);
    let reason = match (best.result(), own.result()) {
        _ if matches!(own, Verdict::Estimate(_)) => {
            let change = Change {
                before: best,
                after: own,
            };
            text::play::costs_much(mv, change.words::<K>())
        }
        (Ordering::Greater, Ordering::Less) => text::play::throws_win_and_loses(mv),
        (Ordering::Greater, Ordering::Equal | Ordering::Greater) => text::play::throws_win(mv),
        (Ordering::Equal | Ordering::Less, Ordering::Equal) => text::play::throws_lead(mv),
        (Ordering::Equal | Ordering::Less, _) => text::play::loses(mv),
    };
    let Some(answer) = answer.map(|answer| answer.to_string()) else {
        return reason;
    };
    let answer = if own == Verdict::Loss(1) {
        text::play::answers_and_wins(K::NAME, other, answer)
    } else {
        text::play::answers(K::NAME, other, answer)
    };
    text::play::two_sentences(reason, answer)
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
                "Column 3 throws away the win. High answers in column 5",
            ),
            (
                Verdict::Win(4),
                Verdict::Loss(9),
                "Column 3 throws away the win and loses. High answers in column 5",
            ),
            (
                Verdict::Draw,
                Verdict::Loss(1),
                "Column 3 loses. High answers in column 5 and wins",
            ),
        ] {
            assert_eq!(
                why::<Connect4>(three, (best, own), Some(five), "High"),
                expected
            );
        }
    }
}
