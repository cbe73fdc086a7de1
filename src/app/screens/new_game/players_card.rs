//! Who plays whom, with their pieces, on the right card.

use egui::{Align2, Painter, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2};

use super::measures::Page;
use super::model::Model;
use super::sentences::{player_name, summary};
use crate::app::contract::board::BoardUi;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::{self, text};

/// The greatest size of a piece.
const PIECE: f32 = 84.0;
/// The height of the names below a piece.
const NAMES: f32 = 62.0;

/// Shows both players, in one column only to screen readers.
pub fn players_ui<K: BoardUi>(
    model: &Model<'_, K>,
    page: &Page,
    pictures: &mut Pictures<K::Picture>,
    ui: &Ui,
) {
    let palette = Palette::of(ui.ctx());
    let place = page.card.with_max_y(page.starts.top());
    let said = ui.interact(place, ui.scope_id().with("summary"), Sense::hover());
    said.widget_info(|| {
        WidgetInfo::labeled(Role::Label, true, summary(model.draft, model.goes_on))
    });
    if page.is_small {
        return;
    }
    widgets::paint_card(ui, page.card, 16.0, None);
    let painter = ui.painter();
    let inside = page.starts.left()..=page.starts.right();
    // The question who starts stands between the line and the choice.
    let line = page.starts.top() - 38.0;
    painter.hline(inside, line, Stroke::new(1.0, palette.card_edge));
    let room = Rect::from_min_max(page.card.min, pos2(page.card.right(), line));
    let size = (room.height() - NAMES - 24.0).clamp(36.0, PIECE);
    let top = room.center().y - 0.5 * (size + NAMES);
    let far = 0.246 * page.card.width();
    for (side, x) in Player::BOTH.into_iter().zip([-far, far]) {
        let middle = room.center().x + x;
        let centre = pos2(middle, top + 0.5 * size);
        let piece = Rect::from_center_size(centre, Vec2::splat(size));
        pictures.paint(painter, K::piece(side), piece, 1.0);
        let width = 1.9 * far;
        let name = player_name(model.draft, side);
        let adjusted = model.draft.adjusted(side);
        let side_name = words::side::<K>(side).to_owned();
        let about = words::beside(std::iter::once(side_name.clone()).chain(adjusted));
        let is_whole = widgets::text_width(painter, &about, 12.0) <= width;
        let about = if is_whole { about } else { side_name };
        let line = |below: f32, text: &str, font, colour| {
            let at = pos2(middle, top + size + below);
            widgets::line(
                painter,
                at,
                Align2::CENTER_CENTER,
                text,
                font,
                colour,
                width,
            );
        };
        line(22.0, &name, theme::strong(20.0), palette.text);
        line(46.0, &about, theme::regular(14.5), palette.text_weak);
    }
    paint_against(
        painter,
        pos2(room.center().x, top + 0.5 * size),
        2.0 * far - size - 16.0,
        palette,
    );
}

/// Paints the word between both pieces.
fn paint_against(painter: &Painter, centre: egui::Pos2, width: f32, palette: &Palette) {
    let (word, font) = (text::new_game::versus(), theme::regular(15.0));
    widgets::line(
        painter,
        centre,
        Align2::CENTER_CENTER,
        word,
        font,
        palette.text_weak,
        width,
    );
}
