//! The encoding of a file: from bytes to text and back.
//!
//! A file is decoded before it is parsed: in Shift-JIS, Big5 and GBK the second byte of a character
//! may be that of a backslash or a bracket. Which encoding it is in its mark says, or CA, or a
//! guess.
//!
//! What is read is written again as the same bytes, also where an encoding has two ways to write a
//! character, and where bytes stand for no character at all: these are characters of a private
//! range, [`RAW`] and their number.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, DecoderResult, EUC_JP, EUC_KR, EncoderResult, Encoding as Standard, GB18030, GBK, IBM866,
    ISO_2022_JP, KOI8_R, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252, X_USER_DEFINED,
};

/// The character that stands for the byte 0 where that could not be decoded; the other bytes follow
/// it.
const RAW: u32 = 0xf700;
/// The most words to keep the bytes of, and the most bytes of them: more would take too much
/// memory.
const MOST_WORDS: usize = 20_000;
const MOST_BYTES: usize = 1 << 20;

/// The bytes of words.
type Spellings = HashMap<Box<str>, Box<[u8]>>;

#[derive(Clone, Debug)]
pub struct Encoding {
    standard: &'static Standard,
    /// Whether the text begins with a mark of UTF-16.
    has_mark: bool,
    /// Whether there are bytes that could not be decoded.
    has_raw: bool,
    /// The bytes of words that would be other ones if they were encoded.
    spellings: Option<Arc<Spellings>>,
}

/// The scripts and regions of the encodings to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// All of them.
    Unicode,
    Chinese,
    Japanese,
    Korean,
    Western,
    Central,
    /// Russian and its neighbours.
    Cyrillic,
}

/// The encodings to choose from, by their names.
pub const TEXT_ENCODINGS: [(Script, &str); 13] = [
    (Script::Unicode, "UTF-8"),
    (Script::Chinese, "GB18030"),
    (Script::Chinese, "Big5"),
    (Script::Japanese, "Shift_JIS"),
    (Script::Japanese, "EUC-JP"),
    (Script::Japanese, "ISO-2022-JP"),
    (Script::Korean, "EUC-KR"),
    (Script::Western, "windows-1252"),
    (Script::Central, "windows-1250"),
    (Script::Cyrillic, "windows-1251"),
    (Script::Cyrillic, "KOI8-R"),
    (Script::Unicode, "UTF-16LE"),
    (Script::Unicode, "UTF-16BE"),
];

/// A text that was read from bytes.
pub struct Decoded<'a> {
    pub text: Cow<'a, str>,
    pub encoding: Encoding,
    /// Whether nothing in the file says which encoding it is in.
    pub is_guessed: bool,
    /// How many bytes stand for no character.
    pub raw: usize,
}

impl Default for Encoding {
    fn default() -> Self {
        Self::of(UTF_8)
    }
}

impl PartialEq for Encoding {
    fn eq(&self, other: &Self) -> bool {
        self.standard == other.standard
    }
}

impl Eq for Encoding {}

impl Encoding {
    const fn of(standard: &'static Standard) -> Self {
        Self { standard, has_mark: false, has_raw: false, spellings: None }
    }

