//! The player who grows trees, and keeps them.

use std::sync::Arc;

use super::life::{Insight, Life};
use super::passing::reconsidered;
use super::playout::{GoPlayouts, Style};
use super::position::{Move, Phase, Position};
use super::settled::settled;
use crate::control::Control;
use crate::game::Game;
use crate::search::{
    Assistant, Dice, Ended, Explanation, Report, SharedTree, Strategy, TreeOptions, TreeSearch,
    Variation,
};

type Tree = SharedTree<Position, GoPlayouts>;

/// A player who grows trees, passes when all is settled, and settles dead stones.
pub struct Trees {
    search: TreeSearch<GoPlayouts>,
    seed: u64,
    /// Whether the tree is kept for the next choice.
    keeps_tree: bool,
    /// Whether its values are [those of all games](SharedTree::valued_by_all).
    compares: bool,
    /// The tree of the last choice, or the one that partners have been given for the next choice.
    tree: Option<Arc<Tree>>,
    /// How many partners have been given the tree.
    partners: u64,
}

impl Trees {
    /// Returns a player of so many playouts for a move, who may keep the tree.
    pub(super) fn new(playouts: u32, seed: u64, keeps_tree: bool) -> Self {
        let options = TreeOptions { playouts, ..TreeOptions::default() };
        Self {
            search: TreeSearch::new(GoPlayouts::new(Style::Heavy, true), options),
            seed,
            keeps_tree,
            compares: false,
            tree: None,
            partners: 0,
        }
    }

    /// Returns an adviser of so many playouts, whose values can be compared from one position to
    /// the next.
    pub(super) fn comparing(playouts: u32) -> Self {
        Self { compares: true, ..Self::new(playouts, 0, false) }
    }

    /// Sets the number of playouts for each move. What is kept stays.
    pub fn set_playouts(&mut self, playouts: u32) {
        self.search.set_playouts(playouts);
        let tree = self.tree.take().and_then(Arc::into_inner);
        self.tree = tree.map(|tree| Arc::new(tree.with_playouts(playouts)));
    }

    /// Returns what the tree of the last choice says of each move, the most tried first; nothing
    /// if that was in another position, or needed no tree.
    #[must_use]
    pub fn variations(&self, position: &Position) -> Vec<Variation<Move>> {
        let tree = self.tree.as_ref();
        let tree = tree.filter(|tree| tree.position() == position);
        tree.map_or_else(Vec::new, |tree| tree.variations())
    }

    /// Returns the strategy that grows this tree, even where nothing is left but to pass.
    pub const fn analyst(&mut self) -> Analyst<'_> {
        Analyst(self)
    }

    fn seed_in(&self, position: &Position) -> u64 {
        #[expect(clippy::cast_possible_truncation, reason = "half of the key is enough for a seed")]
        let key = position.key() as u64;
        self.seed ^ key
    }

    /// Takes the tree for choosing in a position: the one that partners grow, or what is left of
    /// the last one, or a new one.
    fn take_tree(&mut self, position: &Position) -> Option<Arc<Tree>> {
        let tree = self.tree.take();
        if self.partners > 0
            && let Some(tree) = &tree
            && tree.position() == position
        {
            return Some(Arc::clone(tree));
        }
        self.partners = 0;
        tree.filter(|_| self.keeps_tree)
            .and_then(Arc::into_inner)
            .and_then(|tree| tree.follow(position))
            .or_else(|| self.search.plant(position))
            .map(|tree| if self.compares { tree.valued_by_all() } else { tree })
            .map(Arc::new)
    }

    /// Grows the tree of a position in this way, and returns the seed and the report.
    fn grow(
        &mut self,
        position: &Position,
        grow: fn(&Tree, u64, &mut dyn Control<Report<Move>>) -> Ended,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<(u64, Report<Move>)> {
        let seed = self.seed_in(position);
        let tree = self.take_tree(position)?;
        self.partners = 0;
        let report = tree.report(grow(&tree, seed, control))?;
        self.tree = Some(tree).filter(|_| self.keeps_tree);
        Some((seed, report))
    }
}

/// The partner of [`Trees`], who grows the same tree in another thread.
struct Partner {
    tree: Arc<Tree>,
    seed: u64,
}

impl Assistant<Position> for Partner {
    fn assist(&mut self, position: &Position, control: &mut dyn Control<Report<Move>>) {
        if self.tree.position() == position {
            self.tree.decide(self.seed, control);
        }
    }
}

impl Strategy<Position> for Trees {
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        if position.outcome().is_some() {
            return None;
        }
        if let Some(report) = settled(position, control) {
            return Some(report);
        }
        let (seed, report) = self.grow(position, Tree::decide, control)?;
        Some(reconsidered(position, report, &self.search, seed, control))
    }

    /// Explains which stones are dead, where that is the question.
    fn explain(
        &mut self,
        position: &Position,
        report: &Report<Move>,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Explanation<Position>> {
        (position.phase() == Phase::Settling).then(|| Explanation {
            insight: Insight::Ended(Life::read(position, control)),
            best: vec![report.best],
            marks: Vec::new(),
            line: report.pv.clone(),
        })
    }

    fn partner(&mut self, position: &Position) -> Option<Box<dyn Assistant<Position>>> {
        // An adviser of so many playouts has the same answer each time.
        if self.compares && self.search.playouts() < u32::MAX {
            return None;
        }
        let tree = self.take_tree(position)?;
        // Games of their own, however many they are.
        let seed = Dice::new(self.seed_in(position).wrapping_add(self.partners)).roll();
        self.partners += 1;
        self.tree = Some(Arc::clone(&tree));
        Some(Box::new(Partner { tree, seed }))
    }
}

/// A strategy that grows the tree of a player and reports what it has found, and nothing else.
pub struct Analyst<'a>(&'a mut Trees);

impl Strategy<Position> for Analyst<'_> {
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        let (_, report) = self.0.grow(position, Tree::grow, control)?;
        Some(report)
    }

    fn partner(&mut self, position: &Position) -> Option<Box<dyn Assistant<Position>>> {
        self.0.partner(position)
    }
}
