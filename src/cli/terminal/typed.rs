//! The commands that the user can type during a game.

use std::path::PathBuf;

use crate::core::game::Player;
use crate::core::kind::{GameKind, LevelId, MoveOf, Preset, TypedError, listed_moves};
use crate::core::plain::{number, value};
use crate::players::{Seat, SeatError};
use crate::storage::at_home;
use crate::words::text::terminal;
use crate::words::{self, Explain, Phrases};
use crate::worker::Existing;

/// Returns the help on everything that can be typed.
pub(super) fn help<K: Phrases>() -> String {
    let moves = K::typed_moves();
    let player = |player| {
        let side = words::side::<K>(player);
        let typed = terminal::command_player(side.to_lowercase());
        (typed, terminal::help_player(side))
    };
    let [first, second] = Player::BOTH.map(player);
    let plain = |typed: &[&str], what: &str| (typed.join(", "), what.to_owned());
    let adviser = words::level_name(LevelId::Preset(Preset::High));
    let mut entries: Vec<(String, String)> = moves
        .iter()
        .map(|(typed, what)| plain(typed, what))
        .collect();
    entries.extend([
        plain(&["undo", "redo"], terminal::help_undo()),
        ("hint".to_owned(), terminal::help_hint(adviser)),
        plain(&["board", "moves"], terminal::help_board()),
        first,
        second,
        plain(&["go", "step"], terminal::help_waiting()),
        (
            terminal::command_file("save"),
            terminal::help_save().to_owned(),
        ),
        (
            terminal::command_file("open"),
            terminal::help_open().to_owned(),
        ),
        plain(&["new"], terminal::help_new()),
        plain(&["quit"], terminal::help_quit()),
    ]);
    let lines: Vec<String> = entries
        .iter()
        .map(|(typed, what)| format!("  {typed:<18} {what}"))
        .collect();
    lines.join("\n")
}

/// A line with a meaning in a kind of game.
#[derive(Debug)]
pub(super) enum Typed<K: GameKind> {
    /// A move, which the rules may refuse.
    Move(MoveOf<K>),
    Undo,
    Redo,
    Hint,
    Board,
    Moves,
    /// Another player for a side.
    Seat(Player, Seat<K::Level>),
    /// Paused computers continue.
    Go,
    /// A paused computer makes one move.
    Step,
    New,
    /// The game is saved in this file, replacing an existing one or not.
    Save(PathBuf, Existing),
    Open(PathBuf),
    Help,
    Quit,
}

/// Parses a line, ignoring case and surrounding blanks.
///
/// # Errors
/// [`Meaningless`] says what would be right.
pub(super) fn parse<K: Phrases>(position: &K::Game, line: &str) -> Result<Typed<K>, Meaningless> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (word, rest) = (word.to_lowercase(), rest.trim());
    let file = || match rest {
        "" => Err(Meaningless::NoFile(word.clone())),
        name => Ok(at_home(name)),
    };
    if let Some(player) = Player::BOTH
        .into_iter()
        .find(|&player| is_side::<K>(&word, player))
    {
        return rest
            .parse()
            .map(|seat| Typed::Seat(player, seat))
            .map_err(Meaningless::Seat);
    }
    let plain = match word.as_str() {
        "save" | "s" => return file().map(|path| Typed::Save(path, Existing::Keep)),
        "save!" | "s!" => return file().map(|path| Typed::Save(path, Existing::Replace)),
        "open" | "o" | "load" => return file().map(Typed::Open),
        "undo" | "u" => Some(Typed::Undo),
        "redo" | "r" => Some(Typed::Redo),
        "hint" => Some(Typed::Hint),
        "board" | "b" => Some(Typed::Board),
        "moves" | "m" => Some(Typed::Moves),
        "go" => Some(Typed::Go),
        "step" => Some(Typed::Step),
        "new" => Some(Typed::New),
        "help" | "h" | "?" => Some(Typed::Help),
        "quit" | "q" | "exit" => Some(Typed::Quit),
        _ => match parse_move::<K>(position, &word) {
            Ok(mv) => Some(Typed::Move(mv)),
            Err(TypedError::NotAMove) => None,
            Err(error) if rest.is_empty() => return Err(Meaningless::Move(error)),
            Err(_) => None,
        },
    };
    let what = K::what_to_type(position);
    plain
        .filter(|_| rest.is_empty())
        .ok_or_else(|| Meaningless::Line {
            line: line.to_owned(),
            what,
        })
}

/// Why a line has no meaning.
#[derive(Debug)]
pub(super) enum Meaningless {
    /// This command needs the name of a file.
    NoFile(String),
    /// No such player.
    Seat(SeatError),
    /// No such move.
    Move(TypedError),
    /// It is longer than any command; `what` says what can be typed.
    TooLong { what: String },
    /// It is unknown; `what` says what can be typed.
    Line { line: String, what: String },
}

