//! Go as a [`GameKind`]: its set-up and options, notation, levels and endings for every front end.

use std::str::FromStr;

use super::choices::{Dead, Ko, Scoring, Suicide};
use super::komi::Komi;
use super::life::Insight;
use super::point::Point;
use super::position::{Move, Phase, Position};
use super::settled::objection;
use super::setup::Setup;
use super::strategy::{Computer, Reader, gives_up};
use super::{engines, strategy};
use crate::count::halves;
use crate::game::{Game, Outcome, Player};
use crate::kind::{
    self, Answer, Aspect, AspectValue, Care, Cost, CostUnit, DrawnBecause, Effort, Ending,
    EngineCommand, Fact, GameKind, GameSetup, MoveFault, Notation, Objection, Players,
    PositionInfo, Protocol, Question, Sample, Scale, SetupError, SetupFault, Source, Tally, Terms,
    TextLook, Unit, read_moves,
};
use crate::kit::{draw_points, parse_size, star_points};
use crate::plain::number;
use crate::search::{Report, Strategy, mcts};

/// Go as a [`GameKind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go;

impl Notation for Go {
    const EXAMPLES: &'static [&'static str] = &["B2", "pass", "resign"];
    const LISTS_MOVES: bool = false;
    const PASS: Option<Move> = Some(Move::Pass);

    fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, MoveFault> {
        read_moves::<Self>(setup, text)
    }

    fn parse_move(position: &Position, text: &str) -> Result<Move, MoveFault> {
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
    /// In [`estimate`](crate::search::mcts::estimate): up to a chance to win of 58 % a game is
    /// even, from 73 and 92 % on it is better and much better.
    const SCALE: Scale = Scale {
        even: 16,
        grades: Some([50, 125]),
        clear: mcts::CLEAR,
        source: Source::Playouts,
        cost: Cost {
            unit: CostUnit::Points,
            per_estimate: 0.0,
            result: 20.0,
            // Of the adviser's own moves on 9x9, 5 in a hundred seem to lose more than 2.3 points
            // by the next search, and 1 in a hundred more than 5.6.
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
        let dead = position.dead().iter().map(|point| Fact::Text(point.to_string())).collect();
        let after = vec![
            ("captured", pair(Player::BOTH.map(|player| position.captured(player)))),
            ("stones", pair(count.stones)),
            ("territory", pair(count.territory)),
            ("points", Fact::List(count.halves.map(|points| Fact::Text(halves(points))).into())),
            ("dead_stones", Fact::List(dead)),
        ];
        [Self::setup_facts(position.setup()), after]
    }
}

impl GameKind for Go {
    const SCORING: Option<&'static dyn kind::Scoring<Self>> = Some(&Settling);
    const ENGINES: Option<&'static dyn kind::Engines<Self>> = Some(&Gtp);
    const GIVES_UP: Option<kind::GivesUp<Self>> = Some(gives_up);
}

/// Engines speak GTP.
struct Gtp;

impl kind::Engines<Go> for Gtp {
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
        engines::ask(setup, moves, known, seconds)
    }

    fn answer(&self, position: &Position, text: &str) -> Option<Move> {
        engines::answer(position, text)
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

    /// Returns the move in the terms of the question: a point is its group, a pass agrees, giving
    /// up is to play on.
    fn intended(&self, position: &Position, mv: Move) -> Move {
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
        Some(if position.dead().contains(point) { Answer::Dead(name) } else { Answer::Alive(name) })
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
        insight.territory(position).map(|found| found.lead(position))
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

/// The komi that can be chosen with a click, in half points; any other is there on the command
/// line.
const KOMI: [i16; 6] = [0, 1, 11, 13, 14, 15];
/// The sizes that can be chosen with one click, and those beside them; beside any other size there
/// are all.
const SIZES: [u8; 3] = [9, 13, 19];

impl GameSetup for Go {
    type Game = Position;
    type Setup = Setup;
    const NAME: &'static str = "go";
    const SIDES: [&'static str; 2] = ["black", "white"];
    const OPTIONS: &'static [&'static str] =
        &["size", "ko", "scoring", "komi", "handicap", "dead", "suicide", "stones"];
    const POPULAR: &'static [&'static [(&'static str, &'static str)]] =
        &[&[("size", "13")], &[("size", "19")]];
    const SAMPLE: Sample =
        Sample { opening: "D4 F6 pass", smallest: &[("size", "2")], finished: "A1 pass pass" };

    fn start(setup: Setup) -> Position {
        Position::start(setup)
    }

    fn format_setup(setup: Setup) -> Vec<(&'static str, String)> {
        let mut values = vec![
            ("size", setup.size().to_string()),
            ("ko", setup.ko().name().to_owned()),
            ("scoring", setup.scoring().name().to_owned()),
            ("komi", setup.komi().to_string()),
            ("handicap", setup.handicap().to_string()),
            ("dead", setup.dead().name().to_owned()),
        ];
        // Older programs know of no other rule.
        values.extend(told_suicide(setup).map(|name| ("suicide", name.to_owned())));
        values.extend(setup.own_stones().map(|stones| ("stones", stones.to_string())));
        values
    }

    fn parse_setup(values: &[(&str, &str)]) -> Result<Setup, SetupError> {
        let last = |name: &str| {
            values.iter().rev().find(|(known, _)| *known == name).map(|&(_, value)| value)
        };
        let size = last("size").map_or(Ok(Setup::default().size()), |text| parse_size(text, 19))?;
        let setup = Setup::new(size)?;
        let handicap = match last("handicap").map(str::trim) {
            None => 0,
            Some(text) => number(text).ok_or_else(|| setup.wrong_handicap(text))?,
        };
        let mut setup = setup
            .with_handicap(handicap)?
            .with_ko(read_or_usual("ko", last("ko"))?)
            .with_scoring(read_or_usual("scoring", last("scoring"))?)
            .with_dead(read_or_usual("dead", last("dead"))?)
            .with_suicide(read_or_usual("suicide", last("suicide"))?);
        if let Some(text) = last("stones") {
            let stones =
                text.parse().map_err(|fault: SetupFault| SetupError::new("stones", fault))?;
            if setup.handicap() > 0 && setup.stones() != stones {
                return Err(SetupError::new("stones", SetupFault::HandicapAndStones));
            }
            setup = setup.with_stones(stones)?;
        }
        let setup = setup.with_usual_komi();
        match last("komi") {
            None => Ok(setup),
            Some(text) => Ok(setup
                .with_komi(text.parse::<Komi>().map_err(|fault| SetupError::new("komi", fault))?)),
        }
    }

    fn setup_aspects(setup: Setup) -> Vec<Aspect<Setup>> {
        let resized = |size: u8| {
            let handicap = if Setup::HANDICAP_SIZES.contains(&size) { setup.handicap() } else { 0 };
            let other = Setup::new(size).and_then(|other| other.with_handicap(handicap)).ok()?;
            Some(
                other
                    .with_ko(setup.ko())
                    .with_scoring(setup.scoring())
                    .with_dead(setup.dead())
                    .with_suicide(setup.suicide())
                    .with_usual_komi(),
            )
        };
        // The present size keeps the komi that was chosen.
        let all = Setup::MIN_SIZE..=Setup::MAX_SIZE;
        let near = |size: &u8| SIZES.contains(size) || size.abs_diff(setup.size()) <= 1;
        let sizes: Vec<u8> =
            if SIZES.contains(&setup.size()) { all.filter(near).collect() } else { all.collect() };
        let sizes = sizes.into_iter().filter_map(|size| {
            let other = if size == setup.size() { setup } else { resized(size)? };
            Some((AspectValue::Size(format!("{size}x{size}")), other))
        });
        let handicaps = [0, 2, 3, 4, 5, 6, 7, 8, 9].into_iter().filter_map(|stones| {
            let other = if stones == setup.handicap() {
                setup
            } else {
                setup.with_handicap(stones).ok()?.with_usual_komi()
            };
            Some((
                if stones == 0 {
                    AspectValue::Name("none")
                } else {
                    AspectValue::Number(stones.into())
                },
                other,
            ))
        });
        let scorings = Scoring::ALL.into_iter().map(|scoring| {
            let other = if scoring == setup.scoring() {
                setup
            } else {
                setup.with_scoring(scoring).with_usual_komi()
            };
            (AspectValue::Name(scoring.name()), other)
        });
        let mut aspects = vec![Aspect::new("size", sizes.collect())];
        let is_usual = setup.own_stones().is_none();
        if is_usual && Setup::HANDICAP_SIZES.contains(&setup.size()) {
            aspects.push(Aspect::new("handicap", handicaps.collect()));
        }
        aspects.push(Aspect::new("scoring", scorings.collect()));
        let present = setup.komi().halves();
        let mut komi: Vec<i32> = KOMI.map(i32::from).into();
        if !komi.contains(&present) {
            komi.push(present);
            komi.sort_unstable();
        }
        let komi = komi.into_iter().filter_map(|halves| {
            let komi = Komi::from_halves(i16::try_from(halves).ok()?)?;
            Some((AspectValue::Halves(halves), setup.with_komi(komi)))
        });
        aspects.push(Aspect::new("komi", komi.collect()));
        let kos = Ko::ALL.map(|ko| (AspectValue::Name(ko.name()), setup.with_ko(ko)));
        aspects.push(Aspect::new("ko", kos.into()));
        let deads = Dead::ALL.map(|dead| (AspectValue::Name(dead.name()), setup.with_dead(dead)));
        aspects.push(Aspect::new("dead", deads.into()));
        let suicides = Suicide::ALL
            .map(|suicide| (AspectValue::Name(suicide.name()), setup.with_suicide(suicide)));
        aspects.push(Aspect::new("suicide", suicides.into()));
        aspects
    }

    fn setup_facts(setup: Setup) -> Vec<(&'static str, Fact)> {
        let mut facts = vec![
            ("size", Fact::Number(u32::from(setup.size()))),
            ("ko", Fact::Text(setup.ko().name().to_owned())),
            ("scoring", Fact::Text(setup.scoring().name().to_owned())),
            ("komi", Fact::Text(setup.komi().to_string())),
            ("handicap", Fact::Number(u32::from(setup.handicap()))),
            ("dead", Fact::Text(setup.dead().name().to_owned())),
        ];
        facts.extend(told_suicide(setup).map(|name| ("suicide", Fact::Text(name.to_owned()))));
        facts.extend(
            setup.own_stones().map(|stones| ("setup_stones", Fact::Text(stones.to_string()))),
        );
        facts
    }
}

/// Returns the name of the rule about suicide, where it is not the usual one.
fn told_suicide(setup: Setup) -> Option<&'static str> {
    let suicide = setup.suicide();
    (suicide != Suicide::default()).then(|| suicide.name())
}

/// Returns the value of an option, or the usual one where it is not given.
fn read_or_usual<T: FromStr<Err = SetupFault> + Default>(
    option: &'static str,
    value: Option<&str>,
) -> Result<T, SetupError> {
    value.map_or_else(
        || Ok(T::default()),
        |text| text.parse().map_err(|fault| SetupError::new(option, fault)),
    )
}
