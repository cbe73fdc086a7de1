//! `plot4 show`: positions as drawings or JSON.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::{Map, Value};

use super::arguments::{GameArguments, NameChoice, ShowArguments};
use super::choice::{FrontEnd, PlayerChoice};
use super::failure::{Failure, remark};
use super::lines;
use super::output::{colour, output, sentence, to_move};
use super::start::{self, Argument, game};
use crate::core::about::Particular;
use crate::core::connect4::Connect4;
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{
    self, Characters, Fact, GameSetup, MoveFault, Question, TextLook, listed_moves, read_position,
};
use crate::core::plain;
use crate::core::record::Record;
use crate::games::with_game;
use crate::players::Seat;
use crate::session::SavedGame;
use crate::words::text::{game as game_words, play, terminal};
use crate::words::{self, Phrases};

/// The most characters of a line of a comment.
const MOST_IN_LINE: usize = 5000;

pub(super) fn run(arguments: &ShowArguments) -> Result<ExitCode, Failure> {
    let name = arguments.position.as_deref().filter(|&name| name != "-");
    let (position, choice) = (name.map(PathBuf::from), arguments.choice.clone());
    let named = GameArguments {
        position,
        choice,
        players: PlayerChoice::default(),
        names: NameChoice::default(),
        text: arguments.text.clone(),
        seed: None,
    };
    arguments.language.speak();
    let argument = Argument::read(&named)?;
    argument.remark_on_first();
    argument.remark_on_others();
    argument.lost().iter().for_each(|lost| remark(lost));
    with_game!(game(&named, &argument)?, K => match &argument {
        Argument::File(..) => run_file::<K>(arguments, &named, &argument),
        Argument::Text { text, no_file } => {
            start::check_file_name(text, no_file)?;
            run_game::<K>(arguments)
        }
        Argument::Nothing => run_game::<K>(arguments),
    })
}

