//! Rules, searches and levels, held against slow and obvious versions of them.

mod contract;
#[path = "../../../tests/data/mod.rs"]
mod data;
mod games;
mod naive;

mod puzzles;
mod record;
mod record_agreements;
mod record_order;
mod score;
mod search;

mod connect4 {
    mod book;
    mod endings;
    mod evaluate;
    mod greedy;
    mod judged;
    mod plans;
    mod position;
    mod puzzles;
    pub mod random;
    mod repertoire;
    mod solver;
    mod visible;
    mod window;
}

mod gomoku {
    mod evaluate;
    mod fours;
    mod rules;
    mod search;
    mod visible;
}

mod go {
    mod lead;
    mod levels;
    mod life;
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
