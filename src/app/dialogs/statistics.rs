//! The statistics page: results of the user's games against computers, by game and opponent.

mod measures;
mod plot;
mod section_ui;
mod sections;

use egui::{RichText, Sense, Ui, vec2};

use self::measures::RowPlaces;
use self::section_ui::{links_ui, section_ui};
use self::sections::{Filter, Section, sections};
use super::layer::{ButtonRow, Fate, Layer, LayerContext, Scrolling, Shape, close};
use crate::app::contract::command::Command;
use crate::app::contract::table::GameEntry;
use crate::app::kit::widgets::{self, Button, heading};
use crate::app::theme::Palette;
use crate::core::game::Player;
use crate::session::Ending;
use crate::storage::{MAX_GAMES, Statistics};
use crate::words::text;

pub struct StatisticsPage {
    known: Loading,
    filter: Filter,
    /// The content of the page for the current filter.
    sections: Vec<Section>,
    /// The game and opponent whose graph is drawn; `None` for all opponents.
    chosen: Option<(&'static str, String)>,
}

/// The statistics, as far as they have been read.
enum Loading {
    Reading,
    Read(Statistics),
    Failed(String),
}

impl StatisticsPage {
    /// Returns the page while the statistics are being read.
    #[must_use]
    pub fn reading() -> Self {
        Self {
            known: Loading::Reading,
            filter: Filter::default(),
            sections: Vec::new(),
            chosen: None,
        }
    }

    /// Returns the page of statistics that cannot be read.
    #[must_use]
    pub fn failed(message: &str) -> Self {
        Self { known: Loading::Failed(message.to_owned()), ..Self::reading() }
    }

