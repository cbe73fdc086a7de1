//! What a person can type during a game.

use std::path::PathBuf;
use std::str::FromStr;

use crate::core::connect4::Computer;
use crate::core::game::Player;
use crate::players;

type Seat = players::Seat<Computer>;

/// Everything that can be typed, for the person who types.
pub(super) const HELP: &str = "  1, 2, 3, ...       drop a coin in that column
  undo, redo         take a move back, play it again (u, r)
  hint               what the High Skilled Computer would play
  board, moves       draw the board again, list the columns played
  red MODE           let another player play Red: human, low, medium, high, ...
  yellow MODE        the same for Yellow
  save FILE          save the game
  open FILE          go on with a saved game
  new                begin a new game
  quit               end the program (q)";

/// A line that means something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// The number of a column, which the board may or may not have.
    Column(u32),
    Undo,
    Redo,
    Hint,
    Board,
    Moves,
    /// Another player for a side.
    Seat(Player, Seat),
    New,
    Save(PathBuf),
    Open(PathBuf),
    Help,
    Quit,
}

impl FromStr for Typed {
    type Err = String;

    /// Reads a line; capitals and blanks around it do not matter. The error is what to answer.
    fn from_str(line: &str) -> Result<Self, String> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_lowercase(), rest.trim());
        let file = || match rest {
            "" => Err(format!("{word} needs the name of a file, as in {word} game.json")),
            name => Ok(PathBuf::from(name)),
        };
        let seat = |player| match rest.parse() {
            Ok(seat) => Ok(Self::Seat(player, seat)),
            Err(error) => Err(format!("{error}")),
        };
        let plain = match word.as_str() {
            "save" | "s" => return file().map(Self::Save),
            "open" | "o" | "load" => return file().map(Self::Open),
            "red" => return seat(Player::First),
            "yellow" => return seat(Player::Second),
            "undo" | "u" => Some(Self::Undo),
            "redo" | "r" => Some(Self::Redo),
            "hint" => Some(Self::Hint),
            "board" | "b" => Some(Self::Board),
            "moves" | "m" => Some(Self::Moves),
            "new" => Some(Self::New),
            "help" | "h" | "?" => Some(Self::Help),
            "quit" | "q" | "exit" => Some(Self::Quit),
            // Digits alone: `parse` would take a sign too.
            number if number.bytes().all(|byte| byte.is_ascii_digit()) => number.parse().ok().map(Self::Column),
            _ => None,
        };
        plain.filter(|_| rest.is_empty()).ok_or_else(|| match line {
            "" => "type the number of a column, or help".to_owned(),
            _ => format!("`{}` means nothing here: type the number of a column, or help", line.escape_debug()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Seat;
    use super::Typed;
    use crate::core::game::Player;

    #[test]
    fn lines_and_their_meaning() {
        let cases = [
            (" 4 ", Ok(Typed::Column(4))),
            ("99999999999999", Err("`99999999999999` means nothing here: type the number of a column, or help")),
            ("UNDO", Ok(Typed::Undo)),
            ("save  my game.json ", Ok(Typed::Save("my game.json".into()))),
            ("save", Err("save needs the name of a file, as in save game.json")),
            ("red human", Ok(Typed::Seat(Player::First, Seat::Human))),
            ("4 4", Err("`4 4` means nothing here: type the number of a column, or help")),
            ("-1", Err("`-1` means nothing here: type the number of a column, or help")),
            ("", Err("type the number of a column, or help")),
        ];
        for (line, expected) in cases {
            assert_eq!(line.parse::<Typed>(), expected.map_err(str::to_owned), "{line:?}");
        }
    }
}
