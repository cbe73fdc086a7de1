//! The endgames of Checkers: the known counts, values found anew for three pieces, and what the
//! computer does with four.

use plot4_core::checkers::endgame::number::{Material, number};
use plot4_core::checkers::endgame::progress::{LONGEST, Progress};
use plot4_core::checkers::endgame::retrograde::Solution;
use plot4_core::checkers::endgame::{Boards, Value, table, value, value_after_jumps};
use plot4_core::checkers::{Checkers, Computer, Position, Rules, Setup};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Key, Outcome, Player};
use plot4_core::kind::{Effort, GameSetup, Players, listed_moves};
use plot4_core::score::ScoreKind;
use plot4_core::search::Strategy;

/// The numbers of positions that are won, lost and drawn for the player to move, both sides being
/// present and either to move.
const COUNTS: [(u8, [u32; 3]); 3] = [
    (2, [1_432, 804, 4_740]),
    (3, [200_500, 174_610, 16_954]),
    (4, [5_148_608, 3_834_180, 3_435_844]),
];

/// Returns all positions of so many pieces, each `step`th of them.
fn positions(pieces: u8, step: usize) -> impl Iterator<Item = Boards> {
    let of_material = move |material: Material| {
        (0..material.numbers()).step_by(step).filter_map(move |number| material.boards(number))
    };
    Material::all(pieces).into_iter().flat_map(of_material)
}

/// Returns the position of the program.
fn position(boards: Boards) -> Position {
    let list = |men: u32, kings: u32| {
        let squares = (0..32).filter(move |square| (men | kings) >> square & 1 == 1);
        squares
            .map(|square| {
                format!("{}{}", if kings >> square & 1 == 1 { "K" } else { "" }, square + 1)
            })
            .collect::<Vec<_>>()
            .join(",")
    };
    let fen = format!(
        "B:W{}:B{}",
        list(boards.other_men, boards.other_kings),
        list(boards.own_men, boards.own_kings)
    );
    Checkers::start(Setup::default().with_start(fen.parse().expect("a position")).expect("a setup"))
}

/// Asserts the counts of all positions of so many pieces.
fn check_counts((pieces, expected): (u8, [u32; 3])) {
    let mut counts = [0; 3];
    for boards in positions(pieces, 1) {
        counts[value_after_jumps(boards).expect("a value") as usize] += 2;
    }
    assert_eq!(counts, expected, "{pieces} pieces");
}

#[test]
fn the_counts_of_up_to_three_pieces_are_the_known_ones() {
    COUNTS[..2].iter().copied().for_each(check_counts);
}

/// Each 211th of these positions is checked by every run of the tests, below.
#[test]
#[ignore = "six million positions; run it after a change of the table or its index"]
fn the_counts_of_four_pieces_are_the_known_ones() {
    check_counts(COUNTS[2]);
}

#[test]
fn the_values_of_three_pieces_are_found_anew() {
    let solution = Solution::new(3);
    for pieces in [2, 3] {
        for boards in positions(pieces, 1) {
            assert_eq!(solution.value(boards), value_after_jumps(boards), "{boards:?}");
        }
    }
    assert_eq!(
        table::materials().count(),
        Material::all(2).len() + Material::all(3).len() + Material::all(4).len()
    );
}

#[test]
fn every_value_follows_from_those_after_it_and_the_moves_are_those_of_the_rules() {
    for boards in positions(4, 211) {
        let position = position(boards);
        assert_eq!(Boards::of(&position.standard().expect("8x8")), boards);
        let moves = position.moves();
        let mut after: Vec<Boards> = moves
            .iter()
            .map(|&mv| {
                let mut after = position.clone();
                after.make(mv);
                Boards::of(&after.standard().expect("8x8"))
            })
            .collect();
        let mut found = Vec::new();
        boards.successors(&mut |after, _| found.push(after));
        let key = |boards: &Boards| {
            (boards.own_men, boards.own_kings, boards.other_men, boards.other_kings)
        };
        after.sort_by_key(key);
        found.sort_by_key(key);
        assert_eq!(after, found, "{position:?}");
        let values: Vec<Value> =
            found.into_iter().map(|after| value_after_jumps(after).expect("a value")).collect();
        let expected = if values.contains(&Value::Loss) {
            Value::Win
        } else if values.contains(&Value::Draw) {
            Value::Draw
        } else {
            Value::Loss
        };
        assert_eq!(value_after_jumps(boards), Some(expected), "{position:?}");
        if !boards.must_jump() {
            assert_eq!(value(boards), Some(expected), "{position:?}");
        }
    }
}

