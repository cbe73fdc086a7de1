//! Errors and refusals as sentences.

/// An error or a refusal that can be put into words.
///
/// The layers below `words` return such values without text.
pub trait Explain {
    /// Returns one sentence in this thread's language: the problem, then what would be right.
    fn explain(&self) -> String;
}
