//! Mistakes that can be seen on the board of Go, and how they are said.

use plot4::words::{Phrases as _, you};
use plot4_core::game::Player;
use plot4_core::go::{Go, Move, Point, Position, Setup, Stones};
use plot4_core::kind::{Fact, MoveClass, Seen, Visible as _};

/// Returns the position of a drawing, with Black to move: rows from the top, `X` for Black, `O` for
/// White.
fn drawn(rows: &[&str]) -> Position {
    let mut stones = Stones::none(Player::First);
    for (row, line) in (0..).zip(rows.iter().rev()) {
        for (column, sign) in (0..).zip(line.split_whitespace()) {
            let player = match sign {
                "X" => Player::First,
                "O" => Player::Second,
                _ => continue,
            };
            stones.put(Point::at(column, row), player).expect("one stone");
        }
    }
    let setup = Setup::new(u8::try_from(rows.len()).expect("a size"))
        .and_then(|setup| setup.with_stones(stones));
    Position::start(setup.expect("a setup"))
}

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn mistake(rows: &[&str], mv: &str) -> Option<Seen<Move>> {
    let position = drawn(rows);
    let mv = Move::Place(point(mv));
    assert_eq!(position.refusal(mv), None, "{position:?}");
    Go::visible_mistake(&position, mv)
}

/// Returns places by their names.
fn names(spots: &[[u8; 2]]) -> String {
    let names: Vec<String> =
        spots.iter().map(|&[column, row]| Point::at(column, row).to_string()).collect();
    names.join(" ")
}

fn text(moves: &[Move]) -> String {
    let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
    names.join(" ")
}

/// Two stones on D6 and E6 with one liberty, E5; `X` is in danger, and `O` around it.
const IN_ATARI: [&str; 9] = [
    ". . . . . . . . .",
    ". . . . . . . . .",
    ". . . O O . . . .",
    ". . O X X O . . .",
    ". . . O . . . . .",
    ". . . . X . . . .",
    ". . . . . . . . .",
    ". . . . . . . . .",
    ". . . . . . . . .",
];

#[test]
fn stones_left_in_atari_are_named() {
    let seen = mistake(&IN_ATARI, "A1").expect("two stones in atari");
    assert_eq!(seen.class, MoveClass::LeftInAtari);
    assert_eq!((names(&seen.line), names(&seen.places)), ("D6 E6".to_owned(), "E5".to_owned()));
    assert_eq!(text(&seen.better), "E5");
    assert_eq!(seen.answer, Some(Move::Place(point("E5"))));
    assert_eq!(seen.count, 2);
    assert_eq!(Go::mistake_said(&seen, you(), "white"), "You left 2 stones in atari");
    assert_eq!(
        Go::mistake_card(&seen, "white").said(),
        "That leaves 2 stones in atari. White captures at E5."
    );
    assert_eq!(mistake(&IN_ATARI, "E5"), None, "saved");
    // Without the stone on E4 a ladder catches them, and nothing saves them.
    let mut board = IN_ATARI;
    board[5] = board[0];
    assert_eq!(mistake(&board, "A1"), None);
    let seen = mistake(&board, "E5").expect("a ladder");
    assert_eq!(seen.class, MoveClass::MisreadLadder);
}

#[test]
fn stones_put_in_atari_are_named() {
    // F6 takes one of two liberties, and adds none.
    let board = [
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . O O O . . .",
        ". . O X X . O . .",
        ". . . O . O . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
    ];
    let seen = mistake(&board, "F6").expect("three stones in atari");
    assert_eq!((seen.class, seen.count), (MoveClass::LeftInAtari, 3));
    assert_eq!((names(&seen.line), names(&seen.places)), ("D6 E6 F6".to_owned(), "E5".to_owned()));
    assert_eq!(Go::mistake_said(&seen, you(), "white"), "You put 3 of your own stones in atari");
}

#[test]
fn a_capture_that_was_missed_is_named() {
    let board = IN_ATARI.map(|row| row.replace('X', "x").replace('O', "X").replace('x', "O"));
    let board = board.each_ref().map(String::as_str);
    let seen = mistake(&board, "A1").expect("two stones in atari");
    assert_eq!(seen.class, MoveClass::MissedCapture);
    assert_eq!((names(&seen.line), text(&seen.better)), ("D6 E6".to_owned(), "E5".to_owned()));
    assert_eq!((seen.answer, seen.count), (Some(Move::Place(point("E5"))), 2));
    assert_eq!(
        Go::mistake_said(&seen, "Anna".into(), "white"),
        "Anna could have captured 2 stones at E5"
    );
    assert_eq!(mistake(&board, "E5"), None, "captured");
}

#[test]
fn a_ladder_is_read() {
    // Black's stone on E5 runs, and White's ladder leads to the edge.
    let mut board = [
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . O X O . . . .",
        ". . . O . . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
    ];
    board[3] = ". . O . . . . . .";
    let seen = mistake(&board, "D6").expect("a ladder");
    assert_eq!(seen.class, MoveClass::MisreadLadder);
    assert_eq!((names(&seen.line), seen.count), ("D5 D6".to_owned(), 2));
    assert_eq!(Go::mistake_card(&seen, "white").heading, "The ladder catches these stones");
    // A stone on its way breaks the ladder.
    board[2] = ". . . . . X . . .";
    assert_eq!(mistake(&board, "D6"), None);
    assert_eq!(mistake(&board, "J1"), None, "a single stone with two liberties");
}

#[test]
fn an_eye_that_is_filled_is_named() {
    let board = [
        ". X . X O . .",
        "X X X X O . .",
        "O O O O O . .",
        ". . . . . . .",
        ". . . . . . .",
        ". . . . . . .",
        ". . . . . . .",
    ];
    let seen = mistake(&board, "A7").expect("an eye");
    assert_eq!((seen.class, names(&seen.places)), (MoveClass::FilledEye, "A7".to_owned()));
    assert_eq!(Go::mistake_said(&seen, you(), "white"), "You filled your own eye at A7");
}

#[test]
fn what_is_no_mistake_is_not_named() {
    // Three stones in a place too small to live kill what surrounds them.
    let inside = [
        "O . X . O X .",
        "O . X X O X .",
        "O O O O O X .",
        "X X X X X X .",
        ". . . . . . .",
        ". . . . . . .",
        ". . . . . . .",
    ];
    assert_eq!(mistake(&inside, "D7"), None);
    let position = drawn(&inside);
    assert_eq!(Go::visible_mistake(&position, Move::Pass), None);
    assert_eq!(Go::visible_mistake(&position, Move::Resign), None);
    assert_eq!(Go::visible_mistake(&position, Move::Place(point("A1"))), None);
}

#[test]
fn points_have_their_names() {
    let position = Position::start(Setup::default());
    assert_eq!(Go::spot_fact(&position, [8, 3]), Fact::Text("J4".to_owned()));
}
