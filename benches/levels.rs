//! How much the levels of Connect 4 differ, and how often they give a result away.
//!
//! - Games: each level plays the next weaker one from every opening of three coins, once with each
//!   side, and must win 65 to 85 % of the points; and from the empty board with 400 seeds, half of
//!   them with each side, where it must win at least as much. Casual is as strong as Greedy, who
//!   plays like an ordinary person. Other pairs are only shown.
//! - Mistakes: in how many of some solved positions each level takes a column that turns a won game
//!   into a drawn one, or worse. The positions have 8 to 29 coins, and columns that keep the result
//!   and columns that do not. High must make at most half the mistakes of the High of 2002, and
//!   take less than 50 ms a move.
//!
//! `cargo bench --bench levels` plays all games and solves 2,000 positions, which takes some
//! minutes; `-- 10000` solves so many, and `-- 10000 mistakes` leaves out the games.

mod common;

use common::{SHOWN, STEP, both_sides, check_share, play_out, points, seconds};
use plot4::core::connect4::solver::{Book, Memory, Solver};
use plot4::core::connect4::{Column, Computer, Connect4, Position, Size, Standard};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game, Key, Outcome, Player};
use plot4::core::search::Strategy;
use plot4::players;
use plot4::session::SeriesScore;

/// Pairs of levels, the better one first, with the share of the points that it must win from
/// openings of three coins.
const PAIRS: [(&str, &str, [f64; 2]); 11] = [
    ("perfect", "high", [0.65, 1.0]),
    ("high", "medium", STEP),
    ("medium", "low", STEP),
    ("low", "casual", STEP),
    ("casual", "learner", STEP),
    ("learner", "random", [0.65, 1.0]),
    ("casual", "greedy", [0.4, 0.6]),
    ("low", "greedy", SHOWN),
    ("high", "high,plot4", [0.5, 1.0]),
    ("medium", "medium,plot4", SHOWN),
    ("low", "low,plot4", SHOWN),
];

/// The levels whose mistakes are counted, with those of 2002 first.
const COUNTED: [&str; 10] = [
    "low,plot4",
    "medium,plot4",
    "high,plot4",
    "random",
    "greedy",
    "learner",
    "casual",
    "low",
    "medium",
    "high",
];

/// Games of a pair from the empty board.
const GAMES: usize = 400;

/// Positions whose mistakes are counted.
const POSITIONS: usize = 2_000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let positions =
        arguments.iter().find_map(|argument| argument.parse().ok()).unwrap_or(POSITIONS);
    if !arguments.iter().any(|argument| argument == "mistakes") {
        games();
    }
    mistakes(positions);
}

/// Lets the pairs play, prints the table and asserts that the better ones win.
fn games() {
    println!("| the better | the other | from | wins | draws | losses | points | standard error |");
    println!("|---|---|---|---|---|---|---|---|");
    let openings: Vec<_> = openings().collect();
    let starts = vec![Position::empty(Size::STANDARD); GAMES / 2];
    for (better, other, limits) in PAIRS {
        // From the empty board a better player may win by more.
        let [least, _] = limits;
        for (from, positions, limits) in
            [("three coins", &openings, limits), ("empty board", &starts, [least, 1.0])]
        {
            let tally: SeriesScore = both_sides(positions, better, other, play);
            let (share, cells) = points(&tally);
            println!("| {better} | {other} | {from} | {cells} |");
            check_share(better, other, share, limits);
        }
    }
}

/// Returns every position of the usual board after three coins, by every way there.
fn openings() -> impl Iterator<Item = Position<Size>> {
    (0..7 * 7 * 7_u16).map(|number| {
        let mut position = Position::empty(Size::STANDARD);
        for place in [49, 7, 1] {
            let column = u8::try_from(number / place % 7).expect("less than 7");
            position.play(Column::from_index(column)).expect("three coins fit anywhere");
        }
        position
    })
}

/// Returns the computer of a mode in the seat of a player.
fn seated(mode: &str, player: Player, seed: u64) -> Box<dyn Strategy<Position<Size>>> {
    let computer: Computer = mode.parse().expect("a mode");
    players::strategy::<Connect4>(computer, Size::STANDARD, player, seed)
}

/// Returns how a game between these two, Red's player first, ends from a position on.
fn play(position: &Position<Size>, modes: [&str; 2], seed: u64) -> Outcome {
    let strategies = Player::BOTH.map(|player| seated(modes[player.index()], player, seed));
    play_out(*position, strategies)
}

/// A position in which the choice of the column decides about the result.
struct Decisive {
    position: Position<Size>,
    /// The columns that keep the result.
    right: Vec<Column>,
}

/// How long High may take for a move, in seconds.
const HIGH_SECONDS: f64 = 0.050;

/// Counts the mistakes of each level, prints the table and asserts what is asked of High.
fn mistakes(count: usize) {
    let positions = decisive_positions(count);
    println!("\n| level | mistakes in {count} positions | share | ms a move | slowest, ms |");
    println!("|---|---|---|---|---|");
    let mut counts = Vec::new();
    for mode in COUNTED {
        let mut strategies = Player::BOTH.map(|player| seated(mode, player, 1));
        let (mut mistakes, mut total, mut slowest) = (0_u32, 0.0, 0.0_f64);
        for Decisive { position, right } in &positions {
            let mut chosen = None;
            let took = seconds(|| {
                chosen = strategies[position.to_move().index()].choose(position, &mut Unlimited);
            });
            mistakes += u32::from(!right.contains(&chosen.expect("the game goes on").best));
            (total, slowest) = (total + took, slowest.max(took));
        }
        let number = f64::from(u32::try_from(positions.len()).expect("not so many positions"));
        let (share, mean) = (f64::from(mistakes) / number * 100.0, total / number);
        println!(
            "| {mode} | {mistakes} | {share:.2} % | {:.2} | {:.1} |",
            mean * 1e3,
            slowest * 1e3
        );
        if mode == "high" {
            assert!(mean < HIGH_SECONDS, "High took {mean:.3} s a move");
        }
        counts.push((mode, mistakes));
    }
    let of = |mode| {
        counts.iter().find(|(counted, _)| *counted == mode).map_or(0, |&(_, mistakes)| mistakes)
    };
    assert!(2 * of("high") <= of("high,plot4"), "High makes at most half the mistakes of 2002");
}

/// Returns so many positions of random games with 8 to 29 coins in which some columns keep the
/// result and some do not; the same ones each time, the first ones of a longer list.
fn decisive_positions(count: usize) -> Vec<Decisive> {
    let mut solver = Solver::new(Memory::with_bytes(Standard, 256 << 20));
    solver.use_book(Book::embedded());
    let mut number = 0_u64;
    let mut random = |limit: usize| {
        number += 1;
        usize::try_from(number.hash64() >> 20).unwrap_or(0) % limit
    };
    let mut positions = Vec::new();
    let mut legal = Vec::new();
    while positions.len() < count {
        let mut position = Position::empty(Standard);
        for _ in 0..8 + random(22) {
            position.legal_moves(&mut legal);
            if legal.is_empty() {
                break;
            }
            position.make(legal[random(legal.len())]);
        }
        // A game that ended sooner has no results.
        let Some(results) = solver.column_results(&position, &mut Unlimited) else {
            continue;
        };
        let best = results.iter().flatten().max();
        let keeps = |column: &Column| results[usize::from(column.index())].as_ref() == best;
        position.legal_moves(&mut legal);
        let right: Vec<Column> = legal.iter().copied().filter(keeps).collect();
        if right.len() < legal.len() {
            positions.push(Decisive { position: position.to_sized(), right });
        }
    }
    positions
}
