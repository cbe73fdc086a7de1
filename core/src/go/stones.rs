//! Stones that stand on the board before the first move, and whose move that is: `W:BD4,Q16:WK10`.

use std::fmt;
use std::str::FromStr;

use super::point::{Point, PointSet};
use crate::game::Player;
use crate::kind::{PlaceKind, SetupFault};

/// Stones of both players that are set up, and who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stones {
    to_move: Player,
    sides: [PointSet; 2],
}

const LETTERS: [char; 2] = ['B', 'W'];
const EXAMPLE: &str = "W:BD4,Q16:WK10";

impl Stones {
    /// Returns no stones, with this player to move.
    #[must_use]
    pub const fn none(to_move: Player) -> Self {
        Self { to_move, sides: [PointSet::EMPTY; 2] }
    }

    /// Returns the stones of both players, no two on one point, with this player to move.
    #[must_use]
    pub(super) const fn of_sides(sides: [PointSet; 2], to_move: Player) -> Self {
        Self { to_move, sides }
    }

    /// Puts a stone of a player on a point.
    ///
    /// # Errors
    /// [`SetupFault::Twice`] if there is one.
    pub fn put(&mut self, point: Point, player: Player) -> Result<(), SetupFault> {
        if self.sides.iter().any(|side| side.contains(point)) {
            return Err(SetupFault::Twice { kind: PlaceKind::Point, place: point.to_string() });
        }
        self.sides[player.index()].insert(point);
        Ok(())
    }

    /// Returns the same stones with this player to move.
    #[must_use]
    pub const fn with_first(self, to_move: Player) -> Self {
        Self { to_move, ..self }
    }

    /// Returns who moves first.
    #[must_use]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// Returns the points with a player's stones.
    #[must_use]
    pub const fn of(&self, player: Player) -> &PointSet {
        &self.sides[player.index()]
    }

    /// Returns the number of stones.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.sides[0].len() + self.sides[1].len()
    }

    /// Returns whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Checks that they can stand on a board with this many rows: all points are on it, and each
    /// group has a liberty.
    ///
    /// # Errors
    /// [`SetupFault`] names the first wrong point.
    pub fn check(&self, size: u8) -> Result<(), SetupFault> {
        let board = PointSet::board(size);
        let all = self.sides[0].union(&self.sides[1]);
        if let Some(point) = all.without(&board).iter().next() {
            return Err(SetupFault::OffBoard(Point::off_board(&point.to_string(), size)));
        }
        for player in Player::BOTH {
            if let Some(point) = self.without_liberties(size, player).iter().next() {
                let point = point.to_string();
                return Err(SetupFault::NoLiberty { point });
            }
        }
        Ok(())
    }

    /// Returns these stones without those that have no liberty on a board with this many rows, and
    /// how many those were. First come the stones of the player to move, as the other one has just
    /// moved.
    #[must_use]
    pub fn after_captures(mut self, size: u8) -> (Self, u32) {
        let before = self.len();
        for player in [self.to_move, self.to_move.other()] {
            let taken = self.without_liberties(size, player);
            let side = &mut self.sides[player.index()];
            *side = side.without(&taken);
        }
        (self, before - self.len())
    }

    /// Returns the stones of a player that have no liberty on a board with this many rows.
    fn without_liberties(&self, size: u8, player: Player) -> PointSet {
        let side = self.of(player);
        let all = self.sides[0].union(&self.sides[1]);
        // Follow the stones from each empty point: those that are not reached have no liberty.
        let mut breathing = PointSet::EMPTY;
        let mut open: Vec<Point> = PointSet::board(size).without(&all).iter().collect();
        while let Some(point) = open.pop() {
            for next in point.neighbours(size).filter(|&next| side.contains(next)) {
                if !breathing.contains(next) {
                    breathing.insert(next);
                    open.push(next);
                }
            }
        }
        side.without(&breathing)
    }
}

impl fmt::Display for Stones {
    /// Writes who moves first, and then each player's points, as in `W:BD4,Q16:WK10`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", LETTERS[self.to_move.index()])?;
        for player in Player::BOTH {
            let points: Vec<String> =
                self.of(player).iter().map(|point| point.to_string()).collect();
            write!(f, ":{}{}", LETTERS[player.index()], points.join(","))?;
        }
        Ok(())
    }
}

