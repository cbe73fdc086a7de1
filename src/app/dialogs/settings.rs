//! The settings page.

pub(super) mod language;

use std::borrow::Cow;
use std::mem;

use egui::{RichText, Slider, TextEdit, Ui, vec2};
use serde::Serialize;
use serde_json::{Value, json};

use super::layer::{Fate, Layer, LayerContext, Scrolling, Shape};
use crate::app::contract::command::Command;
use crate::app::contract::table::GameFacts;
use crate::app::input::commands;
use crate::app::kit::widgets::{self, Button};
use crate::app::kit::zoom;
use crate::app::theme::{self, Palette};
use crate::session::FirstPlayer;
use crate::storage::{AfterGame, Colours, DELAYS_MS, Motion, Settings, Theme, VOLUMES, ZOOMS};
use crate::words::text;

/// How long the analysis may go on with a position, in seconds.
const ANALYSIS_TIMES: [u32; 4] = [0, 10, 30, 120];

/// The least fixed time of a computer's move, and the first one to choose, in milliseconds.
const LEAST_FIXED_MS: u32 = 50;
const USUAL_FIXED_MS: u32 = 500;

pub struct SettingsPage {
    seed_text: String,
    /// The zoom shown by the slider while it is dragged.
    zoom_dragged: Option<f32>,
    lists_languages: bool,
}

impl SettingsPage {
    #[must_use]
    pub fn new(seed: Option<u64>) -> Self {
        Self {
            seed_text: seed.map_or_else(String::new, |seed| seed.to_string()),
            zoom_dragged: None,
            lists_languages: false,
        }
    }
}

impl Layer for SettingsPage {
    fn title(&self) -> &'static str {
        text::settings::title()
    }

    fn shape(&self) -> Shape {
        Shape::Page(Scrolling::Pages)
    }

    /// Shows the settings, which take effect immediately: those that mean something in the game in
    /// front.
    fn ui(&mut self, context: &mut LayerContext<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        page_ui(context.settings, (context.game.facts)(), self, ui, commands);
    }

    /// The list of languages is left for the page.
    fn leave(&mut self, _: &mut Vec<Command>) -> Fate {
        if mem::take(&mut self.lists_languages) { Fate::Stays } else { Fate::Closes }
    }
}

