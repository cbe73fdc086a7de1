//! The coach: holds back a mistake, with a reason, unless the player insists, and praises a move
//! that deserves it.

use super::GameTable;
use super::thinkers::{HeldBack, Praise};
use crate::app::analysis::Analysis;
use crate::app::contract::board::{BoardUi, Compared};
use crate::core::game::Game;
use crate::core::kind::{self, After, Judgement, MeritKind, MoveClass, MoveOf, Seen};
use crate::session::{Coach, Session};

/// Praise is rare: so many moves of both sides are between two praised ones at least.
const BETWEEN_PRAISE: usize = 12;
/// Nothing but what can be seen is praised in so many moves of both sides from the start.
const OPENING: usize = 6;

pub(super) enum CheckResult<M> {
    /// The analysis does not know enough yet.
    NotYet,
    /// The move may be made. Its class, if it was judged.
    Fine(Option<MoveClass>),
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
    // What is praised must not turn out to be a mistake.
    if sees_only && seen.is_none() && K::visible_merit(position, mv).is_none() {
        return CheckResult::Fine(None);
    }
    let is_held = |class: &MoveClass| class.is_visible() || !sees_only && class.is_mistake();
    let mut found = (seen.as_ref().map(|seen| seen.class), None, Vec::new());
    if !analysis.has_failed() {
        let Some(report) = analysis.report_of(position) else {
            return CheckResult::NotYet;
        };
        let judgement = Judgement::<K>::of(report);
        let mut next = position.clone();
        next.make(mv);
        let ended = After::of_end::<K>(&next, position.to_move());
        let report = analysis.report_of(&next);
        let after = ended.or(report.map(After::of));
        let class = judgement.class(mv, after, seen.as_ref());
        let is_certain = judgement.is_certain(mv, after);
        // The answer to a mistake is shown.
        let wants_answer = after.is_none() && class.is_some_and(|class| is_held(&class));
        if !is_certain || wants_answer {
            analysis.analyse_also(Some(next));
            return CheckResult::NotYet;
        }
        let better = judgement.recommended(mv, after, seen.as_ref());
        found = (class, report.map(|report| report.best), better);
    }
    let (class, answer, better) = found;
    let Some(held) = class.filter(is_held) else {
        return CheckResult::Fine(class);
    };
    let seen = seen.filter(|seen| seen.class == held);
    CheckResult::Bad(Box::new(HeldBack {
        mv,
        class: held,
        answer: seen.as_ref().map_or(answer, |seen| seen.answer),
        seen,
        better,
        planned: None,
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
    let praise = Praise { mv, ply, merit, kept, opponent: position.to_move().other() };
    praise.card::<K>().is_some().then_some(praise)
}

/// Returns the move that is held back and what is shown about it on the board.
pub(super) fn held_back_compared<M: Copy + PartialEq>(held: &HeldBack<M>) -> Compared<M> {
    // Where nothing can be seen, the board shows what the card recommends.
    let better = if held.seen.is_none() { held.better.clone() } else { Vec::new() };
    Compared {
        made: held.mv,
        is_made: false,
        answer: held.answer.filter(|answer| !better.contains(answer)),
        better,
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
    /// Returns the praise for a move of this class in the position in view, unless there was one a
    /// few moves ago, or the user was told what to play.
    pub(super) fn praise_for(
        &self,
        mv: MoveOf<K>,
        class: Option<MoveClass>,
    ) -> Option<Praise<MoveOf<K>>> {
        class.filter(|class| !class.is_mistake())?;
        let cursor = self.session.record().cursor();
        let is_rare = self.praises.last.is_none_or(|last| cursor + 1 >= last + BETWEEN_PRAISE);
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

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use egui::Context;

    use super::*;
    use crate::app::analysis::Need;
    use crate::core::control::Unlimited;
    use crate::core::kind::Effort;
    use crate::core::search::Report;
    use crate::games::{GameId, with_game};
    use crate::players::{Seat, opening};
    use crate::session::SavedGame;

    /// How many moves that are not the best are tried in a position, of those in which something
    /// can be seen and of the others.
    const TRIED: usize = 2;
    /// How long each answer of the analysis may take, in steps of 5 ms.
    const PATIENCE: u32 = 24_000;

    /// Lets the analysis work until it has the answer.
    fn waited<K: BoardUi, T>(
        session: &Session<K>,
        analysis: &mut Analysis<K>,
        mut answer: impl FnMut(&mut Analysis<K>) -> Option<T>,
    ) -> T {
        let ctx = Context::default();
        for _ in 0..PATIENCE {
            assert_eq!(analysis.tick(session, &ctx), None);
            if let Some(found) = answer(analysis) {
                return found;
            }
            thread::sleep(Duration::from_millis(5));
        }
        panic!("{}: the analysis has no answer", K::NAME);
    }

    /// Returns the analysis' report on a position, unless the game is over there.
    fn report_on<K: BoardUi>(
        session: &Session<K>,
        analysis: &mut Analysis<K>,
        position: &K::Game,
    ) -> Option<Report<MoveOf<K>>> {
        if position.outcome().is_some() {
            return None;
        }
        analysis.analyse_also(Some(position.clone()));
        let report = waited(session, analysis, |analysis| analysis.report_of(position).cloned());
        Some(report)
    }

    /// Holds what coach, analysis and review say in a position against the judgement, and returns
    /// how many moves were held back.
    fn check_position<K: BoardUi>(plies: u32, seed: u64) -> usize {
        let setup = if K::NAME == GameId::Go.name() {
            K::parse_setup(&[("size", "5")]).expect("a size")
        } else {
            kind::window_setup::<K>()
        };
        let moves = opening::<K>(setup, plies, seed).expect("an opening");
        let mut game = SavedGame::<K>::new(setup, [Seat::Human; 2], 1);
        for &mv in &moves {
            game.record.play(mv).expect("a legal move");
        }
        let mut session = Session::new(game.clone());
        let position = session.position().clone();
        let text = format!("{} {}", K::NAME, K::format_moves(setup, &moves));
        let mut analysis = Analysis::<K>::default();
        analysis.need(Need::Position);
        let report = report_on(&session, &mut analysis, &position).expect("moves");
        let mut adviser = K::adviser(setup, Effort::Usual);
        let alone = adviser.choose(&position, &mut Unlimited).expect("moves");
        assert_eq!(report.moves, alone.moves, "{text}: in a terminal");
        assert_eq!(report.best, alone.best, "{text}: in a terminal");
        let judgement = Judgement::<K>::of(&report);
        let start = K::start(setup);
        let visible =
            |mv| kind::new_mistake::<K>(&position, mv, || kind::last_turn::<K>(&start, &moves));
        let mut legal = position.moves();
        legal.retain(|&mv| kind::is_judged::<K>(mv) && !judgement.is_best(mv));
        let (seen, unseen): (Vec<_>, Vec<_>) =
            legal.into_iter().partition(|&mv| visible(mv).is_some());
        let best = judgement.best().into_iter().next();
        let tried = best
            .into_iter()
            .chain(seen.into_iter().take(TRIED))
            .chain(unseen.into_iter().rev().take(TRIED));

        let mut held_back = 0;
        for mv in tried {
            let mut next = position.clone();
            next.make(mv);
            let ended = After::of_end::<K>(&next, position.to_move());
            let report = report_on(&session, &mut analysis, &next);
            let after = ended.or(report.as_ref().map(After::of));
            let seen = visible(mv);
            let class = judgement.class(mv, after, seen.as_ref());
            for coach in [Coach::Blunders, Coach::Everything] {
                session.set_coach(coach);
                let result = waited(&session, &mut analysis, |analysis| {
                    let result = check(&session, analysis, mv);
                    (!matches!(result, CheckResult::NotYet)).then_some(result)
                });
                let is_held = class.is_some_and(|class| {
                    class.is_visible() || coach == Coach::Everything && class.is_mistake()
                });
                match result {
                    CheckResult::NotYet => unreachable!("it was waited for"),
                    CheckResult::Fine(found) => {
                        assert!(!is_held, "{text}: {mv} is {class:?}, {coach:?}");
                        let is_judged = coach == Coach::Everything
                            || seen.is_some()
                            || K::visible_merit(&position, mv).is_some();
                        assert_eq!(found, class.filter(|_| is_judged), "{text}: {mv}");
                    }
                    CheckResult::Bad(held) => {
                        assert!(is_held, "{text}: {mv} is {class:?}, {coach:?}");
                        assert!(!judgement.is_best(mv), "{text}: {mv} is a best move");
                        assert_eq!(Some(held.class), class, "{text}: {mv}");
                        let better = judgement.recommended(mv, after, seen.as_ref());
                        assert_eq!(held.better, better, "{text}: {mv}");
                        assert!(held.answer.is_some() || ended.is_some(), "{text}: {mv}");
                        held_back += 1;
                    }
                }
            }

            let mut made = game.clone();
            made.record.play(mv).expect("a legal move");
            let (made, ply) = (Session::new(made), moves.len() + 1);
            let reviewed = waited(&made, &mut analysis, |analysis| {
                let is_known = analysis.is_read() && analysis.settled(ply).is_some();
                is_known.then(|| (analysis.class(ply), analysis.cost(ply)))
            });
            assert_eq!(reviewed, (class, judgement.cost(mv, after)), "{text}: the review of {mv}");
            if class.is_some_and(MoveClass::is_mistake) {
                let better = judgement.recommended(mv, after, seen.as_ref());
                assert_eq!(analysis.better(ply, true), better, "{text}: {mv}");
            }
        }
        held_back
    }

    #[test]
    fn coach_analysis_and_review_say_what_the_judgement_says_in_every_game() {
        for &id in GameId::ALL {
            let mut held_back = with_game!(id, K => check_position::<K>(20, 2));
            // Both positions in tests/hostile/run.sh.
            if held_back == 0 || std::env::var_os("PLOT4_ALL_SAMPLES").is_some() {
                held_back += with_game!(id, K => check_position::<K>(9, 1));
            }
            assert!(held_back > 0, "{}: no move was held back", id.name());
        }
    }
}
