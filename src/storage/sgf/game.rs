//! The interface of a game that has files in SGF.

use super::parse::{Properties, Property};
use crate::core::about::Particular;
use crate::core::game::{Outcome, Player};
use crate::core::kind::{GameKind, MoveOf};
use crate::storage::damage::{Damage, NotAPoint};
use crate::storage::losses::Loss;

/// A game that has a number in SGF.
pub(super) trait SgfGame: GameKind {
    /// The number of the game, the value of GM.
    const NUMBER: u32;

    /// The names of the properties of a first node that are this game's alone.
    const HEADER: &'static [&'static str];

    /// Whether a file may set up stones in its first node.
    const HAS_STONES: bool;

    /// Returns the set-up that the properties of a root node stand for, in a file whose first move
    /// is this player's, if there is one.
    ///
    /// # Errors
    /// [`Damage`] names the property whose value is wrong, and what would be right.
    fn setup(root: &Properties<'_>, first: Option<Player>) -> Result<Self::Setup, Damage>;

    /// Returns the set-up by which a game that this one refuses may have been played, where the
    /// file leaves that open.
    fn looser(_root: &Properties<'_>, _setup: Self::Setup) -> Option<Self::Setup> {
        None
    }

    /// Returns the alternative set-up whose result matches RE, where the file leaves that open.
    fn fitting(
        _root: &Properties<'_>,
        _setup: Self::Setup,
        _end: &Self::Game,
    ) -> Option<Self::Setup> {
        None
    }

    /// Returns what of the properties of a root node its set-up does not keep.
    fn losses(_root: &Properties<'_>, _setup: Self::Setup) -> Vec<Loss> {
        Vec::new()
    }

    /// Returns whether a file that names its rules so is read by this set-up.
    fn is_read_by(_rules: &str, _setup: Self::Setup) -> bool {
        true
    }

    /// Returns whether two results are the same one, the first as some file has it and the second
    /// as we write it.
    fn is_same_result(told: &str, own: &str) -> bool {
        let told = told.trim();
        told.eq_ignore_ascii_case(own)
            || own == "0"
                && ["draw", "jigo"]
                    .iter()
                    .any(|draw| told.eq_ignore_ascii_case(draw))
    }

    /// Returns the properties of a root node that stand for a set-up, with their values.
    fn setup_properties(setup: Self::Setup) -> Vec<(&'static str, String)>;

    /// Returns the move that a value stands for; it need not be legal.
    ///
    /// # Errors
    /// [`NotAPoint`] if it stands for none.
    fn move_of_value(setup: Self::Setup, value: &str) -> Result<MoveOf<Self>, NotAPoint>;

    /// Returns the value that stands for a move, or `None` for one that the format does not have:
    /// it is written in our own words, as a property of ours ([`OWN_MOVE`]).
    fn value_of_move(setup: Self::Setup, mv: MoveOf<Self>) -> Option<String>;

    /// Returns whether stones that a file sets up are among those with which a game of this set-up
    /// begins. They are not, by default.
    fn has_stones(_setup: Self::Setup, _property: &Property<'_>) -> bool {
        false
    }

    /// Returns how a game has ended, in the words of the format, if it says more than who has won.
    fn result(_position: &Self::Game) -> Option<String> {
        None
    }

    /// Returns the move after the last one of a file that only its result tells.
    fn last_move(_position: &Self::Game, _result: &str) -> Option<MoveOf<Self>> {
        None
    }
}

/// Returns whether a property of the first node is one that we read or write ourselves in files of
/// a game.
pub(super) fn is_header<K: SgfGame>(name: &str) -> bool {
    let is_about = ABOUT.iter().any(|(_, known)| *known == name);
    is_about || PLAYERS.contains(&name) || HEADER.contains(&name) || K::HEADER.contains(&name)
}

/// The names of the properties of every first node, beside those of players and events.
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
/// A property of ours: after how many moves the result stands, where more were tried after it.
pub(super) const RESULT_AFTER: &str = "PLOTRESULTAFTER";
/// A property of ours: the result of an earlier position, where the line continued to another end.
pub(super) const TOLD_RESULT: &str = "PLOTRESULT";
/// A property of ours: the rules that the game was played by elsewhere, where ours, by which its
/// result is counted, have another name.
pub(super) const TOLD_RULES: &str = "PLOTRULES";
/// The property of a move that the format does not have, in our own words.
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

/// Returns a result as the format has it.
pub(super) fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win(player) => format!("{}+", MOVES[player.index()]),
        Outcome::Draw => "0".to_owned(),
    }
}
