//! Requests about the window's sounds, from the keys, the menu and the settings.

/// A request about the window's sounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SoundAct {
    /// Toggle the sounds, and announce the new state.
    Toggle,
    /// Turn the sounds on or off.
    Set(bool),
    /// Set the volume, from 0 to 1.
    Volume(f32),
    /// Play one sound to try the volume.
    Try,
}
