//! Gomoku as a [`GameKind`]: its set-up, notation, levels and endings for every front end.

use super::level::{Computer, LEVELS, Skill};
use super::point::Point;
use super::position::{Line, Move, Position, winning_lines, winning_points};
use super::setup::{Rule, Setup};
use super::strategy::{adviser, strategy};
use super::{engines, notation};
use crate::game::{Game, Outcome, Player};
use crate::kind::{
    Aspect, AspectValue, Cost, Direction, DrawnBecause, Effort, Ending, EngineCommand, Engines,
    Fact, GameKind, GameSetup, MoveFault, Notation, Players, PositionInfo, Protocol, Sample, Scale,
    SetupError, Terms, TextLook,
};
use crate::kit::{parse_size, with_present};
use crate::plain::number;
use crate::search::Strategy;

/// Gomoku as a [`GameKind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gomoku;

/// The sizes that can be chosen with a click; any other is there on the command line.
const SIZES: [u8; 4] = [9, 13, 15, 19];

impl GameSetup for Gomoku {
    type Game = Position;
    type Setup = Setup;
    const NAME: &'static str = "gomoku";
    const SIDES: [&'static str; 2] = ["black", "white"];
    const OPTIONS: &'static [&'static str] = &["size", "target", "rule"];
    const POPULAR: &'static [&'static [(&'static str, &'static str)]] =
        &[&[("rule", "renju")], &[("rule", "freestyle")]];
    const SAMPLE: Sample = Sample {
        opening: "H8 G7 H9",
        smallest: &[("size", "5")],
        finished: "A1 A2 B1 B2 C1 C2 D1 D2 E1",
    };

    fn start(setup: Setup) -> Position {
        Position::empty(setup)
    }

    fn format_setup(setup: Setup) -> Vec<(&'static str, String)> {
        vec![
            ("size", setup.size().to_string()),
            ("target", setup.target().to_string()),
            ("rule", setup.rule().name().to_owned()),
        ]
    }

    fn parse_setup(values: &[(&str, &str)]) -> Result<Setup, SetupError> {
        let usual = Setup::default();
        let (mut size, mut target, mut rule) = (usual.size(), usual.target(), usual.rule());
        for &(name, value) in values {
            match name {
                "size" => size = parse_size(value, 15)?,
                "target" => {
                    target = number(value)
                        .ok_or_else(|| Setup::wrong_target(value, Setup::MAX_TARGET))?;
                }
                "rule" => rule = value.parse()?,
                _ => {}
            }
        }
        Setup::new(size, target, rule)
    }

    fn setup_aspects(setup: Setup) -> Vec<Aspect<Setup>> {
        let with = |size, target, rule| Setup::new(size, target, rule).ok();
        let (size, target, rule) = (setup.size(), setup.target(), setup.rule());
        let sizes = with_present(&SIZES, size)
            .into_iter()
            .filter_map(|size| {
                Some((AspectValue::Size(format!("{size}x{size}")), with(size, target, rule)?))
            })
            .collect();
        let targets = (Setup::MIN_TARGET..=Setup::MAX_TARGET)
            .filter_map(|target| {
                Some((AspectValue::Number(target.into()), with(size, target, rule)?))
            })
            .collect();
        let rules = Rule::ALL
            .into_iter()
            .filter_map(|rule| Some((AspectValue::Name(rule.name()), with(size, target, rule)?)))
            .collect();
        vec![Aspect::new("size", sizes), Aspect::new("target", targets), Aspect::new("rule", rules)]
    }
}

impl Notation for Gomoku {
    const EXAMPLES: &'static [&'static str] = &["C3", "D4"];
    const LISTS_MOVES: bool = false;
    const PASS: Option<Move> = Some(Move::Pass);

    fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, MoveFault> {
        notation::parse_moves(setup, text)
    }

    fn format_moves(_setup: Setup, moves: &[Move]) -> String {
        notation::format_moves(moves)
    }

    fn parse_move(position: &Position, text: &str) -> Result<Move, MoveFault> {
        Move::typed(text, position.setup().size())
    }

    fn draw(position: &Position, look: TextLook) -> String {
        notation::board(position, look)
    }

    fn mark(player: Player, look: TextLook) -> String {
        look.stone(player)
    }
}

