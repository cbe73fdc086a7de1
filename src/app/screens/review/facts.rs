//! Findings of a review: how many moves of each side were good, and each move that gave something
//! away, in words.

use std::cmp::Ordering;

use crate::app::analysis::accuracy::Accuracy;
use crate::app::analysis::{Analysis, Change};
use crate::app::contract::board::{BoardUi, Compared};
use crate::core::count::{counted, one_of};
use crate::core::game::{Outcome, Player};
use crate::core::kind::{self, MoveOf, Standing, chance_of};
use crate::core::verdict::Verdict;
use crate::session::Session;
use crate::words::{self, text};

/// The most better moves that a sentence names.
const MOST_NAMED: usize = 3;
/// How far behind the best one a move may be, in chances to win from 0 to 1, and still be named as
/// good by estimates.
const EQUAL_WITHIN: f32 = 0.05;

/// A move that gave something away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake<M> {
    /// Its number, counted from 1.
    pub ply: usize,
    /// Who made it.
    pub player: Player,
    /// The values of its position before and after.
    pub change: Change,
    /// The moves that would have given nothing away.
    pub better: Vec<M>,
    /// A sentence about it: `You were winning; column 6 instead of 5`.
    pub sentence: String,
}

/// Returns the moves of the line that are known to have given something away, the first one first.
#[must_use]
pub fn mistakes<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
) -> Vec<Mistake<MoveOf<K>>> {
    (1..=session.record().moves().len())
        .filter_map(|ply| mistake(session, analysis, ply))
        .collect()
}

/// Returns a move of the line as a mistake, if it is known to be one.
fn mistake<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
    ply: usize,
) -> Option<Mistake<MoveOf<K>>> {
    let change = analysis.change(ply)?;
    let player = session.mover_at(ply - 1);
    let made = *session.record().moves().get(ply - 1)?;
    let moves = analysis.moves_at(ply - 1);
    let better = better::<K, _>(&moves, change.before);
    let who = Who::of(session, player);
    let before = match (change.before, change.before.result()) {
        (Verdict::Estimate(before), _) if K::SCALE.judges_moves => {
            who.stood(Standing::roughly::<K>(before))
        }
        (Verdict::Estimate(_), _) => format!("{} not clearly losing", who.was()),
        (_, Ordering::Greater) => format!("{} winning", who.was()),
        (_, Ordering::Equal | Ordering::Less) => format!("{} held the draw", who.name),
    };
    let what = instead::<K>(made, &best(&moves), better.len(), moves.len());
    Some(Mistake {
        ply,
        player,
        change,
        better,
        sentence: format!("{before}; {what}"),
    })
}

/// Returns the moves that keep what a position is worth, the best of them first; by estimates those
/// that are hardly behind the best one.
fn better<K: BoardUi, M: Copy>(moves: &[(M, Verdict)], before: Verdict) -> Vec<M> {
    let compares = K::SCALE.judges_moves && matches!(before, Verdict::Estimate(_));
    let most = moves
        .iter()
        .map(|&(_, verdict)| chance_of::<K>(verdict))
        .max_by(f32::total_cmp)
        .unwrap_or(0.0);
    let keeps = |verdict: Verdict| {
        if compares {
            chance_of::<K>(verdict) >= most - EQUAL_WITHIN
        } else {
            verdict.result() == before.result()
        }
    };
    let mut kept: Vec<_> = moves
        .iter()
        .filter(|(_, verdict)| keeps(*verdict))
        .collect();
    kept.sort_by_key(|(_, verdict)| std::cmp::Reverse(verdict.rank()));
    kept.into_iter().map(|&(mv, _)| mv).collect()
}

/// Returns the best moves of a position.
fn best<M: Copy>(moves: &[(M, Verdict)]) -> Vec<M> {
    let most = moves.iter().map(|(_, verdict)| verdict.rank()).max();
    moves
        .iter()
        .filter(|(_, verdict)| Some(verdict.rank()) == most)
        .map(|&(mv, _)| mv)
        .collect()
}

/// Returns a move in words, and the best ones, where so many of the legal ones would have given
/// nothing away.
fn instead<K: BoardUi>(made: MoveOf<K>, best: &[MoveOf<K>], kept: usize, legal: usize) -> String {
    let phrase = K::move_phrase(made);
    if kept > 2 && kept + 1 == legal {
        return format!("only {phrase} gave it away");
    }
    match best {
        [] => phrase,
        many if many.len() > MOST_NAMED => format!("{phrase} instead of {} or others", many[0]),
        few => {
            let mut names: Vec<String> = few.iter().map(ToString::to_string).collect();
            names.sort_by_key(|name| (name.len(), name.clone())); // 9 before 10
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            format!("{phrase} instead of {}", one_of(&names))
        }
    }
}

/// A side as a sentence speaks of it.
struct Who {
    name: String,
    is_you: bool,
}

