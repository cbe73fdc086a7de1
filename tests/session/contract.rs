//! The contract of `Game`, on every game that there is.

use std::collections::HashMap;
use std::fmt::Debug;

use crate::games::text_tree::{Step, TextTree};
use crate::games::tic_tac_toe::{Board, Cell};
use plot4::core::checkers;
use plot4::core::connect4::{Column, Connect4, Position, Shape, Size, Standard};
use plot4::core::game::{Game, Key, Player, Refusal};
use plot4::core::go::{self, Dead, Go, Ko};
use plot4::core::gomoku::{self, Distance, Gomoku, Move, Point, Rule, Setup};
use plot4::core::kind::{GameKind, window_setup};
use plot4::games::{GameId, with_game};

/// The observable state of a position: all that equal keys promise.
#[derive(Clone, Debug, PartialEq)]
struct Observed<M> {
    to_move: Player,
    outcome: Option<plot4::core::game::Outcome>,
    legal: Vec<M>,
}

fn seen<G: Game>(position: &G) -> Observed<G::Move> {
    let legal = position.moves();
    Observed {
        to_move: position.to_move(),
        outcome: position.outcome(),
        legal,
    }
}

/// Asserts that what can be seen of a position keeps the contract.
fn check_position<G: Game>(position: &G) {
    let mut first = vec![];
    position.legal_moves(&mut first);
    let mut second = first.clone();
    second.extend_from_slice(&first);
    position.legal_moves(&mut second);
    assert_eq!(
        first, second,
        "the moves replace what was there, in the same order each time"
    );
    for (index, mv) in first.iter().enumerate() {
        assert!(!first[..index].contains(mv), "{mv:?} comes twice");
    }
    assert_eq!(
        first.is_empty(),
        position.outcome().is_some(),
        "no moves if and only if the game is over"
    );

    let mut candidates = first.clone();
    position.candidates(&mut candidates);
    let mut again = vec![];
    position.candidates(&mut again);
    assert_eq!(
        candidates, again,
        "the candidates replace what was there, in the same order each time"
    );
    for (index, mv) in candidates.iter().enumerate() {
        assert!(first.contains(mv), "{mv:?} is a candidate and not legal");
        assert!(!candidates[..index].contains(mv), "{mv:?} comes twice");
    }
    assert_eq!(
        candidates.is_empty(),
        first.is_empty(),
        "no candidates if and only if there are no moves"
    );
}

/// Asserts that each of these moves, if it is not legal, is refused and changes nothing.
fn check_refusals<G: Game + PartialEq + Debug>(position: &G, all: &[G::Move]) {
    let legal = seen(position).legal;
    let mut refused = position.clone();
    for &mv in all.iter().filter(|mv| !legal.contains(mv)) {
        let error = refused.play(mv).expect_err("an illegal move is refused");
        assert_eq!(error.mv, mv);
        assert_eq!(
            error.refusal == Refusal::GameOver.into(),
            position.outcome().is_some(),
            "{error:?}"
        );
        assert_eq!(&refused, position, "a refused move changes nothing");
    }
}

/// Plays random games, with undo back to the start; `all` are moves to try, most of them illegal
/// somewhere.
fn check_game<G: Game + PartialEq + Debug>(start: &G, all: &[G::Move], games: u64) {
    let mut by_key: HashMap<G::Key, (G, Observed<G::Move>)> = HashMap::new();
    let mut number = 0_u64;
    for _ in 0..games {
        let mut position = start.clone();
        let mut history = Vec::new();
        loop {
            check_position(&position);
            check_refusals(&position, all);
            let view = seen(&position);
            let (known, known_view) = by_key
                .entry(position.key())
                .or_insert_with(|| (position.clone(), view.clone()));
            assert_eq!(*known_view, view, "equal keys, different positions");
            assert_eq!(
                *known, position,
                "in our games, equal keys are equal positions"
            );

            number += 1;
            let Some(&mv) = view
                .legal
                .get(usize::try_from(number.hash64() >> 8).unwrap_or(0) % view.legal.len().max(1))
            else {
                break;
            };
            let before = position.clone();
            let mut played = position.clone();
            played.play(mv).expect("a legal move");
            let undo = position.make(mv);
            assert_eq!(position, played, "play does what make does");
            assert_ne!(position.key(), before.key());
            assert_eq!(
                position.to_move(),
                before.to_move().other(),
                "the players alternate"
            );
            position.unmake(mv, undo);
            assert_eq!(position, before, "unmake restores");
            let undo = position.make(mv);
            history.push((before, mv, undo));
        }
        while let Some((before, mv, undo)) = history.pop() {
            position.unmake(mv, undo);
            assert_eq!(position, before, "undo, all the way back");
        }
        assert_eq!(position, *start);
    }
}

/// Checks an empty Connect 4 board, with all columns there can be and some more.
fn check_connect4<S: Shape>(shape: S, games: u64) {
    let all: Vec<Column> = (0..=255).map(Column::from_index).collect();
    check_game(&Position::empty(shape), &all, games);
}

