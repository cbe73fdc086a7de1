//! The rules of Gomoku against a grid, and against drawn boards.

use crate::naive::gomoku::Board;
use plot4_core::game::{Game, Outcome, Player, Reason as _};
use plot4_core::gomoku::position::{winning_lines, winning_points};
use plot4_core::gomoku::{Distance, Move, Point, Position, Refusal, Rule, Setup, notation};
use proptest::prelude::*;

/// Asserts that a position says of every point, and of the game, what the grid says.
fn check_position(position: &Position, board: &Board) {
    assert_eq!(position.outcome(), board.outcome(), "{position:?}");
    assert_eq!(position.to_move(), board.to_move, "{position:?}");
    let legal = position.moves();
    assert_eq!(legal, board.legal(), "{:?} {position:?}", position.setup());
    assert_eq!(position.must_pass(), legal == [Move::Pass], "{position:?}");
    for point in position.points() {
        let place = (i32::from(point.column()), i32::from(point.row()));
        assert_eq!(position.stone(point), board.at(place), "{point} {position:?}");
        if position.outcome().is_none() && board.is_free(place) {
            assert_eq!(
                position.forbidden(point),
                board.forbidden(place),
                "{point}, {} {position:?}",
                position.setup()
            );
        }
    }
}

/// Plays a game of moves that do not win if there are others, so that boards fill up, and checks
/// every `stride`-th position.
fn check_game(setup: Setup, choices: &[u8], stride: usize) {
    let mut position = Position::empty(setup);
    let mut board = Board::empty(setup);
    let mut legal = Vec::new();
    for (ply, &choice) in choices.iter().enumerate() {
        if ply % stride == 0 || position.outcome().is_some() {
            check_position(&position, &board);
        }
        position.legal_moves(&mut legal);
        if legal.is_empty() {
            return;
        }
        let wins = |&mv: &Move| {
            let mut after = position.clone();
            after.make(mv);
            matches!(after.outcome(), Some(Outcome::Win(_)))
        };
        let quiet: Vec<Move> = legal.iter().copied().filter(|mv| !wins(mv)).collect();
        // One move in 64 may win.
        let from = if quiet.is_empty() || choice < 4 { &legal } else { &quiet };
        let mv = from[usize::from(choice) % from.len()];
        position.play(mv).expect("legal");
        board.play(mv);
    }
    check_position(&position, &board);
}

/// A drawn board and the forbidden points on it.
struct Drawing {
    setup: Setup,
    name: String,
    stones: [Vec<Point>; 2],
    forbidden: Vec<(Point, Refusal)>,
}

/// Returns the drawings of a text, each once for each of its rule sets.
fn drawings(text: &str) -> Vec<Drawing> {
    let mut drawings = Vec::new();
    let mut blocks = text
        .split("\n\n")
        .map(str::trim)
        .filter(|block| !block.is_empty() && !block.starts_with('#'));
    for block in &mut blocks {
        let (head, board) =
            block.split_once('\n').expect("a board below the line that describes it");
        let (game, name) = head.split_once(": ").expect("a name");
        let (rules, target) = game.rsplit_once(' ').expect("rule sets and a target");
        let rows: Vec<Vec<&str>> =
            board.lines().map(|line| line.split_whitespace().collect()).collect();
        let size = u8::try_from(rows.len()).expect("small");
        let points = |mark: &str| -> Vec<Point> {
            let all = (0..size).flat_map(|row| (0..size).map(move |column| Point::at(column, row)));
            all.filter(|point| {
                rows[usize::from(size - 1 - point.row())][usize::from(point.column())] == mark
            })
            .collect()
        };
        for rule in rules.split(' ') {
            let setup =
                Setup::new(size, target.parse().expect("a target"), rule.parse().expect("a rule"))
                    .expect("a setup");
            let marks =
                [("3", Refusal::DoubleThree), ("4", Refusal::DoubleFour), ("6", Refusal::Overline)];
            let forbidden = marks
                .into_iter()
                .flat_map(|(mark, refusal)| points(mark).into_iter().map(move |at| (at, refusal)));
            let mut forbidden: Vec<_> = forbidden.collect();
            forbidden.sort_by_key(|&(point, _)| point);
            drawings.push(Drawing {
                setup,
                name: name.to_owned(),
                stones: [points("X"), points("O")],
                forbidden,
            });
        }
    }
    drawings
}

/// Returns the position with these stones, put down in some order that the rules allow.
pub(super) fn with_stones(setup: Setup, stones: &[Vec<Point>; 2]) -> Position {
    let mut position = Position::empty(setup);
    let mut rest = stones.clone();
    while rest.iter().any(|stones| !stones.is_empty()) {
        let own = &mut rest[position.to_move().index()];
        let goes_on = |&point: &Point| {
            let mut after = position.clone();
            after.play(Move::Place(point)).is_ok() && after.outcome().is_none()
        };
        let next = own.iter().position(goes_on).expect("a stone that can be put down now");
        position.play(Move::Place(own.remove(next))).expect("legal");
    }
    position
}

