//! Series of games between the same players, and who begins each.

use serde::{Deserialize, Serialize};

use super::{SavedGame, Session, Tally};
use crate::core::game::{Game as _, Outcome, Player};
use crate::core::kind::GameKind;
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
    /// Returns the outcome of a game that was played here, if only its last move; `None` for one that
    /// was opened with its end.
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
        let beginner = if self.changes_beginner(begins) {
            self.beginner().other()
        } else {
            self.beginner()
        };
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
        next.score = Tally::default();
        next
    }

    /// Returns the wins and draws so far, with the game on the board if it is over and was played
    /// here.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut tally = self.game.score;
        if let Some(outcome) = self.own_outcome() {
            tally.add(outcome);
        }
        tally
    }

    /// Returns the initial score of a new game: that of this series, if it has the same players and
    /// set-up, exchanged if they have exchanged sides.
    #[must_use]
    pub fn score_for(&self, setup: K::Setup, seats: [Seat<K::Level>; 2], names: &Names) -> Tally {
        let (before, tally) = (&self.game, self.tally());
        let is_seated = before.seats == seats;
        let is_exchanged =
            before.seats == [seats[1], seats[0]] && before.names == names.exchanged();
        if without_beginner::<K>(before.setup) != without_beginner::<K>(setup) {
            Tally::default()
        } else if is_seated && before.names == *names {
            tally
        } else if is_exchanged {
            tally.exchanged()
        } else if is_seated && names.may_be(&before.names) {
            tally
        } else {
            Tally::default()
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
        let others: Vec<_> = others
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        K::parse_setup(&others).ok()
    };
    let mut usual = options.iter().filter_map(|(name, _)| without(name));
    usual.find(|&setup| !is_custom(setup)).unwrap_or_default()
}

/// Returns a set-up with the same rules, as if the first side began.
pub(super) fn without_beginner<K: GameKind>(setup: K::Setup) -> K::Setup {
    K::starting(setup, Player::First).unwrap_or(setup)
}
