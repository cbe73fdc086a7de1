//! All text for people: values in, sentences out, in the user's language.
//!
//! - Owns: the messages of `assets/locales`, and the language of each thread.
//! - Uses: `core`, `players`, `session`, `storage` and `worker`, whose values it puts into words.
//! - Never: decides anything. `app` and `cli` say what happened; `words` says it in a language.
//!
//! [`text`] has a function for each message. A thread speaks English until it is given a
//! [language](set_language).

mod cards;
mod catalog;
mod comments;
mod errors;
mod explain;
mod found;
mod headline;
mod hint;
mod language;
mod names;
mod notices;
mod options;
mod phase;
mod pseudo;
mod sources;
mod spoken;
pub mod text;

pub use cards::{captured, draws, games_won, seat_state, seat_state_said};
pub use catalog::{in_language, labels, language, set_language};
pub use comments::{Written, with_comment, written};
pub use errors::{one_of, refused};
pub use explain::Explain;
pub use found::{Found, evaluation, found, found_briefly, verdict};
pub use headline::{announcement, headline, result, standing, taught, what_to_press};
pub use hint::{MOST_SHOWN, advice, best_play, hint};
pub use language::{Language, UnknownLanguage};
pub use names::{
    addressed, addressed_within, for_others, in_a_word, on_card, short_name, side, third_person,
    third_person_within, with_short_name, without_computer,
};
pub use notices::{
    LOOKING_FOR_HINT, line_left, next_game, no_result, play_from_here, stand_in, waiting_letter,
};
pub use options::{OptionText, level_options, setup_options};
pub use phase::{Phase, phase_of};
pub use spoken::{analysed, moved_to, played_again, taken_back};

pub use crate::core::count::capital;

#[cfg(test)]
mod tests;
