//! The steps of the first lesson: a position, a goal and the text for each. Whether the goal was
//! reached follows from the rules alone.

use crate::core::connect4::threats::threats;
use crate::core::connect4::{Cell, Column, Position, Shape as _, Size, notation};
use crate::core::game::{Game, Outcome, Player};
use crate::core::search::{Mark, Meaning};
use crate::words::text;

pub struct Step {
    /// The moves that lead to its position, as text. Red is to move.
    pub moves: &'static str,
    pub goal: Goal,
    /// Returns its name in a list.
    pub name: fn() -> &'static str,
    /// Returns the text before it, in a sentence or two.
    pub words: fn() -> &'static str,
    /// Returns the text once it is done.
    pub praise: fn() -> &'static str,
    /// Whether the cells where Yellow would make a line are marked from the start.
    pub shows_threats: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Drop a coin anywhere.
    Drop,
    Line,
    /// Keep the opponent from making a line with the next coin.
    Stop,
    /// Threaten two lines at once, so that the next coin but one makes one of them.
    TwoThreats,
}

pub const STEPS: [Step; 6] = [
    Step {
        moves: "",
        goal: Goal::Drop,
        name: text::lesson::drop_name,
        words: text::lesson::drop,
        praise: text::lesson::drop_done,
        shows_threats: false,
    },
    Step {
        moves: "213344",
        goal: Goal::Line,
        name: text::lesson::line_name,
        words: text::lesson::line,
        praise: text::lesson::line_done,
        shows_threats: false,
    },
    Step {
        moves: "4413322437",
        goal: Goal::Line,
        name: text::lesson::diagonal_name,
        words: text::lesson::diagonal,
        praise: text::lesson::diagonal_done,
        shows_threats: false,
    },
    Step {
        moves: "142474",
        goal: Goal::Stop,
        name: text::lesson::block_name,
        words: text::lesson::block,
        praise: text::lesson::block_done,
        shows_threats: false,
    },
    Step {
        moves: "2342233467",
        goal: Goal::Stop,
        name: text::lesson::below_name,
        words: text::lesson::below,
        praise: text::lesson::below_done,
        shows_threats: true,
    },
    Step {
        moves: "3344",
        goal: Goal::TwoThreats,
        name: text::lesson::two_threats_name,
        words: text::lesson::two_threats,
        praise: text::lesson::two_threats_done,
        shows_threats: false,
    },
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepResult {
    Done,
    /// Right, and the step continues: the opponent answers in this column, and then the user has to
    /// make a line.
    Answered(Column),
    /// A wrong column; this one would have been right.
    Missed(Option<Column>),
    /// The opponent makes a line in this column.
    Punished(Column),
}

impl Step {
    #[must_use]
    pub fn moves(&self) -> Vec<Column> {
        notation::parse_moves(Size::STANDARD, self.moves).unwrap_or_default()
    }

    /// Returns the column nearest to the middle that is no answer to the step in its position:
    /// above it the coin that waits gives nothing away. `None` where there is little to give away,
    /// as most columns are right.
    #[must_use]
    pub fn neutral(&self, position: &Position<Size>) -> Option<Column> {
        let middle = (Size::STANDARD.columns() - 1) / 2;
        let columns = position.moves();
        let is_right = |column: &Column| {
            let result = self.goal.judge(position, *column);
            matches!(result, StepResult::Done | StepResult::Answered(_))
        };
        let (right, wrong): (Vec<_>, Vec<_>) = columns.into_iter().partition(is_right);
        let nearest = wrong.into_iter().min_by_key(|column| column.index().abs_diff(middle));
        nearest.filter(|_| right.len() < 3)
    }
}

impl Goal {
    /// Returns the result of a coin that was dropped in this column of a position.
    #[must_use]
    pub fn judge(self, before: &Position<Size>, column: Column) -> StepResult {
        let mut after = *before;
        after.make(column);
        match self {
            Self::Drop => StepResult::Done,
            Self::Line if has_won(&after) => StepResult::Done,
            Self::Line => StepResult::Missed(winning(before)),
            Self::Stop => winning(&after).map_or(StepResult::Done, StepResult::Punished),
            Self::TwoThreats => {
                match (winning(&after), playable(&after, before.to_move()).as_slice()) {
                    (Some(answer), _) => StepResult::Punished(answer),
                    (None, [answer, _, ..]) => StepResult::Answered(*answer),
                    (None, [] | [_]) => StepResult::Missed(None),
                }
            }
        }
    }
}

fn has_won(position: &Position<Size>) -> bool {
    matches!(position.outcome(), Some(Outcome::Win(_)))
}

/// Returns a column in which the next coin would win.
fn winning(position: &Position<Size>) -> Option<Column> {
    playable(position, position.to_move()).first().copied()
}

/// Returns the columns in which a coin of this player would win at once.
fn playable(position: &Position<Size>, player: Player) -> Vec<Column> {
    threats(position, player)
        .into_iter()
        .filter(|threat| threat.is_playable)
        .map(|threat| threat.cell.column)
        .collect()
}

/// Returns the places where a coin of the opponent would make a line.
#[must_use]
pub fn waits_for(position: &Position<Size>) -> Vec<Mark<Column>> {
    let threats = threats(position, position.to_move().other()).into_iter();
    let marks = threats.filter_map(|threat| {
        let Cell { column, row } = threat.cell;
        let above = row.index().checked_sub(position.landing(column)?.index())?;
        Some(Mark { mv: column, times: above + 1, meaning: Meaning::Opponents })
    });
    marks.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the position of a step, and all columns in which a coin can be dropped there.
    fn position(step: &Step) -> (Position<Size>, Vec<Column>) {
        let position = notation::parse_position(Size::STANDARD, step.moves)
            .expect("the moves of a step are legal");
        assert_eq!(position.to_move(), Player::First, "the person is Red");
        assert!(position.outcome().is_none());
        let mut columns = position.moves();
        columns.sort_unstable();
        (position, columns)
    }

    /// Returns the numbers of the columns that are right in a step.
    fn right(step: &Step) -> Vec<u32> {
        let (position, columns) = position(step);
        let is_right = |column: &Column| {
            matches!(
                step.goal.judge(&position, *column),
                StepResult::Done | StepResult::Answered(_)
            )
        };
        columns.into_iter().filter(is_right).map(Column::number).collect()
    }

    fn played(position: &Position<Size>, columns: &[Column]) -> Option<Outcome> {
        let mut position = *position;
        for &column in columns {
            position.make(column);
        }
        position.outcome()
    }

    #[test]
    fn each_step_has_right_columns_and_all_but_the_first_have_wrong_ones() {
        let expected: [&[u32]; 6] =
            [&[1, 2, 3, 4, 5, 6, 7], &[5], &[4], &[4], &[2, 3, 4, 6, 7], &[2, 5]];
        for (step, expected) in STEPS.iter().zip(expected) {
            assert_eq!(right(step), expected, "{}", (step.words)());
        }
    }

    #[test]
    fn what_a_step_says_of_a_coin_is_what_the_rules_say() {
        for step in &STEPS {
            let (position, columns) = position(step);
            for &column in &columns {
                let replies: Vec<Column> = columns.clone();
                let wins_for = |moves: &[Column], player| {
                    played(&position, moves) == Some(Outcome::Win(player))
                };
                let is_punished =
                    || replies.iter().any(|&reply| wins_for(&[column, reply], Player::Second));
                match (step.goal, step.goal.judge(&position, column)) {
                    (Goal::Drop, came) => assert_eq!(came, StepResult::Done),
                    (Goal::Line, StepResult::Done) => assert!(wins_for(&[column], Player::First)),
                    (Goal::Line, StepResult::Missed(Some(better))) => {
                        assert!(
                            !wins_for(&[column], Player::First)
                                && wins_for(&[better], Player::First)
                        );
                    }
                    (Goal::Stop, StepResult::Done) => assert!(!is_punished(), "{column}"),
                    (Goal::TwoThreats, StepResult::Answered(_)) => {
                        // Whatever Yellow answers, the next coin of Red makes a line.
                        for &reply in &replies {
                            let wins =
                                |&next: &Column| wins_for(&[column, reply, next], Player::First);
                            assert!(columns.iter().any(wins), "{column} {reply}");
                        }
                    }
                    (Goal::TwoThreats, StepResult::Missed(None)) => assert!(!is_punished()),
                    (_, StepResult::Punished(answer)) => {
                        assert!(wins_for(&[column, answer], Player::Second));
                    }
                    other => panic!("{other:?}"),
                }
            }
        }
    }

    #[test]
    fn the_coin_waits_above_no_answer_unless_most_columns_are_right() {
        let waits = STEPS.each_ref().map(|step| step.neutral(&position(step).0));
        for (step, column) in STEPS.iter().zip(waits) {
            let right = right(step);
            assert_eq!(column.is_none(), right.len() > 3, "{}", (step.words)());
            assert!(column.is_none_or(|column| !right.contains(&column.number())), "{column:?}");
        }
    }

    #[test]
    fn the_lines_are_those_that_the_words_tell_of() {
        use crate::core::connect4::lines::winning_lines;
        for (index, column, is_row, is_slanting) in [(1, 5, true, false), (2, 4, false, true)] {
            let (mut position, _) = position(&STEPS[index]);
            position.make(Column::from_number(column).expect("a column"));
            let cells = winning_lines(&position)[0].cells.clone();
            let rows = cells.windows(2).filter(|pair| pair[0].row == pair[1].row).count();
            let columns = cells.windows(2).filter(|pair| pair[0].column == pair[1].column).count();
            assert_eq!((rows == 3, rows == 0 && columns == 0), (is_row, is_slanting), "{cells:?}");
        }
        let marked = waits_for(&position(&STEPS[4]).0);
        let marked: Vec<_> = marked.iter().map(|mark| (mark.mv.number(), mark.times)).collect();
        assert_eq!(marked, [(1, 2), (5, 2)]);
    }
}
