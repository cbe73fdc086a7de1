//! The player whom a child of six can beat: it makes lines of its own, and does not always see the
//! opponent's.

use super::bits::Bits;
use super::column::Column;
use super::greedy::longest;
use super::position::Position;
use super::size::Size;
use crate::control::Control;
use crate::game::Game;
use crate::kit::unsearched;
use crate::search::{Report, Strategy};

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
            let best = legal
                .iter()
                .map(|&column| longest(position, column))
                .max()?;
            let stops = position.completing(position.opponent());
            let counts_as_good = |column: &Column| {
                longest(position, *column) == best
                    || !(position.landing_bit(*column) & stops).is_empty()
            };
            liked = legal.iter().copied().filter(counts_as_good).collect();
        }
        let report = unsearched(&legal, |index| liked.contains(&legal[index]))?;
        Some(Report {
            nodes: legal.len() as u64,
            ..report
        })
    }
}
