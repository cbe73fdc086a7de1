//! The menu: rarely used commands, in groups. Every key also acts while it is open.

use egui::{Align2, CornerRadius, Id, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::is_low;
use super::layer::{ButtonRow, Layer};
use crate::app::contract::command::{Action, Command, ReviewStep};
use crate::app::contract::screen::Cx;
use crate::app::input::commands::{self, Cover};
use crate::app::kit::icons::{self, Icon};
use crate::app::kit::line_breaks;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::storage::Panel;
use crate::words::text;
use crate::worker::Purpose;

/// The width of the menu if there is room, in points.
const WIDTH: f32 = 704.0;
/// The least width at which the groups stand in two columns.
const TWO_COLUMNS: f32 = 520.0;
/// The space between two columns, and between two groups.
const BETWEEN: (f32, f32) = (32.0, 16.0);
/// The height of the title of a group.
const TITLE: f32 = 32.0;
/// The heights that a line may have, and what the longer column needs besides its lines.
const LINE: (f32, f32) = (30.0, 40.0);
const BESIDES: f32 = 262.0;
/// The left edge of an icon's middle, of a label and of a switch, at the least.
const LEFT: (f32, f32, f32) = (22.0, 44.0, 160.0);
const SWITCH: (f32, f32) = (48.0, 28.0);

pub struct Menu;

impl Layer for Menu {
    fn title(&self) -> &'static str {
        text::dialogs::menu()
    }

    fn width(&self) -> f32 {
        WIDTH
    }

    fn cover(&self) -> Cover {
        Cover::Menu
    }

    /// Nothing: the cross beside the title closes it.
    fn foot(&self, _: f32) -> Vec<ButtonRow> {
        Vec::new()
    }

    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let is_fullscreen = ui.input(|input| input.viewport().fullscreen == Some(true));
        groups_ui_in_columns(&Model { cx, is_fullscreen }, ui, commands);
    }
}

/// The values that the menu shows.
struct Model<'a, 'b> {
    cx: &'a Cx<'b>,
    is_fullscreen: bool,
}

/// A line: its icon and its text, the key with the same effect, and its command.
struct Line {
    icon: Icon,
    label: String,
    key: String,
    command: Command,
}

/// A group of lines under a title.
struct Group {
    title: &'static str,
    lines: Vec<Line>,
}

impl Line {
    fn new(icon: Icon, label: impl Into<String>, command: Command) -> Self {
        Self { icon, label: label.into(), key: commands::key(&command), command }
    }

    fn of(icon: Icon, command: impl Into<Command>) -> Self {
        let command = command.into();
        Self::new(icon, commands::label(&command), command)
    }
}

impl Model<'_, '_> {
    /// Returns whether what a line switches is on; `None` if it switches nothing.
    fn is_on(&self, command: &Command) -> Option<bool> {
        let Cx { settings, state, .. } = self.cx;
        match command {
            Command::Table(Action::Analysis(_)) => Some(state.shows_analysis),
            Command::Table(Action::Territory) => Some(state.shows_territory),
            Command::ToggleFullscreen => Some(self.is_fullscreen),
            Command::Toggle(field) => Some(settings.is_on(field)),
            _ => None,
        }
    }
}

