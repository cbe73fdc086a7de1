//! Tic-tac-toe but for its [`rules`](super::rules): its computer, its kind, its text and its
//! painter.

use std::fmt;
use std::str::FromStr;

use super::rules::{Board, Cell};
use plot4::core::game::{Player, Refusal};
use plot4::core::kind::{
    GameKind, GameSetup, Level, LevelId, MoveFault, Notation, Players, PositionInfo, Preset,
    Sample, Scoring, SetupFault, TextLook, Visible, read_moves,
};
use plot4::core::score::Score;
use plot4::core::search::{Evaluate, Limits, Options, Search, Searcher, Strategy};
use plot4::words::{Phrases, TypedMove};

/// The only computer: it searches to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computer;

impl Level for Computer {
    fn words() -> Vec<&'static str> {
        vec!["high"]
    }
    fn id(self) -> LevelId {
        LevelId::Preset(Preset::High)
    }
    fn row(self) -> usize {
        0
    }
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("high")
    }
}

impl FromStr for Computer {
    type Err = SetupFault;
    fn from_str(text: &str) -> Result<Self, SetupFault> {
        if text == "high" {
            Ok(Self)
        } else {
            Err(SetupFault::NotALevel { text: text.to_owned(), choices: Self::words() })
        }
    }
}

/// Nothing but the end counts.
struct Even;

impl Evaluate<Board> for Even {
    fn evaluate(&self, _: &Board) -> Score {
        Score::DRAW
    }
}

/// The game as a [`GameKind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TicTacToe;

impl GameSetup for TicTacToe {
    type Game = Board;
    type Setup = ();
    const NAME: &'static str = "tictactoe";
    const SIDES: [&'static str; 2] = ["cross", "nought"];
    const SAMPLE: Sample = Sample { opening: "1 5 9", smallest: &[], finished: "1 4 2 5 3" };

    fn start((): ()) -> Board {
        Board::default()
    }
}

impl Notation for TicTacToe {
    const EXAMPLES: &'static [&'static str] = &["1", "9"];
    const LISTS_MOVES: bool = false;

    fn parse_moves((): (), text: &str) -> Result<Vec<Cell>, MoveFault> {
        read_moves::<Self>((), text)
    }

    fn parse_move(_: &Board, text: &str) -> Result<Cell, MoveFault> {
        text.parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1))
            .map(Cell)
            .ok_or(MoveFault::Unreadable)
    }

    fn draw(position: &Board, look: TextLook) -> String {
        let cell =
            |cell: &Option<Player>| cell.map_or_else(|| ".".to_owned(), |player| look.mark(player));
        position.0.chunks(3).map(|row| row.iter().map(cell).collect::<String>() + "\n").collect()
    }
}

impl Players for TicTacToe {
    type Level = Computer;
    const LEVELS: &'static [Computer] = &[Computer];
    const USUAL_LEVEL: Computer = Computer;

    fn strategy(_: Computer, (): (), _: Player, _: u64) -> Box<dyn Strategy<Board>> {
        Box::new(Searcher::new(Search::new(Even, Options::default()), Limits::depth(9)))
    }
}

impl PositionInfo for TicTacToe {}

impl Visible for TicTacToe {}

impl Phrases for TicTacToe {
    fn title() -> &'static str {
        "Tic-tac-toe"
    }
    fn summary() -> &'static str {
        "three in a row"
    }
    fn side(player: Player) -> &'static str {
        ["Cross", "Nought"][player.index()]
    }
    fn describe_setup((): ()) -> String {
        "the usual board".to_owned()
    }
    fn goal((): ()) -> String {
        "Get three of your marks in a row".to_owned()
    }
    fn level_summary(_: Computer) -> String {
        "sees everything".to_owned()
    }
    fn captions(_: &Board) -> Vec<String> {
        Vec::new()
    }
    fn explanation((): &()) -> Vec<String> {
        Vec::new()
    }
    fn move_subject(cell: Cell) -> String {
        format!("Cell {cell}")
    }
    fn refused(_: &Board, mv: Cell, _: Refusal) -> String {
        format!("Cell {mv} cannot be marked")
    }
    fn ask(_: &Board, side: &str) -> String {
        format!("{side}, your cell (1-9, or help):")
    }
    fn what_to_type(_: &Board) -> String {
        "Type a number from 1 to 9".to_owned()
    }
    fn typed_moves() -> Vec<TypedMove> {
        let examples = ["1", "2", "3", "..."].map(str::to_owned).into();
        vec![(examples, "mark that cell")]
    }
}

impl GameKind for TicTacToe {
    const SCORING: Option<&'static dyn Scoring<Self>> = None;
}

#[cfg(feature = "gui")]
mod painter {
    use egui::{Align2, Color32, FontId, Rect, Ui};
    use plot4::app::board::{Places, Squares, signs};
    use plot4::app::contract::board::{BoardUi, Played, Scene, Touch};
    use plot4::app::kit::pictures::{Disc, Pictures};
    use plot4::app::theme::Palette;
    use plot4::words::Phrases as _;

    use super::{Board, Cell, Player, TicTacToe};

    impl BoardUi for TicTacToe {
        type Aim = Cell;
        type Picture = Disc;
        type View = ();
        type Motion = ();
        fn first_aim((): ()) -> Cell {
            Cell(4)
        }
        fn aims((): ()) -> Vec<Cell> {
            (0..9).map(Cell).collect()
        }
        fn describe(position: &Board, _: Option<Cell>, aim: Cell) -> String {
            format!(
                "Cell {aim}, {}",
                position.0[aim.0].map_or("empty", |player| Self::side(player))
            )
        }
        fn piece(player: Player) -> Disc {
            Disc([Color32::RED, Color32::BLUE][player.index()])
        }
        fn motion((): &(), _: &Played<'_, Self>, _: f64) {}
        fn board_ui(
            ui: &mut Ui,
            area: Rect,
            _: &mut Pictures<Disc>,
            (): &mut (),
            scene: &Scene<'_, Self>,
        ) -> Option<Touch<Self>> {
            let squares = Squares::fit(area, [3, 3], ui.pixels_per_point());
            let painter = ui.painter().clone();
            squares.paint_squares(&painter, |_, _| Color32::GRAY);
            for (square, mark) in squares.all().zip(scene.position.0) {
                let place = squares.square(square);
                if let Some(player) = mark {
                    painter.text(
                        place.center(),
                        Align2::CENTER_CENTER,
                        ["X", "O"][player.index()],
                        FontId::proportional(0.6 * squares.side()),
                        Color32::BLACK,
                    );
                }
            }
            let places = Places { aim: scene.aim, setup: scene.setup, is_open: scene.is_open() };
            let place = |Cell(number)| {
                let square = squares.all().nth(number);
                square.map_or(Rect::NOTHING, |square| squares.square(square))
            };
            let name = |cell| Self::describe(scene.position, None, cell);
            let (touched, focused) =
                places.ui(ui, place, |cell| cell, name, |_| String::new(), |_, _| {});
            if let Some(cell) = focused {
                let palette = Palette::of(ui.ctx());
                signs::focus(&painter, palette, place(cell), Color32::WHITE);
            }
            touched
        }
    }
}
