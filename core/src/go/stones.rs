//! Stones that stand on the board before the first move, and whose move that is: `W:BD4,Q16:WK10`.

use std::fmt;
use std::str::FromStr;

use super::point::{Point, PointSet};
use crate::game::Player;
use crate::kind::{PlaceKind, StartFault};

/// Stones of both players that are set up, and who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stones {
    to_move: Player,
    sides: [PointSet; 2],
}

/// The letters of the players.
const LETTERS: [char; 2] = ['B', 'W'];
/// Stones as they are written.
const EXAMPLE: &str = "W:BD4,Q16:WK10";

impl Stones {
    /// Returns no stones, with this player to move.
    #[must_use]
    pub const fn none(to_move: Player) -> Self {
        Self {
            to_move,
            sides: [PointSet::EMPTY; 2],
        }
    }

    /// Returns the stones of both players, no two on one point, with this player to move.
    #[must_use]
    pub(super) const fn of_sides(sides: [PointSet; 2], to_move: Player) -> Self {
        Self { to_move, sides }
    }

    /// Puts a stone of a player on a point.
    ///
    /// # Errors
    /// [`StartFault::Twice`] if there is one.
    pub fn put(&mut self, point: Point, player: Player) -> Result<(), StartFault> {
        if self.sides.iter().any(|side| side.contains(point)) {
            return Err(StartFault::Twice {
                kind: PlaceKind::Point,
                place: point.to_string(),
            });
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
    /// [`StartFault`] names the first wrong point.
    pub fn check(&self, size: u8) -> Result<(), StartFault> {
        let board = PointSet::board(size);
        let all = self.sides[0].union(&self.sides[1]);
        if let Some(point) = all.without(&board).iter().next() {
            return Err(StartFault::OffBoard(Point::off_board(
                &point.to_string(),
                size,
            )));
        }
        let empty = board.without(&all);
        for side in &self.sides {
            // Follow the stones from each empty point: those that are not reached have no liberty.
            let mut breathing = PointSet::EMPTY;
            let mut open: Vec<Point> = empty.iter().collect();
            while let Some(point) = open.pop() {
                for next in point.neighbours(size).filter(|&next| side.contains(next)) {
                    if !breathing.contains(next) {
                        breathing.insert(next);
                        open.push(next);
                    }
                }
            }
            if let Some(point) = side.without(&breathing).iter().next() {
                let point = point.to_string();
                return Err(StartFault::NoLiberty { point });
            }
        }
        Ok(())
    }
}

impl fmt::Display for Stones {
    /// Writes who moves first, and then each player's points, as in `W:BD4,Q16:WK10`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", LETTERS[self.to_move.index()])?;
        for player in Player::BOTH {
            let points: Vec<String> = self
                .of(player)
                .iter()
                .map(|point| point.to_string())
                .collect();
            write!(f, ":{}{}", LETTERS[player.index()], points.join(","))?;
        }
        Ok(())
    }
}

impl FromStr for Stones {
    type Err = StartFault;

    /// Reads `W:BD4,Q16:WK10`, in capitals or small letters; a player without stones may be left
    /// out.
    fn from_str(text: &str) -> Result<Self, StartFault> {
        let invalid = |part: &str| StartFault::Unreadable {
            part: part.trim().to_owned(),
            example: EXAMPLE,
        };
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
            let side = letters
                .next()
                .and_then(player)
                .ok_or_else(|| invalid(part))?;
            for name in letters
                .as_str()
                .split(',')
                .map(str::trim)
                .filter(|name| !name.is_empty())
            {
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
            let stones: Stones = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error:?}"));
            assert_eq!(stones.to_string(), written);
            assert_eq!(written.parse(), Ok(stones));
        }
        let unreadable = |part: &str| StartFault::Unreadable {
            part: part.to_owned(),
            example: EXAMPLE,
        };
        let twice = StartFault::Twice {
            kind: PlaceKind::Point,
            place: "D4".to_owned(),
        };
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
    fn stones_have_liberties_on_their_board() {
        let no_liberty = || StartFault::NoLiberty {
            point: "A1".to_owned(),
        };
        for (text, size, fault) in [
            ("B:BA1,A2,B2:WC1", 5, None),
            ("B:BA1:WA2,B1", 5, Some(no_liberty())),
            ("B:BA1,B1:WA2,B2,C1,C2", 5, Some(no_liberty())),
            ("B:BA1,B1:WA2,B2,C2", 5, None),
            (
                "B:BF1",
                5,
                Some(StartFault::OffBoard(Point::off_board("F1", 5))),
            ),
            ("W:BA1,A2,B1:WB2", 2, Some(no_liberty())),
        ] {
            let stones: Stones = text.parse().expect("stones");
            assert_eq!(stones.check(size).err(), fault, "{text}");
        }
    }
}
