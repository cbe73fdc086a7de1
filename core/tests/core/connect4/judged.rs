//! Judgements of moves of Connect 4, held against the scores of another solver.

use plot4_core::connect4::solver::{Book, DEFAULT_BYTES, Memory, Solver, best_columns};
use plot4_core::connect4::{Connect4, Position, Size, Standard, report_of, score_in_plies};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Key};
use plot4_core::kind::{Judgement, MoveClass};

fn solver() -> Solver {
    let mut solver = Solver::new(Memory::with_bytes(Standard, DEFAULT_BYTES));
    solver.use_book(Book::embedded());
    solver
}

/// A move is a mistake if it changes the result, and costs nothing if no column has a higher score.
#[test]
fn judgements_follow_from_the_scores() {
    let (mut solver, mut reference) = (solver(), solver());
    let mut counts = [0; 3];
    for game in 0..3_u64 {
        let mut position = Position::empty(Size::STANDARD);
        while position.outcome().is_none() {
            let standard = position.to_standard().expect("the usual board");
            let scores = solver.columns(&standard, &mut Unlimited).expect("scores");
            let report = report_of(&position, |column| {
                let score = scores[usize::from(column.index())]?;
                Some(score_in_plies(&position, score))
            });
            let report = report.expect("a report");
            let judgement = Judgement::<Connect4>::of(&report);
            let mut best = judgement.best();
            best.sort_unstable();
            assert_eq!(best, best_columns(&scores), "{position:?}");

            let moves = position.moves();
            let ply = u64::from(position.plies());
            let dice = usize::try_from((game * 64 + ply).hash64() >> 16).expect("48 bits");
            let column = moves[dice % moves.len()];
            let before = reference.score(&standard, &mut Unlimited).expect("a score");
            position.make(column);
            // A game that is over has no score: the last coin wins, or fills the board.
            let after = position.to_standard().filter(|_| position.outcome().is_none());
            let after = after.map_or_else(
                || scores[usize::from(column.index())].expect("played"),
                |after| -reference.score(&after, &mut Unlimited).expect("a score"),
            );
            let class = judgement.class(column, None, None);
            let cost = judgement.cost(column, None);
            let is_best = matches!(class, None | Some(MoveClass::Best | MoveClass::OnlyMove));
            assert_eq!(is_best, before == after, "{position:?}");
            assert_eq!(class.is_none(), moves.len() == 1, "{position:?}");
            let is_mistake = class.is_some_and(MoveClass::is_mistake);
            assert_eq!(is_mistake, before.signum() != after.signum(), "{position:?}");
            assert_eq!(cost.is_some_and(|cost| cost > 0.0), before != after, "{position:?}");
            counts[if is_mistake { 2 } else { usize::from(!is_best) }] += 1;
        }
    }
    assert!(counts.iter().all(|&count| count > 10), "{counts:?}");
}
