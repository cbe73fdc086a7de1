//! The names of players in sentences: a game between Anna and Ben speaks of Anna and Ben. A player
//! without a name is called by their side, which also identifies the pieces.
//!
//! | | the only person, Anna | with no name | one of two people, Anna | with no name | a computer or engine |
//! |---|---|---|---|---|---|
//! | [`side`] | Red | Red | Red | Red | Red |
//! | [`third_person`] | Red | Red | Anna | Red | Red |
//! | [`addressed`] | You | You | Anna | Red | Red |
//! | [`in_a_word`] | You | You | Anna | Red | High |
//! | [`on_card`] | Anna | You | Anna | Red | High |
//! | [`for_others`] | Anna | Red | Anna | Red | High |
//!
//! A lone human player is "you", so their name is only shown on their card: a sentence with both
//! would seem to be about two people.

use super::catalog::{Name, NameKind};
use super::levels::level_name;
use super::phrases::Phrases;
use super::text;
use crate::core::about::Particular;
use crate::core::game::Player;
use crate::core::kind::{Level, LevelId};
use crate::core::plain;
use crate::players::{EngineName, Seat};
use crate::session::Session;

#[must_use]
pub fn side<K: Phrases>(player: Player) -> Name<'static> {
    Name::new(NameKind::Side(K::SIDES[player.index()]), K::side(player))
}

/// Returns the word for the user: `You`.
#[must_use]
pub fn you() -> Name<'static> {
    Name::new(NameKind::You, text::game::you())
}

/// Returns the name of a computer.
#[must_use]
pub fn computer(id: LevelId) -> Name<'static> {
    Name::new(NameKind::Computer, level_name(id))
}

#[must_use]
pub fn engine(name: EngineName) -> Name<'static> {
    Name::new(NameKind::Engine, name.to_string())
}

/// Returns the short name of a player: the human player's name, if any, else the side.
#[must_use]
pub fn called<K: Phrases>(session: &Session<K>, player: Player) -> Name<'_> {
    session.name(player).map_or_else(|| side::<K>(player), Name::from)
}

/// Returns the name of a player in the third person: `Anna wins`, `Red wins`.
#[must_use]
pub fn third_person<K: Phrases>(session: &Session<K>, player: Player) -> Name<'_> {
    if session.you().is_none() { called(session, player) } else { side::<K>(player) }
}

/// Returns the name of a player at the start of a sentence to a lone human player: `You: column 4`,
/// `Red: column 4`.
#[must_use]
pub fn addressed<K: Phrases>(session: &Session<K>, player: Player) -> Name<'_> {
    if session.you() == Some(player) { you() } else { third_person(session, player) }
}

/// Returns the name of a player in a sentence about humans and computers alike: `You`, `Anna`,
/// `Red`, `High`. Two computers of the same kind are distinguished by their sides.
#[must_use]
pub fn in_a_word<K: Phrases>(session: &Session<K>, player: Player) -> Name<'_> {
    let is_twin = session.seat(player.other()) == session.seat(player);
    match program_name(session.seat(player)) {
        Some(name) if !is_twin => name,
        _ => addressed(session, player),
    }
}

#[must_use]
pub fn on_card<K: Phrases>(session: &Session<K>, player: Player) -> String {
    let is_nameless_you = session.you() == Some(player) && session.name(player).is_none();
    if is_nameless_you {
        text::game::you().to_owned()
    } else {
        with_rank(session, player, for_others(session, player).to_string())
    }
}

/// Returns the name of a human player with the rank that a file tells: `Shusaku 4d`.
fn with_rank<K: Phrases>(session: &Session<K>, player: Player, name: String) -> String {
    /// The most characters of a rank.
    const MOST: usize = 12;
    let rank = match player {
        Player::First => Particular::FirstRank,
        Player::Second => Particular::SecondRank,
    };
    match session.game().about.of(rank) {
        Some(rank) if session.seat(player) == Seat::Human => {
            text::game::name_and_rank(name, plain::one_line(rank, MOST))
        }
        Some(_) | None => name,
    }
}

/// Returns the name of a player for other people, to whom the lone human player is not "you".
#[must_use]
pub fn for_others<K: Phrases>(session: &Session<K>, player: Player) -> Name<'_> {
    program_name(session.seat(player)).unwrap_or_else(|| called(session, player))
}

/// Returns the name of a side's player: a human player's name or `Human`, or a computer's name.
#[must_use]
pub fn player_name<K: Phrases>(session: &Session<K>, player: Player) -> Name<'_> {
    session.name(player).map_or_else(|| seat_name(session.seat(player)), Name::from)
}

