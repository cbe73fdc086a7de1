//! The search against plain minimax, under every combination of its options.

use crate::games::text_tree::{TextTree, Told};
use crate::games::tic_tac_toe::Board;
use crate::games::{Coarse, Noise, Restless};
use crate::naive::minimax;
use plot4_core::connect4::evaluate::{
    AlongForced, Character, Rounded, SlidingWindow, ThreatParity,
};
use plot4_core::connect4::{Column, Position, Size, Standard, notation};
use plot4_core::control::{Control, Unlimited};
use plot4_core::game::{Game, Player};
use plot4_core::score::Score;
use plot4_core::search::{
    Ended, Evaluate, Limits, Options, Report, Root, Search, Searcher, Strategy as _, URGENT,
};
use proptest::prelude::*;

/// Returns every combination of options, with no table, a tiny one and a usual one.
fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    // Without pruning there are no windows.
    for bits in (0..32).filter(|bits| bits & 1 != 0 || bits & 16 == 0) {
        for table_bytes in [0, 100, 1 << 16] {
            for root in [Root::Best, Root::Ties, Root::Near(20), Root::All] {
                all.push(Options {
                    pruning: bits & 1 != 0,
                    deepening: bits & 2 != 0,
                    pv_first: bits & 4 != 0,
                    killers_and_history: bits & 8 != 0,
                    null_windows: bits & 16 != 0,
                    table_bytes,
                    root,
                });
            }
        }
    }
    all
}

/// Searches with every combination of options, and asserts that the reports say what plain minimax
/// finds.
fn check<G: Game, E: Evaluate<G> + Copy>(position: &G, evaluate: E, depth: u32) {
    let oracle: Vec<_> =
        (1..=depth).map(|depth| minimax::moves(position, &evaluate, depth)).collect();
    for options in all_options() {
        let report =
            Search::new(evaluate, options).run(position, Limits::depth(depth), &mut Unlimited);
        let Some(report) = report else {
            assert!(position.outcome().is_some(), "no report: {options:?}");
            continue;
        };
        check_report(position, &report, &oracle, options);
        if !options.pruning && !options.deepening && options.table_bytes == 0 {
            assert_eq!(
                report.nodes,
                minimax::nodes(position, &evaluate, depth),
                "nodes of plain minimax: {options:?}"
            );
        }
    }
}

/// Asserts that a report says what plain minimax finds; `oracle` has the values of the moves at
/// each depth.
fn check_report<G: Game>(
    position: &G,
    report: &Report<G::Move>,
    oracle: &[Vec<(G::Move, Score)>],
    options: Options,
) {
    let depth = oracle.len();
    let context = format!("depth {depth}, {options:?}");
    let moves = &oracle[depth - 1];
    let score = moves.iter().map(|&(_, score)| score).max().expect("a move");
    assert_eq!(report.score, score, "score: {context}");
    let best: Vec<G::Move> =
        moves.iter().filter(|&&(_, value)| value == score).map(|&(mv, _)| mv).collect();
    match options.root {
        Root::Best => assert!(best.contains(&report.best), "best: {context}"),
        Root::Ties | Root::Near(_) | Root::All => {
            assert_eq!(report.best_moves().collect::<Vec<_>>(), best, "ties: {context}");
            assert_eq!(report.best, best[0], "first of the ties: {context}");
        }
    }
    // A search that was decided early knows the other moves as deep as it went; if asked for all,
    // as deep as can be.
    let searched = if matches!(options.root, Root::Near(_) | Root::All) {
        depth
    } else {
        report.depth as usize
    };
    assert_eq!(report.moves.len(), moves.len(), "moves: {context}");
    for (root, &(mv, value)) in report.moves.iter().zip(&oracle[searched - 1]) {
        assert_eq!(root.mv, mv, "order of moves: {context}");
        if root.exact {
            assert_eq!(root.score, value, "exact value: {context}");
        } else {
            assert!(options.pruning && options.root != Root::All, "every move is exact: {context}");
            assert!(root.score >= value, "upper bound: {context}");
            if let Root::Near(margin) = options.root {
                let far = score.shifted(-margin.cast_signed());
                assert!(value <= far || score.is_decided(), "it is near: {context}");
            }
        }
    }
    assert_eq!(report.pv[0], report.best, "pv: {context}");
    let mut line = position.clone();
    for &mv in &report.pv {
        line.play(mv).expect("the pv is legal");
    }
    match report.ended {
        Ended::Depth => assert_eq!(report.depth as usize, depth, "{context}"),
        Ended::Decided => assert!(report.depth as usize <= depth, "{context}"),
        Ended::Book | Ended::Nodes | Ended::Stopped => {
            panic!("nothing stopped it, and it has no book: {context}")
        }
    }
}

