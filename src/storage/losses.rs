//! The parts of a file that a game read from it does not keep: named in one line when the file is
//! opened, before anything can replace it.

/// The most unknown fields of a file that are named.
pub const MOST_NAMED: usize = 3;

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
}
