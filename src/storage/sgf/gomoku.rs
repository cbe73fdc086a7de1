//! Gomoku in SGF: `GM[4]`.
//!
//! SZ is the size, by default 15. RU is the rule set, with our own names and those of others, see
//! [`NAMES`]; if it is missing or unknown, the rules are freestyle, which forbids no move. TARGET,
//! our own property, is the number of stones in a row that win, by default 5. Points are two
//! letters, column and row, from `aa` at the upper left.

use super::game::SgfGame;
use super::parse::Properties;
use crate::core::game::Player;
use crate::core::gomoku::{Gomoku, Move, Point, Rule, Setup};
use crate::core::kind::SetupFault;
use crate::core::kit::square;
use crate::core::plain::number;
use crate::storage::damage::{Damage, NotAPoint};

/// The target without TARGET.
const USUAL_TARGET: u8 = 5;
/// The size without SZ.
const USUAL_SIZE: u8 = 15;
/// The property of the target.
const TARGET: &str = "TARGET";
/// The value of a pass on boards of up to 19 rows, beside the empty one.
const PASS: &str = "tt";

/// The names of rule sets in files, in lower case without punctuation. Tournament openings are
/// listed with the rules of the games that follow them.
const NAMES: [(&str, Rule); 20] = [
    ("freestyle", Rule::Freestyle),
    ("free", Rule::Freestyle),
    ("gomoku", Rule::Freestyle),
    ("freegomoku", Rule::Freestyle),
    ("freestylegomoku", Rule::Freestyle),
    ("standard", Rule::Standard),
    ("standardgomoku", Rule::Standard),
    ("exactlyfive", Rule::Standard),
    ("swap", Rule::Standard),
    ("swap2", Rule::Standard),
    ("pro", Rule::Standard),
    ("longpro", Rule::Standard),
    ("restricted", Rule::Restricted),
    ("renju", Rule::Renju),
    ("rif", Rule::Renju),
    ("sakata", Rule::Renju),
    ("yamaguchi", Rule::Renju),
    ("tarannikov", Rule::Renju),
    ("taraguchi10", Rule::Renju),
    ("soosyrv8", Rule::Renju),
];

impl SgfGame for Gomoku {
    const NUMBER: u32 = 4;

    const HEADER: &'static [&'static str] = &[TARGET];

    const HAS_STONES: bool = false;

    fn setup(root: &Properties<'_>, _first: Option<Player>) -> Result<Setup, Damage> {
        let size = root.text("SZ").map_or(Ok(USUAL_SIZE), |text| size(&text))?;
        let rule = root.text("RU").map_or(Rule::Freestyle, |text| rule(&text));
        let target = match root.text(TARGET) {
            None => USUAL_TARGET,
            Some(text) => {
                let wrong = || {
                    let error = Setup::wrong_target(&text, Setup::MAX_TARGET);
                    Damage::field(TARGET, error.fault)
                };
                number(&text).ok_or_else(wrong)?
            }
        };
        Setup::new(size, target, rule).map_err(|error| {
            let name = match error.option {
                "target" => TARGET,
                "size" => "SZ",
                _ => "RU",
            };
            Damage::field(name, error.fault)
        })
    }

    fn is_read_by(rules: &str, setup: Setup) -> bool {
        rule(rules) == setup.rule()
    }

    fn setup_properties(setup: Setup) -> Vec<(&'static str, String)> {
        let mut properties = vec![
            ("SZ", setup.size().to_string()),
            ("RU", setup.rule().name().to_owned()),
        ];
        if setup.target() != USUAL_TARGET {
            properties.push((TARGET, setup.target().to_string()));
        }
        properties
    }

    fn move_of_value(setup: Setup, value: &str) -> Result<Move, NotAPoint> {
        if value.is_empty() || value == PASS {
            return Ok(Move::Pass);
        }
        let letter = |byte: u8| {
            byte.checked_sub(b'a')
                .filter(|&number| number < setup.size())
        };
        let point = match *value.as_bytes() {
            [column, row] => letter(column).zip(letter(row)),
            _ => None,
        };
        if let Some((column, row)) = point {
            return Ok(Move::Place(Point::at(column, setup.size() - 1 - row)));
        }
        Err(NotAPoint {
            value: value.to_owned(),
            size: setup.size(),
        })
    }

    fn value_of_move(setup: Setup, mv: Move) -> Option<String> {
        Some(match mv {
            Move::Pass => String::new(),
            Move::Place(point) => {
                let letters = [point.column(), setup.size() - 1 - point.row()];
                letters
                    .into_iter()
                    .map(|number| char::from(b'a' + number))
                    .collect()
            }
        })
    }
}

/// Parses a size, `15` or `15:15`, which may be out of range.
fn size(text: &str) -> Result<u8, Damage> {
    let wrong = || SetupFault::Unreadable {
        text: text.to_owned(),
        example: "15".to_owned(),
    };
    square(text, &[':']).ok_or_else(|| Damage::field("SZ", wrong()))
}

/// Parses a rule set.
fn rule(text: &str) -> Rule {
    let name: String = text
        .chars()
        .filter(|character| character.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    NAMES
        .into_iter()
        .find(|&(known, _)| known == name)
        .map_or(Rule::Freestyle, |(_, rule)| rule)
}
