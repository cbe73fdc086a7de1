//! Whose each place of the board is likely to be, in a game that is scored: read by a thread of its
//! own, quickly at first and then with care.

use std::collections::HashMap;
use std::sync::Arc;

use egui::Context;

use super::line::KeyOf;
use crate::app::contract::board::{BoardUi, InsightOf};
use crate::core::game::Game;
use crate::core::kind::Care;
use crate::session::{Thinker, thinker};
use crate::words::{self, Explain as _, text};
use crate::worker::{NoAnswer, Reasons, Thinking, Thought};

/// The most positions to remember; then all are forgotten.
const MOST_KEPT: usize = 500;

/// The territory of the positions that were looked at, and a pending request.
pub struct Territory<K: BoardUi> {
    is_on: bool,
    thinking: Option<Thinking<K::Game>>,
    /// The quick reader, and the thorough one.
    readers: Option<[(Care, Thinker<K::Game>); 2]>,
    asked: Option<(KeyOf<K>, Care)>,
    /// The findings, each with the care that was taken; `None` if a position has no territory.
    known: HashMap<KeyOf<K>, (Care, Option<InsightOf<K>>)>,
    /// Whether it was said who leads since it is shown.
    is_told: bool,
    /// The position whose findings are shown until those of the next one are there.
    latest: Option<KeyOf<K>>,
}

impl<K: BoardUi> Default for Territory<K> {
    fn default() -> Self {
        Self {
            is_on: false,
            thinking: None,
            readers: None,
            asked: None,
            known: HashMap::new(),
            is_told: false,
            latest: None,
        }
    }
}

impl<K: BoardUi> Territory<K> {
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.is_on
    }

    /// Shows or hides it.
    pub fn set(&mut self, is_on: bool) {
        self.is_on = is_on;
        self.is_told = false;
        self.latest = None;
        if !is_on {
            self.stop();
        }
    }

    /// Cancels the pending request.
    pub fn stop(&mut self) {
        self.asked = None;
        if let Some(thinking) = &mut self.thinking {
            thinking.cancel();
        }
    }

    /// Collects results, and asks about the position in view. Returns a message if something fails.
    pub fn tick(&mut self, position: &K::Game, ctx: &Context) -> Option<String> {
        while let Some(thought) = self.thinking.as_mut().and_then(Thinking::poll) {
            match thought {
                Thought::Progress { .. } => {}
                Thought::Chosen { explanation, .. } => {
                    if let Some((key, care)) = self.asked.take() {
                        let insight = explanation.map(|explanation| explanation.insight);
                        self.known.insert(key, (care, insight));
                    }
                }
                Thought::Failed { reason } => return Some(self.fail(reason)),
            }
        }
        if !self.is_on {
            return None;
        }
        let key = position.key();
        let care = match self.known.get(&key) {
            None => Care::Quick,
            Some((care, insight)) => {
                self.latest = Some(key);
                if *care == Care::Thorough || insight.is_none() {
                    return None;
                }
                Care::Thorough
            }
        };
        if self.asked == Some((key, care)) {
            return None;
        }
        if self.known.len() > MOST_KEPT {
            self.known.retain(|&known, _| Some(known) == self.latest);
        }
        if self.thinking.is_none() {
            let waker = ctx.clone();
            match Thinking::start(move || waker.request_repaint()) {
                Ok(thinking) => self.thinking = Some(thinking),
                Err(error) => {
                    self.set(false);
                    return Some(text::analysis::no_thread(error.to_string()));
                }
            }
        }
        let scoring = K::SCORING?;
        let readers = self.readers.get_or_insert_with(|| {
            [Care::Quick, Care::Thorough].map(|care| (care, thinker(move || scoring.reader(care))))
        });
        let (_, reader) = readers.iter().find(|(kind, _)| *kind == care)?;
        let thinking = self.thinking.as_mut()?;
        thinking.think(Arc::clone(reader), position.clone(), Reasons::Wanted);
        self.asked = Some((key, care));
        None
    }

    /// Returns what to show for a position now: its own findings, or until they are there those of
    /// the position before; `None` while it is hidden.
    #[must_use]
    pub fn shown(&self, position: &K::Game) -> Option<&InsightOf<K>> {
        let key = position.key();
        let known = self.known.get(&key);
        let (_, insight) = known.or_else(|| self.known.get(&self.latest?))?;
        insight.as_ref().filter(|_| self.is_on)
    }

    /// Returns who leads in a position, to be said once after it is shown.
    pub fn newly_told(&mut self, position: &K::Game) -> Option<String> {
        let (_, insight) = self.known.get(&position.key())?;
        if !self.is_on || std::mem::replace(&mut self.is_told, true) {
            return None;
        }
        words::lead::<K>(position, insight.as_ref()?)
    }

    /// Hides it as the reader has failed, and returns a message.
    fn fail(&mut self, reason: NoAnswer) -> String {
        self.readers = None; // they may have been left half changed
        self.set(false);
        text::analysis::territory_failed(reason.explain())
    }
}
