//! Lists of moves as text, for notations with blanks between moves.

use super::MoveOf;
use super::notation::Notation;
use super::typed::{MoveFault, MoveListError, TypedError};
use crate::core::game::{Game, Reason as _};

/// Parses moves with blanks between them, each of which must be legal after those before it.
///
/// # Errors
/// [`MoveListError`] names the first wrong move, and the reason.
///
/// ```
/// use plot4::core::kind::read_moves;
/// use plot4::games::Go;
///
/// let setup = plot4::core::go::Setup::new(9).expect("a size");
/// assert_eq!(read_moves::<Go>(setup, "E5 C3 pass")?.len(), 3);
/// let error = read_moves::<Go>(setup, "E5 E5").expect_err("a point twice");
/// assert_eq!(error.number, 2);
/// # Ok::<(), plot4::core::kind::MoveListError>(())
/// ```
pub fn read_moves<K: Notation>(
    setup: K::Setup,
    text: &str,
) -> Result<Vec<MoveOf<K>>, MoveListError> {
    let words = text.split_whitespace();
    read_words(K::start(setup), words, K::EXAMPLES, K::parse_move).map(|(_, moves)| moves)
}

/// Parses moves from words, and returns the position after them with the moves.
///
/// # Errors
/// Those of [`read_moves`], with these examples.
pub fn read_words<'a, G: Game>(
    mut position: G,
    words: impl Iterator<Item = &'a str>,
    examples: &'static [&'static str],
    parse: impl Fn(&G, &str) -> Result<G::Move, TypedError>,
) -> Result<(G, Vec<G::Move>), MoveListError> {
    let mut moves = Vec::new();
    for (number, word) in (1..).zip(words) {
        let error = |fault| MoveListError {
            number,
            found: word.to_owned(),
            fault,
        };
        let mv = parse(&position, word).map_err(|wrong| {
            error(match wrong {
                TypedError::NotAMove => MoveFault::NotAMove { examples },
                other => MoveFault::Typed(other),
            })
        })?;
        position
            .play(mv)
            .map_err(|illegal| error(MoveFault::Refused(illegal.refusal.name())))?;
        moves.push(mv);
    }
    Ok((position, moves))
}
