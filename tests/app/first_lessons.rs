//! The first lessons of Gomoku, Go, Checkers and Reversi in the whole window, by keys.

use std::path::Path;

use crate::window_harness::{ANY, Window, beginner, empty, home};
use egui::Key;
use plot4::core::kind::GameSetup as _;
use plot4::games::{GameId, with_game};
use plot4::launch::Launch;
use plot4::storage::{Lesson, load_progress};
use plot4::words::text::{checkers, dialogs, first_lesson, go, lesson, play, practice, puzzles};

/// A step: what is typed in it, the user's moves one after the other, and the texts before and
/// after them.
pub struct Step {
    typed: &'static [&'static str],
    task: fn() -> &'static str,
    pub right: fn() -> &'static str,
}

const fn step(
    typed: &'static [&'static str],
    task: fn() -> &'static str,
    right: fn() -> &'static str,
) -> Step {
    Step { typed, task, right }
}

pub const GOMOKU: &[Step] = &[
    step(&["H6"], first_lesson::gomoku_five, first_lesson::gomoku_five_right),
    step(&["H4"], first_lesson::gomoku_block, first_lesson::gomoku_block_right),
    step(&["H5"], first_lesson::gomoku_four, first_lesson::gomoku_four_right),
    step(&["G4"], first_lesson::gomoku_stop, first_lesson::gomoku_stop_right),
    step(&["F5"], first_lesson::gomoku_fork, first_lesson::gomoku_fork_right),
    step(&["F6"], first_lesson::gomoku_forbidden, first_lesson::gomoku_forbidden_right),
];

pub const GO: &[Step] = &[
    step(&["D3"], first_lesson::go_capture, first_lesson::go_capture_right),
    step(&["C2"], first_lesson::go_save, first_lesson::go_save_right),
    step(&["C1"], first_lesson::go_group, first_lesson::go_group_right),
    step(&["B1"], first_lesson::go_eyes, first_lesson::go_eyes_right),
    step(&["E5", "C3"], first_lesson::go_ko, first_lesson::go_ko_right),
    step(&["pass"], first_lesson::go_count, first_lesson::go_count_right),
];

pub const CHECKERS: &[Step] = &[
    step(&["11X20"], first_lesson::checkers_jump, first_lesson::checkers_jump_right),
    step(&["6X15X24X31"], first_lesson::checkers_chain, first_lesson::checkers_chain_right),
    step(&["27X32"], first_lesson::checkers_king, first_lesson::checkers_king_right),
    step(&["32X23X14"], first_lesson::checkers_back, first_lesson::checkers_back_right),
    step(&["16X19", "12X19X28"], first_lesson::checkers_shot, first_lesson::checkers_shot_right),
    step(
        &["18X22", "22X29"],
        first_lesson::checkers_opposition,
        first_lesson::checkers_opposition_right,
    ),
];

pub const REVERSI: &[Step] = &[
    step(&["D1"], first_lesson::reversi_turn, first_lesson::reversi_turn_right),
    step(&["F4"], first_lesson::reversi_lines, first_lesson::reversi_lines_right),
    step(&["A1"], first_lesson::reversi_corner, first_lesson::reversi_corner_right),
    step(&["F5"], first_lesson::reversi_keep, first_lesson::reversi_keep_right),
    step(&["D8"], first_lesson::reversi_mobility, first_lesson::reversi_mobility_right),
    step(&["E1"], first_lesson::reversi_pass, first_lesson::reversi_pass_right),
    step(&["B1", "H1"], first_lesson::reversi_end, first_lesson::reversi_end_right),
];

/// Opens the page of a new game of this kind.
fn new_game(home: &Path, id: GameId, (width, height): (f32, f32)) -> Window {
    let mut window = Window::open_sized(home, Launch::default(), width, height);
    window.key(Key::Space);
    let place = GameId::ALL.iter().position(|&known| known == id);
    for _ in 0..place.expect("a game") {
        window.key(Key::G);
    }
    window
}

/// Types a move and Enter.
fn make(window: &mut Window, typed: &str) {
    if typed == "pass" {
        window.key(Key::F2);
        return;
    }
    window.type_keys(typed);
    window.key(Key::Enter);
}

