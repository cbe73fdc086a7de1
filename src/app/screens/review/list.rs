//! The list of mistakes.

use egui::text::LayoutJob;
use egui::{
    Align, Align2, CornerRadius, CursorIcon, Rect, Role, ScrollArea, Sense, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::facts::{self, Mistake};
use super::measures::{self, RADIUS, ROW, ROW_GAP};
use super::model::{Model, View};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Action;
use crate::app::contract::model::Act;
use crate::app::contract::screen::Requests;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::kind::MoveOf;
use crate::words::{self, text};

/// The font sizes to try for the sentence of a mistake.
const SENTENCE: [f32; 3] = [15.0, 13.5, 12.0];

/// The list of mistakes with the state that its rows need.
pub struct MistakeList<'a, K: BoardUi> {
    /// The input of the review.
    pub model: &'a Model<'a, K>,
    /// The mistakes, in the order of the game.
    pub mistakes: &'a [Mistake<MoveOf<K>>],
    /// The view state of the review.
    pub view: &'a mut View,
    /// Pictures of the pieces.
    pub pictures: &'a mut Pictures<K::Picture>,
}

impl<K: BoardUi> MistakeList<'_, K> {
    /// Shows the list of mistakes on a card that fills its place.
    pub fn card_ui(&mut self, ui: &mut Ui, requests: &mut Requests<'_, Act<K>>) {
        let model = self.model;
        let palette = Palette::of(ui.ctx());
        let rect = ui.max_rect();
        widgets::paint_card(ui, rect, RADIUS, None);
        let top = rect.top() + 22.0;
        let title = match facts::progress(model.session, model.analysis) {
            (known, all) if known < all && !model.analysis.has_failed() => {
                &text::review::mistakes_progress(known, all)
            }
            _ if facts::is_exact(model.session, model.analysis) => text::review::mistakes(),
            _ => text::review::likely_mistakes(),
        };
        let at = pos2(rect.left() + 20.0, top);
        widgets::line(
            ui.painter(),
            at,
            Align2::LEFT_CENTER,
            title,
            theme::strong(14.0),
            palette.text_weak,
            rect.width() - 130.0,
        );
        let place = self
            .mistakes
            .iter()
            .position(|mistake| mistake.ply == model.next_ply());
        let count = match (place, self.mistakes.len()) {
            (_, 0) => String::new(),
            (Some(place), count) => text::review::place(place + 1, count),
            (None, count) => text::review::count(count),
        };
        let at = pos2(rect.right() - 20.0, top);
        widgets::line(
            ui.painter(),
            at,
            Align2::RIGHT_CENTER,
            &count,
            theme::regular(13.5),
            palette.text_weak,
            100.0,
        );
        let room = measures::whole_rows(Rect::from_min_max(
            rect.min + vec2(8.0, 40.0),
            rect.max - vec2(8.0, 8.0),
        ));
        let ground = theme::ground(Palette::of(ui.ctx()).card);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(room).ui_stack_info(ground));
        inner.spacing_mut().item_spacing.y = ROW_GAP;
        ScrollArea::vertical()
            .id_salt("mistakes")
            .auto_shrink(false)
            .min_scrolled_height(0.0)
            .show(&mut inner, |ui| {
                self.rows_ui(ui, requests);
            });
    }

    /// Shows a row for each mistake, or that there is none.
    pub fn rows_ui(&mut self, ui: &mut Ui, requests: &mut Requests<'_, Act<K>>) {
        let (model, mistakes) = (self.model, self.mistakes);
        let palette = Palette::of(ui.ctx());
        if mistakes.is_empty() {
            let text = if facts::is_complete(model.session, model.analysis) {
                if facts::is_exact(model.session, model.analysis) {
                    text::review::none()
                } else {
                    text::review::none_found()
                }
            } else if model.analysis.has_failed() {
                text::review::failed()
            } else {
                text::review::none_so_far()
            };
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
        for mistake in mistakes {
            let chosen = mistake.ply == model.next_ply();
            let (rect, response) =
                ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
            row_ui::<K>(mistake, chosen, self.pictures, rect, &response, ui);
            if widgets::activated(&response) {
                requests.push(Action::GoTo(mistake.ply - 1));
            }
            if chosen && self.view.scrolled_to != Some(mistake.ply) {
                ui.scroll_to_rect(
                    measures::centred(rect, ui.clip_rect().height()),
                    Some(Align::Center),
                );
                self.view.scrolled_to = Some(mistake.ply);
            }
        }
    }
}

