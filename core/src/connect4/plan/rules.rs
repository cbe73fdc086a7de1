//! A plan as values: its rules, what it reaches, and its proof.

use std::fmt;

use super::super::size::{Cell, Column, Row};
use crate::game::Player;

/// The most pairs of a plan.
pub const MAX_PAIRS: usize = 3;

/// The most sentences of a plan.
pub const MAX_RULES: usize = 4;

/// Rules for the rest of a game, which answer every move of the opponent.
///
/// They are asked in this order; the first that says something is followed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    /// Who follows it.
    pub player: Player,
    /// The move to make now, if it is the plan's move and not left to the other rules.
    pub start: Option<Column>,
    /// What is looked out for on the board.
    pub tactics: Tactics,
    /// Spaces in pairs: if the opponent takes one, take the other.
    pub pairs: Vec<[Cell; 2]>,
    /// Where to play if the column of the opponent's coin is full.
    pub order: Order,
    /// Columns that come after all others in that order.
    pub last: Vec<Column>,
}

/// What a plan looks out for, each with all that stands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tactics {
    /// Nothing: follow without a look at the board.
    None,
    /// Make four in a row; if there is none, block it.
    Fours,
    /// Never play right under a space that wins, for either side, while there is another column.
    Careful,
    /// Make two threats at once with one coin.
    TwoThreats,
}

impl Tactics {
    pub(super) const ALL: [Self; 4] = [Self::None, Self::Fours, Self::Careful, Self::TwoThreats];
}

/// An order of all columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// From this side to the other.
    From(Side),
    /// The nearest to the middle first; of two, that on this side.
    FromMiddle(Side),
    /// The nearest to an edge first; of two, that on this side.
    FromEdges(Side),
}

/// One side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The side of column 1.
    Left,
    /// The other one.
    Right,
}

impl Order {
    /// All orders, the easiest to say first.
    pub const ALL: [Self; 6] = [
        Self::From(Side::Left),
        Self::From(Side::Right),
        Self::FromMiddle(Side::Left),
        Self::FromMiddle(Side::Right),
        Self::FromEdges(Side::Left),
        Self::FromEdges(Side::Right),
    ];

    /// Returns the column at this place, from 0, on a board of so many columns.
    ///
    /// For 7 columns and [`Side::Left`]: 1234567 from the side, 4352617 from the middle and 1726354
    /// from the edges.
    #[must_use]
    #[inline]
    pub const fn column(self, place: u8, columns: u8) -> Column {
        let (side, index) = match self {
            Self::From(side) => (side, place),
            Self::FromEdges(side) => (side, inward(place, columns)),
            // The way from the edges, backwards.
            Self::FromMiddle(side) => (side.other(), inward(columns - 1 - place, columns)),
        };
        Column::from_index(match side {
            Side::Left => index,
            Side::Right => columns - 1 - index,
        })
    }
}

impl Side {
    const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// Returns the index of the column at this place of the way from the edges: 0, 6, 1, 5, 2, 4, 3.
const fn inward(place: u8, columns: u8) -> u8 {
    if place.is_multiple_of(2) { place / 2 } else { columns - 1 - place / 2 }
}

/// What a plan is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// To win.
    Win,
    /// Not to lose.
    Draw,
}

/// One sentence of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The first move, and what is looked out for afterwards.
    Tactics {
        /// The move to make now.
        start: Option<Column>,
        /// What is looked out for.
        tactics: Tactics,
    },
    /// If the opponent takes one space of a pair, take the other.
    Pairs(Vec<[Cell; 2]>),
    /// Play on top of the opponent's coin.
    Follow {
        /// Whether not right under a space that wins.
        careful: bool,
    },
    /// If that column is full, play in the first free one in an order.
    Otherwise {
        /// The order.
        order: Order,
        /// Columns left for last.
        last: Vec<Column>,
        /// Whether not right under a space that wins, while there is another column.
        careful: bool,
    },
}

/// The result of a plan that was played against every reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// In how many ways the opponent can play on until the end of the game, at most [`u64::MAX`].
    pub replies: u64,
    /// The longest of these games, in plies from here.
    pub deepest: u32,
}

/// A plan, what it reaches, and its proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The plan.
    pub plan: Plan,
    /// What it reaches.
    pub goal: Goal,
    /// How it was proved.
    pub proof: Proof,
    /// The opponent's moves now after which it takes longest to win, from left to right; none if
    /// the plan moves now, holds a draw, or takes as long after every move.
    pub longest: Vec<Column>,
}

