//! The first lesson of Reversi: lines, corners, passes, and how a game ends.

use crate::app::practice::first_lesson::{FirstLesson, Step};
use crate::core::reversi::Reversi;
use crate::words::text::first_lesson;

impl FirstLesson for Reversi {
    const STEPS: &'static [Step] = &[
        Step {
            start: "d3 c3 b3 d2",
            lines: &["d1"],
            name: first_lesson::reversi_turn_name,
            task: first_lesson::reversi_turn,
            right: first_lesson::reversi_turn_right,
            wrong: first_lesson::reversi_turn_wrong,
        },
        Step {
            start: "c4 c5 f6 f3 d6 f5",
            lines: &["f4"],
            name: first_lesson::reversi_lines_name,
            task: first_lesson::reversi_lines,
            right: first_lesson::reversi_lines_right,
            wrong: first_lesson::reversi_lines_wrong,
        },
        Step {
            start: "c4 c3 c2 d6 e6 b2",
            lines: &["a1"],
            name: first_lesson::reversi_corner_name,
            task: first_lesson::reversi_corner,
            right: first_lesson::reversi_corner_right,
            wrong: first_lesson::reversi_corner_wrong,
        },
        Step {
            start: "c4 c3 e6 f6 g6 g7 c2 b2",
            lines: &["d3", "f5"],
            name: first_lesson::reversi_keep_name,
            task: first_lesson::reversi_keep,
            right: first_lesson::reversi_keep_right,
            wrong: first_lesson::reversi_keep_wrong,
        },
        Step {
            start: "d3 c3 e6 d6 c6 d7",
            lines: &["d8"],
            name: first_lesson::reversi_mobility_name,
            task: first_lesson::reversi_mobility,
            right: first_lesson::reversi_mobility_right,
            wrong: first_lesson::reversi_mobility_wrong,
        },
        Step {
            start: "d3 c3 f5 e3 b2 e6 f7 e7 f3 g7 g8 e2",
            lines: &["e1 pass"],
            name: first_lesson::reversi_pass_name,
            task: first_lesson::reversi_pass,
            right: first_lesson::reversi_pass_right,
            wrong: first_lesson::reversi_pass_wrong,
        },
        Step {
            start: "d3 e3 f4 c5 f3 e2 d1 c2 d6 g3 b4 f5 g5 c6 f2 f1 c7 b5 h3 g4 a5 g6 c3 b8 g2 a3 \
                    d2 c1 h4 b3 g7 h5 a4 f7 d7 e1 e6 g1 c4 a2 e7 a6 h7 c8 b6 f8 f6 g8 b2 h2 d8 a7 \
                    b7 e8 h8 h6 a8 a1",
            lines: &["b1 pass h1"],
            name: first_lesson::reversi_end_name,
            task: first_lesson::reversi_end,
            right: first_lesson::reversi_end_right,
            wrong: first_lesson::reversi_end_wrong,
        },
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::practice::first_lesson::{after, check};
    use crate::core::game::{Game as _, Outcome};
    use crate::core::reversi::{Move, Position, Square};

    fn turns(position: &Position, mv: Move) -> u32 {
        mv.point().map_or(0, |square| position.turns(square))
    }

    fn is_corner(mv: Move) -> bool {
        let corners = ["a1", "a8", "h1", "h8"].map(|name| name.parse::<Square>().ok());
        mv.point().is_some_and(|square| corners.contains(&Some(square)))
    }

    /// Returns in how many directions discs turn over: none of the runs touch in this position.
    fn directions(position: &Position, mv: Move) -> usize {
        let next = after(position, mv);
        let place = mv.point().expect("a square");
        let beside = |square: &Square| {
            let near = |one: u8, other: u8| one.abs_diff(other) <= 1;
            near(square.column(), place.column()) && near(square.row(), place.row())
        };
        let all = (0..8).flat_map(|column| (0..8).map(move |row| Square::at(column, row)));
        let turned = |square: &Square| {
            let before = position.disc(*square);
            before.is_some() && before != next.disc(*square)
        };
        all.filter(|square| beside(square) && turned(square)).count()
    }

    /// Returns whether the player to move wins with the best play of both.
    fn wins(position: &Position) -> bool {
        match position.outcome() {
            Some(Outcome::Win(winner)) => winner == position.to_move(),
            Some(Outcome::Draw) => false,
            None => position.moves().into_iter().any(|mv| !wins(&after(position, mv))),
        }
    }

    #[test]
    fn exactly_the_moves_of_each_step_are_right() {
        check::<Reversi>(&[
            |position, mv| {
                assert!(turns(position, mv) <= 3);
                turns(position, mv) == 3
            },
            |position, mv| directions(position, mv) == 3,
            |_, mv| is_corner(mv),
            |position, mv| !after(position, mv).moves().into_iter().any(is_corner),
            |position, mv| after(position, mv).moves().len() == 2,
            |position, mv| after(position, mv).must_pass(),
            |position, mv| {
                let next = after(position, mv);
                if next.outcome().is_some() {
                    assert_eq!(next.count(), [34, 30]);
                    return true;
                }
                let is_right =
                    if next.must_pass() { wins(&after(&next, Move::Pass)) } else { !wins(&next) };
                assert!(is_right || next.outcome().is_none());
                is_right
            },
        ]);
    }
}
