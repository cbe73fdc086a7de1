//! Making a book: in steps, so that the work can be interrupted, resumed and shared between
//! threads.

use super::Book;
use super::index::{HEADER, MAX_PLIES, NO_POSITION, NumberedCoins, UNKNOWN, count, offset, place};
use crate::connect4::position::Coins;
use crate::connect4::solver::field::{Field, completing, has_line, playable};
use crate::connect4::{Position, Standard};

/// The greatest score: a win with the seventh coin of the game.
const MAX_SCORE: u8 = 18;

/// With this many coins or fewer, a position is not searched: its score follows from those of the
/// positions after it.
const DERIVED: u32 = 7;

/// A book that is being made.
///
/// The positions with 8 coins (or with the most, if that is fewer) are searched one by one, and
/// then those with more, each with a guess that follows from the positions before it; the search
/// proves or refutes the guess. In the end all scores but those with the most coins are derived
/// again from the positions one coin later, so that every score rests on the searches of the last
/// ply alone. The result depends neither on the order of the work nor on interruptions.
#[derive(Clone, Debug)]
pub struct Maker {
    bytes: Vec<u8>,
    plies: u32,
}

/// A position whose score the book needs.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// The position.
    pub position: Position<Standard>,
    /// A guess of its score: the score in the book, if there is one, or else the score if the last
    /// move was a best one.
    pub guess: i32,
    place: usize,
}

impl Maker {
    /// Returns an empty book for positions of up to this many coins, [`MAX_PLIES`] at most, with a
    /// place for each position.
    #[must_use]
    pub fn new(plies: u32) -> Self {
        let plies = plies.min(MAX_PLIES);
        let mut bytes = HEADER.to_vec();
        bytes.push(plies as u8);
        bytes.resize(offset(plies + 1), NO_POSITION);
        let mut maker = Self { bytes, plies };
        maker.bytes[offset(0)] = UNKNOWN;
        for coins in 0..plies {
            for place in maker.places(coins).collect::<Vec<_>>() {
                for child in Self::children(coins, place).into_iter().flatten() {
                    maker.bytes[child] = UNKNOWN;
                }
            }
        }
        maker
    }

    /// Returns the unfinished or finished book in these bytes (see [`bytes`](Self::bytes)).
    /// `None`, unless exactly the places that belong to a position have a score or the mark of an
    /// unknown one.
    #[must_use]
    pub fn resume(bytes: Vec<u8>) -> Option<Self> {
        let plies = match bytes.split_first_chunk() {
            Some((&HEADER, &[plies, ..])) if u32::from(plies) <= MAX_PLIES => u32::from(plies),
            _ => return None,
        };
        // Before the places are counted, which takes seconds for twelve plies: eight bytes must not
        // ask for that.
        if bytes.len() != offset(plies + 1) {
            return None;
        }
        let empty = Self::new(plies);
        let fits = |(&byte, &place): (&u8, &u8)| match (byte, place) {
            (NO_POSITION, _) | (_, NO_POSITION) => byte == place,
            (UNKNOWN, _) => true,
            (score, _) => score.cast_signed().unsigned_abs() <= MAX_SCORE,
        };
        let fit = bytes.iter().zip(&empty.bytes).skip(offset(0)).all(fits);
        fit.then_some(Self { bytes, plies })
    }

    /// Returns the book with places for positions of up to this many coins; unchanged, if it has
    /// them already.
    #[must_use]
    pub fn extended(self, plies: u32) -> Self {
        if plies <= self.plies {
            return self;
        }
        let mut longer = Self::new(plies);
        longer.bytes[offset(0)..self.bytes.len()].copy_from_slice(&self.bytes[offset(0)..]);
        longer
    }

