//! Games of Go in formats that are only read: GIB of Tygem, NGF of wBaduk, UGF of Pandanet.
//!
//! Each is turned into SGF, which is read like any other file and is what the game is saved as. The
//! file itself is never written: it has more than its game, as times and the numbers of players.

use super::parse::value;
use super::value::points_in;
use crate::core::go::Setup;

/// A format that is only read.
struct Format {
    extensions: &'static [&'static str],
    name: &'static str,
    is_it: fn(&[&str]) -> bool,
    read: fn(&[&str]) -> Option<Game>,
}

const FORMATS: [Format; 3] = [
    Format { extensions: &["gib"], name: "GIB", is_it: is_gib, read: read_gib },
    Format { extensions: &["ngf"], name: "NGF", is_it: is_ngf, read: read_ngf },
    Format { extensions: &["ugf", "ugi"], name: "UGF", is_it: is_ugf, read: read_ugf },
];

/// Returns the extensions of files in these formats.
pub(in crate::storage) fn imported_extensions() -> impl Iterator<Item = &'static str> {
    FORMATS.iter().flat_map(|format| format.extensions.iter().copied())
}

/// Returns whether bytes look like a game in one of these formats.
pub(in crate::storage) fn is_imported(bytes: &[u8]) -> bool {
    // What tells them apart is ASCII, whatever the encoding of names is. All of it stands at the
    // start but for the moves of NGF, which come after a dozen lines.
    let start = &bytes[..bytes.len().min(MOST_START)];
    format_of(&lines(&String::from_utf8_lossy(start))).is_some()
}

/// The most bytes in which a format must show itself.
const MOST_START: usize = 64 << 10;

/// Returns a game in one of these formats as SGF, if a text is one, and the name of the format.
pub(super) fn as_sgf(text: &str) -> Option<(String, &'static str)> {
    let lines = lines(text);
    let format = format_of(&lines)?;
    let game = (format.read)(&lines)?;
    Some((game.as_sgf(), format.name))
}

fn lines(text: &str) -> Vec<&str> {
    let text = text.trim_start_matches('\u{feff}').trim();
    text.lines().map(str::trim).collect()
}

fn format_of(lines: &[&str]) -> Option<&'static Format> {
    FORMATS.iter().find(|format| (format.is_it)(lines))
}

// GIB, of Tygem: a header in `\[NAME=value\]`, then `INI 0 1 HANDICAP`,
// `STO 0 NUMBER COLOUR COLUMN ROW` from the upper left, counted from 0, and `SKI` for a pass.

/// The size, which the format does not name.
const GIB_SIZE: u8 = 19;
/// The results by their number: who wins, and how; `None` is by points.
const GIB_RESULTS: [(u32, char, Option<&str>); 6] = [
    (0, 'B', None),
    (1, 'W', None),
    (3, 'B', Some("R")),
    (4, 'W', Some("R")),
    (7, 'B', Some("T")),
    (8, 'W', Some("T")),
];

fn is_gib(lines: &[&str]) -> bool {
    lines.first().is_some_and(|line| *line == "\\HS" || line.starts_with("\\[GAME"))
}

