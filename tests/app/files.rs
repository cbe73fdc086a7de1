//! The window and its files: two windows at once, disks that are full or do not answer, games that
//! were left and put away.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::window_harness::{
    ANY, Window, choice, empty, home, names, red, sentences, with, yellow,
};
use egui::accesskit::Role;
use egui::{Event, Key, Shape, TextureId, ViewportCommand, ViewportId};
use egui_kittest::kittest::Queryable as _;
use plot4::clock::Stopwatch;
use plot4::launch::{Failure, Launch, Seek, Start};
use plot4::storage::{Crash, Lock, Theme, load_settings, past_files, save_crash_report};
#[cfg(unix)]
use plot4::storage::{Progress, save_progress};
use plot4::words::text::{
    connect4, dialogs, files, game, gomoku, info, lesson, new_game, notices, play, settings,
};

/// Opens a game between two people, at once.
pub fn game(home: &Path) -> Window {
    Window::open_new(home, "human", "human")
}

/// Waits until a file of the user holds these moves.
pub fn wait_for_moves(window: &mut Window, file: &Path, moves: &str) {
    let wanted = format!("\"moves\": \"{moves}\"");
    window.wait(|_| fs::read_to_string(file).is_ok_and(|text| text.contains(&wanted)), moves);
}

/// Waits until a sentence is said that begins so.
fn wait_to_hear(window: &mut Window, beginning: &str) {
    window.wait(|window| window.heard_first(beginning).is_some(), beginning);
}

/// Returns the folder of the user's games.
pub fn data(home: &Path) -> PathBuf {
    home.join("data")
}

/// Asserts which files a user has.
#[track_caller]
fn check_names(home: &Path, expected: &[&str]) {
    let names: Vec<_> = names(&data(home))
        .into_iter()
        .map(|name| match name.strip_prefix("game.kept-") {
            Some(_) => "game.kept-N.json".to_owned(), // its number is random
            None => name,
        })
        .collect();
    assert_eq!(names, expected);
}

/// Returns the past games of a user, the most recent first.
pub fn kept(home: &Path) -> Vec<PathBuf> {
    let files = past_files(&data(home)).expect("a folder").into_iter();
    files.map(|file| file.path(&data(home))).collect()
}

/// Makes a file look as if it had been written so many seconds after 1970.
pub fn age(file: &Path, seconds: u64) {
    let file = fs::File::options().write(true).open(file).expect("opened");
    file.set_modified(std::time::UNIX_EPOCH + Duration::from_secs(seconds)).expect("a time");
}

/// Writes a game between two people with these moves.
pub fn write_game(file: &Path, moves: &str, names: &str) {
    fs::create_dir_all(file.parent().expect("a folder")).expect("made");
    let text = format!(
        r#"{{"version": 2, "game": "connect4", "seats": {{"red": "human", "yellow": "human"}}, {names}"moves": "{moves}"}}"#
    );
    fs::write(file, text).expect("written");
}

