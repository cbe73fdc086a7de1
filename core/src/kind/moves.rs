//! Lists of moves as text, for games whose notation has blanks or commas between moves.

use std::fmt::Display;

use super::MoveOf;
use super::notation::Notation;
use super::players::Players;
use super::typed::{MoveFault, MoveListError, TypedError};
use crate::game::{Game, Reason as _};

/// Returns whether a move is a pass, which every game that has one writes the same.
///
/// ```
/// use plot4_core::go::Move;
/// use plot4_core::kind::is_pass;
///
/// assert!(is_pass(Move::Pass) && !is_pass(Move::Resign));
/// ```
#[must_use]
pub fn is_pass(mv: impl Display) -> bool {
    mv.to_string() == "pass"
}

/// Returns the moves that a text lists, with blanks or commas between them, each of them legal after
/// those before it. A [forced](Players::forced) move may be left out.
///
/// # Errors
/// [`MoveListError`] names the first wrong move, and the reason.
///
/// ```
/// use plot4_core::kind::read_moves;
/// use plot4_core::go::Go;
///
/// let setup = plot4_core::go::Setup::new(9).expect("a size");
/// assert_eq!(read_moves::<Go>(setup, "E5 C3, pass")?.len(), 3);
/// let error = read_moves::<Go>(setup, "E5 E5").expect_err("a point twice");
/// assert_eq!(error.number, 2);
/// # Ok::<(), plot4_core::kind::MoveListError>(())
/// ```
pub fn read_moves<K: Notation + Players>(
    setup: K::Setup,
    text: &str,
) -> Result<Vec<MoveOf<K>>, MoveListError> {
    let position = K::start(setup);
    read_words(position, words(text), K::EXAMPLES, K::forced, K::parse_move).map(|(_, moves)| moves)
}

/// Returns the words of a text between blanks and commas. A word that consists of points, `f5d6c3`, as other
/// programs write a game, is one word for each.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| character == ',' || character.is_whitespace())
        .filter(|word| !word.is_empty())
        .flat_map(points)
}

/// Returns the points that a word consists of, each a letter and digits; the word itself if it has anything
/// else.
fn points(word: &str) -> impl Iterator<Item = &str> {
    let bytes = word.as_bytes();
    let is_letter = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_alphabetic);
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let are_points = is_letter(0)
        && (0..bytes.len()).all(|at| is_digit(at) || is_letter(at) && is_digit(at + 1));
    pieces(word, move |character| {
        are_points && character.is_ascii_alphabetic()
    })
}

/// Returns the pieces of a word, each of which begins where it says, or where the word does.
pub(crate) fn pieces(word: &str, begins: impl Fn(char) -> bool) -> impl Iterator<Item = &str> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?.len_utf8();
        let end = rest[first..]
            .find(&begins)
            .map_or(rest.len(), |at| first + at);
        let (piece, after) = rest.split_at(end);
        rest = after;
        Some(piece)
    })
}

/// Returns the position after the moves that these words stand for, and the moves. A move that is
/// `forced` may be left out.
///
/// # Errors
/// Those of [`read_moves`], with these examples.
pub fn read_words<'a, G: Game>(
    mut position: G,
    words: impl Iterator<Item = &'a str>,
    examples: &'static [&'static str],
    forced: impl Fn(&G) -> Option<G::Move>,
    parse: impl Fn(&G, &str) -> Result<G::Move, TypedError>,
) -> Result<(G, Vec<G::Move>), MoveListError> {
    let mut moves = Vec::new();
    for word in words {
        let number = moves.len() + 1;
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
        if position.refusal(mv).is_some()
            && let Some(forced) = forced(&position)
        {
            position.make(forced);
            moves.push(forced);
        }
        position
            .play(mv)
            .map_err(|illegal| error(MoveFault::Refused(illegal.refusal.name())))?;
        moves.push(mv);
    }
    Ok((position, moves))
}
