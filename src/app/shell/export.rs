//! Pictures and animations for the command line, painted without a window.

use std::path::Path;

use crate::app::all_games;
use crate::app::contract::table::PictureLook;
use crate::app::sharing::Shared;
use crate::launch::{Export, StartError, USUAL_WIDTH};
use crate::storage::{check_where_asked, save_where_asked, shown};
use crate::words::text::files;
use crate::words::{self, Explain as _};

/// Paints what the command line requests, and writes it to its file.
///
/// # Errors
/// [`StartError`] if there is no such game, if the file exists and must stay, or if it cannot be
/// written.
pub fn export(export: &Export) -> Result<(), StartError> {
    let failed = |message: String| StartError { message, status: 1 };
    let game = export.game.look()?;
    refuse_existing(&export.to, export.replaces).map_err(failed)?;
    check_where_asked(&export.to).map_err(|error| failed(error.explain()))?;
    let shared = Shared {
        game,
        look: PictureLook {
            dark: export.dark,
            colours: export.colours,
            width: export.width.unwrap_or(USUAL_WIDTH),
            language: words::language(),
        },
    };
    let file = shared
        .file(&all_games(), export.form, &|| false)
        .map_err(|error| failed(error.explain()))?;
    save_where_asked(&export.to, &file).map_err(|error| failed(error.explain()))
}

/// Refuses a file that already exists, unless it is to be replaced.
fn refuse_existing(path: &Path, replaces: bool) -> Result<(), String> {
    if replaces || !path.exists() {
        return Ok(());
    }
    Err(files::picture_exists(shown(path)))
}
