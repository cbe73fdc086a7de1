//! The first lesson of Gomoku: threes and fours, and what Black may not play.

use crate::app::practice::first_lesson::{FirstLesson, Step};
use crate::core::gomoku::Gomoku;
use crate::words::text::first_lesson;

impl FirstLesson for Gomoku {
    const STEPS: &'static [Step] = &[
        Step {
            start: "D6 D7 E6 E7 F6 F5 G6 C6 size=9 rule=freestyle",
            lines: &["H6"],
            name: first_lesson::gomoku_five_name,
            task: first_lesson::gomoku_five,
            right: first_lesson::gomoku_five_right,
            wrong: first_lesson::gomoku_five_wrong,
        },
        Step {
            start: "C4 D4 E6 E4 F5 F4 D6 G4 size=9 rule=freestyle",
            lines: &["H4"],
            name: first_lesson::gomoku_block_name,
            task: first_lesson::gomoku_block,
            right: first_lesson::gomoku_block_right,
            wrong: first_lesson::gomoku_block_wrong,
        },
        Step {
            start: "E5 E6 F5 F3 G5 G7 size=9 rule=freestyle",
            lines: &["D5", "H5"],
            name: first_lesson::gomoku_four_name,
            task: first_lesson::gomoku_four,
            right: first_lesson::gomoku_four_right,
            wrong: first_lesson::gomoku_four_wrong,
        },
        Step {
            start: "D6 D4 F6 E4 E7 F4 size=9 rule=freestyle",
            lines: &["C4", "G4"],
            name: first_lesson::gomoku_stop_name,
            task: first_lesson::gomoku_stop,
            right: first_lesson::gomoku_stop_right,
            wrong: first_lesson::gomoku_stop_wrong,
        },
        Step {
            start: "C5 B5 D5 D6 E5 E3 F4 G6 F3 H3 size=9 rule=freestyle",
            lines: &["F5 G5"],
            name: first_lesson::gomoku_fork_name,
            task: first_lesson::gomoku_fork,
            right: first_lesson::gomoku_fork_right,
            wrong: first_lesson::gomoku_fork_wrong,
        },
        Step {
            start: "C6 B6 D6 D7 E6 E5 F7 H8 F8 E8 D9 G4 E9 G10 size=11 rule=restricted",
            lines: &["F6 G6"],
            name: first_lesson::gomoku_forbidden_name,
            task: first_lesson::gomoku_forbidden,
            right: first_lesson::gomoku_forbidden_right,
            wrong: first_lesson::gomoku_forbidden_wrong,
        },
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::practice::first_lesson::{after, check};
    use crate::core::game::{Game as _, Outcome, Player};
    use crate::core::gomoku::{Move, Point, Position, Refusal};

    /// Returns the empty points where a stone of this player makes five.
    fn fives(position: &Position, player: Player) -> Vec<Point> {
        let run = |from: Point, (right, up): (i8, i8)| {
            let next = |point: &Point| {
                let column = point.column().checked_add_signed(right)?;
                let next = Point::at(column, point.row().checked_add_signed(up)?);
                (position.stone(next) == Some(player)).then_some(next)
            };
            std::iter::successors(next(&from), next).count()
        };
        let makes_five = |&point: &Point| {
            let ways: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
            ways.iter().any(|&(right, up)| run(point, (right, up)) + run(point, (-right, -up)) >= 4)
        };
        let empty = position.points().filter(|&point| position.stone(point).is_none());
        empty.filter(makes_five).collect()
    }

    /// Returns whether a move leaves its player two points for five, and the opponent none.
    fn makes_open_four(position: &Position, mv: Move) -> bool {
        let (mover, next) = (position.to_move(), after(position, mv));
        fives(&next, mover).len() >= 2 && fives(&next, mover.other()).is_empty()
    }

    /// Returns whether a move makes a four and an open three: the one stone that stops the four
    /// lets an open four be made.
    fn makes_four_and_three(position: &Position, mv: Move) -> bool {
        let (mover, next) = (position.to_move(), after(position, mv));
        let [stop] = fives(&next, mover)[..] else {
            return false;
        };
        let stopped = after(&next, Move::Place(stop));
        stopped.moves().into_iter().any(|mv| makes_open_four(&stopped, mv))
    }

    #[test]
    fn exactly_the_moves_of_each_step_are_right() {
        check::<Gomoku>(&[
            |position, mv| {
                let won = after(position, mv).outcome() == Some(Outcome::Win(Player::First));
                assert_eq!(
                    won,
                    mv.point().is_some_and(|point| fives(position, Player::First) == [point])
                );
                won
            },
            |position, mv| fives(&after(position, mv), Player::Second).is_empty(),
            makes_open_four,
            |position, mv| {
                let next = after(position, mv);
                !next.moves().iter().any(|&reply| makes_open_four(&next, reply))
            },
            makes_four_and_three,
            |position, mv| {
                assert_eq!(position.to_move(), Player::First);
                let crosses = position.forbidden_points().into_iter();
                let reasons: Vec<_> = crosses.map(|point| position.forbidden(point)).collect();
                assert!(reasons.iter().all(|&reason| reason == Some(Refusal::DoubleThree)));
                assert!(!reasons.is_empty());
                makes_four_and_three(position, mv)
            },
        ]);
    }
}
