//! The puzzles of Gomoku, Go and Checkers in the whole window.

use std::path::Path;

use crate::window_harness::{ANY, Window, beginner, home, labelled, seats};
use egui::Key;
use plot4::app::practice::puzzles::PuzzleUi;
use plot4::core::control::Unlimited;
use plot4::core::game::Game as _;
use plot4::core::kind::MoveOf;
use plot4::core::puzzle::{Collection, Difficulty, Puzzle};
use plot4::core::verdict::Verdict;
use plot4::games::{Checkers, Go, Gomoku};
use plot4::launch::Launch;
use plot4::storage::load_progress;
use plot4::words::puzzles::PuzzlePhrases;
use plot4::words::text::{go, play, practice, puzzles};

/// Opens the puzzles of a game between two people.
fn puzzles<K: PuzzleUi>(home: &Path) -> Window {
    let launch =
        Launch { game: Some(K::NAME), seats: seats("human", "human"), ..Launch::default() };
    let mut window = Window::open(home, launch);
    // Where M names a column, it waits for a number first.
    window.key(Key::M);
    window.wait_for(puzzles::title());
    window.press(puzzles::title());
    window
}

/// Makes a move by the keys of the board.
fn make<K: PuzzleUi>(window: &mut Window, mv: MoveOf<K>) {
    // Squares of Checkers are gone to one by one: `11-15`, `15x22x29`.
    let text = mv.to_string();
    for place in text.split(['-', 'x']) {
        window.type_keys(place);
        window.key(Key::Enter);
    }
}

/// Returns the first puzzle, and its moves that are wrong and not a pass.
fn first<K: PuzzleUi>() -> (&'static Puzzle<K>, Vec<MoveOf<K>>) {
    let puzzle = &Collection::<K>::embedded().of(Difficulty::Beginner)[0];
    let position = puzzle.position();
    let report = K::judge(puzzle).choose(&position, &mut Unlimited).expect("a report");
    let is_wrong = |score| !K::is_right(puzzle, Verdict::of(score, true), 0);
    let wrong = report.moves.iter().filter(|root| is_wrong(root.score));
    (puzzle, wrong.map(|root| root.mv).collect())
}

/// Tries a wrong move, takes it back, and solves the first puzzle and the one after it.
fn check<K: PuzzleUi>() {
    let home = home();
    let mut window = puzzles::<K>(home.path());
    let (puzzle, wrong) = first::<K>();
    assert!(window.shows(&K::task(puzzle)), "{}", K::task(puzzle));
    assert!(window.shows(puzzles::none_solved()) && window.shows(beginner()));
    let wrong = *wrong.first().expect("a wrong move");
    make::<K>(&mut window, wrong);
    window.wait_for(&labelled(puzzles::wrong_move(K::move_subject(wrong)), ANY));
    window.key(Key::Enter);
    window.check_announced(&puzzles::taken_back(ANY));
    make::<K>(&mut window, puzzle.line[0]);
    window.wait_for(&puzzles::right_move("none", K::move_phrase(puzzle.line[0])));
    assert!(window.shows(puzzles::none_solved()), "it was missed before");
    // To the end, by the moves of the line or any others.
    for pair in puzzle.line[1..].chunks(2) {
        if let &[answer, mv] = pair {
            window.wait_for(&K::answered(puzzle.position().to_move().other(), answer));
            make::<K>(&mut window, mv);
        }
    }
    window.press(practice::next());
    let second = &Collection::<K>::embedded().of(Difficulty::Beginner)[1];
    window.wait_for(&K::task(second));
    make::<K>(&mut window, second.line[0]);
    window.wait_for(&puzzles::right_move("none", ANY));
    assert!(window.shows(&puzzles::solved(1)));
    let file = home.path().join("data/progress.json");
    let solved = |home: &Path| {
        let _ = home;
        load_progress(&file).ok().and_then(|progress| {
            let game = progress.of(K::NAME)?;
            Some((game.puzzles.count, game.puzzles.missed))
        })
    };
    window.wait(|_| solved(home.path()) == Some((1, 1)), "the progress");
}

/// Asks for hints, the solution and the puzzle of the day.
fn check_help<K: PuzzleUi>() {
    let home = home();
    let mut window = puzzles::<K>(home.path());
    let (puzzle, _) = first::<K>();
    let first_hint = K::look_for(puzzle);
    window.press(puzzles::hint());
    assert_eq!(window.announced(), first_hint);
    assert!(window.shows(&first_hint));
    window.press(puzzles::hint());
    window.wait(|window| window.announced() != first_hint, "a second hint");
    let hint = window.announced();
    assert!(hint.contains(&K::move_object(puzzle.line[0])) && hint.contains(" or "), "{hint}");
    window.press(puzzles::solution());
    window.wait_for(&puzzles::best_line_shown(ANY));
    assert!(window.shows(puzzles::none_solved()));
    window.press(puzzles::daily());
    window.wait_for(&puzzles::of_the_day(ANY));
    window.press(practice::next());
    window.wait(|window| !window.shows(&puzzles::of_the_day(ANY)), "the next one");
    window.press(play::back());
    assert!(!window.shows(puzzles::daily()), "the game is back");
}

#[test]
fn gomoku() {
    check::<Gomoku>();
}

#[test]
fn nobody_passes_or_resigns_in_a_puzzle_of_go() {
    let home = home();
    let mut window = puzzles::<Go>(home.path());
    assert!(!window.shows(go::pass()) && !window.shows(go::resign()));
    for key in [Key::F2, Key::F4, Key::F4] {
        window.key(key);
    }
    window.settle();
    let (puzzle, _) = first::<Go>();
    assert!(window.shows(&<Go as PuzzlePhrases>::task(puzzle)));
    make::<Go>(&mut window, puzzle.line[0]);
    window.wait_for(&puzzles::right_move("none", ANY));
    assert!(window.shows(&puzzles::solved(1)), "nothing was missed");
}

#[test]
fn go() {
    check::<Go>();
}

#[test]
fn checkers() {
    check::<Checkers>();
}

#[test]
fn hints_and_solutions_of_gomoku() {
    check_help::<Gomoku>();
}

#[test]
fn hints_and_solutions_of_go() {
    check_help::<Go>();
}

#[test]
fn hints_and_solutions_of_checkers() {
    check_help::<Checkers>();
}

/// A letter that names a column waits for its number, and only then is a key of the screen.
#[test]
fn the_letters_of_the_screen_are_columns_too() {
    let home = home();
    let mut window = puzzles::<Gomoku>(home.path());
    window.type_keys("H8");
    let hint = Gomoku::look_for(first::<Gomoku>().0);
    assert!(!window.shows(&hint));
    assert!(window.announces("H8"), "{}", window.announced());
    window.key(Key::H);
    window.wait_for(&hint);
}
