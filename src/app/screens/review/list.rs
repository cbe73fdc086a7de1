//! The list of key moments: the mistakes of both sides.

use egui::text::LayoutJob;
use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Rect, Response, Role, ScrollArea, Sense,
    Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::measures::{self, RADIUS, ROW, ROW_GAP};
use super::model::{Model, Moment, View};
use crate::app::contract::command::{Action, Command};
use crate::app::kit::class_icon;
use crate::app::kit::line_breaks::laid_out;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::screens::model::PaintPiece;
use crate::app::theme::{self, Palette};
use crate::core::kind::MoveClass;
use crate::words::{self, text};

/// The font sizes to try for the sentence about a mistake in one row; the last one is also that of
/// two rows.
const SENTENCE: [f32; 3] = [15.0, 13.5, 11.5];
/// The numbers of letters to try for a name in a sentence that is too long.
const SHORT_NAMES: [usize; 3] = [14, 10, 7];
/// The size of the icon of a class.
const ICON: f32 = 14.0;

/// The list of key moments with the state that its rows need.
pub struct MomentList<'a> {
    pub model: &'a Model<'a>,
    pub view: &'a mut View,
    pub pieces: &'a mut PaintPiece<'a>,
}

impl MomentList<'_> {
    /// Shows the list on a card that fills its place.
    pub fn card_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let rect = ui.max_rect();
        widgets::paint_card(ui, rect, RADIUS, None);
        self.title_ui(ui, rect.with_max_y(rect.top() + 42.0).shrink2(vec2(20.0, 0.0)));
        if self.model.moments.is_empty() {
            return self.none_ui(ui, rect);
        }
        let room = measures::whole_rows(Rect::from_min_max(
            rect.min + vec2(8.0, 38.0),
            rect.max - vec2(8.0, 6.0),
        ));
        let ground = theme::ground(Palette::of(ui.ctx()).card);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(room).ui_stack_info(ground));
        inner.spacing_mut().item_spacing.y = ROW_GAP;
        ScrollArea::vertical().id_salt("moments").auto_shrink(false).min_scrolled_height(0.0).show(
            &mut inner,
            |ui| {
                widgets::scroll_by_page_keys(ui, room.height());
                self.rows_ui(ui, commands);
            },
        );
    }

    /// Shows the title with the progress, and which moment is in view, in a line.
    pub fn title_ui(&self, ui: &Ui, line: Rect) {
        let model = self.model;
        let palette = Palette::of(ui.ctx());
        let place = model.moments.iter().position(|moment| moment.ply == model.next_ply());
        let count = match (place, self.model.moments.len()) {
            (_, 0) => String::new(),
            (Some(place), count) => text::review::place(place + 1, count),
            (None, count) => count.to_string(),
        };
        let count = widgets::fitted(
            ui.painter(),
            &count,
            theme::regular(13.5),
            palette.text_weak,
            0.4 * line.width(),
        );
        let width = line.width() - count.size().x - 12.0;
        let corner = Align2::RIGHT_CENTER.anchor_size(line.right_center(), count.size());
        ui.painter().galley(corner.min, count, palette.text_weak);
        let title = match model.known {
            (known, all) if known < all && !model.has_failed => {
                &text::review::key_moments_progress(known, all)
            }
            _ if model.is_exact => text::review::key_moments(),
            _ => text::review::key_moments_estimated(),
        };
        let ways = [(14.0, 1), (12.5, 1), (11.0, 1), (11.0, 2)];
        let way = (theme::strong as widgets::Face, &ways[..]);
        let room = vec2(width, f32::INFINITY);
        let title = widgets::readable(ui.painter(), title, way, palette.text_weak, room);
        let corner = Align2::LEFT_CENTER.anchor_size(line.left_center(), title.size());
        ui.painter().galley(corner.min, title, palette.text_weak);
    }

    /// Returns what there is to say where the list is empty.
    fn none(&self) -> &'static str {
        match (self.model.is_complete(), self.model.has_failed) {
            (true, _) if self.model.is_exact => text::review::none(),
            (true, _) => text::review::none_found(),
            (false, true) => text::review::failed(),
            (false, false) => text::review::none_so_far(),
        }
    }

    /// Shows that there is no key moment, in the middle of the card.
    fn none_ui(&self, ui: &Ui, card: Rect) {
        let (model, palette) = (self.model, Palette::of(ui.ctx()));
        let text = self.none();
        let is_final = model.is_complete();
        let (font, colour) = (theme::strong(17.0), palette.text);
        let icon = if is_final { 24.0 } else { 0.0 };
        let gap = 0.4 * icon;
        let room = card.width() - 40.0 - icon - gap;
        let galley = widgets::fitted(ui.painter(), text, font, colour, room);
        let size = vec2(icon + gap + galley.size().x, galley.size().y.max(icon));
        let place = Rect::from_center_size(card.center(), size);
        if is_final {
            let at = pos2(place.left() + 0.5 * icon, place.center().y);
            class_icon::paint(ui.painter(), MoveClass::Best, at, icon, palette);
        }
        let at = Align2::RIGHT_CENTER.anchor_size(place.right_center(), galley.size());
        ui.painter().galley(at.min, galley, colour);
        widgets::name_region(ui, place, "moments", text);
    }

    /// Shows a row for each key moment, or that there is none.
    pub fn rows_ui(&mut self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let (model, moments) = (self.model, &self.model.moments);
        let palette = Palette::of(ui.ctx());
        if moments.is_empty() {
            let text = self.none();
            let (rect, response) =
                ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
            let at = rect.left_center() + vec2(12.0, 0.0);
            widgets::line(
                ui.painter(),
                at,
                Align2::LEFT_CENTER,
                text,
                theme::regular(14.5),
                palette.text_weak,
                rect.width() - 20.0,
            );
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
        }
        for moment in moments {
            let chosen = moment.ply == model.next_ply();
            let (rect, response) =
                ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
            row_ui(model, moment, self.pieces, (rect, &response), ui);
            if widgets::activated(&response) {
                commands.push(Action::GoTo(moment.ply - 1).into());
            }
            // Moments that have just been found push it down, and so does a smaller window.
            let wanted = (moment.ply, moments.len(), ui.clip_rect().height());
            if chosen && self.view.scrolled_to != Some(wanted) {
                ui.scroll_to_rect(
                    measures::centred(rect, ui.clip_rect().height()),
                    Some(Align::Center),
                );
                self.view.scrolled_to = Some(wanted);
            }
        }
    }
}

