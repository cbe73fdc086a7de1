//! The opening book against the solver, the rules and itself.

use plot4_core::connect4::solver::{Book, Maker, Memory, Solver, Task};
use plot4_core::connect4::{Column, Position, Standard, notation};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Outcome};

/// Returns the position after these columns.
fn position(moves: &str) -> Position<Standard> {
    notation::parse_position(Standard, moves).expect("a position")
}

/// Returns the positions that follow from one.
fn after(position: &Position<Standard>) -> Vec<Position<Standard>> {
    let moves = position.moves();
    let play = |column: Column| {
        let mut next = *position;
        next.make(column);
        next
    };
    moves.into_iter().map(play).collect()
}

/// Returns all positions of the book with this many coins, mirror images once.
fn all(coins: u32) -> Vec<Position<Standard>> {
    let book = Book::embedded();
    (0..Book::numbers(coins)).filter_map(|number| book.position(coins, number)).collect()
}

#[test]
fn the_book_has_every_unfinished_position_of_up_to_9_coins() {
    let known = [1, 4, 25, 121, 568, 2144, 8231, 27109, 91295, 269_531];
    assert_eq!(Book::embedded().plies(), 9);
    for (coins, count) in (0..).zip(known) {
        assert_eq!(all(coins).len(), count, "{coins} coins");
    }
    assert!(Book::embedded().bytes() <= 2_000_000);
    let to_8_plies: u32 = (0..=8).map(Book::numbers).sum();
    assert!(to_8_plies < 200_000, "{to_8_plies} bytes");
}

#[test]
fn the_book_knows_the_empty_board() {
    let book = Book::embedded();
    assert_eq!(book.score(&position("")), Some(1));
    let columns: Vec<_> =
        after(&position("")).iter().map(|next| book.score(next).map(|score| -score)).collect();
    // The middle column first: see `Game::legal_moves`.
    assert_eq!(columns, [1, 0, 0, -1, -1, -2, -2].map(Some));
}

#[test]
fn each_score_follows_from_those_one_coin_later() {
    let book = Book::embedded();
    for coins in 0..9 {
        for position in all(coins) {
            let score = |next: &Position<Standard>| match next.outcome() {
                Some(Outcome::Win(_)) => (43 - coins.cast_signed()) / 2,
                Some(Outcome::Draw) => 0,
                None => -book.score(next).expect("the book has the positions that follow"),
            };
            assert_eq!(
                book.score(&position),
                after(&position).iter().map(score).max(),
                "{position:?}"
            );
        }
    }
}

#[test]
fn a_mirrored_position_has_the_same_score() {
    let book = Book::embedded();
    for moves in ["1", "2567", "765354", "73455272", "112233"] {
        let mirrored: String = moves.bytes().map(|digit| char::from(b'1' + b'7' - digit)).collect();
        assert!(book.score(&position(moves)).is_some());
        assert_eq!(book.score(&position(moves)), book.score(&position(&mirrored)), "{moves}");
    }
}

#[test]
fn what_is_finished_or_has_too_many_coins_is_not_in_the_book() {
    let book = Book::embedded();
    assert_eq!(book.score(&position("1212121")), None);
    assert_eq!(book.score(&position("4444441235")), None);
}

#[test]
fn the_book_agrees_with_the_solver() {
    let book = Book::embedded();
    let mut solver = Solver::new(Memory::with_bytes(Standard, 64 << 20));
    let positions = all(9);
    // A stride that meets all parts of the book. Ten positions are enough here: another test
    // derives each score from those one coin later, and `plot4 book --check` solves them all.
    let mut checked = 0;
    for position in positions.iter().skip(11).step_by(positions.len() / 10) {
        let claimed = book.score(position).expect("it is from the book");
        assert_eq!(
            solver.score_near(position, claimed, &mut Unlimited),
            Some(claimed),
            "{position:?}"
        );
        checked += 1;
    }
    assert!(checked >= 10);
}

#[test]
fn a_solver_with_the_book_answers_without_a_search() {
    let mut solver = Solver::new(Memory::with_bytes(Standard, 0));
    solver.use_book(Book::embedded());
    let columns = solver.columns(&position(""), &mut Unlimited).expect("the game is not over");
    assert_eq!(columns, [-2, -1, 0, 1, 0, -1, -2].map(Some));
    assert_eq!(solver.result(&position("1"), &mut Unlimited), Some(1));
    assert_eq!(solver.nodes(), 0);
}

/// Returns the score of a task, from the whole book.
fn score(task: &Task) -> i32 {
    Book::embedded().score(&task.position).expect("the book goes further")
}

/// Records the score of a task.
fn record(maker: &mut Maker, task: &Task) {
    maker.record(task, score(task)).expect("a task");
}

