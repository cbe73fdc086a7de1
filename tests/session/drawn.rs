//! Positions of Connect 4 from drawings: rows from the top, `X` for the first player, `O` for the
//! second, `.` for an empty cell.

use std::collections::HashSet;

use plot4_core::connect4::{Column, Position, Size};
use plot4_core::game::{Game, Player};

/// Returns moves that lead to the drawn position of the usual board.
///
/// # Panics
/// If the drawing is not one of a position that can be reached.
pub fn moves(drawing: &str) -> Vec<Column> {
    let rows: Vec<Vec<char>> =
        drawing.split_whitespace().map(|row| row.chars().collect()).collect();
    assert!(rows.len() == 6 && rows.iter().all(|row| row.len() == 7), "7x6 cells in {drawing}");
    let columns: Vec<Vec<Player>> = (0..7)
        .map(|column| {
            let cells = rows.iter().rev().map(|row| row[column]);
            let coins = cells
                .take_while(|&cell| cell != '.')
                .map(|cell| if cell == 'X' { Player::First } else { Player::Second });
            coins.collect()
        })
        .collect();
    let coins = rows.iter().flatten().filter(|&&cell| cell != '.').count();
    assert_eq!(
        columns.iter().map(Vec::len).sum::<usize>(),
        coins,
        "no coin hangs in the air in {drawing}"
    );
    let mut played = Vec::new();
    assert!(
        go_on(&columns, &mut [0; 7], &mut played, &mut HashSet::new(), coins),
        "{drawing} cannot be reached by play"
    );
    let mut position = Position::empty(Size::STANDARD);
    for &column in &played {
        position.play(column).expect("no line is made on the way");
    }
    played
}

/// Returns the drawn position of the usual board.
pub fn position(drawing: &str) -> Position<Size> {
    let mut position = Position::empty(Size::STANDARD);
    for column in moves(drawing) {
        position.make(column);
    }
    position
}

/// Plays the coins that are left in some order in which the players alternate, if there is one.
fn go_on(
    columns: &[Vec<Player>],
    heights: &mut [usize; 7],
    played: &mut Vec<Column>,
    dead_ends: &mut HashSet<[usize; 7]>,
    coins: usize,
) -> bool {
    if played.len() == coins {
        return true;
    }
    if !dead_ends.insert(*heights) {
        return false;
    }
    let next = if played.len().is_multiple_of(2) { Player::First } else { Player::Second };
    for column in 0..7_u8 {
        let index = usize::from(column);
        if columns[index].get(heights[index]) == Some(&next) {
            heights[index] += 1;
            played.push(Column::from_index(column));
            if go_on(columns, heights, played, dead_ends, coins) {
                return true;
            }
            played.pop();
            heights[index] -= 1;
        }
    }
    false
}
