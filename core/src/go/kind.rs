//! Go as a [`GameKind`]: its set-up, notation, levels and endings for every front end.

mod setup;

use super::choices::{Dead, Ko};
use super::life::Insight;
use super::point::Point;
use super::position::{Move, Phase, Position};
use super::settled::objection;
use super::setup::Setup;
use super::strategy::{Computer, Reader, gives_up};
use super::{outside, strategy};
use crate::count::halves;
use crate::game::{Game, Outcome, Player};
use crate::kind::{
    self, Answer, Care, Cost, CostUnit, DrawnBecause, Effort, Ending, EngineCommand, Fact,
    GameKind, GameSetup, MoveListError, Notation, Objection, Players, PositionInfo, Protocol,
    Question, Scale, Source, Tally, Terms, TextLook, TypedError, Unit, read_moves,
};
use crate::kit::{draw_points, star_points};
use crate::search::{Report, Strategy, mcts};

/// Go as a [`GameKind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go;

impl Notation for Go {
    const EXAMPLES: &'static [&'static str] = &["B2", "pass", "resign"];
    const LISTS_MOVES: bool = false;

    fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, MoveListError> {
        read_moves::<Self>(setup, text)
    }

    fn parse_move(position: &Position, text: &str) -> Result<Move, TypedError> {
        let word = text.to_lowercase();
        let point = |name: &str| Point::typed(name, position.setup().size());
        match word.as_str() {
            "pass" => Ok(Move::Pass),
            "resign" => Ok(Move::Resign),
            "done" | "count" => Ok(Move::Done),
            "resume" => Ok(Move::Resume),
            _ => match word.strip_prefix("dead:") {
                Some(name) => Ok(Move::Dead(point(name)?)),
                None => Ok(Move::Place(point(&word)?)),
            },
        }
    }

    fn draw(position: &Position, look: TextLook) -> String {
        board(position, look)
    }

    fn mark(player: Player, look: TextLook) -> String {
        look.stone(player)
    }
}

impl Players for Go {
    type Level = Computer;
    const LEVELS: &'static [Computer] = &Computer::all::<11>();
    const USUAL_LEVEL: Computer = Computer::CASUAL;
    const STAND_IN: Computer = Computer::HIGH;
    /// In [`estimate`](crate::search::mcts::estimate): up to a chance to win of 58 % a game is even, from
    /// 73 and 92 % on it is better and much better.
    const SCALE: Scale = Scale {
        even: 16,
        grades: Some([50, 125]),
        clear: mcts::CLEAR,
        source: Source::Playouts,
        cost: Cost {
            unit: CostUnit::Points,
            per_estimate: 0.0,
            result: 20.0,
            // Of the adviser's own moves on 9x9, 5 in a hundred seem to lose more than 2.3 points by
            // the next search, and 1 in a hundred more than 5.6.
            noise: 2.5,
            inaccuracy: 3.0,
            mistake: 7.0,
            scale: 3.0,
        },
    };

    /// Returns a limit of three times the number of points without superko, as in the arenas of Go
    /// programs; with it every game ends.
    fn terms(setup: Setup) -> Terms<Computer> {
        Terms {
            has_custom_start: setup.own_stones().is_some(),
            move_limit: match setup.ko() {
                Ko::Positional => None,
                Ko::Simple | Ko::None => Some(3 * setup.points() as usize),
            },
            ..Terms::default()
        }
    }

    fn strategy(
        level: Computer,
        setup: Setup,
        _side: Player,
        seed: u64,
    ) -> Box<dyn Strategy<Position>> {
        strategy::strategy(level, setup, seed)
    }

    fn adviser(setup: Setup, effort: Effort) -> Box<dyn Strategy<Position>> {
        strategy::adviser(setup, effort)
    }

    fn chance_bytes(position: &Position) -> [u8; 24] {
        let mut bytes = [0; 24];
        bytes[..16].copy_from_slice(&position.key().to_le_bytes());
        bytes[16] = position.setup().size();
        bytes
    }
}

impl PositionInfo for Go {
    fn ending(position: &Position) -> Ending {
        match position.phase() {
            Phase::Resigned(_) => Ending::Resigned,
            Phase::Counted(Outcome::Win(_)) => Ending::Counted(points(position)),
            Phase::Counted(Outcome::Draw) => Ending::Drawn(DrawnBecause::Equal(Unit::Points)),
            Phase::Playing | Phase::Passed | Phase::Settling => Ending::InProgress,
        }
    }

    fn resignation(_position: &Position) -> Option<Move> {
        Some(Move::Resign)
    }

