//! Files: what is saved comes back, what is damaged is refused, and nothing is ever lost on the
//! way.

use std::fs;
use std::path::Path;
#[cfg(unix)]
use std::path::PathBuf;

use super::kit::names;
use plot4::core::connect4::{Computer, Connect4, LEVELS, Skill};
use plot4::core::connect4::{Position, Shape, Size, notation};
use plot4::core::game::{Game, Outcome, Player};
use plot4::core::go::Go;
use plot4::core::gomoku::notation::format_moves as gomoku_moves;
use plot4::core::gomoku::{Gomoku, Rule, Setup};
use plot4::core::kind::{GameKind, GameSetup, window_setup};
use plot4::core::record::{Builder, Record};
use plot4::games::{GameId, with_game};
use plot4::players;
use plot4::session::{self, Coach, SeriesScore};
use plot4::storage::{
    AfterGame, Colours, Envelope, FileError, Motion, Panel, ParseError, Settings, Theme,
    WindowPlace, check_game_text, extension_for, extensions, format_file, format_game,
    format_settings, load_game, load_settings, parse_game, parse_settings, save_game,
    save_settings, set_aside,
};
use plot4::words::{Explain as _, lost};
use proptest::prelude::*;
use tempfile::TempDir;

type Seat = players::Seat<Computer>;
type SavedGame = session::SavedGame<Connect4>;

/// Returns a game of these moves between a human player and a computer.
fn game(size: Size, moves: &str) -> SavedGame {
    let moves = notation::parse_moves(size, moves).expect("the test names legal moves");
    let record = Record::replay(Position::empty(size), &moves).expect("they were just checked");
    let yellow = "search:9,ratlla,defensive".parse().expect("a mode");
    SavedGame {
        record,
        score: SeriesScore { first: 3, second: 1, draws: 2 },
        ..SavedGame::new(size, [Seat::Human, yellow], u64::MAX)
    }
}

fn size(text: &str, connect: u8) -> Size {
    Size::parse(text, connect).expect("the test names a size")
}

fn folder() -> TempDir {
    TempDir::new().expect("a folder for the test")
}

#[test]
fn a_game_with_a_coach_says_so_and_any_other_says_nothing() {
    let plain = game(Size::STANDARD, "4453");
    let with = |coach| SavedGame { coach, ..plain.clone() };
    for (coach, line) in [
        (Coach::Off, None),
        (Coach::Blunders, Some("\n  \"coach\": \"blunders\"\n")),
        (Coach::Everything, Some("\n  \"coach\": \"everything\"\n")),
    ] {
        let (game, text) = (with(coach), format_game(&with(coach)));
        assert_eq!(text.contains("coach"), line.is_some(), "{text}");
        assert!(line.is_none_or(|line| text.contains(line)), "{text}");
        assert!(!text.contains("teaching"), "{text}");
        assert_eq!(parse_game(&text), Ok(game));
        let envelope = Envelope::parse(&text).expect("a game");
        assert_eq!(envelope.coach(), Some(coach));
        assert!(envelope.losses().all().is_empty());
    }
    // A position that is not a saved game leaves that to the window that opens it.
    assert_eq!(Envelope::position::<Connect4>(Size::STANDARD, &[], [None; 2], None).coach(), None);
}

