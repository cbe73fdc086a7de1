//! The content of a file's text, by readers that are independent of the program's own, and whether
//! the written text has it, too.
//!
//! They are slow and plain: a list of properties, of tags or of fields, each looked for in what is
//! written.

use std::collections::BTreeSet;
use std::path::Path;

use plot4::core::about::Particular;
use plot4::core::kind::GameKind;
use plot4::core::plain::steers;
use plot4::session::SavedGame;
use plot4::storage::{Envelope, Loss as Left, Losses, format_file};
use serde_json::{Map, Value};

use super::{Kind, Loss, short};

/// The properties of SGF that stand for the board, the rules, the moves and the file itself.
const OWN_PROPERTIES: &[&str] = &[
    "FF",
    "GM",
    "CA",
    "AP",
    "ST",
    "SZ",
    "KM",
    "HA",
    "AB",
    "AW",
    "AE",
    "PL",
    "B",
    "W",
    "RE",
    "KORULE",
    "SCORING",
    "DEAD",
    "TARGET",
    "PLOTMOVE",
    "PLOTRESULTAFTER",
    "PLOTRULES",
];
/// The properties of the first node that are info about the game.
const ABOUT_PROPERTIES: [&str; 14] =
    ["GN", "EV", "RO", "PC", "DT", "TM", "OT", "BR", "WR", "ON", "AN", "US", "SO", "CP"];
/// The tags of PDN that stand for the board, the rules, the players and the result.
const OWN_TAGS: [&str; 11] = [
    "white",
    "black",
    "result",
    "resultafter",
    "gametype",
    "size",
    "men",
    "repetition",
    "drawafter",
    "fen",
    "setup",
];

/// The format of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Json,
    Sgf,
    Pdn,
}

impl Format {
    /// Returns what the names of its files end in.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Sgf => "sgf",
            Self::Pdn => "pdn",
        }
    }
}

/// Returns the format of a file that was opened.
pub fn format_of(name: &str, bytes: &[u8]) -> Format {
    let ends_in = |ending: &str| {
        Path::new(name).extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
    };
    match bytes.trim_ascii_start().first() {
        Some(b'(') => Format::Sgf,
        Some(b'[') => Format::Pdn,
        Some(b'{') => Format::Json,
        _ if ends_in("sgf") => Format::Sgf,
        _ if ends_in("pdn") => Format::Pdn,
        _ => Format::Json,
    }
}

/// Returns what a file says that is neither in what is written of it nor said to be left out.
pub fn losses<K: GameKind>(
    format: Format,
    bytes: &[u8],
    game: &SavedGame<K>,
    said: &Losses,
) -> Vec<Loss> {
    // The file does not begin with the game that was opened.
    if said.all().iter().any(|said| matches!(said, Left::FirstGame(_))) {
        return Vec::new();
    }
    // These readers know the format alone: what is mended has tests of its own.
    if said.all().iter().any(|said| matches!(said, Left::Slip { .. })) {
        return Vec::new();
    }
    let path = Path::new("game").with_extension(format.ending());
    // A game that is not written has its own loss.
    let Ok(written) = format_file(&path, &Envelope::of(game)) else {
        return Vec::new();
    };
    match format {
        Format::Json => in_json(bytes, &written, game, said),
        Format::Sgf => in_sgf::<K>(&String::from_utf8_lossy(bytes), &written, said),
        Format::Pdn => in_pdn(&String::from_utf8_lossy(bytes), &written),
    }
}

/// Returns a text on one line, with one blank between its words, and without what is not seen.
fn plain(text: &str) -> String {
    let seen =
        |word: &str| word.chars().filter(|&character| !steers(character)).collect::<String>();
    text.split_whitespace().map(seen).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns the words of a text, whatever stands between them: lines may be broken in another way.
fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// Returns whether the words of a text stand in one of several others, one after the other.
fn is_in<'a>(text: &str, mut others: impl Iterator<Item = &'a String>) -> bool {
    let wanted = words(text).join(" ");
    others.any(|other| words(other).join(" ").contains(&wanted))
}

/// A property of SGF in its node, which is 0 for the first one, with one of its values.
#[derive(Clone, Debug)]
struct Property {
    node: usize,
    name: String,
    value: String,
}

