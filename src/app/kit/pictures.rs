//! A cache of pictures that are computed for the exact number of pixels they cover.

use std::any::TypeId;
use std::collections::{HashMap, HashSet, VecDeque};
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use egui::{
    Color32, ColorImage, Context, Painter, Pos2, Rect, TextureHandle, TextureId, TextureOptions,
    pos2,
};

use crate::app::theme::{self, Look, Palette};
use crate::storage::picture::Pixels;

pub const WHOLE: Rect = Rect { min: Pos2::ZERO, max: pos2(1.0, 1.0) };
/// The least and greatest width and height of a picture, in pixels.
const SIDES: [f32; 2] = [2.0, 2048.0];

/// A picture that can be computed at any size.
pub trait Picture: Copy + Eq + Hash + Debug + 'static {
    /// Returns the picture in a look, `pixels` wide and high.
    fn paint(self, look: Look, pixels: usize) -> ColorImage;

    /// Returns the picture without the star or the ring of its player.
    #[must_use]
    fn bare(self) -> Self {
        self
    }
}

/// Returns a picture as the settings have it.
fn as_set<P: Picture>(ctx: &Context, picture: P) -> P {
    if theme::has_emblems(ctx) { picture } else { picture.bare() }
}

/// A plain disc of one colour, for games that paint no pieces of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Disc(pub Color32);

impl Picture for Disc {
    fn paint(self, _look: Look, pixels: usize) -> ColorImage {
        #[expect(clippy::cast_precision_loss, reason = "a picture has at most 2048 pixels a side")]
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
    (side * ctx.pixels_per_point()).round().clamp(SIDES[0], SIDES[1]) as usize
}

/// Returns the texture of a picture, `side` points wide and high, for this screen.
pub fn texture<P: Picture>(ctx: &Context, picture: P, side: f32) -> TextureHandle {
    load(ctx, as_set(ctx, picture), Palette::of(ctx).look(), pixels_of(ctx, side))
}

/// Returns the texture of a picture in a look, so many pixels wide and high.
fn load<P: Picture>(ctx: &Context, picture: P, look: Look, pixels: usize) -> TextureHandle {
    ctx.load_texture(
        format!("{picture:?} {pixels}"),
        painted(picture, look, pixels, || picture.paint(look, pixels)),
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
        Self { made: HashMap::new(), frame: 0 }
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
        self.made.retain(|&(_, look, pixels), _| shown.contains(&(look, pixels)));
        self.frame += 1;
    }

    /// Returns the picture at a size of `side` points, made for the pixel density and the look of
    /// this screen.
    pub fn get(&mut self, ctx: &Context, picture: P, side: f32) -> TextureId {
        let (picture, pixels) = (as_set(ctx, picture), pixels_of(ctx, side));
        let (frame, look) = (self.frame, Palette::of(ctx).look());
        let made = self.made.entry((picture, look, pixels)).or_insert_with(|| CachedPicture {
            texture: load(ctx, picture, look, pixels),
            shown: frame,
        });
        made.shown = frame;
        made.texture.id()
    }

    /// Paints a picture over a square with this opacity.
    pub fn paint(&mut self, painter: &Painter, picture: P, rect: Rect, strength: f32) {
        self.tinted(painter, picture, rect, Color32::WHITE.gamma_multiply(strength));
    }

    /// Paints a picture over a square, multiplied by a colour.
    pub fn tinted(&mut self, painter: &Painter, picture: P, rect: Rect, tint: Color32) {
        let texture = self.get(painter.ctx(), picture, rect.width());
        painter.image(texture, rect, WHOLE, tint);
    }
}

/// Returns a painted picture for a texture or the clipboard.
#[must_use]
pub fn image(picture: &Pixels) -> ColorImage {
    let size = [picture.width(), picture.height()].map(usize::from);
    let colours =
        picture.colours().iter().map(|&[red, green, blue]| Color32::from_rgb(red, green, blue));
    ColorImage::new(size, colours.collect())
}

const MOST_BYTES: usize = 8 << 20;
/// The size of the largest picture to keep, in bytes: a board as large as a screen is not shown
/// twice.
const LARGEST: usize = 1 << 20;

/// A picture that was painted: which one, by its type and its text, in which look and how large.
#[derive(Debug, PartialEq, Eq)]
struct Key {
    kind: TypeId,
    picture: String,
    look: Look,
    pixels: usize,
}

/// The pictures that were painted, the most recent last.
#[derive(Default)]
struct Painted {
    images: VecDeque<(Key, Arc<ColorImage>)>,
    bytes: usize,
}

/// Those of the program.
static PAINTED: LazyLock<Mutex<Painted>> = LazyLock::new(Mutex::default);

/// Returns a picture in a look, `pixels` wide and high, which `paint` makes if it was not painted a
/// moment ago.
fn painted<P: Debug + 'static>(
    picture: P,
    look: Look,
    pixels: usize,
    paint: impl FnOnce() -> ColorImage,
) -> Arc<ColorImage> {
    let key = Key { kind: TypeId::of::<P>(), picture: format!("{picture:?}"), look, pixels };
    if let Some(known) = lock(|painted| painted.get(&key)) {
        return known;
    }
    let image = Arc::new(paint());
    lock(|painted| painted.add(key, Arc::clone(&image)));
    image
}

