//! The choices made so far in the mode selection.

use crate::core::game::Player;
use crate::core::kind::{GameKind, Level, Unavailable};
use crate::players::{Names, PlayerName, Seat, only_human};
use crate::words;

/// The next game as chosen so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft<K: GameKind> {
    /// Who plays the two sides.
    pub seats: [Seat<K::Level>; 2],
    /// The players that the user wants for the two sides. They differ from [`seats`](Self::seats)
    /// where one cannot play with the set-up.
    pub wanted: [Seat<K::Level>; 2],
    /// The set-up of the next game.
    pub setup: K::Setup,
    /// Whether the game teaches its only human player.
    pub is_teaching: bool,
    /// The side whose player is chosen next.
    pub side: Player,
    /// The names of both human players, as typed. The name on a computer's side is kept for the
    /// next human player there.
    names: [String; 2],
    /// The levels of each side's rows, with the adjustments made the last time each was chosen.
    rows: [Vec<K::Level>; 2],
}

/// The two lists of players of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// A human player, and the computers in order of strength.
    Usual,
    /// The other computers.
    Others,
}

impl<K: GameKind> Draft<K> {
    /// Returns a draft with these players and this set-up, in which the first side is chosen first.
    #[must_use]
    pub fn new(seats: [Seat<K::Level>; 2], setup: K::Setup, is_teaching: bool) -> Self {
        let rows = [K::LEVELS.to_vec(), K::LEVELS.to_vec()];
        let names = [const { String::new() }; 2];
        let mut draft = Self {
            seats,
            wanted: seats,
            setup,
            is_teaching,
            side: Player::First,
            names,
            rows,
        };
        for side in Player::BOTH {
            draft.note(side);
        }
        draft
    }

    /// Returns the draft with these names of human players.
    #[must_use]
    pub fn with_names(self, names: &Names) -> Self {
        Self {
            names: names.clone().into(),
            ..self
        }
    }

    /// Returns the name of a side's human player, as typed.
    #[must_use]
    pub fn name(&self, side: Player) -> &str {
        &self.names[self.place_of_name(side).index()]
    }

    /// Renames the human player of a side.
    pub fn set_name(&mut self, side: Player, name: &str) {
        if self.place_of_name(side) != side {
            self.names.swap(0, 1);
        }
        self.names[side.index()] = PlayerName::typed(name);
    }

    /// Returns the side under which a human player's name is stored. A lone human player has the
    /// only name, whichever side they play, as in [`Names::seated`].
    fn place_of_name(&self, side: Player) -> Player {
        let is_elsewhere =
            only_human(&self.seats) == Some(side) && self.names[side.index()].is_empty();
        if is_elsewhere { side.other() } else { side }
    }

    /// Returns the names of the human players chosen.
    #[must_use]
    pub fn names(&self) -> Names {
        Names::new(Player::BOTH.map(|side| self.name(side))).of_people(self.seats)
    }

    /// Returns the names typed for both sides, including sides that a computer plays now.
    #[must_use]
    pub fn all_names(&self) -> Names {
        self.names.clone().into()
    }

    /// Remembers the adjustments of a side's level.
    fn note(&mut self, side: Player) {
        if let Some(level) = self.seats[side.index()].computer()
            && let Some(row) = self.rows[side.index()].get_mut(level.row())
        {
            *row = level;
        }
    }

    /// Gives a side to a player, and makes it the side being chosen.
    ///
    /// # Errors
    /// [`Unavailable`] if the player cannot play with this set-up; the side keeps its player.
    pub fn choose(&mut self, side: Player, seat: Seat<K::Level>) -> Result<(), Unavailable> {
        self.side = side;
        if let Some(level) = seat.computer() {
            K::terms(self.setup).allow(level)?;
        }
        self.seats[side.index()] = seat;
        self.wanted[side.index()] = seat;
        self.note(side);
        Ok(())
    }

