//! Plain minimax, written like its definition.

use plot4::core::game::{Game, Outcome};
use plot4::core::score::Score;
use plot4::core::search::Evaluate;

/// Returns the value of a position `depth` plies deep, to the player to move.
pub fn value<G: Game>(position: &G, evaluate: &impl Evaluate<G>, depth: u32) -> Score {
    match position.outcome() {
        Some(Outcome::Draw) => return Score::DRAW,
        Some(Outcome::Win(winner)) if winner == position.to_move() => return Score::win_in(0),
        Some(Outcome::Win(_)) => return Score::loss_in(0),
        None => {}
    }
    if depth == 0 {
        return evaluate.evaluate(position);
    }
    moves(position, evaluate, depth).into_iter().map(|(_, score)| score).max().expect("a game in progress has a move")
}

/// Returns each legal move with its value to the player who makes it.
pub fn moves<G: Game>(position: &G, evaluate: &impl Evaluate<G>, depth: u32) -> Vec<(G::Move, Score)> {
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let mut values = Vec::new();
    for mv in legal {
        let mut next = position.clone();
        next.play(mv).expect("legal");
        values.push((mv, -value(&next, evaluate, depth - 1).one_ply_later()));
    }
    values
}

/// Returns the number of nodes that plain minimax visits.
pub fn nodes<G: Game>(position: &G, depth: u32) -> u64 {
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    if depth == 0 || legal.is_empty() {
        return 1;
    }
    let mut sum = 1;
    for mv in legal {
        let mut next = position.clone();
        next.play(mv).expect("legal");
        sum += nodes(&next, depth - 1);
    }
    sum
}
