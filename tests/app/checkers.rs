//! Checkers in the whole window, driven by keys, clicks, drags and accessible names.

use std::path::Path;

use crate::window_harness::{
    ANY, Window, choice, ended, home, moved, person, person_is, red, seats, sentences, with,
};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable as _;
use plot4::core::checkers::{Checkers, Setup};
use plot4::launch::Launch;
use plot4::storage::Envelope;
use plot4::words::text::{checkers, coach, dialogs, game, options, play, review, settings};

/// A user's actions on a board of Checkers.
trait Squares {
    /// Returns the moves of the list.
    fn line(&self) -> String;
    /// Returns the middle of the square whose button says this.
    fn middle(&self, label: &str) -> Pos2;
    /// Drags from one place to another with the pointer.
    fn drag(&mut self, from: Pos2, to: Pos2);
}

impl Squares for Window {
    fn line(&self) -> String {
        self.moves().join(" ")
    }

    fn middle(&self, label: &str) -> Pos2 {
        self.harness.get_by_label(label).rect().center()
    }

    fn drag(&mut self, from: Pos2, to: Pos2) {
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let middle = from + (to - from) / 2.0;
        for event in [
            Event::PointerMoved(from),
            button(from, true),
            Event::PointerMoved(middle),
            Event::PointerMoved(to),
            button(to, false),
        ] {
            self.harness.event(event);
            self.step();
        }
        self.settle();
    }
}

fn red_man(square: &str) -> String {
    checkers::square(square, "red-man")
}

fn white_man(square: &str) -> String {
    checkers::square(square, "white-man")
}

/// Returns the name of a square to which the chosen piece can go.
fn target(square: &str) -> String {
    with(checkers::square_empty(square), checkers::can_go_here())
}

/// Opens a game between these two, at once.
fn game(home: &Path, red: &str, white: &str) -> Window {
    let game = Some(plot4::games::GameId::Checkers.name());
    Window::open(
        home,
        Launch { game, seats: seats(red, white), seed: Some(7), ..Launch::default() },
    )
}

/// Opens a game between two people that begins with a position.
fn position(home: &Path, fen: &str) -> Window {
    let setup = Setup::default().with_start(fen.parse().expect("a position")).expect("a setup");
    let seats = ["human"; 2].map(|mode| Some(mode.parse().expect("a mode")));
    let envelope = Envelope::position::<Checkers>(setup, &[], seats, None);
    Window::open_saved(home, envelope)
}

#[test]
fn a_game_by_the_names_of_the_squares() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    assert_eq!(window.announced(), game::to_move(red()));
    assert!(window.shows(checkers::how_to_play()));
    window.press(&with(red_man("11"), checkers::can_move()));
    window.press(&target("15"));
    assert_eq!(window.announced(), moved(red(), "11-15", game::side_white()));
    window.press(&with(white_man("23"), checkers::can_move()));
    assert!(window.shows(&target("18")) && window.shows(&target("19")));
    // The other piece is taken in hand instead.
    window.press(&with(white_man("22"), checkers::can_move()));
    window.press(&target("18"));
    assert_eq!(window.line(), "11-15 22-18");
    // Red must jump, and no other piece may move.
    window.press(&red_man("12"));
    assert!(window.shows(&checkers::refused_must_jump(ANY, ANY)), "the reason is told");
    window.press(&with(red_man("15"), checkers::must_jump()));
    window.press(&target("22"));
    assert_eq!(window.line(), "11-15 22-18 15x22");
    window.ctrl(Key::Z);
    assert_eq!(
        window.announced(),
        sentences(game::taken_back(game::move_by("15x22", red())), game::to_move(red()))
    );
}

#[test]
fn a_game_by_typed_moves() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.type_keys("11-15");
    window.key(Key::Enter);
    window.type_keys("22-18");
    window.key(Key::Space);
    window.type_keys("15x22");
    window.key(Key::Enter);
    assert_eq!(window.line(), "11-15 22-18 15x22");
}

#[test]
fn a_square_that_is_typed_after_another_one_is_not_taken_for_its_second_digit() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    for typed in ["9-14", "22-17", "5-9", "17-13", "1-5"] {
        window.type_keys(typed);
        window.key(Key::Enter);
    }
    assert_eq!(window.line(), "9-14 22-17 5-9 17-13 1-5");
}

