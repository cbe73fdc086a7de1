//! Why the rules of Go refuse a move.

use crate::kit::refusals;

refusals! {
    /// The stone would take nothing, and its own group would have no liberty.
    SelfCapture = "self-capture",
    /// It takes back a stone that has just taken one (simple ko).
    Ko = "ko",
    /// The whole board would be as it was before (positional superko).
    Repetition = "superko",
    /// The dead stones are not being settled yet.
    NotSettling = "not-settling",
    /// There is no stone to call dead or alive.
    NoStone = "no-stone",
}