fn run_file<K: Phrases>(
    arguments: &ShowArguments,
    named: &GameArguments,
    argument: &Argument,
) -> Result<ExitCode, Failure> {
    let usual = ([Seat::Human; 2], 0);
    let game = start::named::<K>(named, argument, FrontEnd::Terminal, usual)?;
    let mut output = output();
    output.write_all(description::<K>(form::<K>(arguments), &game).as_bytes())?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn form<K: Phrases>(arguments: &ShowArguments) -> Form {
    let characters = if arguments.ascii { Characters::Ascii } else { Characters::Boxes };
    match (arguments.json, arguments.choice.named()) {
        (true, named) => Form::Json { is_named: named.is_some() || K::NAME != Connect4::NAME },
        (false, _) => Form::Drawn(TextLook { characters, colour: colour() }),
    }
}

/// Runs the command for positions of one kind of game.
fn run_game<K: Phrases>(arguments: &ShowArguments) -> Result<ExitCode, Failure> {
    let setup = arguments.choice.setup::<K>(FrontEnd::Terminal)?.unwrap_or_default();
    let form = form::<K>(arguments);
    let mut output = output();
    match arguments.position.as_deref() {
        Some("-") => {
            lines::answer_each(&mut io::stdin().lock(), &mut output, lines::read, |text| {
                answer::<K>(setup, form, text)
            })
        }
        text => {
            let answer = answer::<K>(setup, form, text.unwrap_or_default())?;
            output.write_all(answer.as_bytes())?;
            output.flush()?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Drawn(TextLook),
    Json {
        /// Whether it begins with the name of the game, which programs written before there were
        /// several games do not expect.
        is_named: bool,
    },
}

/// Returns the description of the position in a text.
///
/// # Errors
/// [`Failure`] if the text is not a position.
pub fn answer<K: Phrases>(setup: K::Setup, form: Form, text: &str) -> Result<String, Failure> {
    let (setup, moves) =
        read_position::<K>(setup, text).map_err(|error| Failure::explained(&error))?;
    let record = Record::replay(K::start(setup), &moves)
        .map_err(|refusal| Failure::explained(&MoveFault::from(refusal)))?;
    Ok(description::<K>(form, &SavedGame { record, ..SavedGame::new(setup, [Seat::Human; 2], 0) }))
}

/// Returns the description of a game's position in view.
fn description<K: Phrases>(form: Form, game: &SavedGame<K>) -> String {
    let moves = [game.record.played(), game.record.agreed()].concat();
    let moves = K::format_moves(game.setup, &moves);
    match form {
        Form::Drawn(look) => drawing(look, game, &moves),
        Form::Json { is_named } => format!("{}\n", facts(game, moves, is_named)),
    }
}

/// Returns a drawing of a position, below the heading of its file; then whose turn it is, what the
/// players decide, or the result; the comments; and an empty line.
fn drawing<K: Phrases>(look: TextLook, game: &SavedGame<K>, moves: &str) -> String {
    let position = game.record.position();
    let mut text = heading(game);
    if !moves.is_empty() {
        text.extend([terminal::position(moves), "\n".to_owned()]);
    }
    text.push_str(&K::draw(position, look));
    text.extend(K::captions(position).into_iter().map(|line| line + "\n"));
    let result = words::recorded_result(game);
    match position.outcome() {
        // It stands with the game info.
        None if result.is_some() => {}
        None if let Some(asked) = kind::question::<K>(position) => {
            text.push_str(match asked {
                Question::DeadStones => terminal::marking(),
            });
            text.push('\n');
        }
        None => {
            let player = position.to_move();
            text.extend([to_move::<K>(player, look), "\n".to_owned()]);
        }
        Some(outcome) => text.extend([&sentence::<K>(position, outcome, words::side::<K>), "\n"]),
    }
    text.extend(K::remarks(position).map(|remarks| remarks + "\n"));
    text.push_str(&written(game));
    text.push('\n');
    text
}

/// What the heading tells besides the players.
const HEADING: [Particular; 7] = [
    Particular::Event,
    Particular::Round,
    Particular::Date,
    Particular::Place,
    Particular::Result,
    Particular::FirstRank,
    Particular::SecondRank,
];

/// Returns a line with the players whom a file names, and one with when and where they played and
/// how that ended, as far as the file tells.
fn heading<K: Phrases>(game: &SavedGame<K>) -> String {
    let (about, sides) = (game.info(), Player::BOTH.map(words::side::<K>));
    let players = Player::BOTH.into_iter().filter_map(|player| {
        let seat = game.seats[player.index()];
        let name = game.names.of(player).map(ToString::to_string);
        let name = name.or_else(|| words::program_name(seat).map(|name| name.to_string()));
        let rank = about.of([Particular::FirstRank, Particular::SecondRank][player.index()]);
        let told = match (name, rank) {
            (Some(name), Some(rank)) => game_words::name_and_rank(name, rank),
            (name, rank) => name.or_else(|| rank.map(str::to_owned))?,
        };
        Some(play::labelled(sides[player.index()].to_string(), told))
    });
    let info = about.iter();
    let info = info
        .filter(|(particular, _)| HEADING[..5].contains(particular))
        .map(|(particular, text)| words::game_info(particular, text, &sides));
    let lines = [players.reduce(terminal::longer_line), info.reduce(terminal::longer_line)];
    let lines = lines.into_iter().flatten();
    lines.map(|told| plain::one_line(&told, MOST_IN_LINE) + "\n").collect()
}

/// Returns the game info that the heading leaves out, and comments on the position in view, as
/// whole lines; empty if there are none.
fn written<K: Phrases>(game: &SavedGame<K>) -> String {
    let told = game.info_here().filter(|(particular, _)| !HEADING.contains(particular)).map(
        |(particular, text)| {
            words::game_info(particular, text, &Player::BOTH.map(words::side::<K>))
        },
    );
    let comment = game.record.comment().map(|comment| game_words::comment(comment.shown()));
    told.chain(comment).map(|text| plain::lines(&text, MOST_IN_LINE) + "\n").collect()
}

/// Returns the facts about a position for `--json`.
fn facts<K: Phrases>(game: &SavedGame<K>, moves: String, is_named: bool) -> Value {
    let position = game.record.position();
    let side = |player: Player| Value::from(K::SIDES[player.index()]);
    let outcome = position.outcome();
    let result = match outcome {
        None => Value::Null,
        Some(Outcome::Win(player)) => side(player),
        Some(Outcome::Draw) => Value::from("draw"),
    };
    let to_move = if outcome.is_none() { side(position.to_move()) } else { Value::Null };
    let legal: Vec<Value> = listed_moves::<K>(position)
        .into_iter()
        .map(|mv| value(Fact::of(&mv.to_string())))
        .collect();
    let [before, after] = K::facts(position);
    let own = |facts: Vec<(&str, Fact)>| {
        facts.into_iter().map(|(name, fact)| (name.to_owned(), value(fact))).collect()
    };
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
    let about: Map<String, Value> = game
        .info()
        .iter()
        .map(|(what, text)| (what.name().to_owned(), Value::from(text)))
        .collect();
    let by_side = |of: &dyn Fn(Player) -> Option<String>| -> Map<String, Value> {
        let told = |player: Player| Some((K::SIDES[player.index()].to_owned(), of(player)?.into()));
        Player::BOTH.into_iter().filter_map(told).collect()
    };
    if !game.names.is_empty() || !game.seats.iter().all(|seat| seat.is_human()) {
        let mode = |player: Player| Some(game.seats[player.index()].to_string());
        facts.insert("players".to_owned(), by_side(&mode).into());
        let name = |player| Some(game.names.of(player)?.whole().to_owned());
        facts.insert("names".to_owned(), by_side(&name).into());
    }
    facts.extend((!about.is_empty()).then(|| ("about".to_owned(), Value::Object(about))));
    facts.extend(
        game.record.comment().map(|comment| ("comment".to_owned(), Value::from(comment.text()))),
    );
    Value::Object(facts)
}

pub(super) fn value(fact: Fact) -> Value {
    match fact {
        Fact::Number(number) => Value::from(number),
        Fact::Text(text) => Value::from(text),
        Fact::List(facts) => facts.into_iter().map(value).collect(),
    }
}
