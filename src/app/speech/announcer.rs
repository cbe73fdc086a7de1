//! Announces text to screen readers, and in a notice that disappears after a while.

use std::collections::VecDeque;
use std::sync::Arc;

use egui::{
    Align2, Area, Color32, Galley, Id, Order, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::contract::command::Command;
use crate::app::contract::screen::NoticePlace;
use crate::app::kit::line_breaks;
use crate::app::kit::{tooltips, wait_until, widgets};
use crate::app::theme::{self, Palette};
use crate::core::plain;
use crate::words::text;

/// How long a notice stays, in seconds.
const NOTICE: f64 = 7.0;
/// How long a notice stays at least, whatever the user does meanwhile, in seconds.
const READ: f64 = 1.5;
/// The font sizes to try for a notice in its place, each with its number of rows.
const WAYS: [(f32, usize); 5] = [(SIZE, 2), (12.5, 2), (12.0, 2), (11.5, 3), (11.5, 2)];
/// The font size of a notice beside a dialog, and of a short one in its place.
const SIZE: f32 = 13.0;
/// The space inside the edge of a notice, in points.
const EDGE: Vec2 = vec2(12.0, 5.0);

/// A permanent notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The whole sentence, with the reason.
    pub whole: String,
    /// The sentence without the reason, for a narrow line.
    pub short: &'static str,
}

/// Owns the pending announcements and the notice in view.
#[derive(Debug, Default)]
pub struct Announcer {
    /// The temporary notice, and when it appeared.
    notice: Option<(String, f64)>,
    /// How far something is that takes its time, as it is shown now.
    progress: String,
    /// The permanent notice, shown while there is no temporary one.
    standing: Option<Standing>,
    /// The last announcement given to a screen reader.
    announcement: String,
    /// The number of announcements given: each is its own element, so that a repeated sentence is
    /// read again.
    given: u64,
    /// The announcements still to be given, one a frame: a second one would replace the first
    /// unheard.
    waiting: VecDeque<String>,
    /// The last question announced.
    asked: Option<String>,
}

impl Announcer {
    /// Returns the last announcement to screen readers, whether or not it was delivered yet.
    #[cfg(test)]
    pub fn announcement(&self) -> &str {
        self.waiting.back().unwrap_or(&self.announcement)
    }

    /// Announces a text to screen readers, after any pending ones.
    pub fn announce(&mut self, text: impl Into<String>) {
        self.waiting.push_back(text.into());
    }

    /// Shows a notice for a few seconds from `now` on; screen readers hear `before` in one sentence
    /// with it. Long text is shortened, as it may quote a file.
    pub fn notify(&mut self, before: Option<String>, text: &str, now: f64) {
        let message = plain::message(text);
        self.announce(match before {
            Some(before) => text::play::two_sentences(before, &message),
            None => message.clone(),
        });
        self.notice = Some((message, now));
    }

    /// Shows a notice as [`notify`](Self::notify) does, after the last one if that has been shown
    /// too briefly to be read.
    pub fn notify_too(&mut self, text: &str, now: f64) {
        let before = self.notice.take_if(|(_, since)| now - *since <= READ);
        self.notify(None, text, now);
        if let (Some((before, _)), Some((notice, _))) = (before, &mut self.notice) {
            *notice = plain::message(&text::play::two_sentences(before, notice.as_str()));
        }
    }

    /// Shows how far something is in the place of a notice, unless there is another one. It is not
    /// announced.
    pub fn show_progress(&mut self, text: String, now: f64) {
        if self.notice.as_ref().is_none_or(|(shown, _)| *shown == self.progress) {
            self.notice = Some((text.clone(), now));
        }
        self.progress = text;
    }

    /// Sets or removes the permanent notice.
    pub fn stand(&mut self, sentence: Option<Standing>) {
        self.standing = sentence;
    }

    /// Announces the current question, once for as long as it is asked. Returns whether there is
    /// something to announce.
    pub fn ask(&mut self, question: Option<String>) -> bool {
        let is_new = self.asked != question;
        if is_new {
            self.asked.clone_from(&question);
            self.waiting.extend(question);
        }
        is_new
    }