/// Returns the groups of the left column, and those of the right one.
fn groups(cx: &Cx<'_>, has_more: bool) -> [Vec<Group>; 2] {
    let (game, facts) = (cx.game, (cx.game.facts)());
    let files = vec![
        Line::of(Icon::Folder, Command::AskFile(Purpose::Open)),
        Line::of(Icon::Save, Command::AskFile(Purpose::Save)),
        Line::of(Icon::Past, Command::ShowPastGames),
        Line::of(Icon::Trend, Action::Review(ReviewStep::Toggle)),
    ];
    let mut board = vec![
        Line::of(Icon::Bars, Action::Analysis(None)),
        Line::of(Icon::Warning, Command::Toggle("threats")),
        Line::of(Icon::Rules, Command::ShowPlan),
        Line::of(Icon::Look, Action::Territory),
        Line::of(Icon::Pencil, Command::FreeBoard),
        Line::of(Icon::Bubble, Command::EditComment),
    ];
    // Where there is room, these are buttons beside the board.
    if has_more {
        board.push(Line::of(Icon::Reset, Action::TurnBoard));
        board.push(Line::of(Icon::Flag, Action::Resign));
        board.push(Line::of(Icon::People, Action::OfferDraw));
    }
    board.retain(|line| commands::is_for(&line.command, facts));
    let share = vec![
        Line::of(Icon::Copy, Command::Copy),
        Line::of(Icon::Clipboard, Command::Paste),
        Line::of(Icon::Picture, Command::ShowSharing),
    ];
    let mut learn = vec![Line::of(Icon::Lesson, Command::ShowLessons)];
    learn.extend(game.practices.iter().filter(|entry| entry.lesson.is_none()).map(|entry| {
        let icon = if entry.daily.is_some() { Icon::Puzzle } else { Icon::Mistake };
        Line::new(icon, (entry.title)(), Command::practise(game.name, entry.name))
    }));
    learn.push(Line::of(Icon::Chart, Command::ShowStatistics));
    let program = vec![
        Line::of(Icon::Gear, Command::ShowSettings),
        Line::of(Icon::Question, Command::ShowHelp),
        Line::of(Icon::FullScreen, Command::ToggleFullscreen),
        Line::of(Icon::Exit, Command::Quit),
    ];
    let group = |title, lines| Group { title, lines };
    [
        vec![
            group(text::dialogs::menu_game(), files),
            group(text::dialogs::menu_board(), board),
            group(text::dialogs::menu_share(), share),
        ],
        vec![
            group(text::dialogs::menu_learn(), learn),
            group(text::dialogs::menu_window(), program),
        ],
    ]
}

/// Shows the groups, in two columns if there is room.
fn groups_ui_in_columns(model: &Model<'_, '_>, ui: &mut Ui, commands: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let width = ui.available_width();
    let is_narrow = width < TWO_COLUMNS;
    let settings = model.cx.settings;
    let is_beside = settings.panel == Panel::Open && !settings.stage;
    let [left, right] = groups(model.cx, is_narrow || is_low(ui.ctx()) || !is_beside);
    let mut lines = Vec::new();
    if is_narrow {
        let groups: Vec<Group> = left.into_iter().chain(right).collect();
        let switch = switches_at(model, &[&groups], ui);
        groups_ui(model, groups, (LINE.1, switch), ui, &mut lines, commands);
    } else {
        #[expect(clippy::cast_precision_loss, reason = "a few lines")]
        let count = left.iter().map(|group| group.lines.len()).sum::<usize>() as f32;
        let height = (ui.ctx().content_rect().height() - BESIDES) / count;
        let height = height.clamp(LINE.0, LINE.1).floor();
        let switch = switches_at(model, &[&left, &right], ui);
        let column = (width - BETWEEN.0) / 2.0;
        let whole = ui.available_rect_before_wrap();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN.0;
            for groups in [left, right] {
                ui.vertical(|ui| {
                    ui.set_width(column);
                    groups_ui(model, groups, (height, switch), ui, &mut lines, commands);
                });
            }
        });
        keys_ui(
            Rect::from_min_max(
                pos2(whole.right() - column, ui.min_rect().bottom() - 64.0),
                pos2(whole.right(), ui.min_rect().bottom()),
            ),
            ui,
        );
    }
    widgets::enter_by_arrows(ui, &lines);
}

/// Says in the lower right corner that the keys work without the menu, too.
fn keys_ui(place: Rect, ui: &Ui) {
    let palette = Palette::of(ui.ctx());
    let rule = egui::Stroke::new(1.0, palette.card_edge);
    let inside = place.shrink2(vec2(12.0, 0.0));
    ui.painter().hline(inside.x_range(), place.top(), rule);
    let words = widgets::readable(
        ui.painter(),
        text::dialogs::menu_keys(),
        (theme::regular, &[(13.0, 2), (12.0, 3), (11.0, 3)]),
        palette.text_weak,
        inside.size() - vec2(0.0, 8.0),
    );
    let top = place.bottom() - 0.5 * (place.height() - 8.0) - 0.5 * words.size().y;
    ui.painter().galley(pos2(inside.left(), top), words, palette.text_weak);
}

