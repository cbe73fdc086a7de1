//! Engines in the window: they are added, tried, chosen and played against, and one that misbehaves
//! costs a notice.

use std::path::Path;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::go::{Dead, Go, Setup};
use plot4::core::kind::Notation as _;
use plot4::launch::{Launch, Start};
use plot4::storage::{Engine, Envelope, Settings, load_settings, save_settings};
use plot4::words::text;

use crate::window_harness::{Window, home};

/// Returns the command of a Go engine that says yes to everything, and answers `genmove` by what
/// these words of a shell print.
fn shell(answer: &str) -> String {
    format!(
        "sh -c 'while read command rest; do case $command in genmove) {answer};; *) echo = ;; esac; \
         echo; done'"
    )
}

/// Returns the engine that is started by this command.
fn fake(command: &str) -> Engine {
    Engine {
        game: "go".to_owned(),
        name: "Fake".to_owned(),
        command: command.to_owned(),
        seconds: 0,
    }
}

/// Saves settings with these engines.
fn with_engines(home: &Path, engines: Vec<Engine>) {
    let settings = Settings {
        engines,
        delay_ms: 0,
        ..Settings::default()
    };
    let folder = home.join("config");
    std::fs::create_dir_all(&folder).expect("a folder");
    save_settings(&folder.join("settings.json"), &settings).expect("saved");
}

/// Opens a game on a small board between a person and the engine, after these moves.
fn open(home: &Path, moves: &str) -> Window {
    let setup = Setup::new(5).expect("a size").with_dead(Dead::Settle);
    let moves = Go::parse_moves(setup, moves).expect("moves");
    let seats = ["human", "engine:Fake"].map(|mode| Some(mode.parse().expect("a mode")));
    let game = Envelope::position::<Go>(setup, &moves, seats, Some(7));
    Window::open(
        home,
        Launch {
            start: Start::Game(Box::new(game)),
            ..Launch::default()
        },
    )
}

/// Types the name of a point, and Enter.
fn put(window: &mut Window, point: &str) {
    for letter in point.chars() {
        window.key(Key::from_name(&letter.to_string()).expect("letters and digits are keys"));
    }
    window.key(Key::Enter);
}

/// Types into the field with this name.
fn fill(window: &mut Window, field: &str, text: &str) {
    window
        .harness
        .get_by_role_and_label(Role::TextInput, field)
        .focus();
    window.settle();
    window
        .harness
        .get_by_role_and_label(Role::TextInput, field)
        .type_text(text);
    window.settle();
}

#[test]
fn an_engine_is_added_tried_changed_and_removed_on_its_page() {
    let home = home();
    with_engines(home.path(), Vec::new());
    let mut window = Window::open_afresh(home.path());
    window.ctrl(Key::Comma);
    window.press(text::engines::open());
    window.press(text::engines::add());
    window.press("Game: Go");
    window.press(text::engines::save());
    assert!(window.shows(text::engines::needs_name()));
    fill(&mut window, "Name", "Fake");
    window.press(text::engines::save());
    assert!(window.shows(&text::engines::wrong_command("Fake")));
    fill(&mut window, "Command that starts it", &shell("echo = C3"));
    window.press(text::engines::save());
    assert!(window.shows("Fake · Go"));
    window.press("Try Fake");
    window.wait_for(&text::engines::works("Fake", "C3"));

    // One that cannot be started says why.
    window.press(&text::engines::change("Fake"));
    fill(&mut window, "Command that starts it", "\"");
    window.press(text::engines::save());
    assert!(window.shows(&text::engines::wrong_command("Fake")));
    window.key(Key::Escape); // the fields alone
    assert!(window.shows("Fake · Go"));

    window.press(text::engines::add());
    window.press("Game: Go");
    fill(&mut window, "Name", "FAKE");
    fill(&mut window, "Command that starts it", "true");
    window.press(text::engines::save());
    assert!(window.shows(&text::engines::name_taken("FAKE")));
    assert!(!window.shows("Close"), "a form is saved or cancelled");
    window.press(text::dialogs::cancel());
    window.press("Close");
    let settings = home.path().join("config/settings.json");
    window.wait(
        |_| load_settings(&settings).is_ok_and(|settings| settings.engines.len() == 1),
        "the settings on the disk",
    );
    window.ctrl(Key::Comma);
    window.press(text::engines::open());
    window.press(&text::engines::remove("Fake"));
    assert!(!window.shows("Fake · Go"));
}

