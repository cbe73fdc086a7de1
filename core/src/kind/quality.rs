//! The quality of a move, from the values before and after it.

use super::players::Players;
use crate::score::chance;
use crate::verdict::Verdict;

/// How much the chance to win, from 0 to 1, may fall with a good move.
const MOST_LOST: f32 = 0.2;

/// The quality of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quality {
    /// It kept the value.
    Good,
    /// It lost value.
    Mistake,
    /// Unknown, or not known yet.
    Unknown,
}

impl Quality {
    /// Returns the quality of a move, from the values for its player before and after it.
    ///
    /// Two exact values are compared by their results. If one is an estimate, a game that [judges
    /// by estimates](super::Scale::judges_moves) compares the chances to win; in other games only a
    /// known result can be lost.
    #[must_use]
    pub fn of<K: Players>(before: Option<Verdict>, after: Option<Verdict>) -> Self {
        let (Some(before), Some(after)) = (before, after) else {
            return Self::Unknown;
        };
        let is_estimate = |verdict: Verdict| matches!(verdict, Verdict::Estimate(_));
        let is_worse = if K::SCALE.judges_moves && (is_estimate(before) || is_estimate(after)) {
            chance_of::<K>(before) - chance_of::<K>(after) > MOST_LOST
        } else {
            before.result() > after.result()
        };
        // A lost position cannot get worse, and a winning move loses nothing.
        let is_settled = matches!(before, Verdict::Loss(_)) || matches!(after, Verdict::Win(_));
        let is_known =
            K::SCALE.judges_moves || is_settled || !is_estimate(before) && !is_estimate(after);
        match (is_worse, is_known) {
            (true, _) => Self::Mistake,
            (false, true) => Self::Good,
            (false, false) => Self::Unknown,
        }
    }
}

/// Returns the chance to win, from 0 to 1, for a verdict; a draw counts as half.
#[must_use]
pub fn chance_of<K: Players>(verdict: Verdict) -> f32 {
    match verdict {
        Verdict::Win(_) => 1.0,
        Verdict::Draw => 0.5,
        Verdict::Loss(_) => 0.0,
        Verdict::Estimate(value) => chance(value, K::SCALE.clear),
    }
}

#[cfg(test)]
mod tests {
    use super::Verdict::{Draw, Estimate, Loss, Win};
    use super::*;
    use crate::checkers::Checkers;
    use crate::go::Go;
    use crate::gomoku::Gomoku;

    /// Returns the quality of a move from two known values.
    fn quality<K: Players>(before: Verdict, after: Verdict) -> Quality {
        Quality::of::<K>(Some(before), Some(after))
    }

    #[test]
    fn results_that_are_known_are_kept_or_given_away() {
        for (before, after, expected) in [
            (Win(4), Win(3), Quality::Good),
            (Win(4), Draw, Quality::Mistake),
            (Draw, Draw, Quality::Good),
            (Draw, Loss(5), Quality::Mistake),
            (Loss(5), Loss(2), Quality::Good),
        ] {
            let all = [
                quality::<Checkers>(before, after),
                quality::<Go>(before, after),
                quality::<Gomoku>(before, after),
            ];
            assert_eq!(all, [expected; 3], "{before} {after}");
        }
        assert_eq!(
            [
                Quality::of::<Go>(None, Some(Draw)),
                Quality::of::<Go>(Some(Draw), None)
            ],
            [Quality::Unknown; 2]
        );
    }

    #[test]
    fn an_estimate_is_no_result() {
        for (before, after, expected) in [
            (Estimate(300), Estimate(-300), Quality::Unknown),
            (Estimate(20), Draw, Quality::Unknown),
            (Estimate(20), Loss(3), Quality::Mistake),
            (Estimate(-20), Win(3), Quality::Good),
            (Draw, Estimate(10), Quality::Unknown),
            (Win(3), Estimate(700), Quality::Mistake),
            (Loss(3), Estimate(-700), Quality::Good),
        ] {
            assert_eq!(
                quality::<Gomoku>(before, after),
                expected,
                "{before} {after}"
            );
        }
    }

    #[test]
    fn a_fall_of_the_chance_is_a_mistake_where_estimates_can_be_compared() {
        assert_eq!(
            quality::<Go>(Estimate(31), Estimate(-31)),
            Quality::Mistake,
            "65% and 35%"
        );
        assert_eq!(
            quality::<Go>(Estimate(31), Estimate(0)),
            Quality::Good,
            "65% and 50%"
        );
        assert_eq!(
            quality::<Go>(Estimate(700), Estimate(300)),
            Quality::Good,
            "still won by far"
        );
        assert_eq!(
            quality::<Checkers>(Estimate(20), Estimate(-90)),
            Quality::Mistake,
            "a man"
        );
        assert_eq!(
            quality::<Checkers>(Estimate(-552), Loss(8)),
            Quality::Good,
            "lost long before it was seen"
        );
        assert_eq!(
            quality::<Checkers>(Estimate(300), Draw),
            Quality::Mistake,
            "a game nearly won"
        );
        assert_eq!(quality::<Checkers>(Draw, Estimate(-300)), Quality::Mistake);
        assert_eq!(
            quality::<Checkers>(Win(9), Estimate(500)),
            Quality::Good,
            "the end is out of sight, and all is well"
        );
    }
}
