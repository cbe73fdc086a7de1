//! Manners: what the window must not do behind the user's back, each once felt as a surprise.

use std::path::Path;

use crate::window_harness::{
    ANY, Window, against, choice, connect4, folded, high, home, in_column, labelled, low, perfect,
    person, person_is, red, seats, with, yellow,
};
use egui::accesskit::Role;
use egui::epaint::Shape;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, ViewportCommand, ViewportId};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::game::Game as _;
use plot4::core::gomoku::notation::parse_moves;
use plot4::core::gomoku::{Gomoku, Setup};
use plot4::core::kind::{GameSetup, LevelId, Notation as _, Preset};
use plot4::core::plain::MESSAGE;
use plot4::core::reversi::Reversi;
use plot4::launch::{Launch, Resume, Start};
use plot4::players::Seat;
use plot4::session::FirstPlayer;
use plot4::storage::{Envelope, Folders, Settings};
use plot4::words::text::{
    connect4, dialogs, game, keys, lesson, new_game, notices, options, play, puzzles, review,
    settings,
};
use plot4::words::{self, you};

/// A game of 34 moves, the next of which, in column 1, wins for Red.
const LONG: &str = "2552354661517435227577662236716334";

/// Opens a game of Connect 4 between these two, after these moves.
fn open(home: &Path, players: [&str; 2], text: &str) -> Window {
    open_sized(home, players, text, [1120.0, 760.0])
}

fn open_sized(home: &Path, players: [&str; 2], text: &str, [width, height]: [f32; 2]) -> Window {
    let envelope = connect4(text, players);
    let start = Start::Game(Box::new(envelope));
    let launch = Launch { start, resume: Resume::Never, ..Launch::default() };
    Window::open_sized(home, launch, width, height)
}

/// Writes the settings of the user.
fn set(home: &Path, settings: &Settings) {
    let folders =
        Folders { config: home.join("config"), data: home.join("data"), home: home.to_owned() };
    plot4::storage::save_settings(&folders.settings_file(), settings)
        .expect("settings can be written");
}

/// Tells the window whether it fills the screen.
fn set_fullscreen(window: &mut Window, is_full: bool) {
    let viewports = &mut window.harness.input_mut().viewports;
    viewports.entry(ViewportId::ROOT).or_default().fullscreen = Some(is_full);
}

/// Presses and releases the pointer at a point, without a moment's rest.
pub fn click_at(window: &mut Window, pos: Pos2) {
    window.harness.hover_at(pos);
    window.step();
    for pressed in [true, false] {
        let event = Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        window.harness.event(event);
        window.step();
    }
}

/// Returns the place of what has a name that begins like this.
fn place(window: &Window, label: &str) -> Rect {
    let mut nodes = window.harness.query_all_by_label_contains(label);
    let begins = |name: Option<String>| name.is_some_and(|name| name.starts_with(label));
    nodes
        .find(|node| begins(node.accesskit_node().label()))
        .unwrap_or_else(|| panic!("{label} is on the screen"))
        .rect()
}

/// Returns how many pictures are painted: coins and the parts of the plate.
fn pictures(window: &Window) -> usize {
    let is_picture = |shape: &Shape| {
        matches!(shape, Shape::Rect(rect) if rect.brush.is_some())
            || matches!(shape, Shape::Mesh(_))
    };
    window.harness.output().shapes.iter().filter(|clipped| is_picture(&clipped.shape)).count()
}

/// Returns how the name of a move in the list begins.
fn move_at(ply: usize) -> String {
    with(review::move_(ply), "")
}

/// Returns how the name of a column begins.
fn column_at(column: u8) -> String {
    with(connect4::move_subject(column.to_string()), "")
}

