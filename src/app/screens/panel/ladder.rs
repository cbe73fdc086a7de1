//! The levels as a ladder, on the card at the end of a game against one: how far the user has got,
//! a streak, and now and then another level to try.

use egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, Ui, pos2, vec2};

use crate::app::contract::command::Command;
use crate::app::kit::widgets::{self, Button};
use crate::app::screens::model::Ladder;
use crate::app::theme::{self, Palette};
use crate::core::kind::{LevelId, Preset};
use crate::session::{Ending, is_unbeatable};
use crate::words::{level_name, text};

/// The least number of wins in a row that is a streak.
const STREAK: usize = 2;
const RUNG: f32 = 9.0;
/// The height of the names below the rungs.
const NAMES: f32 = 22.0;
/// The size of type of a name.
const NAME: f32 = 12.0;
/// The least space between two names.
const NAME_GAP: f32 = 8.0;

impl Ladder {
    /// Returns the sentence about the streak or another success, if there is one.
    pub fn said_of_streak(&self) -> Option<String> {
        let opponent = self.name(self.opponent);
        match self.streak? {
            _ if self.is_first_win => Some(text::play::first_win(opponent)),
            (Ending::Drawn, _) if is_unbeatable(self.levels[self.opponent].0) => {
                Some(text::play::held_to_a_draw(opponent))
            }
            (Ending::Won, count) if count >= STREAK => {
                Some(text::play::wins_in_a_row(count, opponent))
            }
            (Ending::Lost, count) if self.suggested.is_some() => {
                Some(text::play::losses_in_a_row(count, opponent))
            }
            (Ending::Won | Ending::Drawn | Ending::Lost, _) => None,
        }
    }

    /// Returns the level to try next, with the question about it.
    pub fn question(&self) -> Option<(Preset, String)> {
        let (level, (ending, _)) = self.suggested.zip(self.streak)?;
        let name = level_name(LevelId::Preset(level));
        let question = match ending {
            Ending::Won => text::play::ready_for(name),
            Ending::Drawn | Ending::Lost => text::play::try_level(name),
        };
        Some((level, question))
    }

    fn name(&self, rung: usize) -> String {
        level_name(self.levels[rung].0)
    }

    pub const HEIGHT: f32 = 2.0 * RUNG + NAMES;

    /// Shows the rungs, those that are beaten with a check, and names them as far as there is room.
    pub fn ui(&self, ui: &Ui) {
        let (place, palette) = (ui.max_rect(), Palette::of(ui.ctx()));
        let painter = ui.painter();
        let y = place.top() + RUNG;
        let at = |rung: usize| pos2(self.x(painter, place, rung), y);
        for rung in 1..self.levels.len() {
            let ends = [at(rung - 1) + vec2(RUNG, 0.0), at(rung) - vec2(RUNG, 0.0)];
            let (_, is_beaten) = self.levels[rung - 1];
            let stroke = if is_beaten {
                Stroke::new(2.5, palette.win.text)
            } else {
                Stroke::new(1.5, palette.text_weak)
            };
            painter.line_segment(ends, stroke);
        }
        for (rung, &(_, is_beaten)) in self.levels.iter().enumerate() {
            rung_ui(painter, at(rung), is_beaten, rung == self.goal(), palette);
        }
        for rung in self.named(painter, place) {
            let colour = if rung == self.goal() || rung == self.opponent {
                palette.text
            } else {
                palette.text_weak
            };
            let below = pos2(at(rung).x, place.bottom() - 0.5 * NAMES + 2.0);
            let (name, font) = (self.name(rung), theme::regular(NAME));
            painter.text(below, Align2::CENTER_CENTER, name, font, colour);
        }
        let beaten = self
            .levels
            .iter()
            .filter(|&&(_, is_beaten)| is_beaten)
            .count();
        let said = text::play::levels_beaten(beaten, self.levels.len());
        widgets::name_region(ui, place, "ladder", &said);
    }

    /// Returns the rung that is marked: the level to try next, or the one that was played.
    fn goal(&self) -> usize {
        let suggested = self.suggested.map(LevelId::Preset);
        let rung = |&(id, _): &(LevelId, bool)| Some(id) == suggested;
        self.levels.iter().position(rung).unwrap_or(self.opponent)
    }

