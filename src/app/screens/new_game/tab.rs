//! The tab of a side, used when one side is shown at a time.

use egui::{
    Align2, CornerRadius, CursorIcon, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2,
    vec2,
};

use super::measures::Page;
use super::model::Model;
use super::sentences::short_name;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Choice;
use crate::app::contract::model::DraftChange;
use crate::app::contract::screen::Requests;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::{self, text};

/// The font sizes of a player's name on the tab, below the name of the side.
const TAB_NAME: [f32; 3] = [14.5, 13.5, 12.5];
/// The same for a name that takes the place of both, each with its number of rows.
const TAB_NAME_IN_ROWS: [(f32, usize); 3] = [(13.5, 2), (12.5, 2), (11.0, 2)];
/// The height below which a tab has no room for the side above the player.
const LOW: f32 = 40.0;
/// The number of letters of a name that is too long even then.
const SHORT_NAME: usize = 14;

/// Shows the tab of a side: the side, and its player.
pub fn tab_ui<K: BoardUi>(
    model: &Model<'_, K>,
    page: &Page,
    pictures: &mut Pictures<K::Picture>,
    ui: &Ui,
    side: Player,
    requests: &mut Requests<'_, DraftChange<K>>,
) {
    let palette = Palette::of(ui.ctx());
    let rect = page.tabs[side.index()];
    let active = model.draft.side == side;
    let person = model.draft.names().of(side).map(ToString::to_string);
    let (name, seat) = (
        words::side::<K>(side),
        person.unwrap_or_else(|| short_name(model.draft.seats[side.index()])),
    );
    let response = ui.interact(rect, ui.scope_id().with(("tab", name)), Sense::click());
    response.widget_info(|| {
        WidgetInfo::selected(Role::Tab, true, active, text::new_game::tab(name, &seat))
    });
    let painter = ui.painter();
    let fill = match (active, response.hovered()) {
        (true, _) => palette.chosen,
        (false, true) => palette.button_hover,
        (false, false) => palette.button,
    };
    painter.rect_filled(rect, CornerRadius::same(12), fill);
    if active {
        let edge = Stroke::new(2.5, K::accent(side, palette));
        painter.rect_stroke(rect, CornerRadius::same(12), edge, StrokeKind::Inside);
    }
    widgets::focus_ring(painter, rect, 12.0, palette, &response);
    // In a low tab the piece alone stands for the side.
    let is_low = rect.height() < LOW;
    let size = if is_low { 22.0 } else { 28.0 };
    let piece = Rect::from_center_size(rect.left_center() + vec2(24.0, 0.0), vec2(size, size));
    pictures.paint(painter, K::piece(side), piece, 1.0);
    let (left, middle) = (piece.right() + 9.0, rect.center().y);
    let room = rect.right() - left - 6.0;
    let fits = |size| widgets::text_width(painter, &seat, size) <= room;
    let size = TAB_NAME.into_iter().find(|&size| fits(size));
    if let Some(size) = size.filter(|_| is_low) {
        let (at, font) = (pos2(left, middle), theme::strong(size));
        widgets::line(
            painter,
            at,
            Align2::LEFT_CENTER,
            &seat,
            font,
            palette.text,
            room,
        );
    } else if let Some(size) = size {
        let weak = palette.text_weak;
        widgets::line(
            painter,
            pos2(left, middle - 9.0),
            Align2::LEFT_CENTER,
            name,
            theme::regular(12.5),
            weak,
            room,
        );
        widgets::line(
            painter,
            pos2(left, middle + 8.5),
            Align2::LEFT_CENTER,
            &seat,
            theme::strong(size),
            palette.text,
            room,
        );
    } else {
        // A long name takes both lines, as the piece identifies the side.
        let ways = (theme::strong as widgets::Face, &TAB_NAME_IN_ROWS[..]);
        let laid_out = |name: &str| {
            widgets::readable(
                painter,
                name,
                ways,
                palette.text,
                vec2(room, rect.height() - 4.0),
            )
        };
        let seat = match laid_out(&seat) {
            galley if galley.elided => laid_out(&words::short_name(&seat, SHORT_NAME)),
            galley => galley,
        };
        painter.galley(pos2(left, middle - 0.5 * seat.size().y), seat, palette.text);
    }
    if widgets::activated(&response) {
        requests.push(Choice::Side(side));
    }
    response.on_hover_cursor(CursorIcon::PointingHand);
}
