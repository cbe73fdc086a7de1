//! From the options shared by window and terminal to a game to begin with.

use std::ffi::OsStr;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf, is_separator};

use super::arguments::{GameArguments, WindowArguments, is_command};
use super::choice::{FrontEnd, parse_game};
use super::failure::{Failure, in_english, remark};
use crate::core::kind::{GameKind, MoveFault, MoveOf, read_position, window_setup};
use crate::core::plain::quoted;
use crate::games::{GameId, with_game};
use crate::launch::{Launch, Resume, Seek, Start};
use crate::players::Seat;
use crate::session::SavedGame;
use crate::storage::{Envelope, FileError, is_fen, load_past_game_in, shown};
use crate::words::{self, Explain as _, Language};

/// The argument POSITION|FILE, not parsed as a position of a game yet.
pub(super) enum Argument {
    Nothing,
    File(PathBuf, Box<Envelope>),
    /// A text that should be a position, as it is not the name of a file.
    Text {
        text: String,
        /// Why it is not the name of a file.
        no_file: String,
    },
}

impl Argument {
    /// Returns one line about the losses in a saved game's file, if there are any.
    pub(super) fn lost(&self) -> Option<String> {
        match self {
            Self::File(_, saved) => words::lost(saved.losses()).map(|lost| {
                if words::is_guessed(saved.losses()) {
                    lost + ". --encoding NAME reads it in another one"
                } else {
                    lost
                }
            }),
            Self::Nothing | Self::Text { .. } => None,
        }
    }

    /// Tells on standard error why the first game of a file was not read, if it was not.
    pub(super) fn remark_on_first(&self) {
        if let Self::File(_, saved) = self
            && let Some(error) = saved.losses().first_game()
        {
            remark(&format!("the first game does not open: {}", error.explain()));
        }
    }

    /// Tells on standard error that a file has other games, and where they are offered.
    pub(super) fn remark_on_others(&self) {
        if let Self::File(path, saved) = self {
            let games = saved.games().iter();
            if games.filter(|game| game.set_up_after.is_none()).count() > 1 {
                let path = shown(path);
                remark(&format!(
                    "{path} has other games, too: open it in the window to choose one"
                ));
            }
        }
    }

    /// Reads POSITION|FILE, and the file only once. Anything that exists on disk is a file, even if
    /// its name could be a position.
    pub(super) fn read(arguments: &GameArguments) -> Result<Self, Failure> {
        let Some(path) = &arguments.position else {
            return Ok(Self::Nothing);
        };
        match is_file(path) {
            Ok(()) => load_past_game_in(path, arguments.text.encoding.as_ref())
                .map(|saved| Self::File(path.clone(), Box::new(saved)))
                .map_err(|error| Failure::explained(&error)),
            Err(no_file) => Ok(Self::Text { text: path.to_string_lossy().into_owned(), no_file }),
        }
    }
}

/// Returns the game of a command line: that of the saved game, the one given, or Connect 4.
pub(super) fn game(arguments: &GameArguments, argument: &Argument) -> Result<GameId, Failure> {
    match argument {
        Argument::Text { text, .. } if arguments.choice.named().is_none() && is_fen(text) => {
            Ok(GameId::Checkers)
        }
        Argument::Nothing | Argument::Text { .. } => Ok(arguments.choice.game()),
        Argument::File(path, saved) => {
            let saved = parse_game(saved.game())?;
            match arguments.choice.named() {
                Some(named) if named != saved => Err(Failure::Usage(format!(
                    "{} is a game of {saved}: leave out --game {named}",
                    shown(path)
                ))),
                Some(_) | None => Ok(saved),
            }
        }
    }
}

