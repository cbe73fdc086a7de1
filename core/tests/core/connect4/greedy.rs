//! The greedy player's rule of thumb.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "coordinates are small, and signed so that steps off the board are plain arithmetic"
)]

use crate::naive::grid::{DIRECTIONS, Grid};
use plot4_core::connect4::greedy::Greedy;
use plot4_core::connect4::{Column, Position, Size, Standard, notation};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Outcome};
use plot4_core::score::Score;
use plot4_core::search::Strategy as _;
use proptest::prelude::*;

/// Asserts which column, as people count, Greedy chooses after these moves.
#[track_caller]
fn check(moves: &str, column: u8) {
    let position = notation::parse_position(Standard, moves).expect("moves");
    let report = Greedy.choose(&position, &mut Unlimited).expect("the game goes on");
    assert_eq!(Some(report.best), Column::from_number(column), "after {moves}");
    assert_eq!(report.pv, [report.best]);
    assert_eq!(report.depth, 0);
    assert_eq!(report.best_moves().collect::<Vec<_>>(), [report.best]);
}

#[test]
fn takes_the_first_column_of_equals() {
    check("", 1);
    check("1", 1);
}

#[test]
fn wins_rather_than_stops() {
    check("112233", 4);
    check("1212127", 2);
    check("12121277", 1);
}

#[test]
fn stops_the_other() {
    check("11223", 4);
    check("71727", 7);
}

#[test]
fn makes_the_longest_line() {
    check("4152", 3);
    check("71", 6);
}

#[test]
fn has_no_choice_when_the_game_is_over() {
    let position = notation::parse_position(Standard, "1212121").expect("moves");
    assert_eq!(Greedy.choose(&position, &mut Unlimited), None);
}

/// Returns the length of the run through this cell, one cell at a time.
fn run_through(grid: &Grid, column: i32, row: i32) -> i32 {
    let player = grid.at(column, row);
    let reach = |(right, up): (i32, i32)| {
        (1..=grid.columns.max(grid.rows))
            .take_while(|step| grid.at(column + step * right, row + step * up) == player)
            .count() as i32
    };
    DIRECTIONS
        .into_iter()
        .map(|(right, up)| 1 + reach((right, up)) + reach((-right, -up)))
        .max()
        .expect("a direction")
}

/// Returns the column that the rule names, on a grid.
fn naive(grid: &Grid) -> Option<i32> {
    let player = grid.to_move();
    let legal = grid.legal();
    let wins = |by, column: &&i32| {
        let mut next = grid.clone();
        next.cells[**column as usize][grid.height(**column) as usize] = Some(by);
        next.outcome() == Some(Outcome::Win(by))
    };
    let length = |column: i32| run_through(&grid.after(column), column, grid.height(column));
    let longest = legal.iter().map(|&column| length(column)).max()?;
    legal
        .iter()
        .find(|column| wins(player, column))
        .or_else(|| legal.iter().find(|column| wins(player.other(), column)))
        .or_else(|| legal.iter().find(|&&column| length(column) == longest))
        .copied()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn equals_the_grid(sides in (4..=9_u8, 4..=9_u8, 3..=4_u8), choices in prop::collection::vec(any::<u8>(), 1..60)) {
        let mut position = Position::empty(Size::new(sides.0, sides.1, sides.2).expect("a size"));
        let mut legal = Vec::new();
        for choice in choices {
            let report = Greedy.choose(&position, &mut Unlimited);
            let grid = Grid::of(&position);
            let best = naive(&grid);
            prop_assert_eq!(report.as_ref().map(|report| i32::from(report.best.index())), best, "{:?}", position);
            position.legal_moves(&mut legal);
            prop_assert_eq!(best.is_none(), legal.is_empty(), "{:?}", position);
            let (Some(report), Some(best)) = (report, best) else {
                break;
            };
            let length = run_through(&grid.after(best), best, grid.height(best));
            prop_assert_eq!(report.score, Score::heuristic(length), "{:?}", position);
            prop_assert_eq!(report.nodes, legal.len() as u64);
            position.make(legal[usize::from(choice) % legal.len()]);
        }
    }
}
