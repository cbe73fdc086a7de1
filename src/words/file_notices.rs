//! Notices about files: unusable ones, unsaved ones, losses when opening one, and errors in file
//! operations; and the labels of the desktop's file dialogs.

use std::io::ErrorKind;

use super::errors::Explain;
use super::list::{beside, listed};
use super::text::{files, notices, play};
use crate::core::plain::{message, value};
#[cfg(feature = "gui")]
use crate::launch::Media;
use crate::storage::{
    Earlier, Fate, FileError, FileFault, ForeignFormat, GamePart, Loss, Losses, MOST_NAMED,
    OwnFile, OwnFileError, Slip, Tried, shown,
};
use crate::worker::{BeingWritten, CountNotice, NoAnswer};
#[cfg(feature = "gui")]
use crate::worker::{DialogLabels, Purpose};

impl Explain for OwnFileError {
    fn explain(&self) -> String {
        let is_kept_aside = !matches!(self.fate, Fate::LeftAlone | Fate::NotSetAside(_));
        let consequence = match self.file {
            OwnFile::Settings => files::settings_default(),
            OwnFile::Progress if is_kept_aside => files::progress_reset(),
            OwnFile::Progress => files::progress_not_saved(),
            OwnFile::Statistics if is_kept_aside => files::statistics_reset(),
            OwnFile::Statistics => files::statistics_unusable(),
            OwnFile::LastGame => files::last_game_lost(),
        };
        let told = match &self.error.fault {
            FileFault::Fields(names) => {
                let (names, more) = first_names(names);
                files::settings_unusable(names, more)
            }
            _ => play::two_sentences(consequence, self.error.explain()),
        };
        let told = match &self.fate {
            Fate::LeftAlone => told,
            Fate::SetAside(kept) => play::two_sentences(told, files::set_aside(shown(kept))),
            Fate::SetAsideUnsaved(kept, error) => {
                let told = play::two_sentences(told, files::set_aside(shown(kept)));
                play::two_sentences(told, error.explain())
            }
            Fate::NotSetAside(fault) => {
                play::two_sentences(told, files::not_set_aside(fault.explain()))
            }
        };
        match &self.earlier {
            None => told,
            Some(Earlier::Offered) => play::two_sentences(told, files::earlier_offered()),
            Some(Earlier::NotRestored(fault)) => {
                play::two_sentences(told, files::earlier_not_restored(fault.explain()))
            }
        }
    }
}

impl Explain for CountNotice {
    fn explain(&self) -> String {
        match self {
            Self::CountedNow => files::counted_now().to_owned(),
            Self::Statistics(error) => error.explain(),
            Self::NotCounted(error) => play::two_sentences(files::not_counted(), error.explain()),
            Self::NotYet(error) => play::two_sentences(files::not_counted_yet(), error.explain()),
        }
    }
}

impl Explain for BeingWritten {
    fn explain(&self) -> String {
        match self {
            Self::Game => notices::not_saved_yet().to_owned(),
            Self::Settings => files::unwritten_settings().to_owned(),
            Self::Progress => files::unwritten_progress().to_owned(),
            Self::Statistics => files::unwritten_statistics().to_owned(),
            Self::File(path) => files::unwritten_file(shown(path)),
        }
    }
}

#[must_use]
pub fn game_parts(parts: &[GamePart]) -> String {
    listed(parts.iter().map(|part| files::part(part.name())))
}

