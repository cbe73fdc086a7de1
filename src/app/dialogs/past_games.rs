//! The page of past games, the most recent first, where each can be opened.

use std::path::{Path, PathBuf};

use egui::{RichText, Ui, vec2};

use super::game_rows::{self, Row};
use crate::app::contract::command::Command;
use crate::app::contract::table::GameEntry;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::Palette;
use crate::core::moment::When;
use crate::core::plain;
use crate::games::UnknownGame;
use crate::storage::{Envelope, LoadError, ParseError};
use crate::words::{self, Explain as _, text};
use crate::worker::{PastGame, PastGames};

/// The number of games shown at first, and added by each press of "more".
const AT_ONCE: usize = 50;

/// How many of them are replayed in one frame.
const AT_A_TIME: usize = 5;

/// The page.
pub struct View {
    /// The games, once they are read.
    known: Option<GameList>,
    /// How many to show.
    most: usize,
}

impl View {
    /// Returns the page while the games are being read.
    #[must_use]
    pub const fn reading() -> Self {
        Self {
            known: None,
            most: AT_ONCE,
        }
    }

    /// Returns whether they are still being read.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        self.known.is_none()
    }

    /// Returns how many games to show.
    #[must_use]
    pub const fn most(&self) -> usize {
        self.most
    }

    /// Shows more games.
    pub const fn want_more(&mut self) {
        self.most += AT_ONCE;
    }

    /// Shows these games.
    pub fn on_read(&mut self, past: PastGames, games: &[&'static GameEntry]) {
        let mut before = self
            .known
            .take()
            .map_or_else(Vec::new, |known| known.listed);
        let listed = past.games.into_iter().map(|game| {
            // A past game does not change, so its row is not made twice.
            let known = before
                .iter()
                .position(|listed| listed.is_row_of(&game.path));
            known.map_or_else(|| ListedGame::Read(game), |index| before.swap_remove(index))
        });
        self.known = Some(GameList {
            listed: listed.collect(),
            count: past.count,
        });
        self.make_some_rows(games);
    }

    /// Returns the rows made so far, each with its file.
    pub fn rows(&mut self) -> impl Iterator<Item = (&Path, &mut Row)> {
        let listed = self.known.iter_mut().flat_map(|known| &mut known.listed);
        listed.filter_map(|listed| match listed {
            ListedGame::Row { path, row, .. } => Some((path.as_path(), row)),
            ListedGame::Read(_) => None,
        })
    }

    /// Makes the rows of a few more games: all at once would block the window. Returns whether
    /// there are more.
    pub fn make_some_rows(&mut self, games: &[&'static GameEntry]) -> bool {
        let Some(known) = &mut self.known else {
            return false;
        };
        let mut unseen = known
            .listed
            .iter_mut()
            .filter(|listed| matches!(listed, ListedGame::Read(_)));
        for listed in unseen.by_ref().take(AT_A_TIME) {
            listed.make_row(games);
        }
        unseen.next().is_some()
    }
}

/// The games that were read.
struct GameList {
    /// Each of them, in their order.
    listed: Vec<ListedGame>,
    /// How many there are in all.
    count: usize,
}

/// A game of the list.
enum ListedGame {
    /// It has been read, and has no row yet.
    Read(PastGame),
    /// It has a row.
    Row {
        /// Its file.
        path: PathBuf,
        /// The row.
        row: Row,
        /// The action that it offers.
        use_of: RowAction,
    },
}

/// The action on a game of the list.
enum RowAction {
    /// It can be opened.
    Open,
    /// It is damaged, for this reason, and can only be deleted.
    Remove(String),
    /// None: another program, or this one at another time, may be able to read it.
    Nothing,
}

impl ListedGame {
    /// Returns whether it is the row of the game in this file.
    fn is_row_of(&self, file: &Path) -> bool {
        matches!(self, Self::Row { path, .. } if path == file)
    }

    /// Makes its row, if it has none yet.
    fn make_row(&mut self, games: &[&'static GameEntry]) {
        if let Self::Read(kept) = self {
            let read = LoadError::damaged(Path::new(""), ParseError::NotText);
            let game = std::mem::replace(&mut kept.game, Err(read));
            let (row, use_of) = row(&kept.path, kept.when, game, games);
            *self = Self::Row {
                path: std::mem::take(&mut kept.path),
                row,
                use_of,
            };
        }
    }
}

/// Why a past game cannot be opened.
struct Unusable {
    /// The fault.
    reason: String,
    /// Whether the file itself is damaged, rather than unreadable now or written by a newer
    /// program.
    is_damaged: bool,
}

impl Unusable {
    /// Returns why a file cannot be used.
    fn of(error: &LoadError) -> Self {
        Self {
            reason: error.explain(),
            is_damaged: error.is_damaged() && !error.is_newer(),
        }
    }
}

/// Returns the row of a game and the action on it.
fn row(
    path: &Path,
    when: When,
    game: Result<Box<Envelope>, LoadError>,
    games: &[&'static GameEntry],
) -> (Row, RowAction) {
    let game = game.map_err(|error| Unusable::of(&error));
    let read = game.and_then(|envelope| {
        let entry = games
            .iter()
            .find(|entry| entry.name == envelope.game())
            .ok_or_else(|| Unusable {
                reason: UnknownGame {
                    text: envelope.game().to_owned(),
                }
                .explain(),
                is_damaged: false,
            })?;
        let digest = (entry.digest)(&envelope);
        let [players, about] = digest.map_err(|error| Unusable {
            reason: error.explain(),
            is_damaged: true,
        })?;
        let row = Row::new(
            players,
            text::dialogs::past_game(about, words::when(when)),
            Some(entry.emblem),
        );
        Ok((row.with_preview(envelope), RowAction::Open))
    });
    read.unwrap_or_else(|Unusable { reason, is_damaged }| {
        let name = plain::value(&path.file_name().unwrap_or_default().to_string_lossy());
        let reason = plain::message(&reason);
        let told = if is_damaged {
            text::dialogs::damaged_file(words::when(when))
        } else {
            text::dialogs::unusable_file(words::when(when))
        };
        let row = Row::new(name, told, None).with_aside(reason.clone());
        (
            row,
            if is_damaged {
                RowAction::Remove(reason)
            } else {
                RowAction::Nothing
            },
        )
    })
}

/// Shows the page.
pub fn ui(view: &mut View, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = 8.0;
    let Some(GameList { listed, count }) = &mut view.known else {
        ui.label(RichText::new(text::dialogs::past_games_reading()).color(palette.text_weak));
        return;
    };
    let sentence = if listed.is_empty() {
        text::dialogs::past_games_empty()
    } else {
        text::dialogs::past_games_order()
    };
    ui.label(RichText::new(sentence).color(palette.text_weak));
    let width = ui.available_width();
    let mut lines = Vec::new();
    for listed in listed.iter_mut() {
        let ListedGame::Row { path, row, use_of } = listed else {
            continue;
        };
        match use_of {
            RowAction::Open => {
                let response = row.ui(ui, width, false);
                lines.push(response.id);
                if widgets::activated(&response) {
                    commands.push(Command::OpenFrom(path.clone()));
                }
            }
            RowAction::Nothing => row.disabled_ui(ui, width),
            RowAction::Remove(reason) => {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    let width = width - game_rows::SIDE_BUTTON - 8.0;
                    row.disabled_ui(ui, width);
                    let response = row.side_button(
                        ui,
                        text::dialogs::delete_damaged(),
                        vec2(game_rows::SIDE_BUTTON, row.height(ui, width)),
                    );
                    lines.push(response.id);
                    if widgets::activated(&response) {
                        commands.push(Command::RemovePastGame(path.clone(), reason.clone()));
                    }
                });
            }
        }
    }
    if *count > listed.len() {
        let label = text::dialogs::show_more(*count - listed.len());
        if widgets::button_row(ui, 40.0, vec![Button::new(&label, "")]).is_some() {
            commands.push(Command::MorePastGames);
        }
    }
    widgets::enter_by_arrows(ui, &lines);
}

/// Asks whether to delete a game that cannot be opened; keeping it is the prominent answer.
pub fn remove_ui(path: &Path, reason: &str, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    widgets::heading(ui, text::dialogs::delete_file());
    let name = plain::value(&path.file_name().unwrap_or_default().to_string_lossy());
    ui.label(RichText::new(text::dialogs::file_is_damaged(name, reason)).color(palette.text_weak));
    ui.label(RichText::new(text::dialogs::no_undo()).color(palette.text_weak));
    let answers = [
        (
            Button::primary(text::dialogs::keep_file(), "N"),
            Command::No,
        ),
        (
            Button::new(text::dialogs::delete_file_button(), "Y"),
            Command::Yes,
        ),
    ];
    commands.extend(widgets::answers(ui, answers));
}