/// Returns the launch options of the window. No file is touched yet: the window looks for it later.
pub(super) fn launch(arguments: WindowArguments) -> Result<Launch, Failure> {
    let coach = arguments.coach();
    let WindowArguments { game, speed, no_resume, language, .. } = arguments;
    let seed = game.seed;
    let mut launch = match &game.position {
        None => with_game!(game.choice.game(), K => launch_game::<K>(&game))?,
        Some(path) => {
            let name = path.display().to_string();
            let named = game.choice.named().map(GameId::name);
            let found = move || {
                seek(&game).map(|envelope| match coach {
                    Some(coach) => envelope.with_coach(coach),
                    None => envelope,
                })
            };
            let start = Start::Seek(Seek::new(name, found));
            Launch { game: named, start, ..Launch::default() }
        }
    };
    if no_resume || !matches!(launch.start, Start::Title) {
        launch.resume = Resume::Never;
    }
    Ok(Launch { seed, speed, coach, language: language.language.map(Language::tag), ..launch })
}

/// Returns the launch options of the window for one kind of game, without POSITION|FILE.
fn launch_game<K: GameKind>(arguments: &GameArguments) -> Result<Launch, Failure> {
    let GameArguments { choice, players, seed, .. } = arguments;
    let (seats, names) = (arguments.seats::<K>()?, arguments.names());
    let setup = choice.setup::<K>(FrontEnd::Window)?;
    check_seats::<K>(seats, setup.unwrap_or_else(window_setup::<K>))?;
    let begun = |setup| Envelope::position::<K>(setup, &[], seats, *seed).with_names::<K>(&names);
    let start = setup.map_or(Start::Title, |setup| Start::Game(Box::new(begun(setup))));
    // Names alone do not choose a game.
    let is_named = !choice.is_empty() || !players.is_empty();
    Ok(Launch { start, game: is_named.then_some(K::NAME), names, ..Launch::players::<K>(seats) })
}

/// Returns the game that POSITION|FILE names, with the players and the seed of the command line.
pub(super) fn seek(arguments: &GameArguments) -> Result<Envelope, Failure> {
    let argument = Argument::read(arguments)?;
    with_game!(game(arguments, &argument)?, K => {
        let found = named::<K>(arguments, &argument, FrontEnd::Window, Default::default())?;
        let found = Envelope::of(&found);
        Ok(match argument {
            // Players are named for the first game of a file alone.
            Argument::File(_, saved) if !arguments.players.is_empty() => {
                found.with_losses(saved.losses().clone())
            }
            Argument::File(_, saved) => found.with_file_of(&saved),
            Argument::Nothing | Argument::Text { .. } => {
                let is_open = arguments.seats::<K>()?.map(|seat| seat.is_none());
                found.leaving(is_open, arguments.seed.is_some(), None)
            }
        })
    })
}

/// Returns the game described by POSITION|FILE and the options: a saved one, or one with these
/// usual players and this seed.
pub(super) fn named<K: GameKind>(
    arguments: &GameArguments,
    argument: &Argument,
    front: FrontEnd,
    (usual, seed): ([Seat<K::Level>; 2], u64),
) -> Result<SavedGame<K>, Failure> {
    let seats = arguments.seats::<K>()?;
    let begun = |setup| {
        let seats = [seats[0].unwrap_or(usual[0]), seats[1].unwrap_or(usual[1])];
        let game = SavedGame::new(setup, seats, arguments.seed.unwrap_or(seed));
        SavedGame { names: arguments.names(), ..game }
    };
    let setup = |front: FrontEnd| {
        let setup = arguments.choice.setup::<K>(front)?.unwrap_or_else(|| front.usual::<K>());
        check_seats::<K>(seats, setup)?;
        Ok::<_, Failure>(setup)
    };
    match argument {
        Argument::Nothing => Ok(begun(setup(front)?)),
        Argument::File(path, saved) => {
            let mut game: SavedGame<K> =
                saved.open().map_err(|error| Failure::explained(&FileError::open(path, error)))?;
            let setup = arguments.choice.setup_of_saved::<K>(game.setup)?;
            if setup != game.setup {
                game.record = game.record.restarted(K::start(setup));
                game.setup = setup;
            }
            check_seats::<K>(seats, game.setup)?;
            for (seat, named) in game.seats.iter_mut().zip(seats) {
                *seat = named.unwrap_or(*seat);
            }
            game.names = arguments.names().or(&game.names).of_people(game.seats);
            game.seed = arguments.seed.unwrap_or(game.seed);
            Ok(game)
        }
        Argument::Text { text, no_file } => {
            let (setup, moves) = position::<K>(text, no_file, setup(front)?)?;
            let mut game = begun(setup);
            for mv in moves {
                game.record
                    .play(mv)
                    .map_err(|refusal| Failure::explained(&MoveFault::from(refusal)))?;
            }
            Ok(game)
        }
    }
}

