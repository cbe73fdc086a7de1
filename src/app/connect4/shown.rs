//! Overlays on the coins, as values: ghost coins, the marks of a hint, threats.

use crate::core::connect4::lines::{Line, lines_through, winning_lines};
use crate::core::connect4::threats::{Threat, threats};
use crate::core::connect4::{Cell, Column, Position, Row, Shape, Size};
use crate::core::game::{Game, Player};
use crate::core::search::{Mark, Meaning};
use crate::words::{self, text};

/// A hypothetical coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// Where it would come to rest.
    pub cell: Cell,
    pub player: Player,
    /// Its number in the line, counted from 1.
    pub number: u32,
}

/// Returns the coins of a line from a position on, as many as the rules allow, and the winning
/// lines at its end.
#[must_use]
pub fn ghosts(position: &Position<Size>, line: &[Column]) -> (Vec<Ghost>, Vec<Line>) {
    let mut after = *position;
    let mut ghosts = Vec::new();
    for (number, &column) in (1..).zip(line) {
        let player = after.to_move();
        let Some(row) = after.landing(column).filter(|_| after.play(column).is_ok()) else {
            break;
        };
        ghosts.push(Ghost { cell: Cell { column, row }, player, number });
    }
    let won = if ghosts.is_empty() { Vec::new() } else { winning_lines(&after) };
    (ghosts, won)
}

/// An empty cell that the text of a hint refers to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sign {
    pub cell: Cell,
    pub meaning: Meaning,
    /// The lines through it that the hint refers to.
    pub lines: Vec<Line>,
}

impl Sign {
    /// Returns the player whose line it is, if it is about one.
    #[must_use]
    pub fn player(&self) -> Option<Player> {
        self.lines.first().map(|line| line.player)
    }
}

/// Returns the sign for a mark, where `hint` is the cell of the advised coin; `None` for a cell off
/// the board.
#[must_use]
pub fn sign(position: &Position<Size>, hint: Option<Cell>, mark: Mark<Column>) -> Option<Sign> {
    let landing = position.landing(mark.mv)?.index();
    let row = landing
        .checked_add(mark.times.checked_sub(1)?)
        .filter(|&row| row < position.shape().rows())?;
    let cell = Cell { column: mark.mv, row: Row::from_index(row) };
    let (mover, opponent) = (position.to_move(), position.to_move().other());
    let through = |player, also| lines_through(position, player, cell, also);
    let lines = match mark.meaning {
        Meaning::Own => through(mover, hint),
        Meaning::Opponents => through(opponent, None),
        Meaning::Prevented => through(opponent, hint),
        Meaning::KeepClosed => {
            let lines = through(opponent, None);
            if lines.is_empty() { through(mover, None) } else { lines }
        }
    };
    Some(Sign { cell, meaning: mark.meaning, lines })
}

/// Returns the threats of both sides, the first side's first.
#[must_use]
pub fn all_threats(position: &Position<Size>) -> Vec<Threat> {
    Player::BOTH.into_iter().flat_map(|player| threats(position, player)).collect()
}

/// Returns the spoken names of the line of play shown in a column, which follow the column's name:
/// `move 1 of the best line` for each coin.
pub fn spoken_line(ghosts: &[Ghost], column: Column) -> impl Iterator<Item = String> {
    ghosts
        .iter()
        .filter(move |ghost| ghost.cell.column == column)
        .map(|ghost| text::board::best_line(ghost.number))
}

/// Returns the spoken names of the threats in a column, which follow the column's name: `Red
/// threatens row 3, odd` for each.
pub fn spoken_threats(threats: &[Threat], column: Column) -> impl Iterator<Item = String> {
    let of_column = threats.iter().filter(move |threat| threat.cell.column == column);
    of_column.map(|threat| {
        text::connect4::threatens_row(
            side(threat.player),
            threat.cell.row.number(),
            threat.parity().word(),
        )
    })
}

/// Returns the threats on the board as a list: `Red in column 5, row 3 (odd)`.
pub fn threats_in_words(position: &Position<Size>) -> String {
    let threats = all_threats(position).into_iter().map(|threat| {
        let Cell { column, row } = threat.cell;
        text::connect4::threat(
            side(threat.player),
            column.number(),
            row.number(),
            threat.parity().word(),
        )
    });
    words::listed(threats)
}

/// Returns the name of a side in messages, which select by it.
#[must_use]
pub const fn side(player: Player) -> &'static str {
    match player {
        Player::First => "red",
        Player::Second => "yellow",
    }
}

