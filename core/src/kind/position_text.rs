//! Positions as text that stands alone: the moves, and what of the set-up is needed to play them
//! again, `4453 starts=yellow` or `W:W21,22,K32:B1,K2 22-18`.
//!
//! The options are those of the command line, `--starts yellow`. A text that names none is about
//! the board at hand; a text that names some is about one that has the usual values of all others.
//! A game of another board or other rules so comes back as it was, whatever is at hand.

use super::MoveOf;
use super::fault::SetupFault;
use super::notation::Notation;
use super::setup::GameSetup;

/// The options whose values are positions: they stand for themselves, without a name.
const STARTS: [&str; 2] = ["fen", "stones"];
/// The option that says who makes the first move.
const FIRST: &str = "starts";

/// Returns the set-up and the moves of a text; where it names no set-up that is the one `at_hand`.
///
/// # Errors
/// [`SetupFault`] names the first wrong move or option, and what would be right.
///
/// ```
/// use plot4_core::connect4::Connect4;
/// use plot4_core::kind::{GameSetup, format_position, read_position};
///
/// let (setup, moves) = read_position::<Connect4>(Default::default(), "4453 size=9x7 starts=yellow")?;
/// assert_eq!(setup.to_string(), "9x7");
/// assert_eq!(format_position::<Connect4>(setup, &moves), "4453 size=9x7 starts=yellow");
/// # Ok::<(), plot4_core::kind::SetupFault>(())
/// ```
pub fn read_position<K: Notation>(
    at_hand: K::Setup,
    text: &str,
) -> Result<(K::Setup, Vec<MoveOf<K>>), SetupFault> {
    let (options, moves): (Vec<_>, Vec<_>) = text
        .split_whitespace()
        .map(|word| (option_of::<K>(word), word))
        .partition(|(option, _)| option.is_some());
    let setup = if options.is_empty() {
        at_hand
    } else {
        let options: Vec<(&str, &str)> =
            options.into_iter().filter_map(|(option, _)| option).collect();
        K::parse_setup(&options).map_err(|error| error.fault)?
    };
    let is_plain = moves.len() == text.split_whitespace().count();
    // The text as it stands, if it is nothing but moves.
    let moves = if is_plain {
        K::parse_moves(setup, text)?
    } else {
        let words: Vec<&str> = moves.into_iter().map(|(_, word)| word).collect();
        K::parse_moves(setup, &words.join(" "))?
    };
    Ok((setup, moves))
}

