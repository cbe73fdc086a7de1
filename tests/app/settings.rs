//! Each setting of the page: what is chosen there is kept, and a user sees what it changes.

use std::path::Path;
use std::time::Duration;

use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, ViewportId};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::checkers::Checkers;
use plot4::core::connect4::{Connect4, Size};
use plot4::core::go::Go;
use plot4::core::gomoku::Gomoku;
use plot4::core::kind::GameKind;
use plot4::core::reversi::Reversi;
use plot4::launch::Launch;
use plot4::storage::{Envelope, Folders, Settings, load_settings, save_settings};
use plot4::words::text::{self, coach, dialogs, new_game, review, settings as say};
use serde_json::{Value, json};

use crate::window_harness::{ANY, Window, choice, home, seats, usual_settings};
use crate::{resigning, sound};

/// A setting, a value that is not the usual one, and what a user sees of it.
struct Row {
    field: &'static str,
    name: &'static str,
    /// The name of the value; empty where there is a switch.
    chosen: &'static str,
    value: Value,
    see: fn(&Path) -> String,
}

/// Returns the settings of the page.
fn rows() -> Vec<Row> {
    let row = |field, name, chosen, value, see| Row { field, name, chosen, value, see };
    let switch = |field, name, value, see| row(field, name, "", value, see);
    vec![
        row("theme", say::appearance(), say::light(), json!("light"), connect4),
        row("colours", say::colours(), say::walnut(), json!("walnut"), connect4),
        row("motion", say::animation(), say::animation_off(), json!("reduced"), fall),
        switch("emblems", say::emblems(), json!(false), pieces_seen),
        switch("numbers", say::coordinates(), json!(false), checkers),
        switch("move_numbers", say::move_numbers(), json!(true), gomoku),
        switch("panel", dialogs::side_panel(), json!("folded"), connect4),
        switch("stage", dialogs::large_names(), json!(true), connect4),
        switch("sound", say::sound(), json!(false), sound::coin),
        row("begins", say::who_starts(), say::same_player(), json!("same"), next_game),
        row("coach", new_game::coach(), coach::everything(), json!("everything"), new_coach),
        row("analysis", say::analysis(), say::analysis_always(), json!(true), connect4),
        row("analysis_s", say::analysis_time(), say::off(), json!(0), solved),
        row(
            "after_game",
            say::after_game(),
            text::play::after_game_another(),
            json!("play-again"),
            watched,
        ),
        switch("threats", say::threats(), json!(true), connect4),
        switch("computers_resign", say::computers_resign(), json!(false), resigning::is_resigned),
        row("computer_ms", say::computers_move(), say::at_once(), json!(0), answer),
    ]
}

/// Returns whether the analysis looks on after its first answer, until it knows how a game on a
/// small board ends: a draw.
fn solved(home: &Path) -> String {
    let (size, seats) = (Size::new(4, 4, 4).expect("a board"), ["human"; 2]);
    let seats = seats.map(|mode| Some(mode.parse().expect("a mode")));
    let mut window =
        Window::open_saved(home, Envelope::position::<Connect4>(size, &[], seats, Some(7)));
    window.key(Key::A);
    let says = |worth| text::analysis::evaluation(worth);
    let (unknown, draw) =
        (says(text::game::evaluation_unknown()), says(text::game::evaluation_draw()));
    window.wait(|window| !window.shows(&unknown), "the first answer");
    for _ in 0..300 {
        if !window.shows(&draw) {
            std::thread::sleep(Duration::from_millis(10));
            window.step();
        }
    }
    window.shows(&draw).to_string()
}

/// Opens a game of two people after these moves.
fn open<K: GameKind>(home: &Path, moves: &str) -> Window {
    let setup = K::Setup::default();
    let moves = K::parse_moves(setup, moves).expect("moves");
    let seats = ["human"; 2].map(|mode| Some(mode.parse().expect("a mode")));
    Window::open_saved(home, Envelope::position::<K>(setup, &moves, seats, Some(7)))
}

/// Returns all that is painted.
fn picture(window: &Window) -> String {
    format!("{:?}", window.harness.output().shapes)
}

fn connect4(home: &Path) -> String {
    let mut window = open::<Connect4>(home, "445566");
    // The harness has a theme of its own until a command has been given.
    window.key(Key::F1);
    window.key(Key::Escape);
    picture(&window)
}

fn checkers(home: &Path) -> String {
    picture(&open::<Checkers>(home, "11-15"))
}

