//! Checkers as a [`GameKind`]: its set-up, notation, levels and endings for every front end.

use super::moves::{Agreement, Move};
use super::notation;
use super::position::{DrawnBy, Position};
use super::setup::{Repetition, Rules, Setup};
use super::shape::Size;
use super::strategy::{Computer, adviser, strategy};
use crate::game::{Game, Outcome, Player};
use crate::kind::{
    Aspect, AspectValue, Cost, CostUnit, DrawnBecause, Effort, Ending, Fact, GameKind, GameSetup,
    MoveFault, Notation, Players, PositionInfo, Sample, Scale, SetupError, SetupFault, Source,
    Tally, Terms, TextLook, Unit,
};
use crate::kit::{TIMES, measures};
use crate::plain::number;
use crate::search::Strategy;

/// Checkers as a [`GameKind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checkers;

/// The sizes that can be chosen with a click; any other is there on the command line.
const SIZES: [u8; 4] = [6, 8, 10, 12];

impl GameSetup for Checkers {
    type Game = Position;
    type Setup = Setup;
    const NAME: &'static str = "checkers";
    const SIDES: [&'static str; 2] = ["red", "white"];
    const OPTIONS: &'static [&'static str] = &["size", "men", "repetition", "draw-after", "fen"];
    const POPULAR: &'static [&'static [(&'static str, &'static str)]] = &[&[("size", "10x10")]];
    const SAMPLE: Sample = Sample {
        opening: "11-15 22-18 15x22",
        smallest: &[("size", "4")],
        finished: "1-3 8-5 3x8 7-5 8x3",
    };

    fn start(setup: Setup) -> Position {
        Position::start(setup)
    }

    fn format_setup(setup: Setup) -> Vec<(&'static str, String)> {
        let Rules { repetition, limit } = setup.rules();
        let limit = if limit == 0 { Setup::NO_LIMIT.to_owned() } else { limit.to_string() };
        let mut values = vec![
            ("size", setup.size().to_string()),
            ("men", setup.men().to_string()),
            ("repetition", repetition.name().to_owned()),
            ("draw-after", limit),
        ];
        values.extend(setup.start().map(|start| ("fen", start.to_string())));
        values
    }

    fn parse_setup(values: &[(&str, &str)]) -> Result<Setup, SetupError> {
        let (mut size, mut men, mut rules, mut start) =
            (Size::STANDARD, None, Rules::default(), None);
        for &(name, value) in values {
            match name {
                "size" => size = parse_size(value)?,
                "men" => men = Some(value.trim()),
                "repetition" => {
                    rules.repetition = value
                        .parse()
                        .map_err(|fault: SetupFault| SetupError::new("repetition", fault))?;
                }
                "draw-after" => rules.limit = parse_limit(value)?,
                "fen" => {
                    let diagram =
                        value.parse().map_err(|fault: SetupFault| SetupError::new("fen", fault))?;
                    start = Some(diagram);
                }
                _ => {}
            }
        }
        let setup = match men {
            Some(text) => {
                let men = number(text).ok_or_else(|| Setup::wrong_men(size, text))?;
                Setup::new(size.columns(), size.rows(), men)?
            }
            None => Setup::of_size(size),
        };
        let setup = setup.with_rules(rules)?;
        start.map_or(Ok(setup), |start| setup.with_start(start))
    }

    fn setup_aspects(setup: Setup) -> Vec<Aspect<Setup>> {
        let rules = setup.rules();
        let of_size = |size: Size| {
            let other = Setup::of_size(size).with_rules(rules).unwrap_or_default();
            (AspectValue::Size(size.to_string()), if size == setup.size() { setup } else { other })
        };
        let mut sizes: Vec<Size> =
            SIZES.into_iter().filter_map(|size| Size::new(size, size)).collect();
        if !sizes.contains(&setup.size()) {
            sizes.push(setup.size());
        }
        let repetition = Repetition::ALL.into_iter().filter_map(|repetition| {
            Some((
                AspectValue::Name(repetition.name()),
                setup.with_rules(Rules { repetition, ..rules }).ok()?,
            ))
        });
        let size = setup.size();
        let men = (1..=Setup::most_men(size)).filter_map(|men| {
            let other =
                Setup::new(size.columns(), size.rows(), men).ok()?.with_rules(rules).ok()?;
            Some((AspectValue::Number(men.into()), if men == setup.men() { setup } else { other }))
        });
        let mut aspects = vec![
            Aspect::new("size", sizes.into_iter().map(of_size).collect()),
            Aspect::new("men", men.collect()),
            Aspect::new("repetition", repetition.collect()),
        ];
        // A custom position has its own men, and the smallest board has no choice.
        aspects.retain(|aspect| {
            aspect.option != "men" || setup.start().is_none() && aspect.options.len() > 1
        });
        aspects
    }
}

