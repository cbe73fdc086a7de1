//! Hints as sentences.

use super::found::{moves, standing_id};
use super::list::listed;
use super::phrases::{CardText, MOST_NAMED, Phrases, names_in_order};
use super::text;
use crate::core::game::{Game, Outcome};
use crate::core::kind::{Judgement, MeritKind, MoveClass, MoveOf, Seen, Standing};
use crate::core::score::{Score, ScoreKind};
use crate::core::search::mcts::Tried;
use crate::core::search::{Explanation, Report};
use crate::core::verdict::Verdict;

/// The longest line of play to show, in moves.
pub const MOST_SHOWN: usize = 12;

/// A hint in words.
#[derive(Clone, Debug)]
pub struct HintText {
    /// What to do, and what follows.
    pub card: CardText,
    /// All that there is to say, in one text without the last full stop.
    pub said: String,
}

/// Returns a hint in words.
#[must_use]
pub fn hint<K: Phrases>(
    position: &K::Game,
    report: &Report<MoveOf<K>>,
    explanation: Option<&Explanation<K::Game>>,
) -> HintText {
    let mut sentences = sentences::<K>(position, report, explanation);
    let as_good = as_good::<K>(position, report, explanation);
    let shown = sentences.get(1).into_iter().chain(&as_good).cloned();
    let card = CardText {
        heading: sentences.first().cloned().unwrap_or_default(),
        text: shown.reduce(text::play::two_sentences).unwrap_or_default(),
    };
    sentences.extend(as_good);
    HintText {
        card,
        said: sentences.into_iter().reduce(text::play::two_sentences).unwrap_or_default(),
    }
}

/// Returns the moves that a hint recommends: all that are as good as the best one. Where all lose,
/// those that at least take a place on which the opponent would win at once, if any do.
#[must_use]
pub fn advised<K: Phrases>(position: &K::Game, report: &Report<MoveOf<K>>) -> Vec<MoveOf<K>> {
    let judgement = Judgement::<K>::of(report);
    let best = judgement.best();
    if !matches!(judgement.value(), Verdict::Loss(_)) {
        return best;
    }
    let opponent = position.to_move().other();
    let takes_a_win = |mv: &MoveOf<K>| {
        best.iter().filter(|other| *other != mv).any(|&other| {
            let mut after = position.clone();
            after.play(other).is_ok()
                && after.play(*mv).is_ok()
                && after.outcome() == Some(Outcome::Win(opponent))
        })
    };
    let blocks: Vec<_> = best.iter().copied().filter(takes_a_win).collect();
    if blocks.is_empty() { best } else { blocks }
}

/// Returns which moves are as good as the one that the hint names, if it doesn't name them itself.
fn as_good<K: Phrases>(
    position: &K::Game,
    report: &Report<MoveOf<K>>,
    explanation: Option<&Explanation<K::Game>>,
) -> Option<String> {
    let judgement = Judgement::<K>::of(report);
    let best = advised::<K>(position, report);
    if explanation.is_some_and(|explanation| !explanation.best.is_empty()) {
        return None;
    }
    if best.len() < 2 {
        return None;
    }
    if !judgement.has_choice() {
        let is_lost = matches!(judgement.value(), Verdict::Loss(_));
        return (!is_lost).then(|| text::game::hint_all_as_good().to_owned());
    }
    let is_explained =
        explanation.is_some_and(|explained| !K::explanation(&explained.insight).is_empty());
    if !is_explained && best.len() <= MOST_NAMED {
        return None;
    }
    let others = listed(names_in_order(&best[1..], K::move_phrase));
    let is_cut = best.len() > MOST_NAMED + 1;
    Some(if is_cut {
        text::game::hint_as_good_more(others)
    } else {
        text::game::hint_as_good(others)
    })
}

/// Returns the sentences of a hint, without full stops: what to do, what follows, and what else
/// there is to say.
fn sentences<K: Phrases>(
    position: &K::Game,
    report: &Report<MoveOf<K>>,
    explanation: Option<&Explanation<K::Game>>,
) -> Vec<String> {
    if let Some(forced) = forced::<K>(position) {
        return std::iter::once(forced).chain(unexplained::<K>(position, report).pop()).collect();
    }
    let explained = explanation.map(|explanation| K::explanation(&explanation.insight));
    explained
        .filter(|sentences| !sentences.is_empty())
        .unwrap_or_else(|| unexplained::<K>(position, report))
}

/// Returns that there is a single legal move, if so: no other one is better or worse.
fn forced<K: Phrases>(position: &K::Game) -> Option<String> {
    let resignation = K::resignation(position);
    let mut turns = position.moves();
    turns.retain(|&mv| !K::Game::is_agreement(mv) && Some(mv) != resignation);
    match turns[..] {
        [only] if K::PASS == Some(only) => Some(text::game::hint_must_pass().to_owned()),
        [only] => Some(text::game::hint_forced(K::move_subject(only))),
        _ => None,
    }
}

