//! SGF, the Smart Game Format (`FF[4]`): the files that other programs of board games read and
//! write.
//!
//! A file is a tree of nodes, each with properties: `(;GM[4]SZ[15];B[hh];W[gg](;B[ig])(;B[gi]))`.
//! GM is the number of the game. A game of ours with such a number implements `SgfGame` for its
//! set-up and moves.
//!
//! The whole tree of moves is read and written, with its comments and the game info: the event, the
//! date, an agreed result. Marks and other properties of a node have no meaning here, and are kept
//! unchanged (`markup`). Of a collection the first game is read, and all are listed. Go stones may
//! be set up in the first node; any other game that does not begin on an empty board is refused.

mod game;
mod go;
mod gomoku;
mod imported;
pub(super) mod marks;
pub(super) mod markup;
mod mend;
mod parse;
mod parts;
mod read;
mod value;
mod write;

pub(super) use self::game::is_result;
pub(super) use self::imported::{imported_extensions, is_imported};
pub use self::marks::{BoardMark, MarkShape, Marking, board_marks, dimming, toggle_mark};
pub(super) use self::parse::games;
pub(super) use self::parts::file_game;
pub(super) use self::read::{charset, naming, read};
pub(super) use self::write::{is_for, write};
