//! The evaluations against a sum over the windows, one window at a time.

mod naive;

use naive::grid::Grid;
use plot4::core::connect4::evaluate::{Character, Ratlla, SlidingWindow};
use plot4::core::connect4::{Position, Shape, Size, Standard, notation};
use plot4::core::game::{Game, Player};
use plot4::core::score::Score;
use plot4::core::search::Evaluate;
use proptest::prelude::*;

const CHARACTERS: [Character; 3] = [Character::Neutral, Character::Aggressive, Character::Defensive];

/// Returns the number that an evaluation gives.
fn value<S: Shape>(evaluate: &impl Evaluate<Position<S>>, position: &Position<S>) -> i64 {
    let score = evaluate.evaluate(position);
    assert!(!score.is_decided(), "an estimate is no proof");
    // A heuristic score writes itself as its number.
    score.to_string().parse().expect("a number")
}

/// Asserts that both evaluations, for each owner and character, are those of the grid.
fn check<S: Shape>(position: &Position<S>) {
    let grid = Grid::of(position);
    for owner in Player::BOTH {
        for character in CHARACTERS {
            let expected = grid.weigh(|player| grid.sliding_window(player), owner, character);
            assert_eq!(value(&SlidingWindow { owner, character }, position), expected, "{owner:?} {character:?} {position:?}");
            let expected = grid.weigh(|player| grid.ratlla(player), owner, character);
            assert_eq!(value(&Ratlla { owner, character }, position), expected, "{owner:?} {character:?} {position:?}");
        }
    }
}

/// Returns any size that the rules allow.
fn sizes() -> impl Strategy<Value = Size> {
    let sides =
        (4..=25_u8, 4..=31_u8).prop_filter("too large", |&(columns, rows)| (u32::from(rows) + 1) * u32::from(columns) <= 128);
    sides.prop_flat_map(|(columns, rows)| {
        (3..=columns.max(rows)).prop_map(move |connect| Size::new(columns, rows, connect).expect("a size"))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn equals_the_grid_on_every_size(size in sizes(), choices in prop::collection::vec(any::<u8>(), 0..125)) {
        let mut position = Position::empty(size);
        let mut legal = Vec::new();
        for choice in choices {
            position.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            position.make(legal[usize::from(choice) % legal.len()]);
        }
        check(&position);
    }

    #[test]
    fn equals_the_grid_on_the_usual_board(choices in prop::collection::vec(any::<u8>(), 0..43)) {
        let mut position = Position::empty(Standard);
        let mut legal = Vec::new();
        for choice in choices {
            check(&position);
            position.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            position.make(legal[usize::from(choice) % legal.len()]);
        }
        check(&position);
    }
}

/// Asserts the neutral values, to the player to move, after these moves.
#[track_caller]
fn check_values(moves: &str, sliding_window: i64, ratlla: i64) {
    let position = notation::parse_position(Standard, moves).expect("moves");
    let (owner, character) = (Player::First, Character::Neutral);
    assert_eq!(value(&SlidingWindow { owner, character }, &position), sliding_window, "sliding window of {moves}");
    assert_eq!(value(&Ratlla { owner, character }, &position), ratlla, "ratlla of {moves}");
}

#[test]
fn small_positions_by_hand() {
    check_values("", 0, 0);
    // In the corner: a column, a row and a diagonal; in the middle of the bottom row: 1 + 4 + 1 + 1.
    check_values("1", -3, -3);
    check_values("4", -7, -7);
}

#[test]
fn three_with_two_open_ends_are_worth_500_to_ratlla() {
    // . . X X X . .   with the other's coins on top of them
    let both_open = notation::parse_position(Standard, "334455").expect("moves");
    let one_open = notation::parse_position(Standard, "33445512").expect("moves");
    let ratlla = Ratlla { owner: Player::First, character: Character::Neutral };
    // The second player's three lie in the row above: nothing carries a coin at their ends, so they count for little.
    assert!((400..600).contains(&value(&ratlla, &both_open)));
    assert!(value(&ratlla, &one_open) < 100);
}

#[test]
fn a_coin_changes_sides_with_the_player() {
    let position = notation::parse_position(Standard, "4453").expect("moves");
    for character in CHARACTERS {
        // What the first player's character sees as good for them, the second player's same character weighs the other way.
        let first = SlidingWindow { owner: Player::First, character };
        let opposite = match character {
            Character::Neutral => Character::Neutral,
            Character::Aggressive => Character::Defensive,
            Character::Defensive => Character::Aggressive,
        };
        let second = SlidingWindow { owner: Player::Second, character: opposite };
        assert_eq!(first.evaluate(&position), second.evaluate(&position), "{character:?}");
    }
    assert_eq!(Score::heuristic(3), -Score::heuristic(-3));
}
