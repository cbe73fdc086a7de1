//! The level to suggest after the last games against a computer.

use super::view::PastGames;
use crate::core::kind::{GameKind, Level as _, Preset};
use crate::games::{GameId, with_game};
use crate::players::Seat;
use crate::session::{self, Ending};
use crate::storage::Summary;
use crate::words::{self, text};

/// A suggested level.
pub struct Suggestion {
    pub game: GameId,
    pub players: [Option<&'static str>; 2],
    pub preset: Preset,
    pub heading: String,
    pub reason: String,
}

impl PastGames {
    /// Returns the level to suggest after the last games against a computer.
    pub(super) fn suggestion(&self) -> Option<Suggestion> {
        if self.is_declined || self.games.left > 0 {
            return None;
        }
        let (last, endings) = self.games.last_against()?;
        with_game!(last.game, K => suggestion_of::<K>(last, &endings))
    }
}

/// Returns the level to suggest after games that ended like this.
fn suggestion_of<K: GameKind>(last: &Summary, endings: &[Ending]) -> Option<Suggestion> {
    let you = last.you()?;
    let mode = &last.players[you.other().index()].mode;
    let Ok(Seat::Computer(level)) = mode.parse::<Seat<K::Level>>() else {
        return None;
    };
    let id = level.id();
    let values: Vec<(&str, &str)> = last
        .setup
        .split(' ')
        .filter_map(|value| value.split_once('='))
        .collect();
    let setup = K::parse_setup(&values).ok()?;
    let preset = session::suggestion::<K>(id, setup, endings)?;
    let (ending, count) = session::streak(endings)?;
    let (level, name) = (words::suggested_name(preset), words::level_name(id));
    let (heading, reason) = if ending == Ending::Won {
        (text::past::ready(level), text::past::wins(count, name))
    } else {
        (text::past::easier(level), text::past::losses(count, name))
    };
    let mut players = [Some("human"); 2];
    players[you.other().index()] = Some(preset.mode());
    Some(Suggestion {
        game: last.game,
        players,
        preset,
        heading,
        reason,
    })
}
