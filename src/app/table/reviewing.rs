//! What a table has to do with the review of its game.

use egui::{Ui, UiBuilder};

use super::GameTable;
use crate::app::analysis::Need;
use crate::app::contract::board::{BoardUi, Scene};
use crate::app::contract::command::Command;
use crate::app::contract::model::{MOST_SHOWN, Requests};
use crate::app::contract::notice_place::NoticePlace;
use crate::app::contract::review_act::ReviewAct;
use crate::app::contract::table::{Around, Effects, Table as _};
use crate::app::screens::review::{self, Page, facts};
use crate::app::words;
use crate::core::game::Game;
use crate::session::Turn;

impl<K: BoardUi> GameTable<K> {
    /// Does something about the review.
    pub(super) fn do_review(&mut self, act: ReviewAct) -> Effects {
        let Some(view) = self.review else {
            return match act {
                ReviewAct::Toggle => self.open_review(),
                ReviewAct::Leave
                | ReviewAct::Next
                | ReviewAct::Previous
                | ReviewAct::Line
                | ReviewAct::TryAgain => Effects::default(),
            };
        };
        match act {
            ReviewAct::Toggle | ReviewAct::Leave => {
                self.review = None;
                self.change(|session| session.go_to(view.came_from))
            }
            ReviewAct::Next => {
                let after = self.session.record().cursor() + 1;
                let mistakes = self.mistakes();
                // From the end of the game it leads to the first one.
                let is_at_end = after > self.session.record().moves().len();
                let next = mistakes
                    .iter()
                    .copied()
                    .find(|&ply| ply > after || is_at_end);
                self.show_mistake(next)
            }
            ReviewAct::Previous => {
                let before = self.session.record().cursor() + 1;
                let previous = self.mistakes().into_iter().rev().find(|&ply| ply < before);
                self.show_mistake(previous)
            }
            ReviewAct::Line => {
                if let Some(view) = &mut self.review {
                    view.shows_line = !view.shows_line;
                    view.said_line = None;
                }
                Effects::announcement(self.review_announcement())
            }
            ReviewAct::TryAgain if self.session.position().outcome().is_some() => {
                Effects::default()
            }
            ReviewAct::TryAgain => {
                self.review = None;
                if self.session.turn() == Turn::Person {
                    self.session.try_from_here();
                }
                // Whoever goes on from here knows what the solver thinks of it.
                self.session.note_analysis();
                Effects {
                    changed: true,
                    ..Effects::notice(self.try_again_words())
                }
            }
        }
    }

    /// Shows the review, at the first mistake, once that is known.
    fn open_review(&mut self) -> Effects {
        let record = self.session.record();
        if record.moves().is_empty() {
            return Effects::notice("There is nothing to review before the first move");
        }
        let came_from = record.cursor();
        self.stop_thinking();
        self.hint = None;
        self.drop_lesson();
        self.moving = None;
        self.review = Some(review::View {
            came_from,
            ..review::View::default()
        });
        Effects::announcement("Review: looking at every move of the game")
    }

    /// Says the best play where it was asked for and has just become known. Goes to the first
    /// mistake when all are known, if nobody has gone elsewhere since the review was opened.
    pub(super) fn follow_review(&mut self, effects: &mut Effects) {
        let Some(view) = self.review else { return };
        let cursor = self.session.record().cursor();
        let line = self
            .analysis
            .best_play(cursor)
            .filter(|_| view.shows_line && view.said_line != Some(cursor));
        if let Some(line) = line {
            effects.announcement = Some(words::best_play(line, MOST_SHOWN));
            self.review = Some(review::View {
                said_line: Some(cursor),
                ..view
            });
        }
        if view.has_begun || !facts::is_complete(&self.session, &self.analysis) {
            return;
        }
        if let Some(view) = &mut self.review {
            view.has_begun = true;
        }
        if self.session.record().cursor() == view.came_from {
            let first = self.mistakes().first().copied();
            *effects = Effects {
                notice: effects.notice.take(),
                ..self.show_mistake(first)
            };
        }
    }

    /// Returns the numbers of the moves that gave something away.
    fn mistakes(&self) -> Vec<usize> {
        (1..=self.session.record().moves().len())
            .filter(|&ply| self.analysis.change(ply).is_some())
            .collect()
    }

    /// Shows the position before a mistake.
    fn show_mistake(&mut self, ply: Option<usize>) -> Effects {
        let Some(ply) = ply else {
            return Effects::announcement(self.review_announcement());
        };
        let effects = self.change(|session| session.go_to(ply - 1));
        Effects {
            announcement: Some(self.review_announcement()),
            changed: false,
            ..effects
        }
    }

