//! The search against plain minimax, under every combination of its options.

mod games;
mod naive;

use games::text_tree::{TextTree, Told};
use games::tic_tac_toe::{Mark, TicTacToe};
use games::{Coarse, Noise};
use naive::minimax;
use plot4::core::connect4::evaluate::{Character, SlidingWindow};
use plot4::core::connect4::{Position, Size, Standard, notation};
use plot4::core::game::{Game, Player};
use plot4::core::score::Score;
use plot4::core::search::{Control, Ended, Evaluate, Limits, Options, Report, Root, Search, Unlimited};
use proptest::prelude::*;

/// Returns every combination of options, with no table, a tiny one and a usual one.
fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for bits in 0..16 {
        for table_bytes in [0, 100, 1 << 16] {
            for root in [Root::Best, Root::Ties, Root::All] {
                all.push(Options {
                    pruning: bits & 1 != 0,
                    deepening: bits & 2 != 0,
                    pv_first: bits & 4 != 0,
                    killers_and_history: bits & 8 != 0,
                    table_bytes,
                    root,
                });
            }
        }
    }
    all
}

/// Searches with every combination of options, and asserts that the reports say what plain minimax finds.
fn check<G: Game, E: Evaluate<G> + Copy>(position: &G, evaluate: E, depth: u32) {
    let oracle: Vec<_> = (1..=depth).map(|depth| minimax::moves(position, &evaluate, depth)).collect();
    for options in all_options() {
        let report = Search::new(evaluate, options).run(position, Limits::depth(depth), &mut Unlimited);
        let Some(report) = report else {
            assert!(position.outcome().is_some(), "no report: {options:?}");
            continue;
        };
        check_report(position, &report, &oracle, options);
        if !options.pruning && !options.deepening && options.table_bytes == 0 {
            assert_eq!(report.nodes, minimax::nodes(position, depth), "nodes of plain minimax: {options:?}");
        }
    }
}

/// Asserts that a report says what plain minimax finds; `oracle` has the values of the moves at each depth.
fn check_report<G: Game>(position: &G, report: &Report<G::Move>, oracle: &[Vec<(G::Move, Score)>], options: Options) {
    let depth = oracle.len();
    let context = format!("depth {depth}, {options:?}");
    let moves = &oracle[depth - 1];
    let score = moves.iter().map(|&(_, score)| score).max().expect("a move");
    assert_eq!(report.score, score, "score: {context}");
    let best: Vec<G::Move> = moves.iter().filter(|&&(_, value)| value == score).map(|&(mv, _)| mv).collect();
    match options.root {
        Root::Best => assert!(best.contains(&report.best), "best: {context}"),
        Root::Ties | Root::All => {
            assert_eq!(report.best_moves().collect::<Vec<_>>(), best, "ties: {context}");
            assert_eq!(report.best, best[0], "first of the ties: {context}");
        }
    }
    // A search that was decided early knows the other moves as deep as it went; if asked for all, as deep as can be.
    let searched = if options.root == Root::All { depth } else { report.depth as usize };
    assert_eq!(report.moves.len(), moves.len(), "moves: {context}");
    for (root, &(mv, value)) in report.moves.iter().zip(&oracle[searched - 1]) {
        assert_eq!(root.mv, mv, "order of moves: {context}");
        if root.exact {
            assert_eq!(root.score, value, "exact value: {context}");
        } else {
            assert!(options.pruning && options.root != Root::All, "every move is exact: {context}");
            assert!(root.score >= value, "upper bound: {context}");
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
        Ended::Nodes | Ended::Stopped => panic!("nobody stopped it: {context}"),
    }
}

/// Plays moves chosen by numbers, as long as the game goes on.
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
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

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
    fn every_option_equals_minimax_on_tic_tac_toe(choices in prop::collection::vec(any::<u8>(), 3..9), depth in 1..=8_u32) {
        let position = play_out(TicTacToe::default(), &choices);
        check(&position, Noise, depth);
        check(&position, Coarse, depth);
    }

    #[test]
    fn every_option_equals_minimax_on_trees(text in tree(), depth in 1..=6_u32) {
        let position = TextTree::parse(&format!("({text} {text})"));
        check(&position, Told, depth);
    }
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
        (prop::collection::vec(branch, 1..4), -3..=3_i32, any::<bool>()).prop_map(|(branches, estimate, named)| {
            format!("{}(={estimate} {})", if named { "*" } else { "" }, branches.join(" "))
        })
    })
}
