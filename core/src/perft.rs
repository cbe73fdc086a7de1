//! Counts of move sequences, to check a game's rules against known numbers.

use super::game::Game;

/// Returns the number of sequences of exactly `depth` moves from this position; a finished game is
/// not continued.
///
/// ```
/// use plot4_core::connect4::{Position, Standard};
/// use plot4_core::perft::perft;
///
/// assert_eq!(perft(&Position::empty(Standard), 4), 7 * 7 * 7 * 7);
/// ```
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth as usize];
    count(&mut position.clone(), depth, &mut buffers)
}

/// Counts with one buffer of moves for each ply, so that nothing is allocated on the way.
fn count<G: Game>(position: &mut G, depth: u32, buffers: &mut [Vec<G::Move>]) -> u64 {
    let Some((moves, deeper)) = buffers.split_first_mut() else {
        return 1;
    };
    position.legal_moves(moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut total = 0;
    for &mv in moves.iter() {
        let undo = position.make(mv);
        total += count(position, depth - 1, deeper);
        position.unmake(mv, undo);
    }
    total
}
