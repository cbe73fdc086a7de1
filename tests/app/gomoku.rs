//! Gomoku in the whole window, driven by keys, clicks and accessible names.

use std::path::Path;

use crate::window_harness::{
    ANY, Window, black, choice, column, empty, ended, home, labelled, last, moved, seats,
    sentences, white, with,
};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::gomoku::{Gomoku, Move, Rule, Setup};
use plot4::launch::{Launch, Start};
use plot4::storage::Envelope;
use plot4::words::text::{
    board, connect4, dialogs, errors, game, gomoku, keys, new_game, notices, options, past, play,
    review, settings,
};
use plot4::words::you;

/// Black's stones meet in H8: two open threes.
const DOUBLE_THREE: &str = "F8 A1 G8 A15 H9 O1 H10 O15";

/// A user's actions on a board of Gomoku.
trait Points {
    /// Types the names of points, with Enter after each.
    fn put(&mut self, points: &str);
    /// Types the name of a point.
    fn type_point(&mut self, name: &str);
    /// Lets a second pass in which nothing is pressed: then a letter is a letter again.
    fn rest(&mut self);
    /// Returns the points of the list of moves.
    fn points(&self) -> String;
}

impl Points for Window {
    fn put(&mut self, points: &str) {
        for point in points.split_whitespace() {
            self.type_point(point);
            self.key(Key::Enter);
        }
    }

    fn type_point(&mut self, name: &str) {
        for letter in name.chars() {
            self.key(Key::from_name(&letter.to_string()).expect("letters and digits are keys"));
        }
    }

    fn rest(&mut self) {
        for _ in 0..30 {
            self.step();
        }
    }

    fn points(&self) -> String {
        self.moves().join(" ")
    }
}

/// Returns what starts a game between these two.
fn launch(black: &str, white: &str) -> Launch {
    Launch {
        game: Some(plot4::games::GameId::Gomoku.name()),
        seats: seats(black, white),
        seed: Some(7),
        ..Launch::default()
    }
}

/// Opens a game between these two, at once.
fn game(home: &Path, black: &str, white: &str) -> Window {
    Window::open(home, launch(black, white))
}

/// Returns what starts a game between two people on a board of this size.
fn sized(size: u8) -> Launch {
    let setup = Setup::new(size, 5, Rule::Freestyle).expect("a set-up");
    let seats = ["human"; 2].map(|mode| Some(mode.parse().expect("a mode")));
    Launch {
        start: Start::Game(Box::new(Envelope::position::<Gomoku>(setup, &[], seats, None))),
        ..Launch::default()
    }
}

#[test]
fn a_game_by_typed_points_to_a_win_and_back_to_life() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    assert_eq!(window.announced(), game::to_move(game::side_black()));
    assert!(window.shows(&board::how_to_play_point("H8")));
    window.put("H8 A1 I9 A2 J10 A3 K11 A4");
    assert_eq!(window.announced(), moved(game::side_white(), "A4", game::side_black()));
    window.put("L12");
    assert!(window.has_heard(&ended(
        game::side_black(),
        "L12",
        game::wins_line(game::side_black(), 5, "diagonal"),
        9
    )));
    assert!(window.shows(play::again()));
    // Between two human players both go back to the player's own last turn.
    window.key(Key::Home);
    window.key(Key::End);
    window.ctrl(Key::Z);
    window.put("G7");
    assert_eq!(window.points(), "H8 A1 I9 A2 J10 A3 K11 G7");
    assert_eq!(window.announced(), moved(game::side_white(), "G7", game::side_black()));
}

#[test]
fn a_game_by_the_names_of_the_points() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    for point in ["H8", "A15", "I8", "O1"] {
        window.press(&empty(point));
    }
    assert_eq!(window.points(), "H8 A15 I8 O1");
    assert!(window.shows(&black("H8")));
    assert!(window.shows(&white("A15")));
    assert!(window.shows(&last(white("O1"))));
    // A stone that is there already says so, and costs no turn.
    window.press(&black("H8"));
    assert!(window.shows(&game::refused_taken("H8")));
    assert_eq!(window.points(), "H8 A15 I8 O1");
}

#[test]
fn arrows_move_the_cursor_and_enter_and_space_put_a_stone() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.key(Key::ArrowLeft);
    assert_eq!(window.announced(), empty("G8"), "what the cursor is on is said");
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    window.key(Key::Space);
    assert_eq!(window.points(), "G9 H7");
}

