//! Mistakes that can be seen on the board of Gomoku: known ones, and all moves of random games
//! against a slow, obvious reading of the board.

use crate::naive::gomoku::{Board, DIRECTIONS, Place};
use crate::naive::gomoku_fours::place;
use crate::random::Random;
use plot4::words::{Phrases as _, Who};
use plot4_core::game::{Game as _, Outcome, Player};
use plot4_core::gomoku::{Gomoku, Move, Point, Position, Rule, Setup, notation};
use plot4_core::kind::{Fact, Merit, MeritKind, MoveClass, Seen, Visible as _};

/// Returns the position before the last of these moves, and that move.
fn last(rule: Rule, moves: &str) -> (Position, Move) {
    let setup = Setup::new(15, 5, rule).expect("a setup");
    let moves = notation::parse_moves(setup, moves).expect("moves");
    let (&last, before) = moves.split_last().expect("a move");
    let mut position = Position::empty(setup);
    for &mv in before {
        position.play(mv).expect("legal");
    }
    (position, last)
}

fn mistake(rule: Rule, moves: &str) -> Option<Seen<Move>> {
    let (position, mv) = last(rule, moves);
    Gomoku::visible_mistake(&position, mv)
}

fn merit(rule: Rule, moves: &str) -> Option<Merit> {
    let (position, mv) = last(rule, moves);
    Gomoku::visible_merit(&position, mv)
}

/// Returns places by their names.
fn names(spots: &[[u8; 2]]) -> String {
    let names: Vec<String> = spots
        .iter()
        .map(|&[column, row]| Point::at(column, row).to_string())
        .collect();
    names.join(" ")
}

#[test]
fn a_five_to_make_and_a_five_to_stop_are_named() {
    // Black has four from F8 to I8, White stopped it on E8, and Black plays elsewhere.
    let seen = mistake(Rule::Restricted, "F8 A1 G8 A3 H8 A5 I8 E8 O15").expect("a five");
    assert_eq!(seen.class, MoveClass::MissedWin);
    assert_eq!(names(&seen.line), "F8 G8 H8 I8 J8");
    assert_eq!(names(&seen.places), "J8");
    assert_eq!(notation::format_moves(&seen.better), "J8");
    assert_eq!(
        Gomoku::mistake_said(&seen, Who::You, "white"),
        "You missed five in a row at J8"
    );
    // White does not stop it either.
    let seen = mistake(Rule::Restricted, "F8 A1 G8 E8 H8 A5 I8 O15").expect("a five");
    assert_eq!(seen.class, MoveClass::MissedBlock);
    assert_eq!(names(&seen.line), "F8 G8 H8 I8 J8");
    assert_eq!(notation::format_moves(&seen.better), "J8");
    assert_eq!(seen.answer, Some(Move::Place(Point::at(9, 7))));
    assert_eq!(
        Gomoku::mistake_card(&seen, "black").said(),
        "That lets Black win. You left four in a row unblocked at J8."
    );
    // Two fives cannot be stopped: that was the mistake of an earlier move.
    assert_eq!(mistake(Rule::Restricted, "F8 A1 G8 A3 H8 A5 I8 O15"), None);
    // A longer row wins nothing where rows have to be exact: E8 would make six.
    let game = "C8 O15 D8 O3 F8 A13 G8 L1 H8 A1";
    assert_eq!(mistake(Rule::Standard, game), None, "E8 would make six");
    let seen = mistake(Rule::Freestyle, game).expect("a five");
    assert_eq!(notation::format_moves(&seen.better), "E8");
}

#[test]
fn an_open_three_left_alone_is_named() {
    // Black has an open three from G8 to I8; White plays in a corner.
    let seen = mistake(Rule::Restricted, "G8 A1 H8 A3 I8 O15").expect("an open three");
    assert_eq!(seen.class, MoveClass::AllowedDouble);
    assert_eq!(names(&seen.line), "E8 F8 G8 H8 I8 J8");
    assert_eq!(names(&seen.places), "E8 J8");
    assert_eq!(seen.answer, Some(Move::Place(Point::at(5, 7))));
    assert_eq!(notation::format_moves(&seen.better), "F8 J8");
    assert_eq!(
        Gomoku::mistake_said(&seen, Who::You, "black"),
        "You left an open three"
    );
    assert_eq!(
        Gomoku::mistake_card(&seen, "black").said(),
        "That leaves an open three. Black plays F8, and you can block only one end."
    );
    // It was stopped; and a four comes first.
    assert_eq!(mistake(Rule::Restricted, "G8 A1 H8 A3 I8 J8"), None);
    assert_eq!(
        mistake(Rule::Restricted, "G8 A1 H8 B1 O1 C1 I8 D1"),
        None,
        "White makes a four"
    );
    // Black has an open three, too, and may make a straight four of it.
    let seen = mistake(Rule::Restricted, "G8 B2 H8 C2 I8 D2 O15").expect("two open threes");
    assert_eq!(seen.class, MoveClass::AllowedDouble);
    let better = notation::format_moves(&seen.better);
    assert_eq!(better, "A2 E2 F2 F8 J8", "stopped, or won");
}

