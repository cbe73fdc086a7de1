//! Announcements to screen readers in the whole window: every sentence of it, in its order.

use std::fs;
use std::path::Path;

use crate::window_harness::{
    Window, beginner, casual, column, connect4, empty, ended, home, in_column, low, moved, red,
    seats, sentences, with, yellow,
};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use plot4::games::GameId;
use plot4::launch::Launch;
use plot4::words::text::{
    analysis, connect4, dialogs, game, new_game, notices, play, puzzles, statistics,
};
use plot4::words::you;

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

/// Returns what is said where a coin was taken back, and whose turn it is again.
fn taken_back(column: usize, side: &str) -> String {
    let taken = game::taken_back(game::move_by(in_column(column), side));
    sentences(taken, game::to_move(side))
}

/// Returns what is said after this one of three moves.
fn at_move(number: usize, side: &str, column: usize, next: &str) -> String {
    sentences(game::at_move(number, 3, side, in_column(column)), game::to_move(next))
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
    assert_eq!(window.heard(), [notices::title()]);
    assert_eq!(window.harness.root().accesskit_node().label().as_deref(), Some("Plot 4"));
}

#[test]
fn what_the_arrows_aim_at_is_said_before_anything_has_the_focus() {
    let home = home();
    let mut window = game(home.path(), GameId::Connect4, "human", "human");
    assert_eq!(said(&mut window, "Left"), [connect4::column_empty(3)]);
    assert_eq!(
        said(&mut window, "Left Left Left"),
        [2, 1, 1].map(connect4::column_empty),
        "also at the edge"
    );
    said(&mut window, "1 1 2");
    assert_eq!(said(&mut window, "Left"), [column(1, &["red", "yellow"])]);
    // Once a column has the focus, a screen reader says by itself where that goes.
    while !window.focused().starts_with(&connect4::move_subject("")) {
        window.key(Key::Tab);
    }
    let before = window.focused();
    window.heard();
    assert_eq!(said(&mut window, "Right"), Vec::<String>::new());
    assert_ne!(window.focused(), before);

    let mut window = game(home.path(), GameId::Gomoku, "human", "human");
    assert_eq!(said(&mut window, "Left Up"), ["G8", "G9"].map(empty));
}

#[test]
fn the_arrows_are_heard_in_practice_too() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "human"));
    window.key(Key::M);
    window.press(puzzles::title());
    window.heard();
    let heard = said(&mut window, "Left");
    assert!(
        heard.len() == 1 && heard[0].starts_with(&with(connect4::move_subject("3"), "")),
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
    assert_eq!(window.heard(), [empty("F9")]);
}

#[test]
fn a_place_that_refuses_says_so_each_time() {
    let home = home();
    let mut window = game(home.path(), GameId::Connect4, "human", "human");
    said(&mut window, "1 1 1 1 1 1");
    let others = plot4::words::one_of(&["2", "3", "4", "5", "6", "7"]);
    let full = connect4::refused_full("1", others);
    assert_eq!(said(&mut window, "1 1 1"), [full.as_str(); 3]);

    let mut window = game(home.path(), GameId::Gomoku, "human", "human");
    said(&mut window, "Enter");
    let heard = said(&mut window, "Enter Enter");
    assert!(
        heard.len() == 2 && heard.iter().all(|said| said.contains(&game::refused_taken("H8"))),
        "{heard:?}"
    );
}

#[test]
fn taking_back_and_playing_again_sound_like_no_move() {
    let home = home();
    let mut window = game(home.path(), GameId::Connect4, "human", "human");
    said(&mut window, "4 3");
    window.ctrl(Key::Z);
    assert_eq!(window.heard(), [taken_back(3, yellow())]);
    window.ctrl(Key::Y);
    assert_eq!(
        window.heard(),
        [sentences(
            game::played_again(game::move_by(in_column(3), yellow())),
            game::to_move(red())
        )]
    );
    for _ in 0..3 {
        window.ctrl(Key::Z);
    }
    assert_eq!(
        window.heard(),
        [taken_back(3, yellow()), taken_back(4, red()), notices::nothing_to_undo().to_owned()]
    );

    let mut window = game(home.path(), GameId::Gomoku, "human", "low");
    said(&mut window, "Enter");
    window.wait(|window| window.moves().len() == 2, "the computer's answer");
    let by_white = game::move_by(&window.moves()[1], game::side_white());
    window.heard();
    window.ctrl(Key::Z);
    assert_eq!(
        window.heard(),
        [sentences(
            game::taken_back(with(&by_white, game::move_by("H8", you()))),
            game::your_turn()
        )]
    );
    window.ctrl(Key::Y);
    assert_eq!(
        window.heard(),
        [sentences(
            game::played_again(with(game::move_by("H8", you()), &by_white)),
            game::your_turn()
        )]
    );
}

