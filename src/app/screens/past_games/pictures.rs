//! The pictures of past games, painted elsewhere when they come into view.

use std::collections::HashMap;

use egui::epaint::RectShape;
use egui::{Color32, Painter, Pos2, Rect, TextureHandle, Vec2};

use crate::app::contract::board::BoardUi as _;
use crate::app::kit::pictures::{WHOLE, texture};
use crate::core::game::Player;
use crate::games::{GameId, with_game};

/// The most pictures to keep: several screens of rows.
const MOST: usize = 160;
/// The corners of a picture, in points.
const CORNER: f32 = 5.0;

/// Where a picture is shown, which determines its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shown {
    Row,
    /// Larger, as the chosen game.
    Chosen,
}

impl Shown {
    /// Returns the longer side of the picture, in points.
    #[must_use]
    pub const fn side(self) -> f32 {
        match self {
            Self::Row => 62.0,
            Self::Chosen => 304.0,
        }
    }
}

enum Picture {
    Wanted,
    /// It is being painted, or cannot be.
    Asked,
    Painted(TextureHandle),
}

/// The side of a piece, in points.
pub const PIECE: f32 = 19.0;

/// The pictures of the games, and of their pieces.
#[derive(Default)]
pub struct Pictures {
    games: HashMap<(u64, Shown), Picture>,
    pieces: HashMap<(GameId, Player), TextureHandle>,
}

impl Pictures {
    /// Forgets all of them: the games, or the colours, are others.
    pub fn clear(&mut self) {
        self.games.clear();
        self.pieces.clear();
    }

    pub fn paint_piece(&mut self, painter: &Painter, game: GameId, player: Player, centre: Pos2) {
        let piece = self.pieces.entry((game, player));
        let ctx = painter.ctx();
        let texture =
            piece.or_insert_with(|| with_game!(game, K => texture(ctx, K::piece(player), PIECE)));
        let place = Rect::from_center_size(centre, Vec2::splat(PIECE));
        painter.image(texture.id(), place, WHOLE, Color32::WHITE);
    }

    /// Takes those that have come into view.
    pub fn take_wanted(&mut self) -> Vec<(u64, Shown)> {
        let wanted =
            self.games.iter_mut().filter(|(_, picture)| matches!(picture, Picture::Wanted));
        let taken = wanted.map(|(&key, picture)| {
            *picture = Picture::Asked;
            key
        });
        taken.collect()
    }

    /// Keeps a picture that was painted.
    pub fn set(&mut self, number: u64, shown: Shown, texture: TextureHandle) {
        self.games.insert((number, shown), Picture::Painted(texture));
    }

    /// Paints a picture in a square, or asks for it.
    pub fn paint(&mut self, painter: &Painter, number: u64, shown: Shown, square: Rect) {
        if self.games.len() > MOST {
            self.games.clear();
        }
        let picture = self.games.entry((number, shown)).or_insert(Picture::Wanted);
        if let Picture::Painted(texture) = picture {
            let size = texture.size_vec2();
            let scale = (square.width() / size.x).min(square.height() / size.y);
            let place = Rect::from_center_size(square.center(), size * scale);
            let shape = RectShape::filled(place, CORNER, Color32::WHITE);
            painter.add(shape.with_texture(texture.id(), WHOLE));
        }
    }
}
