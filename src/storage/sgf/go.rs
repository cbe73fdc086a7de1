//! Go in SGF: `GM[1]`, which a file without GM is, too.
//!
//! SZ is the size, 19 where it is missing, KM the komi, HA the number of handicap stones, which stand in AB of the first node. A komi that
//! is no half point becomes the nearest one. KORULE, SCORING and DEAD are properties of ours for the rules. RU is `Chinese` where the rules are
//! like those, and is not read, as we count areas under any name: players of other programs may have taken back what superko
//! refuses, so without KORULE the rule is the simple one, and none for a game that breaks that too. Our own older files say nothing of
//! the rule where it is positional superko. Points are two letters, column and row, from `aa` at the upper left; no value is a pass, and
//! on boards of up to 19 rows `tt` is one.

use super::game::SgfGame;
use super::parse::{Properties, Property};
use crate::core::game::{Game, Outcome, Player};
use crate::core::go::{Area, Dead, Go, InvalidSetup, Ko, Komi, Move, Phase, Point, Position, Scoring, Setup};
use crate::core::plain::quoted;
use crate::storage::error::Damage;

/// What a file without SZ means.
const USUAL_SIZE: u8 = 19;
/// What means a pass on boards of up to 19 rows, as no value does too.
const PASS: &str = "tt";
/// The greatest board on which it does.
const MAX_SIZE_OF_PASS: u8 = 19;
/// How AP begins in files of ours.
const OURS: &str = "Plot 4";
/// The properties of rules: against repetition, and where they are not the usual ones how it is counted, and what becomes of dead stones.
const RULES: [&str; 3] = ["KORULE", "SCORING", "DEAD"];
/// Komi in files of Chinese servers, which count half of what we do: 3 3/4 stones are 7.5 points.
const CHINESE_KOMI: [(&str, &str); 4] = [("375", "7.5"), ("3.75", "7.5"), ("275", "5.5"), ("2.75", "5.5")];

impl SgfGame for Go {
    const NUMBER: u32 = 1;

