//! The menu: rarely used commands, in groups.

use egui::{
    Align2, Color32, CornerRadius, Id, Pos2, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use super::layer::{Layer, LayerContext};
use crate::app::contract::command::{Action, Command, ReviewStep, VariationEdit};
use crate::app::input::keys;
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
        let model = Model {
            context,
            is_fullscreen,
        };
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
    key: &'static str,
    command: Command,
    is_on: Option<bool>,
}

/// A group of lines under a title.
struct Group {
    title: &'static str,
    lines: Vec<Line>,
}

impl Line {
    fn new(label: impl Into<String>, command: impl Into<Command>) -> Self {
        let command = command.into();
        Self {
            label: label.into(),
            key: keys::name_of(&command),
            command,
            is_on: None,
        }
    }

    /// Returns the line of a command whose key is not one of the window, or not alone in the help.
    fn key(self, key: &'static str) -> Self {
        Self { key, ..self }
    }

    fn switch(self, is_on: bool) -> Self {
        Self {
            is_on: Some(is_on),
            ..self
        }
    }
}

fn board_lines(model: &Model<'_, '_>) -> Vec<Line> {
    let mut look = vec![
        Line::new(text::dialogs::analysis(), Action::Analysis(None))
            .switch(model.context.state.shows_analysis),
        Line::new(text::dialogs::threats(), Command::Toggle("threats"))
            .switch(model.context.settings.threats),
        Line::new(
            text::settings::move_numbers(),
            Command::Toggle("move_numbers"),
        )
        .switch(model.context.settings.move_numbers),
        Line::new(text::dialogs::territory(), Action::Territory)
            .switch(model.context.state.shows_territory),
        Line::new(text::dialogs::write_comment(), Command::EditComment),
        Line::new(text::dialogs::turn_board(), Action::TurnBoard),
        Line::new(text::dialogs::resign(), Action::Resign).key("F4"),
        Line::new(text::dialogs::offer_draw(), Action::OfferDraw).key("F6"),
        Line::new(text::dialogs::free_board(), Command::FreeBoard),
        Line::new(text::dialogs::review(), Action::Review(ReviewStep::Toggle)),
    ];
    let facts = (model.context.game.facts)();
    look.retain(|line| match &line.command {
        Command::Toggle("threats") => facts.has_threats,
        Command::Toggle("move_numbers") => facts.has_stones,
        Command::Table(Action::Territory) => facts.has_territory,
        Command::Table(Action::TurnBoard) => facts.can_turn,
        Command::Table(Action::Resign) => facts.can_resign,
        Command::Table(Action::OfferDraw) => facts.can_agree,
        _ => true,
    });
    if model.context.state.in_variation {
        let edits = VariationEdit::all().into_iter();
        look.extend(edits.map(|(edit, label, _)| Line::new(label, Action::Variation(edit, None))));
    }
    look
}

