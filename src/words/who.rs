//! The subject of a sentence.

/// The subject of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The user, if they are the only human player.
    You,
    /// A player with the name of a person, level or side.
    Named(&'a str),
}