#[test]
fn one_tab_leads_to_the_board_and_arrows_and_enter_do_the_rest() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    let mut stops = Vec::new();
    for _ in 0..40 {
        window.key(Key::Tab);
        stops.push(window.focused());
    }
    let on_board = |stop: &&String| stop.ends_with(&empty(""));
    let first = stops.iter().position(|stop| on_board(&stop)).expect("the board is reached");
    assert_eq!(stops[first], empty("H8"));
    assert!(!on_board(&&stops[first + 1]), "the next stop is off the board: {stops:?}");
    while window.focused() != empty("H8") {
        window.key(Key::Tab);
    }
    window.key(Key::ArrowUp);
    window.key(Key::ArrowUp);
    assert_eq!(window.focused(), empty("H10"));
    window.key(Key::Enter);
    assert_eq!(window.points(), "H10", "one press, one stone");
    // The pointer takes the attention of the keyboard along.
    let at = window.harness.get_by_label(&empty("C4")).rect().center();
    window.harness.hover_at(at);
    window.settle();
    window.key(Key::Enter);
    assert_eq!(window.points(), "H10 C4");
}

#[test]
fn the_cursor_follows_the_pointer_to_the_nearest_point() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    let point = window.harness.get_by_label(&empty("D5")).rect();
    let half = point.width() / 2.0;
    window.harness.hover_at(point.center() + vec2(0.9 * half, -0.9 * half));
    window.settle();
    window.key(Key::Enter);
    window.harness.hover_at(point.center() + vec2(1.1 * half, 0.0));
    window.settle();
    window.key(Key::Enter);
    assert_eq!(window.points(), "D5 E5");
}

#[test]
fn a_letter_waits_for_its_number_and_is_a_key_of_the_window_without_one() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.put("H8 A1 I8 A2 J8 A3 K8 A5");
    window.type_point("H12");
    assert_eq!(window.announced(), empty("H12"));
    window.rest();
    assert!(!window.shows(&game::hint_to_win(ANY)), "H12 is a point");
    window.key(Key::H);
    assert!(!window.shows(game::hint_looking()), "H may begin a point");
    window.rest();
    window.wait_for(&game::hint_to_win(ANY));
    assert!(window.shows(&game::hint_to_win(errors::or("G8", "L8"))));
    window.key(Key::M); // M13 is on the board, too
    window.rest();
    assert!(window.shows(settings::title()), "the menu");
}

#[test]
fn a_letter_waits_for_its_number_until_esc_or_a_move() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.put("D4 E5");
    // The hint comes, and the letter still waits, though nothing more is said of it.
    window.key(Key::H);
    window.rest();
    assert!(!window.shows(&game::waiting_number("H")), "it was the key of the hint");
    window.type_point("9");
    assert!(window.has_heard(&empty("H9")));
    window.key(Key::D);
    window.rest();
    assert!(window.shows(&game::waiting_number("D")), "D is no key of the window");
    window.key(Key::Escape);
    assert!(!window.shows(&game::waiting_number("D")) && !window.shows(dialogs::quit()));
    window.type_point("9");
    window.key(Key::Enter);
    assert_eq!(window.points(), "D4 E5 H9", "in the column of the cursor");
}

/// A slow frame brings several keys at once: each acts on what those before it have aimed at.
#[test]
fn keys_of_one_frame_follow_each_other() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    let mut expected = Vec::new();
    for (keys, point) in [
        (&[Key::G, Key::Num1, Key::Num0, Key::Enter][..], "G10"),
        (&[Key::ArrowRight, Key::ArrowRight, Key::ArrowUp, Key::Space], "I11"),
        (&[Key::A, Key::Num1, Key::Enter, Key::ArrowRight], "A1"),
        (&[Key::Enter], "B1"),
    ] {
        window.harness.input_mut().events.extend(keys.iter().flat_map(|&key| stroke(key)));
        window.step();
        window.settle();
        expected.push(point);
        assert_eq!(window.points(), expected.join(" "), "{keys:?}");
    }
    // A command of the window between two keys of the board is acted on between them.
    let undo = stroke_with(Key::Z, Modifiers::COMMAND);
    let events = &mut window.harness.input_mut().events;
    events.extend([Key::ArrowRight, Key::Enter].into_iter().flat_map(stroke));
    events.extend(undo);
    events.extend([Key::ArrowRight, Key::Enter].into_iter().flat_map(stroke));
    window.step();
    window.settle();
    // Between two human players it goes back to the player's own last turn: C1 and B1 are taken
    // back.
    expected.pop();
    expected.push("D1");
    assert_eq!(window.points(), expected.join(" "), "taken back, then D1");
    // What the old board is asked after a new game has begun is not done on the new one.
    let events = &mut window.harness.input_mut().events;
    events.extend(stroke_with(Key::N, Modifiers::COMMAND));
    events.extend([Key::ArrowRight, Key::Enter].into_iter().flat_map(stroke));
    window.step();
    window.settle();
    assert_eq!(window.points(), "");
}

