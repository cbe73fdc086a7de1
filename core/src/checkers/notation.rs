//! Games as text: moves one after the other, as in `11-15 23-19 8-11`; and boards as lines of text.
//!
//! A step is written with a hyphen, a jump with an `x` and every square that it touches:
//! `15x24x31`. Its ends alone, `15x31`, will do where they mean one move.
//! Move numbers (`1.`) are passed over.

use super::moves::{Agreement, Move};
use super::position::{Position, Rank};
use super::setup::Setup;
use super::shape::{Shape, Size, Square};
use crate::game::Player;
use crate::kind::{Characters, Colour, DRAW, MoveFault, TextLook, read_words, spaced, words};
use crate::kit::RESIGN;

pub(super) const EXAMPLES: &[&str] = &["11-15", "15x24"];

/// Returns the moves that a text stands for, each of them legal in this game after those before it.
///
/// # Errors
/// [`MoveFault`] names the first move that is wrong, and why.
///
/// # Example
/// ```
/// use plot4_core::checkers::{Setup, notation};
///
/// let moves = notation::parse_moves(Setup::default(), "1. 11-15 23-18 2. 8-11")?;
/// assert_eq!(notation::format_moves(&moves), "11-15 23-18 8-11");
/// # Ok::<(), plot4_core::kind::MoveFault>(())
/// ```
///
/// ```
/// use plot4_core::checkers::{Setup, notation};
///
/// let moves = notation::parse_moves(Setup::default(), "1. 11-15 22-18 2. 15x22").expect("moves");
/// assert_eq!(notation::format_moves(&moves), "11-15 22-18 15x22");
/// ```
pub fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, MoveFault> {
    read(setup, text).map(|(_, moves)| moves)
}

/// Returns the position after the moves that a text stands for (see [`parse_moves`]).
///
/// # Errors
/// Those of [`parse_moves`].
pub fn parse_position(setup: Setup, text: &str) -> Result<Position, MoveFault> {
    read(setup, text).map(|(position, _)| position)
}

/// Returns moves as text, with a blank between them.
#[must_use]
pub fn format_moves(moves: &[Move]) -> String {
    spaced(moves)
}

/// Returns the moves that a text stands for, and the position after them.
fn read(setup: Setup, text: &str) -> Result<(Position, Vec<Move>), MoveFault> {
    let is_number = |token: &str| {
        token
            .strip_suffix('.')
            .is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let moves = words(text).filter(|word| !is_number(word));
    read_words(Position::start(setup), moves, EXAMPLES, |_| None, parse_move)
}

/// Returns the move that a text stands for in a position; it need not be legal.
///
/// # Errors
/// [`MoveFault`], if it is no move, or means more than one.
pub fn parse_move<S: Shape>(position: &Position<S>, text: &str) -> Result<Move, MoveFault> {
    let size = position.size();
    for (word, agreement) in [(RESIGN, Agreement::Resigned), (DRAW, Agreement::Drawn)] {
        if text.eq_ignore_ascii_case(word) {
            return Ok(Move::agreement(size, agreement));
        }
    }
    let squares = parse_squares(size, text)?;
    let (Some(&from), Some(&to)) = (squares.first(), squares.last()) else {
        return Err(MoveFault::Unreadable);
    };
    // Squares of a chain may be left out, as long as one move remains.
    let mut moves = Vec::new();
    position.moves_of(from, &mut moves);
    let fits = |mv: &Move| {
        let path = mv.path();
        let mut rest = path.iter();
        mv.to() == to && squares.iter().all(|square| rest.any(|other| other == square))
    };
    match moves.iter().copied().filter(fits).collect::<Vec<_>>().as_slice() {
        [mv] => return Ok(*mv),
        [] => {}
        [first, ..] => {
            // The whole path of one may be a part of another's.
            return moves
                .iter()
                .copied()
                .find(|mv| mv.path() == squares)
                .ok_or_else(|| MoveFault::Ambiguous { one: first.to_string() });
        }
    }
    Move::along(size, &squares)
        .ok_or_else(|| MoveFault::NoSuchMove { from: from.to_string(), to: to.to_string() })
}

/// Returns the squares of a move that a text names, at least two.
///
/// # Errors
/// [`MoveFault::Unreadable`], or [`MoveFault::NoSuchPlace`] if the board does not have one of them.
pub fn parse_squares(size: Size, text: &str) -> Result<Vec<Square>, MoveFault> {
    let number = |digits: &str| {
        let is_number = !digits.is_empty()
            && digits.len() <= 3
            && digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = if is_number { digits.parse::<u16>().ok() } else { None }
            .ok_or(MoveFault::Unreadable)?;
        let square = u8::try_from(number)
            .ok()
            .and_then(Square::from_number)
            .filter(|&square| size.has(square));
        square.ok_or_else(|| size.no_such_square(number.to_string()))
    };
    let squares =
        text.split(['-', '–', 'x', 'X', '×', ':']).map(number).collect::<Result<Vec<_>, _>>()?;
    if squares.len() < 2 { Err(MoveFault::Unreadable) } else { Ok(squares) }
}

/// The codes of terminals for red and white pieces.
const COLOURS: [&str; 2] = ["1;31", "1;37"];

/// Returns the mark of a player's men.
#[must_use]
pub fn mark(player: Player, look: TextLook) -> String {
    piece(player, Rank::Man, look)
}

/// Returns the mark of a piece: men are small letters or round, kings are capital letters or
/// square.
fn piece(player: Player, rank: Rank, look: TextLook) -> String {
    let mark = match (look.characters, rank, player) {
        (Characters::Boxes, Rank::Man, Player::First) => "●",
        (Characters::Boxes, Rank::Man, Player::Second) => "○",
        (Characters::Boxes, Rank::King, Player::First) => "■",
        (Characters::Boxes, Rank::King, Player::Second) => "□",
        (Characters::Ascii, Rank::Man, Player::First) => "x",
        (Characters::Ascii, Rank::Man, Player::Second) => "o",
        (Characters::Ascii, Rank::King, Player::First) => "X",
        (Characters::Ascii, Rank::King, Player::Second) => "O",
    };
    match look.colour {
        Colour::None => mark.to_owned(),
        Colour::Ansi => format!("\x1b[{}m{mark}\x1b[0m", COLOURS[player.index()]),
    }
}

/// Returns the board as lines, every dark square with its piece and its number.
#[must_use]
pub fn board(position: &Position, look: TextLook) -> String {
    let size = position.size();
    let (wall, [upper, lower]) = match look.characters {
        Characters::Boxes => ("│", [["┌", "─", "┐"], ["└", "─", "┘"]]),
        Characters::Ascii => ("|", [["+", "-", "+"]; 2]),
    };
    let rule = |[left, dash, right]: [&str; 3]| {
        format!("{left}{}{right}\n", dash.repeat(4 * usize::from(size.columns())))
    };
    let square = |square: Square| {
        let mark = position
            .piece(square)
            .map_or_else(|| " ".to_owned(), |found| piece(found.owner, found.rank, look));
        format!("{mark}{:<3}", square.number())
    };
    let mut text = rule(upper);
    for row in 0..size.rows() {
        text.push_str(wall);
        for column in 0..size.columns() {
            text.push_str(&size.at(row, column).map_or_else(|| "    ".to_owned(), square));
        }
        text.extend([wall, "\n"]);
    }
    text + &rule(lower)
}
