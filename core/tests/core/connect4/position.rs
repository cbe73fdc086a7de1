//! The rules of Connect 4: known counts, a grid for a reference, lines and notation.

use super::random::sizes;
use crate::naive::grid::Grid;
use plot4_core::connect4::lines::{winning_cells, winning_lines};
use plot4_core::connect4::notation::{format_moves, parse_moves, parse_position};
use plot4_core::connect4::{Cell, Column, Connect4, Position, Row, Shape, Size, Standard};
use plot4_core::game::{Game, Outcome, Player, perft};
use plot4_core::kind::{GameSetup as _, MoveFault, PlaceKind};
use proptest::prelude::*;

#[test]
fn perft_of_the_empty_board() {
    // The well-known counts; the grid below counts the first of them anew.
    for (depth, count) in
        [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234].into_iter().enumerate()
    {
        let depth = u32::try_from(depth).expect("small");
        assert_eq!(perft(&Position::empty(Standard), depth), count, "depth {depth}");
    }
    assert_eq!(perft(&Position::empty(Size::STANDARD), 7), 823_536);
    assert_eq!(Grid::empty(Size::STANDARD).perft(4), 2_401);
}

/// Asserts that a position and a grid say the same.
fn check_grid<S: Shape>(position: &Position<S>, grid: &Grid) {
    assert_eq!(Grid::of(position), *grid);
    assert_eq!(position.to_move(), grid.to_move());
    assert_eq!(position.outcome(), grid.outcome(), "{position:?}");
    let mut legal = position.moves();
    legal.sort_unstable();
    assert_eq!(
        legal.iter().map(|column| i32::from(column.index())).collect::<Vec<_>>(),
        grid.legal(),
        "{position:?}"
    );
    for column in position.columns() {
        let height = grid.height(i32::from(column.index()));
        assert_eq!(i32::try_from(position.height(column)), Ok(height));
        let landing = u8::try_from(height).ok().filter(|_| height < grid.rows).map(Row::from_index);
        assert_eq!(position.landing(column), landing);
    }
    for player in Player::BOTH {
        assert_eq!(position.has_line(player), position.outcome() == Some(Outcome::Win(player)));
    }
    let mut runs: Vec<Vec<Cell>> =
        winning_lines(position).into_iter().map(|line| line.cells).collect();
    for run in &mut runs {
        run.sort();
    }
    runs.sort();
    assert_eq!(runs, grid.winning_runs(), "{position:?}");
}

