//! Marks over the board, and the pages that explain them, in the whole window: by keys and
//! accessible names.

use std::path::Path;

use crate::window_harness::{Window, column, empty, home, seats, with};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Rect, vec2};
use egui_kittest::kittest::Queryable as _;
use plot4::core::connect4::{Connect4, Size, notation};
use plot4::launch::Launch;
use plot4::storage::Envelope;
use plot4::words::text::{board, connect4, dialogs, game, help, keys, notices, play, settings};

/// Red threatens an odd cell in column 5, Yellow an even one in column 6.
const POSITION: &str = "4534214335224424";

/// Opens a position between two people.
fn position(home: &Path, size: Size, moves: &str) -> Window {
    let moves = notation::parse_moves(size, moves).expect("moves");
    let players = ["human", "human"].map(|mode| Some(mode.parse().expect("a mode")));
    let envelope = Envelope::position::<Connect4>(size, &moves, players, Some(7));
    Window::open_saved(home, envelope)
}

/// Opens an empty board of Gomoku between two people.
fn gomoku(home: &Path) -> Window {
    Window::open(
        home,
        Launch { game: Some("gomoku"), seats: seats("human", "human"), ..Launch::default() },
    )
}

/// Returns whether something tells of a threat of either side.
fn tells_threats(window: &Window) -> bool {
    ["red", "yellow"].into_iter().any(|side| {
        let rows = (1..=7).flat_map(|row| ["odd", "even"].map(|parity| (row, parity)));
        rows.into_iter()
            .any(|(row, parity)| window.shows(&connect4::threatens_row(side, row, parity)))
    })
}

#[test]
fn t_shows_the_threats_and_hides_them() {
    let home = home();
    let mut window = position(home.path(), Size::STANDARD, POSITION);
    assert!(!tells_threats(&window));
    window.key(Key::A);
    window.wait_for(&with(column(5, &["yellow", "yellow"]), game::verdict_draws()));
    assert!(!tells_threats(&window), "the analysis shows none by itself");
    window.key(Key::A);
    window.key(Key::T);
    assert_eq!(
        window.announced(),
        notices::threats_shown(play::longer_list(
            connect4::threat("red", 5, 5, "odd"),
            connect4::threat("yellow", 6, 2, "even")
        ))
    );
    assert!(
        window.shows(&with(
            column(5, &["yellow", "yellow"]),
            connect4::threatens_row("red", 5, "odd")
        ))
    );
    assert!(
        window
            .shows(&with(connect4::column_empty(6), connect4::threatens_row("yellow", 2, "even")))
    );
    window.key(Key::T);
    assert_eq!(window.announced(), notices::threats_hidden());
    assert!(!tells_threats(&window));
}

#[test]
fn threats_follow_the_coins() {
    let home = home();
    let mut window = position(home.path(), Size::STANDARD, "2131");
    window.key(Key::T);
    assert_eq!(window.announced(), notices::no_threats());
    assert!(!tells_threats(&window));
    window.key(Key::Num4);
    assert!(
        window.shows(&with(connect4::column_empty(5), connect4::threatens_row("red", 1, "odd")))
    );
    window.key(Key::Num5);
    assert!(!tells_threats(&window), "it is stopped");
}

#[test]
fn whether_threats_are_shown_is_a_setting_that_stays() {
    let home = home();
    let mut window = position(home.path(), Size::STANDARD, POSITION);
    window.key(Key::T);
    drop(window);
    let mut window = position(home.path(), Size::STANDARD, POSITION);
    assert!(window.shows(&connect4::threatens_row("red", 5, "odd")), "kept from the last time");
    window.settings(settings::tab_play());
    assert!(window.is_on(settings::threats()));
    window.switch(settings::threats());
    window.key(Key::Escape);
    assert!(!tells_threats(&window));
    window.key(Key::M);
    window.press(settings::threats());
    assert!(window.shows(&connect4::threatens_row("red", 5, "odd")), "the menu has it, too");
}

#[test]
fn a_board_with_an_odd_number_of_rows_has_threats_too() {
    let home = home();
    let mut window = position(home.path(), Size::new(7, 7, 4).expect("a size"), "2131");
    window.key(Key::T);
    window.key(Key::Num4);
    assert!(
        window.shows(&with(connect4::column_empty(5), connect4::threatens_row("red", 1, "odd")))
    );
}

#[test]
fn gomoku_has_no_threats_to_show() {
    let home = home();
    let mut window = gomoku(home.path());
    let before = window.announced();
    window.key(Key::T);
    assert_eq!(window.announced(), before);
    window.press(play::menu());
    assert!(window.shows(dialogs::settings_menu()));
    assert!(!window.shows(settings::threats()));
    assert!(!window.shows(connect4::page_threats()));
    window.key(Key::Escape);
    window.settings(settings::tab_play());
    let only = settings::only_in(connect4::title());
    assert!(window.painted().contains(&only), "the setting stays, and names its game");
    window.key(Key::Escape);
    window.key(Key::F1);
    assert!(!window.shows(&help::line("T", keys::threats())));
}

