//! The rules of Checkers: known counts, a slow reference, and positions drawn as text.

use crate::naive::checkers as slow;
use plot4_core::checkers::position::DrawnBy;
use plot4_core::checkers::setup::Rules;
use plot4_core::checkers::{
    Move, Piece, Position, Refusal, Repetition, Setup, Shape, Size, Square, notation,
};
use plot4_core::game::{self, Game, Key, Outcome, Player, perft};
use plot4_core::kind::MoveFault;

/// Numbers of sequences of moves from the start; `benches/checkers.rs` asserts the next one.
/// Source: Aart Bik, and every engine since.
const PERFT: [u64; 9] = [7, 49, 302, 1_469, 7_361, 36_768, 179_740, 845_931, 3_963_680];

/// Returns the setup of a position as text.
fn setup(fen: &str) -> Setup {
    Setup::default().with_start(fen.parse().expect("a position")).expect("on the board")
}

/// Returns a position as text.
fn position(fen: &str) -> Position {
    Position::start(setup(fen))
}

/// Returns the legal moves as text.
fn moves(position: &Position) -> Vec<String> {
    let moves = position.moves();
    moves.iter().map(ToString::to_string).collect()
}

#[test]
fn counts_of_sequences_are_the_known_ones() {
    for (depth, expected) in (1..).zip(PERFT) {
        assert_eq!(perft(&Position::usual(), depth), expected, "depth {depth}");
    }
}

#[test]
fn both_boards_of_8x8_count_the_same() {
    for (depth, expected) in (1..).zip(PERFT).take(8) {
        assert_eq!(perft(&Position::start(Setup::default()), depth), expected, "depth {depth}");
    }
}

/// Plays a random game beside the reference, and asserts that both agree at every move.
fn follow(setup: Setup, mut slow: slow::Game, seed: u64) -> Option<Outcome> {
    let mut fast = Position::start(setup);
    let mut legal = Vec::new();
    for number in 0_u64.. {
        fast.legal_moves(&mut legal);
        let mut told: Vec<Vec<u32>> =
            legal.iter().map(|mv| mv.path().into_iter().map(Square::number).collect()).collect();
        told.sort();
        assert_eq!(told, slow.moves(), "{fast:?}");
        let result = slow.result().map(|side| match side {
            0 => Outcome::Win(Player::First),
            1 => Outcome::Win(Player::Second),
            _ => Outcome::Draw,
        });
        assert_eq!(fast.outcome(), result, "{fast:?}");
        if let Some(standard) = fast.standard() {
            let others = standard.moves();
            assert_eq!(
                (others, standard.outcome(), standard.key()),
                (legal.clone(), fast.outcome(), fast.key())
            );
        }
        let Some(&mv) = legal.get(
            usize::try_from((seed << 32 | number).hash64() >> 7).unwrap_or(0) % legal.len().max(1),
        ) else {
            return fast.outcome();
        };
        assert_eq!(notation::parse_move(&fast, &mv.to_string()), Ok(mv));
        slow.play(&mv.path().into_iter().map(Square::number).collect::<Vec<_>>());
        fast.play(mv).expect("a legal move");
        for square in fast.size().all() {
            let (row, column) = fast.size().place(square);
            let expected = slow.grid[usize::from(row)][usize::from(column)];
            assert_eq!(
                fast.piece(square).map(|piece: Piece| (piece.owner.index(), piece.is_king())),
                expected
            );
        }
    }
    None
}

#[test]
fn random_games_of_all_sizes_agree_with_the_reference() {
    let mut results = [0; 3];
    for columns in (4..=12).step_by(2) {
        for rows in (4..=12).step_by(2) {
            let size = Size::new(columns, rows).expect("a size");
            for men in 1..=Setup::most_men(size) {
                for (seed, repetition, limit) in [
                    (1, Repetition::Third, 40),
                    (2, Repetition::First, 0),
                    (3, Repetition::Third, 4),
                ] {
                    let setup = Setup::new(columns, rows, men).expect("a setup");
                    let setup = setup.with_rules(Rules { repetition, limit }).expect("a setup");
                    let occurrence = usize::from(repetition.before()) + 1;
                    let [columns, rows, men] = [columns, rows, men].map(usize::from);
                    let slow = slow::Game::new(columns, rows, men, occurrence, limit.into());
                    match follow(setup, slow, seed).expect("games end") {
                        Outcome::Win(player) => results[player.index()] += 1,
                        Outcome::Draw => results[2] += 1,
                    }
                }
            }
        }
    }
    assert!(results.iter().all(|&count| count >= 20), "all ends have been seen: {results:?}");
}

#[test]
fn many_random_games_of_the_usual_size_agree_with_the_reference() {
    for seed in 100..150 {
        follow(Setup::default(), slow::Game::new(8, 8, 3, 3, 40), seed);
    }
}

#[test]
fn a_player_who_can_jump_must_and_may_choose_which() {
    // The man on 11 can jump one piece, the one on 9 two.
    let position = position("B:B9,11:W14,16,23");
    assert_eq!(moves(&position), ["9x18x27", "11x20"]);
    assert_eq!(
        position.refusal(Move::along(Size::STANDARD, &squares(&[11, 15])).expect("a move")),
        Some(Refusal::MustJump)
    );
    assert_eq!(
        position.refusal(Move::along(Size::STANDARD, &squares(&[9, 18])).expect("a move")),
        Some(Refusal::MustJumpOn)
    );
}

/// Returns the squares with these numbers.
fn squares(numbers: &[u8]) -> Vec<Square> {
    numbers.iter().map(|&number| Square::from_number(number).expect("a square")).collect()
}

