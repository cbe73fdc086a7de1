//! Positions as text, in the FEN of draughts: `W:W21,22,K32:B1,K2` means that White is to move, and
//! lists the squares of the pieces.
//!
//! `B` is Red, the side with the low numbers, which files call Black. A `K` before a number makes a
//! king, and `1-12` is every square from 1 to 12. Numbers of moves, `H0` and `F1`, as some programs
//! add them, are not kept.

use std::fmt;
use std::str::FromStr;

use super::shape::{Size, Square};
use crate::game::Player;
use crate::kind::{PlaceKind, SetupFault};
use crate::plain::number;

/// Where pieces stand and whose move it is; not every one is a position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Diagram {
    /// The squares of each player's pieces, by their indices.
    pieces: [u128; 2],
    /// The squares of kings.
    kings: u128,
    to_move: Player,
}

/// The number of squares that a diagram has room for.
const PLACES: u8 = 128;

const LETTERS: [char; 2] = ['B', 'W'];
const EXAMPLE: &str = "W:W21,22,K32:B1,K2";

impl Diagram {
    /// Returns the diagram without pieces.
    #[must_use]
    pub const fn empty(to_move: Player) -> Self {
        Self { pieces: [0; 2], kings: 0, to_move }
    }

    /// Puts a piece on a square, replacing any that is there.
    pub const fn put(&mut self, square: Square, player: Player, is_king: bool) {
        let bit = 1 << square.index();
        self.pieces[player.index()] |= bit;
        self.pieces[player.other().index()] &= !bit;
        self.kings = if is_king { self.kings | bit } else { self.kings & !bit };
    }

    /// Returns whose move it is.
    #[must_use]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// Returns the owner of the piece on a square, and whether it is a king; `None` if there is
    /// none.
    #[must_use]
    pub fn piece(&self, square: Square) -> Option<(Player, bool)> {
        let has = |set: u128| set >> square.index() & 1 == 1;
        let owner = Player::BOTH.into_iter().find(|player| has(self.pieces[player.index()]))?;
        Some((owner, has(self.kings)))
    }

    /// Checks that a game may begin with this on a board of this size.
    ///
    /// # Errors
    /// [`SetupFault`] if a piece is off the board, a man stands on the row where it would be a
    /// king, or a side has no pieces.
    pub fn check(&self, size: Size) -> Result<(), SetupFault> {
        for index in 0..PLACES {
            let square = Square::from_index(index);
            let Some((owner, is_king)) = self.piece(square) else {
                continue;
            };
            if !size.has(square) {
                let name = square.to_string();
                return Err(SetupFault::OffBoard(size.no_such_square(name)));
            }
            let last_row = match owner {
                Player::First => size.rows() - 1,
                Player::Second => 0,
            };
            if !is_king && size.place(square).0 == last_row {
                let square = square.to_string();
                return Err(SetupFault::NotCrowned { square });
            }
        }
        match Player::BOTH.into_iter().find(|player| self.pieces[player.index()] == 0) {
            Some(player) => Err(SetupFault::NoPieces { side: player }),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Diagram {
    /// Writes the side to move, and then the pieces of White and of Black.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", LETTERS[self.to_move.index()])?;
        for player in [Player::Second, Player::First] {
            let squares = (0..PLACES).map(Square::from_index);
            let of_player = squares.filter_map(|square| {
                self.piece(square).filter(|piece| piece.0 == player).map(|piece| (square, piece.1))
            });
            let names: Vec<String> = of_player
                .map(|(square, is_king)| format!("{}{square}", if is_king { "K" } else { "" }))
                .collect();
            write!(f, ":{}{}", LETTERS[player.index()], names.join(","))?;
        }
        Ok(())
    }
}

impl FromStr for Diagram {
    type Err = SetupFault;

    fn from_str(text: &str) -> Result<Self, SetupFault> {
        let wrong =
            |part: &str| SetupFault::Position { part: part.trim().to_owned(), example: EXAMPLE };
        let player = |letter: &str| match letter {
            "B" | "b" => Some(Player::First),
            "W" | "w" => Some(Player::Second),
            _ => None,
        };
        let text = text.trim().trim_end_matches('.');
        let mut parts = text.split(':').map(str::trim);
        let turn = parts.next().unwrap_or_default();
        let mut diagram = Self::empty(player(turn).ok_or_else(|| wrong(turn))?);
        for part in parts.filter(|part| !part.is_empty() && !is_count(part)) {
            let (letter, list) = part.split_at_checked(1).ok_or_else(|| wrong(part))?;
            let owner = player(letter).ok_or_else(|| wrong(part))?;
            for name in list.split(',').map(str::trim).filter(|name| !name.is_empty()) {
                let number = name.strip_prefix(['K', 'k']);
                let squares = squares(number.unwrap_or(name)).ok_or_else(|| wrong(name))?;
                for square in squares.map(Square::from_index) {
                    if diagram.piece(square).is_some() {
                        return Err(SetupFault::Twice {
                            kind: PlaceKind::Square,
                            place: square.to_string(),
                        });
                    }
                    diagram.put(square, owner, number.is_some());
                }
            }
        }
        Ok(diagram)
    }
}

/// Returns whether a part counts moves: those since a capture, or those of the game.
fn is_count(part: &str) -> bool {
    let count = part.strip_prefix(['H', 'F', 'h', 'f']);
    count.is_some_and(|count| number::<u32>(count).is_some())
}

/// Returns the indices of the squares that `12` or `1-12` names.
fn squares(text: &str) -> Option<std::ops::RangeInclusive<u8>> {
    let index = |text: &str| {
        number::<u8>(text)?.checked_sub(1).filter(|&index| usize::from(index) < Size::MAX_SQUARES)
    };
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    Some(index(first)?..=index(last)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_as_text() {
        for (text, written) in [
            ("W:W21,22,K32:B1,K2", "W:W21,22,K32:B1,K2"),
            (" b : B K9, 1-3 : W 30 . ", "B:W30:B1,2,3,K9"),
            ("W:W21,22,23:B1,2,3:H0:F1", "W:W21,22,23:B1,2,3"),
            ("B:WK1:BK32", "B:WK1:BK32"),
        ] {
            let diagram: Diagram = text.parse().expect("a position");
            assert_eq!(diagram.to_string(), written);
            assert_eq!(written.parse(), Ok(diagram));
            assert_eq!(diagram.check(Size::STANDARD), Ok(()));
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |text: &str| match text.parse::<Diagram>() {
            Ok(diagram) => diagram.check(Size::STANDARD).expect_err("not a position"),
            Err(error) => error,
        };
        let unreadable =
            |part: &str| SetupFault::Position { part: part.to_owned(), example: EXAMPLE };
        for (text, expected) in [
            ("", unreadable("")),
            ("W:W0:B1", unreadable("0")),
            ("W:W5,X:B1", unreadable("X")),
            ("W:é", unreadable("é")),
            ("W:W5:B5", SetupFault::Twice { kind: PlaceKind::Square, place: "5".to_owned() }),
            ("W:W33:B5", SetupFault::OffBoard(Size::STANDARD.no_such_square("33".to_owned()))),
            ("W:W4:B5", SetupFault::NotCrowned { square: "4".to_owned() }),
            ("W:W9", SetupFault::NoPieces { side: Player::First }),
        ] {
            assert_eq!(error(text), expected, "{text}");
        }
    }
}
