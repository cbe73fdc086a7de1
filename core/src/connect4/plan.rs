//! Plans: a few rules that a person can follow, and that win (or hold the draw) against every
//! reply.
//!
//! A [`Plan`] is a value: what to do first, which tactics to look out for, which spaces belong
//! together in pairs, and where to play when a column is full. It is followed without any search.
//! [`verify`] plays it against everything the opponent can do; [`find`] looks for the simplest one
//! that passes. The idea that a few rules can carry a whole position is old (Allis 1988: claimeven,
//! baseinverse); what is found here is always checked to the end, so a plan is a proof.
//!
//! # How a plan is found
//!
//! A sketch that fails has a line of replies that beats it. Whatever repairs the sketch must act
//! differently somewhere along that line, so only such repairs are tried: another first move, a pair
//! of spaces, a column left for last. Lines that beat one sketch usually beat the next one, too: a
//! sketch is checked against them before all replies are tried.
//!
//! `cargo bench --bench plans` counts how many positions have a plan.

pub(super) mod rules;

pub use rules::{Found, Goal, MAX_PAIRS, MAX_RULES, Order, Plan, Proof, Rule, Side, Tactics};

use std::collections::{HashMap, HashSet};

use super::bits::Bits;
use super::position::Position;
use super::size::{Column, Shape, Size};
use crate::control::Control;
use crate::game::{Game as _, Player};

/// The most extras of a plan: its start, its pairs and the columns that it leaves for last.
const MAX_EXTRAS: usize = 3;

/// How many moves of sketches [`find`] tries before it gives up: 0.1 to 0.2 s on one core, on 7x6.
const MOST_MOVES: u64 = 3_500_000;

/// The most positions in which one sketch is checked.
const MOST_POSITIONS: usize = 60_000;

/// What a plan says in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Where to play.
    pub column: Column,
    /// Why.
    pub reason: Reason,
    /// The sentence that says so: an index of [`Plan::rules`].
    pub rule: usize,
}

/// Why a plan plays a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The plan starts with it.
    Start,
    /// It makes four in a row.
    Four,
    /// It blocks four in a row.
    Block,
    /// It makes two threats at once.
    TwoThreats,
    /// The opponent has taken the other space of the pair.
    Pair,
    /// It lies on top of the opponent's coin.
    Follow,
    /// It is the first free column of the order.
    Order,
}

impl Plan {
    /// Returns what the plan says after the opponent's last move, or at its start if there is
    /// none; `None` if it is not the plan's turn or the game is over.
    #[must_use]
    pub fn answer<S: Shape>(&self, position: &Position<S>, last: Option<Column>) -> Option<Answer> {
        if position.to_move() != self.player || position.outcome().is_some() {
            return None;
        }
        let sketch = Sketch::of(self, position);
        let coin = last.map_or(S::Bits::ZERO, |column| position.top(column));
        let (cell, reason) = sketch.choose(position, coin);
        let rules = self.rules();
        let is_its_rule = |rule: &Rule| match reason {
            Reason::Start | Reason::Four | Reason::Block | Reason::TwoThreats => {
                matches!(rule, Rule::Tactics { .. })
            }
            Reason::Pair => matches!(rule, Rule::Pairs(_)),
            Reason::Follow => matches!(rule, Rule::Follow { .. }),
            Reason::Order => matches!(rule, Rule::Otherwise { .. }),
        };
        let rule = rules.iter().position(is_its_rule)?;
        Some(Answer { column: position.column_of(cell), reason, rule })
    }
}

/// Plays a plan against every reply. Returns nothing if one of them keeps it from its goal, or if
/// the control stops it.
#[must_use]
pub fn verify<S: Shape>(
    position: &Position<S>,
    plan: &Plan,
    goal: Goal,
    control: &mut dyn Control<()>,
) -> Option<Proof> {
    let mut work = Work { control, moves: 0, most_moves: u64::MAX, is_stopped: false };
    let sketch = Sketch::of(plan, position);
    let trial = Trial::new(&sketch, goal, usize::MAX, &mut work);
    trial.run(position, plan.player).ok()
}

