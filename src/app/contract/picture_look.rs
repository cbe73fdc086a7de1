//! How a picture for others looks.

use crate::storage::Colours;

/// How a picture is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureLook {
    /// Whether it has the colours of the dark theme.
    pub dark: bool,
    /// The set of colours.
    pub colours: Colours,
    /// Its width, in pixels.
    pub width: u16,
}
