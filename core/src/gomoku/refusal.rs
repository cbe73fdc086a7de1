//! Why the rules of Gomoku refuse a move.

use crate::kit::refusals;

refusals! {
    /// Black would make two threes at once.
    DoubleThree = "double-three",
    /// Black would make two fours at once.
    DoubleFour = "double-four",
    /// Black would make a row longer than the target.
    Overline = "overline",
    /// There is a point on which the player may put a stone.
    MayNotPass = "may-not-pass",
}
