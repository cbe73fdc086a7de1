//! The settings page.

use egui::{RichText, Slider, TextEdit, Ui, vec2};

use crate::app::contract::command::Command;
use crate::app::contract::sound_act::SoundAct;
use crate::app::contract::table::GameKeys;
use crate::app::kit::{tooltips, widgets, zoom};
use crate::app::theme::{self, Palette};
use crate::session::Begins;
use crate::storage::{AfterGame, Colours, DELAYS_MS, Motion, Settings, Theme, VOLUMES, ZOOMS};

/// The state of the settings page while it is open.
#[derive(Debug, Default)]
pub struct SettingsView {
    /// The text of the seed's field while it is being typed.
    seed_text: String,
    /// The zoom that the slider shows while it is dragged.
    zoom_dragged: Option<f32>,
}

impl SettingsView {
    /// Returns the view of settings with this seed in its field.
    #[must_use]
    pub fn new(seed: Option<u64>) -> Self {
        Self {
            seed_text: seed.map_or_else(String::new, |seed| seed.to_string()),
            zoom_dragged: None,
        }
    }
}

/// Shows the settings; each takes effect at once. Those of threats and of numbers are there where
/// the game in front has them.
pub fn ui(
    settings: &Settings,
    game: &GameKeys,
    view: &mut SettingsView,
    ui: &mut Ui,
    commands: &mut Vec<Command>,
) {
    let width = ui.available_width();
    label(ui, "Light or dark");
    let themes = [
        (Theme::System, "As the system"),
        (Theme::Light, "Light"),
        (Theme::Dark, "Dark"),
    ];
    commands.extend(
        widgets::segments(ui, "Light or dark", width, &themes, settings.theme)
            .map(Command::SetTheme),
    );
    label(ui, "Colours");
    let colours = [
        (Colours::Cobalt, "Cobalt"),
        (Colours::Walnut, "Walnut"),
        (Colours::Contrast, "High contrast"),
    ];
    commands.extend(
        widgets::segments(ui, "Colours", width, &colours, settings.colours)
            .map(Command::SetColours),
    );
    label(ui, "Pieces");
    let motions = [
        (Motion::Full, "Move"),
        (Motion::Slow, "Move slowly"),
        (Motion::Reduced, "Do not move"),
    ];
    commands.extend(
        widgets::segments(ui, "Pieces", width, &motions, settings.motion).map(Command::SetMotion),
    );
    label(ui, "After a game between computers");
    let after = [
        (AfterGame::Stop, "Stop"),
        (AfterGame::PlayAgain, "Play the next one"),
    ];
    commands.extend(
        widgets::segments(
            ui,
            "After a game between computers",
            width,
            &after,
            settings.after_game,
        )
        .map(Command::SetAfterGame),
    );

    label(ui, "Who begins the next game");
    let begins = [
        (Begins::InTurn, "In turn"),
        (Begins::Loser, "Who has lost"),
        (Begins::Same, "As before"),
    ];
    commands.extend(
        widgets::segments(
            ui,
            "Who begins the next game",
            width,
            &begins,
            settings.begins,
        )
        .map(Command::SetBegins),
    );

    label(ui, "What each move is worth");
    let analysis = [(false, "On asking (A)"), (true, "From the start")];
    commands.extend(
        widgets::segments(
            ui,
            "What each move is worth",
            width,
            &analysis,
            settings.analysis,
        )
        .map(Command::SetAnalysis),
    );

    if game.has_threats {
        label(ui, "Threats on the board (T)");
        let threats = [(false, "Hidden"), (true, "Shown")];
        commands.extend(
            widgets::segments(
                ui,
                "Threats on the board",
                width,
                &threats,
                settings.threats,
            )
            .map(Command::SetThreats),
        );
    }

    if game.has_numbers {
        label(ui, "Numbers of the squares");
        let numbers = [(true, "Shown"), (false, "Hidden")];
        commands.extend(
            widgets::segments(
                ui,
                "Numbers of the squares",
                width,
                &numbers,
                settings.numbers,
            )
            .map(Command::SetNumbers),
        );
    }

    sound_ui(settings, width, ui, commands);
    label(ui, "Names and score (Ctrl+L)");
    let stages = [(false, "In the panel"), (true, "Large, for streams")];
    let chosen = widgets::segments(ui, "Names and score", width, &stages, settings.stage);
    commands.extend(
        chosen
            .filter(|&stage| stage != settings.stage)
            .map(|_| Command::ToggleStage),
    );

    ui.spacing_mut().slider_width = (width - 90.0).max(40.0);
    let name = label(ui, "A computer’s move is shown after");
    let mut delay = settings.delay_ms;
    let slider = Slider::new(&mut delay, DELAYS_MS)
        .step_by(50.0)
        .suffix(" ms");
    if ui.add(slider).labelled_by(name.id).changed() {
        commands.push(Command::SetDelay(delay));
    }
    let greatest = zoom::greatest_zoom(ui.ctx());
    let most = format!(
        "Size of everything (up to {:.0} % in this window)",
        greatest * 100.0
    );
    let name = label(
        ui,
        if greatest < *ZOOMS.end() {
            &most
        } else {
            "Size of everything"
        },
    );
    let mut zoom = view.zoom_dragged.unwrap_or(settings.zoom.min(greatest));
    let slider = Slider::new(&mut zoom, *ZOOMS.start()..=greatest).step_by(zoom::ZOOM_STEP.into());
    let slider = slider.custom_formatter(|value, _| format!("{:.0} %", value * 100.0));
    let slider = ui.add(slider).labelled_by(name.id);
    // While the slider is dragged its own size must not change under the pointer: the new zoom
    // waits for the release.
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
}

