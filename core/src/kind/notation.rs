//! Moves and boards as text: what a game offers, what reads lists of moves, and what can be wrong
//! in them.

use super::MoveOf;
use super::fault::MoveFault;
use super::players::Players;
use super::setup::GameSetup;
use crate::game::{Game, Player};

/// Moves and boards of a game as text, for files, the command line and terminals.
pub trait Notation: GameSetup {
    /// Examples of moves in notation: `11-15`, `15x24`.
    const EXAMPLES: &'static [&'static str];
    /// Whether a terminal lists the legal moves with numbers to type instead, for games whose moves
    /// are hard to name.
    const LISTS_MOVES: bool;
    /// The pass, in games that have one.
    const PASS: Option<MoveOf<Self>> = None;

    /// Parses moves, each of which must be legal after those before it.
    /// [`read_moves`] parses moves with blanks between them.
    ///
    /// # Errors
    /// [`MoveFault`] names the first wrong move, and the reason.
    fn parse_moves(setup: Self::Setup, text: &str) -> Result<Vec<MoveOf<Self>>, MoveFault>;

    /// Returns moves as text that [`parse_moves`](Self::parse_moves) reads.
    fn format_moves(_setup: Self::Setup, moves: &[MoveOf<Self>]) -> String {
        spaced(moves)
    }

    /// Parses a move in a position, which need not be legal.
    ///
    /// # Errors
    /// [`MoveFault`] if the text is not a move, or names a place that the board does not have.
    fn parse_move(position: &Self::Game, text: &str) -> Result<MoveOf<Self>, MoveFault>;

    /// Returns the board as lines of text.
    fn draw(position: &Self::Game, look: TextLook) -> String;

    /// Returns the mark of a player's pieces in [`draw`](Self::draw).
    #[must_use]
    fn mark(player: Player, look: TextLook) -> String {
        look.mark(player)
    }
}

/// Returns moves as text, with a blank between them.
pub fn spaced(moves: &[impl ToString]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns the legal moves in the order of lists for people and programs: numbers by size, others
/// in the order of the rules.
#[must_use]
pub fn listed_moves<K: GameSetup>(position: &K::Game) -> Vec<MoveOf<K>> {
    let mut moves = position.moves();
    moves.sort_by_cached_key(|mv| mv.to_string().parse::<u32>().ok());
    moves
}

/// Returns the moves that a text lists, with blanks or commas between them, each of them legal
/// after those before it. A [forced](Players::forced) move may be left out.
///
/// # Errors
/// [`MoveFault`] names the first wrong move, and the reason.
///
/// ```
/// use plot4_core::kind::read_moves;
/// use plot4_core::go::Go;
///
/// let setup = plot4_core::go::Setup::new(9).expect("a size");
/// assert_eq!(read_moves::<Go>(setup, "E5 C3, pass")?.len(), 3);
/// let error = read_moves::<Go>(setup, "E5 E5").expect_err("a point twice");
/// assert!(matches!(error, plot4_core::kind::MoveFault::InList { number: 2, .. }));
/// # Ok::<(), plot4_core::kind::MoveFault>(())
/// ```
pub fn read_moves<K: Notation + Players>(
    setup: K::Setup,
    text: &str,
) -> Result<Vec<MoveOf<K>>, MoveFault> {
    let position = K::start(setup);
    read_words(position, words(text), K::EXAMPLES, K::forced, K::parse_move).map(|(_, moves)| moves)
}

/// Returns the words of a text between blanks and commas. A word that consists of points, `f5d6c3`,
/// as other programs write a game, is one word for each.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| character == ',' || character.is_whitespace())
        .filter(|word| !word.is_empty())
        .flat_map(points)
}

/// Returns the points that a word consists of, each a letter and digits; the word itself if it has
/// anything else.
fn points(word: &str) -> impl Iterator<Item = &str> {
    let bytes = word.as_bytes();
    let is_letter = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_alphabetic);
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let are_points = is_letter(0)
        && (0..bytes.len()).all(|at| is_digit(at) || is_letter(at) && is_digit(at + 1));
    pieces(word, move |character| are_points && character.is_ascii_alphabetic())
}

