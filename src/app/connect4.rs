//! Connect 4 in the window: a plate with coins that fall.

mod board;
pub mod coin;
mod colours;
mod endings;
pub mod fall;
mod lesson;
mod plan;
mod shown;
mod sounds;
mod threat_page;
mod trainer;

use std::io;

use egui::{Color32, Context, Id, Key, Rect, Ui, Vec2};

use self::board::{CHIPS, Layout, Painting};
use self::coin::Sprite;
use self::colours::Plate;
use self::fall::Flight;
use self::shown::cell_of;
use self::shown::side;
use super::contract::board::{
    BoardKey, BoardPlace, BoardUi, Extras, Mover, Plans, Played, Scene, Touch, Waiting,
};
use super::contract::page::Page;
use super::contract::screen::KeyHelp;
use super::kit::pictures::Pictures;
use super::practice;
use super::practice::puzzles::{MadePuzzle, PuzzleMaker, PuzzleUi};
use super::theme::{Palette, easing};
use crate::core::connect4::lines::{lines_through, winning_lines};
use crate::core::connect4::{Cell, Column, Connect4, Position, Row, Shape, Size};
use crate::core::game::{Game as _, Player};
use crate::core::puzzle::Difficulty;
use crate::words::text;
use crate::worker::{PuzzleMaking, Sound};

/// The time in which the next coin comes into view once the last one has landed, in seconds.
const ARRIVE: f64 = 0.14;
/// The time that the hovering coin takes to follow the aim, in seconds.
const FOLLOW: f64 = 0.12;

/// Where the hovering coin is: on its way from where it was to the column aimed at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hover {
    aimed: Option<Column>,
    from: f32,
    since: f64,
}

impl Hover {
    /// Lets the coin glide to a column; at once, where it has not been shown before.
    fn follow(&mut self, aim: Column, now: f64) {
        if self.aimed != Some(aim) {
            let from = self.aimed.map_or_else(|| f32::from(aim.index()), |_| self.place(now));
            *self = Self {
                aimed: Some(aim),
                from,
                since: if self.aimed.is_none() { f64::NEG_INFINITY } else { now },
            };
        }
    }

    /// Returns the column above which the coin is, counted from 0; need not be whole.
    fn place(&self, now: f64) -> f32 {
        let to = self.aimed.map_or(self.from, |aim| f32::from(aim.index()));
        easing::glide(self.from, to, now - self.since, FOLLOW)
    }

    /// Returns whether the coin is still on its way.
    fn is_moving(&self, now: f64) -> bool {
        now - self.since < FOLLOW
    }
}

impl BoardUi for Connect4 {
    type Aim = Column;
    type Picture = Sprite;
    type View = Hover;
    type Motion = (Cell, Flight);

    const EXTRAS: Extras<Self> = Extras {
        // The program's own name over its first game.
        practices: &[
            practice::puzzles::entry::<Self>(),
            practice::mistakes::entry::<Self>(),
            lesson::ROAD,
            lesson::FIRST_LESSON,
            trainer::ENTRY,
            endings::ENTRY,
        ],
        plans: Some(Plans {
            is_in: |insight| insight.plan.is_some(),
            plays: |position, insight| {
                let answer = insight.plan.as_ref()?.plan.answer(position, None)?;
                Some(answer.column)
            },
            screen: plan::screen,
        }),
        threats: Some(shown::threats_in_words),
        chip: Some(board::chips::example),
        values_height: CHIPS.0 + CHIPS.1,
        ..Extras::NONE
    };

    const PAGES: &'static [Page<Sprite>] = threat_page::PAGES;