#[test]
fn arrows_lead_the_cursor_and_say_where_it_is() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.key(Key::ArrowLeft);
    assert_eq!(window.announced(), with(red_man("10"), checkers::can_move()));
    window.key(Key::Enter);
    window.key(Key::ArrowDown);
    assert!(window.announces(&target(ANY)), "{}", window.announced());
    window.key(Key::Enter);
    assert_eq!(window.moves().len(), 1);
}

#[test]
fn a_chain_is_made_step_by_step_and_esc_takes_the_steps_back() {
    let home = home();
    let mut window = position(home.path(), "B:B9,1:W14,23,32");
    window.press(&with(red_man("9"), checkers::must_jump()));
    window.press(&target("18"));
    assert!(window.shows(&with(white_man("14"), checkers::captured())));
    assert!(window.shows(&target("27")));
    assert_eq!(window.line(), "");
    window.key(Key::Escape);
    assert!(!window.shows(&with(ANY, checkers::captured())) && window.shows(&target("18")));
    window.key(Key::Escape);
    assert!(!window.shows(checkers::can_go_here()));
    assert!(window.shows(&with(red_man("9"), checkers::must_jump())), "the window is still there");
    window.key(Key::Enter);
    window.press(&target("18"));
    window.press(&target("27"));
    assert_eq!(window.line(), "9x18x27");
    window.press(&with(white_man("32"), checkers::must_jump()));
    window.press(&target("23"));
    assert_eq!(window.line(), "9x18x27 32x23");
}

#[test]
fn a_piece_can_be_dragged_to_its_square() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    let (from, to) = (window.middle("11, red man, can move"), window.middle("16, empty"));
    window.drag(from, to);
    assert_eq!(window.line(), "11-16");
    let mut window = position(home.path(), "B:B9,1:W14,23,32");
    let from = with(red_man("9"), checkers::must_jump());
    let to = ["18", "27"].map(checkers::square_empty);
    let squares = [&from, &to[0], &to[1]].map(|label| window.middle(label));
    window.drag(squares[0], squares[1]);
    assert!(window.shows(&with(white_man("14"), checkers::captured())));
    window.drag(squares[1], squares[2]);
    assert_eq!(window.line(), "9x18x27");
}

#[test]
fn cards_count_the_pieces_of_each_side_and_those_that_were_captured() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    assert!(window.shows(&with(
        with(person_is(red(), red(), game::card_to_move()), play::tally("piece", 12)),
        game::card_captured(0)
    )));
    for typed in ["11-15", "22-18", "15x22"] {
        window.type_keys(typed);
        window.key(Key::Enter);
    }
    assert!(
        window.shows(&with(
            with(person(red(), red()), play::tally("piece", 12)),
            game::card_captured(1)
        )) && window.shows(&with(
            with(
                person_is(game::side_white(), game::side_white(), game::card_to_move()),
                play::tally("piece", 11)
            ),
            game::card_captured(0)
        ))
    );
    let painted = window.painted();
    for count in ["×1", "12 pieces", "11 pieces"] {
        assert!(painted.contains(&count.to_owned()), "{painted:?}");
    }
    window.ctrl(Key::Z);
    assert!(!window.shows(&game::card_captured(1)));
    // A custom position begins without captured pieces.
    let window = position(home.path(), "B:B9,1:W14,23,32");
    assert!(window.shows(&game::card_captured(0)) && !window.shows(&game::card_captured(9)));
}

#[test]
fn a_person_sits_at_the_lower_edge_and_the_board_can_be_turned() {
    let lower =
        |window: &Window, one: &str, other: &str| window.middle(one).y > window.middle(other).y;
    let home = home();
    let mut window = game(home.path(), "human", "low");
    assert!(
        lower(&window, &red_man("1"), &white_man("32")),
        "Red plays against a computer, and sits below"
    );
    // The arrows lead where they point to.
    assert!(lower(
        &window,
        &with(red_man("10"), checkers::can_move()),
        &checkers::square_empty("14")
    ));
    window.key(Key::ArrowRight);
    assert_eq!(window.announced(), with(red_man("10"), checkers::can_move()));
    window.key(Key::ArrowUp);
    window.check_announced(&checkers::square_empty("14"));
    window.key(Key::O);
    assert_eq!(window.announced(), play::board_turned("white"));
    assert!(lower(&window, &white_man("32"), &red_man("1")));
    window.key(Key::ArrowUp);
    window.check_announced(&red_man("10"));
    // A press reaches the square that is seen there.
    window.press(&with(red_man("11"), checkers::can_move()));
    window.press(&target("15"));
    window.wait(|window| window.moves().len() == 2, "the computer's move");
    let window = game(home.path(), "low", "human");
    assert!(
        lower(&window, &white_man("32"), &red_man("4")),
        "White plays against a computer, and sits below"
    );
    let mut window = game(home.path(), "human", "human");
    assert!(lower(&window, &white_man("32"), &red_man("1")), "between two people as books have it");
    window.press(dialogs::turn_board());
    assert!(lower(&window, &red_man("1"), &white_man("32")));
    window.key(Key::F);
    assert!(
        lower(&window, &red_man("1"), &white_man("32")),
        "a free board is seen from the same side"
    );
    window.key(Key::Escape);
    window.ctrl(Key::N);
    assert!(lower(&window, &red_man("1"), &white_man("32")), "and so is the next game");
}

