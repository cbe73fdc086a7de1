//! The settings, as a person sees them.

use eframe::egui::{RichText, Slider, TextEdit, Ui, vec2};

use super::command::Command;
use super::theme::{self, Palette};
use super::widgets::{self, Button};
use super::{App, dialogs};
use crate::storage::{AfterGame, DELAYS_MS, Motion, Theme, ZOOMS};

/// Shows the settings; each takes effect at once.
pub fn ui(app: &mut App, ui: &mut Ui, commands: &mut Vec<Command>) {
    dialogs::heading(ui, "Settings");
    let width = ui.available_width();
    label(ui, "Colours");
    let themes = [(Theme::System, "As the system"), (Theme::Light, "Light"), (Theme::Dark, "Dark")];
    commands.extend(widgets::segments(ui, "Colours", width, &themes, app.settings.theme).map(Command::SetTheme));
    label(ui, "Coins");
    let motions = [(Motion::Full, "Fall"), (Motion::Slow, "Fall slowly"), (Motion::Reduced, "Do not move")];
    commands.extend(widgets::segments(ui, "Coins", width, &motions, app.settings.motion).map(Command::SetMotion));
    label(ui, "After a game between computers");
    let after = [(AfterGame::Stop, "Stop"), (AfterGame::PlayAgain, "Play the next one")];
    commands.extend(
        widgets::segments(ui, "After a game between computers", width, &after, app.settings.after_game)
            .map(Command::SetAfterGame),
    );

    ui.spacing_mut().slider_width = (width - 90.0).max(40.0);
    let name = label(ui, "A computer’s move is shown after");
    let mut delay = app.settings.delay_ms;
    let slider = Slider::new(&mut delay, DELAYS_MS).step_by(50.0).suffix(" ms");
    if ui.add(slider).labelled_by(name.id).changed() {
        commands.push(Command::SetDelay(delay));
    }
    let name = label(ui, "Size of everything");
    let mut zoom = app.zoom_dragged.unwrap_or(app.settings.zoom);
    let slider = Slider::new(&mut zoom, ZOOMS).step_by(0.05).custom_formatter(|value, _| format!("{:.0} %", value * 100.0));
    let slider = ui.add(slider).labelled_by(name.id);
    // While the slider is dragged its own size must not change under the pointer: the new zoom waits for the release.
    if slider.dragged() {
        app.zoom_dragged = Some(zoom);
    } else if let Some(zoom) = app.zoom_dragged.take().or(slider.changed().then_some(zoom)) {
        commands.push(Command::SetZoom(zoom));
    }
    seed_ui(app, ui, width, commands);
    ui.add_space(6.0);
    if Button::primary("Close", "Esc").ui(ui, vec2(width, 46.0)) {
        commands.push(Command::CloseFront);
    }
}

/// Shows the field for the seed of the computers' choices.
fn seed_ui(app: &mut App, ui: &mut Ui, width: f32, commands: &mut Vec<Command>) {
    let palette = Palette::of(ui.ctx());
    let name = label(ui, "Seed of the computers’ choices from the next game on");
    let field = TextEdit::singleline(&mut app.seed_text).hint_text("empty: a fresh one each game").desired_width(width - 20.0);
    let field = ui.add(field.margin(vec2(10.0, 7.0))).labelled_by(name.id);
    let text = app.seed_text.trim();
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
fn label(ui: &mut Ui, text: &str) -> eframe::egui::Response {
    let palette = Palette::of(ui.ctx());
    ui.add_space(2.0);
    ui.label(RichText::new(text).font(theme::strong(13.5)).color(palette.text_weak))
}
