//! Mistakes that can be seen on the board of Gomoku: all moves of random games against a slow,
//! obvious reading of the board.

use crate::connect4::random::{Random, is_sampled};
use crate::naive::gomoku::{Board, DIRECTIONS, Place};
use crate::naive::gomoku_fours::place;
use plot4_core::game::{Game as _, Outcome, Player};
use plot4_core::gomoku::{Gomoku, Move, Point, Position, Rule, Setup};
use plot4_core::kind::{MeritKind, MoveClass, Seen, Visible as _};

#[test]
fn every_move_of_random_games_agrees_with_a_slow_reading() {
    let mut random = Random(31);
    let mut counts = [0; MoveClass::ALL.len()];
    let mut praised = [0; 2];
    let setups = [
        (9, 5, Rule::Restricted),
        (8, 5, Rule::Freestyle),
        (8, 5, Rule::Standard),
        (8, 5, Rule::Renju),
        (7, 4, Rule::Restricted),
        (7, 4, Rule::Standard),
        (6, 3, Rule::Renju),
        (8, 6, Rule::Freestyle),
    ];
    for number in (0..300).filter(is_sampled) {
        let (size, target, rule) = setups[number % setups.len()];
        let setup = Setup::new(size, target, rule).expect("a setup");
        let mut position = Position::empty(setup);
        let mut last = [None; 2];
        while position.outcome().is_none() {
            let mv = chosen(&position, last[position.to_move().index()], &mut random);
            let board = Board::of(&position);
            let seen = Gomoku::visible_mistake(&position, mv);
            let class = seen.as_ref().map(|seen| seen.class);
            let slow = mv.point().and_then(|point| slow_class(&board, place(point)));
            assert_eq!(class, slow, "{mv:?} in {position:?}");
            if let Some(seen) = seen {
                counts[seen.class as usize] += 1;
                check(&position, mv, &seen);
            }
            if let Some(merit) = Gomoku::visible_merit(&position, mv) {
                praised[usize::from(merit.kind == MeritKind::Block)] += 1;
                let point = mv.point().expect("a stone");
                assert!(merit.line.contains(&[point.column(), point.row()]));
            }
            last[position.to_move().index()] = mv.point();
            position.play(mv).expect("legal");
        }
    }
    for class in [
        MoveClass::MissedWin,
        MoveClass::MissedBlock,
        MoveClass::AllowedDouble,
        MoveClass::MissedDouble,
    ] {
        assert!(counts[class as usize] > 4, "{class:?}: {counts:?}");
    }
    assert!(praised.iter().all(|&count| count > 4), "{praised:?}");
}

/// Returns a legal move: mostly one near the player's last stone that does not win at once.
fn chosen(position: &Position, last: Option<Point>, random: &mut Random) -> Move {
    let moves = position.moves();
    let mut near = moves.clone();
    near.retain(|&mv| {
        let (Some(point), Some(last)) = (mv.point(), last) else {
            return false;
        };
        let mut after = position.clone();
        after.make(mv);
        let wins = matches!(after.outcome(), Some(Outcome::Win(_)));
        point.column().abs_diff(last.column()).max(point.row().abs_diff(last.row())) < 3 && !wins
    });
    let from = if near.is_empty() || random.below(6) == 0 { &moves } else { &near };
    from[random.below(from.len())]
}

/// Asserts that a mistake is what it says.
fn check(position: &Position, mv: Move, seen: &Seen<Move>) {
    assert!(!seen.line.is_empty() && !seen.places.is_empty(), "{seen:?}");
    assert!(!seen.better.is_empty() && !seen.better.contains(&mv));
    for &better in &seen.better {
        let other = Gomoku::visible_mistake(position, better).map(|seen| seen.class);
        assert_ne!(other, Some(seen.class), "{better} in {position:?}");
    }
    if let Some(answer) = seen.answer {
        let mut after = position.clone();
        after.play(mv).expect("legal");
        after.play(answer).expect("legal");
        if seen.class == MoveClass::MissedBlock {
            let opponent = position.to_move().other();
            assert_eq!(after.outcome(), Some(Outcome::Win(opponent)));
        }
    }
}

/// Returns the class of a mistake by its definition, one place at a time.
fn slow_class(board: &Board, stone: Place) -> Option<MoveClass> {
    let (own, other) = (board.to_move, board.to_move.other());
    let after = board.with(stone, own);
    let free = free(board);
    if wins(board, stone, own) || free.len() == 1 {
        return None;
    }
    if !fives(board, own).is_empty() {
        return Some(MoveClass::MissedWin);
    }
    let mut others = free.into_iter().filter(|&place| place != stone && board.may_play(place, own));
    let left = fives(&after, other);
    assert!(left.iter().all(|place| fives(board, other).contains(place)), "no new five");
    if !fives(board, other).is_empty() {
        let stops = |place: Place| fives(&board.with(place, own), other).is_empty();
        let is_mistake = !left.is_empty() && others.any(stops);
        return is_mistake.then_some(MoveClass::MissedBlock);
    }
    if !fives(&after, own).is_empty() {
        return None;
    }
    let is_better = |place: Place| {
        let after = board.with(place, own);
        fives(&after, own).len() > 1 || !has_double(&after, other)
    };
    if has_double(&after, other) && others.any(is_better) {
        return Some(MoveClass::AllowedDouble);
    }
    has_double(board, own).then_some(MoveClass::MissedDouble)
}

fn free(board: &Board) -> Vec<Place> {
    let places = board.places().into_iter();
    places.filter(|&place| board.is_free(place)).collect()
}

/// Returns whether a player's stone on a free place would make a row that wins.
fn wins(board: &Board, (column, row): Place, player: Player) -> bool {
    let length = |(right, up): (i32, i32)| {
        let is_own =
            |&step: &i32| board.at((column + step * right, row + step * up)) == Some(player);
        (1..board.size).take_while(is_own).count()
    };
    let longer_wins = match board.setup.rule() {
        Rule::Freestyle | Rule::Restricted => true,
        Rule::Standard => false,
        Rule::Renju => player == Player::Second,
    };
    let target = usize::from(board.setup.target());
    DIRECTIONS.into_iter().any(|(right, up)| {
        let length = 1 + length((right, up)) + length((-right, -up));
        length == target || length > target && longer_wins
    })
}

fn fives(board: &Board, player: Player) -> Vec<Place> {
    let places = free(board).into_iter();
    places.filter(|&place| wins(board, place, player)).collect()
}

/// Returns whether a player may put a stone somewhere that makes two fives possible or more.
fn has_double(board: &Board, player: Player) -> bool {
    free(board).into_iter().any(|place| {
        let after = board.with(place, player);
        fives(&after, player).len() > 1 && board.may_play(place, player)
    })
}
