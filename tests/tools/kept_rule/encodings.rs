//! Texts in other encodings: whatever the bytes of a comment are, they are written again as they
//! were, and so are its characters where another comment changes.

use std::path::Path;

use plot4::core::record::Comment;
use plot4::games::Go;
use plot4::session::SavedGame;
use plot4::storage::{Encoding, Envelope, TEXT_ENCODINGS, file_over, parse_in};

use super::{Kind, Loss, Verdict, short};

/// The name of the file.
const NAME: &str = "game.sgf";

/// Returns what becomes of bytes in a comment of a file: the first one says which encoding the file
/// names, or that it names none, or that the user chooses one.
///
/// # Panics
/// If a file that was opened cannot be saved.
pub fn check(bytes: &[u8]) -> Verdict {
    let Some((&first, text)) = bytes.split_first() else {
        return Verdict::Refused;
    };
    let (_, name) = TEXT_ENCODINGS[usize::from(first) % TEXT_ENCODINGS.len()];
    let how = usize::from(first) / TEXT_ENCODINGS.len() % 3;
    let named = if how == 0 { format!("CA[{name}]") } else { String::new() };
    let chosen = Encoding::named(name).filter(|_| how == 2);
    let begin = format!("(;GM[1]SZ[9]{named}C[a];B[cc]C[");
    let file = [begin.as_bytes(), text, b"];W[dd]C[b])"].concat();
    let is_wide = name.starts_with("UTF-16");
    let file = if is_wide && how == 2 {
        let to_bytes = if name == "UTF-16LE" { u16::to_le_bytes } else { u16::to_be_bytes };
        let ascii = |text: &[u8]| -> Vec<u8> {
            text.iter().flat_map(|&byte| to_bytes(byte.into())).collect()
        };
        [&ascii(begin.as_bytes()), text, &ascii(b"];W[dd]C[b])")].concat()
    } else {
        file
    };
    let path = Path::new(NAME);
    let Ok(opened) = parse_in(path, &file, chosen.as_ref()) else {
        return Verdict::Refused;
    };
    let (Some(own), Ok(mut game)) = (opened.text(), opened.open::<Go>()) else {
        return Verdict::Refused;
    };
    let save = |game: &SavedGame<Go>| {
        let game = Envelope::of(game).in_encoding(opened.encoding().clone());
        file_over(path, Some(&file), &game, Some(&own), Some(&own))
    };
    let mut losses = Vec::new();
    let mut lost = |what: &str, told: &str| {
        losses.push(Loss::new(Kind::Comment, format!("{what}: {}", short(told))));
    };
    // CA is added for an encoding that was chosen. What cannot be told apart from other games is
    // refused.
    if let Ok(saved) = save(&game)
        && saved.left.is_none()
        && how < 2
        && own.len() == opened.encoding().text_of(&file).0.trim_start_matches('\u{feff}').len()
        && saved.bytes != file
    {
        lost("other bytes", &saved.bytes.escape_ascii().to_string());
    }
    game.record.set_comment(game.record.root(), Comment::new("changed"));
    if let Ok(saved) = save(&game) {
        let again =
            parse_in(path, &saved.bytes, Some(&saved.encoding)).and_then(|game| game.open::<Go>());
        let comments = |game: &SavedGame<Go>| -> Vec<String> {
            let comments = game.record.places().filter_map(|place| game.record.comment_at(place));
            comments.map(ToString::to_string).collect()
        };
        match again {
            Ok(again) if comments(&again) == comments(&game) => {}
            Ok(again) => lost("other text", &comments(&again).join(" ")),
            Err(error) => lost("not opened", &format!("{error:?}")),
        }
    }
    Verdict::of(losses)
}
