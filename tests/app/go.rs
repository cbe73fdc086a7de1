//! Go in the whole window, driven by keys, clicks and accessible names.

use std::path::Path;

use crate::window_harness::{
    ANY, Window, black, choice, empty, ended, home, last, low, person, sentences, white, with,
};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::go::{Dead, Go, Move, Setup};
use plot4::launch::{Launch, Start};
use plot4::session::SavedGame;
use plot4::storage::{Envelope, parse_file};
use plot4::words::text::{game, go, info, options, play, review};
use plot4::words::you;

/// Returns what starts a game between these two on a board of this size, after these moves.
fn launch(size: u8, dead: Dead, modes: [&str; 2], line: &str) -> Launch {
    let setup = Setup::new(size).expect("a size").with_dead(dead);
    let seats = modes.map(|mode| Some(mode.parse().expect("a mode")));
    let line: Vec<Move> =
        line.split_whitespace().map(|name| Move::Place(name.parse().expect("a point"))).collect();
    let game = Envelope::position::<Go>(setup, &line, seats, Some(7));
    Launch { start: Start::Game(Box::new(game)), ..Launch::default() }
}

/// Opens that game.
fn open(home: &Path, size: u8, dead: Dead, modes: [&str; 2], line: &str) -> Window {
    Window::open(home, launch(size, dead, modes, line))
}

/// Types the name of a point, and Enter.
fn put(window: &mut Window, point: &str) {
    for letter in point.chars() {
        window.key(Key::from_name(&letter.to_string()).expect("letters and digits are keys"));
    }
    window.key(Key::Enter);
}

#[test]
fn a_game_by_typed_points_with_a_capture_passes_and_a_count() {
    let home = home();
    let mut window = open(home.path(), 5, Dead::Stay, ["human"; 2], "");
    assert_eq!(window.announced(), game::to_move(game::side_black()));
    for point in ["B1", "A1", "D4"] {
        put(&mut window, point);
    }
    assert!(window.shows(&go::captures(0, 0)));
    put(&mut window, "E5");
    put(&mut window, "A2");
    assert!(window.shows(&go::captures(1, 0)) && window.shows(&empty("A1")));
    // Where a stone may not go it says why, and costs no turn.
    put(&mut window, "A1");
    assert!(window.shows(&go::refused_self_capture("A1")));
    window.key(Key::F2);
    assert!(window.shows(&go::passed("white")));
    window.press(go::pass());
    assert!(
        window.has_heard(&ended(
            game::side_black(),
            game::pass(),
            game::wins_by(game::side_black(), game::side_white(), "point", 3),
            7
        )),
        "{:?}",
        window.heard()
    );
    assert!(window.shows(&go::score(4, 1)) && window.shows(play::again()));
    assert!(window.shows(&go::point_territory("B3", "neutral")));
    // The end can be taken back.
    window.ctrl(Key::Z);
    assert!(window.shows(&go::passed("white")));
}

#[test]
fn a_game_is_given_up_by_a_button() {
    let home = home();
    let mut window = open(home.path(), 9, Dead::Settle, ["human"; 2], "E5");
    // A key that was pressed by mistake costs nothing.
    window.key(Key::F4);
    let question = go::resign_again();
    assert!(window.shows(question) && window.has_heard(question), "{:?}", window.heard());
    put(&mut window, "C3");
    put(&mut window, "D3");
    window.press(go::resign());
    assert!(window.shows(question) && window.shows(&white("C3")));
    window.press(go::resign());
    assert!(
        window.shows(&go::resigned("white"))
            && window.shows(&game::wins_resigned("Black", "White"))
    );
    assert!(window.shows(&last(black("D3"))));
}

#[test]
fn a_notice_about_an_earlier_position_goes_with_the_next_move_and_at_the_end() {
    let home = home();
    let mut window = open(home.path(), 9, Dead::Settle, ["human"; 2], "E5");
    let is_told = |window: &Window| window.harness.query_all_by_role(Role::Alert).count() > 0;
    window.key(Key::F3);
    // It can be read for a moment.
    for _ in 0..60 {
        window.step();
    }
    assert!(is_told(&window));
    window.press(&empty("C3"));
    assert!(!is_told(&window));
    window.key(Key::F2);
    window.key(Key::F2);
    window.wait_for(game::question_dead_stones());
    window.key(Key::F3);
    assert!(is_told(&window));
    window.press(go::count());
    assert!(
        window.shows(&game::wins_by(game::side_white(), game::side_black(), "point", 7.5))
            && !is_told(&window)
    );
}

