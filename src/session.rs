//! A game in progress, as window and terminal share it: the record, who plays, whose turn it is, and what undo, redo and a
//! pause mean. It has no pixels, no words and no clock.

mod ended;
mod saved;
mod series;

use std::sync::{Arc, Mutex};

pub use ended::{Ended, Ending, Results, course};
pub use saved::{SavedGame, Tally};
pub use series::Begins;

use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{GameKind, Illegal, MoveOf};
use crate::core::record::Record;
use crate::core::search::Strategy;
use crate::players::{self, Names, PlayerName, Seat};

/// A strategy that is shared between the session, which keeps it over the game, and the thread in which it thinks.
pub type Thinker<G> = Arc<Mutex<Box<dyn Strategy<G>>>>;

/// What a game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn<M> {
    /// A person's move.
    Person,
    /// A computer's move.
    Computer,
    /// Somebody who lets it go on: it would be a computer's turn, but the computers are held.
    Held,
    /// This move, which the rules leave no choice about: a pass.
    Forced(M),
    /// Nothing: it is over.
    Over(Outcome),
}

/// Whether computers may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    /// They play on.
    Running,
    /// They wait.
    Paused,
    /// They wait after the next move of one of them.
    Step,
}

/// A game in progress.
pub struct Session<K: GameKind> {
    /// The game as it would be saved.
    game: SavedGame<K>,
    hold: Hold,
    /// Whether computers may play although moves lie ahead of the cursor, which cuts those off.
    goes_on: bool,
    /// Whether somebody has gone back to an earlier position to look at it, rather than to take moves back.
    is_looking: bool,
    /// Where lines were left that somebody had looked back at, as numbers of moves: who takes that back looks back there again.
    left: Vec<usize>,
    /// Where the cursor stood before each undo since the last move or look back, for redo to stop there again.
    undone: Vec<usize>,
    /// The computers of both sides, from their first move on, so that they remember from move to move.
    thinkers: [Option<Thinker<K::Game>>; 2],
    adviser: Option<Thinker<K::Game>>,
}

impl<K: GameKind> Session<K> {
    /// Returns a session that goes on with a game where it was left.
    #[must_use]
    pub fn new(game: SavedGame<K>) -> Self {
        // Where nothing is known of why moves lie ahead, to look at them loses nothing.
        let is_looking = !game.record.is_at_end() && !game.is_taken_back;
        Self {
            game,
            hold: Hold::Running,
            goes_on: false,
            is_looking,
            left: Vec::new(),
            undone: Vec::new(),
            thinkers: [None, None],
            adviser: None,
        }
    }

    /// Returns the game as it would be saved now.
    #[must_use]
    pub const fn game(&self) -> &SavedGame<K> {
        &self.game
    }

    /// Notes that somebody looks at the analysis of the game.
    pub const fn note_analysis(&mut self) {
        self.game.is_analysed = true;
    }

    /// Returns the position after the last move of the line, whatever position is in view.
    #[must_use]
    pub fn last_position(&self) -> K::Game {
        let record = self.record();
        let mut last = record.position().clone();
        for &mv in &record.moves()[record.cursor()..] {
            last.make(mv);
        }
        last
    }

