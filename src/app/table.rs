//! A table: one game with its session, players, board and screens.
//!
//! Owns the session, and a part for each of these: the thinking thread, the analysis, the
//! animation, proposals, announcements, input, and the new-game screen. Uses `screens`, `contract`
//! and the rooms below. Names no game and touches no file.

mod animation;
mod as_table;
mod coach;
mod edits;
mod entry;
mod findings;
mod input;
mod model;
mod new_game;
mod play;
mod review;
mod screen;
mod thinkers;

use egui::Context;

use self::animation::Animation;
use self::input::Input;
use self::thinkers::{Advice, CoachedMove, HeldBack, Praise, Thinkers};
use super::analysis::{Analysis, Need};
use super::contract::board::{BoardUi, side_below};
use super::contract::screen::{Cx, Effects, Screen as _, Table};
use super::kit::pictures::Pictures;
use super::screens::{panel, review as review_screen};
use crate::core::game::{Game, Player};
use crate::core::kind::{self, Decisive, GameSetup, MoveOf, Preset};
use crate::core::record::Place;
use crate::core::search::{Explanation, Report};
use crate::core::verdict::Verdict;
use crate::players::Seat;
use crate::session::{SavedGame, Session};
use crate::storage::{Envelope, ParseError, Settings};
use crate::words::{self, Phase, phase_of, text};

type KeyOf<K> = <<K as GameSetup>::Game as Game>::Key;

pub struct GameTable<K: BoardUi> {
    session: Session<K>,
    mode: Mode<MoveOf<K>>,
    /// Where the user tries again after a review, to which Esc leads back.
    retried: Option<Retried<KeyOf<K>, MoveOf<K>>>,
    /// Whether this is a free board for trying moves, rather than a game. It can be reviewed and
    /// scored like a game, so this is not a [`Mode`].
    is_free: bool,
    engine: Thinkers<K>,
    hint: Option<Advice<K>>,
    planned: Option<Planned<K>>,
    praises: Praises<MoveOf<K>>,
    scoring: Scoring<K>,
    analysis: Analysis<K>,
    animation: Animation<K>,
    speech: Speech<K>,
    input: Input<K>,
    view: View<K>,
    /// The move that decided the game in view, with the place at its end.
    decided: Option<(Place, Option<Decisive<MoveOf<K>>>)>,
    /// The level that is suggested after so many wins, or losses, with the game that has ended.
    suggested: Option<Preset>,
    /// The players that the user wanted, some of whom may be unable to play with the set-up.
    wanted: [Seat<K::Level>; 2],
}

/// A position in which a plan was looked for, and what the adviser said of it.
struct Planned<K: BoardUi> {
    key: KeyOf<K>,
    explanation: Option<Explanation<K::Game>>,
}

/// The current use of the game.
enum Mode<M> {
    Play,
    /// The coach checks a move, or holds it back.
    Coaching(CoachedMove<M>),
    /// Each move is being reviewed; nothing is played.
    Reviewing(review_screen::View),
}

impl<K: BoardUi> GameTable<K> {
    /// Returns a table with a game where it was left.
    #[must_use]
    pub fn new(ctx: &Context, game: SavedGame<K>) -> Self {
        Self {
            mode: Mode::Play,
            retried: None,
            is_free: false,
            engine: Thinkers::new(ctx),
            hint: None,
            planned: None,
            praises: Praises::default(),
            scoring: Scoring::default(),
            analysis: Analysis::default(),
            animation: Animation::default(),
            speech: Speech::default(),
            input: Input::new(game.setup),
            view: View::default(),
            decided: None,
            suggested: None,
            wanted: game.seats,
            session: Session::new(game),
        }
    }

    /// Returns a table as [`GameEntry::open`](super::contract::screen::GameEntry::open) says.
    fn open(
        ctx: &Context,
        settings: &Settings,
        envelope: &Envelope,
        seed: u64,
    ) -> Result<(Box<dyn Table>, Option<String>), ParseError> {
        let (_, usual) = settings.last_time::<K>();
        let mut game: SavedGame<K> = envelope.open_with(usual, seed)?;
        game.coach = envelope.coach().unwrap_or(settings.coach);
        // A player whom the file does not name is the one of the last time.
        let last = settings.names.clone().seated(game.seats);
        for player in Player::BOTH.into_iter().filter(|&player| envelope.leaves_open(player)) {
            if game.names.of(player).is_none() {
                game.names.set(player, last.of(player).cloned());
            }
        }
        let gives_way = |seat: Seat<K::Level>| {
            seat.computer().and_then(|level| K::terms(game.setup).allow(level).err())
        };
        let notice = usual
            .into_iter()
            .zip(game.seats)
            .filter(|(before, now)| before != now)
            .find_map(|(before, _)| gives_way(before))
            .map(|reason| words::stand_in::<K>(reason));
        let notices = words::lost_in_window(envelope.losses()).into_iter().chain(notice);
        let notice = notices.reduce(text::play::two_sentences);
        Ok((Box::new(Self::new(ctx, game)), notice))
    }

