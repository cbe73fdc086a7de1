//! What is chosen in the mode selection so far.

use crate::core::game::Player;
use crate::core::kind::{GameKind, Level, Unavailable};
use crate::players::Seat;

/// What is chosen so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft<K: GameKind> {
    /// Who plays the two sides.
    pub seats: [Seat<K::Level>; 2],
    /// What the next game is set up with.
    pub setup: K::Setup,
    /// The side that a digit chooses for.
    pub side: Player,
    /// The levels of each side's rows, as they were adjusted the last time they were chosen.
    rows: [Vec<K::Level>; 2],
}

impl<K: GameKind> Draft<K> {
    /// Returns a draft that begins with these players and this set-up, and with the first side's choice.
    #[must_use]
    pub fn new(seats: [Seat<K::Level>; 2], setup: K::Setup) -> Self {
        let mut draft = Self { seats, setup, side: Player::First, rows: [K::LEVELS.to_vec(), K::LEVELS.to_vec()] };
        for side in Player::BOTH {
            draft.note(side);
        }
        draft
    }

    /// Remembers how the level of a side is adjusted.
    fn note(&mut self, side: Player) {
        if let Some(level) = self.seats[side.index()].computer()
            && let Some(row) = self.rows[side.index()].get_mut(level.row())
        {
            *row = level;
        }
    }

    /// Gives a side to a player, and chooses for that side from now on.
    ///
    /// # Errors
    /// [`Unavailable`] if the player does not play with this set-up; the side stays with who has it.
    pub fn choose(&mut self, side: Player, seat: Seat<K::Level>) -> Result<(), Unavailable> {
        self.side = side;
        if let Some(level) = seat.computer() {
            K::plays_on(level, self.setup)?;
        }
        self.seats[side.index()] = seat;
        self.note(side);
        Ok(())
    }

    /// Returns the player with this digit, for the side that is being chosen for, or `None` if there is none.
    #[must_use]
    pub fn digit(&self, digit: usize) -> Option<Seat<K::Level>> {
        digit.checked_sub(1).and_then(|index| self.choices(self.side).into_iter().nth(index))
    }

    /// Takes another set-up. Returns why a side had to be given to another player, if one had to.
    pub fn set_up(&mut self, setup: K::Setup) -> Option<Unavailable> {
        self.setup = setup;
        let reason = self.seats.iter().filter_map(|seat| seat.computer()).find_map(|level| K::plays_on(level, setup).err());
        self.seats = self.seats.map(|seat| seat.on::<K>(setup));
        reason
    }

    /// Goes on to the other side. Returns whether there is none left: both are chosen.
    pub fn advance(&mut self) -> bool {
        let done = self.side == Player::Second;
        self.side = Player::Second;
        done
    }

    /// Returns the players that a side can be given to, in the order of their digits. Levels are adjusted as the one that is
    /// chosen for the side.
    #[must_use]
    pub fn choices(&self, side: Player) -> Vec<Seat<K::Level>> {
        let chosen = self.seats[side.index()].computer();
        let rows = self.rows[side.index()].iter().map(|&level| chosen.map_or(level, |chosen| level.like(chosen)));
        std::iter::once(Seat::Human).chain(rows.map(Seat::Computer)).collect()
    }
}
