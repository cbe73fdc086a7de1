//! From the text of a file to a game.

use std::ops::Range;

use super::game::{
    ABOUT, RESULT, RESULT_AFTER, RULES, Read, SgfGame, TOLD_RESULT, TOLD_RULES, is_header,
    is_same_result, with_sgf_game,
};
use super::imported;
use super::parse::{Properties, Tree, first_node, with_tree};
use super::parts::file_game;
use crate::core::about::About;
use crate::players::Seat;
use crate::session::SavedGame;
use crate::storage::format::encoding::Encoding;
use crate::storage::format::envelope::{Envelope, MOST_GAMES, listed};
use crate::storage::format::error::{ParseError, ParseFault};
use crate::storage::format::foreign::{place_of_result, with_info};
use crate::storage::format::losses::{Loss, Losses};

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

fn read_tree(tree: &Tree<'_>) -> Result<Envelope, ParseError> {
    // The format's own default is Go.
    let number = tree.root()?.text("GM").unwrap_or_else(|| "1".to_owned());
    let parsed = number.parse();
    with_sgf_game!(K if parsed == Ok(K::NUMBER) => read_as::<K>(tree)).unwrap_or_else(|| {
        let known = NAMES.into_iter().find(|&(known, _)| parsed == Ok(known));
        let game = known.map(|(_, name)| name);
        let fault = ParseFault::OtherSgfGame { number, game };
        Err(ParseError::field("GM", fault))
    })
}

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
    let Read { setup, record, seats, names, .. } = read;
    let game =
        SavedGame::<K> { seats, names, record, ..SavedGame::new(setup, [Seat::Human; 2], 0) };
    let game = with_info(game, about, result_after(root));
    let games = if tree.games.len() + parts.len() > 1 {
        let mut games = listed(tree.text, tree.games.iter().cloned(), file_game).into_iter();
        let first = games.next();
        first.into_iter().chain(parts).chain(games).collect()
    } else {
        Vec::new()
    };
    let own = tree.games.first().map_or("", |own| &tree.text[own.clone()]);
    let game = Envelope::new(game).with_losses(losses);
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
    let header = || root.iter().filter(|property| is_header::<K>(&property.name()));
    for (index, property) in header().enumerate() {
        if property.len() > 1 || header().take(index).any(|before| before.name() == property.name())
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

/// Returns where the result of a file stands, where it says so.
fn result_after(root: Properties<'_>) -> Option<(usize, usize)> {
    place_of_result(&root.text(RESULT_AFTER)?)
}

/// Returns whether the result of a file is that of the end of its line, which has so many moves,
/// and not of a position before those that were tried later.
pub(super) fn is_result_of_end(root: Properties<'_>, plies: usize) -> bool {
    root.text(TOLD_RESULT).is_some() || result_after(root).is_none_or(|(_, after)| after >= plies)
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
        if let Some(text) = root.text(name).filter(|text| text != UNKNOWN && !is_own(name, text)) {
            about.set(particular, &text);
        }
    }
    about
}

// CA, by which a game of SGF says which encoding it is in; without it that is Latin 1.

/// Returns the place of CA in the first node of a game, and its value; `None` if it has none.
///
/// # Errors
/// [`ParseError`] if no game begins in the text, or there is a fault in that node.
fn declared(text: &str) -> Result<Option<(Range<usize>, String)>, ParseError> {
    let properties = first_node(text)?;
    let known = properties.iter().find(|property| property.name() == "CA");
    Ok(known.map(|property| (property.place(), property.text().trim().to_owned())))
}

/// Returns the value of CA in the first game of a file that is not decoded yet.
pub(in crate::storage) fn charset(bytes: &[u8]) -> Option<String> {
    let [plain, double] = [false, true].map(|has_double| charset_in(bytes, has_double));
    // A bracket may be the second byte of a character, but only in the encodings that have such ones.
    let means_double = |name: &String| {
        Encoding::named(name)
            .is_some_and(|encoding| ["GB18030", "Big5", "Shift_JIS"].contains(&encoding.name()))
    };
    double.filter(means_double).or(plain)
}

