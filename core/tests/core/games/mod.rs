//! Small games to hold the search, the record and the contract to.

pub mod text_tree;
#[path = "../../../../tests/tools/tiny_game/rules.rs"]
pub mod tic_tac_toe;

use plot4_core::game::{Game, Player};
use plot4_core::score::Score;
use plot4_core::search::{Evaluate, Standing};

/// An estimate that means nothing, and differs between most positions: the hash of the key, from
/// -50 to 50.
#[derive(Clone, Copy, Debug)]
pub struct Noise;

impl<G: Game> Evaluate<G> for Noise {
    fn evaluate(&self, position: &G) -> Score {
        use plot4_core::game::Key;
        let hashed = i32::try_from(position.key().hash64() % 101).expect("small");
        Score::heuristic(if position.to_move() == Player::First {
            hashed - 50
        } else {
            50 - hashed
        })
    }
}

/// A coarse estimate, -1, 0 or 1, so that there are many ties.
#[derive(Clone, Copy, Debug)]
pub struct Coarse;

impl<G: Game> Evaluate<G> for Coarse {
    fn evaluate(&self, position: &G) -> Score {
        use plot4_core::game::Key;
        let hashed = i32::try_from(position.key().hash64() % 3).expect("small");
        Score::heuristic(if position.to_move() == Player::First { hashed - 1 } else { 1 - hashed })
    }
}

/// [`Noise`], with some of the moves in some of the positions noisy.
#[derive(Clone, Copy, Debug)]
pub struct Restless;

impl<G: Game> Evaluate<G> for Restless {
    fn evaluate(&self, position: &G) -> Score {
        Noise.evaluate(position)
    }

    fn noisy(&self, position: &G, out: &mut Vec<G::Move>) -> Standing {
        use plot4_core::game::Key;
        position.legal_moves(out);
        let hash = position.key().hash64() >> 7;
        let mut number = 0;
        out.retain(|_| {
            number += 1;
            (hash >> number).is_multiple_of(3)
        });
        if hash.is_multiple_of(2) { Standing::Allowed } else { Standing::Refused }
    }
}
