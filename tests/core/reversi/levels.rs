//! Endgames are exact, and stronger levels win.

use super::rules::both;
use plot4::core::control::Unlimited;
use plot4::core::game::{Game as _, Outcome, Player};
use plot4::core::kind::{Advice, Players as _};
use plot4::core::reversi::{Computer, Position, Reversi, level::strategy};
use plot4::core::score::{Score, ScoreKind};

/// Returns the margin that a score of an endgame stands for.
fn margin(score: Score) -> i32 {
    let discs = |plies: u32| 64 - (plies - Score::UNCOUNTED).cast_signed();
    match score.kind() {
        ScoreKind::WinIn(plies) => discs(plies),
        ScoreKind::LossIn(plies) => -discs(plies),
        ScoreKind::Heuristic(value) => value,
    }
}

#[test]
fn endgames_are_as_plain_minimax_has_them() {
    let mut analyst = Reversi::adviser((), Advice::Analysis);
    let mut high = strategy(Computer::HIGH);
    for seed in 0..40 {
        both(seed, |position, naive| {
            if position.empties() != 7 || position.outcome().is_some() {
                return;
            }
            let report = analyst.choose(position, &mut Unlimited).expect("a report");
            assert!(report.ended.is_exact());
            for root in &report.moves {
                let mut after = *position;
                after.make(root.mv);
                let mut played = naive.clone();
                if let plot4::core::reversi::Move::Place(square) = root.mv {
                    played.place(square.row().into(), square.column().into());
                } else {
                    played.to_move = naive.to_move.other();
                }
                assert_eq!((margin(root.score), root.exact), (-played.margin(), true));
            }
            assert_eq!(margin(report.score), naive.margin());
            let best = high.choose(position, &mut Unlimited).expect("a report");
            assert_eq!(best.score, report.score);
            let best: Vec<_> = best.best_moves().collect();
            assert_eq!(best, report.best_moves().collect::<Vec<_>>());
            let words = analyst.explain(position, &report, &mut Unlimited);
            let discs = naive.margin().abs();
            let by = format!("wins by {discs} disc");
            assert_eq!(
                words.is_some_and(|words| words.words.contains(&by)),
                discs > 0
            );
        });
    }
}

#[test]
fn medium_beats_low() {
    let mut won = 0;
    for game in 0..10_usize {
        let medium = Player::BOTH[game % 2];
        let mut position = Position::default();
        let mut players = Player::BOTH
            .map(|side| strategy([Computer::LOW, Computer::MEDIUM][usize::from(side == medium)]));
        for ply in 0.. {
            let report = players[position.to_move().index()].choose(&position, &mut Unlimited);
            let Some(report) = report else { break };
            // The first moves differ from game to game.
            let moves: Vec<_> = report.moves.iter().map(|root| root.mv).collect();
            let mv = if ply < 4 {
                moves[(game / 2 + ply) % moves.len()]
            } else {
                report.best
            };
            position.make(mv);
        }
        won += u32::from(position.outcome() == Some(Outcome::Win(medium)));
    }
    assert!(won >= 8, "Medium has won {won} of 10");
}
