//! What is seen of a move at a glance, as numbers of features: the shape around the point, what it
//! takes, saves and threatens, how near it is to the last moves, its line, and where it is on the
//! board if it is the first in its area. Their weights are fitted to games (`benches/go_fit`).

use std::ops::Range;

use super::board::{Board, NONE, On};
use super::knowledge::{is_self_atari, liberties_after};
use super::ladder::{Reader, liberties};
use super::patterns;
use super::weights::WEIGHTS;
use crate::game::Player;

/// The sizes of chains that are told apart: one stone, two or three, more.
pub(super) const SIZES: usize = 3;

/// What a move does to a chain; each has a feature for each size, the first at its number times
/// [`SIZES`].
#[derive(Clone, Copy)]
pub(super) enum Deed {
    /// Takes the chain.
    Take,
    /// Takes a chain beside an own one in atari, of this size.
    TakeAttacker,
    /// Saves the own chain from atari.
    Save,
    /// Adds a liberty to an own chain in atari that is lost all the same.
    SaveInVain,
    /// Gives atari, and the chain cannot escape.
    Ladder,
    Atari,
    /// Saves an own chain that could be taken by ataris.
    Defend,
    /// Plays a liberty of such a chain in vain.
    DefendInVain,
    /// Fills the third last liberty of a chain.
    Press,
    /// Plays a liberty of an own chain with three.
    Stretch,
}

const DEEDS: usize = Deed::Stretch as usize + 1;

/// Where each family of features begins.
const SELF_ATARI: usize = DEEDS * SIZES;
/// The features of moves that can be taken at once.
pub(super) const SELF_ATARIS: Range<usize> = SELF_ATARI..LAST;
const LAST: usize = SELF_ATARI + 2;
const LAST_BUT_ONE: usize = LAST + DISTANCES;
const LINES: usize = LAST_BUT_ONE + DISTANCES;
const PLACES: usize = LINES + MOST_LINES;
const PATTERNS: usize = PLACES + MOST_LINES * MOST_FAR_LINES;

/// The distances that are told apart: 1, 2, 3, more, and no last move.
const DISTANCES: usize = 5;
/// The lines that are told apart.
const MOST_LINES: usize = 5;
/// The lines from the second nearest edge that are told apart, where no other stone is near.
const MOST_FAR_LINES: usize = 7;

/// The number of features.
#[must_use]
pub fn count() -> usize {
    PATTERNS + patterns::classes()
}

/// What is seen of a board before its moves.
pub struct Sight<'a> {
    board: &'a Board,
    player: Player,
    /// For each point, its distance from the last move, and from the one before.
    distances: [Vec<u8>; 2],
    /// What the points beside chains with few liberties do.
    deeds: Vec<(u16, usize)>,
}

impl<'a> Sight<'a> {
    /// Looks at a board.
    #[must_use]
    pub fn new(board: &'a Board) -> Self {
        let mut sight = Self {
            board,
            player: board.to_move(),
            distances: board.last.map(|last| distances(board, last)),
            deeds: Vec::new(),
        };
        let mut reader = Reader::default();
        for &stone in &board.stones_by_head() {
            if board.stone(stone) == Some(sight.player) {
                sight.see_own(stone, &mut reader);
            } else {
                sight.see_other(stone, &mut reader);
            }
        }
        sight
    }

    fn note(&mut self, point: u16, deed: Deed, stone: u16) {
        let size = match self.board.stones(stone) {
            1 => 0,
            2 | 3 => 1,
            _ => 2,
        };
        self.deeds.push((point, deed as usize * SIZES + size));
    }

    /// Notes what can be done about an own chain.
    fn see_own(&mut self, stone: u16, reader: &mut Reader) {
        let (board, player) = (self.board, self.player);
        let (found, count) = liberties::<4>(board, stone);
        match count {
            1 => {
                self.take_attackers(stone);
                let liberty = found[0];
                if board.is_legal(liberty, player) {
                    let is_saved = match liberties_after::<3>(board, liberty, player) {
                        0 | 1 => return,
                        2 => !reader.is_lost_by_running(board, stone),
                        _ => true,
                    };
                    let deed = if is_saved { Deed::Save } else { Deed::SaveInVain };
                    self.note(liberty, deed, stone);
                }
            }
            2 => {
                let found = &found[..2];
                if found.iter().any(|&liberty| reader.takes(board, stone, liberty)) {
                    self.take_attackers(stone);
                    for &liberty in found {
                        let helps = liberties_after::<3>(board, liberty, player) >= 3;
                        let deed = if helps { Deed::Defend } else { Deed::DefendInVain };
                        self.note(liberty, deed, stone);
                    }
                }
            }
            3 => {
                for &liberty in &found[..3] {
                    self.note(liberty, Deed::Stretch, stone);
                }
            }
            _ => {}
        }
    }

