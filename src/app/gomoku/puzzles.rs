//! The puzzles of Gomoku in the window.

use egui::Rect;

use crate::app::board::stone_ui;
use crate::app::practice::puzzles::{BoardPlace, PuzzleUi};
use crate::core::gomoku::{Gomoku, Move};

impl PuzzleUi for Gomoku {
    fn resting_place(board: &BoardPlace<Self>, played: &[Move], ply: usize) -> Option<Rect> {
        let BoardPlace {
            area,
            setup,
            pixels_per_point,
        } = *board;
        stone_ui::resting_place::<Self>(area, setup, pixels_per_point, *played.get(ply)?)
    }
}
