//! The opening repertoire, held against the rules, the solver and itself.

use std::collections::{BTreeMap, HashSet};

use plot4_core::connect4::plan::{self, Goal, Plan};
use plot4_core::connect4::repertoire::{Entry, Next, Reason, Repertoire};
use plot4_core::connect4::solver::{Book, DEFAULT_BYTES, Memory, Solver};
use plot4_core::connect4::threats::forced_win;
use plot4_core::connect4::{Cell, Column, Position, Size, Standard, notation};
use plot4_core::control::Unlimited;
use plot4_core::game::{Game as _, Player};
use plot4_core::verdict::Verdict;

use crate::naive::grid::Grid;

/// Where so many coins are on the board, the book of each side ends.
const ENDS: [u32; 2] = [14, 9];

fn entry(moves: &str) -> Entry {
    let position = notation::parse_position(Size::STANDARD, moves).expect("moves");
    Repertoire::embedded().find(&position).expect("in the book")
}

fn after(entry: &Entry, reply: Column) -> Position<Size> {
    let mut position = entry.position();
    position.play(entry.answer).expect("legal");
    position.play(reply).expect("legal");
    position
}

/// Whether it is of the one long line against the middle, which knows only Red's best replies.
fn is_of_longest_defence(entry: &Entry) -> bool {
    entry.player() == Player::Second && matches!(entry.verdict, Verdict::Loss(_))
}

#[test]
fn every_reply_is_covered_up_to_the_end_of_the_book() {
    let book = Repertoire::embedded();
    let mut open: Vec<Entry> = ["", "1", "2", "3", "4", "5", "6", "7"].map(entry).into();
    let mut reached = HashSet::new();
    while let Some(entry) = open.pop() {
        let position = entry.position();
        if !reached.insert(position.key().min(position.mirrored().key())) {
            continue;
        }
        let mut answered = position;
        answered.play(entry.answer).expect("legal");
        for reply in answered.moves() {
            let position = after(&entry, reply);
            match book.after(&entry, reply) {
                Next::Learn(next) => {
                    assert_eq!(next.position(), position);
                    open.push(next);
                }
                Next::Plan => assert!(entry.plan.is_some()),
                Next::Win(plies) => {
                    assert!(plies <= 5 && forced_win(&position, 3) == Some(plies));
                }
                Next::End => {
                    let end = ENDS[entry.player() as usize];
                    assert!(
                        position.plies() >= end || is_of_longest_defence(&entry),
                        "{entry} {reply}"
                    );
                }
            }
        }
    }
    assert_eq!(reached.len(), book.entries().len(), "no entry that is never needed");
}

/// The figures of `docs/figures.md`: for each number of coins the positions in which a side has to
/// choose, besides them those in which it has to stop a four, and how many of all lead to a plan.
#[test]
fn there_is_so_much_to_learn() {
    let counts = |player: Player| {
        let mut counts = BTreeMap::new();
        for entry in Repertoire::embedded().entries() {
            if entry.player() == player && !is_of_longest_defence(entry) {
                let [choose, block, plan] = counts.entry(entry.moves.len()).or_insert([0, 0, 0]);
                *if entry.is_block() { block } else { choose } += 1;
                *plan += u32::from(entry.plan.is_some());
            }
        }
        counts.into_iter().collect::<Vec<_>>()
    };
    let red = [
        (0, [1, 0, 0]),
        (2, [4, 0, 0]),
        (4, [15, 0, 0]),
        (6, [57, 0, 14]),
        (8, [164, 1, 90]),
        (10, [296, 7, 134]),
        (12, [568, 51, 396]),
    ];
    assert_eq!(counts(Player::First), red);
    let yellow = [(1, [3, 0, 1]), (3, [14, 0, 3]), (5, [60, 1, 4]), (7, [186, 6, 41])];
    assert_eq!(counts(Player::Second), yellow);
}

#[test]
fn the_file_is_small_and_its_lines_are_read_as_they_are_written() {
    let text = include_str!("../../../assets/openings.txt");
    assert!(text.len() <= 60_000, "{} bytes", text.len());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        assert_eq!(line.parse::<Entry>().map(|entry| entry.to_string()).as_deref(), Ok(line));
    }
    for wrong in ["", "4", "48 4 w1", "4 8 w1", "4 4", "4 4 x", "4 4 w1 careful", "444444 4 d"] {
        assert!(wrong.parse::<Entry>().is_err(), "{wrong}");
        assert!(Repertoire::parse(wrong).is_none_or(|book| book.entries().is_empty()), "{wrong}");
    }
    assert!(Repertoire::parse("3 4 d\n5 4 d").is_none(), "a mirror image is no other position");
}

