//! From a computer as a value to the strategy that plays it.

use std::sync::Arc;

use super::area::{Area, Owner, owners};
use super::choices::Dead;
use super::greedy::merit;
use super::level::{Computer, Plan};
use super::life::{self, Life};
use super::passing::reconsidered;
use super::playout::{GoPlayouts, Ownership, Style};
use super::point::PointSet;
use super::position::{Move, Phase, Position};
use super::setup::Setup;
use crate::control::Control;
use crate::game::{Game, Outcome, Player};
use crate::kit::{AtAGlance, Lapses, unsearched};
use crate::search::mcts::estimate;
use crate::search::{
    Assistant, Dice, Ended, Explanation, Report, RootMove, SharedTree, Strategy, TreeOptions,
    TreeSearch,
};

/// The number of playout moves that High makes for each move of its own: about a second on 9x9.
const HIGH_MOVES: u32 = 900_000;

/// Returns the strategy of a computer: a function of the position and the seed.
#[must_use]
pub fn strategy(computer: Computer, setup: Setup, seed: u64) -> Box<dyn Strategy<Position>> {
    carry_out(computer.plan(), setup, seed)
}

/// Returns a computer that keeps its tree from one choice to the next, and so profits from a whole
/// game: its choice depends on the positions before, too. `None` for those that keep nothing.
#[must_use]
pub fn keeping(computer: Computer, setup: Setup, seed: u64) -> Option<Box<dyn Strategy<Position>>> {
    let playouts = match computer.plan() {
        Plan::Heavy(playouts) => playouts,
        Plan::Strongest => HIGH_MOVES / setup.points(),
        Plan::Any | Plan::Greedy | Plan::Lapsing(..) => return None,
    };
    Some(trees(playouts, seed, true))
}

/// Returns a player who tries so many playouts for a move, and may keep the tree.
fn trees(playouts: u32, seed: u64, keeps: bool) -> Box<dyn Strategy<Position>> {
    let options = TreeOptions {
        playouts,
        ..TreeOptions::default()
    };
    Box::new(Trees {
        search: TreeSearch::new(GoPlayouts::new(Style::Heavy, true), options),
        seed,
        keeps,
        tree: None,
        partners: 0,
    })
}

/// Returns the strategy that plays like this.
pub(super) fn carry_out(plan: Plan, setup: Setup, seed: u64) -> Box<dyn Strategy<Position>> {
    match plan {
        Plan::Any => Box::new(Random),
        Plan::Greedy => Box::new(Greedy::new()),
        Plan::Lapsing(playouts, percent) => {
            let sees = trees(playouts, seed, false);
            Box::new(Lapses::new(sees, Box::new(Greedy::new()), percent, seed))
        }
        Plan::Heavy(playouts) => trees(playouts, seed, false),
        Plan::Strongest => trees(HIGH_MOVES / setup.points(), seed, false),
    }
}

/// Returns the strongest player, who searches until it is stopped, and keeps its tree.
#[must_use]
pub fn endless(seed: u64) -> Box<dyn Strategy<Position>> {
    trees(u32::MAX, seed, true)
}

/// A player who grows trees, passes when all is settled, and settles dead stones.
struct Trees {
    search: TreeSearch<GoPlayouts>,
    seed: u64,
    /// Whether the tree is kept for the next choice.
    keeps: bool,
    /// The tree of the last choice, or the one that partners have been given for the next choice.
    tree: Option<Arc<SharedTree<Position, GoPlayouts>>>,
    /// How many partners have been given the tree.
    partners: u64,
}

impl Trees {
    /// Returns the seed for choosing in a position.
    fn seed_in(&self, position: &Position) -> u64 {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "half of the key is enough for a seed"
        )]
        let key = position.key() as u64;
        self.seed ^ key
    }

    /// Takes the tree for choosing in a position: the one that partners grow, or what is left of the
    /// last one, or a new one.
    fn take_tree(&mut self, position: &Position) -> Option<Arc<SharedTree<Position, GoPlayouts>>> {
        let tree = self.tree.take();
        if self.partners > 0
            && let Some(tree) = &tree
            && tree.position() == position
        {
            return Some(Arc::clone(tree));
        }
        self.partners = 0;
        tree.filter(|_| self.keeps)
            .and_then(Arc::into_inner)
            .and_then(|tree| tree.follow(position))
            .or_else(|| self.search.plant(position))
            .map(Arc::new)
    }
}

/// The partner of [`Trees`], who grows the same tree in another thread.
struct Partner {
    tree: Arc<SharedTree<Position, GoPlayouts>>,
    seed: u64,
}