/// Returns whether the window asks to be closed within a while.
pub fn closes(window: &mut Window) -> bool {
    let started = Stopwatch::start();
    while started.elapsed() < Duration::from_secs(5) {
        window.step();
        let commands = &window.harness.output().viewport_output[&ViewportId::ROOT].commands;
        if commands.contains(&ViewportCommand::Close) {
            return true;
        }
        if window.shows(dialogs::quit_anyway()) {
            return false;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("it neither closes nor asks");
}

#[test]
fn two_windows_at_once_lose_no_game_and_the_next_start_offers_both() {
    let home = home();
    let (mut one, mut other) = (game(home.path()), game(home.path()));
    one.type_keys("445");
    other.type_keys("11");
    one.type_keys("6");
    other.type_keys("23");
    one.type_keys("7");
    wait_for_moves(&mut one, &data(home.path()).join("game.json"), "44567");
    wait_for_moves(&mut other, &data(home.path()).join("game.window-2.json"), "1123");
    drop((one, other));
    age(&data(home.path()).join("game.json"), 1000);
    age(&data(home.path()).join("game.window-2.json"), 2000);

    let mut window = Window::open(home.path(), Launch::default());
    assert!(window.shows(dialogs::continue_one()));
    let heard = window.heard();
    assert!(
        heard.contains(&dialogs::continue_one_spoken(
            2,
            play::pairing(red(), yellow()),
            play::beside(connect4::title(), play::moves_so_far(4))
        )),
        "{heard:?}"
    );
    let rows: Vec<f32> = ["1123", "44567"]
        .map(|moves| {
            let row = window.harness.query_all_by_label_contains(moves).find(|node| {
                use egui_kittest::kittest::NodeT as _;
                node.accesskit_node().label().is_some_and(|label| label.starts_with(red()))
            });
            row.expect("a row").rect().top()
        })
        .to_vec();
    assert!(rows[0] < rows[1], "the newest first: {rows:?}");
    window.press(&left("44567"));
    assert_eq!(window.moves().concat(), "44567");
    window.type_keys("2");
    wait_for_moves(&mut window, &data(home.path()).join("game.json"), "445672");
    drop(window);
    // The other one was left where it was, and is offered again.
    age(&data(home.path()).join("game.window-2.json"), 2000);
    let mut window = Window::open(home.path(), Launch::default());
    window.press(&dialogs::row_button(dialogs::set_aside(), left("445672")));
    window.wait_for(notices::last_game_kept());
    assert!(window.shows(dialogs::continue_last()), "one is left");
    window.key(Key::Y);
    assert_eq!(window.moves().concat(), "1123");
    drop(window);
    check_names(home.path(), &["game.kept-N.json", "game.window-2.json"]);
}

#[test]
fn a_game_that_cannot_be_used_is_offered_as_it_was_before_and_that_is_told() {
    let instead = files::earlier_offered();
    // The first cannot be read, the second has one coin too many in a column, which only the window
    // finds out.
    for damage in ["", "4444444"] {
        let home = home();
        let file = data(home.path()).join("game.json");
        write_game(&data(home.path()).join("game.before-1.json"), "445", "");
        if damage.is_empty() {
            fs::write(&file, damage).expect("written");
        } else {
            write_game(&file, damage, "");
        }
        let mut window = Window::open(home.path(), Launch::default());
        window.wait_for(dialogs::continue_last());
        // Where there is no room beside the dialog, the notice comes once that is closed.
        let is_beside = window.shows(instead);
        window.key(Key::Y);
        assert!(is_beside || window.shows(instead), "{:?}", window.painted());
        assert_eq!(window.moves().concat(), "445");
        drop(window);
        check_names(home.path(), &["game.damaged-1.json", "game.json"]);
    }
}

#[test]
fn a_new_game_puts_all_games_away_that_are_offered() {
    let home = home();
    for (number, (name, moves)) in
        [("game.json", "44"), ("game.window-2.json", "11"), ("game.window-5.json", "7")]
            .into_iter()
            .enumerate()
    {
        let file = data(home.path()).join(name);
        write_game(&file, moves, "");
        age(&file, 1000 + number as u64);
    }
    let mut window = Window::open(home.path(), Launch::default());
    assert!(window.shows(&dialogs::row_button(dialogs::set_aside(), left("7"))));
    window.key(Key::N);
    assert!(window.shows(new_game::against()));
    window.key(Key::Num7);
    window.key(Key::Enter);
    window.type_keys("3");
    wait_for_moves(&mut window, &data(home.path()).join("game.json"), "3");
    drop(window);
    check_names(
        home.path(),
        &["game.json", "game.kept-N.json", "game.kept-N.json", "game.kept-N.json"],
    );
}

#[test]
fn settings_of_two_windows_are_both_kept() {
    let home = home();
    let (mut one, mut other) = (game(home.path()), game(home.path()));
    let file = home.path().join("config").join("settings.json");
    let is = |holds: fn(&plot4::storage::Settings) -> bool| {
        let file = file.clone();
        move |_: &Window| load_settings(&file).is_ok_and(|settings| holds(&settings))
    };
    one.ctrl(Key::Comma);
    one.press(&choice(settings::appearance(), settings::dark()));
    one.wait(is(|settings| settings.theme == Theme::Dark), "the theme");
    other.ctrl(Key::M); // silence
    other.wait(is(|settings| !settings.sound), "the silence");
    drop((one, other));
    let settings = load_settings(&file).expect("settings");
    assert_eq!((settings.theme, settings.sound), (Theme::Dark, false));
}

#[test]
fn a_game_that_cannot_be_kept_is_told_each_time_and_quitting_asks() {
    let home = home();
    fs::write(data(home.path()), "in the way of a folder").expect("a file");
    let mut window = game(home.path());
    window.type_keys("44");
    window.wait(|window| window.shows(&notices::save_failed(ANY)), "the notice");
    assert!(window.has_heard(&notices::save_failed(files::cannot_save(ANY, ANY))));
    // The sentence stays when the notice has gone.
    window.wait(
        |window| window.shows(&notices::not_saved(files::cannot_save(ANY, ANY))),
        "the sentence that stays",
    );
    window.ctrl(Key::Q);
    window.wait_for(dialogs::quit_anyway());
    assert!(window.shows(&notices::not_saved(files::cannot_save(ANY, ANY))));
    window.key(Key::N);
    // The button of the window asks too.
    window.press_close_button();
    assert!(!closes(&mut window));
    window.key(Key::N);
    // Freed: it is written by itself, and told.
    fs::remove_file(data(home.path())).expect("removed");
    wait_for_moves(&mut window, &data(home.path()).join("game.json"), "44");
    window.wait(|window| window.has_heard(notices::saved_again()), "the good news");
    assert!(!window.shows(notices::not_saved_short()));
    // Full again: told again.
    fs::remove_dir_all(data(home.path())).expect("removed");
    fs::write(data(home.path()), "in the way of a folder").expect("a file");
    window.type_keys("1");
    window.heard();
    window.wait(
        |window| {
            window.shows(notices::not_saved_short()) || window.shows(&notices::save_failed(ANY))
        },
        "the bad news",
    );
    window.ctrl(Key::Q);
    assert!(!closes(&mut window));
    fs::remove_file(data(home.path())).expect("removed");
    window.key(Key::N);
    window.ctrl(Key::Q);
    wait_for_moves(&mut window, &data(home.path()).join("game.json"), "441");
}

#[test]
fn no_takes_quitting_back_while_something_is_being_written() {
    let home = home();
    // Where no game is begun, Esc asks.
    let mut window = Window::open_afresh(home.path());
    for answer in [Key::N, Key::Escape] {
        let held = Lock::wait(&home.path().join("config")).expect("the lock is free");
        assert!(held.is_acquired());
        window.waits_for_disk = false;
        // Changes the settings, which cannot be written before the lock is free.
        window.ctrl(Key::M);
        window.key(Key::Escape);
        assert!(window.shows(dialogs::quit()));
        let quit_is_asked = |window: &Window| window.can_press(dialogs::stay());
        window.harness.key_press(Key::Y);
        window.step();
        window.step();
        assert!(quit_is_asked(&window), "it waits for the settings");
        window.harness.key_press(answer);
        window.step();
        window.step();
        assert!(!quit_is_asked(&window));
        drop(held);
        window.waits_for_disk = true;
        // Quitting would wait for two seconds at most: this is longer.
        for _ in 0..90 {
            window.step();
            let commands = &window.harness.output().viewport_output[&ViewportId::ROOT].commands;
            assert!(!commands.contains(&ViewportCommand::Close), "after {answer:?}");
            assert!(!window.shows(dialogs::quit_anyway()));
            std::thread::sleep(Duration::from_millis(2));
        }
        window.settle();
    }
}

#[test]
fn settings_and_practice_that_cannot_be_written_are_each_told_and_written_later() {
    let home = home();
    let mut window = Window::open(home.path(), Launch::default());
    let (settings, progress) =
        (home.path().join("config/settings.json"), data(home.path()).join("progress.json"));
    for in_the_way in [&settings, &progress] {
        fs::create_dir_all(in_the_way.join("full")).expect("made");
    }
    window.key(Key::Enter);
    window.ctrl(Key::M);
    wait_to_hear(&mut window, &notices::settings_not_saved(""));
    window.press(lesson::title());
    wait_to_hear(&mut window, &notices::progress_not_saved(""));
    for in_the_way in [&settings, &progress] {
        fs::remove_dir_all(in_the_way).expect("removed");
    }
    // Both are tried again by themselves.
    window.wait(
        |_| {
            load_settings(&settings).is_ok_and(|settings| !settings.sound)
                && fs::read_to_string(&progress).is_ok()
        },
        "both files",
    );
}

#[test]
fn practice_that_could_not_be_written_is_written_at_the_end() {
    let home = home();
    let mut window = Window::open(home.path(), Launch::default());
    let progress = data(home.path()).join("progress.json");
    fs::create_dir_all(progress.join("full")).expect("made");
    window.key(Key::Enter);
    window.press(lesson::title());
    wait_to_hear(&mut window, &notices::progress_not_saved(""));
    fs::remove_dir_all(&progress).expect("removed");
    window.ctrl(Key::Q);
    assert!(progress.is_file() || closes(&mut window));
    drop(window);
    assert!(fs::read_to_string(&progress).is_ok_and(|text| text.contains("begun")));
}

#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_a_file_blocks_nothing() {
    let home = home();
    fs::create_dir_all(data(home.path())).expect("made");
    let pipe = data(home.path()).join("game.json");
    assert!(
        std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success()
    );
    let started = Stopwatch::start();
    let mut window = game(home.path());
    window.type_keys("44");
    wait_for_moves(&mut window, &data(home.path()).join("game.window-2.json"), "44");
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(&pipe);
    window.wait_for(files::not_a_file());
    window.key(Key::Escape);
    window.ctrl(Key::Q);
    drop(window);
    assert!(started.elapsed() < Duration::from_secs(10), "{:?}", started.elapsed());
}

/// Returns how many pictures of positions the last frame has: squares with textures of their own.
pub fn small_pictures(window: &Window) -> usize {
    let is_one = |shape: &Shape| matches!(shape, Shape::Rect(rect) if rect.fill_texture_id() != TextureId::default() && rect.rect.width() <= 64.0);
    let mut open: Vec<&Shape> =
        window.harness.output().shapes.iter().map(|clipped| &clipped.shape).collect();
    let mut count = 0;
    while let Some(shape) = open.pop() {
        match shape {
            Shape::Vec(shapes) => open.extend(shapes),
            shape => count += usize::from(is_one(shape)),
        }
    }
    count
}

/// Puts games of all kinds away, the last one a moment ago.
pub fn keep_games_of_all_kinds(home: &Path) {
    let games = [
        ("connect4", "red", "yellow", "4435"),
        ("gomoku", "black", "white", "H8 H9"),
        ("go", "black", "white", "E5 E4 pass"),
        ("checkers", "red", "white", "11-15"),
    ];
    for (number, (game, first, second, moves)) in (1..).zip(games) {
        let text = format!(
            r#"{{"version": 2, "game": "{game}", "seats": {{"{first}": "human", "{second}": "human"}}, "moves": "{moves}"}}"#
        );
        fs::create_dir_all(data(home)).expect("made");
        fs::write(data(home).join(format!("game.kept-{number}.json")), text).expect("written");
    }
}

#[test]
fn the_games_that_were_left_show_their_positions() {
    let home = home();
    keep_games_of_all_kinds(home.path());
    for (number, name) in [(1, "game.json"), (2, "game.window-2.json")] {
        fs::rename(
            data(home.path()).join(format!("game.kept-{number}.json")),
            data(home.path()).join(name),
        )
        .expect("renamed");
    }
    let mut window = Window::open(home.path(), Launch::default());
    window.wait(|window| small_pictures(window) == 2, "a picture of each game");
    window.press(&dialogs::row_button(
        dialogs::set_aside(),
        dialogs::row_detail(
            play::pairing(game::side_black(), game::side_white()),
            play::beside(gomoku::title(), play::moves_so_far(2)),
            "H8 H9",
        ),
    ));
    window.wait_for(dialogs::continue_last());
    window.wait(|window| small_pictures(window) == 1, "the picture of the one that is left");
}

/// Returns what stands in the field for a path.
fn field(window: &Window) -> String {
    use egui_kittest::kittest::NodeT as _;
    window.harness.get_by_role(Role::TextInput).accesskit_node().value().unwrap_or_default()
}

#[test]
fn what_is_typed_replaces_the_path_offered_and_a_name_is_meant_in_its_folder() {
    let mut window = Window::at_home(game);
    window.type_keys("44");
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    assert!(Path::new(&field(&window)).is_dir(), "no game was saved yet: {}", field(&window));
    window.key(Key::Escape);
    // Under the name that is offered, in the folder that is ours.
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    let saved = field(&window);
    window.key(Key::Enter);
    window.wait(|window| !window.shows(dialogs::save_game()), "the end of the field");
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    assert_eq!(field(&window), saved, "what was saved last");
    let type_text = |window: &mut Window, text: &str| {
        window.harness.get_by_role(Role::TextInput).type_text(text);
        window.settle();
    };
    // A caret lets the path be changed.
    window.key(Key::End);
    type_text(&mut window, "x");
    assert_eq!(field(&window), format!("{saved}x"));
    window.key(Key::Escape);
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    type_text(&mut window, "mine");
    assert_eq!(field(&window), "mine");
    window.key(Key::Enter);
    let mine = Path::new(&saved).with_file_name("mine.plot4.json");
    window.wait(|_| mine.exists(), "a file beside the one offered");
    window.wait(|window| !window.shows(dialogs::save_game()), "the end of the field");
    // The question is about the name with its ending.
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    type_text(&mut window, "mine");
    window.key(Key::Enter);
    window.wait_for(dialogs::replace());
    assert_eq!(field(&window), mine.display().to_string());
    window.key(Key::Escape);
    // A name that was typed in vain stays to be corrected.
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    type_text(&mut window, "mine");
    window.key(Key::Enter);
    window.wait_for(&files::cannot_open(ANY, ANY));
    type_text(&mut window, ".plot4.json");
    assert_eq!(field(&window), "mine.plot4.json");
    window.key(Key::Enter);
    window.wait(|window| !window.shows(dialogs::open_game()), "the game in that folder");
    // A folder is no name without an ending.
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    let folder = format!("{}/", mine.parent().expect("a folder").display());
    type_text(&mut window, &folder);
    window.key(Key::Enter);
    window.wait_for(&files::cannot_save(ANY, ANY));
}

#[test]
fn a_name_in_a_folder_that_is_not_there_makes_none_and_stays_in_the_field() {
    let home = home();
    let mut window = game(home.path());
    window.type_keys("44");
    let none = home.path().join("none");
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    let offered = field(&window);
    window.type_path(&none.join("x.json"));
    window.wait_for(&files::no_folder(none.display().to_string()));
    assert!(!none.exists());
    assert_eq!(
        field(&window),
        none.join("x.json").display().to_string(),
        "what was typed is still there"
    );
    assert!(!window.announces(".plot4-"));
    // The next file is meant to be where the last one was that could be saved.
    window.key(Key::Escape);
    window.ctrl(Key::S);
    window.wait_for(dialogs::save_game());
    assert_eq!(field(&window), offered);
    let folder = home.path().join("games");
    fs::create_dir(&folder).expect("made");
    window.type_path(&folder.join("x.json"));
    window.wait_for(&notices::saved(ANY));
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    assert_eq!(Path::new(&field(&window)), folder);
}

#[test]
fn files_that_a_killed_program_has_left_go_but_no_others() {
    let home = home();
    let folder = data(home.path());
    fs::create_dir_all(&folder).expect("made");
    let all = [
        ".plot4-aB3xYz.tmp",
        ".plot4-000000.tmp",
        ".plot4-mine.tmp",
        ".plot4-aB3xYz.json",
        "notes.tmp",
    ];
    for name in all {
        fs::write(folder.join(name), "left").expect("written");
        age(&folder.join(name), 1000);
    }
    fs::write(folder.join(".plot4-fresh1.tmp"), "another window is writing it").expect("written");
    let mut window = game(home.path());
    window.wait(
        |_| {
            !folder.join(".plot4-000000.tmp").exists() && !folder.join(".plot4-aB3xYz.tmp").exists()
        },
        "the leftovers",
    );
    drop(window);
    let left = names(&folder);
    assert_eq!(left, [".plot4-aB3xYz.json", ".plot4-fresh1.tmp", ".plot4-mine.tmp", "notes.tmp"]);
}

#[cfg(unix)]
#[test]
fn a_file_of_ours_is_for_this_user_alone_whatever_it_was() {
    use std::os::unix::fs::PermissionsExt as _;
    let home = home();
    let file = data(home.path()).join("progress.json");
    save_progress(&file, &Progress::default()).expect("written");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o6751)).expect("changed");
    save_progress(&file, &Progress::default()).expect("written");
    assert_eq!(fs::metadata(&file).expect("there").permissions().mode() & 0o7777, 0o600);
}

