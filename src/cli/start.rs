//! From the options that window and terminal share to a game to begin with.

use std::io::ErrorKind;
use std::path::Path;

use super::arguments::{GameArguments, WindowArguments, is_command};
use super::choice::option_names;
use super::failure::Failure;
use crate::core::kind::{GameKind, MoveOf};
use crate::games::{GameId, with_game};
use crate::launch::{Launch, Resume, Start};
use crate::players::Seat;
use crate::session::SavedGame;
use crate::storage::{Envelope, load_envelope};

/// What POSITION|FILE turned out to be.
pub(super) enum Named<K: GameKind> {
    /// A saved game, with the players and the seed of the command line already in it.
    File(Box<SavedGame<K>>),
    /// A position, or a set-up that was asked for.
    Position(K::Setup, Vec<MoveOf<K>>),
    /// Nothing was said.
    Nothing,
}

/// Returns the game that a command line is about: the one of the saved game, the one that is named, or Connect 4.
pub(super) fn game(arguments: &GameArguments) -> Result<GameId, Failure> {
    let Some(path) = arguments.position.as_deref().filter(|path| is_file(path).is_ok()) else {
        return Ok(arguments.choice.game());
    };
    let saved: GameId = load_envelope(path).map_err(Failure::data)?.game().parse().map_err(Failure::data)?;
    match arguments.choice.named() {
        Some(named) if named != saved => {
            Err(Failure::Usage(format!("{} is a game of {saved}: leave out --game {named}", path.display())))
        }
        Some(_) | None => Ok(saved),
    }
}

/// Returns what the window is asked for.
pub(super) fn launch(arguments: &WindowArguments) -> Result<Launch, Failure> {
    let game = game(&arguments.game)?;
    with_game!(game, K => launch_game::<K>(arguments))
}

/// Returns what the window is asked for, of one kind of game.
fn launch_game<K: GameKind>(arguments: &WindowArguments) -> Result<Launch, Failure> {
    let GameArguments { choice, players, seed, .. } = &arguments.game;
    let seats = players.seats::<K>()?;
    let start = match named::<K>(&arguments.game)? {
        Named::File(game) => Start::Game(Box::new(Envelope::of(&*game))),
        Named::Position(setup, moves) => Start::Game(Box::new(Envelope::position::<K>(setup, &moves, seats, *seed))),
        Named::Nothing => Start::Title,
    };
    let resume = if arguments.no_resume || !matches!(start, Start::Title) { Resume::Never } else { Resume::Offer };
    let game = (!choice.is_empty() || !players.is_empty() || !matches!(start, Start::Title)).then_some(K::NAME);
    Ok(Launch { game, start, seed: *seed, speed: arguments.speed, resume, ..Launch::players::<K>(seats) })
        .map(|launch| Launch { game, ..launch })
}

/// Returns what POSITION|FILE and the options about the set-up name.
///
/// What exists on disk is a file, even if its name could be a position.
pub(super) fn named<K: GameKind>(arguments: &GameArguments) -> Result<Named<K>, Failure> {
    let setup = arguments.choice.setup::<K>()?;
    let seats = arguments.players.seats::<K>()?;
    let Some(argument) = &arguments.position else {
        check_seats::<K>(seats, setup.unwrap_or_default())?;
        return Ok(setup.map_or(Named::Nothing, |setup| Named::Position(setup, Vec::new())));
    };
    if is_file(argument).is_ok() {
        if setup.is_some() {
            let options = option_names::<K>("and");
            return Err(Failure::Usage(format!("a saved game brings its own board: leave out {options}")));
        }
        let mut game: SavedGame<K> = load_envelope(argument)
            .map_err(Failure::data)?
            .open()
            .map_err(|damage| Failure::Data(format!("cannot use {}: {damage}", argument.display())))?;
        check_seats::<K>(seats, game.setup)?;
        for (seat, named) in game.seats.iter_mut().zip(seats) {
            *seat = named.unwrap_or(*seat);
        }
        game.seed = arguments.seed.unwrap_or(game.seed);
        return Ok(Named::File(Box::new(game)));
    }
    let setup = setup.unwrap_or_default();
    check_seats::<K>(seats, setup)?;
    position::<K>(argument, setup).map(|moves| Named::Position(setup, moves))
}

