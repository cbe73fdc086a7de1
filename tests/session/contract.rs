//! The contract of `Game`, on every game of the list.

#[path = "../../core/tests/core/contract/check.rs"]
mod check;

use self::check::check_game;
use plot4::core::connect4::{Connect4, Size};
use plot4::core::game::{Game, Key as _};
use plot4::core::go::{self, Go};
use plot4::core::gomoku::{Gomoku, Rule, Setup};
use plot4::core::kind::{GameKind, window_setup};
use plot4::games::{GameId, with_game};

#[test]
fn every_game_of_the_list() {
    fn check<K: GameKind>() {
        let smallest = K::parse_setup(K::SAMPLE.smallest).expect("the set-up of the sample");
        let [smallest, usual] = [smallest, K::Setup::default()].map(K::start);
        // Moves of the usual board are off the smallest one.
        let mut all = some_moves(&smallest, 4);
        all.extend(some_moves(&usual, 1));
        check_game(&smallest, &all, 12);
        check_game(&usual, &all, 1);
    }
    for &id in GameId::ALL {
        with_game!(id, K => check::<K>());
    }
}

/// Checks that the moves of the examples of the help can be typed on a board.
fn check_examples<K: GameKind>(setup: K::Setup) {
    let examples = K::EXAMPLES;
    assert!(!examples.is_empty());
    let start = K::start(setup);
    for example in examples {
        assert!(K::parse_move(&start, example).is_ok(), "{example} in {}", K::NAME);
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