impl Notation for Checkers {
    const EXAMPLES: &'static [&'static str] = notation::EXAMPLES;
    const LISTS_MOVES: bool = true;

    fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, MoveFault> {
        notation::parse_moves(setup, text)
    }

    fn format_moves(_setup: Setup, moves: &[Move]) -> String {
        notation::format_moves(moves)
    }

    /// Returns the move that a text means in a position; of a chain the ends may do.
    fn parse_move(position: &Position, text: &str) -> Result<Move, MoveFault> {
        notation::parse_move(position, text)
    }

    fn draw(position: &Position, look: TextLook) -> String {
        notation::board(position, look)
    }

    fn mark(player: Player, look: TextLook) -> String {
        notation::mark(player, look)
    }
}

impl Players for Checkers {
    type Level = Computer;
    const LEVELS: &'static [Computer] = &Computer::all::<11>();
    const USUAL_LEVEL: Computer = Computer::CASUAL;
    const STAND_IN: Computer = Computer::HIGH;
    /// In hundredths of a man: even are a few steps of men, better is most of a man, and much
    /// better a man and a half.
    const SCALE: Scale = Scale {
        even: 25,
        grades: Some([70, 170]),
        clear: 100,
        source: Source::Search,
        cost: Cost {
            unit: CostUnit::Men,
            per_estimate: 0.01,
            result: 5.0,
            noise: 0.15,
            inaccuracy: 0.4,
            mistake: 0.8,
            scale: 0.3,
        },
    };

    fn terms(setup: Setup) -> Terms<Computer> {
        Terms {
            has_custom_start: setup.start().is_some(),
            agrees_on_draws: true,
            ..Terms::default()
        }
    }

    fn strategy(
        level: Computer,
        setup: Setup,
        _side: Player,
        seed: u64,
    ) -> Box<dyn Strategy<Position>> {
        strategy(level, setup.size(), seed)
    }

    fn adviser(setup: Setup, effort: Effort) -> Box<dyn Strategy<Position>> {
        adviser(setup.size(), effort)
    }

    fn chance_bytes(position: &Position) -> [u8; 24] {
        let size = position.size();
        let mut bytes = [0; 24];
        bytes[..16].copy_from_slice(&position.key().to_le_bytes());
        bytes[16..18].copy_from_slice(&[size.columns(), size.rows()]);
        bytes
    }
}

impl PositionInfo for Checkers {
    fn ending(position: &Position) -> Ending {
        match position.agreement() {
            None => {}
            Some(Agreement::Resigned) => return Ending::Resigned,
            Some(Agreement::Drawn) => return Ending::Drawn(DrawnBecause::Agreed),
        }
        match (position.outcome(), position.count(position.to_move())) {
            (Some(Outcome::Win(_)), (0, 0)) => Ending::NoPieces,
            (Some(Outcome::Win(_)), _) => Ending::NoMoves,
            (Some(Outcome::Draw), _) => Ending::Drawn(match position.drawn_by() {
                Some(DrawnBy::Repetition(Repetition::Third)) => DrawnBecause::ThirdTime,
                Some(DrawnBy::Repetition(Repetition::First)) => DrawnBecause::SecondTime,
                Some(DrawnBy::Moves(moves)) => DrawnBecause::NoProgress { moves: moves.into() },
                None => DrawnBecause::FullBoard,
            }),
            (None, _) => Ending::InProgress,
        }
    }

    fn resignation(position: &Position) -> Option<Move> {
        Some(Move::agreement(position.size(), Agreement::Resigned))
    }

    fn tally(position: &Position) -> Option<Tally> {
        let pieces = |player| {
            let (men, kings) = position.count(player);
            men + kings
        };
        Some(Tally::of(Unit::Pieces, Player::BOTH.map(pieces)))
    }

    fn facts(position: &Position) -> [Vec<(&'static str, Fact)>; 2] {
        let fen = position.diagram().to_string();
        [vec![("size", Fact::Text(position.size().to_string()))], vec![("fen", Fact::Text(fen))]]
    }
}

impl GameKind for Checkers {
    const QUIET_MOVES: Option<fn(&Position) -> u16> = Some(Position::quiet_moves);
}

/// Returns the size that a text such as `8` or `10x8` names.
fn parse_size(text: &str) -> Result<Size, SetupError> {
    let (columns, rows) = measures(text, TIMES).ok_or_else(|| {
        SetupError::new(
            "size",
            SetupFault::Unreadable { text: text.to_owned(), example: Size::STANDARD.to_string() },
        )
    })?;
    Size::new(columns, rows).ok_or_else(|| Setup::wrong_size(text.trim().to_owned()))
}

/// Returns the limit that a text such as `40` or `never` names.
fn parse_limit(text: &str) -> Result<u16, SetupError> {
    let text = text.trim();
    if text.eq_ignore_ascii_case(Setup::NO_LIMIT) {
        return Ok(0);
    }
    number(text)
        .filter(|limit| (1..=Setup::MAX_LIMIT).contains(limit))
        .ok_or_else(|| Setup::wrong_limit(text))
}
