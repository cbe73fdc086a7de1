//! The mode selection: the players, the list that is shown, and the coach.

use egui::{Context, Ui};

use crate::app::contract::board::BoardUi;
use crate::app::contract::command::{Choice, Command};
use crate::app::contract::model::DraftChange;
use crate::app::contract::screen::{Acts, Effects, NoticePlace, Requests, Screen, ScreenContext};
use crate::app::contract::table::{Chosen, GameEntry, NewGameScreen};
use crate::app::kit::pictures::Pictures;
use crate::app::screens::new_game;
use crate::app::screens::new_game::draft::{Draft, List};
use crate::core::game::Player;
use crate::core::kind::Level as _;
use crate::players::Names;
use crate::session::{Coach, SavedGame, Session, Turn};
use crate::storage::Settings;
use crate::words::{self, text};

/// Owns the choice of the next game and how it is shown.
pub(super) struct NewGame<K: BoardUi> {
    pub(super) draft: Draft<K>,
    /// The games that can be chosen.
    games: Vec<&'static GameEntry>,
    /// The set-up of the game in progress, which continues if the choice has the same one.
    playing: Option<K::Setup>,
    acts: Acts<DraftChange<K>>,
    view: new_game::View,
    pictures: Pictures<K::Picture>,
}

impl<K: BoardUi> NewGame<K> {
    /// Returns the choice that matches a game.
    pub(super) fn new(game: &SavedGame<K>) -> Self {
        Self {
            draft: Draft::new(game.seats, game.setup, game.coach).with_names(&game.names),
            games: Vec::new(),
            playing: None,
            acts: Acts::default(),
            view: new_game::View::default(),
            pictures: Pictures::default(),
        }
    }

    /// Begins the choice with the players of the game in progress, or else with those of the last
    /// time.
    pub(super) fn begin(
        &mut self,
        games: &[&'static GameEntry],
        playing: Option<&Session<K>>,
        settings: &Settings,
    ) {
        self.games = games.to_vec();
        self.acts.clear();
        self.view.close();
        self.draft = if let Some(session) = playing {
            let names = session.game().names.clone().or(&settings.names);
            Draft::new(session.seats(), session.setup(), session.coach()).with_names(&names)
        } else {
            let (setup, seats) = settings.last_time::<K>();
            Draft::new(seats, setup, settings.coach).with_names(&settings.names)
        };
        self.draft.want(settings.wanted::<K>());
        self.playing = playing
            .filter(|session| !matches!(session.turn(), Turn::Over(_)))
            .map(Session::setup);
    }

    /// Returns whether accepting the choice continues the game in progress, rather than beginning
    /// a new one.
    fn is_continued(&self) -> bool {
        self.playing == Some(self.draft.setup)
    }

    /// Returns what follows once the choice is accepted.
    fn accepted(&self) -> Chosen {
        if self.is_continued() {
            Chosen::GoOn
        } else {
            Chosen::Start
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
                .map_or_else(|| text::new_game::human().to_owned(), ToString::to_string)
        };
        let player = self.draft.seats[side.index()]
            .computer()
            .map_or_else(name, |level| words::level_row(level.id()).to_owned());
        text::play::labelled(words::side::<K>(side), player)
    }

    /// Gives the side that is being chosen for to the player with this digit, and moves on to the
    /// other side, if that is not chosen yet.
    fn choose_digit(&mut self, digit: usize) -> (Chosen, Effects) {
        let Some(seat) = self.draft.digit(digit) else {
            return (Chosen::NotYet, Effects::default());
        };
        let side = self.draft.side;
        if let Err(reason) = self.draft.choose(side, seat) {
            return (Chosen::NotYet, Effects::notice(words::unavailable(reason)));
        }
        // The card shows the chosen player, whichever list it showed before.
        self.view.show_list(self.draft.side, List::of::<K>(seat));
        let is_last = self.draft.advance();
        let chosen = self.player_of(side);
        if is_last {
            return (self.accepted(), Effects::announcement(chosen));
        }
        (
            Chosen::NotYet,
            Effects::announcement(text::new_game::next(
                chosen,
                self.player_of(self.draft.side),
            )),
        )
    }

    /// Chooses a player further down the list for the current side, or further up. Skips those who
    /// cannot play with this set-up, and stops at the ends.
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
            Err(reason) => Effects::notice(words::unavailable(reason)),
        }
    }

    /// Shows the other list of players for the current side.
    fn toggle_others(&mut self) -> Effects {
        if !List::has_others::<K>() {
            return Effects::default();
        }
        self.view.switch_list(self.draft.side);
        match self.view.list(self.draft.side) {
            List::Others => Effects::announcement(new_game::others::<K>()),
            List::Usual => Effects::announcement(text::new_game::usual_players()),
        }
    }

    /// Sets the coach of the next game, if there is one human player for it.
    fn choose_coach(&mut self, coach: Coach) -> Effects {
        if !self.draft.has_coach() {
            return Effects::notice(text::new_game::no_coach());
        }
        self.draft.coach = coach;
        let label = text::new_game::coach();
        Effects::announcement(text::play::labelled(label, words::coach_name(coach)))
    }
}

