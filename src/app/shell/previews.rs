//! The small pictures of saved games in lists: asked for when their rows come into view, painted on
//! the thread that paints, and shown when they are there.

use std::path::Path;

use egui::{Color32, ColorImage, Context, TextureOptions};

use crate::app::App;
use crate::app::contract::picture_look::PictureLook;
use crate::app::dialogs::game_rows::Row;
use crate::app::dialogs::modal::Modal;
use crate::app::sharing::{Shared, small};
use crate::storage::picture::Pixels;

impl App {
    /// Asks for the pictures of the rows that have come into view.
    pub(in crate::app) fn tick_previews(&mut self, ctx: &Context) {
        let look = PictureLook {
            dark: ctx.theme() == egui::Theme::Dark,
            colours: self.settings.colours,
            width: small::pixels(ctx.pixels_per_point()),
        };
        let wanted: Vec<_> = self
            .rows()
            .filter_map(|(path, row)| Some((path.to_owned(), row.take_wanted()?)))
            .collect();
        for (path, game) in wanted {
            let (games, shared) = (self.games.clone(), Shared { game: *game, look });
            self.disk
                .files
                .paint_small(path, Box::new(move |_| shared.small(&games)));
        }
    }

    /// Shows a picture in the row of its game, if that is still there.
    pub(in crate::app) fn take_in_small_picture(
        &mut self,
        ctx: &Context,
        path: &Path,
        picture: &Pixels,
    ) {
        let size = [picture.width(), picture.height()].map(usize::from);
        let colours = picture
            .colours()
            .iter()
            .map(|&[red, green, blue]| Color32::from_rgb(red, green, blue))
            .collect();
        if let Some((_, row)) = self.rows().find(|(file, _)| *file == path) {
            let image = ColorImage::new(size, colours);
            row.set_picture(ctx.load_texture(
                format!("saved game {}", path.display()),
                image,
                TextureOptions::LINEAR,
            ));
        }
    }

    /// Returns the rows of the list in front, each with the file of its game.
    fn rows(&mut self) -> Box<dyn Iterator<Item = (&Path, &mut Row)> + '_> {
        match &mut self.front {
            Some(Modal::KeptGames(view)) => Box::new(view.rows()),
            Some(Modal::Resume(offered)) => Box::new(
                offered
                    .iter_mut()
                    .map(|offered| (offered.path.as_path(), &mut offered.row)),
            ),
            Some(
                Modal::Menu
                | Modal::Help
                | Modal::Page(_)
                | Modal::Settings
                | Modal::Statistics(_)
                | Modal::ClearStatistics
                | Modal::RemoveKept { .. }
                | Modal::Crash(_)
                | Modal::CrashReport(_)
                | Modal::Quit { .. }
                | Modal::LetPlay { .. }
                | Modal::Waiting { .. }
                | Modal::Path { .. },
            )
            | None => Box::new(std::iter::empty()),
        }
    }
}