/// Plays moves chosen by numbers, as long as the game continues.
fn play_out<G: Game>(mut position: G, choices: &[u8]) -> G {
    let mut legal = Vec::new();
    for &choice in choices {
        let mut next = position.clone();
        next.legal_moves(&mut legal);
        if legal.is_empty() {
            break;
        }
        next.make(legal[usize::from(choice) % legal.len()]);
        if next.outcome().is_none() {
            position = next;
        }
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_option_equals_minimax_on_connect_4(choices in prop::collection::vec(any::<u8>(), 0..42), depth in 1..=4_u32) {
        let position = play_out(Position::empty(Standard), &choices);
        let evaluate = SlidingWindow { owner: Player::First, character: Character::Neutral };
        check(&position, evaluate, depth);
    }

    #[test]
    fn every_option_equals_minimax_on_a_small_board(choices in prop::collection::vec(any::<u8>(), 0..14), depth in 1..=6_u32) {
        let size = Size::new(4, 4, 3).expect("a size");
        let position = play_out(Position::empty(size), &choices);
        check(&position, Coarse, depth);
    }

    #[test]
    fn every_option_equals_minimax_near_the_end(choices in prop::collection::vec(any::<u8>(), 100..300), depth in 4..=9_u32) {
        let size = Size::new(4, 5, 4).expect("a size");
        let position = play_out(Position::empty(size), &choices[..13.min(choices.len())]);
        check(&position, Noise, depth.min(5));
        let position = play_out(Position::empty(size), &choices);
        check(&position, Noise, depth);
    }

    #[test]
    fn every_option_equals_minimax_along_forced_moves(choices in prop::collection::vec(any::<u8>(), 0..20), depth in 1..=4_u32) {
        let owner = Player::First;
        let threats = ThreatParity { owner, character: Character::Neutral };
        let position = play_out(Position::empty(Size::new(5, 4, 4).expect("a size")), &choices);
        check(&position, AlongForced(threats), depth);
        let position = play_out(Position::empty(Size::new(4, 5, 3).expect("a size")), &choices);
        check(&position, AlongForced(Rounded { evaluate: threats, grain: 3 }), depth);
        let position = play_out(Position::empty(Standard), &choices);
        check(&position, Rounded { evaluate: threats, grain: 5 }, depth.min(2));
        check(&position, AlongForced(threats), depth.min(2));
    }

    #[test]
    fn every_option_equals_minimax_on_tic_tac_toe(choices in prop::collection::vec(any::<u8>(), 3..9), depth in 1..=8_u32) {
        let position = play_out(Board::default(), &choices);
        check(&position, Noise, depth);
        check(&position, Coarse, depth);
    }

    #[test]
    fn every_option_equals_minimax_with_noisy_moves(choices in prop::collection::vec(any::<u8>(), 4..9), depth in 1..=4_u32) {
        let position = play_out(Board::default(), &choices);
        check(&position, Restless, depth);
    }

    #[test]
    fn every_option_equals_minimax_with_noisy_moves_on_trees(text in tree(), depth in 1..=3_u32) {
        let position = TextTree::parse(&format!("({text} {text})"));
        check(&position, Restless, depth);
    }

    #[test]
    fn every_option_equals_minimax_on_trees(text in tree(), depth in 1..=6_u32) {
        let position = TextTree::parse(&format!("({text} {text})"));
        check(&position, Told, depth);
    }
}

/// A control that stops at a node, counted from 1, and keeps the reports of the whole depths.
struct StopAt {
    node: u64,
    asked: u64,
    reports: Vec<Report<Column>>,
}

impl StopAt {
    fn new(node: u64) -> Self {
        Self { node, asked: 0, reports: Vec::new() }
    }
}

impl Control<Report<Column>> for StopAt {
    fn should_stop(&mut self) -> bool {
        self.asked += 1;
        assert!(self.asked <= self.node, "it was told to stop and goes on");
        self.asked == self.node
    }

    fn on_progress(&mut self, report: &Report<Column>) {
        self.reports.push(report.clone());
    }
}

/// Returns a position in the middle of a game, and the plain evaluation.
fn middle() -> (Position<Standard>, SlidingWindow) {
    let position = notation::parse_position(Standard, "44455434").expect("moves");
    (position, SlidingWindow { owner: Player::First, character: Character::Neutral })
}

#[test]
fn a_stop_at_any_node_reports_the_last_whole_depth() {
    let (position, evaluate) = middle();
    let mut search = Search::new(evaluate, Options::default());
    let mut whole = StopAt::new(u64::MAX);
    let full = search.run(&position, Limits::depth(4), &mut whole).expect("a report");
    assert_eq!(whole.asked, full.nodes, "asked once a node");
    assert_eq!(whole.reports.iter().map(|report| report.depth).collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(whole.reports.last(), Some(&full));
    for node in 1..=full.nodes {
        let mut control = StopAt::new(node);
        let report = search.run(&position, Limits::depth(4), &mut control).expect("a report");
        assert_eq!((report.ended, report.nodes), (Ended::Stopped, node - 1), "at node {node}");
        check_interrupted(&report, &whole.reports, node);

        let limits = Limits { depth: 4, nodes: node - 1 };
        let limited = search.run(&position, limits, &mut Unlimited).expect("a report");
        assert_eq!(limited.ended, Ended::Nodes, "after {} nodes", node - 1);
        assert_eq!(Report { ended: Ended::Stopped, ..limited }, report, "after {} nodes", node - 1);
    }
    // The limit that is just enough.
    assert_eq!(
        search.run(&position, Limits { depth: 4, nodes: full.nodes }, &mut Unlimited),
        Some(full)
    );
}

/// Asserts that a report says what was known when `node` was to be entered.
fn check_interrupted(report: &Report<Column>, whole: &[Report<Column>], node: u64) {
    let last = whole.iter().rev().find(|earlier| earlier.nodes < node);
    let Some(last) = last else {
        assert_eq!(report.depth, 0, "at node {node}");
        assert_eq!(
            (report.best, report.pv.as_slice()),
            (report.moves[0].mv, [report.moves[0].mv].as_slice())
        );
        assert!(report.moves.iter().all(|root| !root.exact));
        assert_eq!(report.best_moves().collect::<Vec<_>>(), [report.best]);
        return;
    };
    let expected = Report { nodes: node - 1, ended: Ended::Stopped, ..last.clone() };
    assert_eq!(*report, expected, "at node {node}");
}

#[test]
fn without_deepening_a_stopped_search_knows_nothing() {
    let (position, evaluate) = middle();
    let mut search = Search::new(evaluate, Options { deepening: false, ..Options::default() });
    let report =
        search.run(&position, Limits { depth: 6, nodes: 100 }, &mut Unlimited).expect("a report");
    assert_eq!((report.depth, report.nodes, report.ended), (0, 100, Ended::Nodes));
    assert_eq!(report.score, evaluate.evaluate(&position));
}

#[test]
fn the_same_search_reports_the_same_again() {
    let (position, evaluate) = middle();
    for options in all_options().into_iter().step_by(7) {
        let mut used = Search::new(evaluate, options);
        let first = used.run(&position, Limits::depth(4), &mut Unlimited);
        // More runs than the table counts before it must be cleared.
        for run in 0..70 {
            used.run(
                &Position::empty(Standard),
                Limits { depth: 3, nodes: 10 + run },
                &mut Unlimited,
            );
            if run % 10 == 9 {
                assert_eq!(
                    used.run(&position, Limits::depth(4), &mut Unlimited),
                    first,
                    "run {run}, {options:?}"
                );
            }
        }
    }
}

#[test]
fn every_technique_saves_nodes() {
    let (position, evaluate) = middle();
    let nodes = |options| {
        Search::new(evaluate, options)
            .run(&position, Limits::depth(6), &mut Unlimited)
            .map_or(0, |report| report.nodes)
    };
    let all = Options { root: Root::Best, ..Options::default() };
    let plain = Options { pruning: false, deepening: false, table_bytes: 0, ..all };
    let pruned = Options { pruning: true, ..plain };
    assert_eq!(nodes(plain), minimax::nodes(&position, &evaluate, 6));
    assert!(nodes(pruned) * 4 < nodes(plain));
    assert!(nodes(Options { killers_and_history: false, ..all }) > nodes(all));
    assert!(nodes(Options { table_bytes: 0, ..all }) > nodes(all));
    assert!(nodes(all) < nodes(Options { root: Root::Ties, ..all }));
    assert!(nodes(Options { root: Root::Ties, ..all }) < nodes(Options { root: Root::All, ..all }));
}

#[test]
fn null_windows_and_good_promises_save_nodes() {
    let position = notation::parse_position(Standard, "4445").expect("moves");
    let (_, evaluate) = middle();
    let all = Options { root: Root::Best, ..Options::default() };
    let nodes = |evaluate: &dyn Evaluate<Position<Standard>>, options, depth| {
        let mut search = Search::new(Borrowed(evaluate), options);
        search.run(&position, Limits::depth(depth), &mut Unlimited).map_or(0, |report| report.nodes)
    };
    let with_null_windows = Options { null_windows: true, ..all };
    assert!(nodes(&evaluate, with_null_windows, 9) < nodes(&evaluate, all, 9));
    let unordered = Options { killers_and_history: false, pv_first: false, table_bytes: 0, ..all };
    let [middle, edge] =
        [nodes(&MiddleFirst(evaluate), unordered, 7), nodes(&EdgeFirst(evaluate), unordered, 7)];
    assert!(middle < edge, "{middle} and {edge}");
}

/// An evaluation by reference.
struct Borrowed<'a, G>(&'a dyn Evaluate<G>);

impl<G: Game> Evaluate<G> for Borrowed<'_, G> {
    fn evaluate(&self, position: &G) -> Score {
        self.0.evaluate(position)
    }

    fn promise(&self, position: &G, mv: G::Move) -> u32 {
        self.0.promise(position, mv)
    }
}

