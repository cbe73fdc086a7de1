//! Everything below the front ends: rules, searches, players, sessions, files and threads.

#[path = "../data/mod.rs"]
mod data;
mod drawn;
mod games;
mod naive;

mod contract;
mod every_game;
mod players;
mod record;
mod score;
mod search;
mod worker;

mod connect4 {
    mod book;
    mod evaluate;
    mod greedy;
    mod hints;
    mod levels;
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
    mod levels;
    mod rules;
    mod search;
    mod visible;
}

mod go {
    mod levels;
    mod playouts;
    mod rules;
    mod visible;
}

mod checkers {
    mod endgames;
    mod levels;
    mod rules;
    mod visible;
}

mod reversi {
    mod levels;
    mod rules;
    mod visible;
}

mod files {
    mod checkers;
    mod comments;
    mod earlier_versions;
    mod go_sgf;
    mod kept;
    pub mod kit;
    mod names;
    mod pdn;
    mod sgf;
    mod statistics;
    mod storage;
}
