//! `plot4 review`: the effect of each move of a game of Connect 4 on the result.

use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::arguments::{MAX_THREADS, ReviewArguments};
use super::failure::Failure;
use super::hint::numbers;
use super::output::{output, sentence, side};
use super::{solve, start};
use crate::core::connect4::analysis::Outlook;
use crate::core::connect4::review::{Grade, Review, ReviewedMove, ScoreKind};
use crate::core::connect4::{Column, Connect4, Position, Size, notation};
use crate::core::control::Unlimited;
use crate::core::game::{Game, Player};
use crate::core::kind::GameSetup;
use crate::core::plain;
use crate::session::SavedGame;
use crate::storage::{LoadError, load_envelope, shown};
use crate::words::{Explain as _, Phrases as _, one_of};
use crate::worker::{Question, SizedTeam, cores};

/// Runs the command.
pub(super) fn run(arguments: &ReviewArguments) -> Result<ExitCode, Failure> {
    let (size, moves) = game(arguments)?;
    let threads = cores().min(MAX_THREADS);
    // A saved game includes the board.
    let too_large = if arguments.board.is_empty() {
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
    let review = review(size, &moves, known, team.asked(question));
    let text = if arguments.json {
        review
            .moves
            .iter()
            .map(facts)
            .fold(String::new(), |text, facts| {
                text + &facts.to_string() + "\n"
            })
    } else {
        table(size, &moves, &review)
    };
    let mut output = output();
    output.write_all(text.as_bytes())?;
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Returns the board and the moves of the given game, a file or a position.
fn game(arguments: &ReviewArguments) -> Result<(Size, Vec<Column>), Failure> {
    let path = Path::new(&arguments.game);
    if let Err(no_file) = start::is_file(path) {
        let size = arguments
            .board
            .size()
            .map_err(|error| Failure::Usage(error.explain()))?;
        return Ok((
            size,
            start::position::<Connect4>(&path.to_string_lossy(), &no_file, size)?,
        ));
    }
    if !arguments.board.is_empty() {
        return Err(Failure::Usage(
            "a saved game brings its own board: leave out --size and --connect".to_owned(),
        ));
    }
    saved(path)
}

/// Returns the board and the moves of a saved game.
fn saved(path: &Path) -> Result<(Size, Vec<Column>), Failure> {
    let envelope = load_envelope(path).map_err(|error| Failure::explained(&error))?;
    if envelope.game() != Connect4::NAME {
        let message = format!(
            "{} is a game of {}: a review is of a game of {}",
            shown(path),
            plain::value(envelope.game()),
            Connect4::NAME
        );
        return Err(Failure::Data(message));
    }
    let game: SavedGame<Connect4> = envelope
        .open()
        .map_err(|error| Failure::explained(&LoadError::damaged(path, error)))?;
    Ok((game.setup, game.record.moves().to_vec()))
}

/// Reviews a game, with a progress bar if standard error is a terminal.
fn review(size: Size, moves: &[Column], known: ScoreKind, mut team: SizedTeam<'_>) -> Review {
    let bar = ProgressBar::new(moves.len() as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} move {pos} of {len}, from the last") {
        bar.set_style(style);
    }
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
        "\n\n{:>4}  {:<6}  {:>6}  {:>6}  {:>5}  {:<10}  Best",
        "Move", "Player", "Column", "Before", "After", ""
    );
    for reviewed in &review.moves {
        let ReviewedMove {
            ply,
            player,
            column,
            grade,
            ..
        } = reviewed;
        let [before, after] = standings(reviewed);
        let grade_word = if *grade == Grade::Best {
            ""
        } else {
            grade.word()
        };
        let best = match grade {
            Grade::Inaccuracy | Grade::Mistake => reviewed
                .best
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" "),
            Grade::Best | Grade::Good => String::new(),
        };
        let name = Connect4::side(*player);
        let line = format!(
            "{ply:>4}  {name:<6}  {column:>6}  {before:>6}  {after:>5}  {grade_word:<10}  {best}"
        );
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push('\n');
    for reviewed in review.mistakes() {
        let _ = writeln!(text, "{}.", mistake(reviewed));
    }
    for player in Player::BOTH {
        let kept = review.kept(player);
        if let Some(accuracy) = kept.accuracy() {
            let name = Connect4::side(player);
            let _ = writeln!(
                text,
                "{name} kept the result with {} of {} moves: {accuracy} %.",
                kept.kept, kept.moves
            );
        }
    }
    text
}

/// Returns a mistake as a sentence without a full stop: `Red was winning until move 11: column 2
/// instead of 5`.
fn mistake(reviewed: &ReviewedMove) -> String {
    let ReviewedMove {
        ply, column, best, ..
    } = reviewed;
    let name = Connect4::side(reviewed.player);
    let had = match reviewed.outlooks()[0] {
        Outlook::Win => "was winning",
        Outlook::Draw | Outlook::Loss => "held the draw",
    };
    let instead = if reviewed.is_only_bad() {
        // A list of all columns but one would be too long.
        ", the only one that gave it away".to_owned()
    } else {
        let best: Vec<String> = best.iter().map(ToString::to_string).collect();
        format!(" instead of {}", one_of(&best))
    };
    format!("{name} {had} until move {ply}: column {column}{instead}")
}

/// Returns the values before and after a move, in a few characters.
fn standings(reviewed: &ReviewedMove) -> [String; 2] {
    match reviewed.verdicts {
        Some(verdicts) => verdicts.map(|verdict| verdict.to_string()),
        None => reviewed.outlooks().map(|outlook| word(outlook).to_owned()),
    }
}

/// Returns an outlook in a word, for a table.
const fn word(outlook: Outlook) -> &'static str {
    match outlook {
        Outlook::Loss => "lost",
        Outlook::Draw => "draw",
        Outlook::Win => "won",
    }
}
