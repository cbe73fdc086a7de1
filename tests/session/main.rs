//! Players, sessions, files, threads and words, for every game in the list.

mod drawn;
#[path = "../../core/tests/core/naive/mod.rs"]
mod naive;
#[path = "../../core/tests/core/connect4/random.rs"]
mod random;

mod choose;
mod contract;
#[cfg(unix)]
mod engines;
mod every_game;
mod hints;
mod judge;
mod judge_rules;
mod players;
mod resigning;
mod worker;

mod files {
    mod checkers;
    mod comments;
    mod earlier_versions;
    mod encodings;
    mod go_sgf;
    mod kept;
    pub mod kit;
    mod names;
    mod pdn;
    mod several;
    mod sgf;
    mod sgf_kept;
    mod slips;
    mod statistics;
    mod storage;
}

mod levels {
    mod connect4;
    mod gomoku;
}

/// What can be seen of a move, and how it is said.
mod visible {
    mod checkers;
    mod go;
    mod gomoku;
    mod reversi;
}

/// How refusals and hints are said.
mod words {
    mod gomoku;
    mod hints;
    mod reversi;
}
