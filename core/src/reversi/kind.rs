//! Reversi as a [`GameKind`]: its notation, levels and endings for every front end.

use super::level::{ADVICE, Computer, MOST_EMPTY, Plan};
use super::position::{Board, Move, Position};
use crate::game::{Game as _, Outcome, Player};
use crate::kind::{
    Cost, CostUnit, DrawnBecause, Effort, Ending, GameKind, GameSetup, MoveListError, Notation,
    Players, PositionInfo, Sample, Scale, Source, Tally, TextLook, TypedError, Unit, read_moves,
};
use crate::kit::{Points as _, draw_points};
use crate::search::{Root, Strategy};

/// Reversi as a [`GameKind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reversi;

/// The set-up of a game: there is only one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Setup;

impl GameSetup for Reversi {
    type Game = Position;
    type Setup = Setup;
    const NAME: &'static str = "reversi";
    const SIDES: [&'static str; 2] = ["black", "white"];
    const SAMPLE: Sample = Sample {
        opening: "d3 c3 c4 e3",
        smallest: &[],
        finished: "e6 f4 e3 f6 g5 d6 e7 f5 c5",
    };

    fn start(_setup: Setup) -> Position {
        Position::default()
    }
}

impl Notation for Reversi {
    const EXAMPLES: &'static [&'static str] = &["d3", "c4"];
    const LISTS_MOVES: bool = false;

    fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, MoveListError> {
        read_moves::<Self>(setup, text)
    }

    fn parse_move(_position: &Position, text: &str) -> Result<Move, TypedError> {
        Move::typed(text, Board::MAX_SIZE)
    }

    fn draw(position: &Position, look: TextLook) -> String {
        draw_points(
            Board::MAX_SIZE,
            |square| match position.turns(square) {
                0 => look.stone_or(position.disc(square), look.empty()),
                _ => "*".to_owned(),
            },
            |_| false,
            [""; 3],
        )
    }

    fn mark(player: Player, look: TextLook) -> String {
        look.stone(player)
    }
}

impl Players for Reversi {
    type Level = Computer;
    const LEVELS: &'static [Computer] = &Computer::all::<9>();
    const USUAL_LEVEL: Computer = Computer::CASUAL;
    const STAND_IN: Computer = Computer::HIGH;
    const SCALE: Scale = Scale {
        even: 30,
        grades: Some([120, 300]),
        clear: 100,
        source: Source::PlayOut,
        cost: Cost {
            unit: CostUnit::Discs,
            // `cargo bench --bench judge -- 60 discs`: in games of Medium that the adviser goes on with
            // from 20 empty squares, its 330 estimates there against the exact results that it knows
            // at 14 give 0.050 discs, 0.042 and 0.043 of those up to 200 and 400. A result is
            // 8 discs off on average.
            per_estimate: 0.045,
            result: 20.0,
            noise: 1.0,
            inaccuracy: 4.0,
            mistake: 10.0,
            scale: 8.0,
        },
    };

    fn strategy(level: Computer, _: Setup, _: Player, seed: u64) -> Box<dyn Strategy<Position>> {
        level.plan().strategy(Root::Ties, seed)
    }

    fn adviser(_setup: Setup, effort: Effort) -> Box<dyn Strategy<Position>> {
        Plan::Ahead(effort.limits(ADVICE), MOST_EMPTY).strategy(Root::All, 0)
    }

    fn forced(position: &Position) -> Option<Move> {
        position.must_pass().then_some(Move::Pass)
    }
}

impl PositionInfo for Reversi {
    fn ending(position: &Position) -> Ending {
        match (position.outcome(), position.count()) {
            (None, _) => Ending::InProgress,
            (Some(_), _) if position.is_resigned() => Ending::Resigned,
            (Some(Outcome::Draw), _) => Ending::Drawn(DrawnBecause::Equal(Unit::Discs)),
            (Some(Outcome::Win(_)), discs) => Ending::Counted(Tally::of(Unit::Discs, discs)),
        }
    }

    fn resignation(_position: &Position) -> Option<Move> {
        Some(Move::Resign)
    }

    fn tally(position: &Position) -> Option<Tally> {
        Some(Tally::of(Unit::Discs, position.count()))
    }
}

impl GameKind for Reversi {}