fn gomoku(home: &Path) -> String {
    picture(&open::<Gomoku>(home, "H8 H9"))
}

/// Returns whether pieces have their marks.
fn pieces_seen(home: &Path) -> String {
    format!("{:?}", pieces(&open::<Gomoku>(home, "H8 H9")))
}

/// Returns which coach is chosen for a new game.
fn new_coach(home: &Path) -> String {
    let mut window = open::<Connect4>(home, "");
    window.key(Key::C);
    window.details();
    let radios = window.harness.query_all_by_role(Role::RadioButton);
    let labels = radios.filter_map(|node| node.accesskit_node().label());
    let coach = choice(new_game::coach(), "");
    let chosen = labels.filter(|label| label.starts_with(&coach) && window.is_chosen(label));
    chosen.collect::<Vec<_>>().concat() + &window.painted().concat()
}

/// Returns for how many frames a coin falls.
fn fall(home: &Path) -> String {
    let mut window = open::<Connect4>(home, "44");
    window.harness.key_press(Key::Num1);
    let mut frames = 0;
    loop {
        window.step();
        frames += 1;
        let output = window.harness.output();
        if output.viewport_output[&ViewportId::ROOT].repaint_delay != Duration::ZERO {
            return frames.to_string();
        }
    }
}

/// Returns whether a computer lets its user wait for its first move.
fn answer(home: &Path) -> String {
    let mut window = Window::open_new(home, "human", "greedy");
    window.harness.key_press(Key::Num1);
    let mut frames = 0;
    while window.moves().len() < 2 {
        window.step();
        frames += 1;
    }
    (frames > 37).to_string()
}

/// Returns whether the end of a watched game stays in view.
fn watched(home: &Path) -> String {
    let launch = Launch { seats: seats("greedy", "random"), seed: Some(7), ..Launch::default() };
    let mut window = Window::open(home, launch);
    window.wait_frames(|window| window.announces(&text::game::wins(ANY)), "the end");
    let end = window.moves().len();
    for _ in 0..300 {
        window.step();
    }
    (window.moves().len() == end).to_string()
}

/// Returns who begins the game after one that the first player has won.
fn next_game(home: &Path) -> String {
    let mut window = open::<Connect4>(home, "434343");
    window.type_keys("4");
    window.key(Key::Y);
    picture(&window)
}

