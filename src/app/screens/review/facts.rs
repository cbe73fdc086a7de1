//! The findings of a review in words: the accuracy of each side, and every mistake.

use std::cmp::Ordering;

use crate::app::analysis::accuracy::Accuracy;
use crate::app::analysis::{Analysis, Change};
use crate::app::contract::board::{BoardUi, Compared};
use crate::core::game::{Outcome, Player};
use crate::core::kind::{self, MoveOf, Standing, chance_of};
use crate::core::verdict::Verdict;
use crate::session::Session;
use crate::words::{self, text};

/// How far a move may be behind the best one, as a chance to win from 0 to 1, to be named as good
/// by estimates.
const EQUAL_WITHIN: f32 = 0.05;

/// A mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake<M> {
    /// Its number, counted from 1.
    pub ply: usize,
    /// Who made it.
    pub player: Player,
    /// The values of the position before and after it.
    pub change: Change,
    /// The moves that would have kept the value.
    pub better: Vec<M>,
    /// A sentence about it: `You had a win in column 6`.
    pub sentence: String,
}

/// Returns the mistakes of the line that are known so far, in order.
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
    let had = match (change.before, change.before.result()) {
        (Verdict::Estimate(before), _) if K::SCALE.judges_moves => {
            MissedResult::Estimate(Standing::roughly::<K>(before))
        }
        (Verdict::Estimate(_), _) => MissedResult::Unclear,
        (_, Ordering::Greater) => MissedResult::Win,
        (_, Ordering::Equal | Ordering::Less) => MissedResult::Draw,
    };
    let best = best(&moves);
    let sentence = if better.len() > 2 && better.len() + 1 == moves.len() {
        all_but_one::<K>(had, made)
    } else {
        missed(session, player, had, made, &best)
    };
    Some(Mistake {
        ply,
        player,
        change,
        better,
        sentence,
    })
}

/// The position of a player before a mistake.
#[derive(Clone, Copy)]
enum MissedResult {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A position that was not known to be lost.
    Unclear,
    /// A position with this estimate, in a game that judges moves by estimates.
    Estimate(Standing),
}

/// Returns the moves that keep the value of a position, the best ones first; by estimates, those
/// hardly behind the best one.
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

/// Returns a sentence about the only move that was a mistake.
fn all_but_one<K: BoardUi>(had: MissedResult, made: MoveOf<K>) -> String {
    let made = made.to_string();
    match had {
        MissedResult::Win => text::review::only_win(K::NAME, made),
        MissedResult::Draw => text::review::only_draw(K::NAME, made),
        MissedResult::Unclear => text::review::only_lost(K::NAME, made),
        MissedResult::Estimate(_) => text::review::only_worse(K::NAME, made),
    }
}

/// Returns a sentence about a mistake and the better moves.
fn missed<K: BoardUi>(
    session: &Session<K>,
    player: Player,
    had: MissedResult,
    made: MoveOf<K>,
    best: &[MoveOf<K>],
) -> String {
    let subject = K::move_subject(made);
    let made = made.to_string();
    let is_you = session.you() == Some(player);
    let name = words::in_a_word(session, player);
    let who = if is_you { "you" } else { "name" };
    let better = match (had, named(best)) {
        (_, Better::None) => return text::review::was_mistake(subject),
        (MissedResult::Win, Better::Few(best)) => {
            text::review::missed_win(who, name.as_str(), K::NAME, best)
        }
        (MissedResult::Win, Better::Several(one)) => text::review::several_win(K::NAME, one),
        (MissedResult::Draw, Better::Few(best)) => {
            text::review::missed_draw(who, name.as_str(), K::NAME, made, best)
        }
        (MissedResult::Draw, Better::Several(one)) => text::review::several_draw(K::NAME, one),
        (MissedResult::Unclear, Better::Few(best)) => text::review::lost(K::NAME, made, best),
        (MissedResult::Unclear, Better::Several(one)) => {
            text::review::several_held(K::NAME, made, one)
        }
        (MissedResult::Estimate(_), Better::Few(best)) => {
            text::review::was_better(K::NAME, made, best)
        }
        (MissedResult::Estimate(_), Better::Several(one)) => {
            text::review::several_better(K::NAME, made, one)
        }
    };
    match had {
        MissedResult::Win | MissedResult::Draw | MissedResult::Unclear => better,
        MissedResult::Estimate(standing) => {
            let standing = identifier(standing);
            let before = if is_you {
                text::review::stood_you(standing)
            } else {
                text::review::stood_name(standing, name)
            };
            text::play::two_sentences(before, better)
        }
    }
}

