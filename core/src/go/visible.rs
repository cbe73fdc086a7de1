//! What players see on the board: stones in atari, ladders, and eyes.
//!
//! A *chain* is a group of stones joined along the lines. It is *in atari* if it has one liberty
//! and the other side may play there. It is *caught* if a ladder catches it: the other side fills
//! its liberties one by one, giving atari each time, whether it runs or captures (see [`Ladder`]).
//! The mistakes of a move, the first two also of a pass:
//!
//! - [`MissedCapture`](MoveClass::MissedCapture): a chain of the opponent, of two stones or more,
//!   or one whose capture saves a chain of two or more, was in atari, and now one move saves it: it
//!   then has three liberties, or two and is not caught. Not if the stone took as many stones, or
//!   took as many own ones out of atari.
//! - [`LeftInAtari`](MoveClass::LeftInAtari): an own chain is in atari. Either it was before, and
//!   another move would have saved it (a single stone with three liberties); or the stone has put
//!   others there that were in none. Not if the stone took any, if it put as many of the
//!   opponent's in atari, or if as many could be captured back at once.
//! - [`MisreadLadder`](MoveClass::MisreadLadder): the stone has taken an own chain out of atari,
//!   and it is caught. Not if the stone took any, or gave atari.
//! - [`FilledEye`](MoveClass::FilledEye): the stone fills an eye of its player, takes nothing, and
//!   no chain beside it was in atari. Where only stones count, as long as two eyes are left, it
//!   costs nothing.
//!
//! A pass is judged as a stone elsewhere that saves and takes nothing. If it ends the game it is no
//! mistake here: nothing can be taken any more.
//!
//! Stones that have [`CAGE`] points at most to live on are left alone: they may be dead already, or
//! offered to kill what surrounds them. Of the first two, the one with more stones counts.

pub(in crate::go) mod chain;

use super::choices::Scoring;
use super::kind::Go;
use super::point::{Point, PointSet};
use super::position::{Move, Position};
use crate::game::{Game as _, Player};
use crate::kind::{Fact, MoveClass, Seen, Spot, Visible};
use chain::{Chain, chains, chains_beside, exits};

/// The most points, stones included, of an area that is too small to judge.
const CAGE: usize = 8;

impl Visible for Go {
    fn visible_mistake(position: &Position, mv: Move) -> Option<Seen<Move>> {
        let stone = match mv {
            Move::Place(point) => Some(point),
            Move::Pass => None,
            Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => return None,
        };
        let mut after = position.clone();
        after.play(mv).ok()?;
        // Where suicide is allowed, everyone sees it.
        if stone.is_some_and(|point| after.stone(point).is_none()) {
            return None;
        }
        let turn = Turn { player: position.to_move(), before: position, after: &after, stone };
        let missed = turn.missed_capture();
        let left = turn.left_in_atari();
        let is_left =
            |missed: &Seen<Move>| left.as_ref().is_none_or(|left| left.count <= missed.count);
        missed
            .filter(is_left)
            .or(left)
            .or_else(|| turn.misread_ladder())
            .or_else(|| turn.filled_eye())
    }

    fn spot_fact(_position: &Position, [column, row]: Spot) -> Fact {
        Fact::Text(Point::at(column, row).to_string())
    }
}

/// A stone that is put on the board, or a pass.
struct Turn<'a> {
    player: Player,
    before: &'a Position,
    after: &'a Position,
    stone: Option<Point>,
}

