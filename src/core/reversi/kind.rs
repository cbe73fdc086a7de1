//! Reversi as a [`GameKind`]: its notation, levels and words for every front end.

use super::level::{Computer, analyst, strategy};
use super::position::{Move, Position, Refusal, SIZE, Square};
use crate::core::game::{self, Player};
use crate::core::kind::{
    Advice, Characters, GameKind, GameSetup, Illegal, MoveListError, Notation, Phrases, Players,
    Sample, Scale, Scoring, Source, Tally, TextLook, TypedError, TypedWords, introduce, read_moves,
};
use crate::core::search::Strategy;

/// Reversi as a [`GameKind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reversi;

impl GameSetup for Reversi {
    type Game = Position;
    type Setup = ();
    const NAME: &'static str = "reversi";
    const TITLE: &'static str = "Reversi";
    const SUMMARY: &'static str = "enclose and turn";
    const SIDES: [&'static str; 2] = ["Black", "White"];
    const SAMPLE: Sample = Sample {
        opening: "D3 C3 C4 E3",
        smallest: &[],
        finished: "E6 F4 E3 F6 G5 D6 E7 F5 C5",
    };

    fn start((): ()) -> Position {
        Position::default()
    }

    fn describe_setup((): ()) -> String {
        "8x8".to_owned()
    }
}

impl Notation for Reversi {
    type NotationError = MoveListError;
    const TYPED: TypedWords = TypedWords {
        asks: "your square",
        what: "a square such as D3, or pass",
        help: ("D3, C4, ...", "put a disc on that square"),
        noun: "Square",
        is_listed: false,
    };

    fn parse_moves((): (), text: &str) -> Result<Vec<Move>, MoveListError> {
        read_moves::<Self>((), text)
    }

    fn parse_move(_position: &Position, text: &str) -> Result<Move, TypedError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Move::Pass);
        }
        Square::typed(text, SIZE).map(Move::Place)
    }

    fn typed_moves((): ()) -> String {
        "A1-H8".to_owned()
    }

    fn draw(position: &Position, look: TextLook) -> String {
        let (empty, playable) = match look.characters {
            Characters::Boxes => ("·", "∘"),
            Characters::Ascii => (".", "*"),
        };
        let places: Vec<Square> = position.places().collect();
        let sign = |square: Square| match position.disc(square) {
            Some(player) => Self::mark(player, look),
            None if places.contains(&square) => playable.to_owned(),
            None => empty.to_owned(),
        };
        let row = |row| {
            let signs: Vec<String> = (0..SIZE)
                .map(|column| sign(Square::at(column, row)))
                .collect();
            format!("{} {}\n", row + 1, signs.join(" "))
        };
        format!(
            "  A B C D E F G H\n{}",
            (0..SIZE).map(row).collect::<String>()
        )
    }

    fn mark(player: Player, look: TextLook) -> String {
        look.coloured(player, ["1;34", "1;37"])
    }
}

impl Players for Reversi {
    type Level = Computer;
    const LEVELS: &'static [Computer] = &Computer::all::<6>();
    const USUAL_LEVEL: Computer = Computer::MEDIUM;
    const STAND_IN: Computer = Computer::HIGH;
    const SCALE: Scale = Scale {
        even: 30,
        grades: Some([120, 300]),
        clear: 100,
        judges_moves: false,
        source: Source::Search,
    };

    fn strategy(level: Computer, (): (), _side: Player, _seed: u64) -> Box<dyn Strategy<Position>> {
        strategy(level)
    }

    fn adviser((): (), advice: Advice) -> Box<dyn Strategy<Position>> {
        match advice {
            Advice::Hint => strategy(Self::STAND_IN),
            Advice::Analysis => analyst(),
        }
    }

    fn forced(position: &Position) -> Option<Move> {
        position.must_pass().then_some(Move::Pass)
    }
}

impl Phrases for Reversi {
    fn goal((): ()) -> String {
        "Have more discs at the end; enclose discs of the other side in a line to turn them over"
            .to_owned()
    }

    fn introduction((): ()) -> String {
        introduce::<Self>(())
    }

    fn refusal(position: &Position, illegal: Illegal<Position>) -> String {
        let mv = illegal.mv;
        let example = || {
            position
                .places()
                .next()
                .map_or_else(String::new, |at| at.to_string())
        };
        match illegal.refusal {
            Refusal::Basic(game::Refusal::Taken) => {
                format!("there is a disc on {mv} already: choose an empty square")
            }
            Refusal::Basic(_) => illegal.refusal.to_string(),
            Refusal::TurnsNothing if position.must_pass() => {
                format!("{mv} would turn no disc over, nor would any other square: pass")
            }
            Refusal::TurnsNothing => {
                format!(
                    "{mv} would turn no disc over: choose a square that does, as {}",
                    example()
                )
            }
            Refusal::MayNotPass => {
                format!(
                    "you can turn a disc over, and so must: choose a square, as {}",
                    example()
                )
            }
        }
    }

    fn forced_because(_position: &Position) -> &'static str {
        "no square turns a disc over"
    }

    fn tally(position: &Position) -> Option<Tally> {
        Some(Tally::of("disc", position.count()))
    }
}

impl GameKind for Reversi {
    const SCORING: Option<&'static dyn Scoring<Self>> = None;
}
