//! Game info from a file, in words.

use super::text;
use crate::core::about::{GameResult, Particular, Victory, WonBy};
use crate::storage::Annotation;

/// Returns what a file says of a position in signs, in a game whose sides have these names: `Black is
/// ahead`, `A good move`.
#[must_use]
pub fn annotation(said: Annotation, sides: [&str; 2]) -> String {
    match said {
        Annotation::Name(name) => name,
        Annotation::Ahead { player, by_far } => {
            let side = sides[player.index()];
            if by_far {
                text::info::far_ahead(side)
            } else {
                text::info::ahead(side)
            }
        }
        Annotation::Even => text::info::even().to_owned(),
        Annotation::Unclear => text::info::unclear().to_owned(),
        Annotation::Hotspot => text::info::hotspot().to_owned(),
        Annotation::Move(quality) => text::info::move_quality(quality.name()),
    }
}

/// Returns an entry of the game info with its value, in a game whose sides have these names: `Rank
/// of Black: 9d`, `Black won by 2.5 points`.
#[must_use]
pub fn game_info(particular: Particular, value: &str, sides: [&str; 2]) -> String {
    match particular {
        Particular::Title => text::info::title(value),
        Particular::Event => text::info::event(value),
        Particular::Round => text::info::round(value),
        Particular::Place => text::info::place(value),
        Particular::Date => text::info::date(value),
        // In SGF, a number alone is a number of seconds.
        Particular::Time => match value.parse::<f64>() {
            Ok(seconds) => text::info::seconds(seconds),
            Err(_) => text::info::time(value),
        },
        Particular::Overtime => text::info::overtime(value),
        Particular::FirstRank => text::info::rank(sides[0], value),
        Particular::SecondRank => text::info::rank(sides[1], value),
        Particular::Rules => text::info::rules(value),
        Particular::Opening => text::info::opening(value),
        Particular::Annotator => text::info::annotator(value),
        Particular::Recorder => text::info::recorder(value),
        Particular::Source => text::info::source(value),
        Particular::Copyright => text::info::copyright(value),
        Particular::Result => {
            let known = GameResult::read(value).map(|known| result(known, sides));
            known.unwrap_or_else(|| text::info::result(value))
        }
    }
}

/// Returns the name of an entry of the game info: `Event`, `Rank of Black`.
#[must_use]
pub fn info_label(particular: Particular, sides: [&str; 2]) -> String {
    let entry = game_info(particular, "", sides);
    let end = |letter: char| letter.is_whitespace() || matches!(letter, ':' | '：');
    entry.trim_end_matches(end).to_owned()
}

fn result(result: GameResult, sides: [&str; 2]) -> String {
    let Victory { winner, by } = match result {
        GameResult::Won(victory) => victory,
        GameResult::Drawn => return text::info::drawn().to_owned(),
        GameResult::Void => return text::info::void().to_owned(),
    };
    let winner = sides[winner.index()];
    match by {
        WonBy::Unknown => text::info::won(winner),
        WonBy::Resignation => text::info::won_by_resignation(winner),
        WonBy::Time => text::info::won_on_time(winner),
        WonBy::Forfeit => text::info::won_by_forfeit(winner),
        WonBy::Points(points) => text::info::won_by_points(winner, points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_sentences() {
        let sides = ["Black", "White"];
        for (value, expected) in [
            ("B+2.5", "Black won by 2.5 points"),
            ("w+1", "White won by 1 point"),
            ("B+R", "Black won by resignation"),
            ("W+Time", "White won on time"),
            ("W+F", "White won by forfeit"),
            ("B+", "Black won"),
            ("1-0", "Black won"),
            ("0-2", "White won"),
            ("1/2-1/2", "The game was drawn"),
            ("Void", "The game has no result"),
            ("B+much", "Result: B+much"),
            ("?", "Result: ?"),
        ] {
            assert_eq!(game_info(Particular::Result, value, sides), expected);
        }
        for (particular, value, expected) in [
            (Particular::SecondRank, "8d", "Rank of White: 8d"),
            (Particular::Time, "3600", "Time: 3600 seconds"),
            (Particular::Time, "1 hour", "Time: 1 hour"),
            (Particular::Event, "Honinbo", "Event: Honinbo"),
        ] {
            assert_eq!(game_info(particular, value, sides), expected);
        }
    }
}
