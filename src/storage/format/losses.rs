//! The parts of a file that are lost when its game is opened, reported in one line before anything
//! can replace the file.

use super::error::{ParseError, TextPlace};

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
    /// What is wrong with a game behind the first one, so that it cannot be offered, or what
    /// follows.
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
    ResultsOfVariations,
    /// Nothing says which encoding the text is in, and it was read in the one of this name.
    Encoding(&'static str),
    /// The file names an encoding, and its text is in another one, which it will name once it is
    /// written anew.
    WrongEncoding {
        named: String,
        encoding: &'static str,
    },
    /// This many bytes that stand for no character of the encoding.
    Undecoded(usize),
    /// Unknown fields, of which only the first ones are named.
    Fields(Vec<String>),
    /// A value that is of no use where it stands, so that the usual one counts.
    Value {
        /// The name of the property or tag.
        name: String,
        told: String,
    },
    /// A value that is written in another way, and what it was taken for.
    TakenFor {
        name: &'static str,
        /// The value in the file.
        told: String,
        /// What it was taken for.
        kept: String,
    },
    /// So many handicap stones, which stand in their usual places, as the file has none of them.
    HandicapStones(u8),
    /// So many stones that were set up without liberties: they were taken off.
    Breathless(u32),
    /// Moves that take their own stones off the board.
    Suicide,
    /// A format that is only read, by its name: the game is saved as SGF.
    Imported(&'static str),
    /// A slip in the text, the first one of its kind, that was mended.
    Slip {
        place: TextPlace,
        slip: Slip,
    },
    /// What is wrong with a move of the first line: the game opens up to it.
    UpTo {
        error: Box<ParseError>,
        /// The rest of the line, which is kept as text.
        rest: String,
    },
    /// A komi that had to be rounded.
    Komi {
        /// The value in the file.
        told: String,
        kept: String,
    },
    /// A result that contradicts the rules.
    Result {
        /// The value in the file.
        told: String,
    },
}

/// A slip in the text of a file, which does not keep it from being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The file is cut off.
    NoEnd,
    NoSemicolon,
    /// This text stands where none belongs.
    Text(String),
    /// This name has no capital letters.
    SmallLetters(String),
    /// A bracket within a text is not escaped.
    Bracket,
    /// The move or set-up of this name has no value.
    NoValue(String),
    /// Nodes follow the variations of their line.
    Order,
}

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

    /// Returns what is wrong with the move of the first line where the game ends early, if it does.
    pub(super) fn cut(&self) -> Option<&ParseError> {
        self.all().iter().find_map(|loss| match loss {
            Loss::UpTo { error, .. } => Some(&**error),
            _ => None,
        })
    }

    /// Adds a loss, once.
    pub(super) fn add(&mut self, loss: Loss) {
        if !self.0.contains(&loss) {
            self.0.push(loss);
        }
    }

    /// Adds a value that is of no use, unless one of the property or tag of this name is there.
    pub(super) fn add_first_value(&mut self, name: String, told: String) {
        let is_same =
            |loss: &Loss| matches!(loss, Loss::Value { name: known, .. } if *known == name);
        if !self.0.iter().any(is_same) {
            self.0.push(Loss::Value { name, told });
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
                    | Loss::WrongEncoding { .. }
                    | Loss::Undecoded(_)
            )
        };
        Self(self.0.iter().filter(is_of_list).cloned().collect())
    }

    #[must_use]
    pub fn all(&self) -> &[Loss] {
        &self.0
    }
}
