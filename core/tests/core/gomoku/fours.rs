//! Continuous fours against a plain search on a grid, and on drawn boards.

use super::rules::with_stones;
use crate::naive::gomoku::Board;
use crate::naive::gomoku_fours::{Attack, Problem, place, problems};
use crate::naive::gomoku_games::{Fight, fight};
use plot4_core::control::{Control, Unlimited};
use plot4_core::game::{Game, Outcome, Player};
use plot4_core::gomoku::fours::{FourSolver, Limits, Report, Verdict};
use plot4_core::gomoku::{Move, Point, Position, Rule, Setup, notation};

/// Returns limits that only the number of fours sets.
const fn within(fours: u8) -> Limits {
    Limits { fours, nodes: u64::MAX }
}

/// Returns the number of fours in a win.
fn count_fours(win: &[Move]) -> usize {
    win.len() / 2
}

/// Asserts that a win is one: all of its moves are legal, the last one wins, and each answer of the
/// defender is the only one after which the attacker has no five, if there is such a one.
fn check_win(position: &Position, attacker: Player, win: &[Move]) {
    let mut board = Board { to_move: attacker, ..Board::of(position) };
    let mut played = (position.to_move() == attacker).then(|| position.clone());
    for (ply, &mv) in win.iter().enumerate() {
        let is_legal = |mv: Move| match mv {
            Move::Place(point) => {
                board.is_free(place(point))
                    && (board.to_move == Player::Second || board.forbidden(place(point)).is_none())
            }
            Move::Pass => board.legal() == [Move::Pass],
            Move::Resign => false,
        };
        assert!(is_legal(mv), "{mv} of {win:?} is not legal: {position:?}");
        if ply % 2 == 1 {
            let attack = Attack::new(&board, attacker);
            let fives = attack.fives(attacker);
            assert!(!fives.is_empty(), "the defender is free before {mv} of {win:?}: {position:?}");
            assert!(
                attack.fives(attacker.other()).is_empty(),
                "the defender wins instead of {mv} of {win:?}: {position:?}"
            );
            let stops = |&point: &Point| fives == [place(point)] && is_legal(Move::Place(point));
            if let Some(stop) = position.points().find(stops) {
                assert_eq!(mv, Move::Place(stop), "another answer stops {win:?}: {position:?}");
            }
        }
        if let Some(played) = &mut played {
            played.play(mv).expect("legal");
        }
        board.play(mv);
    }
    assert_eq!(board.outcome(), Some(Outcome::Win(attacker)), "{win:?} {position:?}");
    if let Some(played) = played {
        assert_eq!(played.outcome(), Some(Outcome::Win(attacker)), "{win:?} {position:?}");
    }
}

/// Asserts that the solver says of a position what the plain search says, and returns the fewest
/// fours that win.
fn check_position(
    solver: &mut FourSolver,
    position: &Position,
    attacker: Player,
    most: u8,
) -> Option<usize> {
    let plain = Attack::new(&Board::of(position), attacker).fewest_fours(usize::from(most));
    let mut searched = position.clone();
    let report = solver.solve(&mut searched, attacker, within(most), &mut Unlimited);
    assert!(searched == *position, "the position is the same afterwards: {position:?}");
    let context = || format!("{attacker:?} attacks, {} {position:?}", position.setup());
    match &report.verdict {
        Verdict::Win(win) => {
            assert_eq!(Some(count_fours(win)), plain, "{win:?} {}", context());
            check_win(position, attacker, win);
        }
        Verdict::NoWin | Verdict::NotWithin => {
            assert_eq!(None, plain, "{:?} {}", report.verdict, context());
        }
        Verdict::Stopped => panic!("nothing stops it: {}", context()),
    }
    if report.verdict == Verdict::NoWin {
        let plain = Attack::new(&Board::of(position), attacker).fewest_fours(usize::from(most) + 1);
        assert_eq!(plain, None, "however many fours: {}", context());
    }
    plain
}

/// Checks positions of games with this setup, for both players, and counts them by the fewest fours
/// that win.
fn check_games(setup: Setup, seeds: impl Iterator<Item = u64>, most: u8) -> Vec<usize> {
    let mut counts = vec![0; usize::from(most) + 2];
    let mut solver = FourSolver::default();
    for seed in seeds {
        let plies = 6 + seed % u64::from(setup.points() * 2 / 3).min(70);
        let Fight { position, .. } = fight(setup, seed, plies);
        for attacker in Player::BOTH {
            let fewest = check_position(&mut solver, &position, attacker, most);
            let index = fewest.unwrap_or(usize::from(most) + 1);
            counts[index] += 1;
        }
    }
    counts
}

