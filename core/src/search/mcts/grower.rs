//! One thread that grows a tree: games down the tree, continued as playouts.

use super::node::{Node, Tree};
use super::playouts::{Playouts, Prior, TreeOptions};
use crate::game::{Game, Outcome, Player};
use crate::random::Dice;

/// The number of games after which the moves that follow are worth a closer look; the root's are at
/// once. A look takes as long as about 15 games.
const CLOSE_LOOK: u32 = 60;

/// The state of one thread that grows a tree.
pub(super) struct Grower<'a, G: Game, P: Playouts<G>> {
    playouts: &'a P,
    options: TreeOptions,
    tree: &'a Tree<G::Move>,
    position: G,
    root_board: P::Board,
    board: P::Board,
    dice: Dice,
    /// The player who first made the move of each slot in the current game.
    first: Vec<Option<Player>>,
    /// What the ends of this thread's games say of each slot.
    criticality: Criticality,
    /// The nodes from the root to where the current game left the tree.
    path: Vec<&'a Node<G::Move>>,
    undos: Vec<(G::Move, G::Undo)>,
    expansion: Vec<(G::Move, Prior)>,
}

impl<'a, G: Game, P: Playouts<G>> Grower<'a, G, P> {
    /// Returns the state of a thread that grows the tree of a position, with random numbers from a
    /// seed.
    pub(super) fn new(
        playouts: &'a P,
        options: TreeOptions,
        tree: &'a Tree<G::Move>,
        position: &G,
        seed: u64,
    ) -> Self {
        let root_board = playouts.board(position);
        Self {
            playouts,
            options,
            tree,
            position: position.clone(),
            board: playouts.board(position),
            first: vec![None; playouts.slots(&root_board)],
            criticality: Criticality::new(playouts.slots(&root_board)),
            root_board,
            dice: Dice::new(seed),
            path: Vec::new(),
            undos: Vec::new(),
            expansion: Vec::new(),
        }
    }

    /// Plays a game: down the tree and then a playout; then updates all nodes on its path.
    pub(super) fn play_one(&mut self) {
        self.playouts.copy(&self.root_board, &mut self.board);
        self.first.fill(None);
        let mut node = self.tree.root();
        node.begin();
        self.path.push(node);
        while let Some(child) = self.best_child(node) {
            let Some(mv) = child.mv else { break };
            let games = child.begin();
            if let Some(slot) = self.playouts.slot(&self.board, mv) {
                self.first[slot].get_or_insert(self.position.to_move());
            }
            self.playouts.follow(&mut self.board, mv);
            self.undos.push((mv, self.position.make(mv)));
            self.path.push(child);
            node = child;
            if games == CLOSE_LOOK {
                self.look_closely(node);
            }
            // The current game does not count.
            let is_due = node.children().is_empty() && node.games() > self.options.expand_after;
            if is_due && self.position.outcome().is_none() {
                self.expand(node);
            }
        }
        let outcome = self.position.outcome().unwrap_or_else(|| {
            let first = &mut self.first;
            let mut tell = |slot: usize, player: Player| {
                first[slot].get_or_insert(player);
            };
            let outcome = self.playouts.play_out(&mut self.board, &mut self.dice, &mut tell);
            if let Outcome::Win(winner) = outcome {
                let owner = |slot| self.playouts.owner(&self.board, slot);
                self.criticality.learn(winner, owner);
            }
            outcome
        });
        if let Some(lead) = self.playouts.lead(&self.position, &self.board) {
            self.tree.leads.add(lead);
        }
        self.learn(outcome);
    }

    /// Returns the board at the end of the last game.
    pub(super) const fn board(&self) -> &P::Board {
        &self.board
    }

    /// Updates the nodes on the path of a game with its result, and takes the moves back.
    fn learn(&mut self, outcome: Outcome) {
        while let Some(node) = self.path.pop() {
            let to_move = self.position.to_move();
            // A node's value is from the view of the player who made its move.
            node.end(halves(outcome, to_move.other()));
            if self.options.rave {
                let own = halves(outcome, to_move);
                for child in node.children() {
                    if child.slot().is_some_and(|slot| self.first[slot] == Some(to_move)) {
                        child.add_amaf(own);
                    }
                }
            }
            if let Some((mv, undo)) = self.undos.pop() {
                self.position.unmake(mv, undo);
            }
        }
    }

