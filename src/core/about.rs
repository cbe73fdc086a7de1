//! Information about a game besides its players and its moves, from the file that it came from: the
//! event, the day, a result that no move has brought about.

use std::collections::BTreeMap;

use super::count::capital;

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

    /// Returns this entry in words with its value, in a game whose sides have these names: `Rank of
    /// Black: 9d`, `Black won by 2.5 points`.
    #[must_use]
    pub fn in_words(self, text: &str, sides: [&str; 2]) -> String {
        match self {
            Self::FirstRank => format!("Rank of {}: {text}", sides[0]),
            Self::SecondRank => format!("Rank of {}: {text}", sides[1]),
            // A number alone is one of seconds, in SGF.
            Self::Time if text.parse::<f64>().is_ok() => format!("Time: {text} seconds"),
            Self::Result => {
                result_in_words(text, sides).unwrap_or_else(|| format!("Result: {text}"))
            }
            other => format!("{}: {text}", capital(other.name())),
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

/// Returns a result in words, as SGF or PDN have it: `W+2.5`, `B+R`, `1-0`; `None` for anything
/// else.
fn result_in_words(text: &str, [first, second]: [&str; 2]) -> Option<String> {
    let won = |side: &str| Some(format!("{side} won"));
    match text.to_lowercase().as_str() {
        "1-0" | "2-0" => return won(first),
        "0-1" | "0-2" => return won(second),
        "1/2-1/2" | "1-1" | "0" | "draw" | "jigo" => return Some("The game was drawn".to_owned()),
        "void" => return Some("The game has no result".to_owned()),
        _ => {}
    }
    let (letter, how) = text.split_once('+')?;
    let winner = match letter.trim() {
        "B" | "b" => first,
        "W" | "w" => second,
        _ => return None,
    };
    match how.trim().to_lowercase().as_str() {
        "" => won(winner),
        "r" | "resign" | "resignation" => Some(format!("{winner} won by resignation")),
        "t" | "time" => Some(format!("{winner} won on time")),
        "f" | "forfeit" => Some(format!("{winner} won by forfeit")),
        points if points.parse::<f64>().is_ok() => Some(format!(
            "{winner} won by {points} point{}",
            if points == "1" { "" } else { "s" }
        )),
        _ => None,
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

    #[test]
    fn results_are_told_in_words() {
        let sides = ["Black", "White"];
        for (text, expected) in [
            ("W+2.5", "White won by 2.5 points"),
            ("b+1", "Black won by 1 point"),
            ("B+Resign", "Black won by resignation"),
            ("W+T", "White won on time"),
            ("B+", "Black won"),
            ("0-1", "White won"),
            ("1/2-1/2", "The game was drawn"),
            ("Void", "The game has no result"),
            ("X+3", "Result: X+3"),
            ("B+lots", "Result: B+lots"),
        ] {
            assert_eq!(Particular::Result.in_words(text, sides), expected);
        }
        assert_eq!(
            Particular::SecondRank.in_words("8d", sides),
            "Rank of White: 8d"
        );
        assert_eq!(
            Particular::Time.in_words("3600", sides),
            "Time: 3600 seconds"
        );
        assert_eq!(
            Particular::Event.in_words("Honinbo", sides),
            "Event: Honinbo"
        );
    }
}
