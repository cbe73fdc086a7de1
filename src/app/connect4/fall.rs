//! The animation of a falling coin: pure functions of time, in cells and seconds.
//!
//! Nothing here stores anything: the board asks where the coin is now, and the table asks how long
//! it takes.

#![expect(
    clippy::cast_possible_truncation,
    reason = "times are f64, as the input's clock; places on the screen are f32, as egui's"
)]

use crate::app::theme::easing;

/// The acceleration of a falling coin, in cells a second squared.
const GRAVITY: f64 = 62.0;
/// How much of its speed a coin keeps when it bounces.
const BOUNCE: f64 = 0.28;
/// The bounces after which it lies still.
const BOUNCES: i32 = 2;
/// The time to slide one column sideways, in seconds: 100 ms in 2002, a little faster today.
const SLIDE_A_COLUMN: f64 = 0.07;
/// The longest slide, in seconds, so that wide boards do not dawdle.
const LONGEST_SLIDE: f64 = 0.28;

/// The path of a coin from above the board to its cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The column it slides from, counted from 0; need not be whole.
    pub from_column: f32,
    pub to_column: f32,
    /// The height of its fall, in cells.
    pub distance: f32,
}

/// The place of a flying coin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The column, counted from 0; need not be whole.
    pub column: f32,
    /// Its height above its place of rest, in cells.
    pub height: f32,
}

impl Flight {
    /// Returns the time from the start to the rest, in seconds.
    #[must_use]
    pub fn duration(&self) -> f64 {
        self.landing() + bounce_start(BOUNCES, self.distance)
    }

    /// Returns where the coin is `elapsed` seconds after its start, or `None` once it is at rest.
    #[must_use]
    pub fn at(&self, elapsed: f64) -> Option<Place> {
        let slide = self.slide();
        if elapsed < slide {
            let share = (elapsed.max(0.0) / slide) as f32;
            let column =
                self.from_column + (self.to_column - self.from_column) * easing::smooth(share);
            return Some(Place { column, height: self.distance });
        }
        height(self.distance, elapsed - slide)
            .map(|height| Place { column: self.to_column, height })
    }

    /// Returns the time from the start to the first impact, in seconds.
    #[must_use]
    pub fn landing(&self) -> f64 {
        self.slide() + fall_time(self.distance)
    }

    /// Returns the time from the start to the impact after the first bounce, in seconds.
    #[must_use]
    pub fn second_touch(&self) -> f64 {
        self.landing() + bounce_start(1, self.distance)
    }

    /// Returns the time that the slide takes, in seconds.
    #[must_use]
    pub fn slide(&self) -> f64 {
        (f64::from((self.to_column - self.from_column).abs()) * SLIDE_A_COLUMN).min(LONGEST_SLIDE)
    }
}

/// Returns the time to fall `distance` cells from rest.
fn fall_time(distance: f32) -> f64 {
    (2.0 * f64::from(distance.max(0.0)) / GRAVITY).sqrt()
}

/// Returns the time from the first touch to the start of bounce `index`, counted from 0.
fn bounce_start(index: i32, distance: f32) -> f64 {
    // A bounce that leaves with speed v lasts 2 v / g, and the first touch has the speed g times
    // the time of the fall.
    (0..index).map(|earlier| 2.0 * fall_time(distance) * BOUNCE.powi(earlier + 1)).sum()
}

/// Returns the height above the rest, `elapsed` seconds after the fall began, or `None` once at
/// rest.
fn height(distance: f32, elapsed: f64) -> Option<f32> {
    let touch = fall_time(distance);
    if elapsed < touch {
        return Some(distance - (0.5 * GRAVITY * elapsed * elapsed) as f32);
    }
    let since_touch = elapsed - touch;
    (0..BOUNCES).find_map(|bounce| {
        let since = since_touch - bounce_start(bounce, distance);
        let speed = GRAVITY * touch * BOUNCE.powi(bounce + 1);
        let lasts = 2.0 * speed / GRAVITY;
        (0.0..lasts)
            .contains(&since)
            .then_some((speed * since - 0.5 * GRAVITY * since * since) as f32)
    })
}

/// The time for which a full column shakes, in seconds.
const SHAKE: f64 = 0.4;

/// Returns how far aside a refused coin is, in cells, `elapsed` seconds after it was refused, or
/// `None` once it is still.
#[must_use]
pub fn shake(elapsed: f64) -> Option<f32> {
    (0.0..SHAKE)
        .contains(&elapsed)
        .then(|| (0.12 * (1.0 - elapsed / SHAKE) * (34.0 * elapsed).sin()) as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLIGHT: Flight = Flight { from_column: 1.0, to_column: 5.0, distance: 6.0 };

    #[test]
    fn a_flight_begins_where_the_coin_hovers_and_ends_at_rest() {
        assert_eq!(FLIGHT.at(0.0), Some(Place { column: 1.0, height: 6.0 }));
        assert_eq!(FLIGHT.at(FLIGHT.duration() + 1e-9), None);
        assert!(FLIGHT.at(FLIGHT.duration() - 1e-6).is_some());
    }

    #[test]
    fn it_never_jumps_and_never_sinks_below_its_rest() {
        let steps = 5000;
        let mut last = FLIGHT.at(0.0).expect("a flight begins in the air");
        for step in 1..steps {
            let Some(place) = FLIGHT.at(FLIGHT.duration() * f64::from(step) / f64::from(steps))
            else {
                break;
            };
            assert!(place.height >= -1e-4, "below the rest: {place:?}");
            assert!((place.height - last.height).abs() < 0.02, "a jump from {last:?} to {place:?}");
            assert!((place.column - last.column).abs() < 0.02, "a jump from {last:?} to {place:?}");
            last = place;
        }
        assert!(last.height < 0.01);
    }

    #[test]
    fn it_accelerates_and_bounces_a_little() {
        let slide = FLIGHT.slide();
        let fallen =
            |time: f64| FLIGHT.distance - FLIGHT.at(slide + time).expect("still falling").height;
        assert!(fallen(0.2) > 3.5 * fallen(0.1));
        let touch = slide + fall_time(6.0);
        let highest = (0..1000)
            .filter_map(|step| FLIGHT.at(touch + f64::from(step) * 0.001))
            .map(|place| place.height);
        let highest = highest.fold(0.0, f32::max);
        assert!((0.2..0.8).contains(&highest), "bounces {highest} cells");
    }

    #[test]
    fn a_coin_that_does_not_fall_is_at_rest_at_once() {
        let flight = Flight { from_column: 2.0, to_column: 2.0, distance: 0.0 };
        assert_eq!(flight.at(0.0), None);
    }
}
