//! The settings, as a person sees them.

use egui::{RichText, Slider, TextEdit, Ui, vec2};

use super::command::Command;
use super::place;
use super::theme::{self, Palette};
use super::widgets;
use crate::storage::{AfterGame, DELAYS_MS, Motion, Settings, Theme, ZOOMS};

/// What the settings remember from frame to frame, while they are in front.
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
        Self { seed_text: seed.map_or_else(String::new, |seed| seed.to_string()), zoom_dragged: None }
    }
}

/// Shows the settings; each takes effect at once. That of threats is there where the game in front has them.
pub fn ui(settings: &Settings, has_threats: bool, view: &mut SettingsView, ui: &mut Ui, commands: &mut Vec<Command>) {
    let width = ui.available_width();
    label(ui, "Colours");
    let themes = [(Theme::System, "As the system"), (Theme::Light, "Light"), (Theme::Dark, "Dark")];
    commands.extend(widgets::segments(ui, "Colours", width, &themes, settings.theme).map(Command::SetTheme));
    label(ui, "Pieces");
    let motions = [(Motion::Full, "Move"), (Motion::Slow, "Move slowly"), (Motion::Reduced, "Do not move")];
    commands.extend(widgets::segments(ui, "Pieces", width, &motions, settings.motion).map(Command::SetMotion));
    label(ui, "After a game between computers");
    let after = [(AfterGame::Stop, "Stop"), (AfterGame::PlayAgain, "Play the next one")];
    commands.extend(
        widgets::segments(ui, "After a game between computers", width, &after, settings.after_game).map(Command::SetAfterGame),
    );

    label(ui, "What each move is worth");
    let analysis = [(false, "On asking (A)"), (true, "From the start")];
    commands
        .extend(widgets::segments(ui, "What each move is worth", width, &analysis, settings.analysis).map(Command::SetAnalysis));

    if has_threats {
        label(ui, "Threats on the board (T)");
        let threats = [(false, "Hidden"), (true, "Shown")];
        commands
            .extend(widgets::segments(ui, "Threats on the board", width, &threats, settings.threats).map(Command::SetThreats));
    }

    ui.spacing_mut().slider_width = (width - 90.0).max(40.0);
    let name = label(ui, "A computer’s move is shown after");
    let mut delay = settings.delay_ms;
    let slider = Slider::new(&mut delay, DELAYS_MS).step_by(50.0).suffix(" ms");
    if ui.add(slider).labelled_by(name.id).changed() {
        commands.push(Command::SetDelay(delay));
    }
    let greatest = place::greatest_zoom(ui.ctx());
    let most = format!("Size of everything (up to {:.0} % in this window)", greatest * 100.0);
    let name = label(ui, if greatest < *ZOOMS.end() { &most } else { "Size of everything" });
    let mut zoom = view.zoom_dragged.unwrap_or(settings.zoom.min(greatest));
    let slider = Slider::new(&mut zoom, *ZOOMS.start()..=greatest).step_by(place::ZOOM_STEP.into());
    let slider = slider.custom_formatter(|value, _| format!("{:.0} %", value * 100.0));
    let slider = ui.add(slider).labelled_by(name.id);
    // While the slider is dragged its own size must not change under the pointer: the new zoom waits for the release.
    if slider.dragged() {
        view.zoom_dragged = Some(zoom);
    } else if let Some(zoom) = view.zoom_dragged.take().or(slider.changed().then_some(zoom)) {
        commands.push(Command::SetZoom(zoom));
    }
    seed_ui(view, ui, width, commands);
}

/// Shows the field for the seed of the computers' choices.
fn seed_ui(view: &mut SettingsView, ui: &mut Ui, width: f32, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let name = label(ui, "Seed of the computers’ choices from the next game on");
    let field = TextEdit::singleline(&mut view.seed_text).hint_text("empty: a fresh one each game").desired_width(width - 20.0);
    let field = ui.add(field.margin(vec2(10.0, 7.0))).labelled_by(name.id);
    let text = view.seed_text.trim();
    let parsed = if text.is_empty() { Some(None) } else { text.parse::<u64>().ok().map(Some) };
    match parsed {
        Some(seed) if field.changed() => commands.push(Command::SetSeed(seed)),
        Some(_) => {}
        None => {
            ui.label(RichText::new("A seed is a whole number from 0 on").color(palette.text_weak).size(13.0));
        }
    }
}

/// Shows the name of a setting.
fn label(ui: &mut Ui, text: &str) -> egui::Response {
    let palette = Palette::of(ui.ctx());
    ui.add_space(2.0);
    ui.label(RichText::new(text).font(theme::strong(13.5)).color(palette.text_weak))
}
