//! The points that White is given for moving second.

use std::fmt;
use std::str::FromStr;

use super::choices::Scoring;
use crate::kind::SetupFault;

/// The compensation of White for Black's first move, in whole and half points.
///
/// ```
/// use plot4_core::go::Komi;
///
/// let komi: Komi = "6.5".parse()?;
/// assert_eq!((komi.halves(), komi.to_string().as_str()), (13, "6.5"));
/// # Ok::<(), plot4_core::kind::SetupFault>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Komi {
    /// Twice the points.
    halves: i16,
}

impl Komi {
    /// The greatest komi, either way, in points.
    pub const GREATEST: i16 = 999;
    /// No points.
    pub const NONE: Self = Self { halves: 0 };

    /// Returns this many half points, or `None` if that is more than a board is worth.
    #[must_use]
    pub const fn from_halves(halves: i16) -> Option<Self> {
        if halves.unsigned_abs() <= 2 * Self::GREATEST.unsigned_abs() {
            Some(Self { halves })
        } else {
            None
        }
    }

    /// Returns the komi nearest to this many points, or `None` if they are infinite or not a
    /// number. Halfway between two it is the one that is more for White. Points beyond
    /// [`Komi::GREATEST`] become the greatest.
    #[must_use]
    pub fn nearest(points: f64) -> Option<Self> {
        let most = f64::from(2 * Self::GREATEST);
        #[expect(clippy::cast_possible_truncation, reason = "it is clamped")]
        let halves = (2.0 * points + 0.5).floor().clamp(-most, most) as i16;
        points.is_finite().then_some(Self { halves })
    }

    /// Returns twice the points.
    #[must_use]
    pub const fn halves(self) -> i32 {
        self.halves as i32
    }

    /// Returns the usual komi: on boards of 9 rows or more 7.5, or 6.5 if territory is counted;
    /// half a point with a handicap; none on smaller boards or if only stones are counted.
    #[must_use]
    pub const fn usual(size: u8, scoring: Scoring, handicap: u8) -> Self {
        let halves = match scoring {
            Scoring::Stones => 0,
            Scoring::Area | Scoring::Territory if handicap > 0 => 1,
            Scoring::Area if size >= 9 => 15,
            Scoring::Territory if size >= 9 => 13,
            Scoring::Area | Scoring::Territory => 0,
        };
        Self { halves }
    }
}

impl fmt::Display for Komi {
    /// Writes `7.5` or `6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let halves = self.halves;
        let (sign, size) = (if halves < 0 { "-" } else { "" }, halves.unsigned_abs());
        write!(f, "{sign}{}{}", size / 2, if size % 2 == 1 { ".5" } else { "" })
    }
}

impl FromStr for Komi {
    type Err = SetupFault;

    /// Reads `7.5`, `7,5`, `6`, `6.0`, `-3.50`.
    fn from_str(text: &str) -> Result<Self, SetupFault> {
        let read = || {
            let (negative, digits) = match text.trim().strip_prefix('-') {
                Some(digits) => (true, digits),
                None => (false, text.trim().strip_prefix('+').unwrap_or(text.trim())),
            };
            let (whole, part) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
            let half = match part.trim_end_matches('0') {
                "" => 0,
                "5" => 1,
                _ => return None,
            };
            if whole.is_empty() || !whole.bytes().all(|byte| byte.is_ascii_digit()) {
                return None;
            }
            let halves = whole.parse::<i16>().ok()?.checked_mul(2)?.checked_add(half)?;
            Self::from_halves(if negative { -halves } else { halves })
        };
        read().ok_or_else(|| SetupFault::Komi { text: text.to_owned(), most: Self::GREATEST })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::Setup;

    #[test]
    fn komi_is_read_as_it_is_written() {
        for (text, halves) in [
            ("7.5", 15),
            ("0", 0),
            ("-3.50", -7),
            ("6.0", 12),
            ("7,5", 15),
            ("999", 1998),
            ("-0.5", -1),
        ] {
            assert_eq!(text.parse::<Komi>().map(Komi::halves), Ok(halves), "{text}");
        }
        for text in ["", "++7", "x", "7.3", "1000", "--1", "7.5.5", "99999999", "1e3", ".5", "NaN"]
        {
            assert!(text.parse::<Komi>().is_err(), "{text}");
        }
        for (points, halves) in [(6.25, 13), (6.2, 12), (-6.25, -12), (1000.0, 1998), (-1e9, -1998)]
        {
            assert_eq!(Komi::nearest(points).map(Komi::halves), Some(halves), "{points}");
        }
        for points in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(Komi::nearest(points), None, "{points}");
        }
        assert_eq!(Komi::from_halves(-1).map(|komi| komi.to_string()), Some("-0.5".to_owned()));
        assert_eq!(Setup::default().komi().to_string(), "7.5");
    }
}