/// Returns the events of a key that is pressed and let go.
fn stroke(key: Key) -> [Event; 2] {
    stroke_with(key, Modifiers::NONE)
}

/// Returns the events of a key that is pressed and let go while others are held.
fn stroke_with(key: Key, modifiers: Modifiers) -> [Event; 2] {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    [true, false].map(event)
}

/// A letter typed in the frame of a move begins the name of the next point.
#[test]
fn a_point_is_typed_across_the_frame_of_a_move() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    for keys in [&[Key::A, Key::Num1, Key::Enter, Key::D][..], &[Key::Num3, Key::Enter]] {
        let events = keys.iter().flat_map(|&key| stroke(key));
        window.harness.input_mut().events.extend(events);
        window.step();
    }
    window.settle();
    assert_eq!(window.points(), "A1 D3");
}

/// A point typed while a frame is drawn comes with the next one, however late that is.
#[test]
fn a_slow_frame_loses_no_typed_point() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    for (name, seconds) in [("H8", 1.2), ("G10", 3.0), ("O15", 0.9)] {
        for letter in name.chars() {
            let key = Key::from_name(&letter.to_string()).expect("letters and digits are keys");
            // The frame that takes this key in begins so long after the one before.
            let time = window.harness.ctx.input(|input| input.time) + seconds;
            let input = window.harness.input_mut();
            input.time = Some(time);
            input.events.extend(stroke(key));
            window.step();
            window.harness.input_mut().time = None;
        }
        window.settle();
        assert_eq!(window.announced(), empty(name), "frames of {seconds} s");
        assert!(
            !window.shows(game::hint_looking()) && !window.shows(settings::title()),
            "{name} is a point"
        );
    }
    window.key(Key::M);
    window.rest();
    assert!(
        window.shows(settings::title()),
        "a letter without a number still is a key of the window"
    );
}

#[test]
fn letters_beyond_a_small_board_are_keys_of_the_window_at_once() {
    let home = home();
    let mut window = Window::open(home.path(), sized(9));
    window.key(Key::M);
    assert!(window.shows(settings::title()), "the menu");
    window.key(Key::Escape);
    window.put("I9");
    assert_eq!(window.points(), "I9");
    assert!(!window.shows(&empty("J1")));
}

#[test]
fn a_forbidden_point_says_why_and_costs_no_turn() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.put(DOUBLE_THREE);
    assert!(window.shows(&gomoku::point_forbidden("H8", "double-three")));
    window.type_point("H8");
    assert_eq!(window.announced(), gomoku::point_forbidden("H8", "double-three"));
    window.key(Key::Enter);
    assert!(window.shows(&gomoku::refused_forbidden("H8", "double-three")));
    assert_eq!(window.points(), DOUBLE_THREE);
    window.press(&gomoku::point_forbidden("H8", "double-three"));
    assert_eq!(window.points(), DOUBLE_THREE);
    window.put("C3");
    assert!(
        window.shows(&empty("H8")) && !window.shows(&gomoku::point_forbidden(ANY, "double-three")),
        "White may play there"
    );
    window.put("H8");
    assert_eq!(window.points(), format!("{DOUBLE_THREE} C3 H8"));
}

#[test]
fn undo_against_a_computer_takes_back_both_moves() {
    let home = home();
    let mut window = game(home.path(), "human", "low");
    window.put("H8");
    window.wait(|window| window.moves().len() == 2, "the computer's answer");
    let played = window.points();
    window.ctrl(Key::Z);
    assert!(
        window.announces(&sentences(with(ANY, game::move_by("H8", you())), game::your_turn())),
        "{}",
        window.announced()
    );
    assert!(window.shows(&empty("H8")));
    window.ctrl(Key::Y);
    assert_eq!(window.points(), played);
}

#[test]
fn a_game_is_saved_and_opened() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.put("H8 G7 I9");
    // The machines of the tests have neither a portal nor zenity, so there is no dialog of the
    // desktop.
    window.ctrl(Key::S);
    window.wait_for(&dialogs::type_path_ending("sgf"));
    window.key(Key::Escape);
    let file = home.path().join("my gomoku.json");
    window.save_as(&file);
    window.ctrl(Key::N);
    assert_eq!(window.points(), "");
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(&file);
    window.wait(|window| window.points() == "H8 G7 I9", "the game");
    assert!(window.shows(&last(black("I9"))));
}

