//! A computer's objection to a count whose marks it would make otherwise.

use super::position::{Move, Position};
use crate::kind::Objection;

/// Returns the objection to the count of a position, if it is `mv`, after which no objection is
/// possible; `answers` are the moves by which the computer would mark other groups. It does not matter
/// whose stones they are: nobody wins by a mistake in the marks.
#[must_use]
pub fn objection(position: &Position, mv: Move, answers: &[Move]) -> Option<Objection> {
    if mv != Move::Done {
        return None;
    }
    let mut objection = Objection::default();
    for answer in answers {
        let Move::Dead(point) = *answer else { continue };
        let wrong = if position.dead().contains(point) {
            &mut objection.alive
        } else {
            &mut objection.dead
        };
        wrong.push(point.to_string());
    }
    (objection != Objection::default()).then_some(objection)
}

#[cfg(test)]
mod tests {
    use super::super::choices::Dead;
    use super::super::kind::Go;
    use super::super::life::Life;
    use super::super::setup::Setup;
    use super::*;
    use crate::control::Unlimited;
    use crate::game::Game as _;
    use crate::kind::{GameSetup, Notation};

    /// Returns the objection to the count of a board on which each side has a stone among the other's,
    /// and these groups are called dead.
    fn objected(marks: &str) -> Option<Objection> {
        let setup = Setup::new(6).expect("a size").with_dead(Dead::Settle);
        let mut position = Go::start(setup);
        let moves = format!("C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6 F6 A1 pass pass {marks}");
        for mv in Go::parse_moves(setup, &moves).expect("moves") {
            assert_eq!(position.refusal(mv), None, "{mv}");
            position.make(mv);
        }
        let answers = Life::read(&position, &mut Unlimited).settling(&position);
        let objects = |mv| objection(&position, mv, &answers).is_some();
        assert!(answers.iter().all(|&mv| mv == Move::Done || !objects(mv)));
        objection(&position, Move::Done, &answers)
    }

    #[test]
    fn a_count_with_other_marks_is_objected_to_whoever_gains_by_it() {
        let expected = |alive: &[&str], dead: &[&str]| {
            let names = |points: &[&str]| points.iter().map(ToString::to_string).collect();
            Some(Objection {
                alive: names(alive),
                dead: names(dead),
            })
        };
        assert_eq!(objected("dead:A1 dead:F6"), None, "both agree");
        for (marks, alive, dead) in [
            ("dead:A1 dead:F6 dead:D1", &["D1"][..], &[][..]),
            ("dead:A1", &[], &["F6"]),
            ("dead:F6", &[], &["A1"]),
            ("", &[], &["A1", "F6"]),
            ("dead:A1 dead:D1", &["D1"], &["F6"]),
        ] {
            assert_eq!(objected(marks), expected(alive, dead), "{marks}");
        }
    }
}
