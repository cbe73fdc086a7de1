//! The class of a move: by what could be seen on the board, and by the truth.

use super::MoveOf;
use super::players::Players;
use super::quality::{Quality, chance_of};
use crate::search::Report;
use crate::verdict::Verdict;

/// How many moves a win may come later, or a loss sooner, after a good move.
const GOOD_WITHIN: u32 = 2;
/// How much the chance to win, from 0 to 1, may fall with a best move and with a good one, where
/// only estimates are known.
const ESTIMATED: [f32; 2] = [0.03, 0.1];

/// The class of a move: the first that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveClass {
    /// A win with this move was there, and another move was made.
    MissedWin,
    /// The opponent could already win with the next move, and still can.
    MissedBlock,
    /// The opponent can win with the next move only because of this one.
    OpenedWin,
    /// The opponent can force two threats at once.
    AllowedDouble,
    /// Two threats at once could have been forced.
    MissedDouble,
    /// A piece is lost.
    LostPiece,
    /// More could have been captured.
    MissedCapture,
    /// A group is left, or put, where the next move captures it.
    LeftInAtari,
    /// A ladder was read wrongly.
    MisreadLadder,
    /// An own eye is filled.
    FilledEye,
    /// A corner is given away.
    GaveCorner,
    /// The win is given away.
    GaveWin,
    /// The draw is given away.
    GaveDraw,
    /// The chance to win fell a lot, by an estimate.
    GaveGround,
    /// The result is kept, but the win comes later, or the loss sooner.
    Inaccuracy,
    /// The result is kept.
    Good,
    /// No other move keeps the result.
    OnlyMove,
    /// No move is better.
    Best,
}

impl MoveClass {
    /// The classes, in the order in which they are tried.
    pub const ALL: [Self; 18] = [
        Self::MissedWin,
        Self::MissedBlock,
        Self::OpenedWin,
        Self::AllowedDouble,
        Self::MissedDouble,
        Self::LostPiece,
        Self::MissedCapture,
        Self::LeftInAtari,
        Self::MisreadLadder,
        Self::FilledEye,
        Self::GaveCorner,
        Self::GaveWin,
        Self::GaveDraw,
        Self::GaveGround,
        Self::Inaccuracy,
        Self::Good,
        Self::OnlyMove,
        Self::Best,
    ];