#[test]
fn drawn_boards() {
    let drawings = drawings(include_str!("../../../../tests/data/gomoku_forbidden.txt"));
    assert!(drawings.len() > 30, "the suite was read");
    for drawing in drawings {
        let position = with_stones(drawing.setup, &drawing.stones);
        let board = Board::of(&position);
        let refusals = position
            .forbidden_points()
            .into_iter()
            .map(|point| (point, position.forbidden(point).expect("forbidden")));
        let refusals: Vec<_> = refusals.collect();
        assert_eq!(refusals, drawing.forbidden, "{}, {} {position:?}", drawing.name, drawing.setup);
        assert_eq!(position.to_move(), Player::First, "{} {position:?}", drawing.name);
        check_position(&position, &board);
        for (point, refusal) in refusals {
            let mut position = position.clone();
            let mv = Move::Place(point);
            assert_eq!(position.play(mv), Err(refusal), "{}", drawing.name);
        }
    }
}

/// Returns the position after the moves of a text.
fn after(setup: Setup, text: &str) -> Position {
    notation::parse_position(setup, text).expect("moves")
}

/// Returns the usual board with this rule set.
fn usual(rule: Rule) -> Setup {
    Setup::new(15, 5, rule).expect("a setup")
}

fn point(text: &str) -> Point {
    text.parse().expect("a point")
}

#[test]
fn a_double_three_by_shape_alone() {
    let moves = "J3 H5 I5 G3 I2 F5 H4 G6 I3 J2 F2 G2 I4 J6 F6 H6 F4";
    let refusals = Rule::ALL.map(|rule| after(usual(rule), moves).forbidden(point("K4")));
    assert_eq!(refusals, [None, None, Some(Refusal::DoubleThree), None]);
}

#[test]
fn black_passes_with_nothing_but_forbidden_points_left() {
    let setup = Setup::new(6, 5, Rule::Renju).expect("a setup");
    let moves = "C5 A3 B6 A2 A6 C3 C6 E5 F1 D2 B3 C2 C4 B4 D5 D1 B2 C1 A1 D4 F6 E1 E6 B1 F4 E3 A5 \
        E2 E4 B5 F2 D3 F5 A4";
    let mut position = after(setup, moves);
    // Both points that are left would make a row of six.
    //   6  X X X . X X      F3 is in a column of F1 F2 . F4 F5 F6, D6 in the row that stands here
    assert_eq!(position.forbidden_points(), [point("F3"), point("D6")]);
    for mv in [Move::Place(point("F3")), Move::Place(point("D6"))] {
        assert_eq!(position.play(mv), Err(Refusal::Overline));
    }
    let mut legal = Vec::new();
    for (answer, left) in [("F3", 1), ("D6", 0)] {
        assert!(position.must_pass());
        position.legal_moves(&mut legal);
        assert_eq!(legal, [Move::Pass]);
        position.candidates(&mut legal);
        assert_eq!(legal, [Move::Pass]);
        position.play(Move::Pass).expect("the only move");
        assert_eq!((position.to_move(), position.outcome()), (Player::Second, None));
        // White may not pass in its turn, so it never comes to two passes in a row.
        assert_eq!(position.play(Move::Pass), Err(Refusal::MayNotPass));
        position.play(Move::Place(point(answer))).expect("White is free");
        position.legal_moves(&mut legal);
        assert_eq!(legal.len(), left);
    }
    assert_eq!(position.outcome(), Some(Outcome::Draw), "the board is full");
    assert!(!position.must_pass(), "the game is over");

    // As text, the passes may be written or left out.
    let written = format!("{moves} pass F3 PASS D6");
    let moves = notation::parse_moves(setup, &written).expect("moves");
    assert_eq!(
        notation::parse_moves(setup, &written.to_lowercase().replace("pass", "")),
        Ok(moves.clone())
    );
    assert!(notation::format_moves(&moves).ends_with("A4 pass F3 pass D6"));
}

#[test]
fn after_a_pass_black_may_move_again() {
    let setup = Setup::new(5, 4, Rule::Restricted).expect("a setup");
    let passed =
        after(setup, "A1 E4 A5 D3 C2 C5 A3 D2 D1 B2 D5 E5 C4 E1 B1 B4 E2 E3 D4 B5 C3 C1 pass A4");
    assert_eq!((passed.to_move(), passed.must_pass()), (Player::First, false));
    assert_eq!(passed.clone().play(Move::Pass), Err(Refusal::MayNotPass));
}

#[test]
fn rows_that_win() {
    let five = "H8 A1 H9 B1 H10 C1 H11 D1 H12";
    let six = "A1 O1 B1 O3 C1 O5 E1 O7 F1 O9 D1";
    let white_six = "O1 A1 O3 B1 O5 C1 O7 E1 O9 F1 O11 D1";
    let winners = |text| {
        Rule::ALL.map(|rule| {
            notation::parse_position(usual(rule), text).ok().map(|position| position.outcome())
        })
    };
    let (black, white) =
        (Some(Some(Outcome::Win(Player::First))), Some(Some(Outcome::Win(Player::Second))));
    assert_eq!(winners(five), [black; 4]);
    // Freestyle, standard, restricted, renju, where Black may not make six at all.
    assert_eq!(winners(six), [black, Some(None), black, None]);
    assert_eq!(winners(white_six), [white, Some(None), white, white]);
}

