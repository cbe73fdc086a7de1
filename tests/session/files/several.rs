//! Saving over a file that holds several games: no other game is lost, whatever is in the file.

use std::fs;

use plot4::storage::{FileError, FileToSave, file_to_save, parse_file};
use plot4::words::Explain;

/// Returns the result of saving a game over a file with these contents.
fn save(
    name: &str,
    before: &[u8],
    game: &str,
    opened: Option<&str>,
) -> Result<FileToSave, FileError> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join(name);
    fs::write(&path, before).expect("written");
    let game = parse_file(name_of(game).as_ref(), game.as_bytes()).expect("a game");
    file_to_save(&path, &game, opened, opened)
}

/// Returns a name for a text by its format.
fn name_of(game: &str) -> &'static str {
    if game.starts_with('(') { "new.sgf" } else { "new.pdn" }
}

/// Returns the text of the file after a game was saved over it.
fn saved(name: &str, before: &str, game: &str, opened: Option<&str>) -> String {
    let file = save(name, before.as_bytes(), game, opened).expect("saved");
    String::from_utf8(file.bytes).expect("UTF-8")
}

const NEW: &str = "(;GM[1]SZ[9];B[hh])";
const NEW_PDN: &str = "[Event \"new\"]\n1. 10-14 *";

#[test]
fn games_that_do_not_open_stay_in_the_file() {
    for before in [
        "(;GM[1]SZ[9];B[aa];W[aa])(;GM[1]SZ[9];B[cc])",
        "(;GM[2]SZ[8];B[cd])(;GM[1]SZ[9];B[cc])",
        "(;GM[1]SZ[99];B[aa])(;GM[1]SZ[9];B[cc])",
        "(;GM[1]SZ[9];B[cc])(;GM[1]SZ[9];B[aa];W[aa])",
    ] {
        let after = saved("games.sgf", before, NEW, None);
        assert!(after.starts_with(before) && after.contains(";B[hh]"), "{after}");
    }
    for before in [
        "[Event \"a\"]\n1. 11-16 11-16 *\n\n[Event \"b\"]\n1. 9-14 *",
        "[GameType \"20\"]\n1. 32-28 *\n\n[Event \"b\"]\n1. 9-14 *",
    ] {
        let after = saved("games.pdn", before, NEW_PDN, None);
        assert!(after.starts_with(before) && after.contains("10-14"), "{after}");
    }
}

#[test]
fn one_game_of_a_file_is_replaced_even_if_another_does_not_open() {
    let illegal = "(;GM[1]SZ[9];B[aa];W[aa])";
    let opened = "(;GM[1]SZ[9]C[x];B[cc])";
    let after = saved("games.sgf", &[illegal, opened, "\n"].concat(), NEW, Some(opened));
    assert!(after.starts_with(illegal) && !after.contains("C[x]"), "{after}");
    // Behind the fault nothing is known, and what is before it can still be replaced.
    let cut_off = "(;GM[1]SZ[9];B[dd](;W";
    let before = [opened, "\n", cut_off].concat();
    let after = saved("games.sgf", &before, NEW, Some(opened));
    assert!(
        after.ends_with(cut_off) && after.contains(";B[hh]") && !after.contains("C[x]"),
        "{after}"
    );
}

