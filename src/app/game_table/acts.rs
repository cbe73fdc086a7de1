//! What a table does when a view or a key has asked for it, in the terms of its game.

use egui::Context;

use super::GameTable;
use crate::app::aiming;
use crate::app::board::{BoardUi, Mover, Touch};
use crate::app::model::{Act, Lesson, Phase};
use crate::app::table::{Around, Effects};
use crate::app::words;
use crate::core::kind::MoveOf;

impl<K: BoardUi> GameTable<K> {
    /// Makes a person's move, if it is a person's turn. A move that is refused says why, and costs no turn.
    pub(super) fn person_plays(&mut self, mv: MoveOf<K>, around: &Around<'_>) -> Effects {
        if self.turn() != Phase::Awaiting {
            return Effects::default();
        }
        if self.is_to_be_weighed(mv) {
            return self.weigh(mv, around);
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

    /// Does what a view or a key has asked for.
    pub(super) fn do_act(&mut self, act: Act<K>, ctx: &Context, around: &Around<'_>) -> Effects {
        match act {
            Act::Touch(Touch::Aim(aim)) => {
                self.aim = aim;
                Effects::default()
            }
            Act::Key(Touch::Aim(aim)) => {
                // The focus goes along if it is on the board.
                aiming::carry_focus::<K>(self.aim, aim, ctx);
                self.aim = aim;
                Effects::announcement(K::describe(self.session.position(), self.session.record().played().last().copied(), aim))
            }
            Act::Touch(Touch::Play(mv)) | Act::Key(Touch::Play(mv)) => self.person_plays(mv, around),
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

    /// Returns what will be aimed at when all that was asked for is done: a slow frame brings several keys at once, and each
    /// follows those before it.
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