    const KEYS: &'static [BoardKey<Self>] = &[
        BoardKey {
            help: Some(KeyHelp {
                keys: text::connect4::keys_digits,
                effect: text::connect4::drop_in_column,
            }),
            keys: &[
                Key::Num1,
                Key::Num2,
                Key::Num3,
                Key::Num4,
                Key::Num5,
                Key::Num6,
                Key::Num7,
                Key::Num8,
                Key::Num9,
            ],
            repeats: false,
            is_press: false,
            is_steering: false,
            touch: |key, _, size, _| {
                let column =
                    Column::from_number(u8::try_from(super::contract::screen::digit(key)?).ok()?)?;
                (column.index() < size.columns()).then_some(Touch::Play(column))
            },
        },
        BoardKey {
            help: Some(KeyHelp {
                keys: text::connect4::keys_sides,
                effect: text::connect4::move_coin,
            }),
            keys: &[Key::ArrowLeft, Key::ArrowRight],
            repeats: true,
            is_press: false,
            is_steering: true,
            touch: |key, aim, size, _| {
                let step = if key == Key::ArrowLeft { -1 } else { 1 };
                let index = aim.index().saturating_add_signed(step).min(size.columns() - 1);
                Some(Touch::Aim(Column::from_index(index)))
            },
        },
        BoardKey {
            help: Some(KeyHelp {
                keys: text::connect4::keys_drop,
                effect: text::connect4::drop_coin,
            }),
            keys: &[Key::Enter, Key::Space],
            repeats: false,
            is_press: true,
            is_steering: true,
            touch: |_, aim, _, _| Some(Touch::Play(aim)),
        },
        BoardKey {
            help: None,
            keys: &[Key::ArrowDown],
            repeats: false,
            is_press: false,
            is_steering: true,
            touch: |_, aim, _, _| Some(Touch::Play(aim)),
        },
    ];

    /// Returns the column in the middle, or the one to the left of it.
    fn first_aim(setup: Size) -> Column {
        Column::from_index((setup.columns() - 1) / 2)
    }

    fn aim_of(mv: Column) -> Option<Column> {
        Some(mv)
    }

    fn aims(setup: Size) -> Vec<Column> {
        (0..setup.columns()).map(Column::from_index).collect()
    }

    fn id(aim: Column) -> Id {
        Id::unique("column").with(aim.index())
    }

    /// Returns what a column's button says, its coins from the bottom up: `Column 4, 2 of 6: red,
    /// yellow`.
    fn describe(position: &Position<Size>, _last: Option<Column>, column: Column) -> String {
        let (height, rows) = (position.height(column), u32::from(position.shape().rows()));
        let coins = (0..position.shape().rows())
            .map_while(|row| position.coin(Cell::at(column.index(), row)))
            .map(|player| text::connect4::coin(side(player)));
        let Some(list) = coins.reduce(text::play::longer_list) else {
            return text::connect4::column_empty(column.number());
        };
        if height == rows {
            text::connect4::column_full(column.number(), height, rows, list)
        } else {
            text::connect4::column(column.number(), height, rows, list)
        }
    }

    fn piece(player: Player) -> Sprite {
        Sprite::Coin(player)
    }

    fn face(player: Player, palette: &Palette) -> Color32 {
        Plate::of(palette.look()).coin(player).face
    }

    fn how_to_play(setup: Size) -> String {
        text::connect4::how_to_play(setup.columns().min(9))
    }

    fn frame(area: Rect, setup: Size, has_values_row: bool, pixels_per_point: f32) -> Rect {
        Layout::fit(area, setup, has_values_row, pixels_per_point).plate()
    }

    fn place_size(area: Vec2, setup: Size) -> f32 {
        Layout::cell_for(area, setup)
    }

    fn height_for(width: f32, setup: Size) -> f32 {
        Layout::height_for(width, setup)
    }

    fn resting_place(board: &BoardPlace<Self>, played: &[Column], ply: usize) -> Option<Rect> {
        let layout = Layout::fit(board.area, board.setup, false, board.pixels_per_point);
        Some(layout.cell(cell_of(played, ply)?))
    }

    fn motion(view: &Hover, played: &Played<'_, Self>, now: f64) -> (Cell, Flight) {
        let (after, column) = (played.after, played.mv);
        let size = after.shape();
        let cell = last_cell(after, column);
        let from_column = match played.by {
            Mover::Human => {
                view.aimed.map_or_else(|| f32::from(column.index()), |_| view.place(now))
            }
            Mover::Computer => f32::from(Self::first_aim(size).index()),
        };
        let distance = Layout::hover_height(size) - f32::from(cell.row.index());
        (cell, Flight { from_column, to_column: f32::from(column.index()), distance })
    }

    fn duration((_, flight): &(Cell, Flight)) -> f64 {
        flight.duration()
    }

    fn sounds(played: &Played<'_, Self>, motion: Option<&(Cell, Flight)>) -> Vec<Sound> {
        sounds::of(
            last_cell(played.after, played.mv),
            played.after.shape(),
            motion.map(|(_, flight)| flight),
        )
    }

    fn board_ui(
        ui: &mut Ui,
        area: Rect,
        pictures: &mut Pictures<Sprite>,
        view: &mut Hover,
        scene: &Scene<'_, Self>,
    ) -> Option<Touch<Self>> {
        view.follow(scene.aim, if scene.is_still { f64::NEG_INFINITY } else { scene.now });
        let flying =
            scene.moving.and_then(|((cell, flight), elapsed)| Some((cell, flight.at(elapsed)?)));
        let lines = if flying.is_some() { Vec::new() } else { winning_lines(scene.position) };
        let stroke = easing::stroke(scene.at_rest_for, scene.is_still);
        let arrived =
            if scene.is_still { 1.0 } else { easing::glide(0.0, 1.0, scene.at_rest_for, ARRIVE) };
        let shake = scene
            .refused
            .filter(|_| !scene.is_still)
            .and_then(|(column, elapsed)| Some((column, fall::shake(elapsed)?)));
        let is_won = !lines.is_empty() && stroke.is_moving;
        if flying.is_some()
            || shake.is_some()
            || is_won
            || arrived < 1.0
            || view.is_moving(scene.now)
        {
            ui.ctx().request_repaint();
        }
        let moves = scene.decided.filter(|_| flying.is_none());
        let decided = moves.map_or_else(Vec::new, |(ply, moves)| {
            (ply..)
                .zip(cells_of_last(scene.position, moves))
                .map(|(ply, cell)| (cell, ply))
                .collect()
        });
        let winner = scene.position.to_move().other();
        let stopped = decided
            .iter()
            .filter(|(cell, _)| scene.position.coin(*cell) != Some(winner))
            .flat_map(|&(cell, _)| lines_through(scene.position, winner, cell, None))
            .collect();
        // A human player's coin follows the cursor, where there is room for it; a computer's waits
        // in the middle.
        let is_room = scene.position.landing(scene.aim).is_some();
        let hovering = match scene.waiting {
            Waiting::Human(player) => is_room.then(|| (player, view.place(scene.now))),
            Waiting::Computer(player) => {
                Some((player, f32::from(Self::first_aim(scene.setup).index())))
            }
            Waiting::Nothing => None,
        };
        // A coin that is held back lies in its cell.
        let is_held_back =
            scene.compared.is_some_and(|compared| !compared.is_made && compared.made == scene.aim);
        // Then only the coins that show it have rings.
        let is_explained = scene.compared.is_some_and(|compared| compared.seen.is_some());
        let landing = |column| Some(Cell { column, row: scene.position.landing(column)? });
        let hints: Vec<Cell> = scene.hints.iter().copied().filter_map(landing).collect();
        // The signs explain one move.
        let only_hint = hints.first().copied();
        let (ghosts, ghost_lines) = shown::ghosts(scene.position, scene.line);
        let painting = Painting {
            position: scene.position,
            flying,
            // The next coin comes when the last one has landed.
            hovering: hovering.filter(|_| flying.is_none() && !is_held_back),
            arrived,
            // Nothing is shown of an empty place above the plate while a coin falls.
            aim: (scene.is_open() && is_room && !is_held_back && flying.is_none())
                .then_some(scene.aim),
            full: (scene.is_open() && !is_room).then_some(scene.aim),
            hints,
            branches: scene.branches.iter().copied().filter_map(landing).collect(),
            signs: scene
                .marks
                .iter()
                .filter_map(|&mark| shown::sign(scene.position, only_hint, mark))
                .collect(),
            ghosts,
            ghost_lines,
            // A coin on its way may be the one that stops a threat, or makes it.
            threats: if scene.shows_threats && flying.is_none() {
                shown::all_threats(scene.position)
            } else {
                Vec::new()
            },
            last: scene
                .last
                .map(|column| last_cell(scene.position, column))
                .filter(|_| flying.is_none() && !is_explained),
            lines: &lines,
            decided,
            stopped,
            strike: stroke.share,
            pulse: stroke.swollen,
            shake,
            is_open: scene.is_open(),
            verdicts: scene.verdicts,
            valued: if scene.verdicts_are_before {
                scene.position.to_move().other()
            } else {
                scene.position.to_move()
            },
            has_values_row: scene.values_height > 0.0,
            shows_coordinates: scene.shows_coordinates,
            compared: scene.compared,
        };
        board::board_ui(ui, area, pictures, &painting)
    }

    fn emblem(ui: &Ui, rect: Rect) {
        board::emblem(ui, rect);
    }
}