#[test]
fn another_game_is_chosen_by_a_click_and_undo_comes_back() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::Num4);
    window.key(Key::Num3);
    window.key(Key::C);
    assert!(window.is_chosen(&choice(past::filter_game(), connect4::title())));
    window.press(&new_game::game(gomoku::title(), gomoku::summary()));
    assert!(window.is_chosen(&choice(past::filter_game(), gomoku::title())));
    assert!(window.shows(&new_game::you_begin("black")));
    window.details();
    assert!(window.is_chosen(&choice(options::rules(), options::rule_restricted())));
    assert!(window.is_chosen(&choice(options::board(), "15 × 15")));
    window.press(&choice(options::rules(), options::rule_renju()));
    window.press(&choice(options::board(), "9 × 9"));
    window.key(Key::M);
    window.press(new_game::friend_spoken());
    window.key(Key::Enter);
    assert!(window.shows(&empty("E5")), "{}", window.announced());
    window.ctrl(Key::Z);
    assert_eq!(window.points(), "4 3", "the game of Connect 4");
    assert!(window.shows(&column(4, &["red"])));
}

#[test]
fn g_goes_to_the_next_game_and_back_again() {
    let home = home();
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::Num4);
    window.key(Key::C);
    window.key(Key::G);
    assert!(window.is_chosen(&choice(past::filter_game(), gomoku::title())));
    for _ in 1..plot4::games::GameId::ALL.len() {
        window.key(Key::G);
    }
    assert!(window.is_chosen(&choice(past::filter_game(), connect4::title())));
    window.key(Key::Escape);
    assert_eq!(window.points(), "4", "the game went on all the while");
}

#[test]
fn two_computers_are_watched_and_paused() {
    let home = home();
    let mut window = game(home.path(), "low", "random");
    window.wait(|window| window.moves().len() >= 4, "four moves");
    window.key(Key::P);
    assert!(window.shows(play::continue_()), "{}", window.announced());
    let held = window.points();
    window.rest();
    assert_eq!(window.points(), held, "paused");
}

#[test]
fn every_point_of_every_board_is_in_view_in_the_least_window() {
    for size in [9, 15, 19] {
        let home = home();
        let mut window = Window::open_sized(home.path(), sized(size), 360.0, 480.0);
        window.put("E5 D4");
        let points: Vec<_> = window
            .harness
            .query_all_by_role(Role::Button)
            .filter(|node| {
                let name = node.accesskit_node().label().unwrap_or_default();
                let ends = [empty(""), black(""), white(""), last(String::new())];
                ends.iter().any(|end| name.ends_with(end))
            })
            .map(|node| node.rect())
            .collect();
        assert_eq!(points.len(), usize::from(size) * usize::from(size));
        for rect in points {
            assert!(
                rect.left() >= 0.0
                    && rect.right() <= 360.0
                    && rect.top() >= 0.0
                    && rect.bottom() <= 480.0,
                "{rect:?}"
            );
        }
        for key in [Key::F1, Key::Escape, Key::F10, Key::B, Key::B] {
            window.key(key);
        }
        window.ctrl(Key::Comma);
        window.key(Key::Escape);
        assert!(window.shows(&black("E5")) && window.shows(&last(white("D4"))));
    }
}

#[test]
fn the_help_page_tells_the_keys_of_the_board() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.key(Key::F1);
    assert!(window.shows(board::move_cursor_to_point()) && window.shows(board::keys_point()));
    assert!(window.shows(gomoku::place_stone()));
    assert!(
        window.shows(&labelled(keys::digits(9), keys::player_digits())),
        "there are no more digits"
    );
}

#[test]
fn no_size_of_window_breaks_the_board() {
    for (width, height) in [(120.0, 160.0), (40.0, 30.0), (300.0, 900.0), (2560.0, 1440.0)] {
        let home = home();
        let mut window = Window::open_sized(home.path(), sized(19), width, height);
        window.put("S19 A1 S1");
        assert_eq!(
            window.announced(),
            moved(game::side_black(), "S1", game::side_white()),
            "{width} x {height}"
        );
        window.key(Key::ArrowUp);
        assert_eq!(window.announced(), empty("S2"), "{width} x {height}");
        window.ctrl(Key::Z);
        assert_eq!(
            window.announced(),
            sentences(
                game::taken_back(with(
                    game::move_by("S1", game::side_black()),
                    game::move_by("A1", game::side_white())
                )),
                game::to_move(game::side_white())
            ),
            "{width} x {height}"
        );
    }
}