    /// Returns the encoding with this name, or a usual misspelling of it.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        standard_named(name).map(Self::of)
    }

    /// Returns its name. GBK is called GB18030, which has all of it.
    #[must_use]
    pub fn name(&self) -> &'static str {
        if [GBK, GB18030].contains(&self.standard) { "GB18030" } else { self.standard.name() }
    }

    /// Returns the name by which a file says that this text is in it.
    pub(super) fn name_in_file(&self, text: &str) -> &'static str {
        let is_latin_1 = |c: char| c < '\u{80}' || ('\u{a0}'..='\u{ff}').contains(&c);
        if self.standard == WINDOWS_1252 && text.chars().all(is_latin_1) {
            "ISO-8859-1"
        } else {
            self.name()
        }
    }

    /// Whether a file in it may say that it is in the encoding of this name. UTF-16 is known by its
    /// bytes, and a name that means nothing to us is no reason to write another one.
    pub(super) fn is_meant_by(&self, name: &str) -> bool {
        let Some(named) = standard_named(name) else {
            return self.standard == WINDOWS_1252;
        };
        let both_chinese =
            [named, self.standard].iter().all(|standard| [GBK, GB18030].contains(standard));
        named == self.standard
            || both_chinese
            || self.is_utf_16()
            || self.standard == WINDOWS_1252 && named != UTF_8
    }

    pub(super) fn is_utf_8(&self) -> bool {
        self.standard == UTF_8
    }

    fn is_utf_16(&self) -> bool {
        [UTF_16LE, UTF_16BE].contains(&self.standard)
    }

    /// Returns the mark that the text of a new file begins with.
    pub(super) const fn mark(&self) -> &'static str {
        if self.has_mark { "\u{feff}" } else { "" }
    }

    /// Returns a text as bytes which are that text again when they are read in this encoding.
    ///
    /// # Errors
    /// The first character that it lacks.
    pub(super) fn encode(&self, text: &str) -> Result<Vec<u8>, char> {
        let bytes = self.bytes_of(text)?;
        if self.is_utf_8() && !self.has_raw {
            return Ok(bytes);
        }
        // Some encoders write another character that looks like one they lack.
        let (again, _) = self.text_of(&bytes);
        let mut pairs = text.chars().zip(again.chars());
        match pairs.find(|(wanted, got)| wanted != got) {
            Some((wanted, _)) => Err(wanted),
            None if again.len() == text.len() => Ok(bytes),
            None => Err(text.chars().next_back().unwrap_or_default()),
        }
    }

    /// Returns a text as bytes, which may be those of another text that looks like it.
    fn bytes_of(&self, text: &str) -> Result<Vec<u8>, char> {
        let mut bytes = Vec::with_capacity(text.len());
        if self.has_raw || self.spellings.is_some() {
            for word in text.split_inclusive(ends_word) {
                match self.spellings.as_ref().and_then(|known| known.get(word)) {
                    Some(known) => bytes.extend_from_slice(known),
                    None => self.encode_word(word, &mut bytes)?,
                }
            }
        } else {
            self.encode_plain(text, &mut bytes)?;
        }
        Ok(bytes)
    }

    /// Adds a text with bytes that could not be decoded.
    fn encode_word(&self, text: &str, bytes: &mut Vec<u8>) -> Result<(), char> {
        let mut rest = text;
        while self.has_raw
            && let Some((at, byte)) = rest.char_indices().find_map(|(at, c)| Some((at, raw(c)?)))
        {
            self.encode_plain(&rest[..at], bytes)?;
            bytes.push(byte);
            rest = &rest[at..];
            rest = &rest[rest.chars().next().map_or(0, char::len_utf8)..];
        }
        self.encode_plain(rest, bytes)
    }

    /// Adds a text without such bytes.
    fn encode_plain(&self, text: &str, bytes: &mut Vec<u8>) -> Result<(), char> {
        if self.is_utf_8() {
            bytes.extend_from_slice(text.as_bytes());
            return Ok(());
        }
        // There is no encoder for it in the crate, which is for pages that are sent to servers.
        if self.is_utf_16() {
            let to_bytes =
                if self.standard == UTF_16LE { u16::to_le_bytes } else { u16::to_be_bytes };
            bytes.extend(text.encode_utf16().flat_map(to_bytes));
            return Ok(());
        }
        if self.standard == GBK {
            // Its own encoder has one byte for the euro sign, which few other programs know.
            encode_by(GBK, text, &mut Vec::new())?;
            return encode_by(GB18030, text, bytes);
        }
        encode_by(self.standard, text, bytes)
    }

    /// Returns the text of bytes in this encoding, and how many of them stand for no character.
    #[must_use]
    pub fn text_of<'a>(&self, bytes: &'a [u8]) -> (Cow<'a, str>, usize) {
        let decoded = (self.standard).decode_without_bom_handling_and_without_replacement(bytes);
        if let Some(mut text) = decoded {
            if let Cow::Owned(text) = &mut text {
                text.shrink_to_fit(); // it has room for the longest text of so many bytes
            }
            return (text, 0);
        }
        // Growing by doubling would take more memory than is left for the largest files.
        let mut text = String::with_capacity(2 * bytes.len());
        let mut count = 0;
        walk(self.standard, bytes, |piece, _| match piece {
            Piece::Text(known) => text.push_str(known),
            Piece::Raw(byte) => {
                count += 1;
                text.extend(char::from_u32(RAW + u32::from(byte)));
            }
        });
        text.shrink_to_fit();
        (Cow::Owned(text), count)
    }

    /// Returns how many of these bytes stand for the beginning of their text which has `length`
    /// bytes in UTF-8.
    pub(super) fn length_of(&self, bytes: &[u8], length: usize) -> usize {
        if self.is_utf_8() && !self.has_raw {
            return length;
        }
        let (mut written, mut end) = (0, 0);
        walk(self.standard, bytes, |piece, at| {
            if written < length {
                written += match piece {
                    Piece::Text(known) => known.len(),
                    Piece::Raw(_) => '\u{f700}'.len_utf8(),
                };
                end = at;
            }
        });
        end
    }

    /// Returns what bytes are in this encoding. `letters` is how many characters beyond ASCII there
    /// must be for each byte that stands for none.
    ///
    /// Returns `None` if there are fewer, or if the text could not be written as these bytes again.
    fn read<'a>(&self, bytes: &'a [u8], letters: usize) -> Option<Decoded<'a>> {
        let (text, raw) = self.text_of(bytes);
        if raw > 0 && letters > 0 {
            let known = text.chars().filter(|c| !c.is_ascii()).count() - raw;
            if raw * letters > known {
                return None;
            }
        }
        let mut encoding = Self {
            has_mark: self.is_utf_16() && text.starts_with('\u{feff}'),
            has_raw: raw > 0,
            ..Self::of(self.standard)
        };
        if encoding.standard == GBK && encoding.bytes_of(&text).is_err() {
            encoding.standard = GB18030;
        }
        let is_same = |encoding: &Self| encoding.bytes_of(&text).is_ok_and(|again| again == bytes);
        if !(encoding.is_utf_8() && raw == 0 || is_same(&encoding)) {
            encoding.spellings = spellings(&encoding, bytes);
            // An old way to shift is no loss, and the characters stay the same.
            if !is_same(&encoding) && (raw > 0 || encoding.encode(&text).is_err()) {
                return None;
            }
        }
        Some(Decoded { text, encoding, is_guessed: false, raw })
    }
}

