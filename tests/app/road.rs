//! The road to Perfect: its list, its lessons, what is kept of them, and its end.

use std::path::Path;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::core::connect4::plan::Goal;
use plot4::core::day::Day;
use plot4::launch::Launch;
use plot4::session::{Ended, Ending};
use plot4::storage::{
    Entry, GameProgress, Lesson, Progress, Recall, Statistics, load_progress, save_progress,
    save_statistics,
};
use plot4::words::plan_title;
use plot4::words::text::{
    connect4, dialogs, endings, lesson, mistakes, new_game, plan, play, practice, puzzles, road,
    trainer,
};

use crate::window_harness::{ANY, Window, home, perfect, seats};

/// The number of the stations.
const STATIONS: usize = 19;
/// The lessons after the first, by their names in the file.
const LESSONS: [&str; 14] = [
    "lines",
    "blocks",
    "two",
    "under",
    "middle",
    "bottom",
    "wait",
    "odd",
    "zugzwang",
    "follow",
    "force",
    "sacrifice",
    "plan",
    "opening",
];

/// Writes which lessons were done before the program starts, besides the first.
fn keep(home: &Path, lessons: &[&str]) {
    let mut progress = Progress::default();
    let known = progress.game_mut("connect4");
    known.lesson = Lesson::Done;
    known.road = lessons.iter().map(|&lesson| lesson.to_owned()).collect();
    if lessons.len() >= LESSONS.len() {
        known.puzzles.count = 10;
        for number in 0..10 {
            known.openings.practise(&number.to_string(), Recall::Found, 20_000);
            known.held.insert(number.to_string());
        }
    }
    save_progress(&home.join("data/progress.json"), &progress).expect("written");
}

/// Returns what is kept, once something with this in it has been written.
fn kept(
    home: &Path,
    window: &mut Window,
    is_there: impl Fn(&GameProgress) -> bool,
) -> GameProgress {
    let file = home.join("data/progress.json");
    let read = || load_progress(&file).ok().and_then(|progress| progress.of("connect4").cloned());
    window.wait(|_| read().is_some_and(|progress| is_there(&progress)), "the progress");
    read().expect("progress")
}

/// Opens a game between two people and the road over it.
fn road_to_perfect(home: &Path) -> Window {
    let mut window = Window::open_new(home, "human", "human");
    window.menu(dialogs::lessons());
    window.press(road::title());
    window
}

/// Opens a lesson by its line.
fn lesson_named(home: &Path, name: &str) -> Window {
    let mut window = road_to_perfect(home);
    window.press(&road::row(name, "open"));
    window
}

/// Presses a digit and waits for what is said of the column.
fn check_answer(window: &mut Window, column: &str, said: &str) {
    window.type_keys(column);
    window.wait_for(said);
}

#[test]
fn a_lesson_is_solved_by_keys_and_stays_done_after_a_restart() {
    let home = home();
    keep(home.path(), &[]);
    let mut window = road_to_perfect(home.path());
    assert!(window.shows(&road::done(1, STATIONS)));
    assert!(window.can_press(&road::row(lesson::title(), "done")));
    window.check_announced(road::title());
    assert!(window.announces(road::lines_idea()), "{}", window.announced());

    // The arrows choose, and Enter begins.
    window.key(Key::ArrowDown);
    assert!(window.announces(road::blocks_idea()), "{}", window.announced());
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert!(window.shows(&lesson::step(1, 5)) && window.shows(road::lines_idea()));
    assert!(window.announces(road::line()), "{}", window.announced());
    check_answer(&mut window, "1", &lesson::no_line(1, 6));
    window.key(Key::Enter);
    assert!(window.announces(&lesson::taken_back(road::line())), "{}", window.announced());
    for (at, column) in (1..).zip(["6", "4", "3", "7", "7"]) {
        assert!(window.shows(&lesson::step(at, 5)));
        check_answer(&mut window, column, lesson::line_done());
        assert_eq!(window.shows(road::lines_done()), at == 5);
        window.key(Key::Enter);
    }

    // The page shows what is next, and Enter leads there.
    assert!(window.can_press(&road::row(road::lines_name(), "done")));
    assert!(window.can_press(&road::row(road::blocks_name(), "next")));
    assert!(window.announces(road::blocks_idea()), "{}", window.announced());
    window.key(Key::Enter);
    assert!(window.shows(&lesson::step(1, 4)) && window.shows(road::stop()));
    window.key(Key::Escape);
    assert!(window.shows(&road::done(2, STATIONS)));
    assert!(window.announces(road::blocks_idea()), "{}", window.announced());
    window.key(Key::Escape);
    assert!(window.shows(trainer::title()), "the page of the lessons");
    window.key(Key::Escape);
    assert!(!window.shows(road::title()) && window.moves().is_empty());
    kept(home.path(), &mut window, |progress| progress.road.contains("lines"));
    drop(window);

    let window = road_to_perfect(home.path());
    assert!(window.can_press(&road::row(road::lines_name(), "done")));
    assert!(window.can_press(&road::row(road::blocks_name(), "next")));
}

