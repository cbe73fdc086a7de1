//! The game that is being played: its record, who plays it, whose turn it is, and what is on its way.
//!
//! The record changes at once. The flight of the last coin is remembered beside it, as a start time and a way, and only
//! delays what is shown.

use super::board_view::Layout;
use super::fall::{Flight, Place};
use crate::core::connect4::{Cell, Column, Position, Row, Size};
use crate::core::connect4::{Computer, Connect4};
use crate::core::control::Control;
use crate::core::game::{Game, IllegalMove, Outcome, Player};
use crate::core::kind::GameKind as _;
use crate::core::record::Record;
use crate::core::search::{Report, Strategy};
use crate::players;
use crate::storage::{Motion, SavedGame, Tally};
use crate::worker::{Thinker, Ticket};

type Seat = players::Seat<Computer>;

/// What the game is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A person's move.
    Awaiting,
    /// A computer's move.
    Thinking,
    /// The last coin's coming to rest; then it is one of the others.
    Falling,
    /// Somebody's word to go on: it would be a computer's turn, but the game is held.
    Paused,
    /// Nothing: it is over.
    Over(Outcome),
}

/// Whether computers may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Watch {
    /// They play on.
    Running,
    /// They wait.
    Paused,
    /// They wait after the next move of one of them.
    Step,
}

/// The coin that is on its way.
#[derive(Clone, Copy, Debug)]
struct Flying {
    cell: Cell,
    flight: Flight,
    started: f64,
    /// How many times as long as usual it takes.
    slowness: f64,
}

/// A move that a computer was asked for.
#[derive(Clone, Debug)]
struct Thinking {
    ticket: Ticket,
    since: f64,
    answer: Option<Report<Column>>,
}

/// An answer to "what would you play?".
#[derive(Clone, Debug)]
pub enum Hint {
    /// It is being thought about.
    Asked(Ticket),
    /// This is it.
    Given(Report<Column>),
}

/// Whoever is asked for a hint.
pub struct Hinter;

impl Strategy<Position<Size>> for Hinter {
    fn choose(&mut self, position: &Position<Size>, control: &mut dyn Control<Report<Column>>) -> Option<Report<Column>> {
        Connect4::adviser(position.shape()).choose(position, control)
    }
}

/// A game in progress.
pub struct Session {
    /// The game as it would be saved.
    game: SavedGame,
    watch: Watch,
    /// Whether computers may play although moves lie ahead of the cursor, which cuts those off.
    goes_on: bool,
    flying: Option<Flying>,
    thinking: Option<Thinking>,
    reports: [Option<Report<Column>>; 2],
    hint: Option<Hint>,
}

impl Session {
    /// Returns a session that shows a game where it was left.
    #[must_use]
    pub const fn new(game: SavedGame) -> Self {
        Self { game, watch: Watch::Running, goes_on: false, flying: None, thinking: None, reports: [None, None], hint: None }
    }

    /// Returns the game as it would be saved now.
    #[must_use]
    pub const fn game(&self) -> &SavedGame {
        &self.game
    }

    /// Returns the moves.
    #[must_use]
    pub const fn record(&self) -> &Record<Position<Size>> {
        &self.game.record
    }

    /// Returns the position that is on the board.
    #[must_use]
    pub const fn position(&self) -> &Position<Size> {
        self.game.record.position()
    }

    /// Returns who plays a side.
    #[must_use]
    pub const fn seat(&self, player: Player) -> Seat {
        self.game.seats[player.index()]
    }

    /// Returns who plays the side whose turn it is.
    #[must_use]
    pub fn seat_to_move(&self) -> Seat {
        self.seat(self.position().to_move())
    }

