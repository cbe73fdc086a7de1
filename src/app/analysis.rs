//! Analysis of the game in view: the value of each legal move, and how much each move changed the
//! value.
//!
//! It has its own thread, so that it does not delay a computer's move, and stops once every
//! position of the line is known.

pub mod evaluation_bar;
pub mod graph;
mod line;
mod territory;

use std::collections::{HashMap, HashSet};
use std::io;
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use self::evaluation_bar::Bar;
use self::line::{KeyOf, Line};
use self::territory::Territory;
use super::contract::board::BoardUi;
use crate::clock::Stopwatch;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{self, After, Effort, Judgement, MoveClass, MoveOf, Seen, Worth};
use crate::core::record::Record;
use crate::core::search::{Ended, Report};
use crate::core::verdict::Verdict;
use crate::session::{Session, Thinker, thinker};
use crate::words::{Explain as _, text};
use crate::worker::{Reasons, Thinking, Thought};

/// The most reports to keep; then all are dropped.
const MOST_KEPT: usize = 4_000;

/// How long the analysis of a whole line may take, as far as it can be shared among its positions:
/// a user waits for a review.
const LINE_BUDGET: Duration = Duration::from_secs(18);
/// The least time for a position of a line.
const LEAST_BUDGET: Duration = Duration::from_millis(150);

/// Analysis results for the positions of a game, and pending requests.
pub struct Analysis<K: BoardUi> {
    /// Whether it is shown; `None` until the settings have decided it.
    is_on: Option<bool>,
    /// Who needs it besides its own views.
    need: Need,
    /// Whether it has failed and was not requested again.
    has_failed: bool,
    thinking: Option<Thinking<K::Game>>,
    analyst: Option<Thinker<K::Game>>,
    /// The analyst that goes on as long as it may.
    endless: Option<Thinker<K::Game>>,
    asked: Option<PendingQuestion<KeyOf<K>>>,
    known: HashMap<KeyOf<K>, Report<MoveOf<K>>>,
    /// The known positions that need no deeper look: it has taken its time, or found an end.
    deepened: HashSet<KeyOf<K>>,
    /// How long the position in view is looked at.
    deepens_for: Duration,
    /// The known positions for which there was little time.
    hurried: HashSet<KeyOf<K>>,
    /// How much of the [time for the line](LINE_BUDGET) has been used.
    spent: Duration,
    /// A position outside the line that is analysed, too.
    aside: Option<K::Game>,
    /// The best play from positions for which it was requested.
    lines: HashMap<KeyOf<K>, Vec<MoveOf<K>>>,
    /// The latest report on the position being analysed.
    so_far: Option<(KeyOf<K>, Report<MoveOf<K>>)>,
    /// The positions of the line in view, by their number of moves.
    line: Line<K>,
    /// The bar beside the board.
    pub bar: Bar,
    /// Whose each place is likely to be.
    pub territory: Territory<K>,
}

/// A pending question about a position.
#[derive(Clone, Copy)]
struct PendingQuestion<Key> {
    key: Key,
    question: Question,
    /// Since when it is asked.
    clock: Stopwatch,
    /// Whether its time is limited.
    is_hurried: bool,
}

impl<Key> PendingQuestion<Key> {
    /// Returns how much of the [time for the line](LINE_BUDGET) it has taken so far.
    fn spent(&self) -> Duration {
        if self.is_hurried && self.question == Question::Worth {
            self.clock.elapsed()
        } else {
            Duration::ZERO
        }
    }
}

/// A question about one position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Question {
    /// The values of its moves.
    Worth,
    BestPlay,
    /// The values of its moves, ever deeper.
    Deeper,
}

impl<K: BoardUi> Default for Analysis<K> {
    fn default() -> Self {
        Self {
            is_on: None,
            need: Need::Nothing,
            has_failed: false,
            thinking: None,
            analyst: None,
            endless: None,
            asked: None,
            known: HashMap::new(),
            deepened: HashSet::new(),
            deepens_for: Duration::ZERO,
            hurried: HashSet::new(),
            spent: Duration::ZERO,
            aside: None,
            lines: HashMap::new(),
            so_far: None,
            line: Line::default(),
            bar: Bar::default(),
            territory: Territory::default(),
        }
    }
}