    /// Returns the middle of a rung: the first and the last name end at the edges.
    fn x(&self, painter: &Painter, place: Rect, rung: usize) -> f32 {
        let half = |rung: usize| 0.5 * self.width(painter, rung).max(2.0 * RUNG);
        let last = self.levels.len() - 1;
        let (left, right) = (place.left() + half(0), place.right() - half(last));
        #[expect(clippy::cast_precision_loss, reason = "a few levels")]
        let share = rung as f32 / last.max(1) as f32;
        left + (right - left) * share
    }

    /// Returns the width of a level's name.
    fn width(&self, painter: &Painter, rung: usize) -> f32 {
        painter
            .layout_no_wrap(self.name(rung), theme::regular(NAME), Color32::PLACEHOLDER)
            .size()
            .x
    }

    /// Returns the rungs with a name below them: all of them if they fit, else the marked one, the
    /// first and the last, and whichever others there is room for.
    fn named(&self, painter: &Painter, place: Rect) -> Vec<usize> {
        let span = |rung: usize| {
            let (middle, half) = (
                self.x(painter, place, rung),
                0.5 * self.width(painter, rung),
            );
            [middle - half, middle + half]
        };
        let count = self.levels.len();
        let mut named: Vec<usize> = Vec::new();
        for rung in [self.goal(), 0, count - 1].into_iter().chain(0..count) {
            let [left, right] = span(rung);
            let is_apart = |&other: &usize| {
                let [from, to] = span(other);
                right + NAME_GAP <= from || to + NAME_GAP <= left
            };
            if named.iter().all(is_apart) {
                named.push(rung);
            }
        }
        named
    }
}

/// Paints a rung: a check if it is beaten, a dot if it is the goal, else a ring.
fn rung_ui(painter: &Painter, at: Pos2, is_beaten: bool, is_goal: bool, palette: &Palette) {
    if is_beaten {
        painter.circle_filled(at, RUNG, palette.win.text);
        let check = [(-0.42, 0.02), (-0.12, 0.34), (0.45, -0.32)];
        let points: Vec<Pos2> = check.map(|(x, y)| at + RUNG * vec2(x, y)).into();
        painter.line(points, Stroke::new(2.0, palette.card));
    } else {
        let colour = if is_goal {
            palette.accent
        } else {
            palette.text_weak
        };
        painter.circle(
            at,
            RUNG - 1.0,
            palette.card,
            Stroke::new(if is_goal { 2.5 } else { 1.5 }, colour),
        );
    }
    if is_goal {
        if is_beaten {
            painter.circle_stroke(at, RUNG + 2.5, Stroke::new(1.5, palette.accent));
        } else {
            painter.circle_filled(at, 0.38 * RUNG, palette.accent);
        }
    }
}

/// Returns the label of the button that starts a game against a level.
pub fn play_level(level: Preset) -> String {
    text::play::level(level_name(LevelId::Preset(level)))
}

/// Shows the question about the level to try next, and the button that starts a game against it.
pub fn suggestion_row(ui: &mut Ui, level: Preset, question: &str, commands: &mut Vec<Command>) {
    let (place, palette) = (ui.max_rect(), Palette::of(ui.ctx()));
    let label = play_level(level);
    let button = Button::new(&label, "").tip(text::play::level_tip());
    let width = button.need(ui.painter(), 16.0);
    let width = width.max(0.42 * place.width()).min(0.6 * place.width());
    let (left, right) = place.split_left_right_at_x(place.right() - width);
    let room = left.width() - 8.0;
    let font = theme::strong(15.5);
    let words = widgets::fitted(ui.painter(), question, font, palette.text, room);
    let at = Align2::LEFT_CENTER
        .anchor_size(left.left_center(), words.size())
        .min;
    ui.painter().galley(at, words, palette.text);
    widgets::name_region(ui, left, "question", question);
    let mut row = ui.new_child(egui::UiBuilder::new().max_rect(right));
    if button.ui(&mut row, right.size()) {
        commands.push(Command::PlayLevel(level));
    }
}
