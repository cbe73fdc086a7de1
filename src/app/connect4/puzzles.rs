//! The puzzles of Connect 4 in the window: where a coin has come to rest, and puzzles from seeds.

use std::io;

use egui::{Context, Rect};

use super::board::Layout;
use super::marks::cell_of;
use crate::app::practice::puzzles::{BoardPlace, MadePuzzle, PuzzleMaker, PuzzleUi};
use crate::core::connect4::{Column, Connect4};
use crate::core::puzzle::Difficulty;
use crate::worker::PuzzleMaking;

impl PuzzleUi for Connect4 {
    const MAKES_MORE: bool = true;

    fn resting_place(board: &BoardPlace<Self>, played: &[Column], ply: usize) -> Option<Rect> {
        let layout = Layout::fit(board.area, board.setup, false, board.pixels_per_point);
        Some(layout.cell(cell_of(played, ply)?))
    }

    fn start_maker(ctx: Context) -> Option<io::Result<Box<dyn PuzzleMaker<Self>>>> {
        let making = PuzzleMaking::start(move || ctx.request_repaint());
        Some(making.map(|making| -> Box<dyn PuzzleMaker<Self>> { Box::new(making) }))
    }
}

impl PuzzleMaker<Connect4> for PuzzleMaking {
    fn make(&mut self, difficulty: Difficulty, seed: u64) {
        Self::make(self, difficulty, seed);
    }

    fn poll(&mut self) -> Option<MadePuzzle<Connect4>> {
        Self::poll(self)
    }
}
