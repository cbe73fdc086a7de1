//! `plot4 hint`: solves a position of Connect 4 and explains it in words, as a table or as JSON.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Value, json};

use super::arguments::{HintArguments, MAX_THREADS};
use super::choice::{FrontEnd, GameChoice};
use super::failure::Failure;
use super::judge::{self, Form};
use super::lines::{self, Line};
use super::output::{colour, output, to_move};
use super::solve;
use crate::core::connect4::analysis::{Analysis, Hint};
use crate::core::connect4::{Column, Connect4, Position, Size, notation};
use crate::core::control::Unlimited;
use crate::core::game::{Game, Player};
use crate::core::kind::{Characters, GameKind, GameSetup as _, Notation as _, TextLook};
use crate::core::plain::quoted;
use crate::core::verdict::Verdict;
use crate::games::with_game;
use crate::words::hint_sentences;
use crate::words::text::{coach, play, terminal};
use crate::worker::{SizedTeam, cores};

pub(super) fn run(arguments: &HintArguments) -> Result<ExitCode, Failure> {
    arguments.language.speak();
    let characters = if arguments.ascii { Characters::Ascii } else { Characters::Boxes };
    let form = if arguments.json {
        Form::Json
    } else {
        Form::Table(TextLook { characters, colour: colour() })
    };
    let game = arguments.choice.game();
    if game.name() == Connect4::NAME {
        let size = setup::<Connect4>(&arguments.choice)?;
        let threads = cores().min(MAX_THREADS);
        let memory = solve::sized_memory(size, threads, Failure::Usage)?;
        let team = SizedTeam::new(&memory, threads);
        let mut adviser = Adviser { team, size, form };
        return answer(arguments, lines::read_word, |text| adviser.answer(text));
    }
    with_game!(game, K => {
        let setup = setup::<K>(&arguments.choice)?;
        answer(arguments, lines::read, |text| judge::hint::<K>(setup, text, form))
    })
}

/// Returns the set-up of the options.
fn setup<K: GameKind>(choice: &GameChoice) -> Result<K::Setup, Failure> {
    Ok(choice.setup::<K>(FrontEnd::Terminal)?.unwrap_or_default())
}

/// Answers the position of the command line, or each line of standard input, with its hint; there
/// is none if the game is over.
fn answer(
    arguments: &HintArguments,
    read: impl Fn(&mut dyn BufRead) -> io::Result<Option<Line>>,
    mut answer: impl FnMut(&str) -> Result<Option<String>, Failure>,
) -> Result<ExitCode, Failure> {
    let mut output = output();
    let game_over = |text: &str| lines::game_over(text, "a hint is for");
    match arguments.position.as_deref() {
        Some("-") => lines::answer_each(&mut io::stdin().lock(), &mut output, read, |text| {
            answer(text)?.ok_or_else(|| game_over(text))
        }),
        text => {
            let text = text.unwrap_or_default();
            let answer = answer(text).map_err(|error| {
                // Nearly every position has a digit.
                if text.contains(|c: char| c.is_ascii_digit()) && !Path::new(text).exists() {
                    return error;
                }
                Failure::Data(format!(
                    "{} is not a position: type moves, as in plot4 hint 4453; the mistakes of a \
                    saved game are found by plot4 review",
                    quoted(text)
                ))
            })?;
            let answer = answer.ok_or_else(|| game_over(text))?;
            output.write_all(answer.as_bytes())?;
            output.flush()?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// Answers lines of input.
struct Adviser<'a> {
    team: SizedTeam<'a>,
    size: Size,
    form: Form,
}

impl Adviser<'_> {
    /// Returns the hint for the position in a text; `None` if the game is over.
    fn answer(&mut self, text: &str) -> Result<Option<String>, Failure> {
        let moves =
            notation::parse_moves(self.size, text).map_err(|error| Failure::explained(&error))?;
        let position: Position<Size> = notation::parse_position(self.size, text)
            .map_err(|error| Failure::explained(&error))?;
        let team = &mut self.team;
        let hint = Hint::new(&position, &mut |position| team.columns(position, &mut Unlimited));
        let moves = notation::format_moves(self.size, &moves);
        let hint = hint.map(|hint| hint.with_plan(&position, &mut Unlimited));
        Ok(hint.map(|hint| match self.form {
            Form::Json => format!("{}\n", facts(&moves, &hint)),
            Form::Table(look) => table(&moves, &position, &hint, look),
        }))
    }
}

/// Returns a hint for `--json`.
fn facts(moves: &str, hint: &Hint) -> Value {
    let Analysis { score, scores, best, .. } = &hint.analysis;
    json!({
        "position": moves,
        "best": numbers(best),
        "score": score,
        "scores": scores,
        "text": sentences(hint).into_iter().reduce(coach::both),
    })
}

/// Returns the sentences of a hint with full stops, joining those that belong together.
fn sentences(hint: &Hint) -> Vec<String> {
    let parts = hint_sentences(&hint.insight).into_iter();
    let joined = parts.filter_map(|sentences| sentences.into_iter().reduce(play::two_sentences));
    joined.map(coach::sentence).collect()
}

pub(super) fn numbers(columns: &[Column]) -> Vec<u32> {
    columns.iter().map(|column| column.number()).collect()
}

/// Returns the value of a move in three characters: the winner's mark with the number of moves, or
/// `=` for a draw.
fn chip(verdict: Verdict, player: Player, look: TextLook) -> String {
    let (winner, moves) = match verdict {
        Verdict::Win(moves) => (player, moves),
        Verdict::Loss(moves) => (player.other(), moves),
        Verdict::Draw | Verdict::Estimate(_) => return " = ".to_owned(),
    };
    let pad = if moves < 10 { " " } else { "" };
    format!("{}{moves}{pad}", Connect4::mark(winner, look))
}

/// Returns the board with a verdict below each column, and the sentences, a line each.
fn table(moves: &str, position: &Position<Size>, hint: &Hint, look: TextLook) -> String {
    let mut told = String::new();
    if !moves.is_empty() {
        let _ = writeln!(told, "{}", terminal::position(moves));
    }
    told.push_str(&notation::board(position, look));
    let player = position.to_move();
    let verdicts: Vec<String> = hint
        .analysis
        .verdicts
        .iter()
        .map(|verdict| verdict.map_or_else(|| "   ".to_owned(), |of| chip(of, player, look)))
        .collect();
    let _ = writeln!(told, " {}", verdicts.join(" ").trim_end());
    let _ = writeln!(told, "{}\n", to_move::<Connect4>(player, look));
    for line in sentences(hint) {
        let _ = writeln!(told, "{line}");
    }
    told.push('\n');
    told
}
