//! Mistakes that can be seen on the board of Checkers, and how they are said.

use plot4::words::{Phrases as _, text, you};
use plot4_core::checkers::{Checkers, Move, Position, Setup, notation};
use plot4_core::game::{Game as _, Player};
use plot4_core::kind::{Fact, MoveClass, Seen, Visible as _};

/// Returns the mistake of a move in a position as text.
fn mistake(fen: &str, mv: &str) -> Option<Seen<Move>> {
    let start = fen.parse().expect("a position");
    let setup = Setup::default().with_start(start).expect("on the board");
    let position = Position::start(setup);
    let mv = notation::parse_move(&position, mv).expect("a move");
    assert!(position.moves().contains(&mv), "{mv} in {position:?}");
    Checkers::visible_mistake(&position, mv)
}

/// Returns the numbers of squares.
fn numbers(spots: &[[u8; 2]]) -> Vec<Fact> {
    let position = Position::start(Setup::default());
    spots.iter().map(|&spot| Checkers::spot_fact(&position, spot)).collect()
}

fn listed(moves: &[Move]) -> String {
    notation::format_moves(moves)
}

#[test]
fn a_man_that_is_lost_is_named() {
    // The first moves of a game: 11-15 22-18 is an exchange, 23-18 behind it would be none.
    let position = notation::parse_position(Setup::default(), "11-15").expect("moves");
    let mv = notation::parse_move(&position, "22-18").expect("a move");
    assert_eq!(Checkers::visible_mistake(&position, mv), None, "25x18 comes next");
    // Red's man on 11 steps in front of White's on 19, with nobody behind it.
    let seen = mistake("B:W19,20,32:B4,11", "11-15").expect("a man is lost");
    assert_eq!(seen.class, MoveClass::LostPiece);
    assert_eq!(seen.answer.map(|mv| mv.to_string()).as_deref(), Some("19x10"));
    assert_eq!(numbers(&seen.line), [Fact::Number(15)]);
    assert_eq!(numbers(&seen.places), [Fact::Number(10)]);
    assert_eq!((seen.net, listed(&seen.better)), ([1, 0], "4-8".to_owned()));
    assert_eq!(Checkers::mistake_said(&seen, you(), "white"), "You lost a man: 19x10");
    assert_eq!(
        Checkers::mistake_card(&seen, "white").said(),
        "That loses a man. White plays 19x10."
    );
    // The same with a king.
    let seen = mistake("B:W19,20,32:B4,K11", "11-15").expect("a king is lost");
    assert_eq!(seen.net, [0, 1]);
    assert_eq!(Checkers::mistake_said(&seen, "Anna".into(), "white"), "Anna lost a king: 19x10");
}

#[test]
fn a_longer_jump_and_a_shot_that_were_missed_are_named() {
    // Red may take one man with 4x11, or two with 1x10x17.
    let seen = mistake("B:W6,8,14,32:B1,4", "4x11").expect("two men");
    assert_eq!(seen.class, MoveClass::MissedCapture);
    assert_eq!((seen.net, listed(&seen.better)), ([2, 0], "1x10x17".to_owned()));
    assert_eq!(numbers(&seen.line), [Fact::Number(6), Fact::Number(14)]);
    assert_eq!(
        Checkers::mistake_said(&seen, you(), "white"),
        "You missed 1x10x17, which wins 2 men"
    );
    assert_eq!(Checkers::mistake_card(&seen, "white").said(), "You can win 2 men. Play 1x10x17.");
    // Red offers the man on 15: White has to jump 19x10, and Red's man on 6 jumps two.
    let shot = "B:W19,22,32:B6,11,1";
    let seen = mistake(shot, "1-5");
    assert_eq!(seen.map(|seen| (seen.class, seen.net)), None, "6x15 takes one back");
}

#[test]
fn what_is_taken_back_is_not_lost() {
    let lost = |fen, mv| {
        let seen = mistake(fen, mv)?;
        let said = Checkers::mistake_said(&seen, you(), "white");
        let answer = seen.answer.expect("an answer").to_string();
        Some((seen.net, said, answer))
    };
    // 6x15 takes back the man that jumped.
    assert_eq!(lost("B:W19,20,32:B1,4,6,11", "11-15"), None, "a man for a man");
    let (net, said, answer) = lost("B:W19,20,32:B1,4,6,K11", "11-15").expect("a king for a man");
    assert_eq!(net, [-1, 1]);
    assert_eq!(said, text::checkers::lost(you(), "king-for-man", 1, answer));
}

#[test]
fn squares_have_their_numbers() {
    let position = Position::start(Setup::default());
    assert_eq!(position.to_move(), Player::First);
    assert_eq!(Checkers::spot_fact(&position, [1, 7]), Fact::Number(1));
    assert_eq!(Checkers::spot_fact(&position, [6, 0]), Fact::Number(32));
}