/// The moves that were better than a mistake.
enum Better {
    /// None is known.
    None,
    /// Up to three, as a list of alternatives.
    Few(String),
    /// More than that; this is one of them.
    Several(String),
}

/// Returns a few moves as a list of alternatives, of many moves one.
fn named<M: ToString>(moves: &[M]) -> Better {
    let mut names: Vec<String> = moves.iter().map(ToString::to_string).collect();
    if names.len() > 3 {
        return Better::Several(names.swap_remove(0));
    }
    names.sort_by_key(|name| (name.len(), name.clone())); // 9 before 10
    match names.as_slice() {
        [] => Better::None,
        [one] => Better::Few(one.clone()),
        [one, two] => Better::Few(text::review::two_moves(one, two)),
        [one, two, three, ..] => Better::Few(text::review::three_moves(one, two, three)),
    }
}

/// Returns the identifier of a standing in the messages.
const fn identifier(standing: Standing) -> &'static str {
    match standing {
        Standing::MuchWorse => "much-worse",
        Standing::Worse => "worse",
        Standing::LittleWorse => "little-worse",
        Standing::Even => "even",
        Standing::LittleBetter => "little-better",
        Standing::Better => "better",
        Standing::MuchBetter => "much-better",
    }
}

/// Returns the subtitle of the review: `You against High · You won on move 25`.
#[must_use]
pub fn subtitle<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> String {
    let [first, second] = Player::BOTH.map(|player| words::in_a_word(session, player));
    let pairing = match session.you() {
        Some(Player::First) => text::play::pairing_you(second),
        Some(Player::Second) => text::play::pairing_you(first),
        None => text::play::pairing(first, second),
    };
    text::play::beside(pairing, ending(session, analysis))
}

/// Returns the result of the game: `You won on move 25`, or `You won after 25 moves` if it did not
/// end with a move on the board.
#[must_use]
pub fn ending<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>) -> String {
    let line = session.record().moves();
    let moves = line.len();
    let is_won_on_board = line.last().is_none_or(|&mv| kind::is_judged::<K>(mv));
    match analysis.ended() {
        Some(Outcome::Win(winner)) => {
            let name = words::in_a_word(session, winner);
            match (session.you() == Some(winner), is_won_on_board) {
                (true, true) => text::review::won_you(moves),
                (true, false) => text::review::won_after_you(moves),
                (false, true) => text::review::won_name(name, moves),
                (false, false) => text::review::won_after_name(name, moves),
            }
        }
        Some(Outcome::Draw) => text::review::drawn(moves),
        None => text::play::moves_so_far(moves),
    }
}

/// Returns the accuracy of a side as a figure, a phrase and a short phrase: `85%`, `11 of 13 moves
/// good` and `11 of 13`.
#[must_use]
pub fn accuracy_words<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
    player: Player,
) -> [String; 3] {
    let accuracy = Accuracy::of(session, analysis, player);
    let unknown = |figure: &str, words: &str| [figure, words, words].map(str::to_owned);
    let is_complete = is_complete(session, analysis);
    match accuracy.percent() {
        Some(percent) => {
            let Accuracy { good, known, .. } = accuracy;
            [
                text::review::percent(percent),
                if is_complete {
                    text::review::good_moves(good, known)
                } else {
                    text::review::good_moves_so_far(good, known)
                },
                text::review::good_moves_short(good, known),
            ]
        }
        None if accuracy.all == 0 => unknown("–", text::review::no_moves()),
        None if is_complete => unknown("–", text::review::only_estimates()),
        None => unknown("…", "…"),
    }
}

/// Returns the move after the position in view, compared with better ones; `None` at the end of the
/// line.
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
        is_made: false,
        quality,
        better: mistake.map_or_else(Vec::new, |mistake| mistake.better),
        answer: None,
        class: analysis.class(record.cursor() + 1),
        seen: analysis.seen(record.cursor() + 1).cloned(),
    })
}

/// Returns whether all values known of the line are exact.
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

/// Returns how many positions of the line are known, and how many there are.
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