#[test]
fn escape_leaves_the_full_screen_before_it_opens_the_menu() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "44"));
    set_fullscreen(&mut window, true);
    window.harness.key_down(Key::Escape);
    window.step();
    let output = window.harness.output();
    let asked: Vec<_> =
        output.viewport_output.values().flat_map(|viewport| viewport.commands.clone()).collect();
    assert!(asked.contains(&ViewportCommand::Fullscreen(false)), "{asked:?}");
    assert!(!window.shows(dialogs::paste_position()));
    window.harness.key_up(Key::Escape);
    set_fullscreen(&mut window, false);
    window.settle();
    window.key(Key::Escape);
    assert!(window.shows(dialogs::paste_position()));
}

#[test]
fn escape_leaves_what_was_entered_last_the_full_screen_or_a_review_in_it() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "44"));
    let commands = |window: &Window| -> Vec<ViewportCommand> {
        window
            .harness
            .output()
            .viewport_output
            .values()
            .flat_map(|viewport| viewport.commands.clone())
            .collect()
    };
    // Presses a key; what the window asks for happens, as a desktop would do it.
    let press = |window: &mut Window, key: Key| {
        window.harness.key_down(key);
        window.step();
        for command in commands(window) {
            if let ViewportCommand::Fullscreen(is_full) = command {
                set_fullscreen(window, is_full);
            }
        }
        window.harness.key_up(key);
        window.settle();
    };
    let fills = |window: &mut Window| {
        window.harness.input_mut().viewports[&ViewportId::ROOT].fullscreen == Some(true)
    };
    press(&mut window, Key::F11);
    press(&mut window, Key::R);
    assert!(fills(&mut window) && window.shows(&review::label(ANY)));
    press(&mut window, Key::Escape);
    assert!(
        fills(&mut window) && !window.shows(&review::label(ANY)),
        "the review was entered last"
    );
    press(&mut window, Key::Escape);
    assert!(!fills(&mut window) && !window.shows(dialogs::paste_position()));
    // The other way round; and what covers the screen is closed before anything.
    press(&mut window, Key::R);
    press(&mut window, Key::F11);
    press(&mut window, Key::F1);
    press(&mut window, Key::Escape);
    assert!(fills(&mut window) && window.shows(&review::label(ANY)), "the help alone is closed");
    press(&mut window, Key::Escape);
    assert!(
        !fills(&mut window) && window.shows(&review::label(ANY)),
        "the full screen was entered last"
    );
    press(&mut window, Key::Escape);
    assert!(!window.shows(&review::label(ANY)) && !window.shows(dialogs::paste_position()));
    press(&mut window, Key::Escape);
    assert!(window.shows(dialogs::paste_position()));
}

#[test]
fn nothing_in_the_list_moves_when_the_user_looks_back() {
    for (players, text) in
        [(["human", "low"], "44353526"), (["human", "human"], LONG), (["human", "low"], "4343434")]
    {
        let mut window = Window::at_home(|home| open(home, players, text));
        let count = text.len();
        // Of the moves in view: those of a human player and of a computer.
        for ply in [count - 1, count - 2, count - 3] {
            let watched: Vec<String> = (count - 3..=count).map(move_at).collect();
            let places = |window: &Window| {
                watched.iter().map(|label| place(window, label)).collect::<Vec<_>>()
            };
            let before = places(&window);
            let at = place(&window, &move_at(ply)).center();
            click_at(&mut window, at);
            window.settle();
            for _ in 0..30 {
                window.step();
            }
            window.check_announced(&format!("Move {ply} of {count}, "));
            assert_eq!(places(&window), before, "at move {ply} of {text}");
            assert_eq!(window.moves().concat(), text, "no computer plays on");
        }
        window.key(Key::End);
        assert!(!window.can_press(play::last_move()), "the view is at the end again");
    }
}

