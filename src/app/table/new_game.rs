//! The form for a new game: the opponent, who starts, the details, and the coach.

pub(super) mod draft;
mod model;

use std::any::Any;

use egui::{Context, Painter, Ui};

use self::draft::{Against, Draft};
use super::GameTable;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::{Choice, Command, Starts};
use crate::app::contract::screen::{
    Chosen, Cx, Effects, Form, GameEntry, NoticePlace, Screen, Table,
};
use crate::app::kit::pictures::Pictures;
use crate::app::screens::new_game::{self, Details};
use crate::core::game::Player;
use crate::core::kind::{Aspect, Level as _};
use crate::players::{self, Names, Seat};
use crate::session::{Coach, SavedGame, Session, Turn, with_usual_start};
use crate::storage::{Engine, Settings};
use crate::words::{self, text};

/// Owns the choice of the next game and how it is shown.
pub(super) struct NewGame<K: BoardUi> {
    draft: Draft<K>,
    /// The games that can be chosen.
    games: Vec<&'static GameEntry>,
    /// What was offered first while there is a game in progress.
    offered: Option<Draft<K>>,
    view: new_game::View,
    pictures: Pictures<K::Picture>,
}

impl<K: BoardUi> NewGame<K> {
    /// Returns the form with the board and the players of this game, which may be over, or else with
    /// those of the last time.
    pub(super) fn new(
        games: &[&'static GameEntry],
        playing: Option<&Session<K>>,
        settings: &Settings,
    ) -> Self {
        let (last, seats) = settings.last_time::<K>();
        let offered =
            playing.filter(|session| !matches!(session.turn(), Turn::Over(_))).map(Session::setup);
        let mut draft = if let Some(session) = playing {
            let setup = offered.unwrap_or_else(|| with_usual_start::<K>(session.setup()));
            let names = session.game().names.clone().or(&settings.names);
            let seats = session.seats().map(|seat| seat.on::<K>(setup));
            Draft::new(seats, setup, settings.coach).with_names(&names)
        } else {
            Draft::new(seats, last, settings.coach).with_names(&settings.names)
        };
        draft.want(settings.wanted::<K>());
        Self {
            offered: offered.map(|_| draft.clone()),
            draft,
            games: games.to_vec(),
            view: new_game::View::default(),
            pictures: Pictures::default(),
        }
    }

    /// Returns whether the game in progress can continue with the chosen players, who are others than
    /// before.
    fn can_go_on(&self) -> bool {
        let draft = &self.draft;
        let chosen = (draft.seats, draft.all_names(), draft.coach);
        self.offered.as_ref().is_some_and(|before| {
            let others = chosen != (before.seats, before.all_names(), before.coach);
            before.setup == draft.setup && !draft.is_for_new_game() && others
        })
    }

    /// Chooses an opponent. The details of two computers are shown: both can be chosen there.
    fn play_against(&mut self, against: Against<K::Level>) -> Effects {
        if let Err(reason) = self.draft.play_against(against) {
            return Effects::notice(words::unavailable(reason));
        }
        if against == Against::Computers && self.view.details.is_none() {
            self.view.details = Some(Details::All);
        }
        self.tell_opponent()
    }

    fn tell_opponent(&self) -> Effects {
        Effects::announcement(match self.draft.against() {
            Against::Computer(level) => {
                text::play::pairing(words::you(), words::computer(level.id()))
            }
            Against::Engine(name) => text::play::pairing(words::you(), words::engine(name)),
            Against::Friend => text::new_game::friend_spoken().to_owned(),
            Against::Computers => {
                let [first, second] = self.draft.seats.map(words::seat_name);
                text::play::pairing(first, second)
            }
        })
    }

    fn choose_digit(&mut self, digit: usize) -> Effects {
        let opponents = self.draft.opponents();
        let against = digit.checked_sub(1).and_then(|index| opponents.get(index));
        against.map_or_else(Effects::default, |&against| self.play_against(against))
    }

    /// Chooses an opponent further down the list, or further up. Skips those who cannot play with
    /// this set-up, and stops at the ends.
    fn step_opponent(&mut self, step: isize) -> Effects {
        let setup = self.draft.setup;
        let mut listed = self.draft.opponents();
        listed.retain(|against| match *against {
            Against::Computer(level) => Seat::Computer(level).plays_on::<K>(setup),
            Against::Friend | Against::Computers | Against::Engine(_) => true,
        });
        let current = self.draft.against();
        let now = listed.iter().position(|&against| against == current);
        let last = listed.len().saturating_sub(1);
        let next = now.map_or(0, |now| now.saturating_add_signed(step).min(last));
        listed.get(next).map_or_else(Effects::default, |&against| self.play_against(against))
    }

    /// Gives a side to a player, if there is one.
    fn seat(&mut self, side: Player, seat: Option<Seat<K::Level>>) -> Effects {
        let refused = seat.and_then(|seat| self.draft.choose(side, seat).err());
        refused.map_or_else(Effects::default, |reason| Effects::notice(words::unavailable(reason)))
    }

    fn choose_board(&mut self, place: usize) -> Effects {
        match self.draft.choose_board(place) {
            Some(reason) => Effects::notice(words::stand_in::<K>(reason)),
            None => Effects::announcement(words::variant::<K>(self.draft.setup)),
        }
    }

    fn choose_start(&mut self, starts: Starts) -> Effects {
        self.draft.choose_start(starts);
        self.tell_start()
    }

    fn tell_start(&self) -> Effects {
        Effects::announcement(match self.draft.start() {
            Starts::Random => text::new_game::random_start_spoken().to_owned(),
            Starts::Side(_) => self.draft.summary(),
        })
    }

    /// Chooses the next possibility of who starts, or the one before.
    fn step_start(&mut self, step: isize) -> Effects {
        let starts = self.draft.starts();
        let current = self.draft.start();
        let now = starts.iter().position(|&starts| starts == current);
        let last = starts.len().saturating_sub(1);
        let next = now.map_or(0, |now| now.saturating_add_signed(step).min(last));
        starts.get(next).map_or_else(Effects::default, |&starts| self.choose_start(starts))
    }

    /// Sets the coach of the next game that has one human player.
    fn choose_coach(&mut self, coach: Coach) -> Effects {
        if self.draft.coach == coach {
            return Effects::default();
        }
        self.draft.coach = coach;
        let label = text::new_game::coach();
        Effects::announcement(text::play::labelled(label, words::coach_name(coach)))
    }
}

impl<K: BoardUi> Screen for NewGame<K> {
    fn announcement(&self) -> String {
        text::new_game::announcement(self.draft.summary())
    }

