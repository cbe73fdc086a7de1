//! The table of refuted positions: those in which the attacker is known to have no win by
//! continuous fours.

/// How many slots the table has.
const SLOTS: usize = 1 << 15;

/// Stands for every number of fours: a board has room for fewer.
pub(super) const ANY: u8 = u8::MAX;

/// The known positions, by their keys; a newer entry takes the place of an older one.
#[derive(Clone, Debug)]
pub(super) struct Refuted {
    slots: Box<[Slot]>,
    /// The generation of the entries that count, from 1.
    generation: u32,
}

/// One entry of 16 bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// The upper half of the key; the lower half has led to the slot.
    check: u64,
    /// When it was written; 0 for never.
    generation: u32,
    /// There is no win within this number of fours.
    fours: u8,
}

impl Refuted {
    /// Returns a table that knows nothing.
    pub(super) fn new() -> Self {
        Self {
            slots: vec![Slot::default(); SLOTS].into_boxed_slice(),
            generation: 1,
        }
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        if self.generation == u32::MAX {
            *self = Self::new();
        } else {
            self.generation += 1;
        }
    }

    /// Returns the number of fours within which the position with this key is known to have no win;
    /// 0 if nothing is known.
    #[inline]
    pub(super) fn fours(&self, key: u128) -> u8 {
        let slot = self.slots[index(key)];
        if slot.generation == self.generation && slot.check == check(key) {
            slot.fours
        } else {
            0
        }
    }

    /// Notes that the position with this key has no win within this many fours, or within [`ANY`]
    /// number.
    #[inline]
    pub(super) fn note(&mut self, key: u128, fours: u8) {
        self.slots[index(key)] = Slot {
            check: check(key),
            generation: self.generation,
            fours,
        };
    }
}

/// Returns the slot of a key.
#[inline]
const fn index(key: u128) -> usize {
    key as usize % SLOTS
}

/// Returns the part of a key by which a slot distinguishes it from others.
#[inline]
const fn check(key: u128) -> u64 {
    (key >> 64) as u64
}
