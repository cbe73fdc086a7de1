//! The pattern that a stone on an empty point would make of one of its lines.
//!
//! The names are those of a target of five: a *four* is one stone short of the target, a *three*
//! two, a *two* three. All of them are defined by what can come of them, and so hold for every
//! target and for rows that have to be exact.

use super::lines::row;

/// The pattern that a player's stone on an empty point would make of one line, the least first.
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
    /// Two fours at once on one line: one more stone, on any of two points, makes a
    /// [`Five`](Self::Five).
    TwoFours,
    /// A row one short of the target, with both ends free for a [`Five`](Self::Five).
    StraightFour,
    /// A row of the target, which wins.
    Five,
}

impl Pattern {
    /// All patterns, in their order.
    pub(super) const ALL: [Self; 14] = [
        Self::Dead,
        Self::Overline,
        Self::One,
        Self::OpenOne,
        Self::Two,
        Self::OpenTwo,
        Self::WideTwo,
        Self::Three,
        Self::OpenThree,
        Self::WideThree,
        Self::Four,
        Self::TwoFours,
        Self::StraightFour,
        Self::Five,
    ];

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

/// One player's pattern for every possible window around a point.
///
/// A window is looked up by a number with a ternary digit for each place but the middle one: 0 for
/// an empty place, 1 for an own stone, 2 for one that the other player or the edge takes.
pub(super) struct Patterns {
    /// How many places to each side matter.
    radius: u32,
    patterns: Vec<Pattern>,
}

impl Patterns {
    /// Computes all patterns for this target; `is_exact` says that longer rows do not win.
    pub(super) fn new(target: u32, is_exact: bool) -> Self {
        // A row of the target through the middle reaches target - 1 places; whether it is longer,
        // one place more.
        let radius = target - 1 + u32::from(is_exact);
        let mut patterns = vec![Pattern::Dead; 3_usize.pow(2 * radius)];
        // A stone more makes a greater number, so that what may come of a window is known before
        // the window.
        for number in (0..patterns.len()).rev() {
            patterns[number] = pattern(&patterns, number, radius, target, is_exact);
        }
        Self { radius, patterns }
    }

    /// Returns how many places to each side matter.
    pub(super) const fn radius(&self) -> u32 {
        self.radius
    }

    /// Returns the pattern of a stone in the middle of a window of this [`radius`](Self::radius).
    pub(super) fn get(&self, own: u32, blocked: u32) -> Pattern {
        let mut number = 0;
        for place in (0..=2 * self.radius).rev().filter(|&place| place != self.radius) {
            number = 3 * number + (own >> place & 1) + 2 * (blocked >> place & 1);
        }
        self.patterns[number as usize]
    }
}

/// Returns the pattern of the window with this number, from those of greater numbers.
fn pattern(
    patterns: &[Pattern],
    number: usize,
    radius: u32,
    target: u32,
    is_exact: bool,
) -> Pattern {
    let mut own = 0_u32;
    // The points on which one more stone wins, and for each pattern on how many points one more
    // stone makes it.
    let mut wins = 0_u32;
    let mut count = [0; Pattern::ALL.len()];
    let mut rest = number;
    let mut value = 1;
    for place in (0..=2 * radius).filter(|&place| place != radius) {
        match rest % 3 {
            0 => {
                let next = patterns[number + value];
                count[next as usize] += 1;
                wins |= u32::from(next == Pattern::Five) << place;
            }
            1 => own |= 1 << place,
            _ => {}
        }
        rest /= 3;
        value *= 3;
    }
    let makes = |pattern: Pattern| count[pattern as usize];
    let row = row(own, radius);
    let length = row.end - row.start;
    if length == target || length > target && !is_exact {
        Pattern::Five
    } else if length > target {
        Pattern::Overline
    } else if wins.is_power_of_two() {
        Pattern::Four
    } else if wins != 0 {
        let both_ends = 1 << (row.start - 1) | 1 << row.end;
        if length == target - 1 && wins & both_ends == both_ends {
            Pattern::StraightFour
        } else {
            Pattern::TwoFours
        }
    } else if makes(Pattern::StraightFour) > 0 {
        if makes(Pattern::StraightFour) == 1 { Pattern::OpenThree } else { Pattern::WideThree }
    } else if makes(Pattern::Four) + makes(Pattern::TwoFours) > 0 {
        Pattern::Three
    } else if makes(Pattern::OpenThree) + makes(Pattern::WideThree) > 0 {
        if makes(Pattern::OpenThree) + makes(Pattern::WideThree) == 1 {
            Pattern::OpenTwo
        } else {
            Pattern::WideTwo
        }
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
