//! What the review shows, of whichever game, and its view state.

use egui::{Color32, Painter};

use crate::app::analysis::graph::Axis;
use crate::app::theme::Palette;
use crate::core::game::Player;
use crate::core::kind::MoveClass;
use crate::words::Name;

/// View state of the review, kept from frame to frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct View {
    /// The key moment that the list was last scrolled to, how many there were then,
    /// and the height of the list.
    pub scrolled_to: Option<(usize, usize, f32)>,
    /// Whether the best play from the position in view is shown.
    pub shows_line: bool,
    /// The position whose best play was announced, by its number of moves.
    pub said_line: Option<usize>,
    /// The cursor before the review, to return to.
    pub came_from: usize,
    /// Whether the first key moment has been shown, or there was none.
    pub has_begun: bool,
    /// The position that is shown until the move that decided the game is known.
    pub shown: Option<usize>,
}

#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Model<'a> {
    pub sides: [Name<'static>; 2],
    /// The players, as they are called in a sentence.
    pub names: [Name<'a>; 2],
    pub accents: [Color32; 2],
    /// `You against High · You won on move 25`
    pub subtitle: String,
    /// `You won on move 25`
    pub ending: String,
    /// How many moves are made in the position in view.
    pub cursor: usize,
    /// Who made each move of the line, and its class once that is known.
    pub moves: Vec<(Player, Option<MoveClass>)>,
    /// Whether the game goes on from the position in view.
    pub can_play: bool,
    /// Whether there is a plan for the position in view.
    pub has_plan: bool,
    /// `Move 17: you played column 3`, or how the game ended.
    pub next_move: String,
    /// `cost 4 discs`
    pub next_cost: Option<String>,
    /// The comment on the next move, in one line.
    pub comment: Option<String>,
    /// The key moments, in the order of the game.
    pub moments: Vec<Moment>,
    /// The number of the one that decided the game, once that is known.
    pub decided_by: Option<usize>,
    pub counts: Vec<ClassCount>,
    pub accuracies: [AccuracyWords; 2],
    pub accuracy_tip: String,
    /// How many positions of the line are known, and how many there are.
    pub known: (usize, usize),
    /// Whether all values known of the line are exact.
    pub is_exact: bool,
    pub has_failed: bool,
    pub shorten: Box<Shorten<'a>>,
    pub graph: Box<PaintGraph<'a>>,
    pub read_out: Box<ReadOut<'a>>,
}

impl Model<'_> {
    /// Returns the number of the move after the position in view, counted from 1.
    #[must_use]
    pub const fn next_ply(&self) -> usize {
        self.cursor + 1
    }

    /// Returns the class of a move of the line, counted from 1, if it is known.
    #[must_use]
    pub fn class(&self, ply: usize) -> Option<MoveClass> {
        self.moves.get(ply - 1)?.1
    }

    /// Returns whether every position of the line is known.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.known.0 == self.known.1
    }
}

/// Returns a sentence with a name in it cut to so many letters, if that makes it shorter.
pub type Shorten<'a> = dyn Fn(&str, usize) -> Option<String> + 'a;

/// Returns what the graph says at a move, counted from 1, and then shorter ways to say it:
/// `Move 14: Casual played column 5 · Red in 5`.
pub type ReadOut<'a> = dyn Fn(usize) -> Vec<String> + 'a;

/// Paints the curve of the values.
pub type PaintGraph<'a> = dyn Fn(&Painter, Axis, &Palette) + 'a;

/// A mistake of either side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Its number, counted from 1.
    pub ply: usize,
    pub player: Player,
    pub class: MoveClass,
    /// A sentence about it: `You missed four in a row in column 5`.
    pub sentence: String,
}

/// How often a class occurs among the moves of each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassCount {
    pub class: MoveClass,
    /// How often it occurs, by side.
    pub counts: [usize; 2],
}

pub struct AccuracyWords {
    /// A figure: `85%`.
    pub figure: String,
    /// What stands beside it.
    pub label: &'static str,
    /// Both for a screen reader: `accuracy 85%, 11 of 13 moves good`.
    pub said: String,
}