    /// Closes an open list of the details, or else the details.
    fn back(&mut self) -> bool {
        self.view.close()
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, commands: &mut Vec<Command>) -> NoticePlace {
        self.pictures.begin_frame();
        // They may have changed on their page, which lies over this one.
        self.draft.set_engines(Engine::names(&cx.settings.engines, K::NAME));
        let mut view = self.view;
        let mut pictures = std::mem::take(&mut self.pictures);
        let mut pieces = |painter: &Painter, player, rect, strength| {
            pictures.paint(painter, K::piece(player), rect, strength);
        };
        let notice = new_game::ui(&self.model(cx), &mut view, &mut pieces, ui, commands);
        (self.view, self.pictures) = (view, pictures);
        notice
    }
}

impl<K: BoardUi> Form for NewGame<K> {
    fn entry(&self) -> &'static GameEntry {
        const { &GameEntry::of::<K>() }
    }

    fn go_on(&self, game: &mut dyn Table) -> Effects {
        let game: &mut dyn Any = game;
        let Some(table) = game.downcast_mut::<GameTable<K>>() else {
            return Effects::default();
        };
        let setup = table.session.setup();
        let seats = self.draft.seats.map(|seat| seat.on::<K>(setup));
        let (names, coach) = (self.draft.names(), self.draft.coach);
        table.drop_advice();
        table.engine.reports = [None, None];
        table.is_free = false;
        table.wanted = self.draft.wanted;
        table.change(|session| {
            session.set_seats(seats);
            session.set_names(names);
            session.set_coach(coach);
        })
    }