/// Shows a key moment: its player, number and class, and the sentence about it, or a shorter one
/// where it does not fit.
fn row_ui(
    model: &Model<'_>,
    moment: &Moment,
    pieces: &mut PaintPiece<'_>,
    (rect, response): (Rect, &Response),
    ui: &Ui,
) {
    let palette = Palette::of(ui.ctx());
    let Moment { ply, player, class, sentence } = moment;
    let chosen = *ply == model.next_ply();
    let class_name = words::class_name(*class);
    let name =
        if model.decided_by == Some(*ply) { text::review::decided(class_name) } else { class_name };
    response.widget_info(|| {
        let side = &model.sides[player.index()];
        let label = text::review::moment_label(*ply, side, name.as_str(), sentence);
        WidgetInfo::selected(Role::ListItem, true, chosen, label)
    });
    let painter = ui.painter();
    let corner = CornerRadius::same(10);
    if chosen {
        let edge = Stroke::new(1.5, palette.focus);
        painter.rect(rect, corner, palette.chosen, edge, StrokeKind::Inside);
    } else if response.hovered() {
        painter.rect_filled(rect, corner, palette.inset);
    }
    widgets::focus_ring(painter, rect.shrink(1.0), 10.0, palette, response);
    let piece =
        Rect::from_center_size(pos2(rect.left() + 28.0, rect.center().y), Vec2::splat(25.0));
    pieces(painter, *player, piece, 1.0);
    let arrow = rect.right() - 22.0;
    chevron(ui, arrow, rect.center().y, if chosen { palette.text } else { palette.text_weak });
    let left = piece.right() + 12.0;
    let right = arrow - 12.0;
    // What can be seen on the board matters more than what only a computer sees.
    let is_loud = class.is_visible();
    let face = if is_loud { theme::strong } else { theme::regular };
    // A long sentence gets smaller type, then two rows, rather than being cut.
    let fits = |size: &f32| {
        let whole = f32::INFINITY;
        let galley = widgets::fitted(painter, sentence, face(*size), palette.text, whole);
        galley.size().x <= right - left
    };
    let fitting = SENTENCE.into_iter().find(fits);
    let size = fitting.unwrap_or(SENTENCE[2]);
    let upper = rect.top() + if fitting.is_some() { 14.0 } else { 9.0 };
    let when = widgets::fitted(
        painter,
        &text::review::move_(*ply),
        theme::regular(13.0),
        palette.text_weak,
        0.5 * (right - left),
    );
    let icon = left + when.size().x + 8.0 + 0.5 * ICON;
    painter.galley(pos2(left, upper - 0.5 * when.size().y), when, palette.text_weak);
    class_icon::paint(painter, *class, pos2(icon, upper), ICON, palette);
    let ink = if is_loud { class_icon::ink(*class, palette).text } else { palette.text_weak };
    let at = pos2(icon + 0.5 * ICON + 6.0, upper);
    let room = right - at.x;
    let fits = |size: &f32| {
        widgets::fitted(painter, &name, face(*size), ink, f32::INFINITY).size().x <= room
    };
    let least = widgets::LEAST_TYPE;
    let type_size = [13.0, 12.0, least].into_iter().find(fits);
    // Where there is no room for both, the class alone.
    let name = if type_size.is_some() { name } else { words::class_name(*class) };
    let font = face(type_size.unwrap_or(least));
    widgets::line(painter, at, Align2::LEFT_CENTER, &name, font, ink, room);
    if fitting.is_some() {
        widgets::line(
            painter,
            pos2(left, rect.top() + 33.0),
            Align2::LEFT_CENTER,
            sentence,
            face(size),
            palette.text,
            right - left,
        );
    } else {
        let rows = |sentence: &str, size: f32| {
            let width = right - left;
            let sentence = sentence.to_owned();
            let mut job = LayoutJob::simple(sentence, face(size), palette.text, width);
            job.wrap.max_rows = 2;
            laid_out(painter.ctx(), job)
        };
        let shorter =
            SHORT_NAMES.into_iter().filter_map(|letters| (model.shorten)(sentence, letters));
        let small = shorter.map(|sentence| rows(&sentence, widgets::LEAST_TYPE));
        let galley = std::iter::once(rows(sentence, size))
            .chain(small)
            .find(|galley| !galley.elided)
            .unwrap_or_else(|| rows(sentence, widgets::LEAST_TYPE));
        painter.galley(pos2(left, rect.top() + 31.0 - 0.5 * galley.size().y), galley, palette.text);
    }
    let response = response.clone().on_hover_cursor(CursorIcon::PointingHand);
    if fitting.is_none() {
        tooltips::tip(&response, sentence);
    }
}

/// Paints an arrow head to the right: the row leads to a position.
fn chevron(ui: &Ui, x: f32, y: f32, colour: Color32) {
    let points = [(-3.0, -5.5), (3.0, 0.0), (-3.0, 5.5)].map(|(dx, dy)| pos2(x + dx, y + dy));
    ui.painter().line(points.to_vec(), Stroke::new(2.0, colour));
}
