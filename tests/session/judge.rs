//! One judgement: in positions of every game, hint, coach, analysis and review say the same.
//!
//! The positions are the same each time: at random, and of games between levels, each with the ones
//! that the hints lead to; from the opening, the middle and the end. `cargo bench --bench judge`
//! checks many more.

use std::convert::Infallible;

use plot4::core::kind::{self, MoveClass, MoveOf, Notation as _, Seen};
use plot4::games::{Checkers, Connect4, GameId, Reversi, with_game};
use plot4::words::Phrases;
use plot4::worker::{cores, side_by_side};

use crate::judge_rules::{Judged, Origin, Task, check_from};

/// How many moves a game has made where it is judged, in the opening, the middle and the end, and
/// how many moves by hints are judged from there on.
const GAMES: [(GameId, [u32; 3], usize); 5] = [
    (GameId::Connect4, [5, 16, 28], 2),
    // A search of Gomoku takes over a second here.
    (GameId::Gomoku, [3, 14, 30], 1),
    (GameId::Go, [4, 10, 18], 2),
    (GameId::Checkers, [6, 24, 60], 2),
    (GameId::Reversi, [6, 30, 48], 2),
];

/// The most that the chance to win may differ from one position to the next after a best move, on
/// average and in all but one. Measured here: 0.024 on average of 33, none more than 0.25; by
/// `cargo bench --bench judge` see there.
const MOST_APART: [f32; 2] = [0.04, 0.25];

#[test]
#[expect(clippy::cast_precision_loss, reason = "a few positions")]
fn every_game_is_judged_in_one_way() {
    let tasks: Vec<Task> = GAMES
        .iter()
        .flat_map(|&(game, phases, hints)| {
            (0..6).zip(phases.into_iter().cycle()).map(move |(seed, plies)| Task {
                game,
                origin: match seed {
                    3 => Origin::Hints,
                    seed if seed % 2 == 0 => Origin::Random,
                    _ => Origin::Levels,
                },
                plies,
                seed,
                hints,
                go_size: if seed < 3 { "5" } else { "7" },
            })
        })
        .collect();
    let is_judged = |&id: &GameId| tasks.iter().any(|task| task.game == id);
    assert!(GameId::ALL.iter().all(is_judged));
    let check = |number: u64| {
        let task = &tasks[usize::try_from(number).expect("few tasks")];
        with_game!(task.game, K => check_from::<K>(task))
    };
    let mut apart: Vec<f32> = Vec::new();
    let checked: Result<(), Infallible> =
        side_by_side(tasks.len() as u64, cores(), check, |found| {
            apart.extend(found.apart);
            Ok(())
        });
    let Ok(()) = checked;
    let mean = apart.iter().sum::<f32>() / apart.len() as f32;
    let far = apart.iter().filter(|&&apart| apart > MOST_APART[1]).count();
    assert!(apart.len() >= 20, "{}", apart.len());
    assert!(mean <= MOST_APART[0] && far <= 1, "{mean} on average, {far} far apart");
}

/// What is said of a move.
#[derive(Debug)]
struct Reviewed<K: Phrases> {
    class: Option<MoveClass>,
    cost: Option<f32>,
    seen: Option<Seen<MoveOf<K>>>,
    recommended: Vec<MoveOf<K>>,
}

/// Judges the position after these moves, as they are written.
fn read<K: Phrases>(text: &str) -> Judged<K> {
    let setup = kind::window_setup::<K>();
    let moves = K::parse_moves(setup, text).expect("the moves of a game");
    Judged::new(setup, moves).expect("a game in progress")
}

/// Returns what a review and the coach say of a move, which is made.
fn review<K: Phrases>(judged: &Judged<K>, text: &str) -> Reviewed<K> {
    let mv = K::parse_move(&judged.position, text).expect("a move");
    let after = judged.after(mv, judged.next(mv).as_ref());
    let seen = judged.seen(mv);
    let judgement = judged.judgement();
    Reviewed {
        class: judgement.class(mv, after, seen.as_ref()),
        cost: judgement.cost(mv, after),
        seen,
        recommended: judgement.recommended(mv, after, None),
    }
}

/// The two games of Reversi whose estimates changed a lot after the move.
const REVERSI: [(&str, &str); 2] = [
    (
        "e6 f4 c3 d6 f6 d3 c5 e7 c6 b3 e8 d7 c4 f8 g8 f5 f7 b4 b5 a6 a5 g5 a7 c7 b6 a4 a3 g7 b8 c8 \
        d8 b7 e2 e3 a8 f1 a2 b2 b1 a1 c1 d1 h4 h5 h8",
        "h3",
    ),
    (
        "e6 f4 c3 d6 f6 d3 c5 b3 c6 e7 f7 d7 d8 f5 c4 e8 c7 f8 g8 b4 b5 a5 a3 a4 a6 b6 g6 b7 f3 g3 \
        a8 f2 d2 c2 a7 e1 a2 g5 h5 h6 h7 b2 a1 e3 h4",
        "b1",
    ),
];

#[test]
fn a_lost_game_of_reversi_is_not_lost_again_by_a_good_move() {
    for (game, mv) in REVERSI {
        let judged = read::<Reversi>(game);
        let reviewed = review(&judged, mv);
        let class = reviewed.class.expect("a class");
        assert!(!class.is_mistake(), "{mv}: {reviewed:?}");
    }
}

#[test]
fn a_hint_of_checkers_is_no_mistake_though_it_loses_a_piece_in_plain_sight() {
    let judged = read::<Checkers>(
        "11-15 23-19 8-11 27-23 9-13 31-27 6-9 23-18 9-14 18x9 5x14 26-23 14-17 21x14 10x17x26 \
        19x10 7x14 23-19 26-31 25-21 3-7 29-25 14-18 19-15 11-16 15-11 16-20 27-23 18x27 32x23 20x27 \
        28-24 7x16 23-18 16-20 18-15 27-32 24-19 32-27 15-10",
    );
    let reviewed = review(&judged, "31-26");
    let mv = Checkers::parse_move(&judged.position, "31-26").expect("a move");
    assert!(judged.judgement().is_best(mv), "the hint");
    let seen = reviewed.seen.map(|seen| seen.class);
    assert_eq!(seen, Some(MoveClass::LostPiece), "what it looks like");
    assert_eq!((reviewed.class, reviewed.cost), (Some(MoveClass::Best), Some(0.0)));
}

#[test]
fn a_longer_win_of_connect_4_is_no_mistake_and_the_shortest_is_recommended() {
    let judged = read::<Connect4>("4733");
    let shortest =
        ["2", "5"].map(|text| Connect4::parse_move(&judged.position, text).expect("2 or 5"));
    let sorted = |mut moves: Vec<_>| {
        moves.sort_unstable();
        moves
    };
    assert_eq!(sorted(judged.judgement().best()), shortest);
    let reviewed = review(&judged, "6");
    assert_eq!(sorted(reviewed.recommended), shortest);
    let class = reviewed.class.expect("a class");
    assert!(!class.is_mistake(), "the win is kept: {class:?}");
    assert!(reviewed.cost > Some(0.0), "but it comes later");
}
