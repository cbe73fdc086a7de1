//! Matches between two programs that speak GTP, by processor time: `cargo bench --bench go_rivals --
//! [--games N] [--size N] [--seed N] [--stones N] [--own COMMAND] [--rival COMMAND]`.
//!
//! Without commands, `plot4 gtp playouts:5000` plays GNU Go at level 10 (Debian's package `gnugo`).
//! Komi 7.5, area counting, positional superko; colours in turn, each two games from the same
//! opening of so many random stones. `final_score` of GNU Go counts. The time is what the system
//! charged to each process (`/proc`), so that other programs at work change nothing.

mod common;
#[path = "../tests/cli/engine.rs"]
mod engine;
#[path = "common/gnugo.rs"]
mod gnugo;

use std::process::Command;

use common::argument;
use engine::Engine;
use gnugo::{ask, gnugo};
use plot4::core::game::{Game as _, Key as _, Player};
use plot4::core::go::{Move, Phase, Position, Setup};

/// The clock ticks in a second of processor time, as Linux counts for every program.
const TICKS: f64 = 100.0;

/// A program in a match.
struct Rival {
    command: String,
    won: u32,
    seconds: f64,
    moves: u32,
}

impl Rival {
    fn new(command: String) -> Self {
        Self { command, won: 0, seconds: 0.0, moves: 0 }
    }

    /// Starts the program for a game.
    fn start(&self, seed: u64) -> Engine {
        let command = self.command.replace("SEED", &seed.to_string());
        let mut words = command.split_whitespace();
        Engine::start(Command::new(words.next().expect("a program")).args(words))
    }

    /// Returns the processor time of a move.
    fn time(&self) -> f64 {
        self.seconds / f64::from(self.moves.max(1))
    }
}

/// Returns the word after an argument of the command line.
fn word(name: &str) -> Option<String> {
    std::env::args().skip_while(|argument| argument != name).nth(1)
}

/// Returns the processor time of a process so far in seconds.
fn processor_time(engine: &Engine) -> f64 {
    let path = format!("/proc/{}/stat", engine.child.id());
    let text = std::fs::read_to_string(path).expect("Linux");
    // The name may have blanks; 12 and 13 fields after it stand the ticks.
    let (_, fields) = text.rsplit_once(')').expect("a name");
    let fields = fields.split_whitespace().skip(11).take(2);
    fields.map(|ticks| ticks.parse::<f64>().expect("a number")).sum::<f64>() / TICKS
}

/// Returns the first stones of a game.
fn opening(setup: Setup, stones: u32, seed: u64) -> Position {
    let (mut position, mut legal) = (Position::start(setup), Vec::new());
    for number in 0..u64::from(stones) {
        position.candidates(&mut legal);
        legal.retain(|&mv| mv != Move::Pass);
        let random = usize::try_from((seed * 1000 + number).hash64() >> 9).expect("64 bits");
        position.play(legal[random % legal.len()]).expect("legal");
    }
    position
}

/// Plays a game, in which the rival with number `first` is Black, and returns the winner's number.
fn play(rivals: &mut [Rival; 2], first: usize, setup: Setup, seed: u64, stones: u32) -> usize {
    let mut engines = [0, 1].map(|rival| rivals[rival].start(seed));
    let mut referee = gnugo(1);
    let of = |player: Player| player.index() ^ first;
    let start = opening(setup, stones, seed / 2);
    for engine in engines.iter_mut().chain([&mut referee]) {
        ask(engine, &format!("boardsize {}", setup.size()));
        ask(engine, "clear_board");
        ask(engine, "komi 7.5");
        for player in Player::BOTH {
            for point in start.stones(player).iter() {
                ask(engine, &format!("play {} {point}", colour(player)));
            }
        }
    }
    let mut position = start;
    let mut lengths = 0;
    while position.outcome().is_none() && position.phase() != Phase::Settling {
        let player = position.to_move();
        let name = colour(player);
        let rival = of(player);
        let answer = ask(&mut engines[rival], &format!("genmove {name}")).to_lowercase();
        rivals[rival].moves += 1;
        let mv = match answer.as_str() {
            "pass" => Move::Pass,
            "resign" => Move::Resign,
            point => Move::Place(point.parse().expect("a point")),
        };
        if position.play(mv).is_err() {
            println!("{} plays {mv}, which is illegal", rivals[rival].command);
            return 1 - rival;
        }
        lengths += 1;
        if lengths > 4 * setup.points() {
            break;
        }
        if mv != Move::Resign {
            ask(&mut engines[1 - rival], &format!("play {name} {mv}"));
            ask(&mut referee, &format!("play {name} {mv}"));
        }
    }
    for (rival, engine) in rivals.iter_mut().zip(&engines) {
        rival.seconds += processor_time(engine);
    }
    let winner = if let Phase::Resigned(loser) = position.phase() {
        print!("by resignation, ");
        loser.other()
    } else {
        let score = ask(&mut referee, "final_score");
        print!("{score}, ");
        Player::BOTH[usize::from(score.starts_with('W'))]
    };
    of(winner)
}

/// Returns the protocol's name of a colour.
const fn colour(player: Player) -> &'static str {
    ["black", "white"][player.index()]
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the arguments are small numbers"
)]
fn main() {
    let games = argument("--games").unwrap_or(10.0) as u32;
    let seed = argument("--seed").unwrap_or(1.0) as u64;
    let stones = argument("--stones").unwrap_or(0.0) as u32;
    let setup = Setup::new(argument("--size").unwrap_or(9.0) as u8)
        .expect("a size")
        .with_komi("7.5".parse().expect("a komi"));
    let own = concat!(env!("CARGO_BIN_EXE_plot4"), " gtp playouts:5000 --seed SEED");
    let rival = "/usr/games/gnugo --mode gtp --chinese-rules --positional-superko --forbid-suicide \
                 --level 10 --seed SEED";
    let mut rivals = [("--own", own), ("--rival", rival)]
        .map(|(name, usual)| Rival::new(word(name).unwrap_or_else(|| usual.to_owned())));
    for game in 0..games {
        let number = seed * 1000 + u64::from(game);
        let winner = play(&mut rivals, usize::from(game % 2 == 1), setup, number, stones);
        rivals[winner].won += 1;
        let [own, rival] = &rivals;
        println!(
            "game {}: {} to {}, {:.3} s to {:.3} s a move",
            game + 1,
            own.won,
            rival.won,
            own.time(),
            rival.time()
        );
    }
    let share = f64::from(rivals[0].won) / f64::from(games.max(1));
    let error = (share * (1.0 - share) / f64::from(games.max(1))).sqrt();
    println!(
        "{} against {} on {}x{}: {:.1} % of {games} games, ± {:.1}; {:.3} s and {:.3} s a move",
        rivals[0].command,
        rivals[1].command,
        setup.size(),
        setup.size(),
        100.0 * share,
        100.0 * error,
        rivals[0].time(),
        rivals[1].time(),
    );
}
