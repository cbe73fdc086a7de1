//! The language of the program on the command line.

use crate::pipes::check_usage_errors;

#[test]
fn an_unknown_language_is_refused_with_those_to_choose_from() {
    check_usage_errors(&[
        ("--language tlh", "Unknown language `tlh`: choose en (English)"),
        ("play --language tlh", "Unknown language `tlh`: choose en (English)"),
        ("play --language \u{202e}", "Unknown language `\\u{202e}`"),
    ]);
}
