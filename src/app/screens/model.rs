//! What the views of a game in play show, of whichever game.

use std::borrow::Cow;

use egui::{Color32, Key, Painter, Rect, Ui};

use crate::app::contract::command::Action;
use crate::core::game::Player;
use crate::core::kind::{LevelId, MoveClass, Preset};
use crate::core::record::Place;
use crate::session::{Ending, SeriesScore, Uncounted};
use crate::storage::Settings;
use crate::words::{AboutGame, CardText, Found, Name, Phase, Written};

#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct Model<'a> {
    pub settings: &'a Settings,
    /// The name of the game, as it is on the command line.
    pub game: &'static str,
    /// The phase of the game, disregarding animations.
    pub turn: Phase,
    pub phase: Phase,
    /// Whether this is a free board for trying moves, rather than a game.
    pub is_free: bool,
    pub is_watched: bool,
    pub looks_back: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    pub shows_analysis: bool,
    /// How many seconds ago the last piece came to rest; the game may have ended with it.
    pub at_rest_for: f64,
    /// How the game ended, whichever position is in view, so that the layout stays the same. `None`
    /// while the last piece moves.
    pub end: Option<End>,
    /// The wins and draws so far; the game on the board counts once its last piece has come to rest.
    pub tally: SeriesScore,
    /// The letter of a place whose number is still to be typed.
    pub letter: Option<Key>,
    /// The heading, and the set-up beside it.
    pub title: Cow<'static, str>,
    pub subtitle: String,
    /// Empty while the piece that ends the game is still moving.
    pub headline: String,
    /// What to press now.
    pub press: String,
    pub written: Option<Written>,
    pub about: Option<AboutGame>,
    pub hint: Option<HintWords>,
    pub coach: Option<CoachWords>,
    /// Whether the coach checks a move.
    pub is_checking: bool,
    pub held: Option<Held>,
    /// The number of the move that is praised.
    pub praised: Option<usize>,
    pub players: [PlayerWords<'a>; 2],
    pub to_move: Player,
    pub first_to_move: Player,
    /// How many moves are made in the position in view, and how many there are.
    pub steps: (usize, usize),
    pub place: Place,
    pub moves: &'a dyn Moves,
    /// What can be done in this game but not in every one, as far as its board has no buttons for it.
    pub more: Vec<Action>,
}

impl Model<'_> {
    #[must_use]
    pub const fn player(&self, player: Player) -> &PlayerWords<'_> {
        &self.players[player.index()]
    }

    /// Returns whether the cards tell what the computers look at: to those who watch, or who have
    /// asked what the moves are worth. After the end of a game against a computer it is of no use.
    #[must_use]
    pub const fn tells_thoughts(&self) -> bool {
        self.is_watched || (self.shows_analysis && self.end.is_none())
    }
}

/// What is asked about a game only where it is in view. A [`Place`] stands for the move to it, and
/// moves of the line have numbers from 1.
pub trait Moves {
    fn mover(&self, ply: usize) -> Player;
    fn class(&self, ply: usize) -> Option<MoveClass>;
    fn place_after(&self, ply: usize) -> Place;
    /// Whether a move was the first to be played there.
    fn is_main(&self, ply: usize) -> bool;
    /// The alternatives to a move, each with its number among all that were tried.
    fn others(&self, ply: usize) -> Vec<(usize, Place)>;
    /// The moves of all variations; empty if there are more than `most`.
    fn tree(&self, most: usize) -> Vec<Branching>;
    /// `4`
    fn listed(&self, place: Place) -> String;
    /// `column 4`
    fn phrase(&self, place: Place) -> String;
    fn has_comment(&self, place: Place) -> bool;
    /// Shows the graph of the values. Returns the number of moves of the position that was clicked.
    fn graph_ui(&self, ui: &mut Ui) -> Option<usize>;
    /// Returns a sentence with a name in it cut to so many letters, if that makes it shorter.
    fn with_short_name(&self, sentence: &str, letters: usize) -> Option<String>;
}

/// A move of the tree, and the number of the variation that it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct Branching {
    pub branch: usize,
    pub plies: usize,
    pub place: Place,
}

/// Paints the piece of a side into a square, with this strength.
pub type PaintPiece<'a> = dyn FnMut(&Painter, Player, Rect, f32) + 'a;

#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct HintWords {
    /// The hint, or what is being searched for.
    pub text: String,
    pub is_given: bool,
    /// Whether there is a line of play to show.
    pub has_line: bool,
    pub shows_line: bool,
    /// Whether there is a plan to show.
    pub has_plan: bool,
}

/// A move that the coach holds back.
pub struct Held {
    pub class: MoveClass,
    pub listed: String,
    pub phrase: String,
    /// Whether it leaves a plan that can be shown.
    pub has_plan: bool,
}

/// What the coach says, and about which class of move.
pub struct CoachWords {
    pub class: MoveClass,
    pub card: CardText,
    pub voice: Voice,
}

/// The occasion of what the coach says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// A move is held back.
    Warning,
    /// The last move was good.
    Praise,
    /// The user has asked for a hint.
    Hint,
}

pub struct PlayerWords<'a> {
    pub side: &'static str,
    /// The name on the card.
    pub name: String,
    pub third_person: Name<'a>,
    pub state: String,
    /// The state without the description of the player.
    pub state_alone: Option<&'static str>,
    pub state_said: String,
    /// The colour of the edge of the card, if it stands out: it is their turn, or they have won.
    pub accent: Option<Color32>,
    pub is_searching: bool,
    /// The latest search of the computer, where the cards tell it.
    pub report: Option<ReportWords>,
    /// The number of captured pieces of the opponent, in a game that shows it.
    pub captured: Option<u32>,
    /// The player's pieces or points in the position in view, in a game that they decide:
    /// `12 pieces`.
    pub count: Option<String>,
}

pub struct ReportWords {
    pub found: Option<Found>,
    pub brief: Option<String>,
    /// Whether the move was made without a search, as weak computers do to overlook things.
    pub is_unsearched: bool,
}

/// The end of a game.
pub struct End {
    pub has_won: bool,
    /// Who has won, and the move that decided it.
    pub card: CardText,
    pub taught: Option<String>,
    /// The level above the one that was beaten.
    pub next_level: Option<Preset>,
    /// Why a win does not count.
    pub uncounted: Option<Uncounted>,
    /// Who begins the next game.
    pub begins: String,
    /// `You 2 : 1 Medium`
    pub score: String,
    pub ladder: Option<NextLevels>,
}

/// How far the user has got, at the end of a game against a level.
pub struct NextLevels {
    /// The levels that can play with these rules, from the weakest to the strongest, and whether
    /// each was beaten.
    pub levels: Vec<(LevelId, bool)>,
    pub opponent: usize,
    /// How the last games against it ended, and how many of them in a row.
    pub streak: Option<(Ending, usize)>,
    pub is_first_win: bool,
    /// The level to try next.
    pub suggested: Option<Preset>,
}
