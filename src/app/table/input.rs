//! The input state of a table: the cursor, typed characters and requested actions.

use egui::{Context, Key};

use crate::app::contract::board::{BoardUi, Touch, Typing};
use crate::app::contract::key_press::Pressed;
use crate::app::contract::model::Act;
use crate::app::contract::screen::Acts;
use crate::app::input::aim;
use crate::app::input::typed_place::Typed;
use crate::core::kind::MoveOf;

/// For how long a question waits for the same move again, in seconds: longer than it is in view,
/// for those who listen to it.
const CONFIRMATION: f64 = 20.0;

/// The user's cursor and requested actions.
pub(super) struct Input<K: BoardUi> {
    pub(super) aim: K::Aim,
    /// The requests of views and keys.
    pub(super) acts: Acts<Act<K>>,
    typed: Typed,
    /// The move that has to be asked for a second time, and when it was asked for first.
    asked_once: Option<(MoveOf<K>, f64)>,
}

impl<K: BoardUi> Input<K> {
    pub(super) fn new(setup: K::Setup) -> Self {
        Self {
            aim: K::first_aim(setup),
            acts: Acts::default(),
            typed: Typed::default(),
            asked_once: None,
        }
    }

    /// Aims where a move is made, if that is on the board.
    pub(super) fn aim_at_move(&mut self, mv: MoveOf<K>) {
        if let Some(aim) = K::aim_of(mv) {
            self.aim = aim;
        }
    }

    /// Returns the aim after all requests: a slow frame brings several keys at once, and each
    /// follows those before it.
    pub(super) fn next_aim(&self) -> K::Aim {
        let aimed = self.acts.iter().rev().find_map(|act| match *act {
            Act::Touch(touch) | Act::Key(touch) => match touch {
                Touch::Aim(aim) => Some(aim),
                Touch::Play(mv) => K::aim_of(mv),
            },
            Act::PlayAnyway => None,
        });
        aimed.unwrap_or(self.aim)
    }

    /// Returns whether a later request aims by a key.
    pub(super) fn aims_again(&self) -> bool {
        self.acts
            .iter()
            .any(|act| matches!(act, Act::Key(Touch::Aim(_))))
    }

    /// Takes a letter or a digit that may name a place, or a step back from a move half made.
    /// Returns whether it was taken.
    pub(super) fn on_typed(
        &mut self,
        pressed: Pressed,
        commands: usize,
        (setup, position): (K::Setup, &K::Game),
        now: f64,
    ) -> bool {
        let aim = self.next_aim();
        // A move half made takes Esc before the window does.
        if pressed.key == Key::Escape {
            return self.on_key(pressed, commands, setup, position);
        }
        let meaning = |text: &str| K::typed_aim(text, aim, setup);
        match self.typed.add(pressed, now, meaning) {
            Typing::Nothing => return false,
            Typing::Begun => {}
            Typing::Aim(aim) => self.acts.push(commands, Act::Key(Touch::Aim(aim))),
        }
        true
    }

    /// Takes a key of the board. Returns whether the board has a use for it.
    pub(super) fn on_key(
        &mut self,
        pressed: Pressed,
        commands: usize,
        setup: K::Setup,
        position: &K::Game,
    ) -> bool {
        let touch = aim::touch(pressed, self.next_aim(), setup, position);
        if let Some(touch) = touch {
            self.acts.push(commands, Act::Key(touch));
        }
        touch.is_some()
    }

    /// Returns the letter that waits for the number of a place.
    pub(super) fn letter(&self) -> Option<Key> {
        self.typed.letter()
    }

    /// Returns a letter that has not become the name of a place in time.
    pub(super) fn expired_letter(&mut self, ctx: &Context, now: f64) -> Option<Key> {
        self.typed.give_up(ctx, now)
    }

    /// Notes that a move was asked for which has to be asked for a second time.
    pub(super) fn ask_again(&mut self, mv: MoveOf<K>, now: f64) {
        self.asked_once = Some((mv, now));
    }

    /// Returns whether a move is asked for the second time.
    pub(super) fn confirms(&self, mv: MoveOf<K>, now: f64) -> bool {
        self.asked_once
            .is_some_and(|(asked, since)| asked == mv && now - since < CONFIRMATION)
    }

    /// Forgets the move that was asked for once. Returns whether there was one.
    pub(super) fn forget_question(&mut self) -> bool {
        self.asked_once.take().is_some()
    }
}
