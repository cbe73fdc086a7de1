//! `plot4 review`: the class of each move of a game, and its mistakes in sentences.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use indicatif::ProgressBar;
use serde_json::{Map, Value, json};

use super::arguments::{GameArguments, MAX_THREADS, NameChoice, ReviewArguments};
use super::choice::{FrontEnd, PlayerChoice};
use super::failure::Failure;
use super::hint::numbers;
use super::output::{output, progress_bar};
use super::start::{self, Argument};
use super::{judge, solve};
use crate::core::connect4::solver::best_columns;
use crate::core::connect4::{Column, Connect4, Position, Size, report_of, score_in_plies};
use crate::core::control::Unlimited;
use crate::core::kind::{GameSetup, MoveClass, MoveOf};
use crate::core::score::Score;
use crate::games::with_game;
use crate::players::Seat;
use crate::words::Phrases;
use crate::words::text::terminal;
use crate::worker::{Question, SizedTeam, cores};

pub(super) fn run(arguments: &ReviewArguments) -> Result<ExitCode, Failure> {
    let named = GameArguments {
        position: Some(PathBuf::from(&arguments.position)),
        choice: arguments.choice.clone(),
        players: PlayerChoice::default(),
        names: NameChoice::default(),
        text: arguments.text.clone(),
        seed: None,
    };
    arguments.language.speak();
    let argument = Argument::read(&named)?;
    argument.remark_on_first();
    argument.remark_on_others();
    let id = start::game(&named, &argument)?;
    let text = if id.name() == Connect4::NAME {
        let (size, moves) = moves::<Connect4>(&named, &argument)?;
        exact(arguments, size, &moves)?
    } else if arguments.weak {
        return Err(Failure::Usage(format!(
            "--weak asks the solver, which there is for {} alone",
            Connect4::NAME
        )));
    } else {
        with_game!(id, K => {
            let (setup, moves) = moves::<K>(&named, &argument)?;
            let bar = progress(moves.len() + 1);
            let reviewed = judge::review::<K>(setup, &moves, || bar.inc(1));
            bar.finish_and_clear();
            if arguments.json {
                lines(reviewed.iter().map(judge::facts))
            } else {
                judge::table(&reviewed)
            }
        })
    };
    let mut output = output();
    output.write_all(text.as_bytes())?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the set-up and the moves of the given game, a file or a position.
fn moves<K: Phrases>(
    named: &GameArguments,
    argument: &Argument,
) -> Result<(K::Setup, Vec<MoveOf<K>>), Failure> {
    let usual = ([Seat::Human; 2], 0);
    let game = start::named::<K>(named, argument, FrontEnd::Terminal, usual)?;
    Ok((game.setup, game.record.moves().to_vec()))
}

fn progress(positions: usize) -> ProgressBar {
    let told = terminal::progress("{pos}", "{len}");
    progress_bar(positions as u64, &format!("{{bar:40}} {told}"))
}

/// Returns the review of a game of Connect 4, by the solver.
fn exact(arguments: &ReviewArguments, size: Size, moves: &[Column]) -> Result<String, Failure> {
    let threads = cores().min(MAX_THREADS);
    // A saved game includes the board.
    let too_large = if arguments.choice.is_empty() { Failure::Data } else { Failure::Usage };
    let memory = solve::sized_memory(size, threads, too_large)?;
    let question = if arguments.weak { Question::Result } else { Question::Score };
    let mut team = SizedTeam::new(&memory, threads).asked(question);
    let positions = judge::positions::<Connect4>(size, moves);
    let bar = progress(positions.len());
    // What the solver remembers of the later positions helps with the earlier ones.
    let mut scores: Vec<_> = positions
        .iter()
        .rev()
        .map(|position| {
            bar.inc(1);
            team.columns(position, &mut Unlimited)
        })
        .collect();
    scores.reverse();
    bar.finish_and_clear();
    let report = |(position, scores): (&Position<Size>, &Option<Vec<Option<i32>>>)| {
        let scores = scores.as_ref()?;
        report_of(position, |column| {
            let score = score_of(scores, column)?;
            Some(match (question, score.signum()) {
                (Question::Result, 1) => Score::win_in(Score::UNCOUNTED),
                (Question::Result, -1) => Score::loss_in(Score::UNCOUNTED),
                _ => score_in_plies(position, score),
            })
        })
    };
    let reports: Vec<_> = positions.iter().zip(&scores).map(report).collect();
    let mut reviewed = judge::judged::<Connect4>(&positions, &reports, moves);
    if arguments.weak {
        for reviewed in &mut reviewed {
            // How soon a win comes is not known.
            reviewed.cost = None;
            if reviewed.class == Some(MoveClass::Best) {
                reviewed.class = Some(MoveClass::Good);
            }
        }
    }
    if !arguments.json {
        return Ok(judge::table(&reviewed));
    }
    let facts = reviewed.iter().zip(moves).zip(scores.iter().flatten());
    let facts = facts.map(|((reviewed, &column), scores)| {
        let mut facts = judge::facts(reviewed);
        let before = scores.iter().copied().flatten().max().unwrap_or_default();
        let after = score_of(scores, column).unwrap_or_default();
        let own = [
            ("move", json!(column.number())),
            ("best", json!(numbers(&best_columns(scores)))),
            ("score_before", json!(before)),
            ("score_after", json!(after)),
            ("scores", json!(scores)),
            ("verdict", json!(verdict(before, after, question))),
        ];
        facts.extend(own.map(|(name, fact)| (name.to_owned(), fact)));
        facts
    });
    Ok(lines(facts))
}

/// Returns the score of a column; `None` if it is full.
fn score_of(scores: &[Option<i32>], column: Column) -> Option<i32> {
    scores.get(usize::from(column.index())).copied().flatten()
}

/// Returns what a move did to the result, in a word.
const fn verdict(before: i32, after: i32, question: Question) -> &'static str {
    match question {
        _ if before.signum() != after.signum() => "mistake",
        Question::Result => "good",
        Question::Score if after < before => "inaccuracy",
        Question::Score => "best",
    }
}

fn lines(facts: impl Iterator<Item = Map<String, Value>>) -> String {
    facts.map(|facts| Value::Object(facts).to_string() + "\n").collect()
}
