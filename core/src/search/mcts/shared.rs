//! A tree that several threads may grow in parallel (tree parallelisation with virtual losses,
//! without locks; Enzenberger and Müller, "A lock-free multithreaded Monte-Carlo tree search
//! algorithm", 2009).

use std::cmp::{Ordering, Reverse};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::grower::{Grower, children};
use super::node::{Node, Tree};
use super::odds::estimate;
use super::playouts::{Playouts, TreeOptions, Variation};
use crate::control::Control;
use crate::game::{Game, Player};
use crate::search::{Ended, Report, RootMove};

/// A move that was tried this many times less often than the best one has no value of its own.
const TRIED: u32 = 50;
/// How often it is asked whether enough is known, in games.
const ASK_EVERY: u32 = 32;
/// How often progress is reported, in games.
const REPORT_EVERY: u32 = 1000;
/// The most games of a tree, as twice the number must fit in 32 bits.
const MOST_GAMES: u32 = 1 << 30;

/// How many moves after its root a tree is searched for another position: the own and a reply.
const MOST_STEPS: usize = 2;

/// The tree of a position.
///
/// Threads that [grow](Self::grow) it in parallel share its games and what they learn. A game in
/// progress counts as lost, so that other threads try something else meanwhile. The result of a
/// single thread depends on its seed alone; that of several also on their timing.
#[derive(Debug)]
pub struct SharedTree<G: Game, P> {
    playouts: P,
    options: TreeOptions,
    /// Whether reports value the position by all games, and not by those with the best move.
    values_by_all: bool,
    position: G,
    tree: Tree<G::Move>,
    /// The number of games begun, or attempted after the last one.
    begun: AtomicU32,
    /// The number of games that have ended.
    ended: AtomicU32,
}

impl<G: Game, P: Playouts<G>> SharedTree<G, P> {
    /// Returns a tree without games, or `None` if the game is over.
    pub(super) fn new(playouts: P, options: TreeOptions, position: &G) -> Option<Self> {
        if position.outcome().is_some() {
            return None;
        }
        let tree = Tree::new();
        // The root's children are created before any thread runs, so that there is a move to report
        // at any time.
        tree.expand(tree.root(), || {
            children(&playouts, position, &playouts.board(position), &mut Vec::new())
        });
        let (begun, ended) = (AtomicU32::new(0), AtomicU32::new(0));
        Some(Self {
            playouts,
            options,
            values_by_all: false,
            position: position.clone(),
            tree,
            begun,
            ended,
        })
    }

    /// Returns the tree with reports that value the position by all games instead of those with the
    /// best move, and lower each move by the same share.
    ///
    /// The best of many moves owes some of its result to luck, and the mean of all games some to
    /// moves that were only tried. In Go the mean can be compared from one position to the next.
    #[must_use]
    pub fn valued_by_all(self) -> Self {
        Self { values_by_all: true, ..self }
    }

    /// Returns the position at the root.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// Returns the part of the tree from this position on, ready for as many games as a new one;
    /// `None` if the position does not follow the root's by at most two moves, or was hardly tried.
    #[must_use]
    pub fn follow(self, position: &G) -> Option<Self>
    where
        G: PartialEq,
    {
        let path = path_to(self.tree.root(), &mut self.position.clone(), position, MOST_STEPS)?;
        let tree = self.tree.below(&path);
        let is_usable = !tree.root().children().is_empty();
        is_usable.then(|| Self {
            position: position.clone(),
            tree,
            begun: AtomicU32::new(0),
            ended: AtomicU32::new(0),
            ..self
        })
    }

    /// Returns the tree for this many games in all threads together.
    #[must_use]
    pub fn with_playouts(self, playouts: u32) -> Self {
        let options = TreeOptions { playouts, ..self.options };
        Self { options, ..self }
    }

    /// Plays games with random numbers from a seed, until all threads together have played the
    /// number in the options, or `control` stops this one. Each thread needs a different seed.
    pub fn grow(&self, seed: u64, control: &mut dyn Control<Report<G::Move>>) -> Ended {
        self.grow_until(|_| false, seed, control)
    }

    /// [Grows](Self::grow) until the games that are left cannot change the choice of a move.
    pub fn decide(&self, seed: u64, control: &mut dyn Control<Report<G::Move>>) -> Ended {
        self.grow_until(|left| self.is_decided(left), seed, control)
    }

    /// Plays this many games more in one thread, whatever the number in the options, and shows the
    /// board at the end of each.
    pub fn watch(&self, games: u32, seed: u64, mut at_end: impl FnMut(&P::Board)) {
        let mut grower = self.grower(seed);
        if self.ended.load(Relaxed) == 0 {
            grower.look_at_root();
        }
        for _ in 0..games {
            grower.play_one();
            at_end(grower.board());
        }
        self.begun.fetch_add(games, Relaxed);
        self.ended.fetch_add(games, Relaxed);
    }

