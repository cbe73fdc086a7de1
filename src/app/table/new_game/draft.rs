//! The choices made so far for a new game.

use crate::app::contract::command::Starts;
use crate::core::game::{Game as _, Player};
use crate::core::kind::{GameKind, Level, Unavailable, window_setup, with_usual_first};
use crate::players::{EngineName, Names, PlayerName, Seat, only_human};
use crate::session::Coach;
use crate::words::{self, Name, Phrases, text};

/// A row of the list of opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against<L> {
    /// The user plays against this computer.
    Computer(L),
    /// Two people play at this computer.
    Friend,
    /// The user watches two computers.
    Computers,
    /// The user plays against this engine of the settings.
    Engine(EngineName),
}

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
    /// What the coach of its only human player holds back.
    pub coach: Coach,
    /// The side of the only person, or the one they had last.
    you: Player,
    /// Whether chance decides who starts.
    is_random: bool,
    /// Whether it was chosen who starts, which is for a new game only.
    is_start_chosen: bool,
    /// The names of both human players, as typed. The name on a computer's side is kept for the
    /// next human player there.
    names: [String; 2],
    /// The levels of each side's rows, with the adjustments made the last time each was chosen.
    rows: [Vec<K::Level>; 2],
    engines: Vec<EngineName>,
}

impl<K: GameKind> Draft<K> {
    /// Returns a draft with these players and this set-up.
    #[must_use]
    pub fn new(seats: [Seat<K::Level>; 2], setup: K::Setup, coach: Coach) -> Self {
        let rows = [K::LEVELS.to_vec(), K::LEVELS.to_vec()];
        let names = [const { String::new() }; 2];
        let mut draft = Self {
            seats,
            wanted: seats,
            setup,
            coach,
            you: only_human(&seats).unwrap_or(Player::First),
            is_random: false,
            is_start_chosen: false,
            names,
            rows,
            engines: Vec::new(),
        };
        for side in Player::BOTH {
            draft.note(side);
        }
        draft
    }

    /// Returns the draft with these names of human players.
    #[must_use]
    pub fn with_names(self, names: &Names) -> Self {
        Self { names: names.clone().into(), ..self }
    }

    pub fn set_engines(&mut self, engines: Vec<EngineName>) {
        self.engines = engines;
    }

    /// Returns the name of a side's human player, as typed.
    #[must_use]
    pub fn name(&self, side: Player) -> &str {
        &self.names[self.place_of_name(side).index()]
    }

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

    /// Gives a side to a player.
    ///
    /// # Errors
    /// [`Unavailable`] if the player cannot play with this set-up; the side keeps its player.
    pub fn choose(&mut self, side: Player, seat: Seat<K::Level>) -> Result<(), Unavailable> {
        if let Some(level) = seat.computer() {
            K::terms(self.setup).allow(level)?;
        }
        self.seats[side.index()] = seat;
        self.wanted[side.index()] = seat;
        self.note(side);
        self.note_you();
        Ok(())
    }

    /// Remembers the side of the only person.
    fn note_you(&mut self) {
        self.you = only_human(&self.seats).unwrap_or(self.you);
    }

    /// Returns the rows of the list of opponents, in the order of their digits.
    #[must_use]
    pub fn opponents(&self) -> Vec<Against<K::Level>> {
        let levels = self.choices(self.you.other());
        let levels = levels.into_iter().filter_map(Seat::computer);
        levels
            .filter(|&level| is_usual::<K>(level))
            .map(Against::Computer)
            .chain([Against::Friend, Against::Computers])
            .chain(self.engines.iter().copied().map(Against::Engine))
            .collect()
    }

    /// Returns the opponent that is chosen.
    #[must_use]
    pub fn against(&self) -> Against<K::Level> {
        match self.seats {
            [Seat::Human, Seat::Human] => Against::Friend,
            [Seat::Human, Seat::Computer(level)] | [Seat::Computer(level), Seat::Human] => {
                Against::Computer(level)
            }
            [Seat::Human, Seat::Engine(name)] | [Seat::Engine(name), Seat::Human] => {
                Against::Engine(name)
            }
            [Seat::Computer(_) | Seat::Engine(_), Seat::Computer(_) | Seat::Engine(_)] => {
                Against::Computers
            }
        }
    }

