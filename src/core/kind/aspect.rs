//! Choices between a few values, which are offered with a click.

/// A choice between a few values of an option: of the set-up of a game, or of a computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aspect<T> {
    /// The name of the option: `size`, `character`.
    pub option: &'static str,
    /// The values of the option, and what each leads to.
    pub options: Vec<(AspectValue, T)>,
}

impl<T> Aspect<T> {
    /// Returns a choice between these values of an option.
    #[must_use]
    pub const fn new(option: &'static str, options: Vec<(AspectValue, T)>) -> Self {
        Self { option, options }
    }
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AspectValue {
    /// A value with a name: `freestyle`, `aggressive`.
    Name(&'static str),
    /// A number.
    Number(u32),
    /// The size of a board: `15x15`.
    Size(String),
    /// A position of the players' own with so many stones.
    Stones(u32),
}
