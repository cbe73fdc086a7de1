//! A game with all that belongs to it, as it is saved.

use std::borrow::Cow;

use crate::core::about::{About, Particular};
use crate::core::game::{Game as _, Outcome, Player};
use crate::core::kind::GameKind;
use crate::core::record::{Place, Record};
use crate::players::{Names, Seat};

/// A game with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a note of its own, as in the file"
)]
pub struct SavedGame<K: GameKind> {
    /// Its set-up.
    pub setup: K::Setup,
    /// Who plays the first side and the second.
    pub seats: [Seat<K::Level>; 2],
    /// The names of the human players.
    pub names: Names,
    /// The seed of the computers' choices.
    pub seed: u64,
    /// The moves from the start of this set-up on, and the place in them that is in view. Other
    /// lines are saved with them.
    pub record: Record<K::Game>,
    /// Other information about it.
    pub about: About,
    /// The place of the recorded result, if there is one.
    pub result_at: Option<Place>,
    /// How the games before this one ended.
    pub score: Tally,
    /// Whether a player has looked at its analysis.
    pub is_analysed: bool,
    /// Whether a move of the only person that gives the game away is held back, and they may try
    /// again.
    pub is_teaching: bool,
    /// How many moves were held back.
    pub taught: u32,
    /// Whether a player has asked for a hint in it.
    pub is_hinted: bool,
    /// Whether the moves ahead were taken back; else the user has gone back to look at them.
    pub is_taken_back: bool,
    /// The number by which statistics will know it, from its first move on; `None` for a game that
    /// they do not count: it has been counted, its players have changed, or it was not begun at its
    /// start by its players.
    pub number: Option<u64>,
}

impl<K: GameKind> SavedGame<K> {
    /// Returns a game without moves, with these players where they play with this set-up
    /// ([`Seat::on`]).
    #[must_use]
    pub fn new(setup: K::Setup, seats: [Seat<K::Level>; 2], seed: u64) -> Self {
        Self {
            setup,
            seats: seats.map(|seat| seat.on::<K>(setup)),
            names: Names::default(),
            seed,
            record: Record::new(K::start(setup)),
            about: About::default(),
            result_at: None,
            score: Tally::default(),
            is_analysed: false,
            is_teaching: false,
            taught: 0,
            is_hinted: false,
            is_taken_back: false,
            number: None,
        }
    }

    /// Exchanges the sides of the players, with all that is theirs: the name, and the score of the
    /// games before.
    pub fn exchange_sides(&mut self) {
        self.seats.swap(0, 1);
        self.names = self.names.exchanged();
        self.score = self.score.exchanged();
        self.about.exchange_sides();
    }

    /// Returns the game with this game info. A result belongs to a place of the tree, usually to
    /// the end of the current line, unless the game is over there by its rules; without a place it
    /// is dropped.
    #[must_use]
    pub fn with_about(mut self, about: About, result_at: Option<Place>) -> Self {
        self.about = about;
        let is_over = result_at == Some(self.record.last_place())
            && self.record.last_position().outcome().is_some();
        if is_over || result_at.is_none() {
            self.about.forget(Particular::Result);
        }
        self.result_at = result_at.filter(|_| self.about.of(Particular::Result).is_some());
        self
    }

    /// Returns the game info as it applies now: without the result where the game continued in
    /// another way.
    #[must_use]
    pub fn told(&self) -> About {
        let mut about = self.about.clone();
        let ends = [self.record.place(), self.record.last_place()];
        if !self.result_at.is_some_and(|place| ends.contains(&place)) {
            about.forget(Particular::Result);
        }
        about
    }

    /// Returns the game with the line of the recorded result current, for a file whose result is
    /// that of its first line.
    #[must_use]
    pub fn on_line_of_result(&self) -> Cow<'_, Self> {
        match self.result_at {
            Some(place) if self.record.plies_to(place).is_none() => {
                let mut game = self.clone();
                game.record.show(place);
                Cow::Owned(game)
            }
            Some(_) | None => Cow::Borrowed(self),
        }
    }

    /// Returns after how many moves of the line the recorded result stands, if that is before its
    /// end: the moves behind it were tried.
    #[must_use]
    pub fn result_after(&self) -> Option<usize> {
        let plies = self.result_at.and_then(|place| self.record.plies_to(place));
        plies.filter(|&plies| plies < self.record.moves().len())
    }

    /// Returns the game info that belongs to the position in view: at the first one all but the
    /// result.
    pub fn told_here(&self) -> impl Iterator<Item = (Particular, &str)> {
        let (is_first, is_result) = (
            self.record.cursor() == 0,
            self.result_at == Some(self.record.place()),
        );
        self.about.iter().filter(move |&(particular, _)| {
            if particular == Particular::Result {
                is_result
            } else {
                is_first
            }
        })
    }

    /// Returns whether the human player was helped: by the analysis, a hint, or by taking a move
    /// back and playing another one.
    #[must_use]
    pub fn is_helped(&self) -> bool {
        self.is_analysed || self.is_hinted || self.record.branches().len() > 1
    }
}

/// How many games ended in which way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by the first side.
    pub first: u32,
    /// Games won by the second side.
    pub second: u32,
    /// Drawn games.
    pub draws: u32,
}

impl Tally {
    /// Counts one more game.
    pub const fn add(&mut self, outcome: Outcome) {
        let count = match outcome {
            Outcome::Win(Player::First) => &mut self.first,
            Outcome::Win(Player::Second) => &mut self.second,
            Outcome::Draw => &mut self.draws,
        };
        *count = count.saturating_add(1);
    }

    /// Returns the score of the same players, each on the other side.
    #[must_use]
    pub const fn exchanged(self) -> Self {
        Self {
            first: self.second,
            second: self.first,
            draws: self.draws,
        }
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.first
            .saturating_add(self.second)
            .saturating_add(self.draws)
    }

    /// Returns the wins of one side.
    #[must_use]
    pub const fn wins(self, player: Player) -> u32 {
        match player {
            Player::First => self.first,
            Player::Second => self.second,
        }
    }
}