/// Returns the cell of the coin that was dropped with this move, counted from 0.
#[must_use]
pub fn cell_of(played: &[Column], ply: usize) -> Option<Cell> {
    let column = *played.get(ply)?;
    let row = played[..ply].iter().filter(|&&earlier| earlier == column).count();
    Some(Cell::at(column.index(), u8::try_from(row).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::notation;

    /// Returns the ghosts of a line as `number player column,row`.
    fn ghost_list(moves: &str, line: &[u8]) -> Vec<String> {
        let position = notation::parse_position(Size::STANDARD, moves).expect("moves");
        let line: Vec<Column> =
            line.iter().map(|&number| Column::from_number(number).expect("a column")).collect();
        let say = |ghost: Ghost| {
            format!(
                "{} {:?} {},{}",
                ghost.number,
                ghost.player,
                ghost.cell.column,
                ghost.cell.row.number()
            )
        };
        ghosts(&position, &line).0.into_iter().map(say).collect()
    }

    #[test]
    fn coins_of_one_column_lie_one_above_the_other() {
        assert_eq!(ghost_list("4", &[4, 4, 3]), ["1 Second 4,2", "2 First 4,3", "3 Second 3,1"]);
    }

    #[test]
    fn a_line_ends_where_the_rules_end_it() {
        assert_eq!(ghost_list("44444", &[4, 4, 1]), ["1 Second 4,6"], "the column is full");
        assert_eq!(ghost_list("121212", &[1, 2]), ["1 First 1,4"], "the game is over");
        assert_eq!(ghost_list("", &[]), [""; 0]);
        let position = notation::parse_position(Size::STANDARD, "121212").expect("moves");
        let won =
            |number| ghosts(&position, &[Column::from_number(number).expect("a column")]).1.len();
        assert_eq!((won(1), won(3)), (1, 0));
    }

    #[test]
    fn a_column_names_the_threats_of_both_sides_in_it() {
        let position =
            notation::parse_position(Size::STANDARD, "345441637137717713614").expect("moves");
        let threats = all_threats(&position);
        let spoken = |number: u8| {
            spoken_threats(&threats, Column::from_number(number).expect("a column"))
                .collect::<Vec<_>>()
        };
        assert_eq!(spoken(2), ["Yellow threatens row 2, even"]);
        assert_eq!(spoken(5), ["Red threatens row 3, odd"]);
        assert!(spoken(4).is_empty());
        assert_eq!(
            threats_in_words(&position),
            "Red in column 5, row 3 (odd), Yellow in column 2, row 2 (even)"
        );
    }

    /// Returns the sign of a mark, where the advised column is this one: its cell, whose line it
    /// is, and the ends of the lines.
    fn signed(
        moves: &str,
        advised: u8,
        mark: (u8, u8, Meaning),
    ) -> Option<(String, Option<Player>, Vec<String>)> {
        let position = notation::parse_position(Size::STANDARD, moves).expect("moves");
        let column = |number: u8| Column::from_number(number).expect("a column");
        let hint = Some(Cell { column: column(advised), row: position.landing(column(advised))? });
        let (number, times, meaning) = mark;
        let place = |cell: &Cell| format!("{},{}", cell.column, cell.row.number());
        let sign = sign(&position, hint, Mark { mv: column(number), times, meaning })?;
        let lines = sign
            .lines
            .iter()
            .map(|line| format!("{} to {}", place(&line.cells[0]), place(&line.cells[3])));
        Some((place(&sign.cell), sign.player(), lines.collect()))
    }

    #[test]
    fn a_sign_has_the_lines_that_are_meant() {
        // . O O . . . .
        // . X X . . . .      Red is to move; after column 4 it threatens columns 1 and 5
        let own = |number| signed("2233", 4, (number, 1, Meaning::Own)).expect("a sign");
        assert_eq!(own(1), ("1,1".to_owned(), Some(Player::First), vec!["1,1 to 4,1".to_owned()]));
        assert_eq!(own(5), ("5,1".to_owned(), Some(Player::First), vec!["2,1 to 5,1".to_owned()]));
        // The line that a coin in column 4, where the advised one goes, would have given Yellow.
        for (mark, expected) in [((1, 1), "1,2"), ((5, 2), "5,2")] {
            let (cell, player, lines) =
                signed("223314", 4, (mark.0, mark.1, Meaning::Prevented)).expect("a sign");
            assert_eq!((cell.as_str(), player, lines.len()), (expected, Some(Player::Second), 1));
        }
        let there_already = signed("223314", 4, (1, 1, Meaning::Opponents)).expect("a sign");
        assert_eq!(there_already.1, None, "it has no such line yet");
        let (cell, player, _) = signed("22334", 1, (5, 1, Meaning::Opponents)).expect("a sign");
        assert_eq!((cell.as_str(), player), ("5,1", Some(Player::First)));
        assert_eq!(signed("2233", 4, (2, 5, Meaning::Own)), None, "above the board");
    }
}