impl FromStr for Stones {
    type Err = SetupFault;

    /// Reads `W:BD4,Q16:WK10`, in capitals or small letters; a player without stones may be left
    /// out.
    fn from_str(text: &str) -> Result<Self, SetupFault> {
        let invalid =
            |part: &str| SetupFault::Position { part: part.trim().to_owned(), example: EXAMPLE };
        let player = |letter: char| {
            LETTERS
                .iter()
                .position(|own| own.eq_ignore_ascii_case(&letter))
                .map(|index| Player::BOTH[index])
        };
        let mut parts = text.trim().split(':');
        let mut first = parts.next().unwrap_or_default().trim().chars();
        let (Some(to_move), None) = (first.next().and_then(player), first.next()) else {
            return Err(invalid(text));
        };
        let mut stones = Self::none(to_move);
        for part in parts {
            let mut letters = part.trim().chars();
            let side = letters.next().and_then(player).ok_or_else(|| invalid(part))?;
            for name in letters.as_str().split(',').map(str::trim).filter(|name| !name.is_empty()) {
                let point = name.parse().map_err(|_| invalid(name))?;
                stones.put(point, side)?;
            }
        }
        Ok(stones)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_as_it_is_written() {
        for (text, written) in [
            ("W:BD4,Q16:WK10", "W:BD4,Q16:WK10"),
            (" b : w k10 , a1 : b D4", "B:BD4:WA1,K10"),
            ("W", "W:B:W"),
            ("B:BA1:BB1", "B:BA1,B1:W"),
        ] {
            let stones: Stones = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
            assert_eq!(stones.to_string(), written);
            assert_eq!(written.parse(), Ok(stones));
        }
        let unreadable =
            |part: &str| SetupFault::Position { part: part.to_owned(), example: EXAMPLE };
        let twice = SetupFault::Twice { kind: PlaceKind::Point, place: "D4".to_owned() };
        for (text, fault) in [
            ("", unreadable("")),
            ("BD4", unreadable("BD4")),
            ("B:XD4", unreadable("XD4")),
            ("B:BI4", unreadable("I4")),
            ("B:BD4:WD4", twice),
        ] {
            assert_eq!(text.parse::<Stones>(), Err(fault));
        }
    }

    #[test]
    fn stones_without_liberties_are_taken_those_of_the_player_to_move_first() {
        for (text, size, expected, taken) in [
            ("B:BA1:WA2,B1", 5, "B:B:WB1,A2", 1),
            ("W:BA1:WA2,B1", 5, "W:B:WB1,A2", 1),
            ("B:BA1:WB1", 5, "B:BA1:WB1", 0),
            // A full board.
            ("B:BA1,A2:WB1,B2", 2, "B:B:WB1,B2", 2),
            ("W:BA1,A2:WB1,B2", 2, "W:BA1,A2:W", 2),
        ] {
            let stones: Stones = text.parse().expect("stones");
            let (left, count) = stones.after_captures(size);
            assert_eq!((left.to_string().as_str(), count), (expected, taken), "{text}");
            assert_eq!(left.check(size), Ok(()));
        }
    }

    #[test]
    fn stones_have_liberties_on_their_board() {
        let no_liberty = || SetupFault::NoLiberty { point: "A1".to_owned() };
        for (text, size, fault) in [
            ("B:BA1,A2,B2:WC1", 5, None),
            ("B:BA1:WA2,B1", 5, Some(no_liberty())),
            ("B:BA1,B1:WA2,B2,C1,C2", 5, Some(no_liberty())),
            ("B:BA1,B1:WA2,B2,C2", 5, None),
            ("B:BF1", 5, Some(SetupFault::OffBoard(Point::off_board("F1", 5)))),
            ("W:BA1,A2,B1:WB2", 2, Some(no_liberty())),
        ] {
            let stones: Stones = text.parse().expect("stones");
            assert_eq!(stones.check(size).err(), fault, "{text}");
        }
    }
}
