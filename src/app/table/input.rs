//! The input state of a table: the cursor, typed characters, and what can be taken back.

use std::collections::VecDeque;

use egui::{Context, Event, Key, MouseWheelUnit, Rect, Ui};

use crate::app::contract::board::BoardInput;
use crate::app::contract::board::{BoardUi, Touch, Typing};
use crate::app::contract::command::{Act, Command};
use crate::app::contract::screen::Pressed;
use crate::app::input;
use crate::app::input::typed_place::Typed;
use crate::core::game::Player;
use crate::core::kind::MoveOf;
use crate::core::record::{Comment, Place};
use crate::session::Tree;

/// How long a move can be confirmed by repeating it, in seconds: longer than the question is shown,
/// for those who listen to it.
const CONFIRMATION: f64 = 20.0;
/// How far a touchpad scrolls for a move, in points.
const POINTS_A_MOVE: f32 = 40.0;

/// The most moves to keep for undo: each edit of variations keeps the whole tree.
const MOST_MOVES: usize = 1_000_000;

/// What was edited, as it was before.
#[derive(PartialEq)]
pub(super) enum Edit<K: BoardUi> {
    Markup(Place, String),
    /// The comment on a position, if there was one.
    Comment(Place, Option<Comment>),
    /// The moves, whose variations are in another order now, or deleted.
    Tree(Box<Tree<K>>),
}

/// The user's cursor, the side they look from, and their requested actions.
pub(super) struct Input<K: BoardUi> {
    pub(super) aim: K::Aim,
    /// The side at the lower edge of the board, once the user has turned it.
    pub(super) seen_from: Option<Player>,
    /// What the keys of this frame do, one after the other: a slow frame brings several at once,
    /// and each follows those before it.
    pub(super) pressed: VecDeque<Touch<K>>,
    typed: Typed,
    /// How far the mouse wheel has turned towards the next move, from -1 to 1.
    wheel: f32,
    /// The move to be confirmed, and when it was first requested.
    asked_once: Option<(MoveOf<K>, f64)>,
    /// What was edited: in the position in view since it came into view, and in the order of the
    /// variations since the last move.
    pub(super) edits: Vec<Edit<K>>,
    /// What was taken back of it, the last one last.
    pub(super) undone: Vec<Edit<K>>,
}

