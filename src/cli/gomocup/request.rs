//! Lines of a manager as values, and what is wrong with one.

use std::fmt;
use std::time::Duration;

use crate::core::gomoku::{Point, Rule, Setup};
use crate::core::plain::{number, quoted};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// A new game on a board with this many rows.
    Start(u8),
    /// A new game on a board that is not square.
    RectStart,
    /// A new game on the same board.
    Restart,
    /// The engine is to make the first move.
    Begin,
    /// The opponent's move, to which the engine must reply.
    Turn(Place),
    /// The engine's own move, which the manager has chosen.
    Play(Place),
    /// All stones, in the lines that follow; the engine must move.
    Board,
    /// All stones, in the lines that follow; no move is expected.
    QuietBoard,
    /// An opening by the rule Swap2, in the lines that follow.
    SwapBoard,
    TakeBack(Place),
    Info(Info),
    /// A request for the description of the engine.
    About,
    /// A request to stop thinking and move.
    Stop,
    End,
    /// Anything else: its first word.
    Unknown(String),
}

/// A piece of information from the manager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Info {
    /// The time for a move.
    TimeoutTurn(Duration),
    /// The time for a game; `None` for no limit.
    TimeoutMatch(Option<Duration>),
    TimeLeft(Duration),
    /// The memory to be used, in bytes; `None` for no limit.
    MaxMemory(Option<usize>),
    Rule(Rules),
    /// Anything that makes no difference here.
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rules {
    Known(Rule),
    /// Caro, where a five needs a free end. It is not supported, and this rule set is used instead.
    Caro(Rule),
}

impl Rules {
    /// Returns the rules with this number, a sum of 1 (exactly five), 2 (continue after the end), 4
    /// (renju) and 8 (caro).
    const fn new(flags: u32) -> Self {
        let rule = if flags & 4 != 0 {
            Rule::Renju
        } else if flags & 1 != 0 {
            Rule::Standard
        } else {
            Rule::Freestyle
        };
        if flags & 8 == 0 { Self::Known(rule) } else { Self::Caro(rule) }
    }
}

/// Returns the first word of a line and what follows it.
fn split(line: &str) -> (&str, &str) {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim())
}

/// Returns whether a line ends the search requested before it.
pub(super) fn is_urgent(line: &str) -> bool {
    ["END", "STOP", "YXSTOP"].iter().any(|word| split(line).0.eq_ignore_ascii_case(word))
}