/// Returns one line about what is lost from a file when its game is opened, or `None` if nothing
/// is.
#[must_use]
pub fn lost(losses: &Losses) -> Option<String> {
    // Only the first ones may be visible in a short line.
    let mut all: Vec<&Loss> = losses.all().iter().collect();
    all.sort_by_key(|loss| !matches!(loss, Loss::OtherText));
    let parts = |is_kept| {
        let parts = all.iter().filter(|loss| stays_in_file(loss) == is_kept);
        let parts: Vec<String> = parts.filter_map(|loss| part(loss)).collect();
        (!parts.is_empty()).then(|| beside(parts))
    };
    let lost = parts(false).map(|parts| message(&files::lost(parts)));
    let unused = parts(true).map(|parts| message(&files::unused(parts)));
    let has_broken = all.iter().any(|loss| matches!(loss, Loss::LaterGame(_)));
    let kept = all.iter().filter_map(|loss| match loss {
        // It is the one that cannot be read.
        Loss::OtherGames(1) if has_broken => None,
        Loss::Unplayed(count) => Some(message(&files::unplayed(*count))),
        Loss::Refused(count) => Some(message(&files::refused_lines(*count))),
        Loss::UpTo { error, rest } => {
            let rest = message(&files::up_to(value(rest)));
            Some(play::two_sentences(message(&error.explain()), rest))
        }
        Loss::Slip { place, slip } => {
            let told = files::at_place(place.line, place.column, slip_text(slip));
            Some(message(&told))
        }
        Loss::TakenFor { name, told, kept } => {
            Some(message(&files::taken_for(*name, value(told), kept.as_str())))
        }
        Loss::Imported(format) => Some(files::imported(*format)),
        Loss::HandicapStones(count) => Some(files::handicap_stones(u64::from(*count))),
        Loss::Breathless(count) => Some(files::breathless(u64::from(*count))),
        Loss::Suicide => Some(files::suicide().to_owned()),
        Loss::LeftOut(count) => Some(message(&files::left_out(*count))),
        Loss::OtherGames(count) => Some(message(&files::other_games(*count))),
        Loss::NotShown(name) => Some(files::not_shown(*name)),
        Loss::NotOffered => Some(files::not_offered().to_owned()),
        Loss::LaterGame(error) => Some(message(&files::later_game(error.explain()))),
        Loss::FirstGame(error) => Some(message(&files::first_game(error.explain()))),
        _ => None,
    });
    let read = all.iter().filter_map(|loss| match loss {
        Loss::Encoding(name) => Some(files::guessed_encoding(*name)),
        Loss::WrongEncoding { named, encoding } => {
            Some(files::wrong_encoding(value(named), *encoding))
        }
        Loss::Undecoded(count) => Some(message(&files::undecoded(*count))),
        _ => None,
    });
    let told = read.chain(lost).chain(unused).chain(kept);
    told.reduce(play::two_sentences)
}

/// Returns that line for the window, which offers other encodings.
#[must_use]
pub fn lost_in_window(losses: &Losses) -> Option<String> {
    let lost = lost(losses)?;
    Some(if is_guessed(losses) {
        play::two_sentences(lost, files::choose_encoding())
    } else {
        lost
    })
}

#[must_use]
pub fn is_guessed(losses: &Losses) -> bool {
    losses.all().iter().any(|loss| matches!(loss, Loss::Encoding(_)))
}

fn slip_text(slip: &Slip) -> String {
    let (name, text) = match slip {
        Slip::NoEnd => ("no-end", ""),
        Slip::NoSemicolon => ("no-semicolon", ""),
        Slip::Text(text) => ("text", text.as_str()),
        Slip::SmallLetters(text) => ("small-letters", text.as_str()),
        Slip::Bracket => ("bracket", ""),
        Slip::NoValue(text) => ("no-value", text.as_str()),
        Slip::Order => ("order", ""),
    };
    files::slip(name, value(text))
}

/// Returns whether a loss is none where the game is saved in its file.
const fn stays_in_file(loss: &Loss) -> bool {
    matches!(
        loss,
        Loss::OtherText
            | Loss::Repeated(_)
            | Loss::Value { .. }
            | Loss::Komi { .. }
            | Loss::Result { .. }
    )
}

