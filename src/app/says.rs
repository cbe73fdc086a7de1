//! What the program says: to a screen reader, and in a notice that comes and goes.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use egui::{Align2, Area, Context, Galley, Id, Order, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::command::Command;
use super::theme::{self, Palette};
use super::tips::tip;
use super::widgets;
use crate::core::plain;

/// How long a notice stays, in seconds.
const NOTICE: f64 = 7.0;
/// How long a notice stays at least, whatever is done meanwhile, in seconds.
const READ: f64 = 1.5;
/// The sizes of type of a notice in its place: the largest at which it reaches over nothing else.
const SIZES: [f32; 4] = [13.0, 12.5, 12.0, 11.5];
/// How far a notice may reach above its place, in points: no further than the space between two parts.
const ABOVE: f32 = 5.0;

/// What the program says.
#[derive(Debug, Default)]
pub struct Says {
    /// A sentence for a few seconds, and since when.
    notice: Option<(String, f64)>,
    /// A sentence that stays for as long as it holds, where no other one is.
    standing: Option<String>,
    /// What a screen reader was given last to say.
    announcement: String,
    /// How many announcements it was given: each is an element of its own, so that the same sentence is said again.
    given: u64,
    /// What it is still to be given, one sentence a frame: a second one would take the place of the first unheard.
    waiting: VecDeque<String>,
    /// The question in front that was announced.
    asked: Option<String>,
}

impl Says {
    /// Returns what a screen reader was told last, whether it has been given it or not.
    #[cfg(test)]
    pub fn announcement(&self) -> &str {
        self.waiting.back().unwrap_or(&self.announcement)
    }

    /// Says something to a screen reader, after what it was told before.
    pub fn announce(&mut self, text: impl Into<String>) {
        self.waiting.push_back(text.into());
    }

    /// Says something, on the screen too, for a few seconds from `now` on; a screen reader hears `before` in one sentence with it.
    /// What is too long for a notice is shortened: it may quote what stood in a file.
    pub fn tell(&mut self, before: Option<String>, text: &str, now: f64) {
        let text = plain::message(text);
        self.announce(before.map_or_else(|| text.clone(), |before| format!("{before}. {text}")));
        self.notice = Some((text, now));
    }

    /// Lets a sentence stay on the screen, or takes it away.
    pub fn stand(&mut self, sentence: Option<String>) {
        self.standing = sentence;
    }

    /// Announces what asks for an answer now, once for as long as it is asked. Returns whether there is something to say.
    pub fn ask(&mut self, question: Option<String>) -> bool {
        let is_new = self.asked != question;
        if is_new {
            self.asked.clone_from(&question);
            self.waiting.extend(question);
        }
        is_new
    }

    /// Gives a screen reader the next sentence; what is left waits for the next frames.
    pub fn announce_ui(&mut self, ui: &Ui) {
        if let Some(next) = self.waiting.pop_front() {
            self.announcement = next;
            self.given += 1;
        }
        if !self.waiting.is_empty() {
            ui.ctx().request_repaint();
        }
        widgets::live_region(ui, self.given, &self.announcement);
    }

    /// Takes the notice off the screen.
    pub fn drop_notice(&mut self) {
        self.notice = None;
    }

    /// Takes the notice off the screen if it has been there for long enough to be read.
    pub fn drop_read_notice(&mut self, now: f64) {
        self.notice.take_if(|(_, since)| now - *since > READ);
    }

