//! Engines, programs of others, on the command line: those of the settings, and more for this run.

use std::str::FromStr;

use clap::Args;

use crate::cli::failure::Failure;
use crate::core::kind::GameKind as _;
use crate::games::{GameId, with_game};
use crate::players::{EngineName, Seat};
use crate::storage::{Engine, Folders, Settings, USUAL_SECONDS, load_settings};
use crate::words::{Phrases, all_of, one_of};

/// The engines that can be named as players.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct EngineChoice {
    /// An engine besides those of the settings, a program that speaks GTP (Go) or Gomocup (Gomoku):
    /// engine:NAME is then a player
    #[arg(long = "engine", value_name = "NAME=COMMAND", value_parser = NamedCommand::from_str)]
    engines: Vec<NamedCommand>,
    /// How many seconds these engines have for a move; 0 leaves it to them
    #[arg(long, value_name = "N", default_value_t = USUAL_SECONDS)]
    engine_seconds: u32,
}

/// An engine as typed.
#[derive(Clone, Debug)]
struct NamedCommand {
    name: EngineName,
    command: String,
}

impl FromStr for NamedCommand {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let named = text.split_once('=').and_then(|(name, command)| {
            let name = EngineName::new(name)?;
            let command = command.trim().to_owned();
            (!command.is_empty()).then_some(Self { name, command })
        });
        named.ok_or_else(|| {
            "write a name and a command, as in \"gnugo=gnugo --mode gtp\"".to_owned()
        })
    }
}

impl EngineChoice {
    /// Returns the settings of the user with these engines for a game, which come first.
    pub(in crate::cli) fn settings(&self, game: &str) -> Settings {
        let load = |folders: Folders| load_settings(&folders.settings_file()).ok();
        let mut settings = Folders::of_user().and_then(load).unwrap_or_default();
        let typed = self.engines.iter().map(|engine| Engine {
            game: game.to_owned(),
            name: engine.name.to_string(),
            command: engine.command.clone(),
            seconds: self.engine_seconds,
        });
        settings.engines.splice(0..0, typed);
        settings
    }

    /// Refuses engines in the seats of a game that are neither these nor in the settings.
    ///
    /// # Errors
    /// [`Failure`] says which there are.
    pub(in crate::cli) fn check<K: Phrases>(
        &self,
        seats: impl IntoIterator<Item = Seat<K::Level>>,
    ) -> Result<(), Failure> {
        let engines = self.settings(K::NAME).engines;
        let is_unknown = |&name: &EngineName| Engine::find(&engines, K::NAME, name).is_none();
        let mut named = seats.into_iter().filter_map(Seat::engine);
        let Some(unknown) = named.find(is_unknown) else {
            return Ok(());
        };
        if K::OUTSIDE.is_none() {
            let playable = GameId::ALL.iter().filter_map(
                |&id| with_game!(id, Other => Other::OUTSIDE.is_some().then(Other::title)),
            );
            let (games, game) = (all_of(&playable.collect::<Vec<_>>()), K::title());
            let reason = format!("other programs play {games}, and none plays {game}");
            return Err(Failure::Usage(reason));
        }
        let known: Vec<String> = Engine::names(&engines, K::NAME)
            .iter()
            .map(|name| format!("engine:{name}"))
            .collect();
        let choice = if known.is_empty() {
            String::new()
        } else {
            format!("choose {}, or ", one_of(&known))
        };
        Err(Failure::Usage(format!(
            "there is no engine called {unknown}: {choice}add it with --engine \
            \"{unknown}=COMMAND\" or in the settings of the window"
        )))
    }
}
