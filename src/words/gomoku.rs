//! The sentences of Gomoku.

use super::catalog::Name;
use super::list::beside;
use super::phrases::{CardText, Phrases, TypedMove, class_name, resigning};
use super::puzzles::{PuzzlePhrases, solver};
use super::text;
use crate::core::game::{self, Game as _, Reason as _};
use crate::core::gomoku::position::winning_points;
use crate::core::gomoku::puzzle::{Puzzle, WinIn};
use crate::core::gomoku::{Computer, Gomoku, Move, Point, Position, Refusal, Rule, Setup, Skill};
use crate::core::kind::{Merit, MoveClass, Seen, Spot};

impl Phrases for Gomoku {
    fn title() -> &'static str {
        text::gomoku::title()
    }

    fn summary() -> &'static str {
        text::gomoku::summary()
    }

    fn describe_setup(setup: Setup) -> String {
        let size = format!("{0}x{0}", setup.size());
        let target = text::gomoku::subtitle_target(u32::from(setup.target()));
        let rule = text::gomoku::subtitle_rule(setup.rule().name());
        beside([size, target, rule])
    }

    fn goal(setup: Setup) -> String {
        let target = u32::from(setup.target());
        match setup.rule() {
            Rule::Freestyle => text::gomoku::goal_freestyle(target),
            Rule::Standard => text::gomoku::goal_standard(target),
            Rule::Restricted => text::gomoku::goal_restricted(target),
            Rule::Renju => text::gomoku::goal_renju(target),
        }
    }

    fn level_summary(level: Computer) -> String {
        match level.skill {
            Skill::Learner => text::gomoku::level_learner().to_owned(),
            Skill::Casual => text::game::level_at_a_glance(9, 10),
            Skill::Low => text::game::level_at_a_glance(4, 10),
            Skill::Fair => text::game::level_slips_rarely().to_owned(),
            Skill::Medium => text::gomoku::level_medium().to_owned(),
            Skill::Advanced => text::game::level_further().to_owned(),
            Skill::High => text::gomoku::level_high().to_owned(),
            Skill::Random => text::game::level_stones_anywhere().to_owned(),
            Skill::Greedy => text::gomoku::level_greedy().to_owned(),
            Skill::Depth(depth) => text::game::level_looks(depth),
        }
    }

    fn refused(position: &Position, mv: Move, refusal: Refusal) -> String {
        let point = mv.to_string();
        match refusal {
            Refusal::Basic(game::Refusal::OffBoard) => {
                let edge = position.setup().size() - 1;
                text::game::refused_off_board(point, Point::at(edge, edge).to_string())
            }
            Refusal::Basic(game::Refusal::Taken) => text::game::refused_taken(point),
            Refusal::Basic(game::Refusal::GameOver) => text::game::refused_over().to_owned(),
            Refusal::DoubleThree | Refusal::DoubleFour | Refusal::Overline => {
                text::gomoku::refused_forbidden(point, refusal.name())
            }
            Refusal::MayNotPass => text::gomoku::refused_pass().to_owned(),
        }
    }

    fn passes(_position: &Position, who: Name<'_>) -> String {
        text::gomoku::passes(who)
    }

    fn mistake_said(seen: &Seen<Move>, who: Name<'_>, opponent: &'static str) -> String {
        let (row, point) = (Row::of(&seen.line, &seen.places), point(seen));
        match (seen.class, row) {
            (MoveClass::MissedWin, _) => text::gomoku::missed_win(who, row.length(), point),
            (MoveClass::MissedBlock, _) => {
                text::gomoku::missed_block(who, opponent, row.there(), point)
            }
            (MoveClass::AllowedDouble, Row::Open(_)) => text::gomoku::left_open(who, row.there()),
            (MoveClass::AllowedDouble, Row::Whole(_)) => {
                text::gomoku::allowed_double(who, opponent)
            }
            (MoveClass::MissedDouble, Row::Open(_)) => {
                text::gomoku::missed_open(who, row.length(), point)
            }
            (MoveClass::MissedDouble, Row::Whole(_)) => text::gomoku::missed_double(who, point),
            (class, _) => class_name(class),
        }
    }

    fn mistake_card(seen: &Seen<Move>, opponent: &'static str) -> CardText {
        let (row, point) = (Row::of(&seen.line, &seen.places), point(seen));
        let (heading, text) = match (seen.class, row) {
            (MoveClass::MissedWin, _) => (
                text::gomoku::card_missed_win().to_owned(),
                text::gomoku::why_missed_win(point, row.length()),
            ),
            (MoveClass::MissedBlock, _) => (
                text::gomoku::card_lets_win(opponent),
                text::gomoku::why_missed_block(opponent, row.there(), point),
            ),
            (MoveClass::AllowedDouble, Row::Open(_)) => (
                text::gomoku::card_left_open(row.there()),
                text::gomoku::why_left_open(opponent, point),
            ),
            (MoveClass::AllowedDouble, Row::Whole(_)) => (
                text::gomoku::card_allowed_double(opponent),
                text::gomoku::why_allowed_double(opponent, point),
            ),
            (MoveClass::MissedDouble, Row::Open(_)) => (
                text::gomoku::card_missed_open(row.length()),
                text::gomoku::why_missed_open(point, opponent),
            ),
            (MoveClass::MissedDouble, Row::Whole(_)) => (
                text::gomoku::card_missed_double().to_owned(),
                text::gomoku::why_missed_double(point, opponent),
            ),
            (class, _) => (class_name(class), String::new()),
        };
        CardText { heading, text }
    }

    fn block_reason(merit: &Merit, opponent: &'static str) -> Option<String> {
        let row = Row::of(&merit.line, &merit.places);
        Some(match row {
            Row::Open(_) => text::gomoku::why_block_open(opponent, row.there()),
            Row::Whole(_) => text::gomoku::why_block(opponent, row.there()),
        })
    }

    fn ask(position: &Position, side: &str) -> String {
        let last = position.setup().size() - 1;
        text::terminal::ask_point(side, Point::at(last, last).to_string())
    }

    fn what_to_type(position: &Position) -> String {
        text::terminal::type_point(position.setup().centre().to_string())
    }

    fn typed_moves() -> Vec<TypedMove> {
        let examples = ["C3", "D4", "..."].map(str::to_owned).into();
        vec![(examples, text::terminal::help_point()), resigning()]
    }

    fn captions(_position: &Position) -> Vec<String> {
        Vec::new()
    }

    fn remarks(position: &Position) -> Option<String> {
        let names = |points: Vec<Point>| {
            let names: Vec<String> = points.iter().map(ToString::to_string).collect();
            (!names.is_empty()).then(|| names.join(" "))
        };
        if let Some(winning) = names(winning_points(position)) {
            return Some(text::gomoku::winning_points(winning));
        }
        let is_restricted =
            position.setup().is_restricted(position.to_move()) && position.outcome().is_none();
        let forbidden = is_restricted.then(|| position.forbidden_points())?;
        names(forbidden).map(text::gomoku::forbidden_points)
    }
}

