//! Sharing in the whole window, driven by keys and accessible names: pictures, animations, and
//! watching at the highest speed.

use std::fs;
use std::path::Path;

use crate::window_harness::{ANY, Window, column, home, person, red, seats, with, yellow};
use egui::{Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::launch::{Launch, Resume};
use plot4::storage::{Folders, Settings, load_settings, save_settings};
use plot4::words::text::{analysis, dialogs, files, game, notices, play, review};

/// Opens a game between two people in which two coins lie.
fn game(home: &Path) -> Window {
    let mut window = Window::open_new(home, "human", "human");
    window.key(Key::Num4);
    window.key(Key::Num3);
    window
}

/// Opens a line of the menu that asks for a path, where the desktop has no dialog, and types it.
fn save_as(window: &mut Window, line: &str, dialog: &str, path: &Path) {
    window.menu(dialogs::picture_menu());
    window.press(line);
    window.wait_for(dialog);
    window.type_path(path);
}

#[test]
fn a_picture_is_saved_and_an_existing_file_asked_about() {
    let home = home();
    let mut window = game(home.path());
    let path = home.path().join("board.png");
    save_as(
        &mut window,
        dialogs::save_picture(),
        dialogs::save_the_picture(),
        &home.path().join("board"),
    );
    window.wait_for(&notices::saved("board.png"));
    let first = fs::read(&path).expect("the ending was added");
    assert_eq!(first[1..4], *b"PNG");
    window.key(Key::Num1);
    save_as(&mut window, dialogs::save_picture(), dialogs::save_the_picture(), &path);
    window.wait_for(dialogs::replace());
    assert_eq!(fs::read(&path).expect("a file"), first, "the question is still open");
    window.press(dialogs::replace_button());
    window.wait(|_| fs::read(&path).expect("a file") != first, "the new picture");
}

#[test]
fn an_animation_shows_the_whole_game_as_it_was_when_it_was_asked_for() {
    let home = home();
    let mut window = game(home.path());
    window.ctrl(Key::ArrowLeft);
    let path = home.path().join("game.gif");
    save_as(&mut window, dialogs::save_animation(), dialogs::save_the_animation(), &path);
    window.wait_frames(|window| window.shows(&notices::painting(0)), "the painter");
    let half = |window: &Window| (20..100).any(|share| window.shows(&notices::painting(share)));
    window.wait_frames(|window| half(window) || window.shows(&notices::saved(ANY)), "progress");
    assert!(half(&window), "it says how far it is");
    // Six pictures by code that is hardly optimised, on a machine that may have more to do.
    for _ in 0..4000 {
        if window.shows(&notices::saved(ANY)) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
        window.step();
    }
    let mut decoder = gif::DecodeOptions::new()
        .read_info(fs::File::open(&path).expect("a file"))
        .expect("a header");
    let mut frames = 0;
    while decoder.next_frame_info().expect("a frame").is_some() {
        frames += 1;
    }
    assert_eq!(frames, 3, "the empty board and two moves, also when looking back at the first");
}

#[test]
fn a_picture_that_cannot_be_written_is_told_of() {
    let home = home();
    let mut window = game(home.path());
    let file = home.path().join("a file");
    fs::write(&file, "").expect("written");
    save_as(
        &mut window,
        dialogs::save_picture(),
        dialogs::save_the_picture(),
        &file.join("board.png"),
    );
    window.wait_for(&files::cannot_save(ANY, ANY));
}

#[test]
fn a_picture_is_copied() {
    let home = home();
    let mut window = game(home.path());
    window.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::C);
    let copied = |window: &Window| {
        window
            .harness
            .output()
            .platform_output
            .commands
            .iter()
            .any(|command| matches!(command, OutputCommand::CopyImage(image) if image.size[0] == 640 && image.size[1] > 500))
    };
    window.wait_frames(copied, "a picture on the clipboard");
    window.wait_for(notices::picture_copied());
}

