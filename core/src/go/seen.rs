//! The whole positions that a game has seen, for superko.

use std::sync::Arc;

/// How many bits of a hash choose the way at each branch.
const BITS: u32 = 3;
/// How many ways lead on from a branch.
const WAYS: usize = 1 << BITS;

/// A set of hashes of 128 bits that shares as much as possible with the sets it was made from: a
/// trie.
///
/// A clone is one reference, and one more hash costs a few small nodes; so each position of a long
/// game has a set of its own.
#[derive(Clone, Debug, Default)]
pub(super) struct SeenPositions {
    root: Option<Arc<Node>>,
    /// The sum of a mixture of each hash: two sets that differ share it with the odds of a hash of
    /// 128 bits.
    sum: u128,
}

/// A part of the trie: the hashes that begin with the same bits.
#[derive(Debug)]
enum Node {
    /// One hash.
    Leaf(u128),
    /// Several, by their next bits.
    Branch([Option<Arc<Node>>; WAYS]),
}

impl SeenPositions {
    /// Returns a number that distinguishes sets.
    pub(super) const fn sum(&self) -> u128 {
        self.sum
    }

    pub(super) fn contains(&self, hash: u128) -> bool {
        let mut node = self.root.as_deref();
        let mut depth = 0;
        while let Some(Node::Branch(ways)) = node {
            node = ways[way(hash, depth)].as_deref();
            depth += 1;
        }
        matches!(node, Some(Node::Leaf(leaf)) if *leaf == hash)
    }

    /// Returns the set with one more hash.
    pub(super) fn with(&self, hash: u128) -> Self {
        if self.contains(hash) {
            return self.clone();
        }
        // The empty board has the hash 0, and counts as any other.
        let mixed = (hash ^ hash >> 61)
            .wrapping_add(0xD1B5_4A32_D192_ED03)
            .wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
        Self {
            root: Some(Arc::new(added(self.root.as_deref(), hash, 0))),
            sum: self.sum.wrapping_add(mixed ^ mixed >> 64),
        }
    }
}

/// Returns the way that a hash takes at a branch.
const fn way(hash: u128, depth: u32) -> usize {
    (hash >> (depth * BITS)) as usize % WAYS
}

/// Returns a part of the trie with a hash that it does not hold.
fn added(node: Option<&Node>, hash: u128, depth: u32) -> Node {
    let mut ways: [Option<Arc<Node>>; WAYS] = match node {
        None => return Node::Leaf(hash),
        Some(Node::Branch(ways)) => ways.clone(),
        Some(Node::Leaf(other)) => {
            let mut ways = [const { None }; WAYS];
            ways[way(*other, depth)] = Some(Arc::new(Node::Leaf(*other)));
            ways
        }
    };
    let next = &mut ways[way(hash, depth)];
    *next = Some(Arc::new(added(next.as_deref(), hash, depth + 1)));
    Node::Branch(ways)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::game::Key as _;

    #[test]
    fn a_trie_holds_what_a_set_holds() {
        let mut seen = SeenPositions::default();
        let mut reference = HashSet::new();
        for number in 0..3000_u64 {
            let hash = u128::from((number % 2000).hash64()) << 64 | u128::from(number % 2000);
            assert_eq!(seen.contains(hash), reference.contains(&hash));
            let before = seen.clone();
            seen = seen.with(hash);
            assert_eq!(
                before.contains(hash),
                !reference.insert(hash),
                "the set before is as it was"
            );
            assert_eq!(before.sum() == seen.sum(), before.contains(hash));
        }
        assert!(reference.iter().all(|&hash| seen.contains(hash)));
    }

    #[test]
    fn hashes_that_differ_in_their_last_bits_alone_are_told_apart() {
        let seen = SeenPositions::default().with(1 << 127).with(0);
        assert!(seen.contains(0) && seen.contains(1 << 127) && !seen.contains(1 << 126));
        assert_eq!(
            seen.sum(),
            SeenPositions::default().with(0).with(1 << 127).sum(),
            "the order does not matter"
        );
    }
}
