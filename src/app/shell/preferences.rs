//! The effective settings, how they differ from the saved ones, and retries for a file that the
//! program writes by itself.

use egui::{Context, ThemePreference};
use serde_json::Value;

use crate::app::kit::wait_until;
use crate::app::theme;
use crate::core::plain;
use crate::launch::Launch;
use crate::players::Names;
use crate::session::Coach;
use crate::storage::{Settings, Theme, WindowPlace};
use crate::words::{Language, text};

/// The settings and the state of their file.
pub struct Preferences {
    pub settings: Settings,
    asked: Overrides,
    /// The settings as saved last; `None` until they are known, as they must not be overwritten
    /// yet.
    saved: Option<Settings>,
    /// The settings with the window's position that were sent to the file thread last.
    given: Option<Settings>,
    file: WriteRetry,
    system: Language,
    /// The tag of an unknown language in the file.
    unknown_language: Option<String>,
}

/// Options of the command line that override the settings, which may be read later.
#[derive(Default)]
pub struct Overrides {
    pub game: Option<&'static str>,
    pub seats: [Option<String>; 2],
    pub names: Names,
    /// The speed of watched games, until it is set in the window.
    speed: Option<f32>,
    /// What the coach holds back, until that is chosen in the window.
    coach: Option<Coach>,
    /// The language, until another is chosen in the window.
    language: Option<Language>,
}

impl Overrides {
    /// Returns the options of a command line.
    pub fn of(launch: &Launch) -> Self {
        Self {
            game: launch.game,
            seats: launch.seats.clone(),
            names: launch.names.clone(),
            speed: launch.speed,
            coach: launch.coach,
            language: asked_language(launch),
        }
    }

    /// Returns the settings with these options applied.
    fn over(&self, settings: Settings) -> Settings {
        Settings {
            speed: self.speed.unwrap_or(settings.speed),
            coach: self.coach.unwrap_or(settings.coach),
            language: match self.language {
                Some(language) => Some(language.tag().to_owned()),
                None => settings.language,
            },
            ..settings
        }
    }

    /// Returns the settings to save: where an option still applies, the saved value stays.
    fn without(&self, settings: Settings, saved: &Settings) -> Settings {
        Settings {
            speed: if self.speed.is_some() { saved.speed } else { settings.speed },
            coach: if self.coach.is_some() { saved.coach } else { settings.coach },
            language: if self.language.is_some() {
                saved.language.clone()
            } else {
                settings.language
            },
            ..settings
        }
    }
}

impl Preferences {
    /// Returns the preferences at the start, with the saved settings if they are known already and
    /// the language of the system.
    pub fn new(asked: Overrides, saved: Option<Settings>, system: Language) -> Self {
        let mut settings = asked.over(saved.clone().unwrap_or_default());
        Self {
            unknown_language: take_unknown_language(&mut settings),
            settings,
            asked,
            saved,
            given: None,
            file: WriteRetry::default(),
            system,
        }
    }

    pub fn language(&self) -> Language {
        language_of(self.asked.language, &self.settings, self.system)
    }

    /// Changes a setting, and saves it from now on, where an option of the command line stood
    /// before. Returns whether it has such a value.
    pub fn change(&mut self, field: &str, value: Value) -> bool {
        let Some(changed) = self.settings.with(field, value) else {
            return false;
        };
        self.settings = changed;
        match field {
            "language" => self.asked.language = None,
            "speed" => self.asked.speed = None,
            "coach" => self.asked.coach = None,
            _ => {}
        }
        true
    }

    /// Returns a message about an unknown language in the file, once.
    pub fn take_unknown_language(&mut self) -> Option<String> {
        let tag = self.unknown_language.take()?;
        Some(text::settings::unknown_language(plain::value(&tag)))
    }

    /// Returns the options of the command line.
    pub const fn asked(&self) -> &Overrides {
        &self.asked
    }

    /// Applies settings that were read after the start. The options of the command line and changes
    /// made since stay.
    pub fn on_read(&mut self, read: Settings) {
        let before = self.asked.over(Settings::default());
        self.saved = Some(read.clone());
        self.settings = self.asked.over(read).with_changes(&before, &self.settings);
        self.unknown_language = take_unknown_language(&mut self.settings);
    }

    /// Drops the option of the command line, so that the coach is saved from now on.
    pub const fn save_coach(&mut self) {
        self.asked.coach = None;
    }

    /// Brings every value into its range.
    pub fn clamp(&mut self) {
        self.settings = self.settings.clone().clamped();
    }

    /// Returns whether the settings differ from the saved ones, if those are known.
    pub fn have_changed(&self) -> bool {
        let Some(saved) = &self.saved else {
            return false;
        };
        // This runs in every frame, so nothing is cloned unless an option applies.
        let asked = &self.asked;
        if asked.speed.is_some() || asked.coach.is_some() || asked.language.is_some() {
            self.asked.without(self.settings.clone(), saved) != *saved
        } else {
            self.settings != *saved
        }
    }

