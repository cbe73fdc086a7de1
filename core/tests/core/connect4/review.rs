//! Reviews of games of Connect 4: grades held against the solver's scores, and the words about
//! mistakes.

use plot4_core::connect4::analysis::{Outlook, Verdict};
use plot4_core::connect4::review::{Grade, Review, ReviewedMove, ScoreKind};
use plot4_core::connect4::solver::{Book, DEFAULT_BYTES, Memory, Solver};
use plot4_core::connect4::{Column, Position, Size, Standard, notation};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Key};

/// The game of the mock-up of the review. Source: `shared/mockups`; all that is said there of it is
/// the solver's.
const GAME: &str = "4444443265661761231557213";

fn solver() -> Solver {
    let mut solver = Solver::new(Memory::with_bytes(Standard, DEFAULT_BYTES));
    solver.use_book(Book::embedded());
    solver
}

/// Reviews a game from the empty board.
fn review(solver: &mut Solver, moves: &[Column], known: ScoreKind) -> Review {
    let mut oracle = |position: &Position<Size>| {
        let position = position.to_standard()?;
        match known {
            ScoreKind::Scores => solver.columns(&position, &mut Unlimited),
            ScoreKind::Results => solver.column_results(&position, &mut Unlimited),
        }
    };
    Review::new(&Position::empty(Size::STANDARD), moves, known, &mut oracle).expect("a legal game")
}

fn moves(text: &str) -> Vec<Column> {
    notation::parse_moves(Size::STANDARD, text).expect("moves")
}

#[test]
fn a_game_is_told_by_its_mistakes() {
    let review = review(&mut solver(), &moves(GAME), ScoreKind::Scores);
    let told = |reviewed: &ReviewedMove| {
        let ReviewedMove { ply, column, .. } = reviewed;
        (*ply, column.number())
    };
    assert_eq!(
        review.mistakes().map(told).collect::<Vec<_>>(),
        [(11, 6), (14, 7), (19, 1), (22, 7)]
    );
    let first = review.mistakes().next().expect("a mistake");
    assert_eq!(first.best, [Column::from_index(4)]);
    assert_eq!(first.verdicts, Some([Verdict::Win(16), Verdict::Loss(15)]));
    assert_eq!(first.outlooks(), [Outlook::Win, Outlook::Loss]);
    let slower: Vec<u32> = review
        .moves
        .iter()
        .filter(|reviewed| reviewed.grade == Grade::Inaccuracy)
        .map(|reviewed| reviewed.ply)
        .collect();
    assert_eq!(slower, [18, 24]);
}

#[test]
fn results_alone_tell_mistakes_from_good_moves() {
    let mut solver = solver();
    let exact = review(&mut solver, &moves(GAME), ScoreKind::Scores);
    let weak = review(&mut solver, &moves(GAME), ScoreKind::Results);
    for (exact, weak) in exact.moves.iter().zip(&weak.moves) {
        let is_mistake = exact.grade == Grade::Mistake;
        assert_eq!(
            weak.grade,
            if is_mistake {
                Grade::Mistake
            } else {
                Grade::Good
            },
            "move {}",
            exact.ply
        );
        assert_eq!(
            (weak.before, weak.after),
            (exact.before.signum(), exact.after.signum())
        );
        assert_eq!(weak.verdicts, None, "it was not asked how soon");
    }
}

#[test]
fn a_review_that_is_stopped_or_of_no_game_is_none() {
    let start = Position::empty(Size::STANDARD);
    assert_eq!(
        Review::new(&start, &moves("44"), ScoreKind::Scores, &mut |_| None),
        None
    );
    let full = vec![Column::from_index(0); 7];
    let mut solver = solver();
    let mut oracle =
        |position: &Position<Size>| solver.columns(&position.to_standard()?, &mut Unlimited);
    assert_eq!(
        Review::new(&start, &full, ScoreKind::Scores, &mut oracle),
        None
    );
    let nothing =
        Review::new(&start, &[], ScoreKind::Scores, &mut oracle).expect("no move is wrong");
    assert!(nothing.moves.is_empty());
}

/// Whatever is played at random, grades are what the scores of an other solver, asked for one
/// position at a time, say.
#[test]
fn grades_follow_from_the_scores() {
    let (mut reviewer, mut reference) = (solver(), solver());
    let mut graded = [0; 3];
    for game in 0..3_u64 {
        let mut position = Position::empty(Size::STANDARD);
        let mut played = Vec::new();
        while position.outcome().is_none() {
            let moves = position.moves();
            let dice =
                usize::try_from((game * 64 + played.len() as u64).hash64() >> 16).expect("48 bits");
            let column = moves[dice % moves.len()];
            played.push(column);
            position.make(column);
        }
        let review = review(&mut reviewer, &played, ScoreKind::Scores);
        assert_eq!(review.moves.len(), played.len());
        let mut position = Position::empty(Size::STANDARD);
        for (reviewed, &column) in review.moves.iter().zip(&played) {
            assert_eq!(
                (reviewed.ply, reviewed.player),
                (position.plies() + 1, position.to_move())
            );
            let mut score = |position: &Position<Size>| {
                reference.score(
                    &position.to_standard().expect("the usual board"),
                    &mut Unlimited,
                )
            };
            let before = score(&position).expect("a game in progress");
            position.make(column);
            // A game that is over has no score: the last coin wins, or fills the board.
            let after = score(&position).map_or_else(
                || reviewed.scores[usize::from(column.index())].expect("played"),
                |score| -score,
            );
            assert_eq!(
                (reviewed.before, reviewed.after, reviewed.column),
                (before, after, column),
                "{position:?}"
            );
            let (expected, index) = match (before.signum() == after.signum(), before == after) {
                (false, _) => (Grade::Mistake, 2),
                (true, false) => (Grade::Inaccuracy, 1),
                (true, true) => (Grade::Best, 0),
            };
            graded[index] += 1;
            assert_eq!(reviewed.grade, expected, "{position:?}");
            assert_eq!(
                reviewed.best.contains(&column),
                before == after,
                "{position:?}"
            );
        }
    }
    assert!(graded.iter().all(|&count| count > 10), "{graded:?}");
}
