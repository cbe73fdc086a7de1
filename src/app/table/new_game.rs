//! The choice of a new game: who plays it, which list of players is shown, and whether it teaches.

use crate::app::contract::board::BoardUi;
use crate::app::contract::draft::{Draft, List};
use crate::app::contract::table::{Choice, Effects};
use crate::app::screens::new_game;
use crate::app::words;
use crate::core::game::Player;
use crate::core::kind::Level as _;
use crate::session::{SavedGame, Session};
use crate::storage::Settings;

/// Owns what is chosen for the next game, and how that is shown.
pub(super) struct NewGame<K: BoardUi> {
    pub(super) draft: Draft<K>,
    pub(super) view: new_game::View,
}

impl<K: BoardUi> NewGame<K> {
    /// Returns the choice as a game has it.
    pub(super) fn new(game: &SavedGame<K>) -> Self {
        Self {
            draft: Draft::new(game.seats, game.setup, game.is_teaching).with_names(&game.names),
            view: new_game::View::default(),
        }
    }

    /// Begins the choice with the players of the game in progress, or else with those of the last
    /// time.
    pub(super) fn begin(&mut self, playing: Option<&Session<K>>, settings: &Settings) {
        self.view.close();
        self.draft = match playing {
            Some(session) => {
                let names = session.game().names.clone().or(&settings.names);
                Draft::new(session.seats(), session.setup(), session.is_teaching())
                    .with_names(&names)
            }
            None => {
                let (setup, seats) = settings.last_time::<K>();
                Draft::new(seats, setup, settings.teaching).with_names(&settings.names)
            }
        };
        self.draft.want(settings.wanted::<K>());
    }

    /// Changes the choice. Returns whether it is accepted, and what to say.
    pub(super) fn choose(&mut self, choice: Choice) -> (bool, Effects) {
        match choice {
            Choice::Side(side) => {
                self.draft.side = side;
                (false, self.tell_player())
            }
            Choice::Digit(digit) => self.choose_digit(digit),
            Choice::Step(step) => (false, self.step_player(step)),
            Choice::Swap => {
                self.draft.exchange_sides();
                (false, self.tell_player())
            }
            Choice::ToggleOthers => (false, self.toggle_others()),
            Choice::ToggleTeaching => (false, self.toggle_teaching()),
            Choice::Accept => (true, Effects::default()),
        }
    }

    /// Says which side is being chosen for, and who plays it so far.
    fn tell_player(&self) -> Effects {
        Effects::announcement(self.player_of(self.draft.side))
    }

    /// Returns a side and who plays it so far: `Red: Human`.
    fn player_of(&self, side: Player) -> String {
        let name = || {
            self.draft
                .names()
                .of(side)
                .map_or_else(|| "Human".to_owned(), ToString::to_string)
        };
        let player = self.draft.seats[side.index()]
            .computer()
            .map_or_else(name, K::Level::row_name);
        format!("{}: {player}", words::side::<K>(side))
    }

    /// Gives the side that is being chosen for to the player with this digit, and goes on to the
    /// other side. Returns whether both are chosen.
    fn choose_digit(&mut self, digit: usize) -> (bool, Effects) {
        let Some(seat) = self.draft.digit(digit) else {
            return (false, Effects::default());
        };
        let side = self.draft.side;
        if let Err(reason) = self.draft.choose(side, seat) {
            return (false, Effects::notice(reason.sentence));
        }
        // The card shows who was chosen, whichever list it showed before.
        self.view.show_list(self.draft.side, List::of::<K>(seat));
        let is_last = self.draft.advance();
        let chosen = self.player_of(side);
        if is_last {
            return (true, Effects::announcement(chosen));
        }
        (
            false,
            Effects::announcement(format!(
                "{chosen}. Next, {}",
                self.player_of(self.draft.side)
            )),
        )
    }

    /// Gives the side that is being chosen for to a player further down its list, or further up;
    /// past those who do not play with this set-up, and not past the ends.
    fn step_player(&mut self, step: isize) -> Effects {
        let side = self.draft.side;
        let setup = self.draft.setup;
        let mut listed = self.draft.listed(side, self.view.list(side));
        listed.retain(|(_, seat)| seat.plays_on::<K>(setup));
        let now = listed
            .iter()
            .position(|&(_, seat)| seat == self.draft.seats[side.index()]);
        let next = match now {
            Some(now) => now
                .saturating_add_signed(step)
                .min(listed.len().saturating_sub(1)),
            None => 0,
        };
        let Some(&(_, seat)) = listed.get(next) else {
            return Effects::default();
        };
        match self.draft.choose(side, seat) {
            Ok(()) => self.tell_player(),
            Err(reason) => Effects::notice(reason.sentence),
        }
    }

    /// Shows the other list of players for the side that is being chosen for.
    fn toggle_others(&mut self) -> Effects {
        if !List::has_others::<K>() {
            return Effects::default();
        }
        self.view.turn(self.draft.side);
        match self.view.list(self.draft.side) {
            List::Others => Effects::announcement(new_game::others::<K>()),
            List::Usual => Effects::announcement("The usual players"),
        }
    }

    /// Switches teaching on or off for the next game, if there is one person to teach.
    fn toggle_teaching(&mut self) -> Effects {
        if !self.draft.can_teach() {
            return Effects::notice(new_game::NO_TEACHING);
        }
        self.draft.is_teaching = !self.draft.is_teaching;
        Effects::announcement(if self.draft.is_teaching {
            "Teaching is on"
        } else {
            "Teaching is off"
        })
    }
}
