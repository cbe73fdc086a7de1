//! A game on the table, whichever it is: its session, its thinking computers, its board and its
//! mode selection.

mod acts;
mod as_table;
mod celebration;
mod choices;
mod entry;
mod new_games;
mod objecting;
mod playing;
mod proposal;
mod proposing;
mod reviewing;
mod settling;
mod showing;
mod sounding;
mod spoken;
mod teaching;
mod thinking;

use std::collections::VecDeque;

use egui::Context;

use self::celebration::Celebration;
use self::proposal::Proposal;
use self::settling::Settling;
use super::analysis::Analysis;
use super::contract::board::{BoardUi, side_below};
use super::contract::draft::Draft;
use super::contract::model::{Act, Hint, Lesson, Phase, phase_of};
use super::contract::moving_piece::Moving;
use super::contract::pictures::Pictures;
use super::contract::table::{Around, Effects, Table};
use super::input::typed_place::Typed;
use super::screens::{new_game, panel, review};
use crate::core::game::Player;
use crate::core::kind::MoveOf;
use crate::core::search::Report;
use crate::session::{SavedGame, Session};
use crate::worker::{Thinking, Ticket};

/// A move that a computer was asked for.
struct Asked<M> {
    ticket: Ticket,
    since: f64,
    answer: Option<Report<M>>,
}

/// A game of one kind on the table.
pub struct GameTable<K: BoardUi> {
    session: Session<K>,
    ctx: Context,
    /// The thread that thinks, from the first time that something is to be thought about.
    thinking: Option<Thinking<K::Game>>,
    asked: Option<Asked<MoveOf<K>>>,
    reports: [Option<Report<MoveOf<K>>>; 2],
    hint: Option<Hint<MoveOf<K>>>,
    aim: K::Aim,
    moving: Option<Moving<K>>,
    /// The celebration of a win that a person has just made.
    celebration: Option<Celebration>,
    /// What refused a move last, and when.
    refused: Option<(K::Aim, f64)>,
    view: K::View,
    pictures: Pictures<K::Picture>,
    panel: panel::View,
    analysis: Analysis<K>,
    /// The moves of the position of which a screen reader has said what the analysis says.
    said_of: Option<Vec<MoveOf<K>>>,
    /// Whether it is a board to try moves on, rather than a game.
    is_free: bool,
    /// The side from which a person wants to see the board, once they have turned it.
    seen_from: Option<Player>,
    /// The move of a person who is taught that is looked at, or held back.
    lesson: Option<Lesson<MoveOf<K>>>,
    /// The move that a person has asked for once, where that is not enough, and when: the same
    /// again makes it.
    asked_once: Option<(MoveOf<K>, f64)>,
    /// The answers to a question that the program proposes.
    proposal: Proposal<K>,
    /// How a person settles a question, while the adviser is asked about it.
    settling: Option<Settling<K>>,
    /// The review, while it is shown.
    review: Option<review::View>,
    draft: Draft<K>,
    modes: new_game::View,
    acts: VecDeque<Act<K>>,
    typed: Typed,
}

impl<K: BoardUi> GameTable<K> {
    /// Returns a table with a game where it was left.
    #[must_use]
    pub fn new(ctx: &Context, game: SavedGame<K>) -> Self {
        Self {
            aim: K::first_aim(game.setup),
            draft: Draft::new(game.seats, game.setup, game.is_teaching).with_names(&game.names),
            modes: new_game::View::default(),
            session: Session::new(game),
            ctx: ctx.clone(),
            thinking: None,
            asked: None,
            reports: [None, None],
            hint: None,
            moving: None,
            celebration: None,
            refused: None,
            view: K::View::default(),
            pictures: Pictures::default(),
            panel: panel::View::default(),
            analysis: Analysis::default(),
            said_of: None,
            is_free: false,
            seen_from: None,
            lesson: None,
            asked_once: None,
            proposal: Proposal::default(),
            settling: None,
            review: None,
            acts: VecDeque::new(),
            typed: Typed::default(),
        }
    }

    /// Returns what the game waits for, apart from the way of a piece.
    fn turn(&self) -> Phase {
        phase_of(self.session.turn())
    }

    /// Returns when the last piece is at rest, in seconds of the input's clock; a time in the past
    /// if it is.
    fn rest_at(&self) -> f64 {
        self.moving
            .as_ref()
            .map_or(f64::NEG_INFINITY, Moving::rest_at)
    }

    /// Returns how many times as fast as usual everything goes: only two computers are watched at
    /// another speed.
    fn speed(&self, around: &Around<'_>) -> f64 {
        if self.session.is_watched() {
            f64::from(around.settings.speed)
        } else {
            1.0
        }
    }

    /// Returns whether the game goes on with what is chosen in the mode selection, rather than a
    /// new one begins.
    fn goes_on(&self, around: &Around<'_>) -> bool {
        around.in_game
            && self.draft.setup == self.session.setup()
            && !matches!(self.turn(), Phase::Over(_))
    }

    /// Returns the side that sits at the lower edge of the board: the only person's, unless
    /// somebody has turned it.
    fn side_below(&self) -> Player {
        self.seen_from
            .unwrap_or_else(|| side_below::<K>(self.session.you()))
    }

    /// Returns whether the board stands upside down.
    fn is_turned(&self) -> bool {
        K::SIDE_BELOW.is_some_and(|usual| usual != self.side_below())
    }

    /// Returns whether a piece is on its way.
    fn is_moving(&self, now: f64) -> bool {
        now < self.rest_at()
    }

    /// Changes the game: what was being thought about is given up, and the change is kept.
    fn change(&mut self, change: impl FnOnce(&mut Session<K>)) -> Effects {
        self.stop_thinking();
        self.proposal.drop_answers();
        let before = self.session.record().played().to_vec();
        change(&mut self.session);
        // Not the number of moves: another line may be as long.
        let is_other = self.session.record().played() != before;
        if is_other {
            self.moving = None;
            self.celebration = None;
            self.hint = None;
            self.asked_once = None;
            self.drop_lesson();
            self.reports = [None, None];
        }
        Effects {
            announcement: Some(self.announcement()),
            changed: true,
            is_hushed: is_other,
            ..Effects::default()
        }
    }

    /// Returns what views and keys have asked for and is not done yet.
    #[cfg(test)]
    pub(super) fn asked_acts(&mut self) -> &[Act<K>] {
        self.acts.make_contiguous()
    }
}

#[cfg(test)]
mod tests;
