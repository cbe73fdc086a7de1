//! A game in progress, shared by window and terminal: the record, the players, whose turn it is,
//! and the meaning of undo, redo and pause. It has no pixels, no text and no clock.

mod ended;
mod looking;
mod playing;
pub mod rating;
mod saved;
mod series;
mod thinkers;

pub use ended::{Ended, Ending, Results, Uncounted, setup_text};
pub use looking::Tree;
pub use playing::Turn;
pub use saved::{Coach, Review, ReviewedMistake, SavedGame, SeriesScore};
pub use series::{
    FirstPlayer, History, is_unbeatable, ladder, next_level, streak, suggestion, with_usual_start,
};
pub use thinkers::{DrawAnswer, Thinker, thinker};

use crate::core::about::{About, Particular};
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{GameKind, HopelessTurns, MoveOf};
use crate::core::record::{Comment, Place, Record};
use crate::players::{Names, PlayerName, Seat, only_human};

/// Whether computers may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Running,
    Paused,
    /// They make one move and are then paused.
    Step,
}

/// What one side's computer has found of late.
#[derive(Clone, Copy, Debug, Default)]
struct Outlook {
    hopeless_turns: HopelessTurns,
    /// The number of moves before its last turn.
    last: usize,
}

/// A game in progress.
///
/// ```
/// use plot4::core::connect4::{Column, Size};
/// use plot4::games::Connect4;
/// use plot4::players::Seat;
/// use plot4::session::{SavedGame, Session};
///
/// let game = SavedGame::<Connect4>::new(Size::STANDARD, [Seat::Human; 2], 1);
/// let mut session = Session::new(game);
/// session.play(Column::from_number(4).expect("a column"))?;
/// assert!(session.undo());
/// assert_eq!(session.record().cursor(), 0);
/// # Ok::<(), plot4::core::game::Refusal>(())
/// ```
pub struct Session<K: GameKind> {
    /// The game as it would be saved.
    game: SavedGame<K>,
    hold: Hold,
    /// Whether a move was made in this session.
    is_played: bool,
    /// Whether the game was played here, and not only opened. Another player at a seat changes
    /// nothing.
    is_ours: bool,
    /// Whether computers may play although there are moves after the cursor, which are cut off
    /// then.
    goes_on: bool,
    /// Where lines were left that a player had looked back at, as numbers of moves: undoing that
    /// returns to looking back there.
    left: Vec<usize>,
    /// The cursor before each undo since the last move or look back, so that redo stops there
    /// again.
    undone: Vec<usize>,
    /// The number under which the game was counted at its end, and why it didn't count for levels.
    counted: Option<(u64, Option<Uncounted>)>,
    /// The computers of both sides, kept from their first move on with their memory.
    thinkers: [Option<Thinker<K::Game>>; 2],
    adviser: Option<Thinker<K::Game>>,
    /// The last human move with an objection, and its position.
    objected: Option<(<K::Game as Game>::Key, MoveOf<K>)>,
    /// The outlook of the computers of both sides.
    outlooks: [Outlook; 2],
    /// The cursor at which a computer has offered a draw.
    offered: Option<usize>,
}

impl<K: GameKind> Session<K> {
    /// Returns a session that continues a game where it was left.
    #[must_use]
    pub fn new(game: SavedGame<K>) -> Self {
        Self {
            is_ours: !game.is_out_of_statistics || game.seats.iter().any(|seat| !seat.is_human()),
            game,
            hold: Hold::Running,
            is_played: false,
            goes_on: false,
            left: Vec::new(),
            undone: Vec::new(),
            counted: None,
            thinkers: [None, None],
            adviser: None,
            objected: None,
            outlooks: Default::default(),
            offered: None,
        }
    }

    /// Returns the game as it would be saved now.
    #[must_use]
    pub const fn game(&self) -> &SavedGame<K> {
        &self.game
    }

    pub fn set_markup(&mut self, place: Place, markup: String) {
        *self.game.record.markup_mut(place) = markup;
    }

    pub fn set_comment(&mut self, place: Place, comment: Option<Comment>) {
        self.game.record.set_comment(place, comment);
    }

    /// Gives a game with moves this date, unless it has one, or may have been played elsewhere.
    pub fn note_date(&mut self, date: &str) {
        let has_moves = !self.record().moves().is_empty();
        let is_ours = self.is_ours || self.has_computer();
        if has_moves && is_ours && self.game.about.of(Particular::Date).is_none() {
            self.game.about.set(Particular::Date, date);
        }
    }

