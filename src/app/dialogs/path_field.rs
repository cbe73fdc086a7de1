//! The field for the path of a file, where the desktop offers no file dialog.

use std::path::{Path, PathBuf, is_separator};

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Key, RichText, TextEdit, Ui, vec2};

use crate::app::contract::command::Command;
use crate::app::kit::widgets::{self, Button, heading};
use crate::app::theme::Palette;
use crate::launch::Form;
use crate::storage::at_home;
use crate::words::text;
use crate::worker::{Existing, Purpose};

/// An existing file that a path names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenPath {
    /// The path.
    pub path: PathBuf,
    /// Whether saving there adds a game to others.
    pub adds: bool,
}

/// The question for the path of a file.
pub struct PathField<'a> {
    /// The purpose of the file.
    pub purpose: Purpose,
    /// The text in the field.
    pub text: &'a mut String,
    /// The path that was suggested. A bare file name is one in its folder.
    pub suggestion: &'a Path,
    /// The existing file at that path, if one was found.
    pub taken: Option<&'a TakenPath>,
    /// The error of the last path, or a note about the file being waited for.
    pub trouble: &'a mut Option<String>,
    /// Whether a file is being waited for.
    pub waits: bool,
    /// The extension of the format in which other programs read the game, if there is one.
    pub extension: Option<&'static str>,
}

impl<'a> PathField<'a> {
    /// Asks for the path of a file, and shows the error of the last one.
    pub fn ui(self, ui: &mut Ui, commands: &mut Vec<Command>) {
        let about = self.about();
        let taken = self.taken();
        let Self {
            purpose,
            text,
            suggestion,
            trouble,
            waits,
            ..
        } = self;
        let palette = Palette::of(ui.ctx());
        let (title, yes) = if let Some(TakenPath { adds: true, .. }) = taken {
            (text::dialogs::add(), text::dialogs::add_button())
        } else if taken.is_some() {
            (text::dialogs::replace(), text::dialogs::replace_button())
        } else if purpose == Purpose::Open {
            (title(purpose), text::dialogs::open_button())
        } else {
            (title(purpose), text::dialogs::save_button())
        };
        heading(ui, title);
        let label = ui.label(RichText::new(about).color(palette.text_weak));
        let field = TextEdit::singleline(text)
            .desired_width(f32::INFINITY)
            .margin(vec2(10.0, 8.0))
            .id_salt("path");
        let field = ui.add_enabled(!waits, field).labelled_by(label.id);
        if field.changed() {
            *trouble = None;
        }
        if let Some(trouble) = trouble {
            ui.label(RichText::new(trouble.as_str()).color(if waits {
                palette.text
            } else {
                palette.loss.text
            }));
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if !entered && !waits && ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
            // Typing replaces the suggestion, and goes on behind any other text.
            let end = CCursor::new(text.chars().count());
            let is_suggested = taken.is_none() && suggestion.display().to_string() == *text;
            let begin = if is_suggested {
                CCursor::default()
            } else {
                end
            };
            let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
            state
                .cursor
                .set_char_range(Some(CCursorRange::two(begin, end)));
            state.store(ui.ctx(), field.id);
        }
        let enabled = !text.trim().is_empty() && !waits;
        let accept = with_path(purpose, path_of(suggestion, text), taken.is_some());
        let answers = [
            (
                Button::primary(yes, text::keys::enter()).enabled(enabled),
                accept.clone(),
            ),
            (
                Button::new(text::dialogs::cancel(), text::keys::esc()),
                Command::CloseModal,
            ),
        ];
        let pressed = widgets::answers(ui, answers);
        commands.extend(pressed.or((entered && enabled).then_some(accept)));
    }

    /// Returns the existing file, if its path is still the one typed.
    fn taken(&self) -> Option<&'a TakenPath> {
        let path = path_of(self.suggestion, self.text);
        self.taken.filter(|taken| taken.path == path)
    }

    /// Returns the purpose of the path, and the formats of its extensions.
    fn about(&self) -> String {
        if let Some(taken) = self.taken() {
            let is_game = self.purpose == Purpose::Save;
            return if taken.adds {
                text::dialogs::game_file_adds()
            } else if is_game {
                text::dialogs::game_file_exists()
            } else {
                text::dialogs::file_exists()
            }
            .to_owned();
        }
        match self.extension.filter(|_| self.purpose == Purpose::Save) {
            Some(extension) => text::dialogs::type_path_ending(extension),
            None => text::dialogs::type_path().to_owned(),
        }
    }
}

/// Returns the title of the question for a path.
#[must_use]
pub fn title(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Open => text::dialogs::open_game(),
        Purpose::Save => text::dialogs::save_game(),
        Purpose::SaveTable => text::dialogs::save_statistics(),
        Purpose::Share(Form::Picture) => text::dialogs::save_the_picture(),
        Purpose::Share(Form::Animation) => text::dialogs::save_the_animation(),
    }
}

/// Returns the path that was typed.
fn path_of(suggestion: &Path, typed: &str) -> PathBuf {
    let is_folder = suggestion.to_string_lossy().ends_with(is_separator);
    let folder = if is_folder {
        Some(suggestion)
    } else {
        suggestion.parent()
    };
    folder.unwrap_or(suggestion).join(at_home(typed.trim()))
}

/// Returns the command that uses a path.
fn with_path(purpose: Purpose, path: PathBuf, is_taken: bool) -> Command {
    let existing = if is_taken {
        Existing::Replace
    } else {
        Existing::Keep
    };
    match purpose {
        Purpose::Open => Command::OpenFrom(path),
        Purpose::Save => Command::SaveTo(path, existing),
        Purpose::SaveTable => Command::SaveTableTo(path, existing),
        Purpose::Share(form) => Command::ShareTo(form, path, existing),
    }
}
