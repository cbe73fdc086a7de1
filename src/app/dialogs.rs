//! What covers the screen: questions, the menu, the field for a path.

use std::path::{Path, PathBuf};

use egui::{Color32, Context, Id, Key, Modal, RichText, Role, ScrollArea, TextEdit, Ui, WidgetInfo, vec2};

use super::command::Command;
use super::front::Front;
use super::page::PageLink;
use super::practice::PracticeEntry;
use super::settings::{self, SettingsView};
use super::table::{GameEntry, GameKeys, Table};
use super::theme::Palette;
use super::widgets::{self, Button, heading};
use super::{help, menu, statistics};
use crate::launch::Form;
use crate::storage::Settings;
use crate::worker::{Existing, Purpose};

/// What the dialogs are shown from.
pub struct Model<'a> {
    /// The settings.
    pub settings: &'a Settings,
    /// Whether the game in progress will be offered at the next start.
    pub game_is_kept: bool,
    /// The keys that the game in front decides on.
    pub keys: &'a GameKeys,
    /// The games of the list.
    pub games: &'a [&'static GameEntry],
    /// The pages that explain something of that game.
    pub pages: &'a [PageLink],
    /// What can be practised, each with the name of its game.
    pub practices: &'a [(&'static str, &'static PracticeEntry)],
}

/// What the dialogs change while they are shown.
pub struct Views<'a> {
    /// What the settings remember.
    pub settings: &'a mut SettingsView,
    /// The table with the game in front, which paints its pages.
    pub table: &'a mut dyn Table,
}

/// Shows what covers the screen.
pub fn front_ui(model: &Model<'_>, front: &mut Front, views: &mut Views<'_>, ctx: &Context, commands: &mut Vec<Command>) {
    let palette = Palette::of(ctx);
    let screen = ctx.content_rect();
    let widest = match front {
        Front::Help | Front::Page(_) => 680.0,
        Front::Statistics(_) => 780.0,
        Front::Settings => 520.0,
        Front::Menu => menu::WIDTH,
        Front::Quit | Front::LetPlay { .. } | Front::Resume(_) | Front::ClearStatistics | Front::Path { .. } => 440.0,
    };
    let width = f32::min(widest, screen.width() - 32.0);
    let dialog = Modal::new(Id::unique("front"))
        .frame(widgets::card(palette).inner_margin(22))
        .backdrop_color(Color32::from_black_alpha(120));
    let name = title(front);
    let shown = dialog.show(ctx, |ui| {
        ui.set_width((width - 44.0).max(0.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        let tallest = screen.height() - 90.0;
        // Each keeps its own place: the next one does not begin where the last one was left.
        ScrollArea::vertical().id_salt(name).max_height(tallest).min_scrolled_height(tallest).show(ui, |ui| {
            scroll_by_keys(ui, front);
            match &mut *front {
                Front::Menu => menu::ui(
                    &menu::Model { has_threats: model.keys.has_threats, pages: model.pages, practices: model.practices },
                    ui,
                    commands,
                ),
                Front::Help => help::ui(ui, model.keys, model.pages, model.practices, commands),
                Front::Page(page) => views.table.page_ui(*page, ui, commands),
                Front::Settings => settings::ui(model.settings, model.keys.has_threats, views.settings, ui, commands),
                Front::Statistics(view) => statistics::ui(view, model.games, ui, commands),
                Front::ClearStatistics => clear_ui(ui, commands),
                Front::Quit => quit_ui(model, ui, commands),
                Front::LetPlay { name } => let_play_ui(name, ui, commands),
                Front::Resume(table) => resume_ui(&**table, ui, commands),
                Front::Path { purpose, text, taken } => path_ui(*purpose, text, taken.as_deref(), ui, commands),
            }
        });
    });
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Dialog, true, name));
    if shown.backdrop_response.clicked() && !matches!(front, Front::Resume(_)) {
        commands.push(Command::Back);
    }
}

/// Returns the name of a dialog, for a screen reader.
#[must_use]
pub const fn title(front: &Front) -> &'static str {
    match front {
        Front::Menu => "Menu",
        Front::Help => "Keys",
        Front::Page(page) => page.title,
        Front::Settings => "Settings",
        Front::Statistics(_) => "Statistics",
        Front::ClearStatistics => "Delete all statistics?",
        Front::Quit => "Do you really want to quit?",
        Front::LetPlay { .. } => "Let the computer play?",
        Front::Resume(_) => "Go on with the last game?",
        Front::Path { purpose: Purpose::Open, .. } => "Open a game",
        Front::Path { purpose: Purpose::Save, .. } => "Save the game",
        Front::Path { purpose: Purpose::SaveTable, .. } => "Save the statistics",
        Front::Path { purpose: Purpose::Share(Form::Picture), .. } => "Save the picture",
        Front::Path { purpose: Purpose::Share(Form::Animation), .. } => "Save the animation",
    }
}