impl Turn<'_> {
    /// Returns how many stones of the opponent it takes.
    fn taken(&self) -> u32 {
        let opponent = self.player.other();
        self.before.stones(opponent).len() - self.after.stones(opponent).len()
    }

    fn missed_capture(&self) -> Option<Seen<Move>> {
        let opponent = self.player.other();
        let threatened: Vec<Chain> = chains(self.before, self.player)
            .into_iter()
            .filter(|chain| chain.last_liberty().is_some())
            .collect();
        let saved = threatened
            .iter()
            .filter(|chain| Chain::at(self.after, chain.first()).liberties.len() > 1)
            .map(Chain::len)
            .max()
            .unwrap_or(0);
        let mut worst: Option<Seen<Move>> = None;
        for chain in chains(self.before, opponent) {
            let Some(liberty) = chain.last_liberty() else {
                continue;
            };
            let count = chain.len();
            let is_worth_it = count > 1
                || threatened.iter().any(|own| own.len() > 1 && own.touches(&chain, self.before));
            let is_there = self.after.stone(chain.first()).is_some();
            let is_worse = worst.as_ref().is_none_or(|worst| worst.count < count);
            if !is_worth_it
                || !is_there
                || !is_worse
                || self.taken() >= count
                || saved >= count
                || self.before.refusal(Move::Place(liberty)).is_some()
                || is_caged(self.before, chain.first())
            {
                continue;
            }
            let Some(answer) = rescues(self.after, chain.first(), 2).into_iter().next() else {
                continue;
            };
            worst = Some(Seen {
                class: MoveClass::MissedCapture,
                line: spots(&chain.stones),
                places: vec![spot(liberty)],
                better: vec![Move::Place(liberty)],
                answer: Some(answer),
                count,
                net: [0; 2],
            });
        }
        worst
    }

    fn left_in_atari(&self) -> Option<Seen<Move>> {
        if self.taken() > 0 {
            return None;
        }
        let given = self.given_atari();
        let mut worst: Option<Seen<Move>> = None;
        for chain in chains(self.after, self.player) {
            let Some(liberty) = chain.last_liberty() else {
                continue;
            };
            let (capture, count) = (Move::Place(liberty), chain.len());
            let is_worse = worst.as_ref().is_none_or(|worst| worst.count < count);
            if !is_worse
                || given >= count
                || self.after.refusal(capture).is_some()
                || is_caged(self.after, chain.first())
                || captured_back(self.after, capture) >= count
            {
                continue;
            }
            let parts = self.parts(&chain);
            let Some(part) = parts.iter().max_by_key(|part| part.len()) else {
                continue; // a single stone, thrown in
            };
            let is_put = parts.iter().any(|part| part.liberties.len() > 1);
            let mut better = Vec::new();
            if !is_put {
                better = rescues(self.before, part.first(), if part.len() > 1 { 2 } else { 3 });
                better.retain(|&mv| Some(mv) != self.stone.map(Move::Place));
                if better.is_empty() {
                    continue;
                }
            }
            worst = Some(Seen {
                class: MoveClass::LeftInAtari,
                line: spots(&chain.stones),
                places: vec![spot(liberty)],
                better,
                answer: Some(capture),
                count,
                net: [0; 2],
            });
        }
        worst
    }

    fn misread_ladder(&self) -> Option<Seen<Move>> {
        let stone = self.stone?;
        let ran = chains_beside(self.before, stone, self.player)
            .iter()
            .any(|chain| chain.last_liberty().is_some());
        let chain = Chain::at(self.after, stone);
        if !ran
            || chain.liberties.len() != 2
            || self.taken() > 0
            || self.given_atari() > 0
            || is_caged(self.after, stone)
        {
            return None;
        }
        let answer = Ladder::default().caught_by(self.after, stone)?;
        Some(Seen {
            class: MoveClass::MisreadLadder,
            line: spots(&chain.stones),
            places: vec![spot(answer)],
            better: Vec::new(),
            answer: Some(Move::Place(answer)),
            count: chain.len(),
            net: [0; 2],
        })
    }

    fn filled_eye(&self) -> Option<Seen<Move>> {
        let stone = self.stone?;
        let in_need = chains_beside(self.before, stone, self.player)
            .iter()
            .any(|chain| chain.last_liberty().is_some());
        if !self.before.is_eye(stone, self.player) || self.taken() > 0 || in_need {
            return None;
        }
        let eyes = || {
            let liberties = Chain::at(self.after, stone).liberties;
            let is_eye = |&point: &Point| self.after.is_eye(point, self.player);
            liberties.iter().filter(is_eye).count()
        };
        if self.before.setup().scoring() == Scoring::Stones && eyes() > 1 {
            return None;
        }
        let beside = stone.neighbours(self.before.setup().size());
        Some(Seen {
            class: MoveClass::FilledEye,
            line: beside.map(spot).collect(),
            places: vec![spot(stone)],
            better: Vec::new(),
            answer: None,
            count: 0,
            net: [0; 2],
        })
    }

    /// Returns the chains that a chain was before the turn.
    fn parts(&self, chain: &Chain) -> Vec<Chain> {
        let mut parts: Vec<Chain> = Vec::new();
        let older = |&point: &Point| Some(point) != self.stone;
        for point in chain.stones.iter().filter(older) {
            if !parts.iter().any(|part| part.stones.contains(point)) {
                parts.push(Chain::at(self.before, point));
            }
        }
        parts
    }

    /// Returns the number of stones of the largest chain of the opponent that the stone has put in
    /// atari.
    fn given_atari(&self) -> u32 {
        self.stone
            .map_or_else(Vec::new, |stone| chains_beside(self.after, stone, self.player.other()))
            .iter()
            .filter(|chain| chain.last_liberty().is_some())
            .map(Chain::len)
            .max()
            .unwrap_or(0)
    }
}

/// Returns the moves with which the player to move saves its chain on this point, which is in
/// atari: afterwards it is not in atari, has at least so many liberties, and if they are two, is
/// not caught.
fn rescues(position: &Position, point: Point, liberties: u32) -> Vec<Move> {
    let mut saving = exits(position, point);
    saving.retain(|&exit| {
        let mut after = position.clone();
        if after.play(Move::Place(exit)).is_err() {
            return false;
        }
        let found = Chain::at(&after, point).liberties.len();
        found >= liberties && (found > 2 || found == 2 && Ladder::default().escapes(&after, point))
    });
    saving.into_iter().map(Move::Place).collect()
}

