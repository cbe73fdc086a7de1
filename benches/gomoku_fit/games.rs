//! Games of the program against itself, a line each: who won (1, 0 for a draw, -1), how many stones
//! the opening has, and the moves.

use super::common::append_games;
use plot4::core::control::Unlimited;
use plot4::core::game::{Game, Key, Outcome, Player};
use plot4::core::gomoku::evaluate::PatternSum;
use plot4::core::gomoku::guide::ThreatGuide;
use plot4::core::gomoku::{Move, Point, Position, Rule, Setup, notation};
use plot4::core::score::{Character, Score, ScoreKind};
use plot4::core::search::{Limits, Selective, Selectivity};

/// By how much an opening may favour a player, in hundredths of a natural logarithm of odds.
const BALANCED: i32 = 150;
/// A depth that no search reaches before its nodes end.
const ENDLESS: u32 = 60;

/// Appends games to a file.
pub fn add(file: &str, count: u64, nodes: u64, seed: u64) -> std::io::Result<()> {
    let mut player = SelfPlay::new(nodes, seed);
    append_games(file, count, || player.game())
}

/// Returns games as lines.
pub fn play(count: u64, nodes: u64, seed: u64) -> Vec<String> {
    let mut player = SelfPlay::new(nodes, seed);
    (0..count).map(|_| player.game()).collect()
}

/// The program against itself.
struct SelfPlay {
    search: Selective<Position, ThreatGuide>,
    limits: Limits,
    number: u64,
}

impl SelfPlay {
    fn new(nodes: u64, seed: u64) -> Self {
        let guide =
            ThreatGuide::new(PatternSum { owner: Player::First, character: Character::Neutral });
        let search =
            Selective::new(guide, Selectivity { table_bytes: 1 << 21, ..Selectivity::default() });
        Self {
            search,
            limits: Limits { depth: ENDLESS, nodes },
            number: seed.wrapping_mul(1_000_003),
        }
    }

    /// Plays a game from a random, balanced opening.
    fn game(&mut self) -> String {
        let (mut position, mut moves) = self.opening();
        let opening = moves.len();
        while let Some(report) = self.search.run(&position, self.limits, &mut Unlimited) {
            position.make(report.best);
            moves.push(report.best);
        }
        let result = match position.outcome() {
            Some(Outcome::Win(Player::First)) => 1,
            Some(Outcome::Win(Player::Second)) => -1,
            Some(Outcome::Draw) | None => 0,
        };
        format!("{result} {opening} {}", notation::format_moves(&moves))
    }

    /// Returns a position of 2 to 7 stones near the centre that is about even.
    fn opening(&mut self) -> (Position, Vec<Move>) {
        loop {
            let mut position =
                Position::empty(Setup::new(15, 5, Rule::Freestyle).expect("a usual board"));
            let mut moves = Vec::new();
            let stones = 2 + self.random(6);
            let span = 2 + self.random(4);
            while (moves.len() as u64) < stones {
                let mut coordinate =
                    || u8::try_from(7 - span + self.random(2 * span + 1)).unwrap_or(7);
                let mv = Move::Place(Point::at(coordinate(), coordinate()));
                if position.play(mv).is_ok() {
                    moves.push(mv);
                }
            }
            if let Some(report) = self.search.run(&position, self.limits, &mut Unlimited)
                && is_balanced(report.score)
            {
                return (position, moves);
            }
        }
    }

    /// Returns the next random number below `limit`.
    fn random(&mut self, limit: u64) -> u64 {
        self.number += 1;
        (self.number.hash64() >> 9) % limit
    }
}

/// Returns whether a score is about even.
fn is_balanced(score: Score) -> bool {
    match score.kind() {
        ScoreKind::Heuristic(value) => value.abs() < BALANCED,
        ScoreKind::WinIn(_) | ScoreKind::LossIn(_) => false,
    }
}
