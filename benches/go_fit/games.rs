//! Games of the program against itself and GNU Go, a line each: the size, how many moves the opening
//! has, and the moves.

use crate::common::append_games;
use crate::gnugo::{ask, gnugo};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Key as _};
use plot4::core::go::strategy::strategy;
use plot4::core::go::{Computer, Move, Phase, Position, Setup};

/// How many moves of a game are its beginning.
const BEGINNING: usize = 50;

/// Appends games to a file: every fifth one on 13x13, the others on 9x9; GNU Go is the opponent in
/// every eighth one. With no playouts they are beginnings of games of GNU Go against itself, on
/// 13x13 and 19x19 in turn.
pub fn add(file: &str, count: u64, playouts: u64, seed: u64) -> std::io::Result<()> {
    let mut number = seed * 1_000_003;
    append_games(file, count, || {
        number += 1;
        if playouts == 0 {
            beginning(number)
        } else {
            game(number, playouts, number.is_multiple_of(8))
        }
    })
}

/// Returns the beginning of a game of GNU Go against itself.
fn beginning(number: u64) -> String {
    let size = if number.is_multiple_of(2) { 13 } else { 19 };
    let mut engine = gnugo(5);
    for command in
        [format!("boardsize {size}"), format!("set_random_seed {number}"), "komi 7.5".to_owned()]
    {
        ask(&mut engine, &command);
    }
    let moves: Vec<String> = ["black", "white"]
        .iter()
        .cycle()
        .take(BEGINNING)
        .map(|colour| ask(&mut engine, &format!("genmove {colour}")))
        .collect();
    format!("{size} 0 {}", moves.join(" "))
}

/// Plays a game.
pub fn game(number: u64, playouts: u64, with_gnugo: bool) -> String {
    let size = if number.is_multiple_of(5) { 13 } else { 9 };
    let setup = Setup::new(size).expect("a size").with_komi("7.5".parse().expect("a komi"));
    let playouts = u32::try_from(playouts).unwrap_or(u32::MAX);
    let mut own = strategy(Computer::games(playouts), setup, number);
    let mut other = with_gnugo.then(|| {
        let mut engine = gnugo(5);
        ask(&mut engine, &format!("boardsize {size}"));
        ask(&mut engine, "clear_board");
        ask(&mut engine, "komi 7.5");
        engine
    });
    let own_turn = usize::from((number / 8).is_multiple_of(2));
    let opening = number.hash64() % 4;
    let mut position = Position::start(setup);
    let (mut moves, mut legal) = (Vec::new(), Vec::new());
    while position.outcome().is_none() && position.phase() != Phase::Settling {
        let turn = position.to_move().index();
        let colour = ["black", "white"][turn];
        let is_opening = (moves.len() as u64) < opening;
        let mv = if is_opening {
            position.candidates(&mut legal);
            legal.retain(|&mv| mv != Move::Pass);
            let random = (number * 64 + moves.len() as u64).hash64() >> 9;
            legal[usize::try_from(random).expect("64 bits") % legal.len()]
        } else if let Some(engine) = other.as_mut().filter(|_| turn != own_turn) {
            match ask(engine, &format!("genmove {colour}")).to_lowercase().as_str() {
                "pass" => Move::Pass,
                "resign" => Move::Resign,
                name => Move::Place(name.parse().expect("a point")),
            }
        } else {
            own.choose(&position, &mut Unlimited).expect("it goes on").best
        };
        if mv == Move::Resign || position.play(mv).is_err() {
            break;
        }
        moves.push(mv.to_string());
        if let Some(engine) = other.as_mut().filter(|_| is_opening || turn == own_turn) {
            ask(engine, &format!("play {colour} {mv}"));
        }
        if moves.len() as u64 > 2 * u64::from(setup.points()) {
            break;
        }
    }
    format!("{size} {opening} {}", moves.join(" "))
}
