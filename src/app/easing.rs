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