fn read_gib(lines: &[&str]) -> Option<Game> {
    let mut game = Game::new(GIB_SIZE);
    let mut told_result = None;
    for line in lines {
        let entry = line.strip_prefix("\\[").map(|entry| entry.trim_end_matches("\\]"));
        if let Some((name, value)) = entry.and_then(|entry| entry.split_once('=')) {
            match name.trim() {
                "GAMEBLACKNAME" => tell_player(&mut game, ["PB", "BR"], value),
                "GAMEWHITENAME" => tell_player(&mut game, ["PW", "WR"], value),
                "GAMENAME" => game.tell("GN", value),
                "GAMEPLACE" => game.tell("PC", value),
                "GAMEDATE" => game.tell("DT", &date_in(value).unwrap_or_default()),
                "GAMEGONGJE" => game.tell("KM", &tenths(value).unwrap_or_default()),
                "GAMERESULT" => told_result = result_in_words(value),
                "GAMEINFOMAIN" => {
                    let number = |name: &str| number_after(value, &format!("{name}:"));
                    let komi = number("GONGJE").map(|komi| komi.to_string());
                    game.tell("KM", &komi.and_then(|komi| tenths(&komi)).unwrap_or_default());
                    let result = gib_result(number("GRLT"), number("ZIPSU"));
                    game.tell("RE", &result.unwrap_or_default());
                }
                "GAMETAG" => {
                    let number = |letter: char| number_after(value, &format!(",{letter}"));
                    let komi = number('G').map(|komi| komi.to_string());
                    game.tell("KM", &komi.and_then(|komi| tenths(&komi)).unwrap_or_default());
                    let result = gib_result(number('W'), number('Z'));
                    game.tell("RE", &result.unwrap_or_default());
                }
                _ => {}
            }
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match *words {
            ["INI", _, _, handicap, ..] if game.moves.is_empty() => {
                game.give(handicap.parse().unwrap_or_default());
            }
            ["STO", _, _, colour, column, row, ..] => {
                let player = if colour == "1" { 'B' } else { 'W' };
                let number = |text: &str| text.parse::<u32>().map_or(u32::MAX, |number| number + 1);
                game.play(player, number(column), number(row));
            }
            ["SKI", ..] => {
                let player = game.next_player();
                game.play(player, 0, 0);
            }
            _ => {}
        }
    }
    game.tell("RE", &told_result.unwrap_or_default());
    (!game.moves.is_empty()).then_some(game)
}

/// Adds the name of a player, and the rank in brackets behind it.
fn tell_player(game: &mut Game, [name, rank]: [&'static str; 2], value: &str) {
    let value = value.trim();
    let ranked = value.strip_suffix(')').and_then(|value| value.rsplit_once('('));
    match ranked {
        Some((before, own)) => {
            game.tell(name, before);
            game.tell(rank, own);
        }
        None => game.tell(name, value),
    }
}

fn number_after(list: &str, name: &str) -> Option<u32> {
    let (_, after) = list.split_once(name)?;
    let end = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
    after[..end].parse().ok()
}

fn tenths(text: &str) -> Option<String> {
    let number: i32 = text.trim().parse().ok()?;
    Some((f64::from(number) / 10.0).to_string())
}

fn gib_result(number: Option<u32>, points: Option<u32>) -> Option<String> {
    let (_, winner, how) = GIB_RESULTS.into_iter().find(|(known, ..)| Some(*known) == number)?;
    let points = || points.and_then(|points| tenths(&points.to_string())).unwrap_or_default();
    Some(format!("{winner}+{}", how.map_or_else(points, str::to_owned)))
}

// NGF, of wBaduk: twelve lines of a header (title, size, White, Black, place, handicap, …, komi,
// date, …, result, number of moves), then a line for each move, `PMABBQQ`: its number, the player,
// and the column and the row from the upper left, where `B` is the first.

fn is_ngf(lines: &[&str]) -> bool {
    ngf_size(lines).is_some() && lines.iter().any(|line| ngf_move(line).is_some())
}

fn read_ngf(lines: &[&str]) -> Option<Game> {
    let mut game = Game::new(ngf_size(lines)?);
    let line = |number: usize| lines.get(number).copied().unwrap_or_default();
    game.tell("GN", line(0));
    for (number, [name, rank]) in [(2, ["PW", "WR"]), (3, ["PB", "BR"])] {
        let mut words = line(number).split_whitespace();
        game.tell(name, words.next().unwrap_or_default());
        game.tell(rank, words.next().unwrap_or_default());
    }
    let handicap: u8 = line(5).parse().unwrap_or_default();
    game.give(handicap);
    if let Ok(komi) = line(7).parse::<f64>() {
        // The half point that decides a draw is not written.
        let is_whole = komi.fract() == 0.0 && handicap == 0;
        game.tell("KM", &(if is_whole { komi + 0.5 } else { komi }).to_string());
    }
    if let Some(day) = line(8).get(..8).filter(|day| day.bytes().all(|byte| byte.is_ascii_digit()))
    {
        let date = [&day[..4], &day[4..6], &day[6..]].join("-");
        game.tell("DT", &date_in(&date).unwrap_or_default());
    }
    game.tell("RE", &result_in_words(line(10)).unwrap_or_default());
    for (player, column, row) in lines.iter().filter_map(|line| ngf_move(line)) {
        game.play(player, column, row);
    }
    Some(game)
}

/// Returns the size that the second line names.
fn ngf_size(lines: &[&str]) -> Option<u8> {
    let size = lines.get(1)?.parse().ok()?;
    (2..=19).contains(&size).then_some(size)
}

/// Returns the move of a line: the player, and the column and the row from 1.
fn ngf_move(line: &str) -> Option<(char, u32, u32)> {
    let bytes = line.as_bytes();
    let [b'P', b'M', _, _, player @ (b'B' | b'W'), column, row, ..] = *bytes else {
        return None;
    };
    let number = |letter: u8| letter.is_ascii_uppercase().then(|| u32::from(letter - b'A'));
    Some((char::from(player), number(column)?, number(row)?))
}

// UGF, of Pandanet: `[Header]` with `Name=value`, and `[Data]` with a line for each move,
// `QD,B1,1,10`: the column and the row in letters, the player, the number of the node. Rows are
// counted from the top, or from the bottom if the header says `CoordinateType=IGS`. Handicap stones
// are black moves of node 0.

fn is_ugf(lines: &[&str]) -> bool {
    lines.first().is_some_and(|line| line.eq_ignore_ascii_case("[header]"))
}

fn read_ugf(lines: &[&str]) -> Option<Game> {
    let data = lines.iter().position(|line| line.eq_ignore_ascii_case("[data]"))?;
    let (header, data) = lines.split_at(data);
    let value = |wanted: &str| {
        header.iter().find_map(|line| {
            let (name, value) = line.split_once('=')?;
            name.trim().eq_ignore_ascii_case(wanted).then(|| value.trim())
        })
    };
    let size = value("Size").map_or(Some(19), |size| size.parse().ok())?;
    if !(2..=26).contains(&size) {
        return None;
    }
    let mut game = Game::new(size);
    for (name, [player, rank]) in [("PlayerB", ["PB", "BR"]), ("PlayerW", ["PW", "WR"])] {
        let mut parts = value(name).unwrap_or_default().split(',');
        game.tell(player, parts.next().unwrap_or_default());
        game.tell(rank, parts.next().unwrap_or_default());
    }
    game.tell("GN", value("Title").unwrap_or_default());
    game.tell("PC", value("Place").unwrap_or_default());
    game.tell("DT", &value("Date").and_then(date_in).unwrap_or_default());
    let mut conditions = value("Hdcp").unwrap_or_default().split(',');
    let handicap: u8 =
        conditions.next().and_then(|text| text.trim().parse().ok()).unwrap_or_default();
    game.tell("KM", conditions.next().unwrap_or_default());
    game.tell("RE", &value("Winner").and_then(ugf_result).unwrap_or_default());
    let is_upward = value("CoordinateType").is_some_and(|kind| kind.eq_ignore_ascii_case("IGS"));
    for line in data {
        let parts: Vec<&str> = line.split(',').map(str::trim).collect();
        let &[point, player, ref rest @ ..] = parts.as_slice() else {
            continue;
        };
        let (&[column, row], Some(player @ ('B' | 'W'))) = (point.as_bytes(), first_letter(player))
        else {
            continue;
        };
        let number = |letter: u8| {
            let letter = letter.to_ascii_uppercase();
            letter.is_ascii_uppercase().then(|| u32::from(letter - b'A' + 1))
        };
        let (Some(column), Some(row)) = (number(column), number(row)) else {
            continue;
        };
        let row = if is_upward { (u32::from(size) + 1).saturating_sub(row) } else { row };
        game.play(player, column, row);
        let is_stone = player == 'B' && rest.first().is_some_and(|node| node.starts_with('0'));
        if is_stone && game.moves.len() == 1 && game.stones.len() < usize::from(handicap) {
            game.stones.extend(game.moves.pop().map(|(_, value)| value));
        }
    }
    if handicap > 1 {
        game.tell("HA", &handicap.to_string());
    }
    (!game.moves.is_empty()).then_some(game)
}

fn first_letter(text: &str) -> Option<char> {
    text.chars().next().map(|letter| letter.to_ascii_uppercase())
}

/// Returns a result: the winner, and C for a resignation, T for time, or points.
fn ugf_result(text: &str) -> Option<String> {
    let (winner, how) = text.split_once(',').unwrap_or((text, ""));
    let winner = first_letter(winner.trim()).filter(|letter| matches!(letter, 'B' | 'W'))?;
    let how = match how.trim() {
        how if how.eq_ignore_ascii_case("C") || how.eq_ignore_ascii_case("R") => "R",
        how if how.eq_ignore_ascii_case("T") => "T",
        how if how.parse::<f64>().is_ok() => how,
        _ => "",
    };
    Some(format!("{winner}+{how}"))
}

// A game out of a format that is only read, as SGF, and what the headers of these formats have in
// common.

/// A game out of one of these formats.
struct Game {
    size: u8,
    /// The properties of the first node, in the order in which they are written.
    info: Vec<(&'static str, String)>,
    stones: Vec<String>,
    /// The letter of the player, and the value of each move.
    moves: Vec<(char, String)>,
}

impl Game {
    fn new(size: u8) -> Self {
        Self { size, info: Vec::new(), stones: Vec::new(), moves: Vec::new() }
    }

    /// Adds a property of the first node, unless the text is empty or it is there already.
    fn tell(&mut self, name: &'static str, text: &str) {
        let text = text.trim();
        if !text.is_empty() && !self.info.iter().any(|(known, _)| *known == name) {
            self.info.push((name, text.to_owned()));
        }
    }

    /// Puts handicap stones down, which stand in the same places as here.
    fn give(&mut self, stones: u8) {
        let Some(points) = Setup::protocol_handicap(self.size, stones) else {
            return;
        };
        self.tell("HA", &stones.to_string());
        let size = self.size;
        self.stones = points.into_iter().map(|point| value(point, size)).collect();
    }

    /// Adds a move on a column and a row, counted from 1 at the upper left; off the board it is a
    /// pass.
    fn play(&mut self, player: char, column: u32, row: u32) {
        let size = u32::from(self.size);
        let letter = |number: u32| {
            let is_there = (1..=size).contains(&number);
            is_there.then(|| char::from_u32(u32::from('a') + number - 1)).flatten()
        };
        let point = letter(column).zip(letter(row));
        let value = point.map(|(column, row)| String::from_iter([column, row]));
        self.moves.push((player, value.unwrap_or_default()));
    }

    /// Returns the letter of the player who has not made the last move.
    fn next_player(&self) -> char {
        match self.moves.last() {
            Some(('B', _)) => 'W',
            None if !self.stones.is_empty() => 'W',
            _ => 'B',
        }
    }

    fn as_sgf(&self) -> String {
        let mut text = format!("(;GM[1]FF[4]SZ[{}]", self.size);
        for (name, value) in &self.info {
            let value = value.replace('\\', "\\\\").replace(']', "\\]");
            text.extend([name, "[", &value, "]"]);
        }
        if !self.stones.is_empty() {
            text.extend(["AB[", &self.stones.join("]["), "]"]);
        }
        for (player, value) in &self.moves {
            text.extend([';', *player, '[']);
            text.push_str(value);
            text.push(']');
        }
        text + ")"
    }
}

/// Returns the result of a text in words: who wins, and by resignation, on time or by so many
/// points.
fn result_in_words(text: &str) -> Option<String> {
    let text = text.to_lowercase();
    let winner = match (text.contains("black"), text.contains("white")) {
        (true, false) => 'B',
        (false, true) => 'W',
        _ => return None,
    };
    let points = points_in(&text);
    let how = if text.contains("resign") {
        "R".to_owned()
    } else if text.contains("time") {
        "T".to_owned()
    } else {
        points.unwrap_or_default()
    };
    Some(format!("{winner}+{how}"))
}

/// Returns a date of three numbers, the year first, whatever stands between them.
fn date_in(text: &str) -> Option<String> {
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
    let mut next = || numbers.next()?.parse::<u32>().ok();
    let (year, month, day) = (next()?, next()?, next()?);
    let is_right =
        (1900..3000).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    is_right.then(|| format!("{year}-{month:02}-{day:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_texts_are_in_none_of_these_formats() {
        for text in
            ["", "(;GM[1])", "[Event \"x\"]\n1. 11-15", "{}", "hello\n19\nPM", "[Header]", "\\HSx"]
        {
            let is_one = as_sgf(text).is_some();
            assert!(!is_one, "{text}");
        }
    }

    #[test]
    fn results_and_dates_are_read_from_words() {
        for (text, expected) in [
            ("white 3.5 win", Some("W+3.5")),
            ("Black wins by resignation!", Some("B+R")),
            ("White win on time", Some("W+T")),
            ("white win", Some("W+")),
            ("black and white", None),
            ("", None),
        ] {
            assert_eq!(result_in_words(text).as_deref(), expected, "{text}");
        }
        assert_eq!(date_in("2018- 1- 2-21-26").as_deref(), Some("2018-01-02"));
        assert_eq!(date_in("2005/03/26").as_deref(), Some("2005-03-26"));
        assert_eq!(date_in("1/2/3"), None);
    }
}
