//! Numbers and lists as text.

/// Returns a number with commas between the thousands.
#[must_use]
pub fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Returns a number with a noun with a regular plural: `1 move`, `1,000 moves`.
#[must_use]
pub fn counted(number: u64, noun: &str) -> String {
    format!(
        "{} {noun}{}",
        thousands(number),
        if number == 1 { "" } else { "s" }
    )
}

/// Returns a share as a rounded percentage, which is only 0 or 100 if it is exact; `None` if the
/// whole is 0.
#[must_use]
pub fn percent(part: usize, whole: usize) -> Option<usize> {
    let rounded = (200 * part + whole).checked_div(2 * whole)?;
    Some(if part == 0 || part == whole {
        rounded
    } else {
        rounded.clamp(1, 99)
    })
}

/// Returns choices as a list: `one, two or three`.
#[must_use]
pub fn one_of(choices: &[&str]) -> String {
    match choices.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        Some(_) | None => choices.concat(),
    }
}

/// Returns half a number, with its fraction: `7.5` of 15.
#[must_use]
pub fn halves(number: i32) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let size = number.unsigned_abs();
    let fraction = if size % 2 == 1 { ".5" } else { "" };
    format!("{sign}{}{fraction}", size / 2)
}

/// Returns a number with its sign: `+20`, `−20`, `0`.
#[must_use]
pub fn signed(value: i32) -> String {
    if value == 0 {
        "0".to_owned()
    } else {
        format!("{value:+}").replace('-', "−")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        for (number, expected) in [
            (0, "0"),
            (999, "999"),
            (1000, "1,000"),
            (1_234_567, "1,234,567"),
        ] {
            assert_eq!(thousands(number), expected);
        }
        assert_eq!([20, -20, 0].map(signed), ["+20", "−20", "0"]);
    }

    #[test]
    fn one_of_a_kind_has_no_plural() {
        assert_eq!(
            [0, 1, 2, 1000].map(|count| counted(count, "move")),
            ["0 moves", "1 move", "2 moves", "1,000 moves"]
        );
    }

    #[test]
    fn a_share_is_rounded_but_not_to_perfection() {
        let cases = [
            ((0, 0), None),
            ((0, 300), Some(0)),
            ((1, 300), Some(1)),
            ((11, 13), Some(85)),
            ((299, 300), Some(99)),
            ((21, 21), Some(100)),
        ];
        for ((part, whole), expected) in cases {
            assert_eq!(percent(part, whole), expected, "{part} of {whole}");
        }
    }

    #[test]
    fn choices_are_listed_as_in_a_sentence() {
        assert_eq!(
            [&[][..], &["a"], &["a", "b"], &["a", "b", "c"]].map(one_of),
            ["", "a", "a or b", "a, b or c"]
        );
    }
}
