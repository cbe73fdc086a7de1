//! Life and death where a game has ended: which groups are dead, and why.
//!
//! Chains with two eyes live whatever happens (Benson, "Life in the game of Go", 1976). Playouts
//! tell of most of the others. Where they leave a doubt, a search of that group alone decides. The
//! player to move begins; after one pass, the player who would begin after a second.

mod territory;

pub use self::territory::Territory;
use super::choices::Dead;
use super::playout::{Board, GoPlayouts, Ownership, Style};
use super::point::{Point, PointSet};
use super::position::count::in_seki;
use super::position::{Move, Phase, Position};
use super::stones::Stones;
use super::visible::chain::{Chain, chains};
use crate::control::{Control, StopOnly};
use crate::game::{Game as _, Outcome, Player};
use crate::score::Score;
use crate::search::{Dice, Ended, Playouts, Prior, Report, TreeOptions, TreeSearch};

/// The number of playouts of the first estimate.
pub const PLAYOUTS: u32 = 200;
/// How often in a hundred playouts the points of a group become the other's for a search to decide.
const DOUBTFUL: std::ops::Range<u32> = 4..99;

/// What was read in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Insight {
    /// The fates of all groups, where the game has ended.
    Ended(Life),
    /// Whose each point is likely to be, while it is being played.
    InProgress(Territory),
}

impl Insight {
    /// Returns the territory of a position, unless that is counted and so known.
    #[must_use]
    pub const fn territory(&self, position: &Position) -> Option<&Territory> {
        match self {
            Self::InProgress(territory) if !position.phase().is_counted() => Some(territory),
            Self::InProgress(_) | Self::Ended(_) => None,
        }
    }
}

/// The fate of a group of joined stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its stones.
    pub stones: PointSet,
    /// Whose they are.
    pub player: Player,
    /// What becomes of it.
    pub fate: Fate,
}

/// What becomes of a group, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Alive with two eyes, which nothing can take.
    TwoEyes,
    /// Alive, as neither player can play on the liberties that it shares with another group.
    Seki,
    /// Alive, by a search or an estimate.
    Lives,
    /// Dead: the opponent captures it by a stone on this point.
    CapturedAt(Point),
    /// Dead whoever plays first: it cannot make two eyes.
    Dies,
}

impl Fate {
    /// Returns whether the group is dead.
    #[must_use]
    pub const fn is_dead(self) -> bool {
        matches!(self, Self::CapturedAt(_) | Self::Dies)
    }
}

/// The fates of all groups of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Life {
    /// The groups, Black's first, each player's in the order of their first stones.
    pub groups: Vec<Group>,
}

impl Life {
    /// Reads a position. If `control` stops it, what is still in doubt is taken from the playouts.
    #[must_use]
    pub fn read(position: &Position, control: &mut dyn Control<Report<Move>>) -> Self {
        let mut ownership = Ownership::new(position);
        ownership.play(PLAYOUTS);
        let first = match position.phase() {
            Phase::Passed => position.to_move().other(),
            Phase::Playing | Phase::Settling | Phase::Counted(_) | Phase::Resigned(_) => {
                position.to_move()
            }
        };
        Self::of(position, &ownership, first, control)
    }

    /// Reads a position with the playouts made for it, as if it were the turn of the player
    /// `first`.
    #[must_use]
    pub fn of(
        position: &Position,
        ownership: &Ownership,
        first: Player,
        control: &mut dyn Control<Report<Move>>,
    ) -> Self {
        let mut groups = Vec::new();
        for player in Player::BOTH {
            let safe = with_two_eyes(position, player);
            for chain in chains(position, player) {
                let fate = if safe.contains(chain.first()) {
                    Fate::TwoEyes
                } else {
                    read_chain(position, &chain, player, ownership, first, control)
                };
                groups.push(Group { stones: chain.stones, player, fate });
            }
        }
        let living = groups.iter().filter(|group| group.fate == Fate::Lives);
        let living = living.fold(PointSet::EMPTY, |all, group| all.union(&group.stones));
        let stones = Player::BOTH.map(|player| *position.stones(player));
        let seki = in_seki(position.setup(), &stones, &living);
        for group in &mut groups {
            if !group.stones.intersection(&seki).is_empty() {
                group.fate = Fate::Seki;
            }
        }
        Self { groups }
    }

    /// Returns the dead stones.
    #[must_use]
    pub fn dead(&self) -> PointSet {
        let dead = self.groups.iter().filter(|group| group.fate.is_dead());
        dead.fold(PointSet::EMPTY, |dead, group| dead.union(&group.stones))
    }