/// Returns a loss as part of a sentence; `None` for what is kept.
fn part(loss: &Loss) -> Option<String> {
    Some(match loss {
        Loss::Unplayed(_)
        | Loss::Refused(_)
        | Loss::UpTo { .. }
        | Loss::Slip { .. }
        | Loss::Imported(_)
        | Loss::TakenFor { .. }
        | Loss::HandicapStones(_)
        | Loss::Breathless(_)
        | Loss::Suicide
        | Loss::LeftOut(_)
        | Loss::OtherGames(_)
        | Loss::NotShown(_)
        | Loss::NotOffered
        | Loss::LaterGame(_)
        | Loss::FirstGame(_)
        | Loss::Encoding(_)
        | Loss::WrongEncoding { .. }
        | Loss::Undecoded(_) => return None,
        Loss::OtherText => files::lost_text().to_owned(),
        Loss::ProgramLines => files::lost_program_lines().to_owned(),
        Loss::Repeated(name) => files::lost_repeated(value(name)),
        Loss::Misplaced(name) => files::lost_misplaced(value(name)),
        Loss::ResultsOfVariations => files::lost_results().to_owned(),
        Loss::Fields(names) => {
            let (names, more) = first_names(names);
            files::lost_fields(names, more)
        }
        Loss::Value { name, told } => files::lost_value(value(told), name.as_str()),
        Loss::Komi { told, kept } => files::lost_komi(value(told), kept.as_str()),
        Loss::Result { told } => files::lost_result(value(told)),
    })
}

/// Returns the first of these names as a list, and whether there are more.
fn first_names(names: &[String]) -> (String, &'static str) {
    let quoted = names.iter().take(MOST_NAMED).map(|name| files::quoted(value(name)));
    let list = listed(quoted);
    let more = if names.len() > MOST_NAMED { "yes" } else { "no" };
    (list, more)
}

fn system_error(kind: ErrorKind, text: &str) -> String {
    let kind = match kind {
        ErrorKind::NotFound => "not-found",
        ErrorKind::NotADirectory => "not-folder",
        ErrorKind::PermissionDenied => "denied",
        ErrorKind::ResourceBusy => "in-use",
        ErrorKind::StorageFull => "full",
        ErrorKind::ReadOnlyFilesystem => "read-only",
        _ => "other",
    };
    files::system_error(kind, message(text))
}

impl Explain for FileFault {
    fn explain(&self) -> String {
        match self {
            Self::System { kind, text } => system_error(*kind, text),
            Self::Folder => files::is_folder().to_owned(),
            Self::NotAFile => files::not_a_file().to_owned(),
            Self::ReadOnly => files::read_only().to_owned(),
            Self::NoFolder(folder) => files::no_folder(shown(folder)),
            Self::LinksInCircle => files::links_in_circle().to_owned(),
            Self::NotWrittenThrough(fault) => files::not_written_through(fault.explain()),
            Self::NoNameFree => files::no_name_free().to_owned(),
            Self::Locked => files::locked().to_owned(),
            Self::LockDeleted => files::lock_deleted().to_owned(),
            Self::NotRemovable => files::not_removable().to_owned(),
            Self::Damaged(error) | Self::Unreadable(error) | Self::NotSetAside { error, .. } => {
                error.explain()
            }
            Self::Unusable(error) => error.explain(),
            Self::Fields(names) => {
                let (names, more) = first_names(names);
                files::settings_unusable(names, more)
            }
            Self::Elsewhere => files::elsewhere().to_owned(),
            Self::NoFileFree => files::no_file_free().to_owned(),
            Self::Panicked => files::panicked().to_owned(),
            Self::OnlyRead { extension } => files::only_read(*extension),
            Self::NotFor(ForeignFormat::Sgf) => files::sgf_only_for().to_owned(),
            Self::NotFor(ForeignFormat::Pdn) => files::pdn_only_for().to_owned(),
            Self::WouldLose(part) => files::would_lose(part.name()),
            Self::TooLarge { bytes, most } => {
                files::would_be_too_large(bytes.div_ceil(1024), most / 1024)
            }
            Self::Encoding(character) => files::other_encoding(character.to_string()),
            Self::OtherGames => files::others_would_be_lost().to_owned(),
            Self::Encoder(reason) => files::cannot_paint(message(reason)),
            Self::NoPaintThread(fault) => files::cannot_paint(fault.explain()),
            Self::PaintingStopped => files::paint_stopped().to_owned(),
            Self::PaintingPanicked => files::paint_panicked().to_owned(),
        }
    }
}