/// Returns the cells of the last moves before a position.
fn cells_of_last(position: &Position<Size>, moves: &[Column]) -> Vec<Cell> {
    let cell = |(number, &column): (usize, &Column)| {
        let above = moves[number + 1..].iter().filter(|&&later| later == column).count();
        let height = position.height(column) as usize;
        let row = height.saturating_sub(1 + above);
        Cell { column, row: Row::from_index(u8::try_from(row).unwrap_or(u8::MAX)) }
    };
    moves.iter().enumerate().map(cell).collect()
}

/// Returns the cell of the topmost coin in a column that has one.
fn last_cell(position: &Position<Size>, column: Column) -> Cell {
    let top = position.height(column).saturating_sub(1);
    Cell { column, row: Row::from_index(u8::try_from(top).unwrap_or(u8::MAX)) }
}

impl PuzzleUi for Connect4 {
    const MAKES_MORE: bool = true;

    fn start_maker(ctx: Context) -> Option<io::Result<Box<dyn PuzzleMaker<Self>>>> {
        let making = PuzzleMaking::start(move || ctx.request_repaint());
        Some(making.map(|making| -> Box<dyn PuzzleMaker<Self>> { Box::new(making) }))
    }
}

impl PuzzleMaker<Connect4> for PuzzleMaking {
    fn make(&mut self, difficulty: Difficulty, seed: u64) {
        Self::make(self, difficulty, seed);
    }