impl<K: BoardUi> Analysis<K> {
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.is_on == Some(true)
    }

    /// Shows or hides it.
    pub fn set(&mut self, is_on: bool) {
        self.is_on = Some(is_on);
        self.has_failed = false;
        if !is_on {
            self.stop_values();
        }
    }

    /// Sets which other feature needs results.
    pub fn need(&mut self, need: Need) {
        if self.need != need {
            if need.is_line() && !self.need.is_line() {
                self.spent = Duration::ZERO;
            }
            self.need = need;
            self.has_failed = false;
        }
    }

    /// Sets how long the position in view is looked at, once the others are known.
    pub const fn deepen_for(&mut self, time: Duration) {
        self.deepens_for = time;
    }

    /// Takes over a report on a position that the adviser made for someone else, so that both say
    /// the same.
    pub fn note(&mut self, position: &K::Game, report: &Report<MoveOf<K>>) {
        self.take(position.key(), report.clone());
    }

    /// Keeps a report on a position, unless a deeper one is known.
    fn take(&mut self, key: KeyOf<K>, report: Report<MoveOf<K>>) {
        let is_deeper = |known: &Report<_>| {
            !known.ended.is_exact() && (report.ended.is_exact() || report.nodes > known.nodes)
        };
        if self.known.get(&key).is_none_or(is_deeper) {
            self.known.insert(key, report);
        }
    }

    /// Keeps what a deeper look has found, unless it is a pass, which no search that is stopped has
    /// thought over.
    fn take_deeper(&mut self, key: KeyOf<K>, report: Report<MoveOf<K>>) {
        if K::PASS != Some(report.best) {
            self.take(key, report);
        }
    }

    /// Shows it if `usual`, unless that was decided for this game already.
    pub const fn begin(&mut self, usual: bool) {
        if self.is_on.is_none() {
            self.is_on = Some(usual);
        }
    }

    /// Cancels the pending requests, and keeps what is known.
    pub fn stop(&mut self) {
        self.territory.stop();
        self.stop_values();
    }

    /// Cancels the pending request about the values of moves.
    fn stop_values(&mut self) {
        if let Some(asked) = self.asked.take()
            && let Some(thinking) = &mut self.thinking
        {
            self.spent += asked.spent();
            thinking.cancel();
        }
    }

    /// Collects results, and asks the next question: the position in view first, then the others
    /// from the end. Returns a message if something fails.
    pub fn tick(&mut self, session: &Session<K>, ctx: &Context) -> Option<String> {
        while let Some(thought) = self.thinking.as_mut().and_then(Thinking::poll) {
            match thought {
                Thought::Progress { report } => match self.asked {
                    Some(PendingQuestion { key, question: Question::Deeper, .. }) => {
                        self.take_deeper(key, report);
                    }
                    asked => self.so_far = asked.map(|asked| (asked.key, report)),
                },
                Thought::Chosen { report, explanation } => {
                    if let Some(asked) = self.asked.take() {
                        let PendingQuestion { key, question, .. } = asked;
                        self.spent += asked.spent();
                        self.so_far = None;
                        if question == Question::Deeper {
                            self.deepened.insert(key);
                        } else if asked.is_hurried && report.ended == Ended::Stopped {
                            self.hurried.insert(key);
                        } else {
                            self.hurried.remove(&key);
                        }
                        if question == Question::BestPlay {
                            // If the analyst explains nothing, the principal variation of its
                            // search has to do.
                            let line = explanation
                                .map_or_else(|| report.pv.clone(), |explanation| explanation.line);
                            self.lines.insert(key, line);
                        }
                        if question == Question::Deeper {
                            self.take_deeper(key, report);
                        } else {
                            self.take(key, report);
                        }
                    }
                }
                Thought::Failed { reason } => {
                    self.asked = None;
                    // It may have been left half changed.
                    (self.analyst, self.endless) = (None, None);
                    self.is_on = Some(false);
                    self.has_failed = true; // or it would fail over and over
                    return Some(text::analysis::failed(reason.explain()));
                }
            }
        }
        if self.has_failed || !self.is_on() && self.need == Need::Nothing && self.aside.is_none() {
            return None;
        }
        let record = session.record();
        self.line.follow(record);
        if self.line.read() {
            ctx.request_repaint();
        }
        if self.known.len() > MOST_KEPT {
            self.known.clear();
            self.hurried.clear();
            self.deepened.clear();
            self.lines.clear();
        }
        let in_view = record.position().key();
        let (position, question) = self.next_question(record)?;
        let key = position.key();
        // The pending request continues, unless the position in view has changed.
        let is_urgent =
            key == in_view || self.aside.as_ref().is_some_and(|aside| aside.key() == key);
        if self
            .asked
            .is_some_and(|asked| (asked.key, asked.question) == (key, question) || !is_urgent)
        {
            return None;
        }
        let asked = self.ask(session, position, question, ctx);
        asked.err().map(|error| text::analysis::no_thread(error.to_string()))
    }

    #[cfg(test)]
    pub const fn is_at_work(&self) -> bool {
        self.asked.is_some()
    }

    /// Sets a position outside the line to analyse, or `None`. Its result is in
    /// [`report_of`](Self::report_of).
    pub fn analyse_also(&mut self, position: Option<K::Game>) {
        self.aside = position;
    }

    /// Returns the final report on a position, or `None` until there is one.
    #[must_use]
    pub fn report_of(&self, position: &K::Game) -> Option<&Report<MoveOf<K>>> {
        self.known.get(&position.key())
    }

    /// Returns the report to show for a position now, final or so far; `None` while the analysis is
    /// hidden.
    #[must_use]
    pub fn shown(&self, position: &K::Game) -> Option<&Report<MoveOf<K>>> {
        self.report(position.key()).filter(|_| self.is_on())
    }

    /// Returns whether it has failed and was not requested again.
    #[must_use]
    pub const fn has_failed(&self) -> bool {
        self.has_failed
    }

    /// Returns the next question: the value of the position in view, then its best play, then the
    /// position outside the line, then the other positions of the line from the end.
    fn next_question(&self, record: &Record<K::Game>) -> Option<(K::Game, Question)> {
        let cursor = record.cursor();
        let is_wanted = |ply: usize| {
            self.line.ended(ply).is_none() && !self.known.contains_key(&self.line.keys[ply])
        };
        // Outside a review there is all the time for the position in view.
        let is_hurried = !self.need.is_line() && self.hurried.contains(&self.line.keys[cursor]);
        if is_wanted(cursor) || is_hurried {
            return Some((record.position().clone(), Question::Worth));
        }
        if let Some(aside) = &self.aside
            && aside.outcome().is_none()
            && !self.known.contains_key(&aside.key())
        {
            return Some((aside.clone(), Question::Worth));
        }
        let has_line =
            self.line.ended(cursor).is_some() || self.lines.contains_key(&self.line.keys[cursor]);
        if self.need == Need::BestPlay && !has_line {
            return Some((record.position().clone(), Question::BestPlay));
        }
        let wants_line = self.is_on() || matches!(self.need, Need::Line | Need::BestPlay);
        if !wants_line {
            return None;
        }
        // The pending request finishes first, so that no work is repeated.
        if self.asked.is_some() {
            return None;
        }
        // First those that decide whether a mistake that can be seen is one.
        let seen = self.line.seen.iter().enumerate();
        let doubtful =
            seen.filter(|(_, seen)| seen.is_some()).flat_map(|(made, _)| [made, made + 1]);
        let ply = doubtful.chain((0..self.line.keys.len()).rev()).find(|&ply| is_wanted(ply));
        let Some(ply) = ply else {
            return self.deeper_question(record);
        };
        let mut position = record.start().clone();
        for &mv in &self.line.moves[..ply] {
            position.make(mv);
        }
        Some((position, Question::Worth))
    }

    /// Returns the question for a deeper look at the position in view, while there is more to find
    /// out about it.
    fn deeper_question(&self, record: &Record<K::Game>) -> Option<(K::Game, Question)> {
        let (cursor, position) = (record.cursor(), record.position());
        let key = position.key();
        // Where a search likes to pass, it is asked again whether that loses nothing, which takes
        // all of its time: a search that is stopped has no such answer.
        let is_known =
            |report: &Report<MoveOf<K>>| report.ended.is_exact() || K::PASS == Some(report.best);
        let last = record.played().last();
        if last.is_some() && last == K::PASS.as_ref() {
            return None;
        }
        let is_open = self.line.ended(cursor).is_none()
            && !self.deepens_for.is_zero()
            && !self.deepened.contains(&key)
            && !self.known.get(&key).is_some_and(is_known);
        is_open.then(|| (position.clone(), Question::Deeper))
    }

    /// Asks something about a position.
    ///
    /// # Errors
    /// The reason why no thread can be started.
    fn ask(
        &mut self,
        session: &Session<K>,
        position: K::Game,
        question: Question,
        ctx: &Context,
    ) -> io::Result<()> {
        let key = position.key();
        let budget = self.budget(question);
        if self.thinking.is_none() {
            let waker = ctx.clone();
            let started = Thinking::start(move || waker.request_repaint());
            self.thinking = Some(started.inspect_err(|_| {
                self.is_on = Some(false);
                self.has_failed = true;
            })?);
        }
        let Some(thinking) = &mut self.thinking else {
            return Ok(());
        };
        let setup = session.setup();
        let (analyst, effort) = match question {
            Question::Worth | Question::BestPlay => (&mut self.analyst, Effort::Usual),
            Question::Deeper => (&mut self.endless, Effort::Endless),
        };
        let analyst = analyst.get_or_insert_with(|| thinker(move || K::adviser(setup, effort)));
        let reasons = match question {
            Question::Worth | Question::Deeper => Reasons::Unwanted,
            Question::BestPlay => Reasons::Wanted,
        };
        thinking.think_within(Arc::clone(analyst), position, reasons, budget);
        if let Some(replaced) = self.asked.replace(PendingQuestion {
            key,
            question,
            clock: Stopwatch::start(),
            is_hurried: budget.is_some(),
        }) {
            self.spent += replaced.spent();
        }
        Ok(())
    }

    /// Returns the time for a question while the whole line is needed: an equal share of what is
    /// left of it. All positions get as much, as a move is judged by those before and after it.
    fn budget(&self, question: Question) -> Option<Duration> {
        if question == Question::Deeper {
            return Some(self.deepens_for);
        }
        if !self.need.is_line() || question == Question::BestPlay {
            return None;
        }
        let is_open = |&ply: &usize| {
            self.line.ended(ply).is_none() && !self.known.contains_key(&self.line.keys[ply])
        };
        let open = (0..self.line.keys.len()).filter(is_open).count().max(1);
        let left = LINE_BUDGET.saturating_sub(self.spent);
        let share = left / u32::try_from(open).unwrap_or(u32::MAX);
        Some(share.max(LEAST_BUDGET))
    }

    /// Returns the best play from the position after this many moves of the line, if it was
    /// requested and is known.
    #[must_use]
    pub fn best_play(&self, ply: usize) -> Option<&[MoveOf<K>]> {
        let key = self.line.keys.get(ply)?;
        let line = self.lines.get(key)?;
        // A deeper look may have found a better move since.
        let known = self.known.get(key);
        let newer = known.filter(|report| line.first() != Some(&report.best));
        Some(newer.map_or(line, |report| &report.pv))
    }

    /// Returns the values of the moves in the position after this many moves of the line, as far as
    /// they are known.
    #[must_use]
    pub fn moves_at(&self, ply: usize) -> Vec<Worth<MoveOf<K>>> {
        let key = self.line.keys.get(ply);
        key.filter(|_| self.line.ended(ply).is_none())
            .map_or_else(Vec::new, |&key| self.values(key))
    }

    /// Returns the outcome at the end of the line, if the game ends there.
    #[must_use]
    pub fn ended(&self) -> Option<Outcome> {
        self.line.ended.map(|(outcome, _)| outcome)
    }

    /// Returns the values of the moves in the position in view for the player to move, as far as
    /// they are known.
    #[must_use]
    pub fn moves(&self, record: &Record<K::Game>) -> Vec<Worth<MoveOf<K>>> {
        let position = record.position();
        if position.outcome().is_some() {
            return Vec::new();
        }
        self.values(position.key())
    }

    /// Returns the values of the moves of a position, as far as they are known.
    fn values(&self, key: KeyOf<K>) -> Vec<Worth<MoveOf<K>>> {
        let report = self.report(key);
        report.map_or_else(Vec::new, |report| Judgement::<K>::of(report).values())
    }

    /// Returns the value of the position after this many moves for its player to move, if it is
    /// known.
    #[must_use]
    pub fn verdict(&self, ply: usize) -> Option<Verdict> {
        self.line.ended(ply).or_else(|| {
            let report = self.report(*self.line.keys.get(ply)?)?;
            Some(kind::value_of(report))
        })
    }

    /// Returns the report on a position, final or so far.
    fn report(&self, key: KeyOf<K>) -> Option<&Report<MoveOf<K>>> {
        let so_far = self.so_far.as_ref().filter(|(asked, _)| *asked == key);
        self.known.get(&key).or_else(|| so_far.map(|(_, report)| report))
    }

    /// Returns the verdict on the position after so many moves, once no pending search could change
    /// it: moves are only judged by final values, as a search begins on another scale than it ends.
    #[must_use]
    pub fn settled(&self, ply: usize) -> Option<Verdict> {
        self.line.ended(ply).or_else(|| {
            let report = self.known.get(self.line.keys.get(ply)?)?;
            Some(kind::value_of(report))
        })
    }

    /// Returns the mistake in a move of the line, counted from 1, that can be seen on the board, if
    /// there is one and it has been read.
    #[must_use]
    pub fn seen(&self, ply: usize) -> Option<&Seen<MoveOf<K>>> {
        self.line.seen.get(ply.checked_sub(1)?)?.as_ref()
    }

    /// Returns whether a move of the line, counted from 1, is one that is judged.
    #[must_use]
    pub fn is_judged(&self, ply: usize) -> bool {
        self.judged(ply).is_some()
    }

    /// Returns a move of the line, counted from 1, that is judged, and how many come before it.
    fn judged(&self, ply: usize) -> Option<(usize, MoveOf<K>)> {
        let made = ply.checked_sub(1)?;
        let mv = *self.line.moves.get(made)?;
        kind::is_judged::<K>(mv).then_some((made, mv))
    }

    /// Whether the search-free check has run for every move of the line.
    #[must_use]
    pub fn is_read(&self) -> bool {
        self.line.seen.len() == self.line.moves.len()
    }

    /// Returns the class of a move of the line, counted from 1; `None` until it is certain. A win
    /// that was missed on the board is certain at once, other mistakes after the analysis.
    #[must_use]
    pub fn class(&self, ply: usize) -> Option<MoveClass> {
        let (made, mv) = self.judged(ply)?;
        let seen = self.line.seen.get(made)?.as_ref();
        let at_once = seen
            .map(|seen| seen.class)
            .filter(|&class| class == MoveClass::MissedWin || self.has_failed);
        let (Some(judgement), after) = (self.judgement(made), self.after(ply)) else {
            return at_once;
        };
        if judgement.is_certain(mv, after) { judgement.class(mv, after, seen) } else { at_once }
    }

    /// Returns whether a move of the line, counted from 1, is no mistake: see [`Judgement::is_good`].
    #[must_use]
    pub fn is_good(&self, ply: usize) -> Option<bool> {
        if let Some(class) = self.class(ply) {
            return Some(!class.is_mistake());
        }
        let (made, mv) = self.judged(ply)?;
        self.judgement(made)?.is_good(mv, self.after(ply), None)
    }

    /// Returns whether a move is one of the best ones after so many moves of the line, as far as
    /// that is known.
    #[must_use]
    pub fn is_best(&self, ply: usize, mv: MoveOf<K>) -> bool {
        self.judgement(ply).is_some_and(|judgement| judgement.is_best(mv))
    }

    /// Returns the moves after so many of the line that none is better than, as far as is known.
    #[must_use]
    pub fn best_moves(&self, ply: usize) -> Vec<MoveOf<K>> {
        self.judgement(ply).map(|judgement| judgement.best()).unwrap_or_default()
    }

    /// Returns what a move of the line, counted from 1, has cost its player in the game's unit:
    /// see [`Judgement::cost`].
    #[must_use]
    pub fn cost(&self, ply: usize) -> Option<f32> {
        let (made, mv) = self.judged(ply)?;
        self.judgement(made)?.cost(mv, self.after(ply))
    }

    /// Returns what a move of the line, counted from 1, has cost, if that can be said in the game's
    /// unit: see [`Judgement::counted_cost`].
    #[must_use]
    pub fn counted_cost(&self, ply: usize) -> Option<f32> {
        let (made, mv) = self.judged(ply)?;
        self.judgement(made)?.counted_cost(mv, self.after(ply))
    }

    /// Returns the fewest nodes or playouts with which a position of the line was searched; `None`
    /// if all values are exact.
    #[must_use]
    pub fn effort(&self) -> Option<u64> {
        let reports = self.line.keys.iter().filter_map(|key| self.known.get(key));
        // A single move, and a proof, need no search.
        let estimated = reports.filter(|report| {
            !report.ended.is_exact() && !report.score.is_decided() && report.moves.len() > 1
        });
        estimated.map(|report| report.nodes).min()
    }

    /// Returns the moves that would have been better than a mistake of the line, counted from 1,
    /// the best ones first; only those to [recommend](Judgement::recommended), or all.
    #[must_use]
    pub fn better(&self, ply: usize, recommended: bool) -> Vec<MoveOf<K>> {
        let Some((made, mv)) = self.judged(ply) else {
            return Vec::new();
        };
        let (after, seen) = (self.after(ply), self.seen(ply));
        match (self.judgement(made), seen) {
            (Some(judgement), _) if recommended => judgement.recommended(mv, after, seen),
            (Some(judgement), _) => judgement.better(mv, after, seen),
            (None, Some(seen)) => seen.better.clone(),
            (None, None) => Vec::new(),
        }
    }

    /// Returns the judgement of the position after this many moves of the line, once it is settled.
    fn judgement(&self, ply: usize) -> Option<Judgement<'_, K>> {
        let report = self.known.get(self.line.keys.get(ply)?)?;
        Some(Judgement::of(report))
    }

    /// Returns what is known after so many moves of the line for the player who made the last one.
    fn after(&self, ply: usize) -> Option<After> {
        if let Some(ended) = self.line.after_end(ply) {
            return Some(ended);
        }
        self.known.get(self.line.keys.get(ply)?).map(After::of)
    }

    /// Moves the bar to the value of the position in view, once it is known.
    pub fn follow_bar(&mut self, record: &Record<K::Game>, now: f64, is_still: bool) {
        if let Some(verdict) = self.verdict(record.cursor()) {
            let mover = record.position().to_move();
            let to_first = match mover {
                Player::First => verdict,
                Player::Second => verdict.of_other(),
            };
            self.bar.glide_to::<K>((to_first, mover), now, is_still);
        }
    }
}