#[test]
fn who_looks_back_goes_on_by_a_button_or_returns_to_the_last_move() {
    let mut window = Window::at_home(|home| open(home, ["human", "low"], "443526"));
    assert!(!window.can_press(play::last_move()) && !window.shows(play::continue_()));
    window.press(&play::move_label(2, yellow(), in_column(4)));
    assert!(
        window.can_press(play::last_move()) && !window.shows(play::continue_()),
        "it is your turn there"
    );
    window.press(&play::move_label(3, red(), in_column(3)));
    assert!(window.shows(play::continue_()), "{}", window.announced());
    window.press(play::last_move());
    assert!(window.announces(game::your_turn()), "{}", window.announced());
    assert!(!window.can_press(play::last_move()) && !window.shows(play::continue_()));
    // Only the button lets the computer play, and a notice says what it leaves.
    window.press(&play::move_label(1, red(), in_column(4)));
    for _ in 0..60 {
        window.step();
    }
    assert_eq!(window.moves().concat(), "443526");
    window.press(play::continue_());
    window.wait(|window| !window.announces(game::thinking()), "the computer's move");
    let is_same = window.moves().concat().starts_with("44");
    assert_eq!(window.announces(&game::line_left(5)), !is_same);
    assert!(window.announces(game::your_turn()), "{}", window.announced());
}

#[test]
fn a_move_while_one_looks_back_is_asked_for_twice_and_says_what_it_leaves() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "44353"));
    window.press(&play::move_label(2, yellow(), in_column(4)));
    window.type_keys("7");
    assert_eq!(window.moves().concat(), "44353", "the first press asks");
    assert!(window.announces(&game::play_from_here(2, 3)), "{}", window.announced());
    window.type_keys("6");
    assert_eq!(window.moves().concat(), "44353", "another column is another question");
    // A double click does not answer a question that the user has not had time to read.
    let column = place(&window, &column_at(1)).center();
    click_at(&mut window, column);
    click_at(&mut window, column);
    window.settle();
    assert_eq!(window.moves().concat(), "44353");
    window.type_keys("1");
    assert_eq!(window.moves().concat(), "441");
    let said = window.announced();
    assert!(said.contains(game::line_tried()), "{said}");
    window.key(Key::V);
    assert_eq!(window.moves().concat(), "44353", "nothing is lost");
}

#[test]
fn hints_and_analysis_are_of_the_position_that_is_looked_at() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "1122335"));
    window.press(&play::move_label(6, yellow(), in_column(3)));
    window.key(Key::H);
    window.wait_for(&connect4::hint_play("4"));
    window.key(Key::Escape);
    window.key(Key::A);
    window.wait_for(&game::evaluation_wins_in(red(), 1));
    assert_eq!(window.moves().concat(), "1122335");
}

#[test]
fn what_was_taken_back_is_replaced_at_once() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "44353"));
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    assert!(window.announces(&game::to_move(yellow())), "{}", window.announced());
    window.type_keys("7");
    assert_eq!(window.moves().concat(), "4437");
    // But undoing the first move off the line returns to the position that was in view before it.
    window.key(Key::Home);
    window.check_announced(game::before_first());
    window.type_keys("11");
    assert_eq!(window.moves().concat(), "1");
    window.ctrl(Key::Z);
    assert_eq!(window.moves().concat(), "4437");
    window.type_keys("2");
    assert_eq!(window.moves().concat(), "4437", "they look back again");
}

#[test]
fn the_mouse_wheel_over_the_board_steps_through_the_moves() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "443526"));
    let turn = |window: &mut Window, at: Pos2, lines: f32| {
        window.harness.event(Event::PointerMoved(at));
        window.step();
        window.harness.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            delta: egui::vec2(0.0, lines),
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Unknown,
            modifiers: Modifiers::NONE,
        });
        window.step();
        window.step();
    };
    let board = egui::pos2(300.0, 400.0);
    turn(&mut window, board, 2.0);
    window.check_announced(&game::at_move(4, 6, ANY, ANY));
    turn(&mut window, board, -1.0);
    window.check_announced(&game::at_move(5, 6, ANY, ANY));
    turn(&mut window, egui::pos2(900.0, 720.0), 3.0);
    window.check_announced(&game::at_move(5, 6, ANY, ANY));
    assert!(window.can_press(play::last_move()) && window.can_press(review::first_move()));
    window.press(review::move_on());
    assert!(!window.can_press(play::last_move()), "the last move is in view");
}

