//! The options of a selective search.

use crate::search::Root;

/// The options of a [`Selective`](super::Selective) search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selectivity {
    /// The most moves searched at a node, the most promising ones; all are searched at the root.
    pub width: usize,
    /// The most nodes of the solver at a node of the search; 0 for no solver.
    pub solver_nodes: u64,
    /// The size of the transposition table in bytes.
    pub table_bytes: usize,
    /// Which moves at the root are reported.
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