#[test]
fn dead_stones_are_proposed_changed_and_counted() {
    let home = home();
    let moves = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 B2 E2 B4 E4 A5 A3";
    let mut window = open(home.path(), 5, Dead::Settle, ["human", "low"], moves);
    window.press(go::pass());
    window.wait_for(game::dead_looking());
    window.wait_for(go::resume());
    assert!(
        window.has_heard(&sentences(
            game::moved(game::side_white(), game::pass()),
            game::question_dead_stones()
        )),
        "{:?}",
        window.heard()
    );
    window.wait_for(&with(white("A3"), go::dead()));
    assert!(
        window.has_heard(&sentences(
            sentences(go::marked_dead("A3"), go::score(15, 10)),
            go::why_dies("A3")
        )),
        "{:?}",
        window.heard()
    );
    // It is no player's turn, and the hint line says what can be done.
    assert!(window.shows(&play::beside(go::how_to_mark(), game::press_help())));
    assert!(
        window.shows(&with(person(game::side_black(), game::you()), play::tally("point", 15)))
            && window.shows(&play::card(
                game::side_white(),
                low(),
                with(game::level_at_a_glance(1, 3), play::tally("point", 10))
            ))
    );
    assert!(window.shows(&go::score(15, 10)) && window.shows(&go::point_territory("A1", "black")));
    assert!(window.shows(&go::why_dies("A3")));
    assert!(window.shows(&go::score(15, 10)) && !window.shows(&go::open_points(5)));
    // The marks are no moves.
    assert_eq!(window.moves().len(), 18);
    // It lives after all, and then it does not.
    window.press(&with(white("A3"), go::dead()));
    assert!(window.shows(&play::beside(go::score(9, 11), go::open_points(5))));
    assert!(!window.shows(&with(white("A3"), go::dead())));
    window.press(&white("A3"));
    window.wait_for(&with(white("A3"), go::dead()));
    window.key(Key::F2);
    window.wait_for(&game::wins_by(you(), ANY, "point", 5));
    window.ctrl(Key::Z);
    assert!(window.shows(go::resume()));
    assert!(window.shows(&play::beside(go::how_to_mark(), game::press_help())));
    // Once play resumes it is a player's turn again.
    window.press(go::resume());
    assert!(
        window.has_heard(&sentences(go::move_resume_title(), ANY))
            && !window.announces(game::question_dead_stones()),
        "{:?}",
        window.heard()
    );
}

#[test]
fn with_handicap_stones_white_begins_in_the_mode_selection_and_in_the_next_game() {
    let home = home();
    let mut window = open(home.path(), 9, Dead::Settle, ["human"; 2], "");
    window.press(play::new_game());
    window.details();
    window.press(&choice(options::handicap(), "2"));
    assert!(window.shows(&play::begins(game::side_white())));
    assert!(!window.shows(&play::begins(game::side_black())));
    window.key(Key::Enter);
    assert_eq!(window.announced(), game::to_move(game::side_white()));
    put(&mut window, "E5");
    window.ctrl(Key::N);
    assert!(window.heard().iter().any(|heard| heard.contains(game::side_white())));
    assert!(window.shows(&empty("E5")));
}

#[test]
fn a_computer_tells_live_how_many_games_it_has_tried_and_won() {
    let home = home();
    let mut window = open(home.path(), 9, Dead::Settle, ["human", "playouts:5000"], "");
    window.press(play::analysis());
    put(&mut window, "E5");
    window.wait_frames(
        |window| window.shows(&sentences(game::card_thinking(), ANY)),
        "what it has found so far",
    );
    window.wait(|window| window.moves().len() == 2, "the computer's stone");
    // More than half of the games are played before they can decide.
    let tried = window.painted().into_iter().find_map(|text| {
        let games = text.strip_prefix("Played out ")?.split(' ').next()?;
        games.parse::<u32>().ok()
    });
    assert!(
        tried.is_some_and(|games| (2500..=5000).contains(&games))
            && window.shows(&sentences(game::value_share(ANY), game::found_expects(ANY))),
        "{:?}",
        window.painted()
    );
}

