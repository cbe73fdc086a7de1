//! Analysis: what the moves in view are worth, while one looks at them, and what each move of the game has changed.
//!
//! It has a thread of its own, so that it delays no computer, and stands still when every position of the line is known.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use egui::Context;

use super::bar::Bar;
use super::board::BoardUi;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::MoveOf;
use crate::core::record::Record;
use crate::core::search::Report;
use crate::core::verdict::Verdict;
use crate::session::{Session, Thinker};
use crate::worker::{Thinking, Thought, Ticket, Words};

/// The key of a position.
type KeyOf<K> = <<K as crate::core::kind::GameKind>::Game as Game>::Key;

/// The most reports that are kept; then all are forgotten.
const MOST_KEPT: usize = 4_000;

/// What is known of the positions of a game, and what is being found out.
pub struct Analysis<K: BoardUi> {
    /// Whether it is shown; `None` until the settings have said so.
    is_on: Option<bool>,
    thinking: Option<Thinking<K::Game>>,
    analyst: Option<Thinker<K::Game>>,
    asked: Option<(Ticket, KeyOf<K>)>,
    known: HashMap<KeyOf<K>, Report<MoveOf<K>>>,
    /// What is known so far of the position that is asked about.
    so_far: Option<(KeyOf<K>, Report<MoveOf<K>>)>,
    /// The positions of the line in view, by their number of moves.
    line: Line<K>,
    /// The bar beside the board.
    pub bar: Bar,
}

/// The positions of a line.
struct Line<K: BoardUi> {
    moves: Vec<MoveOf<K>>,
    keys: Vec<KeyOf<K>>,
    ended: Option<Outcome>,
}

/// A move that has changed what the side that made it could reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// What its position was worth to it before.
    pub before: Verdict,
    /// And after.
    pub after: Verdict,
}

impl<K: BoardUi> Default for Analysis<K> {
    fn default() -> Self {
        let line = Line { moves: Vec::new(), keys: Vec::new(), ended: None };
        Self {
            is_on: None,
            thinking: None,
            analyst: None,
            asked: None,
            known: HashMap::new(),
            so_far: None,
            line,
            bar: Bar::default(),
        }
    }
}

impl<K: BoardUi> Line<K> {
    /// Takes in the moves of a record, if they are others than before.
    fn follow(&mut self, record: &Record<K::Game>) {
        if self.moves == record.moves() && !self.keys.is_empty() {
            return;
        }
        record.moves().clone_into(&mut self.moves);
        let mut position = record.start().clone();
        self.keys.clear();
        self.keys.push(position.key());
        for &mv in &self.moves {
            position.make(mv);
            self.keys.push(position.key());
        }
        self.ended = position.outcome();
    }

    /// Returns how the position after so many moves ended, if it did.
    fn outcome(&self, ply: usize) -> Option<Outcome> {
        self.ended.filter(|_| ply + 1 == self.keys.len())
    }
}

