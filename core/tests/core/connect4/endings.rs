//! The library of endings, held against the solver and a slow look at each theme.

#![allow(clippy::cast_possible_truncation, reason = "lines and moves are few")]

use std::collections::{HashMap, HashSet};

use plot4_core::connect4::analysis::principal_variation;
use plot4_core::connect4::endings::{self, Ending, Theme};
use plot4_core::connect4::plan::{self, Goal, Order, Plan, Tactics};
use plot4_core::connect4::solver::{DEFAULT_BYTES, Memory, Solver};
use plot4_core::connect4::{Column, Position, Size, Standard};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game as _, Outcome, Player};

use crate::naive::grid::Grid;

#[test]
fn the_library_has_enough_of_each_theme_and_nothing_twice() {
    let all = endings::all();
    assert!(all.len() >= 200);
    let mut keys = HashSet::new();
    let mut counts: HashMap<(Theme, Player), usize> = HashMap::new();
    for ending in all {
        let position = ending.position();
        assert_eq!(position.outcome(), None);
        assert!(keys.insert(position.key().min(position.mirrored().key())), "{ending:?}");
        *counts.entry((ending.theme, ending.player())).or_default() += 1;
    }
    for (theme, _) in Theme::ALL {
        let [red, yellow] =
            Player::BOTH.map(|player| counts.get(&(theme, player)).copied().unwrap_or(0));
        match theme {
            Theme::OddThreat => assert!(red >= 25 && yellow == 0),
            Theme::EvenThreat => assert!(red == 0 && yellow >= 25),
            Theme::DoubleThreat | Theme::Zugzwang | Theme::FollowUp | Theme::Sacrifice => {
                assert!(red >= 12 && yellow >= 12 && red + yellow >= 25, "{theme:?}");
            }
        }
    }
    assert!(all.iter().filter(|ending| ending.goal == Goal::Draw).count() >= 20);
    let grade = |ending: &Ending| {
        let place = Theme::ALL.iter().position(|(theme, _)| *theme == ending.theme);
        (place, ending.plies, u32::MAX - ending.right_moves)
    };
    assert!(all.is_sorted_by_key(grade), "theme by theme, those that end soon first");
}

#[test]
fn endings_are_what_they_say() {
    check(10);
}

#[test]
#[ignore = "it takes a minute; tests/hostile/run.sh runs it"]
fn all_endings_are_what_they_say() {
    check(1);
}

/// Checks every so many endings.
fn check(step: usize) {
    let mut solver = Solver::new(Memory::with_bytes(Standard, DEFAULT_BYTES));
    let mut columns =
        |position: &Position<Size>| solver.columns(&position.to_standard()?, &mut Unlimited);
    for ending in endings::all().iter().step_by(step) {
        let position = ending.position();
        let scores: Vec<i32> =
            columns(&position).expect("it goes on").into_iter().flatten().collect();
        let best = scores.iter().max().expect("a move");
        let result = i32::from(ending.goal == Goal::Win);
        assert_eq!(best.signum(), result, "{ending:?}");
        let right = scores.iter().filter(|score| score.signum() == result).count();
        assert_eq!(right as u32, ending.right_moves, "{ending:?}");
        assert!(right < scores.len(), "the result can be given away: {ending:?}");
        let line = principal_variation(&position, usize::MAX, &mut columns);
        assert_eq!(line.len() as u32, ending.plies, "{ending:?}");
        assert!(line.len() >= 7, "not soon: {ending:?}");
        let right: Vec<Column> = position
            .columns()
            .zip(columns(&position).expect("it goes on"))
            .filter(|(_, score)| score.is_some_and(|score| score.signum() == result))
            .map(|(column, _)| column)
            .collect();
        assert!(has_theme(ending, &line, &right), "{ending:?}{position}");
    }
}

/// Looks at the theme on the grid.
fn has_theme(ending: &Ending, line: &[Column], right: &[Column]) -> bool {
    let player = ending.player();
    let start = Grid::of(&ending.position());
    let mut boards = vec![start.clone()];
    for &column in line {
        boards.push(boards[boards.len() - 1].after(i32::from(column.index())));
    }
    let is_won = boards[line.len()].outcome() == Some(Outcome::Win(player));
    assert_eq!(is_won, ending.goal == Goal::Win);
    let before_last = &boards[line.len() - 2];
    match ending.theme {
        Theme::OddThreat | Theme::EvenThreat => {
            let column = i32::from(line[line.len() - 1].index());
            let row = boards[line.len() - 1].height(column);
            let is_odd = (row + 1) % 2 == 1;
            is_won
                && is_odd == (ending.theme == Theme::OddThreat)
                && start.wins(column, row, player)
                && (0..row).all(|below| !start.wins(column, below, player.other()))
                && is_zugzwang(before_last, player)
        }
        Theme::DoubleThreat => {
            let two = before_last.legal().into_iter().all(|column| {
                let after = before_last.after(column);
                after.outcome().is_none()
                    && after
                        .legal()
                        .into_iter()
                        .any(|own| after.after(own).outcome() == Some(Outcome::Win(player)))
            });
            is_won && two && !is_zugzwang(before_last, player)
        }
        Theme::Zugzwang => {
            let replies = boards.iter().skip(1).step_by(2);
            is_won
                && replies.clone().any(|grid| grid.legal().len() > 1 && is_zugzwang(grid, player))
        }
        Theme::Sacrifice => {
            let &[only] = right else { return false };
            let only = i32::from(only.index());
            start.wins(only, start.height(only) + 1, player)
        }
        Theme::FollowUp => right.iter().any(|&start| {
            let plans = Order::ALL.into_iter().flat_map(|order| {
                [Tactics::None, Tactics::Fours].map(|tactics| Plan {
                    player,
                    start: Some(start),
                    tactics,
                    pairs: Vec::new(),
                    order,
                    last: Vec::new(),
                })
            });
            plans.into_iter().any(|plan| {
                plan::verify(&ending.position(), &plan, ending.goal, &mut Unlimited).is_some()
            })
        }),
    }
}

/// Whether every column that is left lies under a winning space of this player, who has no other
/// threat.
fn is_zugzwang(grid: &Grid, player: Player) -> bool {
    let legal = grid.legal();
    !legal.is_empty()
        && legal.into_iter().all(|column| {
            let height = grid.height(column);
            !grid.wins(column, height, player) && grid.wins(column, height + 1, player)
        })
}
