//! PDN: files like those of other programs open, what cannot be is refused in a line, and what we
//! write we read.

use std::path::Path;

use super::kit::{chance, lines, play_lines};
use plot4::core::about::Particular;
use plot4::core::checkers::{Checkers, Setup, Size, notation};
use plot4::core::game::{Game, Outcome, Player};
use plot4::core::kind::{GameSetup, listed_moves};
use plot4::core::record::Record;
use plot4::players::Seat;
use plot4::session::{SavedGame, Session};
use plot4::storage::{
    Envelope, FileFault, ParseError, extensions, format_file, format_game, parse_file, parse_game,
};
use plot4::words::Explain as _;

/// A file as programs of today write it, with what may stand in one.
const GAME: &str = r#"[Event "A \"friendly\" game"]
[Site "?"]
[Black "Anna"]
[White "high"]
[Result "1-0"]
[GameType "21"]

1. 11-15 {the Old Faithful} 23-19 2. 8-11! (2. 9-14 22-17 (2... 27-23 3. 5-9 *) 3. 5-9)
2... 22-17 $1 3. 11-16 ; a comment to the end of the line
24x20?? 4. 16x23 1-0

[Event "The next game"]
1. 9-13 *
"#;

/// Returns the game of a text.
fn read(text: &str) -> Result<SavedGame<Checkers>, ParseError> {
    parse_file(Path::new("game.pdn"), text.as_bytes())?.open()
}

/// Returns the text of a game.
fn write(game: &SavedGame<Checkers>) -> String {
    format_file(Path::new("game.pdn"), &Envelope::of(game)).expect("Checkers has this format")
}

#[test]
fn files_of_other_programs_open() {
    let game =
        read(&GAME.replace("24x20?? 4. 16x23 1-0", "24-20 4. 16x23 27x18x11 *")).expect("a game");
    assert_eq!(game.setup, Setup::default());
    assert_eq!(game.seats, [Seat::Human; 2]);
    assert_eq!(names(&game), ["Anna", "high"]);
    assert_eq!(
        lines(&game),
        [
            "11-15 23-19 8-11 22-17 11-16 24-20 16x23 27x18x11",
            "11-15 23-19 9-14 22-17 5-9",
            "11-15 23-19 9-14 27-23 5-9",
        ]
    );
}

/// Returns the names of the people of both sides.
fn names(game: &SavedGame<Checkers>) -> [&str; 2] {
    Player::BOTH.map(|player| game.names.of(player).map_or("", |name| name.as_str()))
}

#[test]
fn a_player_with_the_name_of_a_computer_is_one_only_in_our_files() {
    for (tags, seats, people) in [
        ("[Event \"Open\"][White \"high\"]", "human", "high"),
        ("[White \"high\"]", "human", "high"),
        ("[White \"high (Plot 4)\"]", "high", ""),
        ("[White \"engine:X (Plot 4)\"]", "engine:X", ""),
        ("[White \"high (Plot 4) (Human)\"]", "human", "high (Plot 4)"),
        ("[Event \"A game of Plot 4\"][White \"high\"]", "high", ""),
    ] {
        let game = read(&format!("{tags}[Black \"Anna\"] 1. 11-15 *")).expect("a game");
        assert_eq!(game.seats[1].to_string(), seats, "{tags}");
        assert_eq!(names(&game), ["Anna", people], "{tags}");
        let again = read(&write(&game)).expect("a game");
        assert_eq!(again.seats, game.seats, "{tags}");
        assert_eq!(names(&again), names(&game), "{tags}");
    }
}

