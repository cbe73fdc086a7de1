//! The files of our own folders: games in progress and past, settings, progress, statistics, crash
//! reports. Uses `format` and `disk`.

pub(super) mod crash_report;
pub(super) mod earlier;
pub(super) mod folders;
pub(super) mod game_files;
pub(super) mod own_files;
pub(super) mod past_games;
#[cfg(test)]
mod power_cuts;
pub(super) mod progress;
pub(super) mod repetition;
pub(super) mod settings;
pub(super) mod statistics;
pub(super) mod themes;
