//! Every game of the list in the terminal, on the sample that the game supplies.

use plot4::core::game::Player;
use plot4::core::kind::MoveOf;
use plot4::games::{GameId, with_game};
use plot4::words::Phrases;
use serde_json::Value;

use crate::pipes::{run, run_with};

/// Returns the options of the smallest board.
fn options<K: Phrases>() -> Vec<String> {
    let values = K::SAMPLE.smallest.iter();
    let values = values.flat_map(|&(name, value)| [format!("--{name}"), value.to_owned()]);
    ["--game".to_owned(), K::NAME.to_owned()].into_iter().chain(values).collect()
}

/// Returns the moves of the finished game.
fn finished<K: Phrases>() -> (K::Setup, Vec<MoveOf<K>>) {
    let setup = K::parse_setup(K::SAMPLE.smallest).expect("the set-up of the sample");
    let moves = K::parse_moves(setup, K::SAMPLE.finished).expect("the moves of the sample");
    (setup, moves)
}

/// Returns what `show --json` tells with these arguments.
fn shown(arguments: &[&str]) -> Value {
    let output = run(&[&["show", "--json"], arguments].concat()).succeeded();
    serde_json::from_str(&output).expect("JSON")
}

#[test]
fn two_people_play_it_save_it_and_show_it() {
    fn check<K: Phrases>() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("game.json");
        let file = file.to_str().expect("text");
        let (setup, moves) = finished::<K>();
        let mut typed: Vec<String> =
            moves.iter().map(|&mv| K::format_moves(setup, &[mv])).collect();
        typed.insert(2, format!("save {file}"));
        typed.push("n".to_owned());
        let options = options::<K>();
        let mut arguments = vec!["play", "--first", "human", "--second", "human"];
        arguments.extend(options.iter().map(String::as_str));
        let said = run_with(&arguments, (typed.join("\n") + "\n").as_bytes()).succeeded();
        let winner = K::side(Player::First);
        assert!(said.contains(&format!("{winner} wins")), "{said}");

        let position = K::format_moves(setup, &moves[..2]);
        assert_eq!(shown(&[file])["position"], position);
        let mut arguments: Vec<&str> = options.iter().map(String::as_str).collect();
        arguments.push(K::SAMPLE.finished);
        assert_eq!(shown(&arguments)["result"], winner.to_lowercase());
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn a_computer_answers() {
    fn check<K: Phrases>() {
        let first = K::format_moves(K::Setup::default(), &{
            let moves = K::parse_moves(K::Setup::default(), K::SAMPLE.opening);
            moves.expect("the moves of the sample")[..1].to_vec()
        });
        let options = options::<K>();
        let mut arguments = vec!["play", "--seed", "1", "--second", "low"];
        arguments.extend(["--first", "human", "--game", options[1].as_str()]);
        let typed = format!("{first}\nquit\n");
        let said = run_with(&arguments, typed.as_bytes()).succeeded();
        let moves =
            Player::BOTH.map(K::side).map(|side| said.matches(&format!("\n{side}: ")).count());
        assert!(moves.iter().all(|&count| count >= 1), "{said}");
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn the_help_says_how_positions_and_sizes_are_written() {
    let help = run(&["--help"]).succeeded();
    let position = help.split("POSITION, ").nth(1).expect("a paragraph");
    let paragraphs = position.split("\n\n").take(2);
    for paragraph in paragraphs {
        let words = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
        for &id in GameId::ALL {
            let title = with_game!(id, K => K::title());
            assert!(words.contains(&format!("{title} ")), "{title}: {words}");
        }
    }
}

#[test]
fn positions_are_read_as_other_programs_write_them() {
    let position = |arguments: &[&str]| {
        let mut shown = shown(arguments);
        // The set-up is there in other words.
        shown.as_object_mut().expect("an object").remove("position");
        shown
    };
    for (game, text, usual) in [
        ("reversi", "f5d6c3d3", "f5 d6 c3 d3"),
        ("reversi", "F5D6C3D3", "f5 d6 c3 d3"),
        ("gomoku", "h8h7i7", "H8 H7 I7"),
        ("go", "E5c3", "E5 C3"),
        ("connect4", "ddec", "4453"),
        ("connect4", "d1d2e1c1", "4453"),
    ] {
        let [own, expected] = [text, usual].map(|text| position(&["--game", game, text]));
        assert_eq!(own, expected, "{game}: {text}");
    }
    let own = position(&["4453 size=9x7 connect=5 starts=yellow"]);
    let options = ["--size", "9x7", "--connect", "5", "--starts", "yellow", "4453"];
    assert_eq!(own, position(&options));
    let fen = "B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29";
    let usual = position(&["--game", "checkers", "--fen", fen]);
    for arguments in [&[fen][..], &["--game", "checkers", fen]] {
        let mut own = position(arguments);
        let game = own.as_object_mut().expect("an object").remove("game");
        assert!(game.is_none_or(|game| game == "checkers"));
        let mut usual = usual.clone();
        usual.as_object_mut().expect("an object").remove("game");
        assert_eq!(own, usual);
    }
    let wrong = run(&["show", "4453 size=99"]);
    assert!(wrong.errors.contains("99"), "{}", wrong.errors);
}
