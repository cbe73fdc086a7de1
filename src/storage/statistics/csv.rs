//! Statistics as comma-separated values, for a table in another program.

use super::{Statistics, result_name};

const HEADER: &str = "date,game,setup,opponent,side,result,moves,helped\n";

/// Returns statistics as comma-separated values: a line with the names of the columns, and one for
/// each game, the earliest first.
///
/// Values are quoted as in RFC 4180; lines end as on Unix. A text that a spreadsheet would run as a
/// formula gets an apostrophe before it, because the texts come from a file that anyone could have
/// edited.
#[must_use]
pub fn format_csv(statistics: &Statistics) -> String {
    let mut text = HEADER.to_owned();
    for entry in statistics.entries() {
        let ended = &entry.ended;
        let (day, moves) = (entry.day.to_string(), ended.moves.to_string());
        let values = [
            day.as_str(),
            &ended.game,
            &ended.setup,
            &ended.opponent,
            &ended.side,
            result_name(ended.ending),
            &moves,
            if ended.is_helped { "yes" } else { "no" },
        ];
        text += &values.map(quoted).join(",");
        text.push('\n');
    }
    text
}

/// The characters that begin a formula in a spreadsheet, from the list of OWASP, "CSV Injection".
const FORMULA: [char; 11] = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

/// Returns a value, quoted if it contains a separator, or would be run as a formula.
fn quoted(value: &str) -> String {
    let apostrophe = if value.starts_with(FORMULA) { "'" } else { "" };
    let needs_quotes = !apostrophe.is_empty() || value.contains(['"', ',', '\n', '\r']);
    if needs_quotes {
        format!("\"{apostrophe}{}\"", value.replace('"', "\"\""))
    } else {
        value.to_owned()
    }
}
