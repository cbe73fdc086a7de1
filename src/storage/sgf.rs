//! SGF, the Smart Game Format (`FF[4]`): the files that other programs of board games read and
//! write.
//!
//! A file is a tree of nodes, each with properties: `(;GM[4]SZ[15];B[hh];W[gg](;B[ig])(;B[gi]))`.
//! Which game it is stands in GM. A game of ours that has a number there says with [`SgfGame`] how
//! its set-up and its moves are written.
//!
//! The whole tree of moves is read and written, with its comments, and the game info: the
//! event, the day, a result that the players agreed on. Marks and other properties of a node mean
//! nothing here, and are kept as they stand (`markup`). Of a collection the first game is read.
//! Stones of Go may be set up in the first node; else games that do not begin on the empty
//! board are refused.

mod game;
mod go;
mod gomoku;
pub(super) mod markup;
mod parse;
mod read;
mod write;

pub(super) use self::read::read;
pub(super) use self::write::{is_for, write};