/// The words of [`Plan`]'s text.
const TACTICS: [(Tactics, &str); 4] = [
    (Tactics::None, "none"),
    (Tactics::Fours, "fours"),
    (Tactics::Careful, "careful"),
    (Tactics::TwoThreats, "threats"),
];
const ORDERS: [(Order, &str); 6] = [
    (Order::From(Side::Left), "left"),
    (Order::From(Side::Right), "right"),
    (Order::FromMiddle(Side::Left), "middle-left"),
    (Order::FromMiddle(Side::Right), "middle-right"),
    (Order::FromEdges(Side::Left), "edges-left"),
    (Order::FromEdges(Side::Right), "edges-right"),
];

impl Plan {
    /// Returns the plan of a player that a text says, as [`Display`](fmt::Display) writes it: the
    /// first column if there is one, the tactics, the pairs, the order, and the columns left for
    /// last, as in `first4 careful c2-d1 middle-left last67`. At most nine columns.
    #[must_use]
    pub fn parse(player: Player, text: &str) -> Option<Self> {
        let column =
            |digit: char| u8::try_from(digit.to_digit(10)?).ok().and_then(Column::from_number);
        let cell = |text: &str| {
            let (letter, row) = (text.chars().next()?, text.get(1..)?);
            let index = u8::try_from(letter).ok()?.checked_sub(b'a')?;
            let row = row.parse().ok().and_then(Row::from_number)?;
            (index < 9).then_some(Cell { column: Column::from_index(index), row })
        };
        let mut words = text.split_whitespace().peekable();
        let start = match words.next_if(|word| word.starts_with("first")) {
            Some(word) => Some(column(word.strip_prefix("first")?.parse().ok()?)?),
            None => None,
        };
        let word = words.next()?;
        let tactics = TACTICS.iter().find(|(_, name)| *name == word)?.0;
        let mut pairs = Vec::new();
        let mut word = words.next()?;
        let order = loop {
            if let Some(&(order, _)) = ORDERS.iter().find(|(_, name)| *name == word) {
                break order;
            }
            let (one, other) = word.split_once('-')?;
            pairs.push([cell(one)?, cell(other)?]);
            word = words.next()?;
        };
        let last = match words.next() {
            Some(word) => {
                word.strip_prefix("last")?.chars().map(column).collect::<Option<Vec<_>>>()?
            }
            None => Vec::new(),
        };
        let is_whole = words.next().is_none() && pairs.len() <= MAX_PAIRS;
        is_whole.then_some(Self { player, start, tactics, pairs, order, last })
    }

    /// Returns the same plan on the mirrored board of so many columns.
    #[must_use]
    pub fn mirrored(&self, columns: u8) -> Self {
        let column = |column: Column| column.mirrored(columns);
        let cell = |of: Cell| Cell { column: column(of.column), ..of };
        Self {
            player: self.player,
            start: self.start.map(column),
            tactics: self.tactics,
            pairs: self.pairs.iter().map(|pair| pair.map(cell)).collect(),
            order: match self.order {
                Order::From(side) => Order::From(side.other()),
                Order::FromMiddle(side) => Order::FromMiddle(side.other()),
                Order::FromEdges(side) => Order::FromEdges(side.other()),
            },
            last: self.last.iter().copied().map(column).collect(),
        }
    }

    /// Returns the sentences of the plan, at most [`MAX_RULES`], in the order in which they are asked.
    #[must_use]
    pub fn rules(&self) -> Vec<Rule> {
        let careful = self.tactics >= Tactics::Careful;
        let mut rules = Vec::new();
        if self.start.is_some() || self.tactics > Tactics::None {
            rules.push(Rule::Tactics { start: self.start, tactics: self.tactics });
        }
        if !self.pairs.is_empty() {
            rules.push(Rule::Pairs(self.pairs.clone()));
        }
        rules.push(Rule::Follow { careful });
        rules.push(Rule::Otherwise { order: self.order, last: self.last.clone(), careful });
        rules
    }
}

impl fmt::Display for Plan {
    /// Writes the text that [`parse`](Self::parse) reads.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(start) = self.start {
            write!(f, "first{start} ")?;
        }
        let tactics = TACTICS.iter().find(|(of, _)| *of == self.tactics);
        f.write_str(tactics.map_or("", |(_, name)| name))?;
        let name = |cell: Cell| (char::from(b'a' + cell.column.index()), cell.row.number());
        for pair in &self.pairs {
            let [(one, row), (other, other_row)] = pair.map(name);
            write!(f, " {one}{row}-{other}{other_row}")?;
        }
        let order = ORDERS.iter().find(|(of, _)| *of == self.order);
        write!(f, " {}", order.map_or("", |(_, name)| name))?;
        if !self.last.is_empty() {
            f.write_str(" last")?;
        }
        self.last.iter().try_for_each(|column| write!(f, "{column}"))
    }
}
