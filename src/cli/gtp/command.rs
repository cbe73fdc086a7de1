//! Lines of the protocol as commands.

use std::fmt;

use crate::core::game::Player;
use crate::core::go::Point;
use crate::core::plain::number;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Command {
    /// The number that the answer begins with.
    pub(super) id: Option<u32>,
    pub(super) name: String,
    pub(super) arguments: Vec<String>,
}

/// Why a command fails, in the words of the protocol where it has some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// An argument cannot be read: what would be right.
    Syntax(&'static str),
    /// There is no such point on a board with this one in the upper right corner.
    Vertex(Point),
    UnknownCommand,
    Size,
    /// The absolute komi exceeds this many points.
    Komi {
        most: i16,
    },
    /// Games cannot be played by these rules: what would be right.
    Rules(&'static str),
    TooManyMoves,
    IllegalMove,
    GameOver,
    NothingToUndo,
    HandicapStones,
    BoardNotEmpty,
    Vertices,
    File,
    /// An analysis has no such option, but these.
    Option {
        supported: &'static str,
    },
}

impl Refusal {
    /// An argument is no number.
    pub(super) const NUMBER: Self = Self::Syntax("write a number");
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Syntax(right) => return write!(f, "syntax error: {right}"),
            Self::Vertex(corner) => {
                return write!(
                    f,
                    "syntax error: choose a point from A1 to {corner}, or pass"
                );
            }
            Self::UnknownCommand => "unknown command",
            Self::Size => "unacceptable size",
            Self::Komi { most } => {
                return write!(f, "unacceptable komi: choose -{most} to {most}");
            }
            Self::Rules(right) => return write!(f, "unsupported rules: {right}"),
            Self::TooManyMoves => "too many moves: clear the board",
            Self::IllegalMove => "illegal move",
            Self::GameOver => "the game is over",
            Self::NothingToUndo => "cannot undo",
            Self::HandicapStones => "invalid number of stones",
            Self::BoardNotEmpty => "board not empty",
            Self::Vertices => "bad vertex list",
            Self::File => "cannot load file",
            Self::Option { supported } => {
                return write!(f, "unsupported option: supported are {supported}");
            }
        })
    }
}

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
        Some(Self {
            id,
            name,
            arguments: words.collect(),
        })
    }

    pub(super) fn argument(&self, index: usize) -> Result<&str, Refusal> {
        self.arguments
            .get(index)
            .map(String::as_str)
            .ok_or(Refusal::Syntax("an argument is missing"))
    }

    pub(super) fn number(&self, index: usize) -> Result<u32, Refusal> {
        number(self.argument(index)?).ok_or(Refusal::NUMBER)
    }

    /// Returns an argument that is a time in seconds. Some referees send a negative time, which
    /// means none.
    pub(super) fn seconds(&self, index: usize) -> Result<u32, Refusal> {
        let overdrawn = self
            .argument(index)?
            .strip_prefix('-')
            .and_then(number::<u32>);
        overdrawn.map_or_else(|| self.number(index), |_| Ok(0))
    }
}

pub(super) fn player(word: &str) -> Result<Player, Refusal> {
    match word.to_lowercase().as_str() {
        "b" | "black" => Ok(Player::First),
        "w" | "white" => Ok(Player::Second),
        _ => Err(Refusal::Syntax("choose black or white")),
    }
}

#[cfg(test)]
mod tests {
    use super::Command;

    #[test]
    fn lines_are_read_as_the_protocol_has_them() {
        for (line, expected) in [
            ("name", Some((None, "name", vec![]))),
            (
                "12 play  black\tD4 # a comment",
                Some((Some(12), "play", vec!["black", "D4"])),
            ),
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
                (
                    id,
                    name.to_owned(),
                    arguments.into_iter().map(str::to_owned).collect::<Vec<_>>(),
                )
            });
            assert_eq!(read, expected, "{line:?}");
        }
    }
}
