//! How much the levels differ: each pair plays every opening of three coins, once with each side, and the better level must
//! come out ahead.
//!
//! From the empty board a pair would play the same few games again and again, as equal moves are rare: those say little.

use plot4::core::connect4::{Column, Position, Size};
use plot4::core::connect4::{Computer, Connect4};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game, Outcome, Player};
use plot4::players;
use plot4::session::Tally;

/// Pairs of levels, the better one first.
const PAIRS: [(&str, &str); 6] =
    [("high", "medium"), ("high", "low"), ("medium", "low"), ("low", "greedy"), ("high", "greedy"), ("greedy", "random")];

fn main() {
    println!("| the better | the other | wins | draws | losses |");
    println!("|---|---|---|---|---|");
    for (better, other) in PAIRS {
        let computers = [better, other].map(|mode| mode.parse().expect("a mode"));
        let mut tally = Tally::default();
        for opening in openings() {
            tally.add(play(opening, computers));
            let swapped = play(opening, [computers[1], computers[0]]);
            tally.add(match swapped {
                Outcome::Win(player) => Outcome::Win(player.other()),
                Outcome::Draw => Outcome::Draw,
            });
        }
        println!("| {better} | {other} | {} | {} | {} |", tally.first, tally.draws, tally.second);
        assert!(tally.first > tally.second, "{better} should be better than {other}");
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

/// Returns how a game between these two, Red's player first, ends from a position on.
fn play(mut position: Position<Size>, computers: [Computer; 2]) -> Outcome {
    let mut strategies =
        Player::BOTH.map(|player| players::strategy::<Connect4>(computers[player.index()], Size::STANDARD, player, 1));
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let report = strategies[position.to_move().index()].choose(&position, &mut Unlimited).expect("the game goes on");
        position.make(report.best);
    }
}
