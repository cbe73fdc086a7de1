//! Puzzles of Go on 9x9: capture or save a chain, make an enclosed group live or kill it, with exactly
//! one right first move.
//!
//! Two readers agree on every first move. One errs on the side of the defender: what it
//! captures is captured, whatever the defender does. The other errs on the side of the attacker: what
//! it does not capture escapes. Both read every line to its end; a ko, which could go either way,
//! goes to the side that each favours, and so decides no puzzle.

mod board;
mod collection;
mod judge;
mod kind;
mod maker;
mod problem;
mod reader;
mod shapes;

pub use kind::{Collection, Kind, Puzzle, Task};
pub use maker::Maker;
