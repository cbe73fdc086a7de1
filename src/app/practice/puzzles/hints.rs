//! The hints after the first one, which says what to look for: they rule moves out.

use std::cmp::Ordering;

use super::judge::JudgedPosition;
use crate::core::kind::{GameSetup, MoveOf};
use crate::core::verdict::best_first;

/// The most moves that a hint names.
const MOST_LEFT: usize = 4;

/// Returns the moves left after this many hints, including the right one: half of them after the
/// second, but at most four, and two after the third. Those that lose are ruled out at once.
#[must_use]
pub fn left<K: GameSetup>(
    judged: &JudgedPosition<K>,
    solution: MoveOf<K>,
    hints: u8,
) -> Vec<MoveOf<K>> {
    let mut wrong = judged.moves.clone();
    // A hint never names a move that loses.
    wrong.retain(|&(mv, verdict)| mv != solution && verdict.result() != Ordering::Less);
    best_first(&mut wrong);
    let keep = if hints <= 2 {
        judged.moves.len().div_ceil(2).clamp(2, MOST_LEFT)
    } else {
        2
    };
    let mut left: Vec<MoveOf<K>> = wrong
        .into_iter()
        .map(|(mv, _)| mv)
        .take(keep - 1)
        .chain([solution])
        .collect();
    // In an order that does not tell which is the right one.
    left.sort_by_cached_key(ToString::to_string);
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::{Column, Connect4};
    use crate::core::control::Unlimited;
    use crate::core::puzzle::Puzzles;
    use crate::core::verdict::Verdict;
    use crate::games::{Checkers, Go, Gomoku};
    use crate::words::puzzles::PuzzlePhrases as _;

    fn column(number: u8) -> Column {
        Column::from_number(number).expect("a column")
    }

    #[test]
    fn hints_narrow_it_down_to_two_and_keep_the_right_one() {
        let worth = [
            (1, Verdict::Loss(1)),
            (2, Verdict::Draw),
            (3, Verdict::Win(3)),
            (4, Verdict::Draw),
            (5, Verdict::Loss(1)),
            (7, Verdict::Loss(2)),
        ];
        let judged = JudgedPosition::<Connect4> {
            best: column(3),
            is_reached: false,
            moves: worth
                .map(|(number, verdict)| (column(number), verdict))
                .to_vec(),
        };
        assert_eq!(
            Connect4::one_of_these(&left(&judged, column(3), 2)),
            "The answer is column 2, 3 or 4"
        );
        assert_eq!(
            Connect4::one_of_these(&left(&judged, column(3), 3)),
            "The answer is column 2 or 3"
        );
        let two = JudgedPosition::<Connect4> {
            best: column(3),
            is_reached: false,
            moves: judged.moves[1..3].to_vec(),
        };
        assert_eq!(
            Connect4::one_of_these(&left(&two, column(3), 2)),
            "The answer is column 2 or 3"
        );
    }

    #[test]
    fn where_all_others_lose_the_second_hint_is_the_answer() {
        let worth = [
            (3, Verdict::Loss(1)),
            (4, Verdict::Draw),
            (7, Verdict::Loss(9)),
        ];
        let judged = JudgedPosition::<Connect4> {
            best: column(4),
            is_reached: false,
            moves: worth
                .map(|(number, verdict)| (column(number), verdict))
                .to_vec(),
        };
        assert_eq!(left(&judged, column(4), 2), [column(4)]);
    }

    /// Asserts that no hint of the first puzzles of a game names a losing move.
    fn check<K: Puzzles>(most: usize) {
        let puzzles = K::collection().puzzles();
        assert!(!puzzles.is_empty(), "{}", K::NAME);
        let mut judge = K::judge(&puzzles[0]);
        for puzzle in puzzles.iter().take(most) {
            if !K::HAS_ONE_JUDGE {
                judge = K::judge(puzzle);
            }
            let report = judge.choose(&puzzle.position(), &mut Unlimited);
            let judged = JudgedPosition::<K>::new(&report.expect("a report"));
            let solution = puzzle.solution().expect("a solution");
            for hints in [2, 3] {
                let left = left(&judged, solution, hints);
                assert!(left.contains(&solution), "{}: {left:?}", puzzle.text());
                for &mv in &left {
                    let verdict = judged.of(mv).expect("a legal move");
                    assert_ne!(verdict.result(), Ordering::Less, "{}: {mv}", puzzle.text());
                }
            }
        }
    }

    #[test]
    fn hints_name_no_move_that_loses() {
        check::<Connect4>(usize::MAX);
        check::<Gomoku>(20);
        check::<Go>(20);
        check::<Checkers>(20);
    }
}
