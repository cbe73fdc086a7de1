//! Comments on a position, for the screen and for screen readers.

use super::info::{annotation, game_info};
use super::list::beside;
use super::names::side;
use super::phrases::Phrases;
use super::text;
use crate::core::about::{GameResult, Particular};
use crate::core::game::{Game as _, Player};
use crate::core::plain;
use crate::session::{SavedGame, Session};
use crate::storage::annotations;

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
            let sentences: Vec<&str> = written
                .said
                .lines()
                .map(str::trim)
                .filter(|line| !line.is_empty())
                .collect();
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
        .map(|(what, text)| game_info(what, text, sides))
        .collect();
    (!heading.is_empty()).then(|| AboutGame {
        heading,
        lines: plain::lines(&lines.join("\n"), MOST_IN_LINE),
    })
}

/// Returns the result that a file tells of the position in view, where the rules leave the game
/// open: `Black won on time`.
#[must_use]
pub fn recorded_result<K: Phrases>(game: &SavedGame<K>) -> Option<String> {
    let (result, value) = game
        .info_here()
        .find(|&(what, _)| what == Particular::Result)?;
    let is_told = game.record.position().outcome().is_none() && GameResult::read(value).is_some();
    is_told.then(|| game_info(result, value, Player::BOTH.map(side::<K>)))
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
    let annotations: Vec<String> = said
        .into_iter()
        .map(|said| annotation(said, sides))
        .collect();
    let info: Vec<String> = game
        .info_here()
        .filter(|&(what, _)| what != Particular::Result || result.is_none())
        .map(|(particular, text)| game_info(particular, text, sides))
        .collect();
    let comment = session
        .record()
        .comment()
        .map(|comment| comment.shown().into_owned());
    if annotations.is_empty() && info.is_empty() && comment.is_none() {
        return None;
    }
    let lines = |comment: Option<String>| {
        let before = annotations.iter().cloned().chain(comment);
        let lines: Vec<String> = before.chain(info.iter().cloned()).collect();
        plain::lines(&lines.join("\n"), MOST_IN_LINE)
    };
    let said = lines(comment.as_ref().map(text::game::comment));
    Some(Written {
        shown: lines(comment),
        said,
    })
}
