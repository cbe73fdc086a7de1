//! Positions as text: the columns played, in order; and boards as lines of text.
//!
//! On boards of up to nine columns that is a string of digits, `4453`, as Connect 4 solvers write
//! it; on wider ones the numbers are separated, `10,4,12`. Both notations are read on every board,
//! and so are letters, with or without the row that the coin falls to: `ddec`, `d1d2e1c1`.

use super::lines;
use super::position::Position;
use super::size::{Cell, Column, Row, Shape, Size};
use crate::game::{Game, Reason as _, Refusal};
use crate::kind::{Characters, MoveFault, PlaceKind, TextLook, pieces};
use crate::plain;

/// The most columns that are written as digits without a separator.
const DIGIT_COLUMNS: u8 = 9;

/// Returns the moves in a text, each of them legal on this board after those before it.
///
/// Blanks around the text are ignored. A comma or a blank inside makes it a list of numbers.
///
/// # Errors
/// [`MoveFault`] names the first wrong move, and why it is wrong.
///
/// # Example
/// ```
/// use plot4_core::connect4::{Standard, notation};
///
/// let moves = notation::parse_moves(Standard, "4453")?;
/// assert_eq!(notation::format_moves(Standard, &moves), "4453");
/// # Ok::<(), plot4_core::kind::MoveFault>(())
/// ```
///
/// ```
/// use plot4_core::connect4::{Standard, notation};
///
/// let moves = notation::parse_moves(Standard, "443").expect("three moves");
/// assert_eq!(moves[2].number(), 3);
/// assert!(notation::parse_moves(Standard, "448").is_err(), "there is no column 8");
/// ```
pub fn parse_moves<S: Shape>(shape: S, text: &str) -> Result<Vec<Column>, MoveFault> {
    let mut position = Position::empty(shape);
    let mut moves = Vec::new();
    for (number, token) in (1..).zip(tokens(shape, text)) {
        let error = |fault: MoveFault| fault.in_list(number, token);
        let column = column(&position, token).filter(|column| column.index() < shape.columns());
        let Some(column) = column else {
            return Err(error(no_such_column(token, shape.columns())));
        };
        position.play(column).map_err(|refusal| {
            error(MoveFault::Refused(match refusal {
                Refusal::Taken => "full-column",
                other => other.name(),
            }))
        })?;
        moves.push(column);
    }
    Ok(moves)
}

/// Returns the position after the moves in a text (see [`parse_moves`]).
///
/// # Errors
/// Those of [`parse_moves`].
pub fn parse_position<S: Shape>(shape: S, text: &str) -> Result<Position<S>, MoveFault> {
    Ok(Position::after(shape, &parse_moves(shape, text)?))
}

/// Returns moves as text: digits where the board has nine columns at most, else numbers with commas
/// between them.
#[must_use]
pub fn format_moves<S: Shape>(shape: S, moves: &[Column]) -> String {
    let separator = if shape.columns() <= DIGIT_COLUMNS { "" } else { "," };
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(separator)
}

/// Returns the error of a column that a board with so many columns does not have.
pub(super) fn no_such_column(name: &str, columns: u8) -> MoveFault {
    MoveFault::NoSuchPlace {
        kind: PlaceKind::Column,
        name: name.to_owned(),
        last: columns.to_string(),
    }
}

/// Returns the column of a number, or of a letter with the row to which a coin falls there.
fn column<S: Shape>(position: &Position<S>, token: &str) -> Option<Column> {
    let Some(letter) = token.chars().next().filter(char::is_ascii_alphabetic) else {
        return plain::number(token).and_then(Column::from_number);
    };
    let index = letter.to_ascii_lowercase() as u8 - b'a';
    let column = Column::from_number(index + 1)?;
    let is_on_board = column.index() < position.shape().columns();
    let row = &token[1..];
    let is_right =
        row.is_empty() || is_on_board && plain::number(row) == Some(position.height(column) + 1);
    is_right.then_some(column)
}

