//! A board as lines of text.

use crate::core::connect4::{Cell, Column, Position, Row, Shape, Size, lines};
use crate::core::game::{Game, Outcome, Player};

/// How boards and coins look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    pub(super) characters: Characters,
    pub(super) colour: Colour,
}

/// Which characters may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Characters {
    /// Box-drawing characters and round coins.
    Boxes,
    /// Nothing past ASCII.
    Ascii,
}

/// Whether the coins are coloured. Each has its own shape too, so nothing is lost without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colour {
    /// They are, by the escape sequences of terminals.
    Ansi,
    /// They are not.
    None,
}

impl Look {
    /// Returns the coin of a player.
    pub(super) fn coin(self, player: Player) -> String {
        let coin = match (self.characters, player) {
            (Characters::Boxes, Player::First) => "●",
            (Characters::Boxes, Player::Second) => "○",
            (Characters::Ascii, Player::First) => "X",
            (Characters::Ascii, Player::Second) => "O",
        };
        match (self.colour, player) {
            (Colour::None, _) => coin.to_owned(),
            (Colour::Ansi, Player::First) => format!("\x1b[1;31m{coin}\x1b[0m"),
            (Colour::Ansi, Player::Second) => format!("\x1b[1;33m{coin}\x1b[0m"),
        }
    }

    /// Returns what says that more is to come.
    pub(super) const fn ellipsis(self) -> &'static str {
        match self.characters {
            Characters::Boxes => "…",
            Characters::Ascii => "...",
        }
    }

    /// Returns the line above all rows, between two rows, or below all.
    fn rule(self, size: Size, ends: [&str; 3]) -> String {
        let [left, between, right] = ends;
        let (dash, [left, between, right]) = match self.characters {
            Characters::Boxes => ("───", [left, between, right]),
            Characters::Ascii => ("---", ["+"; 3]),
        };
        let cells = vec![dash; usize::from(size.columns())];
        format!("{left}{}{right}\n", cells.join(between))
    }

    /// Returns the board as lines, the column numbers below; the coins of winning lines stand in brackets.
    pub(super) fn board(self, position: &Position<Size>) -> String {
        let size = position.shape();
        let winning = lines::winning_cells(position);
        let wall = match self.characters {
            Characters::Boxes => "│",
            Characters::Ascii => "|",
        };
        let mut text = self.rule(size, ["┌", "┬", "┐"]);
        for row in (0..size.rows()).rev().map(Row::from_index) {
            for column in position.columns() {
                let cell = Cell { column, row };
                let coin = position.coin(cell).map_or_else(|| " ".to_owned(), |player| self.coin(player));
                let [before, after] = if winning.contains(&cell) { ["[", "]"] } else { [" ", " "] };
                text.extend([wall, before, &coin, after]);
            }
            text.push_str(wall);
            text.push('\n');
            if row.index() > 0 {
                text.push_str(&self.rule(size, ["├", "┼", "┤"]));
            }
        }
        text.push_str(&self.rule(size, ["└", "┴", "┘"]));
        let numbers: Vec<String> = position.columns().map(|column| format!("{column:^3}")).collect();
        text.push(' ');
        text.push_str(numbers.join(" ").trim_end());
        text.push('\n');
        text
    }
}

/// Returns the name of a player.
pub(super) const fn name(player: Player) -> &'static str {
    match player {
        Player::First => "Red",
        Player::Second => "Yellow",
    }
}

/// Returns a result as a sentence.
pub(super) const fn sentence(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Player::First) => "Red wins.",
        Outcome::Win(Player::Second) => "Yellow wins.",
        Outcome::Draw => "The game is a draw.",
    }
}

/// Returns the columns that can be played, from left to right.
pub(super) fn legal_columns(position: &Position<Size>) -> Vec<Column> {
    let mut columns = Vec::new();
    position.legal_moves(&mut columns);
    columns.sort_unstable();
    columns
}

#[cfg(test)]
mod tests {
    use super::{Characters, Colour, Look};
    use crate::core::connect4::{Size, notation};

    fn draw(characters: Characters, size: Size, moves: &str) -> String {
        let position = notation::parse_position(size, moves).expect("the test names a position");
        let look = Look { characters, colour: Colour::None };
        format!("\n{}", look.board(&position))
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
