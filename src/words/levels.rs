//! The names and descriptions of computers, and of the options of games and computers.

use super::list::beside;
use super::phrases::Phrases;
use super::text;
use crate::core::kind::{
    Aspect, AspectValue, GameKind, Level as _, LevelId, Preset, STRONGEST, Unavailable,
    window_setup,
};

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
        Preset::Advanced => text::game::level_advanced(),
        Preset::High => text::game::level_high(),
        Preset::Perfect => text::game::level_perfect(),
        Preset::Random => text::game::level_random(),
        Preset::Greedy => text::game::level_greedy(),
        Preset::Dummy => text::game::level_dummy(),
    }
}

/// Returns the strength of a computer: `strength 3 of 9`; `None` for those outside the order of strength.
#[must_use]
pub fn strength(id: LevelId) -> Option<String> {
    id.strength().map(|strength| text::game::strength(strength, STRONGEST))
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionText<T> {
    /// The name of the option: `Character`.
    pub label: &'static str,
    /// An explanation; empty if the name is clear enough.
    pub about: &'static str,
    /// The values, each with its result.
    pub values: Vec<(String, T)>,
}

/// Returns the options of a set-up that can be clicked.
#[must_use]
pub fn setup_options<K: GameKind>(setup: K::Setup) -> Vec<OptionText<K::Setup>> {
    K::setup_aspects(setup).into_iter().map(|aspect| in_words(K::NAME, aspect)).collect()
}

/// Returns how a set-up differs from the usual one, apart from the [name](Phrases::title_of) of the game:
/// `9 × 7`; empty if it does not.
#[must_use]
pub fn differs<K: Phrases>(setup: K::Setup) -> String {
    let chosen = |setup: K::Setup| {
        let aspects = K::setup_aspects(setup).into_iter();
        let values = aspects.filter_map(|aspect| {
            let mut options = aspect.options.into_iter();
            let (value, _) = options.find(|(_, leads_to)| *leads_to == setup)?;
            Some((aspect.option, value))
        });
        values.collect::<Vec<_>>()
    };
    // The window's usual set-up, and that of the command line.
    let usual = [window_setup::<K>(), K::Setup::default()].map(chosen).concat();
    let others = chosen(setup).into_iter().filter(|value| !usual.contains(value));
    beside(others.filter_map(|(option, value)| match (option, value) {
        ("connect", _) => None,
        ("target", AspectValue::Number(target)) => Some(text::gomoku::subtitle_target(target)),
        ("size" | "rule", value) => Some(value_text(K::NAME, option, value)),
        (_, value) => {
            let (label, _) = texts(K::NAME, option);
            Some(text::play::labelled(label, value_text(K::NAME, option, value)))
        }
    }))
}

/// Returns the size of the board of a set-up, if it can be chosen: `9 × 7`.
#[must_use]
pub fn board_size<K: GameKind>(setup: K::Setup) -> Option<String> {
    let aspects = K::setup_aspects(setup).into_iter().flat_map(|aspect| aspect.options);
    let mut sizes = aspects.filter(|(_, leads_to)| *leads_to == setup);
    sizes.find_map(|(value, _)| match value {
        AspectValue::Size(_) => Some(value_text(K::NAME, "size", value)),
        AspectValue::Name(_) | AspectValue::Number(_) | AspectValue::Halves(_) => None,
    })
}

/// Returns the name of a game with a set-up, and how that differs from the usual one: `Connect 5 · 9
/// × 7`.
#[must_use]
pub fn variant<K: Phrases>(setup: K::Setup) -> String {
    let differs = Some(differs::<K>(setup)).filter(|differs| !differs.is_empty());
    beside(std::iter::once(K::title_of(setup).into_owned()).chain(differs))
}

#[must_use]
pub fn level_options<K: GameKind>(level: K::Level) -> Vec<OptionText<K::Level>> {
    level.aspects().into_iter().map(|aspect| in_words(K::NAME, aspect)).collect()
}

/// Returns what is chosen in a computer, as a list has it: `defensive`.
pub(super) fn chosen<K: GameKind>(level: K::Level) -> Vec<String> {
    let values = level.aspects().into_iter().filter_map(|aspect| {
        let mut options = aspect.options.into_iter();
        let (value, _) = options.find(|(_, leads_to)| *leads_to == level)?;
        Some(match (K::NAME, aspect.option, value) {
            ("connect4", "evaluation", AspectValue::Name("plot4")) => {
                text::options::chosen("as-in-2002")
            }
            (_, _, AspectValue::Name(name)) => text::options::chosen(name),
            (game, option, value) => value_text(game, option, value),
        })
    });
    values.collect()
}

fn in_words<T>(game: &str, aspect: Aspect<T>) -> OptionText<T> {
    let (label, about) = texts(game, aspect.option);
    let values = aspect
        .options
        .into_iter()
        .map(|(value, leads_to)| (value_text(game, aspect.option, value), leads_to));
    OptionText { label, about, values: values.collect() }
}

/// Returns the name of an option of a game, and its explanation.
fn texts(game: &str, option: &'static str) -> (&'static str, &'static str) {
    match (game, option) {
        (_, "size") => (text::options::board(), ""),
        (_, "connect") => (text::options::in_a_row(), text::options::coins_in_a_row()),
        (_, "target") => (text::options::in_a_row(), text::options::stones_in_a_row()),
        (_, "rule") => (text::options::rules(), text::options::rules_about()),
        (_, "handicap") => (text::options::handicap(), text::options::handicap_about()),
        (_, "scoring") => (text::options::scoring(), text::options::scoring_about()),
        (_, "komi") => (text::options::komi(), text::options::komi_about()),
        (_, "ko") => (text::options::ko(), text::options::ko_about()),
        (_, "dead") => (text::options::dead(), text::options::dead_about()),
        (_, "suicide") => (text::options::suicide(), text::options::suicide_about()),
        (_, "men") => (text::options::men(), text::options::men_about()),
        (_, "repetition") => (text::options::repetition(), text::options::repetition_about()),
        (_, "character") => (text::options::character(), ""),
        (_, "evaluation") => (text::options::evaluation(), ""),
        (_, "games") => (text::options::games(), ""),
        (_, other) => (other, ""),
    }
}

fn value_text(game: &str, option: &str, value: AspectValue) -> String {
    let name = match value {
        AspectValue::Size(size) => return size.replace('x', " × "),
        AspectValue::Halves(halves) => return text::options::points(f64::from(halves) / 2.0),
        AspectValue::Number(number) if option == "games" => return text::options::number(number),
        AspectValue::Number(number) => return number.to_string(),
        AspectValue::Name(name) => name,
    };
    let text = match (game, option, name) {
        (_, "rule", "freestyle") => text::options::rule_freestyle(),
        (_, "rule", "standard") => text::options::rule_standard(),
        (_, "rule", "restricted") => text::options::rule_restricted(),
        (_, "rule", "renju") => text::options::rule_renju(),
        (_, "handicap", "none") => text::options::handicap_none(),
        (_, "scoring", "area") => text::options::scoring_area(),
        (_, "scoring", "territory") => text::options::scoring_territory(),
        (_, "scoring", "stones") => text::options::scoring_stones(),
        (_, "ko", "positional") => text::options::ko_positional(),
        (_, "ko", "simple") => text::options::ko_simple(),
        (_, "ko", "none") => text::options::ko_none(),
        (_, "dead", "stay") => text::options::dead_stay(),
        (_, "dead", "settle") => text::options::dead_settle(),
        (_, "suicide", "forbidden") => text::options::suicide_forbidden(),
        (_, "suicide", "allowed") => text::options::suicide_allowed(),
        (_, "repetition", "third") => text::options::repetition_third(),
        (_, "repetition", "first") => text::options::repetition_second(),
        (_, "character", "neutral") => text::options::character_neutral(),
        (_, "character", "aggressive") => text::options::character_aggressive(),
        (_, "character", "defensive") => text::options::character_defensive(),
        ("connect4", "evaluation", "threats") => text::options::evaluation_threats(),
        ("connect4", "evaluation", "plot4") => text::options::evaluation_2002(),
        (_, "evaluation", "plot4") => text::options::evaluation_plot4(),
        (_, "evaluation", "ratlla") => text::options::evaluation_ratlla(),
        (_, "evaluation", "students") => text::options::evaluation_students(),
        (_, _, other) => other,
    };
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::kind::{GameSetup, Players as _};
    use crate::games::{GameId, with_game};

    /// Asserts that options and their values have their own texts rather than their identifiers.
    fn check<T>(aspects: Vec<Aspect<T>>, game: &str) {
        for aspect in aspects {
            let names: Vec<&str> = aspect
                .options
                .iter()
                .filter_map(|(value, _)| match value {
                    AspectValue::Name(name) => Some(*name),
                    AspectValue::Number(_) | AspectValue::Halves(_) | AspectValue::Size(_) => None,
                })
                .collect();
            let option = aspect.option;
            let words = in_words(game, aspect);
            assert_ne!(words.label, option, "{game}");
            for (label, _) in words.values {
                assert!(!names.contains(&label.as_str()), "{label} of {game}");
            }
        }
    }

    #[test]
    fn every_option_that_is_offered_has_a_text() {
        for &game in GameId::ALL {
            with_game!(game, K => {
                check(K::setup_aspects(<K as GameSetup>::Setup::default()), game.name());
                for level in K::LEVELS {
                    check(level.aspects(), game.name());
                }
            });
        }
    }
}