/// Shows a mistake: its player, number, description and change of value.
fn row_ui<K: BoardUi>(
    mistake: &Mistake<MoveOf<K>>,
    chosen: bool,
    pictures: &mut Pictures<K::Picture>,
    rect: Rect,
    response: &egui::Response,
    ui: &Ui,
) {
    let palette = Palette::of(ui.ctx());
    let Mistake {
        ply,
        player,
        change,
        sentence,
        ..
    } = mistake;
    let side = words::side::<K>(*player);
    let result = change.words::<K>();
    response.widget_info(|| {
        let label = text::review::mistake_label(*ply, side, sentence, &result);
        WidgetInfo::selected(Role::ListItem, true, chosen, label)
    });
    let painter = ui.painter();
    let corner = CornerRadius::same(10);
    if chosen {
        painter.rect_filled(rect, corner, palette.chosen);
        painter.rect_filled(
            rect.with_max_x(rect.left() + 4.0),
            CornerRadius::same(2),
            palette.accent,
        );
    } else if response.hovered() {
        painter.rect_filled(rect, corner, palette.inset);
    }
    widgets::focus_ring(painter, rect.shrink(1.0), 10.0, palette, response);
    let piece = Rect::from_center_size(pos2(rect.left() + 32.0, rect.center().y), vec2(27.0, 27.0));
    pictures.paint(painter, K::piece(*player), piece, 1.0);
    let chip = widgets::fitted(
        painter,
        &result,
        theme::strong(13.0),
        palette.loss.text,
        130.0,
    );
    let ground = Rect::from_center_size(
        pos2(
            rect.right() - 14.0 - 0.5 * (chip.size().x + 24.0),
            rect.center().y,
        ),
        chip.size() + vec2(24.0, 12.0),
    );
    let is_wide = rect.width() >= 480.0;
    let right = if is_wide {
        painter.rect_filled(ground, CornerRadius::same(14), palette.loss.ground);
        widgets::place(painter, ground.center(), chip);
        ground.left() - 10.0
    } else {
        rect.right() - 8.0
    };
    let left = piece.right() + 12.0;
    let when = if is_wide {
        text::review::move_(*ply)
    } else {
        text::review::move_change(*ply, &result)
    };
    // A long sentence gets smaller type, then two rows, rather than being cut.
    let fits = |size: &f32| {
        widgets::fitted(
            painter,
            sentence,
            theme::strong(*size),
            palette.text,
            f32::INFINITY,
        )
        .size()
        .x <= right - left
    };
    let fitting = SENTENCE.into_iter().find(fits);
    let height = fitting.unwrap_or(SENTENCE[2]);
    let at = pos2(
        left,
        rect.top() + if fitting.is_some() { 16.0 } else { 11.0 },
    );
    widgets::line(
        painter,
        at,
        Align2::LEFT_CENTER,
        &when,
        theme::regular(13.0),
        palette.text_weak,
        right - left,
    );
    let at = pos2(left, rect.top() + 36.0);
    if fitting.is_some() {
        widgets::line(
            painter,
            at,
            Align2::LEFT_CENTER,
            sentence,
            theme::strong(height),
            palette.text,
            right - left,
        );
    } else {
        // In two rows, starting in the row of the move number.
        let mut job = LayoutJob::simple(
            sentence.clone(),
            theme::strong(height),
            palette.text,
            right - left,
        );
        job.wrap.max_rows = 2;
        let galley = painter.layout_job(job);
        painter.galley(
            pos2(left, rect.top() + 37.0 - 0.5 * galley.size().y),
            galley,
            palette.text,
        );
    }
    let response = response.clone().on_hover_cursor(CursorIcon::PointingHand);
    if fitting.is_none() {
        tooltips::tip(&response, sentence);
    }
}
