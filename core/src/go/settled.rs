//! Positions in which nothing is left but to pass, or to settle which stones are dead; and a
//! computer's objection to a count whose marks it would make otherwise.

use super::area::{Area, Owner};
use super::choices::Dead;
use super::life::{self, Life};
use super::playout::Ownership;
use super::point::PointSet;
use super::position::{Move, Phase, Position};
use crate::control::Control;
use crate::game::{Game, Outcome, Player};
use crate::kind::Objection;
use crate::search::mcts::estimate;
use crate::search::{Ended, Report, RootMove};

/// How many playouts are played first, and how often in a hundred each point must be one player's
/// in them for the others to be played.
const FIRST_GAMES: u32 = 40;
/// As above.
const DOUBTFUL: u32 = 70;
/// How often in a hundred games a point is its owner's at their ends, for it to be settled.
const SETTLED: u32 = 85;

/// Returns the report of a position in which both have passed, or in which nothing is left but to
/// pass; `None` of others, and where `control` stops the games that would tell.
pub(super) fn settled(
    position: &Position,
    control: &mut dyn Control<Report<Move>>,
) -> Option<Report<Move>> {
    if position.phase() == Phase::Settling {
        // A stopped search still has an answer: what the playouts say.
        let life = Life::read(position, control);
        return Some(certain(
            position.to_move(),
            life.settling(position),
            position.count_without(&life.dead()),
        ));
    }
    let mut ownership = Ownership::new(position);
    // Early in the game nothing is, and later a few games mostly tell.
    if 3 * position.stones(Player::First).union(position.stones(Player::Second)).len()
        < position.setup().points()
    {
        return None;
    }
    if !play_while(&mut ownership, FIRST_GAMES, control) {
        return None;
    }
    let board = PointSet::board(position.setup().size());
    if board.iter().any(|point| {
        Player::BOTH.into_iter().all(|player| ownership.percent(point, player) < DOUBTFUL)
    }) {
        return None;
    }
    if !play_while(&mut ownership, life::PLAYOUTS - FIRST_GAMES, control) {
        return None;
    }
    // The player passes, so that the other could go on.
    let other = position.to_move().other();
    let dead = Life::of(position, &ownership, other, control).dead();
    if control.should_stop() {
        return None;
    }
    if !dead.is_empty() && position.setup().dead() == Dead::Stay {
        return None;
    }
    let after = position.count_without(&dead);
    let owners = position.owners_without(&dead);
    let is_settled = board.iter().all(|point| match owners(point) {
        Owner::Stone(player) | Owner::Territory(player) => {
            ownership.percent(point, player) >= SETTLED
        }
        Owner::Neutral => false,
    });
    let is_won = after.outcome() == Outcome::Win(position.to_move());
    // A player who is behind plays on as long as there is hope, unless the opponent has passed.
    (is_settled && (is_won || position.phase() == Phase::Passed))
        .then(|| certain(position.to_move(), vec![Move::Pass], after))
}

/// Plays this many games unless `control` stops them, and returns whether it played them all. The
/// first is played in any case.
fn play_while(
    ownership: &mut Ownership,
    games: u32,
    control: &mut dyn Control<Report<Move>>,
) -> bool {
    for _ in 0..games {
        if ownership.playouts() > 0 && control.should_stop() {
            return false;
        }
        ownership.play(1);
    }
    true
}

/// Returns the report of moves that need no search, after which the game is counted so.
fn certain(player: Player, pv: Vec<Move>, count: Area) -> Report<Move> {
    let best = pv.first().copied().unwrap_or(Move::Done);
    let score = estimate(match count.outcome() {
        Outcome::Draw => 0.5,
        Outcome::Win(winner) => f32::from(u8::from(winner == player)),
    });
    #[expect(clippy::cast_precision_loss, reason = "far fewer points than a float can count")]
    let lead = count.lead() as f32 / 2.0;
    let moves = vec![RootMove::exact(best, score)];
    Report {
        best,
        score,
        depth: 0,
        nodes: life::PLAYOUTS.into(),
        pv,
        moves,
        ended: Ended::Depth,
        lead: Some(match player {
            Player::First => lead,
            Player::Second => -lead,
        }),
    }
}

/// Returns the objection to the count of a position, if it is `mv`, after which no objection is
/// possible; `answers` are the moves by which the computer would mark other groups. It does not
/// matter whose stones they are: nobody wins by a mistake in the marks.
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
    use super::*;
    use crate::control::Unlimited;
    use crate::go::choices::Dead;
    use crate::go::kind::Go;
    use crate::go::life::Life;
    use crate::go::setup::Setup;
    use crate::kind::{GameSetup, Notation};

    /// Returns the objection to the count of a board on which each side has a stone among the
    /// other's, and these groups are called dead.
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
            Some(Objection { alive: names(alive), dead: names(dead) })
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
