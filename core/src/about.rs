//! Game info, which comes from a file: the event, the date, a result that does not follow from the
//! moves.

use std::collections::BTreeMap;

use super::game::Player;

/// An entry of the game info.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Particular {
    /// The name of the game.
    Title,
    /// The tournament.
    Event,
    /// Its round.
    Round,
    /// The place.
    Place,
    /// The date.
    Date,
    /// The main time of the players.
    Time,
    /// The overtime.
    Overtime,
    /// The rank of the first side's player.
    FirstRank,
    /// The rank of the second side's player.
    SecondRank,
    /// The rules.
    Rules,
    /// The name of the opening.
    Opening,
    /// The author of the comments.
    Annotator,
    /// The person who recorded the game.
    Recorder,
    /// The book or magazine it is from.
    Source,
    /// The copyright of the comments.
    Copyright,
    /// The result, if it does not follow from the moves: the players agreed, or one of them
    /// resigned.
    Result,
}

impl Particular {
    /// All of them, in the order of display.
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

    /// Returns its name in our own files: `first-rank`.
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
}

/// The game info of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About(BTreeMap<Particular, String>);

impl About {
    /// Sets an entry, on one line, without surrounding blanks; an empty text removes the entry.
    pub fn set(&mut self, particular: Particular, text: &str) {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if words.is_empty() {
            self.0.remove(&particular);
        } else {
            self.0.insert(particular, words);
        }
    }

    /// Returns the value of an entry.
    #[must_use]
    pub fn of(&self, particular: Particular) -> Option<&str> {
        self.0.get(&particular).map(String::as_str)
    }

    /// Returns all game info, in the order of [`Particular::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Particular, &str)> {
        self.0.iter().map(|(&particular, text)| (particular, text.as_str()))
    }

    /// Exchanges the entries about the players of the two sides.
    pub fn exchange_sides(&mut self) {
        let ranks = [Particular::FirstRank, Particular::SecondRank];
        let [first, second] = ranks.map(|rank| self.0.remove(&rank));
        self.0.extend(
            ranks.into_iter().zip([second, first]).filter_map(|(rank, text)| Some((rank, text?))),
        );
    }

    /// Removes an entry.
    pub fn remove(&mut self, particular: Particular) {
        self.0.remove(&particular);
    }
}

/// The result of a game in a file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameResult {
    /// One side has won.
    Won(Victory),
    /// A draw.
    Drawn,
    /// The game does not count.
    Void,
}

/// The winner of a game, and the reason.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Victory {
    /// The winner.
    pub winner: Player,
    /// The reason.
    pub by: WonBy,
}

/// The reason for a win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum WonBy {
    /// It is unknown.
    Unknown,
    /// The loser has resigned.
    Resignation,
    /// The loser has run out of time.
    Time,
    /// The loser has forfeited.
    Forfeit,
    /// A margin of this many points.
    Points(f64),
}

impl GameResult {
    /// Parses a result of SGF or PDN: `W+2.5`, `B+R`, `1-0`; `None` for anything else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let won = |winner, by| Some(Self::Won(Victory { winner, by }));
        match text.to_lowercase().as_str() {
            "1-0" | "2-0" => return won(Player::First, WonBy::Unknown),
            "0-1" | "0-2" => return won(Player::Second, WonBy::Unknown),
            "1/2-1/2" | "1-1" | "0" | "draw" | "jigo" => return Some(Self::Drawn),
            "void" => return Some(Self::Void),
            _ => {}
        }
        let (letter, how) = text.split_once('+')?;
        let winner = match letter.trim() {
            "B" | "b" => Player::First,
            "W" | "w" => Player::Second,
            _ => return None,
        };
        let by = match how.trim().to_lowercase().as_str() {
            "" => WonBy::Unknown,
            "r" | "resign" | "resignation" => WonBy::Resignation,
            "t" | "time" => WonBy::Time,
            "f" | "forfeit" => WonBy::Forfeit,
            points => WonBy::Points(points.parse().ok()?),
        };
        won(winner, by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_on_one_line_and_in_order() {
        let mut about = About::default();
        about.set(Particular::Date, " 1846-07-21 ");
        about.set(Particular::Event, "Castle\n game");
        about.set(Particular::Place, " \n");
        about.set(Particular::Source, &"x".repeat(5000));
        assert_eq!(about.of(Particular::Place), None);
        assert_eq!(about.of(Particular::Source).map(str::len), Some(5000), "nothing is cut off");
        about.set(Particular::Source, "");
        let told: Vec<_> = about.iter().collect();
        assert_eq!(told, [(Particular::Event, "Castle game"), (Particular::Date, "1846-07-21")]);
        assert!(Particular::ALL.is_sorted());
    }
}
