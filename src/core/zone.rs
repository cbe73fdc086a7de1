//! The clocks of a place: how far ahead of UTC they are at a moment. Systems keep that as `TZif` (RFC 8536): a list of changes, and for all
//! that comes after it a rule in the notation of POSIX, as in `CET-1CEST,M3.5.0,M10.5.0/3`.

use super::day::{Date, Day};

/// The seconds of a minute, of an hour and of a day.
const MINUTE: i32 = 60;
const HOUR: i32 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR as i64;
/// The most entries of a file that are read: the longest list in the world has a few hundred.
const MOST: usize = 10_000;

/// The clocks of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// How far they were ahead of UTC before the first change, in seconds.
    before: i32,
    /// From which second on they were so far ahead, in order.
    changes: Vec<(i64, i32)>,
    /// What holds from the last change on, if that is known.
    rule: Option<Rule>,
}

impl Zone {
    /// Returns the zone of a file, or `None` if it is no such file.
    #[must_use]
    pub fn parse(file: &[u8]) -> Option<Self> {
        let mut bytes = Bytes(file);
        let head = Head::parse(&mut bytes)?;
        if head.version < 2 {
            let (before, changes) = head.body(&mut bytes, 4)?;
            return Some(Self { before, changes, rule: None });
        }
        // The first part is for readers who know only times of 32 bits.
        head.body(&mut bytes, 4)?;
        let (before, changes) = Head::parse(&mut bytes)?.body(&mut bytes, 8)?;
        let rule = std::str::from_utf8(bytes.0).ok()?.trim_matches('\n');
        let rule = if rule.is_empty() { None } else { Some(Rule::parse(rule)?) };
        Some(Self { before, changes, rule })
    }

    /// Returns the zone of a rule in the notation of POSIX, or `None` if it is none.
    #[must_use]
    pub fn of_rule(text: &str) -> Option<Self> {
        let rule = Rule::parse(text)?;
        Some(Self { before: rule.standard, changes: Vec::new(), rule: Some(rule) })
    }

    /// Returns how far the clocks are ahead of UTC, in seconds, so many seconds after the beginning of 1970 in UTC.
    #[must_use]
    pub fn offset(&self, seconds: i64) -> i32 {
        let past = self.changes.partition_point(|&(from, _)| from <= seconds);
        match (&self.rule, past.checked_sub(1).and_then(|last| self.changes.get(last))) {
            (Some(rule), _) if past == self.changes.len() => rule.offset(seconds),
            (_, Some(&(_, offset))) => offset,
            (_, None) => self.before,
        }
    }
}

/// What is left of a file.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Takes so many bytes, if there are as many.
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    /// Takes a number of so many bytes, the highest one first and with a sign.
    fn number(&mut self, bytes: usize) -> Option<i64> {
        let taken = self.take(bytes)?;
        let sign = if taken.first()? & 0x80 == 0 { 0 } else { -1 };
        Some(taken.iter().fold(sign, |number, &byte| (number << 8) | i64::from(byte)))
    }

    /// Takes a count, if it is a reasonable one.
    fn count(&mut self) -> Option<usize> {
        self.number(4).and_then(|count| usize::try_from(count).ok()).filter(|&count| count <= MOST)
    }
}

/// What stands at the head of a part of a file: how much of each thing there is.
struct Head {
    version: u8,
    /// The marks that say how changes are meant in rules, two kinds of them.
    marks: [usize; 2],
    /// The seconds that were put in.
    leaps: usize,
    /// The changes.
    changes: usize,
    /// The kinds of time.
    kinds: usize,
    /// The letters of the names.
    letters: usize,
}

impl Head {
    /// Takes a head.
    fn parse(bytes: &mut Bytes<'_>) -> Option<Self> {
        if bytes.take(4)? != b"TZif" {
            return None;
        }
        let version = match bytes.take(16)?.first()? {
            0 => 1,
            digit => digit.checked_sub(b'0')?,
        };
        let marks = [bytes.count()?, bytes.count()?];
        let [leaps, changes, kinds, letters] = [bytes.count()?, bytes.count()?, bytes.count()?, bytes.count()?];
        Some(Self { version, marks, leaps, changes, kinds, letters })
    }

    /// Takes what belongs to the head, with times of so many bytes: the time before the first change, and the changes.
    fn body(&self, bytes: &mut Bytes<'_>, width: usize) -> Option<(i32, Vec<(i64, i32)>)> {
        let times: Option<Vec<i64>> = (0..self.changes).map(|_| bytes.number(width)).collect();
        let kinds_of_changes = bytes.take(self.changes)?;
        let mut offsets = Vec::new();
        for _ in 0..self.kinds {
            offsets.push(i32::try_from(bytes.number(4)?).ok()?);
            bytes.take(2)?; // whether it is summer time, and its name
        }
        bytes.take(self.letters + self.leaps * (width + 4) + self.marks[0] + self.marks[1])?;
        let changes = times?.into_iter().zip(kinds_of_changes);
        let changes: Option<Vec<_>> =
            changes.map(|(time, &kind)| offsets.get(usize::from(kind)).map(|&offset| (time, offset))).collect();
        Some((offsets.first().copied()?, changes?))
    }
}