    fn setup(root: &Properties<'_>) -> Result<Setup, Damage> {
        let setup = Setup::new(root.text("SZ").map_or(Ok(USUAL_SIZE), |text| size(&text))?)
            .map_err(|error| Damage::field("SZ", error))?;
        let stones = root.iter().filter(|property| property.name == "AB").map(Property::len).sum::<usize>();
        let handicap = match root.text("HA").as_deref().map(str::trim) {
            // Stones without a number are as many.
            None | Some("" | "0" | "1") => stones,
            Some(text) => {
                let invalid = || InvalidSetup::Handicap { stones: text.to_owned(), size: setup.size() };
                text.parse().map_err(|_| Damage::field("HA", invalid()))?
            }
        };
        let handicap = u8::try_from(handicap).unwrap_or(u8::MAX);
        let setup = setup.with_handicap(handicap).map_err(|error| Damage::field("HA", error))?;
        let wrong = |name: &'static str| move |error: InvalidSetup| Damage::field(name, error);
        let [ko, scoring, dead] = RULES.map(|name| root.text(name));
        let ko = ko.map_or(Ok(usual_ko(root)), |text| text.parse()).map_err(wrong(RULES[0]))?;
        let scoring = scoring.map_or(Ok(Scoring::default()), |text| text.parse()).map_err(wrong(RULES[1]))?;
        let dead = dead.map_or(Ok(Dead::default()), |text| text.parse()).map_err(wrong(RULES[2]))?;
        let setup = setup.with_ko(ko).with_scoring(scoring).with_dead(dead);
        match root.text("KM").map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()) {
            None => Ok(setup.with_komi(Komi::NONE)),
            Some(text) => {
                let points =
                    CHINESE_KOMI.into_iter().find(|&(known, _)| text == known).map_or(text.as_str(), |(_, points)| points);
                let nearest = || points.parse().ok().and_then(Komi::nearest);
                let komi = points.parse().or_else(|error| nearest().ok_or(error));
                Ok(setup.with_komi(komi.map_err(wrong("KM"))?))
            }
        }
    }

    /// Returns the set-up without a rule against repetition, where the file names none.
    fn looser(root: &Properties<'_>, setup: Setup) -> Option<Setup> {
        (root.text(RULES[0]).is_none() && setup.ko() == Ko::Simple).then(|| setup.with_ko(Ko::None))
    }

    fn setup_properties(setup: Setup) -> Vec<(&'static str, String)> {
        let mut properties = vec![("SZ", setup.size().to_string()), ("KM", setup.komi().to_string())];
        // No rules with a name are without a rule of ko, or count stones alone.
        if setup.scoring() == Scoring::Area && setup.ko() != Ko::None {
            properties.push(("RU", "Chinese".to_owned()));
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
            // Several values of one property stand in brackets of their own.
            let points: Vec<String> = setup.handicap_points().into_iter().map(|point| value(setup, point)).collect();
            properties.push(("AB", points.join("][")));
        }
        properties
    }

    fn has_stones(setup: Setup, property: &Property<'_>) -> bool {
        let mut stones: Vec<Option<Point>> = property.texts().map(|text| point(setup, &text)).collect();
        let mut expected: Vec<Option<Point>> = setup.handicap_points().into_iter().map(Some).collect();
        stones.sort_unstable();
        expected.sort_unstable();
        property.name == "AB" && stones == expected
    }

    fn move_of_value(setup: Setup, value: &str) -> Result<Move, String> {
        if value.is_empty() || value == PASS && setup.size() <= MAX_SIZE_OF_PASS {
            return Ok(Move::Pass);
        }
        let last = char::from(b'a' + setup.size() - 1);
        let wrong =
            || format!("{} is not a point: write two small letters, from aa at the upper left to {last}{last}", quoted(value));
        point(setup, value).map(Move::Place).ok_or_else(wrong)
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
            (_, Outcome::Win(winner)) => format!("{}+{}", letter(winner), Area::points(position.count().lead().abs())),
        })
    }

    /// Returns the resignation of a file in which it stands in the result alone, as in most.
    fn last_move(position: &Position, result: &str) -> Option<Move> {
        let (winner, how) = result.trim().split_once('+')?;
        let loser = ["W", "B"].iter().position(|letter| winner.eq_ignore_ascii_case(letter))?;
        let is_resigned = matches!(how.trim().to_lowercase().as_str(), "r" | "resign" | "resignation");
        let is_right = is_resigned && position.to_move().index() == loser && position.refusal(Move::Resign).is_none();
        is_right.then_some(Move::Resign)
    }
}

/// Returns the rule against repetition of a file that does not name it.
fn usual_ko(root: &Properties<'_>) -> Ko {
    let is_ours = root.text("AP").is_some_and(|program| program.starts_with(OURS));
    if is_ours { Ko::Positional } else { Ko::Simple }
}

/// Returns the value that stands for a point.
fn value(setup: Setup, point: Point) -> String {
    [point.column(), setup.size() - 1 - point.row()].into_iter().map(|number| char::from(b'a' + number)).collect()
}

/// Returns the point of the board that a value stands for.
fn point(setup: Setup, value: &str) -> Option<Point> {
    let letter = |byte: u8| byte.checked_sub(b'a').filter(|&number| number < setup.size());
    match *value.as_bytes() {
        [column, row] => Some(Point::at(letter(column)?, setup.size() - 1 - letter(row)?)),
        _ => None,
    }
}

/// Returns the size that a value names, `19` or `19:19`, not yet held against what is allowed.
fn size(text: &str) -> Result<u8, Damage> {
    let number = |text: &str| text.trim().parse::<u8>().ok();
    let size = match text.split_once(':') {
        Some((columns, rows)) => number(columns).filter(|&size| number(rows) == Some(size)),
        None => number(text),
    };
    let (least, most) = (Setup::MIN_SIZE, Setup::MAX_SIZE);
    let wrong = || format!("{} is not a size: boards are square, as in 19, from {least} to {most}", quoted(text));
    size.ok_or_else(|| Damage::field("SZ", wrong()))
}
