//! Where the games of a file begin and end.

use super::parse::{Token, Tokens, without_mark};
use crate::storage::file_game::GamesOfText;
use crate::storage::format_fault::FormatFault;
use crate::storage::parse_error::ParseError;

/// What the last token belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// No game, or one that is over.
    Between,
    Tags,
    /// The moves of a game, this many variations deep.
    Moves(usize),
}

/// Returns the places of all games of a text, and whether it has lines for programs. What follows a
/// fault is not read.
pub(super) fn games_and_program_lines(text: &str) -> (GamesOfText, bool) {
    let mut tokens = Tokens::new(text);
    let mut starts = Vec::new();
    let mut part = Part::Between;
    let fault = loop {
        let token = match tokens.next() {
            Ok(Some(token)) => token,
            Ok(None) => break None,
            Err(fault) => break Some(fault),
        };
        // Tags begin a game; without them a game may follow the result of another. A comment
        // belongs to the game before it.
        let (is_start, next) = match (token, part) {
            (Token::Comment(_), _) => continue,
            (Token::Tag(..), _) => (part != Part::Tags, Part::Tags),
            (Token::Result(_), Part::Moves(1..)) => continue, // of a variation
            (Token::Result(_), _) => (starts.is_empty(), Part::Between),
            (Token::Open, Part::Moves(depth)) => (false, Part::Moves(depth + 1)),
            (Token::Close, Part::Moves(depth)) => (false, Part::Moves(depth.saturating_sub(1))),
            (Token::Move(..) | Token::Sign(_), Part::Moves(_)) => continue,
            (Token::Open | Token::Close | Token::Move(..) | Token::Sign(_), _) => {
                (part == Part::Between, Part::Moves(0))
            }
        };
        if is_start {
            // Whatever stands before the first game is part of it.
            starts.push(if starts.is_empty() {
                0
            } else {
                tokens.last_at()
            });
        }
        part = next;
    };
    let fault = fault.or_else(|| {
        starts
            .is_empty()
            .then(|| ParseError::format(FormatFault::NoGame))
    });
    // Where a game with a fault ends is not known.
    let unmarked = without_mark(text);
    let end = fault.is_none().then_some(unmarked.len());
    let ends = starts.iter().copied().skip(1).chain(end);
    let mark = text.len() - unmarked.len();
    let trimmed = |(&start, end): (&usize, usize)| {
        let game = unmarked[start..end].trim_end();
        let start = end_of_blanks(game) + start;
        mark + start..mark + start + game.trim_start().len()
    };
    let games = starts.iter().zip(ends).map(trimmed).collect();
    let all = GamesOfText {
        games,
        fault,
        is_cut: tokens.is_cut() || matches!(part, Part::Moves(1..)),
    };
    (all, tokens.has_program_lines())
}

/// Returns how many bytes of blanks a text begins with.
fn end_of_blanks(text: &str) -> usize {
    text.len() - text.trim_start().len()
}
