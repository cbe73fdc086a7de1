//! When to pass: where no move gains anything any more.

use std::cmp::Reverse;

use super::komi::Komi;
use super::life::{self, Life};
use super::playout::{GoPlayouts, Ownership};
use super::point::{Point, PointSet};
use super::position::{Move, Phase, Position};
use crate::control::{Control, StopOnly};
use crate::game::{Game as _, Player};
use crate::score::Score;
use crate::search::{Ended, Report, RootMove, TreeSearch};

/// The number of playouts that tell which points are decided.
const PLAYOUTS: u32 = 60;
/// How often in a hundred of them a point is one player's for it to be decided.
const DECIDED: u32 = 70;
/// The estimate from which a move gains, where a pass now would end the game in a draw. That is two
/// games of three: where nothing gains, a search may still find three of five.
const GAINS: i32 = 70;
/// How much better a move on a decided point must be than one on an undecided point, as an
/// estimate.
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
    let undecided = undecided(position);
    if matches!(report.best, Move::Place(point) if undecided.contains(point)) {
        return report;
    }
    match gaining_move(position, &undecided, search, seed, control) {
        Some(mv) => with_best(report, mv),
        None => report,
    }
}

/// Returns the points that neither player owns.
fn undecided(position: &Position) -> PointSet {
    let mut ownership = Ownership::new(position);
    ownership.play(PLAYOUTS);
    let mut undecided = PointSet::EMPTY;
    for point in PointSet::board(position.setup().size()).iter() {
        let is_owned = |player| ownership.percent(point, player) >= DECIDED;
        if !Player::BOTH.into_iter().any(is_owned) {
            undecided.insert(point);
        }
    }
    undecided
}

/// Returns the best move on an undecided point whose stones are not lost by it, or one on another
/// point if that gains clearly more, or a pass if there is neither; `None` if `control` stops a
/// search.
///
/// Where a game is won or lost anyway, a search finds all moves equally good. So it is searched
/// with the komi that makes it even.
fn gaining_move(
    position: &Position,
    undecided: &PointSet,
    search: &TreeSearch<GoPlayouts>,
    seed: u64,
    control: &mut dyn Control<Report<Move>>,
) -> Option<Move> {
    let even = even(position, control)?;
    let search = search.with(GoPlayouts::without_pass(&even));
    let report = search.run(&even, seed, &mut StopOnly::new(control))?;
    // A search that was stopped has tried next to nothing.
    if report.ended == Ended::Stopped {
        return None;
    }
    let gains = report.score > Score::heuristic(GAINS);
    // What was hardly tried looks as good as it can.
    let mut moves = report.moves;
    moves.retain(|root| root.exact);
    moves.sort_by_key(|root| (Reverse(root.score), root.mv != report.best));
    let mut places = moves.iter().filter_map(|root| match root.mv {
        Move::Place(point) => undecided.contains(point).then_some((point, root.score)),
        _ => None,
    });
    let is_sound = |&(point, _): &(Point, Score)| {
        let mut after = position.clone();
        after.make(Move::Place(point));
        let first = after.to_move();
        life::lives(&after, point, first, control)
    };
    let place = places.find(is_sound);
    let is_better = |(_, score): (Point, Score)| report.score > score.shifted(NEARLY);
    if gains && place.is_none_or(is_better) {
        return Some(report.best);
    }
    // A search for life that was stopped has found none.
    (!control.should_stop()).then(|| place.map_or(Move::Pass, |(point, _)| Move::Place(point)))
}

/// Returns the position with the komi with which the game is a draw if both pass now; `None` if
/// there is no such komi, or `control` stops the search for dead stones.
fn even(position: &Position, control: &mut dyn Control<Report<Move>>) -> Option<Position> {
    let mut over = position.clone();
    while !over.phase().is_counted() {
        over.make(Move::Pass);
    }
    let dead = match over.phase() {
        Phase::Settling => Life::read(&over, control).dead(),
        _ => PointSet::EMPTY,
    };
    if control.should_stop() {
        return None;
    }
    let halves = position.setup().komi().halves() + over.count_without(&dead).lead();
    let komi = Komi::from_halves(halves.try_into().ok()?)?;
    Some(position.with_komi(komi))
}

