//! Puzzles and the first lesson in the whole window, by keys and accessible names.

use std::fs;
use std::path::Path;

use crate::window_harness::{
    ANY, Window, beginner, casual, choice, column, home, labelled, moved, red, seats, sentences,
    with, yellow,
};
use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use plot4::app::contract::board::BoardUi as _;
use plot4::app::contract::screen::{FIRST_LESSON, PracticeEntry};
use plot4::clock;
use plot4::core::connect4::puzzle::{Collection, Difficulty, Kind, Maker, Puzzle};
use plot4::core::connect4::solver::{MIN_BYTES, best_columns};
use plot4::core::connect4::{Column, Connect4, Position, Size};
use plot4::core::control::Unlimited;
use plot4::core::day::Day;
use plot4::core::game::{Game, Player};
use plot4::core::kind::GameSetup as _;
use plot4::games::{GameId, with_game};
use plot4::launch::Launch;
use plot4::storage::{
    DayResult, GameProgress, Lesson, Progress, PuzzleProgress, load_progress, save_progress,
};
use plot4::words::puzzles::PuzzlePhrases as _;
use plot4::words::text::{
    connect4, dialogs, files, game, gomoku, keys, lesson, new_game, options, past, play, practice,
    puzzles,
};
use plot4::words::{self, you};
use plot4::worker::{SizedMemory, SizedTeam};

/// Opens a game between two people and the puzzles over it.
fn puzzles(home: &Path) -> Window {
    let mut window = game(home);
    window.key(Key::M);
    window.press(puzzles::title());
    window
}

/// Opens a game between two people.
fn game(home: &Path) -> Window {
    Window::open_new(home, "human", "human")
}

/// Presses a key and waits for what is said of it.
fn check_answer(window: &mut Window, key: Key, said: &str) {
    window.key(key);
    window.wait_for(said);
}

/// Waits until Yellow has blocked one of these columns, and drops a coin into the other.
fn take_the_other_end(window: &mut Window, ends: [u8; 2]) {
    let blocks = |window: &Window, end: u8| window.shows(&lesson::yellow_blocks(end));
    window.wait(|window| ends.iter().any(|&end| blocks(window, end)), "a block");
    let [first, second] = ends;
    let other = if blocks(window, first) { second } else { first };
    window.type_keys(&other.to_string());
}

/// Drops a coin by its digit.
fn drop_coin(window: &mut Window, column: Column) {
    window.key(Key::from_name(&column.to_string()).expect("a digit is a key"));
}

/// Returns what is kept of the puzzles, once something with this in it has been written.
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

/// Writes what was practised before the program starts.
fn keep(home: &Path, puzzles: PuzzleProgress) {
    let mut progress = Progress::default();
    *progress.game_mut("connect4") =
        GameProgress { puzzles, lesson: Lesson::Declined, ..GameProgress::default() };
    save_progress(&home.join("data/progress.json"), &progress).expect("written");
}

/// Opens the puzzles with a puzzle of this kind as the first one, and returns it.
fn open_with(home: &Path, is_wanted: impl Fn(&Puzzle) -> bool) -> (Window, &'static Puzzle) {
    let wanted = Collection::embedded()
        .puzzles()
        .iter()
        .find(|puzzle| is_wanted(puzzle))
        .expect("there is one");
    let others =
        Collection::embedded().of(wanted.difficulty).iter().take_while(|puzzle| *puzzle != wanted);
    let solved = others.map(Puzzle::text).collect();
    keep(
        home,
        PuzzleProgress { solved, level: wanted.difficulty as usize, ..PuzzleProgress::default() },
    );
    (puzzles(home), wanted)
}

/// Returns the exact scores of the columns of a position.
fn scores(position: &Position<Size>) -> Vec<Option<i32>> {
    let memory = SizedMemory::for_solvers(Size::STANDARD, 1, MIN_BYTES).expect("the usual board");
    let mut team = SizedTeam::new(&memory, 1);
    team.columns(position, &mut Unlimited).expect("a game in progress")
}

