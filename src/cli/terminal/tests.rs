//! Tests of the questions to a user at a terminal, which tests through pipes never see.

use std::fs;
use std::path::PathBuf;
use std::thread;

use super::*;
use crate::core::connect4::{Connect4, Size};
use crate::core::go::Dead;
use crate::core::kind::{Colour, GameSetup, Notation as _};
use crate::games::Go;
use crate::storage::{load_game, load_past_game, past_files};
use crate::worker::RequestQueue;

const LOOK: TextLook = TextLook { characters: Characters::Ascii, colour: Colour::None };

/// Returns the output without the boards, for a user who types these lines.
fn output_of(typed: &str) -> String {
    output_in(typed, None)
}

/// Returns what is said to these lines, with the past games in this folder.
fn output_in(typed: &str, past_games: Option<PathBuf>) -> String {
    let input = Input::Text(io::Cursor::new(typed.to_owned()));
    played::<Connect4>(Size::STANDARD, input, past_games)
}

/// Returns what is said in a game of two people with this input.
fn played<K: Phrases>(setup: K::Setup, input: Input<'_>, past_games: Option<PathBuf>) -> String {
    let mut output = Vec::new();
    let mut table = Table {
        session: Session::new(SavedGame::<K>::new(setup, [Seat::Human; 2], 1)),
        look: LOOK,
        begins: FirstPlayer::InTurn,
        audience: Audience::None,
        prompt: Prompt::SameLine,
        kept: String::new(),
        source: None,
        engines: EngineSeats::default(),
        trusts_engines: true,
        settings: Settings::default(),
        past_games: past_games.map(PastGames::of),
        input,
        output: &mut output,
    };
    table.play().expect("the streams are texts");
    String::from_utf8(output).expect("text")
}

/// To quit is urgent, so a hint, a score or a proposal that was asked for before is not waited for.
#[test]
fn quitting_does_not_wait_for_a_hint_or_a_score() {
    let setup = <Go as GameSetup>::Setup::default();
    let prompt = |player| {
        let side = terminal::side(words::side::<Go>(player), Go::mark(player, LOOK));
        Go::ask(&Go::start(setup), &side)
    };
    for asked in ["hint", "score"] {
        let said = quitting_after(setup, &[asked]);
        let prompt = prompt(Player::First);
        assert!(said.ends_with(&format!("{prompt} {prompt} ")), "{said}");
    }
    // After two passes the adviser would propose which stones are dead.
    let setup = setup.with_dead(Dead::Settle);
    let said = quitting_after(setup, &["C3", "G7", "pass", "pass"]);
    assert!(said.contains(&prompt(Player::Second)), "{said}");
    assert!(!said.contains(terminal::proposed_none()), "{said}");
}

/// Returns what is said to a user who has typed these lines and to quit before the first is read.
fn quitting_after(setup: <Go as GameSetup>::Setup, typed: &[&str]) -> String {
    let typed = typed.iter().chain(&["quit"]);
    let typed: Vec<_> = typed.map(|&line| Line::Text(line.to_owned())).collect();
    let mut typed = typed.into_iter().map(Some);
    let is_quit = |line: &Option<Line>| {
        let line = line.as_ref();
        line.is_some_and(|line| is(line, terminal::words_quit))
    };
    let lines = RequestQueue::start("typed", move || Ok(typed.next()), is_quit);
    let lines = lines.expect("a thread");
    while lines.urgent() == 0 {
        thread::yield_now();
    }
    let input = Input::Typed { lines: &lines, is_dialogue: true };
    played::<Go>(setup, input, None)
}

#[test]
fn a_person_is_asked_before_a_file_is_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    let name = path.to_str().expect("a name in UTF-8");
    fs::write(&path, "a letter").expect("written");

    let said = output_of(&format!("4\nsave {name}\nn\n3\nquit\n"));
    assert!(
        said.contains(&format!(
            "{name} already exists. Replace it? (y/n): Not saved: {name} is unchanged\n"
        )),
        "{said}"
    );
    assert!(said.contains(": column 3"), "the game goes on: {said}");
    assert_eq!(fs::read_to_string(&path).expect("the letter"), "a letter");

    let said = output_of(&format!("4\nsave {name}\n"));
    assert!(said.ends_with(&format!("Not saved: {name} is unchanged\n")), "{said}");
    assert_eq!(fs::read_to_string(&path).expect("the letter"), "a letter");

    let moves = || {
        let game = load_game::<Connect4>(&path).expect("a game");
        game.record.moves().len()
    };
    let said = output_of(&format!("4\nsave {name}\n Yes \nquit\n"));
    assert!(said.contains(&format!("Replace it? (y/n): Saved to {name}\n")), "{said}");
    assert_eq!(moves(), 1);

    let said = output_of(&format!("4\n4\nsave! {name}\nquit\n"));
    assert!(
        !said.contains("Replace it?") && said.contains(&format!("Saved to {name}\n")),
        "{said}"
    );
    assert_eq!(moves(), 2);
}

