//! Slow and obvious references: what the fast code is held against.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "benches include this module, too, and use their part of it"
)]

pub mod checkers;
pub mod exact;
pub mod go;
pub mod gomoku;
pub mod gomoku_fours;
pub mod gomoku_games;
pub mod grid;
pub mod minimax;