/// Lets the arrow and page keys scroll a page that is only read.
fn scroll_by_keys(ui: &Ui, front: &Front) {
    if !matches!(front, Front::Help | Front::Page(_) | Front::Statistics(_)) {
        return;
    }
    let page = 0.8 * ui.ctx().content_rect().height();
    let steps = [(Key::ArrowDown, -48.0), (Key::ArrowUp, 48.0), (Key::PageDown, -page), (Key::PageUp, page)];
    for (key, distance) in steps.into_iter().chain([(Key::End, -10_000.0), (Key::Home, 10_000.0)]) {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, distance));
        }
    }
}

/// Shows two answers side by side; the first is the one that Enter gives.
fn answers(ui: &mut Ui, yes: Button<'_>, no: Button<'_>) -> Option<bool> {
    ui.add_space(6.0);
    widgets::button_row(ui, 48.0, vec![yes, no]).map(|index| index == 0)
}

/// Asks whether to quit; the answer that stays is the prominent one.
fn quit_ui(model: &Model<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    heading(ui, "Do you really want to quit?");
    if model.game_is_kept {
        ui.label(RichText::new("Your game is kept: the next start offers to go on with it").color(palette.text_weak));
    }
    match answers(ui, Button::primary("Stay", "Enter"), Button::new("Quit", "Y")) {
        Some(true) => commands.push(Command::No),
        Some(false) => commands.push(Command::Yes),
        None => {}
    }
}

/// Asks whether a computer may play in a position that was not reached by playing.
fn let_play_ui(name: &str, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    heading(ui, "Let the computer play?");
    let about = format!("{name} is to move. You can also look first: P lets it play, F opens a free board");
    ui.label(RichText::new(about).color(palette.text_weak));
    match answers(ui, Button::primary("Let it play", "Y"), Button::new("Look first", "N")) {
        Some(true) => commands.push(Command::Yes),
        Some(false) => commands.push(Command::No),
        None => {}
    }
}

/// Asks whether all statistics are to be deleted; the answer that keeps them is the prominent one.
fn clear_ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    heading(ui, "Delete all statistics?");
    ui.label(RichText::new("They cannot be brought back").color(palette.text_weak));
    match answers(ui, Button::primary("Keep them", "N"), Button::new("Delete them", "Y")) {
        Some(true) => commands.push(Command::No),
        Some(false) => commands.push(Command::Yes),
        None => {}
    }
}

/// Asks whether to go on with the last game.
fn resume_ui(table: &dyn Table, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    heading(ui, "Go on with the last game?");
    for line in table.summary() {
        ui.label(RichText::new(line).color(palette.text_weak));
    }
    match answers(ui, Button::primary("Go on", "Y"), Button::new("New game", "N").tip("Keep the last game in a file of its own"))
    {
        Some(true) => commands.push(Command::Yes),
        Some(false) => commands.push(Command::No),
        None => {}
    }
}

/// Asks for the path of a file.
fn path_ui(purpose: Purpose, text: &mut String, taken: Option<&Path>, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let is_taken = taken.is_some_and(|taken| taken == Path::new(text.trim()));
    let (title, yes) = match purpose {
        Purpose::Open => ("Open a game", "Open"),
        Purpose::Save | Purpose::SaveTable | Purpose::Share(_) if is_taken => ("Replace the file?", "Replace"),
        Purpose::Save => ("Save the game", "Save"),
        Purpose::SaveTable => ("Save the statistics", "Save"),
        Purpose::Share(Form::Picture) => ("Save the picture", "Save"),
        Purpose::Share(Form::Animation) => ("Save the animation", "Save"),
    };
    heading(ui, title);
    let about = if is_taken {
        "There is a file of this name: replace it, or type another name"
    } else {
        "This desktop offers no file dialog: type the path of the file"
    };
    let label = ui.label(RichText::new(about).color(palette.text_weak));
    let field = TextEdit::singleline(text).desired_width(f32::INFINITY).margin(vec2(10.0, 8.0)).id_salt("path");
    let field = ui.add(field).labelled_by(label.id);
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if !entered && ui.memory(|memory| memory.focused().is_none()) {
        field.request_focus();
    }
    let enabled = !text.trim().is_empty();
    match answers(ui, Button::primary(yes, "Enter").enabled(enabled), Button::new("Cancel", "Esc")) {
        Some(false) => commands.push(Command::CloseFront),
        Some(true) => commands.push(with_path(purpose, text, is_taken)),
        None if entered && enabled => commands.push(with_path(purpose, text, is_taken)),
        None => {}
    }
}

/// Returns the command that uses the path typed.
fn with_path(purpose: Purpose, text: &str, is_taken: bool) -> Command {
    let path = PathBuf::from(text.trim());
    let existing = if is_taken { Existing::Replace } else { Existing::Keep };
    match purpose {
        Purpose::Open => Command::OpenFrom(path),
        Purpose::Save => Command::SaveTo(path, existing),
        Purpose::SaveTable => Command::SaveTableTo(path, existing),
        Purpose::Share(form) => Command::ShareTo(form, path, existing),
    }
}
