//! Errors and refusals as sentences.

/// An error or a refusal that can be put into words.
///
/// The layers below `words` return such values without any text.
pub trait Explain {
    /// Returns one sentence in this thread's language: what is wrong, then what would be right.
    fn explain(&self) -> String;
}
