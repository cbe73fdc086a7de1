//! Mistakes that can be seen on the board of Checkers: all moves of random games against a slow,
//! obvious reading of the board.

use crate::connect4::random::{Random, is_sampled};
use crate::naive::checkers as slow;
use plot4_core::checkers::setup::Rules;
use plot4_core::checkers::{Checkers, Move, Position, Setup, Square};
use plot4_core::game::Game as _;
use plot4_core::kind::{MoveClass, Seen, Visible as _};

#[test]
fn every_move_of_random_games_agrees_with_a_slow_reading() {
    let mut random = Random(8);
    let mut counts = [0; MoveClass::ALL.len()];
    let (mut kings, mut exchanges) = (0, 0);
    for number in (0..300).filter(is_sampled) {
        let (columns, rows, men) = [(6, 6, 2), (6, 8, 2), (6, 6, 2), (8, 8, 2)][number % 4];
        let rules = Rules { limit: 0, ..Rules::default() };
        let setup = Setup::new(columns, rows, men).and_then(|setup| setup.with_rules(rules));
        let mut position = Position::start(setup.expect("a setup"));
        for _ in 0..50 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[random.below(moves.len())];
            let seen = Checkers::visible_mistake(&position, mv);
            let slow = slow_class(&position, mv);
            let worth = |[men, kings]: [i32; 2]| men + 2 * kings;
            let found = seen.as_ref().map(|seen| (seen.class, worth(seen.net)));
            assert_eq!(found, slow, "{mv} in {position:?}");
            if let Some(seen) = seen {
                counts[seen.class as usize] += 1;
                kings += u32::from(seen.net == [0, 1]);
                exchanges += u32::from(seen.net[0] < 0 || seen.net[1] < 0);
                check(&position, mv, &seen);
            }
            position.play(mv).expect("legal");
        }
    }
    for class in [MoveClass::LostPiece, MoveClass::MissedCapture] {
        assert!(counts[class as usize] > 10, "{class:?}: {counts:?}");
    }
    assert!(kings > 2 && exchanges > 2, "{kings} {exchanges}");
}

/// Asserts that a mistake is what it says.
fn check(position: &Position, mv: Move, seen: &Seen<Move>) {
    assert!(!seen.line.is_empty() && !seen.places.is_empty(), "{seen:?}");
    assert!(!seen.better.is_empty() && !seen.better.contains(&mv));
    for &better in &seen.better {
        let other = Checkers::visible_mistake(position, better).map(|seen| seen.class);
        assert_ne!(other, Some(seen.class), "{better} in {position:?}");
    }
    let mut after = position.clone();
    after.play(mv).expect("legal");
    if let Some(answer) = seen.answer {
        assert!(answer.is_jump() && after.moves().contains(&answer));
    }
    let is_lost = seen.class == MoveClass::LostPiece;
    assert_eq!(is_lost, seen.answer.is_some());
}

/// Returns the class of a mistake by its definition, and how many men it costs or would have won.
fn slow_class(position: &Position, mv: Move) -> Option<(MoveClass, i32)> {
    let size = position.size();
    let mut grid = vec![vec![None; size.columns().into()]; size.rows().into()];
    for square in size.all() {
        let (row, column) = size.place(square);
        grid[usize::from(row)][usize::from(column)] =
            position.piece(square).map(|piece| (piece.owner.index(), piece.is_king()));
    }
    let player = position.to_move().index();
    let game = slow::Game::of_grid(grid, player, usize::MAX, 0);
    let numbers: Vec<u32> = mv.path().into_iter().map(Square::number).collect();
    let mut after = position.clone();
    after.play(mv).expect("legal");
    if after.outcome().is_some() {
        return None;
    }
    let own = gain(&game, &numbers, player, 3);
    let best = game.moves().iter().map(|mv| gain(&game, mv, player, 3)).max()?;
    if own < 0 && best > own {
        Some((MoveClass::LostPiece, -own))
    } else if best > own && best > 0 {
        Some((MoveClass::MissedCapture, best))
    } else {
        None
    }
}

/// Returns the places of a move on the grid: rows and columns.
fn places(game: &slow::Game, numbers: &[u32]) -> Vec<(usize, usize)> {
    let columns = game.grid[0].len();
    let all = (0..game.grid.len()).flat_map(|row| (0..columns).map(move |column| (row, column)));
    let dark: Vec<_> = all.filter(|(row, column)| (row + column) % 2 == 1).collect();
    numbers.iter().map(|&number| dark[usize::try_from(number).expect("small") - 1]).collect()
}

/// Returns whether a move is a jump.
fn is_jump(game: &slow::Game, numbers: &[u32]) -> bool {
    let places = places(game, numbers);
    places[0].0.abs_diff(places[1].0) == 2
}

/// Returns what a move wins for the one who makes it, less what follows; `player` is the side in
/// question, which may still make so many steps.
fn gain(game: &slow::Game, numbers: &[u32], player: usize, steps: u32) -> i32 {
    let jumped = places(game, numbers);
    let jumped = jumped.windows(2).filter(|pair| pair[0].0.abs_diff(pair[1].0) == 2);
    let captured = jumped.map(|pair| {
        let row = usize::midpoint(pair[0].0, pair[1].0);
        let column = usize::midpoint(pair[0].1, pair[1].1);
        if game.grid[row][column].expect("a piece").1 { 2 } else { 1 }
    });
    let captured: i32 = captured.sum();
    let steps = if captured == 0 { steps - 1 } else { steps };
    let mut after = game.clone();
    after.play(numbers);
    let moves = after.moves();
    let must_jump = moves.first().is_some_and(|mv| is_jump(&after, mv));
    let gains = moves.iter().filter(|mv| {
        must_jump
            || after.to_move == player && steps > 0 && {
                let mut offered = after.clone();
                offered.play(mv);
                let answers = offered.moves();
                answers.first().is_some_and(|mv| is_jump(&offered, mv))
            }
    });
    let gains = gains.map(|mv| gain(&after, mv, player, steps));
    let then = if must_jump { gains.max().unwrap_or(0) } else { gains.max().unwrap_or(0).max(0) };
    captured - then
}
