//! The parts of a file that a game read from it does not keep: named in one line when the file is
//! opened, before anything can replace it.

use std::fmt;

use crate::core::plain::{message, quoted};

/// The most unknown fields of a file that are named.
pub(super) const MOST_NAMED: usize = 3;

/// Returns the first of these names as a message quotes them, and whether there are more.
#[must_use]
pub fn first_names(names: &[String]) -> String {
    let shown: Vec<String> = names
        .iter()
        .take(MOST_NAMED)
        .map(|name| quoted(name))
        .collect();
    let more = if names.len() > MOST_NAMED {
        " and more"
    } else {
        ""
    };
    shown.join(", ") + more
}

/// Something that a file says and the game read from it does not keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// So many more games in the same file.
    OtherGames(usize),
    /// Text before the game or behind it.
    OtherText,
    /// Lines of PDN that begin with `%`, which are for programs.
    ProgramLines,
    /// Another value of something that has one: the name of the property or of the tag.
    Repeated(String),
    /// A property of the first node that stands in a later one.
    Misplaced(String),
    /// Results of variations.
    ResultsOfVariations,
    /// Text in an encoding that is not known, read as Latin 1.
    Encoding,
    /// Fields that are not known; only the first ones are named.
    Fields(Vec<String>),
    /// A komi that had to be rounded.
    Komi {
        /// As the file has it.
        told: String,
        /// The komi that it became.
        kept: String,
    },
    /// A result that is not the one of the rules.
    Result {
        /// As the file has it.
        told: String,
    },
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherGames(1) => f.write_str("another game in the same file"),
            Self::OtherGames(count) => write!(f, "{count} other games in the same file"),
            Self::OtherText => f.write_str("the text around the game"),
            Self::ProgramLines => f.write_str("lines that begin with %"),
            Self::Repeated(name) => write!(f, "the second value of {}", quoted(name)),
            Self::Misplaced(name) => write!(f, "{} in a later node", quoted(name)),
            Self::ResultsOfVariations => f.write_str("results of variations"),
            Self::Encoding => f.write_str("letters that are not UTF-8, which were read as Latin 1"),
            Self::Fields(names) => write!(f, "unknown fields: {}", first_names(names)),
            Self::Komi { told, kept } => write!(f, "komi {}, which became {kept}", quoted(told)),
            Self::Result { told } => write!(
                f,
                "the result {}, which is not that of these moves",
                quoted(told)
            ),
        }
    }
}

/// Everything that a game does not keep of its file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses(Vec<Loss>);

impl Losses {
    /// Adds something, once.
    pub(super) fn add(&mut self, loss: Loss) {
        if !self.0.contains(&loss) {
            self.0.push(loss);
        }
    }

    /// Returns everything.
    #[must_use]
    pub fn all(&self) -> &[Loss] {
        &self.0
    }

    /// Returns one line that says what is not kept, or `None` if everything is.
    #[must_use]
    pub fn line(&self) -> Option<String> {
        // A short line may show only the first ones.
        let mut all: Vec<&Loss> = self.0.iter().collect();
        all.sort_by_key(|loss| {
            !matches!(loss, Loss::OtherGames(_) | Loss::OtherText | Loss::Encoding)
        });
        let all: Vec<String> = all.into_iter().map(ToString::to_string).collect();
        (!all.is_empty()).then(|| message(&format!("Not kept from this file: {}", all.join("; "))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_kept_is_one_line() {
        let mut losses = Losses::default();
        assert_eq!(losses.line(), None);
        losses.add(Loss::OtherGames(2));
        losses.add(Loss::Komi {
            told: "6.7".to_owned(),
            kept: "6.5".to_owned(),
        });
        losses.add(Loss::OtherGames(2));
        losses.add(Loss::Fields(vec![
            "note".to_owned(),
            "\u{1b}[2J".repeat(100),
        ]));
        let line = losses.line().expect("a line");
        assert!(
            line.starts_with(
                "Not kept from this file: 2 other games in the same file; komi `6.7`, which \
                became 6.5; unknown fields: `note`, `"
            ),
            "{line}"
        );
        assert!(line.chars().count() <= 500 && !line.contains('\u{1b}'));
    }
}