/// Returns the properties of the first game of a text.
fn properties(text: &str) -> Vec<Property> {
    let start =
        text.match_indices('(').find(|(at, _)| text[at + 1..].trim_start().starts_with(';'));
    let Some((start, _)) = start else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let (mut depth, mut nodes, mut name) = (0_usize, 0_usize, String::new());
    // The last name stands before each of its values.
    let mut is_name = false;
    let mut characters = text[start..].chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '(' => depth += 1,
            ')' if depth <= 1 => break,
            ')' => depth -= 1,
            ';' => nodes += 1,
            '[' => {
                let mut value = String::new();
                while let Some(character) = characters.next() {
                    match character {
                        ']' => break,
                        '\\' => match characters.next() {
                            Some('\r') => drop(characters.next_if_eq(&'\n')),
                            Some('\n') => drop(characters.next_if_eq(&'\r')),
                            escaped => value.extend(escaped),
                        },
                        other => value.push(other),
                    }
                }
                found.push(Property { node: nodes.saturating_sub(1), name: name.clone(), value });
            }
            letter if letter.is_ascii_alphanumeric() => {
                if !is_name {
                    name.clear();
                }
                if !letter.is_ascii_lowercase() {
                    name.push(letter);
                }
            }
            _ => {}
        }
        is_name = character.is_ascii_alphanumeric();
    }
    found
}

/// Returns what a file in SGF says that is not in what is written.
fn in_sgf<K: GameKind>(text: &str, written: &str, losses_said: &Losses) -> Vec<Loss> {
    let (before, now) = (properties(text), properties(written));
    let comments: Vec<String> =
        now.iter().filter(|own| own.name == "C").map(|own| own.value.clone()).collect();
    let said: BTreeSet<(&str, String)> =
        now.iter().map(|own| (own.name.as_str(), words(&own.value).join(" "))).collect();
    let mut seen = BTreeSet::new();
    let mut losses = Vec::new();
    for (at, property) in before.iter().enumerate() {
        let Property { node, name, value } = property;
        // Of a repeated property the first counts, and of its values the first; what is more is a
        // fault of the file.
        let is_repeated =
            before[..at].iter().any(|other| other.node == *node && other.name == *name);
        let is_one = *node == 0
            && (ABOUT_PROPERTIES.contains(&name.as_str())
                || matches!(name.as_str(), "RU" | "PB" | "PW"));
        if OWN_PROPERTIES.contains(&name.as_str()) || is_repeated && (is_one || name == "C") {
            continue;
        }
        if *node > 0 && losses_said.all().contains(&Left::Misplaced(name.clone())) {
            continue;
        }
        let one_line = words(value).join(" ");
        let (kind, is_kept) = match name.as_str() {
            // An empty comment says nothing.
            "C" => (Kind::Comment, value.trim().is_empty() || is_in(value, comments.iter())),
            "PB" | "PW" if *node == 0 => (Kind::Name, is_name_kept::<K>(value, name, &now)),
            "RU" if *node == 0 => (Kind::About, one_line == "?" || is_same_rule(&one_line, &now)),
            _ if is_one => (
                Kind::About,
                one_line.is_empty() || one_line == "?" || said.contains(&(name, one_line.clone())),
            ),
            _ => (Kind::Property, said.contains(&(name, one_line.clone()))),
        };
        if !is_kept && seen.insert((name.clone(), one_line)) {
            losses.push(Loss::at_opening(kind, format!("sgf: {name}[{}]", short(value))));
        }
    }
    losses
}

/// Returns whether what is written names the rules as the file does, or by a word of ours for the
/// same.
fn is_same_rule(rules: &str, now: &[Property]) -> bool {
    let mut kept = now.iter().filter(|own| matches!(own.name.as_str(), "RU" | "PLOTRULES"));
    rules.is_empty() || kept.any(|own| words(&own.value).join(" ") == rules)
}

/// Returns whether a player has the same name in what is written, or is the same computer.
fn is_name_kept<K: GameKind>(value: &str, name: &str, now: &[Property]) -> bool {
    let kept = now.iter().find(|own| own.name == name).map(|own| own.value.as_str());
    is_same_name::<K>(value, kept)
}

/// Returns whether a name is the one that was kept, or that of the same player.
fn is_same_name<K: GameKind>(value: &str, kept: Option<&str>) -> bool {
    let joined = |text: &str| plain(text).replace(" (Human)", "");
    let seat = |text: &str| text.parse::<plot4::players::Seat<K::Level>>().ok();
    let is_blank =
        plain(value).chars().all(|character| matches!(character, ' ' | '\u{200c}' | '\u{200d}'));
    // A person without a name, as older files of ours have one.
    let is_nobody = || seat(value).is_some_and(plot4::players::Seat::is_human);
    let is_same =
        |kept| joined(kept) == joined(value) || seat(value).is_some() && seat(kept) == seat(value);
    is_blank || kept.map_or_else(is_nobody, is_same)
}

/// The results of PDN besides `*`.
const RESULTS: [&str; 9] = ["1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "=", "1/2"];

/// A piece of a file in PDN.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Piece {
    Tag(String, String),
    Comment(String),
    Annotation(String),
}

