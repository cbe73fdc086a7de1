//! The help page: all keys, from the tables that input itself uses, a description of the computers,
//! and the version.

use egui::{
    CornerRadius, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::layer::{Layer, Scrolling, Shape};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, GameEntry};
use crate::app::input::commands::GROUPS;
use crate::app::kit::line_breaks;
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
use crate::words::text;

pub struct Help;

impl Layer for Help {
    fn title(&self) -> &'static str {
        text::help::title()
    }

    fn shape(&self) -> Shape {
        Shape::Page(Scrolling::All)
    }

    fn width(&self) -> f32 {
        680.0
    }

    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        page_ui(ui, cx.game, commands);
    }
}

/// Shows links to the explanatory pages, all keys, the computers and the version.
fn page_ui(ui: &mut Ui, entry: &GameEntry, commands: &mut Vec<Command>) {
    let (game, pages) = ((entry.keys)(), (entry.pages)());
    let wide = ui.available_width() > 520.0;
    let names: Vec<String> = pages.iter().map(|page| text::help::open_page(page.title)).collect();
    let buttons = names
        .iter()
        .zip(pages)
        .map(|(name, page)| (Button::new(name, ""), Command::ShowPage(page)));
    let mut buttons = buttons.peekable();
    while buttons.peek().is_some() {
        let row = buttons.by_ref().take(if wide { 2 } else { 1 }).collect();
        commands.extend(widgets::command_row(ui, 36.0, row));
    }
    for group in &GROUPS {
        title(ui, (group.title)());
        for (key, what) in group.lines(&game) {
            row(ui, (&key, true), what, wide);
        }
    }
    for entry in entry.practices {
        title(ui, (entry.title)());
        for (key, what) in (entry.keys)() {
            row(ui, (key, true), what, wide);
        }
    }
    if !game.computers.is_empty() {
        title(ui, text::help::computers());
        for (name, does) in &game.computers {
            row(ui, (name, false), does, wide);
        }
    }
    ui.add_space(4.0);
    row(ui, ("Plot 4", false), env!("CARGO_PKG_VERSION"), wide);
}

/// Shows the title of a group of lines.
fn title(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    ui.add_space(12.0);
    line_breaks::label(ui, RichText::new(text).font(theme::strong(16.0)).color(palette.text));
}

/// The room around the name of a key, on its cap.
const CAP: Vec2 = vec2(8.0, 3.0);

/// Shows a line: a name at the left, on a cap if it is that of a key, and its effect beside it.
fn row(ui: &mut Ui, (name, is_key): (&str, bool), does: &str, wide: bool) {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let split = if wide { 230.0 } else { 0.42 * width };
    let size = if wide { 14.0 } else { 13.0 };
    let around = if is_key { CAP } else { Vec2::ZERO };
    let room = split - 8.0 - 2.0 * around.x;
    let does_galley =
        line_breaks::in_rows(ui.ctx(), does, theme::regular(size), palette.text, width - split);
    let name_galley = line_breaks::in_rows(ui.ctx(), name, theme::strong(size), palette.text, room);
    let cap = name_galley.size() + 2.0 * around;
    let height = (does_galley.size().y + 2.0 * around.y).max(cap.y) + 6.0;
    let (row, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let label = text::help::line(name, does);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    let cap = Rect::from_min_size(row.min + vec2(0.0, 3.0), cap);
    if is_key {
        let edge = Stroke::new(1.0, palette.outline);
        ui.painter().rect(cap, CornerRadius::same(6), palette.inset, edge, StrokeKind::Inside);
    }
    ui.painter().galley(cap.min + around, name_galley, palette.text);
    // The first rows of both are level.
    ui.painter().galley(row.min + vec2(split, 3.0 + around.y), does_galley, palette.text);
}
