//! The judge of the moves in a puzzle.

use super::board::{Stones, bit, each, point};
use super::problem::{Problem, TaskResult};
use super::reader::Effort;
use super::{Kind, Task};
use crate::control::Control;
use crate::game::Game as _;
use crate::go::position::{Move, Position};
use crate::score::Score;
use crate::search::{Report, RootMove, Strategy};

/// Tells which moves reach the goal, and answers for the opponent.
pub(super) struct Judge {
    problem: Problem,
}

/// The value of a move that is right though it is not proved how.
const UNPROVED: u32 = Score::UNCOUNTED + 1;

impl Judge {
    pub(super) fn new(start: &Position, kind: Kind) -> Self {
        Self { problem: Problem::new(&Stones::new(start), start.to_move(), kind, Effort::Quick) }
    }

    /// Returns the values of the user's moves, those near the chain first.
    fn of_user(&mut self, position: &Position) -> Vec<RootMove<Move>> {
        let stones = Stones::new(position);
        let (user, opponent) = (self.problem.user, self.problem.user.other());
        let near = self.problem.candidates(&stones, user);
        // A move that is far away is as good as a pass.
        let passed = self.problem.result(&stones.pass(), opponent);
        let mut judged: Vec<(bool, RootMove<Move>)> = Vec::new();
        for mv in position.moves() {
            let is_near = matches!(mv, Move::Place(at) if bit(at) & near != 0);
            let result = match mv {
                Move::Place(at) if is_near => stones
                    .play(bit(at), user, true)
                    .map(|after| self.problem.result(&after, opponent)),
                Move::Place(_) | Move::Pass => Some(passed),
                Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => None,
            };
            let score = match result {
                Some(TaskResult::Reached(plies)) if self.problem.task.is_attack() => {
                    Score::win_in(plies + 1)
                }
                Some(TaskResult::Reached(_)) => Score::win_in(Score::UNCOUNTED),
                Some(TaskResult::Unclear) => Score::win_in(UNPROVED),
                // Those that look right are named in hints.
                Some(TaskResult::Missed(_)) if is_near => Score::DRAW,
                Some(TaskResult::Missed(_)) | None => Score::loss_in(1),
            };
            judged.push((is_near, RootMove::exact(mv, score)));
        }
        judged.sort_by_key(|&(is_near, _)| !is_near);
        judged.into_iter().map(|(_, root)| root).collect()
    }

    /// Returns the opponent's answer, with the value of the position for it.
    fn of_opponent(&mut self, position: &Position) -> RootMove<Move> {
        let stones = Stones::new(position);
        let (user, opponent) = (self.problem.user, self.problem.user.other());
        let (mut refutation, mut longest, mut threat) = (None, None, None);
        for at in each(self.problem.candidates(&stones, opponent)) {
            let mv = Move::Place(point(at));
            if position.refusal(mv).is_some() {
                continue;
            }
            let Some(after) = stones.play(at, opponent, true) else {
                continue;
            };
            match self.problem.result(&after, user) {
                TaskResult::Missed(plies) => {
                    keep_better(&mut refutation, mv, -i64::from(plies));
                }
                TaskResult::Reached(plies) => {
                    keep_better(&mut longest, mv, i64::from(plies));
                    let twice = self.problem.result(&after.pass(), opponent);
                    if !matches!(twice, TaskResult::Reached(_)) {
                        let replies = self.problem.replies(&after);
                        let most = i64::from(plies) - 100 * i64::try_from(replies).unwrap_or(100);
                        keep_better(&mut threat, mv, most);
                    }
                }
                TaskResult::Unclear => {}
            }
        }
        let best = |found: Option<(Move, i64)>| found.map(|(mv, _)| mv);
        if let Some((mv, plies)) = refutation {
            let plies = u32::try_from(-plies).unwrap_or(0);
            return RootMove::exact(mv, Score::win_in(plies + 1));
        }
        if self.problem.task == Task::Capture {
            let plies = longest.map_or(1, |(_, plies)| u32::try_from(plies).unwrap_or(0));
            return RootMove::exact(best(longest).unwrap_or(Move::Pass), Score::loss_in(plies + 1));
        }
        match best(threat) {
            Some(mv) => RootMove::exact(mv, Score::loss_in(Score::UNCOUNTED)),
            // The user may even pass now.
            None => RootMove::exact(best(longest).unwrap_or(Move::Pass), Score::loss_in(0)),
        }
    }
}

/// Keeps a move in the place of one that is worth less.
fn keep_better(kept: &mut Option<(Move, i64)>, mv: Move, worth: i64) {
    if kept.is_none_or(|(_, other)| worth > other) {
        *kept = Some((mv, worth));
    }
}

impl Strategy<Position> for Judge {
    fn choose(
        &mut self,
        position: &Position,
        _control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        if position.outcome().is_some() {
            return None;
        }
        let moves = if position.to_move() == self.problem.user {
            self.of_user(position)
        } else {
            vec![self.of_opponent(position)]
        };
        Report::of_known(moves)
    }
}
