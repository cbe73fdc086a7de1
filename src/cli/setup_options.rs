//! The help of the set-up options, in English like all help of the command line.

use crate::core::checkers;
use crate::core::connect4::{Shape as _, Size};
use crate::core::go;
use crate::core::gomoku::{self, Rule};
use crate::games::GameId;
use crate::words::one_of;

pub(super) struct OptionHelp {
    /// The placeholder of its value: `SIZE`.
    pub(super) value: &'static str,
    /// Its description, with the possible values and the default.
    pub(super) text: String,
}

pub(super) fn help(game: GameId, option: &str) -> OptionHelp {
    let of = |value, text: String| OptionHelp { value, text };
    let plain = |value, text: &str| of(value, text.to_owned());
    match (game, option) {
        (GameId::Connect4, "size") => of(
            "SIZE",
            format!("Columns x rows [default: {}]", Size::STANDARD),
        ),
        (GameId::Connect4, "connect") => of(
            "N",
            format!(
                "How many coins in a line win, from {} to the longer side of the board [default: \
                {}]",
                Size::MIN_CONNECT,
                Size::STANDARD.connect()
            ),
        ),
        (GameId::Connect4, "starts") => plain(
            "SIDE",
            "Who makes the first move: red or yellow [default: red]",
        ),
        (GameId::Gomoku, "size") => of(
            "SIZE",
            format!(
                "Rows and columns, from {} to {}, as in 15 or 15x15 [default: {}]",
                gomoku::Setup::MIN_SIZE,
                gomoku::Setup::MAX_SIZE,
                gomoku::Setup::default().size()
            ),
        ),
        (GameId::Gomoku, "target") => of(
            "N",
            format!(
                "How many stones in a row win, from {} to {} and no more than the board has rows \
                [default: {}]",
                gomoku::Setup::MIN_TARGET,
                gomoku::Setup::MAX_TARGET,
                gomoku::Setup::default().target()
            ),
        ),
        (GameId::Gomoku, "rule") => of(
            "RULE",
            format!("{} [default: {}]", one_of(Rule::NAMES), Rule::default()),
        ),
        (GameId::Go, "size") => of(
            "SIZE",
            format!(
                "Rows and columns, from {} to {}, as in 19 or 19x19 [default: {}]",
                go::Setup::MIN_SIZE,
                go::Setup::MAX_SIZE,
                go::Setup::default().size()
            ),
        ),
        (GameId::Go, "ko") => plain(
            "RULE",
            "positional: no earlier position of the board may come again; simple: a stone may not \
            be taken back at once; none. Without positional a game of two computers that has not \
            ended after 3 moves for each point is a draw, or pauses where it is watched [default: \
            positional]",
        ),
        (GameId::Go, "scoring") => plain(
            "WAY",
            "area: stones and the points they enclose count; territory: enclosed points and taken \
            stones count; stones: only stones count [default: area]",
        ),
        (GameId::Go, "komi") => plain(
            "POINTS",
            "Points that White is given [default: 7.5 on 9x9 and larger, 6.5 where territory \
            counts, 0.5 with a handicap, else 0]",
        ),
        (GameId::Go, "handicap") => plain(
            "STONES",
            "Black's stones at the start, from 2 to 9 on 9x9, 13x13 and 19x19; White begins \
            [default: 0]",
        ),
        (GameId::Go, "dead") => plain(
            "RULE",
            "stay: after two passes all stones count; settle: the players first mark dead stones \
            [default: stay, in the window settle]",
        ),
        (GameId::Go, "suicide") => plain(
            "RULE",
            "forbidden; allowed: a stone that takes nothing and has no liberty is taken off with its \
            group, as in New Zealand and under Tromp-Taylor rules [default: forbidden]",
        ),
        (GameId::Go, "stones") => plain(
            "STONES",
            "Who moves first, and the stones at the start: W:BD4,Q16:WK10 [default: those of the \
            handicap]",
        ),
        (GameId::Checkers, "size") => of(
            "SIZE",
            format!(
                "Columns and rows, even numbers from {} to {}, as in 8 or 10x8 [default: {}]",
                checkers::Size::MIN,
                checkers::Size::MAX,
                checkers::Size::STANDARD
            ),
        ),
        (GameId::Checkers, "men") => plain(
            "ROWS",
            "Rows of men on each side; two rows must stay free [default: as many as that allows]",
        ),
        (GameId::Checkers, "repetition") => of(
            "WHICH",
            format!(
                "When a position that comes again is a draw: third for its third time, first for \
                the first time that it comes again [default: {}]",
                checkers::Repetition::default()
            ),
        ),
        (GameId::Checkers, "draw-after") => of(
            "MOVES",
            format!(
                "After how many moves of each side without a capture or a man's move the game is \
                drawn, from 1 to {}, or {} [default: {}]",
                checkers::Setup::MAX_LIMIT,
                checkers::Setup::NO_LIMIT,
                checkers::Setup::LIMIT
            ),
        ),
        (GameId::Checkers, "fen") => plain(
            "FEN",
            "The position at the start, as in W:W21,22,K32:B1,K2 [default: rows of men]",
        ),
        (_, _) => plain("VALUE", ""),
    }
}

#[cfg(test)]
mod tests {
    use super::help;
    use crate::core::kind::GameSetup as _;
    use crate::games::{GameId, with_game};

    #[test]
    fn every_option_has_a_help() {
        for &game in GameId::ALL {
            for option in with_game!(game, K => K::OPTIONS) {
                assert!(!help(game, option).text.is_empty(), "{option} of {game}");
            }
        }
    }
}
