//! The tokens of a file: tags, moves, brackets and results.

use crate::core::about::Particular;
use crate::core::game::{Outcome, Player};
use crate::storage::format::envelope::GamesOfText;
use crate::storage::format::error::{ParseError, ParseFault, TextPlace};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Tag(&'a str, String),
    Open,
    Close,
    Result(&'a str),
    /// A move, and the annotation right behind it, such as `!`.
    Move(&'a str, &'a str),
    /// A separate annotation of a move: `!`, `$9`.
    Sign(&'a str),
    Comment(&'a str),
}

/// Returns a text without the byte order mark that some editors put at its start.
pub(super) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

pub(super) struct Tokens<'a> {
    text: &'a str,
    next: usize,
    last: usize,
    has_program_lines: bool,
    /// Whether the last comment has no end.
    is_cut: bool,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text: without_mark(text), next: 0, last: 0, has_program_lines: false, is_cut: false }
    }

    /// Returns the next piece, or `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<Token<'a>>, ParseError> {
        loop {
            self.last = self.next;
            let rest = &self.text[self.next..];
            let Some(first) = rest.chars().next() else {
                return Ok(None);
            };
            match first {
                '[' => return self.tag().map(Some),
                '(' => return Ok(Some(self.take(1, Token::Open))),
                ')' => return Ok(Some(self.take(1, Token::Close))),
                '{' => {
                    // Where no other game may follow, the file is cut off.
                    self.is_cut = !rest.contains('}') && !rest.contains("\n[");
                    let end = match rest.find('}') {
                        None if self.is_cut => rest.len(),
                        end => end.ok_or_else(|| self.error(ParseFault::CommentWithoutEnd))?,
                    };
                    let length = rest.len().min(end + 1);
                    return Ok(Some(self.take(length, Token::Comment(&rest[1..end]))));
                }
                // A comment to the end of the line.
                ';' => {
                    let end = rest.find('\n').unwrap_or(rest.len());
                    return Ok(Some(self.take(end, Token::Comment(&rest[1..end]))));
                }
                // A line for programs.
                '%' => {
                    self.has_program_lines = true;
                    self.next += rest.find('\n').unwrap_or(rest.len());
                }
                '*' => return Ok(Some(self.take(1, Token::Result(NO_RESULT)))),
                '!' | '?' => {
                    let end = rest.find(|c: char| !matches!(c, '!' | '?')).unwrap_or(rest.len());
                    return Ok(Some(self.take(end, Token::Sign(&rest[..end]))));
                }
                '$' => {
                    let end =
                        1 + rest[1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - 1);
                    return Ok(Some(self.take(end, Token::Sign(&rest[..end]))));
                }
                character if character.is_whitespace() => self.next += character.len_utf8(),
                _ => {
                    if let Some(token) = self.word() {
                        return Ok(Some(token));
                    }
                }
            }
        }
    }

    fn take(&mut self, bytes: usize, token: Token<'a>) -> Token<'a> {
        self.next += bytes;
        token
    }

    /// Takes a word: a result, a move with its annotation, or the number of a move, which is
    /// `None`.
    fn word(&mut self) -> Option<Token<'a>> {
        let rest = &self.text[self.next..];
        // The number of a move may be right before it: `1.11-15`. It is taken first, so that no
        // word is looked at twice.
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let dots = rest[digits..].bytes().take_while(|&byte| byte == b'.').count();
        if dots > 0 {
            self.next += digits + dots;
            return None;
        }
        let is_end = |c: char| c.is_whitespace() || matches!(c, '(' | ')' | '{' | '[' | ';');
        let end = rest.find(is_end).unwrap_or(rest.len());
        let word = &rest[..end + spaced_squares(&rest[..end], &rest[end..])];
        if RESULTS.contains(&word) || OTHER_RESULTS.contains(&word) {
            return Some(self.take(word.len(), Token::Result(word)));
        }
        let mv = word.trim_end_matches(['!', '?', '*']);
        Some(self.take(word.len(), Token::Move(mv, &word[mv.len()..])))
    }

    /// Returns whether there was a line for programs, which begins with `%`.
    pub(super) const fn has_program_lines(&self) -> bool {
        self.has_program_lines
    }

    /// Returns whether the text ends within a comment, which was read.
    pub(super) const fn is_cut(&self) -> bool {
        self.is_cut
    }

    fn tag(&mut self) -> Result<Token<'a>, ParseError> {
        let wrong = |tokens: &Self| tokens.error(ParseFault::NotATag);
        let rest = &self.text[self.next + 1..];
        let (before, quoted) = rest.split_once('"').ok_or_else(|| wrong(self))?;
        let name = before.trim();
        if name.is_empty() || !name.chars().all(|c| c.is_alphanumeric() || c == '_') {
            return Err(wrong(self));
        }
        let mut value = String::new();
        let mut characters = quoted.char_indices();
        while let Some((at, character)) = characters.next() {
            match character {
                '"' => {
                    let after = &quoted[at + 1..];
                    let end = after
                        .find(']')
                        .filter(|&end| after[..end].trim().is_empty())
                        .ok_or_else(|| wrong(self))?;
                    self.next = self.text.len() - after.len() + end + 1;
                    return Ok(Token::Tag(name, value));
                }
                '\\' => value.extend(characters.next().map(|(_, escaped)| escaped)),
                _ => value.push(character),
            }
        }
        Err(wrong(self))
    }

    /// Returns where the last piece begins, in bytes behind a byte order mark.
    pub(super) const fn last_at(&self) -> usize {
        self.last
    }

    /// Returns where the next piece begins, or a blank before it.
    pub(super) const fn at(&self) -> usize {
        self.next
    }

    /// Returns the text from there up to the last piece.
    pub(super) fn since(&self, from: usize) -> &'a str {
        &self.text[from..self.last]
    }

    /// Returns what is still to be read.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.next..]
    }

    pub(super) fn last_place(&self) -> TextPlace {
        TextPlace::of(self.text, self.last)
    }

    /// Returns the error at the next piece.
    pub(super) fn error(&self, fault: ParseFault) -> ParseError {
        ParseError::Format { place: Some(self.place()), fault }
    }

    pub(super) fn place(&self) -> TextPlace {
        TextPlace::of(self.text, self.next)
    }
}