/// A setting with a few values, of which one is chosen.
struct Choice {
    /// The field of [`Settings`].
    field: &'static str,
    name: &'static str,
    /// The values as they are in the file, each with its name.
    values: Vec<(Value, Cow<'static, str>)>,
}

impl Choice {
    fn new<T: Serialize, const N: usize>(
        field: &'static str,
        name: &'static str,
        values: [(T, &'static str); N],
    ) -> Self {
        let values = values.map(|(value, name)| (json!(value), name.into()));
        Self { field, name, values: values.into() }
    }

    /// Shows it, with the value that it has in these settings.
    fn ui(&self, settings: &Value, ui: &mut Ui, commands: &mut Vec<Command>) {
        match &*commands::key(&Command::Toggle(self.field)) {
            "" => label(ui, self.name),
            key => label(ui, &text::keys::with_key(self.name, key)),
        };
        let values = self.values.iter().enumerate();
        let options: Vec<(usize, &str)> = values.map(|(at, (_, name))| (at, &**name)).collect();
        let mut values = self.values.iter();
        let current = values.position(|(value, _)| *value == settings[self.field]);
        let current = current.unwrap_or(usize::MAX);
        let width = ui.available_width();
        if let Some(chosen) = widgets::segments(ui, self.name, width, &options, current)
            && chosen != current
        {
            let (value, _) = self.values[chosen].clone();
            commands.push(Command::Change(self.field, value));
        }
    }
}

/// Returns the choices of a game, those above the sound and those below it.
fn choices(game: GameFacts) -> [Vec<Choice>; 2] {
    use text::settings;
    let shown = [(true, settings::numbers_shown()), (false, settings::numbers_hidden())];
    let hidden = [(false, settings::numbers_hidden()), (true, settings::numbers_shown())];
    let themes = [
        (Theme::System, settings::match_system()),
        (Theme::Light, settings::light()),
        (Theme::Dark, settings::dark()),
    ];
    let colours = [
        (Colours::Cobalt, settings::cobalt()),
        (Colours::Walnut, settings::walnut()),
        (Colours::Contrast, settings::high_contrast()),
    ];
    let motions = [
        (Motion::Full, settings::animation_normal()),
        (Motion::Slow, settings::animation_slow()),
        (Motion::Reduced, settings::animation_off()),
    ];
    let after =
        [(AfterGame::Stop, settings::stop()), (AfterGame::PlayAgain, settings::play_another())];
    let begins = [
        (FirstPlayer::InTurn, settings::take_turns()),
        (FirstPlayer::Loser, settings::loser()),
        (FirstPlayer::Same, settings::same_player()),
    ];
    let resigning = [(false, settings::play_to_end()), (true, settings::resign_lost())];
    let analysis = [(false, settings::analysis_on_key()), (true, settings::analysis_always())];
    let threats = [(false, settings::threats_hidden()), (true, settings::threats_shown())];
    let stages = [(false, settings::in_panel()), (true, settings::large())];
    let time = |time: u32| match time {
        0 => settings::off().into(),
        time => settings::seconds(f64::from(time)).into(),
    };
    let times = Choice {
        values: ANALYSIS_TIMES.map(|s| (json!(s), time(s))).into(),
        ..Choice::new("analysis_s", settings::analysis_time(), [(0, ""); 0])
    };
    let always = |choice| (true, choice);
    let above = [
        always(Choice::new("theme", settings::appearance(), themes)),
        always(Choice::new("colours", settings::colours(), colours)),
        always(Choice::new("motion", settings::animation(), motions)),
        always(Choice::new("after_game", settings::after_game(), after)),
        always(Choice::new("begins", settings::who_starts(), begins)),
        (game.computers_resign, Choice::new("computers_resign", settings::lost_games(), resigning)),
        always(Choice::new("analysis", settings::analysis(), analysis)),
        always(times),
        (game.has_threats, Choice::new("threats", settings::threats(), threats)),
        always(Choice::new("numbers", settings::coordinates(), shown)),
        (game.has_stones, Choice::new("move_numbers", settings::move_numbers(), hidden)),
        always(Choice::new("emblems", settings::emblems(), shown)),
    ];
    let above = above.into_iter().filter(|(is_shown, _)| *is_shown);
    let below = Choice::new("stage", settings::names_and_score(), stages);
    [above.map(|(_, choice)| choice).collect(), vec![below]]
}

/// Shows the settings that mean something in a game.
fn page_ui(
    settings: &Settings,
    game: GameFacts,
    view: &mut SettingsPage,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let width = ui.available_width();
    label(ui, text::settings::language());
    let (tag, is_open) = (settings.language.as_deref(), &mut view.lists_languages);
    ui.scope(|ui| language::ui(tag, is_open, ui, commands));
    let ([above, below], values) = (choices(game), json!(settings));
    for choice in above {
        choice.ui(&values, ui, commands);
    }
    sound_ui((settings, &values), width, ui, commands);
    for choice in below {
        choice.ui(&values, ui, commands);
    }
    let fixed = settings.computer_ms.filter(|ms| *ms > 0).unwrap_or(USUAL_FIXED_MS);
    let paces = [
        (None, text::settings::naturally()),
        (Some(0), text::settings::at_once()),
        (Some(fixed), text::settings::fixed_time()),
    ];
    Choice::new("computer_ms", text::settings::computers_move(), paces).ui(&values, ui, commands);

    ui.spacing_mut().slider_width = (width - 90.0).max(40.0);
    if let Some(mut delay) = settings.computer_ms.filter(|ms| *ms > 0) {
        let name = label(ui, text::settings::computer_delay());
        let slider = Slider::new(&mut delay, LEAST_FIXED_MS..=*DELAYS_MS.end());
        let slider = slider.step_by(50.0).suffix(" ms");
        if ui.add(slider).labelled_by(name.id).changed() {
            commands.push(Command::Change("computer_ms", json!(delay)));
        }
    }
    let greatest = zoom::greatest_zoom(ui.ctx());
    let name = if greatest < *ZOOMS.end() {
        label(ui, &text::settings::zoom_limited((greatest * 100.0).round()))
    } else {
        label(ui, text::settings::zoom())
    };
    let mut zoom = view.zoom_dragged.unwrap_or(settings.zoom.min(greatest));
    let slider = Slider::new(&mut zoom, *ZOOMS.start()..=greatest).step_by(zoom::ZOOM_STEP.into());
    let slider = slider.custom_formatter(percent);
    let slider = ui.add(slider).labelled_by(name.id);
    // A slider must not change its own size while it is dragged, so the new zoom waits for the
    // release.
    if slider.dragged() {
        view.zoom_dragged = Some(zoom);
    } else if let Some(zoom) = view.zoom_dragged.take().or(slider.changed().then_some(zoom)) {
        commands.push(Command::SetZoom(zoom));
    }
    seed_ui(view, ui, width, commands);
    ui.add_space(6.0);
    let engines = Button::new(text::engines::open(), "").tip(text::engines::open_tip());
    if engines.ui(ui, vec2(width, 44.0)) {
        commands.push(Command::ShowEngines);
    }
    let quit = Button::new(text::settings::quit(), commands::key(&Command::Quit));
    if quit.ui(ui, vec2(width, 44.0)) {
        // The page closes first, so that it does not cover a question.
        commands.push(Command::CloseModal);
        commands.push(Command::Quit);
    }
}

/// Shows the sound switch and the volume side by side.
fn sound_ui(
    (settings, values): (&Settings, &Value),
    width: f32,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let between = 16.0;
    let switch = (0.4 * width).min(170.0);
    let rest = width - switch - between;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = between;
        ui.vertical(|ui| {
            ui.set_width(switch);
            let sound = [(false, text::settings::off()), (true, text::settings::on())];
            Choice::new("sound", text::settings::sound(), sound).ui(values, ui, commands);
        });
        ui.vertical(|ui| {
            ui.set_width(rest);
            ui.spacing_mut().slider_width = (rest - 74.0).max(40.0);
            volume_ui(settings, ui, commands);
        });
    });
}

/// Shows the volume, and plays a sound when the slider is released.
fn volume_ui(settings: &Settings, ui: &mut Ui, commands: &mut Vec<Command>) {
    let name = label(ui, text::settings::volume());
    ui.spacing_mut().item_spacing.x = 8.0;
    let mut volume = settings.volume;
    let slider = Slider::new(&mut volume, VOLUMES).step_by(0.05).custom_formatter(percent);
    let slider = ui.add_enabled(settings.sound, slider).labelled_by(name.id);
    if slider.changed() {
        commands.push(Command::Change("volume", json!(volume)));
    }
    if slider.drag_stopped() || slider.changed() && !slider.dragged() {
        commands.push(Command::TrySound);
    }
}

/// Shows the field for the seed of the computers' choices.
fn seed_ui(view: &mut SettingsPage, ui: &mut Ui, width: f32, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let name = label(ui, text::settings::seed());
    let field = TextEdit::singleline(&mut view.seed_text)
        .hint_text(text::settings::seed_empty())
        .desired_width(width - 20.0);
    let field = ui.add(field.margin(vec2(10.0, 7.0))).labelled_by(name.id);
    let text = view.seed_text.trim();
    let parsed = if text.is_empty() { Some(None) } else { text.parse::<u64>().ok().map(Some) };
    match parsed {
        Some(seed) if field.changed() => commands.push(Command::SetSeed(seed)),
        Some(_) => {}
        None => {
            ui.label(
                RichText::new(text::settings::seed_wrong()).color(palette.text_weak).size(13.0),
            );
        }
    }
}

fn percent(share: f64, _: std::ops::RangeInclusive<usize>) -> String {
    text::dialogs::percent((share * 100.0).round())
}

/// Shows the name of a setting.
fn label(ui: &mut Ui, text: &str) -> egui::Response {
    let palette = Palette::of(ui.ctx());
    ui.add_space(2.0);
    ui.label(RichText::new(text).font(theme::strong(13.5)).color(palette.text_weak))
}
