//! Lists within sentences, and what stands beside each other.

use fluent_bundle::FluentValue;

use super::text;

/// Returns a list whose last item is as any other: `4, 3, 5`.
#[must_use]
pub fn listed<S: Into<String>>(items: impl IntoIterator<Item = S>) -> String {
    let items = items.into_iter().map(Into::into);
    items.reduce(text::play::longer_list).unwrap_or_default()
}

/// Returns a list of all that is meant: `1, 2 and 3`.
#[must_use]
pub fn all_of<S: AsRef<str>>(names: &[S]) -> String {
    with_last(names, text::game::list_and)
}

/// Returns names as a list of which one has to be chosen: `low, medium or high`.
#[must_use]
pub fn one_of<S: AsRef<str>>(names: &[S]) -> String {
    with_last(names, |list, last| text::errors::or(list, choice(last)))
}

/// Returns a small whole number as one, and anything else as it is.
fn choice(text: String) -> FluentValue<'static> {
    match text.parse::<u16>() {
        Ok(number) if number < 1000 && number.to_string() == text => number.into(),
        _ => text.into(),
    }
}

/// Returns a list whose last item is joined in a way of its own.
fn with_last<S: AsRef<str>>(names: &[S], join: fn(String, String) -> String) -> String {
    let mut names: Vec<String> = names.iter().map(|name| name.as_ref().to_owned()).collect();
    match names.pop() {
        Some(last) if names.is_empty() => last,
        Some(last) => join(listed(names), last),
        None => String::new(),
    }
}

/// Returns things that are no list and no sentence beside each other: `Checkers · 12 moves`.
#[must_use]
pub fn beside<S: Into<String>>(parts: impl IntoIterator<Item = S>) -> String {
    let parts = parts.into_iter().map(Into::into);
    parts.reduce(text::play::beside).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_ends_with_a_word() {
        let lists = [&[][..], &["a"], &["a", "b"], &["a", "b", "c"]];
        assert_eq!(lists.map(all_of), ["", "a", "a and b", "a, b and c"]);
        assert_eq!(lists.map(one_of), ["", "a", "a or b", "a, b or c"]);
        assert_eq!(lists.map(|list| listed(list.to_vec()))[3], "a, b, c");
        assert_eq!(lists.map(|list| beside(list.to_vec()))[3], "a · b · c");
    }
}
