//! Animations in the format GIF, with one palette for all frames, and only the changed part of
//! each.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io;

use super::{Pixels, refused};
use crate::storage::error::FileFault;

/// The index that leaves a pixel unchanged.
const UNCHANGED: u8 = 255;

/// An animation being written, which repeats forever.
pub struct Animation {
    palette: Palette,
    encoder: gif::Encoder<Vec<u8>>,
    /// The colours of the last frame; empty before the first one.
    last: Vec<[u8; 3]>,
    /// The palette indices of those colours.
    shown: Vec<u8>,
    width: u16,
    height: u16,
}

impl Animation {
    /// Begins an animation with the size and the colours of these samples: at least one of its
    /// pictures.
    ///
    /// # Errors
    /// [`FileFault`] if there are no pixels.
    pub fn begin(samples: &[Pixels]) -> Result<Self, FileFault> {
        let first = samples.first().filter(|sample| !sample.colours().is_empty());
        let (width, height) = first
            .map(|first| (first.width(), first.height()))
            .ok_or(io::ErrorKind::InvalidInput)?;
        let palette = Palette::of(samples);
        // Viewers expect the index of unchanged pixels to be in the palette, too.
        let mut colours = palette.colours().to_vec();
        colours.resize(usize::from(UNCHANGED) + 1, [0; 3]);
        let mut encoder = gif::Encoder::new(Vec::new(), width, height, colours.as_flattened())
            .map_err(refused)?;
        encoder.set_repeat(gif::Repeat::Infinite).map_err(refused)?;
        Ok(Self { palette, encoder, last: Vec::new(), shown: Vec::new(), width, height })
    }

