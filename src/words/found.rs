//! The findings of a search, and the values of moves and positions, in words.

use super::catalog::signed;
use super::list::listed;
use super::names::{side, third_person};
use super::phrases::Phrases;
use super::text;
use crate::core::game::{Game, Player};
use crate::core::kind::{GameKind, MoveOf, Source, Standing};
use crate::core::score::{Score, ScoreKind};
use crate::core::search::mcts::Tried;
use crate::core::search::{Ended, Report};
use crate::core::verdict::Verdict;
use crate::session::Session;

/// The most moves of a line that a player expects.
const MOST_EXPECTED: usize = 12;

/// The text of a search's report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Two lines: `Looked 6 moves ahead: even` and `Expects 4, 3, 5, 4`.
    pub lines: [String; 2],
    /// The figures: `Depth 6, 4812 positions, value +6`.
    pub figures: String,
}

/// Returns the text of the report of a search; `None` for players who do not search. `is_played`
/// tells whether the move that it found has been made since: then the answers to it are expected.
#[must_use]
pub fn found<K: Phrases>(report: &Report<MoveOf<K>>, is_played: bool) -> Option<Found> {
    let line = report.pv.get(usize::from(is_played)..).unwrap_or_default();
    let moves = listed(line.iter().take(MOST_EXPECTED).copied().map(K::move_phrase));
    let end = match report.score.kind() {
        ScoreKind::WinIn(plies) | ScoreKind::LossIn(plies) if plies < Score::UNCOUNTED => plies,
        _ => 0,
    };
    // A line that ends before the game does is cut, however long the search has found it.
    let shown = line.len().min(MOST_EXPECTED) + usize::from(is_played);
    let is_cut = line.len() > MOST_EXPECTED || (shown as u64) < u64::from(end);
    let moves = if is_cut { text::game::and_more(moves) } else { moves };
    let expects = match (line.is_empty(), is_played) {
        (true, _) => String::new(),
        (false, true) => text::game::found_expects(moves),
        (false, false) => text::game::found_considers(moves),
    };
    if let Some(Tried { games, won, to_win }) = K::SCALE.tried(report) {
        let tried = text::game::found_tried(games, text::game::value_share(to_win.to_string()));
        return Some(Found {
            lines: [tried, expects],
            figures: text::game::figures_playouts(games, won, figure(report.score)),
        });
    }
    if report.depth == 0 {
        return None;
    }
    let value = value::<K>(report);
    let looked = match (report.ended, report.nodes) {
        (Ended::Book, _) => text::game::found_book(value),
        (_, 0) => text::game::found_glance(value),
        (Ended::Decided, _) => text::game::found_end(value),
        (Ended::Depth | Ended::Nodes | Ended::Stopped, _) => {
            text::game::found_ahead(report.depth, value)
        }
    };
    Some(Found {
        lines: [looked, expects],
        figures: text::game::figures(report.depth, report.nodes, figure(report.score)),
    })
}

/// Returns the score of a search as its figures have it.
fn figure(score: Score) -> String {
    match score.kind() {
        ScoreKind::WinIn(Score::UNCOUNTED..) => text::game::figures_win().to_owned(),
        ScoreKind::LossIn(Score::UNCOUNTED..) => text::game::figures_loss().to_owned(),
        ScoreKind::WinIn(plies) => text::game::figures_win_in(plies),
        ScoreKind::LossIn(plies) => text::game::figures_loss_in(plies),
        ScoreKind::Heuristic(value) => text::game::figures_value(signed(value)),
    }
}

/// Returns the finding of a search in a few words; `None` for players who do not search.
#[must_use]
pub fn found_briefly<K: GameKind>(report: &Report<MoveOf<K>>) -> Option<String> {
    let tried = K::SCALE
        .tried(report)
        .map(|Tried { to_win, .. }| text::game::value_share(to_win.to_string()));
    tried.or_else(|| (report.depth > 0).then(|| value::<K>(report)))
}

/// Returns the value found by a search, in words.
fn value<K: GameKind>(report: &Report<MoveOf<K>>) -> String {
    match report.score.kind() {
        ScoreKind::WinIn(Score::UNCOUNTED..) => text::game::value_wins().to_owned(),
        ScoreKind::LossIn(Score::UNCOUNTED..) => text::game::value_loses().to_owned(),
        ScoreKind::WinIn(plies) => text::game::value_wins_in(moves(plies)),
        ScoreKind::LossIn(plies) => text::game::value_loses_in(moves(plies)),
        ScoreKind::Heuristic(_) if report.ended.is_exact() => text::game::value_draws().to_owned(),
        ScoreKind::Heuristic(value) => {
            text::game::value_estimate(standing_id(Standing::roughly::<K>(value)))
        }
    }
}

pub(super) const fn standing_id(standing: Standing) -> &'static str {
    match standing {
        Standing::MuchWorse => "much-worse",
        Standing::Worse => "worse",
        Standing::LittleWorse => "slightly-worse",
        Standing::Even => "even",
        Standing::LittleBetter => "slightly-better",
        Standing::Better => "better",
        Standing::MuchBetter => "much-better",
    }
}

