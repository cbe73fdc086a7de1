//! The page of past games: the list, the chosen game, deleting and bringing back, and games that
//! are opened, reviewed and played on.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::launch::Launch;
use plot4::storage::load_past_game;
use plot4::words::text::{connect4, dialogs, files, game, gomoku, new_game, past, play, review};
use plot4::words::you;

use crate::files::{age, data, keep_games_of_all_kinds, kept, small_pictures, write_game};
use crate::window_harness::{
    ANY, Window, beginner, casual, choice, high, home, low, medium, red, seats, sentences,
};

/// Three games that Red wins with four in a column.
const WON: [&str; 3] = ["4343434", "1212121", "5656565"];

/// Returns the file of a past game.
fn file(home: &Path, number: u64) -> PathBuf {
    data(home).join(format!("game.kept-{number}.json"))
}

/// Writes a past game of a person with the red coins against a computer, so many days old.
fn write_against(home: &Path, number: u64, level: &str, moves: &str, days: u64) {
    fs::create_dir_all(data(home)).expect("made");
    let text = format!(
        r#"{{"version": 2, "game": "connect4", "seats": {{"red": "human", "yellow": "{level}"}}, "moves": "{moves}", "number": "{number}"}}"#
    );
    fs::write(file(home, number), text).expect("written");
    age(&file(home, number), 86_400 * (20_000 - days) + 43_200);
}

/// Opens a window of this size with a game of two people, and the page of past games.
fn open_sized(home: &Path, width: f32, height: f32) -> Window {
    let launch = Launch { seats: seats("human", "human"), seed: Some(7), ..Launch::default() };
    let mut window = Window::open_sized(home, launch, width, height);
    window.key(Key::M);
    window.press(dialogs::past_games_menu());
    window
}

/// Opens the page of past games in a window of the usual size.
fn open(home: &Path) -> Window {
    open_sized(home, 1120.0, 760.0)
}

/// Returns the label of the row that begins like this.
fn row(window: &Window, part: &str) -> String {
    let mut rows = window.harness.query_all_by_label_contains(part);
    let label = rows.next().and_then(|node| node.accesskit_node().label());
    label.unwrap_or_else(|| panic!("no row with {part}"))
}

/// Presses the row with this text.
fn press_row(window: &mut Window, part: &str) {
    window.wait_for(part);
    let label = row(window, part);
    window.press(&label);
}

#[test]
fn the_games_are_listed_newest_first_and_opened() {
    let home = home();
    write_against(home.path(), 1, "low", WON[0], 3);
    write_against(home.path(), 2, "medium", "1213141", 2);
    write_against(home.path(), 3, "high", "44", 1);
    let mut window = open(home.path());
    window.wait_for(&past::count(3));
    let tops: Vec<f32> = [high(), medium(), low()]
        .map(|level| {
            let part = &sentences(level, "");
            window.wait_for(part);
            let mut found = window.harness.query_all_by_label_contains(part);
            found.next().expect("a row").rect().top()
        })
        .to_vec();
    assert!(tops.is_sorted(), "the newest first: {tops:?}");
    assert_eq!(
        row(&window, &sentences(low(), "")),
        past::row_said(
            low(),
            past::you_played(connect4::title(), "red", play::moves(7)),
            past::result_won(),
            past::not_reviewed(),
            past::date_of_year(past::short_date("1", 10), "2024")
        )
    );
    assert!(row(&window, &sentences(high(), "")).contains(past::unfinished()));
    press_row(&mut window, &sentences(low(), ""));
    window.wait_for(&sentences(play::pairing(you(), low()), review::won(you(), 7)));
    window.press(past::open());
    window.wait(|window| window.moves().concat() == WON[0], "the game");
    assert!(file(home.path(), 1).exists(), "it is still kept");
    assert_eq!(kept(home.path()).len(), 3);
    // Esc leads back to the game that was opened; the page begins at the newest one otherwise.
    window.key(Key::Escape);
    window.wait_for(&sentences(play::pairing(you(), low()), review::won(you(), 7)));
    window.key(Key::Escape);
    window.key(Key::M);
    window.press(dialogs::past_games_menu());
    window.wait_for(&sentences(play::pairing(you(), high()), ""));
}