#[test]
fn saving_makes_no_folder_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let none = folder.path().join("none");
    let name = none.to_str().expect("a name in UTF-8");
    let said = output_of(&format!("4\nsave {name}/game.json\n3\nquit\n"));
    assert!(
        said.contains(&format!("Cannot save {name}/game.json. There is no folder {name}\n")),
        "{said}"
    );
    assert!(said.contains(": column 3") && !none.exists(), "{said}");
}

#[cfg(unix)]
#[test]
fn a_person_is_asked_through_links_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, link) = (folder.path().join("letter"), folder.path().join("link"));
    fs::write(&path, "a letter").expect("written");
    std::os::unix::fs::symlink("letter", &link).expect("a link");
    let name = link.to_str().expect("a name in UTF-8");
    let said = output_of(&format!("4\nsave {name}\nno\nquit\n"));
    assert!(said.contains("already exists. Replace it?"), "{said}");
    assert_eq!(fs::read_to_string(&path).expect("the letter"), "a letter");
}

#[test]
fn a_person_is_asked_before_an_unfinished_game_is_left() {
    let asked = "Leave without saving? (y/n, or save FILE): ";
    let times = |said: &str, what: &str| said.matches(what).count();

    let said = output_of("4\nquit\ny\n3\n");
    assert!(said.ends_with(asked), "{said}");
    let said = output_of("4\nquit\nquit\n3\n");
    assert!(said.ends_with(asked), "asked once: {said}");
    let said = output_of("4\nquit\nn\n3\nquit\ny\n");
    assert!(said.contains(": column 3"), "the game goes on: {said}");
    assert_eq!(times(&said, asked), 2, "{said}");

    for typed in ["quit\n", "4\nundo\nquit\n", "1\n2\n1\n2\n1\n2\n1\nquit\n"] {
        let said = output_of(typed);
        assert_eq!(times(&said, asked), 0, "nothing is lost: {said}");
    }

    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.json");
    let name = path.to_str().expect("a name in UTF-8");
    let said = output_of(&format!("4\nquit\nsave {name}\n3\n"));
    assert!(said.ends_with(&format!("Saved to {name}\n")), "{said}");
    let said = output_of(&format!("4\nsave! {name}\nquit\n"));
    assert_eq!(times(&said, asked), 0, "it is in a file: {said}");
    let said = output_of(&format!("4\nsave! {name}\n3\nquit\ny\n"));
    assert_eq!(times(&said, asked), 1, "the last move is not: {said}");
}

#[test]
fn another_game_is_asked_for_until_the_answer_means_something() {
    let over = "1\n2\n1\n2\n1\n2\n1\n";
    let asked = "Play again? (y/n, or undo, save FILE, help): ";
    let said = output_of(&format!("{over}perhaps\n9\nn\n"));
    assert_eq!(said.matches(asked).count(), 3, "{said}");
    assert!(!said.contains("perhaps") && !said.contains("Type"), "{said}");
}

#[test]
fn games_of_a_person_are_kept_when_they_end_or_are_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let past = folder.path().join("data");
    let saved = folder.path().join("game.json");
    fs::write(&saved, r#"{"version": 2, "game": "connect4", "moves": "44"}"#).expect("written");
    let open = format!("open {}", saved.display());
    // One is won, one left for another, one opened and left, and one has no moves.
    let typed = ["4343434", "", "y", "11", "new", &open, "5", "new", "quit"];
    let typed = typed.map(|line| {
        if line.bytes().all(|byte| byte.is_ascii_digit()) {
            line.chars().flat_map(|key| [key, '\n']).collect()
        } else {
            format!("{line}\n")
        }
    });
    let said = output_in(&typed.concat(), Some(past.clone()));
    let mut lines: Vec<_> = past_files(&past)
        .expect("a folder")
        .iter()
        .map(|file| {
            let game = load_past_game(&file.path(&past)).expect("a game");
            let game: SavedGame<Connect4> = game.open().expect("Connect 4");
            Connect4::format_moves(Size::STANDARD, game.record.moves())
        })
        .collect();
    lines.sort();
    assert_eq!(lines, ["11", "4343434", "445"], "{said}");
    assert!(!said.contains("Leave without saving?"), "nothing is lost");
    assert!(past_files(folder.path()).expect("a folder").is_empty());
}

#[test]
fn a_game_that_cannot_be_kept_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "no folder").expect("written");
    let said = output_in("4\n3\nquit\ny\n", Some(file.join("data")));
    let told = "This game could not be saved to Past games. ";
    assert_eq!(said.matches(told).count(), 1, "{said}");
}
