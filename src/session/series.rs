//! Series of games between the same players, and who begins each.

use serde::{Deserialize, Serialize};

use super::{Ending, SavedGame, SeriesScore, Session};
use crate::core::game::{Game as _, Outcome, Player};
use crate::core::kind::{GameKind, Level as _, LevelId, Preset};
use crate::players::{Names, Seat};

/// Who begins the next game of a series. The players keep their sides if the game lets either side
/// begin; otherwise the one who begins takes the side that does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstPlayer {
    /// The players take turns.
    #[default]
    InTurn,
    /// The loser; after a draw, the other player.
    Loser,
    /// The player who began last time.
    Same,
}

impl FirstPlayer {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 3] = [Self::InTurn, Self::Loser, Self::Same];

    /// Returns its name in the settings file and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::InTurn => "in-turn",
            Self::Loser => "loser",
            Self::Same => "same",
        }
    }
}

impl<K: GameKind> Session<K> {
    /// Returns the outcome of a game that was played here, if only its last move; `None` for one
    /// that was opened with its end.
    fn own_outcome(&self) -> Option<Outcome> {
        let is_own = self.is_played || self.game.number.is_some();
        self.outcome().filter(|_| is_own)
    }

    /// Returns whether another player begins the next game. A game that was abandoned, or played
    /// elsewhere, changes nothing.
    fn changes_beginner(&self, begins: FirstPlayer) -> bool {
        match (begins, self.own_outcome()) {
            (FirstPlayer::Same, _) | (_, None) => false,
            (FirstPlayer::InTurn, Some(_)) | (FirstPlayer::Loser, Some(Outcome::Draw)) => true,
            (FirstPlayer::Loser, Some(Outcome::Win(winner))) => winner == self.beginner(),
        }
    }

    /// Returns the side that began, or that which the rules say begins.
    fn beginner(&self) -> Player {
        let setup = self.setup();
        match K::starting(setup, Player::First) {
            Some(_) => K::start(setup).to_move(),
            None => Player::First,
        }
    }

    /// Returns whether the players exchange sides for the next game, so that another one begins.
    #[must_use]
    pub fn exchanges_sides(&self, begins: FirstPlayer) -> bool {
        K::starting(self.setup(), Player::First).is_none() && self.changes_beginner(begins)
    }

    /// Returns the next game of the series: the same players and rules, the same coach, and the
    /// score including this game's result. Pieces that were set up are left behind, and the score
    /// with them.
    #[must_use]
    pub fn next_game(&self, seed: u64, begins: FirstPlayer) -> SavedGame<K> {
        let beginner =
            if self.changes_beginner(begins) { self.beginner().other() } else { self.beginner() };
        let usual = with_usual_start::<K>(self.setup());
        let setup = K::starting(usual, beginner).unwrap_or(usual);
        let mut next = SavedGame::new(setup, self.seats(), seed);
        next.names = self.game().names.clone();
        next.score = self.score_for(setup, next.seats, &next.names);
        next.coach = self.coach();
        if self.exchanges_sides(begins) {
            next.exchange_sides();
        }
        next
    }

    /// Returns the first game of a new series, against this computer in place of the present one.
    #[must_use]
    pub fn next_game_against(
        &self,
        level: K::Level,
        seed: u64,
        begins: FirstPlayer,
    ) -> SavedGame<K> {
        let mut next = self.next_game(seed, begins);
        for seat in &mut next.seats {
            if !seat.is_human() {
                *seat = Seat::Computer(level);
            }
        }
        next.score = SeriesScore::default();
        next
    }

    /// Returns the wins and draws so far, with the game on the board if it is over and was played
    /// here.
    #[must_use]
    pub fn tally(&self) -> SeriesScore {
        let mut tally = self.game.score;
        if let Some(outcome) = self.own_outcome() {
            tally.add(outcome);
        }
        tally
    }

    /// Returns the initial score of a new game: that of this series, if it has the same players and
    /// set-up, exchanged if they have exchanged sides.
    #[must_use]
    pub fn score_for(
        &self,
        setup: K::Setup,
        seats: [Seat<K::Level>; 2],
        names: &Names,
    ) -> SeriesScore {
        let (before, tally) = (&self.game, self.tally());
        let is_seated = before.seats == seats;
        let is_exchanged =
            before.seats == [seats[1], seats[0]] && before.names == names.exchanged();
        if without_beginner::<K>(before.setup) != without_beginner::<K>(setup) {
            SeriesScore::default()
        } else if is_seated && before.names == *names {
            tally
        } else if is_exchanged {
            tally.exchanged()
        } else if is_seated && names.may_be(&before.names) {
            tally
        } else {
            SeriesScore::default()
        }
    }
}

/// Returns a set-up with the same rules and its usual start, without pieces that were set up.
#[must_use]
pub fn with_usual_start<K: GameKind>(setup: K::Setup) -> K::Setup {
    let is_custom = |setup: K::Setup| K::terms(setup).has_custom_start;
    if !is_custom(setup) {
        return setup;
    }
    let options = K::format_setup(setup);
    let without = |left: &str| {
        let others = options.iter().filter(|(name, _)| *name != left);
        let others: Vec<_> = others.map(|(name, value)| (*name, value.as_str())).collect();
        K::parse_setup(&others).ok()
    };
    let mut usual = options.iter().filter_map(|(name, _)| without(name));
    usual.find(|&setup| !is_custom(setup)).unwrap_or_default()
}