    pub fn on_read(&mut self, statistics: Statistics, games: &[&'static GameEntry]) {
        self.sections = sections(&statistics, games, self.filter);
        self.known = Loading::Read(statistics);
    }

    /// Shows why there are none.
    pub fn fail(&mut self, message: &str) {
        *self = Self { filter: self.filter, ..Self::failed(message) };
    }

    fn has_games(&self) -> bool {
        matches!(&self.known, Loading::Read(statistics) if !statistics.is_empty())
    }

    fn buttons(&self) -> ButtonRow {
        let save = Button::new(text::statistics::save(), "").tip(text::statistics::save_tip());
        let clear = Button::new(text::statistics::delete(), "");
        let has_games = self.has_games();
        vec![
            (save.enabled(has_games), Command::SaveTable),
            (clear.enabled(has_games), Command::ClearStatistics),
        ]
    }

    fn choose(&mut self, filter: Filter, games: &[&'static GameEntry]) {
        self.filter = filter;
        if let Loading::Read(statistics) = &self.known {
            self.sections = sections(statistics, games, filter);
        }
    }
}

impl Layer for StatisticsPage {
    fn title(&self) -> &'static str {
        text::statistics::title()
    }

    fn shape(&self) -> Shape {
        Shape::Page(Scrolling::All)
    }

    fn width(&self) -> f32 {
        780.0
    }

    fn is_reading(&self) -> bool {
        matches!(self.known, Loading::Reading)
    }

    fn foot(&self, width: f32) -> Vec<ButtonRow> {
        let mut buttons = self.buttons();
        // Three side by side would be too narrow for their words in a small window.
        if !RowPlaces::has_columns(width) {
            return vec![buttons, vec![close()]];
        }
        buttons.push(close());
        vec![buttons]
    }

    fn ui(&mut self, context: &mut LayerContext<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        page_ui(self, context.games, context.is_low, ui, commands);
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
    fn ui(&mut self, _: &mut LayerContext<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let palette = Palette::of(ui.ctx());
        heading(ui, self.title());
        ui.label(RichText::new(text::dialogs::no_undo()).color(palette.text_weak));
        let answers = [
            (Button::primary(text::dialogs::keep_statistics(), "N"), Command::No),
            (Button::new(text::dialogs::delete_statistics_button(), "Y"), Command::Yes),
        ];
        commands.extend(widgets::answers(ui, answers));
    }

    fn accept(&mut self, commands: &mut Vec<Command>) -> Fate {
        commands.push(Command::DeleteStatistics(true));
        Fate::Closes
    }

    fn leave(&mut self, commands: &mut Vec<Command>) -> Fate {
        commands.push(Command::DeleteStatistics(false));
        Fate::Closes
    }
}

/// Shows the page, with its buttons at the end unless they have a place of their own.
fn page_ui(
    view: &mut StatisticsPage,
    games: &[&'static GameEntry],
    has_buttons: bool,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui.ctx());
    let has_games = view.has_games();
    let sentence = match &view.known {
        Loading::Reading => Some(text::statistics::reading().to_owned()),
        Loading::Failed(message) => Some(message.clone()),
        Loading::Read(statistics) if statistics.is_empty() => {
            Some(text::statistics::empty().to_owned())
        }
        Loading::Read(statistics) if statistics.entries().len() == MAX_GAMES => {
            Some(text::statistics::full(MAX_GAMES))
        }
        Loading::Read(_) => None,
    };
    if let Some(sentence) = sentence {
        ui.label(RichText::new(sentence).color(palette.text_weak));
    }
    if has_games {
        filter_ui(view, games, ui);
        if view.sections.is_empty() {
            ui.label(RichText::new(text::statistics::none_match()).color(palette.text_weak));
        } else {
            legend_ui(ui);
        }
        let StatisticsPage { sections, chosen, .. } = view;
        for section in sections {
            section_ui(section, chosen, ui);
            links_ui(section, chosen.as_ref(), ui, commands);
        }
    }
    if matches!(view.known, Loading::Read(_)) {
        ui.add_space(2.0);
        ui.label(RichText::new(text::statistics::rules()).color(palette.text_weak).size(12.5));
    }
    if has_buttons {
        ui.add_space(4.0);
        commands.extend(widgets::command_row(ui, 46.0, view.buttons()));
    }
}

fn filter_ui(view: &mut StatisticsPage, games: &[&'static GameEntry], ui: &mut Ui) {
    let width = ui.available_width();
    let sides = [
        (None, text::statistics::either_side()),
        (Some(Player::First), text::statistics::you_first()),
        (Some(Player::Second), text::statistics::you_second()),
    ];
    let helps = [(false, text::statistics::all_games()), (true, text::statistics::without_help())];
    let (side_label, help_label) = (text::statistics::side(), text::statistics::help());
    let gap = 10.0;
    let [side, unaided] = if width >= 540.0 {
        let half = (width - gap) / 2.0;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            [
                widgets::segments(ui, side_label, half, &sides, view.filter.side)
                    .map(|side| Filter { side, ..view.filter }),
                widgets::segments(ui, help_label, half, &helps, view.filter.unaided)
                    .map(|unaided| Filter { unaided, ..view.filter }),
            ]
        })
        .inner
    } else {
        [
            widgets::segments(ui, side_label, width, &sides, view.filter.side)
                .map(|side| Filter { side, ..view.filter }),
            widgets::segments(ui, help_label, width, &helps, view.filter.unaided)
                .map(|unaided| Filter { unaided, ..view.filter }),
        ]
    };
    if let Some(filter) = side.or(unaided) {
        view.choose(filter, games);
    }
}

fn legend_ui(ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 7.0;
        for (ending, name) in [
            (Ending::Won, text::statistics::won()),
            (Ending::Drawn, text::statistics::drawn()),
            (Ending::Lost, text::statistics::lost()),
        ] {
            let (rect, _) = ui.allocate_exact_size(vec2(22.0, 13.0), Sense::hover());
            plot::sign(ui.painter(), rect, palette, ending);
            ui.label(RichText::new(name).color(palette.text_weak).size(13.0));
            ui.add_space(8.0);
        }
    });
}
