//! How much the levels of Checkers differ: each plays the one below from openings of three random
//! moves, once with each side.
//!
//! `cargo bench --bench checkers_levels` plays 200 games a pair; `-- GAMES` plays so many, `--
//! GAMES PAIR` those of one pair, counted from 1. High has the time of a tenth of its usual nodes
//! there, or the games would take hours; with all of them it is stronger.

use plot4::core::checkers::exact::Exact;
use plot4::core::checkers::guide::Knowledge;
use plot4::core::checkers::strategy::{self, searcher};
use plot4::core::checkers::{Checkers, Computer, Move, Position, Setup, Size, Standard};
use plot4::core::control::{Control, Unlimited};
use plot4::core::game::{Game as _, Key as _, Outcome, Player};
use plot4::core::kind::{GameSetup, listed_moves};
use plot4::core::search::{Limits, Report, Root, SelectiveSearcher, Strategy};
use plot4::session::Tally;

/// Pairs of levels, the better one first, which must win three of four points.
const PAIRS: [(Computer, Computer); 3] = [
    (Computer::LOW, Computer::RANDOM),
    (Computer::MEDIUM, Computer::LOW),
    (Computer::HIGH, Computer::MEDIUM),
];
/// The share of the points that the better one must win at least.
const LEAST: f64 = 0.75;
/// Games of a pair.
const GAMES: u32 = 200;
/// The nodes that High has for a move.
const HIGH_NODES: u64 = 150_000;

fn main() {
    let numbers: Vec<usize> = std::env::args()
        .skip(1)
        .filter_map(|argument| argument.parse().ok())
        .collect();
    let games = numbers
        .first()
        .and_then(|&games| u32::try_from(games).ok())
        .unwrap_or(GAMES);
    println!("| the better | the other | wins | draws | losses | points | standard error |");
    println!("|---|---|---|---|---|---|---|");
    for (number, (better, other)) in PAIRS.into_iter().enumerate() {
        if numbers.get(1).is_some_and(|&only| only != number + 1) {
            continue;
        }
        let tally = play_pair([better, other], games);
        let (wins, draws, losses) = (
            f64::from(tally.first),
            f64::from(tally.draws),
            f64::from(tally.second),
        );
        let count = wins + draws + losses;
        let share = (wins + draws / 2.0) / count;
        let error = ((wins + draws / 4.0) / count - share * share)
            .max(0.0)
            .sqrt()
            / count.sqrt();
        println!(
            "| {better} | {other} | {wins} | {draws} | {losses} | {:.1} % | {:.1} % |",
            share * 100.0,
            error * 100.0
        );
        assert!(
            share >= LEAST,
            "{better} should win three of four points against {other}"
        );
    }
}

/// Returns a computer, which is High with fewer nodes.
fn seated(computer: Computer) -> Box<dyn Strategy<Position>> {
    if computer == Computer::HIGH {
        Box::new(FewerNodes(Exact::new(SelectiveSearcher::new(
            searcher::<Standard>(Root::Ties),
            Limits {
                depth: 64,
                nodes: HIGH_NODES,
            },
        ))))
    } else {
        strategy::strategy(computer, Size::STANDARD)
    }
}

/// High with fewer nodes, which is asked about the usual board alone.
struct FewerNodes(Exact<SelectiveSearcher<Position<Standard>, Knowledge>>);

impl Strategy<Position> for FewerNodes {
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        self.0.choose(&position.standard()?, control)
    }
}

/// Plays a pair from as many openings as half the games, with each side in turn, and counts as if
/// the better one were first.
fn play_pair(pair: [Computer; 2], games: u32) -> Tally {
    let mut tally = Tally::default();
    let mut players = pair.map(seated);
    let mut chance = Chance(0);
    for _ in 0..games.div_ceil(2) {
        let opening = chance.opening();
        for first in Player::BOTH {
            tally.add(match play(&opening, first, &mut players, &mut chance) {
                Outcome::Win(winner) if winner == first => Outcome::Win(Player::First),
                Outcome::Win(_) => Outcome::Win(Player::Second),
                Outcome::Draw => Outcome::Draw,
            });
        }
    }
    tally
}

/// Returns how a game ends from a position on, in which the first of these players has that side.
fn play(
    opening: &Position,
    side: Player,
    players: &mut [Box<dyn Strategy<Position>>; 2],
    chance: &mut Chance,
) -> Outcome {
    let mut position = opening.clone();
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let player = &mut players[usize::from(position.to_move() != side)];
        let report = player
            .choose(&position, &mut Unlimited)
            .expect("the game goes on");
        let best: Vec<_> = report.best_moves().collect();
        position.make(best[chance.below(best.len())]);
    }
}

/// The same random numbers each time.
struct Chance(u64);

impl Chance {
    /// Returns the next number below a limit.
    fn below(&mut self, limit: usize) -> usize {
        self.0 += 1;
        usize::try_from(self.0.hash64() >> 9).unwrap_or(0) % limit
    }

    /// Returns the position after three random moves.
    fn opening(&mut self) -> Position {
        let mut position = Checkers::start(Setup::default());
        for _ in 0..3 {
            let moves = listed_moves::<Checkers>(&position);
            position.make(moves[self.below(moves.len())]);
        }
        position
    }
}
