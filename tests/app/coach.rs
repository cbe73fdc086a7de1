//! The coach in the whole window: what is held back, what is praised, and how often it spoke.

use std::path::Path;

use crate::window_harness::{Window, beginner, choice, connect4, home, in_column, labelled};
use egui::Key;
use plot4::launch::{Launch, Start};
use plot4::session::Coach;
use plot4::storage::Envelope;
use plot4::words;
use plot4::words::text::{coach, connect4, game, new_game, play, settings};

/// Red wins in column 3 alone.
const POSITION: &str = "4534214335224424";
/// Yellow has three in a row, and only column 4 stops them.
const THREE: &str = "453253516132";

#[test]
fn the_coach_of_the_settings_watches_the_next_games() {
    let choose = |window: &mut Window, coach| {
        window.settings(settings::tab_play());
        window.press(&choice(new_game::coach(), coach));
        window.key(Key::Escape);
    };
    let held_back = |window: &mut Window| {
        // The first move beside the middle loses.
        window.key(Key::Num1);
        window.wait(|window| window.shows(coach::take_back()), "a move that is held back");
        window.key(Key::Escape);
    };
    let home = home();
    // Chosen before the first game, over the page of a new game.
    let mut window = Window::open(home.path(), Launch { start: Start::Title, ..Launch::default() });
    window.key(Key::Space);
    choose(&mut window, coach::everything());
    window.key(Key::Enter);
    held_back(&mut window);
    // And in the midst of a game without one.
    choose(&mut window, coach::off());
    window.key(Key::C);
    window.key(Key::Enter);
    choose(&mut window, coach::everything());
    window.key(Key::C);
    window.key(Key::Enter);
    held_back(&mut window);
}

/// Opens a position of a game with this coach between two players.
fn open(home: &Path, text: &str, players: [&str; 2], coach: Coach) -> Window {
    Window::open_saved(home, connect4(text, players).with_coach(coach))
}

/// The player is Red.
const RED: [&str; 2] = ["human", "learner"];

#[test]
fn a_move_that_opens_a_win_is_held_back_and_another_one_is_played_at_once() {
    for coach in [Coach::Blunders, Coach::Everything] {
        let home = home();
        let mut window = open(home.path(), POSITION, RED, coach);
        window.key(Key::Num6);
        window.wait_for(&coach::sentence(connect4::why_opened_win("yellow", "6", 4)));
        assert!(window.shows(&connect4::card_lets_win("yellow")));
        assert!(window.shows(&labelled(coach::class("opened_win"), in_column(6))));
        window.check_announced(&labelled(
            coach::class("opened_win"),
            words::both(
                &connect4::card_lets_win("yellow"),
                &coach::sentence(connect4::why_opened_win("yellow", "6", 4)),
            ),
        ));
        assert_eq!(window.moves().len(), 16, "it is not played");
        window.press(coach::take_back());
        assert!(!window.shows(&connect4::card_lets_win("yellow")));
        assert_eq!(window.moves().len(), 16);
        window.key(Key::Num3);
        window.wait(|window| window.moves().len() >= 17, "the move");
        assert_eq!(window.moves()[16], "3");
    }
}

#[test]
fn against_medium_a_coin_under_its_winning_space_is_held_back() {
    let home = home();
    let game = "437465235662443335622445";
    let mut window = open(home.path(), game, ["human", "medium"], Coach::Blunders);
    window.key(Key::Num5);
    window.wait_for(&connect4::card_lets_win("yellow"));
    window
        .check_announced(&labelled(coach::class("opened_win"), connect4::card_lets_win("yellow")));
    assert_eq!(window.moves().len(), game.len(), "it is not played");
    window.key(Key::Escape);
    assert!(!window.shows(&connect4::card_lets_win("yellow")));
}

#[test]
fn three_in_a_column_that_are_left_are_a_missed_block() {
    let home = home();
    let mut window = open(home.path(), "41414", ["learner", "human"], Coach::Blunders);
    window.key(Key::Num2);
    window.wait_for(&labelled(coach::class("missed_block"), in_column(2)));
    window.check_announced(&labelled(
        coach::class("missed_block"),
        words::both(
            &connect4::card_lets_win("red"),
            &coach::sentence(connect4::why_missed_block("red", 3, "4")),
        ),
    ));
    assert_eq!(window.moves().len(), 5, "it is not played");
    // Another bad column is another try, and is held back, too.
    window.key(Key::Num3);
    window.wait_for(&labelled(coach::class("missed_block"), in_column(3)));
    assert!(!window.shows(&labelled(coach::class("missed_block"), in_column(2))));
    // The right one is played.
    window.key(Key::Num4);
    window.wait(|window| window.moves().len() >= 6, "the move");
    assert_eq!(window.moves()[5], "4");
}

#[test]
fn a_hint_takes_the_place_of_a_move_that_is_held_back() {
    let home = home();
    let mut window = open(home.path(), POSITION, RED, Coach::Everything);
    window.key(Key::Num6);
    window.wait_for(&connect4::card_lets_win("yellow"));
    window.key(Key::H);
    window.wait_for(&connect4::hint_play("3"));
    assert!(!window.shows(&connect4::card_lets_win("yellow")));
    assert_eq!(window.moves().len(), 16, "nothing is played");
}

#[test]
fn it_may_be_played_anyway_and_is_counted() {
    for way in ["again", "K", "button"] {
        let home = home();
        let saved = home.path().join("saved.json");
        let mut window = open(home.path(), POSITION, RED, Coach::Everything);
        window.key(Key::Num1);
        window.wait_for(coach::keep());
        match way {
            "again" => window.key(Key::Num1),
            "K" => window.key(Key::K),
            _ => window.press(coach::keep()),
        }
        window.wait(|window| window.moves().len() >= 17, "the move");
        assert_eq!(window.moves()[16], "1", "{way}");
        window.save_as(&saved);
        let text = std::fs::read_to_string(&saved).expect("a file");
        let text: String = text.split_whitespace().collect();
        assert!(text.contains("\"taught\":1") && text.contains("\"hint\":true"), "{text}");
    }
}

