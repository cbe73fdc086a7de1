//! Matches against GNU Go by the protocol GTP: `cargo bench --bench gnugo -- [--games N] [--size N]
//! [--level N] [--playouts N | --seconds S]`.
//!
//! Komi 7.5, area counting, positional superko, colours in turn; GNU Go's `final_score` counts.
//! Debian's package is `gnugo`.

mod common;
#[path = "../tests/cli/engine.rs"]
mod engine;
#[path = "common/gnugo.rs"]
mod gnugo;

use std::time::Duration;

use common::argument;
use gnugo::{ask, gnugo};
use plot4::clock::Stopwatch;
use plot4::core::control::Control;
use plot4::core::game::{Game as _, Player};
use plot4::core::go::strategy::{endless, strategy};
use plot4::core::go::{Computer, Move, Position, Setup};
use plot4::core::search::{Report, Strategy};

/// A control that stops after a time, or never.
struct Clock(Stopwatch, Option<Duration>);

impl Control<Report<Move>> for Clock {
    fn should_stop(&mut self) -> bool {
        self.1.is_some_and(|most| self.0.elapsed() >= most)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the arguments are small numbers"
)]
fn main() {
    let (games, size, level) = (
        argument("--games").unwrap_or(10.0) as u32,
        argument("--size").unwrap_or(9.0) as u8,
        argument("--level").unwrap_or(10.0) as u32,
    );
    let (playouts, seconds) = (
        argument("--playouts").unwrap_or(0.0) as u32,
        argument("--seconds").unwrap_or(1.0),
    );
    let setup = Setup::new(size)
        .expect("a size")
        .with_komi("7.5".parse().expect("a komi"));
    let (mut won, mut moves, mut time, mut tried) = (0, 0_u32, 0.0, 0);
    for game in 0..games {
        let seed = u64::from(game) + argument("--seed").unwrap_or(1.0) as u64 * 1000;
        let own = Player::BOTH[usize::from(game % 2 == 1)];
        let mut player: Box<dyn Strategy<Position>> = if playouts > 0 {
            strategy(Computer::games(playouts), setup, seed)
        } else {
            endless(seed)
        };
        let mut gnugo = gnugo(level);
        for command in [
            format!("boardsize {size}"),
            "clear_board".to_owned(),
            "komi 7.5".to_owned(),
        ] {
            ask(&mut gnugo, &command);
        }
        let mut position = Position::start(setup);
        while position.outcome().is_none() {
            let colour = ["black", "white"][position.to_move().index()];
            let mv = if position.to_move() == own {
                let most = (playouts == 0).then(|| Duration::from_secs_f64(seconds));
                let mut clock = Clock(Stopwatch::start(), most);
                let report = player
                    .choose(&position, &mut clock)
                    .expect("the game is in progress");
                time += clock.0.elapsed().as_secs_f64();
                tried += report.nodes;
                moves += 1;
                ask(&mut gnugo, &format!("play {colour} {}", report.best));
                report.best
            } else {
                match ask(&mut gnugo, &format!("genmove {colour}"))
                    .to_lowercase()
                    .as_str()
                {
                    "pass" => Move::Pass,
                    "resign" => Move::Resign,
                    name => Move::Place(name.parse().expect("a point")),
                }
            };
            position.play(mv).expect("both know the rules");
        }
        let resigned = matches!(position.phase(), plot4::core::go::Phase::Resigned(_));
        let score = if resigned {
            format!("{}+R", ["B", "W"][own.index()])
        } else {
            ask(&mut gnugo, "final_score")
        };
        let is_won = score.starts_with(["B", "W"][own.index()]);
        won += u32::from(is_won);
        println!(
            "game {}: {} as {}, {score} ({} as it stands)",
            game + 1,
            if is_won { "won" } else { "lost" },
            ["Black", "White"][own.index()],
            position.count().lead()
        );
    }
    println!(
        "{won} of {games} won against GNU Go level {level} on {size}x{size}, {:.2} s and {} games \
        a move",
        time / f64::from(moves.max(1)),
        tried / u64::from(moves.max(1))
    );
}
