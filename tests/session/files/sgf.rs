//! SGF: files like those of other programs open, what cannot be is refused in a line, and what we
//! write we read.

use std::fs;
use std::path::{Path, PathBuf};

use super::kit::{self, lines};
use plot4::core::checkers::Checkers;
use plot4::core::connect4::{Connect4, Size};
use plot4::core::game::Game;
use plot4::core::go::Go;
use plot4::core::gomoku::{Gomoku, Rule, Setup, notation};
use plot4::core::record::Record;
use plot4::players::Seat;
use plot4::session::SavedGame;
use plot4::storage::{
    Envelope, Loss, ParseError, extensions, format_file, load_envelope, load_game, parse_file,
    save_game,
};
use plot4::words::Explain as _;
use proptest::prelude::*;
use tempfile::TempDir;

/// Returns the path of a file of ours.
fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/sgf").join(name)
}

/// Returns the names of all files of ours.
fn names() -> Vec<String> {
    let names = kit::names(&data(""));
    assert_eq!(names.len(), 7, "{names:?}");
    names
}

/// Returns the game of a text.
fn read(text: &[u8]) -> Result<SavedGame<Gomoku>, ParseError> {
    parse_file(Path::new("game.sgf"), text)?.open()
}

/// Returns the text of a game.
fn write(game: &SavedGame<Gomoku>) -> String {
    format_file(Path::new("game.sgf"), &Envelope::of(game)).expect("Gomoku has this format")
}

/// Asserts what a file of another program holds, whose players are people: the set-up, and the
/// lines, the current one first.
fn check(name: &str, setup: &str, expected: &[&str]) {
    let game: SavedGame<Gomoku> =
        load_game(&data(name)).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(game.setup, setup.parse().expect("the test names a setup"), "{name}");
    assert_eq!(game.seats, [Seat::Human; 2], "{name}");
    assert_eq!(lines(&game), expected, "{name}");
    assert_eq!(game.record.cursor(), game.record.moves().len(), "{name}: the end is in view");
}

#[test]
fn files_of_other_programs_open() {
    check(
        "variations.sgf",
        "15x15, 5 in a row, renju",
        &[
            "H8 H9 J6 J8 I7",
            "H8 H9 J6 J8 G7 G9 I7",
            "H8 H9 J6 J8 G7 G9 F6",
            "H8 H9 H7 G9",
            "H8 H9 I8",
        ],
    );
    check("old-names.sgf", "15x15, 5 in a row, freestyle", &["H8 I7 I8"]);
    check("five-19.sgf", "19x19, 5 in a row, standard", &["J10 J9 K10 K9 L10 L9 M10 N10 I10"]);
    check("four-wins.sgf", "9x9, 4 in a row, freestyle", &["E5 A9 F4 A8 G3 A7 D6"]);
    check("collection.sgf", "15x15, 5 in a row, freestyle", &["G9 H8"]);
    check("latin-1.sgf", "15x15, 5 in a row, freestyle", &["H8 G7"]);
}

#[test]
fn marks_and_ends_of_lines_of_other_systems_do_not_matter() {
    let folder = TempDir::new().expect("a folder");
    for name in names() {
        let text = fs::read(data(&name)).expect("a file of ours");
        let mut other = "\u{feff}".as_bytes().to_vec();
        for byte in text {
            other.extend(if byte == b'\n' { &b"\r\n"[..] } else { std::slice::from_ref(&byte) });
        }
        let path = folder.path().join(&name);
        fs::write(&path, other).expect("written");
        match (load_game::<Gomoku>(&path), load_game::<Gomoku>(&data(&name))) {
            (Ok(other), Ok(own)) => assert_eq!(lines(&other), lines(&own), "{name}"),
            (Err(other), Err(_)) => assert!(name == "go.sgf" && other.is_damaged(), "{other:?}"),
            (other, own) => panic!("{name}: {other:?} where it was {own:?}"),
        }
    }
}

#[test]
fn names_of_rules_are_known() {
    for (name, rule) in [
        ("RU[Renju]", Rule::Renju),
        ("RU[Taraguchi-10]", Rule::Renju),
        ("RU[exactly five]", Rule::Standard),
        ("RU[restricted]", Rule::Restricted),
        ("RU[Gomoku]", Rule::Freestyle),
        ("RU[whatever]", Rule::Freestyle),
        ("", Rule::Freestyle),
    ] {
        let game = read(format!("(;GM[4]{name})").as_bytes()).expect("a game");
        assert_eq!(game.setup, Setup::new(15, 5, rule).expect("a setup"), "{name}");
    }
}

