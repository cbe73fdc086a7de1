//! Connect 4 as a [`GameKind`]: its set-up, notation, levels and endings for every front end.

use super::analyst::Analyst;
use super::level::{Computer, LEVELS, Skill};
use super::lines::{Line, winning_cells, winning_lines};
use super::notation;
use super::position::Position;
use super::size::{Cell, Column, Shape, Size};
use super::strategy::strategy;
use crate::game::{Game, Outcome, Player};
use crate::kind::{
    Aspect, AspectValue, Cost, CostUnit, Direction, DrawnBecause, Effort, Ending, Fact, GameKind,
    GameSetup, MoveFault, Notation, Players, PositionInfo, Sample, Scale, SetupError, SetupFault,
    Starting, Terms, TextLook, Unavailable,
};
use crate::plain::number;
use crate::search::Strategy;

/// Connect 4 as a [`GameKind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Connect4;

/// The boards that can be chosen with a click; any other is there on the command line.
const BOARDS: [(u8, u8); 5] = [(5, 4), (6, 5), (7, 6), (8, 7), (9, 7)];

impl GameSetup for Connect4 {
    type Game = Position<Size>;
    type Setup = Size;
    const NAME: &'static str = "connect4";
    const SIDES: [&'static str; 2] = ["red", "yellow"];
    const OPTIONS: &'static [&'static str] = &["size", "connect", "starts"];
    const POPULAR: &'static [&'static [(&'static str, &'static str)]] =
        &[&[("size", "9x7")], &[("size", "9x7"), ("connect", "5")]];
    const SAMPLE: Sample = Sample {
        opening: "4453",
        smallest: &[("size", "4x4"), ("connect", "3")],
        finished: "12121",
    };

    fn start(setup: Size) -> Position<Size> {
        Position::empty(setup)
    }

    fn format_setup(setup: Size) -> Vec<(&'static str, String)> {
        let mut values =
            vec![("size", setup.to_string()), ("connect", setup.connect().to_string())];
        // Earlier versions have no such option.
        if setup.starts() == Player::Second {
            values.push(("starts", Self::SIDES[1].to_owned()));
        }
        values
    }

    fn parse_setup(values: &[(&str, &str)]) -> Result<Size, SetupError> {
        let (mut size, mut connect, mut starts) = (Size::STANDARD, None, Player::First);
        for &(name, value) in values {
            match name {
                // The shortest line fits every board; what was asked for is held against it below.
                "size" => size = Size::parse(value, Size::MIN_CONNECT)?,
                "connect" => connect = Some(value),
                "starts" => {
                    let side = Player::BOTH.into_iter().find(|player| {
                        let name = Self::SIDES[player.index()];
                        value.trim().eq_ignore_ascii_case(name)
                    });
                    let fault =
                        || SetupFault::Choice { text: value.to_owned(), names: &Self::SIDES };
                    starts = side.ok_or_else(|| SetupError::new("starts", fault()))?;
                }
                _ => {}
            }
        }
        let (columns, rows) = (size.columns(), size.rows());
        let connect = match connect {
            None => Size::STANDARD.connect(),
            Some(text) => number(text).ok_or_else(|| {
                let fault = SetupFault::Number {
                    text: text.to_owned(),
                    least: Size::MIN_CONNECT.into(),
                    most: columns.max(rows).into(),
                    word: None,
                };
                SetupError::new("connect", fault)
            })?,
        };
        Size::new(columns, rows, connect).map(|size| size.starting(starts))
    }

    fn setup_aspects(setup: Size) -> Vec<Aspect<Size>> {
        let boards = BOARDS
            .iter()
            .filter_map(|&(columns, rows)| Size::new(columns, rows, setup.connect()).ok())
            .map(|size| size.starting(setup.starts()));
        let named = |size: Size| (AspectValue::Size(size.to_string()), size);
        let mut boards: Vec<(AspectValue, Size)> = boards.map(named).collect();
        if !boards.iter().any(|&(_, size)| size == setup) {
            boards.push(named(setup));
        }
        let lengths =
            (3..=6).filter_map(|connect| Size::new(setup.columns(), setup.rows(), connect).ok());
        let lengths = lengths
            .map(|size| size.starting(setup.starts()))
            .map(|size| (AspectValue::Number(size.connect().into()), size))
            .collect();
        vec![Aspect::new("size", boards), Aspect::new("connect", lengths)]
    }

    fn setup_facts(setup: Size) -> Vec<(&'static str, Fact)> {
        let facts =
            [("columns", setup.columns()), ("rows", setup.rows()), ("connect", setup.connect())];
        facts.map(|(name, measure)| (name, Fact::Number(u32::from(measure)))).into()
    }
}