#[test]
fn a_computer_answers_and_play_goes_on_after_two_passes() {
    let home = home();
    let mut window = open(home.path(), 9, Dead::Settle, ["human", "low"], "");
    put(&mut window, "E5");
    window.wait(|window| window.moves().len() == 2, "the computer's stone");
    let mut two = open(home.path(), 5, Dead::Settle, ["human"; 2], "C3 B2");
    two.key(Key::F2);
    two.key(Key::F2);
    two.wait_for(go::resume());
    two.press(go::resume());
    // It is Black's turn, as after the second pass.
    assert_eq!(two.moves().len(), 4);
    put(&mut two, "D4");
    assert!(two.shows(&last(black("D4"))) && two.shows(&go::captures(0, 0)));
}

/// Returns what starts a game of two people from a text in SGF.
fn from_sgf(text: &str) -> Launch {
    let game: SavedGame<Go> = parse_file(Path::new("game.sgf"), text.as_bytes())
        .and_then(|game| game.open())
        .expect("a game");
    Launch { start: Start::Game(Box::new(Envelope::of(&game))), ..Launch::default() }
}

/// Opens that game.
fn open_sgf(home: &Path, text: &str) -> Window {
    Window::open(home, from_sgf(text))
}

#[test]
fn comments_are_shown_and_said_where_they_belong() {
    let home = home();
    let long = "A whole paragraph about this move, which says a good deal more than any line has \
        room for. "
        .repeat(12);
    let text = format!(
        "(;GM[1]SZ[9]KM[5.5]C[About the game];B[ee]C[Short\nand sweet \
        \u{1b}\u{202e}];W[cc];B[gg]C[{long}])"
    );
    let mut window = open_sgf(home.path(), &text);
    // A long comment has a card, and the line says which keys to press.
    assert!(window.shows(&game::comment(long.trim())), "it is all there for a screen reader");
    assert!(
        window.shows(play::undo()) && window.moves().len() == 3,
        "the list has room beside it: {:?}",
        window.moves()
    );
    window.ctrl(Key::ArrowLeft);
    assert!(!window.shows(&game::comment(ANY)), "White's move has no comment");
    window.ctrl(Key::ArrowLeft);
    assert!(
        window.shows(&game::comment("Short\nand sweet \\u{1b}\\u{202e}")),
        "what steers a terminal is written out"
    );
    let said = window
        .heard_first(&game::at_move(1, 3, game::side_black(), "E5"))
        .expect("it is said where one has gone")
        .to_owned();
    assert!(
        said.ends_with(&sentences(
            game::to_move(game::side_white()),
            game::comment("Short and sweet \\u{1b}\\u{202e}")
        )),
        "{said}"
    );
    window.key(Key::Home);
    assert!(window.shows(&game::comment("About the game")));
    window.key(Key::End);
    assert!(window.shows(&game::comment("A whole paragraph")));
    let said = window
        .heard_first(&game::at_move(3, 3, game::side_black(), "G3"))
        .expect("it is said where one has gone")
        .to_owned();
    assert!(
        said.contains(&game::comment("A whole paragraph")) && said.chars().count() < 800,
        "{said}"
    );
    // A new move has none, and with the undo the comment is there again.
    put(&mut window, "C3");
    assert!(!window.shows(&game::comment(ANY)));
    window.ctrl(Key::Z);
    assert!(window.shows(&game::comment("A whole paragraph")));
}