    /// Chooses an opponent. The user keeps their side; to watch, computers take the empty ones.
    ///
    /// # Errors
    /// [`Unavailable`] if the computer cannot play with this set-up; nothing changes.
    pub fn play_against(&mut self, against: Against<K::Level>) -> Result<(), Unavailable> {
        let you = self.you;
        match against {
            Against::Computer(level) => {
                self.choose(you.other(), Seat::Computer(level))?;
                self.choose(you, Seat::Human)?;
            }
            Against::Engine(name) => {
                self.choose(you.other(), Seat::Engine(name))?;
                self.choose(you, Seat::Human)?;
            }
            Against::Friend => {
                for side in Player::BOTH {
                    self.choose(side, Seat::Human)?;
                }
            }
            Against::Computers => {
                let mut levels = self.seats.iter().filter_map(|seat| seat.computer());
                let level = Seat::Computer(levels.next().unwrap_or(K::USUAL_LEVEL));
                for side in Player::BOTH {
                    if self.seats[side.index()].is_human() {
                        self.choose(side, level)?;
                    }
                }
            }
        }
        // On the way there may have been another only person.
        self.you = you;
        Ok(())
    }

    /// Returns the set-ups that are a click away: the usual one, those that are often played, and this one
    /// if it is none of them; and the place of this one.
    pub fn boards(&self) -> (Vec<K::Setup>, usize) {
        let settled = |setup| K::SCORING.map_or(setup, |scoring| scoring.settled(setup));
        let popular = K::POPULAR.iter().filter_map(|options| K::parse_setup(options).ok());
        let mut boards: Vec<K::Setup> =
            std::iter::once(window_setup::<K>()).chain(popular.map(settled)).collect();
        let own = with_usual_first::<K>(self.setup);
        let place = boards.iter().position(|&board| board == own).unwrap_or_else(|| {
            boards.push(own);
            boards.len() - 1
        });
        (boards, place)
    }

    /// Chooses one of the [boards](Self::boards); the same side begins. Returns why a side had to be
    /// given to another player, if one had to.
    pub fn choose_board(&mut self, place: usize) -> Option<Unavailable> {
        let (boards, _) = self.boards();
        let board = *boards.get(place)?;
        self.set_up(K::starting(board, self.first_to_move()).unwrap_or(board))
    }

    /// Returns whether either side may start.
    fn has_free_start(&self) -> bool {
        K::starting(self.setup, Player::First).is_some()
    }

    /// Returns the possibilities of who starts, the only person first; none if there is nothing to
    /// choose: the rules say which side starts, and no one is the only person.
    #[must_use]
    pub fn starts(&self) -> Vec<Starts> {
        let is_alone = only_human(&self.seats).is_some();
        let first = match (self.has_free_start(), is_alone) {
            (true, true) => self.you,
            (true, false) | (false, true) => Player::First,
            (false, false) => return Vec::new(),
        };
        [first, first.other()].map(Starts::Side).into_iter().chain([Starts::Random]).collect()
    }

    /// Returns which one of them is chosen.
    #[must_use]
    pub fn start(&self) -> Starts {
        if self.is_random {
            Starts::Random
        } else if self.has_free_start() {
            Starts::Side(self.first_to_move())
        } else {
            Starts::Side(self.you)
        }
    }

    pub fn choose_start(&mut self, start: Starts) {
        self.is_start_chosen = true;
        self.is_random = start == Starts::Random;
        if let Starts::Side(side) = start {
            match K::starting(self.setup, side) {
                Some(setup) => self.setup = setup,
                None if side == self.you => {}
                None => self.exchange_sides(),
            }
        }
    }

    /// Returns whether the choices are for a new game only.
    #[must_use]
    pub const fn is_for_new_game(&self) -> bool {
        self.is_start_chosen
    }

