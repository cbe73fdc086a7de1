//! The pictures that were painted last, for all boards of the program.
//!
//! A board that opens beside another one, such as a puzzle over a game, shows the same pieces at
//! nearly the same size, and painting them takes longer than anything else in its first frame.

use std::any::TypeId;
use std::collections::VecDeque;
use std::fmt::Debug;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use egui::{Color32, ColorImage};

use crate::app::theme::Look;

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
pub(super) fn get<P: Debug + 'static>(
    picture: P,
    look: Look,
    pixels: usize,
    paint: impl FnOnce() -> ColorImage,
) -> Arc<ColorImage> {
    let key = Key {
        kind: TypeId::of::<P>(),
        picture: format!("{picture:?}"),
        look,
        pixels,
    };
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
        let got = |picture: &'static str, pixels| get(picture, look(), pixels, || square(pixels));
        let first = got("coin", 12);
        assert_eq!(*first, square(12));
        let again = get("coin", look(), 12, || panic!("it was painted"));
        assert!(Arc::ptr_eq(&first, &again));
        assert_eq!(got("coin", 13).size, [13, 13]);
        assert!(!Arc::ptr_eq(&first, &got("disc", 12)));
        assert!(!Arc::ptr_eq(&first, &get('c', look(), 12, || square(12))));
    }

    #[test]
    fn the_oldest_are_dropped_and_a_large_one_is_not_kept() {
        let mut painted = Painted::default();
        for pixels in 1..=600 {
            let key = Key {
                kind: TypeId::of::<char>(),
                picture: String::new(),
                look: look(),
                pixels,
            };
            painted.add(key, Arc::new(square(pixels)));
        }
        assert!(painted.bytes <= MOST_BYTES);
        let kept: usize = painted.images.iter().map(|(_, image)| size(image)).sum();
        assert_eq!(painted.bytes, kept);
        let sides: Vec<usize> = painted.images.iter().map(|(key, _)| key.pixels).collect();
        assert!(sides.is_sorted() && sides.last() == Some(&512), "{sides:?}");
    }
}
