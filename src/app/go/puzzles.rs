//! The puzzles of Go in the window: the stones that the task is about are marked.

use egui::Rect;

use crate::app::board::stone_ui;
use crate::app::practice::puzzles::{BoardPlace, PuzzleUi};
use crate::core::game::Player;
use crate::core::go::puzzle::Puzzle;
use crate::core::go::{Go, Move, Position};

impl PuzzleUi for Go {
    fn resting_place(board: &BoardPlace<Self>, played: &[Move], ply: usize) -> Option<Rect> {
        let BoardPlace {
            area,
            setup,
            pixels_per_point,
        } = *board;
        stone_ui::resting_place::<Self>(area, setup, pixels_per_point, *played.get(ply)?)
    }

    fn marked(
        board: &BoardPlace<Self>,
        puzzle: &Puzzle,
        position: &Position,
    ) -> Vec<(Rect, Player)> {
        let layout = stone_ui::layout::<Self>(board.area, board.setup, board.pixels_per_point);
        let points = puzzle.marked(position).into_iter();
        points
            .filter_map(|point| Some((layout.square(point), position.stone(point)?)))
            .collect()
    }
}
