//! Easing functions for animations: pure functions of time.

/// Returns the eased value between `from` and `to`, `elapsed` of `duration` seconds after the
/// start.
#[must_use]
pub fn glide(from: f32, to: f32, elapsed: f64, duration: f64) -> f32 {
    if duration <= 0.0 || elapsed >= duration {
        return to;
    }
    #[expect(
        clippy::cast_possible_truncation,
        reason = "times are f64, as the input's clock; places on the screen are f32"
    )]
    let left = 1.0 - (elapsed.max(0.0) / duration) as f32;
    to + (from - to) * left * left * left
}

/// Returns the strength of a single pulse, from 0 over 1 to 0 again, `elapsed` of `duration`
/// seconds after its start.
#[must_use]
pub fn pulse(elapsed: f64, duration: f64) -> f32 {
    if !(0.0..duration).contains(&elapsed) {
        return 0.0;
    }
    #[expect(
        clippy::cast_possible_truncation,
        reason = "times are f64, as the input's clock; places on the screen are f32"
    )]
    let share = (elapsed / duration) as f32;
    // Fast at first, and slow to settle.
    let turn = share.sqrt() * std::f32::consts::PI;
    turn.sin() * turn.sin()
}

/// The time to draw the stroke through a winning line, in seconds.
const STRIKE: f64 = 0.45;
/// The delay between the last piece coming to rest and the pulse of that stroke, and its duration,
/// in seconds.
const PULSE: (f64, f64) = (0.30, 0.70);

/// The stroke through a winning line at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The share of the line that it covers, from 0 to 1.
    pub share: f32,
    /// The strength of its pulse, from 0 to 1.
    pub swollen: f32,
    /// Whether it still changes.
    pub is_moving: bool,
}

/// Returns the stroke through a winning line when the last piece has been at rest for this many
/// seconds; a complete one if animations are off.
#[must_use]
pub fn stroke(at_rest_for: f64, is_still: bool) -> Stroke {
    if is_still {
        return Stroke { share: 1.0, swollen: 0.0, is_moving: false };
    }
    Stroke {
        share: glide(0.0, 1.0, at_rest_for, STRIKE),
        swollen: pulse(at_rest_for - PULSE.0, PULSE.1),
        is_moving: at_rest_for < PULSE.0 + PULSE.1,
    }
}

/// Returns a share from 0 to 1 that starts and ends slowly.
#[must_use]
pub fn smooth(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_comes_through_swells_once_and_rests() {
        let rest = Stroke { share: 1.0, swollen: 0.0, is_moving: false };
        assert_eq!(stroke(0.0, true), rest, "at once where nothing is to move");
        assert_eq!(stroke(0.0, false), Stroke { share: 0.0, swollen: 0.0, is_moving: true });
        assert!(stroke(0.5, false).swollen > 0.5 && stroke(0.5, false).is_moving);
        assert_eq!(stroke(1.01, false), rest);
        assert_eq!(stroke(f64::INFINITY, false), rest);
    }

    #[test]
    fn a_smooth_way_is_slow_at_both_ends() {
        for (share, expected) in [(-1.0, 0.0), (0.0, 0.0), (0.5, 0.5), (1.0, 1.0), (2.0, 1.0)] {
            assert!((smooth(share) - expected).abs() < 1e-6, "{share}");
        }
        assert!(smooth(0.1) < 0.1 && smooth(0.9) > 0.9);
    }

    #[test]
    fn a_pulse_rises_once_and_is_over() {
        let at = |step: i32| pulse(f64::from(step) / 100.0, 1.0);
        assert!(
            [at(-1), at(0), at(100), at(1000), pulse(f64::INFINITY, 1.0)]
                .iter()
                .all(|&swollen| swollen.abs() < 1e-6)
        );
        let highest = (0..100).max_by(|&one, &other| at(one).total_cmp(&at(other))).expect("steps");
        assert!((20..35).contains(&highest) && at(highest) > 0.99, "{highest}");
        assert!(
            (0..highest).all(|step| at(step) <= at(step + 1))
                && (highest..99).all(|step| at(step) >= at(step + 1))
        );
    }
}
