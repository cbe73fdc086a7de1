//! The cursor of the user: a square, and a move half made.

use crate::app::contract::board::Touch;
use crate::core::checkers::{Checkers, Move, Position, Square};
use crate::core::game::Game;

/// A square, and the piece that was taken in hand with the jumps that it has made so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    pub square: Square,
    /// The piece in hand, as a chain that may still be without a jump.
    pub begun: Option<Move>,
}

impl Aim {
    /// Returns the aim at a square, with nothing in hand.
    #[must_use]
    pub const fn at(square: Square) -> Self {
        Self { square, begun: None }
    }

    /// Returns the aim at another square, with the same in hand.
    #[must_use]
    pub const fn to(self, square: Square) -> Self {
        Self { square, ..self }
    }

    /// Returns the move half made, if the rules allow one that begins like that: the position may
    /// have changed since.
    #[must_use]
    pub fn begun_in(self, position: &Position) -> Option<Move> {
        self.begun.filter(|&begun| legal(position).iter().any(|mv| mv.after(begun).is_some()))
    }

    /// Returns the aim with the last step of the move half made taken back, or `None` if there is
    /// none.
    #[must_use]
    pub fn step_back(self) -> Option<Self> {
        let begun = self.begun?;
        let less = if begun.is_jump() { Some(begun.without_last()) } else { None };
        Some(Self { square: less.map_or(begun.from(), Move::to), begun: less })
    }
}

/// Returns the squares of a move half made, the one where it begins first.
#[must_use]
pub fn squares(begun: Move) -> Vec<Square> {
    // Without a jump it is a piece in hand, which has gone nowhere yet.
    if begun.is_jump() { begun.path() } else { vec![begun.from()] }
}

#[must_use]
pub fn legal(position: &Position) -> Vec<Move> {
    position.moves()
}

