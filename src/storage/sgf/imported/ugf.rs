//! UGF, of Pandanet: `[Header]` with `Name=value`, and `[Data]` with a line for each move, `QD,B1,1,10`: the
//! column and the row in letters, the player, the number of the node. Rows are counted from the top, or from
//! the bottom if the header says `CoordinateType=IGS`. Handicap stones are black moves of node 0.

use super::game::{Game, date_in};

pub(super) fn is_it(lines: &[&str]) -> bool {
    lines
        .first()
        .is_some_and(|line| line.eq_ignore_ascii_case("[header]"))
}

pub(super) fn read(lines: &[&str]) -> Option<Game> {
    let data = lines
        .iter()
        .position(|line| line.eq_ignore_ascii_case("[data]"))?;
    let (header, data) = lines.split_at(data);
    let value = |wanted: &str| {
        header.iter().find_map(|line| {
            let (name, value) = line.split_once('=')?;
            name.trim()
                .eq_ignore_ascii_case(wanted)
                .then(|| value.trim())
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
    let handicap: u8 = conditions
        .next()
        .and_then(|text| text.trim().parse().ok())
        .unwrap_or_default();
    game.tell("KM", conditions.next().unwrap_or_default());
    game.tell("RE", &value("Winner").and_then(result).unwrap_or_default());
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
            letter
                .is_ascii_uppercase()
                .then(|| u32::from(letter - b'A' + 1))
        };
        let (Some(column), Some(row)) = (number(column), number(row)) else {
            continue;
        };
        let row = if is_upward {
            (u32::from(size) + 1).saturating_sub(row)
        } else {
            row
        };
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
    text.chars()
        .next()
        .map(|letter| letter.to_ascii_uppercase())
}

/// Returns a result: the winner, and C for a resignation, T for time, or points.
fn result(text: &str) -> Option<String> {
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
