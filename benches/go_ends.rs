//! Dead stones at the end of finished games, against GNU Go's `final_status_list dead`:
//! `cargo bench --bench go_ends -- [--games N] [--size N] [--seed N] [--show N]`.
//!
//! The games are played between levels of unequal strength, from openings of two random stones. The
//! bench prints how many groups and how many scores agree, and the positions in which they differ
//! (`--show` says how many). With `PLOT4_ENDS=FILE` the games and GNU Go's answers are kept in that
//! file, from which another run takes them. Debian's package is `gnugo`.
//!
//! It also compares the lead that F5 shows before the two passes, when it has read with care, with
//! the count after them, and asserts that they differ by at most half a point on average.
//!
//! With `--mediums` two Mediums play, GNU Go is not asked, and the bench asserts that no game leaves
//! an empty region of more than four points between both players; and that a lead which F5 shows
//! during these games is the winner's in four of five cases.

mod common;
#[path = "../tests/cli/engine.rs"]
mod engine;
#[path = "common/gnugo.rs"]
mod gnugo;

use std::fs::OpenOptions;
use std::io::Write as _;

use common::argument;
use gnugo::{ask, gnugo};
use plot4::clock::Stopwatch;
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Key as _, Player};
use plot4::core::go::life::{Life, Territory};
use plot4::core::go::strategy::strategy;
use plot4::core::go::{Dead, Go, Move, Phase, PointSet, Position, Setup};
use plot4::core::kind::{Care, GameSetup as _, Notation as _};

/// Who plays whom: the colours change from game to game.
const PAIRS: [[&str; 2]; 5] = [
    ["greedy", "medium"],
    ["casual", "skilled"],
    ["low", "medium"],
    ["fair", "skilled"],
    ["medium", "skilled"],
];

/// A finished game, and what GNU Go calls dead in it.
struct Finished {
    moves: Vec<Move>,
    dead: PointSet,
}

/// Returns the position after these moves.
fn position_after(setup: Setup, moves: &[Move]) -> Position {
    let mut position = Go::start(setup);
    for &mv in moves {
        position.play(mv).expect("a legal move");
    }
    position
}

/// Returns the moves of a game up to two passes.
fn played(setup: Setup, seed: u64, levels: [&str; 2]) -> Vec<Move> {
    let turned = seed / 5 % 2 == 1;
    let mut players = [0, 1].map(|side: usize| {
        let level = levels[side ^ usize::from(turned)];
        strategy(level.parse().expect("a level"), setup, seed)
    });
    let mut position = Go::start(setup);
    let (mut moves, mut legal) = (Vec::new(), Vec::new());
    let most = 3 * setup.points();
    while position.phase() != Phase::Settling && position.outcome().is_none() {
        let mv = if moves.len() < 2 {
            legal.clear();
            position.candidates(&mut legal);
            let number = (seed * 2 + moves.len() as u64).hash64() >> 8;
            legal[usize::try_from(number).expect("64 bits") % legal.len()]
        } else if moves.len() as u64 > u64::from(most) {
            Move::Pass
        } else {
            let player = &mut players[position.to_move().index()];
            player.choose(&position, &mut Unlimited).expect("a move").best
        };
        moves.push(mv);
        position.play(mv).expect("a legal move");
    }
    moves
}

/// Returns what GNU Go calls dead after these moves.
fn dead_for_gnugo(size: u8, moves: &[Move]) -> PointSet {
    let mut engine = gnugo(10);
    for command in [format!("boardsize {size}"), "clear_board".to_owned(), "komi 7.5".to_owned()] {
        ask(&mut engine, &command);
    }
    for (number, mv) in moves.iter().enumerate() {
        let colour = ["black", "white"][number % 2];
        ask(&mut engine, &format!("play {colour} {mv}"));
    }
    let mut dead = PointSet::EMPTY;
    for name in ask(&mut engine, "final_status_list dead").split_whitespace() {
        dead.insert(name.parse().expect("a point"));
    }
    dead
}