#[test]
fn winning_points_are_those_of_all_winning_rows() {
    // Black's last stone, E5, ends a row and a column at once.
    let crossed = "A5 O1 B5 O3 C5 O5 D5 O7 E1 O9 E2 O11 E3 O13 E4 N15 E5";
    let position = after(usual(Rule::Freestyle), crossed);
    let names =
        |points: &[Point]| points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    assert_eq!(names(&winning_points(&position)), "E1 E2 E3 E4 A5 B5 C5 D5 E5");
    let rows = winning_lines(&position);
    assert!(rows.iter().all(|row| row.player == Player::First));
    assert_eq!(
        rows.iter().map(|row| names(&row.points)).collect::<Vec<_>>(),
        ["A5 B5 C5 D5 E5", "E1 E2 E3 E4 E5"]
    );
    // A row of six that runs through the five is no winning row where five must be exact.
    let standard = after(
        usual(Rule::Standard),
        "A5 O1 B5 O3 C5 O5 D5 O7 F5 O9 E1 O11 E2 O13 E3 N15 E4 N13 E5",
    );
    assert_eq!(names(&winning_points(&standard)), "E1 E2 E3 E4 E5");
    assert!(winning_points(&after(usual(Rule::Freestyle), "H8 H9")).is_empty());
}

#[test]
fn refusals_of_every_game() {
    let mut position = after(usual(Rule::Restricted), "H8 G7");
    for (text, name) in [("H8", "taken"), ("P1", "off-board")] {
        let error = position.play(Move::Place(point(text))).expect_err("refused");
        assert_eq!(error.name(), name);
    }
    let mut over = after(usual(Rule::Restricted), "H8 A1 H9 B1 H10 C1 H11 D1 H12");
    for mv in [Move::Place(point("A2")), Move::Place(point("H8")), Move::Pass] {
        assert_eq!(over.play(mv).expect_err("refused"), plot4_core::game::Refusal::GameOver.into());
    }
}

#[test]
fn candidates_are_near_stones() {
    let names = |position: &Position| {
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        notation::format_moves(&moves)
    };
    let setup = usual(Rule::Restricted);
    assert_eq!(names(&Position::empty(setup)), "H8");
    assert_eq!(names(&after(setup, "A1")), "B1 A2 B2");
    assert_eq!(names(&after(setup, "H8")), "G7 H7 I7 G8 I8 G9 H9 I9");
    let far = setup.with_distance(Distance::Two);
    assert_eq!(names(&after(far, "A1")), "B1 C1 A2 B2 C2 A3 B3 C3");
    assert_eq!(names(&after(far, "O15")), "M13 N13 O13 M14 N14 O14 M15 N15");
    // The centre of an even board is the lower left of four points.
    assert_eq!(names(&Position::empty(Setup::new(6, 5, Rule::Renju).expect("a setup"))), "C3");
    // With a target of three, a stone in the middle is a three in four directions, so Black begins
    // at the edge.
    let three = Setup::new(5, 3, Rule::Renju).expect("a setup");
    assert_eq!(names(&Position::empty(three)), "A1 B1 C1 D1 E1 A2 E2 A3 E3 A4 E4 A5 B5 C5 D5 E5");
}

fn setups() -> impl Strategy<Value = Setup> {
    let measures = (5..=9_u8, 3..=6_u8).prop_filter("a line fits", |(size, target)| target <= size);
    (measures, prop::sample::select(&Rule::ALL[..]))
        .prop_map(|((size, target), rule)| Setup::new(size, target, rule).expect("a setup"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn dense_games_on_small_boards(setup in setups(), choices in prop::collection::vec(any::<u8>(), 90)) {
        check_game(setup, &choices, 1);
    }

    #[test]
    fn dense_games_with_restrictions(
        size in 6..=8_u8, target in 4..=5_u8, is_renju: bool, choices in prop::collection::vec(any::<u8>(), 70),
    ) {
        let rule = if is_renju { Rule::Renju } else { Rule::Restricted };
        check_game(Setup::new(size, target, rule).expect("a setup"), &choices, 1);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn dense_games_on_large_boards(
        size in 10..=20_u8, target in 3..=6_u8, rule in prop::sample::select(&Rule::ALL[..]),
        choices in prop::collection::vec(any::<u8>(), 401),
    ) {
        check_game(Setup::of_engines(size, target, rule).expect("a setup"), &choices, 41);
    }
}

proptest! {
    #[test]
    fn setups_are_read_as_they_are_written(setup in setups(), is_far: bool) {
        let setup = setup.with_distance(if is_far { Distance::Two } else { Distance::One });
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
    }

    #[test]
    fn points_are_read_as_they_are_written(column in 0..20_u8, row in 0..20_u8) {
        let point = Point::at(column, row);
        prop_assert_eq!((point.column(), point.row()), (column, row));
        prop_assert_eq!(point.to_string().parse(), Ok(point));
        prop_assert_eq!(point.to_string().to_lowercase().parse(), Ok(point));
    }
}