/// Whether a word of a file ends with this character, so that what follows does not depend on it.
const fn ends_word(character: char) -> bool {
    character.is_ascii() && !character.is_ascii_alphanumeric()
}

/// Returns the byte that could not be decoded, if this character stands for one.
fn raw(character: char) -> Option<u8> {
    u8::try_from(u32::from(character).checked_sub(RAW)?).ok()
}

fn encode_by(standard: &'static Standard, text: &str, bytes: &mut Vec<u8>) -> Result<(), char> {
    let mut encoder = standard.new_encoder();
    let mut rest = text;
    loop {
        let most = encoder.max_buffer_length_from_utf8_without_replacement(rest.len());
        bytes.reserve(most.unwrap_or(rest.len()));
        let (result, read) = encoder.encode_from_utf8_to_vec_without_replacement(rest, bytes, true);
        rest = &rest[read..];
        match result {
            EncoderResult::InputEmpty => return Ok(()),
            EncoderResult::OutputFull => {}
            EncoderResult::Unmappable(character) => return Err(character),
        }
    }
}

enum Piece<'a> {
    Text(&'a str),
    /// A byte that stands for no character.
    Raw(u8),
}

/// Decodes bytes one by one. `each` gets what they stand for, and where their bytes end.
fn walk(standard: &'static Standard, bytes: &[u8], mut each: impl FnMut(Piece<'_>, usize)) {
    let mut decoder = standard.new_decoder_without_bom_handling();
    let mut buffer = [0; 64];
    let mut at = 0;
    loop {
        let is_last = at == bytes.len();
        let next = &bytes[at..bytes.len().min(at + 1)];
        let (result, read, written) =
            decoder.decode_to_utf8_without_replacement(next, &mut buffer, is_last);
        at += read;
        if written > 0 {
            each(Piece::Text(std::str::from_utf8(&buffer[..written]).unwrap_or_default()), at);
        }
        match result {
            DecoderResult::InputEmpty if is_last => return,
            DecoderResult::InputEmpty | DecoderResult::OutputFull => {}
            DecoderResult::Malformed(length, after) => {
                let end = at - usize::from(after);
                let start = end - usize::from(length);
                for (place, &byte) in (1..).zip(&bytes[start..end]) {
                    each(Piece::Raw(byte), start + place);
                }
            }
        }
    }
}

