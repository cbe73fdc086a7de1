//! Why the text of a file cannot be read, in words.

use super::errors::{Explain, unknown_game};
use super::text::{errors, files};
use crate::core::game::Player;
use crate::core::plain::{message, value};
use crate::storage::{MAX_LINE, MAX_MOVES, MAX_NOTES, ParseError, ParseFault};

impl Explain for ParseError {
    fn explain(&self) -> String {
        match self {
            Self::TooLarge { most } => files::too_large(most / 1024),
            Self::NotText => files::not_text().to_owned(),
            Self::Format { place, fault } => match place {
                Some(place) => files::at_place(place.line, place.column, fault.explain()),
                None => fault.explain(),
            },
            Self::Newer { version, known } => files::newer(*version, *known),
            Self::Field { name, fault } => files::field(value(name), fault.explain()),
            Self::Move { number, found, place: Some(place), fault } => files::move_at_place(
                *number,
                value(found),
                place.line,
                place.column,
                fault.explain(),
            ),
            Self::Move { number, found, place: None, fault } => {
                errors::move_list(number.to_string(), value(found), fault.explain())
            }
        }
    }
}

/// Returns how large a game may be.
fn too_many_moves() -> String {
    files::too_many_moves(MAX_MOVES, MAX_LINE, MAX_NOTES)
}

impl Explain for ParseFault {
    fn explain(&self) -> String {
        match self {
            Self::Empty => files::empty().to_owned(),
            Self::Unknown => files::unknown_format().to_owned(),
            Self::NoGame => files::no_game().to_owned(),
            Self::Syntax(detail) => files::json_syntax(message(detail)),
            Self::Incomplete => files::json_incomplete().to_owned(),
            Self::Missing(name) => files::json_missing(value(name)),
            Self::Twice(name) => files::json_twice(value(name)),
            Self::UnknownField(name) => files::json_unknown_field(value(name)),
            Self::TooManyFields => files::json_too_many_fields().to_owned(),
            Self::Expected(expected) => files::json_expected(expected.name()),
            Self::NotAMove(found) => files::json_not_a_move(value(found)),
            Self::NotAVariation(found) => files::json_not_a_variation(value(found)),
            Self::NotAPosition(found) => files::json_not_a_position(value(found)),
            Self::NotSgf => files::sgf_not_sgf().to_owned(),
            Self::NoEnd => files::sgf_no_end().to_owned(),
            Self::NoNode => files::sgf_no_node().to_owned(),
            Self::NodeAfterVariation => files::sgf_node_after_variation().to_owned(),
            Self::Misplaced(character) => files::sgf_misplaced(value(&character.to_string())),
            Self::NoName => files::sgf_no_name().to_owned(),
            Self::NoValue(name) => files::sgf_no_value(value(name)),
            Self::TooManyProperties => files::sgf_too_many_properties().to_owned(),
            Self::TooManyInAll(most) => files::sgf_too_many_in_all(*most),
            Self::ValueWithoutEnd => files::sgf_value_without_end().to_owned(),
            Self::Stones(property) => files::sgf_stones_never(property.as_str()),
            Self::TooManyTags => files::pdn_too_many_tags().to_owned(),
            Self::NotATag => files::pdn_not_a_tag().to_owned(),
            Self::CommentWithoutEnd => files::pdn_comment_without_end().to_owned(),
            Self::VariationBeforeMove => files::pdn_variation_before_move().to_owned(),
            Self::NotOpened => files::pdn_not_opened().to_owned(),
            Self::NotAVersion { known } => files::not_a_version(*known),
            Self::OtherGame { found, expected } => files::other_game(value(found), *expected),
            Self::UnknownGame(found) => unknown_game(found),
            Self::OtherSgfGame { number, game } => {
                files::sgf_other_game(value(number), game.unwrap_or("other"))
            }
            Self::OtherDraughts { number, expected } => {
                files::pdn_other_draughts(value(number), *expected)
            }
            Self::NotAgreed(found) => files::not_agreed(value(found)),
            Self::NotMarkup { text: found, game } => files::not_markup(value(found), value(game)),
            Self::TooManyMoves => too_many_moves(),
            Self::NotAPlayer(found) => files::not_a_player(value(found)),
            Self::NotAName(found) => files::not_a_name(value(found)),
            Self::NotANumber { value: found, most } => {
                files::not_a_number(value(found), most.to_string())
            }
            Self::NotInfo(found) => files::not_info(value(found)),
            Self::NotResultAfter(found) => files::not_result_after(value(found)),
            Self::NotResultVariation(found) => files::not_result_variation(value(found)),
            Self::VariationAfter { after, most } => files::variation_after(*after, *most),
            Self::NotAPoint { value: found, size } => {
                let last = char::from(b'a' + size - 1);
                files::sgf_not_a_point(value(found), format!("{last}{last}"))
            }
            Self::Several(property) => files::sgf_several_values(value(property)),
            Self::Turn { side, first } => {
                let name = |player: &Player| match player {
                    Player::First => "black",
                    Player::Second => "white",
                };
                files::sgf_turn(name(side), name(first))
            }
            Self::Move(fault) => fault.explain(),
            Self::Game { number, fault } => files::game(*number, fault.explain()),
            Self::EntryText(found) => files::entry_text(value(found)),
            Self::EntryNumber(found) => files::entry_number(value(found)),
            Self::EntryDay(found) => errors::not_a_date(value(found)),
            Self::EntryResult(found) => files::entry_result(value(found)),
            Self::Setup(fault) => fault.explain(),
        }
    }
}
