//! What players see on the board: a five to make or to stop, and a stone that makes two fives
//! possible at once.
//!
//! - A *five* of a player is an empty point on which a stone of theirs wins.
//! - A *double* of a player without a five is a stone they may play after which they have two fives
//!   or more: a straight four, which an open three becomes, or two fours.
//!
//! The mistakes, the gravest first, in a move that does not win:
//!
//! - [`MissedWin`](MoveClass::MissedWin): its player had a five.
//! - [`MissedBlock`](MoveClass::MissedBlock): the opponent had one five, has it still, and its
//!   point may be played.
//!
//! And where neither player had a five, in a move that makes no four, which the opponent would have
//! to answer first:
//!
//! - [`AllowedDouble`](MoveClass::AllowedDouble): the opponent has a double, and another move
//!   leaves none, or is one itself.
//! - [`MissedDouble`](MoveClass::MissedDouble): its player had a double.
//!
//! A stone gives the opponent no new five, so there is no
//! [`OpenedWin`](MoveClass::OpenedWin); and the rules refuse a forbidden point, so nobody can make
//! the mistake to play one.

use super::kind::Gomoku;
use super::point::{Direction, Point, PointSet};
use super::position::{Move, Position, neighbour};
use super::threats::Kind;
use crate::game::{Game, Player};
use crate::kind::{Fact, Merit, MeritKind, MoveClass, Seen, Spot, Visible};

impl Visible for Gomoku {
    fn visible_mistake(position: &Position, mv: Move) -> Option<Seen<Move>> {
        let stone = mv.point()?;
        let mut after = position.clone();
        after.play(mv).ok()?;
        if after.outcome().is_some() {
            return None;
        }
        if !fives(position, position.to_move()).is_empty() {
            return Some(missed_win(position));
        }
        if !fives(position, after.to_move()).is_empty() {
            return missed_block(position, stone);
        }
        if !fives(&after, position.to_move()).is_empty() {
            return None; // a four
        }
        allowed_double(position, &mut after, stone).or_else(|| missed_double(position))
    }

    fn visible_merit(position: &Position, mv: Move) -> Option<Merit> {
        let stone = mv.point()?;
        let mut after = position.clone();
        after.play(mv).ok()?;
        let (player, opponent) = (position.to_move(), after.to_move());
        let could_win = !fives(position, player).is_empty();
        if could_win || after.outcome().is_some() || !fives(&after, opponent).is_empty() {
            return None;
        }
        double_threat(position, &after, stone).or_else(|| {
            let (line, places) = stopped(position, &mut after, stone)?;
            Some(Merit { kind: MeritKind::Block, line: spots(&line), places: spots(&places) })
        })
    }

    fn spot_fact(_position: &Position, [column, row]: Spot) -> Fact {
        Fact::Text(Point::at(column, row).to_string())
    }
}

/// A stone of the player to move after which it has two fives or more.
struct Double {
    stone: Point,
    fives: Vec<Point>,
}

/// Returns the points on which a player's stone wins.
fn fives(position: &Position, player: Player) -> PointSet {
    *position.threats().points(Kind::Five, player)
}

/// Returns the doubles of the player to move, who has no five; the position is the same afterwards.
fn doubles(position: &mut Position) -> Vec<Double> {
    let player = position.to_move();
    let threats = position.threats();
    // A single four leads to one five.
    let stones = threats
        .four_points(player)
        .without(threats.points(Kind::Four, player))
        .without(threats.points(Kind::FourThree, player));
    let mut found = Vec::new();
    for stone in stones.iter() {
        let mv = Move::Place(stone);
        if position.refusal(mv).is_some() {
            continue;
        }
        let undo = position.make(mv);
        let fives: Vec<Point> = fives(position, player).iter().collect();
        position.unmake(mv, undo);
        if fives.len() > 1 {
            found.push(Double { stone, fives });
        }
    }
    found
}

/// Returns the mistake of a move that does not win in a position where another does.
fn missed_win(position: &Position) -> Seen<Move> {
    let player = position.to_move();
    let fives: Vec<Point> = fives(position, player).iter().collect();
    let line =
        fives.first().map_or_else(Vec::new, |&five| winning_row(position, player, &[], five));
    Seen {
        class: MoveClass::MissedWin,
        line: spots(&line),
        places: spots(&fives),
        better: fives.into_iter().map(Move::Place).collect(),
        answer: None,
        count: 0,
        net: [0; 2],
    }
}

/// Returns the mistake of a stone that does not stop the only five of the opponent, who has one or
/// more.
fn missed_block(position: &Position, stone: Point) -> Option<Seen<Move>> {
    let opponent = position.to_move().other();
    let mut fives = fives(position, opponent).iter();
    let (five, other) = (fives.next()?, fives.next());
    let stop = Move::Place(five);
    if stone == five || other.is_some() || position.refusal(stop).is_some() {
        return None;
    }
    Some(Seen {
        class: MoveClass::MissedBlock,
        line: spots(&winning_row(position, opponent, &[], five)),
        places: spots(&[five]),
        better: vec![stop],
        answer: Some(stop),
        count: 0,
        net: [0; 2],
    })
}

/// Returns the mistake of a stone that leaves the opponent a double, if another move does not.
/// There are no fives.
fn allowed_double(before: &Position, after: &mut Position, stone: Point) -> Option<Seen<Move>> {
    let opponent = after.to_move();
    let left = doubles(after);
    if left.is_empty() {
        return None;
    }
    let mut position = before.clone();
    let own: Vec<Point> = doubles(&mut position).into_iter().map(|double| double.stone).collect();
    let mut better = position.moves();
    better.retain(|&mv| {
        let undo = position.make(mv);
        let is_better = mv.point().is_some_and(|point| own.contains(&point))
            || doubles(&mut position).is_empty();
        position.unmake(mv, undo);
        is_better && mv != Move::Place(stone)
    });
    if better.is_empty() {
        return None;
    }
    let (double, line, places) = shown(after, opponent, &left)?;
    Some(Seen {
        class: MoveClass::AllowedDouble,
        line: spots(&line),
        places: spots(&places),
        better,
        answer: Some(Move::Place(double.stone)),
        count: 0,
        net: [0; 2],
    })
}

