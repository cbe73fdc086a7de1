//! Whether a group can be saved: a tree search whose players care for that group alone.

use crate::control::{Control, StopOnly};
use crate::game::{Outcome, Player};
use crate::go::choices::Dead;
use crate::go::playout::{Board, GoPlayouts, Style};
use crate::go::point::{Point, PointSet};
use crate::go::position::{Move, Position};
use crate::go::stones::Stones;
use crate::score::Score;
use crate::search::{Dice, Ended, Playouts, Prior, Report, TreeOptions, TreeSearch};

/// The number of playouts of a search.
const PLAYOUTS: u32 = 1500;

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Search {
    Lives,
    /// It dies, if the player who is to move begins here.
    Dies(Option<Point>),
    Stopped,
}

/// Searches whether a group lives if `first` is to move.
pub(super) fn search(
    position: &Position,
    group: &PointSet,
    owner: Player,
    first: Player,
    control: &mut dyn Control<Report<Move>>,
) -> Search {
    let search = TreeSearch::new(
        Fates {
            inner: GoPlayouts::new(Style::Heavy, true),
            group: *group,
            owner,
        },
        TreeOptions {
            playouts: PLAYOUTS,
            ..TreeOptions::default()
        },
    );
    let stones = Player::BOTH.map(|player| *position.stones(player));
    let setup = position.setup().with_dead(Dead::Settle);
    let position = Position::begun(setup, Stones::of_sides(stones, first));
    let Some(report) = search.run(&position, 0, &mut StopOnly::new(control)) else {
        return Search::Lives;
    };
    if report.ended == Ended::Stopped {
        return Search::Stopped;
    }
    let best = match report.best {
        Move::Place(point) => Some(point),
        Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => None,
    };
    if (report.score > Score::DRAW) == (owner == first) {
        Search::Lives
    } else {
        Search::Dies(best)
    }
}

/// Playouts whose winner is the owner of a group if it lives.
#[derive(Clone)]
struct Fates {
    inner: GoPlayouts,
    group: PointSet,
    owner: Player,
}

impl Fates {
    fn outcome(&self, board: &Board) -> Outcome {
        let points = || self.group.iter().map(|point| board.point(point));
        let kept = points().filter(|&point| board.owner(point) == Some(self.owner));
        let lives = 2 * kept.count() > points().count();
        Outcome::Win(if lives {
            self.owner
        } else {
            self.owner.other()
        })
    }
}

impl Playouts<Position> for Fates {
    type Board = Board;

    fn board(&self, position: &Position) -> Board {
        self.inner.board(position)
    }

    fn copy(&self, from: &Board, to: &mut Board) {
        self.inner.copy(from, to);
    }

    fn follow(&self, board: &mut Board, mv: Move) {
        self.inner.follow(board, mv);
    }

    fn expand(&self, position: &Position, board: &Board, out: &mut Vec<(Move, Prior)>) {
        self.inner.expand(position, board, out);
    }

    fn play_out(
        &self,
        board: &mut Board,
        dice: &mut Dice,
        played: &mut dyn FnMut(usize, Player),
    ) -> Outcome {
        // Where both pass, the stones on the board live.
        if board.passes < 2 {
            self.inner.play_out(board, dice, played);
        }
        self.outcome(board)
    }

    fn slot(&self, board: &Board, mv: Move) -> Option<usize> {
        self.inner.slot(board, mv)
    }

    fn slots(&self, board: &Board) -> usize {
        self.inner.slots(board)
    }
}
