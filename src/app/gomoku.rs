//! Gomoku in the window: a wooden board with stones on its points.

mod board;
mod rules_page;
mod surroundings;

use egui::Rect;

use super::board::{places, stone_ui, stones};
use super::contract::board::{BoardKey, BoardUi, Estimates, Extras};
use super::contract::page::Page;
use super::practice::mistakes;
use super::practice::puzzles::{BoardPlace, PuzzleUi, entry};
use crate::core::count::signed;
use crate::core::game::Game;
use crate::core::gomoku::{Gomoku, Move, Point, Position, Refusal, Setup};
use crate::storage::toggle_mark;
use crate::words::{self, text};

impl BoardUi for Gomoku {
    stones!();

    const EXTRAS: Extras<Self> = Extras {
        has_known_colours: true,
        has_stones: true,
        mark: Some(|markup, marking, point, setup| {
            toggle_mark(markup, marking, point, setup.size())
        }),
        practices: &[entry::<Self>(), mistakes::entry::<Self>()],
        ..Extras::NONE
    };

    const PAGES: &'static [Page<Self::Picture>] = rules_page::PAGES;

    const ESTIMATES: Estimates = Estimates {
        example: (200, || "+20"),
        // In tenths of a natural logarithm of odds, so that two figures are enough.
        label: |value| signed((value + 5 * value.signum()) / 10),
        ..Estimates::NUMBERS
    };

    const KEYS: &'static [BoardKey<Self>] = &{
        let [arrows, press, typed] =
            stone_ui::keys(text::gomoku::place_stone, text::board::keys_point);
        [arrows, press, typed, stone_ui::resign_key()]
    };

    /// Returns what a point's button says: `H8, black, last stone`, `H8, empty, forbidden: double
    /// three`.
    fn describe(position: &Position, last: Option<Move>, point: Point) -> String {
        let stone = position.stone(point);
        match forbidden_now(position, point) {
            Some(refusal) if stone.is_none() => {
                text::gomoku::point_forbidden(point.to_string(), reason(refusal))
            }
            _ => places::stone(&point, stone, last == Some(Move::Place(point))),
        }
    }

    fn surroundings(position: &Position, point: Point) -> String {
        // A forbidden point already says why.
        if forbidden_now(position, point).is_some() {
            String::new()
        } else {
            surroundings::in_words(position, point)
        }
    }

    fn how_to_play(setup: Setup) -> String {
        text::board::how_to_play_point(setup.centre().to_string())
    }

    /// Returns the rules and the size; before them the target, unless it is five: `4 in a row ·
    /// Renju rules · 15 × 15`.
    fn subtitle(setup: Setup) -> String {
        let (size, target) = (setup.size(), setup.target());
        let target = (target != 5).then(|| text::gomoku::subtitle_target(target));
        let rule = text::gomoku::subtitle_rule(setup.rule().name());
        let parts = target.into_iter().chain([rule, format!("{size} × {size}")]);
        words::beside(parts)
    }
}

/// Returns whether there may be points that the player to move may not play.
fn may_be_forbidden(position: &Position) -> bool {
    position.outcome().is_none() && position.setup().is_restricted(position.to_move())
}

/// Returns the name of the reason why a point is forbidden, in messages, which select by it.
const fn reason(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::DoubleThree => "double-three",
        Refusal::DoubleFour => "double-four",
        Refusal::Overline => "overline",
        Refusal::Basic(_) | Refusal::MayNotPass => "other",
    }
}

/// Returns why the player to move may not play an empty point, or `None` if they may.
fn forbidden_now(position: &Position, point: Point) -> Option<Refusal> {
    if may_be_forbidden(position) {
        position.forbidden(point)
    } else {
        None
    }
}

impl PuzzleUi for Gomoku {
    fn resting_place(board: &BoardPlace<Self>, played: &[Move], ply: usize) -> Option<Rect> {
        let BoardPlace {
            area,
            setup,
            pixels_per_point,
        } = *board;
        stone_ui::resting_place::<Self>(area, setup, pixels_per_point, *played.get(ply)?)
    }
}

#[cfg(test)]
mod tests;
