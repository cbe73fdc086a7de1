//! The computers of Go, how each of them plays, `high` or `playouts:5000`, and when one gives up.

use super::life::{Insight, Territory};
use super::position::{Move, Position};
use super::settled::settled;
use super::setup::Setup;
use super::trees::Trees;
use crate::control::Control;
use crate::game::{Game, Player};
use crate::kind::{Care, Effort, HopelessTurns, Preset};
use crate::kit::{self, AtAGlance, Lapses, LevelTable, Own, Row, unsearched};
use crate::score::ScoreKind;
use crate::search::{Explanation, Report, Strategy, mcts};

/// The number of playout moves that High makes for each move of its own: about a second on 9x9.
const HIGH_MOVES: u32 = 900_000;

/// Returns the strategy of a computer: a function of the position and the seed.
#[must_use]
pub fn strategy(computer: Computer, setup: Setup, seed: u64) -> Box<dyn Strategy<Position>> {
    carry_out(computer.plan(), setup, seed)
}

/// Returns how many playouts a computer that grows trees plays for each move; `None` for others.
#[must_use]
pub fn playouts(computer: Computer, setup: Setup) -> Option<u32> {
    match computer.plan() {
        Plan::Heavy(playouts) => Some(playouts),
        Plan::Strongest => Some(HIGH_MOVES / setup.points()),
        Plan::Any | Plan::Greedy | Plan::Lapsing(..) => None,
    }
}

/// Returns a computer that keeps its tree from one choice to the next, and so profits from a whole
/// game: its choice depends on the positions before, too. `None` for those that keep nothing.
#[must_use]
pub fn keeping(computer: Computer, setup: Setup, seed: u64) -> Option<Trees> {
    playouts(computer, setup).map(|playouts| Trees::new(playouts, seed, true))
}

/// Returns the player that grows a new tree of so many playouts for each move.
fn trees(playouts: u32, seed: u64) -> Box<dyn Strategy<Position>> {
    Box::new(Trees::new(playouts, seed, false))
}

pub(super) fn carry_out(plan: Plan, setup: Setup, seed: u64) -> Box<dyn Strategy<Position>> {
    match plan {
        Plan::Any => Box::new(Random),
        Plan::Greedy => Box::new(Greedy::new()),
        Plan::Lapsing(playouts, percent) => {
            let sees = trees(playouts, seed);
            Box::new(Lapses::new(sees, Box::new(Greedy::new()), percent, seed))
        }
        Plan::Heavy(playouts) => trees(playouts, seed),
        Plan::Strongest => trees(HIGH_MOVES / setup.points(), seed),
    }
}

/// Returns the adviser, who searches as High does, and whose values can be compared from one
/// position to the next.
pub(super) fn adviser(setup: Setup, effort: Effort) -> Box<dyn Strategy<Position>> {
    Box::new(Trees::comparing(match effort {
        Effort::Usual => HIGH_MOVES / setup.points(),
        Effort::Endless => u32::MAX,
    }))
}

/// Returns the strongest player, who searches until it is stopped, and keeps its tree.
#[must_use]
pub fn endless(seed: u64) -> Trees {
    Trees::new(u32::MAX, seed, true)
}

/// The player who captures and saves stones, and passes when all is settled.
struct Greedy(AtAGlance<Position>);

impl Greedy {
    const fn new() -> Self {
        Self(AtAGlance { merit })
    }
}

impl Strategy<Position> for Greedy {
    fn choose(
        &mut self,
        position: &Position,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        if position.outcome().is_some() {
            return None;
        }
        settled(position, control).or_else(|| self.0.choose(position, control))
    }
}

/// The player to whom all moves are equally good.
struct Random;

impl Strategy<Position> for Random {
    fn choose(
        &mut self,
        position: &Position,
        _control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        let mut moves = Vec::new();
        position.candidates(&mut moves);
        // It passes only where there is nothing else.
        if moves.len() > 1 {
            moves.retain(|&mv| mv != Move::Pass);
        }
        unsearched(&moves, |_| true)
    }
}

/// Returns the merit of a move: to take stones, the more the better; to save stones in atari; to
/// put some in atari; any safe point. To pass is better only than to be taken at once.
fn merit(position: &Position, mv: Move) -> i32 {
    let Move::Place(point) = mv else {
        return -1;
    };
    let player = position.to_move();
    let size = position.setup().size();
    let mut after = position.clone();
    after.make(mv);
    let number = |count: u32| count.cast_signed();
    let taken = number(after.captured(player) - position.captured(player));
    if taken > 0 {
        return 10 + 10 * taken;
    }
    if after.liberties(point) == 1 {
        return -2;
    }
    let beside = || point.neighbours(size);
    let saved = beside()
        .filter(|&next| position.stone(next) == Some(player) && position.liberties(next) == 1)
        .map(|next| 5 + 10 * number(position.group(next).len()))
        .max();
    let threatened = beside()
        .filter(|&next| after.stone(next) == Some(player.other()) && after.liberties(next) == 1)
        .map(|_| 3)
        .max();
    saved.or(threatened).unwrap_or(0)
}

/// A computer player.
pub type Computer = kit::Computer<Levels>;

/// The levels of Go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Levels;