#[test]
fn a_game_ends_with_score_and_next_game_without_the_panel_too() {
    let home = home();
    let mut window = open(home.path(), ["human", "human"], "121212");
    window.key(Key::B);
    assert!(!window.shows(play::again()));
    window.type_keys("1");
    window.wait_for(play::again());
    let score = |text: &String| *text == play::score(red(), 1, yellow(), 0);
    assert!(window.painted().iter().any(score), "{:?}", window.painted());
    window.press(play::again());
    assert_eq!(window.moves().len(), 0);
}

#[test]
fn esc_returns_to_the_last_move_before_it_opens_the_menu() {
    for (players, text) in
        [(["human", "human"], "4435"), (["human", "low"], "4435"), (["human", "human"], "4343434")]
    {
        let home = home();
        let mut window = open(home.path(), players, text);
        window.key(Key::Home);
        assert!(window.can_press(play::last_move()), "{text}");
        window.key(Key::Escape);
        assert!(
            !window.shows(dialogs::paste_position()) && !window.can_press(play::last_move()),
            "{text}"
        );
        assert_eq!(window.moves().concat(), text, "nothing is cut");
        window.key(Key::Escape);
        assert!(window.shows(dialogs::paste_position()));
    }
    // A move that was taken back is not looked back at, and a hint is put away first.
    let home = home();
    let mut window = open(home.path(), ["human", "human"], "4435");
    window.ctrl(Key::Z);
    window.key(Key::Escape);
    assert!(window.shows(dialogs::paste_position()));
    window.key(Key::Escape);
    window.ctrl(Key::Y);
    window.key(Key::Home);
    window.key(Key::H);
    window.wait(|window| !window.shows(game::hint_looking()), "the hint");
    window.key(Key::Escape);
    assert!(
        window.can_press(play::last_move()) && !window.shows(dialogs::paste_position()),
        "the hint alone is gone"
    );
    window.key(Key::Escape);
    assert!(!window.can_press(play::last_move()) && !window.shows(dialogs::paste_position()));
}

#[test]
fn the_end_of_a_game_and_its_score_stay_while_one_looks_back() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "434343"));
    window.type_keys("4");
    assert!(window.shows(&with(person(red(), red()), game::card_wins(1))), "the score");
    window.press(&play::move_label(3, red(), in_column(4)));
    assert!(window.shows(play::again()) && window.shows(&game::card_wins(1)));
    window.check_announced(&game::at_move(3, 7, ANY, ANY));
    window.key(Key::Y);
    assert_eq!(window.moves().len(), 0);
    assert!(
        window.shows(&with(person(red(), red()), game::card_wins(1))),
        "the score goes along with the player"
    );
}

#[test]
fn a_digit_only_chooses_and_the_enter_after_it_plays_without_a_coin() {
    let mut window = Window::at_home(|home| Window::open(home, Launch::default()));
    window.key(Key::Space);
    for digit in [Key::Num7, Key::Num7, Key::Num3, Key::Num7] {
        window.key(digit);
        assert!(window.shows(new_game::against()), "{digit:?} started a game");
    }
    window.key(Key::Enter);
    assert_eq!(window.announced(), game::to_move(red()));
    assert_eq!(window.moves().len(), 0);
}

#[test]
fn the_first_enter_in_the_mode_selection_plays() {
    let mut window = Window::at_home(|home| Window::open(home, Launch::default()));
    window.key(Key::Space);
    window.key(Key::Enter);
    assert_eq!(window.announced(), game::your_turn());
    window.key(Key::Enter);
    assert_eq!(window.moves(), ["4"], "Enter has started the game: the next one is a move");
}