/// Returns what asks for a puzzle's first move.
fn task(puzzle: &Puzzle) -> String {
    let side = Connect4::SIDES[puzzle.position().to_move().index()];
    match puzzle.kind {
        Kind::WinIn(1) => puzzles::task_win_now(side),
        Kind::WinIn(moves) => puzzles::task_win(side, moves),
        Kind::Draw => puzzles::task_draw(side),
    }
}

#[test]
fn a_solved_puzzle_is_counted_and_does_not_come_again() {
    let home = home();
    let mut window = puzzles(home.path());
    let [first, second] =
        [0, 1].map(|index| &Collection::embedded().of(Difficulty::Beginner)[index]);
    assert!(window.shows(&task(first)));
    assert!(window.shows(puzzles::none_solved()));
    assert!(window.shows(beginner()));
    assert!(
        !window.tells_wins() && !window.shows(options::evaluation()),
        "nothing tells before one has answered"
    );
    drop_coin(&mut window, first.solution().expect("a solution"));
    window.wait_for(&puzzles::right_move("none", ANY));
    assert!(window.shows(&puzzles::solved(1)));
    window.check_announced(&puzzles::right_move("none", ANY));
    window.key(Key::N);
    assert!(window.shows(&task(second)));
    assert!(window.announces(&task(second)));
    let progress = kept(home.path(), &mut window, |progress| progress.puzzles.count == 1);
    assert_eq!(progress.puzzles.solved.into_iter().collect::<Vec<_>>(), [first.text()]);
    drop(window);
    let window = puzzles(home.path());
    assert!(window.shows(&puzzles::solved(1)) && window.shows(&task(second)));
}

#[test]
fn a_wrong_move_is_answered_by_the_best_reply_and_taken_back() {
    let home = home();
    let (mut window, puzzle) = open_with(home.path(), |puzzle| puzzle.kind == Kind::WinIn(3));
    let position = puzzle.position();
    let columns = |window: &Window| {
        let title = connect4::move_subject("");
        window.nodes(&title).count()
    };
    let before = columns(&window);
    let legal = position.moves();
    let all = scores(&position);
    // A move that draws: it does not win, and Yellow must not be said to make four.
    let score = |column: Column| all[usize::from(column.index())].expect("a legal column");
    let wrong = *legal
        .iter()
        .filter(|column| score(**column) <= 0)
        .max_by_key(|column| score(**column))
        .expect("a wrong column");
    drop_coin(&mut window, wrong);
    window.wait_for(practice::try_again());
    let said = window.announced();
    let mut after = position;
    after.make(wrong);
    let best = best_columns(&scores(&after));
    let opponent = Connect4::SIDES[position.to_move().other().index()];
    let is_said = |answer: &Column| {
        let (column, answer) = (wrong.number(), answer.number());
        let loses = |moves| puzzles::loses_answered(column, moves, opponent, answer);
        if score(wrong) == 0 {
            said.starts_with(&puzzles::no_win_answered(column, opponent, answer))
        } else {
            (1..=21).any(|moves| said.starts_with(&loses(moves)))
        }
    };
    assert!(best.iter().any(is_said), "{said}: best are {best:?}");
    let easier = puzzles::easier(puzzles::difficulty("easy"));
    assert!(said.ends_with(&easier), "{said}");
    window.press(practice::try_again());
    assert!(window.announces(&puzzles::taken_back(task(puzzle))), "{}", window.announced());
    assert_eq!(columns(&window), before);
    drop_coin(&mut window, puzzle.solution().expect("a solution"));
    window.wait_for(&puzzles::right_move("none", ANY));
    assert!(window.shows(puzzles::none_solved()), "a second try does not count");
    let progress = kept(home.path(), &mut window, |progress| progress.puzzles.missed == 1);
    assert_eq!((progress.puzzles.level, progress.puzzles.streak), (Difficulty::Easy as usize, 0));
}

