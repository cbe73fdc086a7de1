//! Plans of Connect 4, followed and replayed one cell at a time.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "coordinates are small, and signed so that steps off the board are plain arithmetic"
)]

use std::collections::HashSet;

use plot4_core::connect4::plan::{self, Goal, Order, Plan, Rule, Side, Tactics};
use plot4_core::connect4::{Cell, Column, Position, Shape, Size, Standard, notation};
use plot4_core::control::{Control, Unlimited};
use plot4_core::game::{Game as _, Outcome, Player};

use super::random::{Random, random_position};
use crate::naive::grid::Grid;

fn parse(moves: &str) -> Position<Standard> {
    notation::parse_position(Standard, moves).expect("moves")
}

fn find(moves: &str, player: Player, goal: Goal) -> Option<(Plan, plan::Proof)> {
    plan::find(&parse(moves).to_sized(), player, goal, &mut Unlimited)
}

#[test]
fn two_rules_win_the_position_of_the_picture() {
    let moves = "241561466614636445335533";
    let rules = Plan {
        player: Player::Second,
        start: None,
        tactics: Tactics::None,
        pairs: Vec::new(),
        order: Order::From(Side::Left),
        last: Vec::new(),
    };
    let proof = plan::verify(&parse(moves), &rules, Goal::Win, &mut Unlimited).expect("it wins");
    assert_eq!(proof.replies, 11_433);
    let (found, _) = find(moves, Player::Second, Goal::Win).expect("a plan");
    assert_eq!((found.rules().len(), found.tactics), (2, Tactics::None), "as simple as this one");
    let earlier = &moves[..20];
    let proof = plan::verify(&parse(earlier), &rules, Goal::Win, &mut Unlimited);
    assert_eq!(proof.map(|proof| proof.replies), Some(350_138));
    let right = Plan { order: Order::From(Side::Right), ..rules };
    assert_eq!(plan::verify(&parse(moves), &right, Goal::Win, &mut Unlimited), None);
}

#[test]
fn nobody_has_a_plan_in_a_lost_position() {
    assert!(find("14212211", Player::Second, Goal::Win).is_some());
    for goal in [Goal::Win, Goal::Draw] {
        assert_eq!(find("14212211", Player::First, goal), None);
    }
    assert_eq!(find("1212121", Player::First, Goal::Win), None, "the game is over");
}

#[test]
fn a_drawn_position_is_held() {
    let mut random = Random(5);
    let held = (0..40).filter(|_| {
        let position = random_position(Size::STANDARD, 30, &mut random);
        Player::BOTH.into_iter().any(|player| {
            let found = plan::find(&position, player, Goal::Draw, &mut Unlimited);
            if let Some((plan, _)) = &found {
                replay(&position, plan, Goal::Draw);
            }
            found.is_some()
        })
    });
    assert!(held.count() > 30);
}

#[test]
fn orders_begin_where_they_say() {
    let of = |order: Order, columns| -> String {
        (0..columns).map(|place| order.column(place, columns).to_string()).collect()
    };
    for (order, seven, eight) in [
        (Order::From(Side::Left), "1234567", "12345678"),
        (Order::From(Side::Right), "7654321", "87654321"),
        (Order::FromMiddle(Side::Left), "4352617", "45362718"),
        (Order::FromMiddle(Side::Right), "4536271", "54637281"),
        (Order::FromEdges(Side::Left), "1726354", "18273645"),
        (Order::FromEdges(Side::Right), "7162534", "81726354"),
    ] {
        assert_eq!([of(order, 7), of(order, 8)], [seven, eight], "{order:?}");
    }
}

#[test]
fn the_rules_are_asked_in_their_order() {
    // O X . . . . .
    // O X O X . . .
    let position = parse("212341");
    let mut rules = Plan {
        player: Player::First,
        start: Some(Column::from_index(6)),
        tactics: Tactics::Fours,
        pairs: vec![[Cell::at(0, 1), Cell::at(4, 0)]],
        order: Order::From(Side::Right),
        last: vec![Column::from_index(6)],
    };
    let played = |rules: &Plan, position: &Position<Standard>, last: Option<u8>| {
        let answer = rules.answer(position, last.map(Column::from_index)).expect("its turn");
        (answer.column.number(), answer.rule)
    };
    assert_eq!(played(&rules, &position, None), (7, 0), "the start");
    assert_eq!(played(&rules, &position, Some(0)), (5, 1), "the pair");
    rules.pairs.clear();
    assert_eq!(played(&rules, &position, Some(0)), (1, 1), "on top");
    assert_eq!(played(&rules, &parse("21212133"), Some(2)), (2, 0), "four in a row");
    assert_eq!(
        played(&Plan { start: None, ..rules }, &parse("111111"), Some(0)),
        (6, 2),
        "7 is left for last"
    );
}

