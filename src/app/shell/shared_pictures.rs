//! What the window, and the command line without one, do about pictures for others. They are
//! painted on the worker's thread, and here for the command line.

use std::path::Path;

use egui::{Color32, ColorImage, Context};

use crate::app::contract::picture_look::PictureLook;
use crate::app::dialogs::slow_file::Awaited;
use crate::app::sharing::{Shared, with_ending};
use crate::app::{App, all_games};
use crate::launch::{Export, Form, StartError, USUAL_WIDTH};
use crate::storage::picture::Pixels;
use crate::storage::{check_where_asked, save_where_asked, shown};
use crate::worker::{Existing, PaintError, Purpose};

impl App {
    /// Asks where a picture or an animation of the game is to be saved. It shows the game as it is
    /// now, also if a computer plays on meanwhile.
    pub(in crate::app) fn share(&mut self, ctx: &Context, form: Form) {
        self.shared = Some(self.shared_now(ctx));
        self.disk
            .files
            .show_dialog(Purpose::Share(form), self.disk.folders.clone());
    }

    /// Saves what was to be shared where the person asked.
    pub(in crate::app) fn share_to(&mut self, form: Form, path: &Path, existing: Existing) {
        let Some(shared) = self.shared.clone() else {
            return;
        };
        let games = self.games.clone();
        let ended = with_ending(path.to_path_buf(), form);
        // Whoever was asked about `board` was not asked about `board.png`.
        let existing = if ended == path {
            existing
        } else {
            Existing::Keep
        };
        let name = shown(&ended);
        let paint =
            Box::new(move |should_stop: &dyn Fn() -> bool| shared.file(&games, form, should_stop));
        let request = self.disk.files.share(form, ended, existing, paint);
        self.wait_for(Awaited::Written(request), name, form == Form::Animation);
        if form == Form::Animation {
            self.tell("Painting the animation…".to_owned());
        }
    }

    /// Puts a picture of the position in view on the clipboard, once it is painted.
    pub(in crate::app) fn copy_picture(&mut self, ctx: &Context) {
        let shared = self.shared_now(ctx);
        let games = self.games.clone();
        self.disk
            .files
            .paint_picture(Box::new(move |_| shared.picture(&games)));
    }

    /// Puts a picture that was painted on the clipboard. Whether the clipboard takes it nobody
    /// tells us: egui asks for it after the frame, and what fails there, as on a Wayland desktop
    /// without a way to the clipboard of X11, it writes to the log alone. So the notice says what
    /// was done, not what came of it.
    pub(in crate::app) fn take_in_picture(
        &mut self,
        ctx: &Context,
        painted: Result<Box<Pixels>, PaintError>,
    ) {
        match painted {
            Ok(picture) => {
                let size = [picture.width(), picture.height()].map(usize::from);
                let colours = picture
                    .colours()
                    .iter()
                    .map(|&[red, green, blue]| Color32::from_rgb(red, green, blue));
                ctx.copy_image(ColorImage::new(size, colours.collect()));
                self.tell("A picture of the board is given to the clipboard".to_owned());
            }
            Err(error) => self.tell(crate::app::words::capital(&error.to_string())),
        }
    }

    /// Returns the game in front as it is now, in the colours of the window.
    fn shared_now(&self, ctx: &Context) -> Shared {
        let look = PictureLook {
            dark: ctx.theme() == egui::Theme::Dark,
            colours: self.settings.colours,
            width: USUAL_WIDTH,
        };
        Shared {
            game: self.table.envelope(),
            look,
        }
    }
}

/// Paints what the command line asks for, and writes it to its file.
///
/// # Errors
/// [`StartError`] if there is no such game, the file is there already and is to stay, or it cannot
/// be written.
pub fn export(export: &Export) -> Result<(), StartError> {
    let failed = |message: String| StartError { message, status: 1 };
    let game = export.game.look()?;
    refuse_existing(&export.to, export.replaces).map_err(failed)?;
    check_where_asked(&export.to).map_err(|error| failed(error.to_string()))?;
    let shared = Shared {
        game,
        look: PictureLook {
            dark: export.dark,
            colours: export.colours,
            width: export.width.unwrap_or(USUAL_WIDTH),
        },
    };
    let file = shared
        .file(&all_games(), export.form, &|| false)
        .map_err(|error| failed(error.to_string()))?;
    save_where_asked(&export.to, &file).map_err(|error| failed(error.to_string()))
}

/// Refuses a file that is there already, unless it is to be replaced.
fn refuse_existing(path: &Path, replaces: bool) -> Result<(), String> {
    if replaces || !path.exists() {
        return Ok(());
    }
    Err(format!(
        "{} is there already: choose another name, or say --replace",
        shown(path)
    ))
}
