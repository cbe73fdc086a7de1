//! The order of scores, and distances on the way up and down the tree.

use plot4_core::score::{Score, ScoreKind};
use proptest::prelude::*;

/// Returns scores of all three kinds, those at the borders often.
fn scores() -> impl Strategy<Value = Score> {
    let edge = Score::MAX_PLIES - 3;
    prop_oneof![
        (0..5_u32).prop_map(Score::win_in),
        (0..5_u32).prop_map(Score::loss_in),
        (edge..Score::MAX_PLIES).prop_map(Score::win_in),
        (edge..Score::MAX_PLIES).prop_map(Score::loss_in),
        (-3..=3).prop_map(Score::heuristic),
        (0..3).prop_map(|less| Score::heuristic(Score::MAX_HEURISTIC - less)),
        (0..3).prop_map(|less| Score::heuristic(less - Score::MAX_HEURISTIC)),
        any::<i32>().prop_map(Score::heuristic),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn one_ply_sooner_undoes_one_ply_later(score in scores()) {
        prop_assert_eq!(score.one_ply_later().one_ply_sooner(), score);
        prop_assert_eq!((-score).one_ply_later(), -score.one_ply_later());
        prop_assert_eq!(-(-score), score);
    }

    #[test]
    fn a_ply_more_keeps_the_order(one in scores(), other in scores()) {
        prop_assert_eq!(one.cmp(&other), one.one_ply_later().cmp(&other.one_ply_later()));
        prop_assert_eq!(one.cmp(&other), (-other).cmp(&-one));
    }

    #[test]
    fn just_below_leaves_no_room(one in scores(), other in scores()) {
        prop_assert_eq!(one > other.just_below(), if other == Score::MIN { one > other } else { one >= other });
    }
}

#[test]
fn kinds_stand_in_order() {
    let order = [
        Score::MIN,
        Score::loss_in(3),
        Score::loss_in(Score::MAX_PLIES),
        Score::heuristic(i32::MIN),
        Score::DRAW,
        Score::heuristic(i32::MAX),
        Score::win_in(u32::MAX),
        Score::win_in(3),
        Score::MAX,
    ];
    assert!(order.is_sorted_by(|one, other| one < other), "{order:?}");
    assert_eq!(Score::loss_in(7).kind(), ScoreKind::LossIn(7));
    assert_eq!(Score::heuristic(-7).kind(), ScoreKind::Heuristic(-7));
    assert_eq!(Score::win_in(2).plies_to_end(), Some(2));
    assert_eq!(Score::DRAW.plies_to_end(), None);
    let texts: Vec<String> =
        [Score::win_in(5), Score::loss_in(4), Score::heuristic(12), Score::DRAW]
            .map(|s| s.to_string())
            .into();
    assert_eq!(texts, ["win in 5", "loss in 4", "+12", "0"]);
}
