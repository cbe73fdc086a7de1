//! Whether a move kept what its position was worth.

use super::GameKind;
use crate::core::verdict::Verdict;

/// What a move may lose of the chance to win, by estimates of a game that [judges by them](GameKind::JUDGES_ESTIMATES), and still be good.
const MOST_LOST: f32 = 0.2;

/// What is known of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It kept the result, or the chance.
    Yes,
    /// It gave something away.
    No,
    /// It is not known, or not yet.
    Unknown,
}

impl Kept {
    /// Returns what is known of a move by what its position was worth to the side that made it, and what it was worth to that side
    /// afterwards.
    #[must_use]
    pub fn of<K: GameKind>(before: Option<Verdict>, after: Option<Verdict>) -> Self {
        match (before, after) {
            (None, _) | (_, None) => Self::Unknown,
            (Some(Verdict::Estimate(before)), Some(Verdict::Estimate(after))) => match K::JUDGES_ESTIMATES {
                true if chance::<K>(before) - chance::<K>(after) > MOST_LOST => Self::No,
                true => Self::Yes,
                false => Self::Unknown,
            },
            (Some(before), Some(after)) if before.result() > after.result() => Self::No,
            // Nothing could be given away, or nothing was.
            (Some(Verdict::Loss(_)), Some(_)) | (Some(_), Some(Verdict::Win(_))) => Self::Yes,
            (Some(Verdict::Estimate(_)), _) | (_, Some(Verdict::Estimate(_))) => Self::Unknown,
            (Some(Verdict::Win(_) | Verdict::Draw), Some(Verdict::Draw | Verdict::Loss(_))) => Self::Yes,
        }
    }
}

/// Returns the share of games that a side wins, from 0 to 1, which stands by so much by an estimate.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "estimates are small numbers")]
pub fn chance<K: GameKind>(estimate: i32) -> f32 {
    1.0 / (1.0 + (-(estimate as f32) / K::CLEAR as f32).exp())
}

#[cfg(test)]
mod tests {
    use super::Verdict::{Draw, Estimate, Loss, Win};
    use super::*;
    use crate::core::checkers::Checkers;
    use crate::core::go::Go;
    use crate::core::gomoku::Gomoku;

    /// Returns what is known of a move in a game, of two values that are known.
    fn kept<K: GameKind>(before: Verdict, after: Verdict) -> Kept {
        Kept::of::<K>(Some(before), Some(after))
    }

    #[test]
    fn an_estimate_keeps_no_result_that_is_known() {
        for (before, after, expected) in [
            (Win(4), Win(3), Kept::Yes),
            (Win(4), Draw, Kept::No),
            (Draw, Draw, Kept::Yes),
            (Draw, Loss(5), Kept::No),
            (Loss(5), Loss(2), Kept::Yes),
            (Estimate(20), Draw, Kept::Unknown),
            (Estimate(20), Loss(3), Kept::No),
            (Estimate(-20), Win(3), Kept::Yes),
            (Draw, Estimate(10), Kept::Unknown),
            (Win(3), Estimate(700), Kept::No),
            (Loss(3), Estimate(-700), Kept::Yes),
        ] {
            assert_eq!(kept::<Checkers>(before, after), expected, "{before} {after}");
        }
        assert_eq!([Kept::of::<Go>(None, Some(Draw)), Kept::of::<Go>(Some(Draw), None)], [Kept::Unknown; 2]);
    }

    #[test]
    fn a_fall_of_estimates_is_a_mistake_where_they_can_be_compared() {
        assert_eq!(kept::<Go>(Estimate(62), Estimate(-62)), Kept::No, "65% and 35%");
        assert_eq!(kept::<Go>(Estimate(62), Estimate(0)), Kept::Yes, "65% and 50%");
        assert_eq!(kept::<Go>(Estimate(700), Estimate(300)), Kept::Yes, "won by far all the same");
        assert_eq!(kept::<Checkers>(Estimate(20), Estimate(-90)), Kept::No, "a man");
        assert_eq!(kept::<Gomoku>(Estimate(300), Estimate(-300)), Kept::Unknown);
    }
}
