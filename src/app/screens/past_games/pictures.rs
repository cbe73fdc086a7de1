//! The pictures of past games, painted elsewhere when they come into view.

use std::collections::HashMap;

use egui::epaint::RectShape;
use egui::{Color32, Painter, Rect, TextureHandle};

use crate::app::kit::pictures::WHOLE;

/// The most pictures to keep: several screens of rows.
const MOST: usize = 160;
/// The corners of a picture, in points.
const CORNER: f32 = 5.0;

/// Where a picture is shown, which determines its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shown {
    /// In a row of the list.
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

/// The state of a picture.
enum Picture {
    /// It is in view.
    Wanted,
    /// It is being painted, or cannot be.
    Asked,
    /// It has been painted.
    Painted(TextureHandle),
}

/// The pictures by the numbers of their games.
#[derive(Default)]
pub struct Pictures(HashMap<(u64, Shown), Picture>);

impl Pictures {
    /// Forgets all of them: the games, or the colours, are others.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Takes those that have come into view.
    pub fn take_wanted(&mut self) -> Vec<(u64, Shown)> {
        let wanted = self
            .0
            .iter_mut()
            .filter(|(_, picture)| matches!(picture, Picture::Wanted));
        let taken = wanted.map(|(&key, picture)| {
            *picture = Picture::Asked;
            key
        });
        taken.collect()
    }

    /// Keeps a picture that was painted.
    pub fn set(&mut self, number: u64, shown: Shown, texture: TextureHandle) {
        self.0.insert((number, shown), Picture::Painted(texture));
    }

    /// Paints a picture in a square, or asks for it.
    pub fn paint(&mut self, painter: &Painter, number: u64, shown: Shown, square: Rect) {
        if self.0.len() > MOST {
            self.0.clear();
        }
        let picture = self.0.entry((number, shown)).or_insert(Picture::Wanted);
        if let Picture::Painted(texture) = picture {
            let size = texture.size_vec2();
            let scale = (square.width() / size.x).min(square.height() / size.y);
            let place = Rect::from_center_size(square.center(), size * scale);
            let shape = RectShape::filled(place, CORNER, Color32::WHITE);
            painter.add(shape.with_texture(texture.id(), WHOLE));
        }
    }
}