/// Asserts that the notice on the screen covers no point of the board, and nothing of the line
/// above it but the title.
fn check_notice(window: &Window, width: f32, is_folded: bool, text: &str) {
    let notice = window.harness.query_by_role(Role::Alert).expect("a notice").rect();
    assert!(window.shows(text), "{text}");
    let points = window.harness.query_all_by_role(Role::Button).filter(|node| {
        let label = node.accesskit_node().label().unwrap_or_default();
        label.ends_with(&empty("")) || label.contains(&black(""))
    });
    let board = points.map(|node| node.rect()).reduce(egui::Rect::union).expect("a board");
    let context = format!("{text}: {notice:?} where the board is {board:?} and {width} wide");
    assert!(!notice.intersects(board), "{context}");
    assert!((0.0..=width).contains(&notice.left()) && notice.right() <= width, "{context}");
    if is_folded && notice.top() < board.top() {
        // The headline stands at the right end of its line, left of the button that unfolds the
        // panel.
        assert!(notice.right() < width - 28.0 - 84.0 - 60.0, "{context}");
    } else {
        assert!(notice.top() > board.top(), "the headline stands above the board; {context}");
    }
}

#[test]
fn a_notice_covers_neither_the_board_nor_the_headline() {
    for (width, height) in
        [(360.0, 480.0), (360.0, 800.0), (640.0, 480.0), (1000.0, 700.0), (1600.0, 900.0)]
    {
        for is_folded in [false, true] {
            let home = home();
            let mut window = Window::open_sized(home.path(), sized(15), width, height);
            if is_folded {
                window.ctrl(Key::N); // whatever B would begin
                window.key(Key::B);
                window.rest();
            }
            window.put("H8");
            window.ctrl(Key::N);
            check_notice(&window, width, is_folded, play::new_game());
            window.put("H8");
            window.harness.event(Event::Paste("H8 G7 P1".to_owned()));
            window.settle();
            check_notice(&window, width, is_folded, &notices::pasted_no_position("Move 3 (“P1”)"));
        }
    }
}

#[test]
fn a_still_screen_asks_for_no_more_frames() {
    let home = home();
    let mut window = game(home.path(), "human", "human");
    window.check_idle("the empty board");
    window.put(DOUBLE_THREE);
    window.check_idle("the board with a forbidden point");
    window.put("H8");
    window.check_idle("the board after a refusal");
    window.put("E8 A2 D8 A3 C8");
    window.check_idle("the end of the game");
}

/// A game of Renju in which the look before a move and the look after it disagree about the move.
const RENJU: &str = "H8 I9 I10 H9 G9 F10 J8 I8 J7 J9 I7 K9 L9 J6 K10 H7 M8 J11 M10 K8 L7 L10 M7 K7 \
    M9 M11 M6";

#[test]
fn a_review_never_recommends_the_move_that_was_made() {
    let setup = Setup::new(15, 5, Rule::Renju).expect("a set-up");
    let moves: Vec<_> = RENJU
        .split_whitespace()
        .map(|point| Move::Place(point.parse().expect("a point")))
        .collect();
    let seats = ["human"; 2].map(|mode| Some(mode.parse().expect("a mode")));
    let envelope = Envelope::position::<Gomoku>(setup, &moves, seats, None);
    let home = home();
    let mut window = Window::open(
        home.path(),
        Launch { start: Start::Game(Box::new(envelope)), ..Launch::default() },
    );
    window.key(Key::R);
    window.wait_for(&labelled(game::side_black(), review::accuracy_said(ANY, ANY)));
    window.wait(|window| !window.is_checking(), "all moves");
    let items = window.harness.query_all_by_role(Role::ListItem);
    let labels: Vec<String> = items.filter_map(|item| item.accesskit_node().label()).collect();
    for label in labels {
        let number = label.split(['\u{20}', ',']).nth(1).expect("a number");
        let ply: usize = number.parse().expect("a number");
        let made = RENJU.split_whitespace().nth(ply - 1).expect("a move");
        let (_, sentence) = label.split_once(". ").expect("a sentence");
        assert!(
            !sentence.starts_with(&format!("{made} ")) || sentence == review::was_mistake(made),
            "{label}"
        );
    }
}

#[test]
fn a_hint_in_a_lost_position_at_least_blocks() {
    let mut window = Window::at_home(|home| game(home, "human", "human"));
    window.put("H8 A1 H7 J10 A15 J9 O15 J8 O1 J11");
    window.press(play::hint());
    window.wait_for(&game::hint_play(errors::or("J7", "J12")));
    assert!(window.shows(game::hint_loses_at_once()));
}
