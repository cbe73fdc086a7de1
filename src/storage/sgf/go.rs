//! Go in SGF: `GM[1]`, also the default without GM.
//!
//! SZ is the size, 19 where it is missing, KM the komi, HA the number of handicap stones. A komi
//! that is no half point becomes the nearest one. AB and AW of the first node are the stones that
//! the game begins with, anywhere, and PL says who moves first; without it the player who does in
//! the file, or White after a handicap. KORULE, SCORING and DEAD are properties of ours for the
//! rules. RU is `Chinese` where the rules are like those, and is not read, as we count areas under
//! any name: players of other programs may have taken back what superko refuses, so without KORULE
//! the rule is the simple one, and none for a game that breaks that too. Our own older files say
//! nothing of the rule where it is positional superko. Without DEAD all stones count as living;
//! where that is not the result of the file, or it tells none, dead ones are to be settled. Points
//! are two letters, column and row, from `aa` at the upper left; no value is a pass, and on boards
//! of up to 19 rows `tt` is one.

use super::game::{MOVES, RESULT, RULES as NAMED_RULES, SgfGame};
use super::parse::{Properties, Property};
use crate::core::game::{Game, Outcome, Player};
use crate::core::go::{
    Area, Dead, Go, Ko, Komi, Move, Phase, Point, Position, Scoring, Setup, Stones,
};
use crate::core::kind::SetupFault;
use crate::core::kit::square;
use crate::storage::damage::{Damage, NotAPoint};
use crate::storage::losses::Loss;

/// The size without SZ.
const USUAL_SIZE: u8 = 19;
/// The value of a pass on boards of up to 19 rows, beside the empty one.
const PASS: &str = "tt";
/// The largest board on which that value is a pass.
const MAX_SIZE_OF_PASS: u8 = 19;
/// The properties that set up stones, Black's and White's.
const SET_UP: [&str; 2] = ["AB", "AW"];
/// The start of AP in our own files.
const OURS: &str = "Plot 4";
/// The properties of the rules: repetition and, if they are not the default, scoring and dead
/// stones.
const RULES: [&str; 3] = ["KORULE", "SCORING", "DEAD"];
/// Komi in files of Chinese servers, which count half of what we do: 3 3/4 stones are 7.5 points.
const CHINESE_KOMI: [(&str, &str); 4] = [
    ("375", "7.5"),
    ("3.75", "7.5"),
    ("275", "5.5"),
    ("2.75", "5.5"),
];

impl SgfGame for Go {
    const NUMBER: u32 = 1;

