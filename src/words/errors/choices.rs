//! Lists of names of which one has to be chosen.

use crate::words::text::errors;

/// Returns names as a list of which one has to be chosen: `low, medium or high`.
#[must_use]
pub fn one_of<S: AsRef<str>>(names: &[S]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    match names.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., last] => errors::or(others.join(errors::comma()), *last),
    }
}
