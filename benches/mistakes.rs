//! How many moves of each level a review calls mistakes, in the games that it judges by estimates.
//!
//! A level plays itself from openings of random moves; the analyst values each position, and a move
//! is a mistake where that says so ([`Quality`]). The strongest level must make few, also on Go's
//! largest usual board, Low some, and at least three times as many.
//!
//! `cargo bench --bench mistakes` plays 2 games a level, for about a quarter of an hour.
//! `-- 5` plays five games a level, and `-- 5 go` five of Go alone.

use plot4::core::checkers::{self, Checkers};
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Player};
use plot4::core::go::{self, Go};
use plot4::core::kind::{self, GameSetup, Quality};
use plot4::core::search::Strategy;
use plot4::core::verdict::Verdict;
use plot4::players::{opening, strategy};
use plot4::words::Phrases;

/// Games of a level.
const GAMES: u64 = 2;
/// Moves at random at the beginning of a game.
const OPENING: u32 = 3;
/// Moves of a game that are looked at; the rest settles little.
const MOVES: usize = 60;

fn main() {
    let arguments: Vec<String> = std::env::args()
        .skip(1)
        .filter(|argument| !argument.starts_with('-'))
        .collect();
    let games = arguments.first().map_or(GAMES, |games| {
        games.parse().expect("the number of games comes first")
    });
    let only = arguments.get(1).map(String::as_str);
    assert!(
        only.is_none_or(|only| [Checkers::NAME, Go::NAME].contains(&only)),
        "the games are {} and {}",
        Checkers::NAME,
        Go::NAME
    );
    let wants = |game: &str| only.is_none_or(|only| only == game);
    println!("| game | board | level | moves | mistakes | share |");
    println!("|---|---|---|---|---|---|");
    if wants(Checkers::NAME) {
        judge::<Checkers>(checkers::Setup::default(), games);
    }
    if wants(Go::NAME) {
        let [small, large] = [9, 19].map(|size| go::Setup::new(size).expect("a size"));
        judge::<Go>(small, games);
        check_strongest(share_of_mistakes::<Go>(large, STRONGEST, games));
    }
}

/// The strongest level.
const STRONGEST: &str = "high";
/// The most moves in a hundred of the strongest level that may be called mistakes.
const MOST: f64 = 4.0;
/// The fewest moves in a hundred of Low that must be called mistakes.
const LEAST_OF_LOW: f64 = 1.0;

/// Counts the mistakes of each level of a game, and holds them against each other.
fn judge<K: Phrases>(setup: K::Setup, games: u64) {
    let shares =
        ["low", "medium", STRONGEST].map(|level| share_of_mistakes::<K>(setup, level, games));
    check_strongest(shares[2]);
    assert!(
        shares[0] >= LEAST_OF_LOW,
        "only {} of a hundred moves of Low are called mistakes",
        shares[0]
    );
    assert!(
        shares[0] >= 3.0 * shares[2],
        "Low makes hardly more mistakes than High"
    );
}

/// Asserts that few moves in a hundred of the strongest level are called mistakes.
fn check_strongest(share: f64) {
    assert!(
        share <= MOST,
        "{share} of a hundred moves of High are called mistakes"
    );
}

/// Prints how many moves of a level are mistakes, and returns how many in a hundred.
fn share_of_mistakes<K: Phrases>(setup: K::Setup, level: &str, games: u64) -> f64 {
    let [moves, mistakes] = (0..games)
        .map(|game| count::<K>(setup, level, game))
        .fold([0, 0], |[moves, mistakes], [more, bad]| {
            [moves + more, mistakes + bad]
        });
    let share = 100.0 * f64::from(mistakes) / f64::from(moves.max(1));
    // Where a game has several boards, the first option is the size.
    let board = K::format_setup(setup).into_iter().next();
    let board = board.map_or_else(String::new, |(_, value)| value);
    println!(
        "| {} | {} | {level} | {moves} | {mistakes} | {share:.1} % |",
        K::title(),
        board
    );
    share
}

/// Plays a game of a level against itself, and returns how many moves were judged, and how many of
/// them were mistakes.
fn count<K: Phrases>(setup: K::Setup, level: &str, game: u64) -> [u32; 2] {
    let mut position = K::start(setup);
    for mv in opening::<K>(setup, OPENING, game).expect("an opening") {
        position.make(mv);
    }
    let level: K::Level = level
        .parse()
        .unwrap_or_else(|_| panic!("{level} is a level"));
    let mut players = Player::BOTH.map(|side| strategy::<K>(level, setup, side, game));
    let mut analyst = K::adviser(setup, kind::Advice::Analysis);
    let [mut moves, mut mistakes] = [0, 0];
    let mut before = worth(&mut *analyst, &position);
    for _ in 0..MOVES {
        if position.outcome().is_some() {
            break;
        }
        let player = &mut players[position.to_move().index()];
        let mv = player
            .choose(&position, &mut Unlimited)
            .expect("a move")
            .best;
        position.make(mv);
        if position.outcome().is_some() {
            break;
        }
        let after = worth(&mut *analyst, &position);
        let is_judged = kind::is_judged::<K>(mv);
        match Quality::of::<K>(Some(before).filter(|_| is_judged), Some(after.of_other())) {
            Quality::Good => moves += 1,
            Quality::Mistake => [moves, mistakes] = [moves + 1, mistakes + 1],
            Quality::Unknown => {}
        }
        before = after;
    }
    [moves, mistakes]
}

/// Returns what a position is worth to the player to move, as the analysis shows it.
fn worth<G: plot4::core::game::Game>(analyst: &mut dyn Strategy<G>, position: &G) -> Verdict {
    let report = analyst.choose(position, &mut Unlimited).expect("a report");
    Verdict::of(report.score, report.ended.is_exact())
}
