//! When to pass: where no move gains anything any more.

use super::life;
use super::playout::{GoPlayouts, Ownership};
use super::point::PointSet;
use super::position::{Move, Phase, Position};
use crate::control::{Control, StopOnly};
use crate::game::{Game as _, Player};
use crate::score::Score;
use crate::search::{Ended, Report, RootMove, TreeSearch};

/// The number of playouts that tell which points are decided.
const PLAYOUTS: u32 = 60;
/// How often in a hundred of them a point is one player's for it to be decided.
const DECIDED: u32 = 70;
/// How much worse a move may be than a pass to be played instead, as an estimate: where a game is
/// won anyway, all moves look nearly the same.
const NEARLY: i32 = 60;

/// Returns a report that plays on where that gains something, and that passes where it does not and
/// the opponent has passed.
pub(super) fn reconsidered(
    position: &Position,
    report: Report<Move>,
    search: &TreeSearch<GoPlayouts>,
    seed: u64,
    control: &mut dyn Control<Report<Move>>,
) -> Report<Move> {
    let passes = report.best == Move::Pass;
    // A search that was stopped leaves no time to think again.
    if !passes && position.phase() != Phase::Passed || report.ended == Ended::Stopped {
        return report;
    }
    let worth_of_pass = report.moves.iter().find(|root| root.mv == Move::Pass);
    let worth_of_pass = worth_of_pass.map_or(Score::MIN, |root| root.score);
    if is_better(report.score, worth_of_pass) {
        return report;
    }
    let mut ownership = Ownership::new(position);
    ownership.play(PLAYOUTS);
    let undecided = undecided(position, &ownership);
    if matches!(report.best, Move::Place(point) if undecided.contains(point)) {
        return report;
    }
    let other = another(position, &undecided, search, seed, control);
    if let Some(other) = other.filter(|other| !is_better(report.score, other.score)) {
        return other;
    }
    // No other move counts as equally good, or a caller would draw among them.
    let capped = report.moves.into_iter().map(|root| RootMove {
        score: match root.mv {
            Move::Pass => worth_of_pass,
            _ => root.score.min(worth_of_pass.just_below()),
        },
        ..root
    });
    Report {
        best: Move::Pass,
        score: worth_of_pass,
        pv: vec![Move::Pass],
        moves: capped.collect(),
        ..report
    }
}

/// Returns whether one move is clearly better than another.
fn is_better(one: Score, other: Score) -> bool {
    one > other.shifted(NEARLY)
}

/// Returns the points that neither player owns.
fn undecided(position: &Position, ownership: &Ownership) -> PointSet {
    let mut undecided = PointSet::EMPTY;
    for point in PointSet::board(position.setup().size()).iter() {
        let is_owned = |player| ownership.percent(point, player) >= DECIDED;
        if !Player::BOTH.into_iter().any(is_owned) {
            undecided.insert(point);
        }
    }
    undecided
}

/// Returns the report of a search without a pass, if its best move is on a point that is undecided
/// and its stones are not lost by it.
fn another(
    position: &Position,
    undecided: &PointSet,
    search: &TreeSearch<GoPlayouts>,
    seed: u64,
    control: &mut dyn Control<Report<Move>>,
) -> Option<Report<Move>> {
    if undecided.is_empty() {
        return None;
    }
    let plays_on = search.with(GoPlayouts::without_pass(position));
    let report = plays_on.run(position, seed, &mut StopOnly::new(control))?;
    let Move::Place(point) = report.best else {
        return None;
    };
    let mut after = position.clone();
    after.make(report.best);
    let first = after.to_move();
    // A search that was stopped has tried next to nothing.
    let is_sound = report.ended != Ended::Stopped
        && undecided.contains(point)
        && life::lives(&after, point, first, control);
    is_sound.then_some(report)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::Unlimited;
    use crate::go::playout::Style;
    use crate::go::setup::Setup;
    use crate::search::TreeOptions;
    use crate::search::mcts::estimate;

    /// Returns a report that prefers this move, although a pass is as good.
    fn report(best: Move, ended: Ended) -> Report<Move> {
        let score = estimate(0.5);
        Report {
            best,
            score,
            depth: 0,
            nodes: 500,
            pv: vec![best],
            moves: [best, Move::Pass]
                .map(|mv| RootMove {
                    mv,
                    score,
                    exact: true,
                })
                .to_vec(),
            ended,
        }
    }

    /// Returns what is played after these moves instead of a move.
    fn played(size: u8, moves: &str, best: &str, ended: Ended) -> Move {
        let mut position = Position::start(Setup::new(size).expect("a size"));
        for name in moves.split_whitespace() {
            let mv = match name {
                "pass" => Move::Pass,
                name => Move::Place(name.parse().expect("a point")),
            };
            position.play(mv).expect("legal");
        }
        let options = TreeOptions {
            playouts: 500,
            ..TreeOptions::default()
        };
        let search = TreeSearch::new(GoPlayouts::new(Style::Heavy, true), options);
        let best = match best {
            "pass" => Move::Pass,
            name => Move::Place(name.parse().expect("a point")),
        };
        let report = reconsidered(&position, report(best, ended), &search, 1, &mut Unlimited);
        let equals: Vec<Move> = report.best_moves().collect();
        let is_drawn = equals.iter().any(|&mv| mv != report.best);
        assert!(report.best != Move::Pass || !is_drawn, "{equals:?}");
        report.best
    }

    const WALLS: &str = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6";

    #[test]
    fn what_still_gains_is_played_before_a_pass() {
        assert!(matches!(
            played(5, "", "pass", Ended::Depth),
            Move::Place(_)
        ));
        assert_eq!(played(5, "", "pass", Ended::Stopped), Move::Pass, "no time");
        assert_eq!(
            played(6, WALLS, "pass", Ended::Depth),
            Move::Pass,
            "nothing gains"
        );
    }

    #[test]
    fn settled_territory_is_left_alone_after_the_opponents_pass() {
        let passed = format!("{WALLS} pass");
        assert_eq!(played(6, &passed, "E3", Ended::Depth), Move::Pass);
        let point = Move::Place("E3".parse().expect("a point"));
        assert_eq!(played(6, &passed, "E3", Ended::Stopped), point);
        assert_eq!(
            played(6, &format!("{WALLS} A1"), "E3", Ended::Depth),
            point,
            "no pass before"
        );
    }
}
