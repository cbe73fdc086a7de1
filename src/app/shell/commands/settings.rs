//! What the settings ask of the window: threats, sounds, sizes and colours; and that changed
//! settings are written.

use egui::Context;

use crate::app::contract::sound_act::SoundAct;
use crate::app::kit::zoom;
use crate::app::{App, theme};
use crate::storage::{Settings, Theme};
use crate::worker::{Cue, Sound};

impl App {
    /// Shows the threats on boards that have them, or no longer.
    pub(super) fn show_threats(&mut self, is_on: bool) {
        self.settings.threats = is_on;
        let threats = self.table.threats_in_words();
        self.says.announce(match (is_on, threats.as_str()) {
            (false, _) => "Threats hidden".to_owned(),
            (true, "") => "Threats shown; there are none yet".to_owned(),
            (true, threats) => format!("Threats shown: {threats}"),
        });
    }

    /// Does something about the sounds.
    pub(super) fn do_sound(&mut self, act: SoundAct) {
        match act {
            SoundAct::Toggle => {
                self.set_sound(!self.settings.sound);
                self.tell(
                    if self.settings.sound {
                        "Sound on"
                    } else {
                        "Sound off"
                    }
                    .to_owned(),
                );
            }
            SoundAct::Set(is_on) => self.set_sound(is_on),
            SoundAct::Volume(volume) => self.settings.volume = volume,
            SoundAct::Try => self.voice.play(vec![Sound::now(Cue::Drop)], &self.settings),
        }
    }

    /// Lets the program be heard, or no longer.
    fn set_sound(&mut self, is_on: bool) {
        self.settings.sound = is_on;
        if !is_on {
            self.voice.hush();
        }
    }

    /// Shows the game with large names and its score, or as usual again.
    pub(super) fn toggle_stage(&mut self) {
        self.settings.stage = !self.settings.stage;
        self.says.announce(if self.settings.stage {
            "Large names and score; Esc leads back"
        } else {
            "The usual view"
        });
    }

    /// Sets the size of everything, as far as the window has room for it.
    pub(super) fn set_zoom(&mut self, ctx: &Context, wanted: f32) {
        let before = self.settings.zoom;
        self.settings.zoom = zoom::zoom_in_steps(ctx, before, wanted);
        if wanted > before && self.settings.zoom <= before {
            self.tell("This window has no room for larger type".to_owned());
        }
    }

    /// Gives the window the colours of the settings, and their light or their dark side.
    pub(in crate::app) fn apply_theme(&self, ctx: &Context) {
        use egui::ThemePreference;
        theme::set_colours(ctx, self.settings.colours);
        let preference = match self.settings.theme {
            Theme::System => ThemePreference::System,
            Theme::Light => ThemePreference::Light,
            Theme::Dark => ThemePreference::Dark,
        };
        if ctx.options(|options| options.theme_preference) != preference {
            ctx.set_theme(preference);
        }
    }

    /// Writes the settings if they have changed.
    pub(in crate::app) fn keep_settings(&mut self, ctx: &Context) {
        // While a slider is dragged there is a new value in every frame; the last one is written.
        let saved = self.disk.saved_settings.as_ref();
        let has_changed = saved.is_some_and(|saved| !self.asked.are_saved(&self.settings, saved));
        if has_changed && !ctx.input(|input| input.pointer.any_down()) {
            self.write_settings();
        }
    }

    /// Writes the settings, and where the window is; not over settings that are not known yet.
    pub(in crate::app) fn write_settings(&mut self) {
        let Some(saved) = &self.disk.saved_settings else {
            return;
        };
        let kept = self.settings_to_keep(saved);
        self.disk.saved_settings = Some(kept.clone());
        let settings = Settings {
            window: self.place.now,
            ..kept
        };
        if let Some(folders) = &self.disk.folders
            && self.disk.asked_settings.as_ref() != Some(&settings)
        {
            self.disk
                .files
                .save_settings(folders.settings_file(), settings.clone());
            self.disk.asked_settings = Some(settings);
            self.keeping.settings.begin();
        }
    }

    /// Returns the settings as they are written: what the command line has asked for holds for this
    /// time alone.
    fn settings_to_keep(&self, saved: &Settings) -> Settings {
        self.asked.without(self.settings.clone(), saved)
    }
}