/// Returns the opponent's moves after which this plan takes longest to its end, from left to right.
/// None if the plan moves next or does not reach its goal.
#[must_use]
pub fn longest_replies<S: Shape>(
    position: &Position<S>,
    plan: &Plan,
    goal: Goal,
    control: &mut dyn Control<()>,
) -> Vec<Column> {
    if position.to_move() == plan.player {
        return Vec::new();
    }
    let sketch = Sketch::of(plan, position);
    let mut work = Work { control, moves: 0, most_moves: u64::MAX, is_stopped: false };
    let mut trial = Trial::new(&sketch, goal, usize::MAX, &mut work);
    let mut replies: Vec<(Column, u32)> = Vec::new();
    for column in position.moves() {
        let coin = position.landing_bit(column);
        match trial.answer(&position.with_coin(coin), coin) {
            Ok(proof) => replies.push((column, proof.deepest)),
            Err(_) => return Vec::new(),
        }
    }
    let longest = replies.iter().map(|&(_, plies)| plies).max();
    let mut columns: Vec<Column> = replies
        .into_iter()
        .filter(|&(_, plies)| Some(plies) == longest)
        .map(|(column, _)| column)
        .collect();
    columns.sort_unstable();
    columns
}

/// Returns the simplest plan found for a player, with its proof.
///
/// `None` if there is none, which proves nothing, if the control stops the search, or if the game
/// is over. It takes at most 0.2 s on 7x6.
#[must_use]
pub fn find(
    position: &Position<Size>,
    player: Player,
    goal: Goal,
    control: &mut dyn Control<()>,
) -> Option<(Plan, Proof)> {
    find_within(position, player, goal, MOST_MOVES, control)
}

/// As [`find`], but gives up after this many moves of sketches: about 25 million a second on 7x6.
#[must_use]
pub fn find_within(
    position: &Position<Size>,
    player: Player,
    goal: Goal,
    most_moves: u64,
    control: &mut dyn Control<()>,
) -> Option<(Plan, Proof)> {
    // Not generic, so that it is compiled for speed, with this crate.
    match position.to_standard() {
        Some(standard) => find_on(&standard, player, goal, most_moves, control),
        None => find_on(position, player, goal, most_moves, control),
    }
}

fn find_on<S: Shape>(
    position: &Position<S>,
    player: Player,
    goal: Goal,
    most_moves: u64,
    control: &mut dyn Control<()>,
) -> Option<(Plan, Proof)> {
    if position.outcome().is_some() {
        return None;
    }
    let work = Work { control, moves: 0, most_moves, is_stopped: false };
    Finder { position, player, goal, work, lines: Vec::new() }.find()
}

/// Returns the simplest plan found that reaches what the position is worth: the winner's, or in a
/// drawn position that of the player to move, or else the opponent's. The value is the sign of the
/// score for the player to move.
#[must_use]
pub fn find_for_value(
    position: &Position<Size>,
    value: i32,
    control: &mut dyn Control<()>,
) -> Option<Found> {
    let mover = position.to_move();
    let (players, goal) = match value.signum() {
        1 => (&[mover][..], Goal::Win),
        -1 => (&[mover.other()][..], Goal::Win),
        _ => (&[mover, mover.other()][..], Goal::Draw),
    };
    players.iter().find_map(|&player| {
        let (plan, proof) = find(position, player, goal, control)?;
        Some(Found { plan, goal, proof })
    })
}

/// The work that a search has done, and when it has to end.
struct Work<'a> {
    control: &'a mut dyn Control<()>,
    moves: u64,
    most_moves: u64,
    is_stopped: bool,
}

impl Work<'_> {
    /// Counts a move of a plan. Returns whether the work goes on.
    #[inline]
    fn go_on(&mut self) -> bool {
        self.moves += 1;
        if self.moves.is_multiple_of(1024) || self.moves > self.most_moves {
            self.is_stopped |= self.moves > self.most_moves || self.control.should_stop();
        }
        !self.is_stopped
    }
}

/// A plan laid out on a board, as it is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Sketch<B> {
    /// The cells of the first column; none without a start.
    start: B,
    tactics: Tactics,
    /// Pairs of cells; zeros where there is none.
    pairs: [[B; 2]; MAX_PAIRS],
    order: Order,
    /// The cells of the columns left for last.
    last: B,
}

impl<B: Bits> Sketch<B> {
    fn new(tactics: Tactics, order: Order) -> Self {
        let pairs = [[B::ZERO; 2]; MAX_PAIRS];
        Self { start: B::ZERO, tactics, pairs, order, last: B::ZERO }
    }

