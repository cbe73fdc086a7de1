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

pub use brush::Brush;
pub use layout::{Layout, Spot};
pub use points::Points;