/// Checks each `step`th of many games of every rule set, board and target, and that each number of
/// fours was the fewest in so many of them.
fn check_plain(step: usize, least: usize) {
    let mut counts = vec![0; 6];
    for size in [5, 7, 8, 9, 11, 15, 20] {
        for target in 3..=6.min(size) {
            for rule in Rule::ALL {
                if target == 3 && size > 9 {
                    // Nearly every stone makes threes and fours, and the grid takes its time over
                    // what is forbidden.
                    continue;
                }
                let setup = Setup::of_engines(size, target, rule).expect("a setup");
                let count = match rule {
                    Rule::Freestyle | Rule::Standard if target == 5 && size > 9 => 80,
                    Rule::Freestyle | Rule::Standard => 30,
                    Rule::Restricted | Rule::Renju if size > 11 => 5,
                    Rule::Restricted | Rule::Renju => 12,
                };
                // A target of three makes a four of any two stones.
                let most = if target == 3 { 2 } else { 4 };
                let seed = 1000 * u64::from(size);
                let found = check_games(setup, (seed..seed + count).step_by(step), most);
                counts.iter_mut().zip(found).for_each(|(count, more)| *count += more);
            }
        }
    }
    assert!(
        counts.iter().all(|&count| count >= least),
        "positions by the fewest fours, the last ones without a win: {counts:?}"
    );
}

#[test]
fn agrees_with_the_plain_search() {
    check_plain(3, 3);
}

#[test]
#[ignore = "three times as many games; run it after a change of the search for fours"]
fn agrees_with_the_plain_search_in_more_games() {
    check_plain(1, 10);
}

/// Up to how many fours the plain search is asked here; `cargo bench --bench gomoku_fours -- make`
/// asks it about all.
const PLAIN: usize = 5;

#[test]
fn the_suite_is_right() {
    let problems = problems();
    let of_length = |least: usize| problems.iter().filter(|problem| problem.fours >= least).count();
    assert!(
        of_length(1) >= 50 && of_length(6) >= 12,
        "{} positions, {} long ones",
        of_length(1),
        of_length(6)
    );
    for Problem { position, fours } in problems {
        let attacker = position.to_move();
        if fours <= PLAIN {
            let most = u8::try_from(fours).expect("few");
            assert_eq!(
                check_position(&mut FourSolver::default(), &position, attacker, most),
                Some(fours),
                "{position:?}"
            );
        }
        let report = FourSolver::default().solve(
            &mut position.clone(),
            attacker,
            Limits::default(),
            &mut Unlimited,
        );
        let win = report.win().expect("a win");
        assert_eq!(count_fours(win), fours, "{position:?}");
        check_win(&position, attacker, win);
    }
}

/// A drawn board: `X` is Black, `O` is White.
struct Drawing {
    size: u8,
    stones: [Vec<Point>; 2],
}

/// Reads rows from the top.
fn drawing(rows: &str) -> Drawing {
    let rows: Vec<Vec<char>> = rows
        .lines()
        .map(|row| row.chars().filter(|mark| !mark.is_whitespace()).collect())
        .collect();
    let rows: Vec<Vec<char>> = rows.into_iter().filter(|row| !row.is_empty()).rev().collect();
    let size = u8::try_from(rows.len()).expect("small");
    let points = |mark: char| {
        let all = (0..size).flat_map(|row| (0..size).map(move |column| Point::at(column, row)));
        all.filter(|point| rows[usize::from(point.row())][usize::from(point.column())] == mark)
            .collect()
    };
    Drawing { size, stones: [points('X'), points('O')] }
}

/// Asserts under which rule sets, in the order of [`Rule::ALL`], an attacker wins on a board, and
/// with which moves; `-` stands for no win at all.
fn check_drawing(rows: &str, attacker: Player, expected: [&str; 4]) {
    let drawing = drawing(rows);
    for (rule, expected) in Rule::ALL.into_iter().zip(expected) {
        let setup = Setup::new(drawing.size, 5, rule).expect("a setup");
        let position = with_stones(setup, &drawing.stones);
        let report = FourSolver::default().solve(
            &mut position.clone(),
            attacker,
            Limits::default(),
            &mut Unlimited,
        );
        let moves = match &report.verdict {
            Verdict::Win(win) => notation::format_moves(win),
            Verdict::NoWin => "-".to_owned(),
            other => format!("{other:?}"),
        };
        assert_eq!(moves, expected, "{rule} {position:?}");
        check_position(&mut FourSolver::default(), &position, attacker, 4);
    }
}

#[test]
fn an_open_three_becomes_an_open_four() {
    let rows = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O . O . . . O . .";
    check_drawing(rows, Player::First, ["C6 B6 G6"; 4]);
    check_drawing(rows, Player::Second, ["-"; 4]);
}