    /// Gives screen readers the next announcement; the rest waits for the next frames.
    pub fn announce_ui(&mut self, ui: &Ui) {
        // A frame with two passes gives one announcement: the first would not be heard.
        if ui.ctx().current_pass_index() == 0
            && let Some(next) = self.waiting.pop_front()
        {
            self.announcement = next;
            self.given += 1;
        }
        if !self.waiting.is_empty() {
            ui.ctx().request_repaint();
        }
        widgets::live_region(ui, self.given, &self.announcement);
    }

    pub fn drop_notice(&mut self) {
        self.notice = None;
    }

    /// Removes the notice if it has been shown long enough to be read.
    pub fn drop_read_notice(&mut self, now: f64) {
        self.notice.take_if(|(_, since)| now - *since > READ);
    }

    /// Shows the notice in its place, or at the top of a screen without one, for a few seconds or
    /// until it is clicked. While a dialog is open, the notice goes beside it, or waits until the
    /// dialog is closed if there is no room.
    pub fn notice_ui(
        &mut self,
        now: f64,
        place: Option<NoticePlace>,
        dialog: Option<Rect>,
        ui: &Ui,
        commands: &mut Vec<Command>,
    ) {
        let Some((text, since)) = &mut self.notice else {
            return self.standing_ui(place.filter(|_| dialog.is_none()), ui);
        };
        let screen = ui.ctx().content_rect();
        let beside = dialog.map(|dialog| beside(ui.painter(), screen, dialog, text));
        if beside == Some(None) {
            // It was not shown yet.
            *since = now;
            return;
        }
        if wait_until(ui.ctx(), now, *since + NOTICE) {
            commands.push(Command::DismissNotice);
            return;
        }
        let palette = Palette::of(ui.ctx());
        let (rect, margin, galley) = match (beside.flatten(), place) {
            (Some(rect), _) => (rect, EDGE, whole(ui.painter(), text, SIZE, rect.width())),
            (None, Some(place)) => {
                // A long one gets smaller type instead of overlapping what is above its place, and
                // is cut if necessary.
                let room = vec2(place.line.width(), room(place)) - 2.0 * EDGE;
                let galley = widgets::readable(
                    ui.painter(),
                    text,
                    (theme::strong, &WAYS),
                    palette.card,
                    room,
                );
                (place.rect(galley.size().y + 2.0 * EDGE.y), EDGE, galley)
            }
            (None, None) => {
                let margin = vec2(18.0, 11.0);
                let width = (screen.width() - 44.0).clamp(0.0, 656.0) - 2.0 * margin.x;
                let galley = line_breaks::in_rows(
                    ui.ctx(),
                    &*text,
                    theme::strong(14.0),
                    palette.card,
                    width.max(0.0),
                );
                let size = galley.size() + 2.0 * margin;
                (
                    Align2::CENTER_TOP.anchor_size(screen.center_top() + vec2(0.0, 12.0), size),
                    margin,
                    galley,
                )
            }
        };
        let layer = tooltips::notice_layer();
        Area::new(layer.id).order(layer.order).fixed_pos(rect.min).show(ui.ctx(), |ui| {
            let frame = widgets::card(palette)
                .fill(palette.text)
                .stroke(Stroke::NONE)
                .inner_margin(0)
                .corner_radius(12.0);
            let is_cut = galley.elided;
            let response = frame
                .show(ui, |ui| {
                    let (rect, _) = ui.allocate_exact_size(rect.size(), Sense::hover());
                    let at = Align2::LEFT_CENTER
                        .align_size_within_rect(galley.size(), rect.shrink2(margin));
                    ui.painter().galley(at.min, galley, palette.card);
                })
                .response
                .interact(Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Alert, true, text.as_str()));
            if response.clicked() {
                commands.push(Command::DismissNotice);
            }
            if is_cut {
                tooltips::tip(&response, text);
            }
        });
    }

    /// Shows the permanent notice as a line in the place of notices.
    fn standing_ui(&self, place: Option<NoticePlace>, ui: &Ui) {
        let Some(Standing { whole, short }) =
            self.standing.as_ref().filter(|_| place.is_none_or(|place| place.may_stay))
        else {
            return;
        };
        let palette = Palette::of(ui.ctx());
        let screen = ui.ctx().content_rect();
        let width = place
            .map_or_else(|| f32::min(screen.width() - 44.0, 656.0), |place| place.line.width())
            .max(0.0);
        let font = theme::regular(12.5);
        // Half a reason is worse than none; the whole one is in the tooltip and is read by screen
        // readers.
        let shown = widgets::first_that_fits(ui.painter(), [whole, short], &font, width - 20.0);
        let galley = widgets::fitted(ui.painter(), shown, font, palette.loss.text, width - 20.0);
        // It covers the whole line, so that no half sentence is seen behind it.
        let size = vec2(
            width,
            f32::max(galley.size().y + 8.0, place.map_or(0.0, |place| place.line.height() + 2.0)),
        );
        let at = place.map_or_else(
            || pos2(screen.center().x - width / 2.0, screen.top() + 12.0),
            |place| {
                pos2(place.line.left(), f32::min(place.line.bottom() + 2.0, place.lowest) - size.y)
            },
        );
        Area::new(Id::unique("standing")).order(Order::Foreground).fixed_pos(at).show(
            ui.ctx(),
            |ui| {
                let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, whole));
                ui.painter().rect(
                    rect,
                    8.0,
                    palette.card,
                    Stroke::new(1.0, palette.loss.text),
                    StrokeKind::Inside,
                );
                widgets::place(ui.painter(), rect.center(), galley);
                tooltips::tip(&response, whole);
            },
        );
    }
}