#[test]
fn a_wrong_column_is_answered_where_that_shows_why() {
    let home = home();
    keep(home.path(), &[]);
    let mut window = lesson_named(home.path(), road::middle_name());
    check_answer(&mut window, "1", &road::win_lost(1));
    // The best reply shows why.
    window.wait_for(&connect4::hint_answered("yellow", ANY));
    window.key(Key::Enter);
    check_answer(&mut window, "4", &road::keep_win_done(4));
    window.press(play::back());

    // Yellow's reply threatens two lines.
    window.press(&road::row(road::bottom_name(), "open"));
    window.type_keys("3");
    window.wait_for(lesson::both_ends_open());
    let ends = [1, 5];
    let blocks = |window: &Window, end: u8| window.shows(&lesson::yellow_blocks(end));
    window.wait(|window| ends.iter().any(|&end| blocks(window, end)), "a block");
    let (other, number) = if blocks(&window, 1) { ("5", 5) } else { ("1", 1) };
    // What is asked for is another thing now, and a wrong coin is taken back to there.
    assert!(window.shows(road::line()) && !window.shows(road::two_threats()));
    check_answer(&mut window, "7", &lesson::no_line(7, number));
    window.key(Key::Enter);
    window.check_announced(&lesson::taken_back(road::line()));
    check_answer(&mut window, other, lesson::line_done());
    assert!(window.shows(road::line()));
    window.key(Key::Enter);
    assert!(window.shows(road::stop_two()));
    check_answer(&mut window, "7", &road::yellow_threatens(3));
    window.press(practice::try_again());
    check_answer(&mut window, "1", road::stop_two_done());
}

#[test]
fn an_end_is_watched_coin_by_coin() {
    let home = home();
    keep(home.path(), &[]);
    let mut window = lesson_named(home.path(), road::zugzwang_name());
    window.key(Key::S);
    assert!(!window.can_press(road::show_end()), "not before the answer");
    check_answer(&mut window, "7", &road::keep_win_done(7));
    window.heard();
    window.key(Key::S);
    assert!(window.shows(&road::showing_end(6)));
    window.wait_for(lesson::line_done());
    let coins: Vec<String> = window.heard();
    let best = [6, 6, 7, 7, 7, 5, 5].into_iter().zip(["red", "yellow"].into_iter().cycle());
    for (column, side) in best {
        let coin = puzzles::shown_move(side, column);
        assert!(coins.contains(&coin), "{coin}: {coins:?}");
    }
    window.key(Key::Enter);
    assert!(window.shows(&lesson::step(2, 4)));
}

#[test]
fn threats_lead_to_four_and_each_block_is_named() {
    let home = home();
    keep(home.path(), &[]);
    let mut window = lesson_named(home.path(), road::sacrifice_name());
    check_answer(&mut window, "6", &road::no_force(6));
    window.key(Key::Enter);
    check_answer(&mut window, "4", &road::go_on(4));
    window.type_keys("4");
    // Of three threats Yellow blocks the first.
    window.wait_for(&road::go_on(1));
    check_answer(&mut window, "5", lesson::line_done());
    assert!(window.can_press(practice::next()));
}

#[test]
fn the_lesson_about_plans_shows_them_and_they_lead_back_to_it() {
    let home = home();
    keep(home.path(), &[]);
    let mut window = lesson_named(home.path(), road::plan_name());
    window.key(Key::F7);
    assert!(!window.can_press(plan::show_plan()), "not before the answer");
    check_answer(&mut window, "2", &road::keep_win_done(2));
    window.press(plan::show_plan());
    window.wait_for(&plan_title(None, Goal::Win));
    window.key(Key::Escape);
    assert!(window.shows(&road::keep_win_done(2)) && window.shows(&lesson::step(1, 4)));
    window.key(Key::Enter);
    assert!(window.shows(&lesson::step(2, 4)));
}

