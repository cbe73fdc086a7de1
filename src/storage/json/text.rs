//! The text of our files: JSON with a field a line.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::{CompactFormatter, Formatter};

/// Returns an object as JSON with one field per line. Nested lists and objects stay on one line: a
/// line for each move would be no easier to read.
pub(in crate::storage) fn to_text(value: &impl Serialize) -> String {
    let mut text = Vec::new();
    // Writing to memory cannot fail, and the result is UTF-8.
    let _ = value.serialize(&mut Serializer::with_formatter(
        &mut text,
        FieldsOnLines::default(),
    ));
    text.push(b'\n');
    String::from_utf8(text).unwrap_or_default()
}

/// Breaks the line before each field of the outermost object only.
#[derive(Default)]
struct FieldsOnLines {
    depth: usize,
}

impl Formatter for FieldsOnLines {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        CompactFormatter.begin_object(writer)
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        if self.depth == 0 {
            writer.write_all(b"\n")?;
        }
        CompactFormatter.end_object(writer)
    }

    fn begin_object_key<W: ?Sized + Write>(
        &mut self,
        writer: &mut W,
        first: bool,
    ) -> io::Result<()> {
        match (self.depth, first) {
            (1, true) => writer.write_all(b"\n  "),
            (1, false) => writer.write_all(b",\n  "),
            _ => CompactFormatter.begin_object_key(writer, first),
        }
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(if self.depth == 1 { b": " } else { b":" })
    }
}
