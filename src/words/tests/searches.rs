//! Tests of hints, and of the text about a search.

use super::column;
use crate::core::connect4::{Column, Connect4};
use crate::core::go::{self, Go};
use crate::core::gomoku::{Gomoku, Move, Point};
use crate::core::kind::MoveOf;
use crate::core::score::Score;
use crate::core::search::mcts::estimate;
use crate::core::search::{Ended, Report, RootMove};
use crate::words::{Phrases, found, found_briefly, hint};

/// Returns a report of a search to depth 6, in which every other column is worth `others`.
fn report(score: Score, others: Score) -> Report<Column> {
    let worth = |number| if number == 4 { score } else { others };
    Report {
        best: column(4),
        score,
        depth: 6,
        nodes: 4812,
        pv: [4, 3, 5].map(column).to_vec(),
        moves: (1..=7)
            .map(|number| RootMove { mv: column(number), score: worth(number), exact: true })
            .collect(),
        ended: Ended::Depth,
        lead: None,
    }
}

/// Returns a hint for the start of a game.
fn said<K: Phrases>(report: &Report<MoveOf<K>>) -> String {
    hint::<K>(&K::start(K::Setup::default()), report, None).said
}

#[test]
fn a_hint_claims_what_the_search_knows_and_no_more() {
    let even = Score::heuristic(0);
    let decided = |report: Report<Column>| Report { ended: Ended::Decided, ..report };
    let cases = [
        (report(Score::win_in(1), even), "Play column 4 to win"),
        (
            report(Score::win_in(3), even),
            "Play column 4. You win in 2 moves, whatever your opponent does",
        ),
        (
            report(Score::loss_in(2), Score::loss_in(2)),
            "Play column 4. Your opponent wins on the next move wherever you play",
        ),
        (
            report(Score::loss_in(4), Score::loss_in(2)),
            "Play column 4. Your opponent can force a win in 2 moves",
        ),
        (
            report(even, Score::loss_in(2)),
            "Play column 4. After anything else your opponent wins on the next move",
        ),
        (decided(report(even, Score::loss_in(4))), "Play column 4. Neither side can force a win"),
        (
            report(Score::heuristic(3), even),
            "Play column 4. The game is even (looked 6 moves ahead)",
        ),
        (
            report(even, even),
            "Play column 4. The game is even (looked 6 moves ahead). All moves are equally good",
        ),
        (report(Score::heuristic(4), even), "Play column 4. You are ahead (looked 6 moves ahead)"),
        (
            report(Score::heuristic(-4), Score::heuristic(-9)),
            "Play column 4. You are behind (looked 6 moves ahead)",
        ),
    ];
    for (report, expected) in cases {
        assert_eq!(said::<Connect4>(&report), expected);
    }
}

#[test]
fn a_hint_names_up_to_four_moves_that_are_equally_good_or_says_that_there_are_others() {
    let with_best = |numbers: &[u8]| {
        let mut report = report(Score::heuristic(-40), Score::heuristic(-40));
        for root in &mut report.moves {
            if numbers.iter().any(|&number| root.mv == column(number)) {
                root.score = Score::heuristic(40);
            }
        }
        report.score = Score::heuristic(40);
        said::<Connect4>(&report)
    };
    assert!(with_best(&[2, 4]).starts_with("Play column 2 or 4."));
    let many = with_best(&[1, 2, 3, 4, 5, 6]);
    assert!(many.starts_with("Play column 4."), "{many}");
    assert!(
        many.ends_with("Just as good: column 1, column 2, column 3, column 5 and others"),
        "{many}"
    );
}

