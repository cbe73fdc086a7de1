//! Shows the dialogs and pages that cover the screen.
//!
//! A page that is longer than the window is scrolled between its title and its button "Close",
//! which stay in view.

pub(super) mod comment;
pub(super) mod crash_report;
pub(super) mod encodings;
pub(super) mod engines;
pub(super) mod file_games;
pub(super) mod game_rows;
pub(super) mod help;
pub(super) mod info;
pub(super) mod menu;
pub(super) mod modal;
pub(super) mod pages;
pub(super) mod path_field;
pub(super) mod resume;
pub(super) mod settings;
pub(super) mod slow_file;
pub(super) mod statistics;

use std::mem::{self, Discriminant};

use egui::{
    Align2, Color32, Context, Id, Key, Rect, Response, RichText, Role, ScrollArea, Sense, Ui,
    WidgetInfo, pos2, vec2,
};

use self::modal::{FilesShown, Modal};
use self::path_field::PathField;
use self::settings::SettingsView;
use super::contract::command::Command;
use super::contract::page::PageLink;
use super::contract::practice::PracticeEntry;
use super::contract::table::{GameEntry, GameKeys, Table};
use super::kit::widgets::{self, Button, heading};
use super::theme::{self, Palette};
use crate::storage::{Settings, extension_for};
use crate::words::text;

/// The height of a window below which a dialog has "Close" beside its title, and little space
/// around, in points.
const LOW: f32 = 620.0;
/// The height of the line of the title, in points.
const TITLE: f32 = 34.0;
/// The height of a button below what is scrolled, and the space between all parts, in points.
const FOOT: (f32, f32) = (46.0, 10.0);
/// The width of the button beside the title, in points.
const CLOSE: f32 = 84.0;

/// The values that the dialogs show.
pub struct Model<'a> {
    /// The settings.
    pub settings: &'a Settings,
    /// What is shown of the files.
    pub files: FilesShown,
    /// The keys that the game in front decides on.
    pub keys: &'a GameKeys,
    /// The games of the list.
    pub games: &'a [&'static GameEntry],
    /// The pages that explain something of that game.
    pub pages: &'a [PageLink],
    /// The name of that game, and its practices.
    pub practices: (&'static str, &'static [PracticeEntry]),
}

/// The state that the dialogs change while they are shown.
pub struct Views<'a> {
    /// The state of the settings page.
    pub settings: &'a mut SettingsView,
    /// The table with the game in front, which paints its pages.
    pub table: &'a mut dyn Table,
}