    /// Shows the notice in its place, or at the head of a screen that has none for it, for a few seconds or until it is clicked.
    pub fn notice_ui(&self, now: f64, place: Option<NoticePlace>, ui: &Ui, commands: &mut Vec<Command>) {
        let Some((text, since)) = &self.notice else { return self.standing_ui(place, ui) };
        if wait_until(ui.ctx(), now, *since + NOTICE) {
            commands.push(Command::DismissNotice);
            return;
        }
        let palette = Palette::of(ui.ctx());
        let (margin, width) = match place {
            Some(place) => (vec2(12.0, 5.0), place.line.width()),
            None => (vec2(18.0, 11.0), (ui.ctx().content_rect().width() - 44.0).clamp(0.0, 656.0)),
        };
        let laid_out =
            |size| ui.painter().layout(text.clone(), theme::strong(size), palette.card, (width - 2.0 * margin.x).max(0.0));
        // A long one has smaller type rather than reach over what stands above its place.
        let galley = match place {
            Some(place) => {
                let fits = |galley: &Arc<Galley>| galley.size().y + 2.0 * margin.y <= place.room();
                SIZES.into_iter().map(laid_out).find(fits).unwrap_or_else(|| laid_out(SIZES[SIZES.len() - 1]))
            }
            None => laid_out(14.0),
        };
        let size = galley.size() + 2.0 * margin;
        let area = Area::new(Id::unique("notice")).order(Order::Tooltip);
        let (area, size) = match place {
            Some(place) => {
                let rect = place.rect(size.y);
                (area.fixed_pos(rect.min), rect.size())
            }
            None => (area.anchor(Align2::CENTER_TOP, vec2(0.0, 12.0)), size),
        };
        area.show(ui.ctx(), |ui| {
            let frame = widgets::card(palette).fill(palette.text).stroke(Stroke::NONE).inner_margin(0).corner_radius(12.0);
            let response = frame
                .show(ui, |ui| {
                    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                    let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect.shrink2(margin));
                    ui.painter().galley(at.min, galley, palette.card);
                })
                .response
                .interact(Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Alert, true, text));
            if response.clicked() {
                commands.push(Command::DismissNotice);
            }
        });
    }

    /// Shows the sentence that stays, in a line where a notice would be.
    fn standing_ui(&self, place: Option<NoticePlace>, ui: &Ui) {
        let Some(text) = &self.standing else { return };
        let palette = Palette::of(ui.ctx());
        let screen = ui.ctx().content_rect();
        let width = place.map_or_else(|| f32::min(screen.width() - 44.0, 656.0), |place| place.line.width()).max(0.0);
        let font = theme::regular(12.5);
        // Half a reason tells less than none; the whole one stands in the tooltip, and is what a screen reader says.
        let short = text.split(": ").next().unwrap_or_default();
        let shown = widgets::first_that_fits(ui.painter(), [text, short], &font, width - 20.0);
        let galley = widgets::fitted(ui.painter(), shown, font, palette.loss.text, width - 20.0);
        let size = vec2(width, galley.size().y + 8.0);
        let at = place.map_or_else(
            || pos2(screen.center().x - width / 2.0, screen.top() + 12.0),
            |place| pos2(place.line.left(), f32::min(place.line.bottom() + 6.0, place.lowest) - size.y),
        );
        Area::new(Id::unique("standing")).order(Order::Foreground).fixed_pos(at).show(ui.ctx(), |ui| {
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
            ui.painter().rect(rect, 8.0, palette.card, Stroke::new(1.0, palette.loss.text), StrokeKind::Inside);
            widgets::place(ui.painter(), rect.center(), galley);
            tip(&response, text);
        });
    }
}

/// Where a screen has room for a notice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NoticePlace {
    /// What a short notice fills; a longer one is higher, around the same middle.
    pub line: Rect,
    /// Where it ends at the latest: a long one begins higher.
    pub lowest: f32,
}

impl NoticePlace {
    /// Returns the height of a notice that reaches over nothing else.
    fn room(self) -> f32 {
        self.lowest - self.line.top() + ABOVE
    }

    /// Returns the rectangle of a notice whose text is so high.
    fn rect(self, height: f32) -> Rect {
        let height = height.max(self.line.height());
        let top = f32::min(self.line.center().y - height / 2.0, self.lowest - height);
        Rect::from_min_size(pos2(self.line.left(), top), vec2(self.line.width(), height))
    }
}

/// Returns whether a moment has come; if not, sees to it that a frame is drawn then.
#[must_use]
pub fn wait_until(ctx: &Context, now: f64, due: f64) -> bool {
    if now >= due {
        return true;
    }
    ctx.request_repaint_after(Duration::from_secs_f64((due - now).min(60.0)));
    false
}
