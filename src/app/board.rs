//! Board kit: code shared by boards of points and boards of squares.
//!
//! Owns nothing. [`StoneBoard`] is the whole board of a game of stones, on the crossings of lines
//! or in squares: a [`Layout`], painted by a [`Brush`]. [`Squares`] is a board of squares for
//! pieces that move. [`Places`] adds a button for each place of either, and [`signs`] paints hints,
//! the focus and what moves are worth. Uses `contract` and `kit`. Knows no rules.

pub mod brush;
pub mod colours;
pub mod confetti;
mod inscription;
pub mod landing;
pub mod layout;
pub mod pictures;
pub mod places;
pub mod signs;
pub mod squares;
pub mod stone_ui;
pub mod stones;
pub mod wood;

pub use self::brush::Brush;
pub use self::layout::{Layout, Spot};
pub use self::places::{Buttons, Places};
pub use self::squares::Squares;
pub(crate) use self::stone_ui::stones;
pub use self::stones::StoneBoard;
