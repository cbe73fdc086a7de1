//! A board as lines of text.

use super::position::{Position, Rank};
use super::square::Square;
use crate::game::Player;
use crate::kind::{Characters, Colour, TextLook};

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
        format!(
            "{left}{}{right}\n",
            dash.repeat(4 * usize::from(size.columns()))
        )
    };
    let square = |square: Square| {
        let mark = position.piece(square).map_or_else(
            || " ".to_owned(),
            |found| piece(found.owner, found.rank, look),
        );
        format!("{mark}{:<3}", square.number())
    };
    let mut text = rule(upper);
    for row in 0..size.rows() {
        text.push_str(wall);
        for column in 0..size.columns() {
            text.push_str(
                &size
                    .at(row, column)
                    .map_or_else(|| "    ".to_owned(), square),
            );
        }
        text.extend([wall, "\n"]);
    }
    text + &rule(lower)
}
