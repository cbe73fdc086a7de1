//! The rules against known numbers and against a slow reference.

use crate::naive::reversi::NaiveReversi;
use plot4::core::game::{Game as _, Key as _, Outcome, Player};
use plot4::core::kind::{GameSetup as _, Notation as _, Phrases as _, Players as _};
use plot4::core::perft::perft;
use plot4::core::reversi::{Move, Position, Reversi, Square};

/// Plays a random game on the board and on the reference, and shows both to `check` at each turn.
pub fn both(seed: u64, mut check: impl FnMut(&Position, &NaiveReversi)) {
    let (mut fast, mut naive) = (Position::default(), NaiveReversi::new());
    let mut legal = Vec::new();
    for number in seed * 1000.. {
        check(&fast, &naive);
        fast.legal_moves(&mut legal);
        let number = usize::try_from(number.hash64() >> 8).unwrap_or(0);
        let Some(&mv) = legal.get(number % legal.len().max(1)) else {
            break;
        };
        fast.make(mv);
        match mv {
            Move::Place(square) => naive.place(square.row().into(), square.column().into()),
            Move::Pass => naive.to_move = naive.to_move.other(),
        }
    }
}

/// Returns the position after these moves.
fn after(moves: &str) -> Position {
    let mut position = Position::default();
    for mv in Reversi::parse_moves((), moves).expect("moves") {
        position.make(mv);
    }
    position
}

#[test]
fn sequences_of_moves_are_as_many_as_is_known() {
    // Source: https://aartbik.blogspot.com/2009/02/perft-for-reversi.html
    let known = [4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216];
    for (depth, count) in (1..).zip(known) {
        assert_eq!(perft(&Position::default(), depth), count, "depth {depth}");
    }
}

#[test]
fn boards_are_as_the_slow_reference_has_them() {
    let (mut passes, mut ends) = (0, [0; 3]);
    for seed in 0..200 {
        both(seed, |fast, naive| {
            for index in 0..64 {
                let (row, column) = (index / 8, index % 8);
                let disc = naive.grid[usize::from(row)][usize::from(column)];
                assert_eq!(fast.disc(Square::at(column, row)), disc);
            }
            let [own, others] =
                [naive.to_move, naive.to_move.other()].map(|player| naive.places(player));
            let places: Vec<(usize, usize)> = fast
                .places()
                .map(|square| (square.row().into(), square.column().into()))
                .collect();
            assert_eq!(places, own);
            assert_eq!(fast.to_move(), naive.to_move);
            let is_over = own.is_empty() && others.is_empty();
            assert_eq!(fast.must_pass(), own.is_empty() && !is_over);
            passes += i32::from(fast.must_pass());
            let winner = match naive.lead() {
                0 => Outcome::Draw,
                1.. => Outcome::Win(naive.to_move),
                _ => Outcome::Win(naive.to_move.other()),
            };
            assert_eq!(fast.outcome(), is_over.then_some(winner));
            if is_over {
                ends[usize::try_from(naive.lead().signum() + 1).unwrap_or(0)] += 1;
            }
        });
    }
    assert!(
        passes > 20 && ends.iter().all(|&end| end > 0),
        "{passes} {ends:?}"
    );
}

#[test]
fn a_player_without_discs_has_lost() {
    let position = after(Reversi::SAMPLE.finished);
    assert_eq!(position.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(position.count(), [13, 0]);
    let tally = Reversi::tally(&position).expect("discs are counted");
    assert_eq!(tally.margin(), "13 discs");
}

#[test]
fn refusals_say_what_to_do_instead() {
    for (moves, text, expected) in [
        (
            "",
            "d4",
            "there is a disc on D4 already: choose an empty square",
        ),
        (
            "",
            "A1",
            "A1 would turn no disc over: choose a square that does, as D3",
        ),
        (
            "",
            "pass",
            "you can turn a disc over, and so must: choose a square, as D3",
        ),
        (Reversi::SAMPLE.finished, "a1", "the game is over"),
    ] {
        let mut position = after(moves);
        let mv = Reversi::parse_move(&position, text).expect("a move");
        let illegal = position.play(mv).expect_err("an illegal move");
        assert_eq!(Reversi::refusal(&position, illegal), expected);
    }
}

#[test]
fn a_pass_is_forced_and_the_only_move() {
    let mut passes = 0;
    for seed in 0..20 {
        both(seed, |position, _| {
            assert_eq!(Reversi::forced(position).is_some(), position.must_pass());
            if let Some(mv) = Reversi::forced(position) {
                let mut legal = Vec::new();
                position.legal_moves(&mut legal);
                assert_eq!((mv, legal), (Move::Pass, vec![Move::Pass]));
                passes += 1;
            }
        });
    }
    assert!(passes > 0);
}