#[test]
fn players_are_ours_or_people() {
    let envelope =
        parse_file(Path::new("x.sgf"), b"(;GM[4]AP[Plot 4]PB[]PW[HIGH])").expect("a game");
    let usual = [Seat::Computer("low".parse().expect("a level")), Seat::Human];
    let game: SavedGame<Gomoku> = envelope.open_with(usual, 5).expect("a game");
    assert_eq!(
        (game.seats.map(|seat| seat.to_string()), game.seed),
        (["human".to_owned(), "high".to_owned()], 5)
    );
}

#[test]
fn what_cannot_be_read_is_refused_in_a_line() {
    for (text, expected) in [
        ("GM[4]", "This is not SGF: a game begins with \"(;\""),
        (
            "(;GM[2])",
            "“GM”: This is a game of Othello (GM[2]): Plot 4 reads Go (GM[1]) and Gomoku (GM[4]) in \
            SGF files",
        ),
        (
            "(;GM[x])",
            "“GM”: This is another game (GM[x]): Plot 4 reads Go (GM[1]) and Gomoku (GM[4]) in SGF \
            files",
        ),
        ("(;GM[4]SZ[20])", "“SZ”: Unsupported board size 20: choose 5 to 19"),
        (
            "(;GM[4]SZ[15:13])",
            "“SZ”: The board must be square: 15 columns and 13 rows are not possible in this game",
        ),
        ("(;GM[4]TARGET[7])", "“TARGET”: Unsupported value “7”: choose 3 to 6"),
        ("(;GM[4]TARGET[five])", "“TARGET”: Unsupported value “five”: choose 3 to 6"),
        (
            "(;GM[4]AB[hh][ii])",
            "Line 1, column 8: AB sets up stones: Plot 4 reads games that begin with an empty board",
        ),
    ] {
        let error = read(text.as_bytes()).expect_err(text);
        assert_eq!(error.explain(), expected, "{text}");
        assert_eq!(expected.lines().count(), 1);
    }
}

#[test]
fn a_game_opens_up_to_a_move_that_cannot_be_played_and_the_line_says_why() {
    for (text, expected) in [
        (
            "(;GM[4];W[hh])",
            "Move 1 (“hh”, line 1, column 9): It is Black’s turn: the players alternate, and Black begins",
        ),
        (
            "(;GM[4];B[hh]\n;B[ii])",
            "Move 2 (“ii”, line 2, column 2): It is White’s turn: the players alternate, and Black begins",
        ),
        ("(;GM[4];B[hh];W[hh])", "Move 2 (“hh”, line 1, column 15): This place is already taken"),
        (
            "(;GM[4];B[hh](;W[h8])(;W[ii]))",
            "Move 2 (“h8”, line 1, column 16): “h8” is not a point: write two small letters, from aa at \
            the upper left to oo",
        ),
        (
            "(;GM[4]SZ[9];B[jj])",
            "Move 1 (“jj”, line 1, column 14): “jj” is not a point: write two small letters, from aa at \
            the upper left to ii",
        ),
        (
            "(;GM[4];B[])",
            "Move 1 (“”, line 1, column 9): You can pass only if there is nowhere to play",
        ),
        (
            "(;GM[4];B[tt])",
            "Move 1 (“tt”, line 1, column 9): You can pass only if there is nowhere to play",
        ),
        (
            "(;GM[4];B[hh][ii])",
            "Move 1 (“hh”, line 1, column 9): B has several values: a move has one",
        ),
        (
            "(;GM[4]SZ[5]TARGET[3];B[aa];W[ba];B[ab];W[bb];B[ac];W[bc])",
            "Move 6 (“bc”, line 1, column 53): The game is already over",
        ),
        (
            "(;GM[4]RU[renju];B[he];W[bb];B[hf];W[bd];B[fg];W[dd];B[gg];W[bf];B[hg])",
            "Move 9 (“hg”, line 1, column 66): Double three is forbidden for Black",
        ),
    ] {
        let envelope = parse_file(Path::new("game.sgf"), text.as_bytes()).expect(text);
        let losses = envelope.losses().all();
        let Some(Loss::UpTo { error, rest }) = losses.first() else {
            panic!("{losses:?}: {text}");
        };
        assert_eq!(error.explain(), expected, "{text}");
        let number: usize =
            expected[5..].split(' ').next().and_then(|text| text.parse().ok()).expect("a number");
        let game: SavedGame<Gomoku> = envelope.open().expect("Gomoku");
        assert_eq!(game.record.cursor(), number - 1, "{text}");
        assert!(text.contains(rest.as_str()), "{rest}: {text}");
        // Nothing is lost, and it opens like that again.
        let written = write(&game);
        assert!(written.contains(rest.as_str()), "{written}");
        let again = read(written.as_bytes()).expect("a game");
        assert_eq!((lines(&again), write(&again)), (lines(&game), written));
    }
}

