//! The searches of Gomoku and their threat guides.

use crate::naive::gomoku::Board;
use plot4_core::control::{Control, Unlimited};
use plot4_core::game::{Game, Outcome, Player};
use plot4_core::gomoku::evaluate::{AlongFours, FirstCase, PatternSum};
use plot4_core::gomoku::guide::ThreatGuide;
use plot4_core::gomoku::{Distance, Move, Point, Position, Rule, Setup, notation};
use plot4_core::score::{Character, Score};
use plot4_core::search::{
    Ended, Evaluate, Guide as _, Limits, Options, Report, Root, Search, Selective, Selectivity,
    Standing, URGENT,
};
use proptest::prelude::*;

fn guide() -> ThreatGuide {
    ThreatGuide::new(PatternSum { owner: Player::First, character: Character::Neutral })
}

fn selective(root: Root) -> Selective<Position, ThreatGuide> {
    Selective::new(guide(), Selectivity { table_bytes: 1 << 18, root, ..Selectivity::default() })
}

/// Plays candidates chosen by numbers, without ending the game.
fn play_out(setup: Setup, choices: &[u8]) -> Position {
    let mut position = Position::empty(setup);
    let mut moves = Vec::new();
    for &choice in choices {
        position.candidates(&mut moves);
        let mv = moves[usize::from(choice) % moves.len()];
        let undo = position.make(mv);
        if position.outcome().is_some() {
            position.unmake(mv, undo);
        }
    }
    position
}

/// Returns what an exact search of this depth finds.
fn exact(position: &Position, depth: u32) -> Score {
    let evaluate = FirstCase { owner: Player::First, character: Character::Neutral };
    let mut search = Search::new(evaluate, Options { root: Root::Best, ..Options::default() });
    search.run(position, Limits::depth(depth), &mut Unlimited).expect("the game goes on").score
}

/// Asserts that a report is one of this position: legal moves, the best one first in its line and
/// among the moves.
fn check_report(position: &Position, report: &Report<Move>) {
    assert_eq!(report.pv[0], report.best, "{position:?}");
    let mut line = position.clone();
    for &mv in &report.pv {
        line.play(mv).expect("the line is legal");
    }
    for (index, root) in report.moves.iter().enumerate() {
        assert_eq!(position.refusal(root.mv), None, "{position:?}");
        assert!(
            report.moves[..index].iter().all(|other| other.mv != root.mv),
            "{} comes twice",
            root.mv
        );
    }
    assert!(report.best_moves().any(|mv| mv == report.best), "{position:?}");
    for root in report.moves.iter().filter(|root| root.exact) {
        assert!(root.score <= report.score, "{} is better than the best", root.mv);
    }
}

fn setups() -> impl Strategy<Value = Setup> {
    (7..=11_u8, 4..=5_u8, prop::sample::select(&Rule::ALL[..])).prop_map(|(size, target, rule)| {
        Setup::new(size, target, rule).expect("a setup").with_distance(Distance::Two)
    })
}

/// Returns the value of a position by plain minimax over candidates and noisy moves.
fn minimax(position: &Position, evaluate: &impl Evaluate<Position>, depth: u32) -> Score {
    let mut moves = Vec::new();
    let mut value = Score::MIN;
    match position.outcome() {
        Some(Outcome::Draw) => return Score::DRAW,
        Some(Outcome::Win(_)) => return Score::loss_in(0),
        None if depth > 0 => position.candidates(&mut moves),
        None => {
            if evaluate.noisy(position, &mut moves) == Standing::Allowed {
                value = evaluate.evaluate(position);
            }
        }
    }
    for mv in moves {
        let mut next = position.clone();
        next.make(mv);
        value = value.max(-minimax(&next, evaluate, depth.saturating_sub(1)).one_ply_later());
    }
    value
}

