//! How fast the rules are: sequences of moves counted, with the counts asserted.

mod common;

use common::seconds;
use divan::Bencher;
use plot4::core::connect4::{Position, Shape, Size, Standard};
use plot4::core::game::perft;

fn main() {
    let mut count = 0;
    let seconds = seconds(|| count = perft(&Position::empty(Standard), 9));
    assert_eq!(count, 39_394_572);
    println!(
        "perft 9: {count} sequences, {:.0} million a second",
        f64::from(39_394_572_u32) / seconds / 1e6
    );
    divan::main();
}

/// Measures a count to depth 7.
fn depth_7<S: Shape>(bencher: Bencher, shape: S) {
    bencher.counter(divan::counter::ItemsCount::new(823_536_u32)).bench_local(|| {
        assert_eq!(perft(&Position::empty(shape), 7), 823_536);
    });
}

#[divan::bench]
fn usual_board(bencher: Bencher) {
    depth_7(bencher, Standard);
}

#[divan::bench]
fn any_size(bencher: Bencher) {
    depth_7(bencher, Size::STANDARD);
}