impl<K: BoardUi> Screen for NewGame<K> {
    fn announcement(&self) -> String {
        text::new_game::announcement(words::side::<K>(Player::First))
    }

    fn act_next(
        &mut self,
        command: usize,
        _ctx: &Context,
        _context: &ScreenContext<'_>,
    ) -> Option<Effects> {
        let notice = match self.acts.next_before(command)? {
            DraftChange::Seat(side, seat) => {
                let refused = self.draft.choose(side, seat).err();
                refused.map(|reason| words::unavailable(reason).to_owned())
            }
            DraftChange::Setup(setup) => self.draft.set_up(setup).map(words::stand_in::<K>),
        };
        Some(notice.map_or_else(Effects::default, Effects::notice))
    }

    fn ui(
        &mut self,
        ui: &mut Ui,
        context: &ScreenContext<'_>,
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        self.pictures.begin_frame();
        let model = new_game::Model {
            draft: &self.draft,
            games: &self.games,
            goes_on: self.is_continued(),
            in_game: context.in_game,
        };
        let mut requests = Requests {
            commands,
            acts: &mut self.acts,
        };
        let (view, pictures) = (&mut self.view, &mut self.pictures);
        new_game::ui(&model, view, pictures, ui, &mut requests)
    }
}

impl<K: BoardUi> NewGameScreen for NewGame<K> {
    fn choose(&mut self, choice: Choice) -> (Chosen, Effects) {
        match choice {
            Choice::Side(side) => {
                self.draft.side = side;
                (Chosen::NotYet, self.tell_player())
            }
            Choice::Digit(digit) => self.choose_digit(digit),
            Choice::Step(step) => (Chosen::NotYet, self.step_player(step)),
            Choice::Swap => {
                self.draft.exchange_sides();
                (Chosen::NotYet, self.tell_player())
            }
            Choice::Name(side, name) => {
                self.draft.set_name(side, &name);
                (Chosen::NotYet, Effects::default())
            }
            Choice::ToggleOthers => (Chosen::NotYet, self.toggle_others()),
            Choice::Coach(coach) => (Chosen::NotYet, self.choose_coach(coach)),
            Choice::NextCoach => (Chosen::NotYet, self.choose_coach(self.draft.coach.next())),
            Choice::Accept => (self.accepted(), Effects::default()),
            Choice::Start => (Chosen::Start, Effects::default()),
        }
    }

    fn names(&self) -> Names {
        self.draft.all_names()
    }

    fn set_names(&mut self, names: &Names) {
        self.draft = self.draft.clone().with_names(names);
    }

    fn shows_others(&self) -> bool {
        self.view.list(self.draft.side) == List::Others
    }

    fn close_lists(&mut self) -> bool {
        self.view.close()
    }
}
