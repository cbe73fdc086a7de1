//! Training samples from games: positions with the result of the game, and choices of a move among
//! others.

use plot4::core::game::{Game, Player};
use plot4::core::gomoku::evaluate::{self, PatternSum};
use plot4::core::gomoku::guide::ThreatGuide;
use plot4::core::gomoku::{Move, Point, Position, Rule, Setup, notation};
use plot4::core::score::Character;
use plot4::core::search::{Candidate, Guide};

/// The samples of some games.
#[derive(Default)]
pub struct Samples {
    pub positions: Vec<Sample>,
    pub choices: Vec<Choice>,
}

/// A quiet position, and how its game ended.
pub struct Sample {
    /// 1 for a win of the player to move, 0 for a loss, a half for a draw.
    pub result: f32,
    /// Rows of shapes of the player to move, with how many points have them.
    pub own: Vec<(usize, f32)>,
    /// Those of the other player.
    pub others: Vec<(usize, f32)>,
    /// The set of threats.
    pub flags: usize,
}

/// A move that was played among others.
pub struct Choice {
    /// For each candidate the rows of the shapes of the player to move and of the other.
    pub candidates: Vec<[usize; 2]>,
    /// Which of them was played.
    pub played: usize,
}

/// Nodes of the solver of fours, for a position to count as quiet.
const SOLVER_NODES: u64 = 100;

/// Returns what these games say, in their order.
///
/// # Errors
///
/// A line that is not a game.
pub fn of(lines: &[String]) -> Result<Samples, String> {
    let mut samples = Samples::default();
    let mut guide =
        ThreatGuide::new(PatternSum { owner: Player::First, character: Character::Neutral });
    for line in lines {
        samples
            .add(&mut guide, line)
            .ok_or_else(|| format!("`{line}` is not a game: RESULT OPENING MOVES"))?;
    }
    Ok(samples)
}

impl Samples {
    fn add(&mut self, guide: &mut ThreatGuide, line: &str) -> Option<()> {
        let mut words = line.splitn(3, ' ');
        let result: f32 = words.next()?.parse().ok()?;
        let opening: usize = words.next()?.parse().ok()?;
        let setup = Setup::new(15, 5, Rule::Freestyle).ok()?;
        let moves = notation::parse_moves(setup, words.next()?).ok()?;
        let mut position = Position::empty(setup);
        for (number, &mv) in moves.iter().enumerate() {
            if number >= opening
                && guide.foresee(&position).is_none()
                && !guide.is_forced(&position)
            {
                let sign = if position.to_move() == Player::First { result } else { -result };
                if guide.solve(&mut position, SOLVER_NODES).is_none() {
                    self.positions.push(sample(&position, f32::midpoint(sign, 1.0)));
                }
                self.choices.extend(choice(guide, &position, mv));
            }
            position.play(mv).ok()?;
        }
        Some(())
    }
}

/// Returns a position as a sample.
fn sample(position: &Position, result: f32) -> Sample {
    let mover = position.to_move();
    let counts = |player| {
        let mut rows: Vec<usize> =
            empty_points(position).map(|point| position.shape(point, player).row()).collect();
        rows.sort_unstable();
        let counted = rows
            .chunk_by(|one, next| one == next)
            .map(|same| (same[0], f32::from(u16::try_from(same.len()).unwrap_or(u16::MAX))));
        // The first row is that of a point that means nothing.
        counted.filter(|&(row, _)| row > 0).collect()
    };
    Sample {
        result,
        own: counts(mover),
        others: counts(mover.other()),
        flags: evaluate::flags(position),
    }
}

/// Returns a move among the candidates, or `None` if it is none of several.
fn choice(guide: &ThreatGuide, position: &Position, mv: Move) -> Option<Choice> {
    let mut candidates: Vec<Candidate<Move>> = Vec::new();
    guide.select(position, &mut candidates);
    let played = candidates.iter().position(|candidate| candidate.mv == mv)?;
    if candidates.len() < 2 {
        return None;
    }
    let players = [position.to_move(), position.to_move().other()];
    let rows = candidates.iter().map(|candidate| match candidate.mv {
        Move::Place(point) => players.map(|player| position.shape(point, player).row()),
        Move::Pass | Move::Resign => [0; 2],
    });
    Some(Choice { candidates: rows.collect(), played })
}

/// Returns the points without a stone.
fn empty_points(position: &Position) -> impl Iterator<Item = Point> {
    position.points().filter(|&point| position.stone(point).is_none())
}
