//! The first lesson of Go: liberties, eyes, ko, and how a game is counted.

use crate::app::practice::first_lesson::{FirstLesson, Step};
use crate::core::go::Go;
use crate::words::text::first_lesson;

impl FirstLesson for Go {
    const STEPS: &'static [Step] = &[
        Step {
            start: "B:BC2,D1,E2:WD2 size=5",
            lines: &["D3"],
            name: first_lesson::go_capture_name,
            task: first_lesson::go_capture,
            right: first_lesson::go_capture_right,
            wrong: first_lesson::go_capture_wrong,
        },
        Step {
            start: "B:BC3:WB3,C4,D3 size=5",
            lines: &["C2"],
            name: first_lesson::go_save_name,
            task: first_lesson::go_save,
            right: first_lesson::go_save_right,
            wrong: first_lesson::go_save_wrong,
        },
        Step {
            start: "B:BB2,B3,C4,D2,D3:WC2,C3 size=5",
            lines: &["C1"],
            name: first_lesson::go_group_name,
            task: first_lesson::go_group,
            right: first_lesson::go_group_right,
            wrong: first_lesson::go_group_wrong,
        },
        Step {
            start: "B:BA2,B2,C2,D1,D2:WA3,B3,C3,D3,E1,E2 size=5",
            lines: &["B1"],
            name: first_lesson::go_eyes_name,
            task: first_lesson::go_eyes,
            right: first_lesson::go_eyes_right,
            wrong: first_lesson::go_eyes_wrong,
        },
        Step {
            start: "W:BA3,B2,B4,C3,D6,E7:WC2,C4,D3,E6 B3 size=7",
            lines: &["F6 E5 C3", "E5 F6 C3"],
            name: first_lesson::go_ko_name,
            task: first_lesson::go_ko,
            right: first_lesson::go_ko_right,
            wrong: first_lesson::go_ko_wrong,
        },
        Step {
            start: "W:BB4,B5,C1,C2,C3:WC4,C5,D1,D2,D3 pass size=5 komi=0",
            lines: &["pass"],
            name: first_lesson::go_count_name,
            task: first_lesson::go_count,
            right: first_lesson::go_count_right,
            wrong: first_lesson::go_count_wrong,
        },
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::practice::first_lesson::{after, check};
    use crate::core::game::{Game as _, Outcome, Player};
    use crate::core::go::{Move, Phase, Point, Position};

    fn point(name: &str) -> Point {
        name.parse().expect("a point")
    }

    /// Returns how many stones a move captures.
    fn captures(position: &Position, mv: Move) -> u32 {
        let mover = position.to_move();
        after(position, mv).captured(mover) - position.captured(mover)
    }

    fn eyes(position: &Position) -> usize {
        let empty = position.empty_points().iter();
        empty.filter(|&point| position.is_eye(point, Player::First)).count()
    }

    /// Returns how many white stones are in atari.
    fn in_atari(position: &Position) -> usize {
        let white = position.stones(Player::Second).iter();
        white.filter(|&point| position.liberties(point) == 1).count()
    }

    #[test]
    fn exactly_the_moves_of_each_step_are_right() {
        check::<Go>(&[
            |position, mv| {
                let is_right = captures(position, mv) == 1;
                assert!(is_right || after(position, mv).stone(point("D3")).is_none());
                is_right
            },
            |position, mv| {
                let next = after(position, mv);
                let is_right = next.liberties(point("C3")) == 3;
                assert!(is_right || captures(&next, Move::Place(point("C2"))) > 0, "{mv}");
                is_right
            },
            |position, mv| {
                let is_right = captures(position, mv) == 2;
                assert!(is_right || after(position, mv).stone(point("C1")).is_none());
                is_right
            },
            |position, mv| {
                let next = after(position, mv);
                if eyes(&next) == 2 {
                    return true;
                }
                let next = after(&next, Move::Place(point("B1")));
                let later = next.moves().into_iter().map(|mv| eyes(&after(&next, mv)));
                assert!(later.max() < Some(2), "{mv}");
                false
            },
            |position, mv| {
                let retake = Move::Place(point("C3"));
                if position.refusal(retake).is_none() {
                    assert_eq!(captures(position, retake), 1);
                    let is_right = mv == retake;
                    assert!(is_right || after(position, mv).refusal(retake).is_none());
                    return is_right;
                }
                let next = after(position, mv);
                let is_threat = in_atari(&next) > in_atari(position);
                assert!(is_threat || next.refusal(retake).is_none(), "White can fill the ko");
                is_threat
            },
            |position, mv| {
                // No point is open to both.
                assert_eq!(position.count().halves, [26, 24]);
                let next = after(position, mv);
                let is_counted = next.phase() == Phase::Counted(Outcome::Win(Player::First));
                assert!(!is_counted || next.count().halves == [26, 24]);
                is_counted
            },
        ]);
    }
}
