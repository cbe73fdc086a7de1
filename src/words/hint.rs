//! Hints: which move, and what the search saw there.

use super::found::moves;
use crate::core::count::{capital, counted};
use crate::core::kind::{GameKind, MoveOf, Standing};
use crate::core::score::{Score, ScoreKind};
use crate::core::search::mcts::Tried;
use crate::core::search::{Explanation, Report};

/// Returns a hint as a sentence: which move, and what the search saw there. It claims no more than
/// it knows.
#[must_use]
pub fn hint<K: GameKind>(report: &Report<MoveOf<K>>) -> String {
    let best = capital(&K::move_phrase(report.best));
    let others_lose_at_once = report.moves.len() > 1
        && report
            .moves
            .iter()
            .filter(|root| root.mv != report.best)
            .all(|root| matches!(root.score.kind(), ScoreKind::LossIn(2)));
    match report.score.kind() {
        ScoreKind::WinIn(1) => format!("{best} wins at once"),
        ScoreKind::WinIn(Score::UNCOUNTED..) => format!("{best} wins, whatever your opponent does"),
        ScoreKind::LossIn(Score::UNCOUNTED..) => {
            format!("{best} holds out longest: your opponent can win")
        }
        ScoreKind::WinIn(plies) => format!(
            "{best} wins in {}, whatever your opponent does",
            moves(plies)
        ),
        ScoreKind::LossIn(2) if report.moves.len() > 1 => {
            format!("{best}, but your opponent wins with the next move wherever you play")
        }
        ScoreKind::LossIn(plies) => format!(
            "{best} holds out longest: your opponent can win in {}",
            moves(plies)
        ),
        ScoreKind::Heuristic(_) if others_lose_at_once => {
            format!("{best}: anything else lets your opponent win with the next move")
        }
        ScoreKind::Heuristic(_) if report.ended.is_exact() => {
            format!("{best} leads to a draw: neither side can force a win")
        }
        ScoreKind::Heuristic(value) => {
            let judged = if value < 0 {
                let other = Standing::roughly::<K>(value).of_other();
                let all_the_same = if other == Standing::Even {
                    ""
                } else {
                    " all the same"
                };
                format!("{}{all_the_same}", other.phrase("your opponent stands"))
            } else {
                Standing::roughly::<K>(value).phrase("you stand")
            };
            let seen = match (K::SCALE.tried(report), report.depth) {
                (Some(Tried { games, .. }), _) => format!(" in {}", counted(games, "game")),
                (None, 0) => String::new(),
                (None, depth) => format!(" {} ahead", counted(depth.into(), "turn")),
            };
            format!("{best} looks best{seen}: {judged}")
        }
    }
}

/// The longest play that is shown, in moves.
pub const MOST_SHOWN: usize = 12;

/// Returns what a hint says: its words or, on a second asking, the play that it expects.
#[must_use]
pub fn advice<K: GameKind>(
    report: &Report<MoveOf<K>>,
    explanation: Option<&Explanation<MoveOf<K>>>,
    shows_line: bool,
) -> String {
    let line = explanation.map_or(&report.pv, |explanation| &explanation.line);
    if shows_line && line.len() > 1 {
        return best_play(line, MOST_SHOWN);
    }
    explanation.map_or_else(
        || hint::<K>(report),
        |explanation| explanation.words.clone(),
    )
}

/// Returns the play that is expected, in words, as far as this many moves.
#[must_use]
pub fn best_play<M: ToString>(line: &[M], most: usize) -> String {
    let moves: Vec<String> = line.iter().take(most).map(ToString::to_string).collect();
    let more = if line.len() > moves.len() { " …" } else { "" };
    format!("Best play from here: {}{more}", moves.join(", "))
}