/// How a computer chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// It takes any point that may be played and is no eye.
    Any,
    /// It captures and saves stones.
    Greedy,
    /// It tries so many playouts with knowledge of Go, and in so many positions of a hundred it
    /// only captures and saves stones.
    Lapsing(u32, usize),
    /// It tries so many playouts with knowledge of Go.
    Heavy(u32),
    /// It tries as many of them as fit in a second or so.
    Strongest,
}

/// The numbers of games that are offered for a computer of the player's own.
const GAMES: &[u32] = &[100, 1000, 5000, 20_000, 100_000];

impl LevelTable for Levels {
    type Plan = Plan;

    const ROWS: &'static [Row<Plan>] = &[
        Row::new(Preset::Learner, Plan::Lapsing(100, 115)),
        Row::new(Preset::Casual, Plan::Lapsing(100, 57)),
        Row::new(Preset::Low, Plan::Lapsing(150, 33)),
        Row::new(Preset::Fair, Plan::Lapsing(280, 19)),
        Row::new(Preset::Medium, Plan::Lapsing(550, 8)),
        Row::new(Preset::Skilled, Plan::Heavy(1000)),
        Row::new(Preset::Advanced, Plan::Heavy(4000)),
        Row::new(Preset::High, Plan::Strongest),
        Row::new(Preset::Random, Plan::Any),
        Row::new(Preset::Greedy, Plan::Greedy),
    ];
    const OWN: Own = Own::Games { usual: 5000, offered: GAMES };

    fn own(games: u32) -> Plan {
        Plan::Heavy(games)
    }
}

/// Reads positions as carefully as this. It takes the board as it stands, so its move is a pass.
pub(super) struct Reader(pub(super) Care);

impl Strategy<Position> for Reader {
    fn choose(
        &mut self,
        _position: &Position,
        _control: &mut dyn Control<Report<Move>>,
    ) -> Option<Report<Move>> {
        unsearched(&[Move::Pass], |_| true)
    }

    fn explain(
        &mut self,
        position: &Position,
        report: &Report<Move>,
        control: &mut dyn Control<Report<Move>>,
    ) -> Option<Explanation<Position>> {
        Some(Explanation {
            insight: Insight::InProgress(Territory::read(position, self.0, control)?),
            best: Vec::new(),
            marks: Vec::new(),
            line: report.pv.clone(),
        })
    }
}

/// The share of playouts won below which a position is hopeless, in percent.
const HOPELESS: u32 = 5;

/// Notes what a search of a turn has found. Returns whether the computer resigns: after three
/// hopeless turns in a row, but not in the first half of the game, and not while the board is being
/// counted.
pub fn gives_up(
    hopeless_turns: &mut HopelessTurns,
    position: &Position,
    report: &Report<Move>,
) -> bool {
    let won = match report.score.kind() {
        ScoreKind::Heuristic(value) => mcts::percent(value),
        ScoreKind::WinIn(_) => 100,
        ScoreKind::LossIn(_) => 0,
    };
    let placed: u32 = Player::BOTH
        .map(|player| position.stones(player).len() + position.captured(player))
        .iter()
        .sum();
    let is_late = 2 * placed >= position.setup().points();
    let is_lost = hopeless_turns.note(won < HOPELESS);
    is_lost && is_late && !position.phase().is_counted() && position.outcome().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::choices::Dead;
    use crate::go::setup::Setup;
    use crate::score::Score;
    use crate::search::Ended;
    use crate::search::mcts::estimate;

    /// Returns the report of a turn with this chance to win.
    fn report(share: f32) -> Report<Move> {
        Report {
            best: Move::Pass,
            score: estimate(share),
            depth: 0,
            nodes: 1,
            pv: Vec::new(),
            moves: Vec::new(),
            ended: Ended::Depth,
            lead: None,
        }
    }

    /// Returns a position of a small board after these moves.
    fn after(moves: &str) -> Position {
        let setup = Setup::new(4).expect("a size").with_dead(Dead::Settle);
        let mut position = Position::start(setup);
        for name in moves.split_whitespace() {
            let mv = Move::Place(name.parse().expect("a point"));
            position.play(mv).expect("legal");
        }
        position
    }

    #[test]
    fn three_hopeless_turns_in_a_row_are_needed() {
        let late = after("A1 D4 A2 D3 A3 D2 B1 C4");
        let turns = |shares: &[f32]| {
            let mut hopeless_turns = HopelessTurns::default();
            let given_up =
                shares.iter().map(|&share| gives_up(&mut hopeless_turns, &late, &report(share)));
            given_up.collect::<Vec<_>>()
        };
        assert_eq!(turns(&[0.04, 0.01, 0.0]), [false, false, true]);
        assert_eq!(turns(&[0.04, 0.06, 0.0, 0.0]), [false; 4]);
        assert_eq!(turns(&[0.06; 4]), [false; 4]);
    }

    #[test]
    fn nobody_resigns_in_the_first_half() {
        let early = after("A1 D4 A2 D3 A3 D2 B1");
        let mut hopeless_turns = HopelessTurns::default();
        for _ in 0..5 {
            assert!(!gives_up(&mut hopeless_turns, &early, &report(0.0)));
        }
        let lost = Report { score: Score::loss_in(1), ..report(0.0) };
        let late = after("A1 D4 A2 D3 A3 D2 B1 C4");
        assert!(gives_up(&mut hopeless_turns, &late, &lost));
        let mut counted = late;
        for _ in 0..2 {
            counted.play(Move::Pass).expect("a pass");
        }
        assert!(!gives_up(&mut hopeless_turns, &counted, &lost));
    }
}
