//! Saved games, settings, statistics and progress: the formats, and files that are replaced whole
//! or not at all.
//!
//! The types of `core` are not serializable: this module owns the formats, reads every older
//! version of them, and replays each move through [`play`](crate::core::game::Game::play), so that
//! no file can bring an impossible position into the program. Fields it does not know are ignored,
//! so that the user may add a note to a file.
//!
//! Formats of other programs are read and written, too, if a game has one: see [`parse_file`] and
//! [`format_file`].

mod disk;
mod error;
mod file;
mod format;
mod own;

pub use disk::lock::Lock;
pub use disk::quarantine::{remove_leftovers, set_aside};
pub use disk::writing::{check_where_asked, make_own_folder, save, save_where_asked};
pub use error::{Earlier, Fate, FileError, FileFault, OwnFile, OwnFileError, Tried, shown};
pub use file::{
    file_to_save, load_envelope, load_game, load_in, load_past_game, load_past_game_in,
    save_envelope, save_game,
};
pub use format::annotation::{Annotation, Quality};
pub use format::encoding::{Encoding, Script, TEXT_ENCODINGS};
pub use format::envelope::Envelope;
pub use format::envelope::FileGame;
pub use format::error::{
    Expected, ForeignFormat, GamePart, MAX_FILE_BYTES, MAX_FOREIGN_BYTES, MAX_GAME_BYTES, MAX_LINE,
    MAX_MOVES, MAX_NOTES, ParseError, ParseFault, TextPlace,
};
pub use format::file::{
    check_game_text, date_in_file, extension_for, extensions, extensions_for, fits, format_file,
    game_file, looks_like_game, openable_extensions, parse_file, parse_file_game, parse_in,
    parse_text,
};
pub use format::file_to_save::{FileToSave, file_over};
pub use format::json::{format_game, parse_game};
pub use format::losses::{Loss, Losses, MOST_NAMED, Slip};
pub use format::markup::annotations;
pub use format::pdn::is_fen;
#[cfg(feature = "gui")]
pub use format::picture;
pub use format::sgf::{BoardMark, MarkShape, Marking, board_marks, dimming, toggle_mark};
pub use format::summary::{BriefMistake, EndedBy, Participant, PastFilter, ReviewSummary, Summary};
pub use own::crash_report::{
    Crash, CrashReport, MAX_CRASH_REPORTS, remove_crash_report, save_crash_report,
    take_crash_report,
};
pub use own::earlier::{restore_earlier, save_game_in_progress};
pub use own::folders::{Folders, GAME_ENDING, at_home, free_file, latest_game};
pub use own::game_files::GameFile;
pub use own::own_files::{
    change_progress, change_settings, load_progress, load_settings, load_statistics, save_progress,
    save_settings, save_statistics, unusable_settings,
};
pub use own::past_games::{
    PastFile, PastGame, PastGamesWriter, PastIndex, RemovedGame, count_past_games,
    move_to_past_games, past_files, remove_past_game, summarize,
};
pub use own::progress::{
    DayResult, GameProgress, Lesson, Progress, PuzzleProgress, Repetitions, format_progress,
    mistake_name, parse_progress,
};
pub use own::repetition::{Recall, Repetition};
pub use own::settings::{
    ANALYSIS_S, AfterGame, Colours, DELAYS_MS, Engine, LOCK_DIGITS, LastTime, Motion, Panel,
    SPEEDS, Settings, Theme, USUAL_SECONDS, VOLUMES, WindowPlace, ZOOMS, format_settings, is_lock,
    parse_settings,
};
pub use own::statistics::{
    Entry, MAX_GAMES, MAX_STATISTICS_BYTES, Statistics, format_csv, format_statistics,
    parse_statistics, result_name,
};
pub use own::themes::{Theme as MistakeTheme, Themes, due_mistakes, themes};