/// Returns the pieces of the first game of a text; `None` where it is not one.
fn pieces(text: &str) -> Option<Vec<Piece>> {
    let mut found = Vec::new();
    let mut rest = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (mut has_moves, mut depth) = (false, 0_usize);
    while let Some(first) = rest.chars().next() {
        let size = first.len_utf8();
        match first {
            '[' if has_moves => break,
            '[' => {
                let (name, quoted) = rest[1..].split_once('"')?;
                let mut value = String::new();
                let mut characters = quoted.char_indices();
                let end = loop {
                    match characters.next()? {
                        (at, '"') => break at,
                        (_, '\\') => value.push(characters.next()?.1),
                        (_, other) => value.push(other),
                    }
                };
                found.push(Piece::Tag(name.trim().to_owned(), value));
                let after = &quoted[end + 1..];
                rest = &after[after.find(']')? + 1..];
            }
            '{' => {
                let end = rest.find('}')?;
                found.push(Piece::Comment(rest[1..end].to_owned()));
                rest = &rest[end + 1..];
            }
            ';' => {
                let end = rest.find('\n').unwrap_or(rest.len());
                found.push(Piece::Comment(rest[1..end].to_owned()));
                rest = &rest[end..];
            }
            '%' => rest = &rest[rest.find('\n').unwrap_or(rest.len())..],
            '$' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                found.push(Piece::Annotation(rest[..=digits].to_owned()));
                has_moves = true;
                rest = &rest[1 + digits..];
            }
            '!' | '?' => {
                let marks = rest.bytes().take_while(|byte| matches!(byte, b'!' | b'?')).count();
                found.push(Piece::Annotation(rest[..marks].to_owned()));
                has_moves = true;
                rest = &rest[marks..];
            }
            '(' | ')' => {
                has_moves = true;
                depth = if first == '(' { depth + 1 } else { depth.saturating_sub(1) };
                rest = &rest[1..];
            }
            blank if blank.is_whitespace() => rest = &rest[size..],
            _ => {
                has_moves = true;
                let is_end =
                    |character: char| character.is_whitespace() || "()[{;$".contains(character);
                let word = &rest[..rest.find(is_end).unwrap_or(rest.len()).max(size)];
                // The number of a move, which may stand right before it.
                let dots = word.trim_start_matches(|character: char| character.is_ascii_digit());
                if dots.starts_with('.') {
                    rest = &rest[word.len() - dots.trim_start_matches('.').len()..];
                    continue;
                }
                // Text behind the result is no part of the game.
                if depth == 0 && (word.starts_with('*') || RESULTS.contains(&word)) {
                    break;
                }
                let marks = &word[word.trim_end_matches(['!', '?', '*']).len()..];
                let marks = marks.trim_end_matches('*');
                if !marks.is_empty() {
                    found.push(Piece::Annotation(marks.to_owned()));
                }
                rest = &rest[word.len()..];
            }
        }
    }
    Some(found)
}

/// Returns an annotation by its number, where the format has one for it.
fn number_of(annotation: &str) -> String {
    let number = match annotation {
        "!" => "$1",
        "?" => "$2",
        "!!" => "$3",
        "??" => "$4",
        "!?" => "$5",
        "?!" => "$6",
        other => other,
    };
    number.to_owned()
}

