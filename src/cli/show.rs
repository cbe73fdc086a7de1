//! `plot4 show`: positions, drawn or told in JSON.

use std::io::{self, Write};
use std::process::ExitCode;

use serde_json::{Map, Value};

use super::arguments::ShowArguments;
use super::failure::Failure;
use super::lines;
use super::output::{colour, output, sentence};
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{Characters, Fact, GameKind, TextLook};
use crate::core::record::Record;
use crate::games::with_game;

/// Runs the command.
pub(super) fn run(arguments: &ShowArguments) -> Result<ExitCode, Failure> {
    with_game!(arguments.choice.game(), K => run_game::<K>(arguments))
}

/// Runs the command for one kind of game.
fn run_game<K: GameKind>(arguments: &ShowArguments) -> Result<ExitCode, Failure> {
    let setup = arguments.choice.setup::<K>()?.unwrap_or_default();
    let characters = if arguments.ascii { Characters::Ascii } else { Characters::Boxes };
    let form = match (arguments.json, arguments.choice.named()) {
        (true, None) => Form::Json { is_named: false },
        (true, Some(_)) => Form::Json { is_named: true },
        (false, _) => Form::Drawn(TextLook { characters, colour: colour() }),
    };
    let mut output = output();
    match arguments.position.as_deref() {
        Some("-") => lines::answer_each(&mut io::stdin().lock(), &mut output, lines::read, |text| answer::<K>(setup, form, text)),
        text => {
            let answer = answer::<K>(setup, form, text.unwrap_or_default()).map_err(Failure::data)?;
            output.write_all(answer.as_bytes())?;
            output.flush()?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// How a position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As a drawing.
    Drawn(TextLook),
    /// As a line of JSON.
    Json {
        /// Whether it begins with the name of the game; programs from before there were several games expect none.
        is_named: bool,
    },
}

/// Returns what there is to say about the position that a text stands for.
///
/// # Errors
/// A sentence that says why the text stands for none.
pub fn answer<K: GameKind>(setup: K::Setup, form: Form, text: &str) -> Result<String, String> {
    let moves = K::parse_moves(setup, text).map_err(|error| error.to_string())?;
    let record = Record::replay(K::start(setup), &moves).map_err(|illegal| illegal.to_string())?;
    let text = K::format_moves(setup, &moves);
    Ok(match form {
        Form::Drawn(look) => drawing::<K>(look, record.position(), &text),
        Form::Json { is_named } => format!("{}\n", facts::<K>(record.position(), text, is_named)),
    })
}

/// Returns a drawing of a position, with whose turn it is or how it ended, and an empty line after it.
fn drawing<K: GameKind>(look: TextLook, position: &K::Game, moves: &str) -> String {
    let mut text = String::new();
    if !moves.is_empty() {
        text.extend(["Position ", moves, "\n"]);
    }
    text.push_str(&K::draw(position, look));
    match position.outcome() {
        None => {
            let player = position.to_move();
            text.extend([K::SIDES[player.index()], " (", &K::mark(player, look), ") to move.\n"]);
        }
        Some(outcome) => text.extend([&sentence::<K>(outcome), "\n"]),
    }
    text.push_str(&K::remarks(position));
    text.push('\n');
    text
}

/// Returns everything about a position, as `--json` says it.
fn facts<K: GameKind>(position: &K::Game, moves: String, is_named: bool) -> Value {
    let side = |player: Player| Value::from(K::SIDES[player.index()].to_lowercase());
    let outcome = position.outcome();
    let result = match outcome {
        None => Value::Null,
        Some(Outcome::Win(player)) => side(player),
        Some(Outcome::Draw) => Value::from("draw"),
    };
    let to_move = if outcome.is_none() { side(position.to_move()) } else { Value::Null };
    let legal: Vec<Value> = K::listed_moves(position).into_iter().map(|mv| value(K::move_fact(mv))).collect();
    let [before, after] = K::facts(position);
    let own = |facts: Vec<(&str, Fact)>| facts.into_iter().map(|(name, fact)| (name.to_owned(), value(fact))).collect();
    let mut facts = Map::new();
    if is_named {
        facts.insert("game".to_owned(), Value::from(K::NAME));
    }
    facts.insert("position".to_owned(), Value::from(moves));
    facts.append(&mut own(before));
    facts.insert("to_move".to_owned(), to_move);
    facts.insert("result".to_owned(), result);
    facts.append(&mut own(after));
    facts.insert("legal".to_owned(), Value::from(legal));
    Value::Object(facts)
}

/// Returns a fact as JSON has it.
pub(super) fn value(fact: Fact) -> Value {
    match fact {
        Fact::Number(number) => Value::from(number),
        Fact::Text(text) => Value::from(text),
        Fact::List(facts) => facts.into_iter().map(value).collect(),
    }
}