impl Notation for Connect4 {
    const EXAMPLES: &'static [&'static str] = &["1", "2", "3"];
    const LISTS_MOVES: bool = false;

    fn parse_moves(setup: Size, text: &str) -> Result<Vec<Column>, MoveFault> {
        notation::parse_moves(setup, text)
    }

    fn format_moves(setup: Size, moves: &[Column]) -> String {
        notation::format_moves(setup, moves)
    }

    /// Reads the number of a column: digits alone, for a sign would be read with them otherwise.
    fn parse_move(position: &Position<Size>, text: &str) -> Result<Column, MoveFault> {
        let columns = position.shape().columns();
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: u32 =
            digits.then(|| text.parse().ok()).flatten().ok_or(MoveFault::Unreadable)?;
        let column = u8::try_from(number).ok().and_then(Column::from_number);
        column.filter(|column| column.index() < columns).ok_or_else(|| {
            let name = number.to_string();
            notation::no_such_column(&name, columns)
        })
    }

    fn draw(position: &Position<Size>, look: TextLook) -> String {
        notation::board(position, look)
    }
}

impl Players for Connect4 {
    type Level = Computer;
    const LEVELS: &'static [Computer] = &LEVELS;
    const USUAL_LEVEL: Computer = Computer::new(Skill::Casual);
    const STAND_IN: Computer = Computer::new(Skill::High);
    /// In points of [`SlidingWindow`](super::evaluate::SlidingWindow), where a window with a single
    /// coin is worth 1. Boards other than 7x6 alone are estimated: there the analyst is exact.
    const SCALE: Scale = Scale {
        even: 3,
        cost: Cost {
            unit: CostUnit::Moves,
            result: 30.0,
            noise: 0.0,
            scale: 8.0,
            ..Scale::SMALL.cost
        },
        ..Scale::SMALL
    };

    fn terms(setup: Size) -> Terms<Computer> {
        let is_perfect = setup.is_same_board(Size::STANDARD);
        Terms {
            // The speed and the opening book of the solver are made for the standard board, and
            // elsewhere its answer could take longer than a second.
            unavailable: (!is_perfect)
                .then_some((Computer::new(Skill::Perfect), Unavailable::StandardBoardOnly)),
            ..Terms::default()
        }
    }

    fn strategy(
        level: Computer,
        _setup: Size,
        side: Player,
        seed: u64,
    ) -> Box<dyn Strategy<Position<Size>>> {
        strategy(level, side, seed)
    }

    fn adviser(_setup: Size, effort: Effort) -> Box<dyn Strategy<Position<Size>>> {
        Box::new(Analyst::new(effort))
    }

    fn chance_bytes(position: &Position<Size>) -> [u8; 24] {
        let size = position.shape();
        let mut bytes = [0; 24];
        bytes[..16].copy_from_slice(&position.key().to_le_bytes());
        bytes[16..19].copy_from_slice(&[size.columns(), size.rows(), size.connect()]);
        bytes
    }
}

impl PositionInfo for Connect4 {
    fn ending(position: &Position<Size>) -> Ending {
        match (position.outcome(), winning_lines(position).as_slice()) {
            (Some(Outcome::Draw), _) => Ending::Drawn(DrawnBecause::FullBoard),
            (Some(Outcome::Win(_)), [line]) => {
                Ending::Line { direction: direction(line), length: line.cells.len() }
            }
            (Some(Outcome::Win(_)), lines) => Ending::Lines(lines.len()),
            (None, _) => Ending::InProgress,
        }
    }

    fn facts(position: &Position<Size>) -> [Vec<(&'static str, Fact)>; 2] {
        let size = position.shape();
        let measures = vec![
            ("columns", Fact::Number(u32::from(size.columns()))),
            ("rows", Fact::Number(u32::from(size.rows()))),
        ];
        // Column and row, both from 1, the row from the bottom.
        let cell = |cell: Cell| {
            Fact::List(vec![Fact::Number(cell.column.number()), Fact::Number(cell.row.number())])
        };
        let winning = winning_cells(position).into_iter().map(cell).collect();
        [measures, vec![("winning_cells", Fact::List(winning))]]
    }
}

impl GameKind for Connect4 {
    const STARTING: Option<Starting<Size>> = Some(Size::starting);
}

fn direction(line: &Line) -> Direction {
    let place =
        |cell: Option<&Cell>| cell.map_or([0, 0], |cell| [cell.column.index(), cell.row.index()]);
    Direction::between(place(line.cells.first()), place(line.cells.last()))
}
