//! The tests of the solver, without those of the window, so that a sanitizer can watch them.

#[path = "../tests/data/mod.rs"]
mod data;
#[path = "../core/tests/core/naive/mod.rs"]
mod naive;
#[path = "../core/tests/core/connect4/solver.rs"]
mod solver;
