//! The language of the window: the setting, the option of the command line, and the system's.

use std::fs;
use std::path::Path;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::launch::Launch;
use plot4::storage::load_settings;
use plot4::words::text::{dialogs, settings};
use plot4::words::{self, Language};

use crate::window_harness::{Window, choice, home, seats};

/// Writes a file of settings with this language.
fn write_settings(home: &Path, tag: &str) {
    fs::create_dir_all(home.join("config")).expect("a folder");
    let text = format!(r#"{{"version": 2, "language": "{tag}"}}"#);
    fs::write(home.join("config/settings.json"), text).expect("written");
}

/// Returns the language in the file of the settings.
fn saved(home: &Path) -> Option<String> {
    let settings = load_settings(&home.join("config/settings.json"));
    settings.expect("settings").language
}

/// Opens a game with this option of the command line.
fn open(home: &Path, language: Option<&'static str>) -> Window {
    let launch = Launch { seats: seats("human", "human"), language, ..Launch::default() };
    Window::open(home, launch)
}

/// Returns the name of the choice or of the list that has the keyboard's attention.
fn focused(window: &Window) -> String {
    let nodes = [Role::ComboBox, Role::RadioButton]
        .into_iter()
        .flat_map(|role| window.harness.query_all_by_role(role));
    let focused = nodes.into_iter().find(egui_kittest::Node::is_focused);
    let label = focused.and_then(|node| node.accesskit_node().label());
    label.unwrap_or_default()
}

/// Chooses a language in the settings by their names for screen readers, and leaves them open.
fn choose(window: &mut Window, present: &str, language: &str) {
    window.settings(settings::tab_language());
    window.press(&settings::language_change(present));
    window.press(&choice(settings::language(), language));
}

#[test]
fn a_language_that_is_chosen_changes_the_window_at_once() {
    let home = home();
    write_settings(home.path(), "en-XA");
    let mut window = open(home.path(), None);
    window.key(Key::M);
    let pseudo = dialogs::past_games_menu();
    assert!(pseudo.starts_with('[') && window.shows(pseudo));
    choose(&mut window, words::language().own_name(), "English");
    assert_eq!(words::language(), Language::ENGLISH);
    // The page that is open, its list closed, and then the menu.
    assert!(window.shows(&settings::language_change("English")));
    assert!(window.shows(settings::reset()));
    assert!(!window.shows(&choice(settings::language(), settings::match_system())));
    window.key(Key::Escape);
    window.key(Key::M);
    assert!(window.shows(dialogs::past_games_menu()) && !window.shows(pseudo));
    drop(window);
    assert_eq!(saved(home.path()).as_deref(), Some("en"));
}

#[test]
fn the_language_is_chosen_by_keys() {
    let home = home();
    let mut window = open(home.path(), None);
    window.settings(settings::tab_language());
    let mut presses = 0..30;
    while focused(&window) != settings::language_change(settings::match_system()) {
        assert!(presses.next().is_some(), "Tab does not lead there");
        window.key(Key::Tab);
    }
    window.key(Key::Enter);
    assert!(window.is_chosen(&choice(settings::language(), settings::match_system())));
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    assert_eq!(focused(&window), choice(settings::language(), "English"));
    window.key(Key::Enter);
    assert_eq!(focused(&window), settings::language_change("English"));
    drop(window);
    assert_eq!(saved(home.path()).as_deref(), Some("en"));
}

#[test]
fn the_option_holds_for_this_time_until_another_language_is_chosen() {
    let home = home();
    write_settings(home.path(), "en");
    let mut window = open(home.path(), Some("en-XA"));
    let pseudo = words::language();
    assert!(pseudo.is_pseudo());
    window.ctrl(Key::Comma);
    let name = settings::appearance();
    window.press(&choice(name, settings::dark()));
    drop(window);
    assert_eq!(saved(home.path()).as_deref(), Some("en"), "it stays");

    words::set_language(Language::ENGLISH); // that of the system
    let mut window = open(home.path(), Some("en-XA"));
    choose(&mut window, pseudo.own_name(), settings::match_system());
    assert_eq!(words::language(), Language::ENGLISH);
    drop(window);
    assert_eq!(saved(home.path()), None);
}

#[test]
fn an_unknown_language_in_the_settings_is_replaced_by_that_of_the_system() {
    let home = home();
    write_settings(home.path(), "tlh");
    let mut window = open(home.path(), None);
    window.wait_for(&settings::unknown_language("tlh"));
    window.key(Key::M);
    assert!(window.shows(dialogs::past_games_menu()));
    drop(window);
    assert_eq!(saved(home.path()), None);
    let window = open(home.path(), None);
    assert!(!window.shows("tlh"), "it is told once");
}

#[test]
fn esc_closes_the_list_of_languages_before_the_settings() {
    let home = home();
    let mut window = open(home.path(), None);
    window.settings(settings::tab_language());
    window.press(&settings::language_change(settings::match_system()));
    let language = choice(settings::language(), Language::ENGLISH.own_name());
    assert!(window.shows(&language));
    window.key(Key::Escape);
    assert!(!window.shows(&language), "the list is closed");
    assert!(window.shows(&settings::language_change(settings::match_system())));
    window.key(Key::Escape);
    assert!(!window.shows(&settings::language_change(settings::match_system())));
}