    /// Restores the players that the user wanted last time, where a side has only a stand-in. The
    /// players may have exchanged sides since.
    pub fn want(&mut self, wanted: [Seat<K::Level>; 2]) {
        let [first, second] = wanted;
        let stands_in =
            |wanted: [Seat<K::Level>; 2]| wanted.map(|seat| seat.on::<K>(self.setup)) == self.seats;
        if stands_in(wanted) {
            self.wanted = wanted;
        } else if stands_in([second, first]) {
            self.wanted = [second, first];
        } else {
            for side in Player::BOTH {
                let wanted = wanted[side.index()];
                if wanted.on::<K>(self.setup) == self.seats[side.index()] {
                    self.wanted[side.index()] = wanted;
                }
            }
        }
    }

    /// Exchanges the players of the two sides, with their names.
    pub fn exchange_sides(&mut self) {
        self.seats.swap(0, 1);
        self.wanted.swap(0, 1);
        self.names.swap(0, 1);
    }

    /// Returns the player with this digit for the current side, or `None`.
    #[must_use]
    pub fn digit(&self, digit: usize) -> Option<Seat<K::Level>> {
        digit
            .checked_sub(1)
            .and_then(|index| self.choices(self.side).into_iter().nth(index))
    }

    /// Changes the set-up. A player who could not play with the old one and can play with the new
    /// one returns. Returns why a side had to be given to another player, if one had to.
    pub fn set_up(&mut self, setup: K::Setup) -> Option<Unavailable> {
        self.setup = setup;
        let seats = std::mem::replace(&mut self.seats, self.wanted.map(|seat| seat.on::<K>(setup)));
        for side in Player::BOTH {
            self.note(side);
        }
        seats
            .iter()
            .filter_map(|seat| seat.computer())
            .find_map(|level| K::terms(setup).allow(level).err())
    }

    /// Moves on to the other side. Returns whether both sides are chosen.
    pub fn advance(&mut self) -> bool {
        let done = self.side == Player::Second;
        self.side = Player::Second;
        done
    }

    /// Returns whether there is one person and one computer, so that the game can teach.
    #[must_use]
    pub fn can_teach(&self) -> bool {
        self.seats.iter().filter(|seat| seat.is_human()).count() == 1
    }

    /// Returns the players that can be chosen for a side, in the order of their digits. Levels
    /// carry the adjustments of the one chosen for the side.
    #[must_use]
    pub fn choices(&self, side: Player) -> Vec<Seat<K::Level>> {
        let chosen = self.seats[side.index()].computer();
        let rows = self.rows[side.index()]
            .iter()
            .map(|&level| chosen.map_or(level, |chosen| level.like(chosen)));
        std::iter::once(Seat::Human)
            .chain(rows.map(Seat::Computer))
            .collect()
    }

    /// Returns the players of a list, each with its digit.
    #[must_use]
    pub fn listed(&self, side: Player, list: List) -> Vec<(usize, Seat<K::Level>)> {
        (1..)
            .zip(self.choices(side))
            .filter(|&(_, seat)| List::of::<K>(seat) == list)
            .collect()
    }

    /// Returns a word for each adjustment of a side's computer: `Aggressive`.
    #[must_use]
    pub fn adjusted(&self, side: Player) -> Vec<String> {
        let Some(level) = self.seats[side.index()].computer() else {
            return Vec::new();
        };
        let Some(&usual) = K::LEVELS.get(level.row()) else {
            return Vec::new();
        };
        let place = |level: K::Level| -> Vec<Option<usize>> {
            let aspects = level.aspects();
            aspects
                .iter()
                .map(|aspect| aspect.options.iter().position(|&(_, value)| value == level))
                .collect()
        };
        let changed = words::level_options::<K>(level)
            .into_iter()
            .zip(place(level).into_iter().zip(place(usual)));
        changed
            .filter(|(_, (now, usual))| now != usual)
            .filter_map(|(aspect, (now, _))| {
                aspect.values.into_iter().nth(now?).map(|(label, _)| label)
            })
            .collect()
    }
}

