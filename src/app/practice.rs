//! The screens of the puzzles, of the user's mistakes and of a first lesson, and what they share
//! with the other lessons: the board, the card and their layout.
//!
//! A screen owns its board and its part of the progress until it reports it. Uses `contract`,
//! `kit`, `input`, `speech` and the threads of the worker. Knows no game.

pub mod board;
pub mod card;
pub mod first_lesson;
pub mod judge;
pub mod mistakes;
pub mod puzzles;
pub mod screen;