    /// Notes the moves that take a chain in atari beside an own one.
    fn take_attackers(&mut self, stone: u16) {
        let board = self.board;
        let others = On::stone(self.player.other());
        let mut seen = Vec::new();
        board.each_stone(stone, |own| {
            for next in board.beside(own) {
                if board.at(next) == others && board.is_in_atari(next) {
                    let liberty = board.liberty(next);
                    if !seen.contains(&liberty) {
                        seen.push(liberty);
                    }
                }
            }
            true
        });
        for liberty in seen {
            self.note(liberty, Deed::TakeAttacker, stone);
        }
    }

    /// Notes what can be done to a chain of the other player.
    fn see_other(&mut self, stone: u16, reader: &mut Reader) {
        let board = self.board;
        let (found, count) = liberties::<4>(board, stone);
        match count {
            1 => self.note(found[0], Deed::Take, stone),
            2 => {
                for &liberty in &found[..2] {
                    let deed = if reader.takes(board, stone, liberty) {
                        Deed::Ladder
                    } else {
                        Deed::Atari
                    };
                    self.note(liberty, deed, stone);
                }
            }
            3 => {
                for &liberty in &found[..3] {
                    self.note(liberty, Deed::Press, stone);
                }
            }
            _ => {}
        }
    }

    /// Returns the natural logarithm of the odds that a legal point is played, and calls `found`
    /// with the number of each of its features.
    pub fn log_odds(&self, point: u16, mut found: impl FnMut(usize)) -> f32 {
        let mut hundredths = 0.0;
        self.of(point, |feature| {
            hundredths += f32::from(WEIGHTS[feature]);
            found(feature);
        });
        hundredths / 100.0
    }

    /// Calls `found` with the number of each feature of a legal point.
    pub fn of(&self, point: u16, mut found: impl FnMut(usize)) {
        let board = self.board;
        found(PATTERNS + patterns::class(board, point, self.player));
        for &(at, deed) in &self.deeds {
            if at == point {
                found(deed);
            }
        }
        if is_self_atari(board, point, self.player) {
            let own = On::stone(self.player);
            let joins = board.beside(point).into_iter().any(|next| board.at(next) == own);
            found(SELF_ATARI + usize::from(joins));
        }
        for (from, (last, distances)) in
            [LAST, LAST_BUT_ONE].into_iter().zip(board.last.iter().zip(&self.distances))
        {
            found(
                from + match (*last, distances[usize::from(point)]) {
                    (NONE, _) => 4,
                    (_, 0) => 3,
                    (_, distance) => usize::from(distance) - 1,
                },
            );
        }
        let [near, far] = lines(board, point);
        let line = near.min(MOST_LINES) - 1;
        found(if stones_near(board, point) == 0 {
            PLACES + line * MOST_FAR_LINES + far.min(MOST_FAR_LINES) - 1
        } else {
            LINES + line
        });
    }
}

/// Returns the number of the line on which a point is, 1 at the edge, and the same from the nearer
/// of the two other edges.
pub(super) fn lines(board: &Board, point: u16) -> [usize; 2] {
    let from_edge = |index: u16| usize::from(index.min(board.size() + 1 - index));
    let column = from_edge(point % board.stride);
    let row = from_edge(point / board.stride);
    [column.min(row), column.max(row)]
}

/// Returns how many stones are within three points along the lines, with one on the point itself.
pub(super) fn stones_near(board: &Board, point: u16) -> usize {
    let (column, row) =
        ((point % board.stride).cast_signed(), (point / board.stride).cast_signed());
    let size = board.size().cast_signed();
    let mut count = 0;
    for up in -3_i16..=3 {
        let reach = 3 - up.abs();
        for right in -reach..=reach {
            let (column, row) = (column + right, row + up);
            if (1..=size).contains(&column) && (1..=size).contains(&row) {
                let near = (row * board.stride.cast_signed() + column).cast_unsigned();
                count += usize::from(!board.is_empty_at(near));
            }
        }
    }
    count
}

/// Returns the common-fate distance of each point from another one, up to 3: the number of steps,
/// of which those between stones of one chain do not count; 0 for the point itself and whatever is
/// further away.
fn distances(board: &Board, from: u16) -> Vec<u8> {
    let mut distances = vec![0; board.length()];
    if from == NONE {
        return distances;
    }
    let mut seen = vec![false; board.length()];
    let mut ring = vec![from];
    board_chain(board, from, &mut seen, &mut ring);
    for distance in 1..=3 {
        let mut next_ring = Vec::new();
        for &point in &ring {
            for next in board.beside(point) {
                if board.at(next) != On::Border && !seen[usize::from(next)] {
                    seen[usize::from(next)] = true;
                    next_ring.push(next);
                    board_chain(board, next, &mut seen, &mut next_ring);
                }
            }
        }
        for &point in &next_ring {
            distances[usize::from(point)] = distance;
        }
        ring = next_ring;
    }
    distances
}

