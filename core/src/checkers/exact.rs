//! A player who knows the last endgames, and asks another one in all other positions.

use super::endgame::number::MOST_PIECES;
use super::endgame::progress::{LONGEST, Progress};
use super::endgame::{Boards, Value, value_after_jumps};
use super::moves::Move;
use super::position::Position;
use super::shape::{Shape, Standard};
use crate::control::Control;
use crate::game::{Game, Outcome};
use crate::score::Score;
use crate::search::{Ended, Report, RootMove, Strategy};

/// A strategy on the usual board that plays endgames of up to four pieces by their known values: it
/// keeps every win and every draw, and takes the shortest way to the next capture or man's move.
pub struct Exact<T> {
    other: T,
    /// The distances of the last endgame, most of whose positions come again.
    progress: Option<Progress>,
}

/// Returns whether all moves of a position are known: it has few pieces, and the draw by moves is
/// so far away that it can come to no endgame from its beginning.
fn is_known<S: Shape>(position: &Position<S>) -> bool {
    let limit = position.rules().limit;
    Boards::of_few(position, MOST_PIECES).is_some() && (limit == 0 || 2 * limit >= LONGEST)
}

impl<T> Exact<T> {
    /// Returns the player who asks `other` where there are more pieces.
    pub const fn new(other: T) -> Self {
        Self { other, progress: None }
    }

    /// Returns the value of a position to the player who has just moved there, by a capture or a
    /// man's move if `is_step`.
    fn worth(&mut self, after: &Position<Standard>, is_step: bool) -> Option<Score> {
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
        // A capture or a man's move is the next step: the distance to the one after it does not
        // matter yet.
        let distance = if is_step { 0 } else { self.distance(boards) };
        if after.quiet_moves_left().is_some_and(|left| distance > left) {
            return Some(Score::DRAW);
        }
        let plies = Score::UNCOUNTED + u32::from(distance) + 1;
        Some(if value == Value::Loss { Score::win_in(plies) } else { Score::loss_in(plies) })
    }

    /// Returns how far it is to the next step of an endgame that is not drawn.
    fn distance(&mut self, boards: Boards) -> u16 {
        if !self.progress.as_ref().is_some_and(|progress| progress.has(boards)) {
            self.progress = Some(Progress::new(boards));
        }
        self.progress.as_ref().and_then(|progress| progress.distance(boards)).unwrap_or(LONGEST)
    }

    /// Returns the value of every move, if all are known.
    fn report(&mut self, position: &Position<Standard>) -> Option<Report<Move>> {
        if !is_known(position) {
            return None;
        }
        let moves = position.moves();
        let can_be_repeated = position.can_be_repeated();
        let mut known = Vec::new();
        for mv in moves {
            let is_step =
                mv.is_jump() || position.piece(mv.from()).is_some_and(|piece| !piece.is_king());
            let mut after = position.clone();
            after.make(mv);
            let score = self.worth(&after, is_step)?;
            // A repetition that the opponent can force may draw a position that is won by its
            // pieces.
            let exact =
                is_step || score == Score::DRAW || after.outcome().is_some() || !can_be_repeated;
            known.push(RootMove { mv, score, exact });
        }
        let best = known
            .iter()
            .copied()
            .reduce(|best, root| if root.score > best.score { root } else { best })?;
        let nodes = known.len() as u64;
        let ended = if known.iter().all(|root| root.exact) { Ended::Decided } else { Ended::Depth };
        Some(Report {
            best: best.mv,
            score: best.score,
            depth: 1,
            nodes,
            pv: vec![best.mv],
            moves: known,
            ended,
            lead: None,
        })
    }
}

impl<T: Strategy<Position<Standard>>> Strategy<Position<Standard>> for Exact<T> {
    fn choose(
        &mut self,
        position: &Position<Standard>,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        if position.outcome().is_some() {
            return None;
        }
        match self.report(position) {
            Some(report) => Some(report),
            None => self.other.choose(position, control),
        }
    }
}