impl Explain for Meaningless {
    fn explain(&self) -> String {
        match self {
            Self::NoFile(word) => terminal::no_file(word),
            Self::Seat(error) => error.explain(),
            Self::Move(error) => error.explain(),
            Self::TooLong { what } => terminal::too_long(what),
            Self::Line { line, what } if line.is_empty() => what.clone(),
            Self::Line { line, what } => terminal::unknown(value(line), what),
        }
    }
}

/// Parses a move: where moves are listed, by its number in the list, too.
fn parse_move<K: GameKind>(position: &K::Game, word: &str) -> Result<MoveOf<K>, TypedError> {
    let Some(number) = number::<usize>(word).filter(|_| K::LISTS_MOVES) else {
        return K::parse_move(position, word);
    };
    let moves = listed_moves::<K>(position);
    let wrong = || TypedError::NotListed {
        number,
        count: moves.len(),
    };
    let mv = number.checked_sub(1).and_then(|index| moves.get(index));
    mv.copied().ok_or_else(wrong)
}

/// Returns the list of moves shown before the user types one, as whole lines; empty in games whose
/// moves are easy to name.
pub(super) fn list<K: GameKind>(position: &K::Game) -> String {
    const COLUMNS: usize = 6;
    if !K::LISTS_MOVES {
        return String::new();
    }
    let moves: Vec<String> = (1..)
        .zip(listed_moves::<K>(position))
        .map(|(number, mv): (usize, _)| format!("{number:>2}: {mv:<7}"))
        .collect();
    let lines = moves
        .chunks(COLUMNS)
        .map(|line| line.join("  ").trim_end().to_owned() + "\n");
    lines.collect()
}

/// Returns whether a word names a side: by its colour, or as the first or the second.
fn is_side<K: GameKind>(word: &str, player: Player) -> bool {
    word == K::SIDES[player.index()] || word == ["first", "second"][player.index()]
}

#[cfg(test)]
mod tests {
    use super::{Explain as _, Phrases, Typed, parse};
    use crate::core::checkers::Checkers;
    use crate::core::connect4::{Connect4, Size};
    use crate::core::go::Go;
    use crate::core::kind::GameSetup;

    #[test]
    fn lines_and_their_meaning() {
        let cases = [
            (" 4 ", "Ok(Move(column 4))"),
            ("99", r#"Err("There is no column 99: choose 1 to 7")"#),
            (
                "99999999999999",
                r#"Err("Unknown command: 99999999999999. Type the number of a column, or help")"#,
            ),
            ("UNDO", "Ok(Undo)"),
            ("save  my game.json ", r#"Ok(Save("my game.json", Keep))"#),
            ("SAVE! ~game.json", r#"Ok(Save("~game.json", Replace))"#),
            (
                "save!",
                r#"Err("save! needs the name of a file, as in save! game.json")"#,
            ),
            (
                "save",
                r#"Err("save needs the name of a file, as in save game.json")"#,
            ),
            ("red human", "Ok(Seat(First, Human))"),
            ("second human", "Ok(Seat(Second, Human))"),
            (
                "4 4",
                r#"Err("Unknown command: 4 4. Type the number of a column, or help")"#,
            ),
            (
                "-1",
                r#"Err("Unknown command: -1. Type the number of a column, or help")"#,
            ),
            ("", r#"Err("Type the number of a column, or help")"#),
        ];
        for (line, expected) in cases {
            let typed: Result<Typed<Connect4>, _> = parse(&Connect4::start(Size::STANDARD), line);
            let typed = typed.map_err(|error| error.explain());
            assert_eq!(format!("{typed:?}"), expected, "{line:?}");
        }
    }

    #[test]
    fn what_is_written_as_a_move_and_is_none_is_told_so() {
        fn refused<K: Phrases>(line: &str) -> String {
            let typed: Result<Typed<K>, _> = parse(&K::start(K::Setup::default()), line);
            typed
                .err()
                .map_or_else(|| "a move".to_owned(), |error| error.explain())
        }
        assert_eq!(
            refused::<Go>("i5"),
            "There is no point I5: choose A1 to J9 (the letter I is not used)"
        );
        assert_eq!(
            refused::<Go>("D30"),
            "There is no point D30: choose A1 to J9"
        );
        assert_eq!(
            refused::<Go>("pas"),
            "Unknown command: pas. Type a point such as E5, pass or resign, or help"
        );
        let far = "No piece can go from 11 to 22: write a move as in 11-15, a jump as in 15x24x31";
        assert_eq!(refused::<Checkers>("11x22"), far);
        assert_eq!(
            refused::<Checkers>("11x33"),
            "There is no square 33: choose 1 to 32"
        );
    }
}
