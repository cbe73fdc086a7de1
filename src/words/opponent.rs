//! The name of a computer in a list of opponents.

use super::levels::{chosen, level_name};
use super::list::listed;
use crate::core::kind::{GameKind, Level};
use crate::players::Seat;

/// A computer in a list of opponents, ordered by strength.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Opponent {
    /// The index among the levels; unknown ones are last.
    row: usize,
    /// The length of the mode: the deeper of two searches comes later.
    length: usize,
    mode: String,
    /// Its name in a word or two: `High`.
    pub name: String,
    /// The number of its bars.
    pub strength: Option<u8>,
    /// Its adjustments: `defensive`; may be empty.
    pub about: String,
}

impl Opponent {
    /// Returns the computer in the MODE notation; an engine has its own name, and an unknown
    /// computer is named by the text itself.
    #[must_use]
    pub fn of<K: GameKind>(mode: &str) -> Self {
        let mode = mode.to_owned();
        let length = mode.len();
        let Ok(level) = mode.parse::<K::Level>() else {
            let engine = mode.parse::<Seat<K::Level>>().ok().and_then(Seat::engine);
            return Self {
                row: usize::MAX,
                length,
                name: engine.map_or_else(|| mode.clone(), |name| name.to_string()),
                strength: None,
                about: String::new(),
                mode,
            };
        };
        // The options that differ from the plain level.
        let plain = level.id().mode().parse().unwrap_or(level);
        let [own, usual] = [level, plain].map(chosen::<K>);
        let extras = own.into_iter().filter(|value| !usual.contains(value));
        let (name, about) = (level_name(level.id()), listed(extras));
        Self { row: level.row(), length, name, strength: level.strength(), about, mode }
    }

    /// Returns the name with the description: `High, defensive`.
    #[must_use]
    pub fn in_full(&self) -> String {
        if self.about.is_empty() {
            self.name.clone()
        } else {
            listed([self.name.as_str(), self.about.as_str()])
        }
    }

    /// Returns the computer in the MODE notation.
    #[must_use]
    pub fn mode(&self) -> &str {
        &self.mode
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::Connect4;
    use crate::core::gomoku::Gomoku;

    #[test]
    fn opponents_are_named_in_a_few_words() {
        let names = ["high", "high,defensive", "random", "search:9,aggressive", "boss"];
        let names = names.map(|mode| Opponent::of::<Connect4>(mode).in_full());
        assert_eq!(names, ["High", "High, defensive", "Random", "Depth 9, aggressive", "boss"]);
        assert_eq!(Opponent::of::<Gomoku>("medium").name, "Medium");
        assert_eq!(Opponent::of::<Gomoku>("engine:Rapfi").name, "Rapfi");
    }

    #[test]
    fn opponents_are_in_the_order_of_strength() {
        let mut modes = [
            "boss",
            "search:10",
            "high",
            "random",
            "learner",
            "search:9",
            "perfect",
            "high,defensive",
            "low",
        ];
        modes.sort_by_key(|mode| Opponent::of::<Connect4>(mode));
        assert_eq!(
            modes,
            [
                "learner",
                "low",
                "high",
                "high,defensive",
                "perfect",
                "random",
                "search:9",
                "search:10",
                "boss"
            ]
        );
    }
}
