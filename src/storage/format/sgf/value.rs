//! Values of the first node that are no numbers as the format has them: what they are taken for.
//!
//! A value that only has more around its number, `6.5目` or `2 stones`, is that number. One of which
//! that is not certain, as it has none or two, is of no use, and what is usual without it counts.

use crate::core::go::Komi;

/// Komi in files of Chinese servers, which count stones, each of which is worth two points: 3 3/4
/// stones are 7.5 points. In hundredths any number from 2.5 to 4 counts stones; these are no points
/// that a game could have.
const CHINESE_KOMI: [f64; 3] = [2.75, 3.25, 3.75];
/// Whole numbers that are a komi in hundredths, as Fox and gokifu write it: no game has one of
/// fifty points, and these are the most that ours may have.
const HUNDREDTHS: std::ops::Range<i32> = 50..1000;
/// Such komi are multiples of this.
const QUARTER: i32 = 25;
/// Those of them that count stones, each of which is worth two points.
const STONES: std::ops::RangeInclusive<i32> = 250..=400;
/// What stands behind a number that counts stones.
const STONE: [&str; 3] = ["子", "zi", "stone"];
/// Fractions, with the digits of their decimals.
const FRACTIONS: [(&str, &str); 7] = [
    ("3/4", ".75"),
    ("1/4", ".25"),
    ("1/2", ".5"),
    ("¾", ".75"),
    ("¼", ".25"),
    ("½", ".5"),
    ("半", ".5"),
];

/// What a value of KM means.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum KomiValue {
    /// A komi as the format has it, or the nearest one to it.
    Plain(Komi),
    /// A komi that is written in another way.
    TakenFor(Komi),
    /// None.
    Unreadable,
}

/// Returns the komi of a value. Our own files have it in points.
pub(super) fn komi(text: &str, is_ours: bool) -> KomiValue {
    let nearest = |points: f64| Komi::nearest(points).filter(|_| points.is_finite());
    let taken_for =
        |points: f64| nearest(points).map_or(KomiValue::Unreadable, KomiValue::TakenFor);
    let is_chinese = |points: f64| CHINESE_KOMI.contains(&points.abs());
    if let Ok(points) = text.parse::<f64>() {
        return match in_hundredths(text).filter(|_| !is_ours) {
            Some(points) => taken_for(points),
            None if is_chinese(points) => taken_for(2.0 * points),
            None => text
                .parse()
                .ok()
                .or_else(|| nearest(points))
                .map_or(KomiValue::Unreadable, KomiValue::Plain),
        };
    }
    let counts_stones = STONE.iter().any(|stone| text.contains(stone));
    let points = number_in(text).and_then(|number| {
        in_hundredths(&number).or_else(|| {
            let points = number.parse::<f64>().ok()?;
            let is_in_stones = counts_stones || is_chinese(points);
            Some(if is_in_stones { 2.0 * points } else { points })
        })
    });
    points.map_or(KomiValue::Unreadable, taken_for)
}

/// Returns the points that a whole number stands for in hundredths; `None` if it is not one of
/// those.
fn in_hundredths(text: &str) -> Option<f64> {
    let number: i32 = text.parse().ok()?;
    let size = number.abs();
    let is_one = HUNDREDTHS.contains(&size) && size % QUARTER == 0;
    let worth = if STONES.contains(&size) { 2.0 } else { 1.0 };
    is_one.then(|| f64::from(number) * worth / 100.0)
}

/// Returns the whole number that a value has, with other text around it.
pub(super) fn count(text: &str) -> Option<u8> {
    let number: f64 = number_in(text)?.parse().ok()?;
    let whole = (0..=u8::MAX).find(|&whole| f64::from(whole) >= number)?;
    (f64::from(whole) <= number).then_some(whole)
}

pub(super) fn points_in(text: &str) -> Option<String> {
    number_in(text)
}