/// Asserts that a search continues with fours, and with the answers to them.
fn check_noisy(position: &Position) {
    const ALONG_FOURS: AlongFours<PatternSum> =
        AlongFours(PatternSum { owner: Player::First, character: Character::Neutral });
    let board = Board::of(position);
    let (mover, other) = (position.to_move(), position.to_move().other());
    let mut noisy = Vec::new();
    let standing = ALONG_FOURS.noisy(position, &mut noisy);
    let mut places: Vec<_> = noisy.iter().map(|&mv| place(mv)).collect();
    places.sort_unstable();
    assert!(noisy.iter().all(|&mv| position.refusal(mv).is_none()), "{position:?}");
    let sorted = |mut places: Vec<_>| {
        places.sort_unstable();
        places
    };
    let (wins, losses) = (board.wins_of(mover), sorted(board.wins_of(other)));
    if !wins.is_empty() || !losses.is_empty() {
        let ways = if wins.is_empty() { losses } else { wins };
        let is_possible = ways.iter().any(|&place| board.may_play(place, mover));
        assert_eq!((standing, places.len()), (Standing::Refused, 1), "{position:?}");
        assert_eq!(ways.contains(&places[0]), is_possible, "{position:?}");
        assert_eq!(ALONG_FOURS.promise(position, noisy[0]) >= URGENT, is_possible);
        return;
    }
    let mut fours = board.places();
    fours.retain(|&place| {
        board.is_free(place)
            && board.may_play(place, mover)
            && !board.with(place, mover).wins_of(mover).is_empty()
    });
    let fours = sorted(fours);
    assert_eq!((standing, places.len()), (Standing::Allowed, fours.len().min(4)), "{position:?}");
    assert!(places.iter().all(|place| fours.contains(place)), "{position:?}");
}

