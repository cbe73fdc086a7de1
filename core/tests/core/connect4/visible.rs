//! Mistakes that can be seen on the board of Connect 4: known ones, and all moves of random games
//! against a slow, obvious reading of the board.

use super::random::{Random, after, is_sampled};
use crate::naive::grid::Grid;
use plot4_core::connect4::{Column, Connect4, Position, Size, notation};
use plot4_core::game::{Game, Outcome, Player};
use plot4_core::kind::{Deciding, Decisive, MeritKind, MoveClass, Visible, decisive};

/// Returns the mistake in the last of these moves.
fn last(moves: &str) -> Option<plot4_core::kind::Seen<Column>> {
    let (before, last) = moves.split_at(moves.len() - 1);
    let position = notation::parse_position(Size::STANDARD, before).expect("moves");
    let mv = Column::from_number(last.parse().expect("a digit")).expect("a column");
    Connect4::visible_mistake(&position, mv)
}

fn numbers(columns: &[Column]) -> Vec<u32> {
    columns.iter().map(|column| column.number()).collect()
}

#[test]
fn known_mistakes_are_named() {
    // The games of the pictures; columns and rows are those drawn there.
    let game = "43746523566244333562244555";
    let seen = last(&game[..17]).expect("a missed win");
    assert_eq!(seen.class, MoveClass::MissedWin);
    assert_eq!(numbers(&seen.better), [5]);
    assert_eq!(seen.line, [[2, 2], [3, 2], [4, 2], [5, 2]]);
    assert_eq!(seen.places, [[4, 2]]);
    let seen = last(&game[..25]).expect("an opened win");
    assert_eq!(seen.class, MoveClass::OpenedWin);
    assert_eq!(seen.answer.map(Column::number), Some(5));
    let seen = last("4532535161325").expect("a missed block");
    assert_eq!(seen.class, MoveClass::MissedBlock);
    assert_eq!(seen.line, [[0, 1], [1, 1], [2, 1], [3, 1]]);
    assert_eq!(seen.places, [[3, 1]]);
    assert_eq!(numbers(&seen.better), [4]);
    // Yellow leaves three coins in a column.
    let seen = last("414142").expect("a missed block");
    assert_eq!(seen.class, MoveClass::MissedBlock);
    assert_eq!(seen.answer.map(Column::number), Some(4));
    // Two in the bottom row with room on both sides.
    let seen = last("4735").map(|seen| (seen.class, numbers(&seen.better)));
    assert_eq!(seen, None, "5 stops it");
    let seen = last("4137").expect("two threats");
    assert_eq!(seen.class, MoveClass::AllowedDouble);
}

#[test]
fn merits_are_seen() {
    let position = notation::parse_position(Size::STANDARD, "453253516132").expect("moves");
    let merit = Connect4::visible_merit(&position, Column::from_number(4).expect("a column"));
    let merit = merit.expect("a block");
    assert_eq!(merit.kind, MeritKind::Block);
    assert_eq!(merit.places, [[3, 1]]);
    let position = notation::parse_position(Size::STANDARD, "4137").expect("moves");
    let merit = Connect4::visible_merit(&position, Column::from_number(5).expect("a column"));
    assert_eq!(merit.expect("two threats").kind, MeritKind::DoubleThreat);
}

#[test]
fn every_move_of_random_games_agrees_with_a_slow_reading() {
    let mut random = Random(26);
    let mut counts = [0; MoveClass::ALL.len()];
    let sizes = [(7, 6, 4), (7, 6, 4), (7, 6, 4), (6, 5, 4), (8, 7, 4), (5, 4, 3), (7, 6, 5)];
    for number in (0..300).filter(is_sampled) {
        let (columns, rows, connect) = sizes[number % sizes.len()];
        let size = Size::new(columns, rows, connect).expect("a size");
        let mut position = Position::empty(size);
        while position.outcome().is_none() {
            let moves = position.moves();
            // Mostly sensible moves, so that games last.
            let mv = moves[random.below(moves.len())];
            let seen = Connect4::visible_mistake(&position, mv);
            let slow = slow_class(&Grid::of(&position), position.to_move(), mv);
            let class = seen.as_ref().map(|seen| seen.class);
            assert_eq!(class, slow, "{mv:?} in {position:?}");
            if let Some(seen) = seen {
                counts[seen.class as usize] += 1;
                assert!(!seen.better.is_empty() && !seen.better.contains(&mv));
                assert!(!seen.places.is_empty() && !seen.line.is_empty());
                let answer = |answer| after(&after(&position, mv), answer).outcome();
                let wins = Some(Outcome::Win(position.to_move().other()));
                if matches!(seen.class, MoveClass::MissedBlock | MoveClass::OpenedWin) {
                    assert_eq!(seen.answer.and_then(answer), wins);
                }
            }
            position = after(&position, mv);
        }
    }
    for class in [
        MoveClass::MissedWin,
        MoveClass::MissedBlock,
        MoveClass::OpenedWin,
        MoveClass::AllowedDouble,
        MoveClass::MissedDouble,
    ] {
        assert!(counts[class as usize] > 4, "{class:?}: {counts:?}");
    }
}

