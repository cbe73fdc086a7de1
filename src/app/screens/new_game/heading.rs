//! The heading: what the screen is for, and the buttons that lead elsewhere.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::measures::Page;
use crate::app::contract::command::Command;
use crate::app::contract::screen::ScreenContext;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::words::text;

/// The space between two buttons.
const GAP: f32 = 8.0;

/// Shows the heading. Returns the place between the title and the buttons.
pub fn heading_ui(
    context: &ScreenContext<'_>,
    page: &Page,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) -> Rect {
    let in_game = context.in_game;
    let palette = Palette::of(ui.ctx());
    let settings = (
        text::keys::settings(),
        text::keys::ctrl_comma(),
        Command::ShowSettings,
    );
    let leave = if in_game {
        (text::new_game::back(), text::keys::esc(), Command::Back)
    } else {
        (text::new_game::quit(), text::keys::esc(), Command::Back)
    };
    // In a small window one of them is left: the settings can quit, and an unfinished game has a
    // button of its own.
    let leads_back = in_game && context.unfinished.is_none();
    let buttons = match (page.is_small, leads_back) {
        (true, true) => vec![leave],
        (true, false) => vec![settings],
        (false, _) => vec![settings, leave],
    };
    let mut right = page.heading.right();
    for (label, key, command) in buttons.into_iter().rev() {
        let width = (widgets::text_width(ui.painter(), label, 15.0) + 34.0).max(84.0);
        let place = Rect::from_min_max(
            pos2(right - width, page.heading.top()),
            pos2(right, page.heading.bottom()),
        );
        let tip = text::keys::with_key(label, key);
        if Button::new(label, "").tip(&tip).ui_at(ui, place) {
            commands.push(command);
        }
        right = place.left() - GAP;
    }
    let place = page.heading.with_max_x(right - GAP);
    let title = text::new_game::new();
    let heading = ui.interact(place, ui.scope_id().with("title"), Sense::hover());
    heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, title));
    let font = theme::strong(if page.is_small { 20.0 } else { 28.0 });
    let galley = widgets::fitted(ui.painter(), title, font, palette.text, place.width());
    let after = place.left() + galley.size().x + 24.0;
    let at = Align2::LEFT_CENTER.anchor_size(place.left_center(), galley.size());
    ui.painter().galley(at.min, galley, palette.text);
    Rect::from_min_size(
        pos2(after, place.top()),
        vec2((place.right() - after).max(0.0), place.height()),
    )
}
