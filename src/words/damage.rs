//! Faults in the text of a file, in words.

use super::errors::refused;
use super::explain::Explain;
use super::text::{errors, files as text};
use crate::core::game::Player;
use crate::core::plain::{message, value};
use crate::storage::{
    Damage, EntryFault, FieldFault, ForeignFormat, FormatFault, JsonFault, MAX_MOVES, MoveDamage,
    NotAPoint, PdnFault, SgfFault, WrongTurn,
};

impl Explain for Damage {
    fn explain(&self) -> String {
        match self {
            Self::TooLarge { most } => text::too_large(most / 1024),
            Self::WouldBeTooLarge { bytes, most } => {
                text::would_be_too_large(bytes.div_ceil(1024), most / 1024)
            }
            Self::WouldLose { part } => text::would_lose(part.name()),
            Self::NotFor { format } => match format {
                ForeignFormat::Sgf => text::sgf_only_for(),
                ForeignFormat::Pdn => text::pdn_only_for(),
            }
            .to_owned(),
            Self::NotText => text::not_text().to_owned(),
            Self::Format { place, fault } => match place {
                Some(place) => text::at_place(place.line, place.column, fault.explain()),
                None => fault.explain(),
            },
            Self::Newer { version, known } => text::newer(*version, *known),
            Self::Field { name, fault } => text::field(value(name), fault.explain()),
            Self::Move {
                number,
                found,
                place: Some(place),
                fault,
            } => text::move_at_place(
                *number,
                value(found),
                place.line,
                place.column,
                fault.explain(),
            ),
            Self::Move {
                number,
                found,
                place: None,
                fault,
            } => errors::move_list(number.to_string(), value(found), fault.explain()),
        }
    }
}

impl Explain for FormatFault {
    fn explain(&self) -> String {
        match self {
            Self::Empty => text::empty().to_owned(),
            Self::Unknown => text::unknown_format().to_owned(),
            Self::NoGame => text::no_game().to_owned(),
            Self::TooManyMoves => text::too_many_moves(MAX_MOVES),
            Self::Json(fault) => fault.explain(),
            Self::Sgf(fault) => fault.explain(),
            Self::Pdn(fault) => fault.explain(),
        }
    }
}

impl Explain for JsonFault {
    fn explain(&self) -> String {
        match self {
            Self::Syntax(detail) => text::json_syntax(message(detail)),
            Self::Incomplete => text::json_incomplete().to_owned(),
            Self::Missing(name) => text::json_missing(value(name)),
            Self::Twice(name) => text::json_twice(value(name)),
            Self::UnknownField(name) => text::json_unknown_field(value(name)),
            Self::TooManyFields => text::json_too_many_fields().to_owned(),
            Self::Expected(expected) => text::json_expected(expected.name()),
            Self::NotAMove(found) => text::json_not_a_move(value(found)),
            Self::NotAVariation(found) => text::json_not_a_variation(value(found)),
            Self::NotAPosition(found) => text::json_not_a_position(value(found)),
            Self::TooManyMoves => text::too_many_moves(MAX_MOVES),
        }
    }
}

impl Explain for SgfFault {
    fn explain(&self) -> String {
        match self {
            Self::NotSgf => text::sgf_not_sgf().to_owned(),
            Self::NoEnd => text::sgf_no_end().to_owned(),
            Self::NoNode => text::sgf_no_node().to_owned(),
            Self::NodeAfterVariation => text::sgf_node_after_variation().to_owned(),
            Self::Misplaced(character) => text::sgf_misplaced(value(&character.to_string())),
            Self::NoName => text::sgf_no_name().to_owned(),
            Self::NoValue(name) => text::sgf_no_value(value(name)),
            Self::TooManyProperties => text::sgf_too_many_properties().to_owned(),
            Self::ValueWithoutEnd => text::sgf_value_without_end().to_owned(),
            Self::Stones {
                property,
                may_be_first: true,
            } => text::sgf_stones_later(property.as_str()),
            Self::Stones { property, .. } => text::sgf_stones_never(property.as_str()),
            Self::Turn(turn) => turn.explain(),
        }
    }
}

impl Explain for PdnFault {
    fn explain(&self) -> String {
        match self {
            Self::TooManyTags => text::pdn_too_many_tags(),
            Self::NotATag => text::pdn_not_a_tag(),
            Self::CommentWithoutEnd => text::pdn_comment_without_end(),
            Self::VariationBeforeMove => text::pdn_variation_before_move(),
            Self::NotOpened => text::pdn_not_opened(),
            Self::NotClosed => text::pdn_not_closed(),
        }
        .to_owned()
    }
}

impl Explain for FieldFault {
    fn explain(&self) -> String {
        match self {
            Self::NotAVersion { known } => text::not_a_version(*known),
            Self::OtherGame { found, expected } => text::other_game(value(found), *expected),
            Self::UnknownGame(error) => error.explain(),
            Self::OtherSgfGame { number, game } => {
                text::sgf_other_game(value(number), game.unwrap_or("other"))
            }
            Self::OtherDraughts { number, expected } => {
                text::pdn_other_draughts(value(number), *expected)
            }
            Self::NotMarkup { text: found, game } => text::not_markup(value(found), value(game)),
            Self::TooManyMoves => text::too_many_moves(MAX_MOVES),
            Self::NotAPlayer(found) => text::not_a_player(value(found)),
            Self::NotAName(found) => text::not_a_name(value(found)),
            Self::NotANumber { value: found, most } => {
                text::not_a_number(value(found), most.to_string())
            }
            Self::NotInfo(found) => text::not_info(value(found)),
            Self::NotResultAfter(found) => text::not_result_after(value(found)),
            Self::NotResultVariation(found) => text::not_result_variation(value(found)),
            Self::VariationAfter { after, most } => text::variation_after(*after, *most),
            Self::VariationMove {
                number,
                found,
                fault,
            } => errors::move_list(number.to_string(), value(found), fault.explain()),
            Self::NotAPoint(fault) => fault.explain(),
            Self::Game { number, fault } => text::game(*number, fault.explain()),
            Self::Format(fault) => fault.explain(),
            Self::Setup(fault) => fault.explain(),
            Self::Seat(error) => error.explain(),
            Self::Moves(error) => error.explain(),
            Self::Refused(reason) => refused(reason),
        }
    }
}

impl Explain for EntryFault {
    fn explain(&self) -> String {
        match self {
            Self::Text(found) => text::entry_text(value(found)),
            Self::Number(found) => text::entry_number(value(found)),
            Self::Day(error) => error.explain(),
            Self::Result(found) => text::entry_result(value(found)),
            Self::Format(fault) => fault.explain(),
        }
    }
}

impl Explain for MoveDamage {
    fn explain(&self) -> String {
        match self {
            Self::Several(property) => text::sgf_several_values(value(property)),
            Self::NotAPoint(fault) => fault.explain(),
            Self::Turn(turn) => turn.explain(),
            Self::Typed(error) => error.explain(),
            Self::Refused(reason) => refused(reason),
        }
    }
}

impl Explain for NotAPoint {
    fn explain(&self) -> String {
        let last = char::from(b'a' + self.size - 1);
        text::sgf_not_a_point(value(&self.value), format!("{last}{last}"))
    }
}

impl Explain for WrongTurn {
    fn explain(&self) -> String {
        let name = |player| match player {
            Player::First => "black",
            Player::Second => "white",
        };
        text::sgf_turn(name(self.side), name(self.first))
    }
}