const TABS: [fn() -> &'static str; 5] =
    [say::tab_look, say::sound, say::tab_play, say::tab_language, say::tab_advanced];

/// Opens a page of the settings.
fn open_settings(home: &Path, tab: &str) -> Window {
    let mut window = open::<Connect4>(home, "44");
    window.settings(tab);
    window
}

/// Returns the names of the settings with a switch or a few values that the page shows.
fn names(window: &Window) -> Vec<String> {
    let label = |node: egui_kittest::Node<'_>| node.accesskit_node().label();
    let radios = window.harness.query_all_by_role(Role::RadioButton).filter_map(label);
    let radios = radios.filter_map(|label| Some(label.split_once(": ")?.0.to_owned()));
    let switches = window.harness.query_all_by_role(Role::Switch).filter_map(label);
    let mut names: Vec<String> = radios.chain(switches).collect();
    names.dedup();
    names
}

/// The settings of a file.
fn kept(home: &Path) -> Value {
    let folders =
        Folders { config: home.join("config"), data: home.join("data"), home: home.to_owned() };
    json!(load_settings(&folders.settings_file()).expect("settings"))
}

/// Returns whether a piece with its mark, and one without it, is among the pictures in use.
fn pieces(window: &Window) -> [bool; 2] {
    let textures = window.harness.ctx.tex_manager();
    let names: Vec<String> = textures.read().allocated().map(|(_, it)| it.name.clone()).collect();
    let is = |kinds: &[&str]| {
        kinds.iter().any(|kind| names.iter().any(|name| name.starts_with(&format!("{kind}("))))
    };
    [is(&["Coin", "Stone", "Man"]), is(&["Bare"])]
}

#[test]
fn without_emblems_no_piece_has_a_mark_on_boards_cards_and_in_the_air() {
    fn check<K: GameKind>(emblems: bool) {
        let home = home();
        let folder = home.path().join("config");
        std::fs::create_dir_all(&folder).expect("a folder");
        let settings = Settings { emblems, ..Settings::default() };
        save_settings(&folder.join("settings.json"), &settings).expect("saved");
        let mut window = open::<K>(home.path(), "");
        // The ghost of a piece where the cursor is, and a piece on its way.
        window.key(Key::ArrowRight);
        let mut seen = pieces(&window);
        window.harness.key_press(Key::Enter);
        for _ in 0..5 {
            window.step();
            seen = [seen[0] | pieces(&window)[0], seen[1] | pieces(&window)[1]];
        }
        assert_eq!(seen[0], emblems, "{}", K::NAME);
        assert!(emblems || seen[1], "{}", K::NAME);
    }
    for emblems in [true, false] {
        check::<Connect4>(emblems);
        check::<Checkers>(emblems);
        check::<Go>(emblems);
        check::<Gomoku>(emblems);
        check::<Reversi>(emblems);
    }
}

#[test]
fn each_choice_of_the_page_is_kept_and_changes_what_a_user_sees() {
    let mut rows = rows();
    let mut seen = Vec::new();
    for tab in TABS {
        for name in names(&Window::at_home(|home| open_settings(home, tab()))) {
            let Some(at) = rows.iter().position(|row| row.name == name) else {
                assert!(seen.contains(&name), "{name} has no row here");
                continue;
            };
            let row = rows.swap_remove(at);
            let Row { field, chosen, see, .. } = row;
            let home = home();
            let home = home.path();
            // The next windows find a game that was begun before, and a busy machine may be late
            // with what threads have to tell.
            let mut before = see(home);
            let is_steady = (0..5).any(|_| std::mem::replace(&mut before, see(home)) == before);
            assert!(is_steady, "{field}: it looks the same each time");
            let mut window = open_settings(home, tab());
            window.step();
            if chosen.is_empty() {
                window.switch(&name);
            } else {
                window.press(&choice(&name, chosen));
            }
            drop(window);
            let file = kept(home);
            assert_eq!(file[field], row.value, "{field}");
            let usual = json!(usual_settings());
            let others = ["names", "window", "game", "games", field];
            for (other, value) in usual.as_object().expect("settings") {
                if !others.contains(&other.as_str()) {
                    assert_eq!(file[other], *value, "{field} and {other}");
                }
            }
            assert_ne!(see(home), before, "{field} changes nothing that is seen");
            seen.push(name);
        }
    }
    let left: Vec<&str> = rows.iter().map(|row| row.field).collect();
    assert!(left.is_empty(), "not on the page: {left:?}");
}

#[test]
fn the_page_is_used_by_keys() {
    let home = home();
    let mut window = open::<Connect4>(home.path(), "44");
    window.ctrl(Key::Comma);
    let tab = |window: &Window| {
        let tabs = window.harness.query_all_by_role(Role::Tab);
        let mut chosen = tabs.filter(|node| node.accesskit_node().toggled() == Some(Toggled::True));
        chosen.next().and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    };
    assert_eq!(tab(&window), say::tab_look());
    for expected in [say::sound(), say::tab_play()] {
        window.ctrl(Key::Tab);
        assert_eq!(tab(&window), expected);
    }
    window.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::Tab);
    window.keys(Modifiers::COMMAND | Modifiers::SHIFT, Key::Tab);
    assert_eq!(tab(&window), say::tab_look());
    // One stop for the tabs, one for each row of values; arrows inside.
    window.key(Key::Tab);
    window.key(Key::ArrowDown);
    assert_eq!(tab(&window), say::sound());
    window.key(Key::ArrowUp);
    window.key(Key::Tab);
    assert_eq!(tab(&window), say::tab_look());
    window.key(Key::ArrowRight);
    assert!(window.is_chosen(&choice(say::appearance(), say::light())));
    window.key(Key::Tab);
    window.key(Key::ArrowRight);
    assert!(window.is_chosen(&choice(say::colours(), say::walnut())));
    window.key(Key::Tab);
    window.key(Key::Tab);
    let was_on = window.is_on(say::emblems());
    window.key(Key::Space);
    assert_ne!(window.is_on(say::emblems()), was_on);
    // What was changed here is set back, and nothing of another page.
    window.press(say::reset());
    assert!(window.is_on(say::emblems()));
    assert!(window.is_chosen(&choice(say::colours(), say::cobalt())));
    window.key(Key::Escape);
    assert!(!window.shows(say::reset()));
    assert_eq!(window.moves().concat(), "44");
}

