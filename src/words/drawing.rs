//! A computer's answer to the offer of a draw, in words.

use super::text::game;
use crate::session::DrawAnswer;

/// Returns why the opponent with this name declines a draw; `None` if they agree.
#[must_use]
pub fn draw_declined(name: &str, answer: DrawAnswer) -> Option<String> {
    match answer {
        DrawAnswer::Yes => None,
        DrawAnswer::TooEarly(number) => Some(game::draw_too_early(name, number.to_string())),
        DrawAnswer::Winning => Some(game::draw_winning(name)),
    }
}
