//! The player of the engine.

use super::instant::instant_move;
use crate::core::control::Control;
use crate::core::game::Player;
use crate::core::gomoku::strategy::deepest;
use crate::core::gomoku::{Move, Position};
use crate::core::search::{Ended, Report, Root, Selectivity, Strategy};
use crate::worker::choose;

/// The largest table that is useful in a search of some seconds, in bytes.
const MAX_TABLE: usize = 64 << 20;

/// Returns the strongest player, which uses about `memory` bytes and searches until it is stopped.
fn strongest(side: Player, memory: usize) -> Box<dyn Strategy<Position>> {
    deepest(
        side,
        Selectivity {
            table_bytes: memory.min(MAX_TABLE),
            root: Root::Best,
            ..Selectivity::default()
        },
    )
}

/// The player of one side, with its memory from move to move.
pub(super) struct Engine {
    side: Player,
    strategy: Box<dyn Strategy<Position>>,
}

impl Engine {
    /// Returns the player of a side, which uses about `memory` bytes.
    pub(super) fn new(side: Player, memory: usize) -> Self {
        Self {
            side,
            strategy: strongest(side, memory),
        }
    }

    pub(super) const fn side(&self) -> Player {
        self.side
    }

    /// Returns the move for this position, searched until `control` stops it, or `None` if the game
    /// is over.
    ///
    /// If it is stopped before it has searched a single ply, it makes the [instant
    /// move](instant_move).
    pub(super) fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Move> {
        let report = choose(&mut *self.strategy, position, control)?;
        let is_searched = report.depth > 0 || report.ended != Ended::Stopped;
        if is_searched {
            Some(report.best)
        } else {
            instant_move(position).or(Some(report.best))
        }
    }
}
