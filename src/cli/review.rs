//! `plot4 review`: the class of each move of a game, and its mistakes in sentences.

use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::arguments::{GameArguments, MAX_THREADS, NameChoice, ReviewArguments};
use super::choice::{FrontEnd, PlayerChoice};
use super::failure::Failure;
use super::hint::numbers;
use super::output::{output, sentence, side};
use super::start::{self, Argument, TypedStart};
use super::{judge, solve};
use crate::core::connect4::analysis::Outlook;
use crate::core::connect4::review::{Review, ReviewedMove, ScoreKind};
use crate::core::connect4::{Column, Connect4, Position, Size, notation};
use crate::core::control::Unlimited;
use crate::core::game::{Game, Player};
use crate::core::kind::{GameSetup, MoveClass, MoveOf};
use crate::core::verdict::Verdict;
use crate::games::with_game;
use crate::words::{Phrases, class_name};
use crate::worker::{Question, SizedTeam, cores};

/// Runs the command.
pub(super) fn run(arguments: &ReviewArguments) -> Result<ExitCode, Failure> {
    let named = GameArguments {
        position: Some(PathBuf::from(&arguments.position)),
        choice: arguments.choice.clone(),
        players: PlayerChoice::default(),
        names: NameChoice::default(),
        text: arguments.text.clone(),
        seed: None,
    };
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
            let bar = progress_bar(moves.len() + 1);
            let text = judge::review::<K>(setup, &moves, arguments.json, || bar.inc(1));
            bar.finish_and_clear();
            text
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
    Ok(
        match start::named::<K>(named, argument, FrontEnd::Terminal)? {
            TypedStart::File(game) => (game.setup, game.record.moves().to_vec()),
            TypedStart::Position(setup, moves) => (setup, moves),
            TypedStart::Nothing => (K::Setup::default(), Vec::new()),
        },
    )
}

/// Returns the review of a game of Connect 4, by the solver.
fn exact(arguments: &ReviewArguments, size: Size, moves: &[Column]) -> Result<String, Failure> {
    let threads = cores().min(MAX_THREADS);
    // A saved game includes the board.
    let too_large = if arguments.choice.is_empty() {
        Failure::Data
    } else {
        Failure::Usage
    };
    let memory = solve::sized_memory(size, threads, too_large)?;
    let team = SizedTeam::new(&memory, threads);
    let (question, known) = if arguments.weak {
        (Question::Result, ScoreKind::Results)
    } else {
        (Question::Score, ScoreKind::Scores)
    };
    let review = review(size, moves, known, team.asked(question));
    Ok(if arguments.json {
        let lines = review
            .moves
            .iter()
            .map(|reviewed| format!("{}\n", facts(reviewed)));
        lines.collect()
    } else {
        table(size, moves, &review)
    })
}

/// Returns a progress bar, which is shown if standard error is a terminal.
fn progress_bar(length: usize) -> ProgressBar {
    let bar = ProgressBar::new(length as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} position {pos} of {len}") {
        bar.set_style(style);
    }
    bar
}

/// Reviews a game, with a progress bar if standard error is a terminal.
fn review(size: Size, moves: &[Column], known: ScoreKind, mut team: SizedTeam<'_>) -> Review {
    let bar = progress_bar(moves.len());
    let mut oracle = |position: &Position<Size>| {
        bar.inc(1);
        team.columns(position, &mut Unlimited)
    };
    let review = Review::new(&Position::empty(size), moves, known, &mut oracle);
    bar.finish_and_clear();
    // The moves are legal, and nothing stops the solver.
    review.unwrap_or(Review { moves: Vec::new() })
}

/// Returns a move for `--json`.
fn facts(reviewed: &ReviewedMove) -> Value {
    json!({
        "ply": reviewed.ply,
        "player": Connect4::SIDES[reviewed.player.index()],
        "move": reviewed.column.number(),
        "score_before": reviewed.before,
        "score_after": reviewed.after,
        "best": numbers(&reviewed.best),
        "scores": reviewed.scores,
        "verdict": reviewed.grade.word(),
        "class": reviewed.class.word(),
        "cost": reviewed.cost.map(judge::rounded),
        "cells": cells(reviewed),
    })
}

