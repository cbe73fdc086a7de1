//! The menu: rarely used commands, in groups.

use egui::{
    Align2, Color32, CornerRadius, Id, Pos2, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::layer::{Layer, LayerContext};
use crate::app::contract::command::{Action, Command, ReviewStep, VariationEdit};
use crate::app::input::commands;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::launch::Form;
use crate::storage::Panel;
use crate::words::text;

/// The width of the menu if there is room, in points.
const WIDTH: f32 = 660.0;
/// The least width at which the groups stand in two columns.
const TWO_COLUMNS: f32 = 520.0;
/// The space between two columns.
const BETWEEN: f32 = 24.0;
/// The height of a line. The most that there are, those of Go in a variation, fit into a window of
/// 760 points without scrolling.
const LINE: f32 = 28.0;
const SWITCH: Vec2 = vec2(30.0, 17.0);

pub struct Menu;

impl Layer for Menu {
    fn title(&self) -> &'static str {
        text::dialogs::menu()
    }

    fn width(&self) -> f32 {
        WIDTH
    }

    fn ui(&mut self, context: &mut LayerContext<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let is_fullscreen = ui.input(|input| input.viewport().fullscreen == Some(true));
        let model = Model { context, is_fullscreen };
        groups_ui_in_columns(&model, ui, commands);
    }
}

/// The values that the menu shows.
struct Model<'a, 'b> {
    context: &'a LayerContext<'b>,
    is_fullscreen: bool,
}

/// A line: its text, the key with the same effect, and its command.
struct Line {
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
    fn new(label: impl Into<String>, command: Command) -> Self {
        Self { label: label.into(), key: commands::key(&command), command }
    }

    fn of(command: impl Into<Command>) -> Self {
        let command = command.into();
        Self::new(commands::label(&command), command)
    }

    fn board_key(label: &str, key: &str, action: Action) -> Self {
        Self { label: label.to_owned(), key: key.to_owned(), command: action.into() }
    }
}

impl Model<'_, '_> {
    /// Returns whether what a line switches is on; `None` if it switches nothing.
    fn is_on(&self, command: &Command) -> Option<bool> {
        let LayerContext { settings, state, .. } = self.context;
        match command {
            Command::Table(Action::Analysis(_)) => Some(state.shows_analysis),
            Command::Table(Action::Territory) => Some(state.shows_territory),
            Command::TogglePanel => Some(settings.panel != Panel::Folded),
            Command::ToggleFullscreen => Some(self.is_fullscreen),
            Command::Toggle(field) => Some(settings.is_on(field)),
            _ => None,
        }
    }
}

fn board_lines(context: &LayerContext<'_>) -> Vec<Line> {
    let facts = (context.game.facts)();
    let mut lines = vec![
        Line::of(Action::Analysis(None)),
        Line::of(Command::Toggle("threats")),
        Line::of(Command::Toggle("move_numbers")),
        Line::of(Action::Territory),
        Line::of(Command::EditComment),
        Line::of(Action::TurnBoard),
    ];
    lines.retain(|line| commands::is_for(&line.command, facts));
    // Their keys are among those of the board.
    if facts.can_resign {
        lines.push(Line::board_key(text::dialogs::resign(), "F4", Action::Resign));
    }
    if facts.can_agree {
        lines.push(Line::board_key(text::dialogs::offer_draw(), "F6", Action::OfferDraw));
    }
    lines.push(Line::of(Command::FreeBoard));
    lines.push(Line::of(Action::Review(ReviewStep::Toggle)));
    if context.state.in_variation {
        let edits = VariationEdit::ALL.into_iter();
        lines.extend(edits.map(|edit| Line::of(Action::Variation(edit, None))));
    }
    lines
}