/// Parses a line.
///
/// # Errors
/// What is wrong with the arguments of the command.
pub(super) fn parse(line: &str) -> Result<Request, String> {
    let (word, rest) = split(line);
    Ok(match word.to_ascii_uppercase().as_str() {
        "START" => Request::Start(size(rest)?),
        "RECTSTART" => Request::RectStart,
        "RESTART" => Request::Restart,
        "BEGIN" => Request::Begin,
        "TURN" => Request::Turn(place("TURN", rest)?),
        "PLAY" => Request::Play(place("PLAY", rest)?),
        "BOARD" => Request::Board,
        "YXBOARD" => Request::QuietBoard,
        "SWAP2BOARD" => Request::SwapBoard,
        "TAKEBACK" => Request::TakeBack(place("TAKEBACK", rest)?),
        "INFO" => Request::Info(info(rest)?),
        "ABOUT" => Request::About,
        "STOP" | "YXSTOP" => Request::Stop,
        "END" => Request::End,
        _ => Request::Unknown(word.to_owned()),
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BlockLine {
    Stone(Place, Owner),
    Done,
    /// Not part of the block, but the next command.
    Command,
    Blank,
}

/// Parses a line of a block of stones.
///
/// # Errors
/// What is wrong with it if it is not a stone but looks like one.
pub(super) fn parse_block_line(line: &str) -> Result<BlockLine, String> {
    let line = line.trim();
    if line.is_empty() {
        return Ok(BlockLine::Blank);
    }
    if line.eq_ignore_ascii_case("DONE") {
        return Ok(BlockLine::Done);
    }
    if line.starts_with(|character: char| character.is_ascii_alphabetic()) {
        return Ok(BlockLine::Command);
    }
    let wrong = || {
        format!(
            "{} is not a stone: write x,y,who with who 1 (own) or 2 (opponent's), and DONE at the \
            end",
            quoted(line)
        )
    };
    let Some([column, row, owner]) = numbers(line) else {
        return Err(wrong());
    };
    let owner = match owner {
        1 => Owner::Own,
        2 => Owner::Opponent,
        _ => return Err(wrong()),
    };
    Ok(BlockLine::Stone(Place { column, row }, owner))
}

/// Returns the numbers of a text with commas between them, if there are `N` of them.
fn numbers<const N: usize>(text: &str) -> Option<[u32; N]> {
    let numbers: Option<Vec<u32>> = text.split(',').map(|text| number(text.trim())).collect();
    numbers?.try_into().ok()
}

fn not_a_number(key: &str, text: &str) -> String {
    format!("{} after {key} is not a whole number", quoted(text))
}

/// Returns the size that follows `START`, not validated yet.
fn size(text: &str) -> Result<u8, String> {
    let size: u64 = number(text).ok_or_else(|| not_a_number("START", text))?;
    Ok(u8::try_from(size).unwrap_or(u8::MAX))
}

fn place(command: &str, text: &str) -> Result<Place, String> {
    let [column, row] = numbers(text).ok_or_else(|| {
        format!("{} is not a point: write {command} x,y, as in {command} 7,7", quoted(text))
    })?;
    Ok(Place { column, row })
}

/// Returns what follows `INFO`.
fn info(text: &str) -> Result<Info, String> {
    let (key, value) = split(text);
    let number = |key| {
        // Some managers report a negative time left, which means none.
        let overdrawn = value.strip_prefix('-').and_then(number::<u64>).map(|_| 0);
        overdrawn.or_else(|| number(value)).ok_or_else(|| not_a_number(key, value))
    };
    Ok(match key.to_ascii_lowercase().as_str() {
        "timeout_turn" => Info::TimeoutTurn(Duration::from_millis(number("timeout_turn")?)),
        "timeout_match" => {
            let limit = number("timeout_match")?;
            Info::TimeoutMatch((limit > 0).then(|| Duration::from_millis(limit)))
        }
        "time_left" => Info::TimeLeft(Duration::from_millis(number("time_left")?)),
        "max_memory" => {
            let limit = number("max_memory")?;
            Info::MaxMemory((limit > 0).then(|| usize::try_from(limit).unwrap_or(usize::MAX)))
        }
        "rule" => Info::Rule(Rules::new(u32::try_from(number("rule")?).unwrap_or(0))),
        _ => Info::Other,
    })
}

/// A point in the notation of the protocol, counted from the upper left, not validated against a
/// board yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// The column, from 0 at the left.
    pub(super) column: u32,
    /// The row, from 0 at the top.
    pub(super) row: u32,
}

impl Place {
    pub(super) fn of(setup: Setup, point: Point) -> Self {
        Self { column: u32::from(point.column()), row: u32::from(setup.size() - 1 - point.row()) }
    }

    /// Returns the point at this place, or `None` if the board does not have it.
    pub(super) fn point(self, setup: Setup) -> Option<Point> {
        let on_board =
            |number: u32| u8::try_from(number).ok().filter(|&number| number < setup.size());
        Some(Point::at(on_board(self.column)?, setup.size() - 1 - on_board(self.row)?))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// The engine's.
    Own,
    Opponent,
}

impl Owner {
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Own => Self::Opponent,
            Self::Opponent => Self::Own,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::gomoku::Rule;

    #[test]
    fn lines_are_read_with_any_capitals_and_blanks() {
        let place = Place { column: 7, row: 10 };
        let cases = [
            ("START 15", Request::Start(15)),
            ("  start   20 ", Request::Start(20)),
            ("START 1000", Request::Start(255)),
            ("TURN 7,10", Request::Turn(place)),
            ("turn 7 , 10", Request::Turn(place)),
            ("TAKEBACK 7,10", Request::TakeBack(place)),
            ("INFO timeout_turn 300", Request::Info(Info::TimeoutTurn(Duration::from_millis(300)))),
            ("INFO time_left -5", Request::Info(Info::TimeLeft(Duration::ZERO))),
            ("INFO timeout_match 0", Request::Info(Info::TimeoutMatch(None))),
            ("INFO max_memory 1000", Request::Info(Info::MaxMemory(Some(1000)))),
            ("INFO rule 5", Request::Info(Info::Rule(Rules::Known(Rule::Renju)))),
            ("INFO rule 9", Request::Info(Info::Rule(Rules::Caro(Rule::Standard)))),
            ("INFO folder C:\\a b", Request::Info(Info::Other)),
            ("INFO", Request::Info(Info::Other)),
            ("yxstop", Request::Stop),
            ("hello there", Request::Unknown("hello".to_owned())),
        ];
        for (line, expected) in cases {
            assert_eq!(parse(line), Ok(expected), "{line:?}");
        }
        for line in [
            "START",
            "START x",
            "TURN 7",
            "TURN 7,8,9",
            "TURN -1,8",
            "PLAY",
            "INFO rule",
            "INFO time_left soon",
        ] {
            assert!(parse(line).is_err(), "{line:?}");
        }
        for line in [
            "time_left inf",
            "time_left 1e3",
            "timeout_turn +5",
            "timeout_match nan",
            "max_memory --1",
            "rule 1.0",
        ] {
            let line = format!("INFO {line}");
            assert!(parse(&line).is_err(), "{line:?}");
        }
    }

    #[test]
    fn only_what_ends_the_thinking_is_urgent() {
        for (line, expected) in
            [(" end ", true), ("STOP", true), ("ENDED", false), ("TURN 1,1", false), ("", false)]
        {
            assert_eq!(is_urgent(line), expected, "{line:?}");
        }
    }

    #[test]
    fn places_count_from_the_upper_left() {
        let setup = Setup::of_engines(20, 5, Rule::Freestyle).expect("a board of engines");
        let corner = Place { column: 0, row: 0 };
        assert_eq!(corner.point(setup).map(|point| point.to_string()), Some("A20".to_owned()));
        for row in 0..20 {
            let place = Place { column: 3, row };
            assert_eq!(place.point(setup).map(|point| Place::of(setup, point)), Some(place));
        }
        assert!(
            Place { column: 20, row: 0 }.point(setup).is_none()
                && Place { column: 0, row: 20 }.point(setup).is_none()
        );
    }
}
