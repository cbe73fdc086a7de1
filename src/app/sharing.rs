//! Pictures of games for others: the position in view as a PNG, or a game from its first move to its last as an animated GIF.
//!
//! They are painted by the processor, with the game's own painter, on a thread of the worker or for the command line, where there
//! need be no display.

pub mod look;
mod raster;
mod studio;

use std::path::PathBuf;

use self::look::Look;
use self::studio::Studio;
use super::board::BoardUi;
use super::table::GameEntry;
use crate::launch::Form;
use crate::session::Session;
use crate::storage::Envelope;
use crate::storage::picture::Pixels;
use crate::storage::picture::animation::Animation;

/// How long a move stays in an animation, in hundredths of a second.
const MOVE: u16 = 70;
/// How long the end stays before the animation begins again, in hundredths of a second.
const END: u16 = 300;

/// What is shared: a game as it was when somebody asked, and how it is painted.
#[derive(Clone, Debug)]
pub struct Shared {
    /// The game.
    pub game: Envelope,
    /// How it is painted.
    pub look: Look,
}

impl Shared {
    /// Returns the picture of the position in view.
    ///
    /// # Errors
    /// What is wrong with the game.
    pub fn picture(&self, games: &[&GameEntry]) -> Result<Pixels, String> {
        (self.entry(games)?.picture)(&self.game, self.look)
    }

    /// Returns the file of a form.
    ///
    /// # Errors
    /// What is wrong with the game, or why it cannot be painted.
    pub fn file(&self, games: &[&GameEntry], form: Form) -> Result<Vec<u8>, String> {
        match form {
            Form::Picture => self.picture(games)?.to_png().map_err(|error| error.to_string()),
            Form::Animation => (self.entry(games)?.animation)(&self.game, self.look),
        }
    }

    /// Returns the entry of its game.
    fn entry<'a>(&self, games: &[&'a GameEntry]) -> Result<&'a GameEntry, String> {
        let name = self.game.game();
        games.iter().copied().find(|entry| entry.name == name).ok_or_else(|| format!("`{name}` is not a game of this program"))
    }
}

/// Returns the picture of the position in view, as [`GameEntry::picture`] says.
pub(super) fn picture<K: BoardUi>(game: &Envelope, look: Look) -> Result<Pixels, String> {
    let session = open::<K>(game)?;
    Ok(Studio::<K>::new(look, session.setup()).paint(&session))
}

/// Returns the animation of a game, as [`GameEntry::animation`] says: a frame for the empty board and one for each move.
pub(super) fn animation<K: BoardUi>(game: &Envelope, look: Look) -> Result<Vec<u8>, String> {
    let mut session = open::<K>(game)?;
    let last = session.record().moves().len();
    let mut studio = Studio::<K>::new(look, session.setup());
    let mut paint = |plies: usize| {
        session.go_to(plies);
        studio.paint(&session)
    };
    // What is to be seen at any time is seen at the start, halfway or at the end.
    let samples = [0, last / 2, last].map(&mut paint);
    let mut animation = Animation::begin(&samples).map_err(|error| error.to_string())?;
    for plies in 0..=last {
        let stays = if plies == last { END } else { MOVE };
        animation.add(&paint(plies), stays).map_err(|error| error.to_string())?;
    }
    animation.finish().map_err(|error| error.to_string())
}

/// Returns a session with a saved game.
fn open<K: BoardUi>(game: &Envelope) -> Result<Session<K>, String> {
    game.open::<K>().map(Session::new).map_err(|damage| damage.to_string())
}

/// Returns a path whose name has an ending: that of the form, if it has none.
#[must_use]
pub fn with_ending(path: PathBuf, form: Form) -> PathBuf {
    if path.extension().is_some() { path } else { path.with_extension(form.ending()) }
}