    /// Returns what the game waits for, apart from an animation.
    fn turn(&self) -> Phase {
        phase_of(self.session.turn())
    }

    /// Returns the speed of the game, where 1 is normal: only two computers can be watched at
    /// another speed.
    fn speed(&self, cx: &Cx<'_>) -> f64 {
        if self.session.is_watched() { f64::from(cx.settings.speed) } else { 1.0 }
    }

    /// Returns the side at the lower edge of the board.
    fn side_below(&self) -> Player {
        self.input.seen_from.unwrap_or_else(|| side_below::<K>(self.session.you()))
    }

    /// Returns whether the board stands upside down.
    fn is_turned(&self) -> bool {
        K::EXTRAS.side_below.is_some_and(|usual| usual != self.side_below())
    }

    const fn is_reviewed(&self) -> bool {
        matches!(self.mode, Mode::Reviewing(_))
    }

    /// Returns the move that the coach checks or holds back.
    const fn coached_move(&self) -> Option<&CoachedMove<MoveOf<K>>> {
        match &self.mode {
            Mode::Coaching(coached) => Some(coached),
            Mode::Play | Mode::Reviewing(_) => None,
        }
    }

    fn held_back(&self) -> Option<&HeldBack<MoveOf<K>>> {
        self.coached_move().and_then(CoachedMove::held_back)
    }

    /// Drops the move that is being checked or held back.
    fn drop_coached_move(&mut self) {
        if matches!(self.mode, Mode::Coaching(_)) {
            self.mode = Mode::Play;
        }
        self.analysis.analyse_also(None);
    }

    /// Forgets the hint, and the move that is checked or held back.
    fn drop_advice(&mut self) {
        self.hint = None;
        self.drop_coached_move();
    }

    /// Stops everything that is being thought about.
    fn stop(&mut self) {
        self.analysis.stop();
        if matches!(self.coached_move(), Some(CoachedMove::Checked(_))) {
            self.drop_coached_move();
        }
        self.engine.cancel();
    }

    /// Changes the game, and returns the effects. Thinking stops.
    fn change(&mut self, change: impl FnOnce(&mut Session<K>)) -> Effects {
        self.stop();
        self.scoring.leave();
        let before = self.session.record().played().to_vec();
        let key = self.session.position().key();
        change(&mut self.session);
        // Comparing the number of moves is not enough: another variation may be as long.
        let is_other =
            self.session.record().played() != before || self.session.position().key() != key;
        if is_other {
            self.animation.clear();
            self.drop_advice();
            self.praises.shown = None;
            self.input.leave_position();
            self.engine.reports = [None, None];
        }
        Effects {
            announcement: Some(self.announcement()),
            changed: true,
            is_hushed: is_other,
            ..Effects::default()
        }
    }

    /// Returns whether the coach looks at the moves of the side to move.
    fn is_coached(&self) -> bool {
        self.session.is_coached() && !self.is_free
    }

    /// Returns what needs the analysis besides its own views.
    fn need(&self) -> Need {
        match &self.mode {
            Mode::Reviewing(view) if view.shows_line => Need::BestPlay,
            Mode::Reviewing(_) => Need::Line,
            // Before the player has chosen, so that most moves can be made immediately. Blunders
            // can be seen, but only the analysis knows whether they are any.
            Mode::Play | Mode::Coaching(_) if self.is_coached() => Need::Position,
            Mode::Play | Mode::Coaching(_) => Need::Nothing,
        }
    }
}

/// Praise in a game: rare, and never for what the user was told.
struct Praises<M> {
    /// That of the user's last move, until the next one.
    shown: Option<Praise<M>>,
    /// The number of moves with the one that was praised last.
    last: Option<usize>,
    /// The number of moves before the last one for which the user had a hint, or that was held
    /// back.
    advised_at: Option<usize>,
}

impl<M> Default for Praises<M> {
    fn default() -> Self {
        Self { shown: None, last: None, advised_at: None }
    }
}

/// The position in which the user tries again after a review, and the way back to the review.
struct Retried<Key, M> {
    key: Key,
    /// How many moves lead to it.
    ply: usize,
    /// The move that followed it in the game under review.
    made: Option<M>,
    /// The moves that would be the same mistake.
    repeats: Vec<M>,
    /// The moves that none is better than, if a mistake followed.
    best: Vec<M>,
}

/// Owns purely visual state, kept from frame to frame.
struct View<K: BoardUi> {
    board: K::View,
    pictures: Pictures<K::Picture>,
    panel: panel::View,
}

impl<K: BoardUi> Default for View<K> {
    fn default() -> Self {
        Self {
            board: K::View::default(),
            pictures: Pictures::default(),
            panel: panel::View::default(),
        }
    }
}