    /// Looks closely at the moves of the root, before any game.
    pub(super) fn look_at_root(&mut self) {
        self.playouts.copy(&self.root_board, &mut self.board);
        self.look_closely(self.tree.root());
    }

    /// Replaces the priors of a node's children by what a closer look at them tells.
    fn look_closely(&mut self, node: &Node<G::Move>) {
        let children = node.children();
        self.expansion.clear();
        let known = children.iter().filter_map(|child| Some((child.mv?, child.prior())));
        self.expansion.extend(known);
        let (position, board) = (&self.position, &self.board);
        if (self.playouts).look_closely(position, board, &mut self.expansion) {
            for (child, &(_, prior)) in children.iter().zip(&self.expansion) {
                child.set_prior(prior);
            }
        }
    }

    /// Adds the children of a node, if there is room for them.
    fn expand(&mut self, node: &Node<G::Move>) {
        if self.tree.len() < self.options.nodes {
            self.tree.expand(node, || {
                children(self.playouts, &self.position, &self.board, &mut self.expansion)
            });
        }
    }

    /// Returns the child to try next, or `None` for a node without children.
    fn best_child(&mut self, node: &'a Node<G::Move>) -> Option<&'a Node<G::Move>> {
        // The current game does not count here.
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let log = if self.options.exploration > 0.0 {
            ((node.games() - 1).max(1) as f32).ln()
        } else {
            0.0
        };
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let guidance = self.options.guidance * (node.games() as f32).sqrt();
        let mut best = None;
        let mut best_value = f32::MIN;
        for child in node.children() {
            // Ties are broken at random, so that the first in the list is not preferred.
            #[expect(clippy::cast_precision_loss, reason = "chance")]
            let tie = (self.dice.roll() >> 40) as f32 * 1e-11;
            let critical = child.slot().map_or(0.0, |slot| self.criticality.of(slot));
            let value = child.value(self.options.rave, critical)
                + self.options.exploration * (log / child.weight()).sqrt()
                + guidance * child.chance_per_game()
                + tie;
            if value > best_value {
                best_value = value;
                best = Some(child);
            }
        }
        best
    }
}

/// Returns the children of a position's node: the moves worth trying. `expansion` is a buffer for
/// them.
pub(super) fn children<G: Game, P: Playouts<G>>(
    playouts: &P,
    position: &G,
    board: &P::Board,
    expansion: &mut Vec<(G::Move, Prior)>,
) -> Box<[Node<G::Move>]> {
    playouts.expand(position, board, expansion);
    expansion.iter().map(|&(mv, prior)| Node::new(mv, prior, playouts.slot(board, mv))).collect()
}

/// Returns the result of a game for a player in half points: two for a win, one for a draw.
const fn halves(outcome: Outcome, player: Player) -> u64 {
    match outcome {
        Outcome::Win(winner) if winner.index() == player.index() => 2,
        Outcome::Win(_) => 0,
        Outcome::Draw => 1,
    }
}

// How much each slot decides: whether the player who has it at the end of a game wins (Coulom,
// "Criticality: a Monte-Carlo heuristic for Go programs", 2009).

/// How many games there are between two computations.
const EVERY: u32 = 64;

/// What one thread has seen at the ends of its games.
#[derive(Debug)]
pub(super) struct Criticality {
    games: u32,
    /// How many of them each player has won.
    won: [u32; 2],
    slots: Vec<Slot>,
}

/// One slot at the ends of games.
#[derive(Clone, Debug, Default)]
struct Slot {
    /// How often each player had it.
    owned: [u32; 2],
    /// How often the winner had it.
    winners: u32,
    /// The value at the last computation.
    criticality: f32,
}

impl Criticality {
    /// Returns empty statistics for this many slots.
    pub(super) fn new(slots: usize) -> Self {
        Self { games: 0, won: [0; 2], slots: vec![Slot::default(); slots] }
    }

    /// Records the end of a game, in which `owner` tells who has each slot.
    pub(super) fn learn(&mut self, winner: Player, owner: impl Fn(usize) -> Option<Player>) {
        self.games += 1;
        self.won[winner.index()] += 1;
        for (number, slot) in self.slots.iter_mut().enumerate() {
            if let Some(owner) = owner(number) {
                slot.owned[owner.index()] += 1;
                slot.winners += u32::from(owner == winner);
            }
        }
        if self.games.is_multiple_of(EVERY) {
            self.compute();
        }
    }

