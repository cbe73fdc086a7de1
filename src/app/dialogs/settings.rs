//! The settings page.

pub(super) mod language;

use egui::{RichText, Slider, TextEdit, Ui, vec2};

use crate::app::contract::command::Command;
use crate::app::contract::table::GameKeys;
use crate::app::kit::widgets::{self, Button};
use crate::app::kit::zoom;
use crate::app::theme::{self, Palette};
use crate::session::FirstPlayer;
use crate::storage::{AfterGame, Colours, DELAYS_MS, Motion, Settings, Theme, VOLUMES, ZOOMS};
use crate::words::text;

/// How long the analysis may go on with a position, in seconds.
const ANALYSIS_TIMES: [u32; 4] = [0, 10, 30, 120];

/// The state of the settings page while it is open.
#[derive(Debug, Default)]
pub struct SettingsView {
    /// The text in the field of the seed, while it has the focus.
    seed_text: String,
    /// The zoom shown by the slider while it is dragged.
    zoom_dragged: Option<f32>,
    /// Whether the list of languages is open.
    lists_languages: bool,
}

impl SettingsView {
    /// Returns the view of settings with this seed in its field.
    #[must_use]
    pub fn new(seed: Option<u64>) -> Self {
        Self {
            seed_text: seed.map_or_else(String::new, |seed| seed.to_string()),
            zoom_dragged: None,
            lists_languages: false,
        }
    }

    /// Closes the list of languages.
    pub const fn close_lists(&mut self) {
        self.lists_languages = false;
    }
}

/// Shows the settings, which take effect immediately. The settings of threats and of numbers are
/// only shown if the game in front has them.
pub fn ui(
    settings: &Settings,
    game: &GameKeys,
    view: &mut SettingsView,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let width = ui.available_width();
    label(ui, text::settings::language());
    let (tag, is_open) = (settings.language.as_deref(), &mut view.lists_languages);
    ui.scope(|ui| language::ui(tag, is_open, ui, commands));
    let themes = [
        (Theme::System, text::settings::match_system()),
        (Theme::Light, text::settings::light()),
        (Theme::Dark, text::settings::dark()),
    ];
    let chosen = choice_ui(ui, text::settings::appearance(), &themes, settings.theme);
    commands.extend(chosen.map(Command::SetTheme));
    let colours = [
        (Colours::Cobalt, text::settings::cobalt()),
        (Colours::Walnut, text::settings::walnut()),
        (Colours::Contrast, text::settings::high_contrast()),
    ];
    let chosen = choice_ui(ui, text::settings::colours(), &colours, settings.colours);
    commands.extend(chosen.map(Command::SetColours));
    let motions = [
        (Motion::Full, text::settings::animation_normal()),
        (Motion::Slow, text::settings::animation_slow()),
        (Motion::Reduced, text::settings::animation_off()),
    ];
    let chosen = choice_ui(ui, text::settings::animation(), &motions, settings.motion);
    commands.extend(chosen.map(Command::SetMotion));
    let after = [
        (AfterGame::Stop, text::settings::stop()),
        (AfterGame::PlayAgain, text::settings::play_another()),
    ];
    let chosen = choice_ui(
        ui,
        text::settings::after_game(),
        &after,
        settings.after_game,
    );
    commands.extend(chosen.map(Command::SetAfterGame));
    let begins = [
        (FirstPlayer::InTurn, text::settings::take_turns()),
        (FirstPlayer::Loser, text::settings::loser()),
        (FirstPlayer::Same, text::settings::same_player()),
    ];
    let chosen = choice_ui(ui, text::settings::who_starts(), &begins, settings.begins);
    commands.extend(chosen.map(Command::SetFirstPlayer));
    if game.computers_resign {
        let resigning = [
            (false, text::settings::play_to_end()),
            (true, text::settings::resign_lost()),
        ];
        let name = text::settings::lost_games();
        let chosen = choice_ui(ui, name, &resigning, settings.computers_resign);
        commands.extend(chosen.map(Command::SetComputersResign));
    }
    let analysis = [
        (false, text::settings::analysis_on_key()),
        (true, text::settings::analysis_always()),
    ];
    let chosen = choice_ui(ui, text::settings::analysis(), &analysis, settings.analysis);
    commands.extend(chosen.map(Command::SetAnalysis));
    let names = ANALYSIS_TIMES.map(|time| match time {
        0 => text::settings::off().to_owned(),
        time => text::settings::seconds(f64::from(time)),
    });
    let times: Vec<(u32, &str)> = ANALYSIS_TIMES
        .into_iter()
        .zip(names.iter().map(String::as_str))
        .collect();
    let chosen = choice_ui(
        ui,
        text::settings::analysis_time(),
        &times,
        settings.analysis_s,
    );
    commands.extend(chosen.map(Command::SetAnalysisTime));
    if game.has_threats {
        let name = text::settings::threats();
        let choices = [
            (false, text::settings::threats_hidden()),
            (true, text::settings::threats_shown()),
        ];
        label(ui, &text::keys::with_key(name, "T"));
        let chosen = widgets::segments(ui, name, width, &choices, settings.threats);
        commands.extend(chosen.map(Command::SetThreats));
    }
    if game.has_numbers {
        let name = text::settings::square_numbers();
        let choices = [
            (true, text::settings::numbers_shown()),
            (false, text::settings::numbers_hidden()),
        ];
        let chosen = choice_ui(ui, name, &choices, settings.numbers);
        commands.extend(chosen.map(Command::SetNumbers));
    }
    if game.has_stones {
        stones_ui(settings, width, ui, commands);
    }

    sound_ui(settings, width, ui, commands);
    let name = text::settings::names_and_score();
    label(ui, &text::keys::with_key(name, text::keys::ctrl_l()));
    let stages = [
        (false, text::settings::in_panel()),
        (true, text::settings::large()),
    ];
    let chosen = widgets::segments(ui, name, width, &stages, settings.stage);
    commands.extend(
        chosen
            .filter(|&stage| stage != settings.stage)
            .map(|_| Command::ToggleStage),
    );

    ui.spacing_mut().slider_width = (width - 90.0).max(40.0);
    let name = label(ui, text::settings::computer_delay());
    let mut delay = settings.delay_ms;
    let slider = Slider::new(&mut delay, DELAYS_MS)
        .step_by(50.0)
        .suffix(" ms");
    if ui.add(slider).labelled_by(name.id).changed() {
        commands.push(Command::SetDelay(delay));
    }
    let greatest = zoom::greatest_zoom(ui.ctx());
    let name = if greatest < *ZOOMS.end() {
        label(
            ui,
            &text::settings::zoom_limited((greatest * 100.0).round()),
        )
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
    } else if let Some(zoom) = view
        .zoom_dragged
        .take()
        .or(slider.changed().then_some(zoom))
    {
        commands.push(Command::SetZoom(zoom));
    }
    seed_ui(view, ui, width, commands);
    ui.add_space(6.0);
    let engines = Button::new(text::engines::open(), "").tip(text::engines::open_tip());
    if engines.ui(ui, vec2(width, 44.0)) {
        commands.push(Command::ShowEngines);
    }
    let quit = Button::new(text::settings::quit(), text::keys::ctrl_q());
    if quit.ui(ui, vec2(width, 44.0)) {
        // The page closes first, so that it does not cover a question.
        commands.push(Command::CloseModal);
        commands.push(Command::Quit);
    }
}

