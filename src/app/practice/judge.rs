//! The judge of the moves of a practice, on a thread of its own, which also answers for the opponent.

use std::collections::HashMap;
use std::sync::Arc;

use egui::Context;

use crate::core::game::Game;
use crate::core::kind::{GameSetup, MoveOf};
use crate::core::score::Score;
use crate::core::search::{Explanation, Report, Strategy};
use crate::core::verdict::Verdict;
use crate::session::{Thinker, thinker};
use crate::words::text;
use crate::worker::{Reasons, Thinking, Thought};

type Key<K> = <<K as GameSetup>::Game as Game>::Key;

/// The most positions kept; beyond that, all are forgotten.
const MOST_KEPT: usize = 1_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedPosition<K: GameSetup> {
    /// The best move; of equally good ones the first.
    pub best: MoveOf<K>,
    /// Whether the user has reached the goal already, whatever the opponent does.
    pub is_reached: bool,
    /// The values of the moves, in the order of the judge.
    pub moves: Vec<(MoveOf<K>, Verdict)>,
    /// If that was wanted.
    pub explanation: Option<Explanation<K::Game>>,
}

impl<K: GameSetup> JudgedPosition<K> {
    pub fn new(report: &Report<MoveOf<K>>, explanation: Option<Explanation<K::Game>>) -> Self {
        Self {
            best: report.best,
            is_reached: report.score == Score::loss_in(0),
            moves: report
                .moves
                .iter()
                .map(|root| (root.mv, Verdict::of(root.score, true)))
                .collect(),
            explanation,
        }
    }

    /// Returns the moves that are as good as the best one.
    #[must_use]
    pub fn best_moves(&self) -> Vec<MoveOf<K>> {
        let best = self.moves.iter().map(|(_, verdict)| verdict.rank()).max();
        let is_best = |(_, verdict): &&(MoveOf<K>, Verdict)| Some(verdict.rank()) == best;
        self.moves.iter().filter(is_best).map(|&(mv, _)| mv).collect()
    }

    #[must_use]
    pub fn of(&self, mv: MoveOf<K>) -> Option<Verdict> {
        self.moves.iter().find(|&&(own, _)| own == mv).map(|&(_, verdict)| verdict)
    }
}

/// Asks a judge in the background, and keeps what it says.
pub struct Judge<K: GameSetup> {
    thinking: Option<Thinking<K::Game>>,
    thinker: Option<Thinker<K::Game>>,
    asked: Option<Key<K>>,
    known: HashMap<Key<K>, JudgedPosition<K>>,
    /// Whether it failed; it is not asked again before a [`retry`](Self::retry).
    is_stuck: bool,
}

impl<K: GameSetup> Default for Judge<K> {
    fn default() -> Self {
        Self { thinking: None, thinker: None, asked: None, known: HashMap::new(), is_stuck: false }
    }
}

impl<K: GameSetup> Judge<K> {
    /// Returns what it says of a position, if that is known.
    #[must_use]
    pub fn get(&self, position: &K::Game) -> Option<&JudgedPosition<K>> {
        self.known.get(&position.key())
    }

    /// Dismisses the judge; the next position has another one.
    pub fn dismiss(&mut self) {
        if let Some(thinking) = &mut self.thinking {
            thinking.cancel();
        }
        (self.thinker, self.asked) = (None, None);
        self.known.clear();
    }

    /// Gives a judge that failed another chance.
    pub const fn retry(&mut self) {
        self.is_stuck = false;
    }

    /// Collects results, and asks about a position, unless it is known. `make` makes the judge for
    /// the first one.
    ///
    /// # Errors
    /// The message for the user, if that fails, once until the [`retry`](Self::retry).
    pub fn tick(
        &mut self,
        ctx: &Context,
        wanted: Option<(&K::Game, Reasons)>,
        make: impl FnOnce() -> Box<dyn Strategy<K::Game>> + Send + 'static,
    ) -> Result<(), String> {
        let result = self.collect().and_then(|()| match wanted {
            Some((position, reasons)) if !self.is_stuck && position.outcome().is_none() => {
                self.ask(ctx, position, reasons, make)
            }
            _ => Ok(()),
        });
        self.is_stuck |= result.is_err();
        result
    }

    fn collect(&mut self) -> Result<(), String> {
        while let Some(thought) = self.thinking.as_mut().and_then(Thinking::poll) {
            match thought {
                Thought::Progress { .. } => {}
                Thought::Chosen { report, explanation } => {
                    if let Some(key) = self.asked.take() {
                        if self.known.len() >= MOST_KEPT {
                            self.known.clear();
                        }
                        self.known.insert(key, JudgedPosition::new(&report, explanation));
                    }
                }
                Thought::Failed { .. } => {
                    self.asked = None;
                    self.thinker = None; // it may have been left half changed
                    return Err(text::puzzles::solver_failed().to_owned());
                }
            }
        }
        Ok(())
    }

    fn ask(
        &mut self,
        ctx: &Context,
        position: &K::Game,
        reasons: Reasons,
        make: impl FnOnce() -> Box<dyn Strategy<K::Game>> + Send + 'static,
    ) -> Result<(), String> {
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
        let thinker = self.thinker.get_or_insert_with(|| thinker(make));
        thinking.think(Arc::clone(thinker), position.clone(), reasons);
        self.asked = Some(key);
        Ok(())
    }
}
