//! The first lesson of Checkers: jumps, kings, and making the opponent move.

use crate::app::practice::first_lesson::{FirstLesson, Step};
use crate::core::checkers::Checkers;
use crate::words::text::first_lesson;

impl FirstLesson for Checkers {
    const STEPS: &'static [Step] = &[
        Step {
            start: "B:W15,16,23,27:B3,11",
            lines: &["11x20"],
            name: first_lesson::checkers_jump_name,
            task: first_lesson::checkers_jump,
            right: first_lesson::checkers_jump_right,
            wrong: first_lesson::checkers_jump_wrong,
        },
        Step {
            start: "B:W10,18,19,27:B6",
            lines: &["6x15x24x31"],
            name: first_lesson::checkers_chain_name,
            task: first_lesson::checkers_chain,
            right: first_lesson::checkers_chain_right,
            wrong: first_lesson::checkers_chain_wrong,
        },
        Step {
            start: "B:W20,22:B3,27",
            lines: &["27-31", "27-32"],
            name: first_lesson::checkers_king_name,
            task: first_lesson::checkers_king,
            right: first_lesson::checkers_king_right,
            wrong: first_lesson::checkers_king_wrong,
        },
        Step {
            start: "B:W16,18,27:B12,K32",
            lines: &["32x23x14"],
            name: first_lesson::checkers_back_name,
            task: first_lesson::checkers_back,
            right: first_lesson::checkers_back_right,
            wrong: first_lesson::checkers_back_wrong,
        },
        Step {
            start: "B:W23,24:B12,15,16",
            lines: &["16-19 23x16 12x19x28"],
            name: first_lesson::checkers_shot_name,
            task: first_lesson::checkers_shot,
            right: first_lesson::checkers_shot_right,
            wrong: first_lesson::checkers_shot_wrong,
        },
        Step {
            start: "B:WK29:BK18",
            lines: &["18-22 29-25 22x29"],
            name: first_lesson::checkers_opposition_name,
            task: first_lesson::checkers_opposition,
            right: first_lesson::checkers_opposition_right,
            wrong: first_lesson::checkers_opposition_wrong,
        },
    ];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::practice::first_lesson::{after, check};
    use crate::core::checkers::{Move, Piece, Position};
    use crate::core::game::{Game as _, Outcome, Player};

    /// Returns how many pieces the player to move can take at most.
    fn most_jumps(position: &Position) -> u8 {
        position.moves().into_iter().map(Move::jumps).max().unwrap_or_default()
    }

    /// Returns whether after every reply to the move this many pieces can be taken.
    fn gains(position: &Position, mv: Move, jumps: u8) -> bool {
        let next = after(position, mv);
        next.moves().into_iter().all(|reply| most_jumps(&after(&next, reply)) >= jumps)
    }

    #[test]
    fn exactly_the_moves_of_each_step_are_right() {
        check::<Checkers>(&[
            |position, mv| {
                let next = after(position, mv);
                let back = next.moves().into_iter().find(|mv| mv.is_jump());
                assert!(back.is_none_or(|back| back.to_string() == "23x14"));
                mv.is_jump() && back.is_none()
            },
            |position, mv| {
                assert!(most_jumps(position) == 3 && mv.jumps() >= 2);
                mv.jumps() == 3
            },
            |position, mv| position.is_crowning(mv),
            |position, mv| {
                let is_king = position.piece(mv.from()).is_some_and(Piece::is_king);
                assert_eq!(mv.jumps(), if is_king { 2 } else { 1 });
                is_king
            },
            |position, mv| {
                if position.must_jump() {
                    let won = Some(Outcome::Win(Player::First));
                    assert_eq!((mv.jumps(), after(position, mv).outcome()), (2, won));
                    return true;
                }
                let is_given = after(position, mv).must_jump();
                is_given && gains(position, mv, 2)
            },
            |position, mv| {
                if position.must_jump() {
                    return after(position, mv).outcome() == Some(Outcome::Win(Player::First));
                }
                gains(position, mv, 1)
            },
        ]);
    }
}
