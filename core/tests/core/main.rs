//! Rules, searches and levels, held against slow and obvious versions of them.

#[path = "../../../tests/data/mod.rs"]
mod data;
mod games;
mod naive;

mod record;
mod score;
mod search;

mod connect4 {
    mod book;
    mod evaluate;
    mod greedy;
    mod position;
    mod puzzles;
    pub mod random;
    mod review;
    mod solver;
    mod visible;
    mod window;
}

mod gomoku {
    mod evaluate;
    mod fours;
    mod rules;
    mod search;
}

mod go {
    mod levels;
    mod playouts;
    mod rules;
}

mod checkers {
    mod endgames;
    mod levels;
    mod rules;
}

mod reversi {
    mod levels;
    mod rules;
}