/// Returns moves of random games.
fn some_moves<G: Game>(start: &G, games: u64) -> Vec<G::Move> {
    let mut all: Vec<G::Move> = Vec::new();
    let mut legal = Vec::new();
    for game in 0..games {
        let mut position = start.clone();
        for number in game * 1000.. {
            position.legal_moves(&mut legal);
            all.extend(&legal);
            let number = usize::try_from(number.hash64() >> 8).unwrap_or(0);
            let Some(&mv) = legal.get(number % legal.len().max(1)) else {
                break;
            };
            position.make(mv);
        }
    }
    let mut different: Vec<G::Move> = Vec::new();
    for mv in all {
        if !different.contains(&mv) {
            different.push(mv);
        }
    }
    different
}

#[test]
fn every_game_of_the_list() {
    fn check<K: GameKind>() {
        let smallest = K::parse_setup(K::SAMPLE.smallest).expect("the set-up of the sample");
        let [smallest, usual] = [smallest, K::Setup::default()].map(K::start);
        // Moves of the usual board are off the smallest one.
        let mut all = some_moves(&smallest, 4);
        all.extend(some_moves(&usual, 1));
        check_game(&smallest, &all, 30);
        check_game(&usual, &all, 1);
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

#[test]
fn connect4_on_the_usual_board() {
    check_connect4(Standard, 60);
}

#[test]
fn connect4_on_every_kind_of_size() {
    for (columns, rows) in [
        (4, 4),
        (25, 4),
        (4, 31),
        (7, 6),
        (9, 7),
        (11, 10),
        (16, 7),
        (8, 15),
        (5, 4),
        (4, 5),
    ] {
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
        for (size, target, games) in [
            (5, 3, 6),
            (5, 4, 6),
            (6, 5, 6),
            (7, 4, 3),
            (9, 6, 2),
            (15, 5, 1),
            (19, 5, 1),
        ] {
            // The points of the board, those beside it, and the farthest ones.
            let points = || (0..=size).chain([31]);
            let all: Vec<Move> = points()
                .flat_map(|row| points().map(move |column| Move::Place(Point::at(column, row))))
                .chain([Move::Pass])
                .collect();
            let setup = Setup::new(size, target, rule).expect("a setup");
            check_game(&gomoku::Position::empty(setup), &all, games);
            check_game(
                &gomoku::Position::empty(setup.with_distance(Distance::Two)),
                &all,
                1,
            );
        }
    }
}

#[test]
fn go_on_every_kind_of_setup() {
    let points = || (0..32).flat_map(|row| (0..32).map(move |column| go::Point::at(column, row)));
    let others = [
        go::Move::Pass,
        go::Move::Resign,
        go::Move::Done,
        go::Move::Resume,
    ];
    let all: Vec<go::Move> = points()
        .map(go::Move::Place)
        .chain(points().map(go::Move::Dead))
        .chain(others)
        .collect();
    for ko in Ko::ALL {
        for (size, dead, games) in [
            (2, Dead::Stay, 40),
            (2, Dead::Settle, 40),
            (3, Dead::Settle, 20),
            (5, Dead::Stay, 8),
            (9, Dead::Settle, 2),
            (26, Dead::Stay, 1),
        ] {
            let setup = go::Setup::new(size)
                .expect("a size")
                .with_ko(ko)
                .with_dead(dead);
            check_game(&go::Position::start(setup), &all, games);
        }
        let handicap = go::Setup::default()
            .with_handicap(5)
            .expect("a handicap")
            .with_ko(ko);
        check_game(&go::Position::start(handicap), &all, 1);
    }
}

#[test]
fn checkers_on_every_kind_of_setup() {
    let usual = checkers::Setup::default();
    let steps = |size: checkers::Size| {
        // The squares of the largest board, some beyond them, and the last number.
        (0..80)
            .chain([255])
            .map(checkers::Square::from_index)
            .flat_map(move |from| {
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
            let setup = setup
                .with_rules(checkers::setup::Rules { repetition, limit })
                .expect("rules");
            check_game(&checkers::Position::start(setup), &all, games);
        }
        let kings = usual
            .with_start("B:BK1,K2:WK31,K32".parse().expect("a position"))
            .expect("a setup");
        let kings = kings
            .with_rules(checkers::setup::Rules {
                repetition,
                limit: 40,
            })
            .expect("rules");
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
    for text in [
        "(D)",
        "(W L D)",
        "((5 -3) (W *(1 2)) (L *(1 2) 7))",
        "(=4 (=2 (W) 3) (((D))))",
    ] {
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

/// Checks that the moves of the examples of the help can be typed on a board.
fn check_examples<K: GameKind>(setup: K::Setup) {
    let examples = K::EXAMPLES;
    assert!(!examples.is_empty());
    let start = K::start(setup);
    for example in examples {
        assert!(
            K::parse_move(&start, example).is_ok(),
            "{example} in {}",
            K::NAME
        );
    }
}

/// Checks the examples of the help on the board that the window offers first.
fn check_usual_examples<K: GameKind>() {
    check_examples::<K>(window_setup::<K>());
}

#[test]
fn the_examples_of_the_help_can_be_typed() {
    for &id in GameId::ALL {
        with_game!(id, K => check_usual_examples::<K>());
    }
    // Where any point can be typed, they lie on the smallest board.
    check_examples::<Connect4>(Size::new(4, 4, 3).expect("a size"));
    check_examples::<Gomoku>(Setup::new(Setup::MIN_SIZE, 5, Rule::Freestyle).expect("a setup"));
    check_examples::<Go>(go::Setup::new(go::Setup::MIN_SIZE).expect("a size"));
}
