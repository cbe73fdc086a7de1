//! How much a selective search leaves out.

use crate::core::search::Root;

/// How much a [`Selective`](super::Selective) search leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selectivity {
    /// The greatest number of moves that are searched at a node, the most promising ones; at the
    /// root all are.
    pub width: usize,
    /// The greatest number of nodes that the solver spends at a node; 0 for no solver.
    pub solver_nodes: u64,
    /// The size of the transposition table in bytes.
    pub table_bytes: usize,
    /// Which moves at the root are reported: with [`Root::All`] as with [`Root::Ties`].
    pub root: Root,
}

impl Default for Selectivity {
    fn default() -> Self {
        Self {
            width: 14,
            solver_nodes: 100,
            table_bytes: 1 << 24,
            root: Root::Ties,
        }
    }
}