#[test]
fn a_double_click_drops_one_coin_between_two_people_and_on_the_free_board() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], ""));
    let column = place(&window, &column_at(3)).center();
    for _ in 0..3 {
        click_at(&mut window, column);
    }
    window.settle();
    assert_eq!(window.moves(), ["3"]);
    for _ in 0..30 {
        window.step();
    }
    click_at(&mut window, column);
    window.settle();
    assert_eq!(window.moves(), ["3", "3"], "a click later is the other player's");
    window.key(Key::F);
    for _ in 0..30 {
        window.step();
    }
    click_at(&mut window, column);
    click_at(&mut window, column);
    window.settle();
    assert_eq!(window.moves(), ["3", "3", "3"], "the same on a board to try moves");
}

#[test]
fn the_list_shows_the_last_move_when_the_game_ends() {
    for size in [[1120.0, 760.0], [800.0, 600.0], [1400.0, 640.0], [1120.0, 480.0]] {
        let mut window = Window::at_home(|home| open_sized(home, ["human", "human"], LONG, size));
        window.type_keys("1");
        assert!(window.shows(play::again()), "{size:?}");
        for _ in 0..30 {
            window.step();
        }
        let (last, buttons) = (place(&window, &move_at(35)), place(&window, play::undo()));
        assert!(
            last.bottom() <= buttons.top() && last.top() > 0.0,
            "{size:?}: {last:?} above {buttons:?}"
        );
    }
}

#[test]
fn no_coin_hovers_over_a_full_column() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "444444"));
    let aim = |window: &mut Window, column: u8| {
        let at = place(window, &column_at(column)).center();
        window.harness.hover_at(at);
        window.settle();
        (pictures(window), window.painted().iter().any(|text| text == connect4::full()))
    };
    let (with_coin, _) = aim(&mut window, 3);
    assert_eq!(aim(&mut window, 4), (with_coin - 1, true));
    assert_eq!(aim(&mut window, 5), (with_coin, false));
}

#[test]
fn perfect_comes_back_with_its_board() {
    let home = home();
    let mut window = open(home.path(), ["human", "perfect"], "");
    window.key(Key::C);
    window.details();
    window.press(&choice(options::board(), "8 × 7"));
    assert!(window.shows(&folded(yellow(), high())));
    window.press(&choice(options::board(), "7 × 6"));
    assert!(window.shows(&folded(yellow(), perfect())));
    // Also after a game on the other board, and on the other side.
    window.press(&choice(options::board(), "8 × 7"));
    window.key(Key::S);
    window.key(Key::Enter);
    window.key(Key::C);
    window.details();
    assert!(window.shows(&folded(red(), high())));
    window.press(&choice(options::board(), "7 × 6"));
    assert!(window.shows(&folded(red(), perfect())));
    // And at the next start.
    window.key(Key::Escape);
    window.key(Key::Escape);
    drop(window);
    let mut window = Window::open_afresh(home.path());
    window.key(Key::Space);
    assert!(window.is_chosen(&against(high())));
    window.details();
    window.press(&choice(options::board(), "7 × 6"));
    assert!(window.shows(&folded(red(), perfect())));
    // Who chooses another one there has chosen.
    window.press(&choice(options::board(), "8 × 7"));
    window.key(Key::M);
    window.press(&new_game::opponent_strength(
        low(),
        connect4::level_low(),
        words::strength(LevelId::Preset(Preset::Low)).expect("bars"),
    ));
    window.details();
    window.press(&choice(options::board(), "7 × 6"));
    assert!(window.shows(&folded(red(), low())));
}

