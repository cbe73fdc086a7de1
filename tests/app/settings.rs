//! Each setting of the page: what is chosen there is kept, and a user sees what it changes.

use std::path::Path;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, ViewportId};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::checkers::Checkers;
use plot4::core::connect4::Connect4;
use plot4::core::go::Go;
use plot4::core::gomoku::Gomoku;
use plot4::core::kind::GameKind;
use plot4::core::reversi::Reversi;
use plot4::launch::Launch;
use plot4::storage::{Envelope, Folders, Settings, load_settings, save_settings};
use plot4::words::text::{self, settings as say};
use serde_json::{Value, json};

use crate::window_harness::{ANY, Window, home, seats, usual_settings};

/// A setting, a value that is not the usual one, and what a user sees of it.
struct Row {
    field: &'static str,
    name: &'static str,
    chosen: &'static str,
    value: Value,
    see: fn(&Path) -> String,
}

/// Returns the settings of the page. Those with other tests see nothing here.
fn rows() -> Vec<Row> {
    let row = |field, name, chosen, value, see| Row { field, name, chosen, value, see };
    vec![
        row("theme", say::appearance(), say::light(), json!("light"), connect4),
        row("colours", say::colours(), say::walnut(), json!("walnut"), connect4),
        row("motion", say::animation(), say::animation_off(), json!("reduced"), fall),
        row("after_game", say::after_game(), say::play_another(), json!("play-again"), watched),
        row("begins", say::who_starts(), say::same_player(), json!("same"), next_game),
        row("computers_resign", say::lost_games(), say::play_to_end(), json!(false), elsewhere),
        row("analysis", say::analysis(), say::analysis_always(), json!(true), connect4),
        row("analysis_s", say::analysis_time(), say::off(), json!(0), elsewhere),
        row("threats", say::threats(), say::threats_shown(), json!(true), connect4),
        row("numbers", say::coordinates(), say::numbers_hidden(), json!(false), checkers),
        row("numbers", say::coordinates(), say::numbers_hidden(), json!(false), connect4),
        row("numbers", say::coordinates(), say::numbers_hidden(), json!(false), gomoku),
        row("move_numbers", say::move_numbers(), say::numbers_shown(), json!(true), gomoku),
        row("emblems", say::emblems(), say::numbers_hidden(), json!(false), gomoku),
        row("computer_ms", say::computers_move(), say::at_once(), json!(0), answer),
        row("sound", say::sound(), say::off(), json!(false), elsewhere),
        row("stage", say::names_and_score(), say::large(), json!(true), connect4),
    ]
}

/// Looks at nothing: `resigning.rs`, `sound.rs` and `analysis.rs` do.
fn elsewhere(_: &Path) -> String {
    String::new()
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

/// Opens the settings of a game.
fn open_settings(home: &Path, game: &str) -> Window {
    let mut window = match game {
        "checkers" => open::<Checkers>(home, "11-15"),
        "gomoku" => open::<Gomoku>(home, "H8 H9"),
        "go" => open::<Go>(home, ""),
        _ => open::<Connect4>(home, "44"),
    };
    window.ctrl(Key::Comma);
    window
}

/// Returns the names of the settings with a few values that the page shows.
fn names(window: &Window) -> Vec<String> {
    let radios = window.harness.query_all_by_role(Role::RadioButton);
    let mut names: Vec<String> = radios
        .filter_map(|node| node.accesskit_node().label())
        .filter_map(|label| Some(label.split_once(": ")?.0.to_owned()))
        .collect();
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
    for game in ["connect4", "checkers", "gomoku", "go"] {
        for name in names(&Window::at_home(|home| open_settings(home, game))) {
            let Some(at) = rows.iter().position(|row| row.name == name) else {
                assert!(seen.contains(&name), "{name} has no row here");
                continue;
            };
            let row = rows.swap_remove(at);
            let Row { field, chosen, see, .. } = row;
            let home = home();
            let home = home.path();
            // The next windows find a game that was begun before, and a busy machine may be late with
            // what threads have to tell.
            let mut before = see(home);
            let is_steady = (0..5).any(|_| std::mem::replace(&mut before, see(home)) == before);
            assert!(is_steady, "{field}: it looks the same each time");
            let mut window = open_settings(home, game);
            window.step();
            window.press(&say::choice(&name, chosen));
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
            assert!(
                before.is_empty() || see(home) != before,
                "{field} changes nothing that is seen"
            );
            seen.push(name);
        }
    }
    let left: Vec<&str> = rows.iter().map(|row| row.field).collect();
    assert!(left.is_empty(), "not on the page: {left:?}");
}
