//! What is told of a game besides its players and its moves, by the file that it came from: the event, the day, a result that no move has
//! brought about.

use std::collections::BTreeMap;

/// What can be told of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Particular {
    /// The name of the game.
    Title,
    /// The tournament.
    Event,
    /// Its round.
    Round,
    /// Where it was played.
    Place,
    /// When.
    Date,
    /// The time that the players had.
    Time,
    /// And what they had after that.
    Overtime,
    /// How strong the first side's player is.
    FirstRank,
    /// How strong the second side's player is.
    SecondRank,
    /// The rules that it was played by.
    Rules,
    /// The name of its opening.
    Opening,
    /// Who has written about it.
    Annotator,
    /// Who has written it down.
    Recorder,
    /// The book or the magazine that it is from.
    Source,
    /// Whose the comments are.
    Copyright,
    /// How it ended, where the moves do not say it: the players agreed, or one of them gave up.
    Result,
}

impl Particular {
    /// All of them, in the order in which they are told.
    pub const ALL: [Self; 16] = [
        Self::Title,
        Self::Event,
        Self::Round,
        Self::Place,
        Self::Date,
        Self::Time,
        Self::Overtime,
        Self::FirstRank,
        Self::SecondRank,
        Self::Rules,
        Self::Opening,
        Self::Annotator,
        Self::Recorder,
        Self::Source,
        Self::Copyright,
        Self::Result,
    ];

    /// Returns its name in files of ours: `first-rank`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Event => "event",
            Self::Round => "round",
            Self::Place => "place",
            Self::Date => "date",
            Self::Time => "time",
            Self::Overtime => "overtime",
            Self::FirstRank => "first-rank",
            Self::SecondRank => "second-rank",
            Self::Rules => "rules",
            Self::Opening => "opening",
            Self::Annotator => "annotator",
            Self::Recorder => "recorder",
            Self::Source => "source",
            Self::Copyright => "copyright",
            Self::Result => "result",
        }
    }

    /// Returns what stands before it for people, in a game whose sides are called so: `Rank of Black`.
    #[must_use]
    pub fn label(self, sides: [&str; 2]) -> String {
        match self {
            Self::FirstRank => format!("Rank of {}", sides[0]),
            Self::SecondRank => format!("Rank of {}", sides[1]),
            other => crate::core::count::capital(other.name()),
        }
    }
}

/// What is told of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About(BTreeMap<Particular, String>);

impl About {
    /// The most characters of one thing that are kept.
    pub const MOST: usize = 1000;

    /// Notes something, on one line, without blanks around it; what is empty is not told.
    pub fn tell(&mut self, particular: Particular, text: &str) {
        let words: String = text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(Self::MOST).collect();
        if words.is_empty() {
            self.0.remove(&particular);
        } else {
            self.0.insert(particular, words);
        }
    }

    /// Returns what is told of something.
    #[must_use]
    pub fn of(&self, particular: Particular) -> Option<&str> {
        self.0.get(&particular).map(String::as_str)
    }

    /// Returns everything that is told, in the order of [`Particular::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Particular, &str)> {
        self.0.iter().map(|(&particular, text)| (particular, text.as_str()))
    }

    /// Forgets the result: the game goes on.
    pub fn forget_result(&mut self) {
        self.0.remove(&Particular::Result);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_on_one_line_and_in_order() {
        let mut about = About::default();
        about.tell(Particular::Date, " 1846-07-21 ");
        about.tell(Particular::Event, "Castle\n game");
        about.tell(Particular::Place, " \n");
        about.tell(Particular::Source, &"x".repeat(5000));
        assert_eq!(about.of(Particular::Place), None);
        assert_eq!(about.of(Particular::Source).map(str::len), Some(About::MOST));
        about.tell(Particular::Source, "");
        let told: Vec<_> = about.iter().collect();
        assert_eq!(told, [(Particular::Event, "Castle game"), (Particular::Date, "1846-07-21")]);
        assert!(Particular::ALL.is_sorted());
    }
}