impl Players for Gomoku {
    type Level = Computer;
    const LEVELS: &'static [Computer] = &LEVELS;
    const USUAL_LEVEL: Computer = Computer::new(Skill::Casual);
    const STAND_IN: Computer = Computer::new(Skill::High);
    /// In [`PatternSum`](super::evaluate::PatternSum), 100 are odds of e to 1 (73 wins in 100
    /// games), and the grades odds of 20 to 1 and of 400 to 1. In
    /// [`FirstCase`](super::evaluate::FirstCase), 100 are less than an open three, and the grades
    /// an open three with something more, and an open three with a blocked one.
    const SCALE: Scale = Scale {
        even: 100,
        grades: Some([300, 600]),
        // Fitted to 1,125 estimates in games of Low to High: of those near 100, 56 of 100 games
        // were won, and of those near 300, 75.
        clear: 300,
        cost: Cost { noise: 0.1, scale: 0.05, ..Scale::SMALL.cost },
        ..Scale::SMALL
    };

    fn terms(_setup: Setup) -> Terms<Computer> {
        Terms { undo_between_people: 2, ..Terms::default() }
    }

    fn strategy(
        level: Computer,
        _setup: Setup,
        side: Player,
        seed: u64,
    ) -> Box<dyn Strategy<Position>> {
        strategy(level, side, seed)
    }

    fn adviser(_setup: Setup, effort: Effort) -> Box<dyn Strategy<Position>> {
        adviser(effort)
    }

    fn forced(position: &Position) -> Option<Move> {
        position.must_pass().then_some(Move::Pass)
    }

    fn chance_bytes(position: &Position) -> [u8; 24] {
        let setup = position.setup();
        let mut bytes = [0; 24];
        bytes[..16].copy_from_slice(&position.key().to_le_bytes());
        bytes[16..18].copy_from_slice(&[setup.size(), setup.target()]);
        bytes
    }
}

impl PositionInfo for Gomoku {
    fn ending(position: &Position) -> Ending {
        match (position.outcome(), winning_lines(position).as_slice()) {
            (Some(_), _) if position.is_resigned() => Ending::Resigned,
            (Some(Outcome::Draw), _) => Ending::Drawn(DrawnBecause::FullBoard),
            (Some(Outcome::Win(_)), [line]) => {
                Ending::Line { direction: direction(line), length: line.points.len() }
            }
            (Some(Outcome::Win(_)), lines) => Ending::Lines(lines.len()),
            (None, _) => Ending::InProgress,
        }
    }

    fn resignation(_position: &Position) -> Option<Move> {
        Some(Move::Resign)
    }

    fn facts(position: &Position) -> [Vec<(&'static str, Fact)>; 2] {
        let names = |points: Vec<Point>| {
            Fact::List(points.iter().map(|point| Fact::Text(point.to_string())).collect())
        };
        let is_restricted =
            position.setup().is_restricted(position.to_move()) && position.outcome().is_none();
        let forbidden = if is_restricted { position.forbidden_points() } else { Vec::new() };
        let after = vec![
            ("winning_points", names(winning_points(position))),
            ("forbidden", names(forbidden)),
        ];
        [Self::setup_facts(position.setup()), after]
    }
}

impl GameKind for Gomoku {
    const ENGINES: Option<&'static dyn Engines<Self>> = Some(&Gomocup);
}

/// Engines speak the protocol of Gomocup.
struct Gomocup;

impl Engines<Gomoku> for Gomocup {
    fn protocol(&self) -> Protocol {
        Protocol::Gomocup
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

fn direction(line: &Line) -> Direction {
    let place = |point: Option<&Point>| point.map_or([0, 0], |point| [point.column(), point.row()]);
    Direction::between(place(line.points.first()), place(line.points.last()))
}
