//! What each event of the files changes.

use std::path::Path;

use egui::Context;

use crate::app::App;
use crate::app::contract::route::Route;
use crate::app::contract::table::{Effects, Opened};
use crate::app::dialogs::modal::Modal;
use crate::app::dialogs::slow_file::Awaited;
use crate::app::words::capital;
use crate::core::plain;
use crate::players;
use crate::storage::{Envelope, shown};
use crate::worker::{Answer, Existing, FileEvent, FileKind, Purpose};

impl App {
    /// Does what an event asks for.
    pub(in crate::app) fn take_in(&mut self, ctx: &Context, event: FileEvent) {
        match event {
            FileEvent::Written(FileKind::Game | FileKind::Table | FileKind::Shared, path) => {
                let answered = self.answered();
                self.stop_waiting(answered);
                self.leave_path_field(answered);
                self.tell(format!("Saved as {}", shown(&path)));
            }
            FileEvent::Written(FileKind::Autosave, _) => self.take_in_autosave(None),
            FileEvent::Written(kind @ (FileKind::Settings | FileKind::Progress), _) => {
                self.take_in_own_file(kind, None);
            }
            FileEvent::WriteFailed {
                kind: FileKind::Game | FileKind::Table | FileKind::Shared,
                message,
            } => {
                let answered = self.answered();
                self.stop_waiting(answered);
                self.tell_of_file(answered, &message);
            }
            FileEvent::WriteFailed {
                kind: FileKind::Autosave,
                message,
            } => self.take_in_autosave(Some(message)),
            FileEvent::WriteFailed {
                kind: kind @ (FileKind::Settings | FileKind::Progress),
                message,
            } => {
                self.take_in_own_file(kind, Some(&message));
            }
            FileEvent::Opened(path, envelope) => {
                self.stop_waiting(Some(Awaited::Game));
                self.open(ctx, &path, &envelope, players::fresh_seed());
            }
            FileEvent::Sought(name, Ok(envelope)) => {
                self.stop_waiting(Some(Awaited::Game));
                let seed = self.next_seed();
                self.open(ctx, Path::new(&name), &envelope, seed);
            }
            FileEvent::Sought(_, Err(error)) => {
                self.stop_waiting(Some(Awaited::Game));
                self.tell(capital(&error.message));
            }
            FileEvent::Taken(purpose, path) => {
                self.stop_waiting(self.answered());
                let text = path.display().to_string();
                self.show(Modal::Path {
                    purpose,
                    text,
                    taken: Some(path),
                    trouble: None,
                    waits: None,
                });
            }
            FileEvent::OpenFailed(message) => {
                self.stop_waiting(Some(Awaited::Game));
                self.tell_of_file(Some(Awaited::Game), &message);
            }
            FileEvent::Settings(settings, trouble) => {
                self.take_in_settings(ctx, *settings, trouble);
            }
            FileEvent::Progress(read) => self.take_in_progress(ctx, read),
            FileEvent::Left(left) => self.take_in_left(ctx, left),
            FileEvent::Kept(path) => {
                self.tell(format!("The last game is kept as {}", shown(&path)));
            }
            FileEvent::KeepFailed(message) => {
                self.tell(format!("The last game could not be kept: {message}"));
            }
            FileEvent::KeptGames(kept) => self.take_in_kept_games(*kept),
            FileEvent::KeptRemoved(removed) => {
                self.tell(
                    removed.map_or_else(|trouble| trouble, |()| "The file is removed".to_owned()),
                );
            }
            FileEvent::CrashReport(report) => self.crash_report = Some(report),
            FileEvent::SetAside(message) => self.tell(message),
            FileEvent::Statistics(read) => self.take_in_statistics(read.map(|read| *read)),
            FileEvent::Counted(trouble) => {
                if let Some(trouble) = trouble {
                    self.tell(trouble);
                }
            }
            FileEvent::Dialog(Purpose::Open, Answer::Path(path)) => self.open_file(path),
            // The desktop's dialog has asked about a file that is there already.
            FileEvent::Dialog(Purpose::Save, Answer::Path(path)) => {
                self.save(path, Existing::Replace);
            }
            FileEvent::Dialog(Purpose::SaveTable, Answer::Path(path)) => {
                self.save_table(path, Existing::Replace);
            }
            FileEvent::Dialog(Purpose::Share(form), Answer::Path(path)) => {
                self.share_to(form, &path, Existing::Replace);
            }
            FileEvent::Dialog(_, Answer::Cancelled) => {}
            // What is being typed stays, where several were asked for.
            FileEvent::Dialog(_, Answer::NoDialog(_))
                if matches!(self.front, Some(Modal::Path { .. })) => {}
            FileEvent::Dialog(purpose, Answer::NoDialog(suggestion)) => {
                let text = suggestion.map_or_else(String::new, |path| path.display().to_string());
                self.show(Modal::Path {
                    purpose,
                    text,
                    taken: None,
                    trouble: None,
                    waits: None,
                });
            }
            FileEvent::Painted(painted) => self.take_in_picture(ctx, painted),
            // Without its small picture a row has that of its game.
            FileEvent::PaintedSmall(path, painted) => {
                if let Ok(picture) = painted {
                    self.take_in_small_picture(ctx, &path, &picture);
                }
            }
        }
    }