#[test]
fn a_rematch_takes_one_key_and_the_players_take_turns() {
    let home = home();
    let mut window = open(home.path(), ["human", "low"], "434343");
    window.type_keys("4");
    window.wait_for(play::again());
    assert!(window.shows(&game::wins(you())));
    assert!(window.shows(&with(person(red(), game::you()), game::card_wins(1))));
    let again = window.harness.get_by_label(play::again()).accesskit_node();
    assert_eq!(again.description().as_deref(), Some(play::begins(low()).as_str()));
    window.key(Key::Y);
    assert!(window.shows(&game::new_you_answer(low(), "red")), "{}", window.announced());
    assert!(
        window.shows(&with(person(red(), game::you()), game::card_wins(1))),
        "the user keeps the colour, and the score"
    );
    assert!(window.shows(&labelled(yellow(), low())));
    window.wait(|window| window.moves().len() == 1, "the computer begins");
    // The settings keep who was chosen.
    window.settle();
    drop(window);
    let mut window = Window::open_afresh(home.path());
    window.key(Key::Space);
    assert!(window.is_chosen(&against(low())) && window.shows(&new_game::you_begin("red")));
}

#[test]
fn who_begins_the_next_game_is_as_one_likes() {
    for (begins, text, beginner) in [
        (FirstPlayer::Same, "434343", red()),
        (FirstPlayer::Loser, "434343", yellow()),
        (FirstPlayer::InTurn, "434343", yellow()),
        (FirstPlayer::Loser, "43434", red()),
        (FirstPlayer::InTurn, "43434", yellow()),
    ] {
        let home = home();
        set(home.path(), &Settings { begins, ..Settings::default() });
        // Red wins in column 4; or Yellow in column 3, after another coin of Red's.
        let mut window = open(home.path(), ["human", "human"], text);
        window.type_keys(if text.len() == 6 { "4" } else { "313" });
        window.press(play::again());
        assert_eq!(window.announced(), game::to_move(beginner), "{begins:?} {text}");
        let winner = if text.len() == 6 { red() } else { yellow() };
        let card =
            window.harness.get_by_label_contains(&person(winner, winner)).accesskit_node().value();
        let card = card.unwrap_or_default();
        assert!(card.contains(&game::card_wins(1)), "{begins:?} {text}: {card}");
    }
}

#[test]
fn where_black_begins_the_card_at_the_end_says_who_is_black_next() {
    let home = home();
    let setup = Setup::default();
    let moves = "H8 A1 H9 A3 H10 A5 H11 A7";
    let moves = parse_moves(setup, moves).expect("moves");
    let people = [Some(Seat::Human), Some("low".parse().expect("a mode"))];
    let game = Envelope::position::<Gomoku>(setup, &moves, people, Some(7));
    let mut window = Window::open_saved(home.path(), game);
    // A game that was opened with its end would not count.
    window.type_keys("H12");
    window.key(Key::Enter);
    let again = window.harness.get_by_label(play::again()).accesskit_node();
    assert_eq!(again.description().as_deref(), Some(play::begins_as("black", low()).as_str()));
    window.key(Key::Y);
    assert!(window.shows(&labelled(game::side_white(), game::you())));
    assert!(window.shows(&labelled(game::side_black(), low())));
}

#[test]
fn an_abandoned_game_exchanges_no_sides() {
    let mut window = Window::at_home(|home| open(home, ["human", "low"], "4435"));
    window.ctrl(Key::N);
    assert!(window.shows(&game::new_you_begin("red")), "{}", window.announced());
    assert_eq!(window.moves().len(), 0);
}

#[test]
fn who_begins_is_chosen_in_the_settings() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "434343"));
    window.settings(settings::tab_play());
    window.press(&choice(settings::who_starts(), settings::same_player()));
    window.key(Key::Escape);
    window.type_keys("4");
    window.key(Key::Y);
    assert!(window.shows(&with(person_is(red(), red(), game::card_to_move()), game::card_wins(1))));
}

