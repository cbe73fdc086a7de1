//! The rules of Reversi: known counts, a slow reference, refusals and how moves are written.

use crate::naive::reversi as slow;
use plot4_core::game::{Game, Key, Outcome, Player, perft};
use plot4_core::kind::{
    Characters, Colour, DrawnBecause, Ending, Notation, PositionInfo, Tally, TextLook, Unit,
};
use plot4_core::reversi::{Move, Position, Reversi, Setup, Square};

/// Numbers of sequences of moves from the start, passes counted as moves.
/// Source: Aart Bik, and every engine since.
const PERFT: [u64; 8] = [4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216];

/// Returns the position after these moves.
fn after(text: &str) -> Position {
    let mut position = Position::default();
    for mv in Reversi::parse_moves(Setup, text).expect("moves") {
        position.play(mv).expect("a legal move");
    }
    position
}

/// Returns a square by its name.
fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

/// Returns the row and the column of a square from the upper left.
fn place(square: Square) -> (usize, usize) {
    (7 - usize::from(square.row()), square.column().into())
}

#[test]
fn counts_of_sequences_are_the_known_ones() {
    for (depth, expected) in (1..).zip(PERFT) {
        assert_eq!(perft(&Position::default(), depth), expected, "depth {depth}");
    }
}

#[test]
fn the_fast_rules_agree_with_the_slow_ones() {
    let (mut passes, mut wins) = (0, [0; 3]);
    for seed in 0..300_u64 {
        let (mut fast, mut slow) = (Position::default(), slow::Game::default());
        for number in 0.. {
            let legal = fast.moves();
            assert_eq!(fast.outcome().is_some(), slow.is_over());
            let mut expected = slow.places(slow.to_move);
            let mut places: Vec<_> = legal.iter().filter_map(|mv| mv.point()).map(place).collect();
            places.sort_unstable();
            expected.sort_unstable();
            assert_eq!(places, expected, "{fast:?}");
            if fast.outcome().is_some() {
                break;
            }
            assert_eq!(fast.must_pass(), expected.is_empty());
            let choice = (seed << 32 | number).hash64() >> 8;
            let mv = legal[usize::try_from(choice).unwrap_or(0) % legal.len()];
            passes += u32::from(mv == Move::Pass);
            if let Some(square) = mv.point() {
                let turned = slow.turned(slow.to_move, place(square)).len();
                assert_eq!(fast.turns(square) as usize, turned);
            }
            fast.play(mv).expect("a legal move");
            slow.play(mv.point().map(place));
            assert_eq!(fast.count(), [slow.count(0), slow.count(1)]);
        }
        wins[match fast.outcome() {
            Some(Outcome::Win(player)) => player.index(),
            _ => 2,
        }] += 1;
    }
    assert!(passes > 100, "there were {passes} passes");
    assert!(wins.iter().all(|&count| count > 3), "{wins:?}");
}

#[test]
fn a_board_is_drawn_as_books_have_it() {
    let look = TextLook { characters: Characters::Ascii, colour: Colour::None };
    let expected = "
 1  . . . . . . . .
 2  . . . . . . . .
 3  . . * X * . . .
 4  . . . X X . . .
 5  . . * X O . . .
 6  . . . . . . . .
 7  . . . . . . . .
 8  . . . . . . . .
    a b c d e f g h
";
    assert_eq!(format!("\n{}", Reversi::draw(&after("d3"), look)), expected);
}

#[test]
fn a_pass_may_be_left_out_of_a_list_of_moves() {
    let mut checked = 0;
    for seed in 0..100_u64 {
        let (mut position, mut moves) = (Position::default(), Vec::new());
        while position.outcome().is_none() {
            let legal = position.moves();
            let choice = (seed << 32 | moves.len() as u64).hash64() >> 8;
            let mv = legal[usize::try_from(choice).unwrap_or(0) % legal.len()];
            position.play(mv).expect("a legal move");
            moves.push(mv);
        }
        let whole = Reversi::format_moves(Setup, &moves);
        let discs = whole.replace("pass ", "");
        assert_eq!(Reversi::parse_moves(Setup, &whole).as_ref(), Ok(&moves));
        assert_eq!(Reversi::parse_moves(Setup, &discs).as_ref(), Ok(&moves));
        checked += usize::from(whole != discs);
    }
    assert!(checked > 5, "{checked} games had a pass");
}

#[test]
fn the_end_is_told_by_the_number_of_discs() {
    let position = after("e6 f4 e3 f6 g5 d6 e7 f5 c5");
    let tally = Tally::of(Unit::Discs, [13, 0]);
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(Reversi::ending(&position), Ending::Counted(tally));
    assert_eq!(Reversi::tally(&position), Some(tally));
    assert_ne!(Reversi::ending(&position), Ending::Drawn(DrawnBecause::Equal(Unit::Discs)));
    assert_eq!(square("a1"), Square::at(0, 7));
    assert_eq!(square("H8").to_string(), "h8");
}
