//! Slow and obvious references: what the fast code is held against.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file includes this module and uses its part of it"
)]

pub mod checkers;
pub mod exact;
pub mod gomoku;
pub mod gomoku_fours;
pub mod gomoku_games;
pub mod grid;
pub mod minimax;
