//! Life and death where a game has ended: which groups are dead, and why.
//!
//! Chains with two eyes live whatever happens (`unconditional`). Playouts tell of most of the
//! others. Where they leave a doubt, a search of that group alone decides (`fate`). The player to move
//! begins; after one pass, the player who would begin after a second.

mod fate;
mod territory;
mod unconditional;

use self::fate::Search;
pub use self::territory::Territory;
use self::unconditional::with_two_eyes;
use super::playout::Ownership;
use super::point::{Point, PointSet};
use super::position::count::in_seki;
use super::position::{Move, Phase, Position};
use super::visible::chain::{Chain, chains};
use crate::control::Control;
use crate::game::{Game as _, Player};
use crate::search::Report;

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
    /// It has two eyes, which nothing can take.
    TwoEyes,
    /// It lives, because neither player can play on the liberties that it shares with another.
    Seki,
    /// It lives.
    Lives,
    /// It is dead: the opponent captures it by a stone on this point.
    CapturedAt(Point),
    /// It is dead whoever plays first: it cannot make two eyes.
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

    /// Reads a position with the playouts made for it, as if it were the turn of the player `first`.
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
                groups.push(Group {
                    stones: chain.stones,
                    player,
                    fate,
                });
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
    fate::search(position, &group, owner, first, control) == Search::Lives
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
    match fate::search(position, &chain.stones, player, first, control) {
        Search::Lives => Fate::Lives,
        // The move is named if it is close, so that one sees why, and the group would live without it.
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