    /// Returns its name in JSON: `missed_win`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::MissedWin => "missed_win",
            Self::MissedBlock => "missed_block",
            Self::OpenedWin => "opened_win",
            Self::AllowedDouble => "allowed_double",
            Self::MissedDouble => "missed_double",
            Self::LostPiece => "lost_piece",
            Self::MissedCapture => "missed_capture",
            Self::LeftInAtari => "left_in_atari",
            Self::MisreadLadder => "misread_ladder",
            Self::FilledEye => "filled_eye",
            Self::GaveCorner => "gave_corner",
            Self::GaveWin => "gave_win",
            Self::GaveDraw => "gave_draw",
            Self::GaveGround => "gave_ground",
            Self::Inaccuracy => "inaccuracy",
            Self::Good => "good",
            Self::OnlyMove => "only_move",
            Self::Best => "best",
        }
    }

    /// Returns whether it is a mistake that can be seen on the board.
    #[must_use]
    pub fn is_visible(self) -> bool {
        self < Self::GaveWin
    }

    /// Returns whether it is a chance of the player's own that was missed.
    #[must_use]
    pub const fn is_missed_chance(self) -> bool {
        matches!(
            self,
            Self::MissedWin | Self::MissedDouble | Self::MissedCapture
        )
    }

    /// Returns whether a mistake of this class that can be seen is none if the move is as good as
    /// the best one.
    #[must_use]
    pub const fn depends_on_truth(self) -> bool {
        matches!(
            self,
            Self::MissedDouble
                | Self::MissedCapture
                | Self::LeftInAtari
                | Self::LostPiece
                | Self::GaveCorner
        )
    }

    /// Returns whether it is a mistake, which a review names.
    #[must_use]
    pub fn is_mistake(self) -> bool {
        self < Self::Inaccuracy
    }

    /// Returns the class of a move by the truth alone, or by estimates as far as the game
    /// [judges moves by them](super::Scale::judges_moves); `None` if not enough is known.
    ///
    /// `before` and `after` are the verdicts for its player before and after it, and `others` those
    /// on all other legal moves, as far as they are known.
    #[must_use]
    pub fn by_truth<K: Players>(
        before: Verdict,
        after: Verdict,
        others: &[Verdict],
    ) -> Option<Self> {
        let later = match (before, after) {
            (Verdict::Win(_), Verdict::Win(_)) | (Verdict::Loss(_), Verdict::Loss(_))
                if !before.is_counted() || !after.is_counted() =>
            {
                1 // somewhat later, or not at all
            }
            (Verdict::Win(best), Verdict::Win(own)) => own.saturating_sub(best),
            (Verdict::Loss(best), Verdict::Loss(own)) => best.saturating_sub(own),
            (Verdict::Draw, Verdict::Draw) => 0,
            // A result that is better than an estimate is no mistake.
            _ => match Quality::of::<K>(Some(before), Some(after)) {
                Quality::Mistake => return Some(Self::given_away(before, after)),
                Quality::Good | Quality::Unknown => {
                    return Self::by_estimate::<K>(before, after);
                }
            },
        };
        let is_only = !others.is_empty()
            && !matches!(before, Verdict::Loss(_))
            && others.iter().all(|other| {
                !matches!(other, Verdict::Estimate(_)) && other.result() < after.result()
            });
        Some(match later {
            0 if is_only => Self::OnlyMove,
            0 => Self::Best,
            1..=GOOD_WITHIN => Self::Good,
            _ => Self::Inaccuracy,
        })
    }

    /// Returns the class of a move by the truth from the report on the position before it, and the
    /// verdict on the position after it for the player who made it.
    #[must_use]
    pub fn judged<K: Players>(
        report: &Report<MoveOf<K>>,
        mv: MoveOf<K>,
        after: Verdict,
    ) -> Option<Self> {
        let before = Verdict::of(report.score, report.ended.is_exact());
        let values = values_of(report);
        let own = values
            .iter()
            .find(|(known, _)| *known == mv)
            .map(|&(_, verdict)| verdict)
            .filter(|verdict| !matches!(verdict, Verdict::Estimate(_)));
        let after = match (own, after) {
            (Some(own), _) => own,
            // Its own move is one of those to the win.
            (None, Verdict::Win(moves)) if after.is_counted() && after.margin().is_none() => {
                Verdict::Win(moves + 1)
            }
            (None, after) => after,
        };
        let others: Vec<Verdict> = if values.len() == report.moves.len() {
            let others = values.iter().filter(|(known, _)| *known != mv);
            others.map(|&(_, verdict)| verdict).collect()
        } else {
            Vec::new()
        };
        Self::by_truth::<K>(before, after, &others)
    }

    /// Returns the class of a mistake by what it gave away.
    const fn given_away(before: Verdict, after: Verdict) -> Self {
        match (before, after) {
            (Verdict::Win(_), _) => Self::GaveWin,
            (Verdict::Draw, _) => Self::GaveDraw,
            (Verdict::Loss(_) | Verdict::Estimate(_), _) => Self::GaveGround,
        }
    }

    /// Returns the class of a move that is no mistake, from how much the chance to win fell.
    fn by_estimate<K: Players>(before: Verdict, after: Verdict) -> Option<Self> {
        let lost = chance_of::<K>(before) - chance_of::<K>(after);
        let [best, good] = ESTIMATED;
        match lost {
            _ if lost <= best => Some(Self::Best),
            _ if lost <= good => Some(Self::Good),
            _ if K::SCALE.judges_moves => Some(Self::Inaccuracy),
            _ => None,
        }
    }
}

/// Returns the moves of a report whose values are known, with these.
#[must_use]
pub fn values_of<M: Copy>(report: &Report<M>) -> Vec<(M, Verdict)> {
    let is_known = report.ended.is_exact();
    let known = report.moves.iter().filter(|root| root.exact);
    known
        .map(|root| (root.mv, Verdict::of(root.score, is_known)))
        .collect()
}