/// Returns the report with another move as its only best one.
fn with_best(report: Report<Move>, best: Move) -> Report<Move> {
    // A move that was hardly tried has no value of its own.
    let score = report.moves.iter().find(|root| root.mv == best && root.exact);
    let score = score.map_or(report.score, |root| root.score);
    // No other move counts as equally good, or a caller would draw among them.
    let moves = report.moves.into_iter().map(|root| RootMove {
        score: match root.mv {
            mv if mv == best => score,
            _ => root.score.min(score.just_below()),
        },
        ..root
    });
    Report { best, score, pv: vec![best], moves: moves.collect(), ..report }
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
            moves: [best, Move::Pass].map(|mv| RootMove { mv, score, exact: true }).to_vec(),
            ended,
            lead: Some(1.5),
        }
    }

    /// Returns what is played after these moves instead of a move.
    fn played(size: u8, moves: &str, best: &str, ended: Ended) -> Move {
        instead_of(best, ended, &begun(size, moves))
    }

    fn begun(size: u8, moves: &str) -> Position {
        let mut position = Position::start(Setup::new(size).expect("a size"));
        for name in moves.split_whitespace() {
            let mv = match name {
                "pass" => Move::Pass,
                name => Move::Place(name.parse().expect("a point")),
            };
            position.play(mv).expect("legal");
        }
        position
    }

    fn instead_of(best: &str, ended: Ended, position: &Position) -> Move {
        let options = TreeOptions { playouts: 500, ..TreeOptions::default() };
        let search = TreeSearch::new(GoPlayouts::new(Style::Heavy, true), options);
        let best = match best {
            "pass" => Move::Pass,
            name => Move::Place(name.parse().expect("a point")),
        };
        let report = reconsidered(position, report(best, ended), &search, 1, &mut Unlimited);
        let equals: Vec<Move> = report.best_moves().collect();
        let is_drawn = equals.iter().any(|&mv| mv != report.best);
        assert!(report.best != Move::Pass || !is_drawn, "{equals:?}");
        assert_eq!(report.lead, Some(1.5), "it is the position's, not the move's");
        report.best
    }

    const WALLS: &str = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 C6 D6";

    #[test]
    fn what_still_gains_is_played_before_a_pass() {
        assert!(matches!(played(5, "", "pass", Ended::Depth), Move::Place(_)));
        assert_eq!(played(5, "", "pass", Ended::Stopped), Move::Pass, "no time");
        assert_eq!(played(6, WALLS, "pass", Ended::Depth), Move::Pass, "nothing gains");
    }

    #[test]
    fn the_largest_gain_is_taken_after_the_opponents_pass_in_games_that_are_won_or_lost() {
        // Column D is neutral but for its upper end, which is worth more. White is to move, and has
        // won or lost by far.
        let walls = "C1 E1 C2 E2 C3 E3 C4 E4 C5 E5 D1 G5 D2 G6";
        let position = begun(7, &format!("{walls} pass"));
        for komi in ["40.5", "-40.5"] {
            let position = position.with_komi(komi.parse().expect("a komi"));
            let best = Move::Place("D6".parse().expect("a point"));
            assert_eq!(instead_of("F4", Ended::Depth, &position), best, "{komi}");
        }
    }

    #[test]
    fn settled_territory_is_left_alone_after_the_opponents_pass() {
        let passed = format!("{WALLS} pass");
        assert_eq!(played(6, &passed, "E3", Ended::Depth), Move::Pass);
        let point = Move::Place("E3".parse().expect("a point"));
        assert_eq!(played(6, &passed, "E3", Ended::Stopped), point);
        assert_eq!(played(6, &format!("{WALLS} A1"), "E3", Ended::Depth), point, "no pass before");
    }
}
