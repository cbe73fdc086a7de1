//! Whom a sentence is about.

/// Whom a sentence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The user, who is the only human player.
    You,
    /// A player with a name: a person's, a level's or a side's.
    Named(&'a str),
}