    /// Adds a frame, shown for this many hundredths of a second.
    ///
    /// # Errors
    /// [`FileFault`] if the picture has another size than the samples.
    pub fn add(&mut self, picture: &Pixels, hundredths: u16) -> Result<(), FileFault> {
        if (picture.width(), picture.height()) != (self.width, self.height) {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let numbers = self.numbers(picture);
        let place = self.changed(&numbers);
        let width = usize::from(self.width);
        let mut buffer = Vec::with_capacity(usize::from(place.width) * usize::from(place.height));
        for row in place.top..place.top + place.height {
            let start = usize::from(row) * width + usize::from(place.left);
            let part = start..start + usize::from(place.width);
            match self.shown.get(part.clone()) {
                // Long runs of unchanged pixels compress best.
                Some(shown) => {
                    buffer.extend(numbers[part].iter().zip(shown).map(|(&number, &before)| {
                        if number == before { UNCHANGED } else { number }
                    }));
                }
                None => buffer.extend_from_slice(&numbers[part]),
            }
        }
        let frame = gif::Frame {
            delay: hundredths,
            dispose: gif::DisposalMethod::Keep,
            transparent: (!self.shown.is_empty()).then_some(UNCHANGED),
            left: place.left,
            top: place.top,
            width: place.width,
            height: place.height,
            buffer: Cow::Owned(buffer),
            ..gif::Frame::default()
        };
        self.encoder.write_frame(&frame).map_err(refused)?;
        self.shown = numbers;
        self.last = picture.colours().to_vec();
        Ok(())
    }

    /// Returns the palette indices of a picture. Most pixels are as in the last frame, or like the
    /// previous pixel, and need no lookup.
    fn numbers(&mut self, picture: &Pixels) -> Vec<u8> {
        let mut numbers = Vec::with_capacity(picture.colours().len());
        let mut before = None;
        for (index, &colour) in picture.colours().iter().enumerate() {
            let number = match (self.last.get(index), self.shown.get(index), before) {
                (Some(&last), Some(&shown), _) if last == colour => shown,
                (_, _, Some((last, number))) if last == colour => number,
                _ => self.palette.nearest(colour),
            };
            before = Some((colour, number));
            numbers.push(number);
        }
        numbers
    }

    /// Returns the animation as a file.
    ///
    /// # Errors
    /// [`FileFault`] if the encoder fails.
    pub fn finish(self) -> Result<Vec<u8>, FileFault> {
        self.encoder.into_inner().map_err(refused)
    }

    /// Returns the smallest part of the picture with all changes, or a single pixel, as a frame
    /// needs one.
    fn changed(&self, numbers: &[u8]) -> Part {
        let whole = Part { left: 0, top: 0, width: self.width, height: self.height };
        if self.shown.is_empty() {
            return whole;
        }
        let mut bounds: Option<[u16; 4]> = None;
        let rows =
            numbers.chunks(usize::from(self.width)).zip(self.shown.chunks(usize::from(self.width)));
        for (row, (now, before)) in (0..self.height).zip(rows) {
            let differs = |(one, other): (&u8, &u8)| one != other;
            let Some(first) = now.iter().zip(before).position(differs) else {
                continue;
            };
            let last = now.iter().zip(before).rposition(differs).unwrap_or(first);
            let [first, last] =
                [first, last].map(|column| u16::try_from(column).unwrap_or(u16::MAX));
            let [left, top, right, _] = bounds.unwrap_or([first, row, last, row]);
            bounds = Some([left.min(first), top, right.max(last), row]);
        }
        bounds.map_or(Part { width: 1, height: 1, ..whole }, |[left, top, right, bottom]| Part {
            left,
            top,
            width: right - left + 1,
            height: bottom - top + 1,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

#[cfg(test)]
#[path = "../../../../tests/data/gif_frames.rs"]
mod gif_frames;

// A palette for pictures with few colours: median cut over the colours of some samples.

#[derive(Clone, Copy)]
struct ColourCount {
    colour: [u8; 3],
    count: u32,
}

pub(super) struct Palette {
    colours: Vec<[u8; 3]>,
    /// The nearest palette index of each colour looked up so far.
    nearest: HashMap<[u8; 3], u8>,
}

impl Palette {
    /// The most colours: the last index is left for unchanged pixels.
    pub(super) const MOST: usize = 255;

    /// Returns a palette for these pictures, always the same for the same pictures.
    pub(super) fn of(samples: &[Pixels]) -> Self {
        let mut all: Vec<[u8; 3]> =
            samples.iter().flat_map(|sample| sample.colours().iter().copied()).collect();
        all.sort_unstable();
        let counted: Vec<ColourCount> = all
            .chunk_by(|one, next| one == next)
            .map(|same| ColourCount {
                colour: same[0],
                count: u32::try_from(same.len()).unwrap_or(u32::MAX),
            })
            .collect();
        let mut groups = vec![Group::new(counted)];
        while groups.len() < Self::MOST {
            let Some(widest) = (0..groups.len())
                .max_by(|&one, &other| groups[one].spread.total_cmp(&groups[other].spread))
            else {
                break;
            };
            let Some((one, other)) = groups[widest].split() else {
                break;
            };
            groups[widest] = one;
            groups.push(other);
        }
        Self { colours: groups.iter().map(Group::mean).collect(), nearest: HashMap::new() }
    }

    pub(super) fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    pub(super) fn nearest(&mut self, colour: [u8; 3]) -> u8 {
        let colours = &self.colours;
        *self.nearest.entry(colour).or_insert_with(|| {
            let distance = |other: &[u8; 3]| -> u32 {
                colour
                    .into_iter()
                    .zip(*other)
                    .map(|(one, other)| u32::from(one.abs_diff(other)).pow(2))
                    .sum()
            };
            let (nearest, _) = (0..=u8::MAX)
                .zip(colours)
                .min_by_key(|(_, other)| distance(other))
                .unwrap_or((0, &[0; 3]));
            nearest
        })
    }
}

/// Colours that may share one entry of the palette.
struct Group {
    colours: Vec<ColourCount>,
    /// The channel in which they differ most.
    channel: usize,
    /// The squared error in that channel if their mean replaced all of them.
    spread: f64,
}

impl Group {
    fn new(colours: Vec<ColourCount>) -> Self {
        let count: f64 = colours.iter().map(|counted| f64::from(counted.count)).sum();
        let spread = |channel: usize| {
            let values = || {
                colours
                    .iter()
                    .map(|counted| (f64::from(counted.colour[channel]), f64::from(counted.count)))
            };
            let mean = values().map(|(value, count)| value * count).sum::<f64>() / count;
            values().map(|(value, count)| (value - mean).powi(2) * count).sum::<f64>()
        };
        let spreads = [0, 1, 2].map(spread);
        let channel = (0..3)
            .max_by(|&one, &other| spreads[one].total_cmp(&spreads[other]))
            .unwrap_or_default();
        // Without colours there is no mean, and nothing to split.
        Self { channel, spread: if colours.is_empty() { 0.0 } else { spreads[channel] }, colours }
    }

    /// Splits the group at the mean of its channel; `None` for a single colour.
    fn split(&self) -> Option<(Self, Self)> {
        if self.spread <= 0.0 {
            return None;
        }
        let mean = self.means()[self.channel];
        let (low, high) = self
            .colours
            .iter()
            .partition(|counted| f64::from(counted.colour[self.channel]) <= mean);
        Some((Self::new(low), Self::new(high)))
    }

    fn means(&self) -> [f64; 3] {
        let count: f64 = self.colours.iter().map(|counted| f64::from(counted.count)).sum();
        [0, 1, 2].map(|channel| {
            let sum: f64 = self
                .colours
                .iter()
                .map(|counted| f64::from(counted.colour[channel]) * f64::from(counted.count))
                .sum();
            sum / count.max(1.0)
        })
    }

    /// Returns the mean colour.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the mean of bytes is one"
    )]
    fn mean(&self) -> [u8; 3] {
        self.means().map(|mean| mean.round() as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_holds_what_has_changed_and_shows_all() {
        let first = Pixels::filled(20, 10, [0, 0, 90]);
        let mut second = first.clone();
        second.row_mut(3, 5, 9).fill([200, 0, 0]);
        second.row_mut(6, 7, 8).fill([200, 200, 0]);
        let mut animation = Animation::begin(&[first.clone(), second.clone()]).expect("pixels");
        for (picture, time) in [(&first, 70), (&second, 70), (&second, 20), (&first, 300)] {
            animation.add(picture, time).expect("a frame");
        }
        let (_, frames) = gif_frames::read(&animation.finish().expect("a file"));
        let parts: Vec<_> = frames.iter().map(|frame| (frame.delay, frame.part)).collect();
        assert_eq!(parts, [(70, (20, 10)), (70, (4, 4)), (20, (1, 1)), (300, (4, 4))]);
        for (frame, picture) in frames.iter().zip([&first, &second, &second, &first]) {
            assert!(frame.pixels == picture.colours());
        }
    }

    #[test]
    fn what_is_no_animation_is_refused() {
        assert!(Animation::begin(&[]).is_err());
        assert!(Animation::begin(&[Pixels::filled(0, 0, [0; 3])]).is_err());
        let mut animation = Animation::begin(&[Pixels::filled(2, 2, [0; 3])]).expect("pixels");
        assert!(animation.add(&Pixels::filled(2, 3, [0; 3]), 70).is_err());
    }

    #[test]
    fn few_colours_stand_for_themselves() {
        let mut picture = Pixels::filled(10, 2, [10, 20, 30]);
        picture.row_mut(0, 0, 3).fill([250, 0, 0]);
        picture.row_mut(1, 0, 1).fill([250, 1, 0]);
        let mut palette = Palette::of(&[picture]);
        let mut colours = palette.colours().to_vec();
        colours.sort_unstable();
        assert_eq!(colours, [[10, 20, 30], [250, 0, 0], [250, 1, 0]]);
        let number = palette.nearest([249, 1, 0]);
        assert_eq!(palette.colours()[usize::from(number)], [250, 1, 0]);
    }

    #[test]
    fn many_colours_are_not_far_from_one_that_stands_for_them() {
        let mut picture = Pixels::filled(128, 128, [0; 3]);
        for row in 0..128_u8 {
            for (column, pixel) in (0..128_u8).zip(picture.row_mut(u16::from(row), 0, 128)) {
                *pixel = [2 * column, 2 * row, 128 - row];
            }
        }
        let mut palette = Palette::of(&[picture.clone()]);
        assert_eq!(palette.colours().len(), Palette::MOST);
        for &colour in picture.colours() {
            let near = usize::from(palette.nearest(colour));
            let near = palette.colours()[near];
            assert!(
                colour.into_iter().zip(near).all(|(one, other)| one.abs_diff(other) <= 16),
                "{colour:?} by {near:?}"
            );
        }
    }
}