/// An evaluation for which columns near the middle are promising.
struct MiddleFirst(SlidingWindow);

impl Evaluate<Position<Standard>> for MiddleFirst {
    fn evaluate(&self, position: &Position<Standard>) -> Score {
        self.0.evaluate(position)
    }

    fn promise(&self, _: &Position<Standard>, mv: Column) -> u32 {
        10 - u32::from(mv.index().abs_diff(3))
    }
}

/// An evaluation for which columns near the edge are promising, and the edge itself urgent.
struct EdgeFirst(SlidingWindow);

impl Evaluate<Position<Standard>> for EdgeFirst {
    fn evaluate(&self, position: &Position<Standard>) -> Score {
        self.0.evaluate(position)
    }

    fn promise(&self, _: &Position<Standard>, mv: Column) -> u32 {
        let distance = u32::from(mv.index().abs_diff(3));
        if distance == 3 { URGENT } else { distance }
    }
}

#[test]
fn a_nearer_win_is_worth_more() {
    // The first player wins with 4 now; other wins would take longer.
    let position = notation::parse_position(Standard, "112233").expect("moves");
    let (_, evaluate) = middle();
    for options in all_options() {
        let report = Search::new(evaluate, options)
            .run(&position, Limits::depth(4), &mut Unlimited)
            .expect("a report");
        assert_eq!(report.score, Score::win_in(1), "{options:?}");
        assert_eq!(report.pv, notation_columns(&[4]), "{options:?}");
    }
}