/// Returns a finished game from the file of kept ones, or plays it.
fn finished(setup: Setup, seed: u64, kept: &str) -> Finished {
    let key = format!("{} {seed};", setup.size());
    let line = kept.lines().find_map(|line| line.strip_prefix(&key));
    if let Some((moves, dead)) = line.and_then(|line| line.split_once(';')) {
        let mut set = PointSet::EMPTY;
        for name in dead.split_whitespace() {
            set.insert(name.parse().expect("a point"));
        }
        let moves = Go::parse_moves(setup, moves).expect("moves");
        return Finished { moves, dead: set };
    }
    let levels = PAIRS[usize::try_from(seed % 5).expect("small")];
    let moves = played(setup, seed, levels);
    let dead = dead_for_gnugo(setup.size(), &moves);
    if let Ok(path) = std::env::var("PLOT4_ENDS") {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let names = |words: Vec<String>| words.join(" ");
        writeln!(
            file.expect("the file opens"),
            "{key}{};{}",
            names(moves.iter().map(ToString::to_string).collect()),
            names(dead.iter().map(|point| point.to_string()).collect()),
        )
        .expect("the file is written");
    }
    Finished { moves, dead }
}

/// Returns the size of the largest empty region beside living stones of both players.
fn largest_undecided(position: &Position, dead: &PointSet) -> u32 {
    let size = position.setup().size();
    let living = Player::BOTH.map(|player| position.stones(player).without(dead));
    let mut left = PointSet::board(size).without(&living[0]).without(&living[1]);
    let mut largest = 0;
    while let Some(first) = left.iter().next() {
        left.remove(first);
        let (mut stack, mut count, mut touches) = (vec![first], 0, [false; 2]);
        while let Some(point) = stack.pop() {
            count += 1;
            for next in point.neighbours(size) {
                for player in Player::BOTH {
                    touches[player.index()] |= living[player.index()].contains(next);
                }
                if left.contains(next) {
                    left.remove(next);
                    stack.push(next);
                }
            }
        }
        if touches == [true; 2] {
            largest = largest.max(count);
        }
    }
    largest
}

/// Of how many positions a lead is clear, and of how many of these it is the winner's; see
/// [`Territory::lead`].
#[derive(Default)]
struct Leads {
    positions: u32,
    clear: u32,
    right: u32,
}

impl Leads {
    /// Reads the position after each tenth of a game; `end` is the final lead of Black in half points.
    fn read(&mut self, setup: Setup, played: &[Move], end: i32) {
        for tenth in 1..10 {
            let position = position_after(setup, &played[..played.len() * tenth / 10]);
            let read = Territory::read(&position, Care::Thorough, &mut Unlimited);
            let lead = read.expect("it is being played").lead(&position);
            self.positions += 1;
            self.clear += u32::from(lead != 0);
            self.right += u32::from(lead.signum() * end.signum() > 0);
        }
    }
}

/// Lets Mediums play, and asserts that they leave nothing to play for.
fn check_mediums(setup: Setup, seeds: std::ops::Range<u64>) {
    let (mut largest, mut moves) = (0, 0);
    let mut leads = Leads::default();
    let count = seeds.end - seeds.start;
    for seed in seeds {
        let played = played(setup, seed, ["medium"; 2]);
        moves += played.len() as u64;
        let position = position_after(setup, &played);
        let dead = Life::read(&position, &mut Unlimited).dead();
        leads.read(setup, &played, lead(&position, &dead));
        let left = largest_undecided(&position, &dead);
        if left > 4 {
            println!("game {seed}: {left} points\n{}", diagram(&position, &dead, &dead));
        }
        largest = largest.max(left);
    }
    let size = setup.size();
    println!(
        "{size}x{size}, {count} games of Mediums, {} moves each: the largest region left has {largest} \
         points",
        moves / count
    );
    let Leads { positions, clear, right } = leads;
    println!(
        "in {clear} of {positions} positions a lead is clear, and in {right} it is the winner's"
    );
    assert!(largest <= 4, "{largest}");
    assert!(2 * clear > positions, "{clear} of {positions} leads");
    assert!(5 * right >= 4 * clear, "{right} of {clear} leads");
}

/// Returns the lead of Black in half points where these stones are dead.
fn lead(position: &Position, dead: &PointSet) -> i32 {
    position.count_without(dead).lead()
}