/// Returns the mistake of a move that makes no four in a position without fives in which its player
/// has a double.
fn missed_double(position: &Position) -> Option<Seen<Move>> {
    let own = doubles(&mut position.clone());
    let (_, line, places) = shown(position, position.to_move(), &own)?;
    Some(Seen {
        class: MoveClass::MissedDouble,
        line: spots(&line),
        places: spots(&places),
        better: own.iter().map(|double| Move::Place(double.stone)).collect(),
        answer: None,
        count: 0,
        net: [0; 2],
    })
}

/// Returns the merit of a stone that makes two fives possible, or a four after whose only answer
/// its player has a double. The opponent has no five.
fn double_threat(before: &Position, after: &Position, stone: Point) -> Option<Merit> {
    let player = before.to_move();
    let found: Vec<Point> = fives(after, player).iter().collect();
    let (line, places) = match found.as_slice() {
        [] => return None,
        &[five] => {
            let mut next = after.clone();
            next.play(Move::Place(five)).ok()?;
            let is_safe = next.outcome().is_none() && fives(&next, after.to_move()).is_empty();
            let had_double = !doubles(&mut before.clone()).is_empty();
            if !is_safe || had_double {
                return None;
            }
            let double = doubles(&mut next).into_iter().next()?;
            let line = winning_row(after, player, &[], five);
            (line, vec![five, double.stone])
        }
        _ => {
            let double = Double { stone, fives: found };
            let (_, line, places) = shown(before, player, &[double])?;
            (line, places)
        }
    };
    Some(Merit { kind: MeritKind::DoubleThreat, line: spots(&line), places: spots(&places) })
}

/// Returns what a stone stopped, as a line and the places of its threats: a five, or an open three.
/// The opponent has no five afterwards.
fn stopped(
    before: &Position,
    after: &mut Position,
    stone: Point,
) -> Option<(Vec<Point>, Vec<Point>)> {
    let opponent = after.to_move();
    if fives(before, opponent).contains(stone) {
        let line = winning_row(before, opponent, &[], stone);
        return Some((line, vec![stone]));
    }
    let mut passed = before.clone();
    passed.switch_turn();
    let had = doubles(&mut passed);
    let (mut line, places) =
        had.iter().find_map(|double| straight_four(before, opponent, double))?;
    if !doubles(after).is_empty() {
        return None;
    }
    if !line.contains(&stone) {
        line.push(stone);
    }
    Some((line, places))
}

/// Returns the double to show, a straight four if there is one, with the line and the fives that
/// show it.
fn shown<'a>(
    position: &Position,
    player: Player,
    doubles: &'a [Double],
) -> Option<(&'a Double, Vec<Point>, Vec<Point>)> {
    let straight = doubles.iter().find_map(|double| {
        let (line, places) = straight_four(position, player, double)?;
        Some((double, line, places))
    });
    straight.or_else(|| {
        let double = doubles.first()?;
        let &five = double.fives.first()?;
        let line = winning_row(position, player, &[double.stone], five);
        Some((double, line, double.fives.clone()))
    })
}

/// Returns the straight four that a double makes, with its two ends, and these; `None` if it makes
/// another double.
fn straight_four(
    position: &Position,
    player: Player,
    double: &Double,
) -> Option<(Vec<Point>, Vec<Point>)> {
    Direction::ALL.into_iter().find_map(|direction| {
        let row = row(position, player, &[], double.stone, direction);
        if row.len() + 1 != usize::from(position.setup().target()) {
            return None;
        }
        let first = neighbour(position, *row.first()?, direction.reversed())?;
        let last = neighbour(position, *row.last()?, direction.steps())?;
        let ends = [first, last];
        let is_straight = ends.iter().all(|end| double.fives.contains(end));
        is_straight.then(|| ([&[first], row.as_slice(), &[last]].concat(), ends.to_vec()))
    })
}

/// Returns the longest row that a player's stone on `place` makes and that wins, in order, if there
/// were stones on `more`, too.
fn winning_row(position: &Position, player: Player, more: &[Point], place: Point) -> Vec<Point> {
    let setup = position.setup();
    let target = usize::from(setup.target());
    let rows = Direction::ALL.map(|direction| row(position, player, more, place, direction));
    rows.into_iter()
        .filter(|row| row.len() == target || row.len() > target && !setup.is_exact(player))
        .max_by_key(Vec::len)
        .unwrap_or_default()
}

/// Returns the row of a player's stones through `place`, which counts as one, as the points of
/// `more` do.
fn row(
    position: &Position,
    player: Player,
    more: &[Point],
    place: Point,
    direction: Direction,
) -> Vec<Point> {
    let is_own = |point: &Point| position.stone(*point) == Some(player) || more.contains(point);
    let walk = |steps: (i8, i8)| {
        let points =
            std::iter::successors(Some(place), move |&point| neighbour(position, point, steps));
        points.skip(1).take_while(is_own)
    };
    let mut points: Vec<Point> = walk(direction.reversed()).collect();
    points.reverse();
    points.push(place);
    points.extend(walk(direction.steps()));
    points
}

fn spots(points: &[Point]) -> Vec<Spot> {
    points.iter().map(|point| [point.column(), point.row()]).collect()
}
