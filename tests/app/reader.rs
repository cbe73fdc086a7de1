//! Announcements to screen readers in the whole window: every sentence of it, in its order.

use std::fs;
use std::path::Path;

use crate::window_harness::{Window, connect4, home, seats};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use plot4::games::GameId;
use plot4::launch::Launch;
use plot4::words::text;

/// Opens a game between these two.
fn game(home: &Path, game: GameId, first: &str, second: &str) -> Window {
    let mut window = Window::open(
        home,
        Launch {
            game: Some(game.name()),
            seats: seats(first, second),
            seed: Some(7),
            ..Launch::default()
        },
    );
    window.heard();
    window
}

/// Presses keys by their names, and returns what is said of them.
fn said(window: &mut Window, keys: &str) -> Vec<String> {
    for key in keys.split_whitespace() {
        window.key(Key::from_name(key).expect("a key"));
    }
    window.heard()
}

#[test]
fn the_window_says_what_it_is() {
    let mut window = Window::at_home(Window::open_afresh);
    assert_eq!(window.heard(), ["Plot 4. Press any key to begin"]);
    assert_eq!(
        window.harness.root().accesskit_node().label().as_deref(),
        Some("Plot 4")
    );
}

#[test]
fn what_the_arrows_aim_at_is_said_before_anything_has_the_focus() {
    let home = home();
    let mut window = game(home.path(), GameId::Connect4, "human", "human");
    assert_eq!(said(&mut window, "Left"), ["Column 3, empty"]);
    assert_eq!(
        said(&mut window, "Left Left Left"),
        ["Column 2, empty", "Column 1, empty", "Column 1, empty"],
        "also at the edge"
    );
    said(&mut window, "1 1 2");
    assert_eq!(said(&mut window, "Left"), ["Column 1, 2 of 6: red, yellow"]);
    // Once a column has the focus, a screen reader says by itself where that goes.
    while !window.focused().starts_with("Column ") {
        window.key(Key::Tab);
    }
    let before = window.focused();
    window.heard();
    assert_eq!(said(&mut window, "Right"), Vec::<String>::new());
    assert_ne!(window.focused(), before);

    let mut window = game(home.path(), GameId::Gomoku, "human", "human");
    assert_eq!(said(&mut window, "Left Up"), ["G8, empty", "G9, empty"]);
}

#[test]
fn the_arrows_are_heard_in_practice_too() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "human"));
    window.key(Key::M);
    window.press(text::puzzles::menu());
    window.heard();
    let heard = said(&mut window, "Left");
    assert!(
        heard.len() == 1 && heard[0].starts_with("Column 3, "),
        "{heard:?}"
    );
}

#[test]
fn of_several_keys_in_a_frame_the_last_place_is_said() {
    let mut window = Window::at_home(|home| game(home, GameId::Gomoku, "human", "human"));
    for key in [Key::ArrowLeft, Key::ArrowLeft, Key::ArrowUp] {
        let event = Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        window.harness.input_mut().events.push(event);
    }
    window.settle();
    assert_eq!(window.heard(), ["F9, empty"]);
}

#[test]
fn a_place_that_refuses_says_so_each_time() {
    let home = home();
    let mut window = game(home.path(), GameId::Connect4, "human", "human");
    said(&mut window, "1 1 1 1 1 1");
    let full = "Column 1 is full: choose 2, 3, 4, 5, 6 or 7";
    assert_eq!(said(&mut window, "1 1 1"), [full; 3]);

    let mut window = game(home.path(), GameId::Gomoku, "human", "human");
    said(&mut window, "Enter");
    let heard = said(&mut window, "Enter Enter");
    assert!(
        heard.len() == 2 && heard.iter().all(|said| said.contains("H8 is taken")),
        "{heard:?}"
    );
}

#[test]
fn taking_back_and_playing_again_sound_like_no_move() {
    let home = home();
    let mut window = game(home.path(), GameId::Connect4, "human", "human");
    said(&mut window, "4 3");
    window.ctrl(Key::Z);
    assert_eq!(
        window.heard(),
        ["Taken back: column 3 by Yellow. Yellow to move"]
    );
    window.ctrl(Key::Y);
    assert_eq!(
        window.heard(),
        ["Played again: column 3 by Yellow. Red to move"]
    );
    for _ in 0..3 {
        window.ctrl(Key::Z);
    }
    assert_eq!(
        window.heard(),
        [
            "Taken back: column 3 by Yellow. Yellow to move",
            "Taken back: column 4 by Red. Red to move",
            "Nothing to undo"
        ]
    );

    let mut window = game(home.path(), GameId::Gomoku, "human", "low");
    said(&mut window, "Enter");
    window.wait(|window| window.moves().len() == 2, "the computer's answer");
    let answer = window.moves()[1].clone();
    window.heard();
    window.ctrl(Key::Z);
    assert_eq!(
        window.heard(),
        [format!(
            "Taken back: {answer} by White, H8 by you. Your turn"
        )]
    );
    window.ctrl(Key::Y);
    assert_eq!(
        window.heard(),
        [format!(
            "Played again: H8 by you, {answer} by White. Your turn"
        )]
    );
}

#[test]
fn looking_back_says_which_move_is_in_view() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "human"));
    said(&mut window, "4 3 4");
    assert_eq!(
        said(&mut window, "Home"),
        ["Before the first move. Red to move"]
    );
    window.ctrl(Key::ArrowRight);
    window.ctrl(Key::ArrowRight);
    assert_eq!(
        window.heard(),
        [
            "Move 1 of 3, Red: column 4. Yellow to move",
            "Move 2 of 3, Yellow: column 3. Red to move"
        ]
    );
    assert_eq!(
        said(&mut window, "End"),
        ["Move 3 of 3, Red: column 4. Yellow to move"]
    );
}