#[test]
fn a_puzzle_can_be_played_to_its_end_and_other_moves_that_win_in_time_are_right_too() {
    let home = home();
    let (mut window, puzzle) = open_with(home.path(), |puzzle| puzzle.kind == Kind::WinIn(4));
    let mut position = puzzle.position();
    drop_coin(&mut window, puzzle.line[0]);
    position.make(puzzle.line[0]);
    window.wait_for(&puzzles::right_move("none", ANY));
    for left in (1..=3).rev() {
        let side = if position.to_move() == Player::First { red() } else { yellow() };
        let reply = &labelled(side, connect4::move_(""));
        window.wait(|window| window.heard_first(reply).is_some(), "the opponent's answer");
        let answer = window.heard_first(reply).expect("it was heard")[reply.len()..]
            .split('.')
            .next()
            .expect("a column");
        let answer = answer.parse().expect("a number");
        let answer = Column::from_number(answer).expect("a column");
        assert!(best_columns(&scores(&position)).contains(&answer), "the longest resistance");
        position.make(answer);
        // The last of equally good columns, where the line of the puzzle has the one nearest to the
        // middle.
        let best = best_columns(&scores(&position));
        let column = *best.last().expect("a column");
        window.heard(); // what was said so far is no answer to this coin
        drop_coin(&mut window, column);
        position.make(column);
        if left == 1 {
            assert!(position.outcome().is_some());
            window.wait_for(&game::wins(ANY));
        }
    }
    assert!(window.shows(&puzzles::solved(1)));
    window.key(Key::Enter);
    assert!(!window.announces(&game::wins(ANY)), "on to the next one: {}", window.announced());
}

#[test]
fn a_later_move_that_throws_the_win_away_is_shown_and_costs_nothing() {
    let home = home();
    let (mut window, puzzle) = open_with(home.path(), |puzzle| puzzle.kind == Kind::WinIn(3));
    let mut position = puzzle.position();
    for &column in &puzzle.line[..2] {
        position.make(column);
    }
    drop_coin(&mut window, puzzle.line[0]);
    window.wait(
        |window| window.announces(&moved(ANY, connect4::move_(ANY), ANY)),
        "the opponent's answer",
    );
    let all = scores(&position);
    let wrong = (0..7)
        .map(Column::from_index)
        .find(|column| all[usize::from(column.index())].is_some_and(|score| score <= 0));
    drop_coin(&mut window, wrong.expect("a wrong column"));
    window.wait_for(practice::try_again());
    window.key(Key::Enter);
    drop_coin(&mut window, puzzle.line[2]);
    window.wait(|window| window.announced() == puzzles::right(), "that it is right");
    assert!(window.shows(&puzzles::solved(1)));
}

#[test]
fn hints_say_what_to_look_for_then_leave_fewer_columns_and_are_noted() {
    let home = home();
    let mut window = puzzles(home.path());
    let puzzle = &Collection::embedded().of(Difficulty::Beginner)[0];
    let solution = puzzle.solution().expect("a solution").to_string();
    let columns = |said: &str| {
        said.chars().filter(char::is_ascii_digit).map(String::from).collect::<Vec<_>>()
    };
    let first = Connect4::look_for(puzzle);
    window.press(puzzles::hint());
    assert_eq!(window.announced(), first);
    window.key(Key::H);
    window.wait(|window| window.announced() != first, "a second hint");
    let second = columns(&window.announced());
    window.key(Key::H);
    let third = columns(&window.announced());
    assert!(
        third.len() == 2 && second.len() >= 2 && third.iter().all(|column| second.contains(column)),
        "{second:?} {third:?}"
    );
    assert!(third.contains(&solution));
    drop_coin(&mut window, puzzle.solution().expect("a solution"));
    window.wait_for(&puzzles::right_move("hint", ANY));
    assert_eq!(
        kept(home.path(), &mut window, |progress| progress.puzzles.count == 1).puzzles.hinted,
        1
    );
}

