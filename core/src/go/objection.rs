//! A computer's objection to a count that takes its stones, or spares its opponent's.

use super::position::{Move, Position};
use crate::game::Player;
use crate::kind::Objection;

/// Returns the objection of the opponent of `person` to the count of a position, if it is `mv`,
/// after which no objection is possible; `answers` are the moves by which it would mark other
/// groups. A player who gives stones away by mistake gets no warning.
#[must_use]
pub fn objection(
    position: &Position,
    person: Player,
    mv: Move,
    answers: &[Move],
) -> Option<Objection> {
    if mv != Move::Done {
        return None;
    }
    let mut objection = Objection::default();
    for answer in answers {
        let Move::Dead(point) = *answer else { continue };
        match (
            position.dead().contains(point),
            position.stones(person).contains(point),
        ) {
            (true, false) => objection.alive.push(point.to_string()),
            (false, true) => objection.dead.push(point.to_string()),
            (true, true) | (false, false) => {}
        }
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

    /// Returns the objection when the first player, or the second, counts a board on which each has
    /// a stone among the other's, and these groups are called dead.
    fn objected(person: Player, marks: &str) -> Option<Objection> {
        let setup = Setup::new(6).expect("a size").with_dead(Dead::Settle);
        let mut position = Go::start(setup);
        let moves = format!("C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6 F6 A1 pass pass {marks}");
        for mv in Go::parse_moves(setup, &moves).expect("moves") {
            assert_eq!(position.refusal(mv), None, "{mv}");
            position.make(mv);
        }
        let answers = Life::read(&position, &mut Unlimited).settling(&position);
        let objects = |mv| objection(&position, person, mv, &answers).is_some();
        assert!(answers.iter().all(|&mv| mv == Move::Done || !objects(mv)));
        objection(&position, person, Move::Done, &answers)
    }

    #[test]
    fn only_a_count_against_the_computer_is_objected_to() {
        let (black, white) = (Player::First, Player::Second);
        let expected = |alive: &[&str], dead: &[&str]| {
            let names = |points: &[&str]| points.iter().map(ToString::to_string).collect();
            Some(Objection {
                alive: names(alive),
                dead: names(dead),
            })
        };
        for person in [black, white] {
            assert_eq!(objected(person, "dead:A1 dead:F6"), None, "both agree");
        }
        assert_eq!(
            objected(black, "dead:A1 dead:F6 dead:D1"),
            expected(&["D1"], &[])
        );
        assert_eq!(
            objected(white, "dead:A1 dead:F6 dead:D1"),
            None,
            "White gives its own stones away"
        );
        assert_eq!(objected(black, "dead:A1"), expected(&[], &["F6"]));
        assert_eq!(objected(white, "dead:A1"), None);
        assert_eq!(
            objected(black, "dead:A1 dead:D1"),
            expected(&["D1"], &["F6"])
        );
    }
}