    /// Returns the points from when the board is counted; before, most of it belongs to neither.
    fn tally(position: &Position) -> Option<Tally> {
        match position.phase() {
            Phase::Settling | Phase::Counted(_) => Some(points(position)),
            Phase::Playing | Phase::Passed | Phase::Resigned(_) => None,
        }
    }

    fn facts(position: &Position) -> [Vec<(&'static str, Fact)>; 2] {
        let pair = |values: [u32; 2]| Fact::List(values.into_iter().map(Fact::Number).collect());
        let count = position.count();
        let dead = position
            .dead()
            .iter()
            .map(|point| Fact::Text(point.to_string()))
            .collect();
        let after = vec![
            (
                "captured",
                pair(Player::BOTH.map(|player| position.captured(player))),
            ),
            ("stones", pair(count.stones)),
            ("territory", pair(count.territory)),
            (
                "points",
                Fact::List(count.halves.map(|points| Fact::Text(halves(points))).into()),
            ),
            ("dead_stones", Fact::List(dead)),
        ];
        [Self::setup_facts(position.setup()), after]
    }
}

impl GameKind for Go {
    const SCORING: Option<&'static dyn kind::Scoring<Self>> = Some(&Settling);
    const OUTSIDE: Option<&'static dyn kind::Outside<Self>> = Some(&Gtp);
    const GIVES_UP: Option<kind::GivesUp<Self>> = Some(gives_up);
}

/// Engines speak GTP.
struct Gtp;

impl kind::Outside<Go> for Gtp {
    fn protocol(&self) -> Protocol {
        Protocol::Gtp
    }

    fn ask(
        &self,
        setup: Setup,
        moves: &[Move],
        known: Option<usize>,
        seconds: u32,
    ) -> Option<Vec<EngineCommand>> {
        outside::ask(setup, moves, known, seconds)
    }

    fn answer(&self, position: &Position, text: &str) -> Option<Move> {
        outside::answer(position, text)
    }
}

/// Scoring after two passes: the players mark dead stones.
struct Settling;

impl kind::Scoring<Go> for Settling {
    fn settled(&self, setup: Setup) -> Setup {
        setup.with_dead(Dead::Settle)
    }

    fn question(&self, position: &Position) -> Option<Question> {
        (position.phase() == Phase::Settling).then_some(Question::DeadStones)
    }

    /// Returns what is meant in the terms of the question: a point is its group, a pass agrees, giving
    /// up is to play on.
    fn meant(&self, position: &Position, mv: Move) -> Move {
        match mv {
            _ if position.phase() != Phase::Settling => mv,
            Move::Place(point) => Move::Dead(point),
            Move::Pass => Move::Done,
            Move::Resign => Move::Resume,
            Move::Dead(_) | Move::Done | Move::Resume => mv,
        }
    }

    fn answer(&self, position: &Position, mv: Move) -> Option<Answer> {
        let Move::Dead(point) = mv else { return None };
        let name = point.to_string();
        Some(if position.dead().contains(point) {
            Answer::Dead(name)
        } else {
            Answer::Alive(name)
        })
    }

    fn proposed(&self, report: &Report<Move>) -> Vec<Move> {
        let moves = report.pv.iter().copied();
        moves.take_while(|mv| matches!(mv, Move::Dead(_))).collect()
    }

    fn objection(&self, position: &Position, mv: Move, answers: &[Move]) -> Option<Objection> {
        objection(position, mv, answers)
    }

    fn reader(&self, care: Care) -> Box<dyn Strategy<Position>> {
        Box::new(Reader(care))
    }

    fn lead(&self, position: &Position, insight: &Insight) -> Option<i32> {
        insight
            .territory(position)
            .map(|found| found.lead(position))
    }

    fn is_judged(&self, mv: Move) -> bool {
        matches!(mv, Move::Place(_) | Move::Pass)
    }
}

/// Returns the points of both sides as the board stands, without the stones that are called dead.
fn points(position: &Position) -> Tally {
    Tally::of_halves(Unit::Points, position.count().halves)
}

/// Returns the board as lines; stones that are called dead stand in brackets.
#[must_use]
pub fn board(position: &Position, look: TextLook) -> String {
    let size = position.setup().size();
    let dead = position.dead();
    let stars = star_points(size);
    draw_points(
        size,
        |point| {
            let is_star = stars.contains(&(point.column(), point.row()));
            let nothing = if is_star { "+" } else { look.empty() };
            look.stone_or(position.stone(point), nothing)
        },
        |point| dead.contains(point),
        ["(", "|", ")"],
    )
}
