//! Transposition table