/// Shows what covers the screen. Returns where it is.
pub fn modal_ui(
    model: &Model<'_>,
    top: &mut Modal,
    views: &mut Views<'_>,
    ctx: &Context,
    commands: &mut Vec<Command>,
) -> Rect {
    let palette = Palette::of(ctx);
    let screen = ctx.content_rect();
    let widest = match top {
        Modal::Help | Modal::Page(_) | Modal::CrashReport(_) => 680.0,
        Modal::Resume(games) if games.len() > 1 => 560.0,
        Modal::FileGames(_) => 560.0,
        Modal::Statistics(_) => 780.0,
        Modal::Comment(_)
        | Modal::Info(_)
        | Modal::Settings
        | Modal::Engines(_)
        | Modal::Encodings { .. } => 520.0,
        Modal::Menu => menu::WIDTH,
        Modal::Quit { .. }
        | Modal::LetPlay { .. }
        | Modal::Resume(_)
        | Modal::Crash(_)
        | Modal::ClearStatistics
        | Modal::Waiting { .. }
        | Modal::Path { .. } => 440.0,
    };
    let is_low = screen.height() < LOW;
    let (inside, around) = if is_low { (14.0, 8.0) } else { (22.0, 23.0) };
    let width = f32::min(widest, screen.width() - 2.0 * f32::min(around, 16.0));
    let id = Id::unique("front");
    let size_before = ctx
        .memory(|memory| memory.area_rect(id))
        .map(|rect| rect.size());
    let dialog = egui::Modal::new(id)
        .frame(widgets::card(palette).inner_margin(inside))
        .backdrop_color(Color32::from_black_alpha(120));
    leave_focus(ctx, id, id.with(salt(top)));
    let name = title(top);
    let shown = dialog.show(ctx, |ui| {
        ui.set_width((width - 2.0 * inside).max(0.0));
        ui.spacing_mut().item_spacing.y = FOOT.1;
        let mut tallest = screen.height() - 2.0 * (inside + around);
        let mut rows = Vec::new();
        if is_page(top) {
            // A form has answers of its own.
            let has_close = !matches!(top, Modal::Engines(view) if view.has_form());
            let closes = title_ui(ui, name, is_low && has_close);
            commands.extend(closes.then_some(Command::CloseModal));
            rows = if is_low || !has_close {
                Vec::new()
            } else {
                foot(top, ui.available_width())
            };
            let foot: f32 = rows.iter().map(|_| FOOT.0 + FOOT.1).sum();
            tallest -= TITLE + FOOT.1 + foot;
        }
        // Each keeps its own place: the next one does not begin where the last one was left.
        ScrollArea::vertical()
            .id_salt(salt(top))
            .max_height(tallest)
            .min_scrolled_height(tallest)
            .show(ui, |ui| {
                scroll_by_keys(ui, top);
                let state = views.table.state(ui.input(|input| input.time));
                match &mut *top {
                    Modal::Menu => menu::ui(
                        &menu::Model {
                            keys: model.keys,
                            settings: model.settings,
                            state,
                            is_fullscreen: ui
                                .input(|input| input.viewport().fullscreen == Some(true)),
                            pages: model.pages,
                            practices: model.practices,
                            files: model.files,
                        },
                        ui,
                        commands,
                    ),
                    Modal::Help => {
                        help::ui(ui, model.keys, model.pages, model.practices.1, commands);
                    }
                    Modal::Page(page) => views.table.page_ui(*page, ui),
                    Modal::Comment(draft) => comment::ui(draft, ui, commands),
                    Modal::Info(draft) => info::ui(draft, ui, commands),
                    Modal::Settings => {
                        settings::ui(model.settings, model.keys, views.settings, ui, commands);
                    }
                    Modal::Engines(view) => {
                        let games = (model.games, model.practices.0);
                        engines::ui(model.settings, games, view, ui, commands);
                    }
                    Modal::Statistics(view) => {
                        statistics::ui(view, model.games, is_low, ui, commands);
                    }
                    Modal::ClearStatistics => clear_ui(ui, commands),
                    Modal::Quit { unwritten } => quit_ui(model, unwritten.as_deref(), ui, commands),
                    Modal::LetPlay { name } => let_play_ui(name, ui, commands),
                    Modal::Crash(_) => crash_report::offer_ui(ui, commands),
                    Modal::CrashReport(report) => {
                        crash_report::report_ui(report, ui, is_low, commands);
                    }
                    Modal::Resume(games) => resume::ui(games, ui, commands),
                    Modal::FileGames(games) => file_games::ui(games, ui, commands),
                    Modal::Encodings { chosen } => encodings::ui(*chosen, ui, commands),
                    Modal::Waiting { name } => slow_file::ui(name, ui, commands),
                    Modal::Path {
                        purpose,
                        text,
                        suggestion,
                        taken,
                        trouble,
                        waits,
                    } => {
                        let purpose = *purpose;
                        let extension = extension_for(views.table.entry().name);
                        let field = PathField {
                            purpose,
                            text,
                            suggestion,
                            taken: taken.as_ref(),
                            trouble,
                            waits: *waits,
                            extension,
                        };
                        field.ui(ui, commands);
                    }
                }
                scroll_to_focus(ui);
            });
        for row in rows {
            commands.extend(widgets::command_row(ui, FOOT.0, row));
        }
    });
    // It was put where one of the size before belongs: lay the frame out once more, before anybody
    // sees it in a wrong place.
    if size_before != Some(shown.response.rect.size()) {
        ctx.request_discard("a dialog of another size");
    }
    shown
        .response
        .widget_info(|| WidgetInfo::labeled(Role::Dialog, true, name));
    if shown.backdrop_response.clicked() && !matches!(top, Modal::Resume(_)) {
        commands.push(Command::Back);
    }
    shown.response.rect
}

/// Takes the focus off a line of the dialog that was here in the last frame, if that was another one:
/// lines of both may have the same id.
fn leave_focus(ctx: &Context, id: Id, dialog: Id) {
    let now = ctx.cumulative_frame_nr();
    let last = ctx.data_mut(|data| {
        let last = data.get_temp::<(Id, u64)>(id);
        data.insert_temp(id, (dialog, now));
        last
    });
    if last.is_some_and(|(last, frame)| last != dialog && frame + 1 == now)
        && let Some(focused) = ctx.memory(egui::Memory::focused)
    {
        ctx.memory_mut(|memory| memory.surrender_focus(focused));
    }
}

/// Returns what tells the places of two dialogs apart, in any language.
fn salt(modal: &Modal) -> (Discriminant<Modal>, Option<usize>) {
    let page = match modal {
        Modal::Page(page) => Some(page.index),
        _ => None,
    };
    (mem::discriminant(modal), page)
}

