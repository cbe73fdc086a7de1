//! Options with a few values, which can be clicked.

/// An option with a few values, of the set-up of a game or of a computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aspect<T> {
    /// The name of the option: `size`, `character`.
    pub option: &'static str,
    /// The values of the option, each with its result.
    pub options: Vec<(AspectValue, T)>,
}

impl<T> Aspect<T> {
    /// Returns an option with these values.
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
    /// Half points.
    Halves(i32),
    /// The size of a board: `15x15`.
    Size(String),
}