#[test]
fn other_practices_lead_back_to_the_road_and_what_they_keep_stays() {
    let home = home();
    keep(home.path(), &[]);
    let mut window = road_to_perfect(home.path());
    window.press(&road::row(puzzles::title(), "open"));
    window.key(Key::S);
    kept(home.path(), &mut window, |progress| progress.puzzles.missed == 1);
    // From there to another practice, which leads back past the puzzles.
    window.press(mistakes::title());
    window.key(Key::Escape);
    assert!(window.shows(road::title()));
    window.press(&road::row(road::middle_name(), "open"));
    for step in 1..=4 {
        assert!(window.shows(&lesson::step(step, 4)));
        check_answer(&mut window, "4", &road::keep_win_done(4));
        window.key(Key::Enter);
    }
    let kept = kept(home.path(), &mut window, |progress| progress.road.contains("middle"));
    assert_eq!(kept.puzzles.missed, 1);
}

#[test]
fn esc_leads_back_to_where_a_practice_was_opened() {
    let home = home();
    keep(home.path(), &[]);
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::Num4);
    for title in [trainer::title(), endings::title(), lesson::title()] {
        window.key(Key::M);
        window.press(dialogs::lessons());
        window.press(title);
        assert!(window.can_press(play::back()), "{title}");
        if title == endings::title() {
            window.press(plan::show_plan());
            window.key(Key::Escape);
            assert!(window.can_press(endings::themes()), "the ending after its plan");
        }
        window.key(Key::Escape);
        assert!(window.can_press(title), "the page of the lessons after {title}");
        window.key(Key::Escape);
        assert_eq!(window.moves().len(), 1, "the game after {title}");
    }
    window.menu(dialogs::lessons());
    window.press(road::title());
    for title in [trainer::title(), endings::title()] {
        window.press(&road::row(title, "open"));
        assert!(!window.shows(&road::done(1, STATIONS)));
        window.key(Key::Escape);
        assert!(window.shows(&road::done(1, STATIONS)), "the road after {title}");
    }
    window.key(Key::Escape);
    assert!(window.can_press(road::title()), "the page of the lessons");
    window.key(Key::Escape);
    assert_eq!(window.moves().len(), 1, "the game");
}

/// Counts a game against Perfect, won with the last of so many coins.
fn count(home: &Path, moves: u32, is_helped: bool) {
    let ended = Ended {
        number: 4021,
        game: "connect4".to_owned(),
        setup: "size=7x6 connect=4".to_owned(),
        opponent: "perfect".to_owned(),
        side: "red".to_owned(),
        ending: Ending::Won,
        moves,
        is_helped,
    };
    let entry = Entry { day: Day::after_1970(20_000), ended };
    let statistics: Statistics = [entry].into_iter().collect();
    save_statistics(&home.join("data/statistics.json"), &statistics).expect("written");
}

#[test]
fn the_end_of_the_road_is_a_counted_win_as_first_player_without_help() {
    let home = home();
    keep(home.path(), &LESSONS);
    for (moves, is_helped) in [(41, true), (40, false)] {
        count(home.path(), moves, is_helped);
        let mut window = road_to_perfect(home.path());
        assert!(window.shows(&road::done(18, STATIONS)));
        assert!(window.can_press(&road::row(road::perfect_name(), "next")));
        assert!(!window.shows(road::perfect_done()));
        // The last line begins that game.
        window.press(&road::row(road::perfect_name(), "next"));
        assert!(window.shows(perfect()) && window.moves().is_empty());
    }
    count(home.path(), 41, false);
    let mut window = road_to_perfect(home.path());
    window.wait_for(road::perfect_done());
    assert!(window.can_press(&road::row(road::perfect_name(), "done")));
    assert!(window.has_heard(road::perfect_done()), "{:?}", window.heard());
    assert!(window.shows(&road::done(STATIONS, STATIONS)));
    kept(home.path(), &mut window, |progress| progress.road.contains("perfect"));
    window.key(Key::Escape);

    // It is celebrated once, and stays.
    window.heard();
    window.press(road::title());
    window.wait_for(road::perfect_done());
    assert!(!window.has_heard(road::perfect_done()));
}

