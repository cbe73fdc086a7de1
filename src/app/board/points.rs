//! The points of a board as buttons: for the pointer, for the keyboard, for a screen reader.

use egui::{Event, EventFilter, Memory, Response, Role, Sense, Ui, WidgetInfo};

use super::layout::{Layout, Spot};
use crate::app::contract::board::{BoardUi, Touch};
use crate::app::kit::widgets;
use crate::app::words;
use crate::core::kind::MoveOf;

/// The points of a board.
pub struct Points<K: BoardUi> {
    /// The point of the cursor.
    pub aim: K::Aim,
    /// What the game was set up with.
    pub setup: K::Setup,
    /// Whether a person may play now.
    pub is_open: bool,
}

impl<K: BoardUi<Aim: Spot>> Points<K> {
    /// Adds the buttons. `play` is the move of a press, `name` what a point's button says, `around`
    /// what is told after it, and `each` gets every button. Returns what a person did to one, and
    /// the point that has the keyboard's attention.
    pub fn ui(
        &self,
        ui: &Ui,
        layout: &Layout,
        play: impl Fn(K::Aim) -> MoveOf<K>,
        name: impl Fn(K::Aim) -> String,
        around: impl Fn(K::Aim) -> String,
        each: impl Fn(Response, K::Aim),
    ) -> (Option<Touch<K>>, Option<K::Aim>) {
        // Not `is_moving`, which is a velocity and knows nothing of single, slow steps.
        let moved =
            |event: &Event| matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. });
        let pointer_moved = ui.input(|input| input.events.iter().any(moved));
        let attention = ui.ctx().memory(Memory::focused);
        let (mut touched, mut focused, mut hovered) = (None, None, None);
        for point in K::aims(self.setup) {
            let id = K::id(point);
            // One stop for Tab, at the cursor; from there the arrows lead to the other points.
            let is_stop = point == self.aim || attention == Some(id);
            let response = ui.interact(
                layout.square(point),
                id,
                if is_stop {
                    Sense::click()
                } else {
                    Sense::CLICK
                },
            );
            response.widget_info(|| WidgetInfo::labeled(Role::Button, self.is_open, name(point)));
            // After the name, so that those who know where they are need not listen to it.
            ui.ctx().accesskit_node_builder(id, |node| {
                let around = around(point);
                if !around.is_empty() {
                    node.set_description(words::capital(&around));
                }
            });
            if widgets::activated(&response) {
                touched = Some(Touch::Play(play(point)));
            } else if touched.is_none() && response.gained_focus() {
                touched = Some(Touch::Aim(point));
            }
            if response.hovered() && pointer_moved {
                hovered = Some(point);
            }
            if response.has_focus() {
                focused = Some(point);
                // The arrow keys move the cursor; they must not carry the focus off the board.
                let filter = EventFilter {
                    horizontal_arrows: true,
                    vertical_arrows: true,
                    ..EventFilter::default()
                };
                ui.ctx()
                    .memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
            }
            each(response, point);
        }
        if touched.is_none()
            && let Some(point) = hovered
        {
            touched = Some(Touch::Aim(point));
            if focused.is_some() && focused != hovered {
                ui.ctx()
                    .memory_mut(|memory| memory.request_focus(K::id(point)));
            }
        }
        (touched, focused)
    }
}