    fn of<S: Shape<Bits = B>>(plan: &Plan, position: &Position<S>) -> Self {
        let mut sketch = Self::new(plan.tactics, plan.order);
        if let Some(start) = plan.start {
            sketch.start = position.column_mask(start);
        }
        for (bits, cells) in sketch.pairs.iter_mut().zip(&plan.pairs) {
            *bits = cells.map(|cell| position.bit(cell));
        }
        for &column in &plan.last {
            sketch.last = sketch.last | position.column_mask(column);
        }
        sketch
    }

    fn plan<S: Shape<Bits = B>>(&self, position: &Position<S>, player: Player) -> Plan {
        let has = |cells: B| {
            position.columns().filter(move |&of| !(position.column_mask(of) & cells).is_empty())
        };
        let pairs = self.pairs.iter().filter(|pair| !pair[0].is_empty());
        Plan {
            player,
            start: has(self.start).next(),
            tactics: self.tactics,
            pairs: pairs.map(|pair| pair.map(|bit| position.cell_of(bit))).collect(),
            order: self.order,
            last: has(self.last).collect(),
        }
    }

    /// Returns the cell in which the plan plays after the opponent's coin, or as its first move if
    /// there is none.
    #[inline]
    fn choose<S: Shape<Bits = B>>(&self, position: &Position<S>, coin: B) -> (B, Reason) {
        let landings = position.landings();
        if coin.is_empty() && !(self.start & landings).is_empty() {
            return (self.start & landings, Reason::Start);
        }
        let mut closed = B::ZERO;
        if self.tactics >= Tactics::Fours {
            let own = position.completing(position.mover());
            let opponents = position.completing(position.opponent());
            if !(own & landings).is_empty() {
                return (B::bit((own & landings).lowest()), Reason::Four);
            }
            if !(opponents & landings).is_empty() {
                return (B::bit((opponents & landings).lowest()), Reason::Block);
            }
            if self.tactics >= Tactics::Careful {
                // The cells right under a space that wins.
                closed = (own | opponents).down(1);
            }
            if self.tactics >= Tactics::TwoThreats
                && let Some(cell) = two_threats(position, landings & !opponents.down(1))
            {
                return (cell, Reason::TwoThreats);
            }
        }
        for &[one, other] in &self.pairs {
            let partner = if coin == one {
                other
            } else if coin == other {
                one
            } else {
                B::ZERO
            };
            if !coin.is_empty() && !(partner & landings).is_empty() {
                return (partner, Reason::Pair);
            }
        }
        let follow = coin.up(1) & landings & !closed;
        if !follow.is_empty() {
            return (follow, Reason::Follow);
        }
        let columns = position.shape().columns();
        for open in [landings & !closed, landings] {
            for group in [open & !self.last, open & self.last] {
                if group.is_empty() {
                    continue;
                }
                for place in 0..columns {
                    let cell = group & position.column_mask(self.order.column(place, columns));
                    if !cell.is_empty() {
                        return (cell, Reason::Order);
                    }
                }
            }
        }
        (B::ZERO, Reason::Order)
    }

    /// Adds the sketches with one more extra that play another move than this here.
    fn repair<S: Shape<Bits = B>>(
        &self,
        position: &Position<S>,
        coin: B,
        (cell, reason): (B, Reason),
        repairs: &mut Vec<Self>,
    ) {
        let column = position.column_mask(position.column_of(cell));
        let others = position.landings() & !cell;
        let each_other = || {
            let mut others = others;
            std::iter::from_fn(move || {
                let other = B::bit(others.lowest());
                let has_more = !others.is_empty();
                others = others & !other;
                has_more.then_some(other)
            })
        };
        if coin.is_empty() {
            if reason != Reason::Start {
                for other in each_other() {
                    let mut repaired = *self;
                    repaired.start = position.column_mask(position.column_of(other));
                    repairs.push(repaired);
                }
            }
        } else if matches!(reason, Reason::Follow | Reason::Order)
            && let Some(free) = self.pairs.iter().position(|pair| pair[0].is_empty())
        {
            for other in each_other() {
                let mut repaired = *self;
                repaired.pairs[free] = [coin, other];
                repaired.pairs[..=free].sort_unstable_by_key(|pair| pair[0].lowest());
                repairs.push(repaired);
            }
        }
        if reason == Reason::Order && (self.last & cell).is_empty() {
            let mut repaired = *self;
            repaired.last = repaired.last | column;
            repairs.push(repaired);
        }
    }
}

