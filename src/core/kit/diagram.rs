//! A board as rows of characters, for messages of tests and for debugging.

use std::fmt;

/// Writes a board, one line for each of its rows, in their order; `mark` returns the character of a
/// column and a row.
///
/// # Errors
/// Those of the formatter.
pub fn write_rows(
    f: &mut fmt::Formatter<'_>,
    rows: impl Iterator<Item = u8>,
    columns: u8,
    mark: impl Fn(u8, u8) -> &'static str,
) -> fmt::Result {
    for (index, row) in rows.enumerate() {
        if index > 0 {
            f.write_str("\n")?;
        }
        for column in 0..columns {
            f.write_str(mark(column, row))?;
        }
    }
    Ok(())
}
