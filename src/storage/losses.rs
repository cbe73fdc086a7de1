//! The parts of a file that are lost when its game is opened, reported in one line before anything
//! can replace the file.

use super::parse_error::ParseError;

/// The most unknown fields of a file to name.
pub const MOST_NAMED: usize = 3;

/// Something in a file that the game read from it does not keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// This many more games in the same file.
    OtherGames(usize),
    /// Text before or after the game.
    OtherText,
    /// Lines of PDN that begin with `%`, which are meant for programs.
    ProgramLines,
    /// A second value of a property or tag that can only have one: its name.
    Repeated(String),
    /// A property about the look of a board that no board here follows: its name.
    NotShown(&'static str),
    /// Games or parts behind the last ones that can be offered.
    NotOffered,
    /// What is wrong with a game behind the first one, so that it cannot be offered, or what follows.
    LaterGame(Box<ParseError>),
    /// The first game of a file whose others can be opened, and what is wrong with it.
    FirstGame(Box<ParseError>),
    /// This many parts that begin with a position that is set up: they are kept, and not played.
    Unplayed(usize),
    /// This many variations from a move on that the rules refuse: they are kept, and not played.
    Refused(usize),
    /// This many passes that the file does not have: they stand between two moves in a row of one
    /// player, and are not written.
    LeftOut(usize),
    /// A property of the first node in a later one.
    Misplaced(String),
    /// Results of variations.
    ResultsOfVariations,
    /// Nothing says which encoding the text is in, and it was read in the one of this name.
    Encoding(&'static str),
    /// This many bytes that stand for no character of the encoding.
    Undecoded(usize),
    /// Unknown fields, of which only the first ones are named.
    Fields(Vec<String>),
    /// A komi that had to be rounded.
    Komi {
        /// The value in the file.
        told: String,
        /// The rounded komi.
        kept: String,
    },
    /// A result that contradicts the rules.
    Result {
        /// The value in the file.
        told: String,
    },
}

/// All losses of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses(Vec<Loss>);

impl Losses {
    /// Returns why the first game of a file does not open, if another one was read in its place.
    #[must_use]
    pub fn first_game(&self) -> Option<&ParseError> {
        self.all().iter().find_map(|loss| match loss {
            Loss::FirstGame(error) => Some(&**error),
            _ => None,
        })
    }

    /// Adds a loss, once.
    pub(super) fn add(&mut self, loss: Loss) {
        if !self.0.contains(&loss) {
            self.0.push(loss);
        }
    }

    /// Returns those that are about a list of the games of the file.
    #[must_use]
    pub fn of_list(&self) -> Self {
        let is_of_list = |loss: &&Loss| {
            matches!(
                loss,
                Loss::NotOffered
                    | Loss::LaterGame(_)
                    | Loss::FirstGame(_)
                    | Loss::Encoding(_)
                    | Loss::Undecoded(_)
            )
        };
        Self(self.0.iter().filter(is_of_list).cloned().collect())
    }

    /// Returns everything.
    #[must_use]
    pub fn all(&self) -> &[Loss] {
        &self.0
    }
}