/// Returns how many bytes behind a word belong to the same move, where blanks stand around its
/// signs: `11 - 15`, `15 x 24 x 31`.
fn spaced_squares(word: &str, after: &str) -> usize {
    let is_square = |c: char| c.is_ascii_digit();
    let is_sign = |c: char| matches!(c, '-' | 'x' | 'X');
    let is_part = |c: char| is_square(c) || is_sign(c);
    let mut last = word.chars().next_back();
    if !word.chars().all(is_part) || !word.starts_with(is_square) {
        return 0;
    }
    let mut rest = after;
    loop {
        let next = rest.trim_start();
        let end = next.find(|c: char| !is_part(c)).unwrap_or(next.len());
        let (piece, behind) = next.split_at(end);
        let joins = match last {
            Some(last) if is_sign(last) => piece.starts_with(is_square),
            // A sign alone, or right before the next square.
            _ => {
                piece.starts_with(is_sign) && {
                    let square = piece.trim_start_matches(is_sign);
                    piece.len() - square.len() == 1
                        && (square.starts_with(is_square)
                            || square.is_empty() && behind.trim_start().starts_with(is_square))
                }
            }
        };
        if !joins {
            return after.len() - rest.len();
        }
        last = piece.chars().next_back();
        rest = behind;
    }
}

// The tags with a meaning here.

/// The number of English draughts among the games of the format.
pub(super) const GAME_TYPE: &str = "21";
/// The tags of the two players' names, the first player's first.
pub(super) const PLAYERS: [&str; 2] = ["Black", "White"];
/// Our own tags, and the set-up options that they stand for.
pub(super) const OPTIONS: [(&str, &str); 5] = [
    ("Size", "size"),
    ("Men", "men"),
    ("Repetition", "repetition"),
    ("Drawafter", "draw-after"),
    ("FEN", "fen"),
];
/// The game info, and its tags.
pub(super) const ABOUT: [(Particular, &str); 16] = [
    (Particular::Event, EVENT),
    (Particular::Title, "Name"),
    (Particular::Place, "Site"),
    (Particular::Date, "Date"),
    (Particular::Round, "Round"),
    (Particular::Time, "TimeControl"),
    (Particular::FirstRank, "BlackRating"),
    (Particular::SecondRank, "WhiteRating"),
    (Particular::Overtime, "Overtime"),
    (Particular::Rules, "Rules"),
    (Particular::Opening, "Opening"),
    (Particular::Annotator, "Annotator"),
    (Particular::Recorder, "Recorder"),
    (Particular::Source, "Source"),
    (Particular::Copyright, "Copyright"),
    (Particular::Result, RESULT),
];
/// The tags of the kind of game, and of a custom initial position.
const GAME: [&str; 2] = ["GameType", "SetUp"];

/// Returns whether we read or write a tag ourselves.
pub(super) fn is_known(name: &str) -> bool {
    let mut known = ABOUT
        .iter()
        .map(|(_, tag)| *tag)
        .chain(OPTIONS.iter().map(|(tag, _)| *tag))
        .chain(PLAYERS)
        .chain(GAME);
    known.any(|known| known.eq_ignore_ascii_case(name))
        || [RESULT_AFTER, TOLD_RESULT].iter().any(|own| own.eq_ignore_ascii_case(name))
}

pub(super) const EVENT: &str = "Event";
pub(super) const OWN_EVENT: &str = "A game of Plot 4";
pub(super) const RESULT: &str = "Result";
/// Our own tag: the number of moves before the result, if there are more after it.
pub(super) const RESULT_AFTER: &str = "ResultAfter";
/// Our own tag: the result of an earlier position, if the line continued to another end.
pub(super) const TOLD_RESULT: &str = "ToldResult";
/// The results: the side that starts wins, the other wins, a draw, and no result.
pub(super) const RESULTS: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];
/// See above.
pub(super) const NO_RESULT: &str = "*";
/// Alternative forms of the results in other files.
pub(super) const OTHER_RESULTS: [&str; 6] = ["2-0", "0-2", "1-1", "0-0", "=", "1/2"];

/// Returns a result: `1-0` means that the side that starts has won.
pub(super) const fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Player::First) => RESULTS[0],
        Outcome::Win(Player::Second) => RESULTS[1],
        Outcome::Draw => RESULTS[2],
    }
}

// Where the games of a file begin and end.

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
            starts.push(if starts.is_empty() { 0 } else { tokens.last_at() });
        }
        part = next;
    };
    let fault = fault.or_else(|| starts.is_empty().then(|| ParseError::format(ParseFault::NoGame)));
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
    let all =
        GamesOfText { games, fault, is_cut: tokens.is_cut() || matches!(part, Part::Moves(1..)) };
    (all, tokens.has_program_lines())
}

/// Returns how many bytes of blanks a text begins with.
fn end_of_blanks(text: &str) -> usize {
    text.len() - text.trim_start().len()
}

/// Returns whether a text is a result: `1-0`, `0-1`, `1/2-1/2`, `*`.
pub(in crate::storage) fn is_result(text: &str) -> bool {
    let mut known = RESULTS.into_iter().chain(OTHER_RESULTS).chain([NO_RESULT]);
    known.any(|known| known == text)
}
