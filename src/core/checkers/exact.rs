//! A player who knows the last endgames, and asks another one in all other positions.

use super::endgame::progress::Progress;
use super::endgame::{Boards, Value, value_after_jumps};
use super::moves::Move;
use super::position::Position;
use super::shape::Standard;
use crate::core::control::Control;
use crate::core::game::{Game, Outcome};
use crate::core::score::Score;
use crate::core::search::{Ended, Report, RootMove, Strategy};

/// A strategy on the usual board that plays endgames of up to four pieces by what is known of them: it keeps every win and every draw,
/// and goes the shortest way to the next capture or man's move.
pub struct Exact<T> {
    other: T,
    /// The distances of the last endgame, most of whose positions come again.
    progress: Option<Progress>,
}

impl<T> Exact<T> {
    /// Returns the player who asks `other` where there are more pieces.
    pub const fn new(other: T) -> Self {
        Self { other, progress: None }
    }

    /// Returns what a position is worth that the mover of a move leads to, to that player.
    fn worth(&mut self, after: &Position<Standard>) -> Option<Score> {
        if let Some(outcome) = after.outcome() {
            return Some(match outcome {
                Outcome::Draw => Score::DRAW,
                Outcome::Win(winner) if winner == after.to_move() => Score::loss_in(1),
                Outcome::Win(_) => Score::win_in(1),
            });
        }
        let boards = Boards::of(after);
        let value = value_after_jumps(boards)?;
        if value == Value::Draw {
            return Some(Score::DRAW);
        }
        if !self.progress.as_ref().is_some_and(|progress| progress.has(boards)) {
            self.progress = Some(Progress::new(boards));
        }
        let distance = self.progress.as_ref().and_then(|progress| progress.distance(boards)).unwrap_or(0);
        let plies = Score::UNCOUNTED + u32::from(distance) + 1;
        Some(if value == Value::Loss { Score::win_in(plies) } else { Score::loss_in(plies) })
    }

    /// Returns what every move is worth, if that is known of all.
    fn report(&mut self, position: &Position<Standard>) -> Option<Report<Move>> {
        let boards = Boards::of(position);
        value_after_jumps(boards)?;
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let is_own_step = |mv: Move| mv.is_jump() || position.piece(mv.from()).is_some_and(|piece| !piece.is_king());
        let mut known = Vec::new();
        for mv in moves {
            let mut after = position.clone();
            after.make(mv);
            let score = self.worth(&after)?;
            // A capture or a man's move is the next step: how far the one after it is does not matter yet.
            let score = match score.kind() {
                crate::core::score::ScoreKind::WinIn(plies) if plies > 1 && is_own_step(mv) => {
                    Score::win_in(Score::UNCOUNTED + 1)
                }
                crate::core::score::ScoreKind::LossIn(plies) if plies > 1 && is_own_step(mv) => {
                    Score::loss_in(Score::UNCOUNTED + 1)
                }
                _ => score,
            };
            known.push(RootMove { mv, score, exact: true });
        }
        let best = known.iter().copied().reduce(|best, root| if root.score > best.score { root } else { best })?;
        let nodes = known.len() as u64;
        Some(Report { best: best.mv, score: best.score, depth: 1, nodes, pv: vec![best.mv], moves: known, ended: Ended::Decided })
    }
}

impl<T: Strategy<Position<Standard>>> Strategy<Position<Standard>> for Exact<T> {
    fn choose(&mut self, position: &Position<Standard>, control: &mut dyn Control<Report<Move>>) -> Option<Report<Move>> {
        if position.outcome().is_some() {
            return None;
        }
        match self.report(position) {
            Some(report) => Some(report),
            None => self.other.choose(position, control),
        }
    }
}
