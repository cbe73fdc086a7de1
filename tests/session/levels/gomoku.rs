//! The levels of Gomoku as those who play against them meet them.

use crate::naive::gomoku::{Board, Place};
use plot4::players;
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Key, Outcome, Player};
use plot4_core::gomoku::{Computer, Gomoku, Move, Point, Position, Setup};
use plot4_core::kind::{Level, Players};

/// The four directions of a line.
const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// Returns what a child does that sees fives and open threes, and nothing further: it makes a five,
/// stops one, makes an open four, stops an open three, makes an open three, and otherwise adds a
/// stone to one of its own.
fn child(board: &Board, number: u64) -> Place {
    let (own, other) = (board.to_move, board.to_move.other());
    let stones_within =
        |(column, row): Place, distance: i32, is_wanted: &dyn Fn(Option<Player>) -> bool| {
            (-distance..=distance).any(|right| {
                (-distance..=distance).any(|up| is_wanted(board.at((column + right, row + up))))
            })
        };
    let mut places = board.places();
    places.retain(|&place| board.is_free(place));
    // Where it does not matter it follows its nose.
    places.sort_by_key(|&(column, row)| {
        (number * 1_000 + u64::from((column * 20 + row).unsigned_abs())).hash64()
    });
    places.sort_by_key(|&place| !stones_within(place, 2, &|stone| stone.is_some()));
    let makes = |place: Place, player: Player, length: usize| {
        let after = board.with(place, player);
        DIRECTIONS.iter().any(|&direction| is_open(&after, place, direction, length))
    };
    let wishes: [&dyn Fn(Place) -> bool; 7] = [
        &|place| board.with(place, own).wins(place),
        &|place| board.with(place, other).wins(place),
        &|place| makes(place, own, 4),
        &|place| makes(place, other, 4),
        &|place| makes(place, own, 3),
        &|place| stones_within(place, 1, &|stone| stone == Some(own)),
        &|_| true,
    ];
    let may = |place: &Place| board.may_play(*place, own);
    wishes
        .iter()
        .find_map(|wish| places.iter().copied().filter(|&place| wish(place)).find(may))
        .expect("it must not pass")
}

/// Returns whether the row through a stone has this length and both ends free.
fn is_open(board: &Board, place: Place, direction: (i32, i32), length: usize) -> bool {
    let row = board.row(place, direction);
    let (first, last) = (row[0], row[row.len() - 1]);
    let (right, up) = direction;
    row.len() == length
        && board.is_free((first.0 - right, first.1 - up))
        && board.is_free((last.0 + right, last.1 + up))
}

/// Returns who wins a game between the child and a level.
fn play(level: &str, side_of_child: Player, seed: u64) -> Outcome {
    let setup = Setup::default();
    let mut position = Position::empty(setup);
    let computer: Computer = level.parse().expect("a level");
    let mut strategy = players::strategy::<Gomoku>(computer, setup, side_of_child.other(), seed);
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let mv = if position.to_move() != side_of_child {
            strategy.choose(&position, &mut Unlimited).expect("the game goes on").best
        } else if position.stones() == 0 {
            Move::Place(Point::at(7, 7))
        } else if let Some(pass) = Gomoku::forced(&position) {
            pass
        } else {
            let (column, row) =
                child(&Board::of(&position), seed * 300 + u64::from(position.stones()));
            Move::Place(Point::at(
                u8::try_from(column).expect("on the board"),
                u8::try_from(row).expect("on the board"),
            ))
        };
        position.play(mv).expect("legal");
    }
}

/// Returns how many of so many games the child wins against a level, with each side in turn.
fn wins_of_the_child(level: &str, games: u64) -> usize {
    let sides = Player::BOTH.into_iter().cycle();
    (1..=games)
        .zip(sides)
        .filter(|&(seed, side)| play(level, side, seed) == Outcome::Win(side))
        .count()
}

#[test]
fn the_learner_loses_to_a_child_who_sees_open_threes() {
    let wins = wins_of_the_child("learner", 20);
    assert!(wins >= 12, "the child wins {wins} of 20 games");
}

#[test]
fn high_does_not() {
    assert_eq!(wins_of_the_child("search:4", 6), 0);
}

#[test]
fn levels_stand_in_the_order_of_strength_with_the_bars_of_every_game() {
    let rows: Vec<_> =
        Gomoku::LEVELS.iter().map(|level| (level.to_string(), level.strength())).collect();
    let expected = [
        ("learner", Some(1)),
        ("casual", Some(2)),
        ("low", Some(3)),
        ("fair", Some(4)),
        ("medium", Some(5)),
        ("advanced", Some(7)),
        ("high", Some(8)),
        ("random", None),
        ("greedy", None),
        ("search:4", None),
    ];
    assert_eq!(rows, expected.map(|(mode, strength)| (mode.to_owned(), strength)));
}

#[test]
fn a_level_is_found_by_its_older_name() {
    let [older, now] = ["Strong,defensive", "advanced,defensive"].map(str::parse::<Computer>);
    assert_eq!(older, now);
    assert_eq!(now.map(|computer| computer.to_string()), Ok("advanced,defensive".to_owned()));
}
