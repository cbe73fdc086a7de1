//! The names and descriptions of computers.

use super::text;
use crate::core::kind::{LevelId, Preset, STRONGEST, Unavailable};

/// Returns the name of a computer: `High`, `Depth 9`.
#[must_use]
pub fn level_name(id: LevelId) -> String {
    match id {
        LevelId::Preset(preset) => preset_name(preset).to_owned(),
        LevelId::Depth(depth) => text::game::level_depth(depth.to_string()),
        LevelId::Games(games) => text::game::level_games(games),
    }
}

/// Returns the name in a list of levels, where a custom computer's name omits its adjustable
/// number.
#[must_use]
pub fn level_row(id: LevelId) -> &'static str {
    match id {
        LevelId::Preset(preset) => preset_name(preset),
        LevelId::Depth(_) | LevelId::Games(_) => text::game::level_custom(),
    }
}

fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::Learner => text::game::level_learner(),
        Preset::Casual => text::game::level_casual(),
        Preset::Low => text::game::level_low(),
        Preset::Fair => text::game::level_fair(),
        Preset::Medium => text::game::level_medium(),
        Preset::Skilled => text::game::level_skilled(),
        Preset::Strong => text::game::level_strong(),
        Preset::High => text::game::level_high(),
        Preset::Perfect => text::game::level_perfect(),
        Preset::Random => text::game::level_random(),
        Preset::Greedy => text::game::level_greedy(),
        Preset::Dummy => text::game::level_dummy(),
    }
}

/// Returns the strength of a computer: `easy`; `None` for those outside the order of strength.
#[must_use]
pub fn strength(id: LevelId) -> Option<&'static str> {
    Some(match id.strength()? {
        1 => text::game::strength_very_easy(),
        2 => text::game::strength_easy(),
        3 => text::game::strength_fairly_easy(),
        4 => text::game::strength_not_so_easy(),
        5 => text::game::strength_normal(),
        6 => text::game::strength_challenging(),
        7 => text::game::strength_fairly_hard(),
        STRONGEST.. => text::game::strength_unbeatable(),
        _ => text::game::strength_hard(),
    })
}

/// Returns how a custom computer plays: `looks 6 moves ahead`; `None` for a preset.
#[must_use]
pub fn custom_summary(id: LevelId) -> Option<String> {
    match id {
        LevelId::Depth(depth) => Some(text::game::level_looks(depth)),
        LevelId::Games(games) => Some(text::game::level_tries(games)),
        LevelId::Preset(_) => None,
    }
}

/// Returns why a computer cannot play with a set-up, in a few words.
#[must_use]
pub fn unavailable_short(reason: Unavailable) -> &'static str {
    match reason {
        Unavailable::StandardBoardOnly => text::connect4::standard_board_only_short(),
    }
}

/// Returns why a computer cannot play with a set-up.
#[must_use]
pub fn unavailable(reason: Unavailable) -> &'static str {
    match reason {
        Unavailable::StandardBoardOnly => text::connect4::standard_board_only(),
    }
}
