//! A review of a game: the effect of each move on the result, and how accurately each player
//! played.

use super::analysis::{Oracle, Outlook, verdict_of};
use super::analyst::report_of;
use super::column::Column;
use super::kind::Connect4;
use super::perfect::score_in_plies;
use super::position::Position;
use super::size::Size;
use super::solver::best_columns;
use crate::game::{Game, Player};
use crate::kind::{Judgement, MoveClass, Seen, Visible as _};
use crate::score::Score;
use crate::verdict::Verdict;

/// A game with the effect of each move on the result.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The moves, from the first.
    pub moves: Vec<ReviewedMove>,
}

/// One move and its effect. All scores are those of the player who made it: see
/// [`Solver::score`](super::solver::Solver::score).
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// The number of the move in the game, counted from 1.
    pub ply: u32,
    /// The player who made it.
    pub player: Player,
    /// The column.
    pub column: Column,
    /// The score of the position before the move.
    pub before: i32,
    /// The score of the column that was played.
    pub after: i32,
    /// The verdicts on the position before the move and after it; `None` where only the
    /// [results](ScoreKind::Results) are known.
    pub verdicts: Option<[Verdict; 2]>,
    /// The columns with the highest score, from left to right.
    pub best: Vec<Column>,
    /// The score of each column from left to right; `None` for a full column.
    pub scores: Vec<Option<i32>>,
    /// What the move cost; `None` where only results are known, or where it made no difference
    /// which move was made.
    pub cost: Option<f32>,
    /// The grade of the move.
    pub grade: Grade,
    /// Its class: first what could be seen.
    pub class: MoveClass,
    /// The mistake that can be seen, if there is one.
    pub seen: Option<Seen<Column>>,
}

/// The kind of scores that a review is made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreKind {
    /// Exact scores: who wins, and how soon.
    Scores,
    /// Only who wins: 1, 0 and -1. Then no move is called the best.
    Results,
}

impl ScoreKind {
    /// Returns a solver's score in this position as that of a search.
    fn score(self, position: &Position<Size>, score: i32) -> Score {
        match (self, score.signum()) {
            (Self::Scores, _) => score_in_plies(position, score),
            (Self::Results, 1) => Score::win_in(Score::UNCOUNTED),
            (Self::Results, -1) => Score::loss_in(Score::UNCOUNTED),
            (Self::Results, _) => Score::DRAW,
        }
    }
}

/// The grade of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// No column has a higher score.
    Best,
    /// It kept the result, and only [results](ScoreKind::Results) are known.
    Good,
    /// It kept the result, but wins more slowly, or loses more quickly, than a best move.
    Inaccuracy,
    /// It changed the result: a win into a draw or a loss, a draw into a loss.
    Mistake,
}

impl Grade {
    /// Returns the grade in a word: `best`, `good`, `inaccuracy` or `mistake`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
        }
    }

    /// Returns the grade of a move from the score before it to that after it.
    const fn of(before: i32, after: i32, known: ScoreKind) -> Self {
        match known {
            _ if before.signum() != after.signum() => Self::Mistake,
            ScoreKind::Results => Self::Good,
            ScoreKind::Scores if after < before => Self::Inaccuracy,
            ScoreKind::Scores => Self::Best,
        }
    }
}

impl ReviewedMove {
    /// Returns the review of a move in this position, which has these scores; `None` if the column
    /// takes no coin.
    #[must_use]
    pub fn new(
        position: &Position<Size>,
        column: Column,
        scores: Vec<Option<i32>>,
        known: ScoreKind,
    ) -> Option<Self> {
        let after = scores.get(usize::from(column.index())).copied().flatten()?;
        let before = scores.iter().copied().flatten().max()?;
        let report = report_of(position, |column| {
            let score = scores.get(usize::from(column.index())).copied().flatten();
            score.map(|score| known.score(position, score))
        })?;
        let judgement = Judgement::<Connect4>::of(&report);
        let seen = Connect4::visible_mistake(position, column);
        let class = match judgement.class(column, None, seen.as_ref()) {
            // Where only results are known, more than one move may be the best.
            Some(MoveClass::Best) | None if known == ScoreKind::Results => MoveClass::Good,
            class => class.unwrap_or(MoveClass::Good),
        };
        Some(Self {
            class,
            seen,
            ply: position.plies() + 1,
            player: position.to_move(),
            column,
            before,
            after,
            verdicts: (known == ScoreKind::Scores)
                .then(|| [before, after].map(|score| verdict_of(position, score))),
            best: best_columns(&scores),
            cost: judgement
                .cost(column, None)
                .filter(|_| known == ScoreKind::Scores),
            scores,
            grade: Grade::of(before, after, known),
        })
    }

    /// Returns the outlook of the player before the move and after it.
    #[must_use]
    pub const fn outlooks(&self) -> [Outlook; 2] {
        [Outlook::of(self.before), Outlook::of(self.after)]
    }
}

impl Review {
    /// Returns the review of a game of these moves from a position on, or `None` if the oracle was
    /// stopped or a move cannot be played.
    ///
    /// The positions are solved from the last to the first, as what a solver remembers of the later
    /// ones helps with the earlier.
    #[must_use]
    pub fn new(
        start: &Position<Size>,
        moves: &[Column],
        known: ScoreKind,
        oracle: &mut Oracle<'_>,
    ) -> Option<Self> {
        let mut positions = Vec::new();
        let mut position = *start;
        for &column in moves {
            positions.push((position, column));
            position.play(column).ok()?;
        }
        let mut reviewed = Vec::new();
        for (position, column) in positions.iter().rev() {
            reviewed.push(ReviewedMove::new(
                position,
                *column,
                oracle(position)?,
                known,
            )?);
        }
        reviewed.reverse();
        Some(Self { moves: reviewed })
    }

    /// Returns the moves that changed the result, in their order.
    pub fn mistakes(&self) -> impl Iterator<Item = &ReviewedMove> {
        self.moves
            .iter()
            .filter(|reviewed| reviewed.grade == Grade::Mistake)
    }
}