/// Returns the value of a move, to follow its name: `wins in 4 moves`.
#[must_use]
pub fn verdict<K: GameKind>(verdict: Verdict) -> String {
    match (verdict, verdict.margin()) {
        (Verdict::Win(_), Some(margin)) => return text::game::verdict_wins_by(margin),
        (Verdict::Loss(_), Some(margin)) => return text::game::verdict_loses_by(margin),
        _ => {}
    }
    match verdict {
        Verdict::Win(0 | Verdict::UNCOUNTED..) => text::game::verdict_won().to_owned(),
        Verdict::Win(1) => text::game::verdict_wins_at_once().to_owned(),
        Verdict::Win(count) => text::game::verdict_wins_in(count),
        Verdict::Draw => text::game::verdict_draws().to_owned(),
        Verdict::Loss(0 | Verdict::UNCOUNTED..) => text::game::verdict_loses().to_owned(),
        Verdict::Loss(1) => text::game::verdict_loses_at_once().to_owned(),
        Verdict::Loss(count) => text::game::verdict_loses_in(count),
        Verdict::Estimate(value) => match Standing::of::<K>(value) {
            Some(standing) => text::game::verdict_estimate(standing_id(standing)),
            None => text::game::verdict_number(signed(value)),
        },
    }
}

/// Returns the analysis of the position in view: `Red wins in 4 moves`.
#[must_use]
pub fn evaluation<K: Phrases>(session: &Session<K>, worth: Option<Verdict>) -> String {
    let mover = third_person(session, session.position().to_move());
    match (worth, worth.and_then(Verdict::margin)) {
        (Some(Verdict::Win(_)), Some(margin)) => {
            return text::game::evaluation_wins_by(mover, margin);
        }
        (Some(Verdict::Loss(_)), Some(margin)) => {
            return text::game::evaluation_loses_by(mover, margin);
        }
        _ => {}
    }
    match worth {
        None => text::game::evaluation_unknown().to_owned(),
        Some(Verdict::Win(0)) => text::game::evaluation_won(mover),
        Some(Verdict::Win(Verdict::UNCOUNTED..)) => text::game::evaluation_wins(mover),
        Some(Verdict::Win(count)) => text::game::evaluation_wins_in(mover, count),
        Some(Verdict::Draw) => text::game::evaluation_draw().to_owned(),
        Some(Verdict::Loss(0)) => text::game::evaluation_lost(mover),
        Some(Verdict::Loss(Verdict::UNCOUNTED..)) => text::game::evaluation_loses(mover),
        Some(Verdict::Loss(count)) => text::game::evaluation_loses_in(mover, count),
        Some(Verdict::Estimate(value)) => match Standing::of::<K>(value) {
            Some(standing) => text::game::evaluation_estimate(mover, standing_id(standing)),
            None => text::game::evaluation_number(mover, signed(value)),
        },
    }
}

/// Returns the value of a position in a few words that name the side that is ahead, and that side:
/// `Yellow in 14`, `Draw`, `Black slightly better`. `to_first` is the value for the first side, and
/// `label` writes an estimate as a number; it is the turn of `mover`.
#[must_use]
pub fn ahead<K: Phrases>(
    to_first: Verdict,
    mover: Player,
    label: fn(i32) -> String,
) -> (String, Option<Player>) {
    let player = match to_first {
        Verdict::Win(_) => Player::First,
        Verdict::Loss(_) => Player::Second,
        Verdict::Draw => return (text::analysis::draw().to_owned(), None),
        Verdict::Estimate(value) if value < 0 => Player::Second,
        Verdict::Estimate(_) => Player::First,
    };
    let side = side::<K>(player);
    if let Some(margin) = to_first.margin() {
        return (text::analysis::bar_by(side, margin), Some(player));
    }
    match to_first {
        Verdict::Draw => (text::analysis::draw().to_owned(), None),
        Verdict::Win(0 | Verdict::UNCOUNTED..) | Verdict::Loss(0 | Verdict::UNCOUNTED..) => {
            (text::analysis::bar_wins(side), Some(player))
        }
        Verdict::Win(count) | Verdict::Loss(count) => {
            let plies = 2 * count - u32::from(player == mover);
            (text::analysis::bar_in(side, count, plies), Some(player))
        }
        Verdict::Estimate(value) if K::SCALE.source == Source::Playouts => {
            let share = label(value.saturating_abs());
            if share == label(0) {
                return (text::analysis::bar_estimate(side, "even"), None);
            }
            (text::analysis::bar_share(side, share), Some(player))
        }
        Verdict::Estimate(value) => {
            let standing = Standing::roughly::<K>(value.saturating_abs());
            let text = text::analysis::bar_estimate(side, standing_id(standing));
            (text, (standing != Standing::Even).then_some(player))
        }
    }
}

/// Returns the number of moves of the player to move in this many plies.
pub(super) const fn moves(plies: u32) -> u32 {
    plies.div_ceil(2)
}
