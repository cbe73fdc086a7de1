//! Reading whether a chain is captured, move by move to the end.

use std::collections::HashMap;

use super::board::{Bits, Stones, around, beside, each};
use crate::game::Player;

/// Which moves are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moves {
    /// The attacker gives atari with each move, or captures; the defender makes every move that can
    /// help against that. What is captured so is captured.
    Ataris,
    /// The attacker makes any move near the chain, the defender only those that look best, and with
    /// [`SAFE`] liberties it is safe. What is not captured so escapes.
    Wide,
    /// Both make any move on these points, which nothing outside matters to.
    Within(Bits),
}

/// How much work a reading may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// What is remembered of a position holds on every way to it: for the proof of a puzzle.
    Full,
    /// It may hold only on one of several ways that lead back to positions before: for moves that
    /// are answered while the user waits.
    Quick,
}

/// The liberties with which a chain is safe from [`Moves::Wide`] and [`Moves::Ataris`].
const SAFE: u32 = 4;
/// The longest line that is read, in moves of both sides.
const LONGEST: u32 = 60;
/// The most positions that are read for one answer.
const MOST_NODES: u32 = 40_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It is captured, after so many moves of both sides at best play.
    Captured(u32),
    Safe,
    /// The reading has not come to an end.
    Unknown,
}

/// A fate, and on what it depends.
struct Finding {
    fate: Fate,
    /// The place on the path of the first position that it goes back to, by a repetition.
    depth: usize,
}

impl Finding {
    /// Returns a fate that depends on nothing before it.
    const fn of(fate: Fate) -> Self {
        Self { fate, depth: usize::MAX }
    }
}

pub(super) struct Reader {
    /// A stone of the chain.
    target: Bits,
    attacker: Player,
    moves: Moves,
    /// Who may take back a ko at once, and gains by a repetition.
    favoured: Player,
    effort: Effort,
    known: HashMap<(Stones, Player), Fate>,
    path: Vec<(Stones, Player)>,
    nodes: u32,
}

impl Reader {
    /// Returns the reader of the chain with a stone on this point.
    pub(super) fn new(
        target: Bits,
        attacker: Player,
        moves: Moves,
        favoured: Player,
        effort: Effort,
    ) -> Self {
        Self {
            target,
            attacker,
            moves,
            favoured,
            effort,
            known: HashMap::new(),
            path: Vec::new(),
            nodes: 0,
        }
    }

    pub(super) fn fate(&mut self, stones: &Stones, to_move: Player) -> Fate {
        self.nodes = 0;
        self.path.clear();
        self.read(stones, to_move).fate
    }

    /// Returns the stones after a move, if it is legal.
    pub(super) fn play(&self, stones: &Stones, point: Bits, player: Player) -> Option<Stones> {
        stones.play(point, player, player == self.favoured)
    }

    fn read(&mut self, stones: &Stones, to_move: Player) -> Finding {
        let defender = self.attacker.other();
        let chain = stones.chain(self.target, defender);
        if chain == 0 {
            return Finding::of(Fate::Captured(0));
        }
        let is_local = !matches!(self.moves, Moves::Within(_));
        if is_local && stones.liberties(chain).count_ones() >= SAFE {
            return Finding::of(Fate::Safe);
        }
        let key = (*stones, to_move);
        if let Some(&fate) = self.known.get(&key) {
            return Finding::of(fate);
        }
        if let Some(depth) = self.path.iter().position(|on_path| *on_path == key) {
            let fate =
                if self.favoured == self.attacker { Fate::Captured(LONGEST) } else { Fate::Safe };
            return Finding { fate, depth };
        }
        if self.path.len() >= LONGEST as usize || self.nodes >= MOST_NODES {
            return Finding::of(Fate::Unknown);
        }
        self.nodes += 1;
        self.path.push(key);
        let found = if to_move == self.attacker {
            self.attack(stones, chain)
        } else {
            self.defend(stones, chain)
        };
        self.path.pop();
        // What goes back to a position further up holds only after that one.
        let is_own = found.depth >= self.path.len();
        if found.fate != Fate::Unknown && (is_own || self.effort == Effort::Quick) {
            self.known.insert(key, found.fate);
        }
        if is_own { Finding::of(found.fate) } else { found }
    }

