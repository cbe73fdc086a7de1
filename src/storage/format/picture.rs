//! Picture files: opaque pixels, in the format PNG. Animations are in [`animation`].

pub mod animation;

use crate::storage::error::FileFault;
use std::fmt;

#[derive(Clone, PartialEq, Eq)]
pub struct Pixels {
    width: u16,
    height: u16,
    /// The colours row by row from the top, each red, green and blue.
    colours: Vec<[u8; 3]>,
}

impl Pixels {
    /// Returns a picture of this width and height, all of one colour.
    #[must_use]
    pub fn filled(width: u16, height: u16, colour: [u8; 3]) -> Self {
        Self { width, height, colours: vec![colour; usize::from(width) * usize::from(height)] }
    }

    /// Returns how many pixels it is wide.
    #[must_use]
    pub const fn width(&self) -> u16 {
        self.width
    }

    /// Returns how many pixels it is high.
    #[must_use]
    pub const fn height(&self) -> u16 {
        self.height
    }

    /// Returns the colours row by row from the top.
    #[must_use]
    pub fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// Returns part of a row for painting: the pixels from one column up to and excluding another,
    /// clipped to the picture.
    pub fn row_mut(&mut self, row: u16, from: u16, to: u16) -> &mut [[u8; 3]] {
        let start = usize::from(row) * usize::from(self.width);
        let (from, to) = (usize::from(from.min(self.width)), usize::from(to.min(self.width)));
        self.colours.get_mut(start + from..start + to.max(from)).unwrap_or_default()
    }

    /// Returns the part of the picture from a column and a row up to and excluding others, clipped
    /// to the picture.
    #[must_use]
    pub fn part(&self, [left, top]: [u16; 2], [right, bottom]: [u16; 2]) -> Self {
        let (right, bottom) = (right.min(self.width), bottom.min(self.height));
        let (left, top) = (left.min(right), top.min(bottom));
        let rows = self
            .colours
            .chunks_exact(usize::from(self.width).max(1))
            .take(bottom.into())
            .skip(top.into());
        let colours = rows.flat_map(|row| &row[left.into()..right.into()]).copied().collect();
        Self { width: right - left, height: bottom - top, colours }
    }

    /// Returns the picture reduced by a factor: each pixel is the mean of a square. Remaining
    /// pixels at the right and bottom are dropped.
    #[must_use]
    pub fn reduced(&self, times: u16) -> Self {
        let times = times.max(1);
        let (width, height) = (self.width / times, self.height / times);
        let mut smaller = Self::filled(width, height, [0; 3]);
        let (side, count) = (usize::from(times), u32::from(times) * u32::from(times));
        let rows = self.colours.chunks_exact((usize::from(self.width) * side).max(1));
        for (band, row) in rows.zip(smaller.colours.chunks_exact_mut(usize::from(width).max(1))) {
            for (column, mean) in row.iter_mut().enumerate() {
                let square = band
                    .chunks_exact(usize::from(self.width))
                    .flat_map(|row| &row[column * side..(column + 1) * side]);
                let sums = square.fold([count / 2; 3], |sums, colour| {
                    std::array::from_fn(|index| sums[index] + u32::from(colour[index]))
                });
                *mean = sums.map(|sum| u8::try_from(sum / count).unwrap_or(u8::MAX));
            }
        }
        smaller
    }

    /// Returns the picture as a file in the format PNG.
    ///
    /// # Errors
    /// [`FileFault`] if it has no pixels.
    pub fn to_png(&self) -> Result<Vec<u8>, FileFault> {
        let mut file = Vec::new();
        let mut encoder =
            png::Encoder::new(&mut file, u32::from(self.width), u32::from(self.height));
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_source_srgb(png::SrgbRenderingIntent::Perceptual);
        let mut writer = encoder.write_header().map_err(refused)?;
        writer.write_image_data(self.colours.as_flattened()).map_err(refused)?;
        writer.finish().map_err(refused)?;
        Ok(file)
    }
}

impl fmt::Debug for Pixels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a picture of {}x{} pixels", self.width, self.height)
    }
}

/// Returns the error of an encoder that refuses a picture.
fn refused(error: impl fmt::Display) -> FileFault {
    FileFault::Encoder(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_picture_is_what_stands_there() {
        let mut picture = Pixels::filled(5, 3, [9, 8, 7]);
        picture.row_mut(1, 2, 4).fill([200, 100, 50]);
        let part = picture.part([3, 1], [9, 9]);
        assert_eq!((part.width(), part.height()), (2, 2));
        assert_eq!(part.colours(), [[200, 100, 50], [9, 8, 7], [9, 8, 7], [9, 8, 7]]);
        assert_eq!(picture.part([9, 9], [2, 2]).colours().len(), 0);
    }

    #[test]
    fn a_smaller_picture_has_the_means_of_squares() {
        let mut picture = Pixels::filled(5, 4, [0, 100, 7]);
        picture.row_mut(0, 0, 2).fill([200, 100, 9]);
        picture.row_mut(3, 3, 4).fill([4, 100, 7]);
        let smaller = picture.reduced(2);
        assert_eq!((smaller.width(), smaller.height()), (2, 2));
        assert_eq!(smaller.colours(), [[100, 100, 8], [0, 100, 7], [0, 100, 7], [1, 100, 7]]);
        assert_eq!(picture.reduced(1), picture);
        assert_eq!(picture.reduced(9).colours().len(), 0);
    }

    #[test]
    fn what_is_painted_is_what_the_file_holds() {
        let mut picture = Pixels::filled(5, 3, [9, 8, 7]);
        picture.row_mut(1, 2, 4).fill([200, 100, 50]);
        let file = picture.to_png().expect("a file");
        let mut reader =
            png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a header");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a small picture")];
        let info = reader.next_frame(&mut bytes).expect("pixels");
        assert_eq!((info.width, info.height, info.color_type), (5, 3, png::ColorType::Rgb));
        assert_eq!(bytes, picture.colours().as_flattened());
        assert_eq!(bytes[3 * (5 + 2)..3 * (5 + 4)], [200, 100, 50, 200, 100, 50]);
    }

    #[test]
    fn there_is_nothing_to_paint_outside() {
        let mut picture = Pixels::filled(4, 2, [0; 3]);
        assert_eq!(picture.row_mut(1, 2, 9).len(), 2);
        assert!(
            picture.row_mut(0, 3, 1).is_empty()
                && picture.row_mut(2, 0, 4).is_empty()
                && picture.row_mut(0, 9, 12).is_empty()
        );
        assert!(Pixels::filled(0, 2, [0; 3]).to_png().is_err());
    }
}
