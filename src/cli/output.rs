//! Standard output, and sentences about results.

use std::io::{self, BufWriter, IsTerminal as _, Write};

use indicatif::{ProgressBar, ProgressStyle};
use unicode_width::UnicodeWidthStr as _;

use crate::core::game::{Outcome, Player};
use crate::core::kind::{Colour, TextLook};
use crate::core::plain::steers;
use crate::words::text::{coach, game, terminal};
use crate::words::{self, Name, Phrases};

/// Returns standard output, buffered, so that it has to be flushed.
pub(super) fn output() -> Sanitized<BufWriter<io::StdoutLock<'static>>> {
    Sanitized { inner: BufWriter::new(io::stdout().lock()), colour: colour() }
}

/// Sanitized output: no character that a command writes may [steer][steers] a terminal, except the
/// end of a line and the program's own colours if they are welcome. Anything else becomes
/// `\u{FFFD}`, which is valid in JSON, too.
///
/// It expects whole characters, as `write!` provides them.
pub(super) struct Sanitized<W> {
    inner: W,
    colour: Colour,
}

impl<W: Write> Write for Sanitized<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        match std::str::from_utf8(bytes) {
            Ok(text) if !text.chars().any(is_replaced) => self.inner.write_all(bytes),
            Ok(_) | Err(_) => self
                .inner
                .write_all(harmless(&String::from_utf8_lossy(bytes), self.colour).as_bytes()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn is_replaced(character: char) -> bool {
    character != '\n' && steers(character)
}

/// Returns a text without control characters, except the program's own colours.
fn harmless(text: &str, colour: Colour) -> String {
    let mut rest = text;
    let mut harmless = String::new();
    while let Some(character) = rest.chars().next() {
        let length = match colour {
            Colour::Ansi if character == '\u{1b}' => colour_length(rest),
            Colour::Ansi | Colour::None => None,
        };
        match length {
            Some(length) => harmless.push_str(&rest[..length]),
            None => harmless.push(if is_replaced(character) {
                char::REPLACEMENT_CHARACTER
            } else {
                character
            }),
        }
        rest = &rest[length.unwrap_or(character.len_utf8())..];
    }
    harmless
}

/// Returns the length of the colour sequence at the start of a text, such as `\u{1b}[31m`.
fn colour_length(text: &str) -> Option<usize> {
    let codes = text.strip_prefix("\u{1b}[")?;
    let length = codes.find(|character: char| !character.is_ascii_digit() && character != ';')?;
    codes[length..].starts_with('m').then_some(text.len() - codes.len() + length + 1)
}

/// Returns whether colours are welcome on standard output: see <https://no-color.org>. A console of
/// Windows is first told to understand them.
pub(super) fn colour() -> Colour {
    let is_plain = is_plain();
    #[cfg(windows)]
    let is_plain = is_plain || anstyle_query::windows::enable_ansi_colors() == Some(false);
    if io::stdout().is_terminal() && !is_plain { Colour::Ansi } else { Colour::None }
}

/// Whether `NO_COLOR` or `TERM=dumb` forbids control sequences.
fn is_plain() -> bool {
    let is_refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    is_refused || std::env::var_os("TERM").is_some_and(|value| value == "dumb")
}

/// Returns a progress bar in this form, which is shown if standard error is a terminal that may get
/// control sequences.
pub(super) fn progress_bar(length: u64, template: &str) -> ProgressBar {
    if is_plain() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

/// Returns a text with so many blanks behind it that it takes this many columns of a terminal.
pub(super) fn padded(text: &str, columns: usize) -> String {
    text.to_owned() + &" ".repeat(columns.saturating_sub(text.width()))
}

/// Returns how many columns of a terminal the widest of these texts takes.
pub(super) fn widest<S: AsRef<str>>(texts: impl IntoIterator<Item = S>) -> usize {
    texts.into_iter().map(|text| text.as_ref().width()).max().unwrap_or_default()
}

/// The side of its column that a cell of a table is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

/// Returns rows as lines whose columns are below each other in a terminal, two blanks apart.
pub(super) fn table<const N: usize>(rows: &[[String; N]], sides: [Align; N]) -> String {
    let widths: [usize; N] =
        std::array::from_fn(|column| widest(rows.iter().map(|row| &row[column])));
    let line = |row: &[String; N]| {
        let mut line = String::new();
        for ((cell, width), side) in row.iter().zip(widths).zip(sides) {
            let before = match side {
                Align::Left => 0,
                Align::Right => width.saturating_sub(cell.width()),
            };
            line.push_str(&padded(&(" ".repeat(before) + cell), width + 2));
        }
        line.trim_end().to_owned() + "\n"
    };
    rows.iter().map(line).collect()
}

/// Returns the result at the end of a game as a sentence, with its cause: `White wins by
/// resignation.` `called` names the players.
pub(super) fn sentence<'a, K: Phrases>(
    position: &K::Game,
    outcome: Outcome,
    called: impl Fn(Player) -> Name<'a>,
) -> String {
    coach::sentence(words::outcome_of::<K>(position, outcome, called))
}

/// Returns whose turn it is, with the mark of their pieces: `Red X to move.`
pub(super) fn to_move<K: Phrases>(player: Player, look: TextLook) -> String {
    let side = terminal::side(K::side(player), K::mark(player, look));
    coach::sentence(game::to_move(side))
}

/// Returns after how many random moves the openings begin: `1 random move`, `4 random moves`.
pub(super) fn random_moves(count: u32) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} random move{plural}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::checkers::{self, Checkers};
    use crate::core::connect4::{self, Connect4};
    use crate::core::game::Game as _;
    use crate::core::go::{self, Go};