#[test]
fn the_solution_is_played_out_and_does_not_count() {
    let home = home();
    let (mut window, puzzle) = open_with(home.path(), |puzzle| puzzle.kind == Kind::WinIn(2));
    window.press(puzzles::solution());
    window.check_announced(&puzzles::answer_is(puzzle.line[0].number()));
    let line: Vec<String> = puzzle.line.iter().map(ToString::to_string).collect();
    let said = puzzles::best_line_won(
        Connect4::SIDES[puzzle.position().to_move().index()],
        line.join(", "),
    );
    window.wait(|window| window.announces(&said), "the end of the line");
    let coins = puzzle.moves.len() + puzzle.line.len();
    let shown = window.harness.query_all_by_label_contains(" of 6: ");
    let count = |label: String| {
        label.split(", ").nth(1).and_then(|part| part.split(' ').next()?.parse::<usize>().ok())
    };
    let on_board: usize =
        shown.filter_map(|node| node.accesskit_node().label().and_then(count)).sum();
    assert_eq!(on_board, coins, "the whole line is on the board");
    assert!(window.shows(puzzles::none_solved()));
    window.wait_for(puzzles::others());
    let moves = puzzle.position().moves().into_iter();
    for number in moves.filter(|&column| column != puzzle.line[0]).map(Column::number) {
        let losses = (2..=21_u8).map(|moves| puzzles::loses(number, moves));
        let mut reasons = losses.chain([
            puzzles::loses_now(number),
            puzzles::too_slow(number),
            puzzles::no_win(number),
        ]);
        assert!(reasons.any(|reason| window.shows(&reason)), "column {number}");
    }
    let progress = kept(home.path(), &mut window, |progress| progress.puzzles.missed == 1);
    assert_eq!(progress.puzzles.level, Difficulty::Beginner as usize);
}

#[test]
fn three_solved_in_a_row_make_the_next_ones_harder() {
    let mut window = Window::at_home(puzzles);
    let easy = |about: String| play::beside(puzzles::difficulty("easy"), about);
    for index in 0..3 {
        assert!(window.shows(&easy(puzzles::more_in_a_row(3 - index))));
        let puzzle = &Collection::embedded().of(Difficulty::Beginner)[index];
        drop_coin(&mut window, puzzle.solution().expect("a solution"));
        window.wait_for(&puzzles::right_move("none", ANY));
        if index == 2 {
            assert!(
                window.announces(&puzzles::harder(puzzles::difficulty("easy"))),
                "{}",
                window.announced()
            );
        }
        window.press(practice::next());
    }
    assert!(window.shows(&play::beside(puzzles::solved(3), puzzles::streak(3))));
    assert!(window.shows(&puzzles::difficulty("easy")));
    let count = |difficulty| Collection::embedded().of(difficulty).len();
    let beginner = puzzles::solved_of(3, count(Difficulty::Beginner));
    assert!(window.shows(&play::beside(puzzles::difficulty("beginner"), beginner)));
    assert!(window.shows(&easy(puzzles::solved_of(0, count(Difficulty::Easy)))));
}

#[test]
fn the_puzzle_of_the_day_counts_once_however_often_it_is_shown() {
    let home = home();
    let mut window = puzzles(home.path());
    let puzzle = Collection::embedded().daily(clock::utc_day().since_1970()).expect("a puzzle");
    window.key(Key::D);
    window.key(Key::S);
    kept(home.path(), &mut window, |progress| progress.puzzles.missed == 1);
    for way in [&[Key::D][..], &[Key::N, Key::D]] {
        for &key in way {
            window.key(key);
        }
        drop_coin(&mut window, puzzle.solution().expect("a solution"));
        window.wait_for(puzzles::right());
    }
    drop(window);
    let progress = load_progress(&home.path().join("data/progress.json")).expect("progress");
    let puzzles = &progress.of("connect4").expect("puzzles").puzzles;
    assert_eq!((puzzles.count, puzzles.missed, puzzles.daily), (0, 1, None));
}

#[test]
fn the_puzzle_of_the_day_has_its_date_and_is_marked_as_solved() {
    let home = home();
    let mut window = puzzles(home.path());
    let today = clock::utc_day().since_1970();
    let puzzle = Collection::embedded().daily(today).expect("a puzzle");
    let label = format!(
        "{} · {}",
        puzzles::of_the_day(words::date(clock::utc_day())),
        puzzles::difficulty(puzzle.difficulty.word())
    );
    window.key(Key::D);
    assert!(window.shows(&label) && window.shows(&task(puzzle)));
    assert!(!window.shows(&play::beside(&label, puzzles::day_result("solved"))));
    drop_coin(&mut window, puzzle.solution().expect("a solution"));
    window.wait_for(&puzzles::right_move("none", ANY));
    assert!(window.shows(&play::beside(&label, puzzles::day_result("solved"))));
    assert_eq!(
        kept(home.path(), &mut window, |progress| progress.puzzles.count == 1).puzzles.daily,
        Some(today)
    );
    drop(window);
    let mut window = puzzles(home.path());
    window.press(puzzles::daily());
    assert!(window.shows(&play::beside(&label, puzzles::day_result("solved"))));
}