#[test]
fn a_turn_that_is_told_is_no_set_up() {
    let game = read(b"(;GM[4]PL[black]HA[2]KM[6.5];B[hh]PL[W];W[ii])").expect("a game");
    assert_eq!(lines(&game), ["H8 I7"]);
}

/// Returns the game of these lines, of which the last is the main line.
fn game(setup: &str, seats: [&str; 2], lines: &[&str]) -> SavedGame<Gomoku> {
    let setup: Setup = setup.parse().expect("the test names a setup");
    let mut game = SavedGame::new(setup, seats.map(|seat| seat.parse().expect("a seat")), 0);
    for line in lines {
        game.record.go_to(0);
        for mv in notation::parse_moves(setup, line).expect("the test names legal moves") {
            game.record.play(mv).expect("they were just checked");
        }
    }
    game.record.make_main();
    game
}

#[test]
fn a_written_game_is_readable() {
    let long = "H8 G7 I8 G6 J8 G5 K8 G4 A1 B1 A2 B2 A3 B3 A5 B5 A6 B6 A7 B7 L8";
    let game = game(
        "15x15, 5 in a row, freestyle",
        ["human", "high,defensive"],
        &["H8 G7 I8 G8", "H8 G7 A1", "H8 O15", long],
    );
    insta::assert_snapshot!(write(&game), @r"
    (;FF[4]GM[4]CA[UTF-8]AP[Plot 4:0.1.0]SZ[15]RU[freestyle]PW[high,defensive]
    RE[B+];B[hh](;W[gi](;B[ih](;W[gj];B[jh];W[gk];B[kh];W[gl];B[ao];W[bo];B[an]
    ;W[bn];B[am];W[bm];B[ak];W[bk];B[aj];W[bj];B[ai];W[bi];B[lh])(;W[gh]))(;B[ao]))
    (;W[oa]))
    ");
    assert_eq!(read(write(&game).as_bytes()).map(|read| lines::<Gomoku>(&read)), Ok(lines(&game)));
}

#[test]
fn a_small_game_says_its_target_and_its_end() {
    let small = game("9x9, 4 in a row, restricted", ["low", "human"], &["A9"]);
    insta::assert_snapshot!(write(&small), @r"
    (;FF[4]GM[4]CA[UTF-8]AP[Plot 4:0.1.0]SZ[9]RU[restricted]TARGET[4]PB[low];B[aa])
    ");
}

/// Black must pass once, and the file has that as a value without a point. A file may also leave it
/// out.
#[test]
fn a_pass_that_is_forced_is_written_and_read() {
    let setup = Setup::new(5, 3, Rule::Renju).expect("a setup");
    let mut found = 0;
    for seed in 0..3000_u32 {
        let mut saved = SavedGame::<Gomoku>::new(setup, [Seat::Human; 2], 0);
        let mut random = seed;
        let mut legal = Vec::new();
        while saved.record.position().outcome().is_none() {
            saved.record.position().legal_moves(&mut legal);
            random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let index = usize::try_from(random >> 8).expect("a small number") % legal.len();
            saved.record.play(legal[index]).expect("a legal move");
        }
        let text = write(&saved);
        if text.contains("B[]") {
            found += 1;
            assert_eq!(
                read(text.as_bytes()).map(|read| lines::<Gomoku>(&read)),
                Ok(lines(&saved)),
                "{text}"
            );
            let without = text.replace(";B[]", "");
            assert_eq!(
                read(without.as_bytes()).map(|read| lines::<Gomoku>(&read)),
                Ok(lines(&saved)),
                "{without}"
            );
        }
    }
    assert!(found > 0, "no game had a pass");
}

#[test]
fn the_name_or_the_text_of_a_file_says_its_format() {
    let folder = TempDir::new().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let saved = game("15x15, 5 in a row, renju", ["human", "low"], &["H8 G7", "H8 I9 G9"]);
    let is_sgf =
        |name: &str| fs::read_to_string(path(name)).expect("it was written").starts_with("(;");
    for (name, expected) in [
        ("game.sgf", true),
        ("game.SGF", true),
        ("game.json", false),
        ("game", false),
        ("sgf", false),
    ] {
        save_game(&path(name), &saved).expect("saved");
        assert_eq!(is_sgf(name), expected, "{name}");
        let read: SavedGame<Gomoku> = load_game(&path(name)).expect("our own file");
        assert_eq!(
            (lines(&read), read.seats, read.setup),
            (lines(&saved), saved.seats, saved.setup),
            "{name}"
        );
        assert_eq!(load_envelope(&path(name)).expect("our own file").game(), "gomoku");
    }
    // Whatever they are called.
    fs::rename(path("game.sgf"), path("other.txt")).expect("renamed");
    fs::rename(path("game.json"), path("other.sgf")).expect("renamed");
    for name in ["other.txt", "other.sgf"] {
        assert_eq!(
            load_game(&path(name)).map(|read| lines::<Gomoku>(&read)).expect("our own file"),
            lines(&saved),
            "{name}"
        );
    }
    assert_eq!(extensions(), ["json", "sgf", "pdn"]);
}

#[test]
fn a_game_without_the_format_is_not_saved_in_it() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("game.sgf");
    let saved = SavedGame::<Connect4>::new(Size::STANDARD, [Seat::Human; 2], 0);
    let message = save_game(&path, &saved).expect_err("Connect 4 has no SGF").explain();
    assert!(
        message.ends_with(
            "game.sgf. SGF files are for Go and Gomoku only: choose a name that ends in .json, or in .pdn for Checkers"
        ),
        "{message}"
    );
    assert!(!path.exists());
}

/// A linear congruential generator, for mutations that are the same each time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % sides
    }
}