#[test]
fn a_move_that_the_rules_refuse_is_named() {
    for (text, expected) in [
        ("[White \"A\"", "Line 1, column 1: A tag is written like this: [White \"Anna\"]"),
        (
            "[White \"A\" x] 1. 11-15",
            "Line 1, column 1: A tag is written like this: [White \"Anna\"]",
        ),
        (
            "[X \"\"] 1. 11-15 {endless\n[Event \"x\"]",
            "Line 1, column 17: This comment has no end: \"}\" is missing",
        ),
        (
            "[X \"\"] 1. (11-15)",
            "Line 1, column 12: A variation cannot stand before the first move of its line",
        ),
        ("[X \"\"] 1. 11-15)", "Line 1, column 17: This bracket closes nothing"),
        (
            "[GameType \"20\"] 1. 32-28",
            "“GameType”: This is another kind of draughts (GameType 20): Plot 4 reads English \
            draughts (21)",
        ),
        ("[FEN \"W:W1:B1\"] *", "“FEN”: There are two pieces on square 1"),
        ("[Size \"9\"] *", "“Size”: Unsupported board size 9: choose even numbers from 4 to 12"),
        (
            "[X \"\"] 1. 11-33",
            "Move 1 (“11-33”, line 1, column 11): There is no square 33: choose 1 to 32",
        ),
        ("[X \"\"] 1. 23-19", "Move 1 (“23-19”, line 1, column 11): This is your opponent’s piece"),
        ("", "The file is empty"),
    ] {
        assert_eq!(read(text).expect_err("not a game").explain(), expected, "{text}");
    }
}

#[test]
fn a_game_is_written_as_other_programs_have_it() {
    let mut game = read("1. 11-15 23-19 2. 8-11 (2. 9-14 22-17 3. 5-9) 22-17 *").expect("a game");
    game.seats = [Seat::Human, Seat::Computer(plot4::core::checkers::Computer::HIGH)];
    let expected = r#"[Event "A game of Plot 4"]
[White "high (Plot 4)"]
[Result "*"]
[GameType "21"]

1. 11-15 23-19 2. 8-11 (2. 9-14 22-17 3. 5-9) 2... 22-17 *
"#;
    assert_eq!(write(&game), expected);
    let other = format_file(
        Path::new("game.pdn"),
        &Envelope::position::<plot4::core::gomoku::Gomoku>(
            plot4::core::gomoku::Setup::default(),
            &[],
            [None, None],
            None,
        ),
    );
    assert!(matches!(other, Err(FileFault::NotFor(_))));
    assert!(extensions().contains(&"pdn"));
}

#[test]
fn the_side_that_starts_wins_by_1_0() {
    for (fen, moves, expected) in
        [("B:B18:W22", "18x25", "1-0"), ("W:B18:W22", "22x15", "0-1"), ("W:WK1:BK32", "1-5", "*")]
    {
        let setup = Setup::default().with_start(fen.parse().expect("a position")).expect("a setup");
        let moves = notation::parse_moves(setup, moves).expect("moves");
        let record = Record::replay(Checkers::start(setup), &moves).expect("legal moves");
        let text = write(&SavedGame { record, ..SavedGame::new(setup, [Seat::Human; 2], 1) });
        assert!(text.contains(&format!("[Result \"{expected}\"]")), "{text}");
        assert!(text.trim_end().ends_with(expected), "{text}");
        assert!(text.contains(&format!("[SetUp \"1\"]\n[FEN \"{}\"]", setup.diagram())), "{text}");
        let again = read(&text).expect("what we write we read");
        assert_eq!((again.setup, lines(&again)), (setup, vec![notation::format_moves(&moves)]));
    }
}