/// Returns the bytes of the words that would be written in another way; `None` if these are too
/// many.
fn spellings(encoding: &Encoding, bytes: &[u8]) -> Option<Arc<Spellings>> {
    let mut words = Spellings::new();
    let (mut word, mut start, mut size) = (String::new(), 0, 0);
    let mut add = |word: &mut String, own: &[u8]| {
        let usual = encoding.encode(word);
        if usual.map_or(true, |usual| usual != own)
            && size <= MOST_BYTES
            && words.len() <= MOST_WORDS
        {
            size += own.len();
            words.insert(word.as_str().into(), own.into());
        }
        word.clear();
    };
    walk(encoding.standard, bytes, |piece, end| {
        match piece {
            Piece::Text(known) => word.push_str(known),
            Piece::Raw(byte) => word.extend(char::from_u32(RAW + u32::from(byte))),
        }
        if word.ends_with(ends_word) {
            add(&mut word, &bytes[start..end]);
            start = end;
        }
    });
    if !word.is_empty() {
        add(&mut word, &bytes[start..]);
    }
    (size <= MOST_BYTES && words.len() <= MOST_WORDS).then(|| Arc::new(words))
}

// The names of encodings, as files have them.

/// Returns the encoding that a name stands for, also one that is misspelled or that of a code page.
pub fn standard_named(name: &str) -> Option<&'static Standard> {
    let name = name.trim();
    let known = Standard::for_label_no_replacement(name.as_bytes())
        .filter(|standard| *standard != X_USER_DEFINED);
    known.or_else(|| {
        let squeezed: String = name
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .collect::<String>()
            .to_ascii_lowercase();
        let digits = squeezed.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let label = match (&squeezed[..squeezed.len() - digits.len()], digits) {
            ("gb", "2312" | "231280" | "k") | ("gbk" | "euccn", _) => "gbk",
            ("gb", "18030" | "180302000" | "180302005" | "180302022") => "gb18030",
            ("big" | "cnbig" | "bigfive", _) => "big5",
            ("shiftjis" | "sjis" | "mskanji" | "xsjis", _) => "shift_jis",
            ("eucjp" | "ujis" | "xeucjp" | "eucjpms", _) => "euc-jp",
            ("jis", "7") | ("iso", "2022jp") => "iso-2022-jp",
            ("euckr" | "uhc" | "ksc" | "xeuckr" | "kscs", _) => "euc-kr",
            ("utf" | "xutf", "8") => "utf-8",
            ("latin" | "isolatin", "1") => "latin1",
            ("iso", digits) => {
                let part = digits.strip_prefix("8859")?;
                return Standard::for_label(format!("iso-8859-{part}").as_bytes());
            }
            ("koi", "8r" | "8ru" | "8") => "koi8-r",
            ("koi", "8u") => "koi8-u",
            ("cp" | "windows" | "win" | "ms" | "ibm" | "codepage" | "xcp" | "", page) => match page
            {
                "936" => "gbk",
                "54936" => "gb18030",
                "950" => "big5",
                "932" | "31j" | "943" => "shift_jis",
                "949" | "51949" => "euc-kr",
                "20932" | "51932" => "euc-jp",
                "50220" | "50221" | "50222" => "iso-2022-jp",
                "65001" => "utf-8",
                "20866" => "koi8-r",
                "21866" => "koi8-u",
                "28591" => "latin1",
                "866" => "ibm866",
                "874" => "windows-874",
                page if page.len() == 4 && page.starts_with("125") => {
                    return Standard::for_label(format!("windows-{page}").as_bytes());
                }
                _ => return None,
            },
            _ => return None,
        };
        Standard::for_label(label.as_bytes())
    })
}

// Which encoding a file is in: what its first bytes or its own word say, else what its bytes are
// like.

/// How many characters beyond ASCII a text must have for each byte that stands for none, in an
/// encoding that the file names.
const OF_NAMED: usize = 5;
/// The same in one that is guessed.
const OF_GUESSED: usize = 10;
/// How many such bytes do not count against an encoding that the file names, if it has any letter.
const FEW: usize = 3;
/// The most bytes to guess by.
const MOST_GUESSED: usize = 1 << 18;
/// The number of bytes beyond ASCII from which a guess of a rare encoding is trusted.
const MANY: usize = 40;