#[test]
fn four_and_four_wins_where_black_may_make_it() {
    let rows = "
        . . . . . . . . .
        . . . . . . . . .
        O X X X . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . O . . . .
        O . O . . . O . O";
    // E7 makes both at once; alone, neither leads on.
    check_drawing(rows, Player::First, ["E7 E6 F7", "E7 E6 F7", "-", "-"]);
}

#[test]
fn white_wins_where_black_may_not_answer() {
    // White's D6 asks for E6, where Black would make two open threes.
    let rows = "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . X . X . . . . . .
        . . . X X . . . . . .
        . . . . . O O O X . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . O";
    check_drawing(rows, Player::Second, ["-", "-", "D6 J1 E6", "D6 J1 E6"]);
}

#[test]
fn a_five_of_the_defender_must_be_stopped_by_a_four() {
    // White is about to play E1. There Black makes a four of its own, and has time for the open
    // three.
    let rows = "
        . . . . . . . . .
        . . . X X X . . .
        . . . . . . . . .
        . . . . . . . . O
        . . . . . . . . .
        . . . . X . . . O
        . . . . X . . . .
        . . . . X . . . .
        O O O O . . . . .";
    check_drawing(rows, Player::First, ["E1 E5 C8 B8 G8"; 4]);
    let without_a_four = "
        X . . . . . . . .
        . . . X X X . . .
        . . . . . . . . .
        . . . . . . . . O
        . . . . . . . . .
        . . . . . . . . O
        . . . . X . . . .
        . . . . X . . . .
        O O O O . . . . .";
    check_drawing(without_a_four, Player::First, ["-"; 4]);
}

#[test]
fn a_row_too_long_wins_where_it_counts() {
    let rows = "
        X X X . X X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O . O . O . O . O";
    check_drawing(rows, Player::First, ["D9", "-", "D9", "-"]);
}

/// A control that lets some nodes pass and then stops the solver.
struct Countdown(u64);

impl Control<Report> for Countdown {
    fn should_stop(&mut self) -> bool {
        self.0 = self.0.saturating_sub(1);
        self.0 == 0
    }
}

#[test]
fn limits_are_kept_and_stops_obeyed() {
    for Problem { mut position, fours } in
        problems().into_iter().filter(|problem| problem.fours > 1)
    {
        let before = position.clone();
        let attacker = position.to_move();
        let mut solve = |limits, control: &mut dyn Control<Report>| {
            FourSolver::default().solve(&mut position, attacker, limits, control)
        };
        let whole = solve(Limits::default(), &mut Unlimited);
        assert_eq!(whole.win().map(count_fours), Some(fours));
        let short = solve(within(u8::try_from(fours - 1).expect("few")), &mut Unlimited);
        assert_eq!(short.verdict, Verdict::NotWithin, "one four less");
        let exact = solve(Limits { nodes: whole.nodes, ..Limits::default() }, &mut Unlimited);
        assert_eq!(exact, whole, "just enough nodes");
        let stopped = Report { verdict: Verdict::Stopped, nodes: whole.nodes - 1 };
        assert_eq!(
            solve(Limits { nodes: whole.nodes - 1, ..Limits::default() }, &mut Unlimited),
            stopped
        );
        assert_eq!(solve(Limits::default(), &mut Countdown(whole.nodes)), stopped);
        assert!(position == before, "the position is the same afterwards");
    }
}

#[test]
fn memory_changes_no_verdict() {
    let mut solver = FourSolver::default();
    for Problem { position, .. } in problems() {
        let attacker = position.to_move();
        let ask = |solver: &mut FourSolver| {
            solver.solve(&mut position.clone(), attacker, within(20), &mut Unlimited)
        };
        let first = ask(&mut solver);
        let again = ask(&mut solver);
        assert_eq!(again.win().map(<[Move]>::len), first.win().map(<[Move]>::len), "{position:?}");
        assert!(again.nodes <= first.nodes, "{position:?}");
        // With an empty memory the answer is that of a solver without one.
        solver.forget();
        assert_eq!(ask(&mut solver), ask(&mut FourSolver::default()), "{position:?}");
    }
}

#[test]
fn a_finished_game_has_no_win() {
    let over =
        notation::parse_position(Setup::default(), "H8 A1 H9 B1 H10 C1 H11 D1 H12").expect("moves");
    for attacker in Player::BOTH {
        let report = FourSolver::default().solve(
            &mut over.clone(),
            attacker,
            Limits::default(),
            &mut Unlimited,
        );
        assert_eq!(report, Report { verdict: Verdict::NoWin, nodes: 0 });
    }
}
