//! The judge of each column of a position: the solver, on a thread of its own.

use std::collections::HashMap;
use std::sync::Arc;

use egui::Context;

use crate::core::connect4::{Column, Connect4, Position, Size};
use crate::core::game::Game;
use crate::core::kind::{Advice, Players};
use crate::core::search::Report;
use crate::core::verdict::Verdict;
use crate::session::{Thinker, thinker};
use crate::words::text;
use crate::worker::{Thinking, Thought, Words};

/// The key of a position.
type Key = <Position<Size> as Game>::Key;

/// The most positions kept; beyond that, all are forgotten.
const MOST_KEPT: usize = 1_000;

/// Analysis results for one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedPosition {
    /// The best column; of equally good ones that nearest to the middle.
    pub best: Column,
    /// The value of each column that is not full, from left to right.
    pub columns: Vec<(Column, Verdict)>,
}

impl JudgedPosition {
    /// Returns the results in a report.
    fn new(report: &Report<Column>) -> Self {
        let mut columns: Vec<_> = report
            .moves
            .iter()
            .map(|root| (root.mv, Verdict::of(root.score, true)))
            .collect();
        columns.sort_unstable_by_key(|&(column, _)| column);
        Self {
            best: report.best,
            columns,
        }
    }

    /// Returns the verdict on a column.
    #[must_use]
    pub fn of(&self, column: Column) -> Option<Verdict> {
        self.columns
            .iter()
            .find(|&&(own, _)| own == column)
            .map(|&(_, verdict)| verdict)
    }
}

/// Asks the solver in the background, and keeps its results.
#[derive(Default)]
pub struct Judge {
    thinking: Option<Thinking<Position<Size>>>,
    analyst: Option<Thinker<Position<Size>>>,
    asked: Option<Key>,
    known: HashMap<Key, JudgedPosition>,
}

impl Judge {
    /// Returns the results for a position, if they are known.
    #[must_use]
    pub fn get(&self, position: &Position<Size>) -> Option<&JudgedPosition> {
        self.known.get(&position.key())
    }

    /// Collects results, and asks about a position of a game in progress, unless it is known.
    ///
    /// # Errors
    /// The message for the user, if that fails; then it should not be asked again at once.
    pub fn tick(&mut self, ctx: &Context, wanted: Option<&Position<Size>>) -> Result<(), String> {
        while let Some(thought) = self.thinking.as_mut().and_then(Thinking::poll) {
            match thought {
                Thought::Progress { .. } => {}
                Thought::Chosen { report, .. } => {
                    if let Some(key) = self.asked.take() {
                        if self.known.len() >= MOST_KEPT {
                            self.known.clear();
                        }
                        self.known.insert(key, JudgedPosition::new(&report));
                    }
                }
                Thought::Failed { .. } => {
                    self.asked = None;
                    self.analyst = None; // it may have been left half changed
                    return Err(text::puzzles::solver_failed().to_owned());
                }
            }
        }
        let Some(position) = wanted.filter(|position| position.outcome().is_none()) else {
            return Ok(());
        };
        let key = position.key();
        if self.known.contains_key(&key) || self.asked == Some(key) {
            return Ok(());
        }
        let thinking = match &mut self.thinking {
            Some(thinking) => thinking,
            empty @ None => {
                let waker = ctx.clone();
                let started = Thinking::start(move || waker.request_repaint());
                empty.insert(
                    started.map_err(|error| text::puzzles::cannot_solve(error.to_string()))?,
                )
            }
        };
        let analyst = self
            .analyst
            .get_or_insert_with(|| thinker(|| Connect4::adviser(Size::STANDARD, Advice::Analysis)));
        thinking.think(Arc::clone(analyst), *position, Words::Unwanted);
        self.asked = Some(key);
        Ok(())
    }
}
