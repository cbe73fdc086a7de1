//! Exported pictures of games: the position in view as a PNG, or a whole game as an animated GIF.
//!
//! They are painted by the processor, with the game's own painter, on a thread of the worker or for
//! the command line, where there need be no display.

mod raster;
pub mod small;
mod studio;

use self::studio::{Canvas, Studio};
use super::contract::board::{BoardUi, Mover, Moving, Played};
use super::contract::screen::{GameEntry, PictureLook, Preview};
use crate::launch::Media;
use crate::players::Seat;
use crate::session::{SavedGame, Session};
use crate::storage::picture::Pixels;
use crate::storage::picture::animation::Animation;
use crate::storage::{Envelope, FileFault, ParseError, ParseFault};

/// How long a move stays in an animation, in hundredths of a second.
const MOVE: u16 = 70;
/// How long the end stays before the animation begins again, in hundredths of a second.
const END: u16 = 300;

impl PictureLook {
    /// Returns the picture of the position in view.
    ///
    /// # Errors
    /// [`FileFault`] says what is wrong with the game.
    pub fn picture(self, game: &Envelope, games: &[&GameEntry]) -> Result<Pixels, FileFault> {
        (entry(game, games)?.picture)(game, self)
    }

    /// Returns a small picture of the board with the position in view, with a longer side of so
    /// many points.
    ///
    /// # Errors
    /// [`FileFault`] says what is wrong with the game.
    pub fn small(
        self,
        game: &Envelope,
        games: &[&GameEntry],
        side: f32,
    ) -> Result<Pixels, FileFault> {
        (entry(game, games)?.small)(game, self, side)
    }

    /// Returns the file of a picture or animation. `should_stop` is asked before each frame of an animation, with the
    /// share that is done.
    ///
    /// # Errors
    /// [`FileFault`] says what is wrong with the game, or why it was not painted.
    pub fn file(
        self,
        game: &Envelope,
        games: &[&GameEntry],
        media: Media,
        should_stop: &dyn Fn(f32) -> bool,
    ) -> Result<Vec<u8>, FileFault> {
        match media {
            Media::Picture => self.picture(game, games)?.to_png(),
            Media::Animation => (entry(game, games)?.animation)(game, self, should_stop),
        }
    }
}

fn entry<'a>(game: &Envelope, games: &[&'a GameEntry]) -> Result<&'a GameEntry, FileFault> {
    let name = game.game();
    games.iter().copied().find(|entry| entry.name == name).ok_or_else(|| {
        let fault = ParseFault::UnknownGame(name.to_owned());
        ParseError::Field { name: "game".to_owned(), fault }.into()
    })
}

/// Returns the picture of the position in view, as [`GameEntry::picture`] says.
pub(super) fn picture<K: BoardUi>(game: &Envelope, look: PictureLook) -> Result<Pixels, FileFault> {
    let session = open::<K>(game)?;
    Ok(Studio::<K>::new(look, session.setup()).paint(&session))
}

/// Returns the small picture of the position in view, as [`GameEntry::small`] says.
pub(super) fn small<K: BoardUi>(
    game: &Envelope,
    look: PictureLook,
    side: f32,
) -> Result<Pixels, FileFault> {
    Ok(small::paint(look, side, &open::<K>(game)?))
}

/// Returns what paints a board as settings have it, as [`GameEntry::preview`] says.
pub(super) fn preview<K: BoardUi>() -> Preview {
    let setup = K::Setup::default();
    let moves = K::parse_moves(setup, K::SAMPLE.opening).unwrap_or_default();
    let mut game = SavedGame::<K>::new(setup, [Seat::Human; 2], 1);
    let mut last = None;
    for mv in moves {
        let before = game.record.position().clone();
        // The moves of a sample are legal.
        if game.record.play(mv).is_ok() {
            last = Some((before, mv));
        }
    }
    let (session, mut canvas) = (Session::new(game), None);
    Box::new(move |look, settings, width, since| {
        let canvas = canvas.get_or_insert_with(|| Canvas::new(look));
        canvas.set_look(look);
        let moving = last.as_ref().zip(since).and_then(|((before, mv), since)| {
            let after = session.position();
            let played = Played::<K> { before, after, mv: *mv, by: Mover::Computer };
            Moving::start(&K::View::default(), &played, settings.motion, 1.0, 0.0)?.at(since)
        });
        let is_moving = moving.is_some();
        let shown = (look, width, since.is_none());
        (small::preview(canvas, shown, settings, (&session, moving)), is_moving)
    })
}

