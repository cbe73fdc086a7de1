//! People with names in the whole window: typed once, told everywhere, kept, and never taken for
//! keys.

use std::fs;
use std::path::Path;

use crate::window_harness::{
    Window, against, casual, ended, home, in_column, labelled, moved, person, person_is, red,
    seats, with, yellow,
};
use egui::{Event, Key};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::connect4::Connect4;
use plot4::launch::{Launch, Resume};
use plot4::players::Names;
use plot4::session::SavedGame;
use plot4::storage::{Folders, load_game, load_settings};
use plot4::words::text::{dialogs, game, new_game, notices, play};

/// A user's actions on names.
trait People {
    /// Types a name over what stands in the field of a side.
    fn call(&mut self, field: &str, name: &str);
    /// Returns what stands in such a field; `None` if there is none.
    fn name_in(&mut self, field: &str) -> Option<String>;
    /// Drops coins by their digits.
    fn drop_coins(&mut self, columns: &str);
}

impl People for Window {
    fn call(&mut self, field: &str, name: &str) {
        if self.harness.query_by_label(field).is_none() {
            self.players_of(field.trim_start_matches(&new_game::name_label("")));
        }
        self.harness.get_by_label(field).focus();
        self.settle();
        self.ctrl(Key::A);
        if name.is_empty() {
            self.key(Key::Delete);
        }
        // As a keyboard does it: each letter is a key and a text.
        for letter in name.chars() {
            if let Some(key) = Key::from_name(&letter.to_uppercase().to_string()) {
                self.harness.key_press(key);
            }
            self.harness.event(Event::Text(letter.to_string()));
        }
        self.settle();
    }

    fn name_in(&mut self, field: &str) -> Option<String> {
        if self.harness.query_by_label(field).is_none() {
            self.players_of(field.trim_start_matches(&new_game::name_label("")));
        }
        self.harness
            .query_by_label(field)
            .map(|node| node.accesskit_node().value().unwrap_or_default())
    }

    fn drop_coins(&mut self, columns: &str) {
        for digit in columns.chars() {
            self.key(Key::from_name(&digit.to_string()).expect("a digit is a key"));
        }
    }
}

/// Opens the window in the new-game screen, where it stands after the title.
fn choosing(home: &Path) -> Window {
    let mut window = Window::open(home, Launch { resume: Resume::Never, ..Launch::default() });
    window.key(Key::Space);
    if window.shows(dialogs::continue_last()) {
        window.key(Key::N);
    }
    window
}

/// Opens a game of two people, Anna and Ben, begun in the new-game screen.
fn anna_and_ben(home: &Path) -> Window {
    let mut window = choosing(home);
    window.press(new_game::friend_spoken());
    window.call(&new_game::name_label(red()), "Anna");
    window.key(Key::Escape);
    window.call(&new_game::name_label(yellow()), "Ben");
    window.key(Key::Enter);
    window
}

#[test]
fn two_people_are_called_by_their_names_from_the_first_move_to_the_next_start() {
    let home = home();
    let mut window = anna_and_ben(home.path());
    assert_eq!(window.announced(), game::to_move("Anna"));
    assert!(
        window.shows(&person_is(red(), "Anna", game::card_to_move()))
            && window.shows(&person(yellow(), "Ben")),
        "the cards"
    );
    window.drop_coins("4343434");
    assert!(window.has_heard(&ended(
        "Anna",
        in_column(4),
        game::wins_line("Anna", 4, "column"),
        7
    )));
    assert!(window.shows(&with(person(red(), "Anna"), game::card_wins(1))));
    assert!(window.shows(&with(person(yellow(), "Ben"), game::card_wins(0))));
    // The next game is theirs, with their score; it is Ben's turn to begin.
    window.ctrl(Key::N);
    assert_eq!(window.announced(), game::to_move("Ben"));
    assert!(
        window.shows(&with(person(red(), "Anna"), game::card_wins(1)))
            && window
                .shows(&with(person_is(yellow(), "Ben", game::card_to_move()), game::card_wins(0)))
    );
    window.drop_coins("1");
    assert_eq!(window.announced(), moved("Ben", in_column(1), "Anna"));
    drop(window);
    // The game in progress knows them at the next start.
    let mut window = Window::open(home.path(), Launch::default());
    assert!(window.shows(&play::pairing("Anna", "Ben")));
    window.key(Key::Y);
    assert!(window.shows(&with(person(yellow(), "Ben"), game::card_wins(0))));
    // So does the new-game screen, of this game and of the other one.
    window.key(Key::C);
    assert_eq!(window.name_in(&new_game::name_label(yellow())).as_deref(), Some("Ben"));
    window.key(Key::G);
    window.press(new_game::friend_spoken());
    assert_eq!(window.name_in(&new_game::name_label(game::side_black())).as_deref(), Some("Anna"));
    assert_eq!(window.name_in(&new_game::name_label(game::side_white())).as_deref(), Some("Ben"));
}

