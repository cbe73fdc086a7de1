//! A reader of positions that are being played: whose each point is likely to be.

use super::life::{Insight, Territory};
use super::position::{Move, Position};
use crate::control::Control;
use crate::kind::Care;
use crate::kit::unsearched;
use crate::search::{Explanation, Report, Strategy};

/// Reads positions as carefully as this. It takes the board as it stands, so its move is a pass.
pub(super) struct Reader(pub(super) Care);

impl Strategy<Position> for Reader {
    fn choose(
        &mut self,
        _position: &Position,
        _control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        unsearched(&[Move::Pass], |_| true)
    }

    fn explain(
        &mut self,
        position: &Position,
        report: &Report<Move>,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Explanation<Position>> {
        Some(Explanation {
            insight: Insight::InProgress(Territory::read(position, self.0, control)?),
            best: Vec::new(),
            marks: Vec::new(),
            line: report.pv.clone(),
        })
    }
}