    /// Returns the state of a thread that grows the tree, with random numbers from a seed.
    fn grower(&self, seed: u64) -> Grower<'_, G, P> {
        Grower::new(&self.playouts, self.options, &self.tree, &self.position, seed)
    }

    /// Grows until enough is known, for which the number of the games that are left is asked.
    fn grow_until(
        &self,
        is_enough: impl Fn(u32) -> bool,
        seed: u64,
        control: &mut dyn Control<Report<G::Move>>,
    ) -> Ended {
        let mut grower = self.grower(seed);
        let most = self.options.playouts.clamp(1, MOST_GAMES);
        let mut reported = 0;
        for own in 0_u32.. {
            if self.begun.fetch_add(1, Relaxed) >= most {
                break;
            }
            // Games that other threads are playing are left, too.
            let left = || most.saturating_sub(self.ended.load(Relaxed));
            if own.is_multiple_of(ASK_EVERY) && is_enough(left()) {
                break;
            }
            if control.should_stop() {
                return Ended::Stopped;
            }
            if own == 0 && self.ended.load(Relaxed) == 0 {
                grower.look_at_root();
            }
            grower.play_one();
            let ended = self.ended.fetch_add(1, Relaxed) + 1;
            if ended / REPORT_EVERY > reported
                && let Some(report) = self.report(Ended::Stopped)
            {
                reported = ended / REPORT_EVERY;
                control.on_progress(&report);
            }
        }
        Ended::Nodes
    }

    /// Returns whether the most tried move stays that if only so many games are left.
    fn is_decided(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for child in self.tree.root().children() {
            let games = child.games();
            second = second.max(games.min(most));
            most = most.max(games);
        }
        most - second > left
    }

    /// Returns the report so far, or `None` if there is no move.
    ///
    /// The lead is the mean of all games since the tree was planted or [followed](Self::follow),
    /// whichever move they began with.
    pub fn report(&self, ended: Ended) -> Option<Report<G::Move>> {
        let root = self.tree.root();
        let best = most_tried(root)?;
        let pv = line_from(best).into_iter().map(|(mv, _)| mv).collect();
        let enough = (best.games() / TRIED).max(1);
        // What a move looks like guides the search, and is no result.
        let share = |node: &Node<G::Move>| {
            if node.games() >= enough { node.played_share() } else { node.share() }
        };
        let excess = if self.values_by_all && root.games() > 0 {
            share(best) - (1.0 - root.played_share())
        } else {
            0.0
        };
        let score = estimate(share(best) - excess);
        let mut moves: Vec<RootMove<G::Move>> = Vec::new();
        for child in root.children() {
            if let Some(mv) = child.mv {
                let is_best = Some(mv) == best.mv;
                // A rarely tried move looks as good as its few games, but is no better than the
                // move preferred to it.
                let own = if is_best {
                    score
                } else {
                    estimate(share(child) - excess).min(score.just_below())
                };
                moves.push(RootMove { mv, score: own, exact: is_best || child.games() >= enough });
            }
        }
        let mut order = Vec::new();
        self.position.candidates(&mut order);
        moves.sort_by_key(|root| order.iter().position(|&mv| mv == root.mv));
        let nodes = self.ended.load(Relaxed).into();
        let lead = self.tree.leads.mean().map(|lead| match self.position.to_move() {
            Player::First => lead,
            Player::Second => -lead,
        });
        Some(Report { best: best.mv?, score, depth: 0, nodes, pv, moves, ended, lead })
    }

    /// Returns what the games say of each move at the root, the most tried first, and of those that
    /// were not tried the most promising.
    #[must_use]
    pub fn variations(&self) -> Vec<Variation<G::Move>> {
        let mut nodes: Vec<_> = self.tree.root().children().iter().collect();
        nodes.sort_by(|one, other| by_trial(other, one));
        let variations = nodes.into_iter().map(|node| Variation {
            games: node.games(),
            share: if node.games() > 0 { node.played_share() } else { node.share() },
            chance: node.prior().chance,
            line: line_from(node),
        });
        variations.collect()
    }
}

/// Returns a node's move and the moves tried most after it, each with the number of its games.
fn line_from<M: Copy>(node: &Node<M>) -> Vec<(M, u32)> {
    let mut line = Vec::new();
    let mut next = Some(node);
    while let Some(node) = next {
        line.extend(node.mv.map(|mv| (mv, node.games())));
        next = most_tried(node).filter(|node| node.games() > 0);
    }
    line
}

/// Returns which children lead from a node, whose position is `at`, to another position in at most
/// so many steps; the most tried ones are looked at first.
fn path_to<G: Game + PartialEq>(
    node: &Node<G::Move>,
    at: &mut G,
    position: &G,
    steps: usize,
) -> Option<Vec<usize>> {
    if at == position {
        return Some(Vec::new());
    }
    if steps == 0 {
        return None;
    }
    let children = node.children();
    let mut order: Vec<usize> = (0..children.len()).collect();
    order.sort_by_key(|&index| Reverse(children[index].games()));
    order.into_iter().find_map(|index| {
        let mv = children[index].mv?;
        let undo = at.make(mv);
        let path = path_to(&children[index], at, position, steps - 1);
        at.unmake(mv, undo);
        let mut path = path?;
        path.insert(0, index);
        Some(path)
    })
}

/// Returns the child that was tried most often, then the one with the best prior, then the first;
/// `None` for a node without children. So a search that is stopped before its first game returns
/// the move with the best prior.
fn most_tried<M>(node: &Node<M>) -> Option<&Node<M>> {
    node.children().iter().rev().max_by(|one, other| by_trial(one, other))
}

/// Compares nodes by how often they were tried, and then by their priors.
fn by_trial<M>(one: &Node<M>, other: &Node<M>) -> Ordering {
    one.games().cmp(&other.games()).then_with(|| one.prior_share().total_cmp(&other.prior_share()))
}
