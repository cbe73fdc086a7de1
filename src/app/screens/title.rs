//! The title screen: the name of the program, the credit to the original, and four coins that fall
//! into a line, or the emblem of another game.

use egui::{Align2, Id, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::app::connect4::coin::Sprite;
use crate::app::connect4::fall::Flight;
use crate::app::contract::command::Command;
use crate::app::contract::screen::GameEntry;
use crate::app::kit::pictures::Pictures;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::games::GameId;
use crate::storage::Motion;
use crate::words::text;

/// The coins of the picture: player, column and row.
const COINS: [(Player, u8, u8); 10] = [
    (Player::First, 0, 0),
    (Player::Second, 1, 0),
    (Player::Second, 2, 0),
    (Player::Second, 3, 0),
    (Player::First, 1, 1),
    (Player::First, 3, 1),
    (Player::Second, 2, 1),
    (Player::First, 2, 2),
    (Player::Second, 3, 2),
    (Player::First, 3, 3),
];
/// The time between one coin of the picture and the next, in seconds.
const BETWEEN: f64 = 0.09;

/// The side of the emblem of another game, in coins.
const PICTURE: f32 = 3.6;

/// View state of the title, kept from frame to frame.
#[derive(Default)]
pub struct View {
    pictures: Pictures<Sprite>,
    since: Option<f64>,
}

impl View {
    /// Shows the title with the emblem of the game; any key or click continues.
    pub fn ui(
        &mut self,
        (now, motion): (f64, Motion),
        game: Option<&GameEntry>,
        ui: &mut Ui,
        commands: &mut Vec<Command>,
    ) {
        self.pictures.begin_frame();
        let palette = Palette::of(ui.ctx());
        let whole = ui.max_rect();
        let unit = (whole.width() / 4.4).min(whole.height() / 8.6).min(150.0);
        let top = whole.center().y - 4.1 * unit;
        let since = *self.since.get_or_insert(now);
        let middle = whole.center().x;
        // The picture of the program is that of its first game.
        let other = game.filter(|game| game.name != GameId::FIRST.name());
        let about = other.map_or_else(
            || text::title::goal().to_owned(),
            |game| text::title::game((game.title)(), (game.summary)()),
        );
        let response = ui.interact(whole, Id::unique("title"), Sense::click());
        response.widget_info(|| {
            let label = other.map_or_else(
                || text::title::label().to_owned(),
                |game| text::title::label_game((game.title)(), (game.summary)()),
            );
            WidgetInfo::labeled(Role::Button, true, label)
        });
        if widgets::activated(&response) {
            commands.push(Command::ShowNewGame);
        }
        if let Some(game) = other {
            let side = PICTURE * unit;
            (game.emblem)(
                ui,
                Rect::from_center_size(pos2(middle, top + 2.1 * unit), Vec2::splat(side)),
            );
        } else {
            coins(&mut self.pictures, now - since, motion, ui, pos2(middle, top), unit);
        }
        let painter = ui.painter();
        let width = whole.width() - 24.0;
        let line = |y: f32, text: &str, font, colour| {
            widgets::line(
                painter,
                pos2(whole.center().x, top + y * unit),
                Align2::CENTER_CENTER,
                text,
                font,
                colour,
                width,
            );
        };
        line(5.1, "Plot 4", theme::strong((1.15 * unit).min(120.0)), palette.text);
        line(6.1, &about, theme::regular((0.24 * unit).clamp(14.0, 24.0)), palette.text_weak);
        line(
            7.2,
            text::title::press(),
            theme::strong((0.22 * unit).clamp(14.0, 22.0)),
            palette.text,
        );
        line(
            7.75,
            text::title::credit(),
            theme::regular((0.16 * unit).clamp(12.0, 16.0)),
            palette.text_weak,
        );
    }
}

/// Paints the picture of coins, centred below a point.
fn coins(
    pictures: &mut Pictures<Sprite>,
    elapsed: f64,
    motion: Motion,
    ui: &Ui,
    top: Pos2,
    unit: f32,
) {
    let still = motion == Motion::Reduced;
    let slowness = if motion == Motion::Slow { 2.5 } else { 1.0 };
    for (index, &(player, column, row)) in (0_u32..).zip(&COINS) {
        let distance = 5.0 - f32::from(row);
        let flight = Flight { from_column: 0.0, to_column: 0.0, distance };
        let elapsed = elapsed / slowness - f64::from(index) * BETWEEN;
        let height = match flight.at(elapsed) {
            Some(_) if still => 0.0,
            Some(_) if elapsed < 0.0 => {
                ui.ctx().request_repaint();
                continue;
            }
            Some(place) => {
                ui.ctx().request_repaint();
                place.height
            }
            None => 0.0,
        };
        let centre =
            top + vec2((f32::from(column) - 1.5) * unit, (3.5 - f32::from(row) - height) * unit);
        let rect = Rect::from_center_size(centre, Vec2::splat(0.88 * unit));
        pictures.paint(ui.painter(), Sprite::Coin(player), rect, 1.0);
    }
}
