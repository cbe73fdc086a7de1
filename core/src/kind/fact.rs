//! Facts about a position for programs, before they become JSON.

/// A fact about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A number.
    Number(u32),
    /// A text.
    Text(String),
    /// Several values.
    List(Vec<Fact>),
}

impl Fact {
    /// Returns a text as a fact: a number if it is written as one.
    ///
    /// ```
    /// use plot4_core::kind::Fact;
    ///
    /// assert_eq!(Fact::of("15"), Fact::Number(15));
    /// assert_eq!(Fact::of("7x6"), Fact::Text("7x6".to_owned()));
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Self {
        text.parse()
            .map_or_else(|_| Self::Text(text.to_owned()), Self::Number)
    }
}