/// A rule that holds for all years.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rule {
    /// How far ahead of UTC clocks are in winter, or always.
    standard: i32,
    /// Summer time, if there is one.
    summer: Option<Summer>,
}

/// Summer time.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Summer {
    /// How far ahead of UTC clocks are then.
    offset: i32,
    /// When it begins, on clocks of winter, and when it ends, on its own.
    turns: [Turn; 2],
}

/// A moment of each year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    on: On,
    /// The seconds from midnight, also before and beyond that day.
    time: i32,
}

/// A day of each year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum On {
    /// This day from 1 to 365; no year has a 29 February.
    Julian(i64),
    /// This day from 0 to 365.
    OfYear(i64),
    /// In this month, the so-maniest of this day of the week, from 0 for Sunday; 5 is the last.
    Weekday { month: u8, week: i64, weekday: i64 },
}

impl Rule {
    /// Returns the rule of a text.
    fn parse(text: &str) -> Option<Self> {
        let (zone, turns) = text.split_once(',').map_or((text, None), |(zone, turns)| (zone, Some(turns)));
        let (standard, rest) = time(name(zone)?)?;
        let standard = -standard;
        if rest.is_empty() {
            return turns.is_none().then_some(Self { standard, summer: None });
        }
        let rest = name(rest)?;
        let offset = if rest.is_empty() { standard + HOUR } else { -time(rest).filter(|(_, rest)| rest.is_empty())?.0 };
        // Without turns it is not known when summer begins: the notation leaves that open.
        let (begins, ends) = turns?.split_once(',')?;
        Some(Self { standard, summer: Some(Summer { offset, turns: [Turn::parse(begins)?, Turn::parse(ends)?] }) })
    }

    /// Returns how far the clocks are ahead of UTC at a moment.
    fn offset(&self, seconds: i64) -> i32 {
        let Some(Summer { offset, turns: [begins, ends] }) = &self.summer else { return self.standard };
        let local = seconds.saturating_add(self.standard.into());
        let year = Day::from_number(local.div_euclid(DAY)).date().year;
        let from = begins.seconds(year) - i64::from(self.standard);
        let to = ends.seconds(year) - i64::from(*offset);
        // In the south summer goes on over the turn of the year.
        let is_summer = if from <= to { from <= seconds && seconds < to } else { seconds < to || from <= seconds };
        if is_summer { *offset } else { self.standard }
    }
}

impl Turn {
    /// Returns the moment of a text: `M3.5.0/2`.
    fn parse(text: &str) -> Option<Self> {
        let (on, at) = text.split_once('/').map_or((text, None), |(on, at)| (on, Some(at)));
        let seconds = match at {
            Some(at) => time(at).filter(|(_, rest)| rest.is_empty())?.0,
            None => 2 * HOUR,
        };
        let on = if let Some(parts) = on.strip_prefix('M') {
            let mut parts = parts.split('.').map(|part| part.parse::<u8>().ok());
            let [month, week, weekday] = [parts.next()??, parts.next()??, parts.next()??];
            let is_right = (1..=12).contains(&month) && (1..=5).contains(&week) && weekday <= 6 && parts.next().is_none();
            is_right.then_some(On::Weekday { month, week: week.into(), weekday: weekday.into() })?
        } else if let Some(day) = on.strip_prefix('J') {
            On::Julian(day.parse().ok().filter(|day| (1..=365).contains(day))?)
        } else {
            On::OfYear(on.parse().ok().filter(|day| (0..=365).contains(day))?)
        };
        Some(Self { on, time: seconds })
    }

    /// Returns the seconds from the beginning of 1970 to the moment in a year, on a clock that shows UTC.
    fn seconds(self, year: u16) -> i64 {
        let first = |month: u8| Day::from_date(Date { year, month, day: 1 }).map_or(0, |day| i64::from(day.number()));
        let day = match self.on {
            On::OfYear(day) => first(1) + day,
            On::Julian(day) => first(1) + day - 1 + i64::from(day >= 60 && first(3) - first(1) == 60),
            On::Weekday { month, week, weekday } => {
                let (begins, after) = (first(month), if month == 12 { first(12) + 31 } else { first(month + 1) });
                // The first day of 1970 was a Thursday.
                let earliest = begins + (weekday - (begins + 4)).rem_euclid(7);
                let day = earliest + 7 * (week - 1);
                if day < after { day } else { day - 7 }
            }
        };
        day * DAY + i64::from(self.time)
    }
}