    fn sanitized(text: &[u8], colour: Colour) -> String {
        let mut output = Sanitized { inner: Vec::new(), colour };
        output.write_all(text).expect("a vector takes all");
        String::from_utf8(output.inner).expect("text")
    }

    /// Returns the sentence about the end of a game with this start and these moves.
    fn told<K: Phrases>(setup: K::Setup, moves: &str) -> String {
        let mut position = K::start(setup);
        for mv in K::parse_moves(setup, moves).expect("a game") {
            position.make(mv);
        }
        sentence::<K>(&position, position.outcome().expect("it is over"), words::side::<K>)
    }

    #[test]
    fn a_sentence_says_how_a_game_ended() {
        let fen = |fen: &str| {
            checkers::Setup::default()
                .with_start(fen.parse().expect("a position"))
                .expect("a setup")
        };
        assert_eq!(
            told::<Checkers>(fen("B:W22:B18"), "18x25"),
            "Red wins: White has no pieces left."
        );
        assert_eq!(
            told::<Checkers>(fen("B:W29:B21,K26"), "21-25 29x22 26x17"),
            "Red wins: White has no pieces left."
        );
        let rounds = "1-6 32-27 6-1 27-32 ".repeat(2);
        let drawn = "Draw: the same position three times.";
        assert_eq!(told::<Checkers>(fen("B:WK32:BK1"), rounds.trim_end()), drawn);
        assert_eq!(
            told::<Go>(go::Setup::new(5).expect("a size"), "C3 resign"),
            "Black wins by resignation."
        );
        assert_eq!(
            told::<Connect4>(connect4::Size::STANDARD, "1212121"),
            "Red wins: four in a column."
        );
    }

    #[test]
    fn columns_are_below_each_other_whatever_the_script() {
        let rows = [["上級", "12"], ["Ōe, Kenzaburō", "7"], ["ﾊﾝｶｸ", ""]];
        let rows = rows.map(|row| row.map(str::to_owned));
        assert_eq!(
            table(&rows, [Align::Left, Align::Right]),
            "上級           12\nŌe, Kenzaburō   7\nﾊﾝｶｸ\n"
        );
        assert_eq!(padded("悪手", 6), "悪手  ");
    }

    #[test]
    fn nothing_that_steers_a_terminal_goes_through_the_door() {
        let text = "a\u{1b}]52;c;aGk=\u{7}\u{9b}2J\u{202e}\u{2028}\r\t\u{7f}\u{85}\u{b}b\n";
        let expected = "a\u{fffd}]52;c;aGk=\u{fffd}\u{fffd}2J\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}\u{fffd}b\n";
        assert_eq!(sanitized(text.as_bytes(), Colour::None), expected);
        assert_eq!(sanitized(text.as_bytes(), Colour::Ansi), expected);
        assert_eq!(sanitized(b"a\xffb", Colour::None), "a\u{fffd}b");
    }

    #[test]
    fn our_colours_go_through_where_they_are_welcome() {
        let text = "\u{1b}[31;1m\u{25cf}\u{1b}[0m\u{1b}[2J\u{1b}[";
        assert_eq!(
            sanitized(text.as_bytes(), Colour::Ansi),
            "\u{1b}[31;1m\u{25cf}\u{1b}[0m\u{fffd}[2J\u{fffd}["
        );
        assert_eq!(
            sanitized(text.as_bytes(), Colour::None),
            "\u{fffd}[31;1m\u{25cf}\u{fffd}[0m\u{fffd}[2J\u{fffd}["
        );
    }
}
