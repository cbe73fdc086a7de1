//! Animation of a stone landing on its point, of stones that it turns over, and of the flash of a
//! refused point: pure functions of time, in seconds.

#![expect(
    clippy::cast_possible_truncation,
    reason = "times are f64, as the input's clock; places on the screen are f32, as egui's"
)]

/// The time that a stone takes to come down.
const DOWN: f64 = 0.16;
/// How much wider than at rest a stone is shown at first: nearer to the eye.
const NEARER: f32 = 0.22;

/// The time that stones then take to turn over.
const TURN: f64 = 0.28;

/// The way of a stone to its point, and of the stones that it turns over; a pass has none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Landing<P, T = ()> {
    point: Option<P>,
    turned: T,
    /// The time that those take.
    turn: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Airborne {
    /// How high it is: from 1, where it appears, to 0, at rest.
    pub height: f32,
    /// How many times as wide as at rest it is shown.
    pub scale: f32,
    /// How much of it is to be seen, from 0 to 1.
    pub strength: f32,
}

impl<P: Copy, T: Copy> Landing<P, T> {
    /// Returns the way of the stone of a move, if it puts one somewhere.
    #[must_use]
    pub const fn of(point: Option<P>, turned: T) -> Self {
        Self { point, turned, turn: 0.0 }
    }

    /// Returns the way in a game in which each stone turns others over.
    #[must_use]
    pub const fn turning(self) -> Self {
        Self { turn: TURN, ..self }
    }

    /// Returns where the stone comes down, if there is one.
    #[must_use]
    pub const fn point(self) -> Option<P> {
        self.point
    }

    /// Returns the time until the stone touches the board.
    #[must_use]
    pub const fn down(self) -> f64 {
        if self.point.is_some() { DOWN } else { 0.0 }
    }

    /// Returns the time from the start to the rest.
    #[must_use]
    pub const fn duration(self) -> f64 {
        if self.point.is_some() { DOWN + self.turn } else { 0.0 }
    }

    /// Returns the stones that are turned over, and the share of their way that is behind them
    /// after `elapsed` seconds; `None` once they are at rest.
    #[must_use]
    pub fn turned_at(self, elapsed: f64) -> Option<(T, f32)> {
        let is_turning = self.turn > 0.0 && elapsed < self.duration();
        is_turning.then(|| (self.turned, ((elapsed - DOWN) / self.turn).max(0.0) as f32))
    }

    /// Returns where the stone is `elapsed` seconds after its start, or `None` once it is at rest.
    #[must_use]
    pub fn at(self, elapsed: f64) -> Option<Airborne> {
        if elapsed >= self.down() {
            return None;
        }
        let share = (elapsed.max(0.0) / DOWN) as f32;
        // It falls: slow at first, fast at the board.
        let height = 1.0 - share * share;
        Some(Airborne {
            height,
            scale: 1.0 + NEARER * height,
            strength: 0.35 + 0.65 * (share * 2.5).min(1.0),
        })
    }
}

/// The time for which a point that refused a stone stands out.
const FLASH: f64 = 0.45;

/// Returns how strongly a point that refused a stone stands out, from 1 to 0, or `None` after a
/// while; never where nothing is to move.
#[must_use]
pub fn flash(elapsed: f64, is_still: bool) -> Option<f32> {
    (!is_still && (0.0..FLASH).contains(&elapsed)).then(|| (1.0 - elapsed / FLASH) as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LANDING: Landing<(u8, u8)> = Landing::of(Some((7, 7)), ());

    #[test]
    fn a_stone_comes_down_without_a_jump_and_ends_as_it_lies() {
        let steps = 400;
        let at = |step: i32| LANDING.at(LANDING.duration() * f64::from(step) / f64::from(steps));
        let mut last = at(0).expect("it begins in the air");
        assert!((last.height - 1.0).abs() < 1e-6);
        for step in 1..steps {
            let now = at(step).expect("still in the air");
            assert!(now.height <= last.height, "it never rises: {last:?}, {now:?}");
            assert!(
                (now.height - last.height).abs() < 0.01 && (now.scale - last.scale).abs() < 0.01,
                "{last:?}, {now:?}"
            );
            assert!((now.strength - last.strength).abs() < 0.01, "{last:?}, {now:?}");
            last = now;
        }
        assert!(
            last.height < 0.01
                && (last.scale - 1.0).abs() < 0.01
                && (last.strength - 1.0).abs() < 1e-6,
            "{last:?}"
        );
        assert_eq!(at(steps), None);
    }

    #[test]
    fn a_pass_is_at_rest_at_once() {
        let pass = Landing::<(u8, u8)>::of(None, ()).turning();
        assert_eq!((pass.at(0.0), pass.turned_at(0.0)), (None, None));
        assert!(pass.duration() <= 0.0);
    }

    #[test]
    fn stones_turn_over_when_the_stone_has_come_down() {
        let landing = Landing::of(Some((7, 7)), "two").turning();
        assert_eq!(landing.turned_at(0.0), Some(("two", 0.0)));
        assert_eq!(landing.turned_at(landing.down()), Some(("two", 0.0)));
        let (_, half) = landing.turned_at(landing.down() + TURN / 2.0).expect("on its way");
        assert!((half - 0.5).abs() < 1e-6);
        assert_eq!(landing.at(landing.down()), None);
        assert_eq!(landing.turned_at(landing.duration()), None);
        assert_eq!(LANDING.turned_at(0.0), None, "most games turn none over");
    }

    #[test]
    fn a_flash_fades_and_ends() {
        assert_eq!(flash(0.0, false), Some(1.0));
        assert!(flash(0.2, false) > flash(0.3, false));
        assert_eq!(flash(FLASH, false), None);
        assert_eq!(flash(0.1, true), None, "nothing moves");
    }
}