impl List {
    /// Returns the list that a player belongs to. A game without names for the strength of its
    /// computers has a single list.
    #[must_use]
    pub fn of<K: GameKind>(seat: Seat<K::Level>) -> Self {
        let is_usual = |level: K::Level| {
            level.strength().is_some() || K::LEVELS.iter().all(|level| level.strength().is_none())
        };
        if seat.computer().is_none_or(is_usual) {
            Self::Usual
        } else {
            Self::Others
        }
    }

    /// Returns whether a game has more than the usual players: other ones, or something to adjust.
    #[must_use]
    pub fn has_others<K: GameKind>() -> bool {
        K::LEVELS.iter().any(|&level| {
            Self::of::<K>(Seat::Computer(level)) == Self::Others || !level.aspects().is_empty()
        })
    }

    /// Returns the number of rows of the longer list: one for each player, for each adjustment, and
    /// for the switch to the other list.
    #[must_use]
    pub fn rows<K: GameKind>() -> usize {
        let others = K::LEVELS
            .iter()
            .filter(|&&level| Self::of::<K>(Seat::Computer(level)) == Self::Others)
            .count();
        let usual = 1 + K::LEVELS.len() - others;
        let adjusted = K::LEVELS
            .iter()
            .map(|level| level.aspects().len())
            .max()
            .unwrap_or_default();
        usual.max(others + adjusted) + usize::from(Self::has_others::<K>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::{Connect4, Size};
    use crate::core::gomoku::{Gomoku, Setup};

    /// Returns the digits of a list.
    fn digits<K: GameKind>(draft: &Draft<K>, list: List) -> Vec<usize> {
        draft
            .listed(Player::First, list)
            .into_iter()
            .map(|(digit, _)| digit)
            .collect()
    }

    #[test]
    fn digits_follow_the_rows_and_count_on_in_the_other_list() {
        let draft = Draft::<Connect4>::new([Seat::Human; 2], Size::STANDARD, false);
        assert_eq!(
            (digits(&draft, List::Usual), digits(&draft, List::Others)),
            (vec![1, 2, 3, 4, 5, 6, 7], vec![8, 9, 10])
        );
        assert_eq!(List::rows::<Connect4>(), 8);
        let draft = Draft::<Gomoku>::new([Seat::Human; 2], Setup::default(), false);
        assert_eq!(
            (digits(&draft, List::Usual), digits(&draft, List::Others)),
            (vec![1, 2, 3, 4, 5, 6, 7, 8], vec![9, 10, 11])
        );
        assert_eq!(List::rows::<Gomoku>(), 9);
    }

    #[test]
    fn whom_a_person_wanted_comes_back_also_after_the_players_have_exchanged_their_sides() {
        let seat = |mode: &str| {
            mode.parse::<Seat<<Connect4 as crate::core::kind::Players>::Level>>()
                .expect("a mode")
        };
        let large = Size::new(9, 7, 4).expect("a size");
        let mut draft = Draft::<Connect4>::new([seat("high"), Seat::Human], large, false);
        draft.want([Seat::Human, seat("perfect")]);
        assert_eq!(draft.wanted, [seat("perfect"), Seat::Human]);
        let mut draft = Draft::<Connect4>::new([Seat::Human, seat("high")], large, false);
        draft.want([Seat::Human, seat("perfect")]);
        assert_eq!(draft.wanted, [Seat::Human, seat("perfect")]);
    }

    #[test]
    fn what_is_adjusted_is_told() {
        let seat = |mode: &str| mode.parse().expect("a mode");
        for (mode, told) in [
            ("human", &[][..]),
            ("low", &[]),
            ("search:9", &[]),
            ("low,defensive", &["Defensive"]),
            (
                "high,aggressive,ratlla",
                &["Aggressive", "Quatre en ratlla"],
            ),
            ("search:9,threats", &["Sees threats"]),
        ] {
            let draft = Draft::<Connect4>::new([seat(mode), Seat::Human], Size::STANDARD, false);
            assert_eq!(draft.adjusted(Player::First), told, "{mode}");
        }
    }
}
