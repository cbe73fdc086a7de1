//! The budget of a search: its nodes, and the caller's stop signal.

use super::{Ended, Limits, Report};
use crate::control::Control;

/// Why the recursion returned without a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Interrupted {
    /// [`Ended::Nodes`] or [`Ended::Stopped`].
    pub(super) ended: Ended,
}

/// The nodes visited by a search and their limit, and the caller's stop signal.
pub(super) struct Budget<'a, M> {
    pub(super) control: &'a mut dyn Control<Report<M>>,
    pub(super) nodes: u64,
    pub(super) node_limit: u64,
}

impl<'a, M> Budget<'a, M> {
    /// Returns the budget of a new search.
    pub(super) fn new(limits: Limits, control: &'a mut dyn Control<Report<M>>) -> Self {
        Self {
            control,
            nodes: 0,
            node_limit: limits.nodes,
        }
    }

    /// Counts a node, or refuses it.
    #[inline]
    pub(super) fn enter(&mut self) -> Result<(), Interrupted> {
        if self.nodes >= self.node_limit {
            return Err(Interrupted {
                ended: Ended::Nodes,
            });
        }
        if self.control.should_stop() {
            return Err(Interrupted {
                ended: Ended::Stopped,
            });
        }
        self.nodes += 1;
        Ok(())
    }
}
