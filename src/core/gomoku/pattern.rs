//! What a stone on an empty point would make of one of its lines.
//!
//! The names are those of a target of five: a *four* is one stone short of the target, a *three* two, a *two* three. All of
//! them are defined by what can come of them, and so hold for every target and for rows that have to be exact.

use std::sync::LazyLock;

use super::lines::Window;

/// What a player's stone on an empty point would make of one line, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(u8)]
pub(super) enum Pattern {
    /// Nothing: no more stones can make it a row of the target.
    #[default]
    Dead,
    /// A row too long to win. The line is worth nothing more.
    Overline,
    /// One more stone makes a [`Two`](Self::Two).
    One,
    /// One more stone makes an [`OpenTwo`](Self::OpenTwo) or better.
    OpenOne,
    /// One more stone makes a [`Three`](Self::Three).
    Two,
    /// One more stone, on one point only, makes an [`OpenThree`](Self::OpenThree).
    OpenTwo,
    /// One more stone, on any of two points or more, makes an [`OpenThree`](Self::OpenThree).
    WideTwo,
    /// One more stone makes a [`Four`](Self::Four).
    Three,
    /// One more stone, on one point only, makes a [`StraightFour`](Self::StraightFour).
    OpenThree,
    /// One more stone, on any of two points, makes a [`StraightFour`](Self::StraightFour).
    WideThree,
    /// One more stone, on one point only, makes a [`Five`](Self::Five).
    Four,
    /// Two fours at once on one line: one more stone, on any of two points, makes a [`Five`](Self::Five).
    TwoFours,
    /// A row one short of the target, with both ends free for a [`Five`](Self::Five).
    StraightFour,
    /// A row of the target, which wins.
    Five,
}

impl Pattern {
    /// How many patterns there are.
    pub(super) const COUNT: usize = 14;

    /// Returns the number of fours.
    #[inline]
    pub(super) const fn fours(self) -> u32 {
        match self {
            Self::Four | Self::StraightFour => 1,
            Self::TwoFours => 2,
            Self::Dead
            | Self::Overline
            | Self::One
            | Self::OpenOne
            | Self::Two
            | Self::OpenTwo
            | Self::WideTwo
            | Self::Three
            | Self::OpenThree
            | Self::WideThree
            | Self::Five => 0,
        }
    }

    /// Returns whether this is a three that becomes a straight four, as far as this line shows.
    #[inline]
    pub(super) const fn is_open_three(self) -> bool {
        matches!(self, Self::OpenThree | Self::WideThree)
    }
}

/// The pattern of every possible window around a point.
///
/// A window is looked up by a number with a ternary digit for each place but the middle one: 0 for an empty place, 1 for an
/// own stone, 2 for one that is blocked.
pub(super) struct PatternTable {
    /// How many places to each side matter.
    radius: u32,
    /// For each set of places, the sum of the values of their digits.
    digits: Vec<u32>,
    patterns: Vec<Pattern>,
}

impl PatternTable {
    /// Returns the table for this target, from 3 to 6; `is_exact` says that longer rows do not win.
    pub(super) fn of(target: u8, is_exact: bool) -> &'static Self {
        static TABLES: [LazyLock<PatternTable>; 8] = [
            LazyLock::new(|| PatternTable::new(3, false)),
            LazyLock::new(|| PatternTable::new(3, true)),
            LazyLock::new(|| PatternTable::new(4, false)),
            LazyLock::new(|| PatternTable::new(4, true)),
            LazyLock::new(|| PatternTable::new(5, false)),
            LazyLock::new(|| PatternTable::new(5, true)),
            LazyLock::new(|| PatternTable::new(6, false)),
            LazyLock::new(|| PatternTable::new(6, true)),
        ];
        &TABLES[usize::from(target - 3) * 2 + usize::from(is_exact)]
    }

    /// Returns the radius of the windows that [`get`](Self::get) takes.
    #[inline]
    pub(super) const fn radius(&self) -> u32 {
        self.radius
    }

    /// Returns the pattern that a stone on the empty place in the middle of this window makes.
    #[inline]
    pub(super) fn get(&self, window: Window) -> Pattern {
        self.patterns[(self.digits[window.own as usize] + 2 * self.digits[window.blocked as usize]) as usize]
    }

    /// Computes a table.
    fn new(target: u32, is_exact: bool) -> Self {
        // A row of the target through the middle reaches target - 1 places; whether it is longer, one place more.
        let radius = target - 1 + u32::from(is_exact);
        let places = 2 * radius;
        let value = |place: u32| if place == radius { 0 } else { 3_u32.pow(place - u32::from(place > radius)) };
        let values: Vec<u32> = (0..=places).map(value).collect();
        let sum = |set: u32| (0..).zip(&values).filter(|&(place, _)| set >> place & 1 != 0).map(|(_, value)| value).sum();
        let digits = (0..1 << (places + 1)).map(sum).collect();
        let mut patterns = vec![Pattern::Dead; 3_usize.pow(places)];
        // A stone more makes a greater number, so that what may come of a window is known before the window.
        for number in (0..patterns.len()).rev() {
            patterns[number] = pattern(&patterns, &values, number, target, is_exact);
        }
        Self { radius, digits, patterns }
    }
}

/// Returns the pattern of the window with this number, from those of greater numbers.
fn pattern(patterns: &[Pattern], values: &[u32], number: usize, target: u32, is_exact: bool) -> Pattern {
    let middle = values.len() / 2;
    let mut own = 0_u32;
    // The points on which one more stone wins, and for each pattern on how many points one more stone makes it.
    let mut wins = 0_u32;
    let mut count = [0; Pattern::COUNT];
    let mut rest = number;
    for (place, &value) in values.iter().enumerate().filter(|&(place, _)| place != middle) {
        match rest % 3 {
            0 => {
                let next = patterns[number + value as usize];
                count[next as usize] += 1;
                wins |= u32::from(next == Pattern::Five) << place;
            }
            1 => own |= 1 << place,
            _ => {}
        }
        rest /= 3;
    }
    let makes = |pattern: Pattern| count[pattern as usize];
    #[expect(clippy::cast_possible_truncation, reason = "a window has 13 places at most")]
    let row = Window { own, blocked: 0 }.row(middle as u32);
    let length = row.end - row.start;
    if length == target || length > target && !is_exact {
        Pattern::Five
    } else if length > target {
        Pattern::Overline
    } else if wins.is_power_of_two() {
        Pattern::Four
    } else if wins != 0 {
        let both_ends = 1 << (row.start - 1) | 1 << row.end;
        if length == target - 1 && wins & both_ends == both_ends { Pattern::StraightFour } else { Pattern::TwoFours }
    } else if makes(Pattern::StraightFour) > 0 {
        if makes(Pattern::StraightFour) == 1 { Pattern::OpenThree } else { Pattern::WideThree }
    } else if makes(Pattern::Four) + makes(Pattern::TwoFours) > 0 {
        Pattern::Three
    } else if makes(Pattern::OpenThree) + makes(Pattern::WideThree) > 0 {
        if makes(Pattern::OpenThree) + makes(Pattern::WideThree) == 1 { Pattern::OpenTwo } else { Pattern::WideTwo }
    } else if makes(Pattern::Three) > 0 {
        Pattern::Two
    } else if makes(Pattern::OpenTwo) + makes(Pattern::WideTwo) > 0 {
        Pattern::OpenOne
    } else if makes(Pattern::Two) > 0 {
        Pattern::One
    } else {
        Pattern::Dead
    }
}