/// The syllables of nearly all Korean surnames, and of words that game files often have.
const SURNAMES: &str = concat!(
    "김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민진지엄채원천",
    "방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편결본대",
);

/// Returns the text of bytes. The file says that it is in the encoding `named`, and the user that
/// it is in the one that is `chosen`.
pub fn decode<'a>(bytes: &'a [u8], named: Option<&str>, chosen: Option<&Encoding>) -> Decoded<'a> {
    let text = std::str::from_utf8(bytes).ok();
    let told = || {
        if let Some(chosen) = chosen {
            return Encoding::of(chosen.standard).read(bytes, 0);
        }
        by_mark(bytes).or_else(|| by_name(bytes, named, text))
    };
    told()
        .or_else(|| by_escapes(bytes, text))
        .or_else(|| text.map(of_utf_8))
        .or_else(|| Encoding::of(UTF_8).read(bytes, OF_GUESSED))
        .unwrap_or_else(|| guessed(bytes))
}

fn of_utf_8(text: &str) -> Decoded<'_> {
    Decoded { text: Cow::Borrowed(text), encoding: Encoding::default(), is_guessed: false, raw: 0 }
}

/// Returns the text of bytes that begin with a mark, or with a byte of zero as UTF-16 without one.
fn by_mark(bytes: &[u8]) -> Option<Decoded<'_>> {
    if let Some((standard, _)) = Standard::for_bom(bytes) {
        return Encoding::of(standard).read(bytes, 0);
    }
    // Whatever a game begins with is ASCII.
    let standard = match *bytes.first_chunk()? {
        [0, second] if second.is_ascii() && second != 0 => UTF_16BE,
        [first, 0] if first.is_ascii() && first != 0 => UTF_16LE,
        _ => return None,
    };
    Encoding::of(standard).read(bytes, OF_GUESSED)
}

/// Returns the first byte of a text that is neither a blank nor part of a mark.
pub fn first_byte(bytes: &[u8]) -> Option<u8> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    let is_wide =
        matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, 1..=127, ..] | [1..=127, 0, ..]);
    let of_mark: &[u8] = if is_wide { &[0, 0xfe, 0xff] } else { &[] };
    let mut bytes = bytes.iter().filter(|byte| !of_mark.contains(byte));
    bytes.find(|byte| !byte.is_ascii_whitespace()).copied()
}

/// Returns the text of bytes in the encoding that the file names, unless it is wrong about that;
/// `text` is the text if they are UTF-8.
fn by_name<'a>(bytes: &'a [u8], named: Option<&str>, text: Option<&'a str>) -> Option<Decoded<'a>> {
    let standard = named.and_then(standard_named)?;
    if [UTF_16LE, UTF_16BE].contains(&standard) {
        return None; // We could not have read its name.
    }
    if let Some(text) = text
        && (standard == UTF_8 || evidence(text) >= enough(standard))
    {
        return Some(of_utf_8(text));
    }
    let encoding = Encoding::of(standard);
    // A name that was cut leaves a few such bytes in a file of few letters.
    let is_right = |decoded: &Decoded<'_>| {
        (1..=FEW).contains(&decoded.raw) && decoded.text.chars().any(is_letter_beyond_ascii)
    };
    let read = encoding.read(bytes, OF_NAMED);
    read.or_else(|| encoding.read(bytes, 0).filter(is_right))
}

/// Returns whether a character is one beyond ASCII that a byte sequence of the text stands for.
const fn is_letter_beyond_ascii(c: char) -> bool {
    !c.is_ascii() && !matches!(c, '\u{f700}'..='\u{f7ff}')
}

/// Returns how unlikely it is that a text is UTF-8 by chance.
fn evidence(text: &str) -> usize {
    let of_character = |character: char| (2 * character.len_utf8()).saturating_sub(3);
    text.chars().filter(|c| !c.is_ascii()).map(of_character).sum()
}

/// Returns how much of that there must be in a file that says that it is in this encoding. Texts
/// with letters of Western languages are hardly ever UTF-8 by chance, and Chinese words of two
/// characters are.
fn enough(standard: &'static Standard) -> usize {
    if standard == WINDOWS_1252 {
        1
    } else if standard.is_single_byte() {
        2
    } else {
        6
    }
}

