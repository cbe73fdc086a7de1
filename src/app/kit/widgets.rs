//! The program's own widgets: buttons with their key, cards, choices. Each takes its size,
//! allocates, interacts and paints.

mod button;
mod card;
mod lines;
mod press;
mod segments;
mod spoken;

pub use self::button::{Button, answers, button_row, command_row, command_rows};
pub use self::card::{card, focus_ring, paint_card};
pub use self::lines::{
    Face, LEAST_TYPE, first_that_fits, fitted, has_room_for_words, heading, line, line_in, place,
    readable, shares, text_width, whole_line,
};
pub use self::press::{activated, enter_by_arrows, is_double_click, scroll_by_page_keys};
pub use self::segments::{SEGMENTS, segments, segments_at, shown};
pub use self::spoken::{live_region, name_region};
