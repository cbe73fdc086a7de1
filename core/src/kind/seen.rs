//! What can be seen about a move on the board, without reading ahead.

use super::MoveOf;
use super::move_class::MoveClass;
use super::setup::{Fact, GameSetup};
use crate::game::Game as _;

/// A place on a board: its column and its row, both from 0 at the lower left.
pub type Spot = [u8; 2];

/// A mistake that can be seen on the board, with everything that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen<M> {
    /// Its class, one of those that [can be seen](MoveClass::is_visible).
    pub class: MoveClass,
    /// The places that show it, in order: a line with the empty place that completes it, a group of
    /// stones, the pieces that are lost.
    pub line: Vec<Spot>,
    /// The places to look at: where the line is completed, where the group is captured, where the
    /// two threats are.
    pub places: Vec<Spot>,
    /// The moves that would not have been this mistake, in the order of lists; empty where nearly
    /// every other move is one of them.
    pub better: Vec<M>,
    /// The answer of the opponent that makes use of it, if there is one.
    pub answer: Option<M>,
    /// How many pieces make the line, or are lost, or could have been captured; 0 if that is not
    /// counted.
    pub count: u32,
    /// In Checkers, the men and the kings that are lost, or could have been won, less those of the
    /// other side that go in the same exchange; zeros elsewhere.
    pub net: [i32; 2],
}

impl<M> Seen<M> {
    /// Returns all places that show it, each once.
    #[must_use]
    pub fn cells(&self) -> Vec<Spot> {
        let mut cells = self.line.clone();
        for place in &self.places {
            if !cells.contains(place) {
                cells.push(*place);
            }
        }
        cells
    }
}

/// What is good about a move, as can be seen on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merit {
    /// Its kind.
    pub kind: MeritKind,
    /// The places that show it, in order, the move's own among them.
    pub line: Vec<Spot>,
    /// The places of the threats.
    pub places: Vec<Spot>,
}

/// Kinds of [`Merit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeritKind {
    /// It stops what the opponent would have won with.
    Block,
    /// It makes two threats, of which the opponent can stop only one.
    DoubleThreat,
}

/// What players of a game see on its board: mistakes and good moves that need no search.
pub trait Visible: GameSetup {
    /// Returns the mistake in a legal move that can be seen on the board, the gravest if there are
    /// several; `None` if nothing can be seen, which does not mean that the move is good.
    #[must_use]
    fn visible_mistake(_position: &Self::Game, _mv: MoveOf<Self>) -> Option<Seen<MoveOf<Self>>> {
        None
    }

    /// Returns what is good about a legal move, as can be seen on the board.
    #[must_use]
    fn visible_merit(_position: &Self::Game, _mv: MoveOf<Self>) -> Option<Merit> {
        None
    }

    /// Returns the name of a place for programs.
    #[must_use]
    fn spot_fact(_position: &Self::Game, [column, row]: Spot) -> Fact {
        Fact::List(vec![Fact::Number(u32::from(column) + 1), Fact::Number(u32::from(row) + 1)])
    }
}

/// The move that decided a game, as can be seen on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decisive<M> {
    /// The number of moves with it.
    pub ply: usize,
    /// What makes it decisive.
    pub by: Deciding<M>,
}

/// What decides a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deciding<M> {
    /// The loser's mistake: another move would not have lost at once.
    Mistake(Seen<M>),
    /// The winner's two threats, of which the loser could stop only one.
    DoubleThreat(Merit),
}

/// Returns the move that decided a game whose last move makes the winning line: the loser's last
/// move, if another one would not have allowed that, or else the move of the winner before it, if
/// that made two threats. `None` if neither can be seen.
#[must_use]
pub fn decisive<K: Visible>(start: &K::Game, moves: &[MoveOf<K>]) -> Option<Decisive<MoveOf<K>>> {
    let [.., double, answer, _] = *moves else {
        return None;
    };
    let ply = moves.len() - 2;
    let mut before = start.clone();
    for &mv in &moves[..ply - 1] {
        before.make(mv);
    }
    let mut after = before.clone();
    after.make(double);
    if after.to_move() == before.to_move() {
        return None;
    }
    if let Some(seen) = K::visible_mistake(&after, answer) {
        return Some(Decisive { ply: ply + 1, by: Deciding::Mistake(seen) });
    }
    let merit = K::visible_merit(&before, double);
    let merit = merit.filter(|merit| merit.kind == MeritKind::DoubleThreat)?;
    Some(Decisive { ply, by: Deciding::DoubleThreat(merit) })
}

/// Returns the [mistake](Visible::visible_mistake) in a move, but no chain all of which was left in
/// atari in the player's [last turn](last_turn), too: it is named once.
#[must_use]
pub fn new_mistake<K: Visible>(
    position: &K::Game,
    mv: MoveOf<K>,
    last_turn: impl FnOnce() -> Option<(K::Game, MoveOf<K>)>,
) -> Option<Seen<MoveOf<K>>> {
    let is_left = |seen: &Seen<_>| seen.class == MoveClass::LeftInAtari;
    let seen = K::visible_mistake(position, mv)?;
    if !is_left(&seen) {
        return Some(seen);
    }
    let last = last_turn().and_then(|(position, mv)| K::visible_mistake(&position, mv));
    let is_known = last
        .filter(is_left)
        .is_some_and(|last| seen.line.iter().all(|spot| last.line.contains(spot)));
    (!is_known).then_some(seen)
}

/// Returns the last turn before the end of these moves of the player who moves there: its move, and
/// the position before it.
#[must_use]
pub fn last_turn<K: GameSetup>(
    start: &K::Game,
    moves: &[MoveOf<K>],
) -> Option<(K::Game, MoveOf<K>)> {
    let mut turns: [Option<(K::Game, MoveOf<K>)>; 2] = [None, None];
    let mut position = start.clone();
    for &mv in moves {
        if !K::Game::is_agreement(mv) {
            turns[position.to_move().index()] = Some((position.clone(), mv));
        }
        position.make(mv);
    }
    turns[position.to_move().index()].take()
}