/// Refuses players who do not play with this set-up.
pub(super) fn check_seats<K: GameKind>(seats: [Option<Seat<K::Level>>; 2], setup: K::Setup) -> Result<(), Failure> {
    for level in seats.into_iter().flatten().filter_map(Seat::computer) {
        K::plays_on(level, setup).map_err(|reason| Failure::Usage(reason.to_string()))?;
    }
    Ok(())
}

/// Returns the moves that an argument stands for, or says why it is neither a file nor a position.
fn position<K: GameKind>(argument: &Path, setup: K::Setup) -> Result<Vec<MoveOf<K>>, Failure> {
    let text = argument.to_string_lossy();
    if is_command(&text) {
        return Err(Failure::Usage(format!("`{text}` is a command, and commands come first, as in plot4 {text} --help")));
    }
    K::parse_moves(setup, &text).map_err(|error| {
        let reason = is_file(argument).err().unwrap_or_default();
        Failure::Data(format!("`{}` is neither a saved game ({reason}) nor a position ({error})", text.escape_debug()))
    })
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

    use super::{Failure, launch};
    use crate::cli::arguments::Arguments;
    use crate::core::connect4::{Connect4, Size};
    use crate::launch::{Launch, Resume, Start};
    use crate::players::Seat;
    use crate::session::SavedGame;
    use crate::storage::save_game;

    /// Returns what the window is told, if the line is right.
    fn launched(line: &[&str]) -> Result<Launch, Failure> {
        let arguments = Arguments::try_parse_from([&["plot4"], line].concat()).expect("the grammar allows it");
        launch(&arguments.window)
    }

    /// Returns the game that the window begins with.
    fn begun(launch: &Launch) -> SavedGame<Connect4> {
        let Start::Game(envelope) = &launch.start else { panic!("{launch:?} begins a game") };
        envelope.open().expect("a legal game")
    }

    #[test]
    fn the_icon_starts_with_the_title_and_offers_the_last_game() {
        let launch = launched(&[]).expect("a right line");
        assert!(matches!(launch.start, Start::Title) && launch.resume == Resume::Offer);
        assert_eq!((launch.seats, launch.seed, launch.speed, launch.game), ([None, None], None, None, None));
    }

    #[test]
    fn options_reach_the_window() {
        let launch = launched(&["--red", "high", "--seed", "7", "--speed", "2", "--no-resume"]).expect("a right line");
        assert!(matches!(launch.start, Start::Title) && launch.resume == Resume::Never);
        assert_eq!((launch.seats, launch.seed, launch.speed), ([Some("high".to_owned()), None], Some(7), Some(2.0)));
        assert_eq!(launch.game, Some("connect4"));
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
            let game = begun(&launch);
            assert_eq!(Ok(game.setup), Size::new(size.0, size.1, size.2));
            assert_eq!((game.record.cursor(), launch.resume), (plies, Resume::Never));
        }
    }

    #[test]
    fn a_saved_game_heeds_the_options() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.json");
        save_game(&path, &SavedGame::<Connect4>::new(Size::STANDARD, [Seat::Human; 2], 3)).expect("saved");
        let name = path.to_str().expect("a name in UTF-8");
        let game = begun(&launched(&[name, "--yellow", "low"]).expect("a right line"));
        assert_eq!(game.seed, 3);
        assert_eq!(game.seats.map(|seat| seat.to_string()), ["human", "low"]);
        assert!(matches!(launched(&[name, "--size", "7x6"]), Err(Failure::Usage(_))));
        assert!(matches!(launched(&["nothing like it"]), Err(Failure::Data(_))));
    }

    #[test]
    fn sides_have_their_names_and_are_the_first_and_the_second_in_any_game() {
        let launch = launched(&["--first", "low", "--yellow", "high"]).expect("a right line");
        assert_eq!(launch.seats, [Some("low".to_owned()), Some("high".to_owned())]);
        assert!(matches!(launched(&["--first", "low", "--red", "high"]), Err(Failure::Usage(_))));
    }
}