#[test]
fn a_narrow_window_has_the_tabs_on_a_page_of_their_own() {
    let home = home();
    let mut window = Window::open_sized(home.path(), Launch::default(), 360.0, 480.0);
    window.ctrl(Key::Comma);
    assert!(!window.shows(say::reset()) && window.shows(say::tab_play()));
    window.press(say::tab_play());
    assert!(window.shows(say::reset()) && window.shows(&choice(say::who_starts(), "")));
    window.key(Key::Escape);
    assert!(!window.shows(say::reset()) && window.shows(say::tab_play()));
    window.press(say::tab_play());
    window.press_as(Role::Button, say::title());
    assert!(!window.shows(say::reset()), "the title leads back");
    window.key(Key::Escape);
    assert!(!window.shows(say::tab_play()));
}

#[test]
fn the_preview_is_there_only_where_it_shows_what_is_set() {
    let home = home();
    let mut window = Window::open(home.path(), Launch::default());
    window.ctrl(Key::Comma);
    assert!(window.shows(say::preview()));
    for (tab, has_preview) in [
        (say::sound(), false),
        (say::tab_play(), true),
        (say::tab_language(), false),
        (say::tab_advanced(), false),
        (say::tab_look(), true),
    ] {
        window.press(tab);
        assert_eq!(window.shows(say::preview()), has_preview, "{tab}");
    }
}

/// Types digits beside the lock, and presses the button there.
fn type_lock(window: &mut Window, digits: &str, button: &str) {
    window.settings(say::tab_play());
    // What unlocks is hidden.
    let role = if button == say::unlock() { Role::PasswordInput } else { Role::TextInput };
    window.harness.get_by_role_and_label(role, say::lock()).focus();
    window.step();
    window.harness.get_by_role_and_label(role, say::lock()).type_text(digits);
    window.settle();
    window.press(button);
}

#[test]
fn a_lock_takes_help_away_until_its_digits_are_typed() {
    let home = home();
    let mut window = Window::open_saved(home.path(), game("44353", "high"));
    window.key(Key::A);
    type_lock(&mut window, "24x68", say::lock_button());
    window.wait(|_| kept(home.path())["lock"] == "2468", "digits alone");
    // Setting the page back does not unlock it, and the coach stays off.
    window.press(say::reset());
    window.heard();
    window.press(&choice(new_game::coach(), coach::everything()));
    assert!(window.has_heard(say::help_is_locked()));
    window.key(Key::Escape);
    for key in [Key::H, Key::A, Key::T, Key::F7, Key::F, Key::Home] {
        window.heard();
        window.key(key);
        assert!(window.has_heard(say::help_is_locked()), "{key:?}: {:?}", window.heard());
    }
    window.ctrl(Key::Z);
    assert_eq!(window.moves().len(), 5, "nothing is taken back");
    drop(window);
    assert_eq!(kept(home.path())["coach"], "off");

    let mut window = open::<Connect4>(home.path(), "44");
    type_lock(&mut window, "1357", say::unlock());
    assert!(window.shows(say::lock_wrong()));
    window.key(Key::Escape);
    type_lock(&mut window, "2468", say::unlock());
    window.wait(|_| kept(home.path())["lock"].is_null(), "unlocked");
    window.key(Key::Escape);
    window.ctrl(Key::Z);
    assert_eq!(window.moves().concat(), "4");
}

#[test]
fn a_locked_game_that_is_over_is_looked_at_and_not_gone_on_with() {
    let home = home();
    let mut settings = usual_settings();
    settings.lock = Some("2468".to_owned());
    save_settings(&home.path().join("config/settings.json"), &settings).expect("written");
    let mut window = Window::open_saved(home.path(), game("4343434", "human"));
    window.key(Key::ArrowLeft);
    window.ctrl(Key::Z);
    assert!(window.has_heard(say::help_is_locked()));
    for key in [Key::Home, Key::End] {
        window.heard();
        window.key(key);
        assert!(!window.has_heard(say::help_is_locked()), "{key:?}");
    }
    window.key(Key::Home);
    window.heard();
    window.key(Key::Num1);
    assert!(window.has_heard(say::help_is_locked()), "no other end");
    assert_eq!(window.moves().len(), 7);
    window.key(Key::R);
    window.wait_for(review::leave());
}

/// Returns a game of a person with the red coins.
fn game(moves: &str, yellow: &str) -> Envelope {
    let text = format!(
        r#"{{"version": 2, "game": "connect4", "seats": {{"red": "human", "yellow": "{yellow}"}}, "moves": "{moves}"}}"#
    );
    Envelope::parse(&text).expect("a saved game")
}
