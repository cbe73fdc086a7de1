//! A line of the help page: keys, and what they do.

/// Some keys and their effect, in words.
#[derive(Clone, Copy, Debug)]
pub struct KeyHelp {
    /// Returns the names of the keys: `Left, Right`.
    pub keys: fn() -> &'static str,
    /// Returns what they do: `Move the coin`.
    pub effect: fn() -> &'static str,
}
