//! What a search found, and what moves and positions are worth.

use super::names::third_person;
use crate::core::count::{counted, signed};
use crate::core::game::Game;
use crate::core::kind::{GameKind, MoveOf, Standing};
use crate::core::score::{Score, ScoreKind};
use crate::core::search::mcts::Tried;
use crate::core::search::{Ended, Report};
use crate::core::verdict::Verdict;
use crate::session::Session;

/// Returns what a search has to tell; `None` for players who do not search.
#[must_use]
pub fn found<K: GameKind>(report: &Report<MoveOf<K>>) -> Option<Found> {
    let expected: Vec<String> = report.pv.iter().take(12).map(ToString::to_string).collect();
    let expects = format!("Expects {}", expected.join(", "));
    if let Some(Tried { games, won }) = K::SCALE.tried(report) {
        let tried = format!("Tried {}: wins {won} of 100", counted(games, "game"));
        let value = format!("value {}", report.score).replace('-', "−");
        let figures = format!("{}, {won}% of them won, {value}", counted(games, "playout"));
        return Some(Found {
            lines: [tried, expects],
            figures,
        });
    }
    if report.depth == 0 {
        return None;
    }
    let value = value::<K>(report);
    let looked = match (report.ended, report.nodes) {
        (Ended::Book, _) => format!("From the opening book: {value}"),
        (_, 0) => format!("Seen at a glance: {value}"),
        (Ended::Decided, _) => format!("Looked to the end: {value}"),
        (Ended::Depth | Ended::Nodes | Ended::Stopped, _) => {
            format!(
                "Looked {} ahead: {value}",
                counted(report.depth.into(), "turn")
            )
        }
    };
    let score = match report.score.kind() {
        ScoreKind::WinIn(Score::UNCOUNTED..) => "a win".to_owned(),
        ScoreKind::LossIn(Score::UNCOUNTED..) => "a loss".to_owned(),
        ScoreKind::WinIn(1) => "win in 1 ply".to_owned(),
        ScoreKind::WinIn(plies) => format!("win in {plies} plies"),
        ScoreKind::LossIn(plies) => format!("loss in {plies} plies"),
        ScoreKind::Heuristic(_) => format!("value {}", report.score).replace('-', "−"),
    };
    let figures = format!(
        "Depth {}, {}, {score}",
        report.depth,
        counted(report.nodes, "position")
    );
    Some(Found {
        lines: [looked, expects],
        figures,
    })
}

/// Returns what a search found, in a few words; `None` for players who do not search.
#[must_use]
pub fn found_briefly<K: GameKind>(report: &Report<MoveOf<K>>) -> Option<String> {
    let tried = K::SCALE
        .tried(report)
        .map(|Tried { won, .. }| format!("wins {won} of 100"));
    tried.or_else(|| (report.depth > 0).then(|| value::<K>(report)))
}

/// The text of a search's report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// In two lines: `Looked 6 turns ahead: stands better` and `Expects 4, 3, 5, 4`.
    pub lines: [String; 2],
    /// The figures, for those who want them: `Depth 6, 4,812 positions, value +6`.
    pub figures: String,
}

/// Returns what a search found, in words.
fn value<K: GameKind>(report: &Report<MoveOf<K>>) -> String {
    match report.score.kind() {
        ScoreKind::WinIn(Score::UNCOUNTED..) => "wins".to_owned(),
        ScoreKind::LossIn(Score::UNCOUNTED..) => "loses".to_owned(),
        ScoreKind::WinIn(plies) => format!("wins in {}", moves(plies)),
        ScoreKind::LossIn(plies) => format!("loses in {}", moves(plies)),
        ScoreKind::Heuristic(_) if report.ended.is_exact() => "draws".to_owned(),
        ScoreKind::Heuristic(value) => Standing::roughly::<K>(value).phrase("stands"),
    }
}

/// Returns what a move or a position is worth, to follow the name of the move or of the side: `wins
/// in 4 moves`.
#[must_use]
pub fn verdict<K: GameKind>(verdict: Verdict) -> String {
    match verdict {
        Verdict::Win(0) => "has won".to_owned(),
        Verdict::Win(1) => "wins at once".to_owned(),
        Verdict::Win(Verdict::UNCOUNTED..) => "wins".to_owned(),
        Verdict::Win(count) => format!("wins in {count} moves"),
        Verdict::Draw => "draws".to_owned(),
        Verdict::Loss(0) => "has lost".to_owned(),
        Verdict::Loss(1) => "loses to the next move".to_owned(),
        Verdict::Loss(Verdict::UNCOUNTED..) => "loses".to_owned(),
        Verdict::Loss(count) => format!("loses in {count} moves"),
        Verdict::Estimate(value) => match Standing::of::<K>(value) {
            Some(standing) => format!("{}, by an estimate", standing.phrase("stands")),
            None => format!("{}, by an estimate", signed(value)),
        },
    }
}

/// Returns what the analysis says of the position in view: `Red wins in 4 moves`, `Anna wins in 4
/// moves`.
#[must_use]
pub fn evaluation<K: GameKind>(session: &Session<K>, worth: Option<Verdict>) -> String {
    let mover = third_person(session, session.position().to_move());
    worth.map_or_else(
        || "not known yet".to_owned(),
        |worth| format!("{mover} {}", verdict::<K>(worth)),
    )
}

/// Returns the moves of the player to move that fit in this many plies, as a number and a noun.
pub(super) fn moves(plies: u32) -> String {
    counted(plies.div_ceil(2).into(), "move")
}
