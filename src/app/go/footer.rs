//! The row below the board: captures or the count, and buttons for moves that are not points.

use std::sync::Arc;

use egui::{Align2, Galley, Rect, Ui, pos2, vec2};

use crate::app::analysis::evaluation_bar::Bar;
use crate::app::board::Layout;
use crate::app::board::places::stone_name;
use crate::app::contract::board::{Scene, verdict_label};
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::core::game::{Game, Player};
use crate::core::go::{Go, Move, Phase, Position};
use crate::core::kind::PositionInfo as _;
use crate::words::{self, text};

/// The height of the row with the gap above it, in points: its buttons show their keys.
pub(super) const HEIGHT: f32 = GAP + Button::WITH_KEY;
/// The gap above the row.
const GAP: f32 = 8.0;
/// The least width of the row in points; it is narrower only where the area is.
const WIDTH: f32 = 360.0;
/// The greatest width of a button.
const BUTTON: f32 = 118.0;

/// Returns the part of an area that is left to the board.
pub(super) fn without(area: Rect) -> Rect {
    area.with_max_y((area.bottom() - HEIGHT).max(area.top() + 1.0))
}

/// Shows the row, as wide as the board above it, and returns the move of a button that was pressed.
pub(super) fn ui(ui: &mut Ui, area: Rect, scene: &Scene<'_, Go>) -> Option<Move> {
    let size = scene.position.setup().size();
    let layout = Layout::fit(without(area), size, scene.shows_coordinates, ui.pixels_per_point());
    let board = layout.plate();
    let width = board.width().max(WIDTH.min(area.width()));
    // Right below the board, also where that is lower than its place.
    let top = f32::min(board.bottom() + layout.edge(), area.bottom() - HEIGHT) + GAP;
    let row = Rect::from_min_size(
        pos2(board.center().x - 0.5 * width, top),
        vec2(width, Button::WITH_KEY),
    )
    .shrink2(vec2(4.0, 0.0));
    // A row that is wider than the board begins where the cards of a small window do: below the
    // bar.
    let row = if board.width() < row.width() {
        let window = ui.max_rect().left() + 4.0;
        row.with_min_x((row.left() - Bar::room(area)).max(window))
    } else {
        row
    };
    let is_open = scene.is_open();
    let worth = scene
        .verdicts
        .and_then(|verdicts| verdicts.iter().find(|worth| worth.mv == Move::Pass))
        .map(|worth| worth.verdict);
    let [shown, said] = worth.map_or_else(Default::default, |verdict| {
        [verdict_label::<Go>(verdict), words::verdict::<Go>(verdict)]
    });
    let buttons = if scene.position.phase() == Phase::Settling {
        [
            (Button::primary(text::go::count(), "F2").tip(text::go::count_tip()), Move::Done),
            (Button::new(text::go::resume(), "F4").tip(text::go::resume_tip()), Move::Resume),
        ]
    } else {
        [
            (
                Button {
                    note: (&shown, &said),
                    ..Button::new(text::go::pass(), "F2").tip(text::go::pass_tip())
                },
                Move::Pass,
            ),
            (Button::new(text::go::resign(), "F4").tip(text::go::resign_tip()), Move::Resign),
        ]
    };
    let width = (0.27 * row.width()).min(BUTTON);
    let mut pressed = None;
    let mut right = row.right();
    let has_buttons = scene.position.outcome().is_none() && !scene.is_looked_at;
    if has_buttons {
        for (button, mv) in buttons.into_iter().rev() {
            let place =
                Rect::from_min_max(pos2(right - width, row.top()), pos2(right, row.bottom()));
            if button.enabled(is_open).ui_at(ui, place) {
                pressed = Some(mv);
            }
            right = place.left() - GAP;
        }
    }
    status_ui(
        ui,
        Rect::from_min_max(row.min, pos2(right, row.bottom())),
        scene,
        if has_buttons { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER },
    );
    pressed
}

/// Shows the status below the board, after who leads, if that is shown, or before the points that
/// count for neither side; in one row where there is room, else in two or three, and only the first
/// of both if there is no room for more.
fn status_ui(ui: &Ui, place: Rect, scene: &Scene<'_, Go>, align: Align2) {
    let palette = Palette::of(ui.ctx());
    let position = scene.position;
    let lead = scene.territory.and_then(|insight| words::lead::<Go>(position, insight));
    let (first, more) = match lead {
        Some(lead) => (lead, Some(status(position))),
        None => (status(position), words::open_points(position)),
    };
    let laid = |told: &str, types: &[(f32, usize)]| {
        let (colour, painter) = (palette.text_weak, ui.painter());
        widgets::readable(painter, told, (theme::regular, types), colour, place.size())
    };
    let whole = |galley: &Arc<Galley>| !galley.elided && galley.size().y <= place.height();
    let in_rows = |more: &String| {
        let in_a_row = laid(&text::play::beside(&first, more), &[(14.0, 1), (12.5, 1)]);
        let in_two = || laid(&format!("{first}\n{more}"), &[(12.5, 2), (11.0, 3)]);
        let galley = Some(in_a_row).filter(whole);
        galley.or_else(|| Some(in_two()).filter(whole))
    };
    let galley = more.as_ref().and_then(in_rows);
    let galley = galley.unwrap_or_else(|| laid(&first, &[(14.0, 1), (12.5, 2), (11.0, 2)]));
    let told = words::beside(std::iter::once(first).chain(more));
    let at = align.align_size_within_rect(galley.size(), place).min;
    ui.painter().galley(at, galley, palette.text_weak);
    widgets::name_region(ui, place, "go-counts", &told);
}

/// Returns the status below the board: captures, who has passed or resigned, or the score.
fn status(position: &Position) -> String {
    match position.phase() {
        Phase::Playing => {
            let [black, white] = Player::BOTH.map(|player| position.captured(player));
            text::go::captures(black, white)
        }
        Phase::Passed => text::go::passed(stone_name(Some(position.to_move().other()))),
        Phase::Settling | Phase::Counted(_) => {
            Go::tally(position).map(words::points).unwrap_or_default()
        }
        Phase::Resigned(player) => text::go::resigned(stone_name(Some(player))),
    }
}