/// Refuses players who cannot play with this set-up.
pub(super) fn check_seats<K: GameKind>(
    seats: [Option<Seat<K::Level>>; 2],
    setup: K::Setup,
) -> Result<(), Failure> {
    for level in seats.into_iter().flatten().filter_map(Seat::computer) {
        K::terms(setup).allow(level).map_err(|reason| {
            let words = words::in_language(Language::ENGLISH, || words::unavailable(reason));
            Failure::Usage(words.to_owned())
        })?;
    }
    Ok(())
}

/// Returns the position in an argument, its set-up and its moves, or an error that says why it is
/// neither a file nor a position.
pub(super) fn position<K: GameKind>(
    text: &str,
    no_file: &str,
    setup: K::Setup,
) -> Result<(K::Setup, Vec<MoveOf<K>>), Failure> {
    if is_command(text) {
        return Err(Failure::Usage(format!(
            "`{text}` is a command, and commands come first, as in plot4 {text} --help"
        )));
    }
    check_file_name(text, no_file)?;
    read_position::<K>(setup, text).map_err(|error| {
        Failure::Data(format!(
            "{} is neither a saved game ({no_file}) nor a position ({})",
            quoted(text),
            // The window reads it in its own language.
            in_english(&error)
        ))
    })
}

/// Refuses a text that was clearly meant as a file name, because it has a folder or a file
/// extension: then the reason why there is no such file matters.
pub(super) fn check_file_name(text: &str, no_file: &str) -> Result<(), Failure> {
    let ending = Path::new(text).extension().and_then(OsStr::to_str).unwrap_or_default();
    let ends_like_one =
        !ending.is_empty() && ending.chars().all(|character| character.is_ascii_alphabetic());
    if ends_like_one || text.contains(is_separator) {
        return Err(Failure::Data(format!("cannot open {}: {no_file}", shown(Path::new(text)))));
    }
    Ok(())
}

/// Checks that there is a readable file at this path.
///
/// # Errors
/// Why there is none.
pub(super) fn is_file(path: &Path) -> Result<(), String> {
    match path.metadata() {
        Ok(metadata) if metadata.is_dir() => Err("it is a folder".to_owned()),
        Ok(_) => Ok(()),
        Err(error) => Err(no_file(&error)),
    }
}

