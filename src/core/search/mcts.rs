//! Monte Carlo tree search over any [`Game`]: a tree that grows where games played to their end go well (UCT with RAVE and priors; Gelly
//! and Silver, "Monte-Carlo tree search and rapid action value estimation in computer Go", 2011).

mod node;
mod prior;

use super::dice::Dice;
use super::{Ended, Report, RootMove};
use crate::core::control::Control;
use crate::core::game::{Game, Outcome, Player};
use crate::core::score::{Score, ScoreKind};
use node::{Node, Tree};
pub use prior::Prior;

/// What the search is told of a game: which moves are worth a try, and how games end that are played from a position on.
///
/// It has a board of its own, made for playouts; the search plays on both, so that the rules are those of [`Game`] in the tree.
pub trait Playouts<G: Game> {
    /// The board that games are played to their end on.
    type Board;

    /// Returns the board of a position.
    fn board(&self, position: &G) -> Self::Board;

    /// Puts a copy of one board in the place of another.
    fn copy(&self, from: &Self::Board, to: &mut Self::Board);

    /// Plays a move that is legal in the game.
    fn follow(&self, board: &mut Self::Board, mv: G::Move);

    /// Replaces the contents of `out` by the moves that are worth a try, each legal and with what is thought of it beforehand; at least
    /// one, where the game is not over.
    fn expand(&self, position: &G, board: &Self::Board, out: &mut Vec<(G::Move, Prior)>);

    /// Plays the game to its end by chance; `played` is told the [slot](Self::slot) and the player of each move. Returns the first
    /// player's result, from 0 to 1.
    fn play_out(&self, board: &mut Self::Board, dice: &mut Dice, played: &mut dyn FnMut(usize, Player)) -> f32;

    /// Returns the number of a move for what is learnt of it elsewhere in a game (all moves as first), less than [`slots`](Self::slots),
    /// or `None` for a move of which nothing is.
    fn slot(&self, board: &Self::Board, mv: G::Move) -> Option<usize>;

    /// Returns one more than the greatest slot.
    fn slots(&self, board: &Self::Board) -> usize;
}

/// The techniques of a search, and how far it goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeOptions {
    /// How many games are played.
    pub playouts: u32,
    /// Whether what a move did later in a game counts for it (RAVE).
    pub rave: bool,
    /// How much a move that was hardly tried is preferred (UCT); 0 where RAVE and priors see to that.
    pub exploration: f32,
    /// After how many games a move's answers are looked at.
    pub expand_after: u32,
    /// The most nodes of the tree; what does not fit is not looked at more closely.
    pub nodes: usize,
}

impl Default for TreeOptions {
    fn default() -> Self {
        Self { playouts: 10_000, rave: true, exploration: 0.0, expand_after: 6, nodes: 1_500_000 }
    }
}

/// A move that was tried so many times less often than the best one has no value of its own.
const TRIED: u32 = 50;
/// How often progress is reported, in games.
const REPORT_EVERY: u32 = 1000;
/// The greatest estimate: more than any share of games won says.
const GREATEST: f32 = 700.0;

/// A search that grows its tree anew for each position.
pub struct TreeSearch<P> {
    playouts: P,
    options: TreeOptions,
}

impl<P> TreeSearch<P> {
    /// Returns a search with these techniques.
    pub const fn new(playouts: P, options: TreeOptions) -> Self {
        Self { playouts, options }
    }

    /// Searches a position with chance from a seed, and returns what was found, or `None` if the game is over. The same arguments lead
    /// to the same report, unless `control` stops the search.
    ///
    /// The value of a move is an estimate: a hundred times the logarithm of the odds by the share of its games that were won. `nodes` is
    /// the number of games.
    pub fn run<G: Game>(&self, position: &G, seed: u64, control: &mut dyn Control<Report<G::Move>>) -> Option<Report<G::Move>>
    where
        P: Playouts<G>,
    {
        if position.outcome().is_some() {
            return None;
        }
        let mut growth = Growth::new(&self.playouts, self.options, position, seed);
        let mut ended = Ended::Nodes;
        for number in 1..=self.options.playouts.max(1) {
            if control.should_stop() {
                ended = Ended::Stopped;
                break;
            }
            growth.play_one();
            if number % REPORT_EVERY == 0
                && let Some(report) = growth.report(Ended::Stopped)
            {
                control.on_progress(&report);
            }
        }
        growth.report(ended)
    }
}