#[test]
fn a_search_is_reported_in_two_lines_and_no_search_in_none() {
    let told = |score| found::<Connect4>(&report(score, score), false).expect("a search");
    let played = found::<Connect4>(&report(Score::DRAW, Score::DRAW), true).expect("a search");
    assert_eq!(played.lines[1], "Expects column 3, column 5", "the answers");
    let better = told(Score::heuristic(6));
    assert_eq!(
        better.lines,
        ["Looked 6 moves ahead: thinks it is ahead", "Considers column 4, column 3, column 5"]
    );
    assert_eq!(better.figures, "Depth 6, 4812 positions, value +6");
    let worse = told(Score::heuristic(-6));
    assert_eq!(
        (worse.lines[0].as_str(), worse.figures.as_str()),
        ("Looked 6 moves ahead: thinks it is behind", "Depth 6, 4812 positions, value −6")
    );
    assert_eq!(told(Score::heuristic(-3)).lines[0], "Looked 6 moves ahead: even");
    assert_eq!(told(Score::win_in(1)).lines[0], "Looked 6 moves ahead: wins in 1 move");
    assert_eq!(
        told(Score::loss_in(4)).lines[0],
        "Looked 6 moves ahead: loses in 2 of its own moves"
    );
    assert_eq!(told(Score::loss_in(4)).figures, "Depth 6, 4812 positions, loss in 4 plies");
    // The line ends before the win.
    assert_eq!(told(Score::win_in(9)).lines[1], "Considers column 4, column 3, column 5 …");
    assert!(!told(Score::win_in(3)).lines[1].ends_with('…'));
    let draw = |nodes, ended| {
        let report = Report { nodes, ended, ..report(Score::DRAW, Score::DRAW) };
        found::<Connect4>(&report, false).expect("a solution")
    };
    assert_eq!(draw(4812, Ended::Decided).lines[0], "Looked to the end: a draw");
    assert_eq!(draw(1, Ended::Decided).figures, "Depth 6, 1 position, value 0");
    assert_eq!(draw(0, Ended::Decided).lines[0], "At a glance: a draw");
    assert_eq!(draw(0, Ended::Book).lines[0], "From the opening book: a draw");
    assert_eq!(
        found::<Connect4>(&Report { depth: 0, ..report(Score::DRAW, Score::DRAW) }, false),
        None
    );
}

/// Returns a report of a tree search of Go with this many playouts, which considers two moves.
fn tree(games: u64, share: f32) -> Report<go::Move> {
    let [e5, pass] = [go::Move::Place(go::Point::at(4, 4)), go::Move::Pass];
    let score = estimate(share);
    let worth = |mv| RootMove { mv, score, exact: true };
    let moves = vec![worth(e5), worth(pass)];
    Report {
        best: e5,
        score,
        depth: 0,
        nodes: games,
        pv: vec![e5, pass],
        moves,
        ended: Ended::Nodes,
        lead: None,
    }
}

#[test]
fn games_that_were_tried_are_told_as_such() {
    let told = found::<Go>(&tree(8000, 0.63), false).expect("a search");
    assert_eq!(told.lines, ["Played out 8000 games: 74% to win", "Considers E5, pass"]);
    assert_eq!(told.figures, "8000 playouts, 63% won, value +53");
    assert_eq!(
        found::<Go>(&tree(1000, 0.4), false).expect("a search").figures,
        "1000 playouts, 40% won, value −41"
    );
    assert_eq!(found_briefly::<Go>(&tree(8000, 0.35)).as_deref(), Some("22% to win"));
    assert_eq!(said::<Go>(&tree(8000, 0.7)), "Play E5. You are ahead (played out 8000 games)");
    // A player who plays randomly, or has only one move, has tried nothing.
    let chance = tree(1, 0.5);
    let settled = Report { moves: vec![tree(200, 1.0).moves[1]], ..tree(200, 1.0) };
    for report in [chance, settled] {
        assert_eq!((found::<Go>(&report, false), found_briefly::<Go>(&report)), (None, None));
    }
}

/// The estimates of Gomoku are fractions of logarithms, or a table with a million in it, so no
/// number is shown.
#[test]
fn an_estimate_of_gomoku_is_told_in_words() {
    let best = Move::Place(Point::at(7, 7));
    let report = |value| Report {
        best,
        score: Score::heuristic(value),
        depth: 2,
        nodes: 812,
        pv: vec![best],
        moves: vec![RootMove { mv: best, score: Score::heuristic(value), exact: true }],
        ended: Ended::Depth,
        lead: None,
    };
    let cases = [
        (0, "even", "The game is even"),
        (100, "even", "The game is even"),
        (-100, "even", "The game is even"),
        (101, "thinks it is slightly ahead", "You are slightly ahead"),
        (-299, "thinks it is slightly behind", "You are slightly behind"),
        (300, "thinks it is ahead", "You are ahead"),
        (-599, "thinks it is behind", "You are behind"),
        (600, "thinks it is winning", "You are winning"),
        (-999_920, "thinks it is losing", "You are losing"),
        (i32::MAX, "thinks it is winning", "You are winning"),
        (i32::MIN, "thinks it is losing", "You are losing"),
    ];
    for (value, told, hinted) in cases {
        let [line, _] = found::<Gomoku>(&report(value), false).expect("a search").lines;
        assert_eq!(line, format!("Looked 2 moves ahead: {told}"), "{value}");
        assert_eq!(
            said::<Gomoku>(&report(value)),
            format!("Play H8. {hinted} (looked 2 moves ahead)"),
            "{value}"
        );
    }
}