/// Changes some bytes of a text.
fn mutate(text: &mut Vec<u8>, dice: &mut Dice) {
    const PIECES: [&[u8]; 14] = [
        b"(",
        b")",
        b";",
        b"[",
        b"]",
        b"\\",
        b";B[",
        b";W[hh]",
        b"AB[aa]",
        b"SZ[9]",
        b"GM[4]",
        b"\n",
        b"\xc3\xa9",
        b"(;B[ee])",
    ];
    for _ in 0..=dice.roll(3) {
        let at = dice.roll(text.len() + 1);
        match dice.roll(4) {
            0 if at < text.len() => drop(text.remove(at)),
            1 if at < text.len() => text[at] = u8::try_from(dice.roll(256)).expect("a byte"),
            2 => {
                let to = (at + dice.roll(20)).min(text.len());
                let again = text[at..to].to_vec();
                text.splice(at..at, again);
            }
            _ => drop(text.splice(at..at, PIECES[dice.roll(PIECES.len())].iter().copied()).count()),
        }
    }
}

/// Asserts that so many mutated files are each refused or hold a legal game.
fn check_mutated(rounds: usize) {
    let files: Vec<Vec<u8>> =
        names().iter().map(|name| fs::read(data(name)).expect("a file of ours")).collect();
    let mut dice = Dice(4);
    let mut opened = 0;
    for round in 0..rounds {
        let mut text = files[round % files.len()].clone();
        mutate(&mut text, &mut dice);
        match read(&text) {
            Ok(game) => {
                opened += 1;
                let replayed = Record::replay(game.record.start().clone(), game.record.moves())
                    .expect("legal moves");
                assert_eq!(replayed.position(), game.record.last_position());
            }
            Err(damage) => assert!(!damage.explain().is_empty()),
        }
    }
    assert!((rounds / 10..rounds * 9 / 10).contains(&opened), "{opened} of them could be opened");
}

#[test]
fn two_thousand_mutated_files_are_refused_or_legal() {
    check_mutated(2_000);
}