/// Returns what a file in PDN says that is not in what is written.
fn in_pdn(text: &str, written: &str) -> Vec<Loss> {
    let (Some(before), Some(now)) = (pieces(text), pieces(written)) else {
        return Vec::new();
    };
    let comments: Vec<String> = now
        .iter()
        .filter_map(
            |piece| {
                if let Piece::Comment(text) = piece { Some(text.clone()) } else { None }
            },
        )
        .collect();
    // A comment with a closing brace stands in lines of its own.
    let joined = comments.join(" ");
    let annotations: BTreeSet<String> =
        now.iter()
            .filter_map(|piece| {
                if let Piece::Annotation(text) = piece { Some(number_of(text)) } else { None }
            })
            .collect();
    let tag = |wanted: &str| {
        now.iter().find_map(|piece| match piece {
            Piece::Tag(name, value) if name.eq_ignore_ascii_case(wanted) => Some(value.as_str()),
            _ => None,
        })
    };
    let mut seen = BTreeSet::new();
    let mut losses = Vec::new();
    for piece in &before {
        if !seen.insert(piece.clone()) {
            continue;
        }
        match piece {
            Piece::Comment(text) if !is_in(text, comments.iter().chain([&joined])) => {
                losses.push(Loss::at_opening(Kind::Comment, format!("pdn: {{{}}}", short(text))));
            }
            Piece::Annotation(text) if text != "$" && !annotations.contains(&number_of(text)) => {
                losses.push(Loss::at_opening(Kind::Annotation, format!("pdn: {}", short(text))));
            }
            Piece::Tag(name, value) => {
                // Of a repeated tag the first counts.
                let is_first = !before
                    .iter()
                    .take_while(|other| *other != piece)
                    .any(|other| matches!(other, Piece::Tag(other, _) if other.eq_ignore_ascii_case(name)));
                let lower = name.to_lowercase();
                let kept = tag(name);
                if lower == "white" || lower == "black" {
                    if is_first && !is_same_name::<plot4::games::Checkers>(value, kept) {
                        losses.push(Loss::at_opening(
                            Kind::Name,
                            format!("pdn: [{name} \"{}\"]", short(value)),
                        ));
                    }
                } else if is_first && !OWN_TAGS.contains(&lower.as_str()) {
                    let is_known =
                        value.chars().any(|character| !matches!(character, '?' | '.' | '-' | ' '));
                    if is_known && kept.is_none_or(|kept| words(kept) != words(value)) {
                        losses.push(Loss::at_opening(
                            Kind::Tag,
                            format!("pdn: [{} \"{}\"]", short(name), short(value)),
                        ));
                    }
                }
            }
            Piece::Comment(_) | Piece::Annotation(_) => {}
        }
    }
    losses
}

/// The fields of a saved game that are known to every version.
const OWN_FIELDS: &str = "version game setup seats names seed moves shown variations \
    comments about score analysis coach teaching taught hint taken_back number size connect red yellow markup";

/// Returns what a file in JSON says that is not in what is written.
fn in_json<K: GameKind>(
    bytes: &[u8],
    written: &str,
    game: &SavedGame<K>,
    said: &Losses,
) -> Vec<Loss> {
    let (Ok(before), Ok(now)) = (
        serde_json::from_slice::<Map<String, Value>>(bytes),
        serde_json::from_str::<Map<String, Value>>(written),
    ) else {
        return Vec::new();
    };
    // Some of them are named, and that is enough.
    let is_said = said.all().iter().any(|loss| matches!(loss, Left::Fields(_)));
    let mut losses = Vec::new();
    for (name, value) in &before {
        if !is_said && !OWN_FIELDS.split(' ').any(|own| own == name) && now.get(name) != Some(value)
        {
            losses
                .push(Loss::at_opening(Kind::Field, format!("json: {} of the game", short(name))));
        }
    }
    let object = |fields: &Map<String, Value>, name: &str| {
        fields.get(name).and_then(Value::as_object).cloned().unwrap_or_default()
    };
    let (names, kept) = (object(&before, "names"), object(&now, "names"));
    for (side, seat) in K::SIDES.into_iter().zip(game.seats) {
        if let (Some(name), plot4::players::Seat::Human) =
            (names.get(side).and_then(Value::as_str), seat)
            && !is_same_name::<K>(name, kept.get(side).and_then(Value::as_str))
        {
            losses.push(Loss::at_opening(Kind::Name, format!("json: {}", short(name))));
        }
    }
    let kept = object(&now, "about");
    for (what, value) in object(&before, "about") {
        let text = value.as_str().map(|text| words(text).join(" ")).unwrap_or_default();
        let is_place = what.starts_with("result");
        let is_known = Particular::ALL.iter().any(|particular| particular.name() == what);
        if !is_place
            && (is_known || !is_said)
            && !text.is_empty()
            && kept.get(&what).and_then(Value::as_str) != Some(text.as_str())
        {
            losses.push(Loss::at_opening(
                Kind::About,
                format!("json: {}: {}", short(&what), short(&text)),
            ));
        }
    }
    let kept = texts_of_comments(&now);
    for text in texts_of_comments(&before) {
        if !is_in(&text, kept.iter()) && !is_said {
            losses.push(Loss::at_opening(Kind::Comment, format!("json: {}", short(&text))));
        }
    }
    losses
}

/// Returns the comments of a saved game, whatever they are about.
fn texts_of_comments(fields: &Map<String, Value>) -> Vec<String> {
    let of = |fields: &Map<String, Value>| -> Vec<String> {
        let comments = fields.get("comments").and_then(Value::as_object);
        comments
            .into_iter()
            .flat_map(Map::values)
            .filter_map(Value::as_str)
            .map(str::to_owned)
            .collect()
    };
    let mut texts = of(fields);
    for variation in fields.get("variations").and_then(Value::as_array).into_iter().flatten() {
        texts.extend(variation.as_object().into_iter().flat_map(of));
    }
    texts
}