#[test]
fn looking_back_says_which_move_is_in_view() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "human"));
    said(&mut window, "4 3 4");
    assert_eq!(said(&mut window, "Home"), [sentences(game::before_first(), game::to_move(red()))]);
    window.ctrl(Key::ArrowRight);
    window.ctrl(Key::ArrowRight);
    assert_eq!(window.heard(), [at_move(1, red(), 4, yellow()), at_move(2, yellow(), 3, red())]);
    assert_eq!(said(&mut window, "End"), [at_move(3, red(), 4, yellow())]);
}

#[test]
fn the_end_says_who_has_won_how_and_after_how_many_moves_and_what_is_asked() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "human"));
    said(&mut window, "4 3 4 3 4 3");
    let question = notices::play_again();
    let end = ended(red(), in_column(4), game::wins_line(red(), 4, "column"), 7);
    let end = end.as_str();
    assert_eq!(said(&mut window, "4"), [end, question]);
    window.ctrl(Key::Z);
    assert_eq!(window.heard(), [taken_back(4, red())]);
    assert_eq!(said(&mut window, "4"), [end, question], "it is asked again");
}

#[test]
fn choosing_by_a_digit_says_who_was_chosen() {
    let mut window = Window::at_home(Window::open_afresh);
    window.key(Key::Space);
    window.heard();
    assert_eq!(said(&mut window, "1"), [play::pairing(you(), beginner())]);
    assert_eq!(said(&mut window, "7"), [new_game::friend_spoken()]);
    assert_eq!(said(&mut window, "8"), [play::pairing(casual(), casual())]);
    assert_eq!(said(&mut window, "3"), [play::pairing(you(), low())]);
    assert_eq!(
        said(&mut window, "Right"),
        [sentences(play::pairing(you(), low()), new_game::opponent_begins("red", "yellow"))]
    );
    assert_eq!(
        said(&mut window, "Left Enter"),
        [
            sentences(play::pairing(you(), low()), new_game::you_begin("red")),
            game::your_turn().to_owned()
        ]
    );
}

#[test]
fn every_question_is_said_with_what_enter_answers_whatever_brings_it_up() {
    let home = home();
    let quit = dialogs::quit_spoken();
    // From the title, from the new-game screen: and each time again.
    let mut window = Window::open_afresh(home.path());
    window.heard();
    assert_eq!(said(&mut window, "Escape"), [quit]);
    said(&mut window, "Enter");
    said(&mut window, "Space");
    assert_eq!(said(&mut window, "Escape"), [quit]);
    assert!(!said(&mut window, "N").contains(&quit.to_owned()));
    assert_eq!(said(&mut window, "Escape"), [quit]);
    said(&mut window, "Enter 7 Enter");
    assert_eq!(said(&mut window, "Escape"), [dialogs::menu()], "a game has a menu");
    assert_eq!(said(&mut window, "Escape"), [game::to_move(red())]);
    // Statistics: shown, cleared, kept.
    window.ctrl(Key::T);
    window.wait_for(statistics::empty());
    assert_eq!(window.heard(), [statistics::title()]);
}

#[test]
fn a_pasted_position_asks_before_a_computer_plays_and_nothing_of_it_is_lost() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "low"));
    window.harness.event(Event::Paste("444".to_owned()));
    window.settle();
    let heard = window.heard();
    let question = dialogs::let_play_spoken(low());
    let question = question.as_str();
    assert_eq!(heard.last().map(String::as_str), Some(question), "{heard:?}");
    assert!(heard.iter().any(|said| said == notices::position_pasted()), "{heard:?}");
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
    window.wait_for(dialogs::continue_last());
    let heard = window.heard();
    let asked = heard.last().expect("the question");
    let players = play::pairing(you(), low());
    let progress = play::beside(connect4::title(), play::moves_so_far(2));
    assert_eq!(*asked, dialogs::continue_last_spoken(players, progress));
}

#[test]
fn a_new_game_says_how_the_last_one_comes_back_and_whose_turn_it_is() {
    let mut window = Window::at_home(|home| game(home, GameId::Connect4, "human", "human"));
    said(&mut window, "4");
    window.ctrl(Key::N);
    assert_eq!(window.heard(), [notices::next_game(game::new_begins("red")), game::to_move(red())]);
}

#[test]
fn the_analysis_says_what_it_has_found_and_what_the_column_is_worth() {
    let home = home();
    let envelope = connect4("4534214335224424", ["human"; 2]);
    let mut window = Window::open_saved(home.path(), envelope);
    window.heard();
    window.key(Key::A);
    let found = sentences(game::evaluation_wins_in(red(), 4), game::best(in_column(3)));
    let found = found.as_str();
    window.wait(|window| window.has_heard(found), found);
    assert_eq!(window.heard(), [analysis::shown(), found]);
    assert_eq!(
        said(&mut window, "Left"),
        [with(column(3, &["red", "yellow", "red"]), game::verdict_wins_in(4))]
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
    assert_eq!(said(&mut window, "4"), [moved(red(), in_column(4), yellow())]);
    said(&mut window, "F1");
    assert_eq!(said(&mut window, "Escape"), [moved(red(), in_column(4), yellow())]);
}
