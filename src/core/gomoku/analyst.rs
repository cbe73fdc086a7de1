//! The analyst: what each point is worth, by estimates, and the wins that are seen.

use super::evaluate::PatternSum;
use super::level::{Computer, Skill};
use super::position::{Move, Position};
use super::quiescence::AlongFours;
use super::strategy::strategy;
use crate::core::character::Character;
use crate::core::control::{Control, StopOnly};
use crate::core::game::Player;
use crate::core::score::ScoreKind;
use crate::core::search::{Ended, Limits, Options, Report, Root, Search, Strategy};

/// How far every point is looked at, in plies.
const DEPTH: u32 = 3;

/// Whoever tells what each point is worth: the best one as High sees it, the others by a look ahead
/// that leaves nothing out.
pub(super) struct Analyst {
    high: Box<dyn Strategy<Position>>,
    all: Search<Position, AlongFours<PatternSum>>,
}

impl Analyst {
    /// Returns an analyst.
    pub(super) fn new() -> Self {
        let evaluate = PatternSum {
            owner: Player::First,
            character: Character::Neutral,
        };
        let options = Options {
            root: Root::All,
            ..Options::default()
        };
        Self {
            high: strategy(Computer::new(Skill::High), Player::First),
            all: Search::new(AlongFours(evaluate), options),
        }
    }
}

impl Strategy<Position> for Analyst {
    /// Returns a report of all points near stones: the value of the best one is High's, and no
    /// other is worth more.
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        let mut report =
            self.all
                .run(position, Limits::depth(DEPTH), &mut StopOnly::new(control))?;
        control.on_progress(&Report {
            ended: Ended::Depth,
            ..report.clone()
        });
        let high = self.high.choose(position, control)?;
        // A deeper look is another scale: what all have in common is taken off, so that the
        // differences stay.
        let shift = match (high.score.kind(), report.score.kind()) {
            (ScoreKind::Heuristic(deep), ScoreKind::Heuristic(near)) => deep - near,
            _ => 0,
        };
        for root in &mut report.moves {
            root.score = match root.score.kind() {
                _ if root.mv == high.best => high.score,
                ScoreKind::Heuristic(_) => root.score.shifted(shift).min(high.score),
                ScoreKind::WinIn(_) | ScoreKind::LossIn(_) => root.score.min(high.score),
            };
        }
        // Estimates among the moves are no draws, whatever is known of the best one.
        let ended = if report.ended.is_exact() || high.ended.is_exact() {
            Ended::Depth
        } else {
            high.ended
        };
        Some(Report {
            ended,
            moves: report.moves,
            ..high
        })
    }
}
