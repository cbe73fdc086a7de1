//! The coach: holds back a mistake, with a reason, unless the player insists, and praises a move
//! that deserves it.

use super::GameTable;
use crate::app::analysis::Analysis;
use crate::app::contract::board::BoardUi;
use crate::app::contract::compared::Compared;
use crate::app::contract::model::{HeldBack, Praise};
use crate::core::game::Game;
use crate::core::kind::{self, MeritKind, MoveClass, MoveOf, Seen};
use crate::core::verdict::Verdict;
use crate::session::{Coach, Session};

/// Praise is rare: so many moves of both sides are between two praised ones at least.
const BETWEEN_PRAISE: usize = 12;
/// Nothing but what can be seen is praised in so many moves of both sides from the start.
const OPENING: usize = 6;

/// The result of checking a move.
pub(super) enum CheckResult<M> {
    /// The analysis does not know enough yet.
    NotYet,
    /// The move may be made.
    Fine,
    /// The move is a mistake.
    Bad(Box<HeldBack<M>>),
}

/// The class of a move by the truth.
enum Truth<M> {
    /// The analysis does not know enough yet.
    NotYet,
    /// It is this one, `None` if that remains unknown; and the opponent's answer, if it is known.
    Known(Option<MoveClass>, Option<M>),
}

/// Compares a move with the others in the position in view. Asks the analysis about the position
/// after it if necessary.
pub(super) fn check<K: BoardUi>(
    session: &Session<K>,
    analysis: &mut Analysis<K>,
    mv: MoveOf<K>,
) -> CheckResult<MoveOf<K>> {
    let record = session.record();
    let last_turn = || kind::last_turn::<K>(record.start(), record.played());
    let seen = kind::new_mistake::<K>(session.position(), mv, last_turn);
    let needs_truth = match (&seen, session.coach()) {
        (Some(seen), Coach::Everything) => seen.class.depends_on_truth(),
        (None, Coach::Everything) => true,
        (_, Coach::Off | Coach::Blunders) => false,
    };
    let (class, answer) = if needs_truth && !analysis.has_failed() {
        match truth(session, analysis, mv) {
            Truth::NotYet => return CheckResult::NotYet,
            Truth::Known(class, answer) => (MoveClass::of(seen.as_ref(), class), answer),
        }
    } else {
        (MoveClass::of(seen.as_ref(), None), None)
    };
    let Some(class) = class.filter(|class| class.is_mistake()) else {
        return CheckResult::Fine;
    };
    let seen = seen.filter(|seen| seen.class == class);
    CheckResult::Bad(Box::new(HeldBack {
        mv,
        class,
        answer: seen.as_ref().map_or(answer, |seen| seen.answer),
        seen,
        better: better(session, analysis, mv),
        opponent: session.position().to_move().other(),
    }))
}

/// Returns the class of a move in the position in view by the truth.
fn truth<K: BoardUi>(
    session: &Session<K>,
    analysis: &mut Analysis<K>,
    mv: MoveOf<K>,
) -> Truth<MoveOf<K>> {
    let position = session.position();
    if analysis.report_of(position).is_none() {
        return Truth::NotYet;
    }
    let moves = analysis.moves(session.record());
    let own = moves
        .iter()
        .find(|&&(known, _)| known == mv)
        .map(|&(_, verdict)| verdict);
    let best = moves
        .iter()
        .map(|&(_, verdict)| verdict)
        .max_by_key(|verdict| verdict.rank());
    let Some(best) = best else {
        return Truth::Known(None, None);
    };
    // An estimate, or a move that the analyst has not searched, proves nothing: the value after the
    // move decides.
    let known = own.filter(|own| !matches!(own, Verdict::Estimate(_)));
    if let Some(own) = known.filter(|own| own.result() >= best.result()) {
        return Truth::Known(MoveClass::by_truth::<K>(best, own, &[]), None);
    }
    let mut after = position.clone();
    after.make(mv);
    let (answer, own) = if after.outcome().is_some() {
        (None, known.unwrap_or(Verdict::Estimate(0)))
    } else if let Some(report) = analysis.report_of(&after) {
        let is_known = report.ended.is_exact();
        (
            Some(report.best),
            Verdict::of(report.score, is_known).of_other(),
        )
    } else {
        analysis.analyse_aside(Some(after));
        return Truth::NotYet;
    };
    // An estimate is not certain enough to hold a move back, except in games that judge by
    // estimates.
    let is_fact = K::SCALE.judges_moves || !matches!(own, Verdict::Estimate(_));
    let class = is_fact.then(|| MoveClass::by_truth::<K>(best, own, &[]));
    Truth::Known(class.flatten(), answer)
}

