//! The values of all endgames, found backward from the ends of games.
//!
//! A position is won if a move leads to one that is lost for the opponent, and lost if all moves
//! lead to won ones, or there is no move. That is applied again and again until nothing new is
//! found: the remaining positions are drawn. It takes a few seconds for three pieces and minutes
//! for four, and so is done once: see the example `checkers_endgames`.

use super::Value;
use super::boards::Boards;
use super::number::{MOST_PIECES, Material, number};

/// The knowledge about a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// It is of no position.
    Nothing,
    /// Nothing has been found yet.
    Open,
    Value(Value),
}

/// The values of all endgames up to a number of pieces.
pub struct Solution {
    values: Vec<(Material, Vec<Entry>)>,
}

impl Solution {
    /// Returns the values of all endgames of up to this many pieces, at most [`MOST_PIECES`].
    #[must_use]
    pub fn new(pieces: u8) -> Self {
        let mut solution = Self { values: Vec::new() };
        for pieces in 2..=pieces.min(MOST_PIECES) {
            for material in Material::all(pieces) {
                if !solution.has(material) {
                    solution.solve(material);
                }
            }
        }
        solution
    }

    /// Returns the value of a position, if it is one of these endgames.
    #[must_use]
    pub fn value(&self, boards: Boards) -> Option<Value> {
        match self.known(boards) {
            Entry::Value(value) => Some(value),
            Entry::Nothing | Entry::Open => None,
        }
    }

    /// Returns the materials in the order in which they were solved, each with the values of all
    /// its numbers; `None` where a number is of no position.
    pub fn materials(
        &self,
    ) -> impl Iterator<Item = (Material, impl Iterator<Item = Option<Value>> + '_)> + '_ {
        self.values.iter().map(|(material, known)| {
            let value = |known: &Entry| match known {
                Entry::Value(value) => Some(*value),
                Entry::Nothing | Entry::Open => None,
            };
            (*material, known.iter().map(value))
        })
    }

    /// Returns whether a material has been solved, or is being.
    fn has(&self, material: Material) -> bool {
        self.values.iter().any(|(other, _)| *other == material)
    }

    fn known(&self, boards: Boards) -> Entry {
        let material = Material::of(boards);
        if material.own_men + material.own_kings == 0 {
            return Entry::Value(Value::Loss);
        }
        let of_material = self.values.iter().find(|(other, _)| *other == material);
        of_material.map_or(Entry::Open, |(_, known)| known[number(boards) as usize])
    }

    /// Solves a material, together with the same material seen by the other player.
    fn solve(&mut self, material: Material) {
        let begin = |material: Material| {
            let known = |number| material.boards(number).map_or(Entry::Nothing, |_| Entry::Open);
            (material, (0..material.numbers()).map(known).collect::<Vec<Entry>>())
        };
        let first = self.values.len();
        self.values.push(begin(material));
        if material.turned() != material {
            self.values.push(begin(material.turned()));
        }
        let mut open: Vec<(usize, u32)> = Vec::new();
        for (place, (material, known)) in self.values.iter().enumerate().skip(first) {
            let is_open = |&number: &u32| known[number as usize] == Entry::Open;
            open.extend((0..material.numbers()).filter(is_open).map(|number| (place, number)));
        }
        loop {
            let before = open.len();
            let mut left = Vec::with_capacity(before);
            for &(place, number) in &open {
                let value =
                    self.values[place].0.boards(number).and_then(|boards| self.judge(boards));
                match value {
                    Some(value) => self.values[place].1[number as usize] = Entry::Value(value),
                    None => left.push((place, number)),
                }
            }
            open = left;
            if open.len() == before {
                break;
            }
        }
        for (place, number) in open {
            self.values[place].1[number as usize] = Entry::Value(Value::Draw);
        }
    }

    /// Returns whether a position is won or lost, from the known values of its successors, or
    /// `None` if that is still open.
    fn judge(&self, boards: Boards) -> Option<Value> {
        let (mut wins, mut is_lost) = (false, true);
        boards.successors(&mut |after, _| {
            if !wins {
                match self.known(after) {
                    Entry::Value(Value::Loss) => wins = true,
                    Entry::Value(Value::Win) => {}
                    Entry::Value(Value::Draw) | Entry::Open | Entry::Nothing => is_lost = false,
                }
            }
        });
        if wins { Some(Value::Win) } else { is_lost.then_some(Value::Loss) }
    }
}