/// Leaves a report of a crash.
fn leave_crash_report(home: &Path) {
    let crash = Crash {
        time: "2026-11-23 16:50".to_owned(),
        thread: "main".to_owned(),
        place: "src/app.rs:7".to_owned(),
        message: "no such column".to_owned(),
    };
    save_crash_report(&data(home), &crash, &"   0: plot4::main\n").expect("written");
}

#[test]
fn a_crash_report_is_offered_once_viewed_copied_and_deleted() {
    let home = home();
    leave_crash_report(home.path());
    let mut window = Window::open(home.path(), Launch::default());
    window.wait_for(dialogs::not_now());
    assert!(window.has_heard(dialogs::crash_spoken()));
    window.press(dialogs::view_report());
    assert!(window.shows(&info::place("src/app.rs:7")) && window.shows("plot4::main"));
    window.press(dialogs::copy());
    window.wait_for(notices::report_copied());
    check_names(home.path(), &["crash-1.seen.txt"]);
    window.press(dialogs::delete());
    window.wait_for(notices::file_deleted());
    assert!(!window.shows(&info::place("src/app.rs:7")));
    check_names(home.path(), &[""; 0]);
}

#[test]
fn a_crash_report_that_is_not_viewed_is_kept_and_offered_no_more() {
    for (key, is_viewed) in [(Key::N, false), (Key::Escape, false), (Key::Enter, true)] {
        let home = home();
        leave_crash_report(home.path());
        let mut window = Window::open(home.path(), Launch::default());
        window.wait_for(dialogs::not_now());
        window.key(key);
        assert_eq!(window.shows(&info::place("src/app.rs:7")), is_viewed, "{key:?}");
        assert!(!window.shows(dialogs::not_now()));
        if is_viewed {
            window.key(Key::Escape);
            assert!(!window.shows(&info::place("src/app.rs:7")), "Esc closes it");
        }
        drop(window);
        check_names(home.path(), &["crash-1.seen.txt"]);
        let mut window = Window::open(home.path(), Launch::default());
        for _ in 0..20 {
            window.step();
            assert!(!window.shows(dialogs::not_now()), "it is offered once");
        }
    }
}

