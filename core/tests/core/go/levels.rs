//! Casual can be beaten by a player who learned the rules yesterday, and does not play at random.

use crate::connect4::random::is_sampled;
use plot4_core::control::Unlimited;
use plot4_core::game::{Game as _, Outcome, Player};
use plot4_core::go::strategy::strategy;
use plot4_core::go::{Computer, Dead, Move, Phase, Point, Position, Setup};
use plot4_core::search::Dice;

/// A player who captures as many stones as possible, else saves as many as possible, and else plays
/// any safe point.
struct Beginner(Dice);

impl Beginner {
    /// Returns a move of the player to move.
    fn choose(&mut self, position: &Position) -> Move {
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        let points: Vec<Point> = moves
            .iter()
            .filter_map(|&mv| if let Move::Place(point) = mv { Some(point) } else { None })
            .collect();
        let worth = |point: Point| Self::worth(position, point);
        if let Some(&best) = points
            .iter()
            .rev()
            .max_by_key(|&&point| worth(point))
            .filter(|&&point| worth(point) > 0)
        {
            return Move::Place(best);
        }
        let safe: Vec<Point> = points.into_iter().filter(|&point| worth(point) == 0).collect();
        if safe.is_empty() { Move::Pass } else { Move::Place(safe[self.0.below(safe.len())]) }
    }

    /// Returns what a stone is worth at a glance; less than nothing if it could be taken at once.
    fn worth(position: &Position, point: Point) -> i32 {
        let player = position.to_move();
        let mut after = position.clone();
        after.make(Move::Place(point));
        let number = |count: u32| i32::try_from(count).expect("a board has few points");
        let taken = number(after.captured(player) - position.captured(player));
        if taken > 0 {
            return 10 + 10 * taken;
        }
        if after.liberties(point) == 1 {
            return -1;
        }
        let beside = point.neighbours(position.setup().size());
        let in_danger = beside
            .filter(|&next| position.stone(next) == Some(player) && position.liberties(next) == 1);
        in_danger.map(|next| 5 + 10 * number(position.group(next).len())).max().unwrap_or(0)
    }
}

/// Returns how a game ends between Casual, who plays this side, and another player.
fn play(low: Player, seed: u64, mut other: impl FnMut(&Position) -> Move) -> Option<Outcome> {
    let setup = Setup::new(9).expect("a size").with_dead(Dead::Settle);
    let mut position = Position::start(setup);
    let mut player = strategy(Computer::CASUAL, setup, seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    for _ in 0..400 {
        if position.outcome().is_some() {
            break;
        }
        // The computer marks the dead stones for both.
        let mv = if position.to_move() == low || position.phase() == Phase::Settling {
            player.choose(&position, &mut Unlimited).expect("the game goes on").best
        } else {
            other(&position)
        };
        position.play(mv).expect("a legal move");
    }
    position.outcome()
}

#[test]
fn casual_loses_to_a_player_who_captures_and_saves_stones_and_wins_too() {
    let (mut games, mut lost) = (0, 0);
    for seed in (0..20).filter(is_sampled) {
        games += 1;
        let low = Player::BOTH[usize::from(seed % 2 == 1)];
        let mut beginner = Beginner(Dice::new(seed));
        lost += u32::from(
            play(low, seed, |position| beginner.choose(position))
                == Some(Outcome::Win(low.other())),
        );
    }
    assert!((1..games).contains(&lost), "{lost} of {games} games lost");
}

#[test]
fn casual_wins_against_chance() {
    let (mut games, mut won) = (0, 0);
    for seed in (0..20).filter(is_sampled) {
        games += 1;
        let low = Player::BOTH[usize::from(seed % 2 == 1)];
        let mut dice = Dice::new(seed);
        let mut moves = Vec::new();
        let outcome = play(low, seed, |position| {
            position.candidates(&mut moves);
            // The last one is a pass.
            moves[dice.below((moves.len() - 1).max(1))]
        });
        won += u32::from(outcome == Some(Outcome::Win(low)));
    }
    assert!(4 * won >= 3 * games, "{won} of {games} games won");
}