/// Returns the name of a dialog, for a screen reader.
#[must_use]
pub fn title(modal: &Modal) -> &'static str {
    match modal {
        Modal::Menu => text::dialogs::menu(),
        Modal::Help => text::help::title(),
        Modal::Page(page) => page.title,
        Modal::Comment(_) => text::dialogs::comment(),
        Modal::Info(_) => text::dialogs::game_info(),
        Modal::Settings => text::settings::title(),
        Modal::Engines(_) => text::engines::title(),
        Modal::Statistics(_) => text::statistics::title(),
        Modal::ClearStatistics => text::dialogs::delete_statistics(),
        Modal::Quit { unwritten: None } => text::dialogs::quit(),
        Modal::Quit { unwritten: Some(_) } => text::dialogs::quit_anyway(),
        Modal::LetPlay { .. } => text::dialogs::let_play(),
        Modal::Resume(games) => resume::title(games),
        Modal::FileGames(_) => text::dialogs::choose_file_game(),
        Modal::Encodings { .. } => text::dialogs::text_encoding(),
        Modal::Crash(_) => text::dialogs::crash(),
        Modal::CrashReport(_) => text::dialogs::crash_report(),
        Modal::Waiting { .. } => text::dialogs::slow(),
        Modal::Path { purpose, .. } => path_field::title(*purpose),
    }
}

/// Returns what a screen reader says of a dialog when it comes up: of a question also what Enter
/// answers, and what the other key.
#[must_use]
pub fn spoken(modal: &Modal) -> String {
    match modal {
        Modal::Menu
        | Modal::Help
        | Modal::Page(_)
        | Modal::Comment(_)
        | Modal::Info(_)
        | Modal::Settings
        | Modal::Engines(_)
        | Modal::Statistics(_)
        | Modal::Encodings { .. }
        | Modal::CrashReport(_) => title(modal).to_owned(),
        Modal::ClearStatistics => text::dialogs::delete_statistics_spoken().to_owned(),
        Modal::Quit { unwritten: None } => text::dialogs::quit_spoken().to_owned(),
        Modal::Quit {
            unwritten: Some(unwritten),
        } => text::dialogs::quit_anyway_spoken(unwritten),
        Modal::LetPlay { name } => text::dialogs::let_play_spoken(name),
        Modal::Resume(games) => resume::spoken(games),
        Modal::FileGames(games) => file_games::spoken(games),
        Modal::Crash(_) => text::dialogs::crash_spoken().to_owned(),
        Modal::Waiting { name } => text::dialogs::waiting_spoken(name),
        Modal::Path {
            taken: Some(taken), ..
        } => if taken.adds {
            text::dialogs::add_spoken()
        } else {
            text::dialogs::replace_spoken()
        }
        .to_owned(),
        Modal::Path { taken: None, .. } => text::dialogs::type_path_spoken(title(modal)),
    }
}

/// Returns whether a dialog may be longer than the window: then its title and "Close" stay in view
/// while the rest is scrolled.
const fn is_page(modal: &Modal) -> bool {
    match modal {
        Modal::Menu
        | Modal::Help
        | Modal::Page(_)
        | Modal::Comment(_)
        | Modal::Info(_)
        | Modal::Settings
        | Modal::Engines(_)
        | Modal::Statistics(_)
        | Modal::FileGames(_)
        | Modal::Encodings { .. }
        | Modal::CrashReport(_) => true,
        Modal::ClearStatistics
        | Modal::Quit { .. }
        | Modal::LetPlay { .. }
        | Modal::Resume(_)
        | Modal::Crash(_)
        | Modal::Waiting { .. }
        | Modal::Path { .. } => false,
    }
}

/// Shows the title of a dialog, with the button "Close" beside it where it has no row of its own.
/// Returns whether that was pressed.
fn title_ui(ui: &mut Ui, name: &str, has_close: bool) -> bool {
    let palette = Palette::of(ui.ctx());
    let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), TITLE), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, name));
    let close = row.with_min_x(row.right() - if has_close { CLOSE } else { 0.0 });
    let (size, room) = (
        if has_close { 19.0 } else { 22.0 },
        close.left() - row.left() - 8.0,
    );
    let at = pos2(row.left(), row.center().y);
    widgets::line(
        ui.painter(),
        at,
        Align2::LEFT_CENTER,
        name,
        theme::strong(size),
        palette.text,
        room,
    );
    has_close && Button::new(text::dialogs::close(), text::keys::esc()).ui_at(ui, close)
}

