//! A board as lines of text.

use super::lines;
use super::position::Position;
use super::size::{Cell, Row, Shape, Size};
use crate::kind::{Characters, TextLook};

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
            let coin = position
                .coin(cell)
                .map_or_else(|| " ".to_owned(), |player| look.mark(player));
            let [before, after] = if winning.contains(&cell) {
                ["[", "]"]
            } else {
                [" ", " "]
            };
            text.extend([wall, before, &coin, after]);
        }
        text.push_str(wall);
        text.push('\n');
        if row.index() > 0 {
            text.push_str(&rule(look, size, ["├", "┼", "┤"]));
        }
    }
    text.push_str(&rule(look, size, ["└", "┴", "┘"]));
    let numbers: Vec<String> = position
        .columns()
        .map(|column| format!("{column:^3}"))
        .collect();
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
    use super::board;
    use crate::connect4::{Size, notation};
    use crate::kind::{Characters, Colour, TextLook};

    fn draw(characters: Characters, size: Size, moves: &str) -> String {
        let position = notation::parse_position(size, moves).expect("the test names a position");
        let look = TextLook {
            characters,
            colour: Colour::None,
        };
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
