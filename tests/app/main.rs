//! The whole window, without a screen: keys, clicks and accessible names.

mod window_harness;

mod analysis;
mod checkers;
mod coach;
mod comments;
mod endings;
#[cfg(unix)]
mod engines;
mod every_game;
mod files;
mod first_lessons;
mod free_board;
mod game;
mod go;
mod gomoku;
mod info;
mod language;
mod manners;
mod mistakes;
mod modes;
mod names;
mod past_games;
mod plan;
mod practice;
mod puzzles;
mod reader;
mod resigning;
mod review;
mod road;
mod settings;
mod sgf;
mod share;
mod sight;
mod signs;
mod silent_disk;
mod sizes;
mod sound;
mod statistics;
mod territory;
mod trainer;
mod variations;
