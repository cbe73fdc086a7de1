//! Reasons and columns as parts of sentences.

use super::reason::Reason;
use crate::core::connect4::{Cell, Column};
use crate::core::count::in_words;

/// The subject of a clause.
#[derive(Clone, Copy, Debug)]
pub(super) struct Subject<'a> {
    /// The name of the opponent of the player who makes the move.
    pub(super) opponent: &'a str,
    /// How many coins in a line win.
    pub(super) connect: u8,
    /// Whether it is about several columns.
    pub(super) is_plural: bool,
}

/// Returns a reason as a clause that can follow a colon: `it lets Yellow play above`.
pub(super) fn clause(reason: &Reason, subject: Subject<'_>) -> String {
    let Subject {
        opponent,
        connect,
        is_plural,
    } = subject;
    let line = in_words(usize::from(connect));
    let (it, verb_ending, pronoun) = if is_plural {
        ("they", "", "them")
    } else {
        ("it", "s", "it")
    };
    match reason {
        Reason::MakesLine { line } => {
            format!("{it} make{verb_ending} {} in a line", in_words(line.len()))
        }
        Reason::StopsLine { .. } => format!("{it} stop{verb_ending} {opponent}'s {line}"),
        Reason::MakesTwoThreats { cells } => format!("{it} make{verb_ending} {}", at_once(cells)),
        Reason::ForcesAnswer { cell } => format!(
            "{it} make{verb_ending} {opponent} answer in column {}",
            cell.column
        ),
        Reason::MakesThreat { cells } => format!("{it} make{verb_ending} {}", some_threats(cells)),
        Reason::KeepsFromThreat {
            is_double: true, ..
        } => format!("{it} keep{verb_ending} {opponent} from two threats at once"),
        Reason::KeepsFromThreat { threats, .. } => format!(
            "{it} keep{verb_ending} {opponent} from {}",
            some_threats(threats)
        ),
        Reason::FacesTwoThreats { cells } => format!("{opponent} has {}", at_once(cells)),
        Reason::OpensLine { .. } => {
            format!("{it} let{verb_ending} {opponent} make {line} above {pronoun}")
        }
        Reason::LeavesLine { cell } => format!("{opponent} makes {line} in column {}", cell.column),
        Reason::GivesUpThreat { .. } => {
            format!("{it} let{verb_ending} {opponent} stop the threat above {pronoun}")
        }
        Reason::AllowsTwoThreats { answer, cells } => {
            format!(
                "{opponent} answers in column {} and makes {}",
                answer.column,
                at_once(cells)
            )
        }
        Reason::LetsPlayAbove { .. } => format!("{it} let{verb_ending} {opponent} play above"),
        Reason::Answered { cell } => format!("{opponent} answers in column {}", cell.column),
    }
}

/// Returns threats that cannot all be stopped: `two threats at once, in columns 2 and 6`.
fn at_once(cells: &[Cell]) -> String {
    let columns = columns_of(cells);
    if let [column] = columns.as_slice() {
        return format!("two threats, one above the other, in column {column}");
    }
    format!(
        "{} threats at once, in columns {}",
        in_words(cells.len()),
        list(&columns, "and")
    )
}

/// Returns threats that may come into play: `a threat in column 5, row 3`, `threats in columns 1
/// and 5`.
fn some_threats(cells: &[Cell]) -> String {
    match (cells, columns_of(cells).as_slice()) {
        ([cell], _) => format!(
            "a threat in column {}, row {}",
            cell.column,
            cell.row.number()
        ),
        (_, [column]) => format!("{} threats in column {column}", in_words(cells.len())),
        (_, columns) => format!("threats in columns {}", list(columns, "and")),
    }
}

/// Returns the columns of these cells, each once, in order.
fn columns_of(cells: &[Cell]) -> Vec<Column> {
    let mut columns: Vec<Column> = cells.iter().map(|cell| cell.column).collect();
    columns.sort_unstable();
    columns.dedup();
    columns
}

/// Returns columns as a list: `1, 2 and 5`.
pub(in crate::core::connect4) fn list(columns: &[Column], conjunction: &str) -> String {
    let numbers: Vec<String> = columns.iter().map(ToString::to_string).collect();
    match numbers.split_last() {
        Some((last, others)) if !others.is_empty() => {
            format!("{} {conjunction} {last}", others.join(", "))
        }
        Some((only, _)) => only.clone(),
        None => String::new(),
    }
}

/// Returns columns as the beginning of a sentence: `Column 4`, `Columns 1 and 2`.
pub(super) fn named(columns: &[Column]) -> String {
    let noun = if columns.len() == 1 {
        "Column"
    } else {
        "Columns"
    };
    format!("{noun} {}", list(columns, "and"))
}