/// Plays these choices on a position and a grid alike, and compares them after each.
fn check_game<S: Shape>(shape: S, choices: &[u8]) {
    let mut position = Position::empty(shape);
    let mut grid = Grid::empty(shape.size());
    let mut moves = Vec::new();
    check_grid(&position, &grid);
    for &choice in choices {
        let legal = grid.legal();
        if legal.is_empty() {
            break;
        }
        let column = legal[usize::from(choice) % legal.len()];
        grid = grid.after(column);
        moves.push(Column::from_index(u8::try_from(column).expect("a column")));
        position.play(moves[moves.len() - 1]).expect("legal");
        check_grid(&position, &grid);
    }
    let text = format_moves(shape, &moves);
    assert_eq!(parse_moves(shape, &text), Ok(moves), "{text}");
    assert_eq!(parse_position(shape, &text), Ok(position), "{text}");
    if shape.size() != Size::STANDARD {
        assert_eq!(perft(&position, 2), grid.perft(2));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn equals_the_grid_on_every_size(size in sizes(), choices in prop::collection::vec(any::<u8>(), 0..125)) {
        check_game(size, &choices);
    }

    #[test]
    fn equals_the_grid_on_the_usual_board(choices in prop::collection::vec(any::<u8>(), 0..43)) {
        check_game(Standard, &choices);
        check_game(Size::STANDARD, &choices);
    }

    #[test]
    fn any_text_is_moves_or_an_error(text in "[0-9 ,+x-]{0,12}") {
        if let Ok(moves) = parse_moves(Standard, &text) {
            prop_assert_eq!(parse_moves(Standard, &format_moves(Standard, &moves)), Ok(moves));
        }
    }
}

#[test]
fn both_types_of_the_usual_board_are_the_same() {
    let standard = parse_position(Standard, "44455434").expect("moves");
    assert_eq!(standard.to_sized().to_standard(), Some(standard));
    assert_eq!(standard.to_sized(), parse_position(Size::STANDARD, "44455434").expect("moves"));
    assert_eq!(Position::empty(Size::new(7, 6, 5).expect("a size")).to_standard(), None);
}

/// Asserts the winning lines after these moves, each as its cells in letters for columns and
/// numbers for rows.
#[track_caller]
fn check_lines(moves: &str, expected: &[&str]) {
    let position = parse_position(Standard, moves).expect("moves");
    let name =
        |cell: &Cell| format!("{}{}", char::from(b'a' + cell.column.index()), cell.row.number());
    let lines: Vec<String> = winning_lines(&position)
        .iter()
        .map(|line| line.cells.iter().map(name).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(lines, expected, "{position:?}");
    let mut cells: Vec<Cell> =
        winning_lines(&position).into_iter().flat_map(|line| line.cells).collect();
    cells.sort();
    cells.dedup();
    assert_eq!(winning_cells(&position), cells);
}

#[test]
fn winning_lines_are_whole() {
    check_lines("", &[]);
    check_lines("112233", &[]);
    check_lines("1212121", &["a1 a2 a3 a4"]);
    check_lines("1122334", &["a1 b1 c1 d1"]);
    check_lines("12233434474", &["a1 b2 c3 d4"]);
    check_lines("76655454414", &["d4 e3 f2 g1"]);
    // The coin in the middle joins two and two to five.
    check_lines("112255443", &["a1 b1 c1 d1 e1"]);
    // Six, and seven: three and three joined by the middle.
    check_lines("1122335566774", &["a1 b1 c1 d1 e1 f1 g1"]);
}

#[test]
fn one_coin_completes_several_lines() {
    check_lines(
        "42756443437721217357271544555266123",
        &["a4 b4 c4 d4 e4", "c4 d3 e2 f1", "b3 c4 d5 e6"],
    );
}

#[test]
fn a_win_with_the_last_coin_is_a_win() {
    let moves = "513747527127353222551516721766646446434331";
    assert_eq!(moves.len(), 42);
    let position = parse_position(Standard, moves).expect("moves");
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::Second)));
    check_lines(moves, &["a6 b5 c4 d3"]);
}

#[test]
fn a_full_board_is_a_draw() {
    let drawn = "121212343434565656212121434343656565777777";
    let position = parse_position(Standard, drawn).expect("moves");
    assert_eq!(position.outcome(), Some(Outcome::Draw));
    assert_eq!(position.plies(), 42);
    assert_eq!(winning_lines(&position), []);
}

/// Asserts that a text is refused at this move, for this reason.
#[track_caller]
fn check_error<S: Shape>(shape: S, text: &str, number: usize, found: &str, fault: MoveFault) {
    assert_eq!(parse_moves(shape, text), Err(fault.in_list(number, found)), "{text}");
}

/// Asserts that a text is refused at this move, as it is no column of the board.
#[track_caller]
fn check_no_column<S: Shape>(shape: S, text: &str, number: usize, found: &str) {
    let no_column = MoveFault::NoSuchPlace {
        kind: PlaceKind::Column,
        name: found.to_owned(),
        last: shape.columns().to_string(),
    };
    check_error(shape, text, number, found, no_column);
}