#[test]
fn the_numbers_of_the_squares_can_be_hidden_and_stay_so() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    assert!(window.painted().contains(&"14".to_owned()));
    window.ctrl(Key::Comma);
    window.switch(settings::coordinates());
    window.key(Key::Escape);
    assert!(!window.painted().contains(&"14".to_owned()));
    assert!(window.shows(&white_man("32")), "a screen reader still says them");
    drop(window);
    let window = game(home.path(), "human", "human");
    assert!(!window.painted().contains(&"14".to_owned()));
}

#[test]
fn the_rows_of_men_are_chosen_in_the_mode_selection() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.press(play::new_game());
    window.details();
    window.press(&choice(options::men(), "2"));
    window.key(Key::Enter);
    assert!(
        window.shows(&red_man("8")) && window.shows(&checkers::square_empty("9")),
        "two rows of men"
    );
    assert!(
        window.painted().contains(&"8 × 8 · 2 rows of men".to_owned()),
        "{:?}",
        window.painted()
    );
}

#[test]
fn the_end_says_how_the_game_was_won() {
    let home = home();
    let mut window = position(home.path(), "B:B9:W14");
    window.type_keys("9x18");
    window.key(Key::Enter);
    assert!(
        window.has_heard(&ended(red(), "9x18", game::wins_no_pieces(red(), game::side_white()), 1)),
        "{:?}",
        window.heard()
    );
    assert!(window.shows(play::again()));
}

#[test]
fn computers_play_and_give_hints() {
    let home = home();
    let mut window = game(home.path(), "human", "low");
    window.type_keys("11-15");
    window.key(Key::Enter);
    window.wait(|window| window.moves().len() == 2, "the computer's move");
    window.key(Key::H);
    window.wait_for(play::hint());
}

#[test]
fn a_game_is_saved_as_pdn_and_opened_again() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.type_keys("11-15");
    window.key(Key::Enter);
    window.type_keys("23-19");
    window.key(Key::Enter);
    let file = home.path().join("game.pdn");
    window.save_as(&file);
    let text = std::fs::read_to_string(&file).expect("it was saved");
    assert!(text.contains("1. 11-15 23-19 *"), "{text}");
    window.ctrl(Key::N);
    window.wait(|window| window.moves().is_empty(), "a new game");
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(&file);
    window.wait(|window| window.line() == "11-15 23-19", "the game of the file");
    assert!(window.harness.query_all_by_role(Role::Button).count() > 20);
}

#[test]
fn a_review_names_a_blunder_that_no_search_has_followed_to_the_end() {
    let home = home();
    let mut window = position(home.path(), "B:W22,29,30,31,32:B14,1,2,3,4");
    for label in [
        with(red_man("14"), checkers::can_move()),
        target("18"),
        with(white_man("22"), checkers::must_jump()),
        target("15"),
    ] {
        window.press(&label);
    }
    assert_eq!(window.line(), "14-18 22x15");
    window.key(Key::R);
    window.wait_for(&play::move_label(1, red(), ""));
    window.wait_for(&review::good_moves(0, 1));
    let has = |painted: &[String], words: &str| painted.iter().any(|text| text.contains(words));
    window
        .wait(|window| has(&window.painted(), review::key_moments_estimated()), "the whole review");
    let painted = window.painted();
    let has = |words: &str| has(&painted, words);
    assert!(
        has(&checkers::lost(red(), "man", 1, "")) && has(&coach::class("lost_piece")),
        "the man can be seen: {painted:?}"
    );
}
