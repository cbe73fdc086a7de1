//! The lead in the reports of searches: on boards where every game ends alike it is exact.

use plot4_core::control::Unlimited;
use plot4_core::game::{Game as _, Player};
use plot4_core::go::playout::{GoPlayouts, Style};
use plot4_core::go::{Dead, Go, Move, Phase, Point, Position, Scoring, Setup, Stones};
use plot4_core::kind::{Effort, Players as _};
use plot4_core::search::{Ended, Report, TreeOptions, TreeSearch};

/// Nothing is left to play: Black has 15 points, and White 10.
const ALIVE: [&str; 5] = [". X X O .", "X X X O O", ". X X O .", "X X X O O", ". X X O ."];

/// Black has 28 points if nothing happens, and White 21; there is hardly room to live in.
const OPEN: [&str; 7] = [
    ". X . X O . O",
    ". X . X O . O",
    ". X . X O . O",
    ". X . X O . O",
    ". X . X O . O",
    ". X . X O . O",
    ". X . X O . O",
];

/// As many points, and a black stone that is dead.
const WITH_DEAD: [&str; 7] = [
    ". . . X O . .",
    ". . . X O . .",
    ". . . X O . .",
    ". . . X O X .",
    ". . . X O . .",
    ". . . X O . .",
    ". . . X O . .",
];

/// How a drawn board is counted.
#[derive(Clone, Copy)]
struct Count {
    komi: &'static str,
    scoring: Scoring,
    dead: Dead,
}

impl Default for Count {
    fn default() -> Self {
        Self { komi: "0.5", scoring: Scoring::Area, dead: Dead::Stay }
    }
}

fn drawn(rows: &[&str], to_move: Player, count: Count) -> Position {
    let small = |index: usize| u8::try_from(index).expect("small");
    let mut stones = Stones::none(to_move);
    for (row, line) in rows.iter().rev().enumerate() {
        for (column, cell) in line.split_whitespace().enumerate() {
            let point = Point::at(small(column), small(row));
            match cell {
                "X" => stones.put(point, Player::First).expect("free"),
                "O" => stones.put(point, Player::Second).expect("free"),
                _ => {}
            }
        }
    }
    let setup = Setup::new(small(rows.len())).expect("a size");
    let setup = setup.with_scoring(count.scoring).with_dead(count.dead);
    let setup = setup.with_komi(count.komi.parse().expect("a komi"));
    Position::start(setup.with_stones(stones).expect("they can stand there"))
}

fn tree_search(playouts: u32) -> TreeSearch<GoPlayouts> {
    let options = TreeOptions { playouts, ..TreeOptions::default() };
    TreeSearch::new(GoPlayouts::new(Style::Heavy, true), options)
}

/// Returns the lead that a tree search of a few games finds.
fn searched(position: &Position, seed: u64) -> f32 {
    let report = tree_search(300).run(position, seed, &mut Unlimited);
    lead(&report.expect("in progress"))
}

/// Returns the lead that the adviser finds.
fn advised(position: &Position) -> f32 {
    let mut adviser = Go::adviser(position.setup(), Effort::Usual);
    let report = adviser.choose(position, &mut Unlimited);
    lead(&report.expect("in progress"))
}

fn lead(report: &Report<Move>) -> f32 {
    report.lead.expect("a search of Go counts")
}

fn check(found: f32, expected: f32, within: f32, what: &str) {
    assert!((found - expected).abs() <= within, "{what}: {found}, not {expected}");
}

#[test]
fn where_nothing_is_left_to_play_the_lead_is_the_count_for_the_player_to_move() {
    for (komi, scoring, black) in [
        ("0.5", Scoring::Area, 4.5),
        ("7", Scoring::Area, -2.0),
        ("-3.5", Scoring::Area, 8.5),
        ("5", Scoring::Area, 0.0),
        ("6.5", Scoring::Territory, -6.5),
        ("0", Scoring::Stones, 5.0),
    ] {
        // Games end in the tree if dead stones stay, and otherwise in playouts.
        for dead in [Dead::Stay, Dead::Settle] {
            for (to_move, expected) in [(Player::First, black), (Player::Second, -black)] {
                let count = Count { komi, scoring, dead };
                let mut position = drawn(&ALIVE, to_move, count);
                let what = format!("{to_move:?} with {komi} and {scoring:?}, {dead:?}");
                check(searched(&position, 1), expected, 1e-4, &what);
                check(advised(&position), expected, 1e-4, &what);
                position.play(Move::Pass).expect("legal");
                check(advised(&position), -expected, 1e-4, &what);
            }
        }
    }
}

#[test]
fn the_lead_on_a_divided_board_is_about_what_each_side_has() {
    for (komi, black) in [("0.5", 6.5), ("20.5", -13.5)] {
        for (to_move, expected) in [(Player::First, black), (Player::Second, -black)] {
            let count = Count { komi, ..Count::default() };
            let position = drawn(&OPEN, to_move, count);
            check(searched(&position, 1), expected, 2.0, komi);
            check(advised(&position), expected, 2.0, komi);
        }
    }
}

#[test]
fn the_lead_where_dead_stones_are_settled_counts_without_them() {
    for (scoring, black) in [(Scoring::Area, 6.5), (Scoring::Territory, 5.5)] {
        for (to_move, expected) in [(Player::First, black), (Player::Second, -black)] {
            let count = Count { scoring, dead: Dead::Settle, ..Count::default() };
            let mut position = drawn(&WITH_DEAD, to_move, count);
            position.play(Move::Pass).expect("legal");
            position.play(Move::Pass).expect("legal");
            assert_eq!((position.phase(), position.to_move()), (Phase::Settling, to_move));
            check(advised(&position), expected, 1e-4, "settling");
        }
    }
}

#[test]
fn the_same_seed_finds_the_same_lead() {
    let position = Position::start(Setup::new(7).expect("a size"));
    let [first, again, other] = [7, 7, 8].map(|seed| searched(&position, seed));
    assert_eq!(first.to_bits(), again.to_bits());
    assert_ne!(first.to_bits(), other.to_bits(), "other games");
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the test is about threads")]
fn threads_that_share_a_tree_add_up_their_leads() {
    let position = drawn(&ALIVE, Player::Second, Count::default());
    let tree = tree_search(2000).plant(&position).expect("in progress");
    std::thread::scope(|scope| {
        for seed in 1..=3 {
            let tree = &tree;
            scope.spawn(move || tree.grow(seed, &mut Unlimited));
        }
    });
    let report = tree.report(Ended::Nodes).expect("there are moves");
    assert_eq!(report.nodes, 2000);
    check(lead(&report), -4.5, 1e-4, "three threads");
}

#[test]
fn the_lead_of_a_tree_that_is_followed_is_of_its_new_games() {
    let mut position = drawn(&OPEN, Player::First, Count::default());
    let tree = tree_search(1000).plant(&position).expect("in progress");
    tree.grow(1, &mut Unlimited);
    let report = tree.report(Ended::Nodes).expect("there are moves");
    let before = lead(&report);
    position.make(report.best);
    let tree = tree.follow(&position).expect("it was tried");
    let report = tree.report(Ended::Nodes).expect("there are moves");
    assert_eq!(report.lead, None, "no game has been played since");
    tree.grow(2, &mut Unlimited);
    let report = tree.report(Ended::Nodes).expect("there are moves");
    check(lead(&report), -before, 3.0, "White is behind by what Black is ahead");
}