/// Returns the pieces of a text that should each be a column.
fn tokens<S: Shape>(shape: S, text: &str) -> Vec<&str> {
    let is_separator = |character: char| character == ',' || character.is_whitespace();
    let text = text.trim();
    if text.starts_with(|character: char| character.is_ascii_alphabetic()) {
        let words = text.split(is_separator);
        return words.flat_map(|word| pieces(word, |letter| !letter.is_ascii_digit())).collect();
    }
    if shape.columns() <= DIGIT_COLUMNS && !text.contains(is_separator) {
        return text
            .char_indices()
            .map(|(start, character)| &text[start..start + character.len_utf8()])
            .collect();
    }
    text.split(is_separator).filter(|token| !token.is_empty()).collect()
}

/// Returns the board as lines, the column numbers below; the coins of winning lines stand in
/// brackets.
#[must_use]
pub fn board(position: &Position<Size>, look: TextLook) -> String {
    let size = position.shape();
    let winning = lines::winning_cells(position);
    let wall = match look.characters {
        Characters::Boxes => "│",
        Characters::Ascii => "|",
    };
    let mut text = rule(look, size, ["┌", "┬", "┐"]);
    for row in (0..size.rows()).rev().map(Row::from_index) {
        for column in position.columns() {
            let cell = Cell { column, row };
            let coin =
                position.coin(cell).map_or_else(|| " ".to_owned(), |player| look.mark(player));
            let [before, after] = if winning.contains(&cell) { ["[", "]"] } else { [" ", " "] };
            text.extend([wall, before, &coin, after]);
        }
        text.push_str(wall);
        text.push('\n');
        if row.index() > 0 {
            text.push_str(&rule(look, size, ["├", "┼", "┤"]));
        }
    }
    text.push_str(&rule(look, size, ["└", "┴", "┘"]));
    let numbers: Vec<String> = position.columns().map(|column| format!("{column:^3}")).collect();
    text.push(' ');
    text.push_str(numbers.join(" ").trim_end());
    text.push('\n');
    text
}

/// Returns the line above all rows, between two rows, or below all.
fn rule(look: TextLook, size: Size, ends: [&str; 3]) -> String {
    let [left, between, right] = ends;
    let (dash, [left, between, right]) = match look.characters {
        Characters::Boxes => ("───", [left, between, right]),
        Characters::Ascii => ("---", ["+"; 3]),
    };
    let cells = vec![dash; usize::from(size.columns())];
    format!("{left}{}{right}\n", cells.join(between))
}

#[cfg(test)]
mod tests {
    use super::{board, parse_position};
    use crate::connect4::Size;
    use crate::kind::{Characters, Colour, TextLook};

    fn draw(characters: Characters, size: Size, moves: &str) -> String {
        let position = parse_position(size, moves).expect("the test names a position");
        let look = TextLook { characters, colour: Colour::None };
        format!("\n{}", board(&position, look))
    }

    #[test]
    fn a_won_board_in_boxes() {
        let size = Size::new(5, 4, 3).expect("a size");
        insta::assert_snapshot!(draw(Characters::Boxes, size, "12233"), @r"

        ┌───┬───┬───┬───┬───┐
        │   │   │   │   │   │
        ├───┼───┼───┼───┼───┤
        │   │   │   │   │   │
        ├───┼───┼───┼───┼───┤
        │   │ ● │ ● │   │   │
        ├───┼───┼───┼───┼───┤
        │ ● │ ○ │ ○ │   │   │
        └───┴───┴───┴───┴───┘
          1   2   3   4   5
        ");
    }

    #[test]
    fn wide_boards_have_numbers_of_two_digits() {
        let size = Size::new(12, 4, 4).expect("a size");
        insta::assert_snapshot!(draw(Characters::Ascii, size, "12,1,12"), @r"

        +---+---+---+---+---+---+---+---+---+---+---+---+
        |   |   |   |   |   |   |   |   |   |   |   |   |
        +---+---+---+---+---+---+---+---+---+---+---+---+
        |   |   |   |   |   |   |   |   |   |   |   |   |
        +---+---+---+---+---+---+---+---+---+---+---+---+
        |   |   |   |   |   |   |   |   |   |   |   | X |
        +---+---+---+---+---+---+---+---+---+---+---+---+
        | O |   |   |   |   |   |   |   |   |   |   | X |
        +---+---+---+---+---+---+---+---+---+---+---+---+
          1   2   3   4   5   6   7   8   9  10  11  12
        ");
    }
}