/// Returns the groups of the left column, and those of the right one.
fn groups(model: &Model<'_, '_>) -> [Vec<Group>; 2] {
    let game = model.context.game;
    let practices = game
        .practices
        .iter()
        .map(|entry| Line::new((entry.menu)(), Command::Practise(game.name, entry.name)));
    let pages = (game.pages)()
        .into_iter()
        .map(|page| Line::new(text::help::open_page(page.title), Command::ShowPage(page)));
    let mut learn: Vec<Line> = practices.chain(pages).collect();
    learn.push(Line::new(
        text::dialogs::statistics_menu(),
        Command::ShowStatistics,
    ));
    let mut game = vec![
        Line::new(text::dialogs::save(), Command::Save).key(text::keys::ctrl_s()),
        Line::new(text::dialogs::open(), Command::Open).key(text::keys::ctrl_o()),
        Line::new(text::dialogs::game_info_menu(), Command::EditInfo),
        Line::new(text::dialogs::text_encoding_menu(), Command::ShowEncodings),
        Line::new(text::dialogs::past_games_menu(), Command::ShowPastGames),
    ];
    game.retain(|line| line.command != Command::ShowEncodings || model.context.files.has_file);
    let share = vec![
        Line::new(text::dialogs::copy_position(), Command::Copy).key(text::keys::ctrl_c()),
        Line::new(text::dialogs::paste_position(), Command::Paste).key(text::keys::ctrl_v()),
        Line::new(text::dialogs::copy_picture(), Command::CopyPicture),
        Line::new(text::dialogs::save_picture(), Command::Share(Form::Picture)),
        Line::new(
            text::dialogs::save_animation(),
            Command::Share(Form::Animation),
        ),
    ];
    let window = vec![
        Line::new(text::dialogs::settings_menu(), Command::ShowSettings),
        Line::new(text::dialogs::help_menu(), Command::ShowHelp),
        Line::new(text::dialogs::side_panel(), Command::TogglePanel)
            .switch(model.context.settings.panel != Panel::Folded),
        Line::new(text::dialogs::sound(), Command::Toggle("sound"))
            .switch(model.context.settings.sound),
        Line::new(text::dialogs::large_names(), Command::Toggle("stage"))
            .switch(model.context.settings.stage),
        Line::new(text::dialogs::full_screen(), Command::ToggleFullscreen)
            .switch(model.is_fullscreen),
        Line::new(text::dialogs::quit_menu(), Command::Quit),
    ];
    [
        vec![
            Group {
                title: text::dialogs::menu_game(),
                lines: game,
            },
            Group {
                title: text::dialogs::menu_share(),
                lines: share,
            },
            Group {
                title: text::dialogs::menu_learn(),
                lines: learn,
            },
        ],
        vec![
            Group {
                title: text::dialogs::menu_board(),
                lines: board_lines(model),
            },
            Group {
                title: text::dialogs::menu_window(),
                lines: window,
            },
        ],
    ]
}

/// Shows the groups, in two columns if there is room.
fn groups_ui_in_columns(model: &Model<'_, '_>, ui: &mut Ui, commands: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing.y = 2.0;
    let [left, right] = groups(model);
    let width = ui.available_width();
    let mut lines = Vec::new();
    if width >= TWO_COLUMNS {
        let column = (width - BETWEEN) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for groups in [left, right] {
                ui.vertical(|ui| {
                    ui.set_width(column);
                    groups_ui(groups, ui, &mut lines, commands);
                });
            }
        });
    } else {
        groups_ui(left.into_iter().chain(right), ui, &mut lines, commands);
    }
    widgets::enter_by_arrows(ui, &lines);
}

/// Shows groups one below the other, and notes the ids of their lines.
fn groups_ui(
    groups: impl IntoIterator<Item = Group>,
    ui: &mut Ui,
    lines: &mut Vec<Id>,
    commands: &mut Vec<Command>,
) {
    for group in groups {
        group_ui(group, ui, lines, commands);
    }
}

fn group_ui(group: Group, ui: &mut Ui, lines: &mut Vec<Id>, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    ui.add_space(4.0);
    ui.label(
        RichText::new(group.title)
            .font(theme::strong(13.0))
            .color(palette.text_weak),
    );
    for line in group.lines {
        if line_ui(&line, ui, lines) {
            // The menu closes first, so that it does not close the dialog that a command opens.
            commands.push(Command::CloseModal);
            commands.push(line.command);
        }
    }
}

/// Shows a line. Returns whether it was pressed.
fn line_ui(line: &Line, ui: &mut Ui, lines: &mut Vec<Id>) -> bool {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
    response.widget_info(|| match line.is_on {
        Some(is_on) => WidgetInfo::selected(Role::MenuItemCheckBox, true, is_on, &line.label),
        None => WidgetInfo::labeled(Role::MenuItem, true, &line.label),
    });
    lines.push(response.id);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.hovered() {
        ui.painter()
            .rect_filled(rect, CornerRadius::same(8), palette.inset);
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
        line.key,
        theme::regular(13.0),
        palette.text_weak,
        100.0,
    );
    if let Some(is_on) = line.is_on {
        let key = widgets::text_width(ui.painter(), line.key, 13.0);
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
    let edge = Stroke::new(
        1.5,
        if is_on {
            palette.accent
        } else {
            palette.outline
        },
    );
    let painter = ui.painter();
    painter.rect(
        place,
        CornerRadius::from(radius),
        fill,
        edge,
        StrokeKind::Inside,
    );
    painter.circle_filled(pos2(at, place.center().y), radius - 4.0, knob);
}