/// Returns the only number of a text in digits of ours, with a point; `None` if it has none or
/// several.
fn number_in(text: &str) -> Option<String> {
    let plain: String = text.chars().map(plain_character).collect();
    let mut plain = plain.replace('又', " ");
    for (fraction, decimals) in FRACTIONS {
        // It belongs to the number before it.
        if let Some((before, after)) = plain.split_once(fraction) {
            let number =
                before.trim_end_matches(|c: char| c.is_whitespace() || c == '目' || c == '子');
            let whole = number.ends_with(|c: char| c.is_ascii_digit());
            plain = if whole {
                format!("{number}{decimals}{after}")
            } else {
                format!("{before} 0{decimals}{after}")
            };
            break;
        }
    }
    let is_part = |c: char| c.is_ascii_digit() || c == '.';
    let start = plain.find(|c: char| c.is_ascii_digit())?;
    let rest = &plain[start..];
    let length = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
    let (number, after) = rest.split_at(length);
    let number = number.trim_end_matches('.');
    let is_alone = !after.contains(|c: char| c.is_ascii_digit());
    let is_one = number.matches('.').count() < 2;
    let sign = match plain[..start].chars().next_back() {
        Some('-') => "-",
        _ => "",
    };
    (is_alone && is_one).then(|| format!("{sign}{number}"))
}

/// Returns a character of a number as we write it.
fn plain_character(character: char) -> char {
    match character {
        ',' | '．' | '，' => '.',
        '−' | '－' => '-',
        '０'..='９' => u32::from(character)
            .checked_sub(u32::from('０'))
            .and_then(|digit| char::from_digit(digit, 10))
            .unwrap_or(character),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_komi_is_what_it_is_taken_for() {
        for (text, expected) in [
            // As Fox and gokifu write it.
            ("650", "6.5"),
            ("550", "5.5"),
            ("750", "7.5"),
            ("700", "7"),
            ("50", "0.5"),
            ("600", "6"),
            ("450", "4.5"),
            ("850", "8.5"),
            ("-650", "-6.5"),
            // Stones.
            ("250", "5"),
            ("275", "5.5"),
            ("300", "6"),
            ("325", "6.5"),
            ("350", "7"),
            ("375", "7.5"),
            ("400", "8"),
            ("3.75", "7.5"),
            ("2.75", "5.5"),
            ("3.25", "6.5"),
            ("3 3/4", "7.5"),
            ("3又3/4子", "7.5"),
            ("3.75子", "7.5"),
            ("375子", "7.5"),
            ("2¾ zi", "5.5"),
            ("3,75", "7.5"),
            ("3.750", "7.5"),
            ("-3.75", "-7.5"),
            ("3.5 stones", "7"),
            // More around a number.
            ("6.5目", "6.5"),
            ("6目半", "6.5"),
            ("6½", "6.5"),
            ("６．５", "6.5"),
            ("6,5", "6.5"),
            ("6.5 points", "6.5"),
            ("komi: 7", "7"),
            ("650 points", "6.5"),
            ("(-5.5)", "-5.5"),
            ("半目", "0.5"),
        ] {
            let komi = komi(text, false);
            assert_eq!(komi, KomiValue::TakenFor(expected.parse().expect("a komi")), "{text}");
        }
        for (text, expected) in [
            ("6.5", "6.5"),
            ("0", "0"),
            ("3.5", "3.5"),
            ("7.50", "7.5"),
            ("6.7", "6.5"),
            ("49", "49"),
            ("60", "60"),
            ("1000", "999"),
        ] {
            let komi = komi(text, false);
            assert_eq!(komi, KomiValue::Plain(expected.parse().expect("a komi")), "{text}");
        }
        for text in [
            "six", "?", "-", "none", "nan", "inf", "-1e309", "6.5/7.5", "5 or 6", "1.2.3", "..",
            "半",
        ] {
            let expected = if text == "半" {
                KomiValue::TakenFor("0.5".parse().expect("a komi"))
            } else {
                KomiValue::Unreadable
            };
            assert_eq!(komi(text, false), expected, "{text}");
        }
        let own = KomiValue::Plain("150".parse().expect("a komi"));
        assert_eq!(komi("150", true), own, "our own files have any komi");
    }

    #[test]
    fn a_count_is_the_only_whole_number_of_a_text() {
        for (text, expected) in [
            ("2", Some(2)),
            ("2.0", Some(2)),
            ("2 stones", Some(2)),
            ("４子", Some(4)),
            ("2.5", None),
            ("two", None),
            ("no", None),
            ("", None),
            ("-2", None),
            ("2 or 3", None),
            ("300", None),
        ] {
            assert_eq!(count(text), expected, "{text}");
        }
    }
}