/// Returns the value of CA; `has_double` says whether a byte beyond ASCII takes the next one with it.
fn charset_in(bytes: &[u8], has_double: bool) -> Option<String> {
    let brackets = || (0..bytes.len()).filter(|&at| bytes[at] == b'(');
    let mut nodes = brackets().map(|at| bytes[at + 1..].trim_ascii_start());
    // Some programs leave out the first semicolon.
    let first_property = || {
        let mut inside = brackets().map(|at| &bytes[at + 1..]);
        inside.find(|inside| {
            ["GM[", "FF[", "CA["].iter().any(|name| inside.starts_with(name.as_bytes()))
        })
    };
    let mut rest = nodes.find_map(|node| node.strip_prefix(b";")).or_else(first_property)?;
    loop {
        rest = rest.trim_ascii_start();
        let length = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let (name, after) = rest.split_at(length);
        rest = after.trim_ascii_start();
        if name.is_empty() || rest.first() != Some(&b'[') {
            return None;
        }
        while let Some(after) = rest.strip_prefix(b"[") {
            let mut end = 0;
            loop {
                match after.get(end)? {
                    b']' => break,
                    b'\\' => end += 2,
                    128.. if has_double && matches!(after.get(end + 1), Some(b'\\' | b']')) => {
                        end += 2;
                    }
                    _ => end += 1,
                }
            }
            let is_capital = |byte: &&u8| byte.is_ascii_uppercase();
            if name.iter().filter(is_capital).eq(b"CA") {
                return Some(String::from_utf8_lossy(after[..end].trim_ascii()).into_owned());
            }
            rest = after[end + 1..].trim_ascii_start();
        }
    }
}

/// Returns the text of a game for a file in this encoding, which CA names: wherever that is needed, as
/// ASCII needs none and Latin 1 is usual, or else if it `is_sure` to.
pub(in crate::storage) fn naming(text: &str, encoding: &Encoding, is_sure: bool) -> String {
    let Ok(declared) = declared(text) else {
        return text.to_owned();
    };
    let (place, value) = declared.unzip();
    let is_told = match value.as_deref() {
        _ if encoding.is_utf_8() && text.is_ascii() => true,
        None => !encoding.is_utf_8() && !is_sure,
        Some(value) => encoding.is_meant_by(value) && !is_sure,
    };
    if is_told {
        return text.to_owned();
    }
    // A game of ours begins with `(;`, and one of another program may have blanks between.
    let first = text.find(';').map_or(text.len(), |at| at + 1);
    let place = place.unwrap_or(first..first);
    let [before, after] = [&text[..place.start], &text[place.end..]];
    [before, "CA[", encoding.name_in_file(text), "]", after].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_comment_says_of_ca_does_not_count() {
        for (text, expected) in [
            ("(;GM[1]C[CA[ISO-8859-1]CA[GB2312]SZ[9])", Some("GB2312")),
            ("(;GM[1]CA[ Latin-1 ]C[CA[GB2312])", Some("Latin-1")),
            ("(;GM[1]C[CA[GB2312];B[cc])", None),
            ("(;GM[1]C[\\]CA[GB2312];B[cc])", None),
            ("(;GM[1];CA[GB2312]B[cc])", None),
            ("( ;CA[GB2312])", Some("GB2312")),
            ("A text (of 1999)\n(\n;AB[aa][bb]CharAcset [big5])", Some("big5")),
            ("CA[ISO-8859-1]", None),
            ("(;CA[ISO-8859-1", None),
        ] {
            assert_eq!(charset(text.as_bytes()).as_deref(), expected, "{text}");
        }
        assert_eq!(
            naming("(;C[CA[UTF-8]CA[GB2312];B[cc]N[\u{2713}])", &Encoding::default(), false),
            "(;C[CA[UTF-8]CA[UTF-8];B[cc]N[\u{2713}])"
        );
    }

    #[test]
    fn a_bracket_in_a_character_ends_no_value_before_ca() {
        let before = |bytes: &[u8], name: &str| {
            let text = [b"(;C[", bytes, b"]CA[", name.as_bytes(), b"];B[aa])"].concat();
            charset(&text)
        };
        assert_eq!(before(b"\x94\x5c", "Shift_JIS").as_deref(), Some("Shift_JIS"));
        assert_eq!(before(b"\x83\x5d\x83\x45", "sjis").as_deref(), Some("sjis"));
        assert_eq!(before(b"\xe9", "ISO-8859-1").as_deref(), Some("ISO-8859-1"));
        assert_eq!(before(b"\xa6\xa8\xa5\x5c", "Big5").as_deref(), Some("Big5"));
    }
}
