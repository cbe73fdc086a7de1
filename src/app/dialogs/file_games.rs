//! The dialog that offers the games of a file which holds several.

use std::path::PathBuf;

use egui::Ui;

use super::game_rows::Row;
use super::layer::{Layer, Scrolling, Shape};
use crate::app::contract::command::Command;
use crate::app::contract::screen::Cx;
use crate::app::kit::widgets;
use crate::core::plain;
use crate::storage::FileGame;
use crate::words::{self, text};

/// The space above the first row, in points.
const RING: f32 = 6.0;
/// The most characters of a name in a row.
const MOST: usize = 80;

pub struct FileGames {
    pub path: PathBuf,
    pub games: Vec<FileGame>,
    rows: Vec<Row>,
}

impl FileGames {
    #[must_use]
    pub fn new(path: PathBuf, games: Vec<FileGame>) -> Self {
        Self { rows: games.iter().map(row).collect(), path, games }
    }
}

/// Returns the row of a game, or of a part of it: its name or its players, and the rest below.
fn row(game: &FileGame) -> Row {
    let plain = |text: &Option<String>| text.as_ref().map(|text| plain::one_line(text, MOST));
    let [first, second] = [&game.players[0], &game.players[1]].map(plain);
    let players = match (first, second) {
        (None, None) => None,
        (first, second) => {
            let unknown = || "?".to_owned();
            let second = second.unwrap_or_else(unknown);
            Some(text::dialogs::file_players(first.unwrap_or_else(unknown), second))
        }
    };
    let mut names = plain(&game.title).into_iter().chain(players);
    let which = match game.set_up_after {
        Some(moves) => text::dialogs::game_set_up(game.number, moves),
        None => text::dialogs::game_number(game.number),
    };
    let said = [&game.event, &game.date].into_iter().filter_map(plain);
    if let Some(name) = names.next() {
        let rest = std::iter::once(which).chain(names).chain(said);
        return Row::new(name, words::beside(rest), None);
    }
    let rest = words::beside(said);
    let unnamed = text::dialogs::game_unnamed().to_owned();
    Row::new(which, if rest.is_empty() { unnamed } else { rest }, None)
}

impl Layer for FileGames {
    fn title(&self) -> &'static str {
        text::dialogs::choose_file_game()
    }

    fn spoken(&self) -> String {
        text::dialogs::choose_file_game_spoken(self.games.len())
    }

    fn shape(&self) -> Shape {
        Shape::Page(Scrolling::Pages)
    }

    fn width(&self) -> f32 {
        560.0
    }

    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let width = ui.available_width();
        // Room for the ring of the focus, which the edge of what is scrolled would cut off.
        ui.add_space(RING);
        for (index, row) in self.rows.iter_mut().enumerate() {
            let response = row.ui(ui, width, index == 0);
            // Enter opens the first one, and the arrows lead to the others.
            if index == 0 && ui.memory(|memory| memory.focused().is_none()) {
                response.request_focus();
            }
            if widgets::activated(&response) {
                commands.push(Command::OpenFileGame(index));
            }
        }
    }
}
