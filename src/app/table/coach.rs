//! The coach: holds back a mistake, with a reason, unless the player insists, and praises a move
//! that deserves it.

use super::GameTable;
use crate::app::analysis::Analysis;
use crate::app::contract::board::BoardUi;
use crate::app::contract::compared::Compared;
use crate::app::contract::model::{HeldBack, Praise};
use crate::core::game::Game;
use crate::core::kind::{self, After, Judgement, MeritKind, MoveClass, MoveOf, Seen};
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

/// Judges a move in the position in view. Asks the analysis about the position after it if
/// necessary.
pub(super) fn check<K: BoardUi>(
    session: &Session<K>,
    analysis: &mut Analysis<K>,
    mv: MoveOf<K>,
) -> CheckResult<MoveOf<K>> {
    let record = session.record();
    let position = session.position();
    let last_turn = || kind::last_turn::<K>(record.start(), record.played());
    let seen = kind::new_mistake::<K>(position, mv, last_turn);
    let sees_only = session.coach() != Coach::Everything;
    if sees_only && seen.is_none() {
        return CheckResult::Fine;
    }
    let mut found = (seen.as_ref().map(|seen| seen.class), None, Vec::new());
    if !analysis.has_failed() {
        let Some(report) = analysis.report_of(position) else {
            return CheckResult::NotYet;
        };
        let judgement = Judgement::<K>::of(report);
        if judgement.is_best(mv) {
            return CheckResult::Fine;
        }
        let mut next = position.clone();
        next.make(mv);
        let ended = After::of_end::<K>(&next, position.to_move());
        let (after, answer) = match (ended, analysis.report_of(&next)) {
            (Some(ended), _) => (ended, None),
            (None, Some(report)) => (After::of(report), Some(report.best)),
            (None, None) => {
                analysis.analyse_aside(Some(next));
                return CheckResult::NotYet;
            }
        };
        let class = judgement.class(mv, Some(after), seen.as_ref());
        let shown = seen.as_ref().filter(|seen| Some(seen.class) == class);
        found = (class, answer, judgement.recommended(mv, Some(after), shown));
    }
    let (class, answer, better) = found;
    let is_held = |class: &MoveClass| class.is_visible() || !sees_only && class.is_mistake();
    let Some(class) = class.filter(is_held) else {
        return CheckResult::Fine;
    };
    let seen = seen.filter(|seen| seen.class == class);
    CheckResult::Bad(Box::new(HeldBack {
        mv,
        class,
        answer: seen.as_ref().map_or(answer, |seen| seen.answer),
        seen,
        better,
        opponent: position.to_move().other(),
    }))
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
        Coach::Everything => analysis.report_of(position).and_then(|report| {
            let judgement = Judgement::<K>::of(report);
            judgement.is_only(mv).then(|| judgement.value().result())
        }),
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
            net: [0; 2],
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