#[test]
fn a_new_game_offers_the_next_lesson_of_the_road() {
    let home = home();
    keep(home.path(), &["lines"]);
    let mut window = Window::open(home.path(), Launch::default());
    window.key(Key::Space);
    assert!(window.shows(new_game::against()) && window.can_press(road::title()));
    window.key(Key::L);
    assert!(window.can_press(&road::row(road::blocks_name(), "next")));
    window.key(Key::Escape);
    assert!(window.shows(new_game::against()));
    drop(window);

    keep(home.path(), &[&LESSONS[..], &["perfect"]].concat());
    let mut window = Window::open(home.path(), Launch::default());
    window.key(Key::Space);
    assert!(window.shows(new_game::against()) && !window.shows(road::title()), "it is behind");
}

#[test]
fn a_window_of_the_usual_size_shows_the_whole_road() {
    let home = home();
    let mut window = road_to_perfect(home.path());
    for _ in 0..STATIONS {
        let rect = window.harness.get_by_label(&road::row(road::perfect_name(), "open")).rect();
        let start = window.harness.query_all_by_role(Role::Button);
        let start = start.map(|node| node.rect().top()).fold(0.0, f32::max);
        assert!(rect.bottom() + 10.0 <= start, "{rect:?} {start}");
        let first = window.harness.get_by_label(&road::row(lesson::title(), "next")).rect();
        assert!(first.top() > 20.0, "{first:?}");
        window.key(Key::ArrowDown);
    }
}

#[test]
fn a_small_window_has_lines_that_a_finger_can_press() {
    let home = home();
    let launch = Launch { seats: seats("human", "human"), ..Launch::default() };
    let mut window = Window::open_sized(home.path(), launch, 360.0, 480.0);
    window.menu(dialogs::lessons());
    window.press(road::title());
    for (name, state) in [(lesson::title(), "next"), (road::lines_name(), "open")] {
        let rect = window.harness.get_by_label(&road::row(name, state)).rect();
        assert!(rect.height() >= 40.0 && rect.right() <= 360.0, "{name}: {rect:?}");
    }
    for _ in 0..STATIONS {
        window.key(Key::ArrowDown);
    }
    let rect = window.harness.get_by_label(&road::row(road::perfect_name(), "open")).rect();
    let start = window.harness.get_by_label(road::play_perfect()).rect();
    assert!(rect.top() > 0.0 && rect.bottom() <= start.top(), "{rect:?} {start:?}");
    window.key(Key::Home);
    window.press(&road::row(lesson::title(), "next"));
    assert!(window.shows(&lesson::step(1, 6)));
}

#[test]
fn the_lessons_begin_with_the_road_and_say_how_far_each_is() {
    let home = home();
    keep(home.path(), &["lines", "two"]);
    let mut window = Window::open_new(home.path(), "human", "human");
    window.key(Key::M);
    let is_in_menu = |window: &Window, label: &str| {
        let role = Role::MenuItem;
        window.harness.query_by_role_and_label(role, label).is_some()
    };
    assert!(!is_in_menu(&window, road::title()), "it stands among the lessons");
    window.press_as(Role::MenuItem, dialogs::lessons());
    let said = |window: &Window, title: &str| {
        let node = window.harness.get_by_label(title);
        node.accesskit_node().data().description().unwrap_or_default().to_owned()
    };
    let done = play::two_sentences(road::done(3, STATIONS), road::next(road::blocks_name()));
    assert_eq!(said(&window, road::title()), done);
    assert!(said(&window, endings::title()).starts_with(&road::done(0, 240)));
    assert!(said(&window, trainer::title()).ends_with(trainer::about()));

    // The arrows begin with the first row.
    window.key(Key::ArrowDown);
    assert_eq!(window.focused(), road::title());
    window.key(Key::ArrowDown);
    assert_eq!(window.focused(), lesson::title());
    window.key(Key::ArrowUp);
    window.key(Key::Enter);
    assert!(window.can_press(&road::row(road::blocks_name(), "next")));
    window.key(Key::Escape);
    assert!(window.shows(trainer::title()), "back on the page");
    window.key(Key::Escape);
    assert!(!window.shows(trainer::title()) && window.moves().is_empty(), "back on the board");
}
