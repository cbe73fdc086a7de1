//! Windows in bit-parallel form against a loop over the cells of each.

use plot4_core::bits::Bits;
use plot4_core::window::{Counts, LONGEST, runs};
use proptest::prelude::*;

/// Asserts that runs and counts of every window are those of a loop.
fn check<B: Bits>(cells: B, step: u32, length: u32) {
    let counts = Counts::new(cells, step, length);
    let is_set = |index: u32| !(cells & B::bit(index)).is_empty();
    let runs = runs(cells, step, length);
    let mut total = 0;
    for start in 0..B::WIDTH {
        let window = B::bit(start);
        let expected = (0..length).filter(|cell| is_set(start + cell * step)).count();
        let expected = u32::try_from(expected).expect("small");
        for count in 0..=LONGEST {
            assert_eq!(
                !(counts.exactly(count) & window).is_empty(),
                count == expected,
                "{count} of {expected} at {start}"
            );
        }
        assert_eq!(!(counts.any() & window).is_empty(), expected > 0);
        assert_eq!(!(runs & window).is_empty(), expected == length);
        assert_eq!(counts.total(window), expected);
        total += expected;
    }
    assert_eq!(counts.total(!B::ZERO), total);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn of_64_bits(cells: u64, others: u64, step in 1..40_u32, length in 1..=LONGEST) {
        check(cells, step, length);
        check(cells | others, step, length);
    }

    #[test]
    fn of_128_bits(cells: u128, others: u128, step in 1..40_u32, length in 1..=LONGEST) {
        check(cells, step, length);
        check(cells | others, step, length);
    }
}