#[test]
fn a_later_loss_is_worth_more() {
    // Open three: the first player cannot stop both ends, but may put it off for one turn.
    let position = notation::parse_position(Standard, "1433525").expect("moves");
    let (_, evaluate) = middle();
    let report = Search::new(evaluate, Options::default())
        .run(&position, Limits::depth(6), &mut Unlimited)
        .expect("a report");
    let oracle = minimax::moves(&position, &evaluate, 6);
    assert_eq!(report.score, oracle.iter().map(|&(_, score)| score).max().expect("a move"));
}

fn notation_columns(numbers: &[u8]) -> Vec<Column> {
    numbers.iter().filter_map(|&number| Column::from_number(number)).collect()
}

#[test]
fn a_decided_search_ends_early() {
    let position = notation::parse_position(Standard, "112233").expect("moves");
    let (_, evaluate) = middle();
    let mut search = Search::new(evaluate, Options::default());
    let report = search.run(&position, Limits::depth(40), &mut Unlimited).expect("a report");
    assert_eq!((report.ended, report.depth), (Ended::Decided, 1));
    let drawn = TextTree::parse("((D D) (D (D D)))");
    let mut search = Search::new(Told, Options::default());
    let report = search.run(&drawn, Limits::depth(1000), &mut Unlimited).expect("a report");
    assert_eq!((report.ended, report.depth, report.score), (Ended::Decided, 3, Score::DRAW));
}

