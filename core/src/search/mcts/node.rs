//! The tree: each node owns its children, and counts games in atomic words.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, AtomicU64, AtomicUsize, Ordering};

use super::playouts::{Prior, SharedPrior};

/// The number of games at which a move's own result counts as much as its AMAF value.
const RAVE_EQUIVALENCE: f32 = 1000.0;

/// A number of games and the half points won in them, in one word, so that a reader always sees a
/// consistent pair.
///
/// ```text
///   63     32 31       0
///   | games  | halves  |     a game that is won is two halves, a draw is one
/// ```
#[derive(Debug, Default)]
struct Visits(AtomicU64);

/// One game in a [`Visits`].
const GAME: u64 = 1 << 32;

impl Visits {
    /// Returns the games, and how many of them were won.
    #[inline]
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        reason = "an estimate from the two halves of the word"
    )]
    fn get(&self) -> (f32, f32) {
        let word = self.0.load(Ordering::Relaxed);
        ((word >> 32) as f32, word as u32 as f32 / 2.0)
    }

    #[inline]
    fn games(&self) -> u32 {
        (self.0.load(Ordering::Relaxed) >> 32) as u32
    }

    /// Adds to the word, and returns what it was before.
    #[inline]
    fn add(&self, word: u64) -> u64 {
        self.0.fetch_add(word, Ordering::Relaxed)
    }
}

/// A move, and the results of the games in which it was made here.
#[derive(Debug)]
pub(super) struct Node<M> {
    /// The move that leads here; none at the root.
    pub(super) mv: Option<M>,
    slot: Option<u16>,
    prior: SharedPrior,
    own: Visits,
    /// The AMAF visits (all moves as first): the games in which the player made the move later.
    amaf: Visits,
    /// Whether a thread has begun to find the children.
    is_taken: AtomicBool,
    children: OnceLock<Box<[Self]>>,
}

impl<M> Node<M> {
    /// Returns a node without games.
    pub(super) fn new(mv: M, prior: Prior, slot: Option<usize>) -> Self {
        Self {
            mv: Some(mv),
            slot: slot.and_then(|slot| u16::try_from(slot).ok()),
            prior: SharedPrior::new(prior),
            ..Self::root()
        }
    }

    /// Returns the node before the first move.
    fn root() -> Self {
        let (own, amaf) = (Visits::default(), Visits::default());
        let (is_taken, children) = (AtomicBool::new(false), OnceLock::new());
        Self {
            mv: None,
            slot: None,
            prior: SharedPrior::new(Prior::EVEN),
            own,
            amaf,
            is_taken,
            children,
        }
    }

    /// Returns the number of its games, including those in progress.
    #[inline]
    pub(super) fn games(&self) -> u32 {
        self.own.games()
    }

    #[inline]
    pub(super) fn slot(&self) -> Option<usize> {
        self.slot.map(usize::from)
    }

    /// Returns its children; none until they were found.
    #[inline]
    pub(super) fn children(&self) -> &[Self] {
        self.children.get().map_or(&[], |children| children)
    }

    /// Counts a game that begins, and returns how many that makes. Until it ends it counts as lost,
    /// a virtual loss, so that other threads look elsewhere.
    #[inline]
    pub(super) fn begin(&self) -> u32 {
        (self.own.add(GAME) >> 32) as u32 + 1
    }

    /// Records the result of a game that has [begun](Self::begin), in half points for the player
    /// who made the move.
    #[inline]
    pub(super) fn end(&self, halves: u64) {
        self.own.add(halves);
    }

    /// Adds an AMAF visit: a game in which the player made the move later, and won this many half
    /// points.
    #[inline]
    pub(super) fn add_amaf(&self, halves: u64) {
        self.amaf.add(GAME | halves);
    }

    #[inline]
    pub(super) fn prior(&self) -> Prior {
        self.prior.get()
    }

    /// Replaces its prior: more is known about the move.
    pub(super) fn set_prior(&self, prior: Prior) {
        self.prior.set(prior);
    }

    /// Returns its share of games won according to its prior alone.
    #[inline]
    pub(super) fn prior_share(&self) -> f32 {
        let prior = self.prior();
        prior.wins / prior.games
    }

    /// Returns the chance of its prior, shared among its games and the next one.
    #[inline]
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    pub(super) fn chance_per_game(&self) -> f32 {
        self.prior().chance / (1 + self.games()) as f32
    }

    /// Returns the number of its games, including the virtual ones of its prior.
    #[inline]
    pub(super) fn weight(&self) -> f32 {
        self.own.get().0 + self.prior().games
    }

    /// Returns the share of its games that were won, including the virtual ones of its prior.
    #[inline]
    pub(super) fn share(&self) -> f32 {
        let (games, wins) = self.own.get();
        let prior = self.prior();
        (wins + prior.wins) / (games + prior.games)
    }

    /// Returns the share of the games that were played that were won; half where there was none.
    pub(super) fn played_share(&self) -> f32 {
        let (games, wins) = self.own.get();
        if games > 0.0 { wins / games } else { 0.5 }
    }

    /// Returns its value for choosing a child: its share, mixed with its AMAF share while it has
    /// few games (RAVE). Virtual AMAF wins are added, `critical` of the visits.
    #[inline]
    pub(super) fn value(&self, rave: bool, critical: f32) -> f32 {
        let share = self.share();
        let (visits, wins) = self.amaf.get();
        if !rave || visits == 0.0 {
            return share;
        }
        let (visits, wins) = (visits + critical * visits, wins + critical * visits);
        let weight = self.weight();
        let beta = visits / (visits + weight + visits * weight / RAVE_EQUIVALENCE);
        beta * wins / visits + (1.0 - beta) * share
    }
}

