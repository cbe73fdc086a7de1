//! The board on the screen: a plate with round holes, the coins behind it, and a button in each
//! column.

pub mod chips;
mod compared;
mod full;
mod ghosts;
mod ink;
mod layout;
mod plate;
mod reason;
mod signs;
mod threats;
mod win;

use egui::{
    CornerRadius, Event, EventFilter, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};

pub use self::ink::sign;
pub use self::layout::{CHIPS, Layout};
use super::coin::Sprite;
use super::colours::Plate;
use super::fall::Place;
use super::shown::{self, Ghost, Sign};
use crate::app::contract::board::{BoardUi, Compared, Touch};
use crate::app::kit::pictures::Pictures;
use crate::app::kit::widgets;
use crate::app::theme::Palette;
use crate::core::connect4::lines::Line;
use crate::core::connect4::threats::Threat;
use crate::core::connect4::{Cell, Column, Connect4, Position, Size};
use crate::core::game::Player;
use crate::core::kind::Worth;
use crate::words::{self, text};

/// Inputs for painting the board: the position, and the coins in the air.
pub struct Painting<'a> {
    pub position: &'a Position<Size>,
    /// The coin that is still in the air: its cell stays empty until it is at rest.
    pub flying: Option<(Cell, Place)>,
    /// The coin that waits above the board: its player, and its column (need not be whole).
    pub hovering: Option<(Player, f32)>,
    /// The opacity of that coin, from 0 to 1: it appears when the last one has landed.
    pub arrived: f32,
    /// The column under the user's cursor, if a coin dropped there would land.
    pub aim: Option<Column>,
    /// The column under the user's cursor, if it is full.
    pub full: Option<Column>,
    /// The cells where a hint would put the coin.
    pub hints: Vec<Cell>,
    /// The cells that the text of the hint refers to.
    pub signs: Vec<Sign>,
    /// The coins of the line of play shown.
    pub ghosts: Vec<Ghost>,
    /// The lines with which it wins.
    pub ghost_lines: Vec<Line>,
    /// The threats shown; empty if they are hidden.
    pub threats: Vec<Threat>,
    pub last: Option<Cell>,
    pub lines: &'a [Line],
    /// How far those lines are drawn, from 0 to 1.
    pub strike: f32,
    /// How far their coins swell, from 0 to 1.
    pub pulse: f32,
    /// How far a column that refused a coin is shaken, in cells.
    pub shake: Option<(Column, f32)>,
    /// A move compared with better ones.
    pub compared: Option<&'a Compared<Column>>,
    /// Whether the user may drop a coin now.
    pub is_open: bool,
    /// The known values of the columns; `None` if they are not shown.
    pub verdicts: Option<&'a [Worth<Column>]>,
    /// Whether there is room for them below the plate.
    pub has_values_row: bool,
    /// Whether the columns have their numbers below them.
    pub shows_coordinates: bool,
}

impl<'a> Painting<'a> {
    /// Returns a painting with only the coins of a position.
    #[must_use]
    pub const fn of(position: &'a Position<Size>) -> Self {
        Self {
            position,
            flying: None,
            hovering: None,
            arrived: 1.0,
            aim: None,
            full: None,
            hints: Vec::new(),
            signs: Vec::new(),
            ghosts: Vec::new(),
            ghost_lines: Vec::new(),
            threats: Vec::new(),
            last: None,
            lines: &[],
            strike: 0.0,
            pulse: 0.0,
            shake: None,
            compared: None,
            is_open: false,
            verdicts: None,
            has_values_row: false,
            shows_coordinates: true,
        }
    }
}

/// Draws the board into `area`, and returns what the user did to it.
pub fn board_ui(
    ui: &Ui,
    area: Rect,
    pictures: &mut Pictures<Sprite>,
    scene: &Painting<'_>,
) -> Option<Touch<Connect4>> {
    let layout = Layout::fit(
        area,
        scene.position.shape(),
        scene.has_values_row,
        ui.ctx().pixels_per_point(),
    );
    let mut touched = None;
    let mut focused = None;
    for column in scene.position.columns() {
        let response = column_ui(ui, &layout, scene, column);
        let pointer_moved = ui.input(|input| {
            // Not `is_moving`, which is a velocity and misses single, slow steps.
            let moved = |event: &Event| {
                matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. })
            };
            input.events.iter().any(moved)
        });
        if widgets::activated(&response) {
            touched = Some(Touch::Play(column));
        } else if touched.is_none()
            && ((response.hovered() && pointer_moved) || response.gained_focus())
        {
            touched = Some(Touch::Aim(column));
        }
        if response.has_focus() {
            focused = Some(column);
        }
    }
    let painter = ui.painter().clone();
    let mut brush = Brush {
        painter,
        pictures,
        layout: &layout,
        palette: Palette::of(ui.ctx()),
        plate: Plate::of(Palette::of(ui.ctx()).look()),
    };
    brush.paint_board(scene);
    brush.paint_over(scene);
    brush.paint_compared(scene);
    if scene.shows_coordinates {
        brush.paint_numbers(scene);
    }
    brush.paint_chips(scene);
    if let Some(column) = focused {
        let ring = layout.column(column).shrink2(vec2(1.0, 0.0));
        brush.painter.rect_stroke(
            ring,
            CornerRadius::same(10),
            Stroke::new(brush.palette.focus_width, brush.palette.focus),
            StrokeKind::Inside,
        );
    }
    touched
}