    /// Notes that a player sees the analysis of the game.
    pub const fn note_analysis(&mut self) {
        self.game.is_analysed = true;
    }

    /// Returns the position at the end of the line, whatever position is in view.
    #[must_use]
    pub fn last_position(&self) -> &K::Game {
        self.record().last_position()
    }

    /// Returns whether the game is over at the end of the line, whatever position is in view.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.last_position().outcome().is_some()
    }

    /// Returns the outcome of the game, even while an earlier position is in view; `None` while it
    /// is in progress, or again because its end was undone.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.looks_back() { self.last_position().outcome() } else { self.position().outcome() }
    }

    /// Returns the coach of the only human player; the front end holds the mistakes back.
    #[must_use]
    pub const fn coach(&self) -> Coach {
        self.game.coach
    }

    /// Returns whether the coach looks at the moves of the player to move, who is the only human
    /// player of the game.
    #[must_use]
    pub fn is_coached(&self) -> bool {
        self.coach().is_on()
            && self.you() == Some(self.position().to_move())
            && self.turn() == Turn::Human
    }

    /// Returns how many moves were held back.
    #[must_use]
    pub const fn taught(&self) -> u32 {
        self.game.taught
    }

    /// Counts a move that was held back, which is a help.
    pub const fn note_taught(&mut self) {
        self.game.taught = self.game.taught.saturating_add(1);
        self.note_hint();
    }

    pub const fn set_coach(&mut self, coach: Coach) {
        self.game.coach = coach;
    }

    /// Keeps what a review found in a line of the game.
    pub fn note_review(&mut self, review: Review<MoveOf<K>>) {
        self.game.review = Some(review);
    }

    /// Notes that a human player had a hint.
    pub const fn note_hint(&mut self) {
        self.game.is_hinted = true;
    }

    #[must_use]
    pub const fn record(&self) -> &Record<K::Game> {
        &self.game.record
    }

    #[must_use]
    pub const fn position(&self) -> &K::Game {
        self.game.record.position()
    }

    #[must_use]
    pub const fn setup(&self) -> K::Setup {
        self.game.setup
    }

    /// Returns the players of both sides.
    #[must_use]
    pub const fn seats(&self) -> [Seat<K::Level>; 2] {
        self.game.seats
    }

    #[must_use]
    pub const fn seat(&self, player: Player) -> Seat<K::Level> {
        self.game.seats[player.index()]
    }

    /// Returns the name of a side's human player; `None` for a computer, and for a human player
    /// without a name.
    #[must_use]
    pub fn name(&self, player: Player) -> Option<&str> {
        self.game.names.of(player).filter(|_| self.seat(player).is_human()).map(PlayerName::as_str)
    }

    #[must_use]
    pub fn seat_to_move(&self) -> Seat<K::Level> {
        self.seat(self.position().to_move())
    }

    fn has_computer(&self) -> bool {
        self.seats().iter().any(|seat| !seat.is_human())
    }

    /// Returns whether both sides are computers.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        !self.game.seats.iter().any(|seat| seat.is_human())
    }

    /// Returns the side of the only human player, who is addressed as "you"; `None` if two or none
    /// play.
    #[must_use]
    pub fn you(&self) -> Option<Player> {
        only_human(&self.game.seats)
    }

    /// Gives the sides to other players; the game continues.
    pub fn set_seats(&mut self, seats: [Seat<K::Level>; 2]) {
        for player in Player::BOTH {
            if self.seat(player) != seats[player.index()] {
                self.thinkers[player.index()] = None;
            }
        }
        if self.game.seats != seats && !self.record().moves().is_empty() {
            self.game.is_out_of_statistics = true; // no person's whole game
        }
        self.game.seats = seats;
        self.undone.clear(); // undo stops elsewhere from now on
        if !self.is_watched() {
            self.hold = Hold::Running; // a pause was for the two computers of before
        }
    }

    pub fn set_names(&mut self, names: Names) {
        self.game.names = names;
    }

    /// Replaces the game info. A new result belongs to the end of the current line.
    pub fn set_about(&mut self, about: About) {
        self.game.edit_about(about);
    }

    /// Sets the names of the human players that are given here.
    pub fn name_people(&mut self, names: &Names) {
        self.game.names = names.clone().or(&self.game.names).of_people(self.game.seats);
    }

    /// Returns whose turn it was when this many moves had been made.
    #[must_use]
    pub fn mover_at(&self, ply: usize) -> Player {
        let first = self.record().start().to_move();
        if ply.is_multiple_of(2) { first } else { first.other() }
    }
}

#[cfg(test)]
pub(crate) mod tests;