#[test]
fn the_mirrored_board_has_the_mirrored_answer() {
    let book = Repertoire::embedded();
    for entry in book.entries() {
        let position = entry.position();
        let mirrored = book.find(&position.mirrored()).expect("in the book");
        assert_eq!(mirrored.position(), position.mirrored());
        if position != position.mirrored() {
            assert_eq!(mirrored, entry.mirrored());
        }
        assert_eq!(mirrored.mirrored().mirrored(), mirrored);
    }
}

/// Checks every so many entries by the solver, and so many plans by playing them.
fn check_answers(step: usize) {
    let mut solver = Solver::new(Memory::with_bytes(Standard, DEFAULT_BYTES));
    solver.use_book(Book::embedded());
    let mut result = |position: &Position<Size>| {
        let position = position.to_standard().expect("7x6");
        solver.result(&position, &mut Unlimited).expect("it goes on")
    };
    for entry in Repertoire::embedded().entries().iter().step_by(step) {
        let position = entry.position();
        let value = result(&position);
        let told = match entry.verdict {
            Verdict::Win(_) => 1,
            Verdict::Loss(_) => -1,
            Verdict::Draw | Verdict::Estimate(_) => 0,
        };
        assert_eq!(value, told, "{entry}");
        for column in position.moves() {
            let mut after = position;
            after.play(column).expect("legal");
            let keeps = -result(&after) == value;
            if column == entry.answer || entry.others.contains(&column) {
                assert!(keeps, "{entry}: {column}");
            } else if value >= 0 {
                assert!(!keeps, "{entry}: {column} keeps the result, too");
            }
        }
        if let Some(plan) = &entry.plan {
            let mut after = position;
            after.play(entry.answer).expect("legal");
            let goal = if value > 0 { Goal::Win } else { Goal::Draw };
            for (position, plan) in [(after, plan.clone()), (after.mirrored(), plan.mirrored(7))] {
                let proof = plan::verify(&position, &plan, goal, &mut Unlimited);
                assert!(proof.is_some(), "{entry}");
                assert_eq!(Plan::parse(plan.player, &plan.to_string()), Some(plan));
            }
        }
    }
}

#[test]
fn answers_keep_the_result() {
    check_answers(23);
}

#[test]
#[ignore = "it takes a minute; tests/hostile/run.sh runs it"]
fn all_answers_of_the_repertoire_keep_the_result() {
    check_answers(1);
}

#[test]
fn reasons_are_true() {
    let mut seen = HashSet::new();
    for entry in Repertoire::embedded().entries() {
        let before = Grid::of(&entry.position());
        let (own, other) = (entry.player(), entry.player().other());
        let place = |column: Column| {
            let column = i32::from(column.index());
            (column, before.height(column))
        };
        let (column, row) = place(entry.answer);
        let after = before.after(column);
        let reasons = entry.reasons();
        assert!(!reasons.is_empty(), "{entry}");
        for reason in reasons {
            let is_true = match reason {
                Reason::Block => before.wins(column, row, other),
                Reason::Forces(Cell { column, row }) => {
                    let (column, row) = (i32::from(column.index()), i32::from(row.index()));
                    after.playable(column, row) && after.wins(column, row, own)
                }
                Reason::StopsTwoThreats => {
                    let two = |grid: &Grid| {
                        let now = |&column: &i32| grid.wins(column, grid.height(column), other);
                        let now: Vec<i32> = (0..7).filter(now).collect();
                        let is_stacked =
                            |&column: &i32| grid.wins(column, grid.height(column) + 1, other);
                        now.len() > 1 || now.iter().any(is_stacked)
                    };
                    !two(&before) && two(&before.with(column, row, other))
                }
                Reason::MakesThreat(Cell { column, row }) => {
                    let (column, row) = (i32::from(column.index()), i32::from(row.index()));
                    !after.playable(column, row)
                        && after.wins(column, row, own)
                        && !before.wins(column, row, own)
                }
                Reason::LeadsToPlan => entry.plan.is_some(),
                Reason::OnlyMove => entry.others.is_empty(),
                Reason::OnTop => {
                    let (last, height) = place(*entry.moves.last().expect("a reply"));
                    column == last && before.at(column, height - 1) == Some(other)
                }
                Reason::Beside => {
                    let (last, height) = place(*entry.moves.last().expect("a reply"));
                    (column - last).abs() == 1 && row == height - 1
                }
                Reason::Centre => column == 3,
                Reason::OneOfSeveral => !entry.others.is_empty(),
            };
            assert!(is_true, "{reason:?} of {entry}");
            seen.insert(std::mem::discriminant(&reason));
        }
    }
    assert_eq!(seen.len(), 10, "each of them helps somewhere");
}