#[test]
#[ignore = "fifty times as many; run it after a change of how SGF is read"]
fn a_hundred_thousand_mutated_files_are_refused_or_legal() {
    check_mutated(100_000);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read(
        size in 5_u8..=19, target in 3_u8..=6, rule in 0_usize..4,
        steps in proptest::collection::vec((0_usize..10, any::<u16>()), 0..60),
    ) {
        let Ok(setup) = Setup::new(size, target, Rule::ALL[rule]) else { return Ok(()) };
        let mut saved = SavedGame::<Gomoku>::new(setup, [Seat::Human, "high".parse().expect("a \
            seat")], 0);
        let mut moves = Vec::new();
        for (step, choice) in steps {
            let here = saved.record.cursor();
            if step < 3 {
                saved.record.go_to(here.saturating_sub(step * 2));
            }
            // Mostly moves near each other, as in a game.
            if step % 2 == 0 {
                saved.record.position().candidates(&mut moves);
            } else {
                saved.record.position().legal_moves(&mut moves);
            }
            if let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) {
                saved.record.play(mv).expect("it is legal");
            }
        }
        saved.record = saved.record.in_order().into_owned();
        let text = write(&saved);
        prop_assert!(text.lines().all(|line| line.len() < 80), "{}", text);
        let read = read(text.as_bytes()).expect("our own file");
        prop_assert_eq!(read.record.branches(), saved.record.branches(), "{}", text);
        prop_assert_eq!((read.record.moves(), read.setup, read.seats), (saved.record.moves(), saved.setup, saved.seats));
        prop_assert_eq!(&write(&read), &text, "what is read is written as it was");
    }
}

#[test]
fn a_game_saved_over_a_file_of_several_is_one_of_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let save = |name: &str, before: &[u8], game: &str| {
        let path = folder.path().join(name);
        fs::write(&path, before).expect("written");
        let game = parse_file(&path, game.as_bytes()).expect("a game");
        let result = if name.ends_with("sgf") {
            save_game::<Go>(&path, &game.open().expect("Go"))
        } else {
            save_game::<Checkers>(&path, &game.open().expect("Checkers"))
        };
        (fs::read(&path).expect("a file"), result)
    };
    let anna = "(;GM[1]SZ[9]PB[Anna];B[ee])";
    let ben = "(;GM[1]SZ[9]PB[Ben];B[cc])";
    let both = format!("{anna}\n{ben}\n");
    // One that continues a game of the file takes its place, and another is the last one.
    let (saved, _) = save("games.sgf", both.as_bytes(), "(;GM[1]SZ[9]PB[Ben];B[cc];W[dd])");
    let saved = String::from_utf8(saved).expect("UTF-8");
    assert!(saved.starts_with(anna) && saved.contains(";W[dd]") && !saved.contains(ben));
    let (saved, _) = save("games.sgf", both.as_bytes(), "(;GM[1]SZ[9];B[gg])");
    let saved = String::from_utf8(saved).expect("UTF-8");
    assert!(saved.starts_with(both.trim()) && saved.contains(";B[gg]"), "{saved}");
    // A file with one game is replaced.
    let (saved, _) = save("game.sgf", anna.as_bytes(), "(;GM[1]SZ[9];B[gg])");
    assert!(!String::from_utf8(saved).expect("UTF-8").contains("Anna"));
    // A file in Latin 1 stays so, or stays as it is.
    let latin = b"(;GM[1]SZ[9]PB[J\xf6rg];B[ee])(;GM[1]SZ[9]PB[Ben];B[cc])";
    let (saved, _) = save("latin.sgf", latin, "(;GM[1]SZ[9]PB[Ren\u{e9}];B[gg])");
    let is_there = saved.windows(8).any(|text| text == b"PB[Ren\xe9]");
    assert!(saved.starts_with(latin) && is_there, "{saved:?}");
    let (saved, result) = save("latin.sgf", latin, "(;GM[1]SZ[9]PB[\u{5d4e}];B[gg])");
    let error = result.expect_err("Latin 1 has no such character").explain();
    assert!(saved == latin && error.contains("older encoding, which has no “\u{5d4e}”"), "{error}");
    // So do the games of PDN.
    let games = "[Black \"Anna\"]\n1.  11-15 *\n\n[Black \"Ben\"]\n1. 9-14 *\n";
    let (saved, _) = save("games.pdn", games.as_bytes(), "[Black \"Ben\"]\n1. 9-14 22-18 *");
    let saved = String::from_utf8(saved).expect("UTF-8");
    assert!(saved.starts_with("[Black \"Anna\"]\n1.  11-15 *\n\n[") && saved.contains("22-18"));
    assert_eq!(saved.matches("Ben").count(), 1, "{saved}");
}