impl<K: BoardUi> Input<K> {
    pub(super) fn new(setup: K::Setup) -> Self {
        Self {
            aim: K::first_aim(setup),
            seen_from: None,
            pressed: VecDeque::new(),
            typed: Typed::default(),
            wheel: 0.0,
            asked_once: None,
            edits: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// Moves the cursor to the place of a move, if it is on the board.
    pub(super) fn aim_at_move(&mut self, mv: MoveOf<K>) {
        if let Some(aim) = K::aim_of(mv) {
            self.aim = aim;
        }
    }

    /// Returns where the cursor is after the keys of this frame.
    fn next_aim(&self) -> K::Aim {
        let aimed = self.pressed.iter().rev().find_map(|touch| match *touch {
            Touch::Aim(aim) => Some(aim),
            Touch::Play(mv) => K::aim_of(mv),
        });
        aimed.unwrap_or(self.aim)
    }

    /// Asks the table for what a key does on the board.
    fn press(&mut self, touch: Touch<K>, commands: &mut Vec<Command>) {
        self.pressed.push_back(touch);
        commands.push(Command::Act(Act::new(BoardInput::Key(touch))));
    }

    /// Handles a letter or a digit that may name a place, or Esc in a half-made move. Returns
    /// whether it was used.
    pub(super) fn on_typed(
        &mut self,
        pressed: Pressed,
        commands: &mut Vec<Command>,
        (setup, position): (K::Setup, &K::Game),
        now: f64,
    ) -> bool {
        let aim = self.next_aim();
        // A typed letter and a half-made move use Esc before the window does.
        if pressed.key == Key::Escape {
            return self.typed.forget() || self.on_key(pressed, commands, setup, position);
        }
        let meaning = |text: &str| K::typed_aim(text, aim, setup);
        match self.typed.add(pressed, now, meaning) {
            Typing::Nothing => return false,
            Typing::Begun => {}
            Typing::Aim(aim) => self.press(Touch::Aim(aim), commands),
        }
        true
    }

    /// Handles a key of the board. Returns whether the board uses it.
    pub(super) fn on_key(
        &mut self,
        pressed: Pressed,
        commands: &mut Vec<Command>,
        setup: K::Setup,
        position: &K::Game,
    ) -> bool {
        let touch = input::touch(pressed, self.next_aim(), setup, position);
        if let Some(touch) = touch {
            self.end_letter();
            self.press(touch, commands);
        }
        touch.is_some()
    }

    /// Ends the wait for the number after a letter: the user has aimed or moved by other means.
    pub(super) fn end_letter(&mut self) {
        self.typed.end();
    }

    /// Returns how many moves the mouse wheel has gone forward over a board, back if negative.
    pub(super) fn wheel_steps(&mut self, ui: &Ui, board: Rect) -> isize {
        let is_over = ui
            .ctx()
            .pointer_hover_pos()
            .is_some_and(|at| board.contains(at) && ui.rect_contains_pointer(board));
        if !is_over {
            self.wheel = 0.0;
            return 0;
        }
        self.wheel += ui.input(|input| {
            let scrolled = |event: &Event| match event {
                // With Ctrl the wheel zooms.
                Event::MouseWheel { modifiers, .. } if modifiers.command => 0.0,
                Event::MouseWheel { unit, delta, .. } => match unit {
                    MouseWheelUnit::Point => -delta.y / POINTS_A_MOVE,
                    MouseWheelUnit::Line | MouseWheelUnit::Page => -delta.y,
                },
                _ => 0.0,
            };
            input.events.iter().map(scrolled).sum::<f32>()
        });
        let whole = self.wheel.trunc();
        self.wheel -= whole;
        #[expect(clippy::cast_possible_truncation, reason = "a few moves")]
        let steps = whole as isize;
        steps
    }

    /// Returns the letter that waits for the number of a place.
    pub(super) fn letter(&self) -> Option<Key> {
        self.typed.letter()
    }

    /// Returns a letter that has not become the name of a place in time.
    pub(super) fn expired_letter(&mut self, ctx: &Context, now: f64) -> Option<Key> {
        self.typed.give_up(ctx, now)
    }

    /// Notes that a move needs confirmation.
    pub(super) fn ask_again(&mut self, mv: MoveOf<K>, now: f64) {
        self.asked_once = Some((mv, now));
    }

    pub(super) fn confirms(&self, mv: MoveOf<K>, now: f64) -> bool {
        self.asked_once.is_some_and(|(asked, since)| asked == mv && now - since < CONFIRMATION)
    }

    /// Notes an edit, in place of those that were taken back.
    pub(super) fn add_edit(&mut self, edit: Edit<K>) {
        self.edits.push(edit);
        self.undone.clear();
        let moves = |edit: &Edit<K>| match edit {
            Edit::Tree(tree) => tree.size(),
            Edit::Markup(..) | Edit::Comment(..) => 0,
        };
        while self.edits.len() > 1 && self.edits.iter().map(moves).sum::<usize>() > MOST_MOVES {
            self.edits.remove(0);
        }
    }

    /// Forgets what was edited: taking it back would lose what has come since.
    pub(super) fn forget_edits(&mut self) {
        self.edits.clear();
        self.undone.clear();
    }

    /// Forgets the move to be confirmed, and what was edited in a position, as another one comes
    /// into view. Edits of variations stay, but for those before it, as taking them back would take
    /// that back, too. Returns whether there was such a move.
    pub(super) fn leave_position(&mut self) -> bool {
        for edits in [&mut self.edits, &mut self.undone] {
            let last = edits.iter().rposition(|edit| !matches!(edit, Edit::Tree(_)));
            edits.drain(..last.map_or(0, |last| last + 1));
        }
        self.asked_once.take().is_some()
    }
}
