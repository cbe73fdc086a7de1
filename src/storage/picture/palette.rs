//! A palette for pictures with few colours: median cut over the colours of some samples.

use std::collections::HashMap;

use super::Pixels;

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
        let mut all: Vec<[u8; 3]> = samples
            .iter()
            .flat_map(|sample| sample.colours().iter().copied())
            .collect();
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
        Self {
            colours: groups.iter().map(Group::mean).collect(),
            nearest: HashMap::new(),
        }
    }

    pub(super) fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// Returns the index of the colour nearest to one.
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
            values()
                .map(|(value, count)| (value - mean).powi(2) * count)
                .sum::<f64>()
        };
        let spreads = [0, 1, 2].map(spread);
        let channel = (0..3)
            .max_by(|&one, &other| spreads[one].total_cmp(&spreads[other]))
            .unwrap_or_default();
        // Without colours there is no mean, and nothing to split.
        Self {
            channel,
            spread: if colours.is_empty() {
                0.0
            } else {
                spreads[channel]
            },
            colours,
        }
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
        let count: f64 = self
            .colours
            .iter()
            .map(|counted| f64::from(counted.count))
            .sum();
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
                colour
                    .into_iter()
                    .zip(near)
                    .all(|(one, other)| one.abs_diff(other) <= 16),
                "{colour:?} by {near:?}"
            );
        }
    }
}
