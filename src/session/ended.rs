//! Finished games in the statistics, and their totals.

use super::Session;
use super::series::without_beginner;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{GameKind, Level as _};

/// The result of a game for its human player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    Won,
    Drawn,
    Lost,
}

impl Ending {
    /// All endings, the best one first.
    pub const ALL: [Self; 3] = [Self::Won, Self::Drawn, Self::Lost];

    /// Returns an outcome from the view of one side.
    #[must_use]
    pub fn of(outcome: Outcome, person: Player) -> Self {
        match outcome {
            Outcome::Win(winner) if winner == person => Self::Won,
            Outcome::Win(_) => Self::Lost,
            Outcome::Draw => Self::Drawn,
        }
    }

    /// Returns its worth in half points.
    const fn half_points(self) -> u32 {
        match self {
            Self::Won => 2,
            Self::Drawn => 1,
            Self::Lost => 0,
        }
    }
}

/// A finished game of a human player against a computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The number that identifies the game, so that it is counted once.
    pub number: u64,
    /// The name of the game: `connect4`.
    pub game: String,
    /// The values of its options: `size=7x6 connect=4`.
    pub setup: String,
    /// The computer, in the MODE notation.
    pub opponent: String,
    /// The human player's side by its name, in small letters: `red`.
    pub side: String,
    /// The result for the human player.
    pub ending: Ending,
    pub moves: u32,
    /// Whether the human player had help: the analysis, a hint, a warning of the coach, or another
    /// try after taking a move back.
    pub is_helped: bool,
}

/// The results of several games, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// The current number of wins in a row.
    pub streak: u32,
    /// The greatest number of wins in a row.
    pub best_streak: u32,
}

impl Results {
    /// Returns the results of these games, the earliest first.
    #[must_use]
    pub fn of(endings: impl IntoIterator<Item = Ending>) -> Self {
        let mut results = Self::default();
        for ending in endings {
            results.add(ending);
        }
        results
    }

    /// Counts one more game.
    pub fn add(&mut self, ending: Ending) {
        match ending {
            Ending::Won => self.won += 1,
            Ending::Drawn => self.drawn += 1,
            Ending::Lost => self.lost += 1,
        }
        self.streak = if ending == Ending::Won { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }

    #[must_use]
    pub const fn count(&self, ending: Ending) -> u32 {
        match ending {
            Ending::Won => self.won,
            Ending::Drawn => self.drawn,
            Ending::Lost => self.lost,
        }
    }

    #[must_use]
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Returns the share of the points as a rounded percentage, where a draw is half a point; 0
    /// without a game.
    #[must_use]
    pub fn percent(&self) -> u32 {
        let half_points: u32 =
            Ending::ALL.iter().map(|&ending| ending.half_points() * self.count(ending)).sum();
        (100 * half_points + self.games()).checked_div(2 * self.games()).unwrap_or(0)
    }
}

/// Why a game does not count for the levels that the user has beaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// It did not begin from the start.
    Begun,
    /// The coach stopped a move.
    Coach,
    Hint,
    Analysis,
    TakenBack,
}

impl Uncounted {
    /// Returns its identifier in the messages.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Begun => "begun",
            Self::Coach => "coach",
            Self::Hint => "hint",
            Self::Analysis => "analysis",
            Self::TakenBack => "taken-back",
        }
    }
}

impl<K: GameKind> Session<K> {
    /// Returns why a game of one person against a computer does not count, as far as that is known.
    #[must_use]
    pub fn uncounted(&self) -> Option<Uncounted> {
        // What is tried after the end changes nothing.
        if let Some((_, why)) = self.counted {
            return why;
        }
        let game = &self.game;
        let is_begun =
            K::terms(self.setup()).has_custom_start || (game.is_out_of_statistics && !self.is_ours);
        if is_begun {
            Some(Uncounted::Begun)
        } else if game.taught > 0 {
            Some(Uncounted::Coach)
        } else if game.is_hinted {
            Some(Uncounted::Hint)
        } else if game.is_analysed {
            Some(Uncounted::Analysis)
        } else if game.is_helped() {
            Some(Uncounted::TakenBack)
        } else {
            None
        }
    }

