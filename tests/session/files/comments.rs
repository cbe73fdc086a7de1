//! Comments on the positions of a game stay with it: through every file format, undo and other
//! lines.

use std::path::Path;

use plot4::core::checkers::Checkers;
use plot4::core::connect4::Connect4;
use plot4::core::game::Game;
use plot4::core::go::Go;
use plot4::core::gomoku::Gomoku;
use plot4::core::kind::GameKind;
use plot4::core::record::{Builder, Comment, Record};
use plot4::games::{GameId, with_game};
use plot4::players::Seat;
use plot4::session::SavedGame;
use plot4::storage::{Envelope, extension_for, format_file, parse_file};
use plot4::words::Explain as _;
use proptest::prelude::*;

/// Returns the game of a file with this name.
fn read<K: GameKind>(name: &str, text: &str) -> SavedGame<K> {
    let envelope = parse_file(Path::new(name), text.as_bytes())
        .unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    envelope.open().unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// Returns a game as a file with this name.
fn write<K: GameKind>(name: &str, game: &SavedGame<K>) -> String {
    format_file(Path::new(name), &Envelope::of(game)).expect("the game has this format")
}

/// Returns the comments of a record, each with its line and the number of moves before it.
fn comments<G: Game>(record: &Record<G>) -> Vec<(usize, usize, String)> {
    let lines = record.comments().into_iter().enumerate();
    lines
        .flat_map(|(line, own)| {
            own.into_iter().map(move |(plies, comment)| (line, plies, comment.to_string()))
        })
        .collect()
}

/// A step of a game in the making: how far one goes back, which move is made, and what is written
/// after it.
type Step = (usize, u16, Option<String>);

/// Returns a game with variations and comments.
fn game<K: GameKind>(first: Option<&String>, steps: &[Step]) -> SavedGame<K> {
    let setup = K::Setup::default();
    let mut record = Builder::new(K::start(setup));
    record.write(first.map_or("", |text| text));
    let mut moves = Vec::new();
    for (back, choice, comment) in steps {
        record.back_to(record.plies().saturating_sub(*back));
        record.position().candidates(&mut moves);
        if let Some(&mv) = moves.get(usize::from(*choice) % moves.len().max(1)) {
            let before = record.plies();
            record.play(mv).expect("a legal move");
            assert_eq!(record.plies(), before + 1);
            record.write(comment.as_deref().unwrap_or(""));
        }
    }
    SavedGame { record: record.finish(), ..SavedGame::new(setup, [Seat::Human; 2], 1) }
}

/// Asserts that a file of a game has all its lines and comments, and is the same when it is written
/// again.
fn check<K: GameKind>(name: &str, first: Option<&String>, steps: &[Step]) {
    let game = game::<K>(first, steps);
    let text = write(name, &game);
    let again = read::<K>(name, &text);
    assert_eq!(again.record.branches(), game.record.branches(), "{text}");
    assert_eq!(comments(&again.record), comments(&game.record), "{text}");
    assert_eq!(write(name, &again), text, "what is read is written as it was");
}

/// Returns text of characters that mean something in one of the formats, of blanks, and of any
/// others.
fn text() -> impl Strategy<Value = String> {
    let awkward =
        proptest::sample::select(r#"]]\\}}{[;()":,/*%! 	1.x"#.chars().collect::<Vec<_>>());
    let blank = proptest::sample::select(vec![
        ' ', '\n', '\n', '\r', '\t', '\u{85}', '\u{a0}', '\u{2028}', '\u{3000}',
    ]);
    let steering = proptest::sample::select(vec![
        '\0', '\u{1b}', '\u{7f}', '\u{202e}', '\u{feff}', '\u{200b}',
    ]);
    let character = prop_oneof![4 => awkward, 2 => blank, 1 => steering, 2 => any::<char>()];
    proptest::collection::vec(character, 0..30).prop_map(String::from_iter)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_comment_comes_back_from_every_format(
        first in proptest::option::of(text()),
        steps in proptest::collection::vec((0_usize..4, any::<u16>(), proptest::option::of(text())), 0..16),
    ) {
        for &id in GameId::ALL {
            for extension in ["json"].into_iter().chain(extension_for(id.name())) {
                let name = format!("game.{extension}");
                with_game!(id, K => check::<K>(&name, first.as_ref(), &steps));
            }
        }
    }

    #[test]
    fn a_comment_is_the_same_when_it_is_read_again(text in text()) {
        if let Some(comment) = Comment::new(&text) {
            prop_assert_eq!(Comment::new(comment.text()), Some(comment));
        }
    }
}

#[test]
fn comments_of_other_programs_stand_where_they_belong() {
    let sgf = "(;GM[1]SZ[9]C[About the game\n\nwith \\[brackets\\]];C[before its \
        move]B[ee](;W[cc]C[a]C[b];C[no move])(;W[gg]C[other\\\n line]))";
    let game = read::<Go>("game.sgf", sgf);
    let expected = [
        (0, 0, "About the game\n\nwith [brackets]"),
        (0, 1, "before its move"),
        (0, 2, "a\nb\nno move"),
        (1, 2, "other line"),
    ];
    assert_eq!(
        comments(&game.record),
        expected.map(|(line, plies, text)| (line, plies, text.to_owned()))
    );
    let pdn = "[White \"Anna\"] {Before} [Black \"Ben\"]\n; and more\n1. 11-15 {good ] ( 1. 12} ; \
        and more } of it\n23-19 ({before the move} 22-17 {after} {it}) {of 23-19} 2. 8-11 {last} \
        1-0\n";
    let game = read::<Checkers>("game.pdn", pdn);
    let expected = [
        (0, 0, "Before\n and more"),
        (0, 1, "good ] ( 1. 12\n and more } of it"),
        (0, 2, "of 23-19"),
        (0, 3, "last"),
        (1, 2, "before the move\nafter\nit"),
    ];
    assert_eq!(
        comments(&game.record),
        expected.map(|(line, plies, text)| (line, plies, text.to_owned()))
    );
}

#[test]
fn a_saved_game_has_them_by_the_number_of_moves_and_an_old_one_has_none() {
    let steps =
        [(0, 3, Some("middle".to_owned())), (0, 3, None), (1, 2, Some("a \"b\"\nc".to_owned()))];
    let game = game::<Connect4>(Some(&"start".to_owned()), &steps);
    let text = write("game.json", &game);
    assert!(
        text.contains(r#""comments": {"0":"start","1":"middle","1.2":"a \"b\"\nc"}"#),
        "{text}"
    );
    assert!(text.contains("\"variations\": [\"1:3\"]"), "{text}");
    let old = r#"{"version": 2, "game": "connect4", "moves": "44"}"#;
    assert!(comments(&read::<Connect4>("game.json", old).record).is_empty());
    assert!(!write("game.json", &read::<Connect4>("game.json", old)).contains("comments"));
    for (comments, reason) in [
        (r#"{"x": "a"}"#, "“x” is not a number of moves"),
        (r#"{"1": 5}"#, "Text is expected here"),
    ] {
        let text = format!(
            r#"{{"version": 2, "game": "connect4", "moves": "44", "comments": {comments}}}"#
        );
        let error = parse_file(Path::new("game.json"), text.as_bytes())
            .and_then(|envelope| envelope.open::<Connect4>());
        assert!(error.expect_err("it is wrong").explain().contains(reason), "{comments}");
    }
    let beyond = r#"{"version": 2, "game": "connect4", "moves": "44", "comments":
        {"7": "of no move", "2": "kept"}}"#;
    let expected = [(0, 2, "kept\nof no move".to_owned())];
    assert_eq!(
        comments(&read::<Connect4>("game.json", beyond).record),
        expected,
        "nothing is lost"
    );
    let of_2 = r#"{"version": 2, "game": "connect4", "moves": "44", "variations":
        [{"after": 1, "moves": [3], "comments": {"2": "of version 2", "9": "of no move"}}]}"#;
    let expected = [(0, 2, "of no move"), (1, 2, "of version 2")]
        .map(|(line, plies, text)| (line, plies, text.to_owned()));
    assert_eq!(comments(&read::<Connect4>("game.json", of_2).record), expected);
}

#[test]
fn undo_other_lines_and_looking_back_keep_them() {
    let steps = [
        (0, 3, Some("one".to_owned())),
        (0, 3, Some("two".to_owned())),
        (1, 2, Some("other".to_owned())),
    ];
    let mut record = game::<Connect4>(Some(&"start".to_owned()), &steps).record;
    let here = |record: &Record<_>| record.comment().map(ToString::to_string);
    assert_eq!(here(&record).as_deref(), Some("two"));
    record.undo();
    assert_eq!(here(&record).as_deref(), Some("one"));
    let other = record.tried().nth(1).expect("the other line");
    record.play(other).expect("legal");
    assert_eq!(here(&record).as_deref(), Some("other"));
    record.undo();
    record.redo();
    assert_eq!(here(&record).as_deref(), Some("other"));
    record.go_to(0);
    assert_eq!(here(&record).as_deref(), Some("start"));
    record.go_to(2);
    let mut moves = Vec::new();
    record.position().candidates(&mut moves);
    record.play(moves[0]).expect("legal");
    assert_eq!(here(&record), None, "a new move has no comment");
}

#[test]
fn long_comments_are_kept_whole_in_every_format() {
    let text = "\u{1}é ".repeat(20_000) + "end";
    let steps: Vec<Step> = (0..12).map(|step| (0, step, Some(text.clone()))).collect();
    check::<Gomoku>("game.json", Some(&text), &steps);
    check::<Go>("game.sgf", Some(&text), &steps);
    check::<Checkers>("game.pdn", Some(&text), &steps);
}