#[test]
fn what_is_typed_is_a_name_and_no_key_of_the_window() {
    let home = home();
    let mut window = choosing(home.path());
    // Every letter and digit here is a key: of an opponent, of swapping, the coach, the next game,
    // the details.
    window.call(&new_game::name_label(red()), "stgm 2");
    assert_eq!(window.name_in(&new_game::name_label(red())).as_deref(), Some("stgm 2"));
    assert!(window.is_chosen(&labelled(red(), new_game::human())));
    assert!(window.shows(&new_game::name_label(red())));
    // Esc leaves the field, then the list, then the details; then it asks whether to quit.
    for _ in 0..3 {
        assert!(!window.shows(new_game::against()));
        window.key(Key::Escape);
        assert!(!window.shows(dialogs::quit()));
    }
    assert!(window.shows(new_game::against()) && window.is_chosen(&against(casual())));
    assert!(window.shows("stgm 2"));
    window.key(Key::Escape);
    assert!(window.shows(dialogs::quit()));
    window.key(Key::N);
    // Out of the field the letters are keys again.
    window.key(Key::S);
    assert!(window.shows(&new_game::opponent_begins("yellow", "red")));
    assert_eq!(
        window.name_in(&new_game::name_label(yellow())).as_deref(),
        Some("stgm 2"),
        "the name goes with the player"
    );
    assert_eq!(
        window.name_in(&new_game::name_label(red())),
        None,
        "computers have names of their own"
    );
}

#[test]
fn enter_in_the_field_plays_and_the_digit_after_it_is_a_coin() {
    let home = home();
    let mut window = choosing(home.path());
    window.call(&new_game::name_label(red()), "Anna");
    window.key(Key::Enter);
    assert!(!window.shows(new_game::against()));
    assert!(window.moves().is_empty(), "no coin fell with Enter");
    window.drop_coins("3");
    assert_eq!(window.moves().first().map(String::as_str), Some("3"));
}

#[test]
fn against_a_computer_you_are_you_and_your_card_has_your_name() {
    let home = home();
    let mut window = choosing(home.path());
    window.call(&new_game::name_label(red()), "Anna");
    window.key(Key::Enter);
    assert_eq!(window.announced(), game::your_turn());
    assert!(window.shows(&person_is(red(), "Anna", game::card_your_turn())));
    // Whichever side they have next.
    window.key(Key::C);
    window.key(Key::S);
    window.key(Key::Enter);
    assert!(window.shows(&person(yellow(), "Anna")), "on the other side");
    let names: [String; 2] = load_settings(&home.path().join("config/settings.json"))
        .expect("they are written")
        .names
        .into();
    assert_eq!(names, ["", "Anna"]);
}

#[test]
fn a_saved_game_has_the_names_and_brings_them_back() {
    let home = home();
    let mut window = anna_and_ben(home.path());
    window.drop_coins("44");
    let folders = Folders {
        config: home.path().join("config"),
        data: home.path().join("data"),
        home: home.path().to_owned(),
    };
    window.wait(
        |_| {
            load_game::<Connect4>(&folders.data.join("game.json"))
                .is_ok_and(|game| game.record.moves().len() == 2)
        },
        "the game to be kept",
    );
    let kept: SavedGame<Connect4> =
        load_game(&folders.data.join("game.json")).expect("it was just read");
    assert_eq!(kept.names, Names::new(["Anna", "Ben"]));
    // Strangers in a file are called by their names, and are not taken for the people of this
    // house.
    let file = home.path().join("strangers.json");
    let text = r#"{"version":2,"game":"connect4","names":{"red":"Zoe","yellow":"Yan"},"seats":{"red":"human","yellow":"human"},"moves":"1"}"#;
    fs::write(&file, text).expect("written");
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(&file);
    window.wait_for(&notices::opened("strangers.json"));
    assert!(window.shows(&person(red(), "Zoe")));
    assert!(window.shows(&person_is(yellow(), "Yan", game::card_to_move())));
    drop(window);
    assert_eq!(
        load_settings(&folders.settings_file()).expect("settings").names,
        Names::new(["Anna", "Ben"])
    );
}