/// Paints a position into a place, without animations or buttons.
pub fn paint_still(
    painter: &Painter,
    place: Rect,
    pictures: &mut Pictures<Sprite>,
    scene: &Painting<'_>,
) {
    let layout = Layout::bare(
        place,
        scene.position.shape(),
        painter.ctx().pixels_per_point(),
    );
    let palette = Palette::of(painter.ctx());
    let mut brush = Brush {
        painter: painter.clone(),
        pictures,
        layout: &layout,
        palette,
        plate: Plate::of(palette.look()),
    };
    brush.paint_board(scene);
    brush.paint_over(scene);
}

/// Adds the button of a column: its place, its name for a screen reader, its focus.
fn column_ui(ui: &Ui, layout: &Layout, scene: &Painting<'_>, column: Column) -> Response {
    let response = ui.interact(layout.column(column), Connect4::id(column), Sense::click());
    let name = || {
        let worth = scene
            .verdicts
            .and_then(|verdicts| verdicts.iter().find(|worth| worth.mv == column));
        let worth = worth.map(|worth| words::verdict::<Connect4>(worth.verdict));
        worth
            .into_iter()
            .chain(shown::spoken_line(&scene.ghosts, column))
            .chain(shown::spoken_threats(&scene.threats, column))
            .fold(
                Connect4::describe(scene.position, None, column),
                text::play::longer_list,
            )
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, scene.is_open, name()));
    // The arrow keys aim the coin; they must not carry the focus off the board.
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.ctx()
        .memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    response
}

/// Paints a small plate with a few coins in a square.
pub fn emblem(ui: &Ui, rect: Rect) {
    const COINS: [(u8, u8, Option<Player>); 16] = {
        use Player::{First as R, Second as Y};
        let coins = [
            [Some(R), Some(R), Some(Y), Some(R)],
            [None, Some(Y), Some(R), None],
            [None, None, Some(Y), None],
            [None; 4],
        ];
        let mut all = [(0, 0, None); 16];
        let mut index = 0;
        while index < 16 {
            #[expect(clippy::cast_possible_truncation, reason = "16 cells")]
            let (column, row) = ((index % 4) as u8, (index / 4) as u8);
            all[index] = (column, row, coins[index / 4][index % 4]);
            index += 1;
        }
        all
    };
    let painter = ui.painter();
    let palette = Palette::of(ui.ctx());
    let plate = Plate::of(palette.look());
    painter.rect(
        rect,
        0.16 * rect.width(),
        plate.top,
        Stroke::new(1.0, palette.outline),
        StrokeKind::Inside,
    );
    let step = rect.width() / 4.4;
    for (column, row, player) in COINS {
        let at = rect.left_bottom()
            + vec2(
                (f32::from(column) + 0.7) * step,
                -(f32::from(row) + 0.7) * step,
            );
        let colour = player.map_or(plate.hole, |player| plate.coin(player).face);
        painter.circle_filled(at, 0.42 * step, plate.rim);
        painter.circle_filled(at, 0.36 * step, colour);
    }
}

/// Paints the board.
struct Brush<'a> {
    painter: Painter,
    pictures: &'a mut Pictures<Sprite>,
    layout: &'a Layout,
    palette: &'static Palette,
    plate: &'static Plate,
}

impl Brush<'_> {
    /// Paints the plate with the coins behind it.
    fn paint_board(&mut self, scene: &Painting<'_>) {
        self.paint_ground(scene);
        self.paint_coins(scene);
        self.paint_plate(scene);
    }

    /// Paints everything in front of the plate.
    fn paint_over(&mut self, scene: &Painting<'_>) {
        self.paint_full(scene);
        self.paint_ghosts(scene);
        self.paint_reason(scene);
        self.paint_signs(scene);
        self.paint_threats(scene);
    }
}

/// Returns corners of this radius, in points.
fn corner(radius: f32) -> CornerRadius {
    CornerRadius::from(radius)
}