#[test]
fn a_crash_report_waits_for_the_answer_about_the_last_game() {
    let home = home();
    write_game(&data(home.path()).join("game.json"), "4453", "");
    leave_crash_report(home.path());
    let mut window = Window::open(home.path(), Launch::default());
    window.wait(|_| data(home.path()).join("crash-1.seen.txt").exists(), "the report is read");
    assert!(window.shows(dialogs::continue_last()) && !window.shows(dialogs::not_now()));
    window.key(Key::Y);
    window.wait_for(dialogs::not_now());
    window.key(Key::N);
    assert_eq!(window.moves().concat(), "4453", "the game is in front");
    assert!(!window.shows(dialogs::not_now()));
}

/// Opens a file by the field for a path.
fn open_file(window: &mut Window, file: &Path) {
    window.ctrl(Key::O);
    window.wait_for(dialogs::open_game());
    window.type_path(file);
}

#[test]
fn an_opened_file_is_named_also_where_nothing_was_played_before() {
    let home = home();
    let file = home.path().join("fresh.json");
    write_game(&file, "4453", "");
    let mut window = game(home.path());
    open_file(&mut window, &file);
    wait_to_hear(&mut window, &notices::opened("fresh.json"));
    assert_eq!(window.moves().concat(), "4453");
}