/// Shows what stands on stones: the numbers of their moves, and a star or a ring.
fn stones_ui(settings: &Settings, width: f32, ui: &mut Ui, commands: &mut Vec<Command>) {
    let shown = |is_first| {
        let choices = [
            (false, text::settings::numbers_hidden()),
            (true, text::settings::numbers_shown()),
        ];
        if is_first {
            [choices[1], choices[0]]
        } else {
            choices
        }
    };
    let name = text::settings::move_numbers();
    label(ui, &text::keys::with_key(name, "F3"));
    let chosen = widgets::segments(ui, name, width, &shown(false), settings.move_numbers);
    let is_new = |&is_on: &bool| is_on != settings.move_numbers;
    commands.extend(chosen.filter(is_new).map(Command::SetMoveNumbers));
    let name = text::settings::emblems();
    let chosen = choice_ui(ui, name, &shown(true), settings.emblems);
    commands.extend(chosen.map(Command::SetEmblems));
}

/// Shows the sound switch and the volume side by side.
fn sound_ui(settings: &Settings, width: f32, ui: &mut Ui, commands: &mut Vec<Command>) {
    let between = 16.0;
    let switch = (0.4 * width).min(170.0);
    let rest = width - switch - between;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = between;
        ui.vertical(|ui| {
            ui.set_width(switch);
            let name = text::settings::sound();
            label(ui, &text::keys::with_key(name, text::keys::ctrl_m()));
            let sound = [(false, text::settings::off()), (true, text::settings::on())];
            commands.extend(
                widgets::segments(ui, name, switch, &sound, settings.sound).map(Command::SetSound),
            );
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
    let slider = Slider::new(&mut volume, VOLUMES)
        .step_by(0.05)
        .custom_formatter(percent);
    let slider = ui.add_enabled(settings.sound, slider).labelled_by(name.id);
    if slider.changed() {
        commands.push(Command::SetVolume(volume));
    }
    if slider.drag_stopped() || slider.changed() && !slider.dragged() {
        commands.push(Command::TrySound);
    }
}

/// Shows the field for the seed of the computers' choices.
fn seed_ui(view: &mut SettingsView, ui: &mut Ui, width: f32, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let name = label(ui, text::settings::seed());
    let field = TextEdit::singleline(&mut view.seed_text)
        .hint_text(text::settings::seed_empty())
        .desired_width(width - 20.0);
    let field = ui.add(field.margin(vec2(10.0, 7.0))).labelled_by(name.id);
    let text = view.seed_text.trim();
    let parsed = if text.is_empty() {
        Some(None)
    } else {
        text.parse::<u64>().ok().map(Some)
    };
    match parsed {
        Some(seed) if field.changed() => commands.push(Command::SetSeed(seed)),
        Some(_) => {}
        None => {
            ui.label(
                RichText::new(text::settings::seed_wrong())
                    .color(palette.text_weak)
                    .size(13.0),
            );
        }
    }
}

/// Shows a setting with a few values side by side. Returns the newly chosen value.
fn choice_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    values: &[(T, &str)],
    current: T,
) -> Option<T> {
    label(ui, name);
    let width = ui.available_width();
    widgets::segments(ui, name, width, values, current)
}

/// Returns a share as a percentage for a slider.
fn percent(share: f64, _: std::ops::RangeInclusive<usize>) -> String {
    text::dialogs::percent((share * 100.0).round())
}

/// Shows the name of a setting.
fn label(ui: &mut Ui, text: &str) -> egui::Response {
    let palette = Palette::of(ui.ctx());
    ui.add_space(2.0);
    ui.label(
        RichText::new(text)
            .font(theme::strong(13.5))
            .color(palette.text_weak),
    )
}