impl Assistant<Position> for Partner {
    fn assist(&mut self, position: &Position, control: &mut dyn Control<Report<Move>>) {
        if self.tree.position() == position {
            self.tree.grow(self.seed, control);
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
        let seed = self.seed_in(position);
        let tree = self.take_tree(position)?;
        self.partners = 0;
        let report = tree.report(tree.grow(seed, control))?;
        self.tree = Some(tree).filter(|_| self.keeps);
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
            insight: Life::read(position, control),
            best: vec![report.best],
            marks: Vec::new(),
            line: report.pv.clone(),
        })
    }

    fn partner(&mut self, position: &Position) -> Option<Box<dyn Assistant<Position>>> {
        let tree = self.take_tree(position)?;
        // Games of their own, however many they are.
        let seed = Dice::new(self.seed_in(position).wrapping_add(self.partners)).roll();
        self.partners += 1;
        self.tree = Some(Arc::clone(&tree));
        Some(Box::new(Partner { tree, seed }))
    }
}

/// How many playouts are played first, and how often in a hundred each point must be one player's
/// in them for the others to be played.
const FIRST_GAMES: u32 = 40;
/// As above.
const DOUBTFUL: u32 = 70;
/// How often in a hundred games a point is its owner's at their ends, for it to be settled.
const SETTLED: u32 = 85;

/// Returns the report of a position in which both have passed, or in which nothing is left but to
/// pass; `None` of others, and where `control` stops the games that would tell.
fn settled(position: &Position, control: &mut dyn Control<Report<Move>>) -> Option<Report<Move>> {
    if position.phase() == Phase::Settling {
        // A stopped search still has an answer: what the playouts say.
        let life = Life::read(position, control);
        return Some(certain(
            position.to_move(),
            life.settling(position),
            without(position, &life.dead()).1.outcome(),
        ));
    }
    let mut ownership = Ownership::new(position);
    // Early in the game nothing is, and later a few games mostly tell.
    if 3 * position
        .stones(Player::First)
        .union(position.stones(Player::Second))
        .len()
        < position.setup().points()
    {
        return None;
    }
    if !play_while(&mut ownership, FIRST_GAMES, control) {
        return None;
    }
    let board = PointSet::board(position.setup().size());
    if board.iter().any(|point| {
        Player::BOTH
            .into_iter()
            .all(|player| ownership.percent(point, player) < DOUBTFUL)
    }) {
        return None;
    }
    if !play_while(&mut ownership, life::PLAYOUTS - FIRST_GAMES, control) {
        return None;
    }
    let dead = Life::of(position, &ownership, control).dead();
    if control.should_stop() {
        return None;
    }
    if !dead.is_empty() && position.setup().dead() == Dead::Stay {
        return None;
    }
    let (living, after) = without(position, &dead);
    let owners = owners(position.setup().size(), &living);
    let is_settled = board.iter().all(|point| match owners(point) {
        Owner::Stone(player) | Owner::Territory(player) => {
            ownership.percent(point, player) >= SETTLED
        }
        Owner::Neutral => false,
    });
    let is_won = after.outcome() == Outcome::Win(position.to_move());
    // A player who is behind plays on as long as there is hope, unless the opponent has passed.
    (is_settled && (is_won || position.phase() == Phase::Passed))
        .then(|| certain(position.to_move(), vec![Move::Pass], after.outcome()))
}

/// Returns each player's living stones where these are dead, and the count.
fn without(position: &Position, dead: &PointSet) -> ([PointSet; 2], Area) {
    let living = Player::BOTH.map(|player| position.stones(player).without(dead));
    (living, position.count_without(dead))
}

/// Plays this many games unless `control` stops them, and returns whether it played them all. The
/// first is played in any case.
fn play_while(
    ownership: &mut Ownership,
    games: u32,
    control: &mut dyn Control<Report<Move>>,
) -> bool {
    for _ in 0..games {
        if ownership.playouts() > 0 && control.should_stop() {
            return false;
        }
        ownership.play(1);
    }
    true
}

/// Returns the report of moves that need no search, after which the game ends so.
fn certain(player: Player, pv: Vec<Move>, outcome: Outcome) -> Report<Move> {
    let best = pv.first().copied().unwrap_or(Move::Done);
    let score = estimate(match outcome {
        Outcome::Draw => 0.5,
        Outcome::Win(winner) => f32::from(u8::from(winner == player)),
    });
    let moves = vec![RootMove::exact(best, score)];
    Report {
        best,
        score,
        depth: 0,
        nodes: life::PLAYOUTS.into(),
        pv,
        moves,
        ended: Ended::Depth,
    }
}

/// The player who captures and saves stones, and passes when all is settled.
struct Greedy(AtAGlance<Position>);

impl Greedy {
    const fn new() -> Self {
        Self(AtAGlance { merit })
    }
}

impl Strategy<Position> for Greedy {
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        if position.outcome().is_some() {
            return None;
        }
        settled(position, control).or_else(|| self.0.choose(position, control))
    }
}

/// The player to whom all moves are equally good.
struct Random;

impl Strategy<Position> for Random {
    fn choose(
        &mut self,
        position: &Position,
        _control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        // It passes only where there is nothing else.
        if moves.len() > 1 {
            moves.retain(|&mv| mv != Move::Pass);
        }
        unsearched(&moves, |_| true)
    }
}