#[test]
fn arrows_move_through_the_menu_from_the_first_press_on() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "44"));
    window.key(Key::M);
    window.key(Key::ArrowDown);
    let has_focus = |window: &Window, label: &str| window.harness.get_by_label(label).is_focused();
    assert!(has_focus(&window, dialogs::open()));
    window.key(Key::ArrowDown);
    assert!(has_focus(&window, dialogs::save()));
    window.key(Key::ArrowRight);
    assert!(has_focus(&window, puzzles::title()), "the other column");
    window.key(Key::ArrowUp);
    assert!(has_focus(&window, dialogs::lessons()));
    window.key(Key::ArrowLeft);
    assert!(has_focus(&window, dialogs::open()));
    window.key(Key::Escape);
    assert!(
        !window.shows(dialogs::open()) && !window.shows(dialogs::paste_position()),
        "Esc closes the menu alone"
    );
    window.key(Key::M);
    window.key(Key::Escape);
    assert!(!window.shows(dialogs::open()));
}

#[test]
fn the_longest_menu_does_not_scroll_in_a_window_of_the_usual_size() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "44"));
    window.key(Key::M);
    let mut count = 0;
    for role in [Role::MenuItem, Role::MenuItemCheckBox] {
        for line in window.harness.query_all_by_role(role) {
            assert!(line.rect().bottom() <= 730.0, "{:?}", line.accesskit_node().label());
            count += 1;
        }
    }
    assert!((15..=20).contains(&count), "{count} lines");
}

#[test]
fn puzzles_and_the_lesson_are_reached_from_the_mode_selection() {
    let mut window = Window::at_home(|home| Window::open(home, Launch::default()));
    window.key(Key::Space);
    window.press(puzzles::daily_tip());
    assert!(!window.shows(new_game::against()));
    window.wait_for(&puzzles::of_the_day(ANY));
    window.key(Key::Escape);
    assert!(window.shows(new_game::against()));
    window.press(lesson::title());
    assert!(!window.shows(new_game::against()));
}

#[test]
fn a_hint_says_at_once_that_it_is_looked_for() {
    let home = home();
    let seats = seats("human", "human");
    let mut window =
        Window::open(home.path(), Launch { game: Some("gomoku"), seats, ..Launch::default() });
    window.harness.key_down(Key::H);
    window.step();
    window.step();
    assert!(
        window.shows(&game::waiting_letter("H", ANY)),
        "H8 is a point, so H waits for its number"
    );
    window.wait_for(game::hint_looking());
}

#[test]
fn text_from_outside_never_covers_the_window() {
    let home = home();
    let mut window = open(home.path(), ["human", "human"], "44");
    window.harness.event(Event::Paste("4".repeat(10_000_000)));
    window.settle();
    assert!(window.shows(&notices::paste_too_long(8)));
    window.harness.event(Event::Paste(format!("4\u{202e}{}", "x".repeat(5000))));
    window.settle();
    assert!(window.shows(&notices::pasted_no_position("Move 2 (“\\u{202e}”)")));

    let file = home.path().join("red.json");
    let text = format!(r#"{{"version":1,"red":"{}","moves":"44"}}"#, "red ".repeat(250_000));
    std::fs::write(&file, text).expect("written");
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(&file);
    window.wait_for("red … red");
    let heard = window.heard();
    let told: Vec<&String> =
        heard.iter().filter(|sentence| sentence.contains("red … red")).collect();
    assert!(
        !told.is_empty() && told.iter().all(|sentence| sentence.chars().count() <= MESSAGE),
        "{told:?}"
    );
}

#[test]
fn a_click_or_key_that_closes_something_plays_no_move() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "44"));
    let column = place(&window, &column_at(1)).center_bottom() - egui::vec2(0.0, 20.0);
    let click = |window: &mut Window| {
        // Later than a double click.
        for _ in 0..20 {
            window.step();
        }
        click_at(window, column);
        window.settle();
    };
    window.key(Key::F1);
    click(&mut window);
    assert!(!window.shows(keys::looking_back()), "the help is closed");
    assert_eq!(window.moves().concat(), "44");
    window.type_keys("11");
    window.ctrl(Key::Z);
    window.type_keys("2");
    window.press(&play::change_line(4));
    window.type_keys("3");
    window.key(Key::Enter);
    assert!(window.can_press(dialogs::delete_variation()));
    assert_eq!(window.moves().concat(), "4412", "the keys are the menu's");
    click(&mut window);
    assert!(!window.can_press(dialogs::delete_variation()), "the menu is closed");
    assert_eq!(window.moves().concat(), "4412");
    click(&mut window);
    assert_eq!(window.moves().concat(), "44121", "a click on the board");
    window.ctrl(Key::M);
    let notice = window.harness.get_by_role(Role::Alert).rect().center();
    click_at(&mut window, notice);
    window.settle();
    assert!(window.harness.query_by_role(Role::Alert).is_none(), "the notice is gone");
    assert_eq!(window.moves().concat(), "44121");
}