#[test]
fn an_engine_is_an_opponent_like_others() {
    let home = home();
    with_engines(home.path(), vec![fake(&shell("echo = C3"))]);
    let mut window = Window::open(
        home.path(),
        Launch {
            game: Some("go"),
            ..Launch::default()
        },
    );
    window.key(Key::Space);
    window.press("Against Fake: a program from your settings");
    window.check_announced("You against Fake");
    window.key(Key::Enter);
    window.wait(
        |window| window.shows("Fake") && window.shows("A1"),
        "the board",
    );
    put(&mut window, "E5");
    window.wait_for("C3, white");
    // Taking back and playing otherwise is told to the engine, too.
    window.ctrl(Key::Z);
    put(&mut window, "D4");
    window.wait_for("C3, white");
    window.press("New game");
    assert!(window.can_press("Continue against Fake"));
}

#[test]
fn a_game_with_an_engine_is_kept_by_name_and_goes_on() {
    let home = home();
    with_engines(home.path(), vec![fake(&shell("echo = C3"))]);
    let mut window = open(home.path(), "A1");
    window.wait_for("C3, white");
    let file = home.path().join("game.json");
    window.save_as(&file);
    let text = std::fs::read_to_string(&file).expect("a file");
    assert!(text.contains("\"engine:Fake\""), "{text}");
    let file = home.path().join("game.sgf");
    window.save_as(&file);
    let text = std::fs::read_to_string(&file).expect("a file");
    assert!(text.contains("PW[engine:Fake]"), "{text}");
}

/// Returns the notice after the person's first move against an engine.
fn notice(engines: Vec<Engine>) -> (Window, tempfile::TempDir, String) {
    let home = home();
    with_engines(home.path(), engines);
    let mut window = open(home.path(), "A1");
    window.wait_for("Press P to try again or C to choose another player");
    let notices = window.harness.query_all_by_role(Role::Alert);
    let said: Vec<String> = notices
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    (window, home, said.concat())
}

#[test]
fn an_engine_that_misbehaves_costs_a_notice_and_never_the_game() {
    let faults = [
        (
            shell("echo = Z99"),
            "Fake answered “Z99”, which is not a legal move",
        ),
        (
            shell("echo = A1"),
            "Fake answered “A1”, which is not a legal move",
        ),
        (shell("exit"), "Fake has stopped running"),
        ("yes".to_owned(), "Fake writes without end"),
        (
            "/no/such/engine".to_owned(),
            "Fake could not be started. There is no such file or folder. Press P to try again",
        ),
    ];
    for (command, expected) in faults {
        let (mut window, _home, said) = notice(vec![fake(&command)]);
        assert!(said.contains(expected), "{said}");
        // Another player takes the seat, and the game goes on.
        window.key(Key::C); // which might begin the name of a point
        window.wait_for(text::new_game::customize());
        window.choose_player("White: Random");
        window.key(Key::Enter);
        window.wait_for(", white");
    }
    let (mut window, home, said) = notice(Vec::new());
    assert!(
        said.contains("There is no engine called “Fake” in the settings"),
        "{said}"
    );
    // It is added, and tried again.
    window.ctrl(Key::Comma);
    window.press(text::engines::open());
    window.press(text::engines::add());
    fill(&mut window, "Name", "fake");
    fill(&mut window, "Command that starts it", &shell("echo = C3"));
    window.press(text::engines::save());
    window.press("Close");
    window.key(Key::P);
    window.wait_for("C3, white");
    drop(home);
}
