//! The steps of the lessons: a position, a goal and the text for each. Whether the goal was reached
//! follows from the rules alone, except where a column [keeps the win](Goal::KeepWin).

use crate::core::connect4::threats::{double_threat, threats};
use crate::core::connect4::{Cell, Column, Position, Shape as _, Size, notation};
use crate::core::game::{Game, Outcome, Player};
use crate::core::search::{Mark, Meaning};
use crate::words::text;

/// A position to solve. Red is to move, and is the user.
pub struct Step {
    /// The moves that lead to its position, as text.
    pub moves: &'static str,
    pub goal: Goal,
    /// Its own texts; otherwise they are those of its goal.
    pub words: Option<Words>,
    /// The player whose threats are marked from the start.
    pub threats_of: Option<Player>,
    /// How the game ends from there with the best moves of both sides, as text, to be watched once
    /// the step is done; empty for nothing.
    pub rest: &'static str,
}

/// The texts of a step.
pub struct Words {
    /// Returns its name in a list.
    pub name: fn() -> &'static str,
    /// Returns the text before it, in a sentence or two.
    pub task: fn() -> &'static str,
    /// Returns the text once it is done.
    pub praise: fn() -> &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Drop a coin anywhere.
    Drop,
    Line,
    /// Keep the opponent from making a line with the next coin.
    Stop,
    /// Keep the opponent from threatening two lines at once with the next coin.
    StopTwo,
    /// Threaten two lines at once, so that the next coin but one makes one of them.
    TwoThreats,
    /// Make a line by threats alone, each of which has to be blocked.
    Force,
    /// Drop a coin in one of these columns, by their numbers: no other one keeps the win.
    KeepWin(&'static [u8]),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepResult {
    Done,
    /// Right, and the step continues: the opponent answers in this column.
    Answered(Column),
    /// A wrong column; this one would have been right.
    Missed(Option<Column>),
    /// The opponent makes a line in this column, or threatens two lines at once.
    Punished(Column),
}

impl Step {
    /// Returns a step with the texts of its goal.
    pub const fn new(moves: &'static str, goal: Goal) -> Self {
        Self { moves, goal, words: None, threats_of: None, rest: "" }
    }

    /// Returns the step with Red's threats marked.
    #[must_use]
    pub const fn marked(self) -> Self {
        Self { threats_of: Some(Player::First), ..self }
    }

    /// Returns the step with an end to be watched.
    #[must_use]
    pub const fn until(self, rest: &'static str) -> Self {
        Self { rest, ..self }
    }

    /// Returns the text before it.
    #[must_use]
    pub fn task(&self) -> &'static str {
        self.words.as_ref().map_or_else(|| self.goal.task(), |words| (words.task)())
    }