#[test]
fn the_calendar_has_the_days_and_leads_to_their_puzzles() {
    let home = home();
    let today = clock::utc_day().since_1970();
    let days = [
        (today - 1, DayResult::Solved),
        (today - 2, DayResult::Hinted),
        (today - 3, DayResult::Missed),
    ];
    let puzzles_of_days = PuzzleProgress { days: days.into(), ..PuzzleProgress::default() };
    keep(home.path(), puzzles_of_days);
    let mut window = puzzles(home.path());
    let puzzle = Collection::embedded().daily(today).expect("a puzzle");
    window.key(Key::D);
    assert!(window.shows(&puzzles::days_in_a_row(2)));
    drop_coin(&mut window, puzzle.solution().expect("a solution"));
    window.wait_for(&puzzles::right_move("none", ANY));
    window.press(puzzles::copy_result());
    let date = words::date(clock::utc_day());
    let difficulty = puzzles::difficulty(puzzle.difficulty.word());
    let day = [puzzles::of_the_day(date), difficulty, puzzles::day_result("solved")];
    let line = ["Plot 4", connect4::title()].map(str::to_owned).into_iter();
    let line = words::beside(line.chain(day).chain([puzzles::days_in_a_row(3)]));
    window.check_announced(puzzles::result_copied());
    assert_eq!(window.clipboard, line);
    window.key(Key::C);
    let named = |day: u64, result: &str| {
        labelled(words::date(Day::after_1970(day)), puzzles::day_result(result))
    };
    assert!(window.shows(&named(today, "solved")));
    assert!(window.shows(&puzzles::days_in_a_row(3)));
    // The day before may be in the month before.
    let show = |window: &mut Window, label: &str| {
        if !window.shows(label) {
            window.press("‹");
        }
        assert!(window.shows(label), "{label}");
    };
    show(&mut window, &named(today - 2, "hint"));
    show(&mut window, &named(today - 3, "missed"));
    window.key(Key::Escape);
    assert!(!window.shows(&named(today - 3, "missed")), "it is closed");
    assert!(window.shows(&puzzles::right_move("none", ANY)), "and the puzzle is back");
    window.key(Key::C);
    // A puzzle of a day without a result, solved later.
    let open = words::date(Day::after_1970(today - 4));
    show(&mut window, &open);
    window.press(&open);
    let puzzle = Collection::embedded().daily(today - 4).expect("a puzzle");
    assert!(window.shows(&task(puzzle)));
    drop_coin(&mut window, puzzle.solution().expect("a solution"));
    window.wait_for(&puzzles::right_move("none", ANY));
    let progress =
        kept(home.path(), &mut window, |progress| progress.puzzles.day(today - 4).is_some());
    assert_eq!(
        progress.puzzles.day(today - 4),
        Some(DayResult::Late),
        "a later day is no part of the streak"
    );
    assert_eq!(progress.puzzles.days_in_a_row(today), 3);
}

