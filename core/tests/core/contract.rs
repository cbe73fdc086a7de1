//! The contract of `Game`, on every kind of board and rules.

mod check;

use self::check::check_game;
use crate::games::text_tree::{Step, TextTree};
use crate::games::tic_tac_toe::{Board, Cell};
use plot4_core::checkers;
use plot4_core::connect4::{Column, Position, Shape, Size, Standard};
use plot4_core::game::Game;
use plot4_core::go::{self, Dead, Ko};
use plot4_core::gomoku::{self, Distance, Move, Point, Rule, Setup};

/// Checks an empty Connect 4 board, with all columns there can be and some more.
fn check_connect4<S: Shape>(shape: S, games: u64) {
    let all: Vec<Column> = (0..=255).map(Column::from_index).collect();
    check_game(&Position::empty(shape), &all, games);
}

#[test]
fn connect4_on_the_usual_board() {
    check_connect4(Standard, 60);
}

#[test]
fn connect4_on_every_kind_of_size() {
    for (columns, rows) in
        [(4, 4), (25, 4), (4, 31), (7, 6), (9, 7), (11, 10), (16, 7), (8, 15), (5, 4), (4, 5)]
    {
        let longest = columns.max(rows);
        for connect in [3, 4, 5, longest / 2, longest - 1, longest] {
            if let Ok(size) = Size::new(columns, rows, connect) {
                check_connect4(size, 3);
            }
        }
    }
}

#[test]
fn gomoku_on_every_kind_of_setup() {
    for rule in Rule::ALL {
        for (size, target, games) in
            [(5, 3, 6), (5, 4, 6), (6, 5, 6), (7, 4, 3), (9, 6, 2), (15, 5, 1), (19, 5, 1)]
        {
            // The points of the board, those beside it, and the farthest ones.
            let points = || (0..=size).chain([31]);
            let all: Vec<Move> = points()
                .flat_map(|row| points().map(move |column| Move::Place(Point::at(column, row))))
                .chain([Move::Pass, Move::Resign])
                .collect();
            let setup = Setup::new(size, target, rule).expect("a setup");
            check_game(&gomoku::Position::empty(setup), &all, games);
            check_game(&gomoku::Position::empty(setup.with_distance(Distance::Two)), &all, 1);
        }
    }
}

#[test]
fn go_on_every_kind_of_setup() {
    let points = || (0..32).flat_map(|row| (0..32).map(move |column| go::Point::at(column, row)));
    let others = [go::Move::Pass, go::Move::Resign, go::Move::Done, go::Move::Resume];
    let all: Vec<go::Move> =
        points().map(go::Move::Place).chain(points().map(go::Move::Dead)).chain(others).collect();
    for ko in Ko::ALL {
        for (size, dead, games) in [
            (2, Dead::Stay, 40),
            (2, Dead::Settle, 40),
            (3, Dead::Settle, 20),
            (5, Dead::Stay, 8),
            (9, Dead::Settle, 2),
            (26, Dead::Stay, 1),
        ] {
            let setup = go::Setup::new(size).expect("a size").with_ko(ko).with_dead(dead);
            check_game(&go::Position::start(setup), &all, games);
        }
        let handicap = go::Setup::default().with_handicap(5).expect("a handicap").with_ko(ko);
        check_game(&go::Position::start(handicap), &all, 1);
    }
}

#[test]
fn checkers_on_every_kind_of_setup() {
    let usual = checkers::Setup::default();
    let steps = |size: checkers::Size| {
        // The squares of the largest board, some beyond them, and the last number.
        (0..80).chain([255]).map(checkers::Square::from_index).flat_map(move |from| {
            checkers::Direction::ALL
                .into_iter()
                .map(move |way| checkers::Move::step(size, from, way))
        })
    };
    let others = [(8, 8), (12, 12), (4, 6)]
        .map(|(columns, rows)| checkers::Size::new(columns, rows).expect("a size"));
    let mut all: Vec<checkers::Move> = others.into_iter().flat_map(steps).collect();
    let jump = |from: u8, to: u8| {
        let squares =
            [from, to].map(|number| checkers::Square::from_number(number).expect("a number"));
        checkers::Move::along(usual.size(), &squares)
    };
    let agreements = [checkers::Agreement::Resigned, checkers::Agreement::Drawn];
    let boards = others.into_iter().chain([usual.size()]);
    all.extend(
        boards.flat_map(|size| {
            agreements.map(|agreement| checkers::Move::agreement(size, agreement))
        }),
    );
    all.extend((1..=32).flat_map(|from| (1..=32).filter_map(move |to| jump(from, to))));
    for repetition in checkers::Repetition::ALL {
        for (columns, rows, limit, games) in [
            (4, 4, 0, 8),
            (4, 6, 3, 8),
            (6, 6, 40, 4),
            (8, 8, 40, 3),
            (10, 8, 10, 1),
            (12, 12, 40, 1),
        ] {
            let setup =
                checkers::Setup::of_size(checkers::Size::new(columns, rows).expect("a size"));
            let setup =
                setup.with_rules(checkers::setup::Rules { repetition, limit }).expect("rules");
            check_game(&checkers::Position::start(setup), &all, games);
        }
        let kings =
            usual.with_start("B:BK1,K2:WK31,K32".parse().expect("a position")).expect("a setup");
        let kings =
            kings.with_rules(checkers::setup::Rules { repetition, limit: 40 }).expect("rules");
        check_game(&checkers::Position::start(kings), &all, 6);
    }
    check_game(&checkers::Position::usual(), &all, 3);
}

#[test]
fn tic_tac_toe() {
    let all: Vec<Cell> = (0..12).map(Cell).collect();
    check_game(&Board::default(), &all, 200);
}

#[test]
fn text_trees() {
    let all: Vec<Step> = (0..5).map(Step).collect();
    for text in ["(D)", "(W L D)", "((5 -3) (W *(1 2)) (L *(1 2) 7))", "(=4 (=2 (W) 3) (((D))))"] {
        check_game(&TextTree::parse(text), &all, 30);
    }
}

#[test]
fn a_clone_of_a_gomoku_position_can_be_taken_back_too() {
    for rule in Rule::ALL {
        let mut position = gomoku::Position::empty(Setup::new(9, 5, rule).expect("a setup"));
        let start = position.clone();
        let moves =
            gomoku::notation::parse_moves(position.setup(), "E5 E6 F5 F6 G5 D5 H6").expect("moves");
        let mut undos: Vec<_> = moves.iter().map(|&mv| position.make(mv)).collect();
        // A clone does not remember how the moves before it are taken back fast.
        let mut position = position.clone();
        for &mv in moves.iter().rev() {
            position.unmake(mv, undos.pop().expect("one for each move"));
        }
        assert_eq!(position, start);
    }
}