#[test]
fn notation_says_what_is_wrong_and_where() {
    check_no_column(Standard, "448", 3, "8");
    check_no_column(Standard, "0", 1, "0");
    check_no_column(Standard, "44x", 3, "x");
    check_no_column(Standard, "  4é", 2, "é");
    check_no_column(Standard, "4, 12", 2, "12");
    let [full, over] = ["full-column", "game-over"].map(MoveFault::Refused);
    check_error(Standard, "4444444", 7, "4", full);
    check_error(Standard, "12121212", 8, "2", over);
    check_no_column(Standard, "12121219", 8, "9");
    // A number is digits: no sign, and no more than the column needs.
    check_no_column(Standard, "+4", 1, "+");
    check_no_column(Standard, "+4, 4", 1, "+4");
    check_no_column(Standard, "4, 300", 2, "300");
    let wide = Size::new(11, 10, 4).expect("a size");
    check_no_column(wide, "10,12", 2, "12");
    check_no_column(wide, "4453", 1, "4453");
}

#[test]
fn notation_reads_both_ways_on_every_board() {
    let columns = |numbers: &[u8]| {
        numbers.iter().filter_map(|&number| Column::from_number(number)).collect::<Vec<_>>()
    };
    for text in ["4453", " 4453\n", "4,4,5,3", "4 4 5 3", "4, 4, 5, 3"] {
        assert_eq!(parse_moves(Standard, text), Ok(columns(&[4, 4, 5, 3])), "{text:?}");
    }
    let wide = Size::new(11, 10, 4).expect("a size");
    assert_eq!(parse_moves(wide, "10, 4 11"), Ok(columns(&[10, 4, 11])));
    assert_eq!(parse_moves(wide, "10"), Ok(columns(&[10])));
    assert_eq!(format_moves(wide, &columns(&[10, 4])), "10,4");
    assert_eq!(parse_moves(Standard, ""), Ok(vec![]));
}

proptest! {
    #[test]
    fn a_game_that_yellow_starts_is_the_same_with_the_colours_exchanged(choices in prop::collection::vec(0..7_u8, 0..50)) {
        let setup = Size::STANDARD.starting(Player::Second);
        let mut red = Position::empty(Size::STANDARD);
        let mut yellow = Position::empty(setup);
        for choice in choices {
            prop_assert_eq!(yellow.to_move(), red.to_move().other());
            prop_assert_eq!(yellow.shape(), setup);
            prop_assert_eq!(yellow.key(), red.key());
            let exchanged = red.outcome().map(|outcome| match outcome {
                Outcome::Win(winner) => Outcome::Win(winner.other()),
                Outcome::Draw => Outcome::Draw,
            });
            prop_assert_eq!(yellow.outcome(), exchanged);
            let standard = yellow.to_standard().expect("a 7x6 board");
            prop_assert_eq!(standard.to_move(), yellow.to_move());
            prop_assert_eq!(standard.to_sized(), yellow);
            for column in 0..7 {
                for row in 0..6 {
                    let cell = Cell::at(column, row);
                    prop_assert_eq!(yellow.coin(cell), red.coin(cell).map(Player::other));
                }
            }
            let column = Column::from_index(choice);
            let played = red.play(column).is_ok();
            prop_assert_eq!(yellow.play(column).is_ok(), played);
        }
    }
}

#[test]
fn who_starts_is_an_option_that_is_written_only_if_it_is_yellow() {
    let yellow = Size::STANDARD.starting(Player::Second);
    for (setup, written) in [(Size::STANDARD, None), (yellow, Some("yellow"))] {
        let values = Connect4::format_setup(setup);
        let starts = values.iter().find(|(name, _)| *name == "starts");
        assert_eq!(starts.map(|(_, value)| value.as_str()), written);
        let values: Vec<(&str, &str)> =
            values.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(Connect4::parse_setup(&values), Ok(setup));
        // The other options leave it as it is.
        for aspect in Connect4::setup_aspects(setup) {
            assert!(aspect.options.iter().all(|(_, other)| other.starts() == setup.starts()));
        }
    }
    assert!(Connect4::parse_setup(&[("starts", "green")]).is_err());
    assert_eq!(Connect4::parse_setup(&[("starts", "Red")]), Ok(Size::STANDARD));
}