/// Returns the best of the other moves in the position in view, as far as they are known.
fn better<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
    mv: MoveOf<K>,
) -> Vec<MoveOf<K>> {
    let moves = analysis.moves(session.record());
    let best = moves.iter().map(|(_, verdict)| verdict.rank()).max();
    let is_best = |verdict: &Verdict| Some(verdict.rank()) == best;
    moves
        .into_iter()
        .filter(|(other, verdict)| *other != mv && is_best(verdict))
        .map(|(other, _)| other)
        .collect()
}

/// Returns the praise for a move in the position in view that is no mistake, if it deserves one.
fn praise<K: BoardUi>(
    session: &Session<K>,
    analysis: &Analysis<K>,
    mv: MoveOf<K>,
) -> Option<Praise<MoveOf<K>>> {
    let position = session.position();
    // The only legal move is no achievement, and the end of the game needs no praise.
    let mut after = position.clone();
    if position.moves().len() < 2 || after.play(mv).is_err() || after.outcome().is_some() {
        return None;
    }
    let ply = session.record().cursor() + 1;
    let merit = K::visible_merit(position, mv);
    if merit.is_none() && ply <= OPENING {
        return None;
    }
    let kept = match session.coach() {
        Coach::Everything => analysis.only_move(position, mv),
        Coach::Off | Coach::Blunders => None,
    };
    let praise = Praise {
        mv,
        ply,
        merit,
        kept,
        opponent: position.to_move().other(),
    };
    praise.card::<K>().is_some().then_some(praise)
}

/// Returns the move that is held back and what is shown about it on the board.
pub(super) fn held_back_compared<M: Copy>(held: &HeldBack<M>) -> Compared<M> {
    Compared {
        made: held.mv,
        is_made: false,
        better: Vec::new(),
        answer: held.answer,
        class: Some(held.class),
        seen: held.seen.clone(),
    }
}

/// Returns the move that is praised and what is shown about it on the board.
pub(super) fn praise_compared<M: Copy>(praise: &Praise<M>) -> Compared<M> {
    Compared {
        made: praise.mv,
        is_made: true,
        better: Vec::new(),
        answer: None,
        class: Some(MoveClass::Best),
        seen: praise.merit.as_ref().map(|merit| Seen {
            class: MoveClass::Best,
            line: merit.line.clone(),
            places: match merit.kind {
                MeritKind::DoubleThreat => merit.places.clone(),
                MeritKind::Block => Vec::new(),
            },
            better: Vec::new(),
            answer: None,
            count: 0,
        }),
    }
}

impl<K: BoardUi> GameTable<K> {
    /// Returns the praise for a move in the position in view, unless there was one a few moves ago,
    /// or the user was told what to play.
    pub(super) fn praise_for(&self, mv: MoveOf<K>) -> Option<Praise<MoveOf<K>>> {
        let cursor = self.session.record().cursor();
        let is_rare = self
            .praises
            .last
            .is_none_or(|last| cursor + 1 >= last + BETWEEN_PRAISE);
        let is_told = self.praises.advised_at == Some(cursor) || self.analysis.is_on();
        if !is_rare || is_told || self.is_free || !self.session.coach().is_on() {
            return None;
        }
        praise(&self.session, &self.analysis, mv)
    }

    /// Returns the praised move as the board shows it: while it is the last one, and idle.
    pub(super) fn praised(&self, now: f64) -> Option<Compared<MoveOf<K>>> {
        let praise = self.praises.shown.as_ref()?;
        let is_last = self.session.record().cursor() == praise.ply;
        (is_last && !self.animation.is_moving(now)).then(|| praise_compared(praise))
    }
}