    const HEADER: &'static [&'static str] = &["KM", "KORULE", "SCORING", "DEAD"];

    const HAS_STONES: bool = true;

    fn setup(root: &Properties<'_>, first: Option<Player>) -> Result<Setup, Damage> {
        let setup = Setup::new(root.text("SZ").map_or(Ok(USUAL_SIZE), |text| size(&text))?)
            .map_err(|error| Damage::field("SZ", error.fault))?;
        let handicap = match root.text("HA").as_deref().map(str::trim) {
            None | Some("" | "0" | "1") => 0,
            Some(text) => text
                .parse::<u8>()
                .map_err(|_| Damage::field("HA", setup.wrong_handicap(text).fault))?,
        };
        let setup = match stones(setup, root, handicap, first)? {
            Some(stones) => setup
                .with_stones(stones)
                .map_err(|error| Damage::field("AB/AW", error.fault))?,
            None => setup
                .with_handicap(handicap)
                .map_err(|error| Damage::field("HA", error.fault))?,
        };
        let wrong = |name: &'static str| move |error: SetupFault| Damage::field(name, error);
        let [ko, scoring, dead] = RULES.map(|name| root.text(name));
        let ko = ko
            .map_or(Ok(usual_ko(root)), |text| text.parse())
            .map_err(wrong(RULES[0]))?;
        let scoring = scoring
            .map_or(Ok(Scoring::default()), |text| text.parse())
            .map_err(wrong(RULES[1]))?;
        let dead = dead
            .map_or(Ok(Dead::default()), |text| text.parse())
            .map_err(wrong(RULES[2]))?;
        let setup = setup.with_ko(ko).with_scoring(scoring).with_dead(dead);
        match told_komi(root) {
            None => Ok(setup.with_komi(Komi::NONE)),
            Some(points) => {
                let nearest = || {
                    points
                        .parse()
                        .ok()
                        .filter(|points: &f64| points.is_finite())
                        .and_then(Komi::nearest)
                };
                let komi = points.parse().or_else(|error| nearest().ok_or(error));
                Ok(setup.with_komi(komi.map_err(|fault| Damage::field("KM", fault))?))
            }
        }
    }

    fn losses(root: &Properties<'_>, setup: Setup) -> Vec<Loss> {
        let rounded = told_komi(root).filter(|points| points.parse::<Komi>().is_err());
        rounded
            .into_iter()
            .map(|told| Loss::Komi {
                told,
                kept: setup.komi().to_string(),
            })
            .collect()
    }

    fn is_same_result(told: &str, own: &str) -> bool {
        let parts = |result: &str| {
            let result = result.trim().to_lowercase();
            let (winner, points) = result.split_once('+')?;
            let points: f64 = points.replace(',', ".").parse().ok()?;
            Some((winner.to_owned(), format!("{points:.1}")))
        };
        match (parts(own), own) {
            (Some(own), _) => parts(told) == Some(own),
            (None, "0") => ["0", "draw", "jigo"].contains(&told.trim().to_lowercase().as_str()),
            // A resignation, which files write in several ways.
            (None, own) => told.trim().to_lowercase().starts_with(&own.to_lowercase()),
        }
    }

    /// Returns the set-up without a rule against repetition, if the file names none.
    fn looser(root: &Properties<'_>, setup: Setup) -> Option<Setup> {
        (root.text(RULES[0]).is_none() && setup.ko() == Ko::Simple).then(|| setup.with_ko(Ko::None))
    }

    /// Returns the set-up in which dead stones are settled, for a file that does not say so and
    /// whose game ends by passes with a result that does not match all stones being alive.
    fn fitting(root: &Properties<'_>, setup: Setup, end: &Position) -> Option<Setup> {
        let is_open = setup.dead() == Dead::Stay
            && root.text(RULES[2]).is_none()
            && matches!(end.phase(), Phase::Counted(_));
        let told = root.text(RESULT).unwrap_or_default();
        (is_open && !Self::is_same_result(&told, &Self::result(end)?))
            .then(|| setup.with_dead(Dead::Settle))
    }

    fn setup_properties(setup: Setup) -> Vec<(&'static str, String)> {
        let mut properties = vec![
            ("SZ", setup.size().to_string()),
            ("KM", setup.komi().to_string()),
        ];
        // No rules with a name are without a rule of ko, or count stones alone.
        if setup.scoring() == Scoring::Area && setup.ko() != Ko::None {
            properties.push((NAMED_RULES, "Chinese".to_owned()));
        }
        properties.push((RULES[0], setup.ko().name().to_owned()));
        if setup.scoring() != Scoring::default() {
            properties.push((RULES[1], setup.scoring().name().to_owned()));
        }
        if setup.dead() != Dead::default() {
            properties.push((RULES[2], setup.dead().name().to_owned()));
        }
        if setup.handicap() > 0 {
            properties.push(("HA", setup.handicap().to_string()));
        }
        let stones = setup.stones();
        for player in Player::BOTH {
            let points: Vec<String> = stones
                .of(player)
                .iter()
                .map(|point| value(setup, point))
                .collect();
            if !points.is_empty() {
                // Several values of one property have separate brackets.
                properties.push((SET_UP[player.index()], points.join("][")));
            }
        }
        if setup.own_stones().is_some() {
            properties.push(("PL", MOVES[stones.to_move().index()].to_owned()));
        }
        properties
    }

    fn has_stones(setup: Setup, property: &Property<'_>) -> bool {
        let Some(index) = SET_UP.iter().position(|name| *name == property.name) else {
            return false;
        };
        // More values than points need not be looked at.
        let stones = setup.stones();
        property.len() <= usize::from(setup.size()).pow(2)
            && property.texts().all(|text| {
                points(setup, &text).is_some_and(|points| {
                    points
                        .iter()
                        .all(|&point| stones.of(Player::BOTH[index]).contains(point))
                })
            })
    }

    fn move_of_value(setup: Setup, value: &str) -> Result<Move, NotAPoint> {
        if value.is_empty() || value == PASS && setup.size() <= MAX_SIZE_OF_PASS {
            return Ok(Move::Pass);
        }
        point(setup, value)
            .map(Move::Place)
            .ok_or_else(|| not_a_point(setup, value))
    }

    fn value_of_move(setup: Setup, mv: Move) -> Option<String> {
        match mv {
            Move::Pass => Some(String::new()),
            Move::Place(point) => Some(value(setup, point)),
            Move::Resign | Move::Dead(_) | Move::Done | Move::Resume => None,
        }
    }

    /// Returns `B+3.5`, `W+R`, `0`.
    fn result(position: &Position) -> Option<String> {
        let letter = |player: Player| ["B", "W"][player.index()];
        Some(match (position.phase(), position.outcome()?) {
            (_, Outcome::Draw) => "0".to_owned(),
            (Phase::Resigned(_), Outcome::Win(winner)) => format!("{}+R", letter(winner)),
            (_, Outcome::Win(winner)) => format!(
                "{}+{}",
                letter(winner),
                Area::points(position.count().lead().abs())
            ),
        })
    }

    /// Returns the resignation in a file that only has it as the result, as most do.
    fn last_move(position: &Position, result: &str) -> Option<Move> {
        let (winner, how) = result.trim().split_once('+')?;
        let loser = ["W", "B"]
            .iter()
            .position(|letter| winner.eq_ignore_ascii_case(letter))?;
        let is_resigned = matches!(
            how.trim().to_lowercase().as_str(),
            "r" | "resign" | "resignation"
        );
        let is_right = is_resigned
            && position.to_move().index() == loser
            && position.refusal(Move::Resign).is_none();
        is_right.then_some(Move::Resign)
    }
}

