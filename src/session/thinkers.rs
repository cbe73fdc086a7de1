//! The computers of a game, with their memory: what they object to, when they resign, and the draws
//! that they offer and accept.

use std::cell::LazyCell;
use std::sync::{Arc, Mutex};

use super::{SavedGame, Session};
use crate::core::game::{Game, Player};
use crate::core::kind::{
    Effort, GameKind, HopelessTurns, Level, LevelId, MoveOf, Objection, Preset, agreed_draw,
    chance_of, question,
};
use crate::core::score::ScoreKind;
use crate::core::search::{Report, RootMove, Strategy};
use crate::core::verdict::Verdict;
use crate::players;

/// The time for a move without a choice, in seconds.
const LEAST_PONDERED: f64 = 0.4;
/// The first moves of a game are known.
const OPENING: usize = 2;
/// How much less the chance to win is, from 0 to 1, with a move that is not worth a thought.
const FAR_BEHIND: f32 = 0.1;
/// The most other moves, and the most changes of the best one, that cost time. All of them together
/// make 2 seconds.
const MOST_OTHERS: f64 = 4.0;
const MOST_CHANGES: u32 = 3;
/// How much longer computers above Medium take.
const THOROUGH: f64 = 1.4;

/// A strategy shared between the session, which keeps it throughout the game, and the thread in
/// which it thinks.
///
/// It is created in that thread on first use, because allocating some megabytes for a table takes
/// longer than a frame.
pub type Thinker<G> = Arc<Mutex<LazyCell<Box<dyn Strategy<G>>, Make<G>>>>;

pub type Make<G> = Box<dyn FnOnce() -> Box<dyn Strategy<G>> + Send>;

pub fn thinker<G: Game>(
    make: impl FnOnce() -> Box<dyn Strategy<G>> + Send + 'static,
) -> Thinker<G> {
    Arc::new(Mutex::new(LazyCell::new(Box::new(make))))
}

impl<K: GameKind> Session<K> {
    /// Returns the computer whose turn it is, with its memory, or `None` if it is the turn of a
    /// human player or an engine.
    ///
    /// Engines only play: where the players settle the result, one of our computers answers for
    /// them.
    pub fn thinker(&mut self) -> Option<Thinker<K::Game>> {
        let SavedGame { setup, seed, .. } = self.game;
        let side = self.position().to_move();
        let seat = self.seat_to_move();
        let stands_in = seat.engine().is_some() && question::<K>(self.position()).is_some();
        let level = seat.computer().or(stands_in.then_some(K::STAND_IN))?;
        let new = || thinker(move || players::strategy::<K>(level, setup, side, seed));
        Some(Arc::clone(self.thinkers[side.index()].get_or_insert_with(new)))
    }

    /// Returns how many seconds the computer whose turn it is should seem to think about the move
    /// in this report, in whose search another move became the best one `changes` times: least
    /// where it has no choice, and more the more moves are nearly as good.
    #[must_use]
    pub fn ponders(&self, report: &Report<MoveOf<K>>, changes: u32) -> f64 {
        let value = |score, is_exact: bool| {
            chance_of::<K>(Verdict::of(score, is_exact && report.ended.is_exact()))
        };
        let best = value(report.score, true);
        // A bound says that a move may be that good, which is a reason to look at it, too.
        let others = report.moves.iter().filter(|root| root.mv != report.best);
        let nearness = |root: &RootMove<MoveOf<K>>| {
            let behind = (best - value(root.score, root.exact)) / FAR_BEHIND;
            (1.0 - f64::from(behind.clamp(0.0, 1.0))) * if root.exact { 1.0 } else { 0.5 }
        };
        let others = others.map(nearness).sum::<f64>().min(MOST_OTHERS);
        let level = self.seat_to_move().computer();
        let strength = level.and_then(Level::strength);
        let looks = strength.is_some() || level.is_some_and(Level::is_searching);
        if !looks || others == 0.0 || self.record().cursor() < OPENING {
            return LEAST_PONDERED;
        }
        let is_thorough = strength > LevelId::Preset(Preset::Medium).strength();
        let pondered = LEAST_PONDERED + 0.2 * others + 0.25 * f64::from(changes.min(MOST_CHANGES));
        if is_thorough { THOROUGH * pondered } else { pondered }
    }

    /// Returns the adviser, who gives hints, with its memory.
    pub fn adviser(&mut self) -> Thinker<K::Game> {
        let setup = self.game.setup;
        Arc::clone(
            self.adviser.get_or_insert_with(|| thinker(move || K::adviser(setup, Effort::Usual))),
        )
    }

    /// Drops the memory of the computers and the adviser: one of them has failed, and may have left
    /// it inconsistent.
    pub fn forget_thinkers(&mut self) {
        self.thinkers = [None, None];
        self.adviser = None;
    }
}

