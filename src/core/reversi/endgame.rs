//! Endgames played out to the last disc: by how many discs each move wins or loses.

use super::evaluate::Judgement;
use super::position::{Move, Position, playable, squares, turned};
use crate::core::control::Control;
use crate::core::count::counted;
use crate::core::game::Game;
use crate::core::kind::GameSetup;
use crate::core::score::{Score, ScoreKind};
use crate::core::search::{Ended, Explanation, Limits, Report, Root, RootMove, Search, Strategy};

/// The greatest number of empty squares of a position that is played out.
pub const MOST_EMPTY: u32 = 14;
/// How far a search looks before a position is played out, in plies, for an answer if it is
/// stopped.
const AT_LEAST: Limits = Limits::depth(3);
/// The greatest margin, in discs.
const ALL: i32 = 64;

/// Returns whether a position is played out.
#[must_use]
pub fn is_known(position: &Position) -> bool {
    position.empties() <= MOST_EMPTY
}

/// A player who searches, and plays endgames out.
pub struct Exact {
    search: Search<Position, Judgement>,
    limits: Limits,
    root: Root,
}

impl Exact {
    /// Returns the player who searches like this, and tells of endgames what `root` says.
    #[must_use]
    pub const fn new(search: Search<Position, Judgement>, limits: Limits, root: Root) -> Self {
        Self {
            search,
            limits,
            root,
        }
    }

    /// Returns the value of the moves of an endgame, or `None` if it is over or `control` stops.
    fn play_out(
        &self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let mut line = Line { control, nodes: 1 };
        let (mut best, mut moves) = (None, Vec::new());
        for mv in legal {
            let alpha = match (best, self.root) {
                (None, _) | (_, Root::All) => -ALL - 1,
                (Some((margin, _)), Root::Ties) => margin - 1,
                (Some((margin, _)), Root::Best) => margin,
            };
            let mut after = *position;
            after.make(mv);
            let [own, others] = after.sides();
            let margin = -line.margin(own, others, -ALL - 1, -alpha)?;
            let (score, exact) = (score(margin), margin > alpha);
            moves.push(RootMove { mv, score, exact });
            if best.is_none_or(|(most, _)| margin > most) {
                best = Some((margin, mv));
            }
        }
        let (margin, best) = best?;
        Some(Report {
            best,
            score: score(margin),
            depth: position.empties(),
            nodes: line.nodes,
            pv: vec![best],
            moves,
            ended: Ended::Decided,
        })
    }
}

impl Strategy<Position> for Exact {
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        if !is_known(position) {
            return self.search.run(position, self.limits, control);
        }
        let glance = self.search.run(position, AT_LEAST, control)?;
        Some(self.play_out(position, control).unwrap_or(glance))
    }

    /// Returns by how many discs an endgame is won.
    fn explain(
        &mut self,
        position: &Position,
        report: &Report<Move>,
        _control: &mut dyn Control<Report<Move>>,
    ) -> Option<Explanation<Move>> {
        let (winner, plies) = match report.score.kind() {
            ScoreKind::WinIn(plies) => (position.to_move(), plies),
            ScoreKind::LossIn(plies) => (position.to_move().other(), plies),
            ScoreKind::Heuristic(_) => return None,
        };
        let discs = (Score::UNCOUNTED + ALL.unsigned_abs()).checked_sub(plies)?;
        let side = super::Reversi::SIDES[winner.index()];
        (plies >= Score::UNCOUNTED).then(|| Explanation {
            words: format!(
                "With the best play {side} wins by {}.",
                counted(discs.into(), "disc")
            ),
            marks: Vec::new(),
            line: report.pv.clone(),
        })
    }
}

/// Returns the score of a margin: more discs are better, however many moves there are to the end.
fn score(margin: i32) -> Score {
    let plies = Score::UNCOUNTED + (ALL - margin.abs()).unsigned_abs();
    match margin {
        0 => Score::DRAW,
        1.. => Score::win_in(plies),
        _ => Score::loss_in(plies),
    }
}

/// The play from one position to the ends.
struct Line<'a> {
    control: &'a mut dyn Control<Report<Move>>,
    nodes: u64,
}

impl Line<'_> {
    /// Returns by how many discs the side with `own` wins at the end, or a bound of it where that
    /// is not between `alpha` and `beta`; `None` if the work is stopped.
    fn margin(&mut self, own: u64, others: u64, alpha: i32, beta: i32) -> Option<i32> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && self.control.should_stop() {
            return None;
        }
        let is_late = (own | others).count_zeros() < 5;
        let mut replies = [(0, 0, 0); MOST_EMPTY as usize];
        let mut count = 0;
        for square in squares(playable(own, others)) {
            let turned = turned(own, others, square.bit());
            let (own, others) = (own ^ turned ^ square.bit(), others ^ turned);
            // Few answers first: there is less to look at, and they are most often the best.
            let answers = if is_late {
                0
            } else {
                playable(others, own).count_ones()
            };
            replies[count] = (answers, own, others);
            count += 1;
        }
        if count == 0 {
            if playable(others, own) == 0 {
                let [own, others] = [own, others].map(|side| side.count_ones().cast_signed());
                return Some(own - others);
            }
            return Some(-self.margin(others, own, -beta, -alpha)?);
        }
        let replies = &mut replies[..count];
        if !is_late {
            replies.sort_unstable();
        }
        let mut best = -ALL;
        for &(_, own, others) in &*replies {
            let from = alpha.max(best);
            best = best.max(-self.margin(others, own, -beta, -from)?);
            if best >= beta {
                break;
            }
        }
        Some(best)
    }
}