/// Returns the groups of the left column, and those of the right one.
fn groups(context: &LayerContext<'_>) -> [Vec<Group>; 2] {
    let game = context.game;
    let lines =
        |commands: &[Command]| -> Vec<Line> { commands.iter().cloned().map(Line::of).collect() };
    let practices = game
        .practices
        .iter()
        .map(|entry| Line::new((entry.menu)(), Command::Practise(game.name, entry.name)));
    let pages = (game.pages)()
        .into_iter()
        .map(|page| Line::new(text::help::open_page(page.title), Command::ShowPage(page)));
    let mut learn: Vec<Line> = practices.chain(pages).collect();
    learn.push(Line::of(Command::ShowStatistics));
    let mut files = lines(&[Command::Save, Command::Open, Command::EditInfo]);
    if context.files.has_file {
        let label = text::dialogs::text_encoding_menu();
        files.push(Line::new(label, Command::ShowEncodings));
    }
    let past = text::dialogs::past_games_menu();
    files.push(Line::new(past, Command::ShowPastGames));
    let mut share = lines(&[Command::Copy, Command::Paste, Command::CopyPicture]);
    share.extend([
        Line::new(text::dialogs::save_picture(), Command::Share(Form::Picture)),
        Line::new(text::dialogs::save_animation(), Command::Share(Form::Animation)),
    ]);
    let window = lines(&[
        Command::ShowSettings,
        Command::ShowHelp,
        Command::TogglePanel,
        Command::Toggle("sound"),
        Command::Toggle("stage"),
        Command::ToggleFullscreen,
        Command::Quit,
    ]);
    let group = |title, lines| Group { title, lines };
    [
        vec![
            group(text::dialogs::menu_game(), files),
            group(text::dialogs::menu_share(), share),
            group(text::dialogs::menu_learn(), learn),
        ],
        vec![
            group(text::dialogs::menu_board(), board_lines(context)),
            group(text::dialogs::menu_window(), window),
        ],
    ]
}

/// Shows the groups, in two columns if there is room.
fn groups_ui_in_columns(model: &Model<'_, '_>, ui: &mut Ui, commands: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let [left, right] = groups(model.context);
    let width = ui.available_width();
    let mut lines = Vec::new();
    if width >= TWO_COLUMNS {
        let column = (width - BETWEEN) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for groups in [left, right] {
                ui.vertical(|ui| {
                    ui.set_width(column);
                    groups_ui(model, groups, ui, &mut lines, commands);
                });
            }
        });
    } else {
        groups_ui(model, left.into_iter().chain(right), ui, &mut lines, commands);
    }
    widgets::enter_by_arrows(ui, &lines);
}

/// Shows groups one below the other, and notes the ids of their lines.
fn groups_ui(
    model: &Model<'_, '_>,
    groups: impl IntoIterator<Item = Group>,
    ui: &mut Ui,
    lines: &mut Vec<Id>,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    for group in groups {
        ui.add_space(4.0);
        ui.label(RichText::new(group.title).font(theme::strong(13.0)).color(palette.text_weak));
        for line in group.lines {
            if line_ui(&line, model.is_on(&line.command), ui, lines) {
                // The menu closes first, so that it does not close the dialog that a command opens.
                commands.push(Command::CloseModal);
                commands.push(line.command);
            }
        }
    }
}

/// Shows a line. Returns whether it was pressed.
fn line_ui(line: &Line, is_on: Option<bool>, ui: &mut Ui, lines: &mut Vec<Id>) -> bool {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
    response.widget_info(|| match is_on {
        Some(is_on) => WidgetInfo::selected(Role::MenuItemCheckBox, true, is_on, &line.label),
        None => WidgetInfo::labeled(Role::MenuItem, true, &line.label),
    });
    lines.push(response.id);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(8), palette.inset);
    }
    widgets::focus_ring(ui.painter(), rect, 8.0, palette, &response);
    let left = rect.left_center() + vec2(10.0, 0.0);
    let right = rect.right_center() - vec2(10.0, 0.0);
    widgets::line(
        ui.painter(),
        left,
        Align2::LEFT_CENTER,
        &line.label,
        theme::strong(15.0),
        palette.text,
        rect.width() - 100.0,
    );
    widgets::line(
        ui.painter(),
        right,
        Align2::RIGHT_CENTER,
        &line.key,
        theme::regular(13.0),
        palette.text_weak,
        100.0,
    );
    if let Some(is_on) = is_on {
        let key = widgets::text_width(ui.painter(), &line.key, 13.0);
        paint_switch(ui, right - vec2(key + 12.0, 0.0), is_on);
    }
    widgets::activated(&response)
}

/// Paints a switch that ends at `right`: filled, with its knob at the right, if it is on.
fn paint_switch(ui: &Ui, right: Pos2, is_on: bool) {
    let palette = Palette::of(ui.ctx());
    let place = Rect::from_center_size(right - vec2(0.5 * SWITCH.x, 0.0), SWITCH);
    let radius = 0.5 * place.height();
    let (fill, knob, at) = if is_on {
        (palette.accent, palette.on_accent, place.right() - radius)
    } else {
        (Color32::TRANSPARENT, palette.outline, place.left() + radius)
    };
    let edge = Stroke::new(1.5, if is_on { palette.accent } else { palette.outline });
    let painter = ui.painter();
    painter.rect(place, CornerRadius::from(radius), fill, edge, StrokeKind::Inside);
    painter.circle_filled(pos2(at, place.center().y), radius - 4.0, knob);
}