    fn poll(&mut self) -> Option<MadePuzzle<Connect4>> {
        Self::poll(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::connect4::notation;

    #[test]
    fn a_column_says_what_is_in_it() {
        for (moves, expected) in [
            ("", "Column 1, empty"),
            ("1", "Column 1, 1 of 6: red"),
            ("12211", "Column 1, 3 of 6: red, yellow, red"),
            ("111111", "Column 1, 6 of 6: red, yellow, red, yellow, red, yellow, full"),
        ] {
            let position = notation::parse_position(Size::STANDARD, moves).expect("legal moves");
            assert_eq!(Connect4::describe(&position, None, Column::from_index(0)), expected);
        }
    }

    #[test]
    fn the_hovering_coin_glides_from_where_it_is() {
        let mut hover = Hover::default();
        hover.follow(Column::from_index(3), 5.0);
        assert!(
            !hover.is_moving(5.0) && (hover.place(5.0) - 3.0).abs() < 1e-6,
            "it appears where the aim is"
        );
        hover.follow(Column::from_index(6), 6.0);
        assert!((hover.place(6.0) - 3.0).abs() < 1e-6 && hover.is_moving(6.0));
        let halfway = hover.place(6.06);
        assert!(halfway > 3.0 && halfway < 6.0, "{halfway}");
        hover.follow(Column::from_index(0), 6.06);
        assert!(
            (hover.place(6.06) - halfway).abs() < 1e-6,
            "no jump where the aim changes on the way"
        );
        assert!((hover.place(9.0)).abs() < 1e-6 && !hover.is_moving(9.0));
    }
}