#[test]
fn nothing_is_saved_over_a_file_whose_games_cannot_be_told_apart() {
    for (name, before, game) in [
        // What is added behind it would be a part of the last game.
        ("games.sgf", "(;GM[1]SZ[9];B[aa])(;GM[1]C[x", NEW),
        ("games.sgf", "dear Anna", NEW),
        ("games.pdn", "[Event \"a\"]\n1. 9-14 *\n[Event \"b\"]\n1. 9-14 {x", NEW_PDN),
        ("games.pdn", "[Event \"a\"]\n1. 9-14 *\n[Event \"b\"]\n1. 9-14 (10-14", NEW_PDN),
        ("games.pdn", "[Event \"a\"]\n1. 9-14 *\n[Event b]\n1. 9-14 *", NEW_PDN),
        // Several games in the format of another name.
        ("games.json", "(;GM[1]SZ[9];B[aa])(;GM[1]SZ[9];B[cc])", NEW),
        ("games", "(;GM[1]SZ[9];B[aa])(;GM[1]SZ[9];B[cc])", NEW),
        ("games.sgf", "[Event \"a\"]\n1. 9-14 *\n[Event \"b\"]\n1. 9-14 *", NEW),
    ] {
        let error = save(name, before.as_bytes(), game, None).expect_err(before);
        assert!(
            error.explain().ends_with("save this game in a file of its own"),
            "{before}: {}",
            error.explain()
        );
    }
    let large = [vec![b' '; (4 << 20) + 1], b"(;GM[1])(;GM[1])".to_vec()].concat();
    save("games.sgf", &large, NEW, None).expect_err("not all of it was read");
    // Where there is at most one game, the file is replaced.
    for (name, before) in [
        ("games.sgf", ""),
        ("games.sgf", "\u{feff} \n"),
        ("games.sgf", "(;GM[1]SZ[9];B[aa];W[aa])"),
        ("games.sgf", "(;GM[1]SZ[9];B[aa]"),
        ("games.sgf", r#"{"version":3,"game":"connect4","moves":"4453"}"#),
        ("games.json", "(;GM[1]SZ[9];B[aa])"),
        ("games.json", "dear Anna"),
    ] {
        let after = saved(name, before, NEW, None);
        assert!(!after.contains("B[aa]") && !after.contains("4453"), "{after}");
    }
}

#[test]
fn a_game_of_a_file_in_latin_1_is_replaced_again() {
    let opened = "(;GM[1]SZ[9]PB[J\u{f6}rg];B[ee])";
    let other = "(;GM[1]SZ[9]PB[Ren\u{e9}];B[cc])";
    let latin = |text: &str| -> Vec<u8> {
        text.chars().map(|character| u8::try_from(character).expect("Latin 1")).collect()
    };
    let before = latin(&[other, opened].concat());
    let one = "(;GM[1]SZ[9]PB[J\u{f6}rg];B[ee];W[dd])";
    let first = save("games.sgf", &before, one, Some(opened)).expect("saved");
    // The second one does not continue the first.
    let two = "(;GM[1]SZ[9]PB[J\u{f6}rg];B[ee];W[gg])";
    let second = save("games.sgf", &first.bytes, two, Some(&first.game)).expect("saved");
    let text: String = second.bytes.iter().copied().map(char::from).collect();
    assert!(text.starts_with(other), "{text}");
    assert_eq!(text.matches("PB[J\u{f6}rg]").count(), 1, "{text}");
    assert_eq!(text.matches("CA[ISO-8859-1]").count(), 1, "{text}");
    // In a comment nothing is changed.
    let game = "[Event \"CA[UTF-8]\"]\n1. 10-14 *";
    let before = latin("[Event \"J\u{f6}rg\"]\n1. 9-14 *\n[Event \"b\"]\n1. 9-14 *");
    let file = save("games.pdn", &before, game, None).expect("saved");
    assert!(file.game.contains("CA[UTF-8]"), "{}", file.game);
}

#[test]
fn a_game_of_another_event_or_day_is_not_replaced() {
    let other = "(;GM[1]SZ[9]PB[Anna];B[ee])";
    for told in ["EV[Cup]", "DT[2026-11-25]", "GN[Final]", "RO[2]"] {
        let known = format!("(;GM[1]SZ[9]{told}PB[Ben];B[cc])");
        let before = [other, &known].concat();
        for new in [
            "(;GM[1]SZ[9]PB[Ben];B[cc];W[dd])",
            "(;GM[1]SZ[9]EV[x]DT[2026-11-26]PB[Ben];B[cc];W[dd])",
        ] {
            let after = saved("games.sgf", &before, new, None);
            assert!(after.starts_with(&before), "{after}");
        }
        let new = known.replace("])", "];W[dd])");
        let after = saved("games.sgf", &before, &new, None);
        assert_eq!(after.matches("PB[Ben]").count(), 1, "{after}");
    }
    // A game that has ended is not the beginning of one that goes on.
    let before = [other, "(;GM[1]SZ[9]PB[Ben]RE[W+R];B[cc])"].concat();
    let after = saved("games.sgf", &before, "(;GM[1]SZ[9]PB[Ben];B[cc];W[dd])", None);
    assert!(after.starts_with(&before), "{after}");
    let before = "[Event \"a\"]\n1. 9-14 *\n[Event \"b\"]\n[Date \"2026.11.25\"]\n1. 9-14 *";
    let new = "[Event \"b\"]\n[Date \"2026.11.26\"]\n1. 9-14 22-18 *";
    assert!(saved("games.pdn", before, new, None).starts_with(before));
}

#[test]
fn comments_between_games_and_results_of_variations_begin_no_game() {
    let games = [
        "[Event \"a\"]\n1. 9-14 * {about a}",
        "[Event \"b\"]\n{x}\n[White \"Anna\"]\n1. 9-14 (1. 11-15 *) 22-18 * {about b}",
        "[Event \"c\"]\n1. 9-14 *",
    ];
    let text = games.join("\n");
    let read = parse_file("games.pdn".as_ref(), text.as_bytes()).expect("a game");
    let texts: Vec<&str> = read.games().iter().map(|game| &*game.text).collect();
    assert_eq!(texts, games);
}

#[test]
fn the_last_game_of_a_list_ends_where_the_next_one_begins() {
    let one = "[Event \"a\"]\n1. 9-14 *\n";
    let text = one.repeat(600);
    let read = parse_file("games.pdn".as_ref(), text.as_bytes()).expect("a game");
    assert_eq!(read.games().len(), 500);
    assert!(read.games().iter().all(|game| *game.text == *one.trim()));
}

#[test]
fn a_game_that_is_saved_again_and_again_is_there_once() {
    for (name, versions) in [
        (
            "game.sgf",
            ["(;GM[1]SZ[9]C[one];B[aa])", "(;GM[1]SZ[9];B[bb]C[two])", "(;GM[1]SZ[9];B[cc])"],
        ),
        (
            "game.pdn",
            [
                "[Event \"a\"]\n1. 9-14 {one} *",
                "[Event \"b\"]\n1. 10-14 {two} *",
                "[Event \"c\"]\n1. 11-15 *",
            ],
        ),
    ] {
        let mut file = save(name, b"", versions[0], None).expect("saved");
        for version in &versions[1..] {
            file = save(name, &file.bytes, version, Some(&file.game)).expect("saved");
            let text = String::from_utf8(file.bytes.clone()).expect("UTF-8");
            assert_eq!(text.trim(), &*file.game, "{name}: one game");
            assert!(!text.contains("one"), "{text}");
        }
    }
}

#[test]
fn another_game_is_added_if_the_only_one_is_not_the_one_that_was_opened() {
    let before = "(;GM[1]SZ[9];B[aa];AW[cc];B[dd])\n";
    let after = saved("game.sgf", before, NEW, Some("(;GM[1]SZ[9]AB[aa]AW[cc];B[dd])"));
    assert!(after.starts_with(before) && after.contains(";B[hh]"), "{after}");
    // Opened as it stands, it is replaced.
    let after = saved("game.sgf", before, NEW, Some(before.trim()));
    assert!(!after.contains(";B[dd]"), "{after}");
}

#[test]
fn a_single_game_before_a_fault_needs_no_list() {
    for (name, text) in [
        ("game.sgf", &*format!("(;GM[1]SZ[9];B[aa])(;GM[1]{})", "C[]".repeat(1001))),
        ("game.pdn", "[Event \"a\"]\n1. 9-14 *\n[Event \"b\"]\n1. 9-14 {open\n[Event c]"),
    ] {
        let game = parse_file(name.as_ref(), text.as_bytes()).expect("a game");
        assert!(game.games().is_empty(), "{name}");
        assert!(!game.losses().all().is_empty(), "{name}: a notice says what was left out");
    }
}

#[test]
fn what_stands_around_the_only_game_stays() {
    let own = "(;GM[1]SZ[9];B[aa])";
    let before = format!("\u{feff}A lesson\n{own} the end\n");
    let game = "(;GM[1]SZ[9];B[aa];W[bb])";
    let after = saved("game.sgf", &before, game, Some(own));
    assert!(
        after.starts_with("\u{feff}A lesson\n(;") && after.ends_with(";W[bb]) the end\n"),
        "{after}"
    );
}

#[test]
fn a_file_of_pdn_that_is_saved_as_it_was_opened_has_the_same_tags() {
    for text in [
        "[White \"Ben\"]\n[Event \"x\"]\n[Result \"2-0\"]\n[ECO \"?\"]\n\n1. 11-15 23-19 2-0\n",
        "[event \"x\"]\n[Result \"*\"]\n[GameType \"21,W\"]\n\n1. 11-15 *\n",
        "[Black \"Anna\"]\n\n1. 11-15 (1. 9-14 $1) 23-19 *\n",
        "1. 11-15 *\n",
    ] {
        let game = parse_file("game.pdn".as_ref(), text.as_bytes()).expect("a game");
        let own = game.text().expect("its text");
        let after = saved("game.pdn", text, text, Some(&own));
        let tags = |text: &str| -> Vec<String> {
            let tags = text.lines().filter(|line| line.starts_with('['));
            tags.map(str::to_owned).collect()
        };
        assert_eq!(tags(&after), tags(text), "{after}");
    }
}