/// A control that stops at once.
struct Stopped;

impl Control<()> for Stopped {
    fn should_stop(&mut self) -> bool {
        true
    }
}

#[test]
fn a_search_can_be_stopped() {
    let position = parse("44444");
    assert_eq!(plan::find(&position.to_sized(), Player::Second, Goal::Win, &mut Stopped), None);
}

#[test]
fn replies_that_last_longest_are_named() {
    let moves = "241561466614636445335533";
    let (plan, proof) = find(moves, Player::Second, Goal::Win).expect("a plan");
    let position = parse(moves);
    let longest = plan::longest_replies(&position, &plan, Goal::Win, &mut Unlimited);
    assert!(!longest.is_empty());
    for column in position.moves() {
        let mut after = position;
        after.play(column).expect("legal");
        let answer = plan.answer(&after, Some(column)).expect("its turn");
        after.play(answer.column).expect("legal");
        let deepest = match plan::verify(&after, &plan, Goal::Win, &mut Unlimited) {
            Some(rest) => 2 + rest.deepest,
            None => 2, // It is over.
        };
        assert_eq!(deepest == proof.deepest, longest.contains(&column), "{column}");
    }
    // A plan is found with them, unless they are all moves.
    let named = |moves: &str| {
        let found = plan::find_for_value(&parse(moves).to_sized(), -1, &mut Unlimited);
        let found = found.expect("a plan");
        (
            found.longest,
            plan::longest_replies(&parse(moves), &found.plan, Goal::Win, &mut Unlimited),
        )
    };
    let mut all_moves = position.moves();
    all_moves.sort_unstable();
    assert_eq!(named(moves), (Vec::new(), all_moves));
    let (longest, all) = named("14212211");
    assert!(longest == all && longest.len() == 5, "{longest:?}");
}

#[test]
fn plans_hold_against_every_reply() {
    assert!(replay_random(Size::STANDARD, 60, 20) > 20);
}

#[test]
fn other_boards_have_plans_too() {
    let size = Size::new(6, 5, 4).expect("a size");
    assert!(replay_random(size, 25, 12) > 5);
}

#[test]
#[ignore = "it takes minutes; tests/hostile/run.sh runs it"]
fn plans_of_two_thousand_positions_hold_against_every_reply() {
    assert!(replay_random(Size::STANDARD, 2000, 20) > 1000);
}

/// Replays the plans of random positions with this many coins and up to ten more. Returns how many
/// had one.
fn replay_random(shape: Size, positions: u32, coins: u32) -> u32 {
    let mut random = Random(u64::from(coins));
    let mut found = 0;
    for number in 0..positions {
        let position = random_position(shape, coins + number % 11, &mut random);
        let plans = Player::BOTH.map(|player| {
            plan::find(&position, player, Goal::Win, &mut Unlimited).inspect(|(plan, proof)| {
                assert_eq!(plan.player, player);
                assert!(plan.rules().len() <= plan::MAX_RULES, "{plan:?}");
                assert_eq!(
                    plan::verify(&position, plan, Goal::Win, &mut Unlimited),
                    Some(*proof),
                    "{position:?}"
                );
                replay(&position, plan, Goal::Win);
            })
        });
        let count = plans.iter().flatten().count() as u32;
        assert!(count < 2, "both sides cannot win: {position:?}");
        found += count;
    }
    found
}