/// The leads of the first player at the ends of games.
#[derive(Debug, Default)]
pub(super) struct Leads {
    games: AtomicU32,
    /// The sum of their leads in half points.
    halves: AtomicI64,
}

impl Leads {
    /// Adds the end of a game: twice the points of the lead.
    #[inline]
    pub(super) fn add(&self, halves: i32) {
        self.halves.fetch_add(halves.into(), Ordering::Relaxed);
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    /// Returns the mean in points, or `None` without games. While threads add others, it may be off
    /// by a game of each.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        reason = "a mean of far fewer points than a float can count"
    )]
    pub(super) fn mean(&self) -> Option<f32> {
        let games = self.games.load(Ordering::Relaxed);
        let halves = self.halves.load(Ordering::Relaxed);
        (games > 0).then(|| (halves as f64 / f64::from(games) / 2.0) as f32)
    }
}

#[derive(Debug)]
pub(super) struct Tree<M> {
    root: Node<M>,
    /// The leads at the ends of its games: of all that have begun at this root, and none before.
    pub(super) leads: Leads,
    /// The number of nodes.
    count: AtomicUsize,
}

impl<M> Tree<M> {
    /// Returns a tree with only a root.
    pub(super) fn new() -> Self {
        Self { root: Node::root(), leads: Leads::default(), count: AtomicUsize::new(1) }
    }

    #[inline]
    pub(super) const fn root(&self) -> &Node<M> {
        &self.root
    }

    /// Returns the number of nodes.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.count.load(Ordering::Relaxed)
    }

    /// Returns the tree below the node that is reached by taking these children in turn. Its games
    /// are kept, but not their leads, which no node knows.
    pub(super) fn below(mut self, path: &[usize]) -> Self {
        for &index in path {
            let mut children = self.root.children.take().map_or_else(Vec::new, Vec::from);
            let root = children.swap_remove(index);
            // The old root and the others are freed with the tree that they make.
            self.root.children = OnceLock::from(children.into_boxed_slice());
            self = Self {
                root: Node { mv: None, ..root },
                leads: Leads::default(),
                count: AtomicUsize::new(0),
            };
        }
        let count = self.counted();
        *self.count.get_mut() = count;
        self
    }

    fn counted(&self) -> usize {
        let (mut count, mut left) = (1, vec![self.root.children()]);
        while let Some(children) = left.pop() {
            count += children.len();
            left.extend(children.iter().map(Node::children));
        }
        count
    }

    /// Adds the children of a node, which only the first thread finds.
    pub(super) fn expand(&self, node: &Node<M>, children: impl FnOnce() -> Box<[Node<M>]>) {
        if node.is_taken.swap(true, Ordering::Relaxed) {
            return;
        }
        let children = children();
        self.count.fetch_add(children.len(), Ordering::Relaxed);
        // No other thread sets them, so none waits.
        let _ = node.children.set(children);
    }
}

impl<M> Drop for Tree<M> {
    /// Frees the nodes family by family: dropping them recursively could overflow the stack.
    fn drop(&mut self) {
        let mut left: Vec<Box<[Node<M>]>> = self.root.children.take().into_iter().collect();
        while let Some(mut children) = left.pop() {
            left.extend(children.iter_mut().filter_map(|child| child.children.take()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a node without games for a move.
    fn node(mv: u32) -> Node<u32> {
        Node::new(mv, Prior::EVEN, None)
    }

    #[test]
    fn a_game_is_a_loss_until_it_ends() {
        let node = node(1);
        assert!((node.share() - 0.5).abs() < 1e-6);
        node.begin();
        assert!((node.share() - 5.0 / 11.0).abs() < 1e-6, "a virtual loss");
        node.end(2);
        assert!((node.share() - 6.0 / 11.0).abs() < 1e-6, "it was won");
        assert_eq!(node.games(), 1);
        node.begin();
        node.end(1);
        assert!((node.share() - 6.5 / 12.0).abs() < 1e-6, "half of it was won");
    }

    #[test]
    fn only_the_first_thread_looks_for_children() {
        let tree = Tree::new();
        tree.expand(tree.root(), || Box::new([node(1), node(2)]));
        tree.expand(tree.root(), || panic!("they are there"));
        assert_eq!((tree.len(), tree.root().children().len()), (3, 2));
        assert_eq!(tree.root().children()[1].mv, Some(2));
    }

    #[test]
    fn what_is_below_a_node_stays_as_it_is() {
        let tree = Tree::new();
        tree.expand(tree.root(), || Box::new([node(1), node(2), node(3)]));
        let second = &tree.root().children()[1];
        tree.expand(second, || Box::new([node(4), node(5)]));
        second.children()[1].begin();
        tree.expand(&second.children()[1], || Box::new([node(6)]));
        let below = tree.below(&[1, 1]);
        assert_eq!((below.len(), below.root().games()), (2, 1));
        assert_eq!(below.root().mv, None);
        assert_eq!(below.root().children()[0].mv, Some(6));
    }

    #[test]
    fn a_deep_tree_is_freed_without_a_deep_stack() {
        let tree = Tree::new();
        let mut last = tree.root();
        for mv in 0..1_000_000 {
            tree.expand(last, || Box::new([node(mv)]));
            last = &last.children()[0];
        }
        assert_eq!(tree.len(), 1_000_001);
        drop(tree);
    }
}