/// Owns the proposed answers that are still to be made.
///
/// They are moves from the position that asks. Anything the user does drops the rest of them, and
/// what the user answers before they are known stays.
struct Scoring<K: BoardUi> {
    /// Whether a proposal for the position in view was asked for.
    is_asked: bool,
    /// Whether the position in view needs no proposal any more: it had one, or the user has
    /// answered before it was asked for.
    is_done: bool,
    /// The remaining answers, the next one last.
    answers: Vec<MoveOf<K>>,
}

impl<K: BoardUi> Default for Scoring<K> {
    fn default() -> Self {
        Self { is_asked: false, is_done: false, answers: Vec::new() }
    }
}

impl<K: BoardUi> Scoring<K> {
    /// Takes the next proposed answer, and the rest to [put back](Self::put_back) once it is made.
    fn take_next(&mut self) -> Option<(MoveOf<K>, Vec<MoveOf<K>>)> {
        let mut answers = std::mem::take(&mut self.answers);
        answers.pop().map(|next| (next, answers))
    }

    /// Keeps the answers that are left.
    fn put_back(&mut self, answers: Vec<MoveOf<K>>) {
        self.answers = answers;
    }

    /// Returns whether to ask the adviser for a proposal at the position in view.
    fn is_wanted(&self, session: &Session<K>) -> bool {
        let record = session.record();
        !self.is_done
            && record.is_at_end()
            && (self.is_asked || record.agreed().is_empty())
            && kind::question::<K>(record.position()).is_some()
    }

    /// Notes that a proposal is being searched for.
    const fn ask(&mut self) {
        self.is_asked = true;
    }

    /// Keeps the answers that an adviser's report proposes for the position in view, except where
    /// it would take back one that the user has `given`.
    fn on_report(&mut self, report: &Report<MoveOf<K>>, given: &[MoveOf<K>]) {
        self.is_done = true;
        let scoring = K::SCORING;
        self.answers = scoring.map_or_else(Vec::new, |scoring| scoring.proposed(report));
        self.answers.retain(|answer| !given.contains(answer));
        self.answers.reverse();
    }

    /// Drops the answers that are left, as another position comes into view.
    fn leave(&mut self) {
        self.answers.clear();
        self.is_done = true;
    }

    /// Drops the answers that are left, as a move is made. The first question after it is a new
    /// one; an answer leaves a proposal that is being searched for as it is.
    fn on_move(&mut self, mv: MoveOf<K>) {
        self.answers.clear();
        if !K::Game::is_agreement(mv) {
            *self = Self::default();
        } else if !self.is_asked {
            self.is_done = true;
        }
    }
}

/// Remembers which analysis was announced, so that nothing is said twice.
struct Speech<K: BoardUi> {
    /// The moves of the position whose analysis was announced.
    analysed: Option<Vec<MoveOf<K>>>,
}

impl<K: BoardUi> Default for Speech<K> {
    fn default() -> Self {
        Self { analysed: None }
    }
}

impl<K: BoardUi> Speech<K> {
    /// Returns the announcement of the analysis of the position in view, once it is final and
    /// unless it was made. While a computer is about to play, there is none.
    fn newly_analysed(&mut self, session: &Session<K>, analysis: &Analysis<K>) -> Option<String> {
        let record = session.record();
        if !analysis.is_on() {
            self.analysed = None;
            return None;
        }
        if matches!(phase_of(session.turn()), Phase::Thinking | Phase::Over(_))
            || self.analysed.as_deref() == Some(record.played())
        {
            return None;
        }
        let report = analysis.report_of(record.position())?;
        let worth = Verdict::of(report.score, report.ended.is_exact());
        let said = words::analysed(session, worth, report.best);
        self.analysed = Some(record.played().to_vec());
        Some(said)
    }
}

/// Returns what is said after an undo, where the position in view before it had these moves.
fn said_after_undo<K: BoardUi>(session: &Session<K>, before: &[MoveOf<K>]) -> String {
    let taken = before.get(session.record().cursor()..).unwrap_or_default();
    words::with_comment(session, words::taken_back(session, taken))
}

/// Returns what is said after a redo, where the position in view before it had these moves.
fn said_after_redo<K: BoardUi>(session: &Session<K>, before: &[MoveOf<K>]) -> String {
    let from = before.len().min(session.record().cursor());
    words::with_comment(session, words::played_again(session, from))
}

/// Returns what is said after a look at another position.
fn said_after_move<K: BoardUi>(session: &Session<K>, _before: &[MoveOf<K>]) -> String {
    words::with_comment(session, words::moved_to(session))
}

/// Returns what is said after computers were held, or may continue.
fn said_at_turn<K: BoardUi>(session: &Session<K>, _before: &[MoveOf<K>]) -> String {
    let phase = phase_of(session.turn());
    words::headline(session, phase, phase)
}

#[cfg(test)]
mod tests;