impl PuzzlePhrases for Gomoku {
    fn task(puzzle: &Puzzle) -> String {
        let side = solver(puzzle);
        match puzzle.kind {
            WinIn(1) => text::puzzles::task_five(side),
            WinIn(moves) => text::puzzles::task_fours(side, moves),
        }
    }

    fn legend(puzzle: &Puzzle) -> Option<&'static str> {
        let position = puzzle.position();
        let has_crosses = puzzle.setup.is_restricted(position.to_move())
            && !position.forbidden_points().is_empty();
        has_crosses.then(text::gomoku::forbidden_crosses)
    }

    fn look_for(puzzle: &Puzzle) -> String {
        match (puzzle.kind, puzzle.solution()) {
            (WinIn(2..), Some(Move::Place(point))) => {
                text::puzzles::look_for_part(part(point, puzzle.setup.size()))
            }
            _ => text::puzzles::look_for_five().to_owned(),
        }
    }
}

/// Returns in which ninth of the board a point lies, as an identifier in the messages.
fn part(point: Point, size: u8) -> &'static str {
    const PARTS: [[&str; 3]; 3] = [
        ["lower-left", "lower", "lower-right"],
        ["left", "middle", "right"],
        ["upper-left", "upper", "upper-right"],
    ];
    let third = |index: u8| usize::from(3 * index / size);
    PARTS[third(point.row())][third(point.column())]
}

/// The row that shows a threat.
#[derive(Clone, Copy)]
enum Row {
    /// Of so many stones, with both ends free.
    Open(u32),
    /// Of so many stones, which wins.
    Whole(u32),
}

impl Row {
    /// Returns the row of a line of places: an open one has two places of threats at its ends.
    fn of(line: &[Spot], places: &[Spot]) -> Self {
        let length = u32::try_from(line.len()).unwrap_or(u32::MAX);
        let is_open = places.len() == 2 && places.iter().all(|place| line.contains(place));
        if is_open && length > 3 { Self::Open(length - 2) } else { Self::Whole(length.max(1)) }
    }

    const fn length(self) -> u32 {
        match self {
            Self::Open(length) | Self::Whole(length) => length,
        }
    }

    /// Returns how many of its stones are there, before the last one.
    const fn there(self) -> u32 {
        self.length() - 1
    }
}

/// Returns the point that matters: the opponent's answer, or the better move.
fn point(seen: &Seen<Move>) -> String {
    let mv = seen.answer.or(seen.better.first().copied());
    mv.map_or_else(String::new, |mv| mv.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::puzzle::Puzzles as _;

    /// Returns whether a line of five through a point has four stones of the player to move.
    fn completes_five(position: &Position, point: Point) -> bool {
        let stone = |right: i32, up: i32, steps: i32| {
            let index = |from: u8, way: i32| u8::try_from(i32::from(from) + way * steps).ok();
            let [column, row] = [index(point.column(), right)?, index(point.row(), up)?];
            let size = position.setup().size();
            (column < size && row < size).then(|| position.stone(Point::at(column, row)))?
        };
        let own = Some(position.to_move());
        [(1, 0), (0, 1), (1, 1), (1, -1)].iter().any(|&(right, up)| {
            let is_own = |steps: i32| steps == 0 || stone(right, up, steps) == own;
            (-4..=0).any(|first| (first..first + 5).all(is_own))
        })
    }

    #[test]
    fn first_hints_are_true() {
        for puzzle in Gomoku::collection().puzzles() {
            let (hint, name) = (Gomoku::look_for(puzzle), puzzle.text());
            let Some(Move::Place(point)) = puzzle.solution() else {
                panic!("{name}");
            };
            if hint == text::puzzles::look_for_five() {
                assert!(completes_five(&puzzle.position(), point), "{name}");
                continue;
            }
            let column = match point.column() {
                0..5 => "left",
                5..10 => "",
                _ => "right",
            };
            let row = match point.row() {
                0..5 => "lower",
                5..10 => "",
                _ => "upper",
            };
            let part = match (row, column) {
                ("", "") => "middle".to_owned(),
                ("", only) | (only, "") => only.to_owned(),
                (row, column) => format!("{row}-{column}"),
            };
            assert_eq!(hint, text::puzzles::look_for_part(part), "{name}: {point}");
        }
    }
}