#[test]
fn a_straight_four_that_was_there_is_named() {
    let seen = mistake(Rule::Freestyle, "G8 A1 H8 O3 I8 K14 O15").expect("a straight four");
    assert_eq!(seen.class, MoveClass::MissedDouble);
    assert_eq!(notation::format_moves(&seen.better), "F8 J8");
    assert_eq!(names(&seen.places), "E8 J8");
    // Four and four on one point: H8 is the fourth in the row and in the column.
    let game = "E8 D8 F8 A3 G8 O5 H5 H4 H6 A13 H7 M1 O15";
    let seen = mistake(Rule::Freestyle, game).expect("two fours");
    assert_eq!(seen.class, MoveClass::MissedDouble);
    assert_eq!(notation::format_moves(&seen.better), "H8");
    assert_eq!(names(&seen.places), "I8 H9");
    assert_eq!(names(&seen.line), "E8 F8 G8 H8 I8");
    assert_eq!(
        Gomoku::mistake_said(&seen, Who::Named("Anna"), "white"),
        "Anna missed two threats at once at H8"
    );
    assert_eq!(mistake(Rule::Restricted, game), None, "forbidden for Black");
    assert_eq!(
        mistake(Rule::Freestyle, "G8 A1 H8 O3 I8 K14 K8"),
        None,
        "a four"
    );
}

#[test]
fn merits_are_seen() {
    let block = merit(Rule::Restricted, "F8 A1 G8 E8 H8 A5 I8 J8").expect("a block");
    assert_eq!(
        (block.kind, names(&block.line)),
        (MeritKind::Block, "F8 G8 H8 I8 J8".to_owned())
    );
    assert_eq!(names(&block.places), "J8");
    let reason = Gomoku::block_reason(&block, "black");
    assert_eq!(reason.as_deref(), Some("Black had four in a row."));
    let block = merit(Rule::Restricted, "G8 A1 H8 A3 I8 J8").expect("a block");
    assert_eq!(block.kind, MeritKind::Block);
    assert_eq!(names(&block.line), "E8 F8 G8 H8 I8 J8");
    assert_eq!(names(&block.places), "E8 J8");
    let reason = Gomoku::block_reason(&block, "black");
    assert_eq!(reason.as_deref(), Some("Black had an open three."));
    let double = merit(Rule::Restricted, "G8 A1 H8 A3 I8 A5 F8").expect("a straight four");
    assert_eq!(double.kind, MeritKind::DoubleThreat);
    assert_eq!(names(&double.places), "E8 J8");
    // A four in the row and an open three in the column, with H8.
    let double = merit(Rule::Restricted, "E8 D8 F8 A3 G8 A5 H6 A7 H7 A9 H8").expect("a four-three");
    assert_eq!(double.kind, MeritKind::DoubleThreat);
    assert_eq!(names(&double.line), "E8 F8 G8 H8 I8");
    assert_eq!(double.places.len(), 2);
    assert_eq!(merit(Rule::Restricted, "G8 A1 H8 A3"), None);
}

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
    for number in 0..300 {
        let (size, target, rule) = setups[number % setups.len()];
        let setup = Setup::new(size, target, rule).expect("a setup");
        let mut position = Position::empty(setup);
        let mut last = [None; 2];
        while position.outcome().is_none() {
            let mv = chosen(&position, last[position.to_move().index()], &mut random);
            let board = Board::of(&position);
            let seen = Gomoku::visible_mistake(&position, mv);
            let class = seen.as_ref().map(|seen| seen.class);
            let slow = mv
                .point()
                .and_then(|point| slow_class(&board, place(point)));
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
        assert!(counts[class as usize] > 20, "{class:?}: {counts:?}");
    }
    assert!(praised.iter().all(|&count| count > 20), "{praised:?}");
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
        point
            .column()
            .abs_diff(last.column())
            .max(point.row().abs_diff(last.row()))
            < 3
            && !wins
    });
    let from = if near.is_empty() || random.below(6) == 0 {
        &moves
    } else {
        &near
    };
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
    let mut others = free
        .into_iter()
        .filter(|&place| place != stone && board.may_play(place, own));
    let left = fives(&after, other);
    assert!(
        left.iter().all(|place| fives(board, other).contains(place)),
        "no new five"
    );
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

#[test]
fn points_have_their_names() {
    let position = Position::empty(Setup::default());
    assert_eq!(
        Gomoku::spot_fact(&position, [7, 7]),
        Fact::Text("H8".to_owned())
    );
}
