//! Turns a kind of game into an entry of the window's list of games.

use egui::Context;

use super::GameTable;
use super::new_game::{NewGame, draft};
use crate::app::contract::board::{BoardUi, shown_keys};
use crate::app::contract::screen::{EngineEntry, GameEntry, GameFacts, GameKeys, Table};
use crate::app::dialogs::pages;
use crate::app::sharing::{animation, picture, preview, small};
use crate::core::kind::{Engines, Level as _, Protocol, agreed_draw};
use crate::players::Seat;
use crate::session::SavedGame;
use crate::storage::Settings;
use crate::words::{self, Opponent};
use crate::worker::EngineTrial;

impl GameEntry {
    /// Returns the entry of a kind of game.
    #[must_use]
    pub const fn of<K: BoardUi>() -> Self {
        Self {
            name: K::NAME,
            title: K::title,
            summary: K::summary,
            sides: K::SIDES,
            opponent: Opponent::of::<K>,
            practices: K::EXTRAS.practices,
            facts: facts::<K>,
            keys: keys::<K>,
            pages: pages::links::<K>,
            page: pages::page_ui::<K>,
            emblem: K::emblem,
            picture: picture::<K>,
            small: small::<K>,
            preview: preview::<K>,
            animation: animation::<K>,
            fresh: fresh::<K>,
            open: GameTable::<K>::open,
            form: |games, settings| Box::new(NewGame::<K>::new(games, None, settings)),
            engines: match K::ENGINES {
                Some(_) => {
                    Some(EngineEntry { example: example::<K>, start: EngineTrial::start::<K> })
                }
                None => None,
            },
        }
    }
}

/// See [`EngineEntry::example`].
fn example<K: BoardUi>() -> [&'static str; 2] {
    let protocol = K::ENGINES.map(Engines::protocol);
    protocol.map_or([""; 2], Protocol::example)
}

pub(super) fn facts<K: BoardUi>() -> GameFacts {
    let start = K::start(K::Setup::default());
    GameFacts {
        has_plans: K::EXTRAS.plans.is_some(),
        has_threats: K::EXTRAS.threats.is_some(),
        has_stones: K::EXTRAS.has_stones,
        has_marks: K::EXTRAS.mark.is_some(),
        has_territory: K::SCORING.is_some(),
        can_turn: K::EXTRAS.side_below.is_some(),
        can_resign: K::resignation(&start).is_some(),
        computers_resign: K::GIVES_UP.is_some(),
        can_agree: agreed_draw::<K>(&start).is_some(),
    }
}

/// See [`GameEntry::keys`].
fn keys<K: BoardUi>() -> GameKeys {
    let computers = K::LEVELS
        .iter()
        .map(|level| (words::level_row(level.id()).to_owned(), K::level_summary(*level)));
    GameKeys {
        facts: facts::<K>(),
        board: shown_keys::<K>().collect(),
        opponents: draft::opponents::<K>(),
        computers: computers.collect(),
    }
}

/// See [`GameEntry::fresh`].
fn fresh<K: BoardUi>(
    ctx: &Context,
    settings: &Settings,
    named: [Option<&str>; 2],
    seed: u64,
) -> Box<dyn Table> {
    let (mut setup, mut seats) = settings.last_time::<K>();
    let named = named.map(|mode| mode.and_then(|mode| mode.parse::<Seat<K::Level>>().ok()));
    // A named player matters more than the board of last time, which they may be unable to play on.
    if !named.into_iter().flatten().all(|seat| seat.plays_on::<K>(setup)) {
        setup = K::Setup::default();
    }
    for (seat, named) in seats.iter_mut().zip(named) {
        *seat = named.unwrap_or(*seat);
    }
    let mut game = SavedGame { coach: settings.coach, ..SavedGame::new(setup, seats, seed) };
    game.names = settings.names.clone().seated(game.seats);
    Box::new(GameTable::<K>::new(ctx, game))
}