/// Returns the animation of a game, as [`GameEntry::animation`] says: a frame for the empty board
/// and one for each move.
pub(super) fn animation<K: BoardUi>(
    game: &Envelope,
    look: PictureLook,
    should_stop: &dyn Fn(f32) -> bool,
) -> Result<Vec<u8>, FileFault> {
    let mut session = open::<K>(game)?;
    let last = session.record().moves().len();
    let mut studio = Studio::<K>::new(look, session.setup());
    let mut painted = 0_u16;
    let mut paint = |plies: usize| {
        #[expect(clippy::cast_precision_loss, reason = "a game has few moves")]
        let all = (last + 4) as f32;
        if should_stop(f32::from(painted) / all) {
            return Err(FileFault::PaintingStopped);
        }
        painted = painted.saturating_add(1);
        session.go_to(plies);
        Ok(studio.paint(&session))
    };
    // Anything that is ever visible is visible at the start, halfway or at the end.
    let samples = [0, last / 2, last].into_iter().map(&mut paint).collect::<Result<Vec<_>, _>>()?;
    let mut animation = Animation::begin(&samples)?;
    for plies in 0..=last {
        let stays = if plies == last { END } else { MOVE };
        animation.add(&paint(plies)?, stays)?;
    }
    animation.finish()
}

fn open<K: BoardUi>(game: &Envelope) -> Result<Session<K>, FileFault> {
    game.open::<K>().map(Session::new).map_err(FileFault::from)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use crate::core::connect4::{Connect4, Size, notation};
    use crate::games::{GameId, with_game};
    use crate::launch::WIDTHS;
    use crate::players::{Seat, opening};
    use crate::session::SavedGame;
    use crate::storage::Colours;
    use crate::words;

    #[test]
    fn an_animation_asks_before_each_frame_whether_to_stop() {
        let mut game = SavedGame::<Connect4>::new(Size::STANDARD, [Seat::Human; 2], 1);
        for column in notation::parse_moves(Size::STANDARD, "4435").expect("moves") {
            game.record.play(column).expect("a legal move");
        }
        let look = PictureLook {
            dark: true,
            colours: Colours::default(),
            emblems: true,
            width: 64,
            language: words::language(),
        };
        let envelope = Envelope::of(&game);
        let asked = Cell::new(0);
        let ask = |most: u32| {
            asked.set(0);
            let should_stop = |_| {
                asked.set(asked.get() + 1);
                asked.get() > most
            };
            animation::<Connect4>(&envelope, look, &should_stop).is_ok()
        };
        assert!(ask(u32::MAX), "an animation that is not stopped is painted");
        assert_eq!(
            asked.get(),
            3 + 5,
            "three samples, and a frame for the empty board and each move"
        );
        for most in [0, 2, 5] {
            assert!(!ask(most));
            assert_eq!(asked.get(), most + 1, "nothing is painted after the stop");
        }
    }
    /// Paints a position of small and large boards of a game in the smallest pictures.
    fn paint_all<K: BoardUi>() {
        let mut setups = vec![K::Setup::default()];
        for size in ["4", "12"] {
            setups.extend(K::parse_setup(&[("size", size)]).ok());
        }
        for setup in setups {
            let moves = opening::<K>(setup, 5, 1).unwrap_or_default();
            let seats = [Some(Seat::Human); 2];
            let game = Envelope::position::<K>(setup, &moves, seats, Some(1));
            let session = open::<K>(&game).expect("a game");
            for width in [*WIDTHS.start(), 213] {
                let look = PictureLook {
                    dark: width % 2 == 0,
                    colours: Colours::default(),
                    emblems: true,
                    width,
                    language: words::language(),
                };
                let painted = Studio::new(look, setup).paint(&session);
                assert_eq!(painted.width(), width, "{} {setup:?}", K::NAME);
                small::paint(look, 8.0, &session);
            }
        }
    }

    #[test]
    fn every_board_of_every_game_is_painted_in_a_small_picture() {
        for &game in GameId::ALL {
            with_game!(game, K => paint_all::<K>());
        }
    }
}
