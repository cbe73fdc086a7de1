//! Victory by continuous fours on the grid: depth first over all moves that make a four, found by
//! trying every place.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "coordinates and counts are small, and signed so that steps off the board are plain \
        arithmetic"
)]

use std::collections::HashMap;

use plot4_core::game::Player;
use plot4_core::gomoku::{Point, Position, Rule, notation};

use super::gomoku::{Board, DIRECTIONS, Place, Stones};

/// The fewest fours with which an attacker wins, searched on a grid.
pub struct Attack {
    board: Board,
    attacker: Player,
    /// For positions that were searched, the number of fours within which there is no win.
    refuted: HashMap<Stones, usize>,
}

impl Attack {
    /// Returns an attack in a game that is not over, as if it were the attacker's turn.
    pub fn new(board: &Board, attacker: Player) -> Self {
        Self { board: board.clone(), attacker, refuted: HashMap::new() }
    }

    /// Returns the fewest fours, none more than `most`, with which the attacker wins, if it does; 0
    /// if it has a five now.
    pub fn fewest_fours(&mut self, most: usize) -> Option<usize> {
        if !self.fives(self.attacker).is_empty() {
            return Some(0);
        }
        (1..=most).find(|&fours| self.wins(fours))
    }

    /// Returns the places on which a first four, of at most so many, leads to a win; the attacker
    /// has no five now.
    pub fn first_fours(&mut self, most: usize) -> Vec<Place> {
        let places = self.free().into_iter();
        places.filter(|&place| self.wins_by(place, most)).collect()
    }

    /// Returns whether the attacker, who has no five now, wins within so many fours.
    fn wins(&mut self, fours: usize) -> bool {
        if fours == 0 || self.refuted.get(&self.board.stones).is_some_and(|&known| known >= fours) {
            return false;
        }
        let wins = self.free().into_iter().any(|place| self.wins_by(place, fours));
        if !wins {
            self.refuted.insert(self.board.stones, fours);
        }
        wins
    }

    /// Returns whether the attacker wins by a stone on this place, which has to make a four.
    fn wins_by(&mut self, place: Place, fours: usize) -> bool {
        if self.is_alone(place) {
            return false;
        }
        self.put(place, Some(self.attacker));
        let is_four = !self.fives_near(place, self.attacker).is_empty();
        self.put(place, None);
        // Whether it is forbidden takes long to be found out, and most places make no four.
        if !is_four || !self.may_play(place, self.attacker) {
            return false;
        }
        self.put(place, Some(self.attacker));
        let defender = self.attacker.other();
        let wins = self.fives(defender).is_empty() && {
            // Any answer that is not on a five loses to the five, so the answers are the fives.
            let answers = self.fives(self.attacker);
            answers.into_iter().all(|answer| {
                if !self.may_play(answer, defender) {
                    return true;
                }
                self.put(answer, Some(defender));
                let wins = !self.fives(self.attacker).is_empty() || self.wins(fours - 1);
                self.put(answer, None);
                wins
            })
        };
        self.put(place, None);
        wins
    }

    /// Returns the free places on which a player's stone wins.
    pub fn fives(&self, player: Player) -> Vec<Place> {
        self.free().into_iter().filter(|&place| self.is_five(place, player)).collect()
    }

    /// Returns those of [`fives`](Self::fives) that are on a line with a place.
    fn fives_near(&self, (column, row): Place, player: Player) -> Vec<Place> {
        let steps = (1..self.board.target).flat_map(|step| [step, -step]);
        let near = steps.flat_map(|step| {
            DIRECTIONS.map(|(right, up)| (column + step * right, row + step * up))
        });
        near.filter(|&place| self.board.is_free(place) && self.is_five(place, player)).collect()
    }

    /// Returns whether a player's stone on this free place wins.
    pub fn is_five(&self, place: Place, player: Player) -> bool {
        let longer_wins = match self.board.setup.rule() {
            Rule::Freestyle | Rule::Restricted => true,
            Rule::Standard => false,
            Rule::Renju => player == Player::Second,
        };
        DIRECTIONS.into_iter().any(|(right, up)| {
            let length =
                1 + self.run(place, (right, up), player) + self.run(place, (-right, -up), player);
            length == self.board.target || length > self.board.target && longer_wins
        })
    }

    /// Returns whether too few of the attacker's stones are near a place for a four on it.
    fn is_alone(&self, (column, row): Place) -> bool {
        DIRECTIONS.into_iter().all(|(right, up)| {
            let near = (1 - self.board.target..self.board.target)
                .map(|step| (column + step * right, row + step * up));
            (near.filter(|&place| self.board.at(place) == Some(self.attacker)).count() as i32)
                < self.board.target - 2
        })
    }

    /// Returns the number of a player's stones in a row next to a place.
    fn run(&self, (column, row): Place, (right, up): (i32, i32), player: Player) -> i32 {
        let mut length = 0;
        while self.board.at((column + (length + 1) * right, row + (length + 1) * up))
            == Some(player)
        {
            length += 1;
        }
        length
    }

    /// Returns whether the rules let a player play this free place.
    fn may_play(&self, place: Place, player: Player) -> bool {
        player == Player::Second || self.board.forbidden(place).is_none()
    }

    fn free(&self) -> Vec<Place> {
        self.board.places().into_iter().filter(|&place| self.board.is_free(place)).collect()
    }

    fn put(&mut self, (column, row): Place, stone: Option<Player>) {
        self.board.stones[column as usize][row as usize] = stone;
    }
}

/// A position in which the player to move wins by fours.
pub struct Problem {
    pub position: Position,
    /// The fewest fours with which it does.
    pub fours: usize,
}

/// Returns the positions of the suite.
pub fn problems() -> Vec<Problem> {
    let lines = include_str!("../../../../tests/data/gomoku_fours.txt")
        .lines()
        .filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let [fours, setup, moves] =
            line.split(" | ").collect::<Vec<_>>().try_into().expect("three parts");
        let setup = setup.parse().expect("a setup");
        let position = notation::parse_position(setup, moves).expect("moves");
        Problem { position, fours: fours.parse().expect("a number") }
    };
    lines.map(read).collect()
}

/// Returns the place of a point.
pub fn place(point: Point) -> Place {
    (i32::from(point.column()), i32::from(point.row()))
}
