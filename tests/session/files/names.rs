//! The names of people in files: what is written comes back, files without names still open, and no
//! name harms a game.

use std::path::Path;

use plot4::core::connect4::{Connect4, Size};
use plot4::core::game::{Outcome, Player};
use plot4::core::gomoku::{Gomoku, Setup};
use plot4::core::kind::GameKind;
use plot4::players::{Names, PlayerName, Seat};
use plot4::session::{FirstPlayer, SavedGame, SeriesScore, Session};
use plot4::storage::{
    Envelope, ParseError, ParseFault, Settings, format_file, format_game, format_settings,
    parse_file, parse_game, parse_settings,
};
use proptest::prelude::*;

/// Returns a game of Connect 4 between these modes and people of these names.
fn game(players: [&str; 2], names: [&str; 2]) -> SavedGame<Connect4> {
    let seats = players.map(|mode| mode.parse().expect("a mode"));
    SavedGame { names: Names::new(names), ..SavedGame::new(Size::STANDARD, seats, 1) }
}

/// Returns a game of Gomoku between these modes and people of these names.
fn gomoku(players: [&str; 2], names: [&str; 2]) -> SavedGame<Gomoku> {
    let seats = players.map(|mode| mode.parse().expect("a mode"));
    SavedGame { names: Names::new(names), ..SavedGame::new(Setup::default(), seats, 0) }
}

/// Returns what the people of a game are called.
fn called<K: GameKind>(game: &SavedGame<K>) -> [String; 2] {
    game.names.clone().into()
}

/// Returns the game of a text in SGF.
fn read(text: &str) -> SavedGame<Gomoku> {
    parse_file(Path::new("game.sgf"), text.as_bytes())
        .and_then(|envelope| envelope.open())
        .expect("a game")
}

/// Returns the text of a game in SGF.
fn write(game: &SavedGame<Gomoku>) -> String {
    format_file(Path::new("game.sgf"), &Envelope::of(game)).expect("Gomoku has this format")
}

#[test]
fn a_saved_game_says_the_names_of_people_and_nothing_where_there_are_none() {
    let text = format_game(&game(["human", "human"], ["Anna", "Ben \"B\" O’Neill"]));
    assert!(
        text.contains("\n  \"names\": {\"red\":\"Anna\",\"yellow\":\"Ben \\\"B\\\" O’Neill\"},\n"),
        "{text}"
    );
    let text = format_game(&game(["human", "high"], ["Anna", "Ben"]));
    assert!(
        text.contains("\n  \"names\": {\"red\":\"Anna\"},\n"),
        "a computer has the name of its level: {text}"
    );
    assert!(!format_game(&game(["human", "high"], ["", "Ben"])).contains("names"));
}