impl Who {
    /// Returns how to speak of a side.
    fn of<K: BoardUi>(session: &Session<K>, player: Player) -> Self {
        let is_you = session.you() == Some(player);
        Self {
            name: words::in_a_word(session, player),
            is_you,
        }
    }

    /// Returns the side with the past of `be`.
    fn was(&self) -> String {
        format!("{} {}", self.name, if self.is_you { "were" } else { "was" })
    }

    /// Returns the side with how it stood: `You stood a little better`.
    fn stood(&self, standing: Standing) -> String {
        format!("{} stood {standing}", self.name)
    }
}

/// Returns what the game was, for the line beside the heading: `You against High · You won with
/// move 25`.
#[must_use]
pub fn subtitle<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> String {
    let names = Player::BOTH.map(|player| words::in_a_word(session, player));
    format!(
        "{} against {} · {}",
        names[0],
        names[1],
        ending(session, analysis)
    )
}

/// Returns how the game ended: `You won with move 25`, or `You won after 25 moves` where the last
/// was none on the board.
#[must_use]
pub fn ending<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> String {
    let line = session.record().moves();
    let moves = line.len();
    let is_won_on_board = line.last().is_none_or(|&mv| kind::is_judged::<K>(mv));
    match analysis.ended() {
        Some(Outcome::Win(winner)) => {
            let winner = words::in_a_word(session, winner);
            if is_won_on_board {
                format!("{winner} won with move {moves}")
            } else {
                format!("{winner} won after {}", counted(moves as u64, "move"))
            }
        }
        Some(Outcome::Draw) => format!("A draw after {moves} moves"),
        None => text::play::moves_so_far(moves),
    }
}

/// Returns the accuracy of a side in figures and in words: `85%` and `11 of 13 moves good`.
#[must_use]
pub fn accuracy_words<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
    player: Player,
) -> (String, String) {
    let accuracy = Accuracy::of(session, analysis, player);
    match accuracy.percent() {
        Some(percent) => {
            let so_far = if is_complete(session, analysis) {
                ""
            } else {
                " so far"
            };
            (
                format!("{percent}%"),
                format!("{} of {} moves good{so_far}", accuracy.good, accuracy.known),
            )
        }
        None if accuracy.all == 0 => ("–".to_owned(), "no move".to_owned()),
        None if is_complete(session, analysis) => ("–".to_owned(), "only estimates".to_owned()),
        None => ("…".to_owned(), "…".to_owned()),
    }
}

/// Returns the move after the position in view, held against what was better there; `None` at the
/// end of the line.
#[must_use]
pub fn compared<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
) -> Option<Compared<MoveOf<K>>> {
    let record = session.record();
    let made = *record.moves().get(record.cursor())?;
    let quality = analysis
        .settled(record.cursor() + 1)
        .and_then(|_| analysis.quality(record.cursor() + 1))?;
    let mistake = mistake(session, analysis, record.cursor() + 1);
    Some(Compared {
        made,
        quality,
        better: mistake.map_or_else(Vec::new, |mistake| mistake.better),
        answer: None,
    })
}

/// Returns whether every value of the line that is known is exact.
#[must_use]
pub fn is_exact<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> bool {
    (0..=session.record().moves().len())
        .all(|ply| !matches!(analysis.verdict(ply), Some(Verdict::Estimate(_))))
}

/// Returns whether every position of the line is known.
#[must_use]
pub fn is_complete<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> bool {
    let (known, all) = progress(session, analysis);
    known == all
}

/// Returns how many positions of the line are known, of how many.
#[must_use]
pub fn progress<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> (usize, usize) {
    let all = session.record().moves().len() + 1;
    (
        (0..all)
            .filter(|&ply| analysis.settled(ply).is_some())
            .count(),
        all,
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::checkers::Checkers;
    use crate::core::connect4::Connect4;

    #[test]
    fn what_keeps_the_result_is_better() {
        let moves = [
            (1, Verdict::Win(9)),
            (2, Verdict::Draw),
            (3, Verdict::Win(4)),
            (4, Verdict::Loss(2)),
        ];
        assert_eq!(
            better::<Connect4, _>(&moves, Verdict::Win(4)),
            [3, 1],
            "the sooner win first"
        );
        assert_eq!(better::<Connect4, _>(&moves, Verdict::Draw), [2]);
        let estimates = [
            (1, Verdict::Estimate(-40)),
            (2, Verdict::Estimate(60)),
            (3, Verdict::Estimate(50)),
            (4, Verdict::Loss(9)),
        ];
        assert_eq!(
            better::<Checkers, _>(&estimates, Verdict::Estimate(62)),
            [2, 3],
            "hardly worse than the best"
        );
        assert_eq!(
            better::<Connect4, _>(&estimates, Verdict::Estimate(62)),
            [2, 3, 1],
            "no more is known there"
        );
    }
}