    /// Returns what a screen reader says of the position in view of the review.
    pub(super) fn review_announcement(&self) -> String {
        let record = self.session.record();
        let ply = record.cursor() + 1;
        let best = self
            .review
            .filter(|view| view.shows_line)
            .and_then(|_| self.analysis.best_play(record.cursor()));
        if let Some(line) = best {
            return words::best_play(line, MOST_SHOWN);
        }
        match facts::mistakes(&self.session, &self.analysis)
            .iter()
            .find(|mistake| mistake.ply == ply)
        {
            Some(mistake) => format!("Move {ply}: {}", mistake.sentence),
            None => match record.moves().get(record.cursor()) {
                Some(&mv) => {
                    let mover = words::addressed_within(
                        &self.session,
                        self.session.mover_at(record.cursor()),
                    );
                    format!("Before move {ply}, {mover}: {}", K::move_phrase(mv))
                }
                None => facts::subtitle(&self.session, &self.analysis),
            },
        }
    }

    /// Returns what one may do after leaving the review to try again.
    fn try_again_words(&self) -> String {
        let mover = self.session.position().to_move();
        match self.session.turn() {
            Turn::Person if self.session.you() == Some(mover) => "Your turn: try again".to_owned(),
            Turn::Person => format!(
                "{}’s turn: try again",
                words::third_person(&self.session, mover)
            ),
            Turn::Computer | Turn::Held | Turn::Forced(_) | Turn::Over(_) => {
                format!(
                    "{} is to move: P lets it play again",
                    words::in_a_word(&self.session, mover)
                )
            }
        }
    }

    /// Returns what needs the analysis besides its own views.
    pub(super) fn needed(&self) -> Need {
        match self.review {
            Some(review::View {
                shows_line: true, ..
            }) => Need::BestPlay,
            Some(_) => Need::Line,
            // Before a person who is taught has chosen, so that most moves can be made at once.
            None if self.session.is_taught() && !self.is_free => Need::Position,
            None => Need::Nothing,
        }
    }

    /// Notes that the analysis is looked at, as long as the game is not over: what is seen after
    /// its end helps nobody in it.
    pub(super) fn note_analysis(&mut self) {
        if (self.analysis.is_on() || self.review.is_some()) && !self.session.has_ended() {
            self.session.note_analysis();
        }
    }

    /// Shows the review. Returns where it has room for a notice.
    pub(super) fn review_ui(
        &mut self,
        ui: &mut Ui,
        around: &Around<'_>,
        commands: &mut Vec<Command>,
    ) -> NoticePlace {
        let page = Page::of::<K>(
            ui.max_rect(),
            self.session.setup(),
            ui.ctx().pixels_per_point(),
        );
        let mut acts = std::mem::take(&mut self.acts);
        acts.clear(); // what was asked of the board before is not asked of the review
        let verdicts = self.analysis.moves(self.session.record());
        let compared = facts::compared(&self.session, &self.analysis);
        let (mut view, mut pictures) = (
            std::mem::take(&mut self.view),
            std::mem::take(&mut self.pictures),
        );
        // The board is looked at: nothing that is done to it plays.
        let is_line = self.review.is_some_and(|view| view.shows_line);
        let line = self
            .analysis
            .best_play(self.session.record().cursor())
            .filter(|_| is_line);
        let line = line.map_or(&[] as &[_], |line| &line[..line.len().min(MOST_SHOWN)]);
        // The best play takes the place of what it is held against: both are coins that are not
        // there.
        let compared = compared.as_ref().filter(|_| line.is_empty());
        let scene = Scene {
            last: None,
            line,
            ..self.scene(around, Some(&verdicts), compared)
        };
        // Where the board reaches under the heading there is nothing of it to press.
        let mut board = ui.new_child(UiBuilder::new().id_salt("reviewed"));
        board.shrink_clip_rect(ui.max_rect().with_min_y(page.heading.bottom()));
        let _ = K::board_ui(&mut board, page.board, &mut pictures, &mut view, &scene);
        let mut shown = self.review.unwrap_or_default();
        let model = review::Model {
            session: &self.session,
            analysis: &self.analysis,
        };
        let mut requests = Requests {
            commands,
            acts: &mut acts,
        };
        review::ui(&model, &page, &mut shown, &mut pictures, ui, &mut requests);
        self.review = Some(shown);
        (self.acts, self.view, self.pictures) = (acts, view, pictures);
        NoticePlace {
            line: page.notice(),
            lowest: page.heading.bottom(),
            may_stay: true,
        }
    }
}
