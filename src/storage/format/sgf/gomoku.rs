//! Gomoku in SGF: `GM[4]`.
//!
//! SZ is the size, by default 15. RU is the rule set, with our own names and those of others, see
//! [`NAMES`]; if it is missing or unknown, the rules are freestyle, which forbids no move. TARGET,
//! our own property, is the number of stones in a row that win, by default 5. Points are two
//! letters, column and row, from `aa` at the upper left. RE[B+R] ends the game by resignation,
//! where the loser is to move.

use super::game::{RESULT, SgfGame, result, size};
use super::parse::{Properties, Tree, is_pass, point, value};
use super::read::{is_result_of_end, play_through};
use crate::core::about::{GameResult, Victory, WonBy};
use crate::core::game::Game as _;
use crate::core::gomoku::{Gomoku, Move, Position, Rule, Setup};
use crate::core::plain::number;
use crate::session::SavedGame;
use crate::storage::format::error::{ParseError, ParseFault};
use crate::storage::format::losses::Losses;

const USUAL_TARGET: u8 = 5;
/// The size without SZ.
const USUAL_SIZE: u8 = 15;
const TARGET: &str = "TARGET";

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

    fn read(tree: &Tree<'_>) -> Result<(SavedGame<Self>, Losses), ParseError> {
        let (mut game, losses, _) = play_through::<Self>(tree, setup(tree.root()?)?, 0)?;
        let root = tree.root()?;
        let told = root.text(RESULT).filter(|_| {
            is_result_of_end(root, game.record.moves().len()) && losses.cut().is_none()
        });
        let loser = told.and_then(|told| match GameResult::read(&told)? {
            GameResult::Won(Victory { winner, by: WonBy::Resignation }) => Some(winner.other()),
            GameResult::Won(_) | GameResult::Drawn | GameResult::Void => None,
        });
        if loser == Some(game.record.position().to_move()) {
            // It may be over by a row already, whatever the file says.
            let _ = game.record.play(Move::Resign);
        }
        Ok((game, losses))
    }

    fn is_read_by(rules: &str, setup: Setup) -> bool {
        rule(rules) == setup.rule()
    }

    fn setup_properties(setup: Setup) -> Vec<(&'static str, String)> {
        let mut properties =
            vec![("SZ", setup.size().to_string()), ("RU", setup.rule().name().to_owned())];
        if setup.target() != USUAL_TARGET {
            properties.push((TARGET, setup.target().to_string()));
        }
        properties
    }

    fn move_of_value(setup: Setup, value: &str) -> Result<Move, ParseFault> {
        if is_pass(value, setup.size()) {
            return Ok(Move::Pass);
        }
        point(value, setup.size()).map(Move::Place)
    }

    fn value_of_move(setup: Setup, mv: Move) -> Option<String> {
        Some(match mv {
            Move::Resign => return None,
            Move::Pass => String::new(),
            Move::Place(point) => value(point, setup.size()),
        })
    }

    fn result(position: &Position) -> Option<String> {
        let outcome = position.outcome()?;
        let resigned = if position.is_resigned() { "R" } else { "" };
        Some(result(outcome) + resigned)
    }
}

/// Returns the set-up that the properties of the first node stand for.
fn setup(root: Properties<'_>) -> Result<Setup, ParseError> {
    let size = size(root, USUAL_SIZE)?;
    let rule = root.text("RU").map_or(Rule::Freestyle, |text| rule(&text));
    let target = match root.text(TARGET) {
        None => USUAL_TARGET,
        Some(text) => {
            let wrong = || {
                let error = Setup::wrong_target(&text, Setup::MAX_TARGET);
                ParseError::field(TARGET, error.fault)
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
        ParseError::field(name, error.fault)
    })
}

fn rule(text: &str) -> Rule {
    let name: String = text
        .chars()
        .filter(|character| character.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    NAMES.into_iter().find(|&(known, _)| known == name).map_or(Rule::Freestyle, |(_, rule)| rule)
}
