//! The sounds of a coin: it slides, lands and touches once more. The higher the cell, the higher
//! the pitch.

#![expect(
    clippy::cast_possible_truncation,
    reason = "times are f64, as the input's clock; pitches are f32, as all that is only heard"
)]

use super::fall::Flight;
use crate::core::connect4::{Cell, Shape as _, Size};
use crate::worker::{Cue, Sound};

/// The pitch of a coin at the bottom, and at the top.
const PITCHES: [f32; 2] = [0.84, 1.26];
/// The loudness of a coin that hardly falls; one that falls the whole way has full loudness.
const SOFTEST: f32 = 0.6;
/// The loudness of the touch after the bounce.
const BOUNCE: f32 = 0.22;
/// The shortest slide that is heard, in seconds.
const SHORTEST_SLIDE: f64 = 0.04;
/// The length of the sound of a slide as synthesized, in seconds.
const SLIDE: f64 = 0.18;
/// The loudness of a slide relative to a landing.
const SLIDE_LOUDNESS: f32 = 0.8;

/// Returns the sounds of a coin that comes to lie in a cell: on its way there, or at once.
pub fn of(cell: Cell, size: Size, flight: Option<&Flight>) -> Vec<Sound> {
    let [low, high] = PITCHES;
    let share = f32::from(cell.row.index()) / f32::from(size.rows().saturating_sub(1).max(1));
    let drop = Sound { pitch: low + (high - low) * share, ..Sound::now(Cue::Drop) };
    let Some(flight) = flight else {
        return vec![drop];
    };
    let loudness = SOFTEST + (1.0 - SOFTEST) * (1.0 - share);
    let mut sounds = vec![
        Sound { loudness, after: flight.landing(), ..drop },
        Sound {
            cue: Cue::Bounce,
            loudness: loudness * BOUNCE,
            after: flight.second_touch(),
            ..drop
        },
    ];
    if flight.slide() >= SHORTEST_SLIDE {
        let pitch = (SLIDE / flight.slide()) as f32;
        sounds.insert(0, Sound { pitch, loudness: SLIDE_LOUDNESS, ..Sound::now(Cue::Slide) });
    }
    sounds
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRAIGHT: Flight = Flight { from_column: 3.0, to_column: 3.0, distance: 6.0 };

    fn cues(sounds: &[Sound]) -> Vec<Cue> {
        sounds.iter().map(|sound| sound.cue).collect()
    }

    #[test]
    fn a_coin_slides_lands_and_touches_once_more() {
        let flight = Flight { from_column: 0.0, ..STRAIGHT };
        let sounds = of(Cell::at(3, 0), Size::STANDARD, Some(&flight));
        assert_eq!(cues(&sounds), [Cue::Slide, Cue::Drop, Cue::Bounce]);
        // A landing is not heard before it is seen: the coin is in the air just before, and on the
        // ground at that moment.
        let landing = sounds[1].after;
        assert!(flight.at(landing - 0.002).is_some_and(|place| place.height > 0.02));
        assert!(flight.at(landing + 1e-6).is_some_and(|place| place.height < 0.01));
        let again = sounds[2].after;
        assert!(
            again > landing && flight.at(again + 1e-6).is_some_and(|place| place.height < 0.01)
        );
        assert!(sounds[2].loudness < 0.5 * sounds[1].loudness);
    }

    #[test]
    fn a_coin_that_falls_straight_down_does_not_slide() {
        assert_eq!(
            cues(&of(Cell::at(3, 0), Size::STANDARD, Some(&STRAIGHT))),
            [Cue::Drop, Cue::Bounce]
        );
    }

    #[test]
    fn where_nothing_moves_it_lands_at_once() {
        let sounds = of(Cell::at(3, 0), Size::STANDARD, None);
        assert_eq!(cues(&sounds), [Cue::Drop]);
        assert!(sounds[0].after <= 0.0);
    }

    #[test]
    fn each_row_is_higher_than_the_one_below() {
        for size in [Size::STANDARD, Size::new(9, 7, 4).expect("a size")] {
            let pitch = |row| of(Cell::at(0, row), size, None)[0].pitch;
            assert!((1..size.rows()).all(|row| pitch(row) > 1.03 * pitch(row - 1)), "{size:?}");
            assert!(
                (pitch(0) - PITCHES[0]).abs() < 1e-6
                    && (pitch(size.rows() - 1) - PITCHES[1]).abs() < 1e-6
            );
        }
    }
}
