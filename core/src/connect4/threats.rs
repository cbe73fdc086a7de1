//! Threats: the empty cells in which one more coin makes a line, and what players look for in them.

use super::bits::Bits;
use super::position::Position;
use super::size::{Cell, Shape, Size};
use crate::game::{Game as _, Player};

/// An empty cell in which a coin of this player would make a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Threat {
    /// The player who would make the line.
    pub player: Player,
    /// The cell.
    pub cell: Cell,
    /// Whether a coin dropped now would come to rest there.
    pub is_playable: bool,
}

impl Threat {
    /// Returns the parity of the row.
    #[must_use]
    pub const fn parity(self) -> Parity {
        Parity::of(self.cell)
    }

    /// Returns whether its parity serves its player when the rest of the board fills up: with an
    /// even number of rows the player who started gets the odd cells, and the other the even ones.
    /// `None` if the number of rows is odd: then parity means nothing.
    #[must_use]
    pub fn serves(self, size: Size) -> Option<bool> {
        if !size.rows().is_multiple_of(2) {
            return None;
        }
        let has_started = self.player == size.starts();
        Some(has_started == (self.parity() == Parity::Odd))
    }
}

/// Whether a cell lies in an odd or an even row, counted from 1 at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Parity {
    /// Row 1, 3, 5, …
    Odd,
    /// Row 2, 4, 6, …
    Even,
}

impl Parity {
    /// Returns the parity of a cell's row.
    #[must_use]
    pub const fn of(cell: Cell) -> Self {
        if cell.row.number() % 2 == 1 { Self::Odd } else { Self::Even }
    }

    /// Returns `odd` or `even`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Odd => "odd",
            Self::Even => "even",
        }
    }
}

/// Returns the threats of a player, by column and then from the bottom up; none in a game that is
/// over.
#[must_use]
pub fn threats(position: &Position<Size>, player: Player) -> Vec<Threat> {
    let coins = position.coins(player);
    if position.has_line(Player::First) || position.has_line(Player::Second) {
        return Vec::new();
    }
    let cells = position.columns().flat_map(|column| {
        (0..position.shape().rows()).map(move |row| Cell::at(column.index(), row))
    });
    let threats = cells.filter(|&cell| {
        position.coin(cell).is_none() && position.has_line_of(coins | position.bit(cell))
    });
    threats
        .map(|cell| Threat {
            player,
            cell,
            is_playable: position.landing(cell.column) == Some(cell.row),
        })
        .collect()
}

pub(super) fn threat_cells(position: &Position<Size>, player: Player) -> Vec<Cell> {
    threats(position, player).into_iter().map(|threat| threat.cell).collect()
}

/// Returns the cells in which a player can win with one coin now, or with the next after the
/// opponent has answered the first: two playable threats at least, or a playable one with another
/// just above it. Nothing if there is no such pair.
///
/// A player who has them and is not to move wins, unless the opponent wins first.
#[must_use]
pub fn double_threat(threats: &[Threat]) -> Vec<Cell> {
    let playable: Vec<Cell> =
        threats.iter().filter(|threat| threat.is_playable).map(|threat| threat.cell).collect();
    if playable.len() > 1 {
        return playable;
    }
    let Some(&lower) = playable.first() else {
        return Vec::new();
    };
    let upper = Cell::at(lower.column.index(), lower.row.index() + 1);
    if threats.iter().any(|threat| threat.cell == upper) { vec![lower, upper] } else { Vec::new() }
}

/// Returns how many plies it takes the player to move to win by threats alone, if at most so many
/// own coins do it: each coin but the last leaves the opponent one place to stop a line, or too few.
#[must_use]
pub fn forced_win<S: Shape>(position: &Position<S>, coins: u32) -> Option<u32> {
    if coins == 0 || position.outcome().is_some() {
        return None;
    }
    let landings = position.landings();
    let wins = |of: &Position<S>, coins: S::Bits| of.completing(coins) & of.landings();
    if !wins(position, position.mover()).is_empty() {
        return Some(1);
    }
    let stops = wins(position, position.opponent());
    let mut cells = if stops.is_empty() { landings } else { stops };
    let mut shortest = None;
    while coins > 1 && !cells.is_empty() {
        let cell = S::Bits::bit(cells.lowest());
        cells = cells ^ cell;
        let after = position.with_coin(cell);
        let threats = wins(&after, after.opponent());
        if threats.is_empty() || !wins(&after, after.mover()).is_empty() {
            continue;
        }
        let stop = S::Bits::bit(threats.lowest());
        let rest = forced_win(&after.with_coin(stop), coins - 1);
        shortest = [shortest, rest.map(|plies| plies + 2)].into_iter().flatten().min();
    }
    shortest
}

#[cfg(test)]
mod tests {
    use super::{Threat, double_threat, threats};
    use crate::connect4::{Cell, Size, notation};
    use crate::game::Player;

    /// Returns the threats of a player as `column,row` with a `!` if playable.
    fn listed(moves: &str, player: Player) -> Vec<String> {
        let position = notation::parse_position(Size::STANDARD, moves).expect("moves");
        let mark = |playable: bool| if playable { "!" } else { "" };
        threats(&position, player)
            .iter()
            .map(|threat| {
                format!(
                    "{},{} {}{}",
                    threat.cell.column,
                    threat.cell.row.number(),
                    threat.parity().word(),
                    mark(threat.is_playable)
                )
            })
            .collect()
    }

    #[test]
    fn threats_are_told_by_column_and_row() {
        // . . . . . . .
        // . O O O . . .    the second player's four would be in columns 1 and 5, row 2
        // . X X X O . .    the first player's in column 1 alone
        let moves = "22334";
        assert_eq!(listed(moves, Player::First), ["1,1 odd!", "5,1 odd!"]);
        assert_eq!(listed("2233454", Player::First), ["1,1 odd!"]);
        assert_eq!(listed("22334544", Player::Second), Vec::<String>::new());
        assert_eq!(listed("1212121", Player::Second), Vec::<String>::new(), "the game is over");
    }

    #[test]
    fn parity_serves_one_side_where_the_number_of_rows_is_even() {
        let of = |rows: u8, player, row| {
            let size = Size::new(7, rows, 4).expect("a size");
            Threat { player, cell: Cell::at(4, row), is_playable: false }.serves(size)
        };
        for (player, row, serves) in [
            (Player::First, 2, true),
            (Player::First, 1, false),
            (Player::Second, 2, false),
            (Player::Second, 3, true),
        ] {
            assert_eq!(of(6, player, row), Some(serves), "{player:?}, row {}", row + 1);
            assert_eq!(of(7, player, row), None, "an odd number of rows");
        }
    }

    #[test]
    fn two_threats_stand_side_by_side_or_one_above_the_other() {
        let position = notation::parse_position(Size::STANDARD, "22334").expect("moves");
        assert_eq!(
            double_threat(&threats(&position, Player::First)),
            [Cell::at(0, 0), Cell::at(4, 0)]
        );
        let position = notation::parse_position(Size::STANDARD, "2233454").expect("moves");
        assert!(double_threat(&threats(&position, Player::First)).is_empty());
    }
}
