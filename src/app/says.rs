//! What the program says: to a screen reader, and in a notice that comes and goes.

use std::time::Duration;

use egui::{Align2, Area, Context, Id, Order, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::command::Command;
use super::theme::{self, Palette};
use super::widgets;

/// How long a notice stays, in seconds.
const NOTICE: f64 = 7.0;
/// The time in which nobody has read a notice yet, in seconds.
const READ: f64 = 1.5;

/// What the program says.
#[derive(Debug, Default)]
pub struct Says {
    /// A sentence for a few seconds, and since when.
    notice: Option<(String, f64)>,
    /// What a screen reader says now.
    announcement: String,
}

impl Says {
    /// Returns what a screen reader says now.
    #[must_use]
    pub fn announcement(&self) -> &str {
        &self.announcement
    }

    /// Says something to a screen reader.
    pub fn announce(&mut self, text: impl Into<String>) {
        self.announcement = text.into();
    }

    /// Says something, on the screen too, for a few seconds from `now` on.
    pub fn tell(&mut self, text: String, now: f64) {
        self.announcement.clone_from(&text);
        self.notice = Some((text, now));
    }

    /// Takes the notice off the screen.
    pub fn drop_notice(&mut self) {
        self.notice = None;
    }

    /// Takes the notice off the screen if it has been there for long enough to be read.
    pub fn drop_read_notice(&mut self, now: f64) {
        self.notice.take_if(|(_, since)| now - *since > READ);
    }

    /// Shows the notice at the head of the window, for a few seconds or until it is clicked.
    pub fn notice_ui(&self, now: f64, ui: &Ui, commands: &mut Vec<Command>) {
        let Some((text, since)) = &self.notice else { return };
        if wait_until(ui.ctx(), now, *since + NOTICE) {
            commands.push(Command::DismissNotice);
            return;
        }
        let palette = Palette::of(ui.ctx());
        let area = Area::new(Id::unique("notice")).order(Order::Tooltip).anchor(Align2::CENTER_TOP, vec2(0.0, 12.0));
        area.show(ui.ctx(), |ui| {
            let frame = widgets::card(palette).fill(palette.text).inner_margin(vec2(18.0, 11.0)).corner_radius(12.0);
            let response = frame
                .show(ui, |ui| {
                    ui.set_max_width((ui.ctx().content_rect().width() - 80.0).clamp(0.0, 620.0));
                    ui.label(RichText::new(text).color(palette.card).font(theme::strong(14.0)));
                })
                .response
                .interact(Sense::click());
            response.widget_info(|| WidgetInfo::labeled(Role::Alert, true, text));
            if response.clicked() {
                commands.push(Command::DismissNotice);
            }
        });
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