    /// Returns whether the last move of the line has ended the game, whatever position is in view.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.last_position().outcome().is_some()
    }

    /// Returns how the game has ended, also while somebody looks back at an earlier position; `None` while it goes on, or goes on
    /// again because its end was taken back.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.looks_back() { self.last_position().outcome() } else { self.position().outcome() }
    }

    /// Returns whether a move of the only person that gives the game away is held back, and they may try again; the front end sees
    /// to that.
    #[must_use]
    pub const fn is_teaching(&self) -> bool {
        self.game.is_teaching
    }

    /// Returns whether the person whose turn it is is taught: the only person of the game.
    #[must_use]
    pub fn is_taught(&self) -> bool {
        self.is_teaching() && self.you() == Some(self.position().to_move()) && self.turn() == Turn::Person
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

    /// Lets the game teach, or no longer.
    pub const fn set_teaching(&mut self, is_teaching: bool) {
        self.game.is_teaching = is_teaching;
    }

    /// Notes that a person was given a hint.
    pub const fn note_hint(&mut self) {
        self.game.is_hinted = true;
    }

    /// Gives the game the number by which statistics will know it, if no move was ever made in it.
    pub fn count_as(&mut self, number: u64) {
        if self.record().moves().is_empty() {
            self.game.number = Some(number);
        }
    }

    /// Returns the game as statistics keep it, if it is over, is to be counted, and was played by one person against a computer.
    /// From then on it is not to be counted: what is taken back and played again after its end is none of their business.
    pub fn count_end(&mut self) -> Option<Ended> {
        let outcome = self.position().outcome()?;
        let number = self.game.number.take()?;
        let person = self.you()?;
        let opponent = self.seat(person.other()).computer()?;
        let options = K::format_setup(self.setup());
        Some(Ended {
            number,
            game: K::NAME.to_owned(),
            setup: options.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(" "),
            opponent: opponent.to_string(),
            side: K::SIDES[person.index()].to_lowercase(),
            ending: Ending::of(outcome, person),
            moves: u32::try_from(self.record().cursor()).unwrap_or(u32::MAX),
            is_helped: self.game.is_helped(),
        })
    }

    /// Returns the moves.
    #[must_use]
    pub const fn record(&self) -> &Record<K::Game> {
        &self.game.record
    }

    /// Returns the position in view.
    #[must_use]
    pub const fn position(&self) -> &K::Game {
        self.game.record.position()
    }

    /// Returns what the game was set up with.
    #[must_use]
    pub const fn setup(&self) -> K::Setup {
        self.game.setup
    }

    /// Returns who plays both sides.
    #[must_use]
    pub const fn seats(&self) -> [Seat<K::Level>; 2] {
        self.game.seats
    }

    /// Returns who plays a side.
    #[must_use]
    pub const fn seat(&self, player: Player) -> Seat<K::Level> {
        self.game.seats[player.index()]
    }

    /// Returns what the person of a side is called; `None` for a computer, and for a person without a name.
    #[must_use]
    pub fn name(&self, player: Player) -> Option<&str> {
        self.game.names.of(player).filter(|_| self.seat(player).is_human()).map(PlayerName::as_str)
    }

    /// Returns who plays the side whose turn it is.
    #[must_use]
    pub fn seat_to_move(&self) -> Seat<K::Level> {
        self.seat(self.position().to_move())
    }

    /// Returns whether both sides are computers.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        !self.game.seats.iter().any(|seat| seat.is_human())
    }

    /// Returns the side of the only person, who then is "you"; `None` if two people play, or nobody does.
    #[must_use]
    pub fn you(&self) -> Option<Player> {
        let mut people = Player::BOTH.into_iter().filter(|&player| self.seat(player).is_human());
        people.next().filter(|_| people.next().is_none())
    }

    /// Returns whether somebody looks back at an earlier position, and has not said that they go on from there. Where moves were
    /// taken back nobody looks back: the next move takes their place.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.is_looking && !self.goes_on && !self.record().is_at_end()
    }

    /// Returns how many moves a move would leave as a line of their own, if somebody has looked back at the position in view; `None`
    /// if it leaves nothing, or only what was taken back.
    #[must_use]
    pub fn left_by(&self, mv: MoveOf<K>) -> Option<usize> {
        let ahead = &self.record().moves()[self.record().cursor()..];
        ahead.first().filter(|&&next| self.is_looking && next != mv).map(|_| ahead.len())
    }

    /// Lets whoever looks back at a person's turn play from there as in a game that has come no further.
    pub const fn try_from_here(&mut self) {
        self.goes_on = true;
    }

    /// Returns the wins and draws so far, with the game on the board if it is over.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut tally = self.game.score;
        if let Some(outcome) = self.outcome() {
            tally.add(outcome);
        }
        tally
    }

    /// Returns what the game waits for.
    #[must_use]
    pub fn turn(&self) -> Turn<MoveOf<K>> {
        if let Some(outcome) = self.position().outcome() {
            return Turn::Over(outcome);
        }
        let held = self.is_held();
        match (K::forced(self.position()), self.seat_to_move()) {
            // A pass waits as a computer does, so that one can look back at it.
            (Some(_), _) | (None, Seat::Computer(_)) if held => Turn::Held,
            (Some(forced), _) => Turn::Forced(forced),
            (None, Seat::Computer(_)) if K::is_for_people(self.position()) && !self.is_watched() => Turn::Person,
            (None, Seat::Human) => Turn::Person,
            (None, Seat::Computer(_)) => Turn::Computer,
        }
    }

    /// Returns whether computers wait until somebody lets them go on.
    fn is_held(&self) -> bool {
        (!self.record().is_at_end() && !self.goes_on) || self.hold == Hold::Paused
    }

    /// Plays a move for the side whose turn it is.
    ///
    /// # Errors
    /// [`Illegal`] if the rules refuse it; nothing has changed.
    pub fn play(&mut self, mv: MoveOf<K>) -> Result<(), Illegal<K::Game>> {
        let mover = self.seat_to_move();
        let cursor = self.record().cursor();
        let is_another = self.record().moves().get(cursor) != Some(&mv);
        let leaves_line = self.left_by(mv).is_some();
        self.game.record.play(mv)?;
        self.undone.clear();
        if leaves_line {
            self.left.push(cursor);
        }
        // Whoever makes the move that lies ahead still stands among the moves that they looked back at.
        self.is_looking &= !is_another && !self.record().is_at_end();
        self.note_taken_back();
        match (mover, self.hold) {
            // Whoever plays wants an answer, even where the move is the one that lies ahead already.
            (Seat::Human, _) => self.go_on(),
            (Seat::Computer(_), Hold::Step) => self.hold(),
            (Seat::Computer(_), Hold::Running | Hold::Paused) => {}
        }
        Ok(())
    }

    /// Takes back a move: one of two computers; against a computer, back to the person's own turn; between two people, as many as
    /// the game has it ([`GameKind::UNDO_BETWEEN_PEOPLE`]). Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        self.goes_on = false;
        self.undone.push(self.record().cursor());
        for _ in 0..self.moves_at_once() {
            self.game.record.undo();
        }
        while self.is_passed_over() && self.game.record.undo().is_some() {}
        let cursor = self.record().cursor();
        while self.left.pop_if(|left| *left >= cursor).is_some() {
            self.is_looking = true;
        }
        self.note_taken_back();
        true
    }

    /// Returns whether [`undo`](Self::undo) would take something back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        // A person gets their own turn back, so there must have been one.
        (0..self.record().cursor()).any(|ply| self.is_watched() || self.seat(self.mover_at(ply)).is_human())
    }

    /// Plays again what [`undo`](Self::undo) took back, to where that began; where nothing was taken back, to where an undo from
    /// the end would stop. Returns whether there was something.
    pub fn redo(&mut self) -> bool {
        self.goes_on = false;
        let before = self.record().cursor();
        if let Some(end) = self.undone.pop() {
            while self.record().cursor() < end && self.game.record.redo().is_some() {}
        } else {
            let at_once = self.moves_at_once();
            let ahead = self.record().moves().len() - before;
            // What does not fill an undo is at the start: there it takes back fewer.
            let first = ahead.checked_rem(at_once).filter(|&rest| rest > 0).unwrap_or(at_once);
            for _ in 0..first {
                self.game.record.redo();
            }
            while self.is_passed_over() && self.game.record.redo().is_some() {}
        }
        self.is_looking &= !self.record().is_at_end();
        self.note_taken_back();
        self.record().cursor() > before
    }

    /// Returns how many moves an undo takes back before it looks whose turn it is.
    fn moves_at_once(&self) -> usize {
        if self.is_between_people() { K::UNDO_BETWEEN_PEOPLE } else { 1 }
    }

    /// Returns whether both sides are people.
    fn is_between_people(&self) -> bool {
        self.game.seats.iter().all(|seat| seat.is_human())
    }

    /// Returns whether undo and redo do not stop at the position in view: where a person plays, at those with a choice for one.
    fn is_passed_over(&self) -> bool {
        let ended = self.position().outcome().is_some();
        !self.is_watched() && (!self.seat_to_move().is_human() || !ended && K::forced(self.position()).is_some())
    }

    /// Shows the position after this many moves; no move is lost.
    pub fn go_to(&mut self, plies: usize) {
        self.goes_on = false;
        self.undone.clear();
        self.game.record.go_to(plies);
        self.is_looking = !self.record().is_at_end();
        self.note_taken_back();
    }

    /// Notes in the game, for its file, whether the moves ahead were taken back.
    fn note_taken_back(&mut self) {
        self.game.is_taken_back = !self.is_looking && !self.record().is_at_end();
    }

    /// Shows another line: the one with this number, counted from 0, of those that were tried after so many moves. Does nothing if
    /// there is none.
    pub fn switch_line(&mut self, plies: usize, number: usize) {
        if let Some(&mv) = self.record().tried_at(plies).get(number) {
            self.goes_on = false;
            self.undone.clear();
            self.left.clear();
            self.game.record.switch(plies, mv);
            self.is_looking = !self.record().is_at_end();
            self.note_taken_back();
        }
    }

    /// Shows the next of the lines that part nearest to the cursor: at the move before it or earlier, else at the one after it.
    /// Returns whether there is one.
    pub fn next_line(&mut self) -> bool {
        let record = self.record();
        let cursor = record.cursor();
        let parts = |plies: &usize| record.tried_at(*plies).len() > 1;
        let Some(plies) = (0..cursor).rev().find(parts).or_else(|| Some(cursor).filter(parts)) else { return false };
        let tried = record.tried_at(plies);
        let shown = record.moves().get(plies).and_then(|mv| tried.iter().position(|tried| tried == mv));
        self.switch_line(plies, shown.map_or(0, |shown| (shown + 1) % tried.len()));
        true
    }

    /// Gives the sides to other players; the game goes on.
    pub fn set_seats(&mut self, seats: [Seat<K::Level>; 2]) {
        for player in Player::BOTH {
            if self.seat(player) != seats[player.index()] {
                self.thinkers[player.index()] = None;
            }
        }
        if self.game.seats != seats && !self.record().moves().is_empty() {
            self.game.number = None; // nobody's whole game
        }
        self.game.seats = seats;
        self.undone.clear(); // undo stops elsewhere from now on
        if !self.is_watched() {
            self.hold = Hold::Running; // a pause was for the two computers of before
        }
    }

    /// Calls the people of the game by these names.
    pub fn set_names(&mut self, names: Names) {
        self.game.names = names;
    }

    /// Calls the people of the game by those of these names that there are.
    pub fn name_people(&mut self, names: &Names) {
        self.game.names = names.clone().or(&self.game.names).of_people(self.game.seats);
    }

    /// Returns the score that a new game of these players begins with: that of this series, if it is theirs and of this set-up.
    /// Where they have exchanged their sides, so has the score.
    #[must_use]
    pub fn score_for(&self, setup: K::Setup, seats: [Seat<K::Level>; 2], names: &Names) -> Tally {
        let (before, tally) = (&self.game, self.tally());
        let is_seated = before.seats == seats;
        let is_exchanged = before.seats == [seats[1], seats[0]] && before.names == names.exchanged();
        if before.setup != setup {
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

    /// Lets held computers play, or playing ones wait; at any other time there is nothing to hold.
    pub fn toggle_pause(&mut self) {
        match self.turn() {
            Turn::Held => self.go_on(),
            Turn::Computer => self.hold(),
            Turn::Person | Turn::Forced(_) | Turn::Over(_) => {}
        }
    }

    /// Lets a computer make one move, and holds it then; does nothing if it is not a computer's turn.
    pub fn step(&mut self) {
        match self.turn() {
            Turn::Held | Turn::Computer => {
                self.goes_on = true;
                self.hold = Hold::Step;
            }
            Turn::Person | Turn::Forced(_) | Turn::Over(_) => {}
        }
    }

    /// Holds the computers until somebody lets them go on.
    pub const fn hold(&mut self) {
        self.goes_on = false;
        self.hold = Hold::Paused;
    }

    /// Lets computers play, from where the cursor stands.
    const fn go_on(&mut self) {
        self.goes_on = true;
        self.hold = Hold::Running;
    }

    /// Returns the computer whose turn it is, with what it remembers, or `None` if it is nobody's or a person's.
    pub fn thinker(&mut self) -> Option<Thinker<K::Game>> {
        let SavedGame { setup, seed, .. } = self.game;
        let side = self.position().to_move();
        let level = self.seat_to_move().computer()?;
        let new = || Arc::new(Mutex::new(players::strategy::<K>(level, setup, side, seed)));
        Some(Arc::clone(self.thinkers[side.index()].get_or_insert_with(new)))
    }

    /// Returns whoever is asked for hints, with what they remember.
    pub fn adviser(&mut self) -> Thinker<K::Game> {
        let setup = self.game.setup;
        Arc::clone(self.adviser.get_or_insert_with(|| Arc::new(Mutex::new(K::adviser(setup)))))
    }

    /// Forgets all that computers and adviser remember: one of them has failed, and may have left it half changed.
    pub fn forget_thinkers(&mut self) {
        self.thinkers = [None, None];
        self.adviser = None;
    }

    /// Returns whose turn it was when this many moves had been made.
    #[must_use]
    pub fn mover_at(&self, ply: usize) -> Player {
        let first = self.record().start().to_move();
        if ply.is_multiple_of(2) { first } else { first.other() }
    }
}

#[cfg(test)]
mod tests;
