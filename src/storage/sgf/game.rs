//! The interface of a game with files in SGF.

use super::parse::{Properties, Property};
use crate::core::about::Particular;
use crate::core::game::{Outcome, Player};
use crate::core::kind::{GameKind, MoveOf};
use crate::storage::damage::{Damage, NotAPoint};
use crate::storage::losses::Loss;

/// A game with a number in SGF.
pub(super) trait SgfGame: GameKind {
    /// The number of the game, the value of GM.
    const NUMBER: u32;

    /// The names of the properties of a first node that are specific to this game.
    const HEADER: &'static [&'static str];

    /// Whether a file may set up stones in its first node.
    const HAS_STONES: bool;

    /// Returns the set-up in the properties of a root node, in a file with this player's move
    /// first, if there is one.
    ///
    /// # Errors
    /// [`Damage`] names the property with an invalid value.
    fn setup(root: &Properties<'_>, first: Option<Player>) -> Result<Self::Setup, Damage>;

    /// Returns an alternative, more permissive set-up for a game that breaks the rules of this one,
    /// if the file leaves that open.
    fn looser(_root: &Properties<'_>, _setup: Self::Setup) -> Option<Self::Setup> {
        None
    }

    /// Returns the alternative set-up whose result matches RE, if the file leaves that open.
    fn fitting(
        _root: &Properties<'_>,
        _setup: Self::Setup,
        _end: &Self::Game,
    ) -> Option<Self::Setup> {
        None
    }

    /// Returns the properties of a root node that are lost in its set-up.
    fn losses(_root: &Properties<'_>, _setup: Self::Setup) -> Vec<Loss> {
        Vec::new()
    }

    /// Returns whether a file with this name of rules is read with this set-up.
    fn is_read_by(_rules: &str, _setup: Self::Setup) -> bool {
        true
    }

    /// Returns whether two results are the same, the first in the words of some file and the second
    /// in ours.
    fn is_same_result(told: &str, own: &str) -> bool {
        let told = told.trim();
        told.eq_ignore_ascii_case(own)
            || own == "0"
                && ["draw", "jigo"]
                    .iter()
                    .any(|draw| told.eq_ignore_ascii_case(draw))
    }

    /// Returns the properties of a root node for a set-up, with their values.
    fn setup_properties(setup: Self::Setup) -> Vec<(&'static str, String)>;

    /// Parses a move, which need not be legal.
    ///
    /// # Errors
    /// [`NotAPoint`] if it is not a move.
    fn move_of_value(setup: Self::Setup, value: &str) -> Result<MoveOf<Self>, NotAPoint>;

    /// Formats a move; `None` for one that the format cannot express, which is written in our own
    /// notation as a property of ours ([`OWN_MOVE`]).
    fn value_of_move(setup: Self::Setup, mv: MoveOf<Self>) -> Option<String>;

    /// Returns whether stones set up in a file belong to the initial position of this set-up. By
    /// default they do not.
    fn has_stones(_setup: Self::Setup, _property: &Property<'_>) -> bool {
        false
    }

    /// Returns the result of a game in the notation of the format, if it says more than who has
    /// won.
    fn result(_position: &Self::Game) -> Option<String> {
        None
    }

    /// Returns a final move that a file only implies by its result.
    fn last_move(_position: &Self::Game, _result: &str) -> Option<MoveOf<Self>> {
        None
    }
}

/// Returns whether we read or write a property of the first node ourselves in files of a game.
pub(super) fn is_header<K: SgfGame>(name: &str) -> bool {
    let is_about = ABOUT.iter().any(|(_, known)| *known == name);
    is_about || PLAYERS.contains(&name) || HEADER.contains(&name) || K::HEADER.contains(&name)
}

/// The names of the properties of any first node, besides those of players and events.
const HEADER: [&str; 8] = [
    "FF",
    "GM",
    "CA",
    "AP",
    "SZ",
    RESULT_AFTER,
    TOLD_RESULT,
    TOLD_RULES,
];

/// The names of the properties of the two players' moves, the first player's first.
pub(super) const MOVES: [&str; 2] = ["B", "W"];
/// Our own property: the number of moves before the result, if there are more after it.
pub(super) const RESULT_AFTER: &str = "PLOTRESULTAFTER";
/// Our own property: the result of an earlier position, if the line continued to another end.
pub(super) const TOLD_RESULT: &str = "PLOTRESULT";
/// Our own property: the original rules of the game, if ours, by which its result is counted, have
/// another name.
pub(super) const TOLD_RULES: &str = "PLOTRULES";
/// The property of a move that the format cannot express, in our own notation.
pub(super) const OWN_MOVE: &str = "PLOTMOVE";
/// The names of the properties of the two players' names.
pub(super) const PLAYERS: [&str; 2] = ["PB", "PW"];
/// The game info, and its properties.
pub(super) const ABOUT: [(Particular, &str); 16] = [
    (Particular::Title, "GN"),
    (Particular::Event, "EV"),
    (Particular::Round, "RO"),
    (Particular::Place, "PC"),
    (Particular::Date, "DT"),
    (Particular::Time, "TM"),
    (Particular::Overtime, "OT"),
    (Particular::FirstRank, "BR"),
    (Particular::SecondRank, "WR"),
    (Particular::Rules, RULES),
    (Particular::Opening, "ON"),
    (Particular::Annotator, "AN"),
    (Particular::Recorder, "US"),
    (Particular::Source, "SO"),
    (Particular::Copyright, "CP"),
    (Particular::Result, RESULT),
];
/// The property of the name of the rules.
pub(super) const RULES: &str = "RU";
/// The property of the result.
pub(super) const RESULT: &str = "RE";
/// The property of a comment.
pub(super) const COMMENT: &str = "C";

/// Formats a result.
pub(super) fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(player) => format!("{}+", MOVES[player.index()]),
        Outcome::Draw => "0".to_owned(),
    }
}
