//! What each event of the worker changes.

use super::session::{Hint, Session};
use super::{App, Front, Screen, words};
use crate::worker::{Answer, Event, Existing, FileKind, Purpose};

impl App {
    /// Does what an event asks for.
    pub(super) fn take_in(&mut self, event: Event) {
        match event {
            Event::Progress { ticket, report } => self.session.progress(ticket, report),
            Event::Chosen { ticket, report } => {
                self.session.chosen(ticket, report);
                if let Some(Hint::Given(report)) = self.session.hint() {
                    self.announcement = words::hint(report);
                }
            }
            Event::ThinkingFailed { message, .. } => {
                if self.session.forget_thinking() {
                    self.session.hold(); // or the same search would fail over and over
                }
                self.session.forget_hint();
                self.tell(message);
            }
            Event::Written(FileKind::Game, path) => self.tell(format!("Saved as {}", path.display())),
            Event::Written(FileKind::Autosave | FileKind::Settings, _) => {}
            Event::WriteFailed { kind: FileKind::Game, message } => self.tell(capital(&message)),
            Event::WriteFailed { kind: FileKind::Autosave | FileKind::Settings, message } => {
                if !self.told_autosave {
                    self.told_autosave = true;
                    self.tell(format!("Your game goes on, but nothing can be kept for the next time: {message}"));
                }
            }
            Event::Opened(path, game) => {
                self.screen = Screen::Play;
                self.front = None;
                let name =
                    path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into_owned());
                self.replace(Session::new(*game), &format!("Opened {name}"));
            }
            Event::Taken(path) => {
                let text = path.display().to_string();
                self.show(Front::Path { purpose: Purpose::Save, text, taken: Some(path) });
            }
            Event::OpenFailed(message) => self.tell(capital(&message)),
            Event::Kept(path) => self.tell(format!("The last game is kept as {}", path.display())),
            Event::KeepFailed(message) => self.tell(format!("The last game could not be kept: {message}")),
            Event::Dialog(Purpose::Open, Answer::Path(path)) => self.worker.open(path),
            Event::Dialog(Purpose::Save, Answer::Path(path)) => {
                // The desktop's dialog has asked about a file that is there already.
                self.worker.save(path, self.session.game().clone(), Existing::Replace);
            }
            Event::Dialog(_, Answer::Cancelled) => {}
            Event::Dialog(purpose, Answer::NoDialog) => {
                let text = match (&self.folders, purpose) {
                    (Some(folders), Purpose::Save) => folders.free_game_file().display().to_string(),
                    (Some(folders), Purpose::Open) => folders.data.join("game-1.json").display().to_string(),
                    (None, _) => String::new(),
                };
                self.show(Front::Path { purpose, text, taken: None });
            }
        }
    }
}

/// Returns a message with a capital letter, as sentences on the screen have.
fn capital(message: &str) -> String {
    let mut letters = message.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