/// Returns the height of a notice that covers nothing else.
fn room(place: NoticePlace) -> f32 {
    /// How far a notice may reach above its place, in points: across the space between two parts.
    const ABOVE: f32 = 5.0;
    place.lowest - place.line.top() + ABOVE
}

/// Returns a text laid out in a notice of this width, in as many rows as it needs.
fn whole(painter: &Painter, text: &str, size: f32, width: f32) -> Arc<Galley> {
    line_breaks::in_rows(
        painter.ctx(),
        text,
        theme::strong(size),
        Color32::PLACEHOLDER,
        (width - 2.0 * EDGE.x).max(1.0),
    )
}

/// Returns a place for a notice below, above or beside a dialog; `None` if the screen has no room
/// for it.
fn beside(painter: &Painter, screen: Rect, dialog: Rect, text: &str) -> Option<Rect> {
    /// The space around a notice beside a dialog, in points.
    const GAP: f32 = 6.0;
    /// The least width of a notice beside a dialog, in points.
    const LEAST_BESIDE: f32 = 160.0;
    /// The greatest width of a notice beside a dialog, in points.
    const WIDEST: f32 = 656.0;
    let screen = screen.shrink(GAP);
    let free = [
        (screen.with_min_y(dialog.bottom() + GAP), Align2::CENTER_TOP),
        (screen.with_max_y(dialog.top() - GAP), Align2::CENTER_BOTTOM),
        (screen.with_max_x(dialog.left() - GAP), Align2::LEFT_BOTTOM),
        (screen.with_min_x(dialog.right() + GAP), Align2::RIGHT_BOTTOM),
    ];
    free.into_iter()
        .filter(|(free, _)| free.width() >= LEAST_BESIDE && free.height() > 0.0)
        .find_map(|(free, align)| {
            let size = whole(painter, text, SIZE, free.width().min(WIDEST)).size()
                + 2.0 * EDGE
                + Vec2::splat(1.0);
            (size.y <= free.height()).then(|| align.align_size_within_rect(size, free))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_joined_to_one_that_nobody_has_had_time_to_read() {
        for (later, expected) in [(READ - 0.5, "First. Second"), (READ + 0.5, "Second")] {
            let mut announcer = Announcer::default();
            announcer.notify(None, "First", 1.0);
            announcer.notify_too("Second", 1.0 + later);
            let notice = announcer.notice.map(|(notice, _)| notice);
            assert_eq!(notice.as_deref(), Some(expected));
        }
    }

    #[test]
    fn a_frame_that_is_laid_out_twice_gives_one_sentence() {
        let mut announcer = Announcer::default();
        announcer.announce("first");
        announcer.announce("second");
        let ctx = egui::Context::default();
        let mut heard = Vec::new();
        for _ in 0..2 {
            let mut passes = 0;
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                passes += 1;
                announcer.announce_ui(ui);
                if passes == 1 {
                    ui.ctx().request_discard("as a dialog of another size does");
                }
            });
            output.textures_delta.clear(); // nothing is painted here
            heard.push((passes, announcer.announcement.clone()));
        }
        assert_eq!(heard, [(2, "first".to_owned()), (2, "second".to_owned())]);
    }
}
