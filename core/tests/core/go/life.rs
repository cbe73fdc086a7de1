//! Life and death in textbook positions: `tests/data/go/life.txt`, which says where each is from.

use plot4_core::control::Unlimited;
use plot4_core::game::{Game as _, Player};
use plot4_core::go::life::{Fate, Life};
use plot4_core::go::{Dead, Move, Phase, Point, Position, Scoring, Setup, Stones};

const POSITIONS: &str = include_str!("../../../../tests/data/go/life.txt");

/// A position of the file.
struct Example {
    name: String,
    position: Position,
    /// A stone of each group in question, and what becomes of it.
    fates: Vec<(Point, String)>,
}

/// Returns the positions of the file.
fn examples() -> Vec<Example> {
    // The first block explains the file.
    let blocks = POSITIONS.split("\n\n").skip(1);
    let blocks = blocks.filter(|block| block.starts_with('#'));
    blocks.map(example).collect()
}

/// Returns the position of a block: a comment with its name, who is to move, the board, the fates.
fn example(block: &str) -> Example {
    let mut lines = block.lines();
    let name = lines.next().expect("a name").to_owned();
    let to_move = match lines.next() {
        Some("black") => Player::First,
        Some("white") => Player::Second,
        other => panic!("{name}: {other:?} is to move"),
    };
    let rows: Vec<&str> = lines.clone().take_while(|line| is_row(line)).collect();
    let mut stones = Stones::none(to_move);
    for (row, line) in rows.iter().rev().enumerate() {
        for (column, cell) in line.split_whitespace().enumerate() {
            let small = |index: usize| u8::try_from(index).expect("small");
            let point = Point::at(small(column), small(row));
            match cell {
                "X" => stones.put(point, Player::First).expect("free"),
                "O" => stones.put(point, Player::Second).expect("free"),
                _ => {}
            }
        }
    }
    let size = u8::try_from(rows.len()).expect("small");
    let setup = Setup::new(size).expect("a size").with_dead(Dead::Settle);
    let mut position = Position::start(setup.with_stones(stones).expect("legal stones"));
    for _ in 0..2 {
        position.play(Move::Pass).expect("legal");
    }
    assert_eq!(position.phase(), Phase::Settling);
    let fates = lines.skip(rows.len()).map(|line| {
        let (point, fate) = line.split_once(' ').expect("a point and a fate");
        (point.parse().expect("a point"), fate.to_owned())
    });
    Example { name, position, fates: fates.collect() }
}

/// Returns whether a line is a row of a board.
fn is_row(line: &str) -> bool {
    line.split(' ').all(|cell| matches!(cell, "X" | "O" | "."))
}

/// Returns whether the words of the file fit a fate.
fn fits(expected: &str, fate: Fate) -> bool {
    let word = match fate {
        Fate::TwoEyes => "two eyes".to_owned(),
        Fate::Seki => "seki".to_owned(),
        Fate::Lives => "lives".to_owned(),
        Fate::CapturedAt(point) => format!("captured at {point}"),
        Fate::Dies => "dies".to_owned(),
    };
    word == expected || expected == "dead" && fate.is_dead()
}

#[test]
fn groups_of_textbook_positions_have_their_fates() {
    let mut wrong = Vec::new();
    let mut count = 0;
    for Example { name, position, fates } in examples() {
        let life = Life::read(&position, &mut Unlimited);
        for (point, expected) in fates {
            count += 1;
            let fate = life.at(point).expect("a stone");
            if !fits(&expected, fate) {
                wrong.push(format!("{name}: {point} {fate:?} rather than {expected}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(count >= 20, "{count} groups");
}

#[test]
fn no_capture_is_named_far_from_a_group() {
    // White's stone alone in Black's half could live if White began there. Black need not answer it
    // at a point that would surprise.
    let setup = Setup::new(9).expect("a size").with_dead(Dead::Settle);
    let mut position = Position::start(setup.with_scoring(Scoring::Territory));
    let walls = (1..=9).map(|row| format!("E{row} D{row}"));
    let moves = walls.collect::<Vec<_>>().join(" ");
    for point in moves.split(' ') {
        let mv = Move::Place(point.parse().expect("a point"));
        position.play(mv).expect("legal");
    }
    let stone = "G5".parse().expect("a point");
    for mv in [Move::Pass, Move::Place(stone), Move::Pass, Move::Pass] {
        position.play(mv).expect("legal");
    }
    let fate = Life::read(&position, &mut Unlimited).at(stone);
    assert_eq!(fate, Some(Fate::Dies));
}
