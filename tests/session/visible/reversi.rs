//! Mistakes that can be seen on the board of Reversi: known ones, and all moves of random games
//! against a slow, obvious reading of the board.

use crate::naive::reversi as slow;
use crate::random::Random;
use plot4::words::{Phrases as _, Who};
use plot4_core::game::Game as _;
use plot4_core::kind::{Fact, MoveClass, Notation as _, Seen, Visible as _};
use plot4_core::reversi::{Move, Position, Reversi, Setup, Square};

/// A square of the slow board: its row and its column from the upper left.
type Place = (usize, usize);

/// The corners of the slow board.
const CORNERS: [Place; 4] = [(0, 0), (0, 7), (7, 0), (7, 7)];

fn place(mv: Move) -> Option<Place> {
    mv.point()
        .map(|square| (7 - usize::from(square.row()), usize::from(square.column())))
}

/// Returns the mistake in the last of these moves.
fn last(moves: &str) -> Option<Seen<Move>> {
    let moves = Reversi::parse_moves(Setup, moves).expect("moves");
    let (&last, before) = moves.split_last().expect("a move");
    let mut position = Position::default();
    for &mv in before {
        position.play(mv).expect("legal");
    }
    Reversi::visible_mistake(&position, last)
}

/// Returns squares by their names.
fn names(spots: &[[u8; 2]]) -> String {
    let names: Vec<String> = spots
        .iter()
        .map(|&[column, row]| Square::at(column, row).to_string())
        .collect();
    names.join(" ")
}

#[test]
fn a_corner_that_is_given_away_is_named() {
    // Black can turn b2 over with b1, and White then takes a1: b2 lies between it and c3.
    //
    //   1  . ! . . . .
    //   2  . O . . . .
    //   3  . X O X . .
    //   4  . . . O X .
    //   5  . . . X O .
    //      a b c d e f
    let seen = last("d3 c3 b3 b2 b1").expect("a corner");
    assert_eq!(seen.class, MoveClass::GaveCorner);
    assert_eq!(
        (names(&seen.line), names(&seen.places)),
        ("b2".to_owned(), "a1".to_owned())
    );
    let better: Vec<String> = seen.better.iter().map(ToString::to_string).collect();
    assert_eq!((better.join(" "), seen.count), ("e6 f5 c4".to_owned(), 1));
    assert_eq!(
        Reversi::mistake_said(&seen, Who::You, "white"),
        "You gave White the corner a1"
    );
    assert_eq!(
        Reversi::mistake_card(&seen, "white").said(),
        "That gives White the corner a1. A disc in a corner can never be turned over."
    );
    assert_eq!(last("d3 c3 b3 b2 e6"), None);
    assert_eq!(last("d3 c3 b3 b2 b1 a1"), None, "taken");
}

#[test]
fn every_move_of_random_games_agrees_with_a_slow_reading() {
    let mut random = Random(5);
    let (mut found, mut several) = (0, 0);
    for _ in 0..300 {
        let (mut position, mut grid) = (Position::default(), slow::Game::default());
        while position.outcome().is_none() {
            let moves = position.moves();
            let mv = moves[random.below(moves.len())];
            let seen = Reversi::visible_mistake(&position, mv);
            let given = slow_corners(&grid, place(mv));
            let places = seen.as_ref().map_or_else(Vec::new, |seen| {
                let places = seen.places.iter();
                let places =
                    places.map(|&[column, row]| (7 - usize::from(row), usize::from(column)));
                let mut places: Vec<Place> = places.collect();
                places.sort_unstable();
                places
            });
            assert_eq!(places, given, "{mv:?} in {position:?}");
            if let Some(seen) = seen {
                found += 1;
                several += u32::from(given.len() > 1);
                assert_eq!(seen.class, MoveClass::GaveCorner);
                let mut better = moves.clone();
                better.retain(|&mv| is_better(&grid, place(mv)));
                assert_eq!(seen.better, better, "{position:?}");
                for mv in better {
                    assert_eq!(
                        Reversi::visible_mistake(&position, mv),
                        None,
                        "{position:?}"
                    );
                }
                let mut after = position;
                after.play(mv).expect("legal");
                after.play(seen.answer.expect("a corner")).expect("legal");
                assert!(!seen.line.is_empty());
                for [column, row] in seen.line {
                    let square = Square::at(column, row);
                    assert_eq!(after.disc(square), Some(position.to_move().other()));
                }
            }
            grid.play(place(mv));
            position.play(mv).expect("legal");
        }
    }
    assert!(found > 100 && several > 10, "{found} {several}");
}

/// Returns the corners that a move gives away, if another would not have given any.
fn slow_corners(game: &slow::Game, mv: Option<Place>) -> Vec<Place> {
    if mv.is_none_or(|mv| CORNERS.contains(&mv)) {
        return Vec::new();
    }
    let (own, others) = (game.to_move, 1 - game.to_move);
    let mut after = game.clone();
    after.play(mv);
    let mut given = after.places(others);
    given.retain(|corner| {
        let was_theirs = game.places(others).contains(corner);
        let was_own = game.places(own).contains(corner);
        CORNERS.contains(corner) && (!was_theirs || was_own)
    });
    let mut alternatives = game.places(own).into_iter();
    if !alternatives.any(|other| is_better(game, Some(other))) {
        given.clear();
    }
    given
}

/// Returns whether a move takes a corner, or leaves the opponent none.
fn is_better(game: &slow::Game, mv: Option<Place>) -> bool {
    let mut after = game.clone();
    after.play(mv);
    let left = after.places(after.to_move);
    mv.is_some_and(|mv| CORNERS.contains(&mv)) || !left.iter().any(|place| CORNERS.contains(place))
}

#[test]
fn squares_have_their_names() {
    let position = Position::default();
    assert_eq!(
        Reversi::spot_fact(&position, [3, 5]),
        Fact::Text("d3".to_owned())
    );
}
