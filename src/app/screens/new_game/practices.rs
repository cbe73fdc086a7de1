//! The practices of a game in the mode selection: buttons in the heading, or in a row of the list of
//! other players.

use egui::{Rect, Ui, pos2, vec2};

use super::measures::{self, Page, shared};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::model::DraftChange;
use crate::app::contract::screen::Requests;
use crate::app::kit::widgets::{self, Button};
use crate::words::text;

/// Returns the width of the button of a practice.
fn practice_width(ui: &Ui, label: &str) -> f32 {
    widgets::text_width(ui.painter(), label, 15.0) + 28.0
}

/// Returns whether the heading has room for the buttons of all practices, between the
/// question and the button that leaves. Otherwise they are with the other players.
pub fn has_room_for_practices<K: BoardUi>(page: &Page, ui: &Ui, leave: f32) -> bool {
    let widths = K::EXTRAS
        .practices
        .iter()
        .map(|entry| practice_width(ui, (entry.menu)()) + measures::BUTTON_GAP);
    let has_games = page
        .games
        .is_some_and(|games| games.intersects(page.heading));
    let question = widgets::text_width(
        ui.painter(),
        text::new_game::question(),
        super::heading::QUESTION,
    );
    !has_games && question + 24.0 + widths.sum::<f32>() + leave <= page.heading.width()
}

/// Shows the buttons of the practices, beside the button that leaves.
pub fn practices_ui<K: BoardUi>(
    ui: &mut Ui,
    leave: Rect,
    requests: &mut Requests<'_, DraftChange<K>>,
) {
    let mut right = leave.left() - measures::BUTTON_GAP;
    for entry in K::EXTRAS.practices.iter().rev() {
        let left = right - practice_width(ui, (entry.menu)());
        let place = Rect::from_min_max(pos2(left, leave.top()), pos2(right, leave.bottom()));
        if Button::new((entry.menu)(), "").ui_at(ui, place) {
            requests.push(Command::Practise(K::NAME, entry.name));
        }
        right = left - measures::BUTTON_GAP;
    }
}

/// Shows what the game offers for practice, side by side in a row.
pub fn practices_row_ui<K: BoardUi>(
    ui: &mut Ui,
    place: Rect,
    requests: &mut Requests<'_, DraftChange<K>>,
) {
    let place = Rect::from_center_size(
        place.center(),
        vec2(place.width(), f32::min(34.0, place.height())),
    );
    for (entry, place) in K::EXTRAS
        .practices
        .iter()
        .zip(shared(place, K::EXTRAS.practices.len()))
    {
        if Button::new((entry.menu)(), "").ui_at(ui, place) {
            requests.push(Command::Practise(K::NAME, entry.name));
        }
    }
}