/// Returns the squares where the move half made can continue, each once.
#[must_use]
pub fn next_squares(position: &Position, begun: Move) -> Vec<Square> {
    let mut squares: Vec<Square> =
        legal(position).iter().filter_map(|mv| mv.after(begun)).map(|(_, square)| square).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// Returns the result of a press on the square under the cursor: a piece is picked up or put down,
/// or a move continues or is complete. Moves against the rules are passed on, so that the refusal
/// says why; `None` where there is nothing to say.
#[must_use]
pub fn press(position: &Position, aim: Aim) -> Option<Touch<Checkers>> {
    let Aim { square, .. } = aim;
    let moves = legal(position);
    if let Some(begun) = aim.begun_in(position) {
        let goes_on = moves.iter().find_map(|mv| {
            mv.after(begun).filter(|&(_, landing)| landing == square).map(|(way, _)| (*mv, way))
        });
        if let Some((mv, way)) = goes_on {
            let further = if mv.is_jump() { begun.and_jump(way, square) } else { mv };
            let is_whole = moves.contains(&further);
            return Some(if is_whole {
                Touch::Play(further)
            } else {
                Touch::Aim(Aim { square, begun: Some(further) })
            });
        }
        // The last square of the only chain that ends there means that chain.
        let mut ends = moves.iter().filter(|mv| mv.to() == square && mv.after(begun).is_some());
        if let (Some(&only), None) = (ends.next(), ends.next()) {
            return Some(Touch::Play(only));
        }
        if begun.to() == square {
            return Some(Touch::Aim(if begun.is_jump() { aim } else { Aim::at(square) }));
        }
        if begun.is_jump() {
            let there = Move::along(position.size(), &[begun.to(), square]);
            return there.map(Touch::Play);
        }
        if !is_own(position, square) {
            return Move::along(position.size(), &[begun.from(), square]).map(Touch::Play);
        }
    }
    if moves.iter().any(|mv| mv.from() == square) {
        return Some(Touch::Aim(Aim { square, begun: Some(Move::chain(position.size(), square)) }));
    }
    if is_own(position, square) {
        let size = position.size();
        let piece = position.piece(square)?;
        let ahead = |way: crate::core::checkers::Direction| {
            piece.is_king() || way.is_down() == (piece.owner == crate::core::game::Player::First)
        };
        let ways = crate::core::checkers::Direction::ALL.into_iter().filter(|&way| ahead(way));
        let steps: Vec<Move> = ways
            .filter(|&way| size.neighbour(square, way, 1).is_some())
            .map(|way| Move::step(size, square, way))
            .collect();
        let free = steps.iter().copied().find(|mv| position.piece(mv.to()).is_none());
        return free.or(steps.first().copied()).map(Touch::Play);
    }
    None
}

/// Returns whether a piece of the player to move stands on a square.
fn is_own(position: &Position, square: Square) -> bool {
    position.piece(square).is_some_and(|piece| piece.owner == position.to_move())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::checkers::Setup;
    use crate::core::kind::GameSetup;

    fn square(number: u8) -> Square {
        Square::from_number(number).expect("a square")
    }

    /// Presses squares one after the other, and returns what came of the last.
    fn pressed(position: &Position, numbers: &[u8]) -> String {
        let mut aim = Aim::at(square(1));
        let mut last = String::new();
        for &number in numbers {
            last = match press(position, aim.to(square(number))) {
                Some(Touch::Aim(next)) => {
                    aim = next;
                    format!(
                        "{:?}",
                        aim.begun
                            .map(squares)
                            .unwrap_or_default()
                            .iter()
                            .map(|square| square.number())
                            .collect::<Vec<_>>()
                    )
                }
                Some(Touch::Play(mv)) => format!("{mv}"),
                None => "nothing".to_owned(),
            };
        }
        last
    }

    fn of_fen(fen: &str) -> Position {
        let start = fen.parse().expect("a position");
        Checkers::start(Setup::default().with_start(start).expect("a setup"))
    }

    #[test]
    fn a_piece_is_taken_in_hand_and_goes_to_a_square() {
        let start = Checkers::start(Setup::default());
        for (numbers, expected) in [
            (&[11][..], "[11]"),
            (&[11, 15], "11-15"),
            (&[11, 11], "[]"),
            (&[11, 10], "[10]"),
            (&[11, 18], "11x18"), // which the rules refuse, and say why
            (&[11, 27], "nothing"),
            (&[1], "1-5"), // as above: the square is taken
            (&[15], "nothing"),
            (&[22], "nothing"),
        ] {
            assert_eq!(pressed(&start, numbers), expected, "{numbers:?}");
        }
    }

    #[test]
    fn a_chain_is_made_jump_by_jump_or_by_its_last_square_where_that_is_clear() {
        let chain = of_fen("B:B9,1:W14,23");
        assert_eq!(pressed(&chain, &[9, 18]), "[9, 18]");
        assert_eq!(pressed(&chain, &[9, 18, 27]), "9x18x27");
        assert_eq!(pressed(&chain, &[9, 27]), "9x18x27");
        assert_eq!(pressed(&chain, &[1]), "1-5", "which the rules refuse: there is a jump");
        let Some(Touch::Aim(half)) = press(
            &chain,
            Aim { square: square(18), begun: Some(Move::chain(chain.size(), square(9))) },
        ) else {
            panic!("the chain goes on")
        };
        assert_eq!(next_squares(&chain, half.begun.expect("a chain")), [square(27)]);
        let back = half.step_back().expect("a jump to take back");
        assert_eq!(
            back,
            Aim { square: square(9), begun: Some(Move::chain(chain.size(), square(9))) }
        );
        assert_eq!(back.step_back(), Some(Aim::at(square(9))));
        assert_eq!(Aim::at(square(9)).step_back(), None);
        // A half-made move from another position means nothing here.
        assert_eq!(half.begun_in(&of_fen("B:B9:W32")), None);
    }
}