#[test]
fn a_game_that_began_here_is_saved_with_the_date() {
    let home = home();
    let mut window = game(home.path());
    window.press(&connect4::column_empty(4));
    let file = home.path().join("dated.json");
    window.save_as(&file);
    let date = format!("\"date\":\"{}\"", plot4::clock::local_day());
    let saved = || fs::read_to_string(&file).expect("saved");
    assert!(saved().contains(&date), "{}", saved());
    // That of an older one is not known.
    fs::write(&file, saved().replace(&date, "\"place\":\"here\"")).expect("written");
    open_file(&mut window, &file);
    wait_to_hear(&mut window, &notices::opened(""));
    let other = home.path().join("other.json");
    window.save_as(&other);
    let saved = fs::read_to_string(&other).expect("saved");
    assert!(!saved.contains("\"date\""), "{saved}");
}

#[test]
fn a_game_that_goes_on_after_a_start_is_saved_with_the_date() {
    let home = home();
    let mut window = game(home.path());
    window.type_keys("4");
    wait_for_moves(&mut window, &data(home.path()).join("game.json"), "4");
    drop(window);
    let mut window = Window::open(home.path(), Launch::default());
    window.key(Key::Y);
    assert_eq!(window.moves().concat(), "4");
    let file = home.path().join("resumed.json");
    window.save_as(&file);
    let saved = fs::read_to_string(&file).expect("saved");
    let date = format!("\"date\":\"{}\"", plot4::clock::local_day());
    assert!(saved.contains(&date), "{saved}");
}

