//! Why the text of a file cannot be read, and how large a file may be.

use crate::core::game::{Game, Player};
use crate::core::kind::{GameKind, MoveFault, SetupFault};
use crate::core::record::Builder;

/// The largest settings and practice progress to read, in bytes.
pub const MAX_FILE_BYTES: u64 = 1 << 20;
/// The largest file in a format of other programs to read and write, in bytes: a game with the
/// analysis of every move, or an opening dictionary.
pub const MAX_FOREIGN_BYTES: u64 = 4 << 20;
/// The largest file in our own format to read and write, in bytes: twice that of other formats, as
/// some characters take more here.
pub const MAX_GAME_BYTES: u64 = 8 << 20;

/// Why the text of a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// The file is longer than files of its kind can be.
    TooLarge {
        most: u64,
    },
    NotText,
    /// The text breaks its format, or a field is missing or has the wrong type.
    Format {
        place: Option<TextPlace>,
        fault: ParseFault,
    },
    /// A newer version of the program wrote it.
    Newer {
        version: u64,
        /// The newest version that this program can read.
        known: u64,
    },
    /// A field holds a value that is not allowed there.
    Field {
        name: String,
        fault: ParseFault,
    },
    Move {
        /// Which move, counted from 1.
        number: usize,
        found: String,
        place: Option<TextPlace>,
        fault: ParseFault,
    },
}

impl ParseError {
    pub(in crate::storage) fn field(name: &str, fault: impl Into<ParseFault>) -> Self {
        Self::Field { name: name.to_owned(), fault: fault.into() }
    }

    /// Returns the error in a file of this error in a text that begins there.
    pub(super) fn after(mut self, begin: TextPlace) -> Self {
        if let Self::Format { place, .. } | Self::Move { place, .. } = &mut self {
            *place = place.map(|place| place.after(begin));
        }
        self
    }

    /// Returns the error of a text whose place is not known.
    pub(in crate::storage) const fn format(fault: ParseFault) -> Self {
        Self::Format { place: None, fault }
    }

    pub(super) fn format_at(place: TextPlace, fault: ParseFault) -> Self {
        Self::Format { place: Some(place), fault }
    }

    /// Returns the name of the reason why the rules refuse a move, if that is what is wrong.
    pub(super) const fn refusal(&self) -> Option<&'static str> {
        match self {
            Self::Move { fault: ParseFault::Move(MoveFault::Refused(reason)), .. } => Some(reason),
            _ => None,
        }
    }

    /// Returns the error of a game of this name, where one of another kind is expected.
    pub(super) fn other_game<K: GameKind>(name: &str) -> Self {
        Self::field("game", ParseFault::OtherGame { found: name.to_owned(), expected: K::NAME })
    }
}

/// What is wrong with the text of a file, or with a field or a move in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseFault {
    Empty,
    /// The file is in no known format.
    Unknown,
    NoGame,
    // JSON
    /// Not JSON; with the message of the parser.
    Syntax(String),
    /// The text ends too early.
    Incomplete,
    Missing(String),
    Twice(String),
    UnknownField(String),
    TooManyFields,
    /// A value should be something else.
    Expected(Expected),
    NotAMove(String),
    NotAVariation(String),
    /// A text is not the number of moves before a position.
    NotAPosition(String),
    // SGF
    /// No game begins in it.
    NotSgf,
    NoEnd,
    /// A variation does not begin with a node.
    NoNode,
    NodeAfterVariation,
    /// This character does not belong there.
    Misplaced(char),
    /// A property has a name without a capital letter.
    NoName,
    NoValue(String),
    TooManyProperties,
    /// All nodes have more properties together than this.
    TooManyInAll(usize),
    ValueWithoutEnd,
    /// The property of this name sets up stones in a game that begins without any.
    Stones(String),
    // PDN
    TooManyTags,
    NotATag,
    CommentWithoutEnd,
    /// A variation precedes the first move of its line.
    VariationBeforeMove,
    /// A closing bracket was not opened.
    NotOpened,
    // A field or a move
    /// Not a version: they count from 1 to the newest one.
    NotAVersion {
        /// The newest version that this program can read.
        known: u64,
    },
    /// Another game than the one expected.
    OtherGame {
        /// The name in the file.
        found: String,
        expected: &'static str,
    },
    /// The list of games has no game of this name.
    UnknownGame(String),
    /// The game of an SGF file has this number, and is not supported.
    OtherSgfGame {
        /// The value of GM.
        number: String,
        /// The name of the game, if it is known.
        game: Option<&'static str>,
    },
    /// A PDN file is of another kind of draughts, which has this number.
    OtherDraughts {
        number: String,
        /// The number of English draughts.
        expected: &'static str,
    },
    /// A text is not markup in files of the game with this name.
    NotMarkup {
        text: String,
        game: String,
    },
    /// Not a thing on which players agree, such as that a stone is dead.
    NotAgreed(String),
    TooManyMoves,
    NotAPlayer(String),
    /// Not a text, which the name of a human player is.
    NotAName(String),
    /// Not a whole number up to `most`.
    NotANumber {
        value: String,
        /// The greatest number.
        most: u64,
    },
    NotInfo(String),
    /// Not the number of moves before a result.
    NotResultAfter(String),
    NotResultVariation(String),
    /// A variation begins after more moves than the line before it has.
    VariationAfter {
        /// The number of moves in the file.
        after: usize,
        /// The number of moves of the line before it.
        most: usize,
    },
    /// A value of an SGF file that is not the name of a point on a board of this size.
    NotAPoint {
        value: String,
        size: u8,
    },
    /// A property of this name has several values.
    Several(String),
    /// The file has the wrong player to move.
    Turn {
        side: Player,
        first: Player,
    },
    /// A move that is not in the notation of the game, or not possible here, or a list of moves
    /// with such a move.
    Move(MoveFault),
    /// A game of the statistics, counted from 1, is incomplete.
    Game {
        number: usize,
        fault: Box<Self>,
    },
    /// A text of a game of the statistics is too long, or has control characters.
    EntryText(String),
    EntryNumber(String),
    EntryDay(String),
    EntryResult(String),
    /// Not a valid set-up, or not a player.
    Setup(SetupFault),
}

