//! The page of the user's progress in each game: the rating, the results against each opponent, and
//! what costs games.

mod curve;
mod levels;
mod mistakes;
mod sections;

use egui::{
    Align2, CursorIcon, Id, Key, Modifiers, Popup, Rect, RichText, Role, ScrollArea, Sense, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use self::curve::icon_button;
use self::mistakes::mistakes_ui;
use self::sections::{Section, sections};
use super::layer::{AfterAnswer, Layer, Scrolling, Shape};
use super::{scroll_by_keys, scroll_to_focus};
use crate::app::contract::command::Command;
use crate::app::contract::screen::{Cx, GameEntry};
use crate::app::input::commands::key;
use crate::app::kit::icons::Icon;
use crate::app::kit::line_breaks;
use crate::app::kit::tooltips;
use crate::app::kit::widgets::{self, Button, card, heading};
use crate::app::theme::{self, Palette};
use crate::core::day::Day;
use crate::games::GameId;
use crate::session::{Ending, Results};
use crate::storage::{
    MAX_GAMES, PastFilter, PastGame, Progress, Statistics, Themes, due_mistakes, themes,
};
use crate::words::text;
use crate::worker::{PastBatch, Purpose};

/// The height of the first row, in points.
const HEAD: f32 = 40.0;
/// The least width of two columns.
const TWO_COLUMNS: f32 = 900.0;
/// The space between two cards.
const GAP: f32 = 16.0;

pub struct StatisticsPage {
    known: Loading,
    sections: Vec<Section>,
    /// The day on which they were read.
    today: Day,
    /// The past games as far as they have been read.
    past: Vec<PastGame>,
    mistakes: Mistakes,
    /// The game that is shown, by its name; `None` for the one in front, or the first one played.
    game: Option<&'static str>,
    rating: curve::Shown,
    /// The rows of the last frame: keys act on the page while one of them has the focus.
    rows: Vec<Id>,
    /// Whether it is said what counts.
    shows_rules: bool,
}

/// The statistics, as far as they have been read.
enum Loading {
    Reading,
    Read(Statistics),
    Failed(String),
}

/// The mistakes in the past games, as far as those have been read.
enum Mistakes {
    Reading,
    /// Of each game the kinds, and how many mistakes come back today.
    Read(Vec<(GameId, Themes, usize)>),
    Failed,
}

impl StatisticsPage {
    /// Returns the page while the statistics are being read.
    #[must_use]
    pub fn reading() -> Self {
        Self {
            known: Loading::Reading,
            sections: Vec::new(),
            today: Day::after_1970(0),
            past: Vec::new(),
            mistakes: Mistakes::Reading,
            game: None,
            rating: curve::Shown::default(),
            rows: Vec::new(),
            shows_rules: false,
        }
    }

    /// Returns the page of statistics that cannot be read.
    #[must_use]
    pub fn failed(message: &str) -> Self {
        Self { known: Loading::Failed(message.to_owned()), ..Self::reading() }
    }

    pub fn on_read(&mut self, statistics: Statistics, games: &[&'static GameEntry], today: Day) {
        self.sections = sections(&statistics, games, today);
        self.today = today;
        self.known = Loading::Read(statistics);
    }

    /// Takes some of the past games, and with the last of them finds the mistakes in all.
    pub fn on_past_games(&mut self, batch: &PastBatch, progress: &Progress, today: Day) {
        self.past.extend(batch.games.iter().cloned());
        if batch.error.is_some() {
            self.mistakes = Mistakes::Failed;
        } else if batch.left == 0 {
            // Another page may have asked for them, too.
            self.past.sort_by_key(|past| past.file.number);
            self.past.dedup_by_key(|past| past.file.number);
            let of = |&game: &GameId| {
                let due = due_mistakes(game, &self.past, progress, today.since_1970());
                (game, themes(game, &self.past), due)
            };
            self.mistakes = Mistakes::Read(GameId::ALL.iter().map(of).collect());
        }
    }

    /// Shows why there are none.
    pub fn fail(&mut self, message: &str) {
        *self = Self::failed(message);
    }

    fn has_games(&self) -> bool {
        matches!(&self.known, Loading::Read(statistics) if !statistics.is_empty())
    }

    /// Returns the place of the section that is shown, if there is one: that of the chosen game, or of
    /// the one in front, or the first one.
    fn section(&self, front: &str) -> Option<usize> {
        let of = |name: &str| self.sections.iter().position(|it| it.entry.name == name);
        let first = (!self.sections.is_empty()).then_some(0);
        self.game.and_then(of).or_else(|| of(front)).or(first)
    }
}

impl Layer for StatisticsPage {
    fn title(&self) -> &'static str {
        text::statistics::title()
    }

    fn shape(&self) -> Shape {
        Shape::Screen { margin: 40.0, is_inner: false }
    }

    fn is_reading(&self) -> bool {
        matches!(self.known, Loading::Reading)
    }

    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let place = ui.max_rect();
        let mut child = ui.new_child(UiBuilder::new().max_rect(place));
        ScrollArea::vertical().auto_shrink(false).show(&mut child, |ui| {
            scroll_by_keys(ui, Scrolling::Pages);
            ui.spacing_mut().item_spacing.y = 8.0;
            // The shadows of cards at the sides.
            egui::Frame::new().inner_margin(egui::Margin::symmetric(2, 0)).show(ui, |ui| {
                page_ui(self, cx, ui, commands);
            });
            scroll_to_focus(ui);
        });
    }
}

