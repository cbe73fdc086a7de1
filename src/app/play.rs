//! The play screen: the board, and beside or below it everything about the game.

use eframe::egui::{Align2, Rect, Ui, UiBuilder, Vec2, pos2, vec2};

use super::board_view::{Layout, Scene, board_ui};
use super::command::Command;
use super::fall;
use super::session::{Hint, Phase};
use super::theme::{self, Palette};
use super::widgets;
use super::{App, panel, words};
use crate::core::connect4::lines::winning_lines;
use crate::core::connect4::{Cell, Column, Position, Shape, Size};
use crate::core::game::Game;
use crate::storage::{Motion, Panel};

/// The height of the line above the board, in points.
const HEADER: f32 = 30.0;
/// The time to strike a line through, in seconds.
const STRIKE: f64 = 0.45;
/// The time that the hovering coin takes to follow, in seconds.
const FOLLOW: f64 = 0.12;
/// How the window is divided.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Division {
    /// The panel stands to the right of the board.
    Beside {
        /// Its width, in points.
        width: f32,
    },
    /// The panel lies below the board.
    Below {
        /// Its height, in points.
        height: f32,
    },
}

/// Returns how a window of this size inside its margins is divided: in the way that leaves more room for this board.
fn division(window: Vec2, size: Size, panel: Panel) -> Division {
    let width = if panel == Panel::Folded { 0.0 } else { (0.335 * window.x).clamp(260.0, 400.0) };
    let least = if panel == Panel::Folded { panel::BAR } else { panel::SMALL };
    let beside = Layout::cell_for(window - vec2(width + 28.0, HEADER), size);
    let below = Layout::cell_for(window - vec2(0.0, HEADER + least + 8.0), size);
    if window.x >= 590.0 && beside >= below {
        Division::Beside { width }
    } else if panel == Panel::Folded {
        Division::Below { height: least }
    } else {
        // The board takes the width; what remains below it belongs to the panel, which always shows its smallest form.
        Division::Below { height: (window.y - HEADER - Layout::height_for(window.x, size) - 8.0).max(least) }
    }
}

/// Shows the play screen.
pub fn ui(app: &mut App, ui: &mut Ui, commands: &mut Vec<Command>) {
    let whole = ui.max_rect();
    let folded = app.settings.panel;
    let margin = if whole.width() < 620.0 { 12.0 } else { 28.0 };
    let inner = whole.shrink(margin);
    let division = division(inner.size(), app.session.position().shape(), folded);
    let (left, rest) = match division {
        Division::Beside { width: 0.0 } => (inner, None),
        Division::Beside { width } => {
            let split = inner.right() - width;
            let left = Rect::from_min_max(inner.min, pos2(split - margin, inner.bottom()));
            (left, Some(Rect::from_min_max(pos2(split, inner.top()), inner.max)))
        }
        Division::Below { height } => {
            let split = inner.bottom() - height;
            let left = Rect::from_min_max(inner.min, pos2(inner.right(), split - 8.0));
            (left, Some(Rect::from_min_max(pos2(inner.left(), split), inner.max)))
        }
    };
    let small = matches!(division, Division::Below { .. });
    // A folded panel leaves its button in the corner, beside the headline.
    let corner = if rest.is_none() { 84.0 } else { 0.0 };
    let header = Rect::from_min_size(left.min, vec2(left.width() - corner, if small { HEADER - 4.0 } else { HEADER }));
    let board = Rect::from_min_max(pos2(left.left(), header.bottom() + 2.0), left.max);
    let now = app.now;
    board_part(app, ui, board, commands);
    header_ui(app, ui, header, small, app.session.phase(now));
    if let Some(rest) = rest {
        let mut child = ui.new_child(UiBuilder::new().max_rect(rest));
        if small {
            panel::below_ui(app, &mut child, commands);
        } else {
            panel::beside_ui(app, &mut child, commands);
        }
    } else {
        panel::unfold_ui(ui, whole, commands);
    }
}

/// Shows the name of the game and the headline: whose turn it is, or how it ended.
fn header_ui(app: &App, ui: &Ui, rect: Rect, small: bool, phase: Phase) {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let size = if small { 17.0 } else { 22.0 };
    let title = if small && rect.width() < 420.0 { "" } else { "Plot 4" };
    widgets::line(painter, rect.left_center(), Align2::LEFT_CENTER, title, theme::strong(size), palette.text, rect.width());
    let headline = words::headline(&app.session, phase);
    let (at, align) =
        if title.is_empty() { (rect.center(), Align2::CENTER_CENTER) } else { (rect.right_center(), Align2::RIGHT_CENTER) };
    let colour = if matches!(phase, Phase::Over(_)) { palette.text } else { palette.text_weak };
    widgets::line(painter, at, align, &headline, theme::strong(size - 4.0), colour, rect.width() - 90.0);
}

/// Returns where a person's coin hovers now: on its way to the column aimed at.
#[must_use]
pub fn hover_place(app: &App) -> f32 {
    let duration = if app.settings.motion == Motion::Reduced { 0.0 } else { FOLLOW };
    fall::glide(app.hover_from, f32::from(app.aim.index()), app.now - app.hover_since, duration)
}

/// Returns the column in the middle of the board, or the one to the left of it.
#[must_use]
pub fn middle(position: &Position<Size>) -> Column {
    Column::from_index((position.shape().columns() - 1) / 2)
}

/// Shows the board, and turns what is done to it into commands.
fn board_part(app: &mut App, ui: &mut Ui, area: Rect, commands: &mut Vec<Command>) {
    let now = app.now;
    let phase = app.session.phase(now);
    let position = *app.session.position();
    let reduced = app.settings.motion == Motion::Reduced;
    let open = app.session.turn() == Phase::Awaiting;
    let flying = app.session.flying(now);
    let lines = if phase == Phase::Falling { Vec::new() } else { winning_lines(&position) };
    let strike = if reduced { 1.0 } else { fall::glide(0.0, 1.0, now - app.session.rest_at(), STRIKE) };
    let place = hover_place(app);
    let shake = app.refused.filter(|_| !reduced).and_then(|(column, since)| Some((column, fall::shake(now - since)?)));
    let hint = match app.session.hint() {
        Some(Hint::Given(report)) => position.landing(report.best).map(|row| Cell { column: report.best, row }),
        Some(Hint::Asked(_)) | None => None,
    };
    let moving = flying.is_some()
        || shake.is_some()
        || now - app.hover_since < FOLLOW
        || (!lines.is_empty() && now - app.session.rest_at() < STRIKE && !reduced);
    if moving {
        ui.ctx().request_repaint();
    }
    // A person's coin follows their aim; a computer's waits in the middle.
    let hovering = match app.session.turn() {
        Phase::Awaiting => Some((position.to_move(), place)),
        Phase::Thinking | Phase::Paused => Some((position.to_move(), f32::from(middle(&position).index()))),
        Phase::Falling | Phase::Over(_) => None,
    };
    let scene = Scene {
        position: &position,
        flying,
        hovering: hovering.filter(|_| flying.is_none_or(|(_, place)| place.height < 2.0)),
        aim: open.then_some(app.aim),
        hint,
        last: app.session.last_cell().filter(|_| flying.is_none()),
        lines: &lines,
        strike,
        shake,
        open,
    };
    let touched = board_ui(ui, area, &mut app.sprites, &scene);
    commands.extend(touched.aimed.map(Command::Aim));
    commands.extend(touched.dropped.map(Command::Drop));
}