    fn start(&self, ctx: &Context, seed: u64, before: Option<&dyn Table>) -> Box<dyn Table> {
        let draft = self.draft.decided(players::is_heads(seed));
        // Pieces that were set up belong to the game that they were set up for.
        let setup = with_usual_start::<K>(draft.setup);
        let mut game = SavedGame::<K>::new(setup, draft.seats, seed);
        game.coach = draft.coach;
        game.names = draft.names();
        let before = before.and_then(|table| (table as &dyn Any).downcast_ref::<GameTable<K>>());
        if let Some(before) = before {
            let session = &before.session;
            game.score = session.score_for(game.setup, game.seats, &game.names);
        }
        let mut table = GameTable::new(ctx, game);
        table.wanted = draft.wanted;
        Box::new(table)
    }

    fn choose(&mut self, choice: Choice) -> (Chosen, Effects) {
        let effects = match choice {
            Choice::Digit(digit) => self.choose_digit(digit),
            Choice::Step(step) => self.step_opponent(step),
            Choice::Player(side, place) => {
                let seat = self.draft.choices(side).get(place).copied();
                self.seat(side, seat)
            }
            Choice::StepLevel(side, place, step) => {
                let seat = self.draft.choices(side).get(place).copied();
                let steps = seat.and_then(Seat::computer).and_then(K::Level::steps);
                let level = steps.and_then(|steps| if step < 0 { steps.less } else { steps.more });
                self.seat(side, level.map(Seat::Computer))
            }
            Choice::Adjust(side, option, value) => {
                let level = self.draft.seats[side.index()].computer();
                let level = level.and_then(|level| nth_value(&level.aspects(), option, value));
                self.seat(side, level.map(Seat::Computer))
            }
            Choice::SetUp(option, value) => {
                let setup = nth_value(&K::setup_aspects(self.draft.setup), option, value);
                let refused = setup.and_then(|setup| self.draft.set_up(setup));
                refused.map_or_else(Effects::default, |reason| {
                    Effects::notice(words::stand_in::<K>(reason))
                })
            }
            Choice::Board(place) => self.choose_board(place),
            Choice::NextBoard => {
                let (boards, place) = self.draft.boards();
                self.choose_board((place + 1) % boards.len())
            }
            Choice::Starts(starts) => self.choose_start(starts),
            Choice::StepStarts(step) => self.step_start(step),
            Choice::Swap => {
                self.draft.exchange_sides();
                self.tell_start()
            }
            Choice::Name(side, name) => {
                self.draft.set_name(side, &name);
                Effects::default()
            }
            Choice::Customize => {
                self.view.toggle();
                Effects::announcement(if self.view.details.is_some() {
                    text::new_game::details_shown()
                } else {
                    text::new_game::details_hidden()
                })
            }
            Choice::Coach(coach) => self.choose_coach(coach),
            Choice::NextCoach if !self.draft.has_coach() => {
                Effects::notice(text::new_game::no_coach())
            }
            Choice::NextCoach => {
                // The details may be closed: a notice shows what the key has changed.
                let effects = self.choose_coach(self.draft.coach.next());
                Effects { notice: effects.notice.or(effects.announcement), ..Effects::default() }
            }
            Choice::GoOn if self.can_go_on() => return (Chosen::GoOn, Effects::default()),
            Choice::GoOn => Effects::default(),
            Choice::Start => return (Chosen::Start, Effects::default()),
        };
        (Chosen::NotYet, effects)
    }

    fn names(&self) -> Names {
        self.draft.all_names()
    }

    fn set_names(&mut self, names: &Names) {
        self.draft = self.draft.clone().with_names(names);
    }
}

/// Returns the result of a value of an option, both by their places.
fn nth_value<T: Copy>(options: &[Aspect<T>], option: usize, value: usize) -> Option<T> {
    let (_, result) = options.get(option)?.options.get(value)?;
    Some(*result)
}
