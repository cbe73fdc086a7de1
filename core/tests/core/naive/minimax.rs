//! Plain minimax, written like its definition.

use plot4_core::game::{Game, Outcome};
use plot4_core::score::Score;
use plot4_core::search::{Evaluate, Standing};

/// Returns the value of a position `depth` plies deep, to the player to move.
pub fn value<G: Game>(position: &G, evaluate: &impl Evaluate<G>, depth: u32) -> Score {
    match position.outcome() {
        Some(Outcome::Draw) => return Score::DRAW,
        Some(Outcome::Win(winner)) if winner == position.to_move() => return Score::win_in(0),
        Some(Outcome::Win(_)) => return Score::loss_in(0),
        None => {}
    }
    if depth == 0 {
        return quiet_value(position, evaluate);
    }
    moves(position, evaluate, depth)
        .into_iter()
        .map(|(_, score)| score)
        .max()
        .expect("a game in progress has a move")
}

/// Returns the value of a position in progress at depth 0: the estimate, or what comes of noisy
/// moves.
fn quiet_value<G: Game>(position: &G, evaluate: &impl Evaluate<G>) -> Score {
    let mut noisy = Vec::new();
    let standing = evaluate.noisy(position, &mut noisy);
    let values = noisy.iter().map(|&mv| {
        let mut next = position.clone();
        next.play(mv).expect("legal");
        -value(&next, evaluate, 0).one_ply_later()
    });
    let best = values.max();
    match (best, standing) {
        (None, _) => evaluate.evaluate(position),
        (Some(best), Standing::Allowed) => best.max(evaluate.evaluate(position)),
        (Some(best), Standing::Refused) => best,
    }
}

/// Returns each legal move with its value to the player who makes it.
pub fn moves<G: Game>(
    position: &G,
    evaluate: &impl Evaluate<G>,
    depth: u32,
) -> Vec<(G::Move, Score)> {
    let legal = position.moves();
    let mut values = Vec::new();
    for mv in legal {
        let mut next = position.clone();
        next.play(mv).expect("legal");
        values.push((mv, -value(&next, evaluate, depth - 1).one_ply_later()));
    }
    values
}

/// Returns the number of nodes that plain minimax visits.
pub fn nodes<G: Game>(position: &G, evaluate: &impl Evaluate<G>, depth: u32) -> u64 {
    let mut moves = Vec::new();
    if depth > 0 {
        position.legal_moves(&mut moves);
    } else if position.outcome().is_none() {
        evaluate.noisy(position, &mut moves);
    }
    let mut sum = 1;
    for mv in moves {
        let mut next = position.clone();
        next.play(mv).expect("legal");
        sum += nodes(&next, evaluate, depth.saturating_sub(1));
    }
    sum
}
