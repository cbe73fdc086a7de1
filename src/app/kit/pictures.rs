//! A cache of pictures that are computed for the exact number of pixels they cover.

mod painted;

use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use std::hash::Hash;

use egui::{
    Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureId, TextureOptions,
    pos2,
};

use crate::app::theme::{Look, Palette};

pub const WHOLE: Rect = Rect {
    min: Pos2::ZERO,
    max: pos2(1.0, 1.0),
};
/// The least and greatest width and height of a picture, in pixels.
const SIDES: [f32; 2] = [2.0, 2048.0];

/// A picture that can be computed at any size.
pub trait Picture: Copy + Eq + Hash + Debug + 'static {
    /// Returns the picture in a look, `pixels` wide and high.
    fn paint(self, look: Look, pixels: usize) -> ColorImage;
}

/// A plain disc of one colour, for games that paint no pieces of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Disc(pub Color32);

impl Picture for Disc {
    fn paint(self, _look: Look, pixels: usize) -> ColorImage {
        #[expect(
            clippy::cast_precision_loss,
            reason = "a picture has at most 2048 pixels a side"
        )]
        let (centre, place) = ((pixels as f32 - 1.0) / 2.0, |index: usize| index as f32);
        let cover =
            |x, y| (centre + 0.5 - (place(x) - centre).hypot(place(y) - centre)).clamp(0.0, 1.0);
        let colours = (0..pixels * pixels)
            .map(|index| self.0.gamma_multiply(cover(index % pixels, index / pixels)));
        ColorImage::new([pixels; 2], colours.collect())
    }
}

/// Returns how many pixels a side of so many points has on this screen.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a small positive number of pixels"
)]
fn pixels_of(ctx: &Context, side: f32) -> usize {
    (side * ctx.pixels_per_point())
        .round()
        .clamp(SIDES[0], SIDES[1]) as usize
}

/// Returns the texture of a picture, `side` points wide and high, for this screen.
pub fn texture<P: Picture>(ctx: &Context, picture: P, side: f32) -> TextureHandle {
    load(ctx, picture, Palette::of(ctx).look(), pixels_of(ctx, side))
}

/// Returns the texture of a picture in a look, so many pixels wide and high.
fn load<P: Picture>(ctx: &Context, picture: P, look: Look, pixels: usize) -> TextureHandle {
    ctx.load_texture(
        format!("{picture:?} {pixels}"),
        painted::get(picture, look, pixels, || picture.paint(look, pixels)),
        TextureOptions::LINEAR,
    )
}

/// The pictures made so far, each for one size.
pub struct Pictures<P> {
    made: HashMap<(P, Look, usize), CachedPicture>,
    frame: u64,
}

/// A picture, and when it was last shown.
struct CachedPicture {
    texture: TextureHandle,
    shown: u64,
}

impl<P> Default for Pictures<P> {
    fn default() -> Self {
        Self {
            made: HashMap::new(),
            frame: 0,
        }
    }
}

impl<P: Picture> Pictures<P> {
    /// Drops the pictures that were not shown in the last frame. Call it once at the start of each
    /// frame.
    ///
    /// A window that is being resized then holds pictures of its current size only, while a piece
    /// that is out of sight for a moment is not painted again.
    pub fn begin_frame(&mut self) {
        let last = self.frame;
        let shown: HashSet<(Look, usize)> = self
            .made
            .iter()
            .filter(|(_, made)| made.shown == last)
            .map(|(&(_, look, pixels), _)| (look, pixels))
            .collect();
        self.made
            .retain(|&(_, look, pixels), _| shown.contains(&(look, pixels)));
        self.frame += 1;
    }

    /// Returns the picture at a size of `side` points, made for the pixel density and the look of
    /// this screen.
    pub fn get(&mut self, ctx: &Context, picture: P, side: f32) -> TextureId {
        let pixels = pixels_of(ctx, side);
        let (frame, look) = (self.frame, Palette::of(ctx).look());
        let made = self
            .made
            .entry((picture, look, pixels))
            .or_insert_with(|| CachedPicture {
                texture: load(ctx, picture, look, pixels),
                shown: frame,
            });
        made.shown = frame;
        made.texture.id()
    }

    /// Paints a picture over a square with this opacity.
    pub fn paint(&mut self, painter: &Painter, picture: P, rect: Rect, strength: f32) {
        self.tinted(
            painter,
            picture,
            rect,
            Color32::WHITE.gamma_multiply(strength),
        );
    }

    /// Paints a picture over a square, multiplied by a colour.
    pub fn tinted(&mut self, painter: &Painter, picture: P, rect: Rect, tint: Color32) {
        let texture = self.get(painter.ctx(), picture, rect.width());
        painter.image(texture, rect, WHOLE, tint);
    }
}