/// How many moves of both sides there must have been before a computer agrees on a draw.
const EARLIEST: usize = 40;
/// After how many moves of both sides without progress a computer offers a draw, unless it knows a
/// win.
const QUIET: u16 = 40;

/// A computer's answer to the offer of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawAnswer {
    Yes,
    /// Too early, before this move.
    TooEarly(usize),
    /// The computer thinks that it is winning.
    Winning,
}

impl<K: GameKind> Session<K> {
    /// Returns the opponent of the only person, who answers an offer of a draw with this move;
    /// `None` if the move is none, or two people agree.
    #[must_use]
    pub fn answers_draw(&self, mv: MoveOf<K>) -> Option<Player> {
        let opponent = self.you()?.other();
        (agreed_draw::<K>(self.position()) == Some(mv)).then_some(opponent)
    }

    /// Returns the computer that offers the only person a draw with its last move, of which this is
    /// its report.
    #[must_use]
    pub fn offers_draw(&mut self, report: &Report<MoveOf<K>>) -> Option<Player> {
        let position = self.position();
        let you = self.you().filter(|&you| you == position.to_move())?;
        agreed_draw::<K>(position).filter(|_| position.outcome().is_none())?;
        let knows_win = matches!(report.score.kind(), ScoreKind::WinIn(_));
        // It offers once, with its first move after so many.
        let is_time = (QUIET..QUIET + 2).contains(&self.quiet_moves());
        let offers = is_time && !knows_win;
        if offers {
            self.offered = Some(self.record().cursor());
        }
        offers.then_some(you.other())
    }

    /// Returns how many moves in a row have brought the game no closer to its end.
    fn quiet_moves(&self) -> u16 {
        K::QUIET_MOVES.map_or(0, |quiet| quiet(self.position()))
    }

    /// Returns the opponent's answer, from a report of what the position is worth for the person,
    /// who is to move.
    #[must_use]
    pub fn draw_answer(&self, report: &Report<MoveOf<K>>) -> DrawAnswer {
        let is_quiet = self.quiet_moves() >= QUIET;
        let is_better = match report.score.kind() {
            ScoreKind::Heuristic(value) => !is_quiet && value < -K::SCALE.even,
            ScoreKind::LossIn(_) => true,
            ScoreKind::WinIn(_) => false,
        };
        if self.offered == Some(self.record().cursor()) {
            // It has offered it itself.
            DrawAnswer::Yes
        } else if is_better {
            DrawAnswer::Winning
        } else if !is_quiet && self.record().cursor() + 1 < EARLIEST {
            DrawAnswer::TooEarly(EARLIEST)
        } else {
            DrawAnswer::Yes
        }
    }
}

impl<K: GameKind> Session<K> {
    /// Notes what the computer to move has found on its turn, once for each. Returns the move by
    /// which it resigns, if it gives the game up. Turns that were taken back give hope again;
    /// engines decide for themselves.
    pub fn gives_up(&mut self, report: &Report<MoveOf<K>>) -> Option<MoveOf<K>> {
        let gives_up = K::GIVES_UP?;
        self.seat_to_move().computer()?;
        let cursor = self.record().cursor();
        let position = self.game.record.position();
        let outlook = &mut self.outlooks[position.to_move().index()];
        if outlook.last + 2 != cursor {
            outlook.hopeless_turns = HopelessTurns::default();
        }
        outlook.last = cursor;
        let resigns = gives_up(&mut outlook.hopeless_turns, position, report);
        resigns.then(|| K::resignation(position)).flatten()
    }
}

impl<K: GameKind> Session<K> {
    /// Returns whether to ask the adviser about a move of the only person before it is made: it
    /// ends the game by settling a [question], and had no objection in this position yet.
    #[must_use]
    pub fn asks_about(&self, mv: MoveOf<K>) -> bool {
        let mut position = self.position().clone();
        let is_question = question::<K>(&position).is_some() && self.you().is_some();
        if !is_question
            || self.objected == Some((position.key(), mv))
            || position.refusal(mv).is_some()
        {
            return false;
        }
        position.make(mv);
        position.outcome().is_some()
    }

    /// Returns the objecting player and the objection to such a move, if the adviser would answer
    /// otherwise, and records it: the same move in the same position is not questioned again.
    pub fn objection(
        &mut self,
        mv: MoveOf<K>,
        answers: &[MoveOf<K>],
    ) -> Option<(Player, Objection)> {
        let person = self.you()?;
        let objection = K::SCORING?.objection(self.position(), mv, answers)?;
        self.objected = Some((self.position().key(), mv));
        Some((person.other(), objection))
    }
}
