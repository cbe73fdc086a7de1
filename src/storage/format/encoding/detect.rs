//! Which encoding a file is in: what its first bytes or its own word say, else what its bytes are like.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding as Standard, GBK, IBM866, ISO_2022_JP, KOI8_R, SHIFT_JIS, UTF_8,
    UTF_16BE, UTF_16LE, WINDOWS_1252,
};

use super::{Decoded, Encoding, standard_named};

/// How many characters beyond ASCII a text must have for each byte that stands for none, in an encoding
/// that the file names.
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

/// Returns the text of bytes. The file says that it is in the encoding `named`, and the user that it is
/// in the one that is `chosen`.
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
    Decoded {
        text: Cow::Borrowed(text),
        encoding: Encoding::default(),
        is_guessed: false,
        raw: 0,
    }
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
    let is_wide = matches!(
        bytes,
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] | [0, 1..=127, ..] | [1..=127, 0, ..]
    );
    let of_mark: &[u8] = if is_wide { &[0, 0xfe, 0xff] } else { &[] };
    let mut bytes = bytes.iter().filter(|byte| !of_mark.contains(byte));
    bytes.find(|byte| !byte.is_ascii_whitespace()).copied()
}

/// Returns the text of bytes in the encoding that the file names, unless it is wrong about that; `text`
/// is the text if they are UTF-8.
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
    text.chars()
        .filter(|c| !c.is_ascii())
        .map(of_character)
        .sum()
}

/// Returns how much of that there must be in a file that says that it is in this encoding. Texts with
/// letters of Western languages are hardly ever UTF-8 by chance, and Chinese words of two characters are.
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

/// Returns the text of bytes in the encoding that they look like. Each byte is a character of the last
/// one that is tried.
fn guessed(bytes: &[u8]) -> Decoded<'_> {
    let read = |standard| Encoding::of(standard).read(bytes, OF_GUESSED);
    let western = || read(WINDOWS_1252).unwrap_or_else(|| of_utf_8(""));
    let guess = guess(bytes);
    // A file that was cut within a character ends with a byte that is none.
    let is_cut = |decoded: &Decoded<'_>| {
        decoded.raw == 1
            && !decoded
                .text
                .ends_with(|c: char| c.is_ascii() || is_letter_beyond_ascii(c))
            && decoded
                .text
                .chars()
                .filter(|&c| is_letter_beyond_ascii(c))
                .count()
                >= 2
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
    Decoded {
        is_guessed: true,
        ..usual.unwrap_or(decoded)
    }
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
    let country = countries
        .iter()
        .find(|country| has_run && of_country(country));
    country.map_or(WINDOWS_1252, |country| {
        detector.guess(Some(country), Utf8Detection::Deny)
    })
}

/// Whether a word of a text in EUC-KR begins as a Korean name does, with a common surname. Short Chinese
/// names are syllables there, too, but rare ones.
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
        || [
            "ISO-8859",
            "x-mac",
            "mac",
            "windows-1254",
            "windows-1257",
            "windows-1258",
        ]
        .iter()
        .any(|start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;
    use encoding_rs::{WINDOWS_1251, WINDOWS_1255};

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

    /// Of 251 pairs of names of players in 13 encodings, 227 were guessed right without the surnames, and 233
    /// with them.
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