/// Returns the name of the player in a seat: `Human`, `High`.
#[must_use]
pub fn seat_name<L: Level>(seat: Seat<L>) -> Name<'static> {
    program_name(seat).unwrap_or_else(|| text::new_game::human().into())
}

/// Returns the name of the computer or engine in a seat; `None` for a person.
#[must_use]
pub fn program_name<L: Level>(seat: Seat<L>) -> Option<Name<'static>> {
    match seat {
        Seat::Human => None,
        Seat::Computer(level) => Some(computer(level.id())),
        Seat::Engine(name) => Some(engine(name)),
    }
}

/// Returns a name with at most this many letters: the first name with the initial of the last one,
/// or else the beginning.
#[must_use]
pub fn short_name(name: &str, letters: usize) -> String {
    if name.chars().count() <= letters {
        return name.to_owned();
    }
    let initials =
        name.split_once(' ').zip(name.split(' ').next_back().and_then(|last| last.chars().next()));
    let brief = initials
        .map(|((first, _), initial)| text::play::name_with_initial(first, initial.to_string()));
    brief.filter(|brief| brief.chars().count() <= letters).unwrap_or_else(|| {
        let beginning: String = name.chars().take(letters).collect();
        text::play::name_cut(beginning.trim_end())
    })
}

/// Returns a headline that has a player's name with the name cut to so many letters, for where
/// there is no room for all; `None` if it has no name that is longer.
#[must_use]
pub fn with_short_name<K: Phrases>(
    session: &Session<K>,
    headline: &str,
    letters: usize,
) -> Option<String> {
    // The name of one player may be the beginning of the other's, or of another word.
    let mut names: Vec<&str> =
        Player::BOTH.into_iter().filter_map(|player| session.name(player)).collect();
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    let (name, at) = names.into_iter().find_map(|name| Some((name, place_of(name, headline)?)))?;
    let (before, after) = (&headline[..at], &headline[at + name.len()..]);
    (name.chars().count() > letters + 1)
        .then(|| [before, &short_name(name, letters), after].concat())
}

/// Returns where a name stands in a sentence as a word of its own.
fn place_of(name: &str, sentence: &str) -> Option<usize> {
    let mut places = sentence.match_indices(name).map(|(at, _)| at);
    places.find(|&at| {
        let is_in_word = sentence[..at].ends_with(char::is_alphanumeric)
            || sentence[at + name.len()..].starts_with(char::is_alphanumeric);
        !is_in_word
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::{Connect4, Size};
    use crate::players::Names;
    use crate::session::SavedGame;

    fn session(seats: [&str; 2], names: [&str; 2]) -> Session<Connect4> {
        let seats = seats.map(|mode| mode.parse().expect("a mode"));
        Session::new(SavedGame {
            names: Names::new(names),
            ..SavedGame::new(Size::STANDARD, seats, 1)
        })
    }

    #[test]
    fn the_table_of_names_holds() {
        let alone = |name| session(["human", "high"], [name, ""]);
        let two = session(["human", "human"], ["Anna", ""]);
        let (anna, nameless) = (alone("Anna"), alone(""));
        // In the order of the columns of the table.
        let players = [
            (&anna, Player::First),
            (&nameless, Player::First),
            (&two, Player::First),
            (&two, Player::Second),
            (&anna, Player::Second),
        ];
        let row = |name: fn(&Session<Connect4>, Player) -> String| {
            players.map(|(session, player)| name(session, player))
        };
        let names = |name: fn(&Session<Connect4>, Player) -> Name<'_>| {
            players.map(|(session, player)| name(session, player).to_string())
        };
        assert_eq!(names(third_person), ["Red", "Red", "Anna", "Yellow", "Yellow"]);
        assert_eq!(names(addressed), ["You", "You", "Anna", "Yellow", "Yellow"]);
        assert_eq!(names(in_a_word), ["You", "You", "Anna", "Yellow", "High"]);
        assert_eq!(row(on_card), ["Anna", "You", "Anna", "Yellow", "High"]);
        assert_eq!(names(for_others), ["Anna", "Red", "Anna", "Yellow", "High"]);
        assert_eq!(names(player_name), ["Anna", "Human", "Anna", "Human", "High"]);
    }

    #[test]
    fn two_computers_of_a_kind_are_told_apart() {
        let twins = session(["high", "high"], ["", ""]);
        assert_eq!(
            Player::BOTH.map(|player| in_a_word(&twins, player).to_string()),
            ["Red", "Yellow"]
        );
        let others = session(["high", "low"], ["", ""]);
        assert_eq!(
            Player::BOTH.map(|player| in_a_word(&others, player).to_string()),
            ["High", "Low"]
        );
    }
}
