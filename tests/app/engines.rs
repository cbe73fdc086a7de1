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
use plot4::words::text::{dialogs, engines, files, game, go, new_game, past, play, settings};
use plot4::words::you;

use crate::window_harness::{ANY, Window, choice, home, random, white};

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
    let settings = Settings { engines, computer_ms: Some(0), ..Settings::default() };
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
    Window::open(home, Launch { start: Start::Game(Box::new(game)), ..Launch::default() })
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
    window.harness.get_by_role_and_label(Role::TextInput, field).focus();
    window.settle();
    window.harness.get_by_role_and_label(Role::TextInput, field).type_text(text);
    window.settle();
}

#[test]
fn an_engine_is_added_tried_changed_and_removed_on_its_page() {
    let home = home();
    with_engines(home.path(), Vec::new());
    let mut window = Window::open_afresh(home.path());
    window.settings(settings::tab_advanced());
    window.press(engines::open());
    window.press(engines::add());
    window.press(&choice(past::filter_game(), go::title()));
    window.press(engines::save());
    assert!(window.shows(engines::needs_name()));
    fill(&mut window, engines::name(), "Fake");
    window.press(engines::save());
    assert!(window.shows(&engines::wrong_command("Fake")));
    fill(&mut window, engines::command(), &shell("echo = C3"));
    window.press(engines::save());
    assert!(window.shows(&engines::of_game("Fake", go::title())));
    window.press(&engines::try_it("Fake"));
    window.wait_for(&engines::works("Fake", "C3"));

    // One that cannot be started says why.
    window.press(&engines::change("Fake"));
    fill(&mut window, engines::command(), "\"");
    window.press(engines::save());
    assert!(window.shows(&engines::wrong_command("Fake")));
    window.key(Key::Escape); // the fields alone
    assert!(window.shows(&engines::of_game("Fake", go::title())));

    window.press(engines::add());
    window.press(&choice(past::filter_game(), go::title()));
    fill(&mut window, engines::name(), "FAKE");
    fill(&mut window, engines::command(), "true");
    window.press(engines::save());
    assert!(window.shows(&engines::name_taken("FAKE")));
    assert!(!window.shows(dialogs::close()), "a form is saved or cancelled");
    window.press(dialogs::cancel());
    window.press(dialogs::close());
    let file = home.path().join("config/settings.json");
    window.wait(
        |_| load_settings(&file).is_ok_and(|settings| settings.engines.len() == 1),
        "the settings on the disk",
    );
    window.settings(settings::tab_advanced());
    window.press(engines::open());
    window.press(&engines::remove("Fake"));
    assert!(!window.shows(&engines::of_game("Fake", go::title())));
}

#[test]
fn an_engine_is_an_opponent_like_others() {
    let home = home();
    with_engines(home.path(), vec![fake(&shell("echo = C3"))]);
    let mut window = Window::open(home.path(), Launch { game: Some("go"), ..Launch::default() });
    window.key(Key::Space);
    window.press(&new_game::opponent("Fake", engines::about()));
    window.check_announced(&play::pairing(you(), "Fake"));
    window.key(Key::Enter);
    window.wait(|window| window.shows("Fake") && window.shows("A1"), "the board");
    put(&mut window, "E5");
    window.wait_for(&white("C3"));
    // Taking back and playing otherwise is told to the engine, too.
    window.ctrl(Key::Z);
    put(&mut window, "D4");
    window.wait_for(&white("C3"));
    window.press(play::new_game());
    window.press(&new_game::opponent("Fake", engines::about()));
    assert!(window.can_press(new_game::start_new()));
}

#[test]
fn a_game_with_an_engine_is_kept_by_name_and_goes_on() {
    let home = home();
    with_engines(home.path(), vec![fake(&shell("echo = C3"))]);
    let mut window = open(home.path(), "A1");
    window.wait_for(&white("C3"));
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
    window.wait_for(&engines::failed(ANY));
    let notices = window.harness.query_all_by_role(Role::Alert);
    let said: Vec<String> = notices.filter_map(|node| node.accesskit_node().label()).collect();
    (window, home, said.concat())
}

#[test]
fn an_engine_that_misbehaves_costs_a_notice_and_never_the_game() {
    let faults = [
        (shell("echo = Z99"), engines::illegal("Fake", "Z99")),
        (shell("echo = A1"), engines::illegal("Fake", "A1")),
        (shell("exit"), engines::ended("Fake")),
        ("yes".to_owned(), engines::flood("Fake")),
        (
            "/no/such/engine".to_owned(),
            engines::not_started("Fake", files::system_error("not-found", "")),
        ),
    ];
    for (command, expected) in faults {
        let (mut window, _home, said) = notice(vec![fake(&command)]);
        assert!(said.contains(&expected), "{said}");
        // Another player takes the seat, and the game goes on.
        window.key(Key::C); // which might begin the name of a point
        window.wait_for(new_game::customize());
        window.choose_player(game::side_white(), random());
        window.press(&new_game::continue_against(random()));
        window.wait_for(&white(ANY));
    }
    let (mut window, home, said) = notice(Vec::new());
    assert!(said.contains(&engines::unknown("Fake")), "{said}");
    // It is added, and tried again.
    window.settings(settings::tab_advanced());
    window.press(engines::open());
    window.press(engines::add());
    fill(&mut window, engines::name(), "fake");
    fill(&mut window, engines::command(), &shell("echo = C3"));
    window.press(engines::save());
    window.press(dialogs::close());
    window.key(Key::Escape); // the settings
    window.key(Key::P);
    window.wait_for(&white("C3"));
    drop(home);
}

#[test]
fn esc_leads_from_the_engines_back_to_where_they_were_opened() {
    let home = home();
    with_engines(home.path(), Vec::new());
    let mut window = Window::open_afresh(home.path());
    window.settings(settings::tab_advanced());
    window.press(engines::open());
    window.press(engines::add());
    window.key(Key::Escape);
    assert!(window.can_press(engines::add()) && !window.shows(engines::name()), "the list");
    window.key(Key::Escape);
    assert!(window.can_press(engines::open()), "the settings");
    window.key(Key::Escape);
    assert!(!window.can_press(engines::open()));
}
