//! What every game must hold to.

use std::collections::HashMap;
use std::fmt::Debug;

use plot4_core::game::{Game, Key, Outcome, Player, Refusal};

/// The observable state of a position: all that equal keys promise.
#[derive(Clone, Debug, PartialEq)]
struct Observed<M> {
    to_move: Player,
    outcome: Option<Outcome>,
    legal: Vec<M>,
}

fn seen<G: Game>(position: &G) -> Observed<G::Move> {
    let legal = position.moves();
    Observed { to_move: position.to_move(), outcome: position.outcome(), legal }
}

/// Asserts that what can be seen of a position keeps the contract.
pub fn check_position<G: Game>(position: &G) {
    let mut first = vec![];
    position.legal_moves(&mut first);
    let mut second = first.clone();
    second.extend_from_slice(&first);
    position.legal_moves(&mut second);
    assert_eq!(first, second, "the moves replace what was there, in the same order each time");
    for (index, mv) in first.iter().enumerate() {
        assert!(!first[..index].contains(mv), "{mv:?} comes twice");
    }
    assert_eq!(
        first.is_empty(),
        position.outcome().is_some(),
        "no moves if and only if the game is over"
    );

    let mut candidates = first.clone();
    position.candidates(&mut candidates);
    let mut again = vec![];
    position.candidates(&mut again);
    assert_eq!(
        candidates, again,
        "the candidates replace what was there, in the same order each time"
    );
    for (index, mv) in candidates.iter().enumerate() {
        assert!(first.contains(mv), "{mv:?} is a candidate and not legal");
        assert!(!candidates[..index].contains(mv), "{mv:?} comes twice");
    }
    assert_eq!(
        candidates.is_empty(),
        first.is_empty(),
        "no candidates if and only if there are no moves"
    );
}

/// Asserts that each of these moves, if it is not legal, is refused and changes nothing.
pub fn check_refusals<G: Game + PartialEq + Debug>(position: &G, all: &[G::Move]) {
    let legal = seen(position).legal;
    let mut refused = position.clone();
    let may_be_legal = |mv: &G::Move| legal.contains(mv) || G::is_agreement(*mv);
    for &mv in all.iter().filter(|mv| !may_be_legal(mv)) {
        let error = refused.play(mv).expect_err("an illegal move is refused");
        assert_eq!(error == Refusal::GameOver.into(), position.outcome().is_some(), "{error:?}");
        assert_eq!(&refused, position, "a refused move changes nothing");
    }
}

/// Asserts that each of these agreements is refused or costs no turn, and that what was agreed on
/// can be made again after the last turn, which made `turn` of a position.
fn check_agreements<G: Game + PartialEq + Debug>(turn: &G, agreements: &[G::Move]) {
    let possible: Vec<G::Move> =
        agreements.iter().copied().filter(|&mv| turn.refusal(mv).is_none()).collect();
    // The first and the last ones say enough.
    let few = possible.iter().take(3).chain(possible.iter().rev().take(2));
    for &one in few.clone() {
        let mut position = turn.clone();
        let undo = position.make(one);
        assert_eq!(position.to_move(), turn.to_move(), "{one:?} is no turn");
        for &two in few.clone().filter(|&&mv| position.refusal(mv).is_none()) {
            let mut both = position.clone();
            both.make(two);
            let mut again = turn.clone();
            for mv in both.agreed() {
                again.play(mv).expect("it can be made again");
            }
            let is_kept = !both.agreed().is_empty() || both.moves() == turn.moves();
            assert!(is_kept && (again == both || both.agreed().is_empty()), "{one:?}, {two:?}");
        }
        position.unmake(one, undo);
        assert_eq!(position, *turn, "unmake restores");
    }
}

/// Plays random games, with undo back to the start; `all` are moves to try, most of them illegal
/// somewhere.
pub fn check_game<G: Game + PartialEq + Debug>(start: &G, all: &[G::Move], games: u64) {
    let mut by_key: HashMap<G::Key, (G, Observed<G::Move>)> = HashMap::new();
    let mut number = 0_u64;
    let agreements: Vec<G::Move> = all.iter().copied().filter(|&mv| G::is_agreement(mv)).collect();
    for _ in 0..games {
        let mut position = start.clone();
        let mut history = Vec::new();
        loop {
            check_position(&position);
            check_refusals(&position, all);
            check_agreements(&position, &agreements);
            let view = seen(&position);
            let (known, known_view) =
                by_key.entry(position.key()).or_insert_with(|| (position.clone(), view.clone()));
            assert_eq!(*known_view, view, "equal keys, different positions");
            assert_eq!(*known, position, "in our games, equal keys are equal positions");

            number += 1;
            let Some(&mv) = view
                .legal
                .get(usize::try_from(number.hash64() >> 8).unwrap_or(0) % view.legal.len().max(1))
            else {
                break;
            };
            let before = position.clone();
            let mut played = position.clone();
            played.play(mv).expect("a legal move");
            let undo = position.make(mv);
            assert_eq!(position, played, "play does what make does");
            assert_ne!(position.key(), before.key());
            assert_eq!(position.to_move(), before.to_move().other(), "the players alternate");
            position.unmake(mv, undo);
            assert_eq!(position, before, "unmake restores");
            let undo = position.make(mv);
            history.push((before, mv, undo));
        }
        while let Some((before, mv, undo)) = history.pop() {
            position.unmake(mv, undo);
            assert_eq!(position, before, "undo, all the way back");
        }
        assert_eq!(position, *start);
    }
}
