//! Tests of what can be typed, in English and in the other languages.

use super::{Explain as _, Phrases, Typed, Words, help, parse, terminal};
use crate::core::checkers::Checkers;
use crate::core::connect4::Connect4;
use crate::core::go::Go;
use crate::core::gomoku::Gomoku;
use crate::core::reversi::Reversi;
use crate::words::{Language, in_language, in_notation, means, to_type};

/// Returns what a line means, or the answer to one without a meaning.
fn understood<K: Phrases>(line: &str) -> Result<Typed<K>, String> {
    match parse(&K::start(K::Setup::default()), line)? {
        Typed::NotAMove(error) => Err(error.explain()),
        Typed::Unknown(reason) => Err(reason),
        typed => Ok(typed),
    }
}

#[test]
fn lines_and_their_meaning() {
    let cases = [
        (" 4 ", "Ok(Move(column 4))"),
        ("99", r#"Err("There is no column 99: choose 1 to 7")"#),
        (
            "99999999999999",
            r#"Err("Unknown command: 99999999999999. Type the number of a column, or help")"#,
        ),
        ("UNDO", "Ok(Undo)"),
        ("save  my game.json ", r#"Ok(Save("my game.json", Keep))"#),
        ("SAVE! ~game.json", r#"Ok(Save("~game.json", Replace))"#),
        ("save!", r#"Err("save! needs the name of a file, as in save! game.json")"#),
        ("save", r#"Err("save needs the name of a file, as in save game.json")"#),
        ("red human", "Ok(Seat(First, Human))"),
        ("second human", "Ok(Seat(Second, Human))"),
        ("4 4", r#"Err("Unknown command: 4 4. Type the number of a column, or help")"#),
        ("-1", r#"Err("Unknown command: -1. Type the number of a column, or help")"#),
        ("", r#"Err("Type the number of a column, or help")"#),
    ];
    for (line, expected) in cases {
        let typed = understood::<Connect4>(line);
        assert_eq!(format!("{typed:?}"), expected, "{line:?}");
    }
}

#[test]
fn what_is_written_as_a_move_and_is_none_is_told_so() {
    fn refused<K: Phrases>(line: &str) -> String {
        let typed = understood::<K>(line);
        typed.err().unwrap_or_else(|| "a move".to_owned())
    }
    assert_eq!(
        refused::<Go>("i5"),
        "There is no point I5: choose A1 to J9 (the letter I is not used)"
    );
    assert_eq!(refused::<Go>("D30"), "There is no point D30: choose A1 to J9");
    assert_eq!(
        refused::<Go>("pas"),
        "Unknown command: pas. Type a point such as E5, pass or resign, or help"
    );
    let far = "No piece can go from 11 to 22: write a move as in 11-15, a jump as in 15x24x31";
    assert_eq!(refused::<Checkers>("11x22"), far);
    assert_eq!(refused::<Checkers>("11x33"), "There is no square 33: choose 1 to 32");
}

/// The words that can be typed, but for the moves of Go.
const COMMANDS: [Words; 17] = [
    terminal::words_yes,
    terminal::words_no,
    terminal::words_undo,
    terminal::words_redo,
    terminal::words_hint,
    terminal::words_board,
    terminal::words_moves,
    terminal::words_go,
    terminal::words_step,
    terminal::words_save,
    terminal::words_open,
    terminal::words_score,
    terminal::words_new,
    terminal::words_help,
    terminal::words_quit,
    terminal::words_first,
    terminal::words_second,
];

const MOVES: [Words; 5] = [
    terminal::words_pass,
    terminal::words_resign,
    terminal::words_dead,
    terminal::words_done,
    terminal::words_resume,
];

#[test]
fn no_word_means_two_things_in_any_language() {
    for language in Language::all() {
        in_language(language, || {
            let all: Vec<Words> = COMMANDS.into_iter().chain(MOVES).collect();
            for words in &all {
                for word in words().split(' ') {
                    assert_eq!(word, word.to_lowercase(), "{}", language.tag());
                    let meanings = all.iter().filter(|&&other| means(word, other)).count();
                    // `s` is yes in Spanish; an English `s` needs the name of a file.
                    let is_spanish_yes = word == "s" && words() == terminal::words_yes();
                    let expected = if is_spanish_yes { 2 } else { 1 };
                    assert_eq!(meanings, expected, "{word} in {}", language.tag());
                }
            }
        });
    }
}

#[test]
fn prompts_and_the_help_name_the_words_of_their_language() {
    for language in Language::all() {
        in_language(language, || {
            let [help_word, undo, redo, pass] = [
                terminal::words_help as Words,
                terminal::words_undo,
                terminal::words_redo,
                terminal::words_pass,
            ]
            .map(to_type);
            let yes_or_no = [terminal::words_yes as Words, terminal::words_no].map(to_type);
            let yes_or_no = yes_or_no.join("/");
            let [dead, done, resume, save] = [
                terminal::words_dead as Words,
                terminal::words_done,
                terminal::words_resume,
                terminal::words_save,
            ]
            .map(to_type);
            let [go, step, resign, draw] = [
                terminal::words_go as Words,
                terminal::words_step,
                terminal::words_resign,
                terminal::words_draw,
            ]
            .map(to_type);
            let dead_group = format!("{dead}:A1");
            let dead_group = dead_group.as_str();
            for (text, named) in [
                (terminal::ask_column("X", "7"), vec![help_word]),
                (terminal::ask_point("X", "O15"), vec![help_word]),
                (terminal::ask_point_or_pass("X", "J9"), vec![pass, help_word]),
                (terminal::ask_dead("X"), vec![dead_group, done, resume, help_word]),
                (terminal::ask_move("X"), vec![help_word]),
                (terminal::ask_waiting("X"), vec![go, step, redo, undo, help_word]),
                (terminal::ask_again().to_owned(), vec![&yes_or_no, undo, save, help_word]),
                (terminal::ask_leave().to_owned(), vec![&yes_or_no, save]),
                (terminal::ask_replace("X"), vec![&yes_or_no]),
                (terminal::type_column().to_owned(), vec![help_word]),
                (terminal::type_point("X"), vec![help_word]),
                (terminal::type_point_or_pass("X"), vec![pass, resign, help_word]),
                (terminal::type_dead("X"), vec![done, resume, help_word]),
                (terminal::type_move().to_owned(), vec![help_word]),
                (terminal::game_over().to_owned(), vec![to_type(terminal::words_yes), undo]),
                (terminal::computers_turn().to_owned(), vec![go, undo]),
                (terminal::not_saved_exists("X"), vec![&format!("{save}!")]),
                (terminal::help_save().to_owned(), vec![&format!("{save}!")]),
                (help::<Go>(), vec![pass, resign, undo, save]),
                (help::<Gomoku>(), vec![resign, undo, save]),
                (help::<Reversi>(), vec![resign, undo, save]),
                (help::<Checkers>(), vec![resign, draw, undo, save]),
            ] {
                for word in named {
                    assert!(text.contains(word), "{}: {word} in {text}", language.tag());
                }
            }
        });
    }
}

#[test]
fn commands_are_understood_in_english_and_in_the_language_of_the_user() {
    fn typed<K: Phrases>(line: &str) -> String {
        understood::<K>(line).map_or_else(|reason| reason, |typed| format!("{typed:?}"))
    }
    let german = Language::from_tag("de").expect("a language");
    in_language(german, || {
        for [german, english] in [
            ["Zurück", "undo"],
            ["hilfe", "help"],
            ["speichern! spiel.json", "save! spiel.json"],
            ["rot mensch", "red human"],
            ["zweiter stark", "second high"],
        ] {
            assert_eq!(typed::<Connect4>(german), typed::<Connect4>(english));
        }
        for [german, english] in [["passen", "pass"], ["aufgeben", "resign"]] {
            assert_eq!(typed::<Go>(german), typed::<Go>(english));
        }
        assert_eq!(in_notation("tot:a1"), "dead:a1");
        assert!(typed::<Connect4>("undone").contains("Unbekannter Befehl"));
    });
    assert!(typed::<Connect4>("zurück").starts_with("Unknown command"));
}