#[test]
fn what_is_told_of_a_game_is_kept() {
    let text = "[Event \"Match, \\\"3rd\\\" game\"]\n[Site \"?\"]\n[Date \"1922.??.??\"]\n[Round \
        \"-\"]\n[Result \"1/2-1/2\"]\n\n1. 11-15 23-19 1/2-1/2";
    let game = read(text).expect("a game");
    let told = |game: &SavedGame<Checkers>| {
        game.about
            .iter()
            .map(|(what, text)| format!("{}: {text}", what.name()))
            .collect::<Vec<_>>()
            .join("; ")
    };
    let expected = "event: Match, \"3rd\" game; date: 1922.??.??; result: 1/2-1/2";
    assert_eq!(told(&game), expected);
    let written = write(&game);
    assert!(
        written.contains("[Result \"1/2-1/2\"]") && written.ends_with("1. 11-15 23-19 1/2-1/2\n"),
        "{written}"
    );
    assert_eq!(told(&read(&written).expect("a game")), expected);
    // Where a move was tried behind a result, it still stands before that move.
    let mut session = Session::new(read(text).expect("a game"));
    session.play(listed_moves::<Checkers>(session.position())[0]).expect("legal");
    assert_eq!(session.game().info().of(Particular::Result), None, "the game goes on");
    let again = read(&write(session.game())).expect("a game");
    assert_eq!(
        (again.result_place().map(|(_, plies)| plies), told(&again).as_str()),
        (Some(2), expected)
    );
    // It stays in its line, whichever is in view.
    let branched = "[Result \"1-0\"]\n\n1. 11-15 23-19 2. 8-11 (2. 9-14 22-18) 22-17 1-0";
    let mut session = Session::new(read(branched).expect("a game"));
    let line = session.record().moves().to_vec();
    session.go_to(usize::MAX);
    assert!(session.next_line());
    assert_ne!(session.record().moves(), line);
    for text in [
        write(session.game()),
        write(&parse_game::<Checkers>(&format_game(session.game())).expect("a game")),
    ] {
        assert!(text.contains("[Result \"1-0\"]") && !text.contains("ResultAfter"), "{text}");
        assert_eq!(read(&text).expect("a game").record.moves(), line);
    }
    // A result may stand behind the moves alone, or be one that the moves cannot end with.
    assert_eq!(told(&read("1. 11-15 23-19 0-1").expect("a game")), "result: 0-1");
    let strange = read("[Result \"adjudicated\"]\n1. 11-15 *").expect("a game");
    assert_eq!(told(&strange), "result: adjudicated");
    assert!(
        write(&strange).contains("[Result \"adjudicated\"]")
            && write(&strange).ends_with("1. 11-15 *\n")
    );
    // A game of our own has no event, and a game in progress has no result.
    let own = read("1. 11-15 *").expect("a game");
    let written = write(&own);
    assert!(
        written.contains("[Event \"A game of Plot 4\"]") && written.contains("[Result \"*\"]"),
        "{written}"
    );
    assert_eq!(told(&read(&written).expect("a game")), "");
}

/// Returns a random game with variations, on a board of some size.
fn random_game(seed: &mut u64) -> SavedGame<Checkers> {
    let sizes = [(8, 8), (8, 8), (6, 6), (10, 8), (12, 12), (4, 6)];
    let (columns, rows) = sizes[chance(seed) % sizes.len()];
    let setup = Setup::of_size(Size::new(columns, rows).expect("a size"));
    let mut game = SavedGame::<Checkers>::new(setup, [Seat::Human; 2], 1);
    let lines = 1 + chance(seed) % 5;
    play_lines(&mut game, lines, 60, seed);
    game.record = game.record.in_order().into_owned();
    game
}

#[test]
fn what_we_write_we_read() {
    let mut seed = 1;
    for _ in 0..60 {
        let game = random_game(&mut seed);
        let text = write(&game);
        let again = read(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        assert_eq!(again.setup, game.setup);
        let sorted = |mut lines: Vec<String>| {
            lines.sort();
            lines
        };
        assert_eq!(lines(&again)[0], lines(&game)[0], "{text}");
        assert_eq!(sorted(lines(&again)), sorted(lines(&game)), "{text}");
        assert_eq!(write(&again), text);
    }
}

#[test]
fn a_mutated_file_is_an_error_or_a_legal_game() {
    let mut seed = 7;
    let mut opened = 0;
    for _ in 0..40 {
        for source in [GAME.to_owned(), write(&random_game(&mut seed))] {
            for _ in 0..40 {
                let mut bytes = source.clone().into_bytes();
                for _ in 0..=(chance(&mut seed) % 4) {
                    let at = chance(&mut seed) % bytes.len().max(1);
                    if bytes.is_empty() {
                        break;
                    }
                    match chance(&mut seed) % 4 {
                        0 => bytes[at] = u8::try_from(chance(&mut seed) % 256).unwrap_or(0),
                        1 => {
                            bytes.remove(at);
                        }
                        2 => bytes.insert(at, b"()[]{}\"\\*;-x19 "[chance(&mut seed) % 15]),
                        _ => bytes.truncate(at.max(1)),
                    }
                }
                if let Ok(game) = parse_file(Path::new("game.pdn"), &bytes)
                    .and_then(|envelope| envelope.open::<Checkers>())
                {
                    opened += 1;
                    // Every line is a game of our rules.
                    for line in lines(&game) {
                        notation::parse_moves(game.setup, &line).expect("legal moves");
                    }
                    assert!(
                        game.record.position().outcome() != Some(Outcome::Draw)
                            || !game.record.moves().is_empty()
                    );
                }
            }
        }
    }
    assert!(opened > 500, "{opened} have stayed games");
}