/// Returns the first of these cells, from the left, in which a coin of the player to move makes two
/// threats at once: two spaces in which the next coin wins, or one with another right above it.
fn two_threats<S: Shape>(position: &Position<S>, mut cells: S::Bits) -> Option<S::Bits> {
    while !cells.is_empty() {
        let cell = S::Bits::bit(cells.lowest());
        cells = cells ^ cell;
        let after = position.with_coin(cell);
        let threats = after.completing(after.opponent());
        let playable = threats & after.landings();
        if playable.count() > 1 || !(playable.up(1) & threats).is_empty() {
            return Some(cell);
        }
    }
    None
}

/// Why a sketch was not proved.
enum Failed {
    /// A line of replies beats it.
    Beaten,
    /// It takes too many positions or too much work to tell.
    TooLarge,
}

/// A sketch played against every reply.
struct Trial<'t, 'w, 'c, B> {
    sketch: &'t Sketch<B>,
    goal: Goal,
    most_positions: usize,
    work: &'w mut Work<'c>,
    /// What is known of positions in which the opponent is to move.
    known: HashMap<B, Proof>,
    /// The opponent's coins up to here: the line that beats the sketch when it fails.
    line: Vec<B>,
}

impl<'t, 'w, 'c, B: Bits> Trial<'t, 'w, 'c, B> {
    fn new(
        sketch: &'t Sketch<B>,
        goal: Goal,
        most_positions: usize,
        work: &'w mut Work<'c>,
    ) -> Self {
        Self { sketch, goal, most_positions, work, known: HashMap::new(), line: Vec::new() }
    }

    fn run<S: Shape<Bits = B>>(
        mut self,
        position: &Position<S>,
        player: Player,
    ) -> Result<Proof, (Failed, Vec<B>)> {
        let found = if position.to_move() == player {
            self.answer(position, B::ZERO)
        } else {
            self.replies(position)
        };
        found.map_err(|failed| (failed, self.line))
    }

    /// Plays on with the opponent to move.
    fn replies<S: Shape<Bits = B>>(&mut self, position: &Position<S>) -> Result<Proof, Failed> {
        let mut landings = position.landings();
        if landings.is_empty() {
            return self.drawn();
        }
        if !(position.completing(position.mover()) & landings).is_empty() {
            return Err(Failed::Beaten);
        }
        let key = position.key();
        if let Some(&proof) = self.known.get(&key) {
            return Ok(proof);
        }
        if self.known.len() >= self.most_positions {
            return Err(Failed::TooLarge);
        }
        let mut all = Proof { replies: 0, deepest: 0 };
        while !landings.is_empty() {
            let coin = B::bit(landings.lowest());
            landings = landings ^ coin;
            self.line.push(coin);
            let proof = self.answer(&position.with_coin(coin), coin)?;
            self.line.pop();
            all.replies = all.replies.saturating_add(proof.replies);
            all.deepest = all.deepest.max(proof.deepest + 1);
        }
        self.known.insert(key, all);
        Ok(all)
    }

    /// Plays the sketch's move after this coin, and on.
    fn answer<S: Shape<Bits = B>>(
        &mut self,
        position: &Position<S>,
        coin: B,
    ) -> Result<Proof, Failed> {
        if !self.work.go_on() {
            return Err(Failed::TooLarge);
        }
        let (cell, _) = self.sketch.choose(position, coin);
        if cell.is_empty() {
            return self.drawn();
        }
        let after = position.with_coin(cell);
        let proof = if after.has_line_of(after.opponent()) {
            Proof { replies: 1, deepest: 0 }
        } else {
            self.replies(&after)?
        };
        Ok(Proof { deepest: proof.deepest + 1, ..proof })
    }

    fn drawn(&self) -> Result<Proof, Failed> {
        match self.goal {
            Goal::Win => Err(Failed::Beaten),
            Goal::Draw => Ok(Proof { replies: 1, deepest: 0 }),
        }
    }
}

/// The search for a plan.
struct Finder<'a, 'c, S: Shape> {
    position: &'a Position<S>,
    player: Player,
    goal: Goal,
    work: Work<'c>,
    /// Lines of the opponent that beat sketches, those that did so lately first.
    lines: Vec<Vec<S::Bits>>,
}

