//! Mistakes that can be seen on the board of Reversi: all moves of random games against a slow,
//! obvious reading of the board.

use crate::connect4::random::{Random, is_sampled};
use crate::naive::reversi as slow;
use plot4_core::game::Game as _;
use plot4_core::kind::{MoveClass, Visible as _};
use plot4_core::reversi::{Move, Position, Reversi, Square};

/// A square of the slow board: its row and its column from the upper left.
type Place = (usize, usize);

/// The corners of the slow board.
const CORNERS: [Place; 4] = [(0, 0), (0, 7), (7, 0), (7, 7)];

fn place(mv: Move) -> Option<Place> {
    mv.point().map(|square| (7 - usize::from(square.row()), usize::from(square.column())))
}

#[test]
fn every_move_of_random_games_agrees_with_a_slow_reading() {
    let mut random = Random(5);
    let (mut found, mut several) = (0, 0);
    for _ in (0..300).filter(is_sampled) {
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
                    assert_eq!(Reversi::visible_mistake(&position, mv), None, "{position:?}");
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
    assert!(found > 20 && several > 2, "{found} {several}");
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