/// Returns the pieces of a word, each of which begins where it says, or where the word does.
pub(crate) fn pieces(word: &str, begins: impl Fn(char) -> bool) -> impl Iterator<Item = &str> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?.len_utf8();
        let end = rest[first..].find(&begins).map_or(rest.len(), |at| first + at);
        let (piece, after) = rest.split_at(end);
        rest = after;
        Some(piece)
    })
}

/// Returns the position after the moves that these words stand for, and the moves. A move that is
/// `forced` may be left out.
///
/// # Errors
/// Those of [`read_moves`], with these examples.
pub fn read_words<'a, G: Game>(
    mut position: G,
    words: impl Iterator<Item = &'a str>,
    examples: &'static [&'static str],
    forced: impl Fn(&G) -> Option<G::Move>,
    parse: impl Fn(&G, &str) -> Result<G::Move, MoveFault>,
) -> Result<(G, Vec<G::Move>), MoveFault> {
    let mut moves = Vec::new();
    for word in words {
        let number = moves.len() + 1;
        let error = |fault: MoveFault| fault.in_list(number, word);
        let mv = parse(&position, word).map_err(|wrong| {
            error(match wrong {
                MoveFault::Unreadable => MoveFault::NotAMove { examples },
                other => other,
            })
        })?;
        if position.refusal(mv).is_some()
            && let Some(forced) = forced(&position)
        {
            position.make(forced);
            moves.push(forced);
        }
        position.play(mv).map_err(|refusal| error(refusal.into()))?;
        moves.push(mv);
    }
    Ok((position, moves))
}

/// The look of boards and pieces in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextLook {
    /// The characters to use.
    pub characters: Characters,
    /// Whether the pieces are coloured.
    pub colour: Colour,
}

/// The characters to use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Characters {
    /// Box-drawing characters and round pieces.
    Boxes,
    /// ASCII only.
    Ascii,
}

/// Whether pieces are coloured. They also differ in shape, so nothing is lost without colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// With the escape sequences of terminals.
    Ansi,
    /// Without colours.
    None,
}

impl TextLook {
    /// Returns the mark of a player, in red and yellow if colours are on.
    #[must_use]
    pub fn mark(self, player: Player) -> String {
        self.coloured(player, ["1;31", "1;33"])
    }

    /// Returns the mark of a player's stones, in black and white if colours are on.
    #[must_use]
    pub fn stone(self, player: Player) -> String {
        self.coloured(player, ["1;34", "1;37"])
    }

    /// Returns the mark of a player, in the colours with these terminal codes if colours are on.
    #[must_use]
    pub fn coloured(self, player: Player, codes: [&str; 2]) -> String {
        let mark = match (self.characters, player) {
            (Characters::Boxes, Player::First) => "●",
            (Characters::Boxes, Player::Second) => "○",
            (Characters::Ascii, Player::First) => "X",
            (Characters::Ascii, Player::Second) => "O",
        };
        match self.colour {
            Colour::None => mark.to_owned(),
            Colour::Ansi => format!("\x1b[{}m{mark}\x1b[0m", codes[player.index()]),
        }
    }

    /// Returns the mark of a player's stone, or what stands on a point where there is none.
    #[must_use]
    pub fn stone_or(self, owner: Option<Player>, nothing: &str) -> String {
        owner.map_or_else(|| nothing.to_owned(), |player| self.stone(player))
    }

    /// Returns the mark of an empty point.
    #[must_use]
    pub const fn empty(self) -> &'static str {
        match self.characters {
            Characters::Boxes => "·",
            Characters::Ascii => ".",
        }
    }

    /// Returns what says that more is to come.
    #[must_use]
    pub const fn ellipsis(self) -> &'static str {
        match self.characters {
            Characters::Boxes => "…",
            Characters::Ascii => "...",
        }
    }
}

/// How a draw by agreement is written.
pub(crate) const DRAW: &str = "draw";

/// Returns the [agreement](crate::game::Game::is_agreement) on a draw; `None` if games of this kind
/// [know none](super::Terms::agrees_on_draws).
#[must_use]
pub fn agreed_draw<K: Notation + Players>(position: &K::Game) -> Option<MoveOf<K>> {
    if K::terms(K::Setup::default()).agrees_on_draws {
        K::parse_move(position, DRAW).ok()
    } else {
        None
    }
}