    /// Returns the bytes of the book, unknown scores included; once nothing [is left](Self::left),
    /// [`Book::new`] takes them.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the greatest number of coins.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// Returns whether the scores of all positions with the most coins are known, from which all
    /// others follow.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.places(self.plies).all(|place| self.bytes[place] != UNKNOWN)
    }

    /// Returns the number of positions, mirror images once.
    #[must_use]
    pub fn positions(&self) -> usize {
        (0..=self.plies).map(|coins| self.places(coins).count()).sum()
    }

    /// Returns the number of positions whose scores are not known yet.
    #[must_use]
    pub fn left(&self) -> usize {
        (0..=self.plies)
            .flat_map(|coins| self.places(coins))
            .filter(|&place| self.bytes[place] == UNKNOWN)
            .count()
    }

    /// Returns up to `most` positions that have to be searched next; none, once the rest follows
    /// from known scores.
    #[must_use]
    pub fn tasks(&self, most: usize) -> Vec<Task> {
        let unknown = |coins: u32| self.places(coins).any(|place| self.bytes[place] == UNKNOWN);
        let Some(coins) = (self.plies.min(DERIVED + 1)..=self.plies).find(|&coins| unknown(coins))
        else {
            return Vec::new();
        };
        // In the order of play (depth first), so that successive positions share much of the
        // transposition table.
        let mut tasks = Vec::new();
        let mut seen = vec![false; self.bytes.len()];
        let mut open = vec![(0, offset(0))];
        while let Some((plies, place)) = open.pop() {
            if plies == coins {
                if self.bytes[place] == UNKNOWN {
                    tasks.push(self.task(coins, place));
                }
                if tasks.len() == most {
                    break;
                }
                continue;
            }
            for child in Self::children(plies, place).into_iter().flatten() {
                if !std::mem::replace(&mut seen[child], true) {
                    open.push((plies + 1, child));
                }
            }
        }
        tasks
    }

    /// Returns the positions with the most coins whose scores are known, to be searched again; all
    /// others follow from them.
    #[must_use]
    pub fn checks(&self) -> Vec<Task> {
        let places = self.places(self.plies).filter(|&place| self.bytes[place] != UNKNOWN);
        places
            .map(|place| Task {
                guess: i32::from(self.bytes[place].cast_signed()),
                ..self.task(self.plies, place)
            })
            .collect()
    }

    /// Derives all scores from those of the positions with the most coins, which must be known, and
    /// returns how many known scores that corrects.
    pub fn finish(&mut self) -> usize {
        let mut changed = 0;
        for coins in (0..self.plies).rev() {
            for place in self.places(coins).collect::<Vec<_>>() {
                let known = self.bytes[place];
                self.derive(coins, place);
                changed += usize::from(known != UNKNOWN && known != self.bytes[place]);
            }
        }
        changed
    }

    /// Stores the score of a task. `None`, if the task is of a longer book, or no position of a
    /// book has this score.
    #[must_use]
    pub fn record(&mut self, task: &Task, score: i32) -> Option<()> {
        let byte = self.bytes.get_mut(task.place)?;
        let is_wrong = *byte == NO_POSITION || score.unsigned_abs() > u32::from(MAX_SCORE);
        (!is_wrong).then(|| *byte = score as i8 as u8)
    }

    /// Returns the places of the positions with this many coins, in order.
    fn places(&self, coins: u32) -> impl Iterator<Item = usize> + '_ {
        let places = offset(coins)..offset(coins + 1);
        places.filter(|&place| self.bytes[place] != NO_POSITION)
    }

    /// Returns the coins of the position at a place among those with so many coins.
    fn coins(plies: u32, place: usize) -> Coins {
        NumberedCoins::with_number(plies, (place - offset(plies)) as u32).coins()
    }

    /// Returns the places of the positions one coin later, `None` for each that is finished.
    fn children(plies: u32, place: usize) -> Vec<Option<usize>> {
        let coins = Self::coins(plies, place);
        let mut playable = playable(Standard, coins);
        let mut children = Vec::new();
        while playable != 0 {
            let cell = playable & playable.wrapping_neg();
            playable &= playable - 1;
            let child = coins.after(cell);
            children.push((!has_line(Standard, child.opponent)).then(|| self::place(child)));
        }
        children
    }

    /// Stores the score that follows from those of the positions one coin later.
    fn derive(&mut self, coins: u32, place: usize) {
        let win = (43 - coins.cast_signed()) / 2;
        let scores = Self::children(coins, place).into_iter();
        let score = scores
            .map(|child| child.map_or(win, |child| -i32::from(self.bytes[child].cast_signed())))
            .max();
        self.bytes[place] = score.unwrap_or(0) as i8 as u8;
    }

    /// Returns the task for a place, with the guess that follows from the positions before it.
    fn task(&self, plies: u32, place: usize) -> Task {
        let coins = Self::coins(plies, place);
        let Coins { mover, opponent } = coins;
        // A position before this one is worth at least as much as the move that leads here, so the
        // negative of its score is a lower bound of the score here.
        let mut guess = -(42 - plies.cast_signed()) / 2;
        let playable = playable(Standard, coins);
        let mut tops = ((playable >> 1) | top_of_full(coins.occupied())) & opponent;
        while tops != 0 && completing(Standard, mover) & playable == 0 {
            let cell = tops & tops.wrapping_neg();
            tops &= tops - 1;
            let parent = Coins { mover: opponent ^ cell, opponent: mover };
            match self.bytes[self::place(parent)] {
                UNKNOWN | NO_POSITION => {}
                score => guess = guess.max(-i32::from(score.cast_signed())),
            }
        }
        Task { position: Position::from_coins(coins), guess, place }
    }
}

/// Returns the topmost cells of the full columns.
fn top_of_full(all: u64) -> u64 {
    all & (Standard.bottom() << 5)
}

impl Book {
    /// Returns the book in these bytes, or `None` if they are not a complete one.
    ///
    /// Which of the bytes belong to a position, and that each score but those with the most coins
    /// follows from the scores after it, is checked; it takes a second for nine coins. Only a
    /// search can check the scores with the most coins: `plot4 book --check`.
    #[must_use]
    pub fn new(bytes: &'static [u8]) -> Option<Self> {
        let mut maker = Maker::resume(bytes.to_vec())?;
        (maker.left() == 0 && maker.finish() == 0).then_some(Self { bytes })
    }

    /// Returns the position with this number among those with so many coins, or `None` if it
    /// belongs to none.
    ///
    /// With [`numbers`](Self::numbers) it lists all positions of a book.
    #[must_use]
    pub fn position(&self, coins: u32, number: u32) -> Option<Position<Standard>> {
        if coins > self.plies() || number >= Self::numbers(coins) {
            return None;
        }
        let place = offset(coins) + number as usize;
        if self.bytes[place] == NO_POSITION {
            return None;
        }
        Some(Position::from_coins(Maker::coins(coins, place)))
    }

    /// Returns how many numbers there are for positions with so many coins; 0 for more than
    /// [`MAX_PLIES`].
    #[must_use]
    pub fn numbers(coins: u32) -> u32 {
        if coins > MAX_PLIES { 0 } else { count(coins) }
    }
}