#[test]
fn what_of_a_file_is_not_kept_is_said_when_it_is_opened() {
    let home = home();
    let file = home.path().join("two.sgf");
    fs::write(&file, "(;GM[1]SZ[9]KM[6.7]PB[Anna]PW[Ben];B[ee]LB[ee:A])(;GM[1]SZ[9];B[cc])")
        .expect("written");
    let mut window = Window::open(home.path(), Launch::default());
    open_file(&mut window, &file);
    window.wait_for(&dialogs::row("Anna – Ben", dialogs::game_number(1)));
    window.press(&dialogs::row("Anna – Ben", dialogs::game_number(1)));
    let sentence = sentences(files::unused(files::lost_komi("6.7", "6.5")), files::other_games(1));
    window.wait(|window| window.has_heard(&sentence), "what is not kept");
    assert_eq!(window.moves(), ["E5"]);
    // Its marks are kept with what is played on, also by the next start.
    window.press(&empty("C3"));
    window.wait(
        |_| {
            fs::read_to_string(home.path().join("data/game.json"))
                .is_ok_and(|text| text.contains("LB[ee:A]"))
        },
        "it is kept",
    );
}

#[test]
fn a_whole_game_is_pasted_and_copying_says_what_moves_alone_do_not() {
    let mut window = Window::at_home(|home| Window::open(home, Launch::default()));
    window
        .harness
        .event(Event::Paste("(;GM[4]SZ[13];B[gg]C[in the middle](;W[gh])(;W[hh]))".to_owned()));
    window.settle();
    assert_eq!(window.moves(), ["G7", "G6"]);
    window.key(Key::End);
    window.harness.event(Event::Copy);
    window.settle();
    let told = notices::copied_partly(
        "G7 G6 size=13 rule=freestyle",
        with(files::part("variations"), files::part("comments")),
    );
    assert!(window.has_heard(&told), "{}", window.announced());
    window.harness.event(Event::Paste("(;GM[4]SZ[99];B[gg])".to_owned()));
    window.settle();
    window.check_announced(&notices::pasted_no_game(ANY));
    assert_eq!(window.moves(), ["G7", "G6"], "the game goes on");
}

