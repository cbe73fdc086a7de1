//! The look of a picture that is exported or shared.

use crate::storage::Colours;
use crate::words::Language;

/// How a picture is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureLook {
    /// Whether it has the colours of the dark theme.
    pub dark: bool,
    /// The set of colours.
    pub colours: Colours,
    /// Its width, in pixels.
    pub width: u16,
    /// The language of its text: the thread that paints has none of its own.
    pub language: Language,
}