impl<S: Shape> Finder<'_, '_, S> {
    fn find(mut self) -> Option<(Plan, Proof)> {
        let mut level = Vec::new();
        for tactics in Tactics::ALL {
            for order in Order::ALL {
                let sketch = Sketch::new(tactics, order);
                match self.test(&sketch) {
                    Ok(proof) => return Some((sketch.plan(self.position, self.player), proof)),
                    Err(Some(line)) if tactics == Tactics::TwoThreats => level.push((sketch, line)),
                    Err(_) => {}
                }
            }
        }
        // The middle is worth most, so its orders carry a plan most often.
        level.sort_by_key(|(sketch, _)| !matches!(sketch.order, Order::FromMiddle(_)));
        let mut tried = HashSet::new();
        for extras in 1..=MAX_EXTRAS {
            let mut next = Vec::new();
            for (parent, line) in level {
                for sketch in self.repairs(&parent, &line) {
                    if self.work.is_stopped {
                        return None;
                    }
                    if !tried.insert(sketch) {
                        continue;
                    }
                    match self.test(&sketch) {
                        Ok(proof) => return Some(self.simplest(sketch, proof)),
                        Err(Some(line)) if extras < MAX_EXTRAS => next.push((sketch, line)),
                        Err(_) => {}
                    }
                }
            }
            level = next;
        }
        None
    }

    /// Returns the plan of a sketch with as few tactics as it needs.
    fn simplest(mut self, sketch: Sketch<S::Bits>, proof: Proof) -> (Plan, Proof) {
        self.work.most_moves = u64::MAX;
        let (mut sketch, mut proof) = (sketch, proof);
        for tactics in Tactics::ALL.into_iter().filter(|&tactics| tactics < sketch.tactics) {
            let mut simpler = sketch;
            simpler.tactics = tactics;
            if let Ok(found) = self.test(&simpler) {
                (sketch, proof) = (simpler, found);
                break;
            }
        }
        (sketch.plan(self.position, self.player), proof)
    }

    /// Returns the proof of a sketch, or a line that beats it if one was found.
    fn test(&mut self, sketch: &Sketch<S::Bits>) -> Result<Proof, Option<Vec<S::Bits>>> {
        for index in 0..self.lines.len() {
            if self.is_beaten(sketch, index) {
                let line = self.lines[index].clone();
                // A line that beats often moves to the front, by halves.
                self.lines[index / 2..=index].rotate_right(1);
                return Err(Some(line));
            }
        }
        let trial = Trial::new(sketch, self.goal, MOST_POSITIONS, &mut self.work);
        match trial.run(self.position, self.player) {
            Ok(proof) => Ok(proof),
            Err((Failed::Beaten, line)) => {
                self.lines.push(line.clone());
                Err(Some(line))
            }
            Err((Failed::TooLarge, _)) => Err(None),
        }
    }

    /// Returns whether a known line beats a sketch.
    fn is_beaten(&mut self, sketch: &Sketch<S::Bits>, index: usize) -> bool {
        let Self { position, player, goal, work, lines } = self;
        let mut position = **position;
        let mut coin = S::Bits::ZERO;
        let mut line = lines[index].iter();
        loop {
            if position.to_move() == *player {
                work.go_on();
                let (cell, _) = sketch.choose(&position, coin);
                if cell.is_empty() {
                    return *goal == Goal::Win;
                }
                position = position.with_coin(cell);
                if position.has_line_of(position.opponent()) {
                    return false;
                }
            }
            let landings = position.landings();
            if landings.is_empty() {
                return *goal == Goal::Win;
            }
            if !(position.completing(position.mover()) & landings).is_empty() {
                return true;
            }
            match line.next() {
                Some(&next) if !(next & landings).is_empty() => coin = next,
                _ => return false,
            }
            position = position.with_coin(coin);
        }
    }

    /// Returns the sketches with one more extra that act differently somewhere along the line that
    /// beats this one.
    fn repairs(&self, sketch: &Sketch<S::Bits>, line: &[S::Bits]) -> Vec<Sketch<S::Bits>> {
        let mut repairs = Vec::new();
        let mut position = *self.position;
        let mut coin = S::Bits::ZERO;
        let mut line = line.iter();
        loop {
            if position.to_move() == self.player {
                let (cell, reason) = sketch.choose(&position, coin);
                if cell.is_empty() {
                    return repairs;
                }
                sketch.repair(&position, coin, (cell, reason), &mut repairs);
                position = position.with_coin(cell);
            }
            match line.next() {
                Some(&next) if !(next & position.landings()).is_empty() => coin = next,
                _ => return repairs,
            }
            position = position.with_coin(coin);
        }
    }
}