/// Returns whether a fault is told without what was tried, and with which file.
const fn is_sentence(fault: &FileFault) -> bool {
    matches!(
        fault,
        FileFault::Unusable(_)
            | FileFault::Fields(_)
            | FileFault::Elsewhere
            | FileFault::NoFileFree
            | FileFault::Panicked
            | FileFault::Encoder(_)
            | FileFault::NoPaintThread(_)
            | FileFault::PaintingStopped
            | FileFault::PaintingPanicked
    )
}

impl Explain for FileError {
    fn explain(&self) -> String {
        let (path, why) = (|| shown(&self.path), self.fault.explain());
        if is_sentence(&self.fault) {
            return why;
        }
        let told = match self.tried {
            Tried::Open => files::cannot_open(path(), why),
            Tried::Save => files::cannot_save(path(), why),
            Tried::Lock => files::cannot_lock(path(), why),
            Tried::LockStatistics => files::statistics_locked(why),
            Tried::Rename => files::cannot_rename(path(), why),
            Tried::Delete => files::cannot_delete(path(), why),
        };
        match &self.fault {
            FileFault::NotSetAside { fault, .. } => {
                play::two_sentences(told, files::not_set_aside(fault.explain()))
            }
            _ => told,
        }
    }
}

impl Explain for NoAnswer {
    fn explain(&self) -> String {
        match self {
            Self::GameOver => files::choose_game_over(),
            Self::NoPuzzle => files::no_puzzle(),
            Self::Panicked => files::choose_panicked(),
        }
        .to_owned()
    }
}

/// Returns the labels of a dialog while the game with this name is in front.
#[cfg(feature = "gui")]
#[must_use]
pub fn dialog_labels(purpose: Purpose, game: &'static str) -> DialogLabels {
    let (title, files) = match purpose {
        Purpose::Open => (files::dialog_open(), files::kind_games()),
        Purpose::Save => (files::dialog_save(), files::kind_games()),
        Purpose::SaveTable => (files::dialog_save_table(), files::kind_tables()),
        Purpose::Share(Media::Picture) => (files::dialog_save_picture(), files::kind_pictures()),
        Purpose::Share(Media::Animation) => {
            (files::dialog_save_animation(), files::kind_animations())
        }
    };
    let name = if purpose == Purpose::SaveTable { "statistics" } else { "game" };
    DialogLabels { title: title.to_owned(), files: files.to_owned(), game, name: name.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::parse_text;

    #[test]
    fn what_is_not_kept_is_one_line() {
        let line = |text: &str| lost(parse_text(text).expect("a game").losses());
        assert_eq!(line("(;GM[1]SZ[9];B[aa])"), None);
        assert_eq!(
            line("(;GM[1]SZ[9]KM[650]HA[two];B[aa],;W[aa]").as_deref(),
            Some(
                "Not used, but kept in this file: “two” in HA. Line 1, column 33: Unexpected “,”: \
                it is kept as text. Line 1, column 40: The file is cut off: it opens as far as it goes. Move 2 (“aa”, line 1, column 35): This place is already taken. The game opens up to \
                there, and the rest stays in the file: “;W[aa]”. The komi “650” is read as 6.5"
            )
        );
        let name = "X".repeat(100);
        let text = format!("(;GM[1]SZ[9]KM[6.7]EV[a]EV[b]PB[x]PB[\u{1b}{name}];B[aa])(;GM[1])(;)");
        assert_eq!(
            line(&text).as_deref(),
            Some(
                "Not used, but kept in this file: komi “6.7” (now 6.5) · the second value of “EV” · the \
                second value of “PB”. The 2 other games in this file stay in it"
            )
        );
        let fields =
            (0..9).map(|field| format!(r#""\u001b[2J{field}": 1,"#)).collect::<Vec<_>>().concat();
        let text = format!(r#"{{{fields}"version": 2, "game": "go", "moves": "D4"}}"#);
        let line = line(&text).expect("a line");
        assert!(
            line.starts_with("Not kept from this file: unknown fields: “")
                && line.ends_with(" and others"),
            "{line}"
        );
        assert!(line.chars().count() <= 500 && !line.contains('\u{1b}'));
    }
}