#[test]
fn files_from_before_there_were_names_open() {
    for text in [
        r#"{"version":1,"size":"7x6","connect":4,"red":"human","yellow":"human","moves":"4453"}"#,
        r#"{"version":2,"game":"connect4","seats":{"red":"human","yellow":"human"},"moves":"4453"}"#,
        r#"{"version":2,"game":"connect4","names":{"red":null},"moves":"4453"}"#,
    ] {
        let game: SavedGame<Connect4> = parse_game(text).expect("a game");
        assert!(game.names.is_empty() && game.record.moves().len() == 4, "{text}");
    }
    assert!(parse_settings(r#"{"version":2,"theme":"dark"}"#).expect("settings").names.is_empty());
}

#[test]
fn a_wild_name_is_made_tame_and_loses_no_game() {
    let with = |name: &str| {
        let fields = serde_json::json!({"version": 2, "game": "connect4", "names": {"red": name}, "moves": "4453"});
        let game: SavedGame<Connect4> = parse_game(&fields.to_string()).expect("still a game");
        game.names.of(Player::First).map_or_else(String::new, |name| name.as_str().to_owned())
    };
    assert_eq!(with(&"x".repeat(10_000)), "x".repeat(PlayerName::MOST - 1) + "…");
    assert_eq!(with("\u{1b}[2J\r\nAn\u{0}na\u{202e}"), "[2J Anna");
    assert_eq!(with(" \u{7f} "), "");
    let none =
        parse_game::<Connect4>(r#"{"version":2,"game":"connect4","names":{"red":5},"moves":""}"#);
    assert_eq!(
        none,
        Err(ParseError::Field {
            name: "names".to_owned(),
            fault: ParseFault::NotAName("5".to_owned()),
        })
    );
}

#[test]
fn settings_remember_names() {
    let settings = Settings { names: Names::new(["Anna", ""]), ..Settings::default() };
    assert!(
        format_settings(&settings).contains("\n  \"names\": [\"Anna\",\"\"],\n"),
        "{}",
        format_settings(&settings)
    );
    assert_eq!(parse_settings(&format_settings(&settings)), Ok(settings));
    let long = format!(r#"{{"version":2,"zoom":2.0,"names":["{}","\u0007"]}}"#, "x".repeat(10_000));
    let read = parse_settings(&long).expect("settings");
    assert_eq!((read.names, read.zoom), (Names::new([&"x".repeat(10_000), ""]), 2.0));
    // A value that is no list of two names falls back alone.
    for names in ["5", "[\"Anna\"]", "[1,2]", "{\"red\":\"Anna\"}"] {
        let read = parse_settings(&format!(r#"{{"version":2,"zoom":2.0,"names":{names}}}"#))
            .expect("settings");
        assert_eq!((read.names.is_empty(), read.zoom), (true, 2.0), "{names}");
    }
}

#[test]
fn sgf_has_the_names_of_people_for_other_programs() {
    let text = write(&gomoku(["human", "high"], ["Anna [A]", "Ben"]));
    assert!(text.contains("PB[Anna [A\\]]") && text.contains("PW[high]"), "{text}");
    assert_eq!(called(&read(&text)), ["Anna [A]", ""]);
    // Names of human players that are those of a computer, or the word for a human player.
    for name in ["High", "human", "low,defensive", "Bob (Human)", "Low (Plot 4)", "Anna"] {
        let saved = gomoku(["human", "human"], [name, ""]);
        let again = read(&write(&saved));
        assert_eq!(
            (called(&again), again.seats),
            ([name.to_owned(), String::new()], saved.seats),
            "{}",
            write(&saved)
        );
    }
}

#[test]
fn a_player_in_a_foreign_file_is_a_person() {
    let usual = [
        Seat::Computer("low".parse().expect("a level")),
        Seat::Computer("low".parse().expect("a level")),
    ];
    for (header, players, names) in [
        ("PB[Sakata]PW[Nakamura]", ["human", "human"], ["Sakata", "Nakamura"]),
        ("PB[Sakata]", ["human", "human"], ["Sakata", ""]),
        ("PB[]PW[HIGH]", ["human", "human"], ["", "HIGH"]),
        ("AP[Plot 4:0.1.0]PB[]PW[HIGH]", ["human", "high"], ["", ""]),
        ("PB[]PW[high (Plot 4)]", ["human", "high"], ["", ""]),
        ("PB[a\nb\\\nc]PW[Human]", ["human", "human"], ["a bc", ""]),
    ] {
        let envelope = parse_file(Path::new("x.sgf"), format!("(;GM[4]{header};B[hh])").as_bytes())
            .expect("a game");
        let game: SavedGame<Gomoku> = envelope.open_with(usual, 5).expect("a game");
        assert_eq!(game.seats.map(|seat| seat.to_string()), players, "{header}");
        assert_eq!(called(&game), names, "{header}");
    }
}

/// Anna has won two games of three against Ben; who plays now?
#[test]
fn the_score_of_a_series_is_that_of_its_people() {
    let saved = SavedGame {
        score: SeriesScore { first: 2, second: 1, draws: 0 },
        ..game(["human", "human"], ["Anna", "Ben"])
    };
    let session = Session::new(saved);
    let score = |players: [&str; 2], names: [&str; 2]| {
        let seats = players.map(|mode| mode.parse().expect("a mode"));
        let SeriesScore { first, second, .. } =
            session.score_for(Size::STANDARD, seats, &Names::new(names));
        [first, second]
    };
    let people = ["human", "human"];
    assert_eq!(score(people, ["Anna", "Ben"]), [2, 1]);
    assert_eq!(score(people, ["Ben", "Anna"]), [1, 2], "they have exchanged their sides");
    assert_eq!(score(people, ["Anna", "Clara"]), [0, 0], "another person");
    assert_eq!(score(people, ["Anna", ""]), [2, 1], "Ben does not say his name any more");
    assert_eq!(score(["human", "high"], ["Anna", ""]), [0, 0]);
    let seats = [Seat::Human, Seat::Human];
    let larger = Size::new(9, 7, 4).expect("a size");
    assert_eq!(
        session.score_for(larger, seats, &Names::new(["Anna", "Ben"])),
        SeriesScore::default()
    );
}

#[test]
fn names_and_score_go_with_the_players_when_they_exchange_their_sides() {
    let mut saved = game(["human", "high"], ["Anna", ""]);
    saved.score.add(Outcome::Win(Player::First));
    saved.exchange_sides();
    let expected = SavedGame {
        score: SeriesScore { second: 1, ..SeriesScore::default() },
        ..game(["high", "human"], ["", "Anna"])
    };
    assert_eq!(saved, expected);
    assert_eq!(
        Session::new(saved).next_game(9, FirstPlayer::Same).names,
        expected.names,
        "and with them into the next game"
    );
}

proptest! {
    #[test]
    fn every_name_comes_back_in_every_format(first in any::<String>(), second in "[ -~]{0,30}") {
        let saved = gomoku(["human", "human"], [&first, &second]);
        prop_assert_eq!(&parse_game::<Gomoku>(&format_game(&saved)).expect("our own text").names, &saved.names);
        prop_assert_eq!(&read(&write(&saved)).names, &saved.names, "{}", write(&saved));
        let settings = Settings { names: saved.names, ..Settings::default() };
        prop_assert_eq!(parse_settings(&format_settings(&settings)), Ok(settings));
    }
}