/// Returns moves with what is needed of their set-up to play them again; empty if there are none,
/// and the game begins on a usual board.
#[must_use]
pub fn format_position<K: Notation>(setup: K::Setup, moves: &[MoveOf<K>]) -> String {
    let all = K::format_setup(setup);
    let usual = K::format_setup(K::Setup::default());
    let named: Vec<_> = all.iter().filter(|option| !usual.contains(option)).cloned().collect();
    // The usual value of one option may depend on another.
    let is_enough = parsed::<K>(&named).is_some_and(|parsed| parsed == setup);
    let mut options = if is_enough { named } else { all };
    if moves.is_empty() && !options.iter().any(|(name, _)| STARTS.contains(name)) {
        return String::new();
    }
    let starts: Vec<String> = options
        .extract_if(.., |(name, value)| STARTS.contains(name) && is_start(value))
        .map(|(_, value)| value)
        .collect();
    let moves = K::format_moves(setup, moves);
    let options = options.into_iter().map(|(name, value)| format!("{name}={value}"));
    let parts = starts.into_iter().chain([moves]).chain(options);
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn parsed<K: GameSetup>(options: &[(&'static str, String)]) -> Option<K::Setup> {
    let options: Vec<(&str, &str)> =
        options.iter().map(|(name, value)| (*name, value.as_str())).collect();
    K::parse_setup(&options).ok()
}

/// Returns a set-up with the usual side to begin, as a text means that does not say who does,
/// whatever was played last.
#[must_use]
pub fn with_usual_first<K: GameSetup>(setup: K::Setup) -> K::Setup {
    let mut options = K::format_setup(setup);
    let before = options.len();
    options.retain(|(name, _)| *name != FIRST);
    if options.len() == before {
        return setup;
    }
    parsed::<K>(&options).unwrap_or(setup)
}

/// Returns the option that a word names, with its value, if it does.
fn option_of<K: GameSetup>(word: &str) -> Option<(&'static str, &str)> {
    if let Some((name, value)) = word.split_once('=') {
        let known = K::OPTIONS.iter().find(|known| known.eq_ignore_ascii_case(name));
        return known.map(|&known| (known, value));
    }
    let start = K::OPTIONS.iter().find(|known| STARTS.contains(known))?;
    is_start(word).then_some((*start, word))
}

/// Returns whether a word is the side to move and the pieces or stones of both: `W:W21:B1`.
fn is_start(word: &str) -> bool {
    let Some((side, lists)) = word.split_once(':') else {
        return false;
    };
    let begins = |list: &str| list.starts_with(['B', 'b', 'W', 'w']);
    side.len() == 1 && begins(side) && begins(lists)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkers::Checkers;
    use crate::connect4::{Connect4, Size};
    use crate::game::{Game as _, Player};
    use crate::go::{Go, Setup};
    use crate::gomoku::Gomoku;
    use crate::reversi::Reversi;

    /// Returns a position out of its text and back.
    fn again<K: Notation>(text: &str) -> String {
        let (setup, moves) = read_position::<K>(K::Setup::default(), text)
            .unwrap_or_else(|error| panic!("{text}: {error:?}"));
        format_position::<K>(setup, &moves)
    }

    #[test]
    fn a_text_holds_what_is_needed_to_play_the_moves_again() {
        for text in [
            "4453",
            "4453 starts=yellow",
            "4453 size=9x7 connect=5 starts=yellow",
            "10,4,12 size=12x5",
        ] {
            assert_eq!(again::<Connect4>(text), text);
        }
        for text in ["H8 G7", "H8 G7 size=13 rule=renju"] {
            assert_eq!(again::<Gomoku>(text), text);
        }
        for text in
            ["E5 C3", "E5 C3 size=5 komi=7.5", "W:BD4,Q16:WK10 A1 size=19", "W:BD4:WE5 size=9"]
        {
            let own = again::<Go>(text);
            assert_eq!(again::<Go>(&own), own, "{text}");
            let read = |text| read_position::<Go>(Setup::default(), text);
            assert_eq!(read(&own), read(text));
        }
        for text in ["11-15 23-19", "W:W21,22,K32:B1,K2 22-18", "B:WK10,18,24:B12,16,K22"] {
            assert_eq!(again::<Checkers>(text), text);
        }
    }

    #[test]
    fn moves_alone_are_of_the_board_at_hand() {
        let at_hand =
            Connect4::parse_setup(&[("size", "9x7"), ("starts", "yellow")]).expect("a board");
        let (setup, _) = read_position::<Connect4>(at_hand, "4453").expect("moves");
        assert_eq!(setup, at_hand);
        let usual = with_usual_first::<Connect4>(at_hand);
        assert_eq!(usual.to_string(), "9x7");
        assert_eq!(Connect4::start(usual).to_move(), Player::First);
        let usual = crate::gomoku::Setup::default();
        assert_eq!(with_usual_first::<Gomoku>(usual), usual);
        assert_eq!(format_position::<Connect4>(Size::default(), &[]), "");
        for wrong in ["44 size=99", "44 connect=x", "44 colour=red"] {
            let error = read_position::<Connect4>(at_hand, wrong).expect_err(wrong);
            let is_option = !matches!(error, SetupFault::Moves(_));
            assert_eq!(is_option, !wrong.contains("colour"), "{wrong}");
        }
    }

    #[test]
    fn transcripts_need_no_blanks_and_no_capitals() {
        for (text, expected) in [("f5d6c3d3", "f5 d6 c3 d3"), ("F5D6 C3D3", "f5 d6 c3 d3")] {
            assert_eq!(again::<Reversi>(text), again::<Reversi>(expected), "{text}");
        }
        for text in ["h8h7i7", "H8H7I7", "h8 H7i7", "h8,h7,i7"] {
            assert_eq!(again::<Gomoku>(text), "H8 H7 I7", "{text}");
        }
        assert_eq!(again::<Gomoku>("h10a15o1"), "H10 A15 O1");
        assert_eq!(again::<Go>("e5c3J9"), "E5 C3 J9");
        for text in ["ddec", "DDEC", "d1d2e1c1", "D1 D2 e1,C1", "d,d,e,c"] {
            assert_eq!(again::<Connect4>(text), "4453", "{text}");
        }
        for text in ["d1d3", "d1x1", "h1", "d1d"] {
            let read = read_position::<Connect4>(Size::default(), text);
            assert!(read.is_err() || text == "d1d", "{text}");
        }
    }
}