/// Returns why a file cannot be read.
pub(super) fn no_file(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_owned(),
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use clap::Parser;

    use super::{Failure, launch};
    use crate::cli::arguments::Arguments;
    use crate::core::connect4::{Connect4, Size};
    use crate::launch::{Launch, Resume, Start};
    use crate::players::Seat;
    use crate::session::{Coach, SavedGame};
    use crate::storage::save_game;

    /// Returns the launch options of the window, if the line is right.
    fn launched(line: &[&str]) -> Result<Launch, Failure> {
        let arguments =
            Arguments::try_parse_from([&["plot4"], line].concat()).expect("the grammar allows it");
        launch(arguments.window)
    }

    fn begun(launch: &Launch) -> SavedGame<Connect4> {
        let found;
        let envelope = match &launch.start {
            Start::Title => panic!("{launch:?} begins a game"),
            Start::Game(envelope) => envelope,
            Start::Seek(seek) => {
                found = seek.look().expect("there is a game");
                &found
            }
        };
        envelope.open().expect("a legal game")
    }

    /// Returns why the argument cannot be opened, with the exit status.
    fn refused(line: &[&str]) -> Failure {
        let Start::Seek(seek) = launched(line).expect("a right line so far").start else {
            panic!("{line:?} names something")
        };
        seek.look().expect_err("it cannot be opened")
    }

    #[test]
    fn the_icon_starts_with_the_title_and_offers_the_last_game() {
        let launch = launched(&[]).expect("a right line");
        assert!(matches!(launch.start, Start::Title) && launch.resume == Resume::Offer);
        assert_eq!(
            (launch.seats, launch.seed, launch.speed, launch.game),
            ([None, None], None, None, None)
        );
    }

    #[test]
    fn options_reach_the_window() {
        let launch = launched(&["--red", "high", "--seed", "7", "--speed", "2", "--no-resume"])
            .expect("a right line");
        assert!(matches!(launch.start, Start::Title) && launch.resume == Resume::Never);
        assert_eq!(
            (launch.seats, launch.seed, launch.speed),
            ([Some("high".to_owned()), None], Some(7), Some(2.0))
        );
        assert_eq!(launch.game, Some("connect4"));
        assert_eq!(launch.coach, None);
    }

    /// Saves a game of two people, and returns its name.
    fn saved(folder: &Path) -> String {
        let path = folder.join("game.json");
        save_game(&path, &SavedGame::<Connect4>::new(Size::STANDARD, [Seat::Human; 2], 3))
            .expect("saved");
        path.into_os_string().into_string().expect("a name in UTF-8")
    }

    #[test]
    fn the_coach_reaches_the_window_also_with_a_position_or_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let name = &saved(folder.path());
        for (options, coach) in [
            (&["--teaching"][..], Some(Coach::Everything)),
            (&["--coach", "everything"], Some(Coach::Everything)),
            (&["--coach", "blunders"], Some(Coach::Blunders)),
            (&["--coach", "off"], Some(Coach::Off)),
            (&[], None),
        ] {
            let with = |start: &[&str]| launched(&[start, options].concat()).expect("a right line");
            assert_eq!(with(&[]).coach, coach);
            for start in ["4453", name] {
                assert_eq!(begun(&with(&[start])).coach, coach.unwrap_or_default());
            }
        }
        assert!(Arguments::try_parse_from(["plot4", "--teaching", "--coach", "off"]).is_err());
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
        let name = &saved(folder.path());
        let game = begun(&launched(&[name, "--yellow", "low"]).expect("a right line"));
        assert_eq!(game.seed, 3);
        assert_eq!(game.seats.map(|seat| seat.to_string()), ["human", "low"]);
        assert_eq!(refused(&[name, "--size", "7x6"]).status(), 2);
        assert_eq!(refused(&[name, "--game", "gomoku"]).status(), 2);
        assert_eq!(refused(&["nothing like it"]).status(), 1);
    }

    #[test]
    fn no_file_is_touched_before_the_window_asks_for_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.json");
        let launch = launched(&[path.to_str().expect("a name in UTF-8")]).expect("a right line");
        save_game(&path, &SavedGame::<Connect4>::new(Size::STANDARD, [Seat::Human; 2], 3))
            .expect("saved");
        assert_eq!(begun(&launch).seed, 3);
    }

    #[test]
    fn sides_have_their_names_and_are_the_first_and_the_second_in_any_game() {
        let launch = launched(&["--first", "low", "--yellow", "high"]).expect("a right line");
        assert_eq!(launch.seats, [Some("low".to_owned()), Some("high".to_owned())]);
        assert!(matches!(launched(&["--first", "low", "--red", "high"]), Err(Failure::Usage(_))));
    }
}
