//! The play screen: the board with the panel beside or below it.

use std::iter;
use std::sync::Arc;

use egui::emath::TSTransform;
use egui::epaint::TextShape;
use egui::{
    Align2, Context, FontId, Galley, Painter, Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::panel;
use super::panel::Below;
use crate::app::analysis::evaluation_bar::Bar;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::screen::NoticePlace;
use crate::app::contract::split;
use crate::app::kit::{tooltips, widgets};
use crate::app::screens::model::{Model, PaintPiece};
use crate::app::theme::easing;
use crate::app::theme::{self, Palette};
use crate::storage::{Motion, Panel};
use crate::words::Phase;

/// The height of the line above the board, in points.
const HEADER: f32 = 30.0;
/// The least width of a board with title and headline right above it, in points.
const LEAST_HEADER: f32 = 480.0;
/// The size of the button of a hidden panel, and of the analysis button beside the headline, in
/// points.
const CORNER: [Vec2; 2] = [vec2(76.0, 32.0), vec2(80.0, 26.0)];
/// The space between the headline and such a button.
const CORNER_GAP: f32 = 8.0;
/// The width of the button for the next game in the line above a board without a panel.
const AGAIN: f32 = 130.0;
const SCORE_TYPE: f32 = 15.0;
/// The height of a notice in the strip below the board, in points.
const NOTICE: f32 = 28.0;
/// The least width of the line above the board with the name of the game, in points.
const LEAST_TITLED: f32 = 340.0;
/// The space between the board and a panel below it, in points.
const BELOW: f32 = 8.0;

/// The space between the board and the lower edge of the window if the panel is beside it, in
/// points.
const FOOT: f32 = 12.0;
/// The time in which the headline grows at the end of a game, in seconds.
const GROW: f64 = 0.4;
/// The sizes of type of a headline that is too long for one row, each with its rows.
const HEADLINE_IN_ROWS: [(f32, usize); 2] = [(12.0, 2), (widgets::LEAST_TYPE, 2)];
/// How much larger than at rest it is for a moment.
const SWELL: f32 = 0.14;

/// The numbers of letters to try for a long name in the headline.
const SHORT_NAMES: [usize; 4] = [18, 14, 10, 6];

/// How the window is divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    window: Rect,
    /// The line above the board.
    header: Rect,
    /// The button at the right end of that line, if there is one.
    corner: Option<Rect>,
    pub board: Rect,
    /// The height of the row for the values of moves in `board`.
    pub values: f32,
    panel: Place,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Place {
    /// To the right of the board.
    Beside(Rect),
    Below(Rect),
    /// Hidden, although it would be beside the board.
    Folded,
}

impl Layout {
    /// Returns the division of a window that leaves more room for the board. It keeps the row for
    /// the values of moves while they are hidden, but in a small window the board needs the row.
    pub fn of<K: BoardUi>(window: Rect, setup: K::Setup, panel: Panel, shows_values: bool) -> Self {
        let margin = split::margin(window);
        let inner = window.shrink(margin);
        let is_folded = panel == Panel::Folded;
        let usual = if is_folded { 0.0 } else { split::panel_width(inner.width()) };
        let least_height = if is_folded { Below::BUTTON } else { Below::LEAST };
        let values = K::EXTRAS.values_height;
        let place_size = |taken: Vec2| K::place_size(inner.size() - taken, setup);
        // The bar takes what it needs beside a board with a panel, or above one.
        let with_panel = inner.with_max_x(inner.right() - usual - margin);
        let [beside_bar, bar] = [with_panel, inner].map(Bar::room);
        let beside = place_size(vec2(usual + margin + beside_bar, HEADER + values));
        let below = place_size(vec2(bar, HEADER + values + least_height + BELOW));
        let is_beside = split::is_beside(inner, beside, below);
        let width = inner.width() - bar;
        let spare = inner.height() - HEADER - K::height_for(width, setup) - BELOW - least_height;
        let values = if is_beside || shows_values || spare >= values { values } else { 0.0 };
        let (left, place, header) = if is_beside && is_folded {
            (
                split::alone::<K>(inner, inner.height() - HEADER - 2.0 - values, 2.0 * bar, setup),
                Place::Folded,
                HEADER,
            )
        } else if is_beside {
            let height = inner.height() - HEADER - 2.0 - values;
            let (inner, width) =
                split::together::<K>(inner, height, usual, margin + beside_bar, setup);
            let (board, panel) = inner.split_left_right_at_x(inner.right() - width);
            (board.with_max_x(board.right() - margin), Place::Beside(panel), HEADER)
        } else {
            // The board takes the full width, and the panel everything below it, which is at least
            // its smallest form.
            let board = K::height_for(width, setup) + values;
            let rest = inner.height() - HEADER - board - BELOW;
            let height = if is_folded { least_height } else { rest.max(least_height) };
            let (board, panel) = inner.split_top_bottom_at_y(inner.bottom() - height);
            (board.with_max_y(board.bottom() - BELOW), Place::Below(panel), HEADER - 4.0)
        };
        let header = left.with_max_y(left.top() + header);
        let board = left.with_min_y(header.bottom() + 2.0);
        // A hidden panel leaves its button in the corner, beside the headline; if the panel is
        // below the board, the analysis button is there.
        let corner = match place {
            Place::Folded => Some(CORNER[0]),
            Place::Below(_) => Some(CORNER[1]),
            Place::Beside(_) => None,
        };
        let corner =
            corner.map(|size| Align2::RIGHT_CENTER.anchor_size(header.right_center(), size));
        let header = corner.map_or(header, |corner| header.with_max_x(corner.left() - CORNER_GAP));
        if !is_beside {
            return Self { window, header, corner, board, values, panel: place };
        }
        // The row below the board may reach into the margin, while the line above it is as wide as
        // the board.
        let board = board.with_max_y((window.bottom() - FOOT).max(board.bottom()));
        let mut layout = Self { window, header, corner, board, values, panel: place };
        let frame = K::frame(layout.beside_bar::<K>(setup, 0.0), setup, true, 1.0);
        layout.header = if frame.width() < LEAST_HEADER {
            header
        } else {
            header.with_min_x(frame.left()).with_max_x(f32::min(header.right(), frame.right()))
        };
        layout
    }

    /// Returns the place of the board beside the bar. Beside a panel the bar keeps its room while it
    /// is hidden. Otherwise the board is in the middle, with as much room at its right if there is
    /// any; if not, it moves aside by half of what is missing as the bar appears (`shown`, from 0
    /// to 1).
    pub fn beside_bar<K: BoardUi>(&self, setup: K::Setup, shown: f32) -> Rect {
        let room = Bar::room(self.board);
        let place = self.board.with_min_x(self.board.left() + room);
        if matches!(self.panel, Place::Beside(_)) {
            return place;
        }
        // The row below the board has reached into the margin.
        let below = match self.panel {
            Place::Folded => (split::margin(self.window) - FOOT).max(0.0),
            _ => 0.0,
        };
        let height = place.height() - self.values - below;
        let needed = split::board_width::<K>(place, height, setup);
        let spare = (place.width() - needed).min(room).max(0.0);
        let moved = 0.5 * (room - spare) * (1.0 - shown);
        place.with_max_x(place.right() - spare).translate(vec2(-moved, 0.0))
    }

    /// Returns whether there is only the board, as the panel is hidden.
    fn is_bare(&self) -> bool {
        match self.panel {
            Place::Folded => true,
            Place::Below(rect) => !Below::of(rect).is_open,
            Place::Beside(_) => false,
        }
    }

    /// Returns whether the panel is below the board, as in a small window.
    const fn is_small(&self) -> bool {
        matches!(self.panel, Place::Below(_))
    }
}

/// Shows everything on the play screen but the board. Returns a place for notices that covers
/// neither the board nor the headline: over the message line, or over the title or the strip below
/// the board if the panel is hidden.
pub fn ui(
    model: &Model<'_>,
    layout: &Layout,
    view: &mut panel::View,
    pieces: &mut PaintPiece<'_>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> NoticePlace {
    // Without a panel, the score and the next game are in the line above the board.
    let is_bare = layout.is_bare() && model.end.is_some() && !model.is_free;
    let mut header = layout.header;
    if is_bare && layout.panel == Place::Folded {
        let again = header.with_min_x(header.right() - AGAIN);
        panel::again_ui(
            ui,
            again.shrink2(vec2(0.0, 0.5 * (again.height() - CORNER[0].y))),
            commands,
        );
        header.max.x = again.left() - CORNER_GAP;
    }
    // The card says how the game ended; without a panel there is none.
    let has_card = model.end.is_some() && !layout.is_bare();
    let headline = if has_card { "" } else { &*model.headline };
    let has_score = match layout.panel {
        Place::Below(rect) if !is_bare => panel::has_score_above(model, ui, rect),
        _ => is_bare,
    };
    let headline = header_ui(model, headline, ui, header, (layout.is_small(), has_score));
    match layout.panel {
        Place::Beside(rect) => {
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
            let place = panel::beside_ui(model, view, pieces, &mut child, commands);
            // Below the message line there is only the edge of the window.
            let lowest = if place.may_stay { layout.window.bottom() - 6.0 } else { place.lowest };
            NoticePlace { lowest, ..place }
        }
        Place::Below(rect) => {
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
            let place = panel::below_ui(model, view, pieces, layout.board, &mut child, commands);
            if let Some(place) = layout.corner {
                panel::analysis_ui(model, ui, place, commands);
            }
            if let Some(place) = place {
                return place;
            }
            // A hidden panel is just a row of buttons: a notice uses the strip above it, and its
            // second row overlaps the edge.
            let line = rect.with_max_y(rect.top()).with_min_y(rect.top() - NOTICE);
            NoticePlace { line, lowest: line.bottom() + 8.0, may_stay: true }
        }
        Place::Folded => {
            if let Some(place) = layout.corner {
                panel::unfold_ui(ui, place, commands);
            }
            let line = layout
                .header
                .with_max_x(f32::min(headline.left() - 16.0, layout.header.left() + 620.0));
            NoticePlace { line, lowest: layout.board.top(), may_stay: true }
        }
    }
}

/// Returns the size of the headline at the end of a game, as a share of its final size: it grows
/// from its size during play, a little beyond the final one, and settles.
fn grown(model: &Model<'_>, from: f32, ctx: &Context) -> f32 {
    let elapsed = model.at_rest_for;
    if model.settings.motion == Motion::Reduced || elapsed >= 2.0 * GROW {
        return 1.0;
    }
    ctx.request_repaint();
    easing::glide(from, 1.0, elapsed, GROW) + SWELL * easing::pulse(elapsed, 2.0 * GROW)
}

/// Shows the name of the game, its set-up, and the headline: whose turn it is, or how it ended.
/// Returns where the headline is.
fn header_ui(
    model: &Model<'_>,
    whole: &str,
    ui: &Ui,
    rect: Rect,
    (is_small, has_score): (bool, bool),
) -> Rect {
    let palette = Palette::of(ui.ctx());
    let painter = ui.painter();
    let size = if is_small { 17.0 } else { 22.0 };
    // A score with long names gives way to short ones, and then to the name of the game.
    let score = model.end.as_ref().filter(|_| has_score).and_then(|end| {
        let short = |letters| model.moves.with_short_name(&end.score, letters);
        let ways = SHORT_NAMES.into_iter().filter_map(short);
        iter::once(end.score.clone())
            .chain(ways)
            .find(|score| widgets::text_width(painter, score, SCORE_TYPE) <= rect.width())
    });
    let has_score = score.is_some();
    let name = score.as_deref().unwrap_or(&model.title);
    let has_room = !is_small || rect.width() >= LEAST_TITLED || whole.is_empty();
    let title = if has_room { name } else { "" };
    let title_size = if has_score { SCORE_TYPE } else { size };
    let title_galley =
        widgets::fitted(painter, title, theme::strong(title_size), palette.text, rect.width());
    let title_place = Align2::LEFT_CENTER.anchor_size(rect.left_center(), title_galley.size());
    painter.galley(title_place.min, title_galley, palette.text);
    let (at, align) = if title.is_empty() {
        (rect.left_center(), Align2::LEFT_CENTER)
    } else {
        (rect.right_center(), Align2::RIGHT_CENTER)
    };
    let is_over = matches!(model.phase, Phase::Over(_));
    let (colour, type_size) =
        if is_over { (palette.text, size) } else { (palette.text_weak, size - 4.0) };
    let taken = if title.is_empty() { 0.0 } else { title_place.width() + 12.0 };
    let room = vec2(rect.width() - taken, rect.height() + 2.0);
    // A long result has smaller type, and then two rows, rather than no end.
    let laid_out = |text: &str| {
        let line = widgets::fitted(painter, text, theme::strong(type_size), colour, room.x);
        if line.elided {
            let ways = (theme::strong as widgets::Face, &HEADLINE_IN_ROWS[..]);
            widgets::readable(painter, text, ways, colour, room)
        } else {
            line
        }
    };
    let mut headline = laid_out(whole);
    let is_cut = headline.elided;
    // The result matters more than the end of a long name.
    for letters in SHORT_NAMES {
        if headline.elided
            && let Some(short) = model.moves.with_short_name(whole, letters)
        {
            headline = laid_out(&short);
        }
    }
    let headline_place = align.anchor_size(at, headline.size());
    let mut headline = TextShape::new(headline_place.min, headline, colour);
    let grown = if is_over { grown(model, (size - 4.0) / size, ui.ctx()) } else { 1.0 };
    if (grown - 1.0).abs() > 1e-4 {
        // The painted text is scaled rather than its font: no glyphs are made for each step, and
        // nothing beside it moves.
        let fixed = align.pos_in_rect(&headline_place);
        headline.transform(TSTransform::new((1.0 - grown) * fixed.to_vec2(), grown));
    }
    painter.add(headline);
    if is_cut {
        tooltips::tip(
            &ui.interact(headline_place, ui.scope_id().with("headline"), Sense::hover()),
            whole,
        );
    }
    // Beside the title is as much of the set-up as there is room for.
    let left = title_place.right() + 12.0;
    if !title.is_empty() && !has_score {
        let room = headline_place.left() - 16.0 - left;
        let font = theme::regular(if is_small { 12.5 } else { 14.0 });
        if let Some(subtitle) = subtitle_galley(painter, &model.subtitle, &font, palette, room) {
            // On the baseline of the title.
            let top = title_place.bottom() - 0.18 * size - 0.82 * subtitle.size().y;
            painter.galley(pos2(left, top), subtitle, palette.text_weak);
        }
    }
    headline_place
}

/// Returns the set-up of a game, parted by dots, as far as there is room for whole parts of it.
fn subtitle_galley(
    painter: &Painter,
    text: &str,
    font: &FontId,
    palette: &Palette,
    room: f32,
) -> Option<Arc<Galley>> {
    let ends = text.rmatch_indices(" · ").map(|(at, _)| at);
    iter::once(text.len())
        .chain(ends)
        .map(|end| painter.layout_no_wrap(text[..end].to_owned(), font.clone(), palette.text_weak))
        .find(|galley| galley.size().x <= room)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::{Connect4, Size};
    use egui::Pos2;

    #[test]
    fn a_board_without_a_panel_beside_it_is_in_the_middle_and_hardly_moves() {
        let setup = Size::default();
        for (width, height, panel, moves) in [
            (1100.0, 750.0, Panel::Folded, false),
            (1500.0, 600.0, Panel::Folded, false),
            (620.0, 600.0, Panel::Folded, true),
            (360.0, 640.0, Panel::Open, true),
            (480.0, 900.0, Panel::Open, true),
            (1100.0, 750.0, Panel::Open, false),
        ] {
            let about = format!("{width}x{height} {panel:?}");
            let window = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
            let layout = Layout::of::<Connect4>(window, setup, panel, true);
            let [hidden, shown] =
                [0.0, 1.0].map(|shown| layout.beside_bar::<Connect4>(setup, shown));
            let [hidden, shown] =
                [hidden, shown].map(|place| Connect4::frame(place, setup, true, 1.0));
            let room = Bar::room(layout.board);
            assert!((hidden.width() - shown.width()).abs() < 1.0, "{about}");
            assert!(shown.left() >= layout.board.left() + room - 1.0, "{about}");
            assert!(shown.right() <= layout.board.right() + 1.0, "{about}");
            let moved = shown.center().x - hidden.center().x;
            if matches!(layout.panel, Place::Beside(_)) {
                assert!(moved.abs() < 0.1, "{about}: {moved}");
                continue;
            }
            let aside = hidden.center().x - window.center().x;
            assert!(aside.abs() < 1.0, "{about}: {aside}");
            let most = if moves { 0.5 * room + 1.0 } else { 1.0 };
            assert!((-0.1..=most).contains(&moved), "{about}: {moved}");
        }
    }

    #[test]
    fn a_hidden_row_of_values_takes_no_room_from_the_board_of_a_small_window() {
        let cell = |height, shows_values| {
            let window = Rect::from_min_size(Pos2::ZERO, vec2(360.0, height));
            let setup = Size::default();
            let layout = Layout::of::<Connect4>(window, setup, Panel::Open, shows_values);
            let place = layout.beside_bar::<Connect4>(setup, 0.0);
            let frame = Connect4::frame(place, setup, layout.values > 0.0, 1.0);
            assert!(frame.bottom() <= layout.board.bottom(), "{height} {shows_values}");
            (frame.width(), layout.board.bottom() - frame.bottom())
        };
        let [(shown, _), (hidden, below)] = [true, false].map(|shows| cell(480.0, shows));
        assert!(hidden > 1.15 * shown && below < 40.0, "{hidden}, {shown}, {below}");
        assert_eq!(cell(800.0, true), cell(800.0, false), "a high window keeps the row");
    }
}
