//! Requests about the window's sounds, from the keys, the menu and the settings.

/// A request about the window's sounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SoundAct {
    /// Turn the sounds on or off, and say which.
    Toggle,
    /// Turn the sounds on or off.
    Set(bool),
    /// Set the volume, from 0 to 1.
    Volume(f32),
    /// Play one sound, to judge the volume by.
    Try,
}