    /// Returns the fate of the group with a stone on a point.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Fate> {
        let mut groups = self.groups.iter();
        let group = groups.find(|group| group.stones.contains(point))?;
        Some(group.fate)
    }

    /// Returns the moves that settle a position in which both have passed: one stone of each group
    /// that is marked wrongly, and then done.
    #[must_use]
    pub fn settling(&self, position: &Position) -> Vec<Move> {
        if position.phase() != Phase::Settling {
            return Vec::new();
        }
        let called = position.dead();
        let dead = self.dead();
        let mut wrong = dead.without(called).union(&called.without(&dead));
        let mut moves = Vec::new();
        while let Some(stone) = wrong.iter().next() {
            moves.push(Move::Dead(stone));
            wrong = wrong.without(&position.group(stone));
        }
        moves.push(Move::Done);
        moves
    }
}

/// Returns whether the group with a stone on a point lives if this player is to move, as far as a
/// search can tell; not if it is stopped.
pub(super) fn lives(
    position: &Position,
    point: Point,
    first: Player,
    control: &mut dyn Control<Report<Move>>,
) -> bool {
    let Some(owner) = position.stone(point) else {
        return false;
    };
    let group = position.group(point);
    search_fate(position, &group, owner, first, control) == Search::Lives
}

/// Returns whether a point is a liberty of a chain, or beside one.
fn is_close(position: &Position, chain: &Chain, point: Point) -> bool {
    let mut beside = point.neighbours(position.setup().size());
    chain.liberties.contains(point) || beside.any(|next| chain.liberties.contains(next))
}

/// Returns what becomes of a chain without two sure eyes.
fn read_chain(
    position: &Position,
    chain: &Chain,
    player: Player,
    ownership: &Ownership,
    first: Player,
    control: &mut dyn Control<Report<Move>>,
) -> Fate {
    let taken = |point| ownership.percent(point, player.other());
    let lost = chain.stones.iter().map(taken).sum::<u32>() / chain.len().max(1);
    let capture = chain.last_liberty();
    let dies = capture.map_or(Fate::Dies, Fate::CapturedAt);
    // A single stone in atari is worth a search, too.
    if lost < DOUBTFUL.start && capture.is_none() {
        return Fate::Lives;
    }
    if lost >= DOUBTFUL.end {
        return dies;
    }
    match search_fate(position, &chain.stones, player, first, control) {
        Search::Lives => Fate::Lives,
        // The move is named if it is close, so that one sees why, and the group would live without
        // it.
        Search::Dies(Some(point))
            if first != player
                && capture.is_none()
                && is_close(position, chain, point)
                && lives(position, chain.first(), player, control) =>
        {
            Fate::CapturedAt(point)
        }
        Search::Dies(_) => dies,
        Search::Stopped if lost >= 70 => dies,
        Search::Stopped => Fate::Lives,
    }
}

// Whether a group can be saved: a tree search whose players care for that group alone.

/// The number of playouts of a search.
const SEARCH_PLAYOUTS: u32 = 1500;

/// What a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Search {
    Lives,
    /// It dies, if the player who is to move begins here.
    Dies(Option<Point>),
    Stopped,
}

/// Searches whether a group lives if `first` is to move.
fn search_fate(
    position: &Position,
    group: &PointSet,
    owner: Player,
    first: Player,
    control: &mut dyn Control<Report<Move>>,
) -> Search {
    let search = TreeSearch::new(
        Fates { inner: GoPlayouts::new(Style::Heavy, true), group: *group, owner },
        TreeOptions { playouts: SEARCH_PLAYOUTS, ..TreeOptions::default() },
    );
    let stones = Player::BOTH.map(|player| *position.stones(player));
    let setup = position.setup().with_dead(Dead::Settle);
    let position = Position::begun(setup, Stones::of_sides(stones, first));
    let Some(report) = search.run(&position, 0, &mut StopOnly::new(control)) else {
        return Search::Lives;
    };
    if report.ended == Ended::Stopped {
        return Search::Stopped;
    }
    let best = match report.best {
        Move::Place(point) => Some(point),
        Move::Pass | Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => None,
    };
    if (report.score > Score::DRAW) == (owner == first) {
        Search::Lives
    } else {
        Search::Dies(best)
    }
}

/// Playouts whose winner is the owner of a group if it lives.
#[derive(Clone)]
struct Fates {
    inner: GoPlayouts,
    group: PointSet,
    owner: Player,
}

impl Fates {
    fn outcome(&self, board: &Board) -> Outcome {
        let points = || self.group.iter().map(|point| board.point(point));
        let kept = points().filter(|&point| board.owner(point) == Some(self.owner));
        let lives = 2 * kept.count() > points().count();
        Outcome::Win(if lives { self.owner } else { self.owner.other() })
    }
}

impl Playouts<Position> for Fates {
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

    fn play_out(
        &self,
        board: &mut Board,
        dice: &mut Dice,
        played: &mut dyn FnMut(usize, Player),
    ) -> Outcome {
        // Where both pass, the stones on the board live.
        if board.passes < 2 {
            self.inner.play_out(board, dice, played);
        }
        self.outcome(board)
    }

