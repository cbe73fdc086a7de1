//! The stones sent by a manager, and the position that they form.

use super::request::{Owner, Place};
use crate::core::game::{Game, Player, Reason as _};
use crate::core::gomoku::{Move, Point, Position, Setup};
use crate::words::refused;

/// The most stones tried while searching for an order of moves: enough for every board that a game
/// could lead to, where nearly all fit at the first try, and far less than a second.
const MAX_TRIES: u32 = 20_000;
const NO_ORDER: &str = "there is no order in which the rules allow these stones";

/// The stones on the board, in the order in which the manager sent them.
#[derive(Clone, Debug, Default)]
pub(super) struct Stones {
    placed: Vec<(Point, Owner)>,
}

impl Stones {
    pub(super) fn is_empty(&self) -> bool {
        self.placed.is_empty()
    }

    pub(super) fn count(&self, owner: Owner) -> usize {
        self.placed.iter().filter(|(_, other)| *other == owner).count()
    }

    /// Puts a stone on the board without checking the rules.
    ///
    /// # Errors
    /// If its point is taken.
    pub(super) fn put(&mut self, setup: Setup, point: Point, owner: Owner) -> Result<(), String> {
        if self.placed.iter().any(|&(taken, _)| taken == point) {
            let place = Place::of(setup, point);
            return Err(format!("{place}: there are two stones on this point"));
        }
        self.placed.push((point, owner));
        Ok(())
    }

    /// Takes a stone off the board.
    ///
    /// # Errors
    /// If there is no stone on this point.
    pub(super) fn remove(&mut self, setup: Setup, point: Point) -> Result<(), String> {
        let index = self.placed.iter().position(|&(taken, _)| taken == point);
        let place = Place::of(setup, point);
        let index = index.ok_or_else(|| format!("{place}: there is no stone to take back"))?;
        self.placed.remove(index);
        Ok(())
    }

    /// Plays a move, and returns the position after it.
    ///
    /// # Errors
    /// If the stones are not a position with this player to move, or the rules refuse the move;
    /// nothing is changed then.
    pub(super) fn play(
        &mut self,
        setup: Setup,
        point: Point,
        owner: Owner,
    ) -> Result<Position, String> {
        let mut position = self.position(setup, owner)?;
        let place = Place::of(setup, point);
        position
            .play(Move::Place(point))
            .map_err(|refusal| format!("{place}: {}", refused(refusal.name())))?;
        self.placed.push((point, owner));
        Ok(position)
    }

    /// Returns the position with these stones and this player to move.
    ///
    /// Positions must be reachable, so the stones are played in some legal order: the one sent, if
    /// that is legal. A stone that makes an overline, or is on a point that was forbidden for a
    /// while, may have to come later.
    ///
    /// # Errors
    /// If the numbers of stones are wrong, or there is no legal order.
    pub(super) fn position(&self, setup: Setup, mover: Owner) -> Result<Position, String> {
        let counts = [self.count(mover), self.count(mover.other())];
        let first = match counts {
            [ours, others] if ours == others => mover,
            [ours, others] if ours + 1 == others => mover.other(),
            [mover, other] => {
                return Err(format!(
                    "players alternate, so the player to move has as many stones as the other \
                    player or one fewer: here {mover} against {other}"
                ));
            }
        };
        let of = |owner: Owner| {
            self.placed
                .iter()
                .filter(|(_, other)| *other == owner)
                .map(|&(point, _)| point)
                .collect()
        };
        let mut left = [of(first), of(first.other())];
        let mut position = Position::empty(setup);
        if arrange(&mut position, &mut left, &mut MAX_TRIES.clone()) {
            Ok(position)
        } else {
            Err(NO_ORDER.to_owned())
        }
    }
}

/// Plays the remaining stones of the players in turn, and returns whether there is a legal order.
/// Only the last stone may end the game.
fn arrange(position: &mut Position, left: &mut [Vec<Point>; 2], tries: &mut u32) -> bool {
    let mover: Player = position.to_move();
    if left.iter().all(Vec::is_empty) {
        return true;
    }
    for index in 0..left[mover.index()].len() {
        if *tries == 0 {
            return false;
        }
        *tries -= 1;
        let point = left[mover.index()].remove(index);
        let mv = Move::Place(point);
        if position.refusal(mv).is_none() {
            let undo = position.make(mv);
            let is_last = left.iter().all(Vec::is_empty);
            if (is_last || position.outcome().is_none()) && arrange(position, left, tries) {
                return true;
            }
            position.unmake(mv, undo);
        }
        left[mover.index()].insert(index, point);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::gomoku::Rule;

    /// Returns the stones of a drawing, row by row from the top: `X` our own, `O` the opponent's.
    fn stones(setup: Setup, drawing: &str) -> Stones {
        let mut stones = Stones::default();
        for (row, line) in (0..setup.size())
            .rev()
            .zip(drawing.lines().map(str::trim).filter(|line| !line.is_empty()))
        {
            for (column, mark) in (0..).zip(line.chars()) {
                let owner = match mark {
                    'X' => Owner::Own,
                    'O' => Owner::Opponent,
                    _ => continue,
                };
                stones.put(setup, Point::at(column, row), owner).expect("an empty point");
            }
        }
        stones
    }

    fn setup(rule: Rule) -> Setup {
        Setup::of_engines(9, 5, rule).expect("a board")
    }

    /// Played row by row, a five would come before the six.
    const SIX: &str = "
        .........
        .XXXXXX..
        .........
        .O.O.O.O.
        .........
        .O.O.....
        .........
        .........
        .........";

    #[test]
    fn an_order_is_found_in_which_a_line_is_too_long_at_once() {
        let setup = setup(Rule::Standard);
        let position = stones(setup, SIX).position(setup, Owner::Own).expect("a position");
        assert_eq!(
            (position.stones(), position.outcome(), position.to_move()),
            (12, None, Player::First)
        );
        for point in position.points() {
            let owner = position
                .stone(point)
                .map(|player| if player == Player::First { Owner::Own } else { Owner::Opponent });
            let told = stones(setup, SIX)
                .placed
                .into_iter()
                .find(|&(told, _)| told == point)
                .map(|(_, owner)| owner);
            assert_eq!(owner, told, "{point}");
        }
    }

    #[test]
    fn what_no_order_allows_is_refused() {
        // In freestyle a six is always a five before or at that moment, so the game is over before
        // the last of Black's stones.
        let freestyle = setup(Rule::Freestyle);
        let over = stones(freestyle, SIX).position(freestyle, Owner::Own);
        assert_eq!(over.err().as_deref(), Some(NO_ORDER));
        let renju = setup(Rule::Renju);
        let renju_six = stones(renju, SIX).position(renju, Owner::Own);
        assert_eq!(renju_six.err().as_deref(), Some(NO_ORDER), "Black may not make six");
    }

    #[test]
    fn the_numbers_of_stones_tell_who_is_black() {
        let setup = setup(Rule::Freestyle);
        let one = stones(setup, "....\n.O..");
        let position = one.position(setup, Owner::Own).expect("a position");
        assert_eq!(
            (position.to_move(), position.stone(Point::at(1, 7))),
            (Player::Second, Some(Player::First))
        );
        let wrong = |stones: &Stones, mover, counts| {
            let error = stones.position(setup, mover).expect_err("wrong numbers");
            assert!(error.ends_with(counts), "{error}");
        };
        wrong(&one, Owner::Opponent, "here 1 against 0");
        let two = stones(setup, "....\n.O.O");
        wrong(&two, Owner::Own, "here 0 against 2");
    }
}
