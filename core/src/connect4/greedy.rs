//! Two players who look one ply ahead: the greedy one of Quatre en ratlla, and one whom a child of
//! six can beat.

use super::bits::Bits;
use super::position::Position;
use super::size::{Column, Shape, Size};
use crate::control::Control;
use crate::game::Game;
use crate::kit::unsearched;
use crate::score::Score;
use crate::search::{Ended, Report, RootMove, Strategy};
use crate::window::runs;

/// Wins now if it can, else stops the opponent's line, else makes the longest line of its own.
///
/// Of equal columns it takes the first from the left.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

/// The merit of a coin in a column, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Merit {
    /// It makes a line of this many own coins.
    Extends(u32),
    /// It lies where the other would win now.
    Stops,
    Wins,
}

impl<S: Shape> Strategy<Position<S>> for Greedy {
    /// Returns the choice with the length of its line for a score, and as nodes the columns that
    /// are not full.
    fn choose(
        &mut self,
        position: &Position<S>,
        _control: &mut dyn Control<Report<Column>>,
    ) -> Option<Report<Column>> {
        let legal = position.moves();
        // Keyed by how far to the right a column lies, so that the leftmost of equal columns is the
        // greatest.
        let best = legal
            .iter()
            .copied()
            .max_by_key(|&column| (merit(position, column), std::cmp::Reverse(column)))?;
        let score = Score::heuristic(i32::try_from(longest(position, best)).unwrap_or(i32::MAX));
        Some(Report {
            best,
            score,
            depth: 0,
            nodes: legal.len() as u64,
            pv: vec![best],
            moves: legal.into_iter().map(|mv| RootMove { mv, score, exact: mv == best }).collect(),
            ended: Ended::Depth,
            lead: None,
        })
    }
}

/// Returns the merit of a coin in this column, which is not full.
fn merit<S: Shape>(position: &Position<S>, column: Column) -> Merit {
    let coin = position.landing_bit(column);
    if position.has_line_of(position.mover() | coin) {
        Merit::Wins
    } else if position.has_line_of(position.opponent() | coin) {
        Merit::Stops
    } else {
        Merit::Extends(longest(position, column))
    }
}

/// Returns the length of the longest line of the mover's coins that a coin in this column would be
/// a part of.
fn longest<S: Shape>(position: &Position<S>, column: Column) -> u32 {
    let before = position.mover();
    let after = before | position.landing_bit(column);
    let makes_line = |length: &u32| {
        let mut directions = position.directions().into_iter();
        directions.any(|step| runs(after, step, *length) != runs(before, step, *length))
    };
    (1..=S::Bits::WIDTH).take_while(makes_line).last().unwrap_or(0)
}

/// Wins at once if it can; else it makes its longest line, or stops the opponent's, whichever
/// chance takes.
///
/// It looks no further than its own coin. All columns that make a longest line count as much as
/// those that stop a loss, so it sometimes overlooks that it has to stop one, but it never plays
/// without a purpose.
#[derive(Clone, Copy, Debug, Default)]
pub struct Learner;

impl Strategy<Position<Size>> for Learner {
    /// Returns the columns among which it does not choose as equally good, and as nodes the columns
    /// that are not full.
    fn choose(
        &mut self,
        position: &Position<Size>,
        _control: &mut dyn Control<Report<Column>>,
    ) -> Option<Report<Column>> {
        let legal = position.moves();
        let goes_to = |cells: u128| {
            legal
                .iter()
                .copied()
                .filter(move |&column| !(position.landing_bit(column) & cells).is_empty())
        };
        let mut liked: Vec<Column> = goes_to(position.completing(position.mover())).collect();
        if liked.is_empty() {
            let best = legal.iter().map(|&column| longest(position, column)).max()?;
            let stops = position.completing(position.opponent());
            let counts_as_good = |column: &Column| {
                longest(position, *column) == best
                    || !(position.landing_bit(*column) & stops).is_empty()
            };
            liked = legal.iter().copied().filter(counts_as_good).collect();
        }
        let report = unsearched(&legal, |index| liked.contains(&legal[index]))?;
        Some(Report { nodes: legal.len() as u64, ..report })
    }
}