/// "Delete all statistics?"
pub struct ClearStatistics;

impl Layer for ClearStatistics {
    fn title(&self) -> &'static str {
        text::dialogs::delete_statistics()
    }

    fn spoken(&self) -> String {
        text::dialogs::delete_statistics_spoken().to_owned()
    }

    fn shape(&self) -> Shape {
        Shape::Question { enter_says_yes: false }
    }

    /// The answer that keeps them is the prominent one.
    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        heading(ui, self.title());
        line_breaks::label(ui, RichText::new(text::dialogs::no_undo()).color(palette.text_weak));
        let answers = [
            (Button::primary(text::dialogs::keep_statistics(), key(&Command::No)), Command::No),
            (
                Button::new(text::dialogs::delete_statistics_button(), key(&Command::Yes)),
                Command::Yes,
            ),
        ];
        commands.extend(widgets::answers(ui, answers));
    }

    fn accept(&mut self, commands: &mut Vec<Command>) -> AfterAnswer {
        commands.push(Command::DeleteStatistics);
        AfterAnswer::Closes
    }
}

fn page_ui(view: &mut StatisticsPage, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let sentence = match &view.known {
        Loading::Reading => Some(text::statistics::reading().to_owned()),
        Loading::Failed(message) => Some(message.clone()),
        Loading::Read(statistics) if statistics.entries().len() == MAX_GAMES => {
            Some(text::statistics::full(MAX_GAMES))
        }
        Loading::Read(_) => None,
    };
    let shown = view.section(cx.game.name);
    head_ui(view, shown, ui, commands);
    if matches!(&view.known, Loading::Read(statistics) if statistics.is_empty()) {
        return empty_ui(ui, commands);
    }
    if let Some(sentence) = sentence {
        line_breaks::label(ui, RichText::new(sentence).color(palette.text_weak));
    }
    if view.shows_rules {
        card(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            for rules in [text::statistics::rules(), text::statistics::rating_rules()] {
                let rules = RichText::new(rules).color(palette.text_weak).size(13.0);
                line_breaks::label(ui, rules);
            }
        });
    }
    if let Some(shown) = shown.filter(|_| view.has_games()) {
        keys_ui(view, shown, ui, commands);
        section_ui(view, shown, cx, ui, commands);
        line_breaks::label(
            ui,
            RichText::new(text::statistics::marks()).color(palette.text_weak).size(13.0),
        );
    }
}

/// Shows the cards of a game: two columns and the mistakes below them, or one column.
fn section_ui(
    view: &mut StatisticsPage,
    shown: usize,
    cx: &Cx<'_>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let StatisticsPage { sections, today, mistakes, rating, rows, .. } = view;
    let section = &sections[shown];
    let today = *today;
    let found = match mistakes {
        Mistakes::Reading => Err(text::statistics::reading_reviews()),
        Mistakes::Failed => Err(text::mistakes::cannot_read()),
        Mistakes::Read(all) => {
            let own = all.iter().find(|(game, ..)| *game == section.game);
            own.map(|(_, themes, due)| (themes, *due)).ok_or("")
        }
    };
    ui.spacing_mut().item_spacing.y = GAP;
    let all = ui.available_rect_before_wrap();
    if all.width() < TWO_COLUMNS {
        let high = if section.rating().is_some() { 260.0 } else { 150.0 };
        commands.extend(curve::rating_ui(section, rating, today, ui, high));
        numbers_ui(section, ui, commands);
        mistakes_ui(section, found, cx, ui, commands);
        let high = levels::height(section);
        *rows = levels::levels_ui(section, ui, high, commands);
        return;
    }
    let (left, right) = all.split_left_right_at_fraction(0.5);
    let (left, right) =
        (left.with_max_x(left.right() - 0.5 * GAP), right.with_min_x(right.left() + 0.5 * GAP));
    let high = levels::height(section).max(400.0);
    let mut left = ui.new_child(UiBuilder::new().max_rect(left).id_salt("left"));
    let rating_high = high - 80.0 - GAP;
    commands.extend(curve::rating_ui(section, rating, today, &mut left, rating_high));
    numbers_ui(section, &mut left, commands);
    let mut right = ui.new_child(UiBuilder::new().max_rect(right).id_salt("levels"));
    *rows = levels::levels_ui(section, &mut right, high, commands);
    ui.advance_cursor_after_rect(left.min_rect().union(right.min_rect()));
    mistakes_ui(section, found, cx, ui, commands);
}