/// Returns the rows of buttons below what is scrolled: "Close", and what else can be done.
fn foot(modal: &Modal, width: f32) -> Vec<Vec<(Button<'static>, Command)>> {
    let close = (
        Button::new(text::dialogs::close(), text::keys::esc()),
        Command::CloseModal,
    );
    match modal {
        Modal::Statistics(view) if statistics::is_wide(width) => {
            vec![
                view.buttons()
                    .into_iter()
                    .chain(std::iter::once(close))
                    .collect(),
            ]
        }
        Modal::CrashReport(_) => vec![
            crash_report::buttons()
                .into_iter()
                .chain(std::iter::once(close))
                .collect(),
        ],
        // Three side by side would be too narrow for their words in a small window.
        Modal::Statistics(view) => vec![view.buttons(), vec![close]],
        Modal::Menu
        | Modal::Help
        | Modal::Page(_)
        | Modal::Comment(_)
        | Modal::Info(_)
        | Modal::Settings
        | Modal::Engines(_)
        | Modal::ClearStatistics
        | Modal::Quit { .. }
        | Modal::LetPlay { .. }
        | Modal::Resume(_)
        | Modal::FileGames(_)
        | Modal::Encodings { .. }
        | Modal::Crash(_)
        | Modal::Waiting { .. }
        | Modal::Path { .. } => vec![vec![close]],
    }
}

/// Lets the arrow and page keys scroll a page that is only read. In the settings and in a list, the
/// arrows lead from one to the next.
fn scroll_by_keys(ui: &Ui, modal: &Modal) {
    let chooses = matches!(
        modal,
        Modal::Settings | Modal::FileGames(_) | Modal::Encodings { .. }
    );
    if !chooses
        && !matches!(
            modal,
            Modal::Help | Modal::Page(_) | Modal::Statistics(_) | Modal::CrashReport(_)
        )
    {
        return;
    }
    let page = 0.8 * ui.ctx().content_rect().height();
    let steps = [
        (Key::ArrowDown, -48.0),
        (Key::ArrowUp, 48.0),
        (Key::PageDown, -page),
        (Key::PageUp, page),
    ];
    let steps = steps.into_iter().skip(if chooses { 2 } else { 0 });
    for (key, distance) in steps.chain([(Key::End, -10_000.0), (Key::Home, 10_000.0)]) {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta(vec2(0.0, distance));
        }
    }
}

/// Brings what the keyboard has just reached into view.
fn scroll_to_focus(ui: &Ui) {
    let focused = ui.memory(egui::Memory::focused);
    let reached = focused
        .and_then(|id| ui.ctx().read_response(id))
        .filter(Response::gained_focus);
    if let Some(reached) = reached
        && !reached.interact_rect.contains_rect(reached.rect)
    {
        ui.scroll_to_rect(reached.rect, None);
    }
}

/// Asks whether to quit; the answer that stays is the prominent one.
fn quit_ui(model: &Model<'_>, unwritten: Option<&str>, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    heading(
        ui,
        if unwritten.is_some() {
            text::dialogs::quit_anyway()
        } else {
            text::dialogs::quit()
        },
    );
    if let Some(unwritten) = unwritten {
        ui.label(RichText::new(unwritten).color(palette.loss.text));
    } else if model.files.game_is_kept {
        ui.label(RichText::new(text::dialogs::game_is_saved()).color(palette.text_weak));
    }
    let answers = [
        (
            Button::primary(text::dialogs::stay(), text::keys::enter()),
            Command::No,
        ),
        (Button::new(text::dialogs::quit_button(), "Y"), Command::Yes),
    ];
    commands.extend(widgets::answers(ui, answers));
}

/// Asks whether a computer may play in a position that was not reached by playing.
fn let_play_ui(name: &str, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    heading(ui, text::dialogs::let_play());
    let about = text::dialogs::let_play_about(name);
    ui.label(RichText::new(about).color(palette.text_weak));
    let answers = [
        (
            Button::primary(text::dialogs::let_play_button(), "Y"),
            Command::Yes,
        ),
        (Button::new(text::dialogs::look_first(), "N"), Command::No),
    ];
    commands.extend(widgets::answers(ui, answers));
}

/// Asks whether all statistics are to be deleted; the answer that keeps them is the prominent one.
fn clear_ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    heading(ui, text::dialogs::delete_statistics());
    ui.label(RichText::new(text::dialogs::no_undo()).color(palette.text_weak));
    let answers = [
        (
            Button::primary(text::dialogs::keep_statistics(), "N"),
            Command::No,
        ),
        (
            Button::new(text::dialogs::delete_statistics_button(), "Y"),
            Command::Yes,
        ),
    ];
    commands.extend(widgets::answers(ui, answers));
}
