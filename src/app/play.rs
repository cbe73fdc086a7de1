//! The play screen: the board, and beside or below it everything about the game.

use egui::{Align2, Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::board::BoardUi;
use super::model::{Model, Phase, Requests};
use super::panel::{Below, Beside};
use super::pictures::Pictures;
use super::says::NoticePlace;
use super::theme::{self, Palette};
use super::{panel, widgets, words};
use crate::storage::Panel;

/// The height of the line above the board, in points.
const HEADER: f32 = 30.0;
/// The least width of a window whose panel stands beside the board, in points.
const LEAST_BESIDE: f32 = 590.0;
/// The share of the width that the panel takes beside the board, and its least and greatest width, in points.
const PANEL: (f32, f32, f32) = (0.335, 260.0, 400.0);
/// The space between the board and a panel beside it, in points.
const BETWEEN: f32 = 28.0;
/// The space between the board and a panel below it, in points.
const BELOW: f32 = 8.0;
/// The width that the button of a folded panel takes from the headline, in points.
const UNFOLD: f32 = 84.0;

/// The letters of a long name in the headline, where there is no room for all of them: as many as can be.
const SHORT_NAMES: [usize; 4] = [18, 14, 10, 6];

/// How the window is divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// All of it.
    window: Rect,
    /// The line above the board.
    header: Rect,
    /// The place of the board.
    pub board: Rect,
    /// The place of the panel.
    panel: Place,
}

/// Where the panel is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Place {
    /// To the right of the board.
    Beside(Rect),
    /// Below it.
    Below(Rect),
    /// Folded away, where it would stand beside the board.
    Folded,
}

impl Layout {
    /// Returns how a window is divided: in the way that leaves more room for the board.
    pub fn of<K: BoardUi>(window: Rect, setup: K::Setup, panel: Panel) -> Self {
        let margin = if window.width() < 620.0 { 12.0 } else { BETWEEN };
        let inner = window.shrink(margin);
        let (share, least_width, most_width) = PANEL;
        let is_folded = panel == Panel::Folded;
        let width = if is_folded { 0.0 } else { (share * inner.width()).clamp(least_width, most_width) };
        let least_height = if is_folded { Below::BUTTON } else { Below::LEAST };
        let place_size = |taken: Vec2| K::place_size(inner.size() - taken, setup);
        let beside = place_size(vec2(width + BETWEEN, HEADER));
        let below = place_size(vec2(0.0, HEADER + least_height + BELOW));
        let is_beside = inner.width() >= LEAST_BESIDE && beside >= below;
        let (left, place, header) = if is_beside && is_folded {
            (inner, Place::Folded, HEADER)
        } else if is_beside {
            let (board, panel) = inner.split_left_right_at_x(inner.right() - width);
            (board.with_max_x(board.right() - margin), Place::Beside(panel), HEADER)
        } else {
            // The board takes the width; what remains below it belongs to the panel, which always shows its smallest form.
            let rest = inner.height() - HEADER - K::height_for(inner.width(), setup) - BELOW;
            let height = if is_folded { least_height } else { rest.max(least_height) };
            let (board, panel) = inner.split_top_bottom_at_y(inner.bottom() - height);
            (board.with_max_y(board.bottom() - BELOW), Place::Below(panel), HEADER - 4.0)
        };
        // A folded panel leaves its button in the corner, beside the headline.
        let corner = if place == Place::Folded { UNFOLD } else { 0.0 };
        let header = Rect::from_min_size(left.min, vec2(left.width() - corner, header));
        let board = Rect::from_min_max(pos2(left.left(), header.bottom() + 2.0), left.max);
        Self { window, header, board, panel: place }
    }
}

/// Shows everything on the play screen but the board. Returns where a notice covers neither the board nor the headline: over the
/// panel's line of words, or over the title where the panel is folded.
pub fn ui<K: BoardUi>(
    model: &Model<'_, K>,
    layout: &Layout,
    view: &mut panel::View,
    pictures: &mut Pictures<K::Picture>,
    ui: &mut Ui,
    requests: &mut Requests<'_, K>,
) -> NoticePlace {
    let headline = header_ui(model, ui, layout.header, matches!(layout.panel, Place::Below(_)));
    match layout.panel {
        Place::Beside(rect) => {
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
            panel::beside_ui(model, view, pictures, &mut child, requests);
            NoticePlace { line: Beside::of(rect).words, lowest: layout.window.bottom() - 6.0 }
        }
        Place::Below(rect) => {
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
            panel::below_ui(model, view, pictures, &mut child, requests);
            let line = Below::of(rect).words;
            NoticePlace { line, lowest: line.bottom() + 5.0 }
        }
        Place::Folded => {
            panel::unfold_ui(ui, layout.window, requests);
            let line = layout.header.with_max_x(f32::min(headline.left() - 16.0, layout.header.left() + 620.0));
            NoticePlace { line, lowest: layout.board.top() }
        }
    }
}

/// Shows the name of the game, its set-up, and the headline: whose turn it is, or how it ended. Returns where the headline is.
fn header_ui<K: BoardUi>(model: &Model<'_, K>, ui: &Ui, rect: Rect, is_small: bool) -> Rect {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let size = if is_small { 17.0 } else { 22.0 };
    let name = if model.is_free { "Free board" } else { K::HEADING };
    let title = if is_small && rect.width() < 420.0 { "" } else { name };
    let title_galley = widgets::fitted(painter, title, theme::strong(size), palette.text, rect.width());
    let title_place = Align2::LEFT_CENTER.anchor_size(rect.left_center(), title_galley.size());
    painter.galley(title_place.min, title_galley, palette.text);
    let whole = words::headline(model.session, model.phase, model.turn);
    let (at, align) =
        if title.is_empty() { (rect.center(), Align2::CENTER_CENTER) } else { (rect.right_center(), Align2::RIGHT_CENTER) };
    let colour = if matches!(model.phase, Phase::Over(_)) { palette.text } else { palette.text_weak };
    let laid_out = |text: &str| widgets::fitted(painter, text, theme::strong(size - 4.0), colour, rect.width() - 90.0);
    let mut headline = laid_out(&whole);
    let is_cut = headline.elided;
    // What they do matters more than the end of a long name.
    for letters in SHORT_NAMES {
        if headline.elided
            && let Some(short) = words::with_short_name(model.session, &whole, letters)
        {
            headline = laid_out(&short);
        }
    }
    let headline_place = align.anchor_size(at, headline.size());
    painter.galley(headline_place.min, headline, colour);
    if is_cut {
        ui.interact(headline_place, ui.scope_id().with("headline"), Sense::hover()).on_hover_text(whole);
    }
    // The set-up stands beside the title where there is room for all of it.
    let subtitle = K::subtitle(model.session.setup());
    let font = theme::regular(if is_small { 12.5 } else { 14.0 });
    let subtitle = widgets::fitted(painter, &subtitle, font, palette.text_weak, f32::INFINITY);
    let left = title_place.right() + 12.0;
    if !title.is_empty() && left + subtitle.size().x + 16.0 <= headline_place.left() {
        // On the line on which the letters of the title stand.
        let top = title_place.bottom() - 0.18 * size - 0.82 * subtitle.size().y;
        painter.galley(pos2(left, top), subtitle, palette.text_weak);
    }
    headline_place
}
