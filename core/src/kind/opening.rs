//! Positions suitable for starting a game between two computers: neither side can win immediately.

use crate::game::{Game, Outcome};

/// The length of a win, in plies, that makes a position unsuitable for the player to move; it is
/// one more for the opponent.
const PLIES: u32 = 3;

/// Returns whether a game can begin with this position: it is in progress, the player to move
/// cannot force a win within 3 plies, nor the opponent within 4.
///
/// This depends on the rules alone, by plain search of the [candidates](Game::candidates), so that
/// the same seeds lead to the same openings however computers improve. In Connect 4 such wins are
/// fours in two places, in Gomoku open fours and double fours.
///
/// ```
/// use plot4_core::connect4::{Standard, notation};
/// use plot4_core::kind::is_quiet;
///
/// let is_quiet = |moves| notation::parse_position(Standard, moves).map(|start| is_quiet(&start));
/// assert_eq!(is_quiet("444"), Ok(true));
/// assert_eq!(is_quiet("4455"), Ok(false), "a third coin in the row makes two fours");
/// ```
#[must_use]
pub fn is_quiet<G: Game>(position: &G) -> bool {
    let mut position = position.clone();
    if position.outcome().is_some() || forces_win(&mut position, PLIES) {
        return false;
    }
    // One move after which the opponent has nothing is enough.
    any_move(&mut position, |after| after.outcome().is_some() || !forces_win(after, PLIES))
}

/// Returns whether the player to move can force a win within this odd number of plies.
fn forces_win<G: Game>(position: &mut G, plies: u32) -> bool {
    let player = position.to_move();
    if any_move(position, |after| after.outcome() == Some(Outcome::Win(player))) {
        return true;
    }
    let escapes =
        |answered: &mut G| answered.outcome().is_some() || !forces_win(answered, plies - 2);
    plies > 2 && any_move(position, |after| after.outcome().is_none() && !any_move(after, escapes))
}

/// Returns whether this holds after any candidate; the position is restored at the end.
fn any_move<G: Game>(position: &mut G, mut holds: impl FnMut(&mut G) -> bool) -> bool {
    let mut moves = Vec::new();
    position.candidates(&mut moves);
    moves.into_iter().any(|mv| {
        let undo = position.make(mv);
        let found = holds(position);
        position.unmake(mv, undo);
        found
    })
}

#[cfg(test)]
mod tests {
    use super::is_quiet;
    use crate::connect4::{Size, notation};

    #[test]
    fn neither_side_wins_at_once_from_a_quiet_position() {
        for (moves, expected) in [
            ("", true),
            ("444", true),
            ("4455", false), // a third coin in the row, open on both sides, makes two fours
            ("44556", false), // the other one cannot stop both
            ("112233", false), // the fourth coin
            ("1212121", false), // the game is over
        ] {
            let position = notation::parse_position(Size::STANDARD, moves).expect("moves");
            assert_eq!(is_quiet(&position), expected, "{moves}");
        }
    }
}