/// Adds the other stones of the chain of a stone to a ring.
fn board_chain(board: &Board, point: u16, seen: &mut [bool], ring: &mut Vec<u16>) {
    seen[usize::from(point)] = true;
    if board.stone(point).is_none() {
        return;
    }
    board.each_stone(point, |stone| {
        if !seen[usize::from(stone)] {
            seen[usize::from(stone)] = true;
            ring.push(stone);
        }
        true
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game as _, Player};
    use crate::go::{Move, Point, Position, Setup};
    use crate::search::Dice;

    fn board(size: u8, moves: &[Option<Point>]) -> Board {
        let mut board = Board::new(Setup::new(size).expect("a size"));
        for mv in moves {
            let point = mv.map_or(NONE, |point| board.point(point));
            board.play(point);
        }
        board
    }

    /// Returns the sorted features of a point.
    fn features(board: &Board, point: Point) -> Vec<usize> {
        let mut features = Vec::new();
        Sight::new(board).of(board.point(point), |feature| features.push(feature));
        features.sort_unstable();
        features
    }

    #[test]
    fn turned_boards_and_exchanged_colours_look_the_same() {
        const SIZE: u8 = 7;
        let mut dice = Dice::new(5);
        for game in 0..40 {
            let mut position = Position::start(Setup::new(SIZE).expect("a size"));
            let (mut moves, mut legal) = (Vec::new(), Vec::new());
            for _ in 0..=dice.below(50) {
                position.candidates(&mut legal);
                legal.retain(|&mv| mv != Move::Pass);
                let Some(&mv) = legal.get(dice.below(legal.len().max(1))) else {
                    break;
                };
                let Move::Place(point) = mv else { continue };
                position.make(mv);
                moves.push(Some(point));
            }
            let turned = |point: Point| Point::at(SIZE - 1 - point.row(), point.column());
            let mirrored = |point: Point| Point::at(point.row(), point.column());
            let plain = board(SIZE, &moves);
            // A pass before everything exchanges the colours.
            let exchanged: Vec<_> = [None].into_iter().chain(moves.iter().copied()).collect();
            let exchanged = board(SIZE, &exchanged);
            let by = |change: &dyn Fn(Point) -> Point| {
                let moves: Vec<_> = moves.iter().map(|mv| mv.map(change)).collect();
                board(SIZE, &moves)
            };
            let (around, across) = (by(&turned), by(&mirrored));
            position.candidates(&mut legal);
            for &mv in &legal {
                let Move::Place(point) = mv else { continue };
                let expected = features(&plain, point);
                assert!(expected.iter().all(|&feature| feature < count()));
                let context = format!("game {game}, {point} in {position:?}");
                assert_eq!(features(&around, turned(point)), expected, "{context}");
                assert_eq!(features(&across, mirrored(point)), expected, "{context}");
                if moves.len() > 1 {
                    assert_eq!(features(&exchanged, point), expected, "{context}");
                }
            }
        }
    }

    /// Asserts which deed, for which size of a chain, a move does in a drawn position, with `X` to
    /// move.
    fn check(rows: &str, point: &str, expected: &[(Deed, usize)]) {
        let rows: Vec<&str> = rows.split_whitespace().rev().collect();
        let size = u8::try_from(rows.len()).expect("small");
        let mut board = Board::new(Setup::new(size).expect("a size"));
        for (row, signs) in (0..).zip(&rows) {
            for (column, sign) in (0..).zip(signs.chars()) {
                let player = match sign {
                    'X' => Player::First,
                    'O' => Player::Second,
                    _ => continue,
                };
                board.put(board.point(Point::at(column, row)), player);
            }
        }
        let found = features(&board, point.parse().expect("a point"));
        let deeds: Vec<usize> = found.into_iter().filter(|&at| at < SELF_ATARI).collect();
        let mut expected: Vec<usize> =
            expected.iter().map(|&(deed, size)| deed as usize * SIZES + size).collect();
        expected.sort_unstable();
        assert_eq!(deeds, expected, "{point} in {rows:?}");
    }

    #[test]
    fn deeds_are_what_a_player_sees() {
        for (rows, deeds) in [
            (
                "..... ..... ..... .X... XO...",
                &[
                    ("C1", &[(Deed::Take, 0), (Deed::TakeAttacker, 0)][..]),
                    ("A2", &[(Deed::Save, 0), (Deed::Stretch, 0)]),
                ][..],
            ),
            (
                "..... ..... ..... ..X.. .OX..",
                &[("B2", &[(Deed::Ladder, 0)]), ("A1", &[(Deed::Atari, 0)])],
            ),
            (
                "..... ..... ..... ..O.. .XO..",
                &[("B2", &[(Deed::Defend, 0)]), ("A1", &[(Deed::DefendInVain, 0)])],
            ),
            (
                "..... ..... .O... OXO.. .....",
                &[("B1", &[(Deed::SaveInVain, 0)]), ("C1", &[(Deed::Press, 0)])],
            ),
        ] {
            for &(point, deeds) in deeds {
                check(rows, point, deeds);
            }
        }
    }
}