    /// Reads the attacker's moves: it wants to capture soon.
    fn attack(&mut self, stones: &Stones, chain: Bits) -> Finding {
        let (mut best, mut is_known, mut depth): (Option<(u32, usize)>, _, _) =
            (None, true, usize::MAX);
        for point in each(self.attacks(stones, chain)) {
            let Some(after) = self.play(stones, point, self.attacker) else {
                continue;
            };
            if self.moves == Moves::Ataris {
                let chain = after.chain(self.target, self.attacker.other());
                if after.liberties(chain).count_ones() > 1 {
                    continue;
                }
            }
            let found = self.read(&after, self.attacker.other());
            match found.fate {
                Fate::Captured(plies) => {
                    best = Some(best.map_or((plies, found.depth), |(least, depth)| {
                        (least.min(plies), depth.max(found.depth))
                    }));
                    // How long it takes matters only to the reader that proves it.
                    if plies == 0 || self.favoured == self.attacker {
                        break;
                    }
                }
                Fate::Safe => depth = depth.min(found.depth),
                Fate::Unknown => is_known = false,
            }
        }
        match best {
            Some((plies, depth)) => Finding { fate: Fate::Captured(plies + 1), depth },
            None if is_known => Finding { fate: Fate::Safe, depth },
            None => Finding::of(Fate::Unknown),
        }
    }

    /// Reads the defender's moves, a pass included: it wants to be safe, or to last long.
    fn defend(&mut self, stones: &Stones, chain: Bits) -> Finding {
        let (mut longest, mut is_known, mut depth) = (0, true, usize::MAX);
        let moves = each(self.defences(stones, chain));
        let defender = self.attacker.other();
        let mut played: Vec<Stones> = moves
            .filter_map(|point| self.play(stones, point, defender))
            .chain([stones.pass()])
            .collect();
        // What leaves most liberties is most often safe.
        played.sort_by_cached_key(|after| {
            let chain = after.chain(self.target, defender);
            std::cmp::Reverse(after.liberties(chain).count_ones())
        });
        for after in played {
            let found = self.read(&after, self.attacker);
            match found.fate {
                Fate::Captured(plies) => {
                    longest = longest.max(plies);
                    depth = depth.min(found.depth);
                }
                Fate::Safe => return found,
                Fate::Unknown => is_known = false,
            }
        }
        if is_known {
            Finding { fate: Fate::Captured(longest + 1), depth }
        } else {
            Finding::of(Fate::Unknown)
        }
    }

    /// Returns the points on which the attacker's moves are read.
    pub(super) fn attacks(&self, stones: &Stones, chain: Bits) -> Bits {
        let liberties = stones.liberties(chain);
        match self.moves {
            Moves::Ataris => liberties,
            Moves::Wide => {
                let near = liberties | around(liberties) & stones.empty();
                near | rescues(stones, chain, self.attacker)
            }
            Moves::Within(points) => points & stones.empty(),
        }
    }

    /// Returns the points on which the defender's moves are read.
    pub(super) fn defences(&self, stones: &Stones, chain: Bits) -> Bits {
        let liberties = stones.liberties(chain);
        match self.moves {
            Moves::Within(points) => points & stones.empty(),
            // In atari nothing else helps.
            Moves::Ataris | Moves::Wide if liberties.is_power_of_two() => {
                liberties | captures(stones, chain, self.attacker, 1)
            }
            Moves::Ataris | Moves::Wide => {
                let beyond = beside(liberties) & stones.empty();
                liberties | beyond | captures(stones, chain, self.attacker, 2)
            }
        }
    }
}

/// Returns the liberties of the attacker's chains beside a chain that have at most so many.
fn captures(stones: &Stones, chain: Bits, attacker: Player, most: u32) -> Bits {
    let mut left = beside(chain) & stones.of[attacker.index()];
    let mut points = 0;
    while left != 0 {
        let other = stones.chain(left & left.wrapping_neg(), attacker);
        left &= !other;
        let liberties = stones.liberties(other);
        if liberties.count_ones() <= most {
            points |= liberties;
        }
    }
    points
}

/// Returns the points on which the attacker may save its chains in atari beside a chain.
fn rescues(stones: &Stones, chain: Bits, attacker: Player) -> Bits {
    let in_atari = captures(stones, chain, attacker, 1);
    in_atari | beside(in_atari) & stones.empty()
}
