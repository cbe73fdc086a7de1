//! Reasons of hints in the games that are searched by estimates: what other moves would miss or let
//! happen.

use plot4::words::{Phrases, hint};
use plot4_core::checkers::{self, Checkers};
use plot4_core::control::Unlimited;
use plot4_core::game::Game as _;
use plot4_core::go::Go;
use plot4_core::gomoku::Gomoku;
use plot4_core::kind::{Effort, read_moves};

/// Returns the card of the hint for the position after these moves.
fn card<K: Phrases>(setup: K::Setup, moves: &str) -> String {
    let mut position = K::start(setup);
    for mv in read_moves::<K>(setup, moves).expect("moves") {
        position.play(mv).expect("a legal move");
    }
    let mut adviser = K::adviser(setup, Effort::Usual);
    let report = adviser.choose(&position, &mut Unlimited).expect("a hint");
    hint::<K>(&position, &report, None).card.said()
}

#[test]
fn stones_in_atari_are_the_reason() {
    // Black's stones on E5 and E6 have one liberty, F5, and room beyond it.
    let moves = "E5 E4 E6 D5 G3 D6 G7 F6 H5 E7";
    assert_eq!(
        card::<Go>(plot4_core::go::Setup::new(9).expect("a size"), moves),
        "Play F5. Otherwise: White captures at F5."
    );
}

#[test]
fn a_jump_that_wins_more_is_the_reason() {
    let start = "B:W6,8,14,32:B1,4".parse().expect("a position");
    let setup = checkers::Setup::default().with_start(start).expect("a setup");
    assert_eq!(card::<Checkers>(setup, ""), "Play 1x10x17. You can win 2 men.");
}

#[test]
fn an_open_three_of_the_opponent_is_the_reason() {
    let said = card::<Gomoku>(plot4_core::gomoku::Setup::default(), "A1 H8 A3 H9 C1 H10");
    println!("{said}");
    assert!(said.contains("Otherwise: White plays"), "{said}");
}

#[test]
fn after_two_passes_a_hint_says_to_count() {
    let setup =
        plot4_core::go::Setup::new(5).expect("a size").with_dead(plot4_core::go::Dead::Settle);
    // Black has the right half of the board, White the left one.
    let moves = "C5 B5 C4 B4 C3 B3 C2 B2 C1 B1 pass pass";
    assert_eq!(card::<Go>(setup, moves), "Count the score. You are winning.");
}
