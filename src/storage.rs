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

mod annotation;
mod any_game;
mod crash_report;
mod earlier;
mod encoding;
mod envelope;
mod error;
mod file;
mod file_game;
mod file_to_save;
mod folders;
mod foreign;
mod game_files;
mod json;
mod lock;
mod losses;
mod markup;
mod migrate;
mod own_files;
mod parse_error;
mod past_games;
mod pdn;
#[cfg(feature = "gui")]
pub mod picture;
mod progress;
mod quarantine;
mod settings;
mod sgf;
mod statistics;
mod summary;
mod writing;

pub use annotation::{Annotation, Quality};
pub use crash_report::{
    Crash, CrashReport, MAX_CRASH_REPORTS, remove_crash_report, save_crash_report,
    take_crash_report,
};
pub use earlier::{restore_earlier, save_game_in_progress};
pub use encoding::{Encoding, Script, TEXT_ENCODINGS};
pub use envelope::Envelope;
pub use error::{
    ChangeError, FileFault, ForeignFormat, FormatError, GamePart, LoadError, MAX_FILE_BYTES,
    MAX_FOREIGN_BYTES, MAX_GAME_BYTES, MAX_LINE, MAX_MOVES, MAX_NOTES, SaveError, SystemError,
    shown,
};
pub use file::{
    check_game_text, date_in_file, extension_for, extensions, extensions_for, fits, format_file,
    game_file, load_envelope, load_game, load_in, looks_like_game, openable_extensions, parse_file,
    parse_file_game, parse_in, parse_text,
};
pub use file_game::FileGame;
pub use file_to_save::{FileToSave, file_over, file_to_save, save_envelope, save_game};
pub use folders::{Folders, GAME_ENDING, at_home, free_file, latest_game};
pub use game_files::GameFile;
pub use json::{format_game, parse_game};
pub use lock::Lock;
pub use losses::{Loss, Losses, MOST_NAMED, Slip};
pub use markup::annotations;
pub use own_files::{
    change_progress, change_settings, load_progress, load_settings, load_statistics, save_progress,
    save_settings, save_statistics, unusable_settings,
};
pub use parse_error::{
    EntryFault, Expected, FieldFault, FormatFault, JsonFault, MoveFault, NotAPoint, ParseError,
    PdnFault, SgfFault, TextPlace, WrongTurn,
};
pub use past_games::{
    Indexed, KeptGame, PastFile, PastGamesWriter, PastIndex, RemovedGame, count_past_games,
    load_past_game, load_past_game_in, move_to_past_games, past_files, remove_past_game, summarize,
};
pub use pdn::is_fen;
pub use progress::{
    DayResult, GameProgress, Lesson, Progress, PuzzleProgress, Repetition, format_progress,
    parse_progress,
};
pub use quarantine::{remove_leftovers, set_aside};
pub use settings::{
    ANALYSIS_S, AfterGame, Colours, DELAYS_MS, Engine, LastTime, Motion, Panel, SPEEDS, Settings,
    Theme, USUAL_SECONDS, VOLUMES, WindowPlace, ZOOMS, format_settings, parse_settings,
};
pub use sgf::{BoardMark, MarkShape, Marking, board_marks, dimming, toggle_mark};
pub use statistics::{
    Entry, MAX_GAMES, MAX_STATISTICS_BYTES, Statistics, format_csv, format_statistics,
    parse_statistics, result_name,
};
pub use summary::{BriefMistake, EndedBy, Participant, ReviewSummary, Summary};
pub use writing::{check_where_asked, make_own_folder, save, save_where_asked};