#[test]
fn keys_act_while_the_menu_is_open() {
    let mut window = Window::at_home(|home| open(home, ["human", "human"], "44"));
    let menu = dialogs::paste_position();
    window.key(Key::M);
    window.key(Key::F);
    assert!(window.shows(dialogs::free_board()) || window.has_heard(notices::free_board()));
    assert!(!window.shows(menu), "the menu has given way");
    window.key(Key::Escape);
    // The same key closes it, a key of the board does nothing, and what the window always does
    // leaves it open.
    window.key(Key::M);
    assert!(window.shows(menu));
    window.key(Key::Num4);
    window.ctrl(Key::M);
    assert!(window.shows(menu));
    window.key(Key::M);
    assert!(!window.shows(menu));
    assert_eq!(window.moves().concat(), "44");
    window.key(Key::M);
    window.key(Key::R);
    assert!(!window.shows(menu) && window.shows(&review::label(ANY)));
}

#[test]
fn a_pass_without_a_choice_stays_in_view_until_the_next_move() {
    let setup = <Reversi as GameSetup>::Setup::default();
    let moves = Reversi::parse_moves(setup, "C4 C3 F5 B4 A4 A5 B2").expect("moves");
    let people = ["human"; 2].map(|mode| Some(mode.parse().expect("a mode")));
    let game = Envelope::position::<Reversi>(setup, &moves, people, Some(7));
    let mut window = Window::at_home(|home| Window::open_saved(home, game));
    // Black has no move after this one, and White has the next one, too.
    window.type_keys("A3");
    window.key(Key::Enter);
    let (black, white) = (game::side_black(), game::side_white());
    let passed = play::beside(game::passes(black), game::to_move(white));
    window.wait(|window| window.painted().contains(&passed), "the pass");
    for _ in 0..90 {
        window.step();
    }
    assert!(window.painted().contains(&passed), "{:?}", window.painted());
    let made = Reversi::parse_moves(setup, "C4 C3 F5 B4 A4 A5 B2 A3 pass").expect("moves");
    let mut position = Reversi::start(setup);
    for mv in made {
        position.play(mv).expect("a legal move");
    }
    window.type_keys(&position.moves()[0].to_string());
    window.key(Key::Enter);
    window.wait(|window| window.announces(&game::to_move(black)), "the next move");
    assert!(!window.painted().iter().any(|text| text.contains(&game::passes(black))));
}

#[test]
fn the_line_of_the_menu_in_focus_is_in_view_in_a_small_window() {
    let home = home();
    let launch = Launch { seats: seats("human", "human"), ..Launch::default() };
    let mut window = Window::open_sized(home.path(), launch, 360.0, 480.0);
    window.key(Key::M);
    let mut seen = 0;
    for _ in 0..30 {
        window.key(Key::ArrowDown);
        for _ in 0..60 {
            window.step();
        }
        let rect = window.harness.query_all_by_role(Role::MenuItem).find(Node::is_focused);
        if let Some(rect) = rect.map(|node| node.rect()) {
            assert!(rect.top() >= 60.0 && rect.bottom() <= 462.0, "line {seen}: {rect:?}");
            seen += 1;
        }
    }
    assert!(seen > 12, "{seen}");
}
