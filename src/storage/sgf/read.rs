//! From the text of a file to a game.

use super::game::{
    ABOUT, RESULT, RESULT_AFTER, RULES, Read, SgfGame, TOLD_RESULT, TOLD_RULES, is_header,
    is_same_result, with_sgf_game,
};
use super::imported;
use super::parse::{Properties, Tree, with_tree};
use super::parts::file_game;
use crate::core::about::About;
use crate::core::plain::number;
use crate::storage::envelope::{Envelope, Loaded};
use crate::storage::file_game::{MOST_GAMES, listed};
use crate::storage::losses::{Loss, Losses};
use crate::storage::parse_error::{FieldFault, ParseError};

/// The games of the format that people are likely to open, by their numbers: the names by which
/// messages know them.
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

/// The value of something unknown.
pub(super) const UNKNOWN: &str = "?";

/// Returns the first game of a text.
///
/// # Errors
/// [`ParseError`] if the text is not SGF, is a game of another kind, or one that our rules refuse.
pub(in crate::storage) fn read(text: &str) -> Result<Envelope, ParseError> {
    match imported::as_sgf(text) {
        Some((text, format)) => {
            let game = with_tree(&text, read_tree)?;
            Ok(game.losing(Loss::Imported(format)))
        }
        None => with_tree(text, read_tree),
    }
}

/// Returns the first game of a tree.
fn read_tree(tree: &Tree<'_>) -> Result<Envelope, ParseError> {
    // The format's own default is Go.
    let number = tree.root()?.text("GM").unwrap_or_else(|| "1".to_owned());
    let parsed = number.parse();
    with_sgf_game!(K if parsed == Ok(K::NUMBER) => read_as::<K>(tree)).unwrap_or_else(|| {
        let known = NAMES.into_iter().find(|&(known, _)| parsed == Ok(known));
        let game = known.map(|(_, name)| name);
        let fault = FieldFault::OtherSgfGame { number, game };
        Err(ParseError::field("GM", fault))
    })
}

/// Returns the game of a file, which is of this kind.
fn read_as<K: SgfGame>(tree: &Tree<'_>) -> Result<Envelope, ParseError> {
    let root = tree.root()?;
    let read = K::read(tree)?;
    let about = about::<K>(read.setup, root);
    let mut losses = losses(root, &read, tree);
    let (parts, is_cut_off) = K::parts(&read, root);
    if is_cut_off || tree.games.len() > MOST_GAMES {
        losses.add(Loss::NotOffered);
    }
    if let Some(fault) = &tree.later_fault {
        losses.add(Loss::LaterGame(Box::new(fault.clone())));
    }
    let Read {
        setup,
        record,
        seats,
        names,
        ..
    } = read;
    let game = Loaded::<K>::new(setup, record, seats.map(Some), names);
    let game = game.with_about(about, result_after(root));
    let games = if tree.games.len() + parts.len() > 1 {
        let mut games = listed(tree.text, tree.games.iter().cloned(), file_game).into_iter();
        let first = games.next();
        first.into_iter().chain(parts).chain(games).collect()
    } else {
        Vec::new()
    };
    let own = tree.games.first().map_or("", |own| &tree.text[own.clone()]);
    let game = Envelope::new(game, None).with_losses(losses);
    Ok(game.with_text(own).among(games))
}

/// Returns what of a file is not kept in the game that was read from it.
fn losses<K: SgfGame>(root: Properties<'_>, read: &Read<K>, tree: &Tree<'_>) -> Losses {
    let mut losses = read.losses.clone();
    let told = root
        .text(RESULT)
        .filter(|told| told != UNKNOWN && is_result_of_end(root, read.record.moves().len()))
        .filter(|_| read.cut.is_none());
    if let (Some(told), Some(own)) = (told, K::result(read.record.last_position()))
        && !is_same_result(&told, &own)
    {
        losses.add(Loss::Result { told });
    }
    let header = || {
        root.iter()
            .filter(|property| is_header::<K>(&property.name()))
    };
    for (index, property) in header().enumerate() {
        if property.len() > 1
            || header()
                .take(index)
                .any(|before| before.name() == property.name())
        {
            losses.add(Loss::Repeated(property.name().to_string()));
        }
    }
    for name in &read.misplaced {
        losses.add(Loss::Misplaced(name.clone()));
    }
    if tree.has_other_text {
        losses.add(Loss::OtherText);
    }
    if tree.other_games > 0 {
        losses.add(Loss::OtherGames(tree.other_games));
    }
    losses
}

/// Returns after how many moves the result of a file stands, where it says so.
fn result_after(root: Properties<'_>) -> Option<usize> {
    root.text(RESULT_AFTER).and_then(|plies| number(&plies))
}

/// Returns whether the result of a file is that of the end of its line, which has so many moves,
/// and not of a position before those that were tried later.
pub(super) fn is_result_of_end(root: Properties<'_>, plies: usize) -> bool {
    root.text(TOLD_RESULT).is_some() || result_after(root).is_none_or(|after| after >= plies)
}

/// Returns what a file tells of its game besides players and moves, and what we would write
/// ourselves.
fn about<K: SgfGame>(setup: K::Setup, root: Properties<'_>) -> About {
    let mut about = About::default();
    let own = K::setup_properties(setup);
    let is_own =
        |name: &str, text: &str| own.iter().any(|(own, value)| *own == name && value == text);
    for (particular, name) in ABOUT {
        let own = [(RULES, TOLD_RULES), (RESULT, TOLD_RESULT)]
            .into_iter()
            .find(|&(usual, own)| usual == name && root.text(own).is_some());
        let name = own.map_or(name, |(_, own)| own);
        if let Some(text) = root
            .text(name)
            .filter(|text| text != UNKNOWN && !is_own(name, text))
        {
            about.set(particular, &text);
        }
    }
    about
}
