//! `plot4 picture`: a position as a picture, a game as an animation. The code of the window paints
//! them, as it knows the boards; this command only says what to paint.

use std::path::PathBuf;

use super::arguments::{GameArguments, PictureArguments};
use super::failure::Failure;
use super::start::seek;
use crate::launch::{Export, Media, Seek};
use crate::storage::Theme;
use crate::storage::shown;

/// Returns what to paint. No file is touched yet.
pub(super) fn export(arguments: PictureArguments) -> Result<Export, Failure> {
    let PictureArguments {
        position,
        to,
        width,
        colours,
        theme,
        light,
        replace,
        choice,
        players,
        names,
        text,
    } = arguments;
    let media = Media::of(&to).ok_or_else(|| {
        Failure::Usage(format!(
            "{}: choose a name that ends in .png, for a picture, or in .gif, for an animation",
            shown(&to)
        ))
    })?;
    let position = PathBuf::from(position);
    let name = position.display().to_string();
    let wanted =
        GameArguments { position: Some(position), choice, players, names, text, seed: None };
    let game = Seek::new(name, move || seek(&wanted));
    Ok(Export {
        game,
        media,
        to,
        replaces: replace,
        width,
        colours,
        dark: theme != Theme::Light && !light,
    })
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;
    use crate::cli::arguments::{Arguments, Command};
    use crate::storage::Colours;

    /// Parses a command line.
    fn asked(line: &[&str]) -> Result<Export, Failure> {
        let arguments = Arguments::try_parse_from([&["plot4", "picture"], line].concat())
            .expect("the grammar allows it");
        let Some(Command::Picture(picture)) = arguments.command else {
            panic!("{line:?} is another command")
        };
        export(picture)
    }

    #[test]
    fn the_name_of_the_file_says_what_is_made() {
        for (name, media) in
            [("a.png", Media::Picture), ("b/c.PNG", Media::Picture), ("game.gif", Media::Animation)]
        {
            assert_eq!(asked(&["4453", name]).expect("a right line").media, media, "{name}");
        }
        for name in ["a.jpg", "png", "a.gif.txt"] {
            assert!(matches!(asked(&["4453", name]), Err(Failure::Usage(_))), "{name}");
        }
    }

    #[test]
    fn options_reach_the_painter() {
        let export = asked(&[
            "H8 I9",
            "a.png",
            "--game",
            "gomoku",
            "--width",
            "200",
            "--light",
            "--replace",
        ])
        .expect("a right line");
        assert_eq!((export.width, export.dark, export.replaces), (Some(200), false, true));
        assert_eq!(export.game.look().expect("a position").game(), "gomoku");
        let walnut = asked(&["4453", "a.png", "--colours", "walnut", "--theme", "light"])
            .expect("a right line");
        assert_eq!((walnut.colours, walnut.dark), (Colours::Walnut, false));
        let contrast = asked(&["4453", "a.png", "--colours", "contrast", "--theme", "dark"])
            .expect("a right line");
        assert_eq!((contrast.colours, contrast.dark), (Colours::Contrast, true));
        let usual = asked(&["4453", "a.png", "--yellow", "high"]).expect("a right line");
        assert_eq!(
            (usual.width, usual.colours, usual.dark, usual.replaces),
            (None, Colours::Cobalt, true, false)
        );
        assert!(usual.game.look().expect("a position").names_players());
        assert_eq!(
            asked(&["44x", "a.png"])
                .expect("so far")
                .game
                .look()
                .expect_err("no position")
                .status(),
            1
        );
    }
}
