//! What the program proposes when both have passed: the dead groups, marked one after the other, a few playouts a frame.

use egui::Context;

use crate::app::board::Scene;
use crate::core::game::Game;
use crate::core::go::playout::Ownership;
use crate::core::go::strategy::SETTLING_GAMES;
use crate::core::go::{Go, Move, Phase, Position};

/// How many games are played in a frame: a millisecond or two.
const IN_A_FRAME: u32 = 8;

/// What the board remembers of a proposal.
#[derive(Debug, Default)]
pub struct Settling {
    /// The position after the second pass that was looked at last: what was proposed there is not proposed again.
    seen: Option<u128>,
    /// The games that are being played.
    ownership: Option<Ownership>,
    /// The moves that are still to be made.
    moves: Vec<Move>,
}

impl Settling {
    /// Returns the next move that the program makes for the person: the mark of a dead group.
    pub(super) fn proposed(&mut self, ctx: &Context, scene: &Scene<'_, Go>) -> Option<Move> {
        if scene.position.phase() != Phase::Settling || !scene.is_open() {
            return None;
        }
        if scene.last == Some(Move::Pass) && self.seen != Some(scene.position.key()) {
            self.begin(scene.position);
        }
        if let Some(ownership) = &mut self.ownership {
            ownership.play(IN_A_FRAME);
            if ownership.playouts() >= SETTLING_GAMES {
                self.moves = ownership.settling();
                // Whether the count is right is for the person to say.
                self.moves.retain(|&mv| mv != Move::Done);
                self.moves.reverse();
                self.ownership = None;
            }
            ctx.request_repaint();
        }
        let next = self.moves.pop().filter(|&mv| scene.position.refusal(mv).is_none());
        if next.is_some() {
            ctx.request_repaint();
        }
        next
    }

    /// Begins to look at a position.
    fn begin(&mut self, position: &Position) {
        self.seen = Some(position.key());
        self.ownership = Some(Ownership::new(position));
        self.moves.clear();
    }
}