#[test]
fn a_won_endgame_is_always_a_move_nearer_to_its_next_step() {
    let mut last: Option<Progress> = None;
    for boards in positions(4, 40_009)
        .filter(|boards| value_after_jumps(*boards) == Some(Value::Win))
        .take(30)
    {
        // Positions with the same men share their distances, which take long to measure.
        let progress = last
            .take()
            .filter(|progress| progress.has(boards))
            .unwrap_or_else(|| Progress::new(boards));
        let progress = last.insert(progress);
        let distance = |boards: Boards| {
            let found = progress.distance(boards).unwrap_or_else(|| panic!("{boards:?} has a way"));
            assert!(found <= LONGEST, "{found}: {boards:?}, number {}", number(boards));
            found
        };
        // The winner goes the shortest way, the other the longest.
        let (mut boards, mut left) = (boards, distance(boards));
        while left > 1 {
            let (mut kept, mut has_step) = (Vec::new(), false);
            boards.successors(&mut |after, is_step| {
                has_step |= is_step && value_after_jumps(after) == Some(Value::Loss);
                if !is_step && value_after_jumps(after) == Some(Value::Loss) {
                    kept.push(after);
                }
            });
            assert!(!has_step, "{boards:?} is {left} moves from a step that it can make at once");
            let nearest = kept
                .into_iter()
                .min_by_key(|&after| distance(after))
                .expect("a move that keeps the win");
            assert_eq!(distance(nearest) + 1, left, "{boards:?}");
            let mut answers = Vec::new();
            nearest.successors(&mut |after, is_step| answers.extend((!is_step).then_some(after)));
            let Some(longest) = answers.into_iter().max_by_key(|&after| distance(after)) else {
                break;
            };
            assert!(distance(longest) < distance(nearest), "{nearest:?}");
            (boards, left) = (longest, distance(longest));
        }
    }
}

/// Returns what a position is worth to the player to move, by all moves up to the next capture or
/// man's move.
fn reference(position: &Position) -> Value {
    match position.outcome() {
        Some(Outcome::Draw) => return Value::Draw,
        Some(Outcome::Win(winner)) => {
            return if winner == position.to_move() { Value::Win } else { Value::Loss };
        }
        None => {}
    }
    let boards = Boards::of(&position.standard().expect("8x8"));
    let is_usual = position.rules() == Rules::default();
    if is_usual && position.quiet_moves_left() == Rules::default().limit.checked_mul(2) {
        return value_after_jumps(boards).expect("few pieces");
    }
    let moves = position.moves();
    let mut best = Value::Loss;
    for mv in moves {
        let mut after = position.clone();
        after.make(mv);
        match (reference(&after), best) {
            (Value::Loss, _) => return Value::Win,
            (Value::Draw, Value::Loss) => best = Value::Draw,
            _ => {}
        }
    }
    best
}

/// A position that its pieces win is drawn if the next step comes after the last move that the
/// rules allow.
#[test]
fn shortly_before_the_draw_by_moves_the_analysis_knows_what_can_still_be_won() {
    let (mut compared, mut late) = (0, 0);
    for (seed, boards) in (1_u64..).zip(positions(3, 101)) {
        let mut position = position(boards);
        let mut seen = vec![position.hash_without_history()];
        let target = 2 + u16::try_from(seed % 4).expect("small");
        // Quiet moves to new positions, as they come.
        let mut number = seed;
        while position.outcome().is_none()
            && position.quiet_moves_left().is_some_and(|left| left > target)
        {
            let mut moves = position.moves();
            moves.retain(|&mv| {
                let mut after = position.clone();
                after.make(mv);
                !after.must_jump()
                    && after.repeats() == 0
                    && position.quiet_moves_left() == after.quiet_moves_left().map(|left| left + 1)
            });
            number += 1;
            let Some(&mv) =
                moves.get(usize::try_from(number.hash64() >> 9).unwrap_or(0) % moves.len().max(1))
            else {
                break;
            };
            position.make(mv);
            seen.push(position.hash_without_history());
        }
        if position.outcome().is_some()
            || position.quiet_moves_left() != Some(target)
            || position.can_be_repeated()
        {
            continue;
        }
        let report = Checkers::adviser(Setup::default(), Effort::Usual)
            .choose(&position, &mut Unlimited)
            .expect("a report");
        let found = match report.score.kind() {
            ScoreKind::WinIn(_) => Value::Win,
            ScoreKind::LossIn(_) => Value::Loss,
            ScoreKind::Heuristic(_) => Value::Draw,
        };
        let expected = reference(&position);
        assert_eq!(found, expected, "{target} moves left: {position:?}");
        assert!(
            report.ended.is_exact() && report.moves.iter().all(|root| root.exact),
            "{position:?}"
        );
        compared += 1;
        late += usize::from(
            value_after_jumps(Boards::of(&position.standard().expect("8x8"))) != Some(expected),
        );
        if compared > 12 && late > 3 {
            return;
        }
    }
    panic!("{compared} compared, {late} of them too late: not enough");
}