/// Returns the board, with the living stones of each player as `X` and `O` and the dead ones as `x`
/// and `o`; where the two differ, with a star.
#[expect(clippy::format_push_string, reason = "a few short lines")]
fn diagram(position: &Position, own: &PointSet, theirs: &PointSet) -> String {
    let size = position.setup().size();
    let mut text = String::new();
    for row in (0..size).rev() {
        let number = row + 1;
        text.push_str(&format!("{number:>3} "));
        for column in 0..size {
            let point = plot4::core::go::Point::at(column, row);
            let is_dead = own.contains(point);
            let letter = match (position.stone(point), is_dead) {
                (None, _) => '.',
                (Some(Player::First), false) => 'X',
                (Some(Player::First), true) => 'x',
                (Some(Player::Second), false) => 'O',
                (Some(Player::Second), true) => 'o',
            };
            let mark = if is_dead == theirs.contains(point) { ' ' } else { '*' };
            text.push(letter);
            text.push(mark);
        }
        text.push('\n');
    }
    text
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the arguments are small numbers"
)]
fn main() {
    let number = |name: &str, usual: u32| argument(name).map_or(usual, |number| number as u32);
    let (games, size, first) = (number("--games", 20), number("--size", 9), number("--seed", 1));
    let mut shown = number("--show", 5);
    let komi = "7.5".parse().expect("a komi");
    let setup = Setup::new(size as u8).expect("a size");
    let setup = setup.with_komi(komi).with_dead(Dead::Settle);
    if std::env::args().any(|argument| argument == "--mediums") {
        return check_mediums(setup, u64::from(first)..u64::from(first + games));
    }
    let kept = std::env::var("PLOT4_ENDS")
        .ok()
        .and_then(|path| std::fs::read_to_string(path).ok())
        .unwrap_or_default();
    let (mut groups, mut same_groups, mut same_scores, mut time) = (0, 0, 0, 0.0);
    let mut half_points = 0;
    for game in 0..games {
        let seed = u64::from(first + game);
        let Finished { moves, dead } = finished(setup, seed, &kept);
        let position = position_after(setup, &moves);
        let clock = Stopwatch::start();
        let own = Life::read(&position, &mut Unlimited).dead();
        time += clock.elapsed().as_secs_f64();
        // A game that is cut off ends with passes, too.
        let before = position_after(setup, &moves[..moves.len() - 2]);
        let read = Territory::read(&before, Care::Thorough, &mut Unlimited);
        let lead_shown = read.expect("it is being played").lead(&before);
        half_points += (lead_shown - lead(&position, &own)).unsigned_abs();
        let mut is_same = true;
        for player in Player::BOTH {
            let mut left = *position.stones(player);
            while let Some(stone) = left.iter().next() {
                let group = position.group(stone);
                left = left.without(&group);
                groups += 1;
                let agrees = own.contains(stone) == dead.contains(stone);
                same_groups += u32::from(agrees);
                is_same &= agrees;
            }
        }
        let leads = [lead(&position, &own), lead(&position, &dead)];
        same_scores += u32::from(leads[0] == leads[1]);
        if !is_same && shown > 0 {
            shown -= 1;
            println!(
                "game {seed}: Black leads by {} (GNU Go: {}), {} moves",
                f64::from(leads[0]) / 2.0,
                f64::from(leads[1]) / 2.0,
                moves.len()
            );
            println!("{}", diagram(&position, &own, &dead));
        }
    }
    let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
    println!(
        "{size}x{size}, {games} games: {same_groups} of {groups} groups agree ({:.2} %), {same_scores} \
         scores ({:.1} %), {:.0} ms a game",
        share(same_groups, groups),
        share(same_scores, games),
        1000.0 * time / f64::from(games)
    );
    let difference = f64::from(half_points) / 2.0 / f64::from(games);
    println!("the lead shown before the passes and the count differ by {difference:.2} points");
    assert!(share(same_groups, groups) >= 98.0, "groups");
    assert!(share(same_scores, games) >= 95.0, "scores");
    assert!(difference <= 0.5, "leads");
}
