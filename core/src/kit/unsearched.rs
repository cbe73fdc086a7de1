//! Players that do not search.

use crate::control::Control;
use crate::game::Game;
use crate::score::Score;
use crate::search::{Ended, Report, RootMove, Strategy};

/// Returns the report of a player who does not search. All good moves are equal, and the first one
/// is chosen; `None` if there is none.
#[must_use]
pub fn unsearched<M: Copy>(moves: &[M], is_good: impl Fn(usize) -> bool) -> Option<Report<M>> {
    let roots = moves.iter().enumerate().map(|(index, &mv)| RootMove {
        mv,
        score: Score::DRAW,
        exact: is_good(index),
    });
    let moves: Vec<_> = roots.collect();
    let best = moves.iter().find(|root| root.exact)?.mv;
    Some(Report {
        best,
        score: Score::DRAW,
        depth: 0,
        nodes: 1,
        pv: vec![best],
        moves,
        ended: Ended::Depth,
        lead: None,
    })
}

/// A player who considers all legal moves equal.
///
/// ```
/// use plot4_core::connect4::{Position, Standard};
/// use plot4_core::control::Unlimited;
/// use plot4_core::kit::AnyMove;
/// use plot4_core::search::Strategy as _;
///
/// let report = AnyMove.choose(&Position::empty(Standard), &mut Unlimited).expect("a move");
/// assert_eq!(report.best_moves().count(), 7);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AnyMove;

/// A player who makes the first legal move.
#[derive(Clone, Copy, Debug)]
pub struct FirstMove;

impl<G: Game> Strategy<G> for AnyMove {
    fn choose(
        &mut self,
        position: &G,
        _control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        unsearched(&position.moves(), |_| true)
    }
}

impl<G: Game> Strategy<G> for FirstMove {
    fn choose(
        &mut self,
        position: &G,
        _control: &mut dyn Control<Report<G::Move>>,
    ) -> Option<Report<G::Move>> {
        unsearched(&position.moves(), |index| index == 0)
    }
}