#[test]
fn a_book_is_made_in_steps_and_comes_out_the_same() {
    // From the scores of the book with 4 coins follow those of fewer.
    let finish = |steps: usize| {
        let mut maker = Maker::new(4);
        assert_eq!(maker.left(), maker.positions());
        loop {
            let tasks = maker.tasks(steps);
            if tasks.is_empty() {
                assert_eq!(maker.finish(), 0);
                return maker;
            }
            for task in &tasks {
                record(&mut maker, task);
            }
            maker = Maker::resume(maker.bytes().to_vec()).expect("a book in the making");
        }
    };
    let (slow, fast) = (finish(7), finish(1000));
    assert_eq!(slow.left(), 0);
    assert_eq!(slow.bytes(), fast.bytes());
    let book = Book::new(slow.bytes().to_vec().leak()).expect("a whole book");
    for coins in 0..=4 {
        for position in all(coins) {
            assert_eq!(book.score(&position), Book::embedded().score(&position));
        }
    }
}

/// Returns a book in the making that goes to so many coins and has the scores of those with fewer.
fn unfinished(plies: u32) -> Maker {
    let mut maker = Maker::new(plies - 1);
    for task in maker.tasks(usize::MAX) {
        record(&mut maker, &task);
    }
    maker.finish();
    maker.extended(plies)
}

#[test]
fn a_longer_book_begins_with_what_the_shorter_one_has() {
    let longer = unfinished(5);
    assert_eq!((longer.plies(), longer.left()), (5, 2144));
    // A guess is the score after the best moves, and less than it after others.
    let tasks = longer.tasks(3000);
    assert_eq!(tasks.len(), 2144);
    let scores = tasks.iter().map(score);
    let hits = scores.zip(&tasks).map(|(score, task)| {
        assert!(task.guess <= score, "{task:?}");
        usize::from(task.guess == score)
    });
    assert!(hits.sum::<usize>() >= 568, "each position with 4 coins has a best move");
}

#[test]
fn a_wrong_score_is_found_by_those_one_coin_later() {
    let mut maker = unfinished(5);
    for task in maker.tasks(usize::MAX) {
        record(&mut maker, &task);
    }
    let right = maker.bytes().to_vec();
    // The bytes of the empty board, the positions with one coin and so on follow the header of 8
    // bytes.
    let mut wrong = right.clone();
    wrong[8] = 2;
    wrong[20] ^= 1;
    let mut maker = Maker::resume(wrong).expect("a book in the making");
    assert_eq!(maker.finish(), 2);
    assert_eq!(maker.bytes(), right);
    assert_eq!(maker.checks().len(), 2144);
}

/// A book of 3 coins, whole and right; and what becomes of it byte by byte.
#[test]
fn a_book_is_taken_only_if_every_byte_is_what_it_should_be() {
    let mut maker = Maker::new(3);
    for task in maker.tasks(usize::MAX) {
        record(&mut maker, &task);
    }
    maker.finish();
    let right = maker.bytes().to_vec();
    let book = Book::new(right.clone().leak()).expect("a whole book");
    assert_eq!(
        (book.plies(), Book::numbers(3) > 0, Book::numbers(13), Book::numbers(u32::MAX)),
        (3, true, 0, 0)
    );
    assert!(
        book.position(4, 0).is_none()
            && book.position(u32::MAX, 0).is_none()
            && book.position(3, u32::MAX).is_none()
    );
    let most = Book::numbers(3) as usize;
    for place in 0..right.len() - most {
        let mut wrong = right.clone();
        wrong[place] ^= 1;
        assert!(Book::new(wrong.leak()).is_none(), "place {place}");
    }
    for place in right.len() - most..right.len() {
        // Of the scores with the most coins, only those that some other score rests on are sure to
        // be held against it. All that stands where no position is, or is no score, is refused.
        for byte in [0x7f, 0x80, 42] {
            let mut wrong = right.clone();
            if std::mem::replace(&mut wrong[place], byte) != byte {
                assert!(Book::new(wrong.leak()).is_none(), "{byte} at place {place}");
            }
        }
    }
}

#[test]
fn a_score_is_recorded_for_a_position_of_the_book_alone() {
    let (mut short, long) = (Maker::new(2), Maker::new(5));
    let task = short.tasks(1).remove(0);
    assert!(
        short.record(&task, 19).is_none() && short.record(&task, i32::MIN).is_none(),
        "no position has this score"
    );
    let five_coins = &long.tasks(1).remove(0);
    assert!(short.record(five_coins, 0).is_none());
    assert!(short.record(&task, -2).is_some());
}

#[test]
fn what_is_no_book_is_refused() {
    assert!(Book::new(b"").is_none());
    assert!(Book::new(b"plot4-b\x08").is_none());
    assert!(Maker::resume(b"something else".to_vec()).is_none());
    let making = Maker::new(2).bytes().to_vec();
    assert!(Maker::resume(making.clone()).is_some());
    assert!(Book::new(making.clone().leak()).is_none(), "its scores are not known yet");
    for (place, byte) in [(8, 0x80), (8, 42), (7, 3), (0, b'P')] {
        let mut wrong = making.clone();
        assert_ne!(wrong[place], byte);
        wrong[place] = byte;
        assert!(Maker::resume(wrong).is_none(), "{byte} at {place}");
    }
    assert!(Maker::resume(Vec::new()).is_none());
}
