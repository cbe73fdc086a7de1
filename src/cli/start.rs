//! From the options that window and terminal share to a game to begin with.

use std::path::{Path, PathBuf};

use super::Failure;
use super::arguments::{BoardArguments, GameArguments, WindowArguments};
use crate::core::connect4::{Position, Size, notation};
use crate::core::record::Record;
use crate::launch::{Launch, Resume, Start};
use crate::storage::{SavedGame, load_game};

/// What POSITION|FILE turned out to be.
pub(super) enum Named {
    /// A saved game.
    File(PathBuf, Box<SavedGame>),
    /// A position, or a board of a size that was asked for.
    Position(Record<Position<Size>>),
    /// Nothing was said.
    Nothing,
}

/// Returns the wishes that the window is to fulfil.
pub(super) fn launch(arguments: &WindowArguments) -> Result<Launch, Failure> {
    let GameArguments { red, yellow, seed, .. } = arguments.game;
    let start = match named(&arguments.game)? {
        Named::File(file, game) => Start::Game { file, game },
        Named::Position(record) => Start::Position(record),
        Named::Nothing => Start::Title,
    };
    let resume = if arguments.no_resume || !matches!(start, Start::Title) { Resume::Never } else { Resume::Offer };
    Ok(Launch { start, seats: [red, yellow], seed, speed: arguments.speed, resume })
}

/// Returns what POSITION|FILE and the options about the board name.
///
/// What exists on disk is a file, even if its name could be a position.
pub(super) fn named(arguments: &GameArguments) -> Result<Named, Failure> {
    let size = size(arguments.board)?;
    let Some(argument) = &arguments.game else {
        return Ok(size.map_or(Named::Nothing, |size| Named::Position(Record::new(Position::empty(size)))));
    };
    if argument.exists() && !argument.is_dir() {
        if size.is_some() {
            return Err(Failure::Usage("a saved game brings its own board: leave out --size and --connect".to_owned()));
        }
        let mut game = load_game(argument).map_err(Failure::data)?;
        for (seat, wish) in game.seats.iter_mut().zip([arguments.red, arguments.yellow]) {
            *seat = wish.unwrap_or(*seat);
        }
        game.seed = arguments.seed.unwrap_or(game.seed);
        return Ok(Named::File(argument.clone(), Box::new(game)));
    }
    position(argument, size.unwrap_or_default()).map(Named::Position)
}

/// Returns the size that the options about the board name.
pub(super) fn size(board: BoardArguments) -> Result<Option<Size>, Failure> {
    board.size().map_err(|error| Failure::Usage(error.to_string()))
}

/// Returns the moves that an argument stands for, or says why it is neither a file nor a position.
fn position(argument: &Path, size: Size) -> Result<Record<Position<Size>>, Failure> {
    let text = argument.to_string_lossy();
    if super::is_command(&text) {
        return Err(Failure::Usage(format!("`{text}` is a command, and commands come first, as in plot4 {text} --help")));
    }
    let no_file = if argument.is_dir() { "it is a folder" } else { "there is no such file" };
    let moves = notation::parse_moves(size, &text).map_err(|error| {
        Failure::Data(format!("`{}` is neither a saved game ({no_file}) nor a position ({error})", text.escape_debug()))
    })?;
    Record::replay(Position::empty(size), &moves).map_err(Failure::data)
}
