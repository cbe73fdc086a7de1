//! What a program is told of a position, before it becomes JSON.

/// A value that a game tells of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A number.
    Number(u32),
    /// A text.
    Text(String),
    /// Several values.
    List(Vec<Fact>),
}
