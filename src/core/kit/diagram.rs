//! A board as rows of characters, for test messages and debugging.

use std::fmt;

/// Writes a board, one line for each row, in order; `mark` returns the character at a column and a
/// row.
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
