//! What players see on the board: lines to complete and to stop, spaces that are opened, and two
//! threats at once.

use super::kind::Connect4;
use super::lines::lines_through;
use super::position::Position;
use super::size::{Cell, Column, Shape as _, Size};
use super::threats::{double_threat, threats};
use crate::game::{Game, Player};
use crate::kind::{Merit, MeritKind, MoveClass, Seen, Spot, Visible};

/// How many own coins a player looks ahead for two threats: with the one that completes a line,
/// five plies.
const ROUNDS: u32 = 2;

impl Visible for Connect4 {
    fn visible_mistake(position: &Position<Size>, mv: Column) -> Option<Seen<Column>> {
        let mut after = *position;
        after.play(mv).ok()?;
        if after.outcome().is_some() {
            return None;
        }
        missed_win(position)
            .or_else(|| left_win(position, &after, mv))
            .or_else(|| allowed_double(position, &after, mv))
            .or_else(|| missed_double(position, mv))
    }

    fn visible_merit(position: &Position<Size>, mv: Column) -> Option<Merit> {
        let player = position.to_move();
        let cell = Cell { column: mv, row: position.landing(mv)? };
        let mut after = *position;
        after.play(mv).ok()?;
        if after.outcome().is_some() {
            return None;
        }
        let had_double = !double_threat(&threats(position, player)).is_empty();
        let double = double_threat(&threats(&after, player));
        if !double.is_empty() && !had_double && wins(&after, player.other()).is_empty() {
            return Some(Merit {
                kind: MeritKind::DoubleThreat,
                line: line(&after, player, double[0]),
                places: spots(&double),
            });
        }
        wins(position, player.other()).contains(&cell).then(|| Merit {
            kind: MeritKind::Block,
            line: line(position, player.other(), cell),
            places: vec![spot(cell)],
        })
    }
}

/// Returns the cells in which a player would complete a line with a coin dropped now.
fn wins(position: &Position<Size>, player: Player) -> Vec<Cell> {
    threats(position, player)
        .into_iter()
        .filter(|threat| threat.is_playable)
        .map(|threat| threat.cell)
        .collect()
}

/// Returns the mistake of a move that does not win in a position where another does.
fn missed_win(position: &Position<Size>) -> Option<Seen<Column>> {
    let player = position.to_move();
    let cells = wins(position, player);
    let &first = cells.first()?;
    Some(Seen {
        class: MoveClass::MissedWin,
        line: line(position, player, first),
        places: spots(&cells),
        better: cells.iter().map(|cell| cell.column).collect(),
        answer: None,
        count: u32::from(position.shape().connect()),
        net: [0; 2],
    })
}

/// Returns the mistake of a move that lets the opponent complete a line at once, if another move
/// would not have.
fn left_win(before: &Position<Size>, after: &Position<Size>, mv: Column) -> Option<Seen<Column>> {
    let opponent = before.to_move().other();
    let cells = wins(after, opponent);
    let known = wins(before, opponent);
    let (class, cell) = match cells.iter().find(|cell| known.contains(cell)) {
        Some(&cell) => (MoveClass::MissedBlock, cell),
        None => (MoveClass::OpenedWin, *cells.first()?),
    };
    let better = others(before, mv, |after| wins(after, opponent).is_empty());
    (!better.is_empty()).then(|| Seen {
        class,
        line: line(after, opponent, cell),
        places: vec![spot(cell)],
        better,
        answer: Some(cell.column),
        count: u32::from(before.shape().connect()),
        net: [0; 2],
    })
}

/// Returns the mistake of a move after which the opponent forces two threats, if another move would
/// not have allowed that.
fn allowed_double(
    before: &Position<Size>,
    after: &Position<Size>,
    mv: Column,
) -> Option<Seen<Column>> {
    let opponent = before.to_move().other();
    let double = forced_doubles(after, ROUNDS).into_iter().next()?;
    let better = others(before, mv, |after| {
        wins(after, opponent).is_empty() && forced_doubles(after, ROUNDS).is_empty()
    });
    (!better.is_empty()).then(|| Seen {
        class: MoveClass::AllowedDouble,
        line: double.line,
        places: spots(&double.cells),
        better,
        answer: Some(double.first),
        count: 0,
        net: [0; 2],
    })
}

/// Returns the mistake of a move that does not force two threats in a position where another does.
fn missed_double(position: &Position<Size>, mv: Column) -> Option<Seen<Column>> {
    let doubles = forced_doubles(position, ROUNDS);
    if doubles.iter().any(|double| double.first == mv) {
        return None;
    }
    let better = doubles.iter().map(|double| double.first).collect();
    let best = doubles.into_iter().min_by_key(|double| double.rounds)?;
    Some(Seen {
        class: MoveClass::MissedDouble,
        line: best.line,
        places: spots(&best.cells),
        better,
        answer: None,
        count: 0,
        net: [0; 2],
    })
}

/// Two threats that the player to move can force.
struct Double {
    /// The first move.
    first: Column,
    /// How many own coins it takes.
    rounds: u32,
    cells: Vec<Cell>,
    /// The line through the first of them, coins that are still to be dropped included.
    line: Vec<Spot>,
}

/// Returns the moves with which the player to move forces two threats, of which the opponent can
/// stop only one, with at most this many coins. All coins before the last are threats that the
/// opponent has to stop. Nothing if the player can complete a line at once.
fn forced_doubles(position: &Position<Size>, rounds: u32) -> Vec<Double> {
    let player = position.to_move();
    if rounds == 0 || position.outcome().is_some() || !wins(position, player).is_empty() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for first in position.moves() {
        let mut after = *position;
        after.make(first);
        if after.outcome().is_some() || !wins(&after, player.other()).is_empty() {
            continue;
        }
        let own = threats(&after, player);
        let cells = double_threat(&own);
        if let Some(&cell) = cells.first() {
            found.push(Double { first, rounds: 1, line: line(&after, player, cell), cells });
            continue;
        }
        let Some(stop) = own.iter().find(|threat| threat.is_playable) else {
            continue;
        };
        after.make(stop.cell.column);
        let then = forced_doubles(&after, rounds - 1);
        if let Some(double) = then.into_iter().min_by_key(|double| double.rounds) {
            found.push(Double { first, rounds: double.rounds + 1, ..double });
        }
    }
    found
}

/// Returns the other moves of a position after which the game is not over and this holds.
fn others(
    position: &Position<Size>,
    mv: Column,
    holds: impl Fn(&Position<Size>) -> bool,
) -> Vec<Column> {
    let is_better = |column: &Column| {
        let mut after = *position;
        after.make(*column);
        *column != mv && (after.outcome().is_some() || holds(&after))
    };
    position.moves().into_iter().filter(is_better).collect()
}

/// Returns the longest line that a player would complete in an empty cell, in order.
fn line(position: &Position<Size>, player: Player, cell: Cell) -> Vec<Spot> {
    lines_through(position, player, cell, None)
        .into_iter()
        .max_by_key(|line| line.cells.len())
        .map_or_else(Vec::new, |line| spots(&line.cells))
}

fn spots(cells: &[Cell]) -> Vec<Spot> {
    cells.iter().copied().map(spot).collect()
}

const fn spot(cell: Cell) -> Spot {
    [cell.column.index(), cell.row.index()]
}