#[test]
fn where_the_draw_comes_too_soon_for_any_win_none_is_seen() {
    let fen = "B:BK1,K2,K3:WK32".parse().expect("a position");
    let known = position(Boards { own_kings: 0b111, other_kings: 1 << 31, ..Boards::default() });
    assert_eq!(
        value_after_jumps(Boards::of(&known.standard().expect("8x8"))),
        Some(Value::Win),
        "with more time"
    );
    for limit in [1, 2, 3] {
        let rules = Rules { limit, ..Rules::default() };
        let setup = Setup::default()
            .with_start(fen)
            .and_then(|setup| setup.with_rules(rules))
            .expect("a setup");
        let position = Checkers::start(setup);
        assert_eq!(reference(&position), Value::Draw);
        let report = Checkers::adviser(setup, Effort::Usual)
            .choose(&position, &mut Unlimited)
            .expect("a report");
        assert!(matches!(report.score.kind(), ScoreKind::Heuristic(_)), "{limit}: {report:?}");
    }
}

/// Plays a game to its end, High for the side that is better and random moves for the other.
fn play(high: &mut dyn Strategy<Position>, boards: Boards, seed: u64) -> Outcome {
    let mut position = position(boards);
    let mut number = seed;
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        let mv = if position.to_move() == Player::First {
            high.choose(&position, &mut Unlimited).expect("a move").best
        } else {
            number += 1;
            let moves = listed_moves::<Checkers>(&position);
            moves[usize::try_from(number.hash64() >> 9).unwrap_or(0) % moves.len()]
        };
        position.play(mv).expect("a legal move");
    }
}

/// Plays each `step`th position with four pieces, and asserts that High does not spoil it.
fn check_high(step: usize) {
    // One player for all games: it keeps the distances of the last endgame.
    let mut high = Checkers::strategy(Computer::HIGH, Setup::default(), Player::First, 0);
    for boards in positions(4, step) {
        match value_after_jumps(boards).expect("a value") {
            Value::Win => {
                let outcome = play(&mut *high, boards, 5);
                assert_eq!(outcome, Outcome::Win(Player::First), "{boards:?}");
            }
            Value::Draw => {
                let outcome = play(&mut *high, boards, 5);
                assert_ne!(outcome, Outcome::Win(Player::Second), "{boards:?}");
            }
            // There is nothing to spoil.
            Value::Loss => {}
        }
    }
}

#[test]
fn high_never_spoils_an_endgame() {
    check_high(900_001);
}

#[test]
#[ignore = "three times as many games; run it after a change of the endgames or of High"]
fn high_never_spoils_more_endgames() {
    check_high(300_007);
}

#[test]
fn the_analysis_is_exact_with_four_pieces() {
    for (fen, expected) in
        [("B:BK1:WK32", "draw"), ("B:BK14,K15:WK18", "win"), ("B:BK1,K2,K3:WK32", "win")]
    {
        let setup = Setup::default().with_start(fen.parse().expect("a position")).expect("a setup");
        let report = Checkers::adviser(setup, Effort::Usual)
            .choose(&Checkers::start(setup), &mut Unlimited)
            .expect("a report");
        assert!(report.ended.is_exact(), "{fen}: {report:?}");
        let found = match report.score.kind() {
            ScoreKind::WinIn(_) => "win",
            ScoreKind::LossIn(_) => "loss",
            ScoreKind::Heuristic(_) => "draw",
        };
        assert_eq!(found, expected, "{fen}");
        assert!(report.moves.iter().all(|root| root.exact));
    }
}
