//! The puzzles of Checkers in the window.

use egui::Rect;

use super::board::measures;
use crate::app::board::Squares;
use crate::app::practice::puzzles::{BoardPlace, PuzzleUi};
use crate::core::checkers::{Checkers, Move};

impl PuzzleUi for Checkers {
    fn resting_place(board: &BoardPlace<Self>, played: &[Move], ply: usize) -> Option<Rect> {
        let size = board.setup.size();
        let layout = Squares::fit(board.area, measures(size), board.pixels_per_point);
        Some(layout.square(size.place(played.get(ply)?.to())))
    }
}