/// Returns the line of play that is expected from a position, in words: at most [`MOST_SHOWN`] moves,
/// and an ellipsis if the game goes on after them.
#[must_use]
pub fn best_play<G: Game<Move: ToString>>(position: &G, line: &[G::Move]) -> String {
    let shown = &line[..line.len().min(MOST_SHOWN)];
    let mut end = position.clone();
    let is_legal = shown.iter().all(|&mv| end.play(mv).is_ok());
    let moves = listed(shown.iter().map(ToString::to_string));
    if is_legal && end.outcome().is_some() {
        text::game::best_line(moves)
    } else {
        text::game::best_line_more(moves)
    }
}

/// Returns a hint as sentences: the move and its purpose, and the finding of the search. It claims
/// no more than is known.
fn unexplained<K: Phrases>(position: &K::Game, report: &Report<MoveOf<K>>) -> Vec<String> {
    let judgement = Judgement::<K>::of(report);
    let best = advised::<K>(position, report);
    let mut advised = best.clone();
    if advised.len() > MOST_NAMED || !judgement.has_choice() {
        advised.truncate(1);
    }
    let named = K::one_of_moves(&advised);
    let heading = match (report.score.kind(), K::visible_merit(position, report.best)) {
        (ScoreKind::WinIn(1), _) => return vec![text::game::hint_to_win(named)],
        _ if K::PASS == Some(report.best) => text::game::hint_pass().to_owned(),
        // Such as to count the score after two passes.
        _ if K::Game::is_agreement(report.best) => K::move_subject(report.best),
        (_, Some(merit)) if advised.len() == 1 => match merit.kind {
            MeritKind::Block => text::game::hint_to_block(named),
            MeritKind::DoubleThreat => text::game::hint_to_double(named),
        },
        (_, _) => text::game::hint_play(named),
    };
    let others_lose_at_once = report.moves.len() > 1
        && report
            .moves
            .iter()
            .filter(|root| root.mv != report.best && root.score < Score::MAX)
            .all(|root| matches!(root.score.kind(), ScoreKind::LossIn(2)));
    let follows = match report.score.kind() {
        ScoreKind::WinIn(Score::UNCOUNTED..) => text::game::hint_wins().to_owned(),
        ScoreKind::LossIn(Score::UNCOUNTED..) => text::game::hint_loses().to_owned(),
        ScoreKind::WinIn(plies) => text::game::hint_wins_in(moves(plies)),
        ScoreKind::LossIn(2) if report.moves.len() > 1 => {
            text::game::hint_loses_at_once().to_owned()
        }
        ScoreKind::LossIn(plies) => text::game::hint_loses_in(moves(plies)),
        ScoreKind::Heuristic(_) if others_lose_at_once => text::game::hint_only().to_owned(),
        ScoreKind::Heuristic(_) if report.ended.is_exact() => text::game::hint_draws().to_owned(),
        ScoreKind::Heuristic(value) => {
            let standing = standing_id(Standing::roughly::<K>(value));
            let hint = text::game::hint_estimate(standing);
            match (K::SCALE.tried(report), report.depth) {
                (Some(Tried { games, .. }), _) => text::game::hint_tried(hint, games),
                (None, 0) => hint,
                (None, depth) => text::game::hint_looked(hint, depth),
            }
        }
    };
    let is_estimate = matches!(report.score.kind(), ScoreKind::Heuristic(_));
    let reason = is_estimate.then(|| reason::<K>(position, &best));
    std::iter::once(heading).chain(reason.flatten()).chain([follows]).collect()
}

/// How many other moves are looked at for the reason of a hint.
const LOOKED_AT: usize = 6;

/// Returns what the best moves are for, if that can be seen: what each of them stops, or takes, while
/// other moves leave it.
fn reason<K: Phrases>(position: &K::Game, best: &[MoveOf<K>]) -> Option<String> {
    let legal = position.moves();
    let others: Vec<MoveOf<K>> = legal.into_iter().filter(|mv| !best.contains(mv)).collect();
    // A pass leaves all as it is. Of other moves some are looked at, spread over the list, as
    // neighbours in it are alike.
    let passes = others.last().filter(|&&mv| K::PASS == Some(mv));
    let looked_at: Vec<MoveOf<K>> = if let Some(&pass) = passes {
        vec![pass]
    } else {
        let step = others.len().div_ceil(LOOKED_AT).max(1);
        others.into_iter().step_by(step).collect()
    };
    let mut found: Option<Seen<MoveOf<K>>> = None;
    for mv in looked_at {
        if found.as_ref().is_some_and(|seen| seen.better.contains(&mv)) {
            continue;
        }
        let seen = K::visible_mistake(position, mv).filter(|seen| {
            seen.class.is_left() && best.iter().all(|mv| seen.better.contains(mv))
        })?;
        if found.as_ref().is_some_and(|found| found.class != seen.class) {
            return None;
        }
        found = Some(seen);
    }
    // The heading says what is blocked.
    let seen = found.filter(|seen| seen.class != MoveClass::MissedBlock)?;
    let CardText { heading, text } =
        K::mistake_card(&seen, K::SIDES[position.to_move().other().index()]);
    if seen.class.is_missed_chance() {
        return Some(heading);
    }
    (!text.is_empty()).then(|| text::coach::otherwise(text))
}