/// Returns the text of bytes in ISO-2022-JP, which are ASCII with escape sequences.
fn by_escapes<'a>(bytes: &'a [u8], text: Option<&str>) -> Option<Decoded<'a>> {
    let has_escape = text.is_some_and(|text| text.is_ascii() && text.contains("\u{1b}$"));
    let decoded = has_escape.then(|| Encoding::of(ISO_2022_JP).read(bytes, OF_GUESSED))?;
    decoded.filter(|decoded| decoded.raw == 0)
}

/// Returns the text of bytes in the encoding that they look like. Each byte is a character of the
/// last one that is tried.
fn guessed(bytes: &[u8]) -> Decoded<'_> {
    let read = |standard| Encoding::of(standard).read(bytes, OF_GUESSED);
    let western = || read(WINDOWS_1252).unwrap_or_else(|| of_utf_8(""));
    let guess = guess(bytes);
    // A file that was cut within a character ends with a byte that is none.
    let is_cut = |decoded: &Decoded<'_>| {
        decoded.raw == 1
            && !decoded.text.ends_with(|c: char| c.is_ascii() || is_letter_beyond_ascii(c))
            && decoded.text.chars().filter(|&c| is_letter_beyond_ascii(c)).count() >= 2
    };
    let cut = || Encoding::of(guess).read(bytes, 0).filter(is_cut);
    let decoded = read(guess).or_else(cut).unwrap_or_else(western);
    // Most languages of Europe share most of their letters, and Russian has no letter of its own in
    // KOI8-U, which is all that is ever guessed of the two.
    let is_same = |other: &Decoded<'_>| other.text == decoded.text;
    let usual = [WINDOWS_1252, KOI8_R]
        .into_iter()
        .filter(|_| decoded.encoding.standard.is_single_byte())
        .find_map(|standard| read(standard).filter(is_same));
    Decoded { is_guessed: true, ..usual.unwrap_or(decoded) }
}

/// Returns the encoding that bytes look like.
fn guess(bytes: &[u8]) -> &'static Standard {
    let first = bytes.iter().position(|byte| !byte.is_ascii());
    let start = first.map_or(0, |first| first.saturating_sub(2));
    let sample = &bytes[start..bytes.len().min(start + MOST_GUESSED)];
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(sample, false);
    let guess = detector.guess(None, Utf8Detection::Deny);
    let high = |bytes: &[u8]| bytes.iter().filter(|byte| !byte.is_ascii()).count();
    let is_long = high(sample) >= MANY;
    if guess == EUC_KR && !is_long && !has_korean_name(sample) && !GBK.decode(sample).2 {
        return GBK;
    }
    if !is_rare(guess) || is_long {
        return guess;
    }
    // A few letters look like those of many languages. Names of players are more often in these.
    let has_run = sample.windows(2).any(|pair| high(pair) == 2);
    let of_country = |country: &&[u8]| {
        let guess = detector.guess(Some(country), Utf8Detection::Deny);
        [GBK, BIG5, SHIFT_JIS, EUC_JP, EUC_KR].contains(&guess)
    };
    let countries: [&[u8]; 4] = [b"cn", b"jp", b"kr", b"tw"];
    let country = countries.iter().find(|country| has_run && of_country(country));
    country.map_or(WINDOWS_1252, |country| detector.guess(Some(country), Utf8Detection::Deny))
}

/// Whether a word of a text in EUC-KR begins as a Korean name does, with a common surname. Short
/// Chinese names are syllables there, too, but rare ones.
fn has_korean_name(sample: &[u8]) -> bool {
    let (text, _) = EUC_KR.decode_without_bom_handling(sample);
    let is_hangul = |character: char| ('\u{ac00}'..='\u{d7a3}').contains(&character);
    let mut words = text.split(|character| !is_hangul(character));
    words.any(|word| word.starts_with(|first| SURNAMES.contains(first)))
}

