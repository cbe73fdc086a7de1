//! Draws that a computer offers, and its answer to the offer of one.

use super::Session;
use crate::core::game::{Game as _, Player};
use crate::core::kind::{GameKind, MoveOf, agreed_draw};
use crate::core::score::ScoreKind;
use crate::core::search::Report;

/// How many moves of both sides there must have been before a computer agrees on a draw.
const EARLIEST: usize = 40;
/// After how many moves of both sides without progress a computer offers a draw, unless it knows a
/// win.
const QUIET: u16 = 40;

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

    /// Returns the computer that offers the only person a draw with its last move, of which this is its
    /// report.
    #[must_use]
    pub fn offers_draw(&mut self, report: &Report<MoveOf<K>>) -> Option<Player> {
        let position = self.position();
        let you = self.you().filter(|&you| you == position.to_move())?;
        agreed_draw::<K>(position).filter(|_| position.outcome().is_none())?;
        let knows_win = matches!(report.score.kind(), ScoreKind::WinIn(_));
        // It offers once, with its first move after so many.
        let is_time = (QUIET..QUIET + 2).contains(&self.quiet_moves());
        let offers = is_time && !knows_win;
        if offers {
            self.offered = Some(self.record().cursor());
        }
        offers.then_some(you.other())
    }

    /// Returns how many moves in a row have brought the game no closer to its end.
    fn quiet_moves(&self) -> u16 {
        K::QUIET_MOVES.map_or(0, |quiet| quiet(self.position()))
    }

    /// Returns the opponent's answer, from a report of what the position is worth for the person, who
    /// is to move.
    #[must_use]
    pub fn draw_answer(&self, report: &Report<MoveOf<K>>) -> DrawAnswer {
        let is_quiet = self.quiet_moves() >= QUIET;
        let is_better = match report.score.kind() {
            ScoreKind::Heuristic(value) => !is_quiet && value < -K::SCALE.even,
            ScoreKind::LossIn(_) => true,
            ScoreKind::WinIn(_) => false,
        };
        if self.offered == Some(self.record().cursor()) {
            // It has offered it itself.
            DrawAnswer::Yes
        } else if is_better {
            DrawAnswer::Winning
        } else if !is_quiet && self.record().cursor() + 1 < EARLIEST {
            DrawAnswer::TooEarly(EARLIEST)
        } else {
            DrawAnswer::Yes
        }
    }
}
