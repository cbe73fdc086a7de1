//! SGF, the Smart Game Format (`FF[4]`): the files that other programs of board games read and
//! write.
//!
//! A file is a tree of nodes, each with properties: `(;GM[4]SZ[15];B[hh];W[gg](;B[ig])(;B[gi]))`.
//! GM is the number of the game. A game of ours with such a number implements [`SgfGame`] for its
//! set-up and moves.
//!
//! The whole tree of moves is read and written, with its comments and the game info: the event, the
//! date, an agreed result. Marks and other properties of a node have no meaning here, and are kept
//! unchanged (`markup`). Of a collection the first game is read. Go stones may be set up in the
//! first node; any other game that does not begin on an empty board is refused.

mod game;
mod go;
mod gomoku;
pub(super) mod markup;
mod parse;
mod read;
mod write;

use super::damage::{Damage, FieldFault, ForeignFormat};
use super::envelope::Envelope;
use super::same::check_same;
use crate::core::go::Go;
use crate::core::gomoku::Gomoku;
use crate::core::kind::GameSetup;
use crate::session::SavedGame;
use game::SgfGame;
use parse::Parser;

/// Games of the format that people are likely to open, by number, with their identifiers in the
/// messages.
const NAMES: [(u32, &str); 8] = [
    (1, "go"),
    (2, "othello"),
    (3, "chess"),
    (4, "gomoku"),
    (5, "morris"),
    (6, "backgammon"),
    (7, "xiangqi"),
    (8, "shogi"),
];

/// Returns the first game of a file.
///
/// # Errors
/// [`Damage`] if the text is not SGF, is a game of another kind, or breaks our rules.
pub(super) fn read(text: &str) -> Result<Envelope, Damage> {
    let mut parser = Parser::new(text)?;
    let root = parser.root()?;
    // The format's own default is Go.
    let number = root.text("GM").unwrap_or_else(|| "1".to_owned());
    match number.parse() {
        Ok(Go::NUMBER) => read::read::<Go>(text),
        Ok(Gomoku::NUMBER) => read::read::<Gomoku>(text),
        other => {
            let known = NAMES.into_iter().find(|&(number, _)| other == Ok(number));
            let game = known.map(|(_, name)| name);
            Err(Damage::field(
                "GM",
                FieldFault::OtherSgfGame { number, game },
            ))
        }
    }
}

/// The names of the games in this format.
pub(super) const GAMES: [&str; 2] = [Gomoku::NAME, Go::NAME];

/// Returns a game as a file.
///
/// # Errors
/// [`Damage`] if the format is not for this game, or the game cannot be opened.
pub(super) fn write(game: &Envelope) -> Result<String, Damage> {
    if game.game() == Gomoku::NAME {
        return written::<Gomoku>(&game.open()?);
    }
    if game.game() == Go::NAME {
        return written::<Go>(&game.open()?);
    }
    Err(Damage::NotFor {
        format: ForeignFormat::Sgf,
    })
}

/// Returns a game as a file, after checking that it can be read again.
fn written<K: SgfGame>(game: &SavedGame<K>) -> Result<String, Damage> {
    let text = write::write(game);
    let own = K::setup_properties(game.setup);
    let is_usual = |what, text: &str| {
        let name = game::ABOUT
            .into_iter()
            .find(|&(particular, _)| particular == what)
            .map(|(_, name)| name);
        text == read::UNKNOWN
            || own
                .iter()
                .any(|(own, value)| Some(*own) == name && value == text)
    };
    check_same(
        &game.on_line_of_result(),
        &read::read::<K>(&text)?.open()?,
        is_usual,
    )?;
    Ok(text)
}