/// Returns where a stone goes.
fn place(mv: Move) -> (i32, i32) {
    let point: Point = match mv {
        Move::Place(point) => point,
        Move::Pass | Move::Resign => panic!("only stones are noisy"),
    };
    (i32::from(point.column()), i32::from(point.row()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_glance_tells_the_truth(setup in setups(), choices in prop::collection::vec(any::<u8>(), 8..40)) {
        let position = play_out(setup, &choices);
        match guide().foresee(&position) {
            Some(score) => prop_assert_eq!(exact(&position, score.plies_to_end().expect("an end")), score, "{:?}", position),
            None => prop_assert!(exact(&position, 2) < Score::win_in(1), "{:?}", position),
        }
    }

    #[test]
    fn a_nearby_end_is_seen(setup in setups(), choices in prop::collection::vec(any::<u8>(), 8..40)) {
        let position = play_out(setup, &choices);
        let report = selective(Root::Best).run(&position, Limits { depth: 4, nodes: 20_000 }, &mut Unlimited);
        let report = report.expect("the game goes on");
        check_report(&position, &report);
        let exact = exact(&position, 3);
        if exact.is_decided() {
            // The solver at a leaf may find a win that is not the shortest.
            prop_assert!(report.score.is_decided(), "{} but {}: {:?}", exact, report.score, position);
            prop_assert_eq!(exact > Score::DRAW, report.score > Score::DRAW, "{} {} {} {:?}", position.setup(), exact, report.score, position);
        }
    }

    #[test]
    fn fours_and_their_answers_are_noisy(setup in setups(), choices in prop::collection::vec(any::<u8>(), 4..50)) {
        check_noisy(&play_out(setup, &choices));
    }

    #[test]
    fn the_same_search_reports_the_same_again(setup in setups(), choices in prop::collection::vec(any::<u8>(), 4..30)) {
        let position = play_out(setup, &choices);
        let limits = Limits { depth: 5, nodes: 3_000 };
        let mut used = selective(Root::Ties);
        let first = used.run(&position, limits, &mut Unlimited);
        used.run(&Position::empty(setup), limits, &mut Unlimited);
        prop_assert_eq!(used.run(&position, limits, &mut Unlimited), first);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_option_equals_minimax_along_fours(rule in prop::sample::select(&Rule::ALL[..]), choices in prop::collection::vec(any::<u8>(), 6..14)) {
        let position = play_out(Setup::new(5, 4, rule).expect("a setup"), &choices);
        let evaluate = AlongFours(FirstCase { owner: Player::Second, character: Character::Aggressive });
        let value = minimax(&position, &evaluate, 2);
        for null_windows in [false, true] {
            let options = Options { null_windows, table_bytes: 1 << 16, ..Options::default() };
            let report = Search::new(evaluate, options).run(&position, Limits::depth(2), &mut Unlimited).expect("a \
                report");
            prop_assert_eq!(report.score, value, "{:?}", position);
        }
    }
}

/// A control that stops at a node.
struct StopAt {
    nodes_left: u64,
}

impl Control<Report<Move>> for StopAt {
    fn should_stop(&mut self) -> bool {
        self.nodes_left = self.nodes_left.saturating_sub(1);
        self.nodes_left == 0
    }
}

#[test]
fn a_stop_at_any_node_reports_a_legal_move() {
    let setup = Setup::new(15, 5, Rule::Renju).expect("a setup");
    let position = notation::parse_position(setup, "H8 I9 G10 H10 G9 G8 F10").expect("moves");
    let mut search = selective(Root::Ties);
    let full = search.run(&position, Limits::depth(5), &mut Unlimited).expect("a report");
    assert_eq!((full.depth, full.ended), (5, Ended::Depth));
    for node in (1..=full.nodes).step_by(7) {
        let stopped = search
            .run(&position, Limits::depth(5), &mut StopAt { nodes_left: node })
            .expect("a report");
        assert_eq!((stopped.ended, stopped.nodes), (Ended::Stopped, node - 1));
        check_report(&position, &stopped);
        let limited = search
            .run(&position, Limits { depth: 5, nodes: node - 1 }, &mut Unlimited)
            .expect("a report");
        assert_eq!(Report { ended: Ended::Stopped, ..limited }, stopped, "at node {node}");
    }
    assert_eq!(
        search.run(&position, Limits { depth: 5, nodes: full.nodes }, &mut Unlimited),
        Some(full)
    );
}

#[test]
fn ties_are_images_of_each_other_where_a_board_is_symmetric() {
    let position = notation::parse_position(Setup::default(), "H8").expect("moves");
    let report =
        selective(Root::Ties).run(&position, Limits::depth(2), &mut Unlimited).expect("a report");
    let mut ties = report.best_moves().map(|mv| {
        let Move::Place(point) = mv else { panic!("a pass on an empty board") };
        let mut distances = [point.column().abs_diff(7), point.row().abs_diff(7)];
        distances.sort_unstable();
        distances
    });
    let first = ties.next();
    let others: Vec<_> = ties.collect();
    assert!(!others.is_empty(), "only one of the images is said to be best");
    assert!(others.iter().all(|&tie| Some(tie) == first), "{first:?} and {others:?}");
}

#[test]
fn a_finished_game_has_no_report() {
    let won =
        notation::parse_position(Setup::default(), "H8 A1 H9 B1 H10 C1 H11 D1 H12").expect("moves");
    assert_eq!(selective(Root::Best).run(&won, Limits::depth(3), &mut Unlimited), None);
}

#[test]
fn black_passes_when_it_must() {
    let setup = Setup::new(6, 5, Rule::Renju).expect("a setup");
    let moves = "C5 A3 B6 A2 A6 C3 C6 E5 F1 D2 B3 C2 C4 B4 D5 D1 B2 C1 A1 D4 F6 E1 E6 B1 F4 E3 A5 \
        E2 E4 B5 F2 D3 F5 A4";
    let position = notation::parse_position(setup, moves).expect("moves");
    let report =
        selective(Root::Best).run(&position, Limits::depth(8), &mut Unlimited).expect("a report");
    assert_eq!((report.best, report.score), (Move::Pass, Score::DRAW));
}
