//! Tests across the whole program: its layers, hostile input, panics, the corpus of the fuzzer and
//! a game that only the tests know.
//!
//! The allocator of this binary counts what each thread takes (`hostile/memory.rs`).

mod architecture;
mod corpus;
mod hostile;
mod kept_rule;
mod messages;
mod panics;
mod sources;
mod text;
mod tiny_game;
