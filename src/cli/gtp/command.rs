//! Lines of the protocol as commands.

use crate::core::game::Player;
use crate::core::plain::number;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Command {
    /// The number that the answer begins with.
    pub(super) id: Option<u32>,
    pub(super) name: String,
    pub(super) arguments: Vec<String>,
}

pub(super) const NOT_A_NUMBER: &str = "syntax error: write a number";

impl Command {
    /// Parses a line; `None` for an empty line or a comment.
    pub(super) fn read(line: &str) -> Option<Self> {
        // Control characters are ignored, except for the tab, which counts as a blank.
        let line: String = line
            .chars()
            .filter(|&character| character == '\t' || !character.is_control())
            .collect();
        let line = line.split('#').next().unwrap_or_default();
        let mut words = line.split_whitespace().map(str::to_owned).peekable();
        let id = words.peek().and_then(|word| number(word));
        if id.is_some() {
            words.next();
        }
        let name = words.next()?;
        Some(Self { id, name, arguments: words.collect() })
    }

    pub(super) fn argument(&self, index: usize) -> Result<&str, String> {
        self.arguments
            .get(index)
            .map(String::as_str)
            .ok_or_else(|| "syntax error: an argument is missing".to_owned())
    }

    pub(super) fn number(&self, index: usize) -> Result<u32, String> {
        Ok(number(self.argument(index)?).ok_or(NOT_A_NUMBER)?)
    }

    /// Returns an argument that is a time in seconds. Some referees send a negative time, which
    /// means none.
    pub(super) fn seconds(&self, index: usize) -> Result<u32, String> {
        let overdrawn = self.argument(index)?.strip_prefix('-').and_then(number::<u32>);
        overdrawn.map_or_else(|| self.number(index), |_| Ok(0))
    }
}

pub(super) fn player(word: &str) -> Result<Player, String> {
    match word.to_lowercase().as_str() {
        "b" | "black" => Ok(Player::First),
        "w" | "white" => Ok(Player::Second),
        _ => Err("syntax error: choose black or white".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::Command;

    #[test]
    fn lines_are_read_as_the_protocol_has_them() {
        for (line, expected) in [
            ("name", Some((None, "name", vec![]))),
            ("12 play  black\tD4 # a comment", Some((Some(12), "play", vec!["black", "D4"]))),
            ("\u{7}quit\r", Some((None, "quit", vec![]))),
            ("# only a comment", None),
            ("   ", None),
            ("12", None),
            ("-1 name", Some((None, "-1", vec!["name"]))),
            ("+1 name", Some((None, "+1", vec!["name"]))),
            ("4294967296 name", Some((None, "4294967296", vec!["name"]))),
        ] {
            let read =
                Command::read(line).map(|command| (command.id, command.name, command.arguments));
            let expected = expected.map(|(id, name, arguments)| {
                (id, name.to_owned(), arguments.into_iter().map(str::to_owned).collect::<Vec<_>>())
            });
            assert_eq!(read, expected, "{line:?}");
        }
    }
}
