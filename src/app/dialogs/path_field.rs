//! The field for the path of a file, where the desktop offers no file dialog.

use std::path::{Path, PathBuf, is_separator};

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Key, RichText, TextEdit, Ui, vec2};

use super::layer::{Layer, Shape};
use crate::app::contract::command::Command;
use crate::app::contract::screen::Cx;
use crate::app::kit::line_breaks;
use crate::app::kit::widgets::{self, Button, heading};
use crate::app::theme::Palette;
use crate::launch::Media;
use crate::storage::{at_home, extension_for};
use crate::words::text;
use crate::worker::{Existing, Purpose};

/// An existing file that a path names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenPath {
    pub path: PathBuf,
    /// Whether saving there adds a game to others.
    pub adds: bool,
}

/// The question for the path of a file.
pub struct PathField {
    pub purpose: Purpose,
    pub text: String,
    /// The path that was suggested. A bare file name is one in its folder.
    pub suggestion: PathBuf,
    /// An existing file at that path, which is only replaced after confirmation.
    pub taken: Option<TakenPath>,
    /// Why the last path could not be used, or a note about the file being waited for.
    pub trouble: Option<String>,
}

impl Layer for PathField {
    fn title(&self) -> &'static str {
        match self.purpose {
            Purpose::Open => text::dialogs::open_game(),
            Purpose::Save => text::dialogs::save_game(),
            Purpose::SaveTable => text::dialogs::save_statistics(),
            Purpose::Share(Media::Picture) => text::dialogs::save_the_picture(),
            Purpose::Share(Media::Animation) => text::dialogs::save_the_animation(),
        }
    }

    fn spoken(&self) -> String {
        match &self.taken {
            Some(TakenPath { adds: true, .. }) => text::dialogs::add_spoken().to_owned(),
            Some(_) => text::dialogs::replace_spoken().to_owned(),
            None => text::dialogs::type_path_spoken(self.title()),
        }
    }

    fn shape(&self) -> Shape {
        Shape::Card
    }

    fn on_trouble(&mut self, sentence: String) {
        self.trouble = Some(sentence);
    }

    /// Asks for the path of a file, and shows the error of the last one.
    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        // The format in which other programs read the game, if there is one.
        let about = self.about(extension_for(cx.game.name));
        let (name, taken) = (self.title(), self.taken().cloned());
        let Self { purpose, text, suggestion, trouble, .. } = self;
        let (purpose, waits) = (*purpose, cx.awaits_file);
        let palette = Palette::of(ui.ctx());
        let (title, yes) = if let Some(TakenPath { adds: true, .. }) = &taken {
            (text::dialogs::add(), text::dialogs::add_button())
        } else if taken.is_some() {
            (text::dialogs::replace(), text::dialogs::replace_button())
        } else if purpose == Purpose::Open {
            (name, text::dialogs::open_button())
        } else {
            (name, text::dialogs::save_button())
        };
        heading(ui, title);
        let label = line_breaks::label(ui, RichText::new(about).color(palette.text_weak));
        let field = TextEdit::singleline(text)
            .desired_width(f32::INFINITY)
            .margin(vec2(10.0, 8.0))
            .id_salt("path");
        let field = ui.add_enabled(!waits, field).labelled_by(label.id);
        if field.changed() {
            *trouble = None;
        }
        if let Some(trouble) = trouble {
            line_breaks::label(
                ui,
                RichText::new(trouble.as_str()).color(if waits {
                    palette.text
                } else {
                    palette.loss.text
                }),
            );
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if !entered && !waits && ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
            // Typing replaces the suggestion, and goes on behind any other text.
            let end = CCursor::new(text.chars().count());
            let is_suggested = taken.is_none() && suggestion.display().to_string() == *text;
            let begin = if is_suggested { CCursor::default() } else { end };
            let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
            state.cursor.set_char_range(Some(CCursorRange::two(begin, end)));
            state.store(ui.ctx(), field.id);
        }
        let enabled = !text.trim().is_empty() && !waits;
        let existing = if taken.is_some() { Existing::Replace } else { Existing::Keep };
        let accept = Command::UseFile(purpose, path_of(suggestion, text), existing);
        let answers = [
            (Button::primary(yes, text::keys::enter()).enabled(enabled), accept.clone()),
            (Button::new(text::dialogs::cancel(), text::keys::esc()), Command::CloseModal),
        ];
        let pressed = widgets::answers(ui, answers);
        commands.extend(pressed.or((entered && enabled).then_some(accept)));
    }
}

impl PathField {
    /// Returns the existing file, if its path is still the one typed.
    fn taken(&self) -> Option<&TakenPath> {
        let path = path_of(&self.suggestion, &self.text);
        self.taken.as_ref().filter(|taken| taken.path == path)
    }

    /// Returns the purpose of the path, and the formats of its extensions.
    fn about(&self, extension: Option<&str>) -> String {
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
        match extension.filter(|_| self.purpose == Purpose::Save) {
            Some(extension) => text::dialogs::type_path_ending(extension),
            None => text::dialogs::type_path().to_owned(),
        }
    }
}

fn path_of(suggestion: &Path, typed: &str) -> PathBuf {
    let is_folder = suggestion.to_string_lossy().ends_with(is_separator);
    let folder = if is_folder { Some(suggestion) } else { suggestion.parent() };
    folder.unwrap_or(suggestion).join(at_home(typed.trim()))
}
