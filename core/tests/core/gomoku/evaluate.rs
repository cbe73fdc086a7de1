//! The evaluations of Gomoku against plain sums over the board.

use crate::naive::gomoku::Board;
use crate::naive::weigh;
use plot4_core::game::{Game, Player};
use plot4_core::gomoku::evaluate::FirstCase;
use plot4_core::gomoku::{Position, Rule, Setup, notation};
use plot4_core::score::Character;
use plot4_core::search::Evaluate;
use proptest::prelude::*;

const CHARACTERS: [Character; 3] =
    [Character::Neutral, Character::Aggressive, Character::Defensive];

/// Returns the number that an evaluation gives.
fn value(evaluate: &impl Evaluate<Position>, position: &Position) -> i64 {
    let score = evaluate.evaluate(position);
    assert!(!score.is_decided(), "an estimate is no proof");
    // A heuristic score writes itself as its number.
    score.to_string().parse().expect("a number")
}

/// Asserts that the evaluation, for each owner and character, is that of the grid.
fn check(position: &Position) {
    let board = Board::of(position);
    let points = Player::BOTH.map(|player| board.first_case(player));
    for owner in Player::BOTH {
        for character in CHARACTERS {
            let expected =
                weigh(position.to_move(), |player| points[player.index()], owner, character);
            assert_eq!(
                value(&FirstCase { owner, character }, position),
                expected,
                "{owner:?} {character:?} {position:?}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn equals_the_grid(
        size in 6..=20_u8, target in 3..=6_u8, rule in prop::sample::select(&Rule::ALL[..]),
        choices in prop::collection::vec(any::<u16>(), 0..120), is_near: bool,
    ) {
        let mut position = Position::empty(Setup::of_engines(size, target, rule).expect("a setup"));
        let mut moves = Vec::new();
        for (ply, choice) in choices.into_iter().enumerate() {
            if is_near { position.candidates(&mut moves) } else { position.legal_moves(&mut moves) }
            if moves.is_empty() {
                break;
            }
            let mv = moves[usize::from(choice) % moves.len()];
            let undo = position.make(mv);
            if position.outcome().is_some() {
                position.unmake(mv, undo);
            } else if ply % 8 == 0 {
                check(&position);
            }
        }
        check(&position);
    }
}

/// Asserts Black's points, as in the table, after these moves; White's stones stand alone, far
/// away.
#[track_caller]
fn check_points(moves: &str, points: i64) {
    let setup = Setup::new(15, 5, Rule::Freestyle).expect("a setup");
    let position = notation::parse_position(setup, moves).expect("moves");
    let board = Board::of(&position);
    let own = FirstCase { owner: Player::First, character: Character::Neutral };
    let white = board.first_case(Player::Second);
    let to_black =
        value(&own, &position) * if position.to_move() == Player::First { 1 } else { -1 };
    assert_eq!(to_black + white, points, "{moves}");
}

#[test]
fn each_case_by_hand() {
    check_points("H8", -5);
    check_points("H8 A1 H9", 5 - 5 - 10);
    check_points("A8 A1 B8", 3 - 40 - 35);
    check_points("A8 A1 B8 O1 A10 O3 B10", 10 - 2 * (40 + 35));
    check_points("H8 A1 H9 O15 E5 O1 E6", 100 - 5 - 10 - 20 - 20);
    check_points("H8 A1 H9 O15 H10", 200 - 5 - 10 - 15);
    check_points("A8 A1 B8 O1 C8", 50 - 40 - 35 - 30);
    check_points("H8 A1 H9 O15 H10 O1 A4 O3 B4 O5 C4", 1_000);
    check_points("H8 A1 H9 O15 H10 O1 E4 O3 F4 O5 G4", 5_000);
    check_points("A8 A1 B8 O1 C8 O3 D8", 1_000_000);
    check_points("A8 A1 B8 O1 C8 O3 D8 O5 H13 O7 H14 O9 H15 O11 K3 O13 L3 N1 M3", 1_000_000);
    check_points("A8 A1 B8 O1 C8 O3 D8 O5 H11 O7 H12 O9 H13 O11 K3 O13 L3 N1 M3", 1_500_000);
    check_points("H8 A1 H9 O15 H10 O1 H11", 2_500_000);
}
