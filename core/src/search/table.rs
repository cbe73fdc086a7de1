//! The transposition table: findings about positions reached by another order of moves.

use crate::game::Key;
use crate::score::Score;

/// The relation of a stored value to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The value is this or greater.
    Lower,
    /// The value is this or smaller.
    Upper,
}

impl Bound {
    /// Returns the kind of bound that a result in this window is.
    #[inline]
    pub(super) fn of(result: Score, alpha: Score, beta: Score) -> Self {
        if result >= beta {
            Self::Lower
        } else if result > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }
}

/// The findings of a search about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Knowledge {
    /// The value, or a bound of it, in a search to `depth`.
    pub(super) score: Score,
    /// The relation of `score` to the value.
    pub(super) bound: Bound,
    pub(super) depth: u32,
    /// Whether `score` depends on no estimate, so that it holds at every greater depth, too.
    pub(super) proven: bool,
    /// The index of the best move in the order of the candidates, if there is one worth trying
    /// first.
    pub(super) best: Option<usize>,
}

impl Knowledge {
    /// Returns whether the entry holds for a search to `depth` as well.
    ///
    /// An estimate only holds for its own depth. A proof holds for every depth that sees as far: a
    /// decided score within its distance (every search of n plies finds a forced win in n plies,
    /// and none if there is none), any other from its own depth on.
    pub(super) fn holds_at(&self, depth: u32) -> bool {
        self.depth == depth
            || self.proven
                && (self.depth <= depth
                    || self.score.plies_to_end().is_some_and(|end| end <= depth))
    }
}

/// A slot of the table, of 16 bytes with a 64-bit key.
#[derive(Clone, Copy)]
struct Entry<K> {
    key: K,
    score: Score,
    depth: u16,
    /// The index of the best move, or [`NO_MOVE`].
    best: u8,
    /// The generation, above two bits for the bound and one for `proven`.
    stamp: u8,
}

/// Marks the lack of a best move, or one too far down its list to be stored.
const NO_MOVE: u8 = u8::MAX;

/// The number of generations that fit in a stamp; generation 0 marks slots never used.
const GENERATIONS: u8 = 1 << 5;

/// A table of fixed size in which a newer entry replaces an older one.
///
/// Each search starts with an empty table, as its result must not depend on earlier searches.
/// Instead of clearing a megabyte each time, [`forget`](Self::forget) starts a new generation, and
/// older entries count as absent.
pub(super) struct Table<K> {
    entries: Vec<Entry<K>>,
    generation: u8,
}

impl<K: Key> Table<K> {
    /// Returns an empty table that takes at most this many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let empty =
            Entry { key: K::default(), score: Score::DRAW, depth: 0, best: NO_MOVE, stamp: 0 };
        Self { entries: vec![empty; bytes / size_of::<Entry<K>>()], generation: 1 }
    }

    /// Removes all entries.
    pub(super) fn forget(&mut self) {
        self.generation += 1;
        if self.generation == GENERATIONS {
            self.generation = 1;
            for entry in &mut self.entries {
                entry.stamp = 0;
            }
        }
    }

    /// Returns the entry of the position with this key, at whatever depth.
    #[inline]
    pub(super) fn get(&self, key: K) -> Option<Knowledge> {
        let entry = self.entries.get(self.slot(key))?;
        (entry.stamp >> 3 == self.generation && entry.key == key).then(|| Knowledge {
            score: entry.score,
            bound: match entry.stamp & 3 {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
            depth: u32::from(entry.depth),
            proven: entry.stamp & 4 != 0,
            best: (entry.best != NO_MOVE).then_some(usize::from(entry.best)),
        })
    }

    /// Stores the entry of the position with this key, replacing any other in its slot.
    #[inline]
    pub(super) fn put(&mut self, key: K, knowledge: Knowledge) {
        let slot = self.slot(key);
        let (Some(entry), Ok(depth)) = (self.entries.get_mut(slot), u16::try_from(knowledge.depth))
        else {
            return;
        };
        let bound = match knowledge.bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
        };
        *entry = Entry {
            key,
            score: knowledge.score,
            depth,
            best: knowledge.best.and_then(|best| u8::try_from(best).ok()).unwrap_or(NO_MOVE),
            stamp: self.generation << 3 | u8::from(knowledge.proven) << 2 | bound,
        };
    }

    /// Returns the slot of the position with this key.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the product's upper half is less than the number of entries"
    )]
    fn slot(&self, key: K) -> usize {
        ((u128::from(key.hash64()) * self.entries.len() as u128) >> 64) as usize
    }
}