    /// Returns whether a win would count for the levels that the user has beaten.
    #[must_use]
    pub fn would_count(&self) -> bool {
        let opponent = self.you().and_then(|you| self.seat(you.other()).computer());
        // Moves that were made elsewhere are those of no counted game.
        let is_ours = self.game.number.is_some() || self.record().moves().is_empty();
        opponent.is_some_and(|level| level.strength().is_some())
            && is_ours
            && !self.has_ended()
            && !self.game.is_out_of_statistics
            && self.uncounted().is_none()
    }

    /// Sets the number that identifies the game, unless it has one. A game of which moves were made
    /// elsewhere is not counted.
    pub fn count_as(&mut self, number: u64) {
        if self.game.number.is_none() {
            self.game.number = Some(number);
            self.game.is_out_of_statistics |= !self.record().moves().is_empty();
            self.is_ours &= !self.game.is_out_of_statistics;
        }
    }

    /// Returns the number under which the game was counted at its end.
    #[must_use]
    pub const fn counted(&self) -> Option<u64> {
        match self.counted {
            Some((number, _)) => Some(number),
            None => None,
        }
    }

    /// Returns the entry of the game for the statistics, if it is over, not counted yet, and was
    /// played by one person against a computer. It is then marked as counted, so that a game taken
    /// back and played again after its end is not counted twice.
    pub fn count_end(&mut self) -> Option<Ended> {
        let outcome = self.position().outcome()?;
        let number = self.game.number.filter(|_| !self.game.is_out_of_statistics)?;
        self.counted = Some((number, self.uncounted()));
        self.game.is_out_of_statistics = true;
        let person = self.you()?;
        let opponent = self.seat(person.other()).computer()?;
        if K::terms(self.setup()).has_custom_start {
            return None;
        }
        Some(Ended {
            number,
            game: K::NAME.to_owned(),
            setup: setup_text::<K>(self.setup()),
            opponent: opponent.to_string(),
            side: K::SIDES[person.index()].to_owned(),
            ending: Ending::of(outcome, person),
            moves: u32::try_from(self.record().cursor()).unwrap_or(u32::MAX),
            is_helped: self.game.is_helped(),
        })
    }
}

/// Returns a set-up as text for the statistics: `size=9x7 connect=5`. Who begins makes no
/// difference.
#[must_use]
pub fn setup_text<K: GameKind>(setup: K::Setup) -> String {
    let options = K::format_setup(without_beginner::<K>(setup));
    options.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the endings that letters stand for: W, D, L.
    fn endings(letters: &str) -> Vec<Ending> {
        let ending = |letter| match letter {
            'W' => Ending::Won,
            'D' => Ending::Drawn,
            _ => Ending::Lost,
        };
        letters.chars().map(ending).collect()
    }

    #[test]
    fn games_are_counted_and_streaks_are_of_wins_alone() {
        let results = |letters: &str| Results::of(endings(letters));
        assert_eq!(
            results("WWLWWWDW"),
            Results { won: 6, drawn: 1, lost: 1, streak: 1, best_streak: 3 }
        );
        assert_eq!(
            results("WWD"),
            Results { won: 2, drawn: 1, lost: 0, streak: 0, best_streak: 2 }
        );
        assert_eq!(results(""), Results::default());
        assert_eq!(
            ["", "W", "L", "D", "WLL", "WWL", "DL"].map(|letters| results(letters).percent()),
            [0, 100, 0, 50, 33, 67, 25]
        );
    }

    #[test]
    fn an_outcome_is_seen_from_the_persons_side() {
        assert_eq!(Ending::of(Outcome::Win(Player::Second), Player::Second), Ending::Won);
        assert_eq!(Ending::of(Outcome::Win(Player::Second), Player::First), Ending::Lost);
        assert_eq!(Ending::of(Outcome::Draw, Player::First), Ending::Drawn);
    }
}
