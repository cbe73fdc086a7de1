//! A move: a step, or a whole chain of jumps.

use std::fmt;

use super::shape::{Direction, Size, Square};
use crate::kind::DRAW;
use crate::kit::RESIGN;

/// What ends a game without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Agreement {
    /// The player to move gives up.
    Resigned,
    /// The players agree on a draw.
    Drawn,
}

/// A whole turn of one piece: a step to the next square, or a chain of jumps with its whole path;
/// or an [agreement](crate::game::Game::is_agreement) instead.
///
/// It is identified by the square where it begins and the ways that it takes; the measures of its
/// board come with it, so that it can name every square on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    size: Size,
    from: Square,
    /// Where it ends, which follows from the rest.
    to: Square,
    /// The number of jumps, or 0 for a step; one of the marks of an agreement.
    jumps: u8,
    /// The ways, two bits each, the first one lowest.
    ways: u64,
}

impl Move {
    /// The longest chain that fits: on 12x12 no more than 25 pieces can be jumped by one piece.
    pub const MAX_JUMPS: u8 = 32;

    /// Stands for the number of jumps where a player resigns.
    const RESIGN: u8 = u8::MAX;
    /// Stands for it where the players agree on a draw.
    const DRAW: u8 = u8::MAX - 1;

    /// Returns an agreement on a board of this size.
    #[must_use]
    pub const fn agreement(size: Size, agreement: Agreement) -> Self {
        let corner = Square::from_index(0);
        let jumps = match agreement {
            Agreement::Resigned => Self::RESIGN,
            Agreement::Drawn => Self::DRAW,
        };
        Self { jumps, ..Self::chain(size, corner) }
    }

    /// Returns the agreement that this is, if it is no turn.
    #[inline]
    #[must_use]
    pub const fn agreed(self) -> Option<Agreement> {
        match self.jumps {
            Self::RESIGN => Some(Agreement::Resigned),
            Self::DRAW => Some(Agreement::Drawn),
            _ => None,
        }
    }

    /// Returns a step.
    #[must_use]
    pub const fn step(size: Size, from: Square, way: Direction) -> Self {
        let to = match size.neighbour(from, way, 1) {
            Some(to) => to,
            None => from,
        };
        Self::step_to(size, from, way, to)
    }

    /// Returns the step that is known to end on this square.
    #[inline]
    pub(super) const fn step_to(size: Size, from: Square, way: Direction, to: Square) -> Self {
        Self { size, from, to, jumps: 0, ways: way.index() as u64 }
    }

    /// Returns the beginning of a chain, which is no move before it has a [jump](Self::and_jump).
    #[must_use]
    pub const fn chain(size: Size, from: Square) -> Self {
        Self { size, from, to: from, jumps: 0, ways: 0 }
    }

    /// Returns the chain with one more jump, which ends on this square.
    #[must_use]
    #[inline]
    pub const fn and_jump(self, way: Direction, to: Square) -> Self {
        Self {
            ways: self.ways | (way.index() as u64) << (2 * self.jumps),
            jumps: self.jumps + 1,
            to,
            ..self
        }
    }

    /// Returns the move that touches down on these squares, the first of which is where it begins;
    /// or `None` if two of them that follow each other are neither a step nor a jump apart.
    #[must_use]
    pub fn along(size: Size, squares: &[Square]) -> Option<Self> {
        let (&from, rest) = squares.split_first()?;
        let way = |from, to, steps| {
            Direction::ALL.into_iter().find(|&way| size.neighbour(from, way, steps) == Some(to))
        };
        if let &[to] = rest
            && let Some(way) = way(from, to, 1)
        {
            return Some(Self::step(size, from, way));
        }
        if rest.is_empty()
            || rest.len() > usize::from(Self::MAX_JUMPS)
            || squares.iter().any(|&square| !size.has(square))
        {
            return None;
        }
        squares.windows(2).try_fold(Self::chain(size, from), |chain, pair| {
            way(pair[0], pair[1], 2).map(|way| chain.and_jump(way, pair[1]))
        })
    }

    /// Returns the chain without its last jump; steps, and chains that have not begun, are
    /// unchanged.
    #[must_use]
    pub fn without_last(self) -> Self {
        let Some(jumps) = self.jumps.checked_sub(1) else {
            return self;
        };
        let ways = self.ways & !(3 << (2 * jumps));
        let to = self.landings().take(usize::from(jumps)).last().unwrap_or(self.from);
        Self { to, jumps, ways, ..self }
    }

    /// Returns the way that the chain continues after these jumps, and where it lands then, if it
    /// begins with them and continues; of a step that begins where `begun` does, its way and its
    /// end.
    #[must_use]
    pub fn after(self, begun: Self) -> Option<(Direction, Square)> {
        let count = usize::from(begun.jumps);
        let begins = self.from == begun.from
            && self.jumps >= begun.jumps
            && self.ways().take(count).eq(begun.ways().take(count));
        if begins { self.ways().zip(self.landings()).nth(count) } else { None }
    }

    /// Returns the board that the move is made on.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// Returns where the move begins.
    #[must_use]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Returns the number of jumps, which is that of the captured pieces; 0 for a step.
    #[must_use]
    pub const fn jumps(self) -> u8 {
        if self.jumps > Self::MAX_JUMPS { 0 } else { self.jumps }
    }

    /// Returns whether it captures.
    #[must_use]
    pub const fn is_jump(self) -> bool {
        self.jumps() > 0
    }

    /// Returns the ways that it takes, one after the other.
    #[inline]
    pub fn ways(self) -> impl Iterator<Item = Direction> {
        let ways = if self.jumps > Self::MAX_JUMPS { 0 } else { self.jumps.max(1) };
        (0..ways).map(move |number| Direction::ALL[(self.ways >> (2 * number) & 3) as usize])
    }

    /// Returns the squares on which it lands, after the one where it begins.
    pub fn landings(self) -> impl Iterator<Item = Square> {
        let steps = if self.is_jump() { 2 } else { 1 };
        self.ways().scan(self.from, move |square, way| {
            *square = self.size.neighbour(*square, way, steps)?;
            Some(*square)
        })
    }

    /// Returns the squares that it jumps over.
    pub fn jumped(self) -> impl Iterator<Item = Square> {
        let from = std::iter::once(self.from).chain(self.landings());
        let count = usize::from(self.jumps());
        from.zip(self.ways())
            .take(count)
            .filter_map(move |(square, way)| self.size.neighbour(square, way, 1))
    }

    /// Returns where the move ends.
    #[must_use]
    pub const fn to(self) -> Square {
        self.to
    }

    /// Returns the square that it begins on, and those that it touches down on.
    #[must_use]
    pub fn path(self) -> Vec<Square> {
        std::iter::once(self.from).chain(self.landings()).collect()
    }
}

impl fmt::Display for Move {
    /// Writes a step as in `11-15`, and a chain with its whole path as in `15x24x31`: its ends
    /// alone may mean two moves. Agreements are `resign` and `draw`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.agreed() {
            Some(Agreement::Resigned) => return f.pad(RESIGN),
            Some(Agreement::Drawn) => return f.pad(DRAW),
            None => {}
        }
        let sign = if self.is_jump() { "x" } else { "-" };
        let mut text = self.from.to_string();
        for square in self.landings() {
            text.push_str(sign);
            text.push_str(&square.to_string());
        }
        f.pad(&text)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
