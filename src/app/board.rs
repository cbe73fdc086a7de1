//! A wooden board whose stones stand on the crossings of its lines: what the games on such boards
//! share.

pub mod brush;
pub mod colours;
mod compared;
pub mod emblem;
pub mod example;
pub mod landing;
pub mod layout;
pub mod pictures;
pub mod points;
pub mod steering;
mod wood;

pub use self::brush::Brush;
pub use self::layout::{Layout, Spot};
pub use self::points::Points;