    /// Returns its end, as far as there is one to watch.
    #[must_use]
    pub fn rest(&self) -> Vec<Column> {
        let all = [self.moves, self.rest].concat();
        let all = notation::parse_moves(Size::STANDARD, &all).unwrap_or_default();
        all.get(self.moves().len()..).unwrap_or_default().to_vec()
    }

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
    /// Returns what to do.
    #[must_use]
    pub fn task(self) -> &'static str {
        match self {
            Self::Drop => text::lesson::drop(),
            Self::Line => text::road::line(),
            Self::Stop => text::road::stop(),
            Self::StopTwo => text::road::stop_two(),
            Self::TwoThreats => text::road::two_threats(),
            Self::Force => text::road::force(),
            Self::KeepWin(_) => text::road::keep_win(),
        }
    }

    /// Returns what is said once it is reached, with a coin in this column.
    #[must_use]
    pub fn praise(self, column: Column) -> String {
        match self {
            Self::Drop => text::lesson::drop_done().to_owned(),
            Self::Line | Self::TwoThreats | Self::Force => text::lesson::line_done().to_owned(),
            Self::Stop => text::road::stop_done().to_owned(),
            Self::StopTwo => text::road::stop_two_done().to_owned(),
            Self::KeepWin(_) => text::road::keep_win_done(column.number()),
        }
    }

    /// Returns what is said of a coin in this column that did not reach it, and that no answer
    /// refutes at once; `better` is a right column.
    #[must_use]
    pub fn reproach(self, column: Column, better: Option<Column>) -> String {
        match (self, better) {
            (_, Some(better)) => text::lesson::no_line(column.number(), better.number()),
            (Self::Force, None) => text::road::no_force(column.number()),
            (Self::KeepWin(_), None) => text::road::win_lost(column.number()),
            (_, None) => text::lesson::no_two_threats(column.number()),
        }
    }

    /// Returns the goal after a coin that was right and its answer.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::TwoThreats => Self::Line,
            goal => goal,
        }
    }

    /// Returns the result of a coin that was dropped in this column of a position.
    #[must_use]
    pub fn judge(self, before: &Position<Size>, column: Column) -> StepResult {
        let mut after = *before;
        after.make(column);
        match self {
            Self::Drop => StepResult::Done,
            Self::Line | Self::Force if has_won(&after) => StepResult::Done,
            Self::Line => StepResult::Missed(winning(before)),
            Self::Stop => winning(&after).map_or(StepResult::Done, StepResult::Punished),
            Self::StopTwo => refutation(&after).map_or(StepResult::Done, StepResult::Punished),
            Self::TwoThreats => match (winning(&after), two_threats(before, column)) {
                (Some(answer), _) => StepResult::Punished(answer),
                (None, Some(answer)) => StepResult::Answered(answer),
                (None, None) => StepResult::Missed(None),
            },
            Self::Force => match (winning(&after), forced(before, column)) {
                (Some(answer), _) => StepResult::Punished(answer),
                (None, Some(answer)) => StepResult::Answered(answer),
                (None, None) => StepResult::Missed(None),
            },
            Self::KeepWin(right) if right.iter().any(|&own| u32::from(own) == column.number()) => {
                StepResult::Done
            }
            Self::KeepWin(_) => {
                refutation(&after).map_or(StepResult::Missed(None), StepResult::Punished)
            }
        }
    }
}

/// Returns the answer to a coin that threatens two lines at once, if it does: it blocks one of
/// them. The opponent cannot make a line first.
#[must_use]
pub fn two_threats(before: &Position<Size>, column: Column) -> Option<Column> {
    let mut after = *before;
    after.make(column);
    let cells = double_threat(&threats(&after, before.to_move()));
    cells.first().filter(|_| winning(&after).is_none()).map(|cell| cell.column)
}

/// Returns a column that shows why the position is lost: the player to move makes a line there, or
/// threatens two at once.
fn refutation(position: &Position<Size>) -> Option<Column> {
    let mut columns = position.moves().into_iter();
    winning(position).or_else(|| columns.find(|&column| two_threats(position, column).is_some()))
}

/// Returns the answer to a coin that begins a win by threats alone; the opponent has no other.
fn forced(before: &Position<Size>, column: Column) -> Option<Column> {
    let mut after = *before;
    after.make(column);
    if winning(&after).is_some() {
        return None;
    }
    let threats = playable(&after, before.to_move());
    let answer = *threats.first()?;
    after.make(answer);
    let goes_on = |&next: &Column| forced(&after, next).is_some();
    let wins = threats.len() > 1 || winning(&after).is_some() || after.moves().iter().any(goes_on);
    wins.then_some(answer)
}

fn has_won(position: &Position<Size>) -> bool {
    matches!(position.outcome(), Some(Outcome::Win(_)))
}

/// Returns a column in which the next coin would win.
fn winning(position: &Position<Size>) -> Option<Column> {
    playable(position, position.to_move()).first().copied()
}

/// Returns the columns in which a coin of this player would win at once.
#[must_use]
pub fn playable(position: &Position<Size>, player: Player) -> Vec<Column> {
    threats(position, player)
        .into_iter()
        .filter(|threat| threat.is_playable)
        .map(|threat| threat.cell.column)
        .collect()
}

/// Returns the places where a coin of this player would make a line.
#[must_use]
pub fn waits_for(position: &Position<Size>, player: Player) -> Vec<Mark<Column>> {
    let is_own = player == position.to_move();
    let meaning = if is_own { Meaning::Own } else { Meaning::Opponents };
    let threats = threats(position, player).into_iter();
    let marks = threats.filter_map(|threat| {
        let Cell { column, row } = threat.cell;
        let above = row.index().checked_sub(position.landing(column)?.index())?;
        Some(Mark { mv: column, times: above + 1, meaning })
    });
    marks.collect()
}