    /// Returns the draft with a decision of who starts, if chance was to decide.
    #[must_use]
    pub fn decided(&self, is_heads: bool) -> Self {
        let mut decided = self.clone();
        if self.is_random {
            let side = if is_heads { Player::First } else { Player::Second };
            decided.choose_start(Starts::Side(side));
        }
        decided
    }

    /// Returns the side of the player who starts with the possibility of this side.
    #[must_use]
    pub fn starter(&self, side: Player) -> Player {
        if self.has_free_start() {
            side
        } else if side == self.first_to_move() {
            self.you
        } else {
            self.you.other()
        }
    }

    #[must_use]
    pub fn first_to_move(&self) -> Player {
        K::start(self.setup).to_move()
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
        self.rows.swap(0, 1);
        self.you = self.you.other();
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

    /// Returns whether there is one person and one computer, so that there can be a coach.
    #[must_use]
    pub fn has_coach(&self) -> bool {
        self.seats.iter().filter(|seat| seat.is_human()).count() == 1
    }

    /// Returns the players that can be chosen for a side, in the order of their digits. Levels
    /// carry the adjustments of the one chosen for the side.
    #[must_use]
    pub fn choices(&self, side: Player) -> Vec<Seat<K::Level>> {
        let seat = self.seats[side.index()];
        let chosen = seat.computer();
        // One that the settings do not have any more still sits there.
        let gone = seat.engine().filter(|name| !self.engines.contains(name));
        let engines = self.engines.iter().copied().chain(gone);
        let rows = self.rows[side.index()]
            .iter()
            .map(|&level| chosen.map_or(level, |chosen| level.like(chosen)));
        std::iter::once(Seat::Human)
            .chain(rows.map(Seat::Computer))
            .chain(engines.map(Seat::Engine))
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

impl<K: Phrases> Draft<K> {
    /// Returns the name of the player of a side. The only person is "you"; of two without names,
    /// the other one is a friend.
    #[must_use]
    pub fn player_name(&self, side: Player) -> Name<'static> {
        let seat = self.seats[side.index()];
        match self.names().of(side) {
            Some(name) => name.to_string().into(),
            None if seat.is_human() && side == self.you => words::you(),
            None if seat.is_human() => text::new_game::friend().into(),
            None => words::seat_name(seat),
        }
    }

    /// Returns who plays whom, and who begins. Two people are named if both have a name.
    #[must_use]
    pub fn summary(&self) -> String {
        let pairing = match self.against() {
            Against::Friend if Player::BOTH.iter().any(|&side| self.names().of(side).is_none()) => {
                text::new_game::two_people().to_owned()
            }
            Against::Friend | Against::Computers => {
                let [first, second] = Player::BOTH.map(|side| self.player_name(side));
                text::play::pairing(first, second)
            }
            Against::Computer(level) => {
                text::play::pairing(words::you(), words::computer(level.id()))
            }
            Against::Engine(name) => text::play::pairing(words::you(), words::engine(name)),
        };
        let mover = self.first_to_move();
        let [first, second] = [mover, mover.other()].map(|player| K::SIDES[player.index()]);
        let begins = match [mover, mover.other()].map(|side| self.seats[side.index()].is_human()) {
            [true, true] => text::play::begins(words::side::<K>(mover)),
            [true, false] => text::new_game::you_begin(first),
            [false, true] => text::new_game::opponent_begins(second, first),
            [false, false] => text::new_game::you_watch(first),
        };
        text::play::two_sentences(pairing, begins)
    }
}

/// Returns how many rows the list of opponents has without engines.
#[must_use]
pub fn opponents<K: GameKind>() -> usize {
    let levels = K::LEVELS.iter().filter(|&&level| is_usual::<K>(level));
    levels.count() + 2
}

/// Returns whether a computer stands in the list of opponents: those in the order of strength, or
/// all computers of a game without an order.
fn is_usual<K: GameKind>(level: K::Level) -> bool {
    level.strength().is_some() || K::LEVELS.iter().all(|level| level.strength().is_none())
}

#[cfg(test)]
mod tests;