    /// Returns how much more often the winner had the slot than if the two had nothing to do with
    /// each other, as a share of all games; at least 0.
    #[inline]
    pub(super) fn of(&self, slot: usize) -> f32 {
        self.slots[slot].criticality
    }

    /// Computes the criticality of all slots.
    #[expect(clippy::cast_precision_loss, reason = "an estimate")]
    fn compute(&mut self) {
        let share = |count: u32| count as f32 / self.games as f32;
        let won = self.won.map(share);
        for slot in &mut self.slots {
            let owned = slot.owned.map(share);
            let expected = owned[0] * won[0] + owned[1] * won[1];
            slot.criticality = (share(slot.winners) - expected).max(0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;
    use crate::control::Unlimited;
    use crate::go::playout::{Board, GoPlayouts, Style};
    use crate::go::{Move, Position, Setup};
    use crate::search::{Ended, TreeOptions, TreeSearch};

    /// Playouts of Go that like the first move of the list after a closer look.
    #[derive(Clone)]
    struct Looking {
        inner: GoPlayouts,
        /// The number of stones in each position looked at.
        looks: Rc<RefCell<Vec<usize>>>,
    }

    impl Playouts<Position> for Looking {
        type Board = Board;

        fn board(&self, position: &Position) -> Board {
            self.inner.board(position)
        }

        fn copy(&self, from: &Board, to: &mut Board) {
            self.inner.copy(from, to);
        }

        fn follow(&self, board: &mut Board, mv: Move) {
            self.inner.follow(board, mv);
        }

        fn expand(&self, position: &Position, board: &Board, out: &mut Vec<(Move, Prior)>) {
            self.inner.expand(position, board, out);
        }

        fn look_closely(
            &self,
            position: &Position,
            _board: &Board,
            moves: &mut [(Move, Prior)],
        ) -> bool {
            let stones = Player::BOTH.map(|player| position.stones(player).iter().count());
            self.looks.borrow_mut().push(stones[0] + stones[1]);
            for (_, prior) in moves.iter_mut() {
                prior.blame(1000.0);
            }
            if let Some((_, prior)) = moves.first_mut() {
                prior.praise(1e6);
            }
            true
        }

        fn play_out(
            &self,
            board: &mut Board,
            dice: &mut Dice,
            played: &mut dyn FnMut(usize, Player),
        ) -> Outcome {
            self.inner.play_out(board, dice, played)
        }

        fn slot(&self, board: &Board, mv: Move) -> Option<usize> {
            self.inner.slot(board, mv)
        }

        fn slots(&self, board: &Board) -> usize {
            self.inner.slots(board)
        }
    }

    #[test]
    fn the_root_is_looked_at_first_and_others_where_many_games_pass() {
        let looks = Rc::new(RefCell::new(Vec::new()));
        let playouts =
            Looking { inner: GoPlayouts::new(Style::Heavy, true), looks: Rc::clone(&looks) };
        let options = TreeOptions { playouts: 2 * CLOSE_LOOK - 10, ..TreeOptions::default() };
        let search = TreeSearch::new(playouts, options);
        let mut position = Position::start(Setup::new(5).expect("a size"));
        let tree = search.plant(&position).expect("it goes on");
        tree.grow(1, &mut Unlimited);
        assert_eq!(*looks.borrow(), [0, 1], "most games go to one move");
        let report = tree.report(Ended::Nodes).expect("there are moves");
        assert_eq!(report.lead, None, "these playouts do not count");
        let (best, _) = tree.variations()[0].line[0];
        position.play(best).expect("legal");
        // The tree that is kept has a new root, which is looked at before its first game, too.
        looks.borrow_mut().clear();
        let tree = tree.follow(&position).expect("it was tried");
        tree.grow(2, &mut Unlimited);
        assert_eq!(looks.borrow()[0], 1);
    }

    #[test]
    fn a_slot_that_always_goes_with_the_game_is_critical_and_others_are_not() {
        let mut criticality = Criticality::new(4);
        for game in 0..2 * EVERY {
            let winner = Player::BOTH[usize::from(game.is_multiple_of(2))];
            criticality.learn(winner, |slot| match slot {
                0 => Some(winner),
                1 => Some(Player::First),
                2 => Some(winner.other()),
                _ => None,
            });
        }
        let found = [0, 1, 2, 3].map(|slot| criticality.of(slot));
        assert!((found[0] - 0.5).abs() < 1e-6, "{found:?}");
        assert!(found[1..].iter().all(|&other| other.abs() < 1e-6), "{found:?}");
    }
}
