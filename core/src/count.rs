//! Numbers as text.

/// Returns a share as a rounded percentage, which is only 0 or 100 if it is exact; `None` if the
/// whole is 0.
#[must_use]
pub fn percent(part: usize, whole: usize) -> Option<usize> {
    let rounded = (200 * part + whole).checked_div(2 * whole)?;
    Some(if part == 0 || part == whole { rounded } else { rounded.clamp(1, 99) })
}

/// Returns half a number, with its fraction: `7.5` of 15.
#[must_use]
pub fn halves(number: i32) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let size = number.unsigned_abs();
    let fraction = if size % 2 == 1 { ".5" } else { "" };
    format!("{sign}{}{fraction}", size / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