/// Shows whether the program is heard, and how loud, side by side.
fn sound_ui(settings: &Settings, width: f32, ui: &mut Ui, commands: &mut Vec<Command>) {
    let between = 16.0;
    let switch = (0.4 * width).min(170.0);
    let rest = width - switch - between;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = between;
        ui.vertical(|ui| {
            ui.set_width(switch);
            label(ui, "Sound (Ctrl+M)");
            let sound = [(false, "Off"), (true, "On")];
            commands.extend(
                widgets::segments(ui, "Sound", switch, &sound, settings.sound)
                    .map(SoundAct::Set)
                    .map(Command::Sound),
            );
        });
        ui.vertical(|ui| {
            ui.set_width(rest);
            ui.spacing_mut().slider_width = (rest - 74.0).max(40.0);
            volume_ui(settings, ui, commands);
        });
    });
}

/// Shows how loud the sounds are; one is heard when the slider is let go.
fn volume_ui(settings: &Settings, ui: &mut Ui, commands: &mut Vec<Command>) {
    let name = label(ui, "Volume");
    ui.spacing_mut().item_spacing.x = 8.0;
    let mut volume = settings.volume;
    let slider = Slider::new(&mut volume, VOLUMES)
        .step_by(0.05)
        .custom_formatter(|value, _| format!("{:.0} %", value * 100.0));
    let slider = ui.add_enabled(settings.sound, slider).labelled_by(name.id);
    if slider.changed() {
        commands.push(Command::Sound(SoundAct::Volume(volume)));
    }
    if slider.drag_stopped() || slider.changed() && !slider.dragged() {
        commands.push(Command::Sound(SoundAct::Try));
    }
}

/// Shows the field for the seed of the computers' choices.
fn seed_ui(view: &mut SettingsView, ui: &mut Ui, width: f32, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let name = label(ui, "A number makes the computers repeat their choices");
    let field = TextEdit::singleline(&mut view.seed_text)
        .hint_text("empty: they choose anew each game")
        .desired_width(width - 20.0);
    let tip = "The seed of the computers’ choices from the next game on: the same number, the \
        same choices";
    let field = ui.add(field.margin(vec2(10.0, 7.0))).labelled_by(name.id);
    tooltips::tip(&field, tip);
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
                RichText::new("A whole number from 0 on, or nothing")
                    .color(palette.text_weak)
                    .size(13.0),
            );
        }
    }
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
