//! What a board is painted from.

use super::{BoardUi, InsightOf};
use crate::app::contract::compared::Compared;
use crate::core::game::Player;
use crate::core::kind::{MoveOf, Worth};
use crate::core::search::Mark;

/// Everything that is needed to paint a board.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
pub struct Scene<'a, K: BoardUi> {
    /// The position after the last move, even while its piece is still moving.
    pub position: &'a K::Game,
    /// The set-up of the game.
    pub setup: K::Setup,
    pub last: Option<MoveOf<K>>,
    /// The animation of the last piece and how many seconds of it have passed; `None` once it is
    /// idle.
    pub moving: Option<(K::Motion, f64)>,
    /// The piece that waits at the board.
    pub waiting: Waiting,
    /// The user's cursor.
    pub aim: K::Aim,
    /// The moves of a hint: equally good ones, or those that a puzzle has not ruled out.
    pub hints: &'a [MoveOf<K>],
    /// The places that the hint mentions, while its text is in view.
    pub marks: &'a [Mark<MoveOf<K>>],
    /// The line of play shown from this position, beginning with the player to move; empty if none
    /// is shown.
    pub line: &'a [MoveOf<K>],
    /// Whether the threats of both sides are shown, in a game that has them.
    pub shows_threats: bool,
    /// Whether the names of columns, rows or squares are shown.
    pub shows_coordinates: bool,
    /// Whose each place is likely to be, where that is shown.
    pub territory: Option<&'a InsightOf<K>>,
    /// What stands on stones and points besides the game.
    pub inscribed: Inscriptions<'a, MoveOf<K>>,
    /// The side that sits at the lower edge, in a game whose board can be turned.
    pub below: Player,
    /// The values of the moves for the player to move, as far as they are known; `None` while they
    /// are hidden.
    pub verdicts: Option<&'a [Worth<MoveOf<K>>]>,
    /// The height of the row for these values below the board, in points. There may be one while
    /// they are hidden, so that the board stays in its place.
    pub values_height: f32,
    /// A move that is compared with better ones, if any.
    pub compared: Option<&'a Compared<MoveOf<K>>>,
    /// The place that refused a move last, and how many seconds ago.
    pub refused: Option<(K::Aim, f64)>,
    /// How many seconds ago the last piece came to rest; the game may have ended with it.
    pub at_rest_for: f64,
    /// Whether animations are off.
    pub is_still: bool,
    /// Whether the game is only looked at, or one move is looked for: there is nothing to resign or to
    /// end.
    pub is_looked_at: bool,
    /// The time, in seconds of the input's clock.
    pub now: f64,
}

/// What stands on the stones and the points of a board besides the game.
#[derive(Clone, Copy, Debug)]
pub struct Inscriptions<'a, M> {
    /// The markup of the position, with marks on its points.
    pub markup: &'a str,
    /// The markup that says which points are [dimmed](crate::storage::dimming).
    pub dimming: &'a str,
    /// The moves from the start whose numbers their stones have; empty where numbers are hidden.
    pub numbered: &'a [M],
    /// Whether stones have a star or a ring.
    pub has_emblems: bool,
}

impl<M> Inscriptions<'_, M> {
    /// Nothing but the stones, with or without a star and a ring.
    #[must_use]
    pub const fn none(has_emblems: bool) -> Self {
        Self {
            markup: "",
            dimming: "",
            numbered: &[],
            has_emblems,
        }
    }
}

/// A piece that waits at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// A human player's piece, which follows the cursor.
    Human(Player),
    /// A computer's piece.
    Computer(Player),
    /// None: the game is over, or a piece is still moving.
    Nothing,
}

/// Returns the side at the lower edge of a board that was not turned: `you`, if there is one human
/// player.
#[must_use]
pub fn side_below<K: BoardUi>(you: Option<Player>) -> Player {
    K::EXTRAS
        .side_below
        .map_or(Player::Second, |usual| you.unwrap_or(usual))
}

impl<K: BoardUi> Scene<'_, K> {
    /// Returns whether the user may play now.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.waiting, Waiting::Human(_))
    }
}