/// Plays a plan against every reply by the rules of the grid, with the moves of the slow follower.
fn replay<S: Shape>(position: &Position<S>, plan: &Plan, goal: Goal) {
    let mut seen = HashSet::new();
    let mut open = vec![(Grid::of(position), None)];
    while let Some((grid, last)) = open.pop() {
        match grid.outcome() {
            Some(Outcome::Win(player)) => {
                assert_eq!(player, plan.player, "{plan:?} loses {position:?}");
                continue;
            }
            Some(Outcome::Draw) => {
                assert_eq!(goal, Goal::Draw, "{plan:?} draws {position:?}");
                continue;
            }
            None => {}
        }
        if grid.to_move() == plan.player {
            open.push((grid.after(followed(&grid, plan, last)), None));
        } else if seen.insert(grid.cells.clone()) {
            open.extend(grid.legal().into_iter().map(|column| (grid.after(column), Some(column))));
        }
    }
}

/// Returns the column that a plan plays, found on the grid rule by rule.
fn followed(grid: &Grid, plan: &Plan, last: Option<i32>) -> i32 {
    let legal = grid.legal();
    let (own, other) = (plan.player, plan.player.other());
    let start = plan.start.map(|column| i32::from(column.index()));
    if let Some(start) = start.filter(|start| last.is_none() && legal.contains(start)) {
        return start;
    }
    let playable = |column: i32, player| grid.wins(column, grid.height(column), player);
    let above = |column: i32, player| grid.wins(column, grid.height(column) + 1, player);
    if plan.tactics >= Tactics::Fours {
        for player in [own, other] {
            if let Some(&column) = legal.iter().find(|&&column| playable(column, player)) {
                return column;
            }
        }
    }
    let is_careful = plan.tactics >= Tactics::Careful;
    let closed = |column: i32| is_careful && (above(column, own) || above(column, other));
    if plan.tactics == Tactics::TwoThreats {
        for &column in legal.iter().filter(|&&column| !above(column, other)) {
            let after = grid.after(column);
            let next: Vec<i32> = (0..grid.columns)
                .filter(|&next| after.wins(next, after.height(next), own))
                .collect();
            let stacked = next.iter().any(|&next| after.wins(next, after.height(next) + 1, own));
            if next.len() > 1 || stacked {
                return column;
            }
        }
    }
    if let Some(last) = last {
        let coin = Cell::at(last as u8, grid.height(last) as u8 - 1);
        for &[one, other] in &plan.pairs {
            let partner = [(one, other), (other, one)].into_iter().find(|pair| pair.0 == coin);
            if let Some((_, Cell { column, row })) = partner
                && grid.playable(i32::from(column.index()), i32::from(row.index()))
            {
                return i32::from(column.index());
            }
        }
        if legal.contains(&last) && !closed(last) {
            return last;
        }
    }
    let is_last = |column: i32| plan.last.iter().any(|of| i32::from(of.index()) == column);
    let columns = grid.columns as u8;
    let mut order: Vec<i32> = (0..columns)
        .map(|place| i32::from(plan.order.column(place, columns).index()))
        .filter(|column| legal.contains(column))
        .collect();
    order.sort_by_key(|&column| (closed(column), is_last(column)));
    order[0]
}

#[test]
fn a_plan_and_its_slow_follower_agree() {
    let mut random = Random(11);
    for number in 0..400 {
        let position = random_position(Standard, 6 + number % 34, &mut random);
        let mut any = |end: usize| random.below(end) as u8;
        let plan = Plan {
            player: position.to_move(),
            start: None,
            tactics: [Tactics::None, Tactics::Fours, Tactics::Careful, Tactics::TwoThreats]
                [usize::from(any(4))],
            pairs: vec![[Cell::at(any(7), any(6)), Cell::at(any(7), any(6))]],
            order: Order::ALL[usize::from(any(6))],
            last: vec![Column::from_index(any(7))],
        };
        let last = position.columns().find(|&column| {
            let top = position.height(column).checked_sub(1);
            top.is_some_and(|row| {
                position.coin(Cell::at(column.index(), row as u8)) == Some(plan.player.other())
            })
        });
        let answer = plan.answer(&position, last).expect("its turn");
        let slow = followed(&Grid::of(&position), &plan, last.map(|of| i32::from(of.index())));
        assert_eq!(
            i32::from(answer.column.index()),
            slow,
            "{plan:?} after {last:?} in {position:?}"
        );
        assert!(matches!(plan.rules().last(), Some(Rule::Otherwise { .. })));
    }
}
