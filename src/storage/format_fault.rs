//! Syntax errors in files: invalid JSON, SGF or PDN.

use crate::core::game::Player;

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

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatFault {
    Empty,
    /// It is in no known format.
    Unknown,
    /// It is in its format, but contains no game.
    NoGame,
    TooManyMoves,
    Json(JsonFault),
    Sgf(SgfFault),
    Pdn(PdnFault),
}

impl From<JsonFault> for FormatFault {
    fn from(fault: JsonFault) -> Self {
        Self::Json(fault)
    }
}

impl From<SgfFault> for FormatFault {
    fn from(fault: SgfFault) -> Self {
        Self::Sgf(fault)
    }
}

impl From<PdnFault> for FormatFault {
    fn from(fault: PdnFault) -> Self {
        Self::Pdn(fault)
    }
}

/// A fault in one of our own files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonFault {
    /// It is not JSON: the message of the parser.
    Syntax(String),
    /// The text ends too early.
    Incomplete,
    Missing(String),
    Twice(String),
    /// A field has an unknown name.
    UnknownField(String),
    TooManyFields,
    /// A value should be something else.
    Expected(Expected),
    NotAMove(String),
    NotAVariation(String),
    /// A text is not the number of moves before a position.
    NotAPosition(String),
    TooManyMoves,
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
    /// A list of variations.
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SgfFault {
    /// No game begins in it.
    NotSgf,
    /// The game has no end.
    NoEnd,
    /// A variation does not begin with a node.
    NoNode,
    /// A node follows the variations of its line.
    NodeAfterVariation,
    /// This character does not belong there.
    Misplaced(char),
    /// A property has a name without a capital letter.
    NoName,
    NoValue(String),
    TooManyProperties,
    /// A value has no end.
    ValueWithoutEnd,
    /// The property of this name sets up stones in a game that begins without any.
    Stones(String),
    /// PL names the wrong player.
    Turn(WrongTurn),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdnFault {
    TooManyTags,
    NotATag,
    /// A comment has no end.
    CommentWithoutEnd,
    /// A variation precedes the first move of its line.
    VariationBeforeMove,
    /// A closing bracket was not opened.
    NotOpened,
}

/// A move of an SGF file, or its PL, with the wrong player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongTurn {
    /// The side whose turn it is.
    pub side: Player,
    /// The side that begins.
    pub first: Player,
}