/// A tree as it grows.
struct Growth<'a, G: Game, P: Playouts<G>> {
    playouts: &'a P,
    options: TreeOptions,
    tree: Tree<G::Move>,
    position: G,
    root_board: P::Board,
    board: P::Board,
    dice: Dice,
    /// Who made the move of each slot first in the game that is played.
    first: Vec<Option<Player>>,
    /// The nodes from the root to where the game left the tree.
    path: Vec<usize>,
    expansion: Vec<(G::Move, Prior)>,
    played: u32,
}

impl<'a, G: Game, P: Playouts<G>> Growth<'a, G, P> {
    fn new(playouts: &'a P, options: TreeOptions, position: &G, seed: u64) -> Self {
        let root_board = playouts.board(position);
        let mut growth = Self {
            playouts,
            options,
            tree: Tree::new(),
            position: position.clone(),
            board: playouts.board(position),
            first: vec![None; playouts.slots(&root_board)],
            root_board,
            dice: Dice::new(seed),
            path: Vec::new(),
            expansion: Vec::new(),
            played: 0,
        };
        growth.expand(Tree::<G::Move>::ROOT);
        growth
    }

    /// Plays a game: down the tree, and from there to its end by chance; then tells all nodes on the way.
    fn play_one(&mut self) {
        self.playouts.copy(&self.root_board, &mut self.board);
        self.first.fill(None);
        self.path.clear();
        self.path.push(Tree::<G::Move>::ROOT);
        let mut undos = Vec::new();
        let mut node = Tree::<G::Move>::ROOT;
        while let Some(child) = self.best_child(node) {
            let Some(mv) = self.tree.get(child).mv else { break };
            if let Some(slot) = self.playouts.slot(&self.board, mv) {
                self.first[slot].get_or_insert(self.position.to_move());
            }
            self.playouts.follow(&mut self.board, mv);
            undos.push((mv, self.position.make(mv)));
            self.path.push(child);
            node = child;
            let found = self.tree.get(node);
            if !found.is_expanded() && found.games() >= self.options.expand_after && self.position.outcome().is_none() {
                self.expand(node);
            }
        }
        let result = match self.position.outcome() {
            Some(Outcome::Win(Player::First)) => 1.0,
            Some(Outcome::Win(Player::Second)) => 0.0,
            Some(Outcome::Draw) => 0.5,
            None => {
                let first = &mut self.first;
                let mut tell = |slot: usize, player: Player| {
                    first[slot].get_or_insert(player);
                };
                self.playouts.play_out(&mut self.board, &mut self.dice, &mut tell)
            }
        };
        self.learn(undos, result);
        self.played += 1;
    }

    /// Tells the nodes on the way of a game how it ended, and takes the moves back.
    fn learn(&mut self, mut undos: Vec<(G::Move, G::Undo)>, result: f32) {
        for depth in (0..self.path.len()).rev() {
            let node = self.path[depth];
            let to_move = self.position.to_move();
            let of = |player: Player| if player == Player::First { result } else { 1.0 - result };
            // A node's value is that of the player who made its move.
            self.tree.get_mut(node).add(of(to_move.other()));
            if self.options.rave {
                for child in self.tree.children(node) {
                    let found = self.tree.get_mut(child);
                    if found.slot().is_some_and(|slot| self.first[slot] == Some(to_move)) {
                        found.add_later(of(to_move));
                    }
                }
            }
            if let Some((mv, undo)) = undos.pop() {
                self.position.unmake(mv, undo);
            }
        }
    }

    /// Gives a node its children.
    fn expand(&mut self, node: usize) {
        if node != Tree::<G::Move>::ROOT && self.tree.len() >= self.options.nodes {
            return;
        }
        self.playouts.expand(&self.position, &self.board, &mut self.expansion);
        let (playouts, board) = (self.playouts, &self.board);
        let children = self.expansion.iter().map(|&(mv, prior)| Node::new(mv, prior, playouts.slot(board, mv)));
        self.tree.add_children(node, children);
    }

