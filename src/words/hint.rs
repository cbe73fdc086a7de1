//! Hints as sentences.

use super::found::{moves, standing_id};
use super::list::listed;
use super::phrases::Phrases;
use super::text;
use crate::core::kind::{MoveOf, Standing};
use crate::core::score::{Score, ScoreKind};
use crate::core::search::mcts::Tried;
use crate::core::search::{Explanation, Report};

/// The longest line of play to show, in moves.
pub const MOST_SHOWN: usize = 12;

/// Returns the text of a hint or, when asked again, its expected line of play.
#[must_use]
pub fn advice<K: Phrases>(
    report: &Report<MoveOf<K>>,
    explanation: Option<&Explanation<K::Game>>,
    shows_line: bool,
) -> String {
    let line = explanation.map_or(&report.pv, |explanation| &explanation.line);
    if shows_line && line.len() > 1 {
        return best_play(line, MOST_SHOWN);
    }
    explanation
        .and_then(|explanation| K::explanation(&explanation.insight))
        .unwrap_or_else(|| hint::<K>(report))
}

/// Returns the expected line of play in words, up to this many moves.
#[must_use]
pub fn best_play<M: ToString>(line: &[M], most: usize) -> String {
    let moves = listed(line.iter().take(most).map(ToString::to_string));
    if line.len() > most {
        text::game::best_line_more(moves)
    } else {
        text::game::best_line(moves)
    }
}

/// Returns a hint as a sentence: the move, and the finding of the search. It claims no more than is
/// known.
#[must_use]
pub fn hint<K: Phrases>(report: &Report<MoveOf<K>>) -> String {
    let best = K::move_phrase(report.best);
    let others_lose_at_once = report.moves.len() > 1
        && report
            .moves
            .iter()
            .filter(|root| root.mv != report.best)
            .all(|root| matches!(root.score.kind(), ScoreKind::LossIn(2)));
    match report.score.kind() {
        ScoreKind::WinIn(1) => text::game::hint_wins_at_once(best),
        ScoreKind::WinIn(Score::UNCOUNTED..) => text::game::hint_wins(best),
        ScoreKind::LossIn(Score::UNCOUNTED..) => text::game::hint_loses(best),
        ScoreKind::WinIn(plies) => text::game::hint_wins_in(best, moves(plies)),
        ScoreKind::LossIn(2) if report.moves.len() > 1 => text::game::hint_loses_at_once(best),
        ScoreKind::LossIn(plies) => text::game::hint_loses_in(best, moves(plies)),
        ScoreKind::Heuristic(_) if others_lose_at_once => text::game::hint_only(best),
        ScoreKind::Heuristic(_) if report.ended.is_exact() => text::game::hint_draws(best),
        ScoreKind::Heuristic(value) => {
            let standing = standing_id(Standing::roughly::<K>(value));
            let hint = text::game::hint_estimate(best, standing);
            match (K::SCALE.tried(report), report.depth) {
                (Some(Tried { games, .. }), _) => text::game::hint_tried(hint, games),
                (None, 0) => hint,
                (None, depth) => text::game::hint_looked(hint, depth),
            }
        }
    }
}