#[test]
fn a_saved_game_is_readable() {
    insta::assert_snapshot!(format_game(&game(Size::STANDARD, "4453")), @r#"
    {
      "version": 2,
      "game": "connect4",
      "setup": {"size":"7x6","connect":4},
      "seats": {"red":"human","yellow":"search:9,defensive,ratlla"},
      "seed": "18446744073709551615",
      "moves": "4453",
      "shown": 4,
      "score": {"red":3,"yellow":1,"draws":2}
    }
    "#);
    let wide = format_game(&game(size("12x5", 3), "10,4,12"));
    for line in
        [r#""setup": {"size":"12x5","connect":3},"#, r#""moves": "10,4,12","#, r#""shown": 3,"#]
    {
        assert!(wide.contains(line), "{line} in {wide}");
    }
}

#[test]
fn what_a_game_notes_for_statistics_comes_back_and_is_left_out_where_there_is_nothing() {
    let plain = game(Size::STANDARD, "4453");
    for (is_analysed, is_hinted, number) in
        [(true, false, None), (false, true, Some(u64::MAX)), (false, false, Some(0))]
    {
        let noted =
            SavedGame { is_analysed, is_hinted, is_taken_back: is_hinted, number, ..plain.clone() };
        let text = format_game(&noted);
        assert_eq!(parse_game(&text), Ok(noted));
        let fields = ["analysis", "hint", "taken_back", "number"]
            .map(|field| text.contains(&format!("\"{field}\"")));
        assert_eq!(fields, [is_analysed, is_hinted, is_hinted, number.is_some()], "{text}");
    }
    let with = |number: &str| {
        parse_game::<Connect4>(&format!(
            r#"{{"version":2,"game":"connect4","moves":"","number":{number}}}"#
        ))
    };
    assert_eq!(with("7").expect("a number is read too").number, Some(7));
    assert_eq!(
        with("-1").expect_err("no number").explain(),
        "“number”: -1 is not a number from 0 to 18446744073709551615"
    );
}

#[test]
fn settings_are_readable() {
    insta::assert_snapshot!(format_settings(&Settings::default()), @r#"
    {
      "version": 2,
      "language": null,
      "theme": "system",
      "colours": "cobalt",
      "zoom": 1.0,
      "motion": "full",
      "computer_ms": null,
      "speed": 1.0,
      "after_game": "stop",
      "begins": "in-turn",
      "game": "",
      "games": {},
      "names": ["",""],
      "window": null,
      "panel": "open",
      "analysis": false,
      "analysis_s": 30,
      "coach": "off",
      "lock": null,
      "threats": false,
      "numbers": true,
      "move_numbers": false,
      "emblems": true,
      "computers_resign": true,
      "sound": true,
      "volume": 0.5,
      "stage": false,
      "engines": []
    }
    "#);
}

/// Earlier programs wrote whether a game or all new games teach.
#[test]
fn what_taught_once_has_a_coach_for_everything() {
    for (fields, coach) in [
        (r#""teaching":true"#, Some(Coach::Everything)),
        (r#""teaching":false"#, Some(Coach::Off)),
        (r#""coach":"blunders""#, Some(Coach::Blunders)),
        (r#""coach":"off","teaching":true"#, Some(Coach::Everything)),
        (r#""coach":"blunders","teaching":true"#, Some(Coach::Blunders)),
        (r#""coach":"strict""#, None),
        (r#""coach":true"#, None),
        (r#""teaching":"yes""#, None),
    ] {
        let text = format!(r#"{{"version":2,"game":"connect4","moves":"4453",{fields}}}"#);
        let read = Envelope::parse(&text).ok();
        assert_eq!(read.as_ref().and_then(Envelope::coach), coach, "{fields}");
        assert!(read.is_none_or(|read| read.losses().all().is_empty()), "{fields}");
    }
    for (fields, coach) in [
        (r#""teaching":true"#, Coach::Everything),
        (r#""teaching":false"#, Coach::Off),
        (r#""coach":"blunders""#, Coach::Blunders),
        (r#""coach":"blunders","teaching":true"#, Coach::Blunders),
        (r#""coach":"strict""#, Coach::Off),
        ("\"zoom\":1", Coach::Off),
    ] {
        let text = format!(r#"{{"version":2,{fields}}}"#);
        let settings = parse_settings(&text).expect("settings");
        assert_eq!(settings.coach, coach, "{fields}");
        let again = parse_settings(&format_settings(&settings)).expect("settings");
        assert_eq!(again.coach, coach, "{fields}");
    }
}

/// Files of version 1 as they were written once; they are read for ever.
#[test]
fn version_1_is_read() {
    let text = r#"{ "version": 1, "size": "7x6", "connect": 4, "red": "human", "yellow": "search:9,defensive,ratlla",
        "seed": "18446744073709551615", "moves": "4453", "shown": 3, "score": { "red": 3, "yellow": 1, "draws": 2 } }"#;
    let mut expected = game(Size::STANDARD, "4453");
    expected.record.go_to(3);
    assert_eq!(parse_game(text), Ok(expected));

    let wide = r#"{ "version": 1, "size": "12x5", "connect": 3, "moves": [10, 4, 12] }"#;
    let read = parse_game::<Connect4>(wide).expect("a game");
    assert_eq!(read.record, game(size("12x5", 3), "10,4,12").record);
    assert_eq!((read.seats, read.seed, read.score), ([Seat::Human; 2], 0, SeriesScore::default()));
}

/// Returns the text of a file that an earlier version wrote.
fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/saves").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Real files that version 1 wrote, byte for byte.
#[test]
fn real_files_of_version_1_open() {
    let opened = |name: &str| {
        parse_game::<Connect4>(&read(name)).unwrap_or_else(|damage| panic!("{name}: {damage:?}"))
    };
    let saved = opened("v1-game.json");
    assert_eq!(notation::format_moves(saved.setup, saved.record.moves()), "444435");
    assert_eq!(saved.seats.map(|seat| seat.to_string()), ["human", "high,defensive"]);
    let autosave = opened("v1-autosave.json");
    assert_eq!(
        (autosave.record.moves().len(), autosave.record.cursor(), autosave.score.games()),
        (7, 5, 3)
    );
    let small = opened("v1-5x4.json");
    assert_eq!((small.setup, small.record.moves().len()), (size("5x4", 3), 4));
    let wide = opened("v1-12x5.json");
    assert_eq!(notation::format_moves(wide.setup, wide.record.moves()), "10,4,12");
    let settings = parse_settings(&read("v1-settings.json")).expect("settings");
    assert_eq!((settings.theme, settings.computer_ms), (Theme::Dark, Some(250)));
    let (board, seats) = settings.last_time::<Connect4>();
    assert_eq!(
        (board, seats.map(|seat| seat.to_string())),
        (size("8x7", 4), ["human".to_owned(), "search:9,ratlla".to_owned()])
    );
    // Opened and saved again they are of the newest version, and the same game.
    assert_eq!(parse_game(&format_game(&saved)), Ok(saved));
    assert_eq!(Envelope::parse(&read("v1-game.json")).expect("a saved game").game(), "connect4");
}

/// Real files that version 2 wrote, byte for byte.
#[test]
fn real_files_of_version_2_open() {
    let text = read("v2-gomoku.json");
    let saved = parse_game::<Gomoku>(&text).expect("a game of Gomoku");
    assert_eq!((saved.setup, saved.seed), (Setup::new(13, 5, Rule::Renju).expect("a set-up"), 42));
    let lines: Vec<(usize, String)> = saved
        .record
        .branches()
        .iter()
        .map(|line| (line.after, gomoku_moves(&line.moves)))
        .collect();
    assert_eq!(lines, [(0, "H8 G7".to_owned()), (0, "G8 I9".to_owned()), (0, "A1 B2".to_owned())]);
    let newer = text.replace("\"version\": 2", "\"version\": 3").replace(
        r#"[{"after":0,"moves":["G8","I9"]},{"after":0,"moves":["A1","B2"]}]"#,
        r#"["0:G8,I9","0:A1,B2"]"#,
    );
    assert_ne!(newer, text);
    assert_eq!(
        format_game(&saved),
        newer,
        "saved again it is the same file, but for the variations"
    );

    let settings = parse_settings(&read("v2-settings.json")).expect("settings");
    assert_eq!(
        (settings.theme, settings.speed, settings.panel, settings.game.as_str()),
        (Theme::Dark, 2.0, Panel::Folded, "gomoku")
    );
    let (setup, seats) = settings.last_time::<Gomoku>();
    assert_eq!(
        (setup, seats.map(|seat| seat.to_string())),
        (saved.setup, ["human".to_owned(), "high,defensive".to_owned()])
    );
}

#[test]
fn settings_of_an_earlier_version_offer_no_stones_that_were_set_up() {
    let text =
        r#"{"version":2,"games":{"go":{"setup":{"size":13,"komi":"3.5","stones":"W:BD4:WK10"}}}}"#;
    let settings = parse_settings(text).expect("settings");
    let setup = settings.last_time::<Go>().0;
    let expected = [("size", "13"), ("komi", "3.5")];
    assert_eq!(Some(setup), Go::parse_setup(&expected).ok());
}

#[test]
fn what_a_person_may_write() {
    let cases = [
        (r#"{"version":1,"moves":""}"#, 0),
        (r#"{"version":1,"moves":[]}"#, 0),
        (r#"{"version":1,"moves":[4,4]}"#, 2),
        (r#"{"version":1,"moves":"4, 4, 5"}"#, 3),
        (r#"{"version":1,"moves":"44","seed":7,"note":"against Ann"}"#, 2),
        (r#"{"version":1,"moves":"44","shown":99,"score":{"red":1}}"#, 2),
    ];
    for (text, plies) in cases {
        let read =
            parse_game::<Connect4>(text).unwrap_or_else(|damage| panic!("{text}: {damage:?}"));
        assert_eq!(read.record.cursor(), plies, "{text}");
    }
}

#[test]
fn what_is_wrong_with_a_game_is_said() {
    let cases = [
        ("", "Line 1, column 1: The file ends too early"),
        ("[]", "Line 1, column 1: An object is expected here"),
        (r#"{"moves":"4"}"#, "The field “version” is missing"),
        (r#"{"version":0,"moves":"4"}"#, "“version”: A version is a number from 1 to 4"),
        (
            r#"{"version":7}"#,
            "A newer version of Plot 4 saved this file (format 7, and this one reads up to 4): update \
            Plot 4",
        ),
        (r#"{"version":1}"#, "The field “moves” is missing"),
        (r#"{"version":2,"moves":"4"}"#, "Line 1, column 25: The field “game” is missing"),
        (
            r#"{"version":2,"game":"chess","moves":"e4"}"#,
            "“game”: This is a game of chess, not of connect4",
        ),
        (
            r#"{"version":1,"moves":"48"}"#,
            "“moves”: Move 2 (“8”): There is no column 8: choose 1 to 7",
        ),
        (r#"{"version":1,"moves":"4444444"}"#, "“moves”: Move 7 (“4”): This column is full"),
        (r#"{"version":1,"moves":[1,2,1,2,1,2,1,2]}"#, "Move 8 (“2”): The game is already over"),
        (r#"{"version":1,"moves":[0]}"#, "Move 1 (“0”): There is no column 0: choose 1 to 7"),
        (r#"{"version":1,"moves":4}"#, "The moves are expected here, as a text or a list"),
        (
            r#"{"version":1,"moves":"","seed":-1}"#,
            "“seed”: -1 is not a number from 0 to 18446744073709551615",
        ),
        (
            r#"{"version":1,"moves":"","red":"foo"}"#,
            "“red”: Unknown player “foo”: choose human, beginner, casual, low, medium, high, perfect, random, greedy or search:DEPTH",
        ),
        (
            r#"{"version":1,"moves":"","size":"3x3"}"#,
            "“size”: Unsupported board size 3x3: choose at least 4 columns and 4 rows",
        ),
    ];
    for (text, expected) in cases {
        let damage = parse_game::<Connect4>(text).expect_err(text);
        assert!(damage.explain().starts_with(expected), "{text}: {damage:?}");
    }
}

#[test]
fn a_game_can_be_written_in_the_format_that_is_named_for_it_and_in_no_other() {
    fn check<K: GameKind>() {
        let game = Envelope::position::<K>(window_setup::<K>(), &[], [None; 2], Some(1));
        for extension in extensions() {
            let is_for_it = extension == "json" || extension_for(K::NAME) == Some(extension);
            let written = format_file(Path::new(&format!("game.{extension}")), &game);
            assert_eq!(written.is_ok(), is_for_it, "{} as {extension}: {written:?}", K::NAME);
        }
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
    assert_eq!(extension_for(Connect4::NAME), None);
}

#[test]
fn settings_fall_back_one_by_one() {
    let usual = Settings::default();
    assert_eq!(parse_settings("{}"), Ok(usual.clone()));
    let odd = r#"{"version":1,"theme":"pink","zoom":99,"motion":"slow","delay_ms":-1,"speed":"fast","red":"low","yellow":3,
        "size":"9x9","connect":5,"window":{"x":1},"panel":null,"later":[]}"#;
    let read = parse_settings(odd).expect("settings");
    let low = Seat::Computer(Computer::new(Skill::Low));
    assert_eq!(
        read.last_time::<Connect4>(),
        (size("9x9", 5), [low, usual.last_time::<Connect4>().1[1]])
    );
    let expected = Settings {
        zoom: 3.0,
        motion: Motion::Slow,
        game: "connect4".to_owned(),
        games: read.games.clone(),
        ..usual
    };
    assert_eq!(read, expected);
    assert!(matches!(parse_settings("[]"), Err(ParseError::Format { .. })));
    assert_eq!(parse_settings(r#"{"version":3}"#), Err(ParseError::Newer { version: 3, known: 2 }));
}

#[test]
fn a_fixed_time_before_computer_moves_stays_only_if_it_was_changed() {
    for (earlier, now) in [("500", None), ("0", Some(0)), ("1250", Some(1250))] {
        let read = parse_settings(&format!(r#"{{"version": 2, "delay_ms": {earlier}}}"#));
        assert_eq!(read.map(|settings| settings.computer_ms), Ok(now), "{earlier}");
    }
    let chosen = Settings { computer_ms: Some(500), ..Settings::default() };
    assert_eq!(parse_settings(&format_settings(&chosen)), Ok(chosen));
}

#[test]
fn settings_out_of_range_are_never_written() {
    let wild = Settings {
        zoom: f32::NAN,
        speed: f32::INFINITY,
        computer_ms: Some(u32::MAX),
        ..Settings::default()
    };
    let expected =
        Settings { zoom: 1.0, speed: 16.0, computer_ms: Some(5000), ..Settings::default() };
    assert_eq!(parse_settings(&format_settings(&wild)), Ok(expected));
}

#[test]
fn files_come_back() {
    let folder = folder();
    let file = folder.path().join("games/game.json");
    let saved = game(Size::STANDARD, "4453");
    assert!(
        save_game(&file, &saved).is_err() && !folder.path().join("games").exists(),
        "no folder is made for a slip of the fingers"
    );
    fs::create_dir(folder.path().join("games")).expect("made");
    save_game(&file, &saved).expect("saved");
    assert_eq!(load_game(&file).expect("loaded"), saved);
    assert_eq!(
        names(file.parent().expect("a folder")),
        ["game.json"],
        "nothing is left beside the file"
    );

    let file = folder.path().join("made/on/the/way/settings.json");
    assert_eq!(load_settings(&file).expect("a first start"), Settings::default());
    let settings = Settings {
        theme: Theme::Dark,
        colours: Colours::Walnut,
        after_game: AfterGame::PlayAgain,
        panel: Panel::Folded,
        zoom: 1.1,
        window: Some(WindowPlace {
            x: -8.5,
            y: 20.0,
            width: 1120.0,
            height: 760.0,
            maximized: true,
        }),
        ..Settings::default()
    };
    save_settings(&file, &settings).expect("saved");
    assert_eq!(load_settings(&file).expect("loaded"), settings);
}

#[test]
fn unknown_colours_fall_back_alone() {
    let colours = |text: &str| parse_settings(text).expect("settings").colours;
    for (name, expected) in
        [("cobalt", Colours::Cobalt), ("walnut", Colours::Walnut), ("contrast", Colours::Contrast)]
    {
        assert_eq!(colours(&format!(r#"{{"version":2,"colours":"{name}"}}"#)), expected);
    }
    assert_eq!(colours(r#"{"version":2}"#), Colours::Cobalt);
    let settings = parse_settings(r#"{"version":2,"theme":"dark","colours":"paisley","zoom":1.5}"#)
        .expect("settings");
    assert_eq!(
        (settings.colours, settings.theme, settings.zoom),
        (Colours::Cobalt, Theme::Dark, 1.5)
    );
}

#[test]
fn what_cannot_be_read_is_refused() {
    let folder = folder();
    let file = folder.path().join("game.json");
    assert!(load_game::<Connect4>(&file).expect_err("no file").is_missing());
    assert!(!load_game::<Connect4>(folder.path()).expect_err("a folder").is_missing());

    let cases: [(Vec<u8>, ParseError); 2] = [
        (" ".repeat(1 + (8 << 20)).into_bytes(), ParseError::TooLarge { most: 8 << 20 }),
        (b"{\xff}".to_vec(), ParseError::NotText),
    ];
    for (bytes, expected) in cases {
        fs::write(&file, bytes).expect("written");
        match load_game::<Connect4>(&file) {
            Err(error) => assert_eq!(error, FileError::open(&file, expected)),
            Ok(game) => panic!("{game:?}"),
        }
    }
    fs::write(&file, "\u{feff}{\"version\":1,\"moves\":\"4\"}").expect("written");
    assert!(load_game::<Connect4>(&file).is_ok(), "a byte order mark does no harm");
}

#[test]
fn a_damaged_file_is_set_aside_and_overwrites_none() {
    let folder = folder();
    let file = folder.path().join("game.json");
    for number in 1..=3 {
        fs::write(&file, format!("damage {number}")).expect("written");
        assert_eq!(
            set_aside(&file).expect("renamed"),
            folder.path().join(format!("game.damaged-{number}.json"))
        );
    }
    for number in 1..=3 {
        let aside = folder.path().join(format!("game.damaged-{number}.json"));
        assert_eq!(fs::read_to_string(aside).expect("kept"), format!("damage {number}"));
    }
    set_aside(&file).expect_err("there is nothing to rename");
    assert_eq!(names(folder.path()).len(), 3, "and no placeholder is left");
}

#[cfg(unix)]
mod on_unix {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn mode(file: &Path) -> u32 {
        fs::metadata(file).expect("the file is there").permissions().mode() & 0o777
    }

    /// Returns a file with a game, and its text.
    fn saved(folder: &Path) -> (PathBuf, String) {
        let file = folder.join("game.json");
        save_game(&file, &game(Size::STANDARD, "4453")).expect("saved");
        let text = fs::read_to_string(&file).expect("read");
        (file, text)
    }

    #[test]
    fn permissions_of_an_old_file_are_kept() {
        let folder = folder();
        let (file, _) = saved(folder.path());
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("set");
        save_game(&file, &game(Size::STANDARD, "1")).expect("saved");
        assert_eq!(mode(&file), 0o640);
        // Nothing that we write is a program, which would run as its owner.
        fs::set_permissions(&file, fs::Permissions::from_mode(0o6751)).expect("set");
        save_game(&file, &game(Size::STANDARD, "1")).expect("saved");
        assert_eq!(fs::metadata(&file).expect("there").permissions().mode() & 0o7777, 0o751);
    }

    #[test]
    fn links_stay_links() {
        let folder = folder();
        let (file, _) = saved(folder.path());
        for (link, target) in [("link.json", "game.json"), ("dangling.json", "later.json")] {
            let link = folder.path().join(link);
            symlink(target, &link).expect("linked");
            save_game(&link, &game(Size::STANDARD, "11")).expect("saved");
            assert!(link.is_symlink());
            assert_eq!(
                load_game::<Connect4>(&folder.path().join(target)).expect("loaded").record.cursor(),
                2
            );
        }
        assert_eq!(load_game::<Connect4>(&file).expect("loaded").record.cursor(), 2);
        let circle = folder.path().join("circle.json");
        symlink("circle.json", &circle).expect("linked");
        save_game(&circle, &game(Size::STANDARD, "1")).expect_err("a circle");
    }

    #[test]
    fn a_read_only_file_is_left_alone() {
        let folder = folder();
        let (file, text) = saved(folder.path());
        fs::set_permissions(&file, fs::Permissions::from_mode(0o444)).expect("set");
        let error = save_game(&file, &game(Size::STANDARD, "1")).expect_err("read-only");
        assert_eq!(
            error.explain(),
            format!("Cannot save {}. The file is read-only: choose another name", file.display())
        );
        assert_eq!(fs::read_to_string(&file).expect("read"), text);
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_an_error_and_the_old_file_stays_whole() {
        let folder = folder();
        let (file, text) = saved(folder.path());
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).expect("set");
        let result = save_game(&file, &game(Size::STANDARD, "1"));
        let is_root = fs::File::create(folder.path().join("probe")).is_ok();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("set");
        if is_root {
            return; // Permissions do not bind root: there is nothing to see.
        }
        result.expect_err("nothing can be written there");
        assert_eq!(fs::read_to_string(&file).expect("read"), text);
    }

    #[test]
    fn what_is_no_file_is_never_replaced() {
        let folder = folder();
        let beneath_a_file = saved(folder.path()).0.join("game.json");
        for path in [folder.path(), Path::new("/dev/null"), &beneath_a_file] {
            save_game(path, &game(Size::STANDARD, "1")).expect_err("this is no place for a file");
        }
        assert!(!fs::metadata("/dev/null").expect("there").is_file());
        assert_eq!(names(folder.path()), ["game.json"], "and nothing is left behind");
    }

    /// A reader during writes sees one whole game or another.
    #[test]
    #[expect(clippy::disallowed_methods, reason = "the test is about two threads")]
    fn readers_never_see_half_a_file() {
        let folder = folder();
        let (file, _) = saved(folder.path());
        let games = [game(Size::STANDARD, "4"), game(Size::STANDARD, "12121212".split_at(6).0)];
        std::thread::scope(|scope| {
            let writer = scope.spawn(|| {
                for count in 0..200 {
                    save_game(&file, &games[count % 2]).expect("saved");
                }
            });
            while !writer.is_finished() {
                load_game::<Connect4>(&file).expect("whole at every moment");
            }
        });
    }
}

/// A small generator of its own, so that the mutations are the same for ever.
struct Dice(u64);

impl Dice {
    /// Returns a number below `end`.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % end.max(1) as u64).expect("it is below a `usize`")
    }

    /// Returns a byte below `end`.
    fn byte(&mut self, end: u8) -> u8 {
        u8::try_from(self.below(usize::from(end))).expect("it is below a `u8`")
    }

    fn of<'a>(&mut self, options: &[&'a str]) -> &'a str {
        options[self.below(options.len())]
    }
}

/// Values that a hand edit might put in the place of another.
const VALUES: [&str; 26] = [
    "0",
    "1",
    "-1",
    "7",
    "255",
    "256",
    "1e400",
    "18446744073709551616",
    "0.5",
    "null",
    "true",
    "\"\"",
    "\"4\"",
    "\"7x6\"",
    "\"25x4\"",
    "\"4x25\"",
    "\"high\"",
    "\"search:0\"",
    "[]",
    "[1,2,1,2,1,2,1]",
    "[0]",
    "[1,[2]]",
    "{}",
    "{\"red\":4294967296}",
    "{\"size\":\"5x4\"}",
    "\"gomoku\"",
];

/// Returns the text with one thing changed.
fn mutate(text: &str, dice: &mut Dice) -> String {
    if text.is_empty() {
        return dice.of(&VALUES).to_owned();
    }
    let mut bytes = text.as_bytes().to_vec();
    let at = dice.below(bytes.len());
    match dice.below(8) {
        0 => bytes[at] ^= 1 << dice.below(8),
        1 => bytes[at] = dice.byte(128),
        2 => bytes.truncate(at),
        3 => drop(bytes.remove(at)),
        4 => bytes.insert(at, dice.byte(128)),
        5 => {
            let part = bytes[at..(at + dice.below(40)).min(bytes.len())].to_vec();
            bytes.splice(at..at, part);
        }
        // A digit for a digit: often another legal game.
        6 => {
            if let Some(byte) = bytes[at..].iter_mut().find(|byte| byte.is_ascii_digit()) {
                *byte = b'0' + dice.byte(10);
            }
        }
        _ => {
            let value = dice.of(&VALUES);
            let lines: Vec<&str> = text.lines().collect();
            let chosen = dice.below(lines.len());
            let changed =
                lines.iter().enumerate().map(|(number, line)| match line.split_once(": ") {
                    Some((name, _)) if number == chosen => format!("{name}: {value},\n"),
                    _ => format!("{line}\n"),
                });
            return changed.collect();
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Holds a game that was read to the rules, move by move.
fn assert_legal(game: &SavedGame) {
    let mut position = Position::empty(game.setup);
    for (plies, &column) in game.record.moves().iter().enumerate() {
        if plies == game.record.cursor() {
            assert_eq!(&position, game.record.position());
        }
        position.play(column).expect("every move is legal");
    }
}

#[test]
fn a_hundred_thousand_mutated_saves_are_refused_or_legal() {
    let saves = [
        format_game(&game(Size::STANDARD, "")),
        format_game(&game(Size::STANDARD, "444353231")),
        format_game(&game(Size::STANDARD, "12121212".split_at(7).0)),
        format_game(&game(size("12x5", 3), "10,4,12,1,1")),
        format_game(&game(size("4x25", 25), "1,1,1,1,2,2,3,4")),
    ];
    let mut dice = Dice(2002);
    let mut legal = 0;
    for count in 0..100_000 {
        let mut text = mutate(&saves[count % saves.len()], &mut dice);
        for _ in 0..dice.below(3) {
            text = mutate(&text, &mut dice);
        }
        if let Ok(game) = parse_game::<Connect4>(&text) {
            legal += 1;
            assert_legal(&game);
            assert_eq!(parse_game(&format_game(&game)), Ok(game), "{text}");
        }
    }
    assert!(
        (1_000..99_000).contains(&legal),
        "{legal} legal games: the mutations are too weak or too strong to tell anything"
    );
}

#[test]
fn mutated_settings_are_refused_or_in_range() {
    let text = format_settings(&Settings {
        window: Some(WindowPlace { x: 1.0, y: 2.0, width: 300.0, height: 400.0, maximized: false }),
        ..Settings::default()
    });
    let mut dice = Dice(4);
    for _ in 0..10_000 {
        let mutated = mutate(&text, &mut dice);
        if let Ok(settings) = parse_settings(&mutated) {
            assert_eq!(settings.clone().clamped(), settings, "{mutated}");
        }
    }
}

proptest! {
    #[test]
    fn every_game_comes_back(
        columns in 4_u8..=25, rows in 4_u8..=25, connect in 3_u8..=25, red in 0_usize..6, seed: u64,
        choices in proptest::collection::vec(any::<u8>(), 0..140), shown in 0_usize..140, wins: u32,
    ) {
        let Ok(size) = Size::new(columns, rows, connect) else { return Ok(()) };
        let mut saved = SavedGame::new(size, [if red == 0 { Seat::Human } else { Seat::Computer(LEVELS[red - 1]) }, Seat::Human], seed);
        let mut legal = Vec::new();
        for choice in choices {
            saved.record.position().legal_moves(&mut legal);
            if let Some(&column) = legal.get(usize::from(choice) % legal.len().max(1)) {
                saved.record.play(column).expect("it is legal");
            }
        }
        saved.record.go_to(shown);
        saved.score = SeriesScore { first: wins, ..SeriesScore::default() };
        prop_assert_eq!(parse_game(&format_game(&saved)), Ok(saved));
    }

    #[test]
    fn every_variation_comes_back(steps in proptest::collection::vec((0_usize..12, any::<u8>()), 0..40)) {
        let mut saved = game(size("9x8", 4), "");
        let mut legal = Vec::new();
        for (step, choice) in steps {
            let here = saved.record.cursor();
            saved.record.go_to([here, here, here + 2, here.saturating_sub(2)][step % 4]);
            saved.record.position().legal_moves(&mut legal);
            if let Some(&column) = legal.get(usize::from(choice) % legal.len().max(1)) {
                saved.record.play(column).expect("it is legal");
            }
        }
        let read = parse_game::<Connect4>(&format_game(&saved)).expect("our own file");
        prop_assert_eq!(read.record.branches(), saved.record.branches());
        prop_assert_eq!((read.record.moves(), read.record.cursor()), (saved.record.moves(), saved.record.cursor()));
        prop_assert_eq!(parse_game::<Connect4>(&format_game(&read)), Ok(read), "and from there on \
            all is the same");
    }
}

/// Returns a saved game with these moves and these variations in it.
fn with_variations(variations: &str) -> String {
    format!(r#"{{"version": 2, "game": "connect4", "moves": "4453", "variations": {variations}}}"#)
}

#[test]
fn variations_are_readable() {
    let mut saved = game(Size::STANDARD, "4453");
    for moves in ["441", "4466"] {
        saved.record.go_to(0);
        for column in notation::parse_moves(Size::STANDARD, moves).expect("legal moves") {
            saved.record.play(column).expect("it is legal");
        }
    }
    let text = format_game(&saved);
    let line = text.lines().find(|line| line.contains("variations")).expect("a line of variations");
    assert_eq!(line, r#"  "variations": ["2:5,3","2:1"],"#);
    assert_eq!(
        parse_game::<Connect4>(&text).expect("our own file").record.moves(),
        saved.record.moves()
    );
}

#[test]
fn wrong_variations_are_named() {
    let cases = [
        (r#"["5:1"]"#, "The line before this one has no 5 moves: choose a number up to 4"),
        (r#"["0:9"]"#, "Move 1 (“9”): There is no column 9"),
        (
            r#"[{"after": 5, "moves": [1]}]"#,
            "The line before this one has no 5 moves: choose a number up to 4",
        ),
        (r#"[{"after": 0, "moves": [9]}]"#, "Move 1 (“9”): There is no column 9"),
        (r#"[{"after": 4, "moves": [4, 4, 4, 4, 4]}]"#, "Move 9 (“4”): "),
    ];
    for (variations, expected) in cases {
        match parse_game::<Connect4>(&with_variations(variations)) {
            Err(ParseError::Field { name, fault }) => {
                assert_eq!(name, "variations");
                let reason = fault.explain();
                assert!(reason.starts_with(expected), "{variations}: {reason}");
            }
            other => panic!("{variations}: {other:?}"),
        }
    }
    for wrong in ["3", "[3]", r#"["3"]"#, r#"["x:3"]"#, r#"[{"after": 0, "moves": "44"}]"#] {
        let error = parse_game::<Connect4>(&with_variations(wrong)).expect_err("no variations");
        assert!(matches!(error, ParseError::Format { .. }), "{wrong}: {error:?}");
    }
    let old = parse_game::<Connect4>(&with_variations(
        r#"[{"after": 2, "moves": [3, "3"]}, {"after": 3, "moves": []}]"#,
    ));
    assert_eq!(
        old.map(|game| format_game(&game).contains(r#""variations": ["2:3,3"]"#)),
        Ok(true),
        "as version 2 wrote it"
    );
    assert!(parse_game::<Connect4>(&with_variations("[]")).is_ok());
}

/// Returns a game with so many variations of four moves.
fn with_many_variations(count: u32) -> SavedGame {
    let size = size("25x4", 4);
    let mut record = Builder::new(Position::empty(size));
    let mut rest = 0_u32;
    for number in 0..count {
        record.back_to(0);
        for digit in [number / 2500, number / 100 % 25, number / 4 % 25, rest % 25] {
            let legal = record.position().moves();
            let index = usize::try_from(digit).expect("small") % legal.len().max(1);
            if let Some(&column) = legal.get(index) {
                record.play(column).expect("it is legal");
            }
            rest = rest.wrapping_mul(5).wrapping_add(3);
        }
    }
    SavedGame { record: record.finish(), ..SavedGame::new(size, [Seat::Human; 2], 1) }
}

/// Before, the file had no variations when they took more than a mebibyte.
#[test]
fn a_large_tree_is_kept_whole() {
    let saved = with_many_variations(60_000);
    let text = format_game(&saved);
    assert!(text.len() < 1 << 20, "{} bytes: trees are written compactly", text.len());
    assert_eq!(
        parse_game::<Connect4>(&text).expect("our own file").record.branches(),
        saved.record.branches()
    );
}

#[test]
fn what_could_not_be_read_again_replaces_no_file() {
    let folder = folder();
    let file = folder.path().join("game.json");
    save_game(&file, &game(Size::STANDARD, "4453")).expect("saved");
    let before = fs::read(&file).expect("a file");
    let mut record = Builder::new(Position::empty(Size::STANDARD));
    record.write(&"\u{1}".repeat(3 << 20));
    let large = SavedGame { record: record.finish(), ..game(Size::STANDARD, "") };
    let error = save_game(&file, &large).expect_err("it is too large").explain();
    assert!(
        error.ends_with(
            "game.json. The file would take 18,433 KiB, and Plot 4 reads 8192 KiB at most"
        ),
        "{error}"
    );
    assert!(check_game_text(&format_game(&large)).is_err() && check_game_text("{").is_err());
    assert_eq!(fs::read(&file).expect("a file"), before, "what was there is still there");
}

#[test]
fn fields_that_are_not_known_are_named() {
    let text = r#"{"version": 2, "game": "connect4", "moves": "44", "note": [1, {"moves": 3}], "by": "me"}"#;
    let line = |text: &str| lost(Envelope::parse(text).expect("a game").losses());
    assert_eq!(
        line(text).as_deref(),
        Some("Not kept from this file: unknown fields: “note”, “by”")
    );
    assert_eq!(line(&format_game(&game(Size::STANDARD, "4453"))), None);
}

#[test]
fn the_tally_counts() {
    let mut tally = SeriesScore::default();
    for outcome in [
        Outcome::Win(Player::First),
        Outcome::Win(Player::Second),
        Outcome::Win(Player::First),
        Outcome::Draw,
    ] {
        tally.add(outcome);
    }
    assert_eq!(tally, SeriesScore { first: 2, second: 1, draws: 1 });
    assert_eq!(tally.games(), 4);
    assert_eq!(size("7x6", 4).columns(), 7);
}

mod of_progress {
    use plot4::storage::{
        DayResult, GameProgress, Lesson, Progress, PuzzleProgress, Recall, format_progress,
        load_progress, parse_progress, save_progress,
    };

    use super::*;

    /// Returns the progress of a user who has practised.
    fn practised() -> Progress {
        let solved = ["4453", "75412174533524777235331611"].map(str::to_owned);
        let puzzles = PuzzleProgress {
            solved: solved.into(),
            count: 5,
            hinted: 1,
            missed: 2,
            streak: 3,
            best_streak: 4,
            level: 2,
            in_a_row: 1,
            made: 3,
            daily: Some(20_778),
            days: [(20_777, DayResult::Missed), (20_778, DayResult::Hinted)].into(),
            ..PuzzleProgress::default()
        };
        let mut progress = Progress::default();
        let of_game = progress.game_mut("connect4");
        (of_game.lesson, of_game.puzzles) = (Lesson::Done, puzzles);
        of_game.mistakes.practise("4021-17", Recall::Missed, 20_778);
        progress
    }

    #[test]
    fn progress_is_readable() {
        insta::assert_snapshot!(format_progress(&practised()), @r#"
        {
          "version": 1,
          "games": {"connect4":{"lesson":"done","puzzles":{"solved":["4453","75412174533524777235331611"],"count":5,"hinted":1,"missed":2,"streak":3,"best_streak":4,"level":2,"in_a_row":1,"made":3,"daily":20778,"days":{"20777":"missed","20778":"hinted"}},"mistakes":{"4021-17":{"stability":21,"difficulty":641,"last":20778}}}}
        }
        "#);
    }

    #[test]
    fn progress_comes_back() {
        let folder = folder();
        let file = folder.path().join("made/progress.json");
        assert_eq!(load_progress(&file).expect("a first start"), Progress::default());
        save_progress(&file, &practised()).expect("saved");
        assert_eq!(load_progress(&file).expect("loaded"), practised());
        assert_eq!(
            names(file.parent().expect("a folder")),
            ["progress.json"],
            "nothing is left beside the file"
        );
    }

    #[test]
    fn what_a_field_cannot_hold_falls_back_alone() {
        let odd = r#"{"version": 1, "note": "mine", "games": {
            "connect4": {"lesson": "slept", "puzzles": {"solved": ["4453"], "count": -1, "level": "high", "daily": null, "streak": 2, "days": {"x": "won", "20778": "won", "20779": "solved"}}, "mistakes": {"4021-17": {"last": -1}, "4021-19": {"stability": 21, "difficulty": 641, "last": 20779}}},
            "gomoku": {"lesson": "done", "puzzles": 3},
            "chess": []}}"#;
        let mut expected = Progress::default();
        *expected.game_mut("connect4") = GameProgress {
            lesson: Lesson::New,
            puzzles: PuzzleProgress {
                solved: ["4453".to_owned()].into(),
                streak: 2,
                days: [(20_779, DayResult::Solved)].into(),
                ..PuzzleProgress::default()
            },
            ..GameProgress::default()
        };
        let mistakes = &mut expected.game_mut("connect4").mistakes;
        mistakes.practise("4021-19", Recall::Missed, 20_779);
        expected.game_mut("gomoku").lesson = Lesson::Done;
        *expected.game_mut("chess") = GameProgress::default();
        assert_eq!(parse_progress(odd), Ok(expected));
        assert_eq!(parse_progress(r#"{"version": 1}"#), Ok(Progress::default()));
    }

    #[test]
    fn two_windows_add_up() {
        let before = practised();
        let (mut here, mut there) = (before.clone(), before.clone());
        let (own, other) = (here.game_mut("connect4"), there.game_mut("connect4"));
        own.mistakes.practise("4021-17", Recall::Missed, 20_779);
        own.puzzles.days.insert(20_779, DayResult::Missed);
        other.mistakes.practise("4021-19", Recall::Missed, 20_779);
        other.puzzles.days.insert(20_779, DayResult::Solved);
        other.puzzles.days.insert(20_780, DayResult::Solved);
        // The same opening in both: what the other one has learned of it is not lost.
        let twice = |progress: &mut GameProgress| {
            progress.openings.practise("4", Recall::Found, 20_770);
            progress.openings.practise("4", Recall::Found, 20_772);
        };
        twice(other);
        own.openings.practise("4", Recall::Found, 20_783);
        let mut in_turn = GameProgress::default();
        twice(&mut in_turn);
        in_turn.openings.practise("4", Recall::Found, 20_783);
        let both = there.clone().with_changes(&before, &here);
        let both = both.of("connect4").expect("progress");
        assert_eq!(both.openings.get("4"), in_turn.openings.get("4"));
        assert_eq!(both.mistakes.get("4021-17").due(), Some(20_780));
        assert_eq!(both.mistakes.get("4021-19").due(), Some(20_780));
        assert_eq!(both.puzzles.day(20_779), Some(DayResult::Solved), "written first");
        assert_eq!(both.puzzles.day(20_780), Some(DayResult::Solved));
    }

    #[test]
    fn days_in_a_row_end_today_or_yesterday() {
        let solved = |days: &[(u64, DayResult)]| PuzzleProgress {
            days: days.iter().copied().collect(),
            ..PuzzleProgress::default()
        };
        let (hit, hinted) = (DayResult::Solved, DayResult::Hinted);
        let three = solved(&[(7, hit), (9, hinted), (10, hit), (11, hit)]);
        let today = [10, 11, 12, 13].map(|day| three.days_in_a_row(day));
        assert_eq!(today, [2, 3, 3, 0]);
        let late = solved(&[(9, hit), (10, DayResult::Late), (11, hit)]);
        assert_eq!(late.days_in_a_row(11), 1, "a later day does not count");
        let missed = solved(&[(10, hit), (11, DayResult::Missed)]);
        assert_eq!(missed.days_in_a_row(11), 0);
        let of_earlier_version = PuzzleProgress { daily: Some(10), ..PuzzleProgress::default() };
        assert_eq!(of_earlier_version.days_in_a_row(11), 1);
        assert_eq!(solved(&[(0, hit)]).days_in_a_row(0), 1);
    }

    #[test]
    fn what_is_no_progress_is_refused() {
        for text in ["", "[]", "{", r#"{"games": {}}"#] {
            assert!(matches!(parse_progress(text), Err(ParseError::Format { .. })), "{text}");
        }
        assert!(matches!(parse_progress(r#"{"version": 0}"#), Err(ParseError::Field { .. })));
        assert_eq!(
            parse_progress(r#"{"version": 2}"#),
            Err(ParseError::Newer { version: 2, known: 1 })
        );
    }
}