/// Returns the cells that show a mistake, each as its column and its row, both from 1.
fn cells(reviewed: &ReviewedMove) -> Vec<[u8; 2]> {
    let seen = reviewed.seen.as_ref();
    seen.filter(|seen| seen.class == reviewed.class)
        .map_or_else(Vec::new, |seen| {
            let cells = seen.cells().into_iter();
            cells.map(|[column, row]| [column + 1, row + 1]).collect()
        })
}

/// Returns the review: a table of the moves, sentences about the mistakes, and the accuracy of both
/// players.
fn table(size: Size, moves: &[Column], review: &Review) -> String {
    if moves.is_empty() {
        return "No move has been made: there is nothing to review.\n".to_owned();
    }
    let mut position = Position::empty(size);
    for &column in moves {
        position.make(column);
    }
    let mut text = format!("Game {}", notation::format_moves(size, moves));
    match position.outcome() {
        Some(outcome) => text.extend([
            ": ",
            sentence::<Connect4>(&position, outcome, side::<Connect4>).as_str(),
        ]),
        None => text.push_str(", in progress."),
    }
    let _ = writeln!(
        text,
        "\n\n{:>4}  {:<6}  {:>6}  {:<12}  {:<12}  {:<18}  Best",
        "Move", "Player", "Column", "Before", "After", ""
    );
    for reviewed in &review.moves {
        let ReviewedMove {
            ply,
            player,
            column,
            class,
            ..
        } = reviewed;
        let [before, after] = standings(reviewed);
        let is_best = matches!(class, MoveClass::Best | MoveClass::OnlyMove);
        let word = if *class == MoveClass::Best {
            String::new()
        } else {
            class_name(*class)
        };
        let best = if is_best || *class == MoveClass::Good {
            String::new()
        } else {
            names(&reviewed.best).join(" ")
        };
        let name = Connect4::side(*player);
        let line = format!(
            "{ply:>4}  {name:<6}  {column:>6}  {before:<12}  {after:<12}  {word:<18}  {best}"
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push('\n');
    for reviewed in &review.moves {
        if reviewed.class.is_mistake() {
            let better: Vec<Column> = reviewed.best.clone();
            let sentence = judge::sentence::<Connect4>(
                reviewed.class,
                reviewed.seen.as_ref(),
                &better,
                reviewed.player,
            );
            let _ = writeln!(text, "Move {}: {sentence}.", reviewed.ply);
        }
    }
    for player in Player::BOTH {
        let own = review
            .moves
            .iter()
            .filter(|reviewed| reviewed.player == player);
        let judged: Vec<_> = own
            .map(|reviewed| (reviewed.class, reviewed.cost))
            .collect();
        text.push_str(&judge::accuracy::<Connect4>(
            Connect4::side(player),
            &judged,
        ));
    }
    text
}

/// Returns the numbers of columns.
fn names(columns: &[Column]) -> Vec<String> {
    columns.iter().map(ToString::to_string).collect()
}

/// Returns who wins before and after a move, and in how many moves if that is known: `Red in 21`,
/// `Draw`.
fn standings(reviewed: &ReviewedMove) -> [String; 2] {
    let (own, other) = (reviewed.player, reviewed.player.other());
    let wins = |winner: Player, moves: u32| match moves {
        0 | Verdict::UNCOUNTED.. => Connect4::side(winner).to_owned(),
        moves => format!("{} in {moves}", Connect4::side(winner)),
    };
    match reviewed.verdicts {
        Some(verdicts) => verdicts.map(|verdict| match verdict {
            Verdict::Win(moves) => wins(own, moves),
            Verdict::Loss(moves) => wins(other, moves),
            Verdict::Draw | Verdict::Estimate(_) => DRAW.to_owned(),
        }),
        None => reviewed.outlooks().map(|outlook| match outlook {
            Outlook::Win => wins(own, 0),
            Outlook::Loss => wins(other, 0),
            Outlook::Draw => DRAW.to_owned(),
        }),
    }
}

/// A draw, in the table.
const DRAW: &str = "Draw";