impl From<SetupFault> for ParseFault {
    fn from(fault: SetupFault) -> Self {
        Self::Setup(fault)
    }
}

impl From<MoveFault> for ParseFault {
    fn from(fault: MoveFault) -> Self {
        Self::Move(fault)
    }
}

// Where in a file something is wrong, and what was expected there.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
}

impl TextPlace {
    pub(super) fn of(text: &str, byte: usize) -> Self {
        let before = &text[..byte];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    /// Returns the place in a file of this place of a text that begins there.
    pub(super) fn after(self, begin: Self) -> Self {
        Self {
            line: begin.line + self.line - 1,
            column: match self.line {
                1 => begin.column + self.column - 1,
                _ => self.column,
            },
        }
    }
}

/// The expected value at a place of one of our own files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    Text,
    Number,
    /// `true` or `false`.
    Truth,
    Scalar,
    List,
    Object,
    Moves,
    /// The moves of a variation, as a list.
    MoveList,
    Variations,
    Variation,
    /// Texts by the number of moves before them.
    Notes,
    /// Something else.
    Other,
}

impl Expected {
    const ALL: [Self; 12] = [
        Self::Text,
        Self::Number,
        Self::Truth,
        Self::Scalar,
        Self::List,
        Self::Object,
        Self::Moves,
        Self::MoveList,
        Self::Variations,
        Self::Variation,
        Self::Notes,
        Self::Other,
    ];

    /// Returns its identifier in the messages, which the readers of JSON use, too.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Number => "number",
            Self::Truth => "truth",
            Self::Scalar => "scalar",
            Self::List => "list",
            Self::Object => "object",
            Self::Moves => "moves",
            Self::MoveList => "move-list",
            Self::Variations => "variations",
            Self::Variation => "variation",
            Self::Notes => "notes",
            Self::Other => "other",
        }
    }

    pub(super) fn named(name: &str) -> Self {
        match name {
            "a string" | "a borrowed string" | "string or map" => Self::Text,
            "a boolean" => Self::Truth,
            "a sequence" => Self::List,
            "a map" => Self::Object,
            "usize" | "u8" | "u16" | "u32" | "u64" => Self::Number,
            name if name.starts_with("struct ") => Self::Object,
            name => Self::ALL
                .into_iter()
                .find(|expected| expected.name() == name)
                .unwrap_or(Self::Other),
        }
    }
}

// How large a game may be.

/// The most moves of a game with all its variations.
pub const MAX_MOVES: usize = 500_000;
/// The most moves of one line, each of which stores its undo data, about 300 bytes in Go.
pub const MAX_LINE: usize = 20_000;
/// The most positions with comments or marks, each of which takes some 100 bytes beside their text.
pub const MAX_NOTES: usize = 200_000;

/// Whether a game that is being read is larger than one may be, so that reading it takes too much
/// memory.
pub(super) fn is_too_large<G: Game>(record: &Builder<G>) -> bool {
    record.moves() > MAX_MOVES || record.plies() > MAX_LINE || record.notes() > MAX_NOTES
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamePart {
    /// The board and the rules.
    Setup,
    Names,
    /// The event, the day and so on.
    Info,
    Moves,
    Variations,
    Comments,
    /// Marks and other properties of positions.
    Marks,
}

impl GamePart {
    /// Returns its name, by which messages know it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Names => "names",
            Self::Info => "info",
            Self::Moves => "moves",
            Self::Variations => "variations",
            Self::Comments => "comments",
            Self::Marks => "marks",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForeignFormat {
    /// The Smart Game Format, for Go and Gomoku.
    Sgf,
    /// The Portable Draughts Notation, for Checkers.
    Pdn,
}
