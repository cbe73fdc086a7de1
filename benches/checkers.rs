//! Checkers: how fast the rules are, and how far the strongest computer looks from the start, with
//! the results asserted.

mod common;

use common::seconds;
use divan::Bencher;
use plot4::core::checkers::strategy::searcher;
use plot4::core::checkers::{Position, Setup, Standard};
use plot4::core::control::Unlimited;
use plot4::core::game::perft;
use plot4::core::search::{Limits, Root};

/// The sequences of 11 moves from the start.
const PERFT_11: u64 = 85_242_128;
/// The depth that is to be reached within a second on one thread, and the nodes that it may take: a
/// third of what a second allows.
const DEPTH: u32 = 15;
const NODES: u64 = 800_000;

fn main() {
    let mut count = 0;
    let taken = seconds(|| count = perft(&Position::usual(), 11));
    assert_eq!(count, PERFT_11);
    println!(
        "perft 11: {count} sequences, {:.0} million a second",
        f64::from(85_242_128_u32) / taken / 1e6
    );

    let mut search = searcher::<Standard>(Root::Best);
    let mut report = None;
    let taken = seconds(|| {
        report =
            search.run(&Position::usual(), Limits { depth: DEPTH, nodes: NODES }, &mut Unlimited);
    });
    let report = report.expect("the game is in progress");
    assert_eq!(report.depth, DEPTH, "{report:?}");
    println!("depth {DEPTH} from the start: {} nodes in {taken:.2} s", report.nodes);
    divan::main();
}

#[divan::bench]
fn perft_8(bencher: Bencher) {
    bencher.counter(divan::counter::ItemsCount::new(845_931_u32)).bench_local(|| {
        assert_eq!(perft(&Position::usual(), 8), 845_931);
    });
}

#[divan::bench]
fn perft_8_of_any_size(bencher: Bencher) {
    bencher.counter(divan::counter::ItemsCount::new(845_931_u32)).bench_local(|| {
        assert_eq!(perft(&Position::start(Setup::default()), 8), 845_931);
    });
}
