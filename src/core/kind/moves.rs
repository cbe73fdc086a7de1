//! Lists of moves as text, for games whose notation has blanks between moves.

use std::error::Error;
use std::fmt;

use super::MoveOf;
use super::notation::{Notation, TypedError};
use crate::core::game::Game;
use crate::core::plain::quoted;

/// Returns the moves that a text lists, with blanks between them, each of them legal after those
/// before it.
///
/// # Errors
/// [`MoveListError`] names the first move that is wrong, and why.
///
/// ```
/// use plot4::core::kind::read_moves;
/// use plot4::games::Go;
///
/// let setup = plot4::core::go::Setup::new(9)?;
/// assert_eq!(read_moves::<Go>(setup, "E5 C3 pass")?.len(), 3);
/// let error = read_moves::<Go>(setup, "E5 E5").expect_err("a point twice");
/// assert_eq!(error.number, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_moves<K: Notation>(
    setup: K::Setup,
    text: &str,
) -> Result<Vec<MoveOf<K>>, MoveListError> {
    let mut position = K::start(setup);
    let mut moves = Vec::new();
    for (number, word) in (1..).zip(text.split_whitespace()) {
        let error = |reason| MoveListError {
            number,
            found: word.to_owned(),
            reason,
        };
        let mv = K::parse_move(&position, word).map_err(|wrong| match wrong {
            TypedError::NotAMove => error(format!("this is no move: write {}", K::TYPED.what)),
            TypedError::Impossible(reason) => error(reason),
        })?;
        position
            .play(mv)
            .map_err(|illegal| error(K::refusal(&position, illegal)))?;
        moves.push(mv);
    }
    Ok(moves)
}

/// A text that is not a list of moves: where, what and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveListError {
    /// Which move is wrong, counted from 1.
    pub number: usize,
    /// The text that was found.
    pub found: String,
    /// Why it is wrong.
    pub reason: String,
}

impl fmt::Display for MoveListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "move {}, {}: {}",
            self.number,
            quoted(&self.found),
            self.reason
        )
    }
}

impl Error for MoveListError {}