    /// Shows a game that was asked for, found at this path.
    fn open(&mut self, ctx: &Context, path: &Path, envelope: &Envelope, seed: u64) {
        match self.put_on_table(ctx, envelope, seed) {
            Ok(Opened { table, notice }) => {
                self.route = Route::Play;
                self.front = None;
                let name = path
                    .file_name()
                    .map_or_else(|| shown(path), |name| plain::value(&name.to_string_lossy()));
                self.replace(table, &format!("Opened {name}"));
                if let Some(notice) = notice {
                    self.tell(notice);
                }
                self.ask_before_computer();
            }
            Err(damage) => self.tell_of_file(
                Some(Awaited::Game),
                &format!("cannot use {}: {damage}", shown(path)),
            ),
        }
    }

    /// Returns a table with a saved game, or a position that gets this seed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(in crate::app) fn put_on_table(
        &self,
        ctx: &Context,
        envelope: &Envelope,
        seed: u64,
    ) -> Result<Opened, String> {
        let Some(entry) = self
            .games
            .iter()
            .find(|entry| entry.name == envelope.game())
        else {
            let names: Vec<&str> = self.games.iter().map(|entry| entry.name).collect();
            return Err(format!(
                "\"game\": {} is not a game of this program: choose {}",
                plain::quoted(envelope.game()),
                names.join(" or ")
            ));
        };
        (entry.open)(ctx, &self.settings, envelope, seed).map_err(|damage| damage.to_string())
    }

    /// Closes the field for the path of a file that was written.
    fn leave_path_field(&mut self, written: Option<Awaited>) {
        let Some(Modal::Path {
            purpose,
            waits: Some(file),
            ..
        }) = self.front
        else {
            return;
        };
        if Some(file) != written {
            return;
        }
        if purpose == Purpose::SaveTable {
            self.show_statistics();
        } else {
            self.front = None;
        }
    }

    /// Announcer why a file could not be used: in the field for its path, which keeps what was typed, or
    /// else as a notice.
    fn tell_of_file(&mut self, answered: Option<Awaited>, message: &str) {
        let message = capital(&plain::message(message));
        if let Some(Modal::Path { trouble, waits, .. }) = &mut self.front
            && waits.is_some()
            && *waits == answered
        {
            *waits = None;
            self.says.announce(message.clone());
            *trouble = Some(message);
        } else {
            self.tell(message);
        }
    }

    /// Announcer something for a few seconds.
    pub(in crate::app) fn tell(&mut self, text: String) {
        self.follow(Effects::notice(text));
    }
}
