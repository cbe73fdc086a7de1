//! The computers of Checkers: they part, they choose the same each time, and they see what is there
//! to be seen.

use plot4_core::checkers::{Checkers, Computer, Move, Position, Setup, Size};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Key, Outcome, Player};
use plot4_core::kind::{GameSetup, Level, Players, listed_moves};
use plot4_core::search::{Report, Strategy};

/// Returns what a computer says of a position.
fn report(computer: Computer, position: &Position) -> Report<Move> {
    let setup = Setup::of_size(position.size());
    Checkers::strategy(computer, setup, Player::First, 0)
        .choose(position, &mut Unlimited)
        .expect("the game goes on")
}

/// Returns a position as text.
fn position(fen: &str) -> Position {
    Checkers::start(Setup::default().with_start(fen.parse().expect("a position")).expect("a setup"))
}

/// Returns the points of the first of two computers in so many games, from openings of three random
/// moves, with sides alternating.
fn points(one: Computer, other: Computer, games: u64) -> f64 {
    let strategy = |computer| Checkers::strategy(computer, Setup::default(), Player::First, 0);
    let (mut one, mut other) = (strategy(one), strategy(other));
    let mut number = 0_u64;
    let mut chance = |count: usize| {
        number += 1;
        usize::try_from(number.hash64() >> 9).unwrap_or(0) % count
    };
    let mut points = 0.0;
    for game in 0..games {
        let mut position = Checkers::start(Setup::default());
        for _ in 0..3 {
            let moves = listed_moves::<Checkers>(&position);
            position.play(moves[chance(moves.len())]).expect("a legal move");
        }
        let first = if game % 2 == 0 { Player::First } else { Player::Second };
        let outcome = loop {
            if let Some(outcome) = position.outcome() {
                break outcome;
            }
            let player: &mut dyn Strategy<Position> =
                if position.to_move() == first { &mut *one } else { &mut *other };
            let report = player.choose(&position, &mut Unlimited).expect("a move");
            let best: Vec<Move> = report.best_moves().collect();
            position.play(best[chance(best.len())]).expect("a legal move");
        };
        points += match outcome {
            Outcome::Win(winner) if winner == first => 1.0,
            Outcome::Win(_) => 0.0,
            Outcome::Draw => 0.5,
        };
    }
    points
}

#[test]
fn levels_part_by_three_points_in_four() {
    assert!(points(Computer::LOW, Computer::RANDOM, 20) >= 15.0);
    assert!(points(Computer::MEDIUM, Computer::LOW, 20) >= 15.0);
    assert!(points(Computer::depth(9), Computer::MEDIUM, 8) >= 5.0, "High looks further than that");
}

#[test]
fn the_dummy_takes_the_first_move_and_chance_any() {
    let start = Checkers::start(Setup::default());
    assert_eq!(
        report(Computer::DUMMY, &start).best_moves().map(|mv| mv.to_string()).collect::<Vec<_>>(),
        ["9-13"]
    );
    assert_eq!(report(Computer::RANDOM, &start).best_moves().count(), 7);
}

#[test]
fn a_computer_says_the_same_each_time_and_on_every_size() {
    for (columns, rows) in [(8, 8), (6, 6), (10, 10), (12, 4)] {
        let start = Checkers::start(Setup::of_size(Size::new(columns, rows).expect("a size")));
        for computer in [Computer::LOW, Computer::MEDIUM, Computer::depth(6)] {
            let mut strategy =
                Checkers::strategy(computer, Setup::of_size(start.size()), Player::First, 0);
            let first = strategy.choose(&start, &mut Unlimited);
            assert_eq!(strategy.choose(&start, &mut Unlimited), first, "{computer}");
        }
    }
}

#[test]
fn a_search_goes_on_along_captures() {
    // 14-18 puts a man where it is taken for nothing; a look of one ply alone would not see that.
    let exchange = position("B:B14,1:W22,K32");
    let best = report(Computer::LOW, &exchange);
    assert!(
        best.best_moves().all(|mv| !["14-17", "14-18"].contains(&mv.to_string().as_str())),
        "{best:?}"
    );
    assert!(report(Computer::depth(3), &exchange).best_moves().all(|mv| mv.from().number() == 1));
}

#[test]
fn the_side_ahead_avoids_a_repetition() {
    // Two kings more: High wins, and does not go around until it is drawn.
    let mut game = position("B:BK14,K15,K18,K19:WK1,K32");
    let mut high = Checkers::strategy(Computer::depth(9), Setup::default(), Player::First, 0);
    for number in 0_u64.. {
        match game.outcome() {
            Some(outcome) => return assert_eq!(outcome, Outcome::Win(Player::First), "{game:?}"),
            None if game.to_move() == Player::First => {
                let best = high.choose(&game, &mut Unlimited).expect("a move").best;
                game.play(best).expect("a legal move");
            }
            None => {
                let moves = listed_moves::<Checkers>(&game);
                game.play(moves[usize::try_from(number.hash64() >> 9).unwrap_or(0) % moves.len()])
                    .expect("a legal move");
            }
        }
    }
}

#[test]
fn modes_are_read_and_written() {
    for mode in [
        "learner", "casual", "low", "fair", "medium", "advanced", "high", "random", "greedy",
        "dummy", "search:9",
    ] {
        let computer: Computer = mode.parse().expect("a mode");
        assert_eq!(computer.to_string(), mode);
        assert_eq!(Checkers::LEVELS[computer.row()].row(), computer.row());
    }
    for wrong in ["", "highest", "search", "search:0", "search:21", "high,defensive"] {
        assert!(wrong.parse::<Computer>().is_err(), "{wrong}");
    }
}