#[test]
fn a_user_who_has_solved_a_whole_difficulty_gets_new_puzzles() {
    let home = home();
    let solved = Collection::embedded().of(Difficulty::Beginner).iter().map(Puzzle::text).collect();
    keep(home.path(), PuzzleProgress { solved, count: 144, ..PuzzleProgress::default() });
    let mut window = puzzles(home.path());
    window.wait_for(&play::beside(puzzles::difficulty("beginner"), puzzles::new()));
    let memory = SizedMemory::for_solvers(Size::STANDARD, 1, MIN_BYTES).expect("the usual board");
    let mut team = SizedTeam::new(&memory, 1);
    let mut oracle = |position: &Position<Size>| team.columns(position, &mut Unlimited);
    let [first, second] =
        [0, 1].map(|seed| Maker::one(Difficulty::Beginner, seed, &mut oracle).expect("a puzzle"));
    assert_ne!(first, second);
    assert!(window.shows(&task(&first)));
    drop_coin(&mut window, first.solution().expect("a solution"));
    window.wait_for(&puzzles::right_move("none", ANY));
    assert!(window.shows(&puzzles::solved(145)));
    window.key(Key::N);
    window.wait_for(&task(&second));
    drop_coin(&mut window, second.solution().expect("a solution"));
    window.wait_for(&play::beside(puzzles::solved(146), puzzles::streak(2)));
    let progress = kept(home.path(), &mut window, |progress| progress.puzzles.count == 146);
    assert_eq!(
        (progress.puzzles.made, progress.puzzles.solved.len()),
        (2, Collection::embedded().of(Difficulty::Beginner).len())
    );
}

#[test]
fn the_game_in_front_waits_and_is_untouched() {
    let mut window = Window::at_home(|home| Window::open_new(home, "human", "low"));
    window.harness.key_press(Key::Num4);
    window.step();
    window.harness.key_press(Key::M);
    window.step();
    window.step();
    window.harness.get_by_label(puzzles::title()).click_accesskit();
    window.settle();
    // Long enough for the computer's delay to be over.
    for _ in 0..60 {
        window.step();
    }
    assert!(window.shows(puzzles::none_solved()));
    window.press(play::back());
    assert_eq!(window.moves(), ["4"], "the computer has waited");
    window.wait(|window| window.moves().len() == 2, "the computer's move");
    assert!(
        window.announces(&game::to_move(red())) || window.announces(game::your_turn()),
        "{}",
        window.announced()
    );
}

#[test]
fn the_board_of_a_puzzle_has_the_names_and_the_keys_of_the_game() {
    let mut window = Window::at_home(puzzles);
    let puzzle = &Collection::embedded().of(Difficulty::Beginner)[0];
    let solution = puzzle.solution().expect("a solution");
    // The aim begins in the middle.
    let steps = i32::from(solution.index()) - 3;
    for _ in 0..steps.abs() {
        window.key(if steps < 0 { Key::ArrowLeft } else { Key::ArrowRight });
    }
    window.key(Key::ArrowDown);
    window.wait_for(&puzzles::right_move("none", ANY));
    window.key(Key::N);
    let second = &Collection::embedded().of(Difficulty::Beginner)[1];
    let named =
        with(connect4::move_subject(second.solution().expect("a solution").to_string()), "");
    window.harness.get_by_label_contains(&named).click_accesskit();
    window.wait_for(&play::beside(puzzles::solved(2), puzzles::streak(2)));
    window.key(Key::F1);
    assert!(window.shows(&labelled("N", puzzles::next_effect())));
    assert!(window.shows(&labelled("D", puzzles::daily_tip())));
    window.key(Key::Escape);
    window.key(Key::Escape);
    assert!(window.shows(play::new_game()), "back to the game");
}

#[test]
fn a_full_column_says_so_and_costs_nothing() {
    let home = home();
    let (mut window, puzzle) = open_with(home.path(), |puzzle| {
        let position = puzzle.position();
        puzzle.difficulty == Difficulty::Easy
            && position.columns().any(|column| position.landing(column).is_none())
    });
    let position = puzzle.position();
    let full = position
        .columns()
        .find(|&column| position.landing(column).is_none())
        .expect("a full column");
    drop_coin(&mut window, full);
    window.check_announced(&connect4::refused_full(full.to_string(), ANY));
    drop_coin(&mut window, puzzle.solution().expect("a solution"));
    window.wait_for(&puzzles::right_move("none", ANY));
    assert!(window.shows(&puzzles::solved(1)));
}

