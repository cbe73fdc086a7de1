//! A game with all that belongs to it, as it is saved.

use super::{About, Particular};
use crate::core::game::{Outcome, Player};
use crate::core::kind::GameKind;
use crate::core::record::Record;
use crate::players::{Names, Seat};

/// A game with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a note of its own, as in the file")]
pub struct SavedGame<K: GameKind> {
    /// What it was set up with.
    pub setup: K::Setup,
    /// Who plays the first side and the second.
    pub seats: [Seat<K::Level>; 2],
    /// What the people among them are called.
    pub names: Names,
    /// The seed of the computers' choices.
    pub seed: u64,
    /// The moves from the start of this set-up on, and the place in them that is in view. Other lines are saved with them.
    pub record: Record<K::Game>,
    /// What else is told of it.
    pub about: About,
    /// How the games before this one ended.
    pub score: Tally,
    /// Whether somebody has looked at the analysis of it.
    pub is_analysed: bool,
    /// Whether a move of the only person that gives the game away is held back, and they may try again.
    pub is_teaching: bool,
    /// How many moves were held back.
    pub taught: u32,
    /// Whether somebody has been given a hint in it.
    pub is_hinted: bool,
    /// Whether the moves ahead were taken back; else somebody has gone back to look at them.
    pub is_taken_back: bool,
    /// The number by which statistics will know it, from its first move on; `None` for a game that they do not count: it has been
    /// counted, its players have changed, or it was not begun at its start by whoever plays it.
    pub number: Option<u64>,
}

impl<K: GameKind> SavedGame<K> {
    /// Returns a game without moves, with these players where they play with this set-up ([`Seat::on`]).
    #[must_use]
    pub fn new(setup: K::Setup, seats: [Seat<K::Level>; 2], seed: u64) -> Self {
        Self {
            setup,
            seats: seats.map(|seat| seat.on::<K>(setup)),
            names: Names::default(),
            seed,
            record: Record::new(K::start(setup)),
            about: About::default(),
            score: Tally::default(),
            is_analysed: false,
            is_teaching: false,
            taught: 0,
            is_hinted: false,
            is_taken_back: false,
            number: None,
        }
    }

    /// Gives each player the other side, with all that is theirs: the name, and the score of the games before.
    pub fn exchange_sides(&mut self) {
        self.seats.swap(0, 1);
        self.names = self.names.exchanged();
        self.score = self.score.exchanged();
    }

    /// Returns what is written about the position in view, in lines: of the first one also what is told of the game, and of the last one its
    /// result, where the moves do not say that. `None` where there is nothing.
    #[must_use]
    pub fn written(&self) -> Option<String> {
        let (cursor, last) = (self.record.cursor(), self.record.moves().len());
        let is_told = |particular: Particular| match particular {
            Particular::Result => cursor == last,
            _ => cursor == 0,
        };
        let told = self.about.iter().filter(|&(particular, _)| is_told(particular));
        let told = told.map(|(particular, text)| format!("{}: {text}", particular.label(K::SIDES)));
        let comment = self.record.comment().map(|comment| comment.text().to_owned());
        let lines: Vec<String> = told.chain(comment).collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// Returns whether the person was helped: by the analysis, a hint, or by taking a move back and playing another one.
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
    /// Games that nobody won.
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
        Self { first: self.second, second: self.first, draws: self.draws }
    }

    /// Returns the number of games.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.first.saturating_add(self.second).saturating_add(self.draws)
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
