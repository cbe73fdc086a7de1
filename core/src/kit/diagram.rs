//! A board as rows of characters: for terminals, for messages of tests and for debugging.

use std::fmt::{self, Write as _};

use super::point::{Point, Points};

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

/// Returns a board with so many rows as lines, with letters below and numbers at the side. `sign`
/// is what stands on a point; points that are `marked` stand in these brackets, the second of which
/// is between two of them.
pub fn draw_points<B: Points>(
    size: u8,
    sign: impl Fn(Point<B>) -> String,
    marked: impl Fn(Point<B>) -> bool,
    [open, between, close]: [&str; 3],
) -> String {
    let mut text = String::new();
    for row in (0..size).rev() {
        let _ = write!(text, "{:>2} ", Point::<B>::row_number(row));
        let mut was_marked = false;
        for column in 0..size {
            let point = Point::at(column, row);
            let is_marked = marked(point);
            let gap = match (was_marked, is_marked) {
                (true, true) => between,
                (false, true) => open,
                (true, false) => close,
                (false, false) => " ",
            };
            text.extend([gap, &sign(point)]);
            was_marked = is_marked;
        }
        text.extend([if was_marked { close } else { "" }, "\n"]);
    }
    let letters: Vec<String> = (0..size).map(Point::<B>::column_name).collect();
    text.extend(["    ", &letters.join(" "), "\n"]);
    text
}