/// Does something with the pictures that were painted.
fn lock<T>(act: impl FnOnce(&mut Painted) -> T) -> T {
    // Painting is done outside the lock, so a panic there leaves them as they were.
    act(&mut PAINTED.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Returns the size of a picture, in bytes.
fn size(image: &ColorImage) -> usize {
    size_of::<Color32>() * image.pixels.len()
}

impl Painted {
    /// Returns a picture that was painted.
    fn get(&self, key: &Key) -> Option<Arc<ColorImage>> {
        let mut known = self.images.iter().filter(|(own, _)| own == key);
        known.next().map(|(_, image)| Arc::clone(image))
    }

    /// Adds a picture, and drops the oldest ones if there are too many.
    fn add(&mut self, key: Key, image: Arc<ColorImage>) {
        if size(&image) > LARGEST {
            return;
        }
        self.bytes += size(&image);
        self.images.push_back((key, image));
        while self.bytes > MOST_BYTES {
            let Some((_, oldest)) = self.images.pop_front() else {
                break;
            };
            self.bytes -= size(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look() -> Look {
        Look::all().next().expect("a look")
    }

    fn square(pixels: usize) -> ColorImage {
        ColorImage::filled([pixels; 2], Color32::RED)
    }

    #[test]
    fn a_picture_is_painted_once() {
        let got =
            |picture: &'static str, pixels| painted(picture, look(), pixels, || square(pixels));
        let first = got("coin", 12);
        assert_eq!(*first, square(12));
        let again = painted("coin", look(), 12, || panic!("it was painted"));
        assert!(Arc::ptr_eq(&first, &again));
        assert_eq!(got("coin", 13).size, [13, 13]);
        assert!(!Arc::ptr_eq(&first, &got("disc", 12)));
        assert!(!Arc::ptr_eq(&first, &painted('c', look(), 12, || square(12))));
    }

    #[test]
    fn the_oldest_are_dropped_and_a_large_one_is_not_kept() {
        let mut painted = Painted::default();
        for pixels in 1..=600 {
            let key =
                Key { kind: TypeId::of::<char>(), picture: String::new(), look: look(), pixels };
            painted.add(key, Arc::new(square(pixels)));
        }
        assert!(painted.bytes <= MOST_BYTES);
        let kept: usize = painted.images.iter().map(|(_, image)| size(image)).sum();
        assert_eq!(painted.bytes, kept);
        let sides: Vec<usize> = painted.images.iter().map(|(key, _)| key.pixels).collect();
        assert!(sides.is_sorted() && sides.last() == Some(&512), "{sides:?}");
    }
}
