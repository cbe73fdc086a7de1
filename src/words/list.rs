//! Lists within sentences.

use super::text;

/// Returns a list of things: `1, 2 and 3`.
#[must_use]
pub fn all_of<S: AsRef<str>>(names: &[S]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    match names.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., last] => text::game::list_and(others.join(text::errors::comma()), *last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_ends_with_a_word() {
        let lists = [&[][..], &["a"], &["a", "b"], &["a", "b", "c"]];
        assert_eq!(lists.map(all_of), ["", "a", "a and b", "a, b and c"]);
    }
}
