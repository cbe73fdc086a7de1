//! Reversi as a [`GameKind`]: its notation, levels and endings for every front end, and what
//! players see on the board.

use super::level::{ADVICE, Computer, MOST_EMPTY, Plan};
use super::position::{Board, Move, Position, Square, playable, turned};
use crate::game::{Game as _, Outcome, Player};
use crate::kind::{
    Cost, CostUnit, DrawnBecause, Effort, Ending, Fact, GameKind, GameSetup, MoveClass, MoveFault,
    Notation, Players, PositionInfo, Sample, Scale, Seen, Source, Spot, Tally, TextLook, Unit,
    Visible, read_moves,
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
    const SAMPLE: Sample =
        Sample { opening: "d3 c3 c4 e3", smallest: &[], finished: "e6 f4 e3 f6 g5 d6 e7 f5 c5" };

    fn start(_setup: Setup) -> Position {
        Position::default()
    }
}

impl Notation for Reversi {
    const EXAMPLES: &'static [&'static str] = &["d3", "c4"];
    const LISTS_MOVES: bool = false;
    const PASS: Option<Move> = Some(Move::Pass);

    fn parse_moves(setup: Setup, text: &str) -> Result<Vec<Move>, MoveFault> {
        read_moves::<Self>(setup, text)
    }

    fn parse_move(_position: &Position, text: &str) -> Result<Move, MoveFault> {
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
            // `cargo bench --bench judge -- 60 discs`: in games of Medium that the adviser goes on
            // with from 20 empty squares, its 330 estimates there against the exact results that it
            // knows at 14 give 0.050 discs, 0.042 and 0.043 of those up to 200 and 400. A result is
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

/// The corners, as a set of squares.
const CORNERS: u64 = 1 | 1 << 7 | 1 << 56 | 1 << 63;

// `GaveCorner`, in a move that takes no corner: the opponent can take a
// corner next that it could not have taken before, or that the move could have taken instead; and
// another move takes a corner, or leaves the opponent none to take.
impl Visible for Reversi {
    fn visible_mistake(position: &Position, mv: Move) -> Option<Seen<Move>> {
        let square = mv.point()?;
        position.refusal(mv).is_none().then_some(())?;
        let [own, others] = position.sides();
        if square.bit() & CORNERS != 0 {
            return None;
        }
        let before = playable(others, own) & !playable(own, others);
        let given = left(position, square.bit()) & CORNERS & !before;
        let mut better = position.moves();
        better.retain(|mv| {
            let place = mv.point().map_or(0, Square::bit);
            place & CORNERS != 0 || left(position, place) & CORNERS == 0
        });
        let corner = Square::of_set(given).next().filter(|_| !better.is_empty())?;
        let put = square.bit() | turned(own, others, square.bit());
        let lost = turned(others & !put, own | put, corner.bit());
        Some(Seen {
            class: MoveClass::GaveCorner,
            line: spots(lost),
            places: spots(given),
            better,
            answer: Some(Move::Place(corner)),
            count: given.count_ones(),
            net: [0; 2],
        })
    }

    fn spot_fact(_position: &Position, [column, row]: Spot) -> Fact {
        Fact::Text(Square::at(column, row).to_string())
    }
}

/// Returns the squares that the opponent can play after a disc is put on this one.
fn left(position: &Position, place: u64) -> u64 {
    let [own, others] = position.sides();
    let put = place | turned(own, others, place);
    playable(others & !put, own | put)
}

fn spots(set: u64) -> Vec<Spot> {
    let squares = Square::of_set(set);
    squares.map(|square| [square.column(), square.row()]).collect()
}
