//! From the options that window and terminal share to a game to begin with.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::Failure;
use super::arguments::{BoardArguments, GameArguments, WindowArguments};
use crate::core::connect4::kind::NOT_PERFECT_HERE;
use crate::core::connect4::{Computer, Connect4};
use crate::core::connect4::{Position, Size, notation};
use crate::core::record::Record;
use crate::launch::{Launch, Resume, Start};
use crate::players;

type Seat = players::Seat<Computer>;
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
    let wishes = [arguments.red, arguments.yellow];
    let Some(argument) = &arguments.game else {
        check_seats(wishes, size.unwrap_or_default())?;
        return Ok(size.map_or(Named::Nothing, |size| Named::Position(Record::new(Position::empty(size)))));
    };
    if is_file(argument).is_ok() {
        if size.is_some() {
            return Err(Failure::Usage("a saved game brings its own board: leave out --size and --connect".to_owned()));
        }
        let mut game = load_game(argument).map_err(Failure::data)?;
        check_seats(wishes, game.size())?;
        for (seat, wish) in game.seats.iter_mut().zip(wishes) {
            *seat = wish.unwrap_or(*seat);
        }
        game.seed = arguments.seed.unwrap_or(game.seed);
        return Ok(Named::File(argument.clone(), Box::new(game)));
    }
    check_seats(wishes, size.unwrap_or_default())?;
    position(argument, size.unwrap_or_default()).map(Named::Position)
}

/// Refuses players who do not play on this board.
pub(super) fn check_seats(wishes: [Option<Seat>; 2], size: Size) -> Result<(), Failure> {
    let wrong = wishes.into_iter().flatten().any(|seat| !seat.plays_on::<Connect4>(size));
    if wrong { Err(Failure::Usage(NOT_PERFECT_HERE.to_string())) } else { Ok(()) }
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
    let moves = notation::parse_moves(size, &text).map_err(|error| {
        let reason = is_file(argument).err().unwrap_or_default();
        Failure::Data(format!("`{}` is neither a saved game ({reason}) nor a position ({error})", text.escape_debug()))
    })?;
    Record::replay(Position::empty(size), &moves).map_err(Failure::data)
}

/// Returns whether there is something at this path that can be read, or why not.
fn is_file(path: &Path) -> Result<(), String> {
    match path.metadata() {
        Ok(metadata) if metadata.is_dir() => Err("it is a folder".to_owned()),
        Ok(_) => Ok(()),
        Err(error) if error.kind() == ErrorKind::NotFound => Err("there is no such file".to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::Seat;
    use super::{Failure, launch};
    use crate::cli::arguments::Arguments;
    use crate::core::connect4::Size;
    use crate::launch::{Launch, Resume, Start};
    use crate::storage::{SavedGame, save_game};

    /// Returns what the window is told, if the line is right.
    fn launched(line: &[&str]) -> Result<Launch, Failure> {
        let arguments = Arguments::try_parse_from([&["plot4"], line].concat()).expect("the grammar allows it");
        launch(&arguments.window)
    }

    #[test]
    fn the_icon_starts_with_the_title_and_offers_the_last_game() {
        let launch = launched(&[]).expect("a right line");
        assert!(matches!(launch.start, Start::Title) && launch.resume == Resume::Offer);
        assert_eq!((launch.seats, launch.seed, launch.speed), ([None, None], None, None));
    }

    #[test]
    fn options_reach_the_window() {
        let launch = launched(&["--red", "high", "--seed", "7", "--speed", "2", "--no-resume"]).expect("a right line");
        assert!(matches!(launch.start, Start::Title) && launch.resume == Resume::Never);
        assert_eq!((launch.seats, launch.seed, launch.speed), (["high".parse().ok(), None], Some(7), Some(2.0)));
    }

    #[test]
    fn a_board_or_a_position_begins_a_game() {
        for (line, size, plies) in [
            (&["4453"][..], (7, 6, 4), 4),
            (&["--size", "9x5"], (9, 5, 4), 0),
            (&["--connect", "5"], (7, 6, 5), 0),
            (&["10,1", "--size", "12x5", "--connect", "3"], (12, 5, 3), 2),
        ] {
            let launch = launched(line).expect("a right line");
            let Start::Position(record) = launch.start else { panic!("{line:?} begins a game") };
            assert_eq!(Ok(record.start().shape()), Size::new(size.0, size.1, size.2));
            assert_eq!((record.cursor(), launch.resume), (plies, Resume::Never));
        }
    }

    #[test]
    fn a_saved_game_heeds_the_options() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.json");
        save_game(&path, &SavedGame::new(Size::STANDARD, [Seat::Human; 2], 3)).expect("saved");
        let name = path.to_str().expect("a name in UTF-8");
        let launch = launched(&[name, "--yellow", "low"]).expect("a right line");
        let Start::Game { file, game } = launch.start else { panic!("a saved game") };
        assert_eq!((file, game.seed), (path.clone(), 3));
        assert_eq!(game.seats.map(|seat| seat.to_string()), ["human", "low"]);
        assert!(matches!(launched(&[name, "--size", "7x6"]), Err(Failure::Usage(_))));
        assert!(matches!(launched(&["nothing like it"]), Err(Failure::Data(_))));
    }
}