#[test]
fn what_a_file_tells_of_its_game_stands_at_its_start_and_its_result_at_its_end() {
    let home = home();
    let text = "(;GM[1]SZ[9]EV[Castle game]DT[1950-03-01]RE[W+2.5]C[A famous one];B[ee];W[cc])";
    let mut window = open_sgf(home.path(), text);
    // Once, above the board.
    let told = |window: &Window| {
        let result = &info::won_by_points(game::side_white(), 2.5);
        window.painted().iter().filter(|text| text.contains(result)).count()
    };
    assert_eq!(told(&window), 1);
    assert!(!window.shows(game::card_to_move()));
    window.key(Key::Home);
    assert!(
        window.shows(
            &[game::comment("A famous one"), info::event("Castle game"), info::date("1950-03-01")]
                .join("\n")
        )
    );
    let said = window.heard_first(game::before_first()).expect("it is said where one has gone");
    assert!(
        said.ends_with(&game::comment("A famous one Event: Castle game Date: 1950-03-01")),
        "{said}"
    );
    // Playing on removes the result, and undoing that brings it back.
    window.key(Key::End);
    put(&mut window, "G7");
    assert_eq!(told(&window), 0);
    window.ctrl(Key::Z);
    assert_eq!(told(&window), 1);
}

#[test]
fn comments_have_a_place_in_every_window_beside_the_buttons() {
    let home = home();
    let text = "(;GM[1]SZ[9]DEAD[stay];B[ee]C[The centre];W[cc]C[A corner, and the \
        end];B[gg];W[]C[White passes and Black does as well];B[]C[Over])";
    for (width, height) in [(360.0, 480.0), (800.0, 480.0), (480.0, 800.0), (1120.0, 760.0)] {
        let mut window = Window::open_sized(home.path(), from_sgf(text), width, height);
        assert!(
            window.shows(&game::comment("Over")) && window.shows(play::again()),
            "{width}x{height}"
        );
        window.key(Key::Home);
        window.ctrl(Key::ArrowRight);
        assert!(window.shows(&game::comment("The centre")), "{width}x{height}");
        let may_go_on = [play::last_move(), play::again(), play::redo()]
            .into_iter()
            .any(|button| window.shows(button));
        assert!(may_go_on, "{width}x{height}: what may be pressed is beside it");
    }
}

#[test]
fn in_a_small_window_the_card_of_the_result_leaves_the_board_free() {
    let home = home();
    let text = "(;GM[1]SZ[9]DEAD[stay];B[ai];W[cc];B[gg];W[];B[])";
    let window = Window::open_sized(home.path(), from_sgf(text), 360.0, 480.0);
    let places = |label: &str| -> Vec<egui::Rect> {
        let nodes = window.harness.query_all_by_label_contains(label);
        let buttons = nodes.filter(|node| node.accesskit_node().role() == Role::Button);
        buttons.map(|node| node.rect()).collect()
    };
    let (lowest, again) = (places("A1"), places(play::again()));
    assert!(!lowest.is_empty() && !again.is_empty(), "{lowest:?}, {again:?}");
    let above = |place: &egui::Rect| again.iter().all(|again| place.bottom() <= again.top());
    assert!(lowest.iter().all(above), "{lowest:?}, {again:?}");
}

#[test]
fn a_game_begins_with_the_stones_of_its_file_and_the_board_of_its_beginning_may_not_come_back() {
    let home = home();
    let mut window = open_sgf(
        home.path(),
        "(;GM[1]SZ[5]KM[0]KORULE[positional]AB[ba][ab][bc]AW[ca][db][cc][bb]PL[B])",
    );
    assert_eq!(window.announced(), game::to_move(game::side_black()));
    assert!(window.shows(&white("B4")) && window.shows(&black("B5")));
    put(&mut window, "C4");
    assert!(window.shows(&empty("B4")) && window.shows(&go::captures(1, 0)));
    put(&mut window, "B4");
    assert!(window.shows(&go::refused_repetition("B4")));
}

#[test]
fn the_player_who_resigns_loses_whoever_moved_last() {
    for (line, winner) in [("C3 D4", game::side_white()), ("C3", game::side_black())] {
        let home = home();
        let mut window = open(home.path(), 5, Dead::Stay, ["human"; 2], line);
        window.key(Key::A);
        for _ in 0..2 {
            window.key(Key::F4);
        }
        let [black, white] = [game::side_black(), game::side_white()];
        let loser = if winner == white { black } else { white };
        let shows = |text: String| window.shows(&text);
        assert!(
            shows(game::evaluation_won(winner)) || shows(game::evaluation_lost(loser)),
            "{line}"
        );
        let moves = line.split(' ').count() + 1;
        window.key(Key::R);
        assert!(window.shows(&review::won_after(winner, moves)), "{line}");
    }
}