    fn slot(&self, board: &Board, mv: Move) -> Option<usize> {
        self.inner.slot(board, mv)
    }

    fn slots(&self, board: &Board) -> usize {
        self.inner.slots(board)
    }
}

/// A region that the chains of a player enclose: empty points and stones of the other.
struct Region {
    empty: PointSet,
    /// The indices of the chains beside it.
    beside: Vec<usize>,
    /// The indices of those that have all its empty points as liberties.
    vital_to: Vec<usize>,
}

/// Returns a player's stones that live unconditionally: the opponent cannot capture them even if
/// their owner always passes.
fn with_two_eyes(position: &Position, player: Player) -> PointSet {
    let chains = chains(position, player);
    let mut regions = regions(position, player, &chains);
    let mut alive = vec![true; chains.len()];
    loop {
        let eyes = |chain: usize| {
            let vital = regions.iter().filter(|region| region.vital_to.contains(&chain));
            vital.count()
        };
        let falls: Vec<usize> =
            (0..chains.len()).filter(|&chain| alive[chain] && eyes(chain) < 2).collect();
        if falls.is_empty() {
            break;
        }
        for &chain in &falls {
            alive[chain] = false;
        }
        regions.retain(|region| region.beside.iter().all(|&chain| alive[chain]));
    }
    let living = chains.iter().zip(&alive).filter(|&(_, &is_alive)| is_alive);
    living.fold(PointSet::EMPTY, |all, (chain, _)| all.union(&chain.stones))
}

/// Returns the regions that a player's chains enclose.
fn regions(position: &Position, player: Player, chains: &[Chain]) -> Vec<Region> {
    let size = position.setup().size();
    let own = *position.stones(player);
    let mut left = PointSet::board(size).without(&own);
    let mut regions = Vec::new();
    while let Some(first) = left.iter().next() {
        left.remove(first);
        let mut stack: Vec<Point> = vec![first];
        let mut region =
            Region { empty: PointSet::EMPTY, beside: Vec::new(), vital_to: Vec::new() };
        while let Some(point) = stack.pop() {
            if position.stone(point).is_none() {
                region.empty.insert(point);
            }
            for next in point.neighbours(size) {
                if left.contains(next) {
                    left.remove(next);
                    stack.push(next);
                } else if own.contains(next) {
                    let chain = chains.iter().position(|chain| chain.stones.contains(next));
                    region.beside.extend(chain);
                }
            }
        }
        region.beside.sort_unstable();
        region.beside.dedup();
        region.vital_to.clone_from(&region.beside);
        let empty = region.empty;
        region.vital_to.retain(|&chain| empty.without(&chains[chain].liberties).is_empty());
        regions.push(region);
    }
    regions
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::position::Move;
    use crate::go::setup::Setup;
    use crate::go::stones::Stones;
    use crate::search::Dice;
    use std::collections::HashSet;

    /// Returns a position of random stones on a small board, if all of them have liberties.
    fn random(dice: &mut Dice) -> Option<Position> {
        let mut stones = Stones::none(Player::Second);
        for point in PointSet::board(4).iter() {
            match dice.below(8) {
                0..5 => stones.put(point, Player::First).ok()?,
                5 => stones.put(point, Player::Second).ok()?,
                _ => {}
            }
        }
        let setup = Setup::new(4).ok()?.with_stones(stones).ok()?;
        Some(Position::start(setup))
    }

    /// Returns the stones of Black that White cannot take by any number of moves in a row.
    fn without_answers(position: &Position) -> PointSet {
        let mut safe = *position.stones(Player::First);
        let mut seen = HashSet::new();
        let mut open = vec![position.clone()];
        let mut legal = Vec::new();
        while let Some(position) = open.pop() {
            let lost = safe.without(position.stones(Player::First));
            safe = safe.without(&lost);
            if !seen.insert([*position.stones(Player::First), *position.stones(Player::Second)]) {
                continue;
            }
            position.legal_moves(&mut legal);
            for &mv in legal.iter().filter(|mv| matches!(mv, Move::Place(_))) {
                let mut next = position.clone();
                next.make(mv);
                next.make(Move::Pass);
                open.push(next);
            }
        }
        safe
    }

    #[test]
    fn what_lives_unconditionally_is_never_taken() {
        let mut dice = Dice::new(7);
        let (mut positions, mut living) = (0, 0);
        while positions < 120 {
            let Some(position) = random(&mut dice) else {
                continue;
            };
            positions += 1;
            let claimed = with_two_eyes(&position, Player::First);
            let safe = without_answers(&position);
            assert!(claimed.without(&safe).is_empty(), "{position:?}");
            // What is not claimed can be taken, if nobody answers.
            assert!(safe.without(&claimed).is_empty(), "{position:?}");
            living += claimed.len();
        }
        assert!(living > 120, "{living}");
    }
}