#[test]
fn a_man_that_becomes_a_king_ends_its_turn() {
    // From 31 a king could continue over 27.
    let mut position = position("B:B22:W26,27,7");
    assert_eq!(moves(&position), ["22x31"]);
    position
        .play(Move::along(Size::STANDARD, &squares(&[22, 31])).expect("a jump"))
        .expect("a legal move");
    let last = position.piece(squares(&[31])[0]).expect("a piece");
    assert!(last.is_king());
    assert_eq!(position.to_move(), Player::Second);
}

#[test]
fn a_king_can_come_back_to_where_it_began_both_ways_round() {
    let position = position("W:WK2:B6,7,14,15");
    assert_eq!(moves(&position), ["2x9x18x11x2", "2x11x18x9x2"]);
    assert_eq!(
        notation::parse_move(&position, "2x2"),
        Err(MoveFault::Ambiguous { one: "2x9x18x11x2".to_owned() })
    );
    let chosen = notation::parse_move(&position, "2x11x2").map(|mv| mv.to_string());
    assert_eq!(chosen, Err(MoveFault::Ambiguous { one: "2x9x18x11x2".to_owned() }));
    assert_eq!(
        notation::parse_move(&position, "2x11x18x2").map(|mv| mv.to_string()),
        Ok("2x11x18x9x2".to_owned())
    );
}

#[test]
fn a_player_without_a_move_has_lost() {
    let blocked = position("W:W13:B9,6");
    assert_eq!(blocked.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(moves(&blocked), [""; 0]);
}

/// Plays moves given as text.
fn after(setup: Setup, moves: &str) -> Position {
    notation::parse_position(setup, moves).expect("legal moves")
}

#[test]
fn the_third_occurrence_is_a_draw_and_the_second_where_that_is_set() {
    let third = setup("B:BK1:WK32");
    let first =
        third.with_rules(Rules { repetition: Repetition::First, limit: 40 }).expect("rules");
    let round = "1-6 32-28 6-1 28-32 ";
    assert_eq!(after(third, round).outcome(), None);
    assert_eq!(after(first, round).drawn_by(), Some(DrawnBy::Repetition(Repetition::First)));
    assert_eq!(
        after(third, &round.repeat(2)).drawn_by(),
        Some(DrawnBy::Repetition(Repetition::Third))
    );
    let error =
        notation::parse_position(third, &(round.repeat(2) + "1-6")).expect_err("the game is over");
    assert_eq!(error, MoveFault::Refused("game-over").in_list(9, "1-6"));
}

#[test]
fn a_mans_move_or_a_capture_begins_the_history_anew() {
    let setup = setup("B:BK1,5:WK32,28");
    let round = "1-6 32-27 6-1 27-32 ";
    let game = after(setup, &(round.to_owned() + "5-9 32-27 1-6 27-32 6-1 32-27 1-6 27-32"));
    assert_eq!((game.outcome(), game.repeats(), game.quiet_moves()), (None, 1, 7));
}

#[test]
fn forty_moves_of_each_side_without_progress_are_a_draw() {
    let rules = Rules { repetition: Repetition::Third, limit: 3 };
    let setup = setup("B:BK1:WK32").with_rules(rules).expect("rules");
    assert_eq!(after(setup, "1-6 32-27 6-10 27-24 10-15").outcome(), None);
    // The last of these moves is no jump, so the limit is reached.
    assert_eq!(after(setup, "1-6 32-27 6-9 27-24 9-5 24-28").drawn_by(), Some(DrawnBy::Moves(3)));
}

#[test]
fn what_repeats_has_another_key_than_what_does_not() {
    let setup = setup("B:BK1:WK32");
    let (once, twice) = (after(setup, ""), after(setup, "1-6 32-28 6-1 28-32"));
    assert_ne!(once.key(), twice.key());
    assert_eq!(once.hash_without_history(), twice.hash_without_history());
    assert_ne!(once, twice);
}

#[test]
fn moves_that_are_refused_say_why() {
    let position = after(Setup::default(), "11-15");
    for (text, expected) in [
        ("15-19", Refusal::NotYours),
        ("18-22", Refusal::NoPiece),
        ("24-28", Refusal::Backward),
        ("27-23", Refusal::Basic(game::Refusal::Taken)),
        ("27x18", Refusal::NothingToJump),
        ("22x13", Refusal::NothingToJump),
    ] {
        let mv = notation::parse_move(&position, text).expect("a move");
        assert_eq!(position.refusal(mv), Some(expected), "{text}");
        assert!(!position.is_legal(mv), "{text}");
    }
    assert_eq!(notation::parse_move(&position, "24"), Err(MoveFault::Unreadable));
    let far = notation::parse_move(&position, "24-16").expect_err("two rows, but no jump");
    assert_eq!(far, MoveFault::NoSuchMove { from: "24".to_owned(), to: "16".to_owned() });
    assert_eq!(
        notation::parse_move(&position, "24-33"),
        Err(Size::STANDARD.no_such_square("33".to_owned()))
    );
    let large =
        Move::along(Size::new(10, 10).expect("a size"), &squares(&[31, 26])).expect("a move");
    assert_eq!(position.refusal(large), Some(Refusal::OtherBoard));
}

#[test]
fn a_game_can_begin_anywhere() {
    let odd = setup("W:W21,22,K32:B1,K2");
    assert_eq!(Position::start(odd).to_move(), Player::Second);
    // Written down, the usual beginning is the usual game.
    let usual = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";
    assert_eq!(setup(usual), Setup::default());
    assert_eq!(Setup::default().size().half(), 4);
    assert_eq!(Size::STANDARD.bit(squares(&[9])[0]), 1 << 9, "a spare bit after every two rows");
}
