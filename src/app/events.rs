//! What each event of the files changes.

use std::path::Path;

use egui::Context;

use super::front::{Front, Screen};
use super::table::{Effects, Opened};
use super::words::capital;
use super::{App, LastGameState};
use crate::core::plain;
use crate::launch::Resume;
use crate::players;
use crate::storage::Envelope;
use crate::worker::{Answer, Existing, FileEvent, FileKind, LastGame, Purpose};

impl App {
    /// Does what an event asks for.
    pub(super) fn take_in(&mut self, ctx: &Context, event: FileEvent) {
        match event {
            FileEvent::Written(FileKind::Game | FileKind::Table | FileKind::Shared, path) => {
                self.leave_path_field();
                self.tell(format!("Saved as {}", path.display()));
            }
            FileEvent::Written(FileKind::Autosave | FileKind::Settings | FileKind::Progress, _) => {}
            FileEvent::WriteFailed { kind: FileKind::Game | FileKind::Table | FileKind::Shared, message } => {
                self.tell_of_file(&message);
            }
            FileEvent::WriteFailed { kind: FileKind::Autosave | FileKind::Settings | FileKind::Progress, message } => {
                if !self.disk.told_autosave {
                    self.disk.told_autosave = true;
                    self.tell(format!("Your game goes on, but nothing can be kept for the next time: {message}"));
                }
            }
            FileEvent::Opened(path, envelope) => self.open(ctx, &path, &envelope, players::fresh_seed()),
            FileEvent::Sought(name, Ok(envelope)) => {
                let seed = self.next_seed();
                self.open(ctx, Path::new(&name), &envelope, seed);
            }
            FileEvent::Sought(_, Err(error)) => self.tell(capital(&error.message)),
            FileEvent::Taken(purpose, path) => {
                let text = path.display().to_string();
                self.show(Front::Path { purpose, text, taken: Some(path), trouble: None, waits: false });
            }
            FileEvent::OpenFailed(message) => self.tell_of_file(&message),
            FileEvent::Settings(settings, trouble) => self.take_in_settings(ctx, *settings, trouble),
            FileEvent::Progress(read) => self.take_in_progress(ctx, read),
            FileEvent::LastGame(last) => self.take_in_last_game(ctx, last),
            FileEvent::Kept(path) => self.tell(format!("The last game is kept as {}", path.display())),
            FileEvent::KeepFailed(message) => self.tell(format!("The last game could not be kept: {message}")),
            FileEvent::SetAside(message) => self.tell(message),
            FileEvent::Statistics(read) => self.take_in_statistics(read.map(|read| *read)),
            FileEvent::Counted(trouble) => {
                if let Some(trouble) = trouble {
                    self.tell(trouble);
                }
            }
            FileEvent::Dialog(Purpose::Open, Answer::Path(path)) => self.disk.files.open(path),
            // The desktop's dialog has asked about a file that is there already.
            FileEvent::Dialog(Purpose::Save, Answer::Path(path)) => self.save(path, Existing::Replace),
            FileEvent::Dialog(Purpose::SaveTable, Answer::Path(path)) => self.save_table(path, Existing::Replace),
            FileEvent::Dialog(Purpose::Share(form), Answer::Path(path)) => self.share_to(form, path, Existing::Replace),
            FileEvent::Dialog(_, Answer::Cancelled) => {}
            FileEvent::Dialog(purpose, Answer::NoDialog(suggestion)) => {
                let text = suggestion.map_or_else(String::new, |path| path.display().to_string());
                self.show(Front::Path { purpose, text, taken: None, trouble: None, waits: false });
            }
            FileEvent::Painted(painted) => self.take_in_picture(ctx, painted),
        }
    }

    /// Shows a game that was asked for, found at this path.
    fn open(&mut self, ctx: &Context, path: &Path, envelope: &Envelope, seed: u64) {
        match self.put_on_table(ctx, envelope, seed) {
            Ok(Opened { table, notice }) => {
                self.screen = Screen::Play;
                self.front = None;
                let name = path.file_name().map_or_else(|| path.display().to_string(), |name| name.to_string_lossy().into());
                self.replace(table, &format!("Opened {name}"));
                if let Some(notice) = notice {
                    self.tell(notice);
                }
                self.ask_before_computer();
            }
            Err(damage) => self.tell_of_file(&format!("cannot use {}: {damage}", path.display())),
        }
    }

    /// Offers the game of the last time, if there is one worth going on with; where a game has begun already, it is kept.
    fn take_in_last_game(&mut self, ctx: &Context, last: LastGame) {
        self.disk.last_game = LastGameState::Known;
        let envelope = match last {
            LastGame::Missing => return self.keep_game(),
            LastGame::Lost(message) => {
                self.keep_game();
                return self.tell(message);
            }
            LastGame::Found(envelope) => envelope,
        };
        match self.put_on_table(ctx, &envelope, players::fresh_seed()) {
            Ok(Opened { table, .. }) => {
                let state = table.state(self.now);
                if state.moves == 0 || state.is_over && !state.looks_back {
                    return self.keep_game();
                }
                if self.in_game || self.disk.resume == Resume::Never {
                    self.set_autosave_aside();
                    self.keep_game();
                } else {
                    self.show(Front::Resume(table));
                }
            }
            Err(damage) => {
                if let Some(folders) = &self.disk.folders {
                    self.disk.files.discard(folders.autosave_file(), &damage);
                    self.keep_game();
                }
            }
        }
    }

    /// Returns a table with a saved game, or a position that gets this seed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(super) fn put_on_table(&self, ctx: &Context, envelope: &Envelope, seed: u64) -> Result<Opened, String> {
        let Some(entry) = self.games.iter().find(|entry| entry.name == envelope.game()) else {
            let names: Vec<&str> = self.games.iter().map(|entry| entry.name).collect();
            return Err(format!("\"game\": `{}` is not a game of this program: choose {}", envelope.game(), names.join(" or ")));
        };
        (entry.open)(ctx, &self.settings, envelope, seed).map_err(|damage| damage.to_string())
    }

    /// Closes the field for a path, whose file was written.
    fn leave_path_field(&mut self) {
        match self.front {
            Some(Front::Path { purpose: Purpose::SaveTable, waits: true, .. }) => self.show_statistics(),
            Some(Front::Path { waits: true, .. }) => self.front = None,
            Some(
                Front::Menu
                | Front::Help
                | Front::Page(_)
                | Front::Settings
                | Front::Statistics(_)
                | Front::ClearStatistics
                | Front::Quit
                | Front::LetPlay { .. }
                | Front::Resume(_)
                | Front::Path { waits: false, .. },
            )
            | None => {}
        }
    }

    /// Says why a file could not be used: in the field for its path, which keeps what was typed, or else as a notice.
    fn tell_of_file(&mut self, message: &str) {
        let message = capital(&plain::message(message));
        if let Some(Front::Path { trouble, waits: waits @ true, .. }) = &mut self.front {
            *waits = false;
            self.says.announce(message.clone());
            *trouble = Some(message);
        } else {
            self.tell(message);
        }
    }

    /// Says something for a few seconds.
    pub(super) fn tell(&mut self, text: String) {
        self.follow(Effects::notice(text));
    }
}