/// Left and Right change the game, unless a choice has the focus; Ctrl+S saves the table.
fn keys_ui(view: &mut StatisticsPage, shown: usize, ui: &Ui, commands: &mut Vec<Command>) {
    if ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::S)) {
        commands.push(Command::AskFile(Purpose::SaveTable));
    }
    if view.sections.len() < 2 {
        return;
    }
    let is_row = ui.memory(egui::Memory::focused).is_none_or(|id| view.rows.contains(&id));
    let step = |key| is_row && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let next = match (step(Key::ArrowLeft), step(Key::ArrowRight)) {
        (true, _) => shown.saturating_sub(1),
        (_, true) => (shown + 1).min(view.sections.len() - 1),
        (false, false) => return,
    };
    if next != shown {
        view.game = Some(view.sections[next].entry.name);
        ui.memory_mut(|memory| {
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

/// Shows what there is to do before the first game.
fn empty_ui(ui: &mut Ui, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    ui.add_space(16.0);
    card(palette).inner_margin(24.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 16.0;
        line_breaks::label(ui, RichText::new(text::statistics::empty()).size(17.0));
        line_breaks::label(
            ui,
            RichText::new(text::statistics::rules()).color(palette.text_weak).size(13.0),
        );
        let play = Button::primary(text::statistics::play(), "");
        let width = (play.need(ui.painter(), 15.0) + 48.0).min(ui.available_width());
        if play.ui(ui, vec2(width, 48.0)) {
            commands.push(Command::ShowNewGame);
        }
    });
}

/// Shows the games to choose from, and at the right the buttons of the page.
fn head_ui(
    view: &mut StatisticsPage,
    shown: Option<usize>,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    const GAP: f32 = 8.0;
    let has_games = view.has_games();
    let save_tip = text::keys::with_key(text::statistics::save_tip(), "Ctrl+S");
    let save = Button::new(text::statistics::save(), "").tip(&save_tip);
    let save_width = (save.need(ui.painter(), 15.0) + 24.0).min(0.5 * ui.available_width());
    let tools = save_width + 2.0 * (HEAD + GAP);
    let titles: Vec<(usize, &str)> = view
        .sections
        .iter()
        .enumerate()
        .map(|(index, section)| (index, (section.entry.title)()))
        .collect();
    let widths =
        titles.iter().map(|(_, title)| widgets::text_width(ui.painter(), title, 13.0) + 32.0);
    let needs = if titles.len() > 1 { widths.sum::<f32>() + 8.0 } else { 0.0 };
    let is_paired = needs + tools + 2.0 * GAP <= ui.available_width();
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    let games = if is_paired {
        row.with_max_x(row.left() + needs)
    } else {
        ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover()).0
    };
    if titles.len() > 1
        && let Some(chosen) =
            widgets::segments_at(ui, games, text::statistics::game(), &titles, shown.unwrap_or(0))
    {
        view.game = Some(view.sections[chosen].entry.name);
    }
    let more = Rect::from_min_size(row.right_top() - vec2(HEAD, 0.0), vec2(HEAD, HEAD));
    let info = more.translate(vec2(-HEAD - GAP, 0.0));
    let save_place = info.with_max_x(info.left() - GAP).with_min_x(info.left() - GAP - save_width);
    if save.enabled(has_games).ui_at(ui, save_place) {
        commands.push(Command::AskFile(Purpose::SaveTable));
    }
    let about = icon_button(ui, info, text::statistics::what_counts(), Icon::Info);
    if widgets::activated(&about) {
        view.shows_rules = !view.shows_rules;
    }
    ui.ctx().accesskit_node_builder(about.id, |node| node.set_expanded(view.shows_rules));
    let more = icon_button(ui, more, text::statistics::more(), Icon::More);
    Popup::menu(&more).show(|ui| {
        let delete = Button::new(text::statistics::delete(), "").enabled(has_games);
        if delete.ui(ui, vec2(180.0, HEAD)) {
            commands.push(Command::ClearStatistics);
        }
    });
}

/// Shows how many games were played, the share of the points, and the games won in a row. Each leads
/// to the games behind it.
fn numbers_ui(section: &Section, ui: &mut Ui, commands: &mut Vec<Command>) {
    const GAP: f32 = 8.0;
    let palette = Palette::of(ui.ctx());
    let Results { won, drawn, lost, streak, best_streak } = section.results;
    let (games, percent) = (section.results.games(), section.results.percent());
    let width = ui.available_width();
    let is_narrow = width < 500.0;
    let height = if is_narrow { 52.0 } else { 80.0 };
    let (row, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| {
        let title = (section.entry.title)();
        let spoken = text::statistics::game_spoken(
            title,
            games,
            won,
            drawn,
            lost,
            percent,
            streak,
            best_streak,
        );
        WidgetInfo::labeled(Role::Label, true, spoken)
    });
    let cards = [
        (
            games.to_string(),
            text::statistics::games(),
            text::statistics::this_week(section.this_week),
        ),
        (
            text::language::percent(percent),
            text::statistics::score(),
            text::statistics::results(won, drawn, lost),
        ),
        (streak.to_string(), text::statistics::in_a_row(), text::statistics::best(best_streak)),
    ];
    // The middle one has more to say.
    let parts = [0.3, 0.4, 0.3].map(|part| part * (width - 2.0 * GAP));
    let mut left = row.left();
    for (index, (number, label, below)) in cards.into_iter().enumerate() {
        let each = parts[index];
        let place = Rect::from_min_size(pos2(left, row.top()), vec2(each, height));
        left += each + GAP;
        widgets::paint_card(ui, place, 16.0, None);
        let result = (index == 2).then_some(Ending::Won);
        let behind = result.map_or(games, |_| won);
        let link = ui.interact(place, ui.scope_id().with(("number", index)), Sense::click());
        let spoken = text::play::longer_list(&number, label);
        link.widget_info(|| WidgetInfo::labeled(Role::Link, behind > 0, &spoken));
        widgets::focus_ring(ui.painter(), place.shrink(4.0), 12.0, palette, &link);
        if widgets::activated(&link) && behind > 0 {
            let game = Some(section.game);
            commands.push(Command::ShowGamesOf(PastFilter {
                game,
                result,
                ..PastFilter::default()
            }));
        }
        let tip = match result {
            Some(_) => text::statistics::show_won(won),
            None => text::statistics::show_games(games),
        };
        tooltips::tip(&link.on_hover_cursor(CursorIcon::PointingHand), &tip);
        let inside = place.shrink2(vec2(if is_narrow { 10.0 } else { 20.0 }, 0.0));
        let painter = ui.painter();
        let (size, below) = if is_narrow { (20.0, String::new()) } else { (27.0, below) };
        let up = if below.is_empty() { 0.0 } else { 12.0 };
        let up = if is_narrow { 9.0 } else { up };
        let middle = inside.left_center() - vec2(0.0, up);
        let font = theme::strong(size);
        let start = Align2::LEFT_CENTER;
        let taken = painter.layout_no_wrap(number.clone(), font.clone(), palette.text).size().x;
        widgets::line(painter, middle, start, &number, font, palette.text, inside.width());
        let weak = palette.text_weak;
        let (at, room) = if is_narrow {
            (inside.left_center() + vec2(0.0, 14.0), inside.width())
        } else {
            (middle + vec2(taken + 10.0, 2.0), inside.width() - taken - 10.0)
        };
        let font = if is_narrow { theme::regular(12.0) } else { theme::strong(14.0) };
        let shorter = if result.is_some() { text::statistics::streak() } else { label };
        let label = widgets::first_that_fits(painter, [label, shorter], &font, room);
        widgets::line(painter, at, start, label, font, weak, room);
        let types: (widgets::Face, _) = (theme::regular, &[(13.0, 1), (12.0, 1), (12.0, 2)][..]);
        let room = vec2(inside.width(), 30.0);
        let galley = widgets::readable(painter, &below, types, weak, room);
        let place = start.anchor_size(inside.left_center() + vec2(0.0, 20.0), galley.size());
        painter.galley(place.min, galley, weak);
    }
}
