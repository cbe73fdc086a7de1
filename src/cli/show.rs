//! `plot4 show`: positions, drawn or told in JSON.

use std::io::{self, Write};
use std::process::ExitCode;

use serde::Serialize;

use super::arguments::ShowArguments;
use super::lines::{self, Line};
use super::{Failure, complain, name, sentence, start};
use crate::core::connect4::Connect4;
use crate::core::connect4::{Cell, Column, Position, Shape, Size, lines::winning_cells, notation};
use crate::core::game::{Game, Outcome, Player};
use crate::core::kind::{Characters, GameKind, Look};

/// Runs the command.
pub(super) fn run(arguments: &ShowArguments) -> Result<ExitCode, Failure> {
    let size = start::size(arguments.board)?.unwrap_or_default();
    let characters = if arguments.ascii { Characters::Ascii } else { Characters::Boxes };
    let form = if arguments.json { Form::Json } else { Form::Drawn(Look { characters, colour: super::colour() }) };
    let mut output = super::output();
    match arguments.position.as_deref() {
        Some("-") => show_lines(size, form, &mut io::stdin().lock(), &mut output),
        text => {
            let answer = answer(size, form, text.unwrap_or_default()).map_err(Failure::data)?;
            output.write_all(answer.as_bytes())?;
            output.flush()?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

/// How a position is shown.
#[derive(Clone, Copy)]
enum Form {
    Drawn(Look),
    Json,
}

/// Shows one position a line, and goes on after lines that are none.
fn show_lines(size: Size, form: Form, input: &mut dyn io::BufRead, output: &mut dyn Write) -> Result<ExitCode, Failure> {
    let mut status = ExitCode::SUCCESS;
    let mut number = 0_u64;
    while let Some(line) = lines::read(input)? {
        number += 1;
        let result = match line {
            Line::Text(text) => answer(size, form, &text),
            Line::TooLong => Err("this line is too long to be a position".to_owned()),
        };
        match result {
            Ok(answer) => {
                output.write_all(answer.as_bytes())?;
                // At once, for whoever asks line by line through a pipe.
                output.flush()?;
            }
            Err(reason) => {
                complain(&format!("line {number}: {reason}"));
                status = ExitCode::FAILURE;
            }
        }
    }
    Ok(status)
}

/// Returns what there is to say about the position that a text stands for, or why it stands for none.
fn answer(size: Size, form: Form, text: &str) -> Result<String, String> {
    let moves = notation::parse_moves(size, text).map_err(|error| error.to_string())?;
    let mut position = Position::empty(size);
    for &column in &moves {
        position.make(column);
    }
    let text = notation::format_moves(size, &moves);
    match form {
        Form::Drawn(look) => Ok(drawing(look, &position, &text)),
        Form::Json => {
            serde_json::to_string(&Facts::of(&position, text)).map(|json| json + "\n").map_err(|error| error.to_string())
        }
    }
}

/// Returns a drawing of a position, with whose turn it is or how it ended, and an empty line after it.
fn drawing(look: Look, position: &Position<Size>, moves: &str) -> String {
    let mut text = String::new();
    if !moves.is_empty() {
        text.extend(["Position ", moves, "\n"]);
    }
    text.push_str(&Connect4::draw(position, look));
    match position.outcome() {
        None => {
            let player = position.to_move();
            text.extend([name(player), " (", &look.mark(player), ") to move.\n"]);
        }
        Some(outcome) => {
            text.extend([sentence(outcome), "\n"]);
        }
    }
    let cells: Vec<String> =
        winning_cells(position).into_iter().map(|Cell { column, row }| format!("({column},{})", row.number())).collect();
    if !cells.is_empty() {
        text.extend(["Winning cells (column,row): ", &cells.join(" "), "\n"]);
    }
    text.push('\n');
    text
}

/// Everything about a position, as `--json` says it.
#[derive(Serialize)]
struct Facts {
    /// The columns played.
    position: String,
    columns: u8,
    rows: u8,
    /// `None` after the end.
    to_move: Option<&'static str>,
    /// `None` while the game is in progress.
    result: Option<&'static str>,
    /// Column and row, both from 1, the row from the bottom.
    winning_cells: Vec<[u32; 2]>,
    /// The columns that can be played, from left to right; none after the end.
    legal: Vec<u32>,
}

impl Facts {
    fn of(position: &Position<Size>, moves: String) -> Self {
        let colour = |player| match player {
            Player::First => "red",
            Player::Second => "yellow",
        };
        let outcome = position.outcome();
        Self {
            position: moves,
            columns: position.shape().columns(),
            rows: position.shape().rows(),
            to_move: outcome.is_none().then(|| colour(position.to_move())),
            result: outcome.map(|outcome| match outcome {
                Outcome::Win(player) => colour(player),
                Outcome::Draw => "draw",
            }),
            winning_cells: winning_cells(position).into_iter().map(|cell| [cell.column.number(), cell.row.number()]).collect(),
            legal: Connect4::listed_moves(position).into_iter().map(Column::number).collect(),
        }
    }
}
