//! The places of a board as buttons, for the pointer, the keyboard and screen readers.

use egui::{Event, EventFilter, Id, Memory, Rect, Response, Role, Sense, Ui, WidgetInfo};

use crate::app::contract::board::{BoardUi, Touch};
use crate::app::kit::widgets;
use crate::core::game::Player;
use crate::core::kind::MoveOf;
use crate::core::verdict::Verdict;
use crate::words::{self, text};

pub struct Buttons {
    has_pointer_moved: bool,
    attention: Option<Id>,
}

impl Buttons {
    #[must_use]
    pub fn new(ui: &Ui) -> Self {
        // Not `is_moving`, which is a velocity and knows nothing of single, slow steps.
        let moved =
            |event: &Event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. });
        Self {
            has_pointer_moved: ui.input(|input| input.events.iter().any(moved)),
            attention: ui.ctx().memory(Memory::focused),
        }
    }

    /// Adds the button of a place. There is one stop for Tab, at the cursor; from there the arrows
    /// lead to the other places.
    #[must_use]
    pub fn add(&self, ui: &Ui, place: Rect, id: Id, is_aim: bool, besides: Sense) -> Response {
        let is_stop = is_aim || self.attention == Some(id);
        let clicks = if is_stop { Sense::click() } else { Sense::CLICK };
        ui.interact(place, id, clicks | besides)
    }

    /// Returns whether the pointer has just come to a button.
    #[must_use]
    pub fn is_pointed_at(&self, response: &Response) -> bool {
        response.hovered() && self.has_pointer_moved
    }

    /// Keeps the arrow keys, which move the cursor, from carrying the focus off the board; and Esc
    /// where it takes a step back. Returns whether the button has the focus.
    #[must_use]
    pub fn keep_arrows(response: &Response, takes_escape: bool) -> bool {
        if !response.has_focus() {
            return false;
        }
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: takes_escape,
            ..EventFilter::default()
        };
        let id = response.id;
        response.ctx.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        true
    }
}

/// Returns what the button of a place says after its name: what a move there is worth, and its
/// number in the best line.
pub fn worth_and_number<K: BoardUi>(
    verdict: Option<Verdict>,
    number: Option<u32>,
) -> impl Iterator<Item = String> {
    let worth = verdict.map(words::verdict::<K>);
    worth.into_iter().chain(number.map(text::board::best_line))
}

/// Returns the name of a stone, or of none, in messages, which select by it.
#[must_use]
pub const fn stone_name(stone: Option<Player>) -> &'static str {
    match stone {
        Some(Player::First) => "black",
        Some(Player::Second) => "white",
        None => "empty",
    }
}

/// Returns what the button of a point says: `J8, black, last stone`, `J8, empty`.
#[must_use]
pub fn stone(point: &impl ToString, stone: Option<Player>, is_last: bool) -> String {
    let name = text::board::point(point.to_string(), stone_name(stone));
    if is_last { text::play::longer_list(name, text::board::last_stone()) } else { name }
}

pub struct Places<K: BoardUi> {
    /// The place of the cursor.
    pub aim: K::Aim,
    /// The set-up of the game.
    pub setup: K::Setup,
    /// Whether the user may play now.
    pub is_open: bool,
}

impl<K: BoardUi> Places<K> {
    /// Adds the buttons. `place` is where one is, `play` the move of a press, `name` what a button
    /// says, `around` its description after that, and `each` gets every button. Returns what the
    /// user did to one, and the place that has keyboard focus.
    pub fn ui(
        &self,
        ui: &Ui,
        place: impl Fn(K::Aim) -> Rect,
        play: impl Fn(K::Aim) -> MoveOf<K>,
        name: impl Fn(K::Aim) -> String,
        around: impl Fn(K::Aim) -> String,
        each: impl Fn(Response, K::Aim),
    ) -> (Option<Touch<K>>, Option<K::Aim>) {
        let buttons = Buttons::new(ui);
        let (mut touched, mut focused, mut hovered) = (None, None, None);
        for aim in K::aims(self.setup) {
            let id = K::id(aim);
            let response = buttons.add(ui, place(aim), id, aim == self.aim, Sense::empty());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, self.is_open, name(aim)));
            // After the name, so that those who know where they are need not listen to it.
            ui.ctx().accesskit_node_builder(id, |node| {
                let around = around(aim);
                if !around.is_empty() {
                    node.set_description(around);
                }
            });
            if widgets::activated(&response) {
                touched = Some(Touch::Play(play(aim)));
            } else if touched.is_none() && response.gained_focus() {
                touched = Some(Touch::Aim(aim));
            }
            if buttons.is_pointed_at(&response) {
                hovered = Some(aim);
            }
            if Buttons::keep_arrows(&response, false) {
                focused = Some(aim);
            }
            each(response, aim);
        }
        if touched.is_none()
            && let Some(aim) = hovered
        {
            touched = Some(Touch::Aim(aim));
            if focused.is_some() && focused != hovered {
                ui.ctx().memory_mut(|memory| memory.request_focus(K::id(aim)));
            }
        }
        (touched, focused)
    }
}
