//! The solver of fours against a plain search of the grid.

mod naive;

use naive::gomoku::Board;
use plot4::core::game::{Game, Outcome, Player};
use plot4::core::gomoku::fours::{FourLimits, FourSolver};
use plot4::core::gomoku::{Move, Position, Rule, Setup, notation};
use plot4::core::score::Score;
use proptest::prelude::*;

/// Asserts that a line is a win by fours: each move of the attacker leaves the other nothing but to stop a win, and what it
/// stops does not help.
fn check_line(position: &Position, line: &[Move]) {
    let attacker = position.to_move();
    let mut position = position.clone();
    for (ply, &mv) in line.iter().enumerate() {
        let Move::Place(point) = mv else { panic!("nobody passes in a win by fours unless it must") };
        let place = (i32::from(point.column()), i32::from(point.row()));
        let board = Board::of(&position);
        if ply % 2 == 1 {
            let wins = board.wins_of(attacker);
            assert!(board.wins_of(attacker.other()).is_empty(), "the other would win first: {position:?}");
            let stops: Vec<_> = wins.iter().filter(|&&win| board.may_play(win, attacker.other())).collect();
            assert!(wins.len() > 1 || stops.is_empty() || stops == [&place], "{mv} does not stop the four: {position:?}");
        }
        position.play(mv).expect("legal");
    }
    assert_eq!(position.outcome(), Some(Outcome::Win(attacker)), "{}", notation::format_moves(line));
}

/// Asserts that the solver finds what the grid finds, and returns in how many plies.
fn check(solver: &mut FourSolver, position: &Position, most: u32) -> Option<usize> {
    let board = Board::of(position);
    let fours = (0..=most).find(|&fours| board.wins_by_fours(fours));
    let line = solver.shortest(position, FourLimits { fours: most, nodes: u64::MAX });
    assert_eq!(line.as_ref().map(Vec::len), fours.map(|fours| 2 * fours as usize + 1), "{} {position:?}", position.setup());
    if let Some(line) = &line {
        check_line(position, line);
    }
    let any = solver.win(&mut position.clone(), FourLimits { fours: most, nodes: u64::MAX });
    assert_eq!(any.is_some(), line.is_some(), "{position:?}");
    if let (Some(score), Some(line)) = (any, &line) {
        assert!(score <= Score::win_in(u32::try_from(line.len()).expect("short")), "{score} is shorter than the shortest");
    }
    line.map(|line| line.len())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn finds_what_the_grid_finds(
        size in 7..=11_u8, target in 4..=5_u8, rule in prop::sample::select(&Rule::ALL[..]),
        choices in prop::collection::vec(any::<u8>(), 10..45),
    ) {
        let mut position = Position::empty(Setup::new(size, target, rule).expect("a setup"));
        let mut solver = FourSolver::new(1 << 12);
        let mut moves = Vec::new();
        for (ply, choice) in choices.into_iter().enumerate() {
            position.candidates(&mut moves);
            let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            let undo = position.make(mv);
            if position.outcome().is_some() {
                position.unmake(mv, undo);
            } else if ply > 8 && ply % 3 == 0 {
                check(&mut solver, &position, 2);
            }
        }
    }
}

/// Asserts in how many plies the player to move wins by fours after these moves, by at most three of them.
#[track_caller]
fn check_plies(rule: Rule, moves: &str, plies: Option<usize>) {
    let position = notation::parse_position(Setup::new(15, 5, rule).expect("a setup"), moves).expect("moves");
    assert_eq!(check(&mut FourSolver::new(1 << 12), &position, 3), plies, "{moves}");
}

#[test]
fn wins_by_hand() {
    for rule in Rule::ALL {
        // Four in a row win at once, three by a straight four.
        check_plies(rule, "H8 A1 H9 O1 H10 A15 H11 O15", Some(1));
        check_plies(rule, "H8 A1 H9 O1 H10 A15", Some(3));
        // White is one stone short of a row: Black must stop it, and has no four.
        check_plies(rule, "H8 A1 H9 B1 H10 C1 O15 D1", None);
        // A four whose answer stops nothing, then a straight four: rows of three at the edge and of two in the middle.
        check_plies(rule, "A3 O1 B3 O3 C3 O5 D5 O7 D6 O9", Some(5));
    }
    // Two fours at once, which Black may make in freestyle only.
    let crossing = "A8 O1 B8 O3 C8 O5 D9 O7 D10 O9 D11 O11";
    check_plies(Rule::Freestyle, &format!("{crossing} E1 D12"), Some(3));
    check_plies(Rule::Restricted, &format!("{crossing} E1 D12"), None);
}

#[test]
fn black_may_be_unable_to_stop_a_four() {
    // Random positions in which White's four can be stopped on one point, and Black may not play it.
    let setup = Setup::new(9, 5, Rule::Renju).expect("a setup");
    let mut solver = FourSolver::new(1 << 12);
    let mut found = 0;
    for seed in 0..400_u64 {
        use plot4::core::game::Key;
        let mut position = Position::empty(setup);
        let mut moves = Vec::new();
        for ply in 0..44 {
            position.candidates(&mut moves);
            let hash = (seed * 1000 + ply).hash64() >> 11;
            let Some(&mv) = moves.get(usize::try_from(hash).expect("small") % moves.len().max(1)) else { break };
            let undo = position.make(mv);
            if position.outcome().is_some() {
                position.unmake(mv, undo);
                continue;
            }
            if position.to_move() == Player::First || ply < 20 {
                continue;
            }
            let line = solver.shortest(&position, FourLimits { fours: 1, nodes: u64::MAX });
            let Some([Move::Place(four), _, _]) = line.as_deref() else { continue };
            let mut after = position.clone();
            after.make(Move::Place(*four));
            let wins = Board::of(&after).wins_of(Player::Second);
            if wins.len() == 1 {
                // The only stop is forbidden.
                let board = Board::of(&after);
                assert!(!board.may_play(wins[0], Player::First), "{after:?}");
                check_line(&position, &line.expect("a line"));
                found += 1;
            }
        }
    }
    assert!(found > 0, "some positions were of that kind");
}

#[test]
fn few_nodes_end_the_search() {
    let setup = Setup::new(15, 5, Rule::Freestyle).expect("a setup");
    let position = notation::parse_position(setup, "A3 O1 B3 O3 C3 O5 D5 O7 D6 O9").expect("moves");
    let mut solver = FourSolver::new(1 << 12);
    let enough = FourLimits { fours: 5, nodes: 100 };
    assert!(solver.shortest(&position, enough).is_some());
    let needed = solver.nodes();
    assert!(needed > 2);
    // A solution that was cut short leaves no wrong memory behind.
    for nodes in 0..3 {
        let mut solver = FourSolver::new(1 << 12);
        assert_eq!(solver.win(&mut position.clone(), FourLimits { fours: 5, nodes: nodes.min(1) }), None);
        assert!(solver.win(&mut position.clone(), enough).is_some());
    }
}