#[test]
fn a_past_game_takes_the_place_of_the_form_from_which_the_list_was_opened() {
    let home = home();
    write_against(home.path(), 1, "low", WON[0], 3);
    let mut window = Window::open_afresh(home.path());
    window.key(Key::Space);
    let label = row(&window, past::title());
    window.press(&label);
    window.wait_for(past::open());
    window.press(past::open());
    window.wait(|window| window.moves().concat() == WON[0], "the game");
    window.key(Key::Escape);
    window.wait_for(&past::count(1));
    window.key(Key::Escape);
    assert_eq!(window.moves().concat(), WON[0], "the game is in view");
    window.key(Key::M);
    assert!(window.shows(dialogs::past_games_menu()), "and has the keys");
}

#[test]
fn a_review_is_kept_with_the_game_and_shown() {
    let home = home();
    write_against(home.path(), 1, "low", WON[0], 3);
    let before = fs::metadata(file(home.path(), 1)).and_then(|data| data.modified());
    let mut window = open(home.path());
    window.wait_for(&play::pairing(you(), low()));
    window.press(past::review());
    window.wait(
        |_| {
            let game = load_past_game(&file(home.path(), 1)).expect("a game");
            game.summary().is_some_and(|summary| summary.review.is_some())
        },
        "the review",
    );
    let after = fs::metadata(file(home.path(), 1)).and_then(|data| data.modified());
    assert_eq!(before.expect("a time"), after.expect("a time"), "the date stays");
    assert_eq!(kept(home.path()).len(), 1);
    window.key(Key::Escape);
    window.key(Key::M);
    window.press(dialogs::past_games_menu());
    window.wait_for(&past::accuracy_said(ANY));
    assert!((0..=4).any(|count| window.shows(&past::mistakes(count))));
}

#[test]
fn a_game_that_is_continued_from_the_list_keeps_its_one_entry() {
    let home = home();
    write_game(&file(home.path(), 7), "434343", "");
    let mut window = open(home.path());
    window.wait_for(&past::count(1));
    window.wait_for(past::open());
    window.press(past::open());
    window.wait(|window| window.moves().concat() == "434343", "the game");
    window.type_keys("4");
    window.wait_for(&game::wins(red()));
    window.wait(
        |_| fs::read_to_string(file(home.path(), 7)).is_ok_and(|text| text.contains("4343434")),
        "its entry has the end",
    );
    assert_eq!(kept(home.path()).len(), 1);
}

#[test]
fn the_filters_show_some_of_the_games() {
    let home = home();
    keep_games_of_all_kinds(home.path());
    write_against(home.path(), 11, "low", WON[0], 3);
    write_against(home.path(), 12, "low", "14142424", 3);
    let mut window = open(home.path());
    window.wait_for(&past::count(6));
    window.press(&choice(past::filter_game(), connect4::title()));
    assert!(!window.shows(&play::beside(gomoku::title(), new_game::friend_about())));
    window.press(&choice(past::filter_result(), past::won()));
    window.wait_for(&sentences(play::pairing(you(), low()), review::won(you(), 7)));
    assert!(!window.shows(&play::moves(8)));
    window.press(&choice(past::filter_result(), past::drawn()));
    assert!(window.shows(past::none_fit()));
    window.press(&choice(past::filter_result(), past::all()));
    window.press(&choice(past::filter_game(), past::all_games()));
    assert!(window.shows(&play::beside(gomoku::title(), new_game::friend_about())));
}

#[test]
fn a_game_is_deleted_at_once_and_comes_back_for_ten_seconds() {
    let home = home();
    write_against(home.path(), 1, "low", WON[0], 3);
    write_against(home.path(), 2, "medium", WON[1], 2);
    let text = fs::read_to_string(file(home.path(), 2)).expect("there");
    let mut window = open(home.path());
    window.wait_for(&play::pairing(you(), medium()));
    window.press(past::delete());
    window.wait(|_| !file(home.path(), 2).exists(), "it is gone");
    assert!(window.shows(&play::pairing(you(), low())) && window.shows(past::deleted()));
    window.wait_for(past::undo());
    window.ctrl(Key::Z);
    window.wait(|_| file(home.path(), 2).exists(), "it is back");
    assert_eq!(fs::read_to_string(file(home.path(), 2)).expect("there"), text);
    assert!(window.shows(&play::pairing(you(), medium())) && !window.shows(past::undo()));
    window.key(Key::Delete);
    window.wait(|_| !file(home.path(), 2).exists(), "it is gone");
    window.wait_for(past::undo());
    window.wait(|window| !window.shows(past::undo()), "ten seconds");
    assert!(window.shows(&past::count(1)));
}

