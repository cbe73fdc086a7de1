//! The program in a terminal: the real binary, through pipes.

mod fair_clock;
mod pipes;

mod engine;
mod engines;
mod every_game;
mod games;
mod go;
mod gomocup;
mod gtp;
mod gtp_analysis;
mod judge;
mod ladder;
mod language;
mod names;
mod outside;
#[cfg(feature = "gui")]
mod picture;
mod program;
mod resigning;
mod statistics;
mod truth;