    /// Returns whether both sides are computers.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        !self.game.seats.iter().any(|seat| seat.is_human())
    }

    /// Returns whether exactly one side is a person, who then is "you".
    #[must_use]
    pub fn you(&self) -> Option<Player> {
        let mut people = Player::BOTH.into_iter().filter(|&player| self.seat(player).is_human());
        people.next().filter(|_| people.next().is_none())
    }

    /// Returns whether the cursor stands before the end: somebody looks back.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        !self.record().is_at_end()
    }

    /// Returns the wins and draws so far, with the game on the board if it is over.
    #[must_use]
    pub fn tally(&self) -> Tally {
        let mut tally = self.game.score;
        if let Some(outcome) = self.position().outcome() {
            tally.add(outcome);
        }
        tally
    }

    /// Returns what the game waits for, apart from the flight of a coin.
    #[must_use]
    pub fn turn(&self) -> Phase {
        match (self.position().outcome(), self.seat_to_move()) {
            (Some(outcome), _) => Phase::Over(outcome),
            (None, Seat::Human) => Phase::Awaiting,
            (None, Seat::Computer(_)) if self.is_held() => Phase::Paused,
            (None, Seat::Computer(_)) => Phase::Thinking,
        }
    }

    /// Returns what the game waits for now.
    #[must_use]
    pub fn phase(&self, now: f64) -> Phase {
        if self.flying(now).is_some() { Phase::Falling } else { self.turn() }
    }

    /// Returns whether computers wait for a word.
    fn is_held(&self) -> bool {
        (self.looks_back() && !self.goes_on) || self.watch == Watch::Paused
    }

    /// Returns whether there are computers to hold or to let go on: two play, or one waits for a word.
    #[must_use]
    pub fn can_be_held(&self) -> bool {
        self.is_watched() || self.turn() == Phase::Paused
    }

    /// Returns the coin that is in the air, with its cell.
    #[must_use]
    pub fn flying(&self, now: f64) -> Option<(Cell, Place)> {
        let flying = self.flying?;
        let place = flying.flight.at((now - flying.started) / flying.slowness)?;
        Some((flying.cell, place))
    }

    /// Returns when the last coin is at rest, in seconds of the input's clock; a time in the past if it is.
    #[must_use]
    pub fn rest_at(&self) -> f64 {
        self.flying.map_or(f64::NEG_INFINITY, |flying| flying.started + flying.flight.duration() * flying.slowness)
    }

    /// Puts a coin that is in the air to rest.
    pub const fn skip_flight(&mut self) {
        self.flying = None;
    }

    /// Returns the cell of the last coin.
    #[must_use]
    pub fn last_cell(&self) -> Option<Cell> {
        let column = *self.record().played().last()?;
        let height = self.position().height(column);
        let row = u8::try_from(height.checked_sub(1)?).ok()?;
        Some(Cell { column, row: Row::from_index(row) })
    }

    /// Drops a coin for the player to move; it slides from `from_column` and falls, `speed` times as fast as usual.
    ///
    /// # Errors
    /// [`IllegalMove`] if the rules refuse it; nothing has changed.
    pub fn drop_coin(
        &mut self,
        column: Column,
        from_column: f32,
        motion: Motion,
        speed: f64,
        now: f64,
    ) -> Result<(), IllegalMove<Column>> {
        let mover = self.seat_to_move();
        self.game.record.play(column)?;
        self.hint = None;
        match (mover, self.watch) {
            // Whoever plays wants an answer, even where the coin is the one that lies ahead already.
            (Seat::Human, _) => self.go_on(),
            (Seat::Computer(_), Watch::Step) => self.hold(),
            (Seat::Computer(_), Watch::Running | Watch::Paused) => {}
        }
        let slowness = match motion {
            Motion::Full => Some(1.0 / speed),
            Motion::Slow => Some(2.5 / speed),
            Motion::Reduced => None,
        };
        self.flying = slowness.zip(self.last_cell()).map(|(slowness, cell)| {
            let distance = Layout::hover_height(self.position().shape()) - f32::from(cell.row.index());
            let flight = Flight { from_column, to_column: f32::from(column.index()), distance };
            Flying { cell, flight, started: now, slowness }
        });
        Ok(())
    }

    /// Takes back the last move; against a computer, back to the person's own turn. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        self.settle();
        self.game.record.undo();
        while !self.is_watched() && !self.seat_to_move().is_human() && self.game.record.undo().is_some() {}
        true
    }

    /// Returns whether [`undo`](Self::undo) would take something back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        // A person gets their own turn back, so there must have been one.
        (0..self.record().cursor()).any(|ply| self.is_watched() || self.seat(mover_at(self.record(), ply)).is_human())
    }

    /// Plays again what was taken back, up to a person's turn. Returns whether there was something.
    pub fn redo(&mut self) -> bool {
        self.settle();
        if self.game.record.redo().is_none() {
            return false;
        }
        while !self.is_watched() && !self.seat_to_move().is_human() && self.game.record.redo().is_some() {}
        true
    }

    /// Shows the position after this many moves; no move is lost.
    pub fn go_to(&mut self, plies: usize) {
        self.settle();
        self.game.record.go_to(plies);
    }

    /// Forgets what belonged to the position that is left.
    fn settle(&mut self) {
        self.flying = None;
        self.hint = None;
        self.goes_on = false;
        self.reports = [None, None];
    }

    /// Gives a side to another player; the game goes on.
    pub fn set_seats(&mut self, seats: [Seat; 2]) {
        self.game.seats = seats;
        self.hint = None;
        self.reports = [None, None];
        if !self.is_watched() {
            self.watch = Watch::Running; // a pause was for the two computers of before
        }
    }

    /// Returns the next game of the series: same players and size, the score with this game's result in it.
    #[must_use]
    pub fn next_game(&self, seed: u64) -> SavedGame {
        let mut next = SavedGame::new(self.game.size(), self.game.seats, seed);
        next.score = self.tally();
        next
    }

    /// Lets a waiting computer play, or a playing one wait; at any other time there is nothing to hold.
    pub fn toggle_pause(&mut self) {
        match self.turn() {
            Phase::Paused => self.go_on(),
            Phase::Thinking => self.hold(),
            Phase::Awaiting | Phase::Falling | Phase::Over(_) => {}
        }
    }

    /// Lets a computer make one move, and then waits; does nothing if it is not a computer's turn.
    pub fn step(&mut self) {
        match self.turn() {
            Phase::Paused | Phase::Thinking => {
                self.goes_on = true;
                self.watch = Watch::Step;
            }
            Phase::Awaiting | Phase::Falling | Phase::Over(_) => {}
        }
    }

    /// Lets computers wait for a word.
    pub const fn hold(&mut self) {
        self.goes_on = false;
        self.watch = Watch::Paused;
    }

    /// Lets computers play, from where the cursor stands.
    const fn go_on(&mut self) {
        self.goes_on = true;
        self.watch = Watch::Running;
    }

    /// Returns who is to think about a move now, if a computer is to move and was not asked yet.
    #[must_use]
    pub fn wants_move(&self) -> Option<Thinker> {
        if self.turn() != Phase::Thinking || self.thinking.is_some() {
            return None;
        }
        let computer = self.seat_to_move().computer()?;
        Some(players::strategy::<Connect4>(computer, self.game.size(), self.position().to_move(), self.game.seed))
    }

    /// Remembers that a move was asked for.
    pub fn asked(&mut self, ticket: Ticket, now: f64) {
        self.thinking = Some(Thinking { ticket, since: now, answer: None });
    }

    /// Forgets the move that was asked for. Returns whether there was one.
    pub fn forget_thinking(&mut self) -> bool {
        self.thinking.take().is_some()
    }

    /// Remembers that a hint was asked for.
    pub fn asked_hint(&mut self, ticket: Ticket) {
        self.hint = Some(Hint::Asked(ticket));
    }

    /// Returns the hint, if one was asked for.
    #[must_use]
    pub const fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref()
    }

    /// Forgets the hint. Returns whether there was one.
    pub fn forget_hint(&mut self) -> bool {
        self.hint.take().is_some()
    }

    /// Takes in what a search has found so far.
    pub fn progress(&mut self, ticket: Ticket, report: Report<Column>) {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.ticket == ticket) {
            self.reports[self.position().to_move().index()] = Some(report);
        }
    }

    /// Takes in what was chosen.
    pub fn chosen(&mut self, ticket: Ticket, report: Report<Column>) {
        if matches!(self.hint, Some(Hint::Asked(asked)) if asked == ticket) {
            self.hint = Some(Hint::Given(report));
        } else if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.ticket == ticket) {
            self.reports[self.game.record.position().to_move().index()] = Some(report.clone());
            thinking.answer = Some(report);
        }
    }

    /// Returns the move that a computer has chosen and when it may be shown, in seconds: `delay` seconds after it was asked and the
    /// last coin lay still, so that a person can follow.
    #[must_use]
    pub fn answer(&self, delay: f64) -> Option<(Column, f64)> {
        let thinking = self.thinking.as_ref()?;
        let report = thinking.answer.as_ref()?;
        Some((report.best, thinking.since.max(self.rest_at()) + delay))
    }

    /// Returns what the computer on this side has told last.
    #[must_use]
    pub const fn report(&self, player: Player) -> Option<&Report<Column>> {
        self.reports[player.index()].as_ref()
    }
}

/// Returns whose turn it was when this many moves of a record had been made.
fn mover_at(record: &Record<Position<Size>>, ply: usize) -> Player {
    let first = record.start().to_move();
    if ply.is_multiple_of(2) { first } else { first.other() }
}

#[cfg(test)]
pub(in crate::app) mod tests;
