//! Information about a game besides its players and its moves, from the file that it came from: the
//! event, the day, a result that no move has brought about.

use std::collections::BTreeMap;

use super::game::Player;

/// A kind of information about a game.
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
    /// All of them, in the order in which they are shown.
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
}

/// Information about a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct About(BTreeMap<Particular, String>);

impl About {
    /// Sets an entry, on one line, without blanks around it; an empty text removes the entry.
    pub fn tell(&mut self, particular: Particular, text: &str) {
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
        self.0
            .iter()
            .map(|(&particular, text)| (particular, text.as_str()))
    }

    /// Exchanges the entries about the players of the two sides.
    pub fn exchange_sides(&mut self) {
        let ranks = [Particular::FirstRank, Particular::SecondRank];
        let [first, second] = ranks.map(|rank| self.0.remove(&rank));
        self.0.extend(
            ranks
                .into_iter()
                .zip([second, first])
                .filter_map(|(rank, text)| Some((rank, text?))),
        );
    }

    /// Forgets something.
    pub fn forget(&mut self, particular: Particular) {
        self.0.remove(&particular);
    }
}

/// The result of a game, as a file has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GameResult {
    /// One side has won.
    Won(Victory),
    /// Neither has.
    Drawn,
    /// The game does not count.
    Void,
}

/// Who has won a game, and by what.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Victory {
    /// The winner.
    pub winner: Player,
    /// What has decided the game.
    pub by: WonBy,
}

/// What has decided a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum WonBy {
    /// The file does not say it.
    Unknown,
    /// The loser has resigned.
    Resignation,
    /// The loser's time was over.
    Time,
    /// The loser has not played.
    Forfeit,
    /// So many points more.
    Points(f64),
}

impl GameResult {
    /// Returns the result that a text stands for, as SGF or PDN have it: `W+2.5`, `B+R`, `1-0`;
    /// `None` for anything else.
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
        about.tell(Particular::Date, " 1846-07-21 ");
        about.tell(Particular::Event, "Castle\n game");
        about.tell(Particular::Place, " \n");
        about.tell(Particular::Source, &"x".repeat(5000));
        assert_eq!(about.of(Particular::Place), None);
        assert_eq!(
            about.of(Particular::Source).map(str::len),
            Some(5000),
            "nothing is cut off"
        );
        about.tell(Particular::Source, "");
        let told: Vec<_> = about.iter().collect();
        assert_eq!(
            told,
            [
                (Particular::Event, "Castle game"),
                (Particular::Date, "1846-07-21")
            ]
        );
        assert!(Particular::ALL.is_sorted());
    }
}