/// Returns how many coins lie on the board.
fn coins(window: &Window) -> usize {
    let columns = window.harness.query_all_by_label_contains(" of 6: ");
    let heights = columns.filter_map(|node| {
        node.accesskit_node().label()?.split(", ").nth(1)?.split(' ').next()?.parse::<usize>().ok()
    });
    heights.sum::<usize>()
}

#[test]
fn computers_are_watched_up_to_sixteen_times_as_fast_move_by_move() {
    let home = home();
    let folders = Folders {
        config: home.path().join("config"),
        data: home.path().join("data"),
        home: home.path().to_owned(),
    };
    save_settings(&folders.settings_file(), &Settings { speed: 9.0, ..Settings::default() })
        .expect("written");
    let launch = Launch { seats: seats("greedy", "random"), seed: Some(7), ..Launch::default() };
    let mut window = Window::open_unsettled(home.path(), launch, 1120.0, 760.0);
    window.step();
    window.harness.key_press(Key::Plus);
    window.harness.key_press(Key::Plus);
    // A frame for each event: more than one coin may fall in them.
    window.step();
    let mut before = coins(&window);
    // A frame is a sixtieth of a second: a game of 42 coins takes some hundreds at this speed.
    let mut frames = 0;
    while !window.shows(play::again()) {
        window.step();
        frames += 1;
        assert!(frames < 50_000, "the game does not end");
        let coins = coins(&window);
        assert!(coins <= before + 1, "every coin is seen by itself: {before}, {coins}");
        before = coins;
    }
    window.settle();
    drop(window);
    let speed = load_settings(&folders.settings_file()).expect("settings").speed;
    assert!((speed - 16.0).abs() < 1e-6, "{speed}");
}

#[test]
fn the_large_view_has_names_and_the_score_and_no_list_and_no_buttons() {
    let home = home();
    let mut window = game(home.path());
    let before = window.announced();
    window.ctrl(Key::L);
    assert_eq!(window.announced(), notices::stage_on());
    for name in [
        &play::card(red(), red(), ""),
        &play::card(yellow(), yellow(), ""),
        &game::to_move(red()),
        play::leave_stage(),
        &column(4, &["red"]),
    ] {
        assert!(window.shows(name), "{name}");
    }
    for name in [play::undo(), play::menu(), &with(review::move_(1), "")] {
        assert!(!window.shows(name), "{name}");
    }
    // The game continues, and is heard as ever.
    for key in [Key::Num4, Key::Num3, Key::Num4, Key::Num3, Key::Num4] {
        window.key(key);
    }
    let heard = window.heard();
    assert!(
        heard.iter().any(|heard| heard.contains(&game::wins_line(red(), 4, "column"))),
        "{heard:?}, before {before}"
    );
    assert!(window.shows(&with(person(red(), red()), game::card_wins(1))));
    assert!(window.shows(&game::wins_line(red(), 4, "column")));
    window.key(Key::A);
    window.wait_for(&analysis::evaluation(ANY));
    // Esc leads back, and asks whether to quit only then.
    window.key(Key::Escape);
    assert!(window.shows(play::undo()));
    assert!(!window.shows(play::leave_stage()));
    assert!(!window.shows(dialogs::quit()));
}

#[test]
fn the_large_view_is_kept_and_left_by_its_button() {
    let home = home();
    let mut window = game(home.path());
    window.ctrl(Key::L);
    drop(window);
    let mut window = Window::open_sized(
        home.path(),
        Launch { seats: seats("human", "human"), resume: Resume::Never, ..Launch::default() },
        360.0,
        480.0,
    );
    assert!(window.shows(play::leave_stage()));
    window.press(play::leave_stage());
    assert!(window.shows(play::undo()));
    drop(window);
    let window = Window::open(
        home.path(),
        Launch { seats: seats("human", "human"), resume: Resume::Never, ..Launch::default() },
    );
    assert!(!window.shows(play::leave_stage()));
}