/// Returns what stands behind the name of a time: letters, or anything between `<` and `>`.
fn name(text: &str) -> Option<&str> {
    if let Some(quoted) = text.strip_prefix('<') {
        return quoted.split_once('>').map(|(_, rest)| rest);
    }
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    (text.len() - rest.len() >= 3).then_some(rest)
}

/// Returns the seconds of a time, as in `-1`, `5:30` or `+02:00:00`, and what stands behind it.
fn time(text: &str) -> Option<(i32, &str)> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let end = digits.find(|letter: char| !letter.is_ascii_digit() && letter != ':').unwrap_or(digits.len());
    let (digits, rest) = digits.split_at(end);
    let mut parts = digits.split(':').map(|part| part.parse::<i32>().ok().filter(|&part| part <= 167));
    let mut seconds = parts.next()?? * HOUR;
    for unit in [MINUTE, 1] {
        if let Some(part) = parts.next() {
            seconds += part? * unit;
        }
    }
    parts.next().is_none().then_some((sign * seconds, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the second of a date and an hour in UTC.
    fn at(date: &str, hour: i64) -> i64 {
        i64::from(date.parse::<Day>().expect("a day").number()) * DAY + hour * i64::from(HOUR)
    }

    #[test]
    fn a_rule_knows_summer_and_winter_in_north_and_south() {
        let berlin = Zone::of_rule("CET-1CEST,M3.5.0,M10.5.0/3").expect("a rule");
        for (date, hour, hours) in [
            ("2026-01-15", 12, 1),
            ("2026-03-29", 0, 1),
            ("2026-03-29", 1, 2),
            ("2026-07-01", 0, 2),
            ("2026-10-25", 0, 2),
            ("2026-10-25", 1, 1),
        ] {
            assert_eq!(berlin.offset(at(date, hour)), hours * HOUR, "{date} {hour}");
        }
        let sydney = Zone::of_rule("AEST-10AEDT,M10.1.0,M4.1.0/3").expect("a rule");
        for (date, hours) in [("2026-01-15", 11), ("2026-07-01", 10), ("2026-12-31", 11)] {
            assert_eq!(sydney.offset(at(date, 0)), hours * HOUR, "{date}");
        }
        let new_york = Zone::of_rule("EST5EDT,M3.2.0,M11.1.0").expect("a rule");
        assert_eq!([at("2026-03-08", 6), at("2026-03-08", 7)].map(|moment| new_york.offset(moment) / HOUR), [-5, -4]);
    }

    #[test]
    fn other_notations_and_none() {
        assert_eq!(Zone::of_rule("<+0545>-5:45").expect("a rule").offset(0), 5 * HOUR + 45 * MINUTE);
        assert_eq!(Zone::of_rule("UTC0").expect("a rule").offset(0), 0);
        let by_days = Zone::of_rule("AAA3BBB,J60/0,300/0").expect("a rule");
        assert_eq!(by_days.offset(at("2024-03-01", 2)), -3 * HOUR, "1 March, not 29 February");
        assert_eq!(by_days.offset(at("2024-03-01", 3)), -2 * HOUR);
        for wrong in ["", "CET", "CE-1", "CET-1CEST", "CET-1CEST,M13.5.0,M10.5.0", "CET-x", "<CET", "CET-1,M3.5.0,M10.5.0", ":x"]
        {
            assert_eq!(Zone::of_rule(wrong), None, "{wrong:?}");
        }
    }

    /// Returns a part of a file with these changes between the kinds of time UTC and an hour ahead.
    fn part(width: usize, times: &[i64]) -> Vec<u8> {
        let mut file = b"TZif2".to_vec();
        file.extend([0; 15]);
        let counts = [0, 0, 0, u32::try_from(times.len()).expect("few"), 2, 4];
        file.extend(counts.into_iter().flat_map(u32::to_be_bytes));
        file.extend(times.iter().flat_map(|time| time.to_be_bytes()[8 - width..].to_vec()));
        file.extend((0..times.len()).map(|index| u8::from(index % 2 == 0)));
        for offset in [0, HOUR] {
            file.extend(offset.to_be_bytes());
            file.extend([0, 0]);
        }
        file.extend(b"ABC\0");
        file
    }

    #[test]
    fn a_file_has_changes_and_then_a_rule() {
        let mut file = part(4, &[]);
        file.extend(part(8, &[-1000, 1000, 2000]));
        file.extend(b"\nXXX-5\n");
        let zone = Zone::parse(&file).expect("a zone");
        let hours = [-1001, -1000, 999, 1000, 1999, 2000].map(|moment| zone.offset(moment) / HOUR);
        assert_eq!(hours, [0, 1, 1, 0, 0, 5]);
        for end in 0..file.len() - 8 {
            assert_eq!(Zone::parse(&file[..end]), None, "cut after {end} bytes");
        }
    }
}