/// Returns the stones set up in the first node, and the player to move after them; `None` if it
/// sets up none and does not name a player.
fn stones(
    setup: Setup,
    root: &Properties<'_>,
    handicap: u8,
    first: Option<Player>,
) -> Result<Option<Stones>, Damage> {
    let mut placed = Stones::none(Player::First);
    for property in root.iter() {
        let Some(index) = SET_UP.iter().position(|name| *name == property.name) else {
            continue;
        };
        for text in property.texts() {
            let wrong = || Damage::field(SET_UP[index], not_a_point(setup, &text));
            for point in points(setup, &text).ok_or_else(wrong)? {
                placed
                    .put(point, Player::BOTH[index])
                    .map_err(|fault| Damage::field(SET_UP[index], SetupFault::from(fault)))?;
            }
        }
    }
    let told = root.text("PL").and_then(|text| {
        MOVES
            .iter()
            .position(|name| text.to_uppercase().starts_with(name))
    });
    let told = told.map(|index| Player::BOTH[index]);
    if placed.is_empty() && (handicap > 0 || told != Some(Player::Second)) {
        return Ok(None);
    }
    // Only black stones on handicap points: then White begins, whatever else is missing.
    let count = u8::try_from(placed.len()).unwrap_or(u8::MAX);
    let mut usual: Vec<_> = Setup::protocol_handicap(setup.size(), count).unwrap_or_default();
    let mut own: Vec<_> = placed.of(Player::First).iter().collect();
    usual.sort_unstable();
    own.sort_unstable();
    let is_handicap = handicap > 0 || own == usual && placed.of(Player::Second).is_empty();
    let usual = if is_handicap {
        Player::Second
    } else {
        Player::First
    };
    Ok(Some(placed.with_first(told.or(first).unwrap_or(usual))))
}

/// Returns the komi in a file, if there is one.
fn told_komi(root: &Properties<'_>) -> Option<String> {
    let text = root
        .text("KM")
        .map(|text| text.trim().to_owned())
        .filter(|text| !text.is_empty())?;
    let chinese = CHINESE_KOMI.into_iter().find(|&(known, _)| text == known);
    Some(chinese.map_or(text, |(_, points)| points.to_owned()))
}

/// Parses points to set up: one, or a rectangle, as in `aa:cc`.
fn points(setup: Setup, text: &str) -> Option<Vec<Point>> {
    let Some((from, to)) = text.split_once(':') else {
        return Some(vec![point(setup, text)?]);
    };
    let (from, to) = (point(setup, from)?, point(setup, to)?);
    let range = |a: u8, b: u8| a.min(b)..=a.max(b);
    let rows = range(from.row(), to.row());
    Some(
        rows.flat_map(|row| {
            range(from.column(), to.column()).map(move |column| Point::at(column, row))
        })
        .collect(),
    )
}

/// Returns the error for a value that is not a point.
fn not_a_point(setup: Setup, text: &str) -> NotAPoint {
    NotAPoint {
        value: text.to_owned(),
        size: setup.size(),
    }
}

/// Returns the rule against repetition for a file that does not name it.
fn usual_ko(root: &Properties<'_>) -> Ko {
    let is_ours = root
        .text("AP")
        .is_some_and(|program| program.starts_with(OURS));
    if is_ours { Ko::Positional } else { Ko::Simple }
}

/// Formats a point.
fn value(setup: Setup, point: Point) -> String {
    [point.column(), setup.size() - 1 - point.row()]
        .into_iter()
        .map(|number| char::from(b'a' + number))
        .collect()
}

/// Parses a point of the board.
fn point(setup: Setup, value: &str) -> Option<Point> {
    let letter = |byte: u8| {
        byte.checked_sub(b'a')
            .filter(|&number| number < setup.size())
    };
    match *value.as_bytes() {
        [column, row] => Some(Point::at(letter(column)?, setup.size() - 1 - letter(row)?)),
        _ => None,
    }
}

/// Parses a size, `19` or `19:19`, which may be out of range.
fn size(text: &str) -> Result<u8, Damage> {
    let wrong = || SetupFault::Unreadable {
        text: text.to_owned(),
        example: "19".to_owned(),
    };
    square(text, &[':']).ok_or_else(|| Damage::field("SZ", wrong()))
}
