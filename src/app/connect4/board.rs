//! The board on the screen: a plate with round holes, the coins behind it, and a button in each
//! column.

pub mod chips;
mod compared;
mod layout;
mod plate;
mod reason;
mod signs;
mod threats;

use egui::{
    Color32, CornerRadius, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, vec2,
};

pub use self::layout::{CHIPS, Layout};
use super::coin::Sprite;
use super::colours::Plate;
use super::fall::Place;
use super::shown::{self, Ghost, Sign};
use crate::app::board::places::Buttons;
use crate::app::contract::board::{BoardUi, Compared, Touch};
use crate::app::kit::icons::Badge;
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
    /// The cells of the next moves of several lines.
    pub branches: Vec<Cell>,
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
    /// The coins from the move that decided the game on, each with the number of its move.
    pub decided: Vec<(Cell, usize)>,
    /// The lines of the winner that one of them stopped.
    pub stopped: Vec<Line>,
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
    /// The player whose moves these are.
    pub valued: Player,
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
            branches: Vec::new(),
            signs: Vec::new(),
            ghosts: Vec::new(),
            ghost_lines: Vec::new(),
            threats: Vec::new(),
            last: None,
            lines: &[],
            decided: Vec::new(),
            stopped: Vec::new(),
            strike: 0.0,
            pulse: 0.0,
            shake: None,
            compared: None,
            is_open: false,
            verdicts: None,
            valued: Player::First,
            has_values_row: false,
            shows_coordinates: true,
        }
    }
}

/// Paints at a cell of a usual board whether the coin in it was right.
pub fn paint_badge(ui: &Ui, area: Rect, has_chips: bool, (cell, badge): (Cell, Badge)) {
    let pixels = ui.ctx().pixels_per_point();
    let cell = Layout::fit(area, Size::STANDARD, has_chips, pixels).cell(cell);
    let centre = cell.center() + egui::Vec2::splat(0.30 * cell.width());
    badge.paint(ui.painter(), centre, 0.21 * cell.width(), Palette::of(ui.ctx()));
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
    let buttons = Buttons::new(ui);
    for column in scene.position.columns() {
        let response = column_ui(ui, &layout, scene, column);
        if widgets::activated(&response) {
            touched = Some(Touch::Play(column));
        } else if touched.is_none() && (buttons.is_pointed_at(&response) || response.gained_focus())
        {
            touched = Some(Touch::Aim(column));
        }
        if Buttons::keep_arrows(&response, false) {
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
    let layout = Layout::bare(place, scene.position.shape(), painter.ctx().pixels_per_point());
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
        let worth =
            scene.verdicts.and_then(|verdicts| verdicts.iter().find(|worth| worth.mv == column));
        let worth = worth.map(|worth| words::verdict::<Connect4>(worth.verdict));
        worth
            .into_iter()
            .chain(shown::spoken_line(&scene.ghosts, column))
            .chain(shown::spoken_threats(&scene.threats, column))
            .fold(Connect4::describe(scene.position, None, column), text::play::longer_list)
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, scene.is_open, name()));
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
            + vec2((f32::from(column) + 0.7) * step, -(f32::from(row) + 0.7) * step);
        let colour = player.map_or(plate.hole, |player| plate.coin(player).face);
        painter.circle_filled(at, 0.42 * step, plate.rim);
        painter.circle_filled(at, 0.36 * step, colour);
    }
}

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

fn corner(radius: f32) -> CornerRadius {
    CornerRadius::from(radius)
}

/// The ring around the cell of a hint.
pub const HINT: Color32 = Color32::from_rgb(0x34, 0xD6, 0xA4);
/// The dark background of small signs, in both themes; they and the colours of coins are legible on
/// it.
pub const GROUND: Color32 = Color32::from_rgb(0x0C, 0x13, 0x25);
/// The sign over a cell that must not be opened; its edge and its cross are white.
pub const STOP: Color32 = Color32::from_rgb(0xA3, 0x25, 0x6B);

/// The colours of a hypothetical coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct GhostInk {
    pub fill: Color32,
    /// The dashed ring; at least 3:1 to the filling.
    pub ring: Color32,
    /// The number; at least 4.5:1 to the filling.
    pub text: Color32,
}

impl GhostInk {
    /// Returns the colours of a player's ghosts: a breath of the coin over the wall behind the
    /// plate.
    #[must_use]
    pub fn of(player: Player, palette: &Palette) -> Self {
        let plate = Plate::of(palette.look());
        let ring = match (player, palette.is_dark) {
            (_, true) => sign(player, palette),
            (Player::First, false) => Color32::from_rgb(0xB8, 0x1E, 0x1E),
            (Player::Second, false) if palette.is_contrast() => Color32::from_rgb(0x5A, 0x3A, 0x00),
            (Player::Second, false) => Color32::from_rgb(0x86, 0x58, 0x00),
        };
        let breath = match (palette.is_contrast(), palette.is_dark) {
            (true, _) => 0.0,
            (false, true) => 0.24,
            (false, false) => 0.30,
        };
        Self {
            fill: plate.hole.lerp_to_gamma(plate.coin(player).face, breath),
            ring,
            text: palette.text,
        }
    }
}

/// Returns the colour of signs that stand for a player on [`GROUND`]; at least 4.5:1 to it.
#[must_use]
pub const fn sign(player: Player, palette: &Palette) -> Color32 {
    Plate::of(palette.look()).coin(player).sign
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::theme::{Look, contrast};

    #[test]
    fn signs_stand_out_and_numbers_can_be_read_in_every_look() {
        for look in Look::all() {
            let palette = Palette::of_look(look);
            let least = if look.is_contrast() { 7.0 } else { 4.5 };
            for player in Player::BOTH {
                let GhostInk { fill, ring, text } = GhostInk::of(player, palette);
                assert!(
                    contrast(text, fill) >= least,
                    "{player:?}, {look:?}: {}",
                    contrast(text, fill)
                );
                assert!(
                    contrast(ring, fill) >= 3.0,
                    "{player:?}, {look:?}: {}",
                    contrast(ring, fill)
                );
                let sign = sign(player, palette);
                assert!(
                    contrast(sign, GROUND) >= least,
                    "{player:?}, {look:?}: {}",
                    contrast(sign, GROUND)
                );
            }
            // The ring of a hint and those of a line lie on a halo of their own, in the colour of
            // the rims.
            let halo = Plate::of(look).rim;
            let dark = Palette::of_look(Look { is_dark: true, ..look });
            for ring in [HINT, Color32::WHITE, dark.win.text, dark.loss.text] {
                assert!(
                    contrast(ring, halo) >= 4.5,
                    "{look:?}: {ring:?}: {}",
                    contrast(ring, halo)
                );
            }
        }
        assert!(contrast(Color32::WHITE, STOP) >= 4.5);
    }
}