#[test]
fn the_lesson_is_offered_once_and_leads_to_a_game() {
    let home = home();
    let mut window = Window::open(home.path(), Launch::default());
    window.key(Key::Space);
    window.press(lesson::title());
    assert!(window.shows(&lesson::step(1, 6)));
    assert!(window.announces(lesson::drop()), "{}", window.announced());
    check_answer(&mut window, Key::Num6, lesson::drop_done());
    window.key(Key::Enter);
    assert!(window.announces(&lesson::step(2, 6)));
    check_answer(&mut window, Key::Num2, &lesson::no_line(2, 5));
    window.key(Key::Enter);
    check_answer(&mut window, Key::Num5, lesson::line_done());
    window.press(practice::next());
    check_answer(&mut window, Key::Num4, lesson::diagonal_done());
    window.key(Key::Enter);
    check_answer(&mut window, Key::Num1, &lesson::yellow_makes_four(4));
    window.press(practice::try_again());
    check_answer(&mut window, Key::Num4, lesson::block_done());
    window.key(Key::Enter);
    check_answer(&mut window, Key::Num5, &lesson::yellow_makes_four(5));
    window.key(Key::Enter);
    check_answer(&mut window, Key::Num7, lesson::below_done());
    window.key(Key::Enter);
    check_answer(&mut window, Key::Num7, &lesson::no_two_threats(7));
    window.key(Key::Enter);
    window.harness.key_press(Key::Num5);
    window.step();
    // Enter drops nothing while Yellow is to move, nor while that coin falls.
    let blocked =
        |window: &Window| [2, 6].iter().any(|&end| window.shows(&lesson::yellow_blocks(end)));
    let has_fallen =
        |window: &Window| [2, 6].iter().any(|&end| window.shows(&column(end, &["yellow"])));
    let mut falls = false;
    while !blocked(&window) {
        falls |= has_fallen(&window);
        window.harness.key_press(Key::Enter);
        window.step();
    }
    assert!(falls, "the coin falls before the user is asked for the next one");
    take_the_other_end(&mut window, [2, 6]);
    window.wait_for(lesson::two_threats_done());
    assert_eq!(
        kept(home.path(), &mut window, |progress| progress.lesson == Lesson::Done).lesson,
        Lesson::Done
    );
    window.press(lesson::play());
    assert!(window.shows(beginner()) && window.moves().is_empty());
    window.key(Key::C);
    assert!(!window.shows(lesson::title()), "it was taken");
    window.key(Key::Escape);
    window.menu(dialogs::lessons());
    window.press(lesson::title());
    assert!(window.shows(&lesson::step(1, 6)), "the menu has it for ever");
    window.press(play::back());
    assert!(window.shows(beginner()));
}

#[test]
fn the_lesson_ends_in_the_puzzles_too_and_back_is_where_one_came_from() {
    let mut window = Window::at_home(|home| Window::open(home, Launch::default()));
    window.key(Key::Space);
    window.key(Key::L);
    for (keys, said) in [
        ("1", lesson::drop_done()),
        ("5", lesson::line_done()),
        ("4", lesson::diagonal_done()),
        ("4", lesson::block_done()),
        ("2", lesson::below_done()),
    ] {
        window.key(Key::from_name(keys).expect("a key"));
        window.wait_for(said);
        window.key(Key::Enter);
    }
    window.key(Key::Num2);
    take_the_other_end(&mut window, [1, 5]);
    window.wait_for(lesson::two_threats_done());
    window.press(puzzles::title());
    assert!(window.shows(puzzles::none_solved()));
    window.key(Key::Escape);
    assert!(window.shows(new_game::against()));
    window.check_announced(keys::player_digits());
    assert!(!window.shows(lesson::title()));
}

#[test]
fn the_game_being_chosen_is_announced_after_its_puzzle() {
    let mut window = Window::at_home(|home| Window::open_new(home, "human", "human"));
    window.key(Key::Num4);
    window.key(Key::C);
    window.key(Key::G);
    assert!(window.is_chosen(&choice(past::filter_game(), gomoku::title())));
    window.press(puzzles::daily_tip());
    window.wait_for(&puzzles::of_the_day(ANY));
    window.key(Key::Escape);
    assert!(window.is_chosen(&choice(past::filter_game(), gomoku::title())));
    window.check_announced(&new_game::announcement(sentences(
        play::pairing(you(), casual()),
        new_game::you_begin("black"),
    )));
}

