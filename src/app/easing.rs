//! Values on their way: pure functions of time.

/// Returns the eased value on the way from `from` to `to`, `elapsed` of `duration` seconds after it began.
#[must_use]
pub fn glide(from: f32, to: f32, elapsed: f64, duration: f64) -> f32 {
    if duration <= 0.0 || elapsed >= duration {
        return to;
    }
    #[expect(clippy::cast_possible_truncation, reason = "times are f64, as the input's clock; places on the screen are f32")]
    let left = 1.0 - (elapsed.max(0.0) / duration) as f32;
    to + (from - to) * left * left * left
}

/// Returns how far something that swells once has swollen, from 0 over 1 to 0 again, `elapsed` of `duration` seconds after it began.
#[must_use]
pub fn pulse(elapsed: f64, duration: f64) -> f32 {
    if !(0.0..duration).contains(&elapsed) {
        return 0.0;
    }
    #[expect(clippy::cast_possible_truncation, reason = "times are f64, as the input's clock; places on the screen are f32")]
    let share = (elapsed / duration) as f32;
    // Quick at first, and slow to settle.
    let turn = share.sqrt() * std::f32::consts::PI;
    turn.sin() * turn.sin()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pulse_rises_once_and_is_over() {
        let at = |step: i32| pulse(f64::from(step) / 100.0, 1.0);
        assert!([at(-1), at(0), at(100), at(1000), pulse(f64::INFINITY, 1.0)].iter().all(|&swollen| swollen.abs() < 1e-6));
        let highest = (0..100).max_by(|&one, &other| at(one).total_cmp(&at(other))).expect("steps");
        assert!((20..35).contains(&highest) && at(highest) > 0.99, "{highest}");
        assert!((0..highest).all(|step| at(step) <= at(step + 1)) && (highest..99).all(|step| at(step) >= at(step + 1)));
    }
}