/// Takes a lesson from the offer beside a new game to the game that it leads to.
fn take(id: GameId, steps: &[Step], size: (f32, f32)) {
    let home = home();
    let mut window = new_game(home.path(), id, size);
    window.key(Key::L);
    for (at, step) in (1..).zip(steps) {
        assert!(window.shows(&lesson::step(at, steps.len())), "step {at}");
        let spoken = lesson::step_spoken(at, steps.len(), (step.task)());
        assert!(window.announces(&spoken), "{}", window.announced());
        for (made, typed) in step.typed.iter().enumerate() {
            if made > 0 {
                window.wait_for(&puzzles::answered_move(ANY, ANY, ANY));
            }
            make(&mut window, typed);
        }
        window.wait_for((step.right)());
        assert_eq!(window.shows(first_lesson::ready()), at == steps.len());
        if at < steps.len() {
            window.key(Key::Enter);
        }
    }
    let name = with_game!(id, K => K::NAME);
    let file = home.path().join("data/progress.json");
    let is_done = |_: &Window| {
        let progress = load_progress(&file).ok();
        progress.and_then(|all| all.of(name).map(|own| own.lesson)) == Some(Lesson::Done)
    };
    window.wait(is_done, "the progress");
    window.key(Key::Enter);
    assert!(window.shows(beginner()) && window.moves().is_empty());
    window.key(Key::C);
    assert!(!window.shows(lesson::title()), "it was taken");
}

#[test]
fn the_lesson_of_gomoku_is_taken_by_keys() {
    take(GameId::Gomoku, GOMOKU, (1120.0, 760.0));
    take(GameId::Gomoku, GOMOKU, (360.0, 480.0));
}

#[test]
fn the_lesson_of_go_is_taken_by_keys() {
    take(GameId::Go, GO, (1120.0, 760.0));
    take(GameId::Go, GO, (360.0, 480.0));
}

#[test]
fn the_lesson_of_checkers_is_taken_by_keys() {
    take(GameId::Checkers, CHECKERS, (1120.0, 760.0));
    take(GameId::Checkers, CHECKERS, (360.0, 480.0));
}

#[test]
fn the_lesson_of_reversi_is_taken_by_keys() {
    take(GameId::Reversi, REVERSI, (1120.0, 760.0));
    take(GameId::Reversi, REVERSI, (360.0, 480.0));
}

#[test]
fn arrows_lead_where_they_point_on_a_board_seen_by_red() {
    let home = home();
    let mut window = new_game(home.path(), GameId::Checkers, (1120.0, 760.0));
    window.key(Key::L);
    window.type_keys("11");
    window.key(Key::ArrowUp);
    window.check_announced(&checkers::square("15", "white-man"));
}

#[test]
fn a_wrong_move_says_why_and_is_taken_back() {
    let home = home();
    let mut window = new_game(home.path(), GameId::Gomoku, (360.0, 480.0));
    window.press(lesson::title());
    for is_key in [true, false] {
        make(&mut window, "A1");
        window.wait_for(first_lesson::gomoku_five_wrong());
        assert!(!window.shows(&empty("A1")));
        if is_key {
            window.key(Key::Enter);
        } else {
            window.press(practice::try_again());
        }
        let back = puzzles::taken_back(first_lesson::gomoku_five());
        assert!(window.announces(&back), "{}", window.announced());
        assert!(window.shows(&empty("A1")) && !window.shows(first_lesson::gomoku_five_wrong()));
    }
    // A click on the board takes it back too.
    make(&mut window, "A1");
    window.press(&empty("B1"));
    assert!(window.shows(&empty("A1")) && window.shows(&empty("B1")));
    make(&mut window, "H6");
    window.wait_for(first_lesson::gomoku_five_right());
}

#[test]
fn a_step_can_be_hinted_shown_and_skipped() {
    let home = home();
    let mut window = new_game(home.path(), GameId::Go, (1120.0, 760.0));
    window.key(Key::L);
    window.press(puzzles::hint());
    assert!(window.announces(&puzzles::answer_is_move("D3")), "{}", window.announced());
    // Nobody resigns a lesson.
    window.key(Key::F4);
    assert!(window.shows(&lesson::step(1, GO.len())) && window.can_press(&empty("D3")));
    window.press(puzzles::solution());
    window.wait_for(first_lesson::go_capture_right());
    for at in 2..=GO.len() {
        window.press(practice::next());
        assert!(window.shows(&lesson::step(at, GO.len())));
    }
    assert!(!window.shows(first_lesson::ready()), "skipping does not take the lesson");
    window.press(go::pass());
    window.wait_for(first_lesson::ready());
    window.press(puzzles::title());
    assert!(window.shows(puzzles::none_solved()));
}

#[test]
fn the_lesson_stands_on_the_page_of_lessons() {
    let home = home();
    let mut window = new_game(home.path(), GameId::Reversi, (1120.0, 760.0));
    window.key(Key::Num1);
    window.key(Key::Enter);
    assert!(window.shows(beginner()));
    window.menu(dialogs::lessons());
    window.press(lesson::title());
    assert!(window.shows(first_lesson::reversi_turn()));
    window.press(play::back());
    assert!(window.can_press(lesson::title()), "back to the page of lessons");
}
