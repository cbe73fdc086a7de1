//! Rules and thinking: pure functions of their arguments.
//!
//! Nothing in here knows a window, a file, a clock, a thread or a source of randomness. The caller
//! brings a [`Control`](control::Control), through which a clock or a button may stop a
//! search.

// Of the core alone: around it a comment stands where it says more than a name and a type do.
#![warn(missing_docs)]

pub mod about;
pub mod bits;
pub mod checkers;
pub mod connect4;
pub mod control;
pub mod count;
pub mod day;
pub mod game;
pub mod go;
pub mod gomoku;
pub mod kind;
pub mod kit;
pub mod packed;
pub mod plain;
pub mod puzzle;
pub mod random;
pub mod record;
pub mod reversi;
pub mod score;
pub mod search;
pub mod verdict;
pub mod window;