#[test]
fn the_page_about_threats_opens_from_the_menu_and_from_the_help() {
    let home = home();
    let mut window = position(home.path(), Size::STANDARD, POSITION);
    window.key(Key::F1);
    assert!(window.shows(&help::line("T", keys::threats())));
    window.press(&help::open_page(connect4::page_threats()));
    assert_eq!(window.announced(), connect4::page_threats());
    assert!(window.shows(connect4::page_parity_picture()), "a picture has a name");
    assert!(window.shows(connect4::page_parity()));
    window.key(Key::PageDown);
    window.key(Key::Escape);
    assert!(!window.shows(connect4::page_parity()), "closed");
    assert!(window.shows(&help::line("T", keys::threats())), "the help is there again");
    window.key(Key::Escape);
    window.menu(dialogs::lessons());
    window.press(&help::open_page(connect4::page_threats()));
    assert!(window.shows(connect4::page_zugzwang_heading()));
    window.press(dialogs::close());
    assert!(!window.shows(connect4::page_zugzwang_heading()));
    assert!(window.shows(&help::open_page(connect4::page_threats())), "back to the lessons");
    window.press(dialogs::close());
    assert!(!tells_threats(&window), "the page changes nothing on the board");
}

#[test]
fn the_page_about_the_analysis_is_there_for_every_game() {
    let home = home();
    for mut window in [position(home.path(), Size::STANDARD, POSITION), gomoku(home.path())] {
        window.press(play::menu());
        window.press_as(Role::MenuItem, dialogs::lessons());
        window.press(&help::open_page(help::analysis()));
        assert_eq!(window.announced(), help::analysis());
        assert!(window.shows(help::accuracy_text()));
        assert!(window.shows(help::win_text()));
        window.key(Key::Escape);
        assert!(!window.shows(help::accuracy_text()));
    }
}

#[test]
fn the_keyboard_reaches_nothing_that_is_out_of_view() {
    let home = home();
    let mut window = Window::open_sized(home.path(), Launch::default(), 360.0, 480.0);
    window.ctrl(Key::Comma);
    let whole = Rect::from_min_size(Pos2::ZERO, vec2(360.0, 480.0));
    for modifiers in [Modifiers::NONE, Modifiers::SHIFT] {
        for _ in 0..40 {
            window.harness.key_press_modifiers(modifiers, Key::Tab);
            window.settle();
            let mut nodes = window.harness.query_all_by(|_| true);
            let focused = nodes.find(egui_kittest::Node::is_focused);
            let rect = focused.expect("the keyboard is somewhere").rect();
            assert!(whole.contains_rect(rect), "{} is at {rect:?}", window.focused());
        }
    }
}

#[test]
fn pages_fit_into_a_small_window() {
    let home = home();
    let launch = Launch { seats: seats("human", "human"), ..Launch::default() };
    let mut window = Window::open_sized(home.path(), launch, 360.0, 480.0);
    for page in [connect4::page_threats(), help::analysis()] {
        window.menu(dialogs::lessons());
        window.press(&help::open_page(page));
        let close = window.harness.get_by_label(dialogs::close()).rect();
        let whole = Rect::from_min_size(Pos2::ZERO, vec2(360.0, 480.0));
        assert!(whole.contains_rect(close), "{close:?}");
        let bottom = |window: &Window| {
            let texts = window.harness.query_all_by_role(Role::Label);
            texts.map(|node| node.rect().bottom()).fold(0.0, f32::max)
        };
        assert!(bottom(&window) > 480.0, "{page} is longer than the window");
        for key in [Key::PageDown, Key::ArrowDown, Key::Home, Key::End] {
            let before = bottom(&window);
            window.key(key);
            let moved = bottom(&window) - before;
            assert!(
                if key == Key::Home { moved > 0.0 } else { moved < 0.0 },
                "{key:?} scrolls {page} by {moved}"
            );
        }
        assert!(bottom(&window) <= 480.0, "the end of {page} is in view");
        assert_eq!(
            window.harness.get_by_label(dialogs::close()).rect(),
            close,
            "the button is not scrolled"
        );
        window.key(Key::Escape);
        window.key(Key::Escape);
    }
}

#[test]
fn the_second_press_shows_the_line_and_the_third_the_words_again() {
    let home = home();
    let mut window = position(home.path(), Size::STANDARD, POSITION);
    window.key(Key::H);
    window.wait_for(&connect4::hint_play("3"));
    assert!(!window.shows(&board::best_line(1)));
    window.key(Key::H);
    assert_eq!(window.announced(), game::best_line("3, 6, 6, 3, 5, 5, 5"));
    // The numbered coins are announced to screen readers at the columns.
    assert!(window.shows(&with(
        with(column(3, &["red", "yellow", "red"]), board::best_line(1)),
        board::best_line(4)
    )));
    assert!(
        window.shows(&with(
            with(connect4::column_empty(6), board::best_line(2)),
            board::best_line(3)
        ))
    );
    window.key(Key::H);
    assert!(!window.shows(&board::best_line(1)));
    window.key(Key::H);
    window.key(Key::Num1);
    assert!(!window.shows(&board::best_line(1)), "a move takes the line away");
}

#[test]
fn gomoku_numbers_the_stones_of_the_line() {
    let home = home();
    let mut window = gomoku(home.path());
    for point in ["H8", "J8", "H9", "J9", "H10"] {
        window.press(&empty(point));
    }
    window.press(play::hint());
    window.wait(|window| !window.shows(game::hint_looking()), "the hint");
    window.press(play::hint());
    let told = window.announced();
    let line = told.strip_prefix(game::best_line("").as_str()).expect("a line");
    for (number, point) in (1..).zip(line.split(", ").take(2)) {
        assert!(window.shows(&with(empty(point), board::best_line(number))), "{point} in {told}");
    }
    let [moves, more] = [game::best_line(""), game::best_line_more("")].map(|line| line.len());
    assert!(
        line.ends_with(&game::best_line_more("")[moves..]) && more > moves,
        "it goes on: {told}"
    );
}