#[test]
fn a_lesson_that_was_declined_in_an_earlier_version_is_not_offered() {
    let home = home();
    let data = home.path().join("data");
    fs::create_dir_all(&data).expect("made");
    let progress = r#"{"version":1,"games":{"connect4":{"lesson":"declined"}}}"#;
    fs::write(data.join("progress.json"), progress).expect("written");
    let mut window = Window::open(home.path(), Launch::default());
    window.key(Key::Space);
    assert!(window.shows(new_game::against()) && !window.shows(lesson::title()));
}

#[test]
fn a_game_offers_only_practices_of_its_own() {
    for &id in GameId::ALL {
        let own = with_game!(id, K => K::EXTRAS.practices);
        let mut window = Window::at_home(|home| {
            let game = Some(id.name());
            Window::open(home, Launch { game, ..Launch::default() })
        });
        window.key(Key::Space);
        let all = with_game!(GameId::Connect4, K => K::EXTRAS.practices);
        // The others are in the menu alone, or on the page of the lessons.
        let is_offered =
            |entry: &&PracticeEntry| entry.name == FIRST_LESSON || entry.daily.is_some();
        let offered = all.iter().filter(is_offered);
        for entry in offered {
            let is_own = own.iter().any(|own| own.name == entry.name);
            assert_eq!(
                window.shows(entry.daily.unwrap_or(entry.title)()),
                is_own,
                "{id:?}: {}",
                entry.name
            );
        }
        window.key(Key::Enter);
        // Where M names a column, it waits for a number first.
        window.key(Key::M);
        window.wait_for(past::title());
        for is_lesson in [false, true] {
            for entry in all.iter().filter(|entry| entry.lesson.is_some() == is_lesson) {
                let is_own = own.iter().any(|own| own.name == entry.name);
                assert_eq!(window.shows((entry.title)()), is_own, "{id:?}: {}", entry.name);
            }
            // The lessons are lines of another page.
            if !is_lesson {
                window.press_as(egui::accesskit::Role::MenuItem, dialogs::lessons());
            }
        }
    }
}

#[test]
fn a_damaged_file_is_set_aside_and_one_of_a_newer_program_stays() {
    let home = home();
    let file = home.path().join("data/progress.json");
    fs::create_dir_all(file.parent().expect("a folder")).expect("made");
    fs::write(&file, "{").expect("written");
    let mut window = game(home.path());
    window.wait_for(&sentences(files::progress_reset(), ANY));
    assert!(home.path().join("data/progress.damaged-1.json").exists());
    drop(window);

    let newer = r#"{"version": 99, "games": {"connect4": {"lesson": "mastered"}}}"#;
    fs::write(&file, newer).expect("written");
    let mut window = game(home.path());
    window.wait_for(&sentences(files::progress_not_saved(), ANY));
    window.key(Key::M);
    window.press(puzzles::title());
    drop_coin(
        &mut window,
        Collection::embedded().of(Difficulty::Beginner)[0].solution().expect("a solution"),
    );
    window.wait_for(&puzzles::solved(1));
    drop(window);
    assert_eq!(fs::read_to_string(&file).expect("it is there"), newer);
}

#[test]
fn small_windows_show_all_of_it() {
    for (width, height) in [(360.0, 480.0), (800.0, 480.0), (480.0, 900.0)] {
        let home = home();
        let launch = Launch { seats: seats("human", "human"), ..Launch::default() };
        let mut window = Window::open_sized(home.path(), launch, width, height);
        window.key(Key::M);
        window.press(puzzles::title());
        for label in [
            puzzles::hint(),
            puzzles::solution(),
            practice::next(),
            puzzles::daily(),
            play::back(),
            puzzles::title(),
        ] {
            let rect = window.harness.get_by_label(label).rect();
            let inside = rect.left() >= 0.0
                && rect.top() >= 0.0
                && rect.right() <= width
                && rect.bottom() <= height;
            assert!(inside, "{label} at {width} x {height}: {rect:?}");
        }
        let column =
            window.harness.get_by_label_contains(&with(connect4::move_subject("7"), "")).rect();
        let hint = window.harness.get_by_label(puzzles::hint()).rect();
        assert!(!column.intersects(hint) && column.right() <= width, "{column:?} {hint:?}");
    }
}