#[test]
fn a_name_can_be_changed_in_the_middle_of_a_game_and_taken_away() {
    let home = home();
    let mut window = anna_and_ben(home.path());
    window.drop_coins("4");
    window.key(Key::C);
    window.call(&new_game::name_label(yellow()), "Clara");
    window.key(Key::Enter);
    assert!(window.shows(new_game::start_new()), "Enter ends the name, and no game begins");
    window.press(new_game::continue_friend());
    assert_eq!(window.moves(), ["4"], "the game goes on");
    assert!(window.shows(&person_is(yellow(), "Clara", game::card_to_move())));
    window.key(Key::C);
    window.call(&new_game::name_label(yellow()), "");
    window.key(Key::Enter);
    window.press(new_game::continue_friend());
    assert!(window.shows(&person_is(yellow(), yellow(), game::card_to_move())));
    assert_eq!(window.announced(), moved("Anna", in_column(4), yellow()));
    // Back out of the new-game screen, nothing has changed.
    window.key(Key::C);
    window.call(&new_game::name_label(yellow()), "Dora");
    for _ in 0..4 {
        window.key(Key::Escape);
    }
    assert!(window.shows(&person_is(yellow(), yellow(), game::card_to_move())));
}

#[test]
fn names_and_score_go_along_when_two_people_swap_their_sides() {
    let home = home();
    let mut window = anna_and_ben(home.path());
    window.drop_coins("4343434");
    window.key(Key::C);
    window.key(Key::S);
    assert_eq!(window.name_in(&new_game::name_label(red())).as_deref(), Some("Ben"));
    assert_eq!(window.name_in(&new_game::name_label(yellow())).as_deref(), Some("Anna"));
    window.press(new_game::done());
    window.key(Key::M);
    assert!(window.shows(&play::pairing("Ben", "Anna")));
    window.key(Key::Enter);
    assert_eq!(window.announced(), game::to_move("Ben"));
    assert!(window.shows(&with(person_is(red(), "Ben", game::card_to_move()), game::card_wins(0))));
    assert!(window.shows(&with(person(yellow(), "Anna"), game::card_wins(1))));
}

#[test]
fn names_of_the_command_line_go_before_those_of_the_last_time_and_are_not_remembered() {
    let home = home();
    drop(anna_and_ben(home.path()));
    let launch = Launch {
        seats: seats("human", "human"),
        names: Names::new(["", "Xaver"]),
        ..Launch::default()
    };
    let window = Window::open(home.path(), launch);
    assert!(window.shows(&person_is(red(), "Anna", game::card_to_move())));
    assert!(window.shows(&person(yellow(), "Xaver")));
    drop(window);
    let names = load_settings(&home.path().join("config/settings.json")).expect("settings").names;
    assert_eq!(names, Names::new(["Anna", "Ben"]));
}

#[test]
fn the_longest_name_stands_in_the_smallest_window() {
    let home = home();
    let longest = "Wilhelmina Wolkenkuckuck";
    let mut window = Window::open_sized(
        home.path(),
        Launch { resume: Resume::Never, ..Launch::default() },
        360.0,
        480.0,
    );
    window.key(Key::Space);
    window.press(new_game::friend_spoken());
    window.call(&new_game::name_label(yellow()), &format!("{longest} the Third"));
    assert_eq!(
        window.name_in(&new_game::name_label(yellow())).as_deref(),
        Some(longest),
        "no more fits into the field"
    );
    let field = window.harness.get_by_label(&new_game::name_label(yellow())).rect();
    let row = window
        .harness
        .get_by_label(&new_game::player(yellow(), new_game::human(), new_game::human_about()))
        .rect();
    assert!(row.contains_rect(field) && field.width() > 100.0, "{field} in {row}");
    window.key(Key::Enter);
    assert!(window.shows(&person(yellow(), longest)));
    window.drop_coins("1");
    assert_eq!(window.announced(), moved(red(), in_column(1), longest));
}