#[test]
fn a_depth_past_the_end_is_fine() {
    let size = Size::new(4, 4, 4).expect("a size");
    let mut position = Position::empty(size);
    for mv in notation::parse_moves(size, "121243432134").expect("moves") {
        position.make(mv);
    }
    for options in all_options() {
        let report = Search::new(Noise, options)
            .run(&position, Limits::depth(u32::MAX), &mut Unlimited)
            .expect("a report");
        assert_eq!(report.score, minimax::value(&position, &Noise, 6), "{options:?}");
        assert_eq!(report.ended, Ended::Decided, "{options:?}");
    }
}

#[test]
fn a_finished_game_has_no_report() {
    let position = notation::parse_position(Standard, "1212121").expect("moves");
    let (_, evaluate) = middle();
    assert_eq!(
        Search::new(evaluate, Options::default()).run(&position, Limits::depth(3), &mut Unlimited),
        None
    );
}

#[test]
fn a_searcher_is_a_search_that_can_move_to_another_thread() {
    fn is_send<T: Send>(value: T) -> T {
        value
    }
    let (position, evaluate) = middle();
    let expected =
        Search::new(evaluate, Options::default()).run(&position, Limits::depth(4), &mut Unlimited);
    let mut searcher =
        is_send(Searcher::new(Search::new(evaluate, Options::default()), Limits::depth(4)));
    assert_eq!(searcher.choose(&position, &mut Unlimited), expected);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_option_equals_minimax_on_webs(text in web(), depth in 2..=6_u32) {
        check(&TextTree::parse(&text), Told, depth);
    }
}

/// Returns random trees in which most positions are reached in many ways, some of them longer than
/// others.
fn web() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        1 => Just("W".to_owned()),
        1 => Just("L".to_owned()),
        1 => Just("D".to_owned()),
        6 => (-2..=2_i32).prop_map(|value| value.to_string())
    ];
    let node = (-2..=2_i32, prop::collection::vec((0..3_usize, prop::bool::weighted(0.2)), 2..4));
    let levels = prop::collection::vec(prop::collection::vec(node, 3), 4..6);
    (prop::collection::vec(leaf, 3), levels).prop_map(|(leaves, levels)| {
        let mut below = vec![leaves];
        for level in levels {
            let place = below.len();
            let texts = level.iter().map(|(estimate, children)| {
                let children = children.iter().map(|&(child, far)| {
                    // Two levels further down, the same player is to move.
                    let from = if far && place >= 3 { place - 3 } else { place - 1 };
                    below[from][child].clone()
                });
                format!("*(={estimate} {})", children.collect::<Vec<_>>().join(" "))
            });
            let texts = texts.collect();
            below.push(texts);
        }
        format!("({})", below[below.len() - 1].join(" "))
    })
}

/// Returns random trees, in which equal branches are the same position.
fn tree() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("W".to_owned()),
        Just("L".to_owned()),
        Just("D".to_owned()),
        (-3..=3_i32).prop_map(|value| value.to_string())
    ];
    leaf.prop_recursive(5, 40, 3, |branch| {
        (prop::collection::vec(branch, 1..4), -3..=3_i32, any::<bool>()).prop_map(
            |(branches, estimate, named)| {
                format!("{}(={estimate} {})", if named { "*" } else { "" }, branches.join(" "))
            },
        )
    })
}