impl<K: BoardUi> Analysis<K> {
    /// Returns whether it is shown.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.is_on == Some(true)
    }

    /// Shows it or no longer.
    pub fn set(&mut self, is_on: bool) {
        self.is_on = Some(is_on);
        if !is_on {
            self.stop();
        }
    }

    /// Shows it if `usual` says so, where nobody has said it of this game yet.
    pub const fn begin(&mut self, usual: bool) {
        if self.is_on.is_none() {
            self.is_on = Some(usual);
        }
    }

    /// Gives up what is being found out; what is known stays known.
    pub fn stop(&mut self) {
        if self.asked.take().is_some()
            && let Some(thinking) = &mut self.thinking
        {
            thinking.cancel();
        }
    }

    /// Takes in what has been found out, and asks for the next thing: the position in view first, then the others from the end.
    /// Returns what to tell if something fails.
    pub fn tick(&mut self, session: &Session<K>, ctx: &Context) -> Option<String> {
        while let Some(thought) = self.thinking.as_mut().and_then(Thinking::poll) {
            match thought {
                Thought::Progress { ticket, report } => {
                    self.so_far = self.asked.filter(|(asked, _)| *asked == ticket).map(|(_, key)| (key, report));
                }
                Thought::Chosen { ticket, report, .. } => {
                    if let Some((_, key)) = self.asked.take_if(|(asked, _)| *asked == ticket) {
                        self.so_far = None;
                        self.known.insert(key, report);
                    }
                }
                Thought::Failed { message, .. } => {
                    self.asked = None;
                    self.analyst = None; // it may have been left half changed
                    self.is_on = Some(false);
                    return Some(format!("{message}. A shows the analysis again"));
                }
            }
        }
        if !self.is_on() {
            return None;
        }
        let record = session.record();
        self.line.follow(record);
        if self.known.len() > MOST_KEPT {
            self.known.clear();
        }
        let in_view = record.position().key();
        let is_wanted = |ply: usize| self.line.outcome(ply).is_none() && !self.known.contains_key(&self.line.keys[ply]);
        let next = std::iter::once(record.cursor()).chain((0..self.line.keys.len()).rev()).find(|&ply| is_wanted(ply))?;
        let key = self.line.keys[next];
        // What is asked already goes on, unless it is another position that is looked at now.
        if self.asked.is_some_and(|(_, asked)| asked == key || key != in_view) {
            return None;
        }
        self.ask(session, next, key, ctx).err()
    }

    /// Asks what the moves of the position after so many moves of the line are worth.
    fn ask(&mut self, session: &Session<K>, ply: usize, key: KeyOf<K>, ctx: &Context) -> Result<(), String> {
        let mut position = session.record().start().clone();
        for &mv in &self.line.moves[..ply] {
            position.make(mv);
        }
        if self.thinking.is_none() {
            let waker = ctx.clone();
            let started = Thinking::start(move || waker.request_repaint());
            self.thinking = Some(started.map_err(|error| {
                self.is_on = Some(false);
                format!("The system refuses a thread for the analysis: {error}")
            })?);
        }
        let Some(thinking) = &mut self.thinking else { return Ok(()) };
        let analyst = self.analyst.get_or_insert_with(|| Arc::new(Mutex::new(K::analyst(session.setup()))));
        self.asked = Some((thinking.think(Arc::clone(analyst), position, Words::Unwanted), key));
        Ok(())
    }

    /// Returns what the moves of the position in view are worth to the player to move, as far as it is known.
    #[must_use]
    pub fn moves(&self, record: &Record<K::Game>) -> Vec<(MoveOf<K>, Verdict)> {
        let Some(report) = self.report(record.position().key()).filter(|_| record.position().outcome().is_none()) else {
            return Vec::new();
        };
        let is_known = report.ended.is_exact();
        report.moves.iter().filter(|root| root.exact).map(|root| (root.mv, Verdict::of(root.score, is_known))).collect()
    }

    /// Returns what the position after so many moves is worth to its player to move, if it is known.
    #[must_use]
    pub fn verdict(&self, ply: usize) -> Option<Verdict> {
        match self.line.outcome(ply) {
            Some(Outcome::Draw) => Some(Verdict::Draw),
            Some(Outcome::Win(_)) => Some(Verdict::Loss(0)),
            None => {
                let report = self.report(*self.line.keys.get(ply)?)?;
                Some(Verdict::of(report.score, report.ended.is_exact()))
            }
        }
    }

    /// Returns what is known of a position, or known so far.
    fn report(&self, key: KeyOf<K>) -> Option<&Report<MoveOf<K>>> {
        let so_far = self.so_far.as_ref().filter(|(asked, _)| *asked == key);
        self.known.get(&key).or_else(|| so_far.map(|(_, report)| report))
    }

    /// Returns what a move of the line, counted from 1, has changed for the side that made it, if it is known to have thrown
    /// something away.
    #[must_use]
    pub fn change(&self, ply: usize) -> Option<Change> {
        let before = self.verdict(ply.checked_sub(1)?)?;
        let after = self.verdict(ply)?.of_other();
        (before.result() > after.result()).then_some(Change { before, after })
    }

    /// Moves the bar to the value of the position in view, once it is known.
    pub fn follow_bar(&mut self, record: &Record<K::Game>, now: f64, is_still: bool) {
        if let Some(verdict) = self.verdict(record.cursor()) {
            let to_first = match record.position().to_move() {
                Player::First => verdict,
                Player::Second => verdict.of_other(),
            };
            self.bar.glide_to(to_first, K::CLEAR, now, is_still);
        }
    }
}