/// The use of the analysis besides its own views.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Need {
    #[default]
    Nothing,
    /// The values of the moves of the position in view.
    Position,
    /// The same for the whole line.
    Line,
    /// The same, and the best play from the position in view.
    BestPlay,
}

impl Need {
    /// Returns whether the values of the whole line are needed.
    const fn is_line(self) -> bool {
        matches!(self, Self::Line | Self::BestPlay)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::kind::GameSetup as _;
    use crate::core::reversi::{Reversi, Setup};
    use crate::core::score::Score;
    use crate::core::search::RootMove;

    #[test]
    fn a_hint_does_not_replace_a_deeper_look() {
        let position = Reversi::start(Setup);
        let report = |nodes, ended, score| {
            let moves = position.moves().into_iter();
            let moves = moves.map(|mv| RootMove::exact(mv, Score::heuristic(score)));
            let known = Report::of_known(moves.collect()).expect("moves");
            Report { nodes, ended, ..known }
        };
        let mut analysis = Analysis::<Reversi>::default();
        let mut score_after = |report| {
            analysis.note(&position, &report);
            analysis.report_of(&position).expect("a report").score
        };
        let [hurried, usual, deep, exact] = [1, 2, 3, 4].map(Score::heuristic);
        assert_eq!(score_after(report(10, Ended::Stopped, 1)), hurried);
        assert_eq!(score_after(report(100, Ended::Nodes, 2)), usual);
        assert_eq!(score_after(report(1_000, Ended::Stopped, 3)), deep);
        assert_eq!(score_after(report(100, Ended::Nodes, 2)), deep, "a hint");
        assert_eq!(score_after(report(50, Ended::Decided, 4)), exact);
        assert_eq!(score_after(report(9_000, Ended::Stopped, 3)), exact);
    }
}
