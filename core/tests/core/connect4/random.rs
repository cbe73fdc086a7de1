//! Random positions and sizes of Connect 4, the same ones each time.

#![allow(dead_code, reason = "two tests include this module, and each uses its part of it")]

use plot4_core::connect4::{Column, Position, Shape, Size};
use plot4_core::game::{Game, Key};
use proptest::prelude::*;

/// Numbers without a pattern, the same ones each time.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 += 1;
        usize::try_from(self.0.hash64() >> 16).expect("48 bits") % end
    }
}

/// Returns an unfinished position with this many coins, reached by random moves.
pub fn random_position<S: Shape>(shape: S, coins: u32, random: &mut Random) -> Position<S> {
    'tries: loop {
        let mut position = Position::empty(shape);
        while position.plies() < coins {
            let mut moves = position.moves();
            moves.retain(|&column| after(&position, column).outcome().is_none());
            if moves.is_empty() {
                continue 'tries;
            }
            position = after(&position, moves[random.below(moves.len())]);
        }
        return position;
    }
}

/// Returns the position after a move.
pub fn after<S: Shape>(position: &Position<S>, column: Column) -> Position<S> {
    let mut next = *position;
    next.play(column).expect("legal");
    next
}

/// Returns any size that the rules allow.
pub fn sizes() -> impl Strategy<Value = Size> {
    let sides = (4..=25_u8, 4..=31_u8).prop_filter("too large", |&(columns, rows)| {
        (u32::from(rows) + 1) * u32::from(columns) <= 128
    });
    sides.prop_flat_map(|(columns, rows)| {
        (3..=columns.max(rows))
            .prop_map(move |connect| Size::new(columns, rows, connect).expect("a size"))
    })
}

/// Whether a long test takes this one of its samples: every fifth, and all of them in
/// `tests/hostile/run.sh`.
pub fn is_sampled<N: Copy + TryInto<u64>>(number: &N) -> bool {
    let number = (*number).try_into().unwrap_or_default();
    number.is_multiple_of(5) || std::env::var_os("PLOT4_ALL_SAMPLES").is_some()
}
