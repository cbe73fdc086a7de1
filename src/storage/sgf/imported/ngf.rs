//! NGF, of wBaduk: twelve lines of a header (title, size, White, Black, place, handicap, …, komi, date, …,
//! result, number of moves), then a line for each move, `PMABBQQ`: its number, the player, and the column and
//! the row from the upper left, where `B` is the first.

use super::game::{Game, date_in, result_in_words};

pub(super) fn is_it(lines: &[&str]) -> bool {
    size(lines).is_some() && lines.iter().any(|line| move_of(line).is_some())
}

pub(super) fn read(lines: &[&str]) -> Option<Game> {
    let mut game = Game::new(size(lines)?);
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
        game.tell(
            "KM",
            &(if is_whole { komi + 0.5 } else { komi }).to_string(),
        );
    }
    if let Some(day) = line(8)
        .get(..8)
        .filter(|day| day.bytes().all(|byte| byte.is_ascii_digit()))
    {
        let date = [&day[..4], &day[4..6], &day[6..]].join("-");
        game.tell("DT", &date_in(&date).unwrap_or_default());
    }
    game.tell("RE", &result_in_words(line(10)).unwrap_or_default());
    for (player, column, row) in lines.iter().filter_map(|line| move_of(line)) {
        game.play(player, column, row);
    }
    Some(game)
}

/// Returns the size that the second line names.
fn size(lines: &[&str]) -> Option<u8> {
    let size = lines.get(1)?.parse().ok()?;
    (2..=19).contains(&size).then_some(size)
}

/// Returns the move of a line: the player, and the column and the row from 1.
fn move_of(line: &str) -> Option<(char, u32, u32)> {
    let bytes = line.as_bytes();
    let [b'P', b'M', _, _, player @ (b'B' | b'W'), column, row, ..] = *bytes else {
        return None;
    };
    let number = |letter: u8| {
        letter
            .is_ascii_uppercase()
            .then(|| u32::from(letter - b'A'))
    };
    Some((char::from(player), number(column)?, number(row)?))
}