    /// Returns the settings to write, with the window's position; `None` if they were sent already,
    /// or the saved ones are unknown.
    pub fn take_unwritten(&mut self, window: Option<WindowPlace>) -> Option<Settings> {
        let kept = self.asked.without(self.settings.clone(), self.saved.as_ref()?);
        self.saved = Some(kept.clone());
        let settings = Settings { window, ..kept };
        if self.given.as_ref() == Some(&settings) {
            return None;
        }
        self.given = Some(settings.clone());
        self.file.begin();
        Some(settings)
    }

    /// Notes that the settings were written.
    pub const fn on_written(&mut self) {
        self.file.succeed();
    }

    /// Notes that the settings could not be written. Returns whether to tell the user.
    pub fn on_failed(&mut self, now: f64) -> bool {
        self.given = None;
        self.file.fail(now)
    }

    /// Returns whether it is time to try writing the settings again.
    pub fn is_retry_due(&self, ctx: &Context, now: f64) -> bool {
        self.file.is_retry_due(ctx, now)
    }

    /// Applies the colours, the emblems and the theme of the settings to the window.
    pub fn apply_theme(&self, ctx: &Context) {
        theme::set_colours(ctx, self.settings.colours);
        theme::set_emblems(ctx, self.settings.emblems);
        let preference = match self.settings.theme {
            Theme::System => ThemePreference::System,
            Theme::Light => ThemePreference::Light,
            Theme::Dark => ThemePreference::Dark,
        };
        if ctx.options(|options| options.theme_preference) != preference {
            ctx.set_theme(preference);
        }
    }
}

/// Returns the language given on the command line.
pub fn asked_language(launch: &Launch) -> Option<Language> {
    Language::from_tag(launch.language?)
}

/// Returns the language to use: the one given on the command line, else that of the settings, else
/// that of the system.
pub fn language_of(asked: Option<Language>, settings: &Settings, system: Language) -> Language {
    let set = || Language::from_tag(settings.language.as_deref()?);
    asked.or_else(set).unwrap_or(system)
}

/// Removes an unknown language from the settings, and returns its tag.
fn take_unknown_language(settings: &mut Settings) -> Option<String> {
    settings.language.take_if(|tag| Language::from_tag(tag).is_none())
}

/// How long to wait before writing a file again after a failure, in seconds.
const RETRY: f64 = 5.0;

/// Decides when to retry writing a file of the program.
#[derive(Debug, Default)]
pub struct WriteRetry {
    /// Whether the user knows that it cannot be written.
    is_told: bool,
    /// When to write it again; `None` if nothing is unwritten or it is being written.
    retry: Option<f64>,
}

impl WriteRetry {
    /// Notes that it was written.
    pub const fn succeed(&mut self) {
        *self = Self { is_told: false, retry: None };
    }

    /// Notes that it could not be written. Returns whether to tell the user.
    pub const fn fail(&mut self, now: f64) -> bool {
        self.retry = Some(now + RETRY);
        !std::mem::replace(&mut self.is_told, true)
    }

    /// Notes that it is being written.
    pub const fn begin(&mut self) {
        self.retry = None;
    }

    /// Returns whether writing failed and a retry is pending.
    pub const fn has_failed(&self) -> bool {
        self.retry.is_some()
    }

    /// Returns whether it is time to write it again.
    pub fn is_retry_due(&self, ctx: &Context, now: f64) -> bool {
        self.retry.is_some_and(|due| wait_until(ctx, now, due))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn settings_are_given_to_the_files_once_and_again_after_a_failure() {
        let mut preferences = Preferences::new(Overrides::default(), None, Language::ENGLISH);
        assert!(!preferences.have_changed());
        assert_eq!(preferences.take_unwritten(None), None, "not known yet");
        preferences.on_read(Settings::default());
        preferences.settings.zoom = 1.5;
        assert!(preferences.have_changed());
        let given = preferences.take_unwritten(None).expect("a change");
        assert_eq!((given.zoom, preferences.have_changed()), (1.5, false));
        assert_eq!(preferences.take_unwritten(None), None);
        assert!(preferences.on_failed(0.0));
        assert!(!preferences.on_failed(5.0), "told once");
        assert_eq!(preferences.take_unwritten(None), Some(given));
    }

    #[test]
    fn an_option_of_the_command_line_is_not_saved_until_it_is_set() {
        let launch = Launch { speed: Some(3.0), ..Launch::default() };
        let saved = Some(Settings::default());
        let mut preferences = Preferences::new(Overrides::of(&launch), saved, Language::ENGLISH);
        assert!((preferences.settings.speed - 3.0).abs() < f32::EPSILON);
        assert!(!preferences.have_changed());
        assert!(preferences.change("speed", json!(3.0)));
        assert!(preferences.have_changed());
        let given = preferences.take_unwritten(None).expect("the speed");
        assert!((given.speed - 3.0).abs() < f32::EPSILON);
    }
}
