//! Comments on a position and the game info of a file, for the screen and for screen readers.

use super::catalog::Name;
use super::list::beside;
use super::names::side;
use super::phrases::Phrases;
use super::text;
use crate::core::about::{GameResult, Particular, Victory, WonBy};
use crate::core::game::{Game as _, Player};
use crate::core::plain;
use crate::session::{SavedGame, Session};
use crate::storage::{Annotation, annotations};

/// The most characters of a line on the screen: more than any comment has, except in expanded form.
const MOST_IN_LINE: usize = 5000;

/// The most characters of a comment to announce when the user goes to the position; the panel has
/// all of it.
const MOST_SAID: usize = 600;

/// Game info and comments that belong to the position in view.
pub struct Written {
    /// The text as shown, with its line breaks.
    pub shown: String,
    /// The text for screen readers, which marks the comment as such.
    pub said: String,
}

/// Returns the announcement of a position that the user has gone to, with its game info and
/// comments.
#[must_use]
pub fn with_comment<K: Phrases>(session: &Session<K>, said: String) -> String {
    match written(session) {
        Some(written) => {
            let sentences: Vec<&str> =
                written.said.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
            text::play::two_sentences(said, plain::one_line(&sentences.join(" "), MOST_SAID))
        }
        None => said,
    }
}

/// What a file tells of a game as a whole.
pub struct AboutGame {
    /// Its name, event and date, on one line.
    pub heading: String,
    /// All of its game info, a line each.
    pub lines: String,
}

/// Returns what a file tells of a game as a whole, or `None` if it names neither an event nor a
/// date.
#[must_use]
pub fn about_game<K: Phrases>(session: &Session<K>) -> Option<AboutGame> {
    const HEADING: [Particular; 3] = [Particular::Title, Particular::Event, Particular::Date];
    let about = &session.game().about;
    let told = HEADING.into_iter().filter_map(|what| about.of(what));
    let heading = beside(told.map(|text| plain::one_line(text, MOST_SAID)));
    let sides = Player::BOTH.map(side::<K>);
    // The result belongs to a position.
    let lines: Vec<String> = about
        .iter()
        .filter(|&(what, _)| what != Particular::Result)
        .map(|(what, text)| game_info(what, text, &sides))
        .collect();
    (!heading.is_empty())
        .then(|| AboutGame { heading, lines: plain::lines(&lines.join("\n"), MOST_IN_LINE) })
}

/// Returns the result that a file tells of the position in view, where the rules leave the game
/// open: `Black won on time`.
#[must_use]
pub fn recorded_result<K: Phrases>(game: &SavedGame<K>) -> Option<String> {
    let (result, value) = game.info_here().find(|&(what, _)| what == Particular::Result)?;
    let is_told = game.record.position().outcome().is_none() && GameResult::read(value).is_some();
    is_told.then(|| game_info(result, value, &Player::BOTH.map(side::<K>)))
}

/// Returns the comments on the position in view, and then the game info but for its
/// [result](recorded_result), or `None` if there are none.
#[must_use]
pub fn written<K: Phrases>(session: &Session<K>) -> Option<Written> {
    let game = session.game();
    let sides = Player::BOTH.map(side::<K>);
    let record = session.record();
    let said = annotations(K::NAME, record.markup_at(record.place()));
    let result = recorded_result(game);
    let annotations: Vec<String> = said.into_iter().map(|said| annotation(said, &sides)).collect();
    let info: Vec<String> = game
        .info_here()
        .filter(|&(what, _)| what != Particular::Result || result.is_none())
        .map(|(particular, text)| game_info(particular, text, &sides))
        .collect();
    let comment = session.record().comment().map(|comment| comment.shown().into_owned());
    if annotations.is_empty() && info.is_empty() && comment.is_none() {
        return None;
    }
    let lines = |comment: Option<String>| {
        let before = annotations.iter().cloned().chain(comment);
        let lines: Vec<String> = before.chain(info.iter().cloned()).collect();
        plain::lines(&lines.join("\n"), MOST_IN_LINE)
    };
    let said = lines(comment.as_ref().map(text::game::comment));
    Some(Written { shown: lines(comment), said })
}

/// Returns what a file says of a position in signs, in a game whose sides have these names:
/// `Black is ahead`, `A good move`.
#[must_use]
pub fn annotation(said: Annotation, sides: &[Name<'_>; 2]) -> String {
    match said {
        Annotation::Name(name) => name,
        Annotation::Ahead { player, by_far } => {
            let side = &sides[player.index()];
            if by_far { text::info::far_ahead(side) } else { text::info::ahead(side) }
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
pub fn game_info(particular: Particular, value: &str, sides: &[Name<'_>; 2]) -> String {
    match particular {
        Particular::Title => text::info::title(value),
        Particular::Event => text::info::event(value),
        Particular::Round => text::info::round(value),
        Particular::Place => text::info::place(value),
        Particular::Date => text::info::date(value),
        // In SGF, a number alone is a number of seconds.
        Particular::Time => match value.parse::<f64>() {
            Ok(0.0) => text::info::no_time().to_owned(),
            Ok(seconds) if seconds % 60.0 == 0.0 => text::info::minutes(seconds / 60.0),
            Ok(seconds) => text::info::seconds(seconds),
            Err(_) => text::info::time(value),
        },
        Particular::Overtime => text::info::overtime(value),
        Particular::FirstRank => text::info::rank(&sides[0], value),
        Particular::SecondRank => text::info::rank(&sides[1], value),
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
pub fn info_label(particular: Particular, sides: &[Name<'_>; 2]) -> String {
    let entry = game_info(particular, "", sides);
    let end = |letter: char| letter.is_whitespace() || matches!(letter, ':' | '：');
    entry.trim_end_matches(end).to_owned()
}

fn result(result: GameResult, sides: &[Name<'_>; 2]) -> String {
    let Victory { winner, by } = match result {
        GameResult::Won(victory) => victory,
        GameResult::Drawn => return text::info::drawn().to_owned(),
        GameResult::Void => return text::info::void().to_owned(),
    };
    let winner = &sides[winner.index()];
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
        let sides = Player::BOTH.map(side::<crate::core::go::Go>);
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
            assert_eq!(game_info(Particular::Result, value, &sides), expected);
        }
        for (particular, value, expected) in [
            (Particular::SecondRank, "8d", "Rank of White: 8d"),
            (Particular::Time, "3600", "Time: 60 minutes"),
            (Particular::Time, "90", "Time: 90 seconds"),
            (Particular::Time, "0", "Time: none"),
            (Particular::Time, "1 hour", "Time: 1 hour"),
            (Particular::Event, "Honinbo", "Event: Honinbo"),
        ] {
            assert_eq!(game_info(particular, value, &sides), expected);
        }
    }
}
