//! A game out of a format that is only read, as SGF, and what the headers of these formats have in common.

use crate::core::go::Setup;
use crate::storage::sgf::parse::value;
use crate::storage::sgf::value::points_in;

/// A game out of one of these formats.
pub(super) struct Game {
    pub(super) size: u8,
    /// The properties of the first node, in the order in which they are written.
    pub(super) info: Vec<(&'static str, String)>,
    pub(super) stones: Vec<String>,
    /// The letter of the player, and the value of each move.
    pub(super) moves: Vec<(char, String)>,
}

impl Game {
    pub(super) fn new(size: u8) -> Self {
        Self {
            size,
            info: Vec::new(),
            stones: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Adds a property of the first node, unless the text is empty or it is there already.
    pub(super) fn tell(&mut self, name: &'static str, text: &str) {
        let text = text.trim();
        if !text.is_empty() && !self.info.iter().any(|(known, _)| *known == name) {
            self.info.push((name, text.to_owned()));
        }
    }

    /// Puts handicap stones down, which stand in the same places as here.
    pub(super) fn give(&mut self, stones: u8) {
        let Some(points) = Setup::protocol_handicap(self.size, stones) else {
            return;
        };
        self.tell("HA", &stones.to_string());
        let size = self.size;
        self.stones = points.into_iter().map(|point| value(point, size)).collect();
    }

    /// Adds a move on a column and a row, counted from 1 at the upper left; off the board it is a pass.
    pub(super) fn play(&mut self, player: char, column: u32, row: u32) {
        let size = u32::from(self.size);
        let letter = |number: u32| {
            let is_there = (1..=size).contains(&number);
            is_there
                .then(|| char::from_u32(u32::from('a') + number - 1))
                .flatten()
        };
        let point = letter(column).zip(letter(row));
        let value = point.map(|(column, row)| String::from_iter([column, row]));
        self.moves.push((player, value.unwrap_or_default()));
    }

    /// Returns the letter of the player who has not made the last move.
    pub(super) fn next_player(&self) -> char {
        match self.moves.last() {
            Some(('B', _)) => 'W',
            None if !self.stones.is_empty() => 'W',
            _ => 'B',
        }
    }

    pub(super) fn as_sgf(&self) -> String {
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

/// Returns the result of a text in words: who wins, and by resignation, on time or by so many points.
pub(super) fn result_in_words(text: &str) -> Option<String> {
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
pub(super) fn date_in(text: &str) -> Option<String> {
    let mut numbers = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|word| !word.is_empty());
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