#[test]
fn a_game_that_another_one_takes_the_place_of_is_among_the_kept_ones() {
    let home = home();
    let mut window = game(home.path());
    window.type_keys("4453");
    window.harness.event(Event::Paste("[Event \"x\"]\n1. 11-15 23-19 *".to_owned()));
    window.settle();
    assert_eq!(window.moves(), ["11-15", "23-19"]);
    let kept = kept(home.path())[0].clone();
    wait_for_moves(&mut window, &kept, "4453");
    wait_for_moves(&mut window, &data(home.path()).join("game.json"), "11-15 23-19");
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    window.ctrl(Key::Z);
    wait_for_moves(&mut window, &data(home.path()).join("game.json"), "4453");
}

/// Returns the name of the row of such a game of Connect 4 among those that were left.
fn left(moves: &str) -> String {
    let progress = play::beside(connect4::title(), play::moves_so_far(moves.len()));
    dialogs::row_detail(play::pairing(red(), yellow()), progress, moves)
}

/// Lets Red make four in column 4 of a new game of two people.
fn finish(window: &mut Window) {
    window.type_keys("4343434");
    window.wait_for(play::again());
}

#[test]
fn every_finished_game_is_kept_at_once_and_once() {
    let home = home();
    let mut window = game(home.path());
    for count in 1..=3 {
        finish(&mut window);
        window.wait(|_| kept(home.path()).len() == count, "it is kept");
        window.ctrl(Key::N);
        assert!(!window.shows(play::again()), "the other side begins");
    }
    // The end is taken back, and the game ends in another way.
    finish(&mut window);
    window.wait(|_| kept(home.path()).len() == 4, "it is kept");
    let last = kept(home.path())[0].clone();
    window.ctrl(Key::Z);
    window.type_keys("124");
    wait_for_moves(&mut window, &last, "434343124");
    assert_eq!(kept(home.path()).len(), 4, "it has one entry");
    drop(window);
    // The next start does not offer a finished game, and does not keep it twice.
    let mut window = Window::open(home.path(), Launch::default());
    assert!(!window.shows(dialogs::continue_last()));
    window.wait(|_| !data(home.path()).join("game.json").exists(), "it is among the past games");
    assert_eq!(kept(home.path()).len(), 4);
    assert!(!window.shows(notices::last_game_kept()));
}

#[test]
fn why_a_named_file_does_not_open_is_a_sentence_in_the_window() {
    let home = home();
    let wrong = "cannot open no.sgf: there is no such file, unlike `plot4 games`";
    let wrong = || Failure::Data(wrong.to_owned());
    let launch = Launch {
        start: Start::Seek(Seek::new("no.sgf".to_owned(), move || Err(wrong()))),
        ..Launch::default()
    };
    let mut window = Window::open(home.path(), launch);
    window.wait_for("Cannot open no.sgf: there is no such file, unlike plot4 games");
    assert!(!window.shows("`"));
}
