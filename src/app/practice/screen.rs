//! The screen of a practice: passes keys, clicks and frames on to what makes puzzles, mistakes and
//! a lesson different.

use egui::{Id, Key, Ui};

use super::board::Board;
use super::card::Layout;
use crate::app::contract::board::{BoardUi, Touch};
use crate::app::contract::command::{Act, Command};
use crate::app::contract::screen::{Cx, Effects, NoticePlace, Pressed, Screen};
use crate::app::kit::widgets::Button;
use crate::core::kind::MoveOf;
use crate::storage::{GameProgress, Statistics};

/// A key of a practice, what it asks for, and that in words.
pub struct ActKey<A> {
    pub key: Key,
    pub act: A,
    pub effect: fn() -> &'static str,
}

/// Returns the lines of the help page about these keys.
pub fn key_lines<A>(keys: &[ActKey<A>]) -> Vec<(&'static str, &'static str)> {
    keys.iter().map(|own| (own.key.symbol_or_name(), (own.effect)())).collect()
}

/// Returns what a key asks for, if anything.
pub fn act_of<A: Copy>(keys: &[ActKey<A>], key: Key) -> Option<A> {
    keys.iter().find(|own| own.key == key).map(|own| own.act)
}

/// Returns a button with its key.
pub fn act_button<A: PartialEq>(
    keys: &[ActKey<A>],
    label: &'static str,
    act: A,
) -> (Button<'static>, A) {
    let key = keys.iter().find(|own| own.act == act).map_or("", |own| own.key.symbol_or_name());
    (Button::new(label, key), act)
}

/// A practice: a board with a task, and a card that comments on the answer.
pub trait Practice {
    type Kind: BoardUi;
    /// An action of the user other than on the board.
    type Act: Copy + 'static;

    fn board(&self) -> &Board<Self::Kind>;

    fn board_mut(&mut self) -> &mut Board<Self::Kind>;

    /// Returns the task, or the comment on the last action.
    fn spoken(&self) -> String;

    /// Handles what a thread has to tell, and makes the move that is due.
    fn advance(&mut self, cx: &Cx<'_>) -> Effects;

    /// Makes the user's move.
    fn play(&mut self, mv: MoveOf<Self::Kind>, cx: &Cx<'_>) -> Effects;

    /// Returns the action of a key that does not belong to the board.
    fn key(&self, pressed: Pressed) -> Option<Self::Act>;

    /// Carries out a user's action.
    fn act(&mut self, act: Self::Act, cx: &Cx<'_>) -> Effects;

    /// Returns whether something hides the board, which then takes no keys.
    fn hides_board(&self) -> bool {
        false
    }

    /// Goes one step back within the practice. Returns whether there was one.
    fn back(&mut self) -> bool {
        false
    }

    /// See [`Screen::kept_progress`].
    fn kept_progress(&mut self) -> Option<&mut GameProgress> {
        None
    }

    /// See [`Screen::on_statistics`].
    fn on_statistics(&mut self, _: &Statistics) {}

    /// Shows the board and the card. Returns what the user did on each.
    fn ui(
        &mut self,
        ui: &mut Ui,
        layout: &Layout,
        cx: &Cx<'_>,
    ) -> (Option<Touch<Self::Kind>>, Option<Self::Act>);
}

/// Anything a user does on the screen.
#[derive(Clone, Copy, Debug)]
enum Input<K: BoardUi, A> {
    Touch(Touch<K>),
    Key(Touch<K>),
    /// A button or its key.
    Act(A),
}

pub struct PracticeScreen<P: Practice> {
    practice: P,
    /// The action with which it begins.
    first: Option<P::Act>,
}

impl<P: Practice> PracticeScreen<P> {
    pub fn new(practice: P) -> Self {
        Self { practice, first: None }
    }

    /// Returns the screen of this practice, which begins with this action.
    pub fn starting_with(practice: P, act: P::Act) -> Self {
        let first = Some(act);
        Self { practice, first }
    }

    /// Asks the screen for what the user did.
    fn push(commands: &mut Vec<Command>, input: Input<P::Kind, P::Act>) {
        commands.push(Command::Act(Act::new(input)));
    }

    fn with_sounds(&mut self, mut effects: Effects) -> Effects {
        let made = self.practice.board_mut().take_sounds();
        effects.sounds.extend(made);
        effects
    }
}

impl<P: Practice> Screen for PracticeScreen<P> {
    fn announcement(&self) -> String {
        self.practice.spoken()
    }

    fn tick(&mut self, cx: &Cx<'_>) -> Effects {
        let expired = self.practice.board_mut().expired_letter(cx.ctx, cx.now);
        let mut commands = Vec::new();
        if let Some(pressed) = expired {
            self.on_key(pressed, &mut commands);
        }
        let mut effects = self.practice.advance(cx);
        if let Some(act) = self.first.take() {
            effects = effects.then(self.practice.act(act, cx));
        }
        effects.commands.extend(commands);
        self.with_sounds(effects)
    }

    fn skip_motion(&mut self) {
        self.practice.board_mut().skip_motion();
    }

    fn back(&mut self) -> bool {
        self.practice.back()
    }

    fn kept_progress(&mut self) -> Option<&mut GameProgress> {
        self.practice.kept_progress()
    }

    fn on_statistics(&mut self, statistics: &Statistics) {
        self.practice.on_statistics(statistics);
    }

    fn on_typed(&mut self, pressed: Pressed, commands: &mut Vec<Command>, now: f64) -> bool {
        if self.practice.hides_board() {
            return false;
        }
        let touched = self.practice.board_mut().on_typed(pressed, now);
        if let Some(Some(touch)) = touched {
            Self::push(commands, Input::Key(touch));
        }
        touched.is_some()
    }

    fn on_key(&mut self, pressed: Pressed, commands: &mut Vec<Command>) {
        if let Some(act) = self.practice.key(pressed) {
            Self::push(commands, Input::Act(act));
        } else if !self.practice.hides_board()
            && let Some(touch) = self.practice.board_mut().key(pressed)
        {
            Self::push(commands, Input::Key(touch));
        }
    }

    fn perform(&mut self, act: &Act, cx: &Cx<'_>) -> Effects {
        let Some(input) = act.get::<Input<P::Kind, P::Act>>() else {
            return Effects::default();
        };
        let effects = match input {
            Input::Touch(Touch::Aim(aim)) => {
                self.practice.board_mut().aim_at(aim);
                Effects::default()
            }
            Input::Key(Touch::Aim(aim)) => Effects {
                announcement: self.practice.board_mut().aim_by_key(aim, cx.ctx),
                ..Effects::default()
            },
            Input::Touch(Touch::Play(mv)) | Input::Key(Touch::Play(mv)) => {
                self.practice.play(mv, cx)
            }
            Input::Act(act) => self.practice.act(act, cx),
        };
        self.with_sounds(effects)
    }

    fn owns(&self, id: Id) -> bool {
        self.practice.board().owns(id)
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, commands: &mut Vec<Command>) -> NoticePlace {
        let setup = self.practice.board().setup();
        let layout = Layout::of::<P::Kind>(ui.max_rect(), setup);
        let (touch, act) = self.practice.ui(ui, &layout, cx);
        for input in touch.map(Input::Touch).into_iter().chain(act.map(Input::Act)) {
            Self::push(commands, input);
        }
        layout.notice()
    }
}