#[test]
fn arrows_lead_through_the_games_and_enter_opens_one() {
    let home = home();
    for (number, moves) in [(1, "1"), (2, "22"), (3, "333")] {
        write_game(&file(home.path(), number), moves, "");
        age(&file(home.path(), number), 1000 * number);
    }
    let mut window = open(home.path());
    window.wait_for(&play::moves(3));
    let mut heard = Vec::new();
    for key in [Key::ArrowDown, Key::ArrowDown, Key::ArrowUp, Key::End, Key::Home, Key::ArrowDown] {
        window.key(key);
        heard.push(window.focused());
    }
    for (label, moves) in heard.iter().zip([2, 1, 2, 1, 3, 2]) {
        assert!(label.contains(&play::moves(moves)), "{heard:?}");
    }
    window.key(Key::Enter);
    window.wait(|window| window.moves() == ["2", "2"], "the game");
    window.key(Key::Escape);
    window.wait_for(&past::count(3));
    window.key(Key::Enter);
    window.wait(|window| !window.shows(&past::count(3)), "it is still chosen");
    assert_eq!(window.moves(), ["2", "2"]);
}

#[test]
fn only_rows_in_view_are_painted() {
    let home = home();
    for number in 1..=60 {
        write_game(&file(home.path(), number), "44", "");
    }
    let mut window = open(home.path());
    window.wait(|window| small_pictures(window) >= 7, "the pictures in view");
    window.key(Key::End);
    window.settle();
    window.wait(|window| small_pictures(window) >= 7, "those of the last rows");
    assert!(small_pictures(&window) < 14, "{}", small_pictures(&window));
}

