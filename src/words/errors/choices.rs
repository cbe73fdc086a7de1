//! Lists of alternatives.

use crate::words::text::errors;

/// Returns names as a list of alternatives: `low, medium or high`.
#[must_use]
pub fn one_of<S: AsRef<str>>(names: &[S]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    match names.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., last] => errors::or(others.join(errors::comma()), *last),
    }
}
