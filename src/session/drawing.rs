//! A computer's answer to the offer of a draw.

use super::Session;
use crate::core::game::Player;
use crate::core::kind::{GameKind, MoveOf, agreed_draw};
use crate::core::score::ScoreKind;
use crate::core::search::Report;

/// How many moves of both sides there must have been before a computer agrees on a draw.
const EARLIEST: usize = 40;

/// A computer's answer to the offer of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawAnswer {
    /// It agrees.
    Yes,
    /// It is too early, before this move.
    TooEarly(usize),
    /// It thinks that it is winning.
    Winning,
}

impl<K: GameKind> Session<K> {
    /// Returns the opponent of the only person, who answers an offer of a draw with this move; `None`
    /// if the move is none, or two people agree.
    #[must_use]
    pub fn answers_draw(&self, mv: MoveOf<K>) -> Option<Player> {
        let opponent = self.you()?.other();
        (agreed_draw::<K>(self.position()) == Some(mv)).then_some(opponent)
    }

    /// Returns the opponent's answer, from a report of what the position is worth for the person, who
    /// is to move.
    #[must_use]
    pub fn draw_answer(&self, report: &Report<MoveOf<K>>) -> DrawAnswer {
        let is_better = match report.score.kind() {
            ScoreKind::Heuristic(value) => value < -K::SCALE.even,
            ScoreKind::LossIn(_) => true,
            ScoreKind::WinIn(_) => false,
        };
        if is_better {
            DrawAnswer::Winning
        } else if self.record().cursor() < EARLIEST {
            DrawAnswer::TooEarly(EARLIEST / 2)
        } else {
            DrawAnswer::Yes
        }
    }
}
