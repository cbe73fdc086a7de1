//! The computers of Reversi: exact endgames, hints with reasons, and levels in their order.

use crate::naive::reversi as slow;
use plot4_core::control::Unlimited;
use plot4_core::game::{Game, Key, Outcome, Player};
use plot4_core::kind::{Effort, Players, Preset};
use plot4_core::kit::Counted as _;
use plot4_core::reversi::level::MOST_EMPTY;
use plot4_core::reversi::{Computer, Insight, Position, Reversi, Setup};
use plot4_core::score::Score;
use plot4_core::search::Ended;

/// Plays random moves until so many squares are empty; `None` if the game ends before.
fn endgame(seed: u64, empty: u32) -> Option<(Position, slow::Game)> {
    let (mut fast, mut slow) = (Position::default(), slow::Game::default());
    for number in 0.. {
        if fast.outcome().is_some() {
            return None;
        }
        if fast.moves_left() == empty {
            break;
        }
        let legal = fast.moves();
        let choice = (seed << 32 | number).hash64() >> 8;
        let mv = legal[usize::try_from(choice).unwrap_or(0) % legal.len()];
        fast.play(mv).expect("a legal move");
        slow.play(mv.point().map(|square| (7 - usize::from(square.row()), square.column().into())));
    }
    Some((fast, slow))
}

#[test]
fn endgames_are_exact_to_the_disc() {
    let mut checked = 0;
    let mut analyst = Reversi::adviser(Setup, Effort::Usual);
    for (position, slow) in (0..60).filter_map(|seed| endgame(seed, 7)) {
        let report = analyst.choose(&position, &mut Unlimited).expect("a report");
        assert_eq!(report.ended, Ended::Decided);
        assert_eq!(report.score, Score::won_by(slow.margin()), "{position:?}");
        for root in &report.moves {
            let mut after = slow.clone();
            let place = root.mv.point();
            after.play(place.map(|square| (7 - usize::from(square.row()), square.column().into())));
            assert!(root.exact, "{root:?}");
            assert_eq!(root.score, Score::won_by(-after.margin()), "{root:?}");
        }
        checked += 1;
    }
    assert!(checked > 40, "{checked}");
}

#[test]
fn the_play_that_is_shown_wins_by_what_is_said() {
    let mut adviser = Reversi::adviser(Setup, Effort::Usual);
    for (position, _) in (100..108).filter_map(|seed| endgame(seed, MOST_EMPTY - 2)) {
        let report = adviser.choose(&position, &mut Unlimited).expect("a report");
        let explanation =
            adviser.explain(&position, &report, &mut Unlimited).expect("an explanation");
        let mut after = position;
        for &mv in &explanation.line {
            after.play(mv).expect("a legal move");
        }
        assert!(after.outcome().is_some(), "it goes on to the end");
        let lead = if after.to_move() == position.to_move() { after.lead() } else { -after.lead() };
        assert_eq!(explanation.insight, Insight::Exact(report.best, lead));
    }
}

/// Returns the points of the first of two computers, from openings of six random moves, each played
/// with both sides.
fn points(one: Computer, other: Computer, openings: u64) -> f64 {
    let [mut one, mut other] =
        [one, other].map(|level| Reversi::strategy(level, Setup, Player::First, 0));
    let mut points = 0.0;
    for game in 0..2 * openings {
        let (mut position, _) = endgame(game / 2, 54).expect("a game is not over so soon");
        let first = Player::BOTH[usize::from(game % 2 == 1)];
        let outcome = loop {
            if let Some(outcome) = position.outcome() {
                break outcome;
            }
            let player = if position.to_move() == first { &mut one } else { &mut other };
            let report = player.choose(&position, &mut Unlimited).expect("a move");
            position.play(report.best).expect("a legal move");
        };
        points += match outcome {
            Outcome::Win(winner) if winner == first => 1.0,
            Outcome::Win(_) => 0.0,
            Outcome::Draw => 0.5,
        };
    }
    points
}

#[test]
fn each_level_beats_the_next_weaker_one() {
    for (stronger, weaker) in [
        (Computer::CASUAL, Computer::preset(Preset::Learner)),
        (Computer::LOW, Computer::CASUAL),
        (Computer::MEDIUM, Computer::LOW),
    ] {
        let won = points(stronger, weaker, 20);
        assert!(won > 22.0, "{stronger} won {won} of 40 against {weaker}");
    }
}
