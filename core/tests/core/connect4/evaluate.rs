//! The evaluations against a sum over the windows, one window at a time.

use super::random::sizes;
use crate::naive::grid::Grid;
use crate::naive::weigh;
use plot4_core::connect4::evaluate::{Character, Ratlla, Rounded, SlidingWindow, ThreatParity};
use plot4_core::connect4::{Position, Shape, Size, Standard, notation};
use plot4_core::game::{Game, Key, Player};
use plot4_core::score::Score;
use plot4_core::search::Evaluate;
use proptest::prelude::*;

const CHARACTERS: [Character; 3] =
    [Character::Neutral, Character::Aggressive, Character::Defensive];

/// Returns the number that an evaluation gives.
fn value<S: Shape>(evaluate: &impl Evaluate<Position<S>>, position: &Position<S>) -> i64 {
    let score = evaluate.evaluate(position);
    assert!(!score.is_decided(), "an estimate is no proof");
    // A heuristic score writes itself as its number.
    score.to_string().parse().expect("a number")
}

/// Asserts that all evaluations, for each owner and character, are those of the grid.
fn check<S: Shape>(position: &Position<S>) {
    let grid = Grid::of(position);
    let parity = Player::BOTH.map(|player| grid.threat_parity(player));
    for owner in Player::BOTH {
        for character in CHARACTERS {
            let expected =
                weigh(position.to_move(), |player| grid.sliding_window(player), owner, character);
            assert_eq!(
                value(&SlidingWindow { owner, character }, position),
                expected,
                "{owner:?} {character:?} {position:?}"
            );
            let expected =
                weigh(position.to_move(), |player| grid.ratlla(player), owner, character);
            assert_eq!(
                value(&Ratlla { owner, character }, position),
                expected,
                "{owner:?} {character:?} {position:?}"
            );
            let evaluate = ThreatParity { owner, character };
            let expected =
                weigh(position.to_move(), |player| parity[player.index()], owner, character);
            assert_eq!(
                value(&evaluate, position),
                expected,
                "{owner:?} {character:?} {position:?}"
            );
            assert_eq!(
                value(&Rounded { evaluate, grain: 7 }, position),
                expected / 7,
                "{owner:?} {character:?} {position:?}"
            );
        }
    }
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
    assert_eq!(
        value(&SlidingWindow { owner, character }, &position),
        sliding_window,
        "sliding window of {moves}"
    );
    assert_eq!(value(&Ratlla { owner, character }, &position), ratlla, "ratlla of {moves}");
}

#[test]
fn small_positions_by_hand() {
    check_values("", 0, 0);
    // In the corner: a column, a row and a diagonal; in the middle of the bottom row: 1 + 4 + 1 +
    // 1.
    check_values("1", -3, -3);
    check_values("4", -7, -7);
}

#[test]
fn three_with_two_open_ends_are_worth_500_to_ratlla() {
    // . . X X X . .   with the other's coins on top of them
    let both_open = notation::parse_position(Standard, "334455").expect("moves");
    let one_open = notation::parse_position(Standard, "33445512").expect("moves");
    let ratlla = Ratlla { owner: Player::First, character: Character::Neutral };
    // The second player's three lie in the row above: nothing carries a coin at their ends, so they
    // count for little.
    assert!((400..600).contains(&value(&ratlla, &both_open)));
    assert!(value(&ratlla, &one_open) < 100);
}

#[test]
fn a_coin_changes_sides_with_the_player() {
    let position = notation::parse_position(Standard, "4453").expect("moves");
    for character in CHARACTERS {
        // A chance that the first player's character sees as good for them, the second player's
        // same character weighs the other way.
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

/// Returns the threats of both players.
fn threats(grid: &Grid) -> Vec<(Player, (i32, i32))> {
    let cells = (0..grid.columns).flat_map(|column| (0..grid.rows).map(move |row| (column, row)));
    let of = |player| {
        cells
            .clone()
            .filter(move |&cell| grid.completes(cell, player))
            .map(move |cell| (player, cell))
    };
    of(Player::First).chain(of(Player::Second)).collect()
}

/// Where there is one threat on the board, the rule that players know holds, for the rows of each
/// board.
#[test]
fn a_single_threat_serves_its_player_by_the_parity_of_its_row() {
    let first_player_has = |columns, rows, odd_rows: bool| {
        let size = Size::new(columns, rows, 4).expect("a size");
        let evaluate = ThreatParity { owner: Player::First, character: Character::Neutral };
        let (mut served, mut useless) = (0, 0);
        for seed in 0..150_u64 {
            let mut position = Position::empty(size);
            let mut legal = Vec::new();
            for ply in 0..14 {
                position.legal_moves(&mut legal);
                let Some(count) = u64::try_from(legal.len()).ok().filter(|&count| count > 0) else {
                    break;
                };
                let choice = ((seed * 64 + ply).hash64() >> 20) % count;
                position.make(legal[usize::try_from(choice).expect("small")]);
                let grid = Grid::of(&position);
                let &[(player, (column, row))] = threats(&grid).as_slice() else {
                    continue;
                };
                if position.outcome().is_some() || grid.playable(column, row) {
                    continue;
                }
                // Rows are counted from 1 by players, and from 0 here.
                let is_right = (player == Player::First) == ((row % 2 == 0) == odd_rows);
                let expected = match (is_right, player) {
                    (false, _) => 0,
                    (true, Player::First) => 40,
                    (true, Player::Second) => -40,
                };
                let to_first = value(&evaluate, &position)
                    * if position.to_move() == Player::First { 1 } else { -1 };
                let windows =
                    grid.windows_worth(Player::First) - grid.windows_worth(Player::Second);
                assert_eq!(
                    to_first - windows,
                    expected,
                    "{size}: {player:?} in {column}, {row} of {position:?}"
                );
                *if is_right { &mut served } else { &mut useless } += 1;
            }
        }
        assert!(served > 9 && useless > 9, "{size}: {served} {useless}");
    };
    for (columns, rows) in [(7, 6), (6, 6), (8, 6), (7, 7), (5, 5), (9, 5)] {
        first_player_has(columns, rows, true);
    }
    for (columns, rows) in [(6, 5), (8, 7), (6, 7)] {
        first_player_has(columns, rows, false);
    }
}