/// Whether an encoding is rare in files of games.
fn is_rare(standard: &'static Standard) -> bool {
    let name = standard.name();
    standard == IBM866
        || ["ISO-8859", "x-mac", "mac", "windows-1254", "windows-1257", "windows-1258"]
            .iter()
            .any(|start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;
    use encoding_rs::{WINDOWS_1251, WINDOWS_1255};

    #[test]
    fn names_are_read_as_they_are_written() {
        for (name, standard) in [
            ("gb2312", "GBK"),
            ("GB-2312", "GBK"),
            (" GB_2312 ", "GBK"),
            ("gb 2312", "GBK"),
            ("cp936", "GBK"),
            ("GBK", "GBK"),
            ("EUC-CN", "GBK"),
            ("GB18030", "gb18030"),
            ("gb-18030", "gb18030"),
            ("Big-5", "Big5"),
            ("BIG5", "Big5"),
            ("cp950", "Big5"),
            ("sjis", "Shift_JIS"),
            ("shift-jis", "Shift_JIS"),
            ("Shift JIS", "Shift_JIS"),
            ("ms932", "Shift_JIS"),
            ("cp932", "Shift_JIS"),
            ("windows-31j", "Shift_JIS"),
            ("eucjp", "EUC-JP"),
            ("EUC_JP", "EUC-JP"),
            ("iso2022jp", "ISO-2022-JP"),
            ("ISO_2022_JP", "ISO-2022-JP"),
            ("euckr", "EUC-KR"),
            ("EUC_KR", "EUC-KR"),
            ("ks_c_5601-1987", "EUC-KR"),
            ("KSC5601", "EUC-KR"),
            ("cp949", "EUC-KR"),
            ("uhc", "EUC-KR"),
            ("utf8", "UTF-8"),
            ("UTF_8", "UTF-8"),
            ("latin-1", "windows-1252"),
            ("Latin 1", "windows-1252"),
            ("ISO8859-1", "windows-1252"),
            ("ISO-8859-1", "windows-1252"),
            ("iso_8859-1", "windows-1252"),
            ("ISO8859_2", "ISO-8859-2"),
            ("windows1252", "windows-1252"),
            ("Windows 1251", "windows-1251"),
            ("cp1250", "windows-1250"),
            ("win-1251", "windows-1251"),
            ("koi8r", "KOI8-R"),
            ("KOI8", "KOI8-R"),
            ("1251", "windows-1251"),
        ] {
            let found = standard_named(name).map(Standard::name);
            assert_eq!(found, Some(standard), "{name}");
        }
        for name in ["", "?", "none", "hz-gb-2312", "x-user-defined", "12", "cp9", "é"] {
            assert_eq!(standard_named(name).map(Standard::name), None, "{name}");
        }
    }

    #[test]
    fn a_file_that_is_cut_within_a_character_is_read_as_it_would_be_whole() {
        for (standard, names) in [
            (GBK, ["黑方", "第一届比赛坏"]),
            (SHIFT_JIS, ["表示 太郎", "能登 ソ悪"]),
            (BIG5, ["許功蓋", "第一屆"]),
            (EUC_KR, ["이세돌", "박정환"]),
        ] {
            let text = format!("(;GM[1]SZ[9]PB[{}];B[cc];W[gg]C[{}", names[0], names[1]);
            let (bytes, ..) = standard.encode(&text);
            let decoded = decode(&bytes[..bytes.len() - 1], None, None);
            let kept = text.chars().count() - 1;
            let read: String = decoded.text.chars().take(kept).collect();
            assert!(text.starts_with(&read), "{}: {read}", standard.name());
            assert_eq!(decoded.text.chars().count(), kept + 1, "{read}");
        }
    }

    /// Of 251 pairs of names of players in 13 encodings, 227 were guessed right without the
    /// surnames, and 233 with them.
    #[test]
    fn short_names_of_chinese_players_are_not_rare_korean_syllables() {
        for (standard, names) in [
            (GBK, "柯洁"),
            (GBK, "古力"),
            (GBK, "孔杰"),
            (GBK, "丁浩"),
            (GBK, "朴廷桓"),
            (EUC_KR, "이세돌"),
            (EUC_KR, "박정환"),
            (EUC_KR, "남궁민"),
            (EUC_KR, "결승전"),
            (SHIFT_JIS, "井山裕太"),
            (EUC_JP, "山下敬吾"),
            (BIG5, "周俊勳"),
            (WINDOWS_1252, "Müller"),
            (WINDOWS_1251, "Иванов"),
            (WINDOWS_1255, "משה"),
        ] {
            let text = format!("(;GM[1]SZ[19]PB[{names}]PW[Smith];B[pd])");
            let (bytes, ..) = standard.encode(&text);
            assert_eq!(decode(&bytes, None, None).text, text, "{}", standard.name());
        }
    }
}