/// Returns how many stones can be captured back at once after this capture by the player to move.
fn captured_back(position: &Position, capture: Move) -> u32 {
    let Move::Place(point) = capture else {
        return 0;
    };
    let mut after = position.clone();
    if after.play(capture).is_err() {
        return 0;
    }
    let chain = Chain::at(&after, point);
    match chain.last_liberty() {
        Some(liberty) if after.refusal(Move::Place(liberty)).is_none() => chain.len(),
        _ => 0,
    }
}

/// Returns whether a stone cannot be connected with more than [`CAGE`] points, through empty ones
/// and stones of its own.
fn is_caged(position: &Position, point: Point) -> bool {
    let Some(player) = position.stone(point) else {
        return false;
    };
    let walls = position.stones(player.other());
    let mut seen = vec![point];
    let mut next = 0;
    while let Some(&at) = seen.get(next) {
        for beside in at.neighbours(position.setup().size()) {
            if !walls.contains(beside) && !seen.contains(&beside) {
                seen.push(beside);
            }
        }
        next += 1;
        if seen.len() > CAGE {
            return false;
        }
    }
    true
}

fn spots(points: &PointSet) -> Vec<Spot> {
    points.iter().map(spot).collect()
}

const fn spot(point: Point) -> Spot {
    [point.column(), point.row()]
}

/// Reads ladders: the attacker of a chain with two liberties fills one of them, which gives atari,
/// and the defender plays on the other or captures a neighbouring chain in atari. With three
/// liberties the chain has escaped; with one on which the attacker may play, it is caught.
struct Ladder {
    /// The number of moves that may still be tried.
    nodes: u32,
}

/// The lengths to which ladders are read, one after the other, in plies: a short ladder is found
/// before long ones beside it use up all nodes.
const PLIES: [u32; 4] = [8, 16, 32, 60];

impl Default for Ladder {
    fn default() -> Self {
        Self { nodes: 2_000 }
    }
}

impl Ladder {
    /// Returns the first move with which the player to move catches a chain of two liberties;
    /// `None` if it does not, or the ladder is too long to tell.
    fn caught_by(&mut self, position: &Position, chain: Point) -> Option<Point> {
        let mut position = position.clone();
        let liberties = Chain::at(&position, chain).liberties;
        for plies in PLIES {
            let mut is_known = true;
            for liberty in liberties.iter() {
                match self.is_caught_on(&mut position, chain, liberty, plies) {
                    Some(true) => return Some(liberty),
                    Some(false) => {}
                    None => is_known = false,
                }
            }
            if is_known {
                break;
            }
        }
        None
    }

    /// Returns whether a chain of two liberties escapes from the player to move; `false` if the
    /// ladder is too long to tell.
    fn escapes(&mut self, position: &Position, chain: Point) -> bool {
        let mut position = position.clone();
        let mut results =
            PLIES.into_iter().filter_map(|plies| self.is_caught(&mut position, chain, plies));
        results.next() == Some(false)
    }

    /// Returns whether the player to move, the attacker, catches a chain.
    fn is_caught(&mut self, position: &mut Position, chain: Point, plies: u32) -> Option<bool> {
        let found = Chain::at(position, chain);
        if let Some(liberty) = found.last_liberty() {
            return Some(can_play(position, liberty));
        }
        if found.liberties.len() > 2 {
            return Some(false);
        }
        let mut is_caught = Some(false);
        for liberty in found.liberties.iter() {
            match self.is_caught_on(position, chain, liberty, plies) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => is_caught = None,
            }
        }
        is_caught
    }

    /// Returns whether the attacker catches a chain by a stone on this liberty.
    fn is_caught_on(
        &mut self,
        position: &mut Position,
        chain: Point,
        liberty: Point,
        plies: u32,
    ) -> Option<bool> {
        let mv = Move::Place(liberty);
        if !can_play(position, liberty) {
            return Some(false);
        }
        if plies < 2 || self.nodes == 0 {
            return None;
        }
        self.nodes -= 1;
        let undo = position.make(mv);
        let mut is_caught = Some(true);
        for exit in exits(position, chain) {
            let mv = Move::Place(exit);
            if !can_play(position, exit) {
                continue;
            }
            let undo = position.make(mv);
            let then = self.is_caught(position, chain, plies - 2);
            position.unmake(mv, undo);
            match then {
                Some(false) => {
                    is_caught = Some(false);
                    break;
                }
                Some(true) => {}
                None => is_caught = None,
            }
        }
        position.unmake(mv, undo);
        is_caught
    }
}

/// Returns whether the player to move may play there, and the stone stays on the board.
fn can_play(position: &Position, point: Point) -> bool {
    position.refusal(Move::Place(point)).is_none() && !position.is_suicide(point)
}
