//! Lists within sentences.

use super::text;

/// Returns a list of choices: `1, 2 or 3`.
#[must_use]
pub fn any_of<T: ToString>(items: &[T]) -> String {
    joined(items, |list, last| text::game::list_or(list, last))
}

/// Returns a list of all that is meant: `1, 2 and 3`.
#[must_use]
pub fn all_of<T: ToString>(items: &[T]) -> String {
    joined(items, |list, last| text::game::list_and(list, last))
}

/// Returns the items with commas between them, and the last one joined by `last`.
fn joined<T: ToString>(items: &[T], last: impl Fn(String, String) -> String) -> String {
    let mut items = items.iter().map(ToString::to_string);
    let Some(first) = items.next() else {
        return String::new();
    };
    let Some(end) = items.next_back() else {
        return first;
    };
    last(items.fold(first, text::game::list_comma), end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_ends_with_a_word() {
        let lists = [&[][..], &["a"], &["a", "b"], &["a", "b", "c"]];
        assert_eq!(lists.map(any_of), ["", "a", "a or b", "a, b or c"]);
        assert_eq!(lists.map(all_of), ["", "a", "a and b", "a, b and c"]);
    }
}