/// Returns a set-up with the same rules, as if the first side began.
pub(super) fn without_beginner<K: GameKind>(setup: K::Setup) -> K::Setup {
    K::starting(setup, Player::First).unwrap_or(setup)
}

// When to suggest another level to a player who always wins, or always loses.

/// The user's games with the rules of one that has ended against a computer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    pub number: u64,
    /// How the games against its computer ended, the last one last; none if it was played with
    /// help.
    pub against: Vec<Ending>,
    /// The computers that were beaten without help, in the MODE notation.
    pub beaten: Vec<String>,
}

/// So many wins in a row suggest the next level.
const WINS: usize = 3;
/// So many losses in a row suggest the level below.
const LOSSES: usize = 5;

/// Returns the levels in the order of strength that can play with this set-up.
#[must_use]
pub fn ladder<K: GameKind>(setup: K::Setup) -> Vec<K::Level> {
    let terms = K::terms(setup);
    let mut levels: Vec<K::Level> = K::LEVELS
        .iter()
        .copied()
        .filter(|&level| level.strength().is_some() && terms.allow(level).is_ok())
        .collect();
    levels.sort_by_key(|level| level.strength());
    levels
}

/// Returns the level above one, among those that can play with this set-up.
#[must_use]
pub fn next_level<K: GameKind>(level: K::Level, setup: K::Setup) -> Option<Preset> {
    let strength = level.strength()?;
    let next = ladder::<K>(setup).into_iter().find(|other| other.strength() > Some(strength))?;
    match next.id() {
        LevelId::Preset(preset) => Some(preset),
        LevelId::Depth(_) | LevelId::Games(_) => None,
    }
}

/// Returns whether nobody wins against a level, so that a draw is a success.
#[must_use]
pub fn is_unbeatable(level: LevelId) -> bool {
    level == LevelId::Preset(Preset::Perfect)
}

/// Returns how the last games ended, and how many in a row ended like that.
#[must_use]
pub fn streak(history: &[Ending]) -> Option<(Ending, usize)> {
    let last = *history.last()?;
    let same = history.iter().rev().take_while(|&&ending| ending == last);
    Some((last, same.count()))
}

/// Returns the level to suggest to a player whose games against `level` ended like this, the last
/// one last: the next one after three wins in a row, and the one below after five losses.
///
/// It is suggested once in a row of wins or losses, and not at all against a level outside the
/// order of strength or if there is no other. Levels that cannot play with this set-up are passed
/// over.
#[must_use]
pub fn suggestion<K: GameKind>(
    level: LevelId,
    setup: K::Setup,
    history: &[Ending],
) -> Option<Preset> {
    let strength = level.strength()?;
    let levels = ladder::<K>(setup);
    let other = match streak(history)? {
        (Ending::Won, WINS) => levels.iter().find(|other| other.strength() > Some(strength)),
        (Ending::Lost, LOSSES) => levels.iter().rfind(|other| other.strength() < Some(strength)),
        (Ending::Won | Ending::Drawn | Ending::Lost, _) => None,
    };
    match other?.id() {
        LevelId::Preset(preset) => Some(preset),
        LevelId::Depth(_) | LevelId::Games(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::suggestion;
    use crate::core::connect4::{Connect4, Size};
    use crate::core::kind::{LevelId, Preset};
    use crate::session::Ending;

    /// Asserts what is suggested after games against a level: `w`, `d` and `l`.
    #[track_caller]
    fn check(level: Preset, size: Size, games: &str, expected: Option<Preset>) {
        let ending = |letter| match letter {
            'w' => Ending::Won,
            'd' => Ending::Drawn,
            _ => Ending::Lost,
        };
        let history: Vec<Ending> = games.chars().map(ending).collect();
        let level = LevelId::Preset(level);
        assert_eq!(suggestion::<Connect4>(level, size, &history), expected, "{games}");
    }

    #[test]
    fn three_wins_in_a_row_suggest_the_next_level_once() {
        let usual = Size::STANDARD;
        for (games, expected) in [
            ("", None),
            ("ww", None),
            ("www", Some(Preset::Casual)),
            ("wwww", None),
            ("lwww", Some(Preset::Casual)),
            ("wwdw", None),
            ("wwwlwww", Some(Preset::Casual)),
        ] {
            check(Preset::Learner, usual, games, expected);
        }
        check(Preset::Low, usual, "www", Some(Preset::Medium));
        check(Preset::Perfect, usual, "www", None);
        check(Preset::Greedy, usual, "www", None);
    }

    #[test]
    fn five_losses_in_a_row_suggest_the_level_below_once() {
        let usual = Size::STANDARD;
        check(Preset::Casual, usual, "llll", None);
        check(Preset::Casual, usual, "wlllll", Some(Preset::Learner));
        check(Preset::Casual, usual, "llllll", None);
        check(Preset::Learner, usual, "lllll", None);
    }

    #[test]
    fn a_level_that_cannot_play_is_not_suggested() {
        let wide = Size::new(9, 7, 5).expect("a size");
        check(Preset::High, Size::STANDARD, "www", Some(Preset::Perfect));
        check(Preset::High, wide, "www", None);
    }
}