/// Returns the class of a mistake by its definition, one cell at a time.
fn slow_class(before: &Grid, mover: Player, mv: Column) -> Option<MoveClass> {
    let other = mover.other();
    let mv = i32::from(mv.index());
    let after = dropped(before, mover, mv)?;
    if has_line(&after, mover) || after.plies == after.columns * after.rows {
        return None;
    }
    if !wins(before, mover).is_empty() {
        return Some(MoveClass::MissedWin);
    }
    let alternatives: Vec<Grid> = (0..before.columns)
        .filter(|&column| column != mv)
        .filter_map(|column| dropped(before, mover, column))
        .collect();
    let left: Vec<i32> = wins(&after, other);
    if !left.is_empty() {
        let known = wins(before, other);
        let avoidable = alternatives.iter().any(|grid| wins(grid, other).is_empty());
        // A column that has been filled up to another cell holds another threat.
        let was_there = left.iter().any(|&column| known.contains(&column) && column != mv);
        return avoidable.then_some(if was_there {
            MoveClass::MissedBlock
        } else {
            MoveClass::OpenedWin
        });
    }
    let allows = |grid: &Grid| !wins(grid, other).is_empty() || forces_double(grid, other, 2);
    if forces_double(&after, other, 2) && alternatives.iter().any(|grid| !allows(grid)) {
        return Some(MoveClass::AllowedDouble);
    }
    let had = forces_double(before, mover, 2);
    (had && !starts_double(before, mover, mv, 2)).then_some(MoveClass::MissedDouble)
}

/// Returns the grid with a coin in a column, or `None` if it is full.
fn dropped(grid: &Grid, player: Player, column: i32) -> Option<Grid> {
    let mut next = grid.clone();
    let cells = &mut next.cells[usize::try_from(column).expect("a column")];
    *cells.iter_mut().find(|cell| cell.is_none())? = Some(player);
    next.plies += 1;
    Some(next)
}

/// Returns whether a player has a whole line.
fn has_line(grid: &Grid, player: Player) -> bool {
    let steps = [(0, 1), (1, 0), (1, -1), (1, 1)];
    (0..grid.columns).any(|column| {
        (0..grid.rows).any(|row| {
            steps.iter().any(|&(right, up)| {
                (0..grid.connect)
                    .all(|step| grid.at(column + step * right, row + step * up) == Some(player))
            })
        })
    })
}

/// Returns the columns in which a player completes a line.
fn wins(grid: &Grid, player: Player) -> Vec<i32> {
    (0..grid.columns)
        .filter(|&column| dropped(grid, player, column).is_some_and(|next| has_line(&next, player)))
        .collect()
}

/// Returns whether a player to move, who cannot win at once, has a coin that forces two threats.
fn forces_double(grid: &Grid, player: Player, coins: u32) -> bool {
    wins(grid, player).is_empty()
        && (0..grid.columns).any(|column| starts_double(grid, player, column, coins))
}

/// Returns whether a coin in a column forces two threats: it threatens a line, and every answer
/// lets the player complete one, or leads to such a coin again.
fn starts_double(grid: &Grid, player: Player, column: i32, coins: u32) -> bool {
    let Some(next) = dropped(grid, player, column) else {
        return false;
    };
    let other = player.other();
    if coins == 0 || !wins(&next, other).is_empty() || wins(&next, player).is_empty() {
        return false;
    }
    let answers: Vec<Grid> =
        (0..grid.columns).filter_map(|answer| dropped(&next, other, answer)).collect();
    let holds = |grid: &&Grid| wins(grid, player).is_empty();
    let holding: Vec<&Grid> = answers.iter().filter(holds).collect();
    holding.is_empty() || holding.iter().all(|grid| forces_double(grid, player, coins - 1))
}

#[test]
fn the_move_that_decided_a_game_is_the_losers_last_choice_or_the_double_threat_before_it() {
    let decided = |text: &str| {
        let moves = notation::parse_moves(Size::STANDARD, text).expect("moves");
        decisive::<Connect4>(&Position::empty(Size::STANDARD), &moves)
    };
    // Red's move 15 makes two threats in column 6, one above the other.
    let Some(Decisive { ply: 15, by: Deciding::DoubleThreat(merit) }) =
        decided("34464443357365566")
    else {
        panic!("two threats");
    };
    assert_eq!(merit.places, [[5, 2], [5, 3]]);
    // Yellow leaves three coins in a column with move 6.
    let Some(Decisive { ply: 6, by: Deciding::Mistake(seen) }) = decided("4142434") else {
        panic!("a mistake");
    };
    assert_eq!((seen.class, numbers(&seen.better)), (MoveClass::MissedBlock, vec![4]));
    // An open three wins without a mistake in the last move.
    let Some(Decisive { ply: 5, by: Deciding::DoubleThreat(_) }) = decided("4433515") else {
        panic!("two threats at both ends");
    };
    assert_eq!(decided("41"), None);
}
