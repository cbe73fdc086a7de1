//! `plot4 plan`: finds a plan for positions of Connect 4, says it, and follows it.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use serde_json::{Value, json};

use super::arguments::{MAX_THREADS, PlanArguments};
use super::failure::Failure;
use super::hint::numbers;
use super::lines;
use super::output::output;
use super::solve;
use crate::core::connect4::plan::{Found, Goal, find_for_value};
use crate::core::connect4::{Column, Position, Size, notation};
use crate::core::control::Unlimited;
use crate::core::game::{Game as _, Player};
use crate::core::plain::quoted;
use crate::words::{plan_longest, plan_sentences, plan_title, plan_ways, text};
use crate::worker::{Question, SizedTeam, cores};

pub(super) fn run(arguments: &PlanArguments) -> Result<ExitCode, Failure> {
    arguments.language.speak();
    let size = arguments.board.size().map_err(|error| Failure::explained(&error))?;
    let threads = cores().min(MAX_THREADS);
    let memory = solve::sized_memory(size, threads, Failure::Usage)?;
    let mut planner =
        Planner { team: SizedTeam::new(&memory, threads).asked(Question::Result), size };
    let mut output = output();
    if arguments.answers {
        let [position] = &arguments.positions[..] else {
            return Err(Failure::Usage("--answers follows the plan of one position".to_owned()));
        };
        return planner.answer(position, &mut io::stdin().lock(), &mut output);
    }
    for position in &arguments.positions {
        let text = planner.plan(position, arguments.json)?;
        output.write_all(text.as_bytes())?;
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Finds plans on boards of one size.
struct Planner<'a> {
    team: SizedTeam<'a>,
    size: Size,
}

impl Planner<'_> {
    /// Returns the moves of a text and the plan of its position, if it has one.
    fn find(&mut self, text: &str) -> Result<(Vec<Column>, Option<Found>), Failure> {
        let (moves, position) = self.parse(text)?;
        if position.outcome().is_some() {
            return Err(lines::game_over(text, "a plan is for"));
        }
        let columns = self.team.columns(&position, &mut Unlimited);
        let value = columns.into_iter().flatten().flatten().max().unwrap_or(0);
        let found = find_for_value(&position, value, &mut Unlimited);
        Ok((moves, found))
    }

    fn parse(&self, text: &str) -> Result<(Vec<Column>, Position<Size>), Failure> {
        let moves =
            notation::parse_moves(self.size, text).map_err(|error| Failure::explained(&error))?;
        let position = notation::parse_position(self.size, text)
            .map_err(|error| Failure::explained(&error))?;
        Ok((moves, position))
    }

    /// Returns the plan of a position in words, or as a line of JSON.
    fn plan(&mut self, text: &str, as_json: bool) -> Result<String, Failure> {
        let (moves, found) = self.find(text)?;
        let moves = notation::format_moves(self.size, &moves);
        if as_json {
            return Ok(format!("{}\n", self.facts(&moves, found.as_ref())));
        }
        let position = text::terminal::position(moves);
        let told = match found {
            Some(found) => self.in_words(&found),
            None => text::coach::sentence(text::plan::none()) + "\n",
        };
        Ok(format!("{position}\n{told}\n"))
    }

    /// Answers each game of the input, one a line, with the column that the plan of the position
    /// plays.
    fn answer(
        &mut self,
        position: &str,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<ExitCode, Failure> {
        let (root, found) = self.find(position)?;
        let found = found.ok_or_else(|| {
            Failure::Data(format!("{}: no plan was found for this position", quoted(position)))
        })?;
        lines::answer_each(input, output, lines::read_word, |text| {
            let (moves, _) = self.parse(text)?;
            let column = moves
                .strip_prefix(&root[..])
                .and_then(|replies| self.followed(&root, replies, &found));
            Ok(column.map_or_else(|| "-\n".to_owned(), |column| format!("{column}\n")))
        })
    }

    /// Returns what the plan plays after these moves of both sides; `None` if it has moved
    /// otherwise itself, or if it is not its turn.
    fn followed(&self, root: &[Column], moves: &[Column], found: &Found) -> Option<Column> {
        let mut position = Position::after(self.size, root);
        let mut last = None;
        for &column in moves {
            if position.to_move() == found.plan.player {
                let answer = found.plan.answer(&position, last)?;
                if answer.column != column {
                    return None;
                }
            }
            position.play(column).ok()?;
            last = Some(column);
        }
        found.plan.answer(&position, last).map(|answer| answer.column)
    }

    /// Returns a plan for `--json`.
    fn facts(&self, moves: &str, found: Option<&Found>) -> Value {
        let Some(Found { plan, goal, proof, longest }) = found else {
            return json!({ "plan": null });
        };
        json!({
            "position": moves,
            "side": match plan.player {
                Player::First => "first",
                Player::Second => "second",
            },
            "result": match goal {
                Goal::Win => "win",
                Goal::Draw => "draw",
            },
            "rules": plan_sentences(plan, self.size),
            "replies": proof.replies,
            "longest": numbers(longest),
        })
    }

    /// Returns a plan as a title, its numbered sentences, what it was checked against, and what
    /// makes the game longest.
    fn in_words(&self, found: &Found) -> String {
        let sentences = plan_sentences(&found.plan, self.size).into_iter();
        let rules = (1..).zip(sentences.map(text::coach::sentence));
        let rules = rules.map(|(number, rule)| format!("{number}. {rule}"));
        let ways = text::play::two_sentences(text::plan::checked(), plan_ways(found));
        let below = [ways].into_iter().chain(plan_longest(found)).map(text::coach::sentence);
        let lines =
            [plan_title(Some(found.plan.player), found.goal)].into_iter().chain(rules).chain(below);
        lines.map(|line| line + "\n").collect()
    }
}