#[test]
fn what_only_reading_ahead_shows_is_held_back_by_everything_alone() {
    let home = home();
    // Red wins with the first coin in the middle alone.
    let mut window = open(home.path(), "", RED, Coach::Everything);
    window.key(Key::Num1);
    window.wait_for(coach::card_gave_win());
    assert!(window.shows(&coach::sentence(coach::keeps_win(connect4::move_subject("4"), 1))));
    window.check_announced(&labelled(coach::class("gave_win"), coach::card_gave_win()));
    let home = crate::window_harness::home();
    let mut window = open(home.path(), "", RED, Coach::Blunders);
    window.key(Key::Num1);
    assert_eq!(window.moves()[0], "1", "it is played at once");
}

#[test]
fn where_every_move_loses_or_draws_alike_nothing_is_held_back() {
    let home = home();
    // Every column loses, column 7 soonest: `plot4 hint 444435`.
    let mut window = open(home.path(), "444435", RED, Coach::Everything);
    window.key(Key::Num1);
    window.wait(|window| window.moves().len() >= 7, "the move");
    assert!(!window.shows(coach::keep()));
}

#[test]
fn how_often_it_spoke_is_told_at_the_end() {
    let home = home();
    // Red wins in column 4 at once, or gives that away.
    let mut window = open(home.path(), "434343", RED, Coach::Everything);
    window.key(Key::Num1);
    window.wait_for(&coach::sentence(connect4::why_missed_win("4", 4)));
    window.key(Key::Num4);
    window.wait_for(&game::taught(1));
}

#[test]
fn without_the_coach_nothing_is_held_back() {
    let home = home();
    let mut window = open(home.path(), POSITION, RED, Coach::Off);
    window.key(Key::Num6);
    window.wait(|window| window.moves().len() >= 17, "the move");
}

#[test]
fn a_move_that_is_held_back_is_forgotten_with_its_position() {
    let home = home();
    let mut window = open(home.path(), POSITION, RED, Coach::Everything);
    window.key(Key::Num6);
    window.wait_for(&connect4::card_lets_win("yellow"));
    window.key(Key::C);
    window.key(Key::S); // the other side
    window.press(&new_game::continue_against(beginner()));
    assert!(!window.shows(&connect4::card_lets_win("yellow")), "it is the other player's turn");
    window.wait(|window| window.moves().len() >= 17, "the computer's move");
}

#[test]
fn the_only_move_that_holds_the_draw_is_praised_until_the_next_one() {
    let home = home();
    let mut window = open(home.path(), THREE, RED, Coach::Everything);
    window.key(Key::Num4);
    window.wait_for(coach::praise_block());
    assert!(window.shows(&coach::sentence(play::two_sentences(
        connect4::why_block("yellow", 3),
        coach::only_even(in_column(4))
    ))));
    assert!(!window.shows(coach::take_back()), "there is nothing to decide");
    window.wait(|window| window.moves().len() == 14, "the answer");
    assert!(window.shows(coach::praise_block()), "there is time to read it");
    window.ctrl(Key::Z);
    assert!(!window.shows(coach::praise_block()));
    // It is praised once.
    window.key(Key::Num4);
    window.wait(|window| window.moves().len() == 14, "the answer");
    assert!(!window.shows(coach::praise_block()));
}

#[test]
fn what_the_coach_or_a_hint_has_told_is_not_praised() {
    for is_hint in [false, true] {
        let home = home();
        let mut window = open(home.path(), THREE, RED, Coach::Everything);
        if is_hint {
            window.key(Key::H);
            window.wait_for(&connect4::hint_play("4"));
        } else {
            window.key(Key::Num5);
            window.wait_for(coach::keep());
        }
        window.key(Key::Num4);
        window.wait(|window| window.moves().len() == 14, "the answer");
        assert!(!window.shows(coach::praise_block()));
    }
}

#[test]
fn a_coach_that_only_looks_praises_two_threats_but_no_block() {
    let home = home();
    let mut window = open(home.path(), THREE, RED, Coach::Blunders);
    window.key(Key::Num4);
    window.wait(|window| window.moves().len() == 14, "the answer");
    assert!(!window.shows(coach::praise_block()));
    let home = crate::window_harness::home();
    let mut window = open(home.path(), "4137", RED, Coach::Blunders);
    window.key(Key::Num5);
    window.wait_for(coach::praise_double());
    assert!(window.shows(&coach::sentence(coach::can_block_one("yellow"))));
}

#[test]
fn in_gomoku_a_stone_that_lets_a_four_through_is_held_back() {
    use plot4::core::gomoku::{Gomoku, Setup};
    use plot4::core::kind::Notation;
    let home = home();
    // White has three in an open row; Black must stop it.
    let setup = Setup::default();
    let moves = Gomoku::parse_moves(setup, "H8 I9 H9 I7 H10 H11 A1 I8").expect("moves");
    let players = ["human", "low"].map(|mode| Some(mode.parse().expect("a mode")));
    let envelope = Envelope::position::<Gomoku>(setup, &moves, players, Some(7));
    let mut window = Window::open_saved(home.path(), envelope.with_coach(Coach::Everything));
    for key in [Key::O, Key::Num1, Key::Enter] {
        window.key(key);
    }
    window.wait_for(coach::keep());
    assert_eq!(window.moves().len(), 8, "it is not played");
}