/// Returns how far from the left the switches stand: behind every label beside one.
fn switches_at(model: &Model<'_, '_>, groups: &[&[Group]], ui: &Ui) -> f32 {
    let lines = groups.iter().flat_map(|groups| groups.iter()).flat_map(|group| &group.lines);
    let switched = lines.filter(|line| model.is_on(&line.command).is_some());
    let widths = switched.map(|line| widgets::text_width(ui.painter(), &line.label, 15.0));
    widths.fold(LEFT.2, |least, width| least.max(LEFT.1 + width + 12.0))
}

/// Shows groups one below the other, and notes the ids of their lines.
fn groups_ui(
    model: &Model<'_, '_>,
    groups: Vec<Group>,
    (height, switch): (f32, f32),
    ui: &mut Ui,
    lines: &mut Vec<Id>,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    for (index, group) in groups.into_iter().enumerate() {
        if index > 0 {
            ui.add_space(BETWEEN.1);
        }
        let title = RichText::new(group.title).font(theme::strong(13.5)).color(palette.text_weak);
        ui.allocate_ui_with_layout(
            vec2(ui.available_width(), TITLE),
            egui::Layout::left_to_right(egui::Align::Center),
            |ui| {
                ui.set_min_height(TITLE);
                ui.add_space(12.0);
                line_breaks::label(ui, title);
            },
        );
        for line in group.lines {
            let is_on = model.is_on(&line.command);
            if line_ui(&line, is_on, (height, switch), ui, lines) {
                // The menu closes first, so that it does not close the dialog that a command opens.
                commands.push(Command::CloseModal);
                commands.push(line.command);
            }
        }
    }
}

/// Shows a line. Returns whether it was pressed.
fn line_ui(
    line: &Line,
    is_on: Option<bool>,
    (height, switch): (f32, f32),
    ui: &mut Ui,
    lines: &mut Vec<Id>,
) -> bool {
    let palette = Palette::of(ui.ctx());
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| match is_on {
        Some(is_on) => WidgetInfo::selected(Role::MenuItemCheckBox, true, is_on, &line.label),
        None => WidgetInfo::labeled(Role::MenuItem, true, &line.label),
    });
    lines.push(response.id);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, CornerRadius::same(8), palette.inset);
    }
    widgets::focus_ring(ui.painter(), rect.shrink(2.0), 8.0, palette, &response);
    let middle = rect.center().y;
    let icon = Rect::from_center_size(pos2(rect.left() + LEFT.0, middle), vec2(18.0, 18.0));
    line.icon.paint(ui.painter(), icon, palette.text_weak);
    let right = pos2(rect.right() - 12.0, middle);
    let key = if line.key.is_empty() {
        0.0
    } else {
        widgets::text_width(ui.painter(), &line.key, 13.0) + 12.0
    };
    let font = theme::regular(13.0);
    widgets::line(
        ui.painter(),
        right,
        Align2::RIGHT_CENTER,
        &line.key,
        font,
        palette.text_weak,
        key,
    );
    let end = if is_on.is_some() { rect.left() + switch - 8.0 } else { right.x - key };
    let from = pos2(rect.left() + LEFT.1, middle);
    let font = theme::strong(15.0);
    let room = end - from.x;
    widgets::line(ui.painter(), from, Align2::LEFT_CENTER, &line.label, font, palette.text, room);
    if let Some(is_on) = is_on {
        let size = vec2(SWITCH.0, SWITCH.1.min(height - 6.0));
        let left = (rect.left() + switch).min(right.x - key - size.x);
        let place = Rect::from_min_size(pos2(left, middle - 0.5 * size.y), size);
        icons::paint_switch(ui.painter(), place, is_on, palette);
    }
    widgets::activated(&response)
}