#[test]
fn the_end_says_who_has_won_how_and_after_how_many_moves_and_what_is_asked() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "human"));
    said(&mut window, "4 3 4 3 4 3");
    let question = "Play again? Press Y or N, or R to review the game";
    let end = "Red: column 4. Red wins: four in a column. The game took 7 moves";
    assert_eq!(said(&mut window, "4"), [end, question]);
    window.ctrl(Key::Z);
    assert_eq!(window.heard(), ["Taken back: column 4 by Red. Red to move"]);
    assert_eq!(said(&mut window, "4"), [end, question], "it is asked again");
}

#[test]
fn choosing_by_a_digit_says_who_was_chosen() {
    let mut window = Window::at_home(Window::open_afresh);
    window.key(Key::Space);
    window.heard();
    assert_eq!(said(&mut window, "1"), ["You against Beginner"]);
    assert_eq!(said(&mut window, "7"), ["A friend at this computer"]);
    assert_eq!(said(&mut window, "8"), ["Casual against Casual"]);
    assert_eq!(said(&mut window, "3"), ["You against Low"]);
    assert_eq!(
        said(&mut window, "Right"),
        ["You against Low. You play Red. Yellow starts"]
    );
    assert_eq!(
        said(&mut window, "Left Enter"),
        ["You against Low. You play Red and start", "Your turn"]
    );
}

#[test]
fn every_question_is_said_with_what_enter_answers_whatever_brings_it_up() {
    let home = home();
    let quit = "Quit? Press Enter to stay, or Y to quit";
    // From the title, from the new-game screen, from the board: and each time again.
    let mut window = Window::open_afresh(home.path());
    window.heard();
    assert_eq!(said(&mut window, "Escape"), [quit]);
    said(&mut window, "Enter");
    said(&mut window, "Space");
    assert_eq!(said(&mut window, "Escape"), [quit]);
    assert!(!said(&mut window, "N").contains(&quit.to_owned()));
    assert_eq!(said(&mut window, "Escape"), [quit]);
    said(&mut window, "Enter 7 Enter");
    assert_eq!(said(&mut window, "Escape"), [quit]);
    assert_eq!(said(&mut window, "Enter"), ["Red to move"]);
    // Statistics: shown, cleared, kept.
    window.ctrl(Key::T);
    window.wait_for("No games yet");
    assert_eq!(window.heard(), ["Statistics"]);
}

#[test]
fn a_pasted_position_asks_before_a_computer_plays_and_nothing_of_it_is_lost() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "low"));
    window.harness.event(Event::Paste("444".to_owned()));
    window.settle();
    let heard = window.heard();
    let question =
        "Let the computer play? Low moves next. Press Enter to let it play, or N to look first";
    assert_eq!(
        heard.last().map(String::as_str),
        Some(question),
        "{heard:?}"
    );
    assert!(
        heard.iter().any(|said| said.starts_with("Position pasted")),
        "{heard:?}"
    );
    assert_eq!(heard.iter().filter(|said| *said == question).count(), 1);
}

#[test]
fn the_last_game_is_offered_aloud() {
    let home = home();
    {
        let mut window = game(home.path(), GameId::Connect4, "human", "low");
        said(&mut window, "4");
        window.wait(|window| window.moves().len() == 2, "the computer's answer");
        let file = home.path().join("data/game.json");
        window.wait(
            |_| fs::read_to_string(&file).is_ok_and(|text| text.contains("\"moves\"")),
            "the game that is kept",
        );
    }
    let mut window = Window::open(home.path(), Launch::default());
    window.wait_for(text::dialogs::continue_last());
    let heard = window.heard();
    let asked = heard.last().expect("the question");
    assert!(
        asked.starts_with("Continue your last game? Red: Human · Yellow: Low"),
        "{heard:?}"
    );
    assert!(
        asked.ends_with("Press Enter to continue, or N for a new game"),
        "{heard:?}"
    );
}

#[test]
fn a_new_game_says_how_the_last_one_comes_back_and_whose_turn_it_is() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "human"));
    said(&mut window, "4");
    window.ctrl(Key::N);
    assert_eq!(
        window.heard(),
        [
            "New game: Red starts. Press Ctrl+Z to go back to your last game",
            "Red to move"
        ]
    );
}

#[test]
fn the_analysis_says_what_it_has_found_and_what_the_column_is_worth() {
    let home = home();
    let envelope = connect4("4534214335224424", ["human"; 2]);
    let mut window = Window::open_saved(home.path(), envelope);
    window.heard();
    window.key(Key::A);
    let found = "Red wins in 4 moves. Best: column 3";
    window.wait(|window| window.has_heard(found), found);
    assert_eq!(window.heard(), ["Analysis shown", found]);
    assert_eq!(
        said(&mut window, "Left"),
        ["Column 3, 3 of 6: red, yellow, red, wins in 4 moves"]
    );
    for _ in 0..30 {
        window.step();
    }
    assert_eq!(window.heard(), Vec::<String>::new(), "once is enough");
}

#[test]
fn a_move_that_is_made_again_sounds_like_a_move_and_a_dialog_that_closes_tells_the_place() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "human"));
    said(&mut window, "4 3");
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    window.heard();
    assert_eq!(said(&mut window, "4"), ["Red: column 4. Yellow to move"]);
    said(&mut window, "F1");
    assert_eq!(
        said(&mut window, "Escape"),
        ["Red: column 4. Yellow to move"]
    );
}