    /// Returns the child that is tried next, or `None` of a node without children.
    fn best_child(&mut self, node: usize) -> Option<usize> {
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let log = if self.options.exploration > 0.0 { (self.tree.get(node).games().max(1) as f32).ln() } else { 0.0 };
        let mut best = None;
        let mut best_value = f32::MIN;
        for child in self.tree.children(node) {
            let found = self.tree.get(child);
            // Chance breaks ties, so that the first in the list is not preferred.
            #[expect(clippy::cast_precision_loss, reason = "chance")]
            let tie = (self.dice.roll() >> 40) as f32 * 1e-11;
            let value = found.promise(self.options.rave) + self.options.exploration * (log / found.weight()).sqrt() + tie;
            if value > best_value {
                best_value = value;
                best = Some(child);
            }
        }
        best
    }

    /// Returns what is known now, or `None` if there is no move.
    fn report(&self, ended: Ended) -> Option<Report<G::Move>> {
        let root = Tree::<G::Move>::ROOT;
        let best = self.most_tried(root)?;
        let mut pv = Vec::new();
        let mut node = best;
        loop {
            pv.extend(self.tree.get(node).mv);
            match self.most_tried(node).filter(|&next| self.tree.get(next).games() > 0) {
                Some(next) => node = next,
                None => break,
            }
        }
        let score = estimate(self.tree.get(best).share());
        let enough = (self.tree.get(best).games() / TRIED).max(1);
        let mut moves: Vec<RootMove<G::Move>> = Vec::new();
        for child in self.tree.children(root) {
            let found = self.tree.get(child);
            if let Some(mv) = found.mv {
                // A move that was hardly tried looks as good as its few games: no better than the one that was preferred to it.
                let own = if child == best { score } else { estimate(found.share()).min(score.just_below()) };
                moves.push(RootMove { mv, score: own, exact: child == best || found.games() >= enough });
            }
        }
        let mut order = Vec::new();
        self.position.candidates(&mut order);
        moves.sort_by_key(|root| order.iter().position(|&mv| mv == root.mv));
        let best = self.tree.get(best).mv?;
        Some(Report { best, score, depth: 0, nodes: self.played.into(), pv, moves, ended })
    }

    /// Returns the child that was tried most often, or `None` of a node without children.
    fn most_tried(&self, node: usize) -> Option<usize> {
        let key = |&child: &usize| (self.tree.get(child).games(), std::cmp::Reverse(child));
        self.tree.children(node).max_by_key(key)
    }
}

/// How many games a search has tried, and how many of them were won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The games.
    pub games: u64,
    /// How many in a hundred of those with the chosen move the player to move has won.
    pub won: u32,
}

impl Tried {
    /// Returns what the report of a [`TreeSearch`] says of its games.
    #[must_use]
    pub fn of<M>(report: &Report<M>) -> Self {
        let won = match report.score.kind() {
            ScoreKind::Heuristic(value) => percent(value),
            ScoreKind::WinIn(_) => 100,
            ScoreKind::LossIn(_) => 0,
        };
        Self { games: report.nodes, won }
    }
}

/// Returns the estimate that a share of games won stands for: a hundred times the logarithm of the odds.
#[must_use]
pub fn estimate(share: f32) -> Score {
    let share = share.clamp(0.0001, 0.9999);
    let value = (100.0 * (share / (1.0 - share)).ln()).clamp(-GREATEST, GREATEST);
    #[expect(clippy::cast_possible_truncation, reason = "it is clamped")]
    Score::heuristic(value.round() as i32)
}

/// Returns how many games in a hundred are won by an [`estimate`].
#[must_use]
pub fn percent(estimate: i32) -> u32 {
    #[expect(clippy::cast_precision_loss, reason = "estimates are small numbers")]
    let share = 1.0 / (1.0 + (-(estimate as f32) / 100.0).exp());
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is from 0 to 100")]
    let percent = (100.0 * share).round() as u32;
    percent
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_are_odds() {
        for share in [1, 20, 50, 75, 99] {
            #[expect(clippy::cast_precision_loss, reason = "small numbers")]
            let Some(value) = [estimate(share as f32 / 100.0)].into_iter().next() else { continue };
            let ScoreKind::Heuristic(value) = value.kind() else { panic!("an estimate") };
            assert_eq!(percent(value), share);
        }
        assert_eq!(estimate(0.5), Score::DRAW);
        assert_eq!(estimate(1.0), -estimate(0.0));
    }
}
