//! All text for people: values in, sentences out, in the user's language.
//!
//! - Owns: the messages of `assets/locales`, and the language of each thread.
//! - Uses: `core`, `players`, `session`, `storage` and `worker`, whose values it puts into words.
//! - Decides nothing: `app` and `cli` say what happened; `words` says it in a language.
//!
//! [`text`] has a function for each message. A thread speaks English until it is given a
//! [language](set_language).

mod cards;
mod catalog;
mod checkers;
mod coach;
mod comments;
mod connect4;
mod errors;
mod file_notices;
mod found;
mod go;
mod gomoku;
mod headline;
mod hint;
mod language;
mod levels;
mod list;
mod names;
mod notices;
mod opponent;
mod parse_error;
mod past;
mod phrases;
mod plan;
mod pseudo;
pub mod puzzles;
mod reversi;
mod spoken;
#[allow(
    clippy::pedantic,
    clippy::too_many_arguments,
    reason = "build/ writes it: a function for each message, with an argument for each placeholder"
)]
pub mod text;
mod typed;

pub use cards::{draws, games_won, score, seat_state, seat_state_alone, seat_state_said};
pub use catalog::{
    Name, in_language, language, number, region, set_language, set_region, signed, signed_decimal,
};
pub use coach::{Mistake, coach_name, held_back, praise};
pub use comments::{
    AboutGame, Written, about_game, game_info, info_label, recorded_result, with_comment, written,
};
pub use connect4::{hint_sentences, why_bad};
pub use errors::{Explain, engine_fault, refused, unknown_game, unknown_language};
#[cfg(feature = "gui")]
pub use file_notices::dialog_labels;
pub use file_notices::{game_parts, is_guessed, lost, lost_in_window};
pub use found::{Found, ahead, evaluation, found, found_briefly, verdict};
pub use go::{go_setup, open_points};
pub use headline::{
    Phase, announcement, end_card, headline, lead, made, outcome_of, passed, phase_of, points,
    question, result, result_for_others, searching, standing, taught, what_to_press, why,
};
pub use hint::{HintText, MOST_SHOWN, advised, best_play, hint};
pub use language::{Language, Region};
pub use levels::{
    OptionText, board_size, custom_summary, differs, level_name, level_options, level_row,
    setup_options, strength, unavailable, unavailable_short, variant,
};
pub use list::{all_of, beside, listed, one_of};
pub use names::{
    addressed, called, computer, engine, for_others, in_a_word, on_card, player_name, program_name,
    seat_name, short_name, side, third_person, with_short_name, you,
};
pub use notices::{draw_declined, next_game, objection, play_from_here, stand_in, who_begins_next};
pub use opponent::Opponent;
pub use past::{
    PastResult, computer_name, date, day_and_month, ending_name, past_about, past_end, past_game,
    past_opponent, past_player, past_players, short_date, suggested_name, when,
};
pub use phrases::{
    CardText, Phrases, TypedMove, accuracy, both, class_name, cost, introduction, names_in_order,
};
pub use plan::{
    goal_id, plan_longest, plan_seat, plan_sentences, plan_title, plan_ways, verdict_id,
    why_opening,
};
pub use spoken::{analysed, moved_to, place_in_game, played_again, taken_back};
pub use typed::{Words, in_notation, means, to_type};

#[cfg(test)]
mod tests;
