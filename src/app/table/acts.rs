//! What a table does when a view or a key has asked for it, in the terms of its game.

use egui::Context;

use super::GameTable;
use crate::app::contract::board::{BoardUi, Mover, Touch};
use crate::app::contract::model::{Act, Lesson, Phase};
use crate::app::contract::table::{Around, Effects};
use crate::app::input::aim;
use crate::app::words;
use crate::core::game::Game;
use crate::core::kind::MoveOf;

/// For how long a question waits for the same move again, in seconds: longer than it is in view,
/// for those who listen to it.
const ASKED: f64 = 20.0;

impl<K: BoardUi> GameTable<K> {
    /// Makes a person's move, if it is a person's turn. A move that is refused says why, and costs
    /// no turn.
    pub(super) fn person_plays(&mut self, mv: MoveOf<K>, around: &Around<'_>) -> Effects {
        if self.turn() != Phase::Awaiting {
            return Effects::default();
        }
        let mv = K::meant(self.session.position(), mv);
        if let Some(question) = self.question_before(mv, around.now) {
            return self.ask_again(mv, question, around.now);
        }
        if self.is_to_be_weighed(mv) {
            return self.weigh(mv, around);
        }
        if !self.is_free && self.session.asks_about(mv) && self.ask_about(mv) {
            return Effects::default();
        }
        let made = self.make(mv, Mover::Person, around);
        if let Some(aim) = K::aim_of(mv) {
            self.aim = aim;
        }
        made.unwrap_or_else(|refusal| {
            self.refused = Some((self.aim, around.now));
            Effects::refusal(words::capital(&refusal))
        })
    }

    /// Returns what is said instead of making a move that has to be asked for a second time: it
    /// gives the game up, or somebody looks back and it would leave the moves that lie ahead. A
    /// free board is there to try moves.
    fn question_before(&self, mv: MoveOf<K>, now: f64) -> Option<String> {
        let is_asked = self
            .asked_once
            .is_some_and(|(asked, since)| asked == mv && now - since < ASKED);
        if self.is_free || is_asked || !self.is_legal(mv) {
            return None;
        }
        let from_here = || {
            self.session
                .looks_back()
                .then(|| words::play_from_here(&self.session))
        };
        K::gives_up(mv).map(str::to_owned).or_else(from_here)
    }

    /// Asks, and makes the same move all the same when it soon comes again.
    fn ask_again(&mut self, mv: MoveOf<K>, question: String, now: f64) -> Effects {
        if let Some(aim) = K::aim_of(mv) {
            self.aim = aim;
        }
        self.asked_once = Some((mv, now));
        Effects::notice(question)
    }

    /// Returns whether the rules allow a move.
    pub(super) fn is_legal(&self, mv: MoveOf<K>) -> bool {
        let mut legal = Vec::new();
        self.session.position().legal_moves(&mut legal);
        legal.contains(&mv)
    }

    /// Does what a view or a key has asked for.
    pub(super) fn do_act(&mut self, act: Act<K>, ctx: &Context, around: &Around<'_>) -> Effects {
        match act {
            Act::Touch(Touch::Aim(aim)) => {
                self.aim = aim;
                Effects::default()
            }
            Act::Key(Touch::Aim(aim)) => Effects {
                announcement: self.aim_by_key(aim, ctx),
                ..Effects::default()
            },
            Act::Touch(Touch::Play(mv)) | Act::Key(Touch::Play(mv)) => {
                self.person_plays(mv, around)
            }
            Act::PlayAnyway => match self.lesson {
                Some(Lesson::HeldBack { mv, .. }) => self.person_plays(mv, around),
                Some(Lesson::Weighed(_)) | None => Effects::default(),
            },
            Act::Seat(side, seat) => match self.draft.choose(side, seat) {
                Ok(()) => Effects::default(),
                Err(reason) => Effects::notice(reason.sentence),
            },
            Act::Setup(setup) => match self.draft.set_up(setup) {
                Some(reason) => Effects::notice(words::stand_in::<K>(reason)),
                None => Effects::default(),
            },
        }
    }

    /// Aims at a place that a key has led to. Returns what is to be said of that place, with what
    /// the analysis says of a move there.
    fn aim_by_key(&mut self, aim: K::Aim, ctx: &Context) -> Option<String> {
        let from = std::mem::replace(&mut self.aim, aim);
        let record = self.session.record();
        let place = aim::follow::<K>(
            from,
            aim,
            (record.position(), record.played().last().copied()),
            ctx,
        )?;
        // A slow frame brings several keys at once: only the last place is aimed at.
        if self
            .acts
            .iter()
            .any(|act| matches!(act, Act::Key(Touch::Aim(_))))
        {
            return None;
        }
        let worths = if self.analysis.is_on() {
            self.analysis.moves(record)
        } else {
            Vec::new()
        };
        let worth = worths
            .into_iter()
            .find(|&(mv, _)| K::aim_of(mv) == Some(aim));
        Some(worth.map_or_else(
            || place.clone(),
            |(_, verdict)| format!("{place}, {}", words::verdict::<K>(verdict)),
        ))
    }

    /// Returns what will be aimed at when all that was asked for is done: a slow frame brings
    /// several keys at once, and each follows those before it.
    pub(super) fn next_aim(&self) -> K::Aim {
        let aimed = self.acts.iter().rev().find_map(|&act| match act {
            Act::Touch(touch) | Act::Key(touch) => match touch {
                Touch::Aim(aim) => Some(aim),
                Touch::Play(mv) => K::aim_of(mv),
            },
            Act::PlayAnyway | Act::Seat(..) | Act::Setup(_) => None,
        });
        aimed.unwrap_or(self.aim)
    }
}