#[test]
fn what_cannot_be_opened_is_named_and_can_be_deleted() {
    let home = home();
    write_game(&file(home.path(), 1), "445", "");
    fs::write(file(home.path(), 2), "{").expect("written");
    fs::write(file(home.path(), 3), r#"{"version": 99, "game": "connect4"}"#).expect("written");
    write_game(&file(home.path(), 4), "4444444", "");
    let mut window = open(home.path());
    window.wait_for(&sentences("game.kept-2.json", past::damaged(ANY)));
    window.wait_for(&sentences("game.kept-4.json", past::damaged(ANY)));
    // A newer program can use what it wrote.
    assert!(window.shows(&sentences("game.kept-3.json", past::unusable(ANY))));
    press_row(&mut window, "game.kept-2.json");
    assert!(!window.shows(past::open()), "there is nothing to open");
    window.press(past::delete());
    window.wait(|_| !file(home.path(), 2).exists(), "the file is gone");
    window.wait_for(past::undo());
    window.press(past::undo());
    window.wait(|_| file(home.path(), 2).exists(), "it is back");
    assert_eq!(fs::read_to_string(file(home.path(), 2)).expect("there"), "{");
}

#[test]
fn without_games_the_page_says_what_they_are() {
    for (width, height) in [(1120.0, 760.0), (800.0, 480.0), (360.0, 480.0)] {
        let home = home();
        let mut window = open_sized(home.path(), width, height);
        window.wait_for(past::empty());
        window.key(Key::Escape);
        assert!(!window.shows(past::empty()));
    }
}

#[test]
fn in_a_small_window_the_chosen_game_takes_the_place_of_the_list() {
    let home = home();
    write_against(home.path(), 1, "low", WON[0], 3);
    write_against(home.path(), 2, "medium", WON[1], 2);
    let mut window = open_sized(home.path(), 360.0, 480.0);
    window.wait_for(&past::count(2));
    assert!(!window.shows(&play::pairing(you(), medium())));
    press_row(&mut window, &sentences(low(), ""));
    assert!(window.shows(&sentences(play::pairing(you(), low()), review::won(you(), 7))));
    assert!(!window.shows(&sentences(medium(), ANY)));
    window.key(Key::Escape);
    assert!(window.shows(&sentences(medium(), ANY)) && !window.shows(&play::pairing(you(), low())));
    window.key(Key::Escape);
    assert!(!window.shows(past::title()), "{:?}", window.painted());
}

#[test]
fn three_wins_in_a_row_suggest_the_next_level() {
    let home = home();
    for (number, moves) in (1..).zip(WON) {
        write_against(home.path(), number, "learner", moves, 10 - number);
    }
    let mut window = open(home.path());
    window.wait_for(&sentences(past::ready(casual()), past::wins(3, beginner())));
    window.press(dialogs::not_now());
    assert!(!window.shows(&past::ready(casual())));
    drop(window);
    let mut window = open(home.path());
    window.wait_for(&past::ready(casual()));
    window.press(&play::level(casual()));
    window.wait(|window| window.moves().is_empty(), "a new game");
    assert!(window.shows(casual()));
}

/// Waits until so many games against Low are read: the heading counts those, too, that are not.
fn wait_for_rows(window: &mut Window, count: usize) {
    let rows = |window: &Window| {
        let low = sentences(low(), "");
        let named = window.nodes(&low);
        let labels = named.filter_map(|node| node.accesskit_node().label());
        labels.filter(|label| label.starts_with(&low)).count()
    };
    window.wait(|window| rows(window) == count, "the rows");
}

#[test]
fn a_game_that_is_asked_back_before_its_file_is_gone_comes_back() {
    let home = home();
    for (number, days) in [(1, 2), (2, 1)] {
        write_against(home.path(), number, "low", WON[0], days);
    }
    let created = || -> Option<Vec<SystemTime>> {
        let created = |number| fs::metadata(file(home.path(), number)).ok()?.created().ok();
        (1..=2).map(created).collect()
    };
    let before = created().expect("two files");
    let mut window = open(home.path());
    wait_for_rows(&mut window, 2);
    // Both keys come before the disk answers.
    for (key, modifiers) in [(Key::Delete, Modifiers::NONE), (Key::Z, Modifiers::COMMAND)] {
        let press =
            |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        window.harness.input_mut().events.extend([press(true), press(false)]);
    }
    window.step();
    window.wait(|_| created().is_some_and(|now| now != before), "the file, written again");
    wait_for_rows(&mut window, 2);
}

#[test]
fn a_burst_of_keys_acts_in_its_order() {
    let home = home();
    for (number, days) in [(1, 3), (2, 2), (3, 1), (4, 0)] {
        write_against(home.path(), number, "low", WON[0], days);
    }
    let before = kept(home.path());
    // How many of the keys come in each frame, and whether a row has the focus before.
    for frames in [&[3][..], &[1, 2], &[2, 1], &[1, 1, 1]] {
        for focuses in [false, true] {
            let mut window = open(home.path());
            wait_for_rows(&mut window, 4);
            if focuses {
                window.key(Key::ArrowDown);
                window.key(Key::ArrowUp);
            }
            let mut keys = [Key::ArrowDown, Key::ArrowDown, Key::Delete].into_iter();
            for &count in frames {
                for key in keys.by_ref().take(count) {
                    let press = |pressed| Event::Key {
                        key,
                        physical_key: None,
                        pressed,
                        repeat: false,
                        modifiers: Modifiers::NONE,
                    };
                    let events = &mut window.harness.input_mut().events;
                    events.extend([press(true), press(false)]);
                }
                window.step();
            }
            window.settle();
            let what = format!("the deletion, {frames:?}, {focuses}");
            window.wait(|_| kept(home.path()).len() < before.len(), &what);
            let gone = before.iter().position(|file| !file.exists());
            assert_eq!(gone, Some(2), "{what}");
            window.ctrl(Key::Z);
            window.wait(|_| kept(home.path()).len() == before.len(), "the game");
        }
    }
}

#[test]
fn a_game_that_another_window_deleted_leaves_the_list() {
    let home = home();
    for (number, days) in [(1, 3), (2, 2), (3, 1)] {
        write_against(home.path(), number, "low", WON[0], days);
    }
    let mut window = open(home.path());
    wait_for_rows(&mut window, 3);
    fs::remove_file(file(home.path(), 3)).expect("removed");
    window.key(Key::Delete);
    window.wait_for(&past::count(2));
    assert!(!window.shows(&files::system_error("not-found", ANY)), "{:?}", window.heard());
    fs::remove_file(file(home.path(), 2)).expect("removed");
    window.press(past::open());
    window.wait_for(&past::count(1));
    let said = window.heard();
    assert!(said.iter().any(|said| said.contains(past::gone())), "{said:?}");
    assert!(!window.shows(&files::system_error("not-found", ANY)));
    window.press(past::open());
    window.wait(|window| window.moves().concat() == WON[0], "the game");
}
