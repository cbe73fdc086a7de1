//! Text for people lives in `assets/locales` alone: no other source has a sentence in a string.

use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use crate::sources::{place, sources};

/// Folders and files below `src` whose strings may be sentences, each with the reason.
const EXEMPT: [(&str, &str); 22] = [
    ("app/go/first_lesson.rs", "positions in the notation of the game"),
    ("app/gomoku/first_lesson.rs", "positions in the notation of the game"),
    ("app/kit/line_breaks.rs", "marks that begin or end no row, and codes of scripts"),
    ("app/theme/fonts.rs", "names of fonts"),
    ("cli", "scripting commands and `--help` speak English"),
    ("core/go/engines.rs", "commands of GTP"),
    ("core/gomoku/engines.rs", "commands of Gomocup"),
    ("core/kind/engines.rs", "commands that start programs"),
    ("core/gomoku/setup.rs", "a notation, which test data has"),
    ("core/score.rs", "how tests and benches write a score"),
    ("main.rs", "errors of the command line, in a build without the window"),
    ("storage/own/crash_report.rs", "reports are read by the developers"),
    ("storage/format/error.rs", "the words of serde's errors, which are read"),
    ("storage/format/json/fields.rs", "the words of serde's errors, which are read"),
    ("storage/disk/lock.rs", "a file that is found without Plot 4"),
    ("storage/format/pdn/parse.rs", "PDN, a format in English"),
    ("storage/format/sgf/write.rs", "SGF, a format in English"),
    ("storage/own/statistics.rs", "JSON"),
    ("storage/own/power_cuts.rs", "a test"),
    ("words/language.rs", "codes of regions"),
    ("words/pseudo.rs", "the pseudo-language"),
    ("worker/panics.rs", "a panic is told in English: nothing that could fail is done there"),
];
/// Files in an exempt folder that speak the user's language nevertheless.
const NOT_EXEMPT: [&str; 1] = ["cli/terminal"];

/// Macros, methods and types whose text is no text for people: panics, assertions and the log; why
/// egui lays a frame out again, and what it calls a texture; the moves of a sample game; and what
/// is looked for in the words of a library.
const NOT_FOR_PEOPLE: [&str; 21] = [
    "Sample",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug",
    "debug_assert",
    "debug_assert_eq",
    "debug_assert_ne",
    "error",
    "expect",
    "expect_err",
    "info",
    "load_texture",
    "panic",
    "request_discard",
    "split_once",
    "todo",
    "trace",
    "unimplemented",
    "unreachable",
    "warn",
];

/// Returns whether a file's strings may be sentences.
fn is_exempt(path: &Path) -> bool {
    EXEMPT.iter().any(|(exempt, _)| path.starts_with(exempt))
        && !NOT_EXEMPT.iter().any(|checked| path.with_extension("").starts_with(checked))
}

/// Returns whether a string is a sentence or a label: words with a blank between them or, in the
/// window, one capitalised word. An argument in braces counts as a word.
fn is_text(string: &str, is_window: bool) -> bool {
    let is_word = |part: &str| {
        let letters = part.chars().filter(|letter| letter.is_alphabetic());
        part.contains('{') || letters.count() > 1
    };
    let has_letters = string
        .split('{')
        .map(|part| part.rsplit('}').next().unwrap_or_default())
        .any(|part| part.chars().any(char::is_alphabetic));
    let mut letters = string.chars();
    let is_capitalised = letters.next().is_some_and(char::is_uppercase)
        && letters.next().is_some_and(char::is_lowercase);
    has_letters && string.split(' ').filter(|part| is_word(part)).count() > 1
        || is_window && is_capitalised && string.chars().all(char::is_alphabetic)
}

/// Collects the sentences in a file's code, each with its line: attributes, tests, `Debug` and what
/// else is not for people do not count.
fn sentences(code: TokenStream, is_window: bool, found: &mut Vec<(usize, String)>) {
    let tokens: Vec<TokenTree> = code.into_iter().collect();
    let mut index = 0;
    while let Some(token) = tokens.get(index) {
        index += 1;
        match token {
            // `#[...]`; what follows `#[cfg(test)]` is skipped as well, up to its end.
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                // `#![...]`, as the comment at the top of a file is one.
                if matches!(tokens.get(index), Some(TokenTree::Punct(mark)) if mark.as_char() == '!')
                {
                    index += 1;
                }
                if let Some(TokenTree::Group(group)) = tokens.get(index)
                    && group.delimiter() == Delimiter::Bracket
                {
                    index += 1;
                    if group.stream().to_string().replace(' ', "") == "cfg(test)" {
                        index +=
                            tokens[index..].iter().position(ends_item).map_or(0, |end| end + 1);
                    }
                }
            }
            TokenTree::Ident(name) if name == "impl" => {
                // The body of `impl fmt::Debug for ...` is for developers.
                let body = tokens[index..]
                    .iter()
                    .position(ends_item)
                    .map_or(tokens.len(), |end| index + end);
                let head = &tokens[index..body];
                let is_debug = head.windows(2).any(|pair| {
                    matches!(pair, [TokenTree::Ident(of), TokenTree::Ident(word)]
                        if of == "Debug" && word == "for")
                });
                index = if is_debug { body + 1 } else { index };
            }
            TokenTree::Ident(name) if NOT_FOR_PEOPLE.iter().any(|known| name == known) => {
                if matches!(tokens.get(index), Some(TokenTree::Punct(mark)) if mark.as_char() == '!')
                {
                    index += 1;
                }
                if matches!(tokens.get(index), Some(TokenTree::Group(_))) {
                    index += 1;
                }
            }
            TokenTree::Group(group) => sentences(group.stream(), is_window, found),
            TokenTree::Literal(literal) => {
                let source = literal.to_string();
                let quoted = source.trim_start_matches(['b', 'c', 'r', '#']).starts_with('"');
                if quoted && is_text(&source[1..source.len() - 1], is_window) {
                    found.push((literal.span().start().line, source));
                }
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

/// Returns whether this token is the last of an item: its body in braces, or a semicolon.
fn ends_item(token: &TokenTree) -> bool {
    match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(mark) => mark.as_char() == ';',
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    }
}

/// Returns the sentences in some code, as the test below sees them.
fn in_code(code: &str, is_window: bool) -> Vec<String> {
    let mut found = Vec::new();
    sentences(code.parse().expect("Rust code"), is_window, &mut found);
    found.into_iter().map(|(_, sentence)| sentence).collect()
}

#[test]
fn a_sentence_is_told_from_an_identifier() {
    for (code, expected) in [
        (r#"f("You win")"#, 1),
        (r#"format!("{name} wins")"#, 1),
        (r#"format!("{} {}", a, b)"#, 0),
        (r#"Id::unique("side panel")"#, 1),
        (r#"f("connect4", "draw-after")"#, 0),
        (r#"panic!("no such thing")"#, 0),
        (r#"x.expect("there is one")"#, 0),
        (r#"#[expect(x, reason = "it is so")] fn f() { g("Not here") }"#, 1),
        (r#"#[cfg(test)] mod tests { fn f() { g("Not this") } } fn f() { g("But this") }"#, 1),
        (r#"impl fmt::Debug for X { fn f() { write!(f, "no {x}") } } fn f() { g("But this") }"#, 1),
        (r#"impl fmt::Display for X { fn f() { write!(f, "no {x}") } }"#, 1),
        ("//! A comment of a file.", 0),
        (r#"f("Settings")"#, 0),
    ] {
        assert_eq!(in_code(code, false).len(), expected, "{code}");
    }
    assert_eq!(in_code(r#"f("Settings", "settings")"#, true).len(), 1);
}

#[test]
fn sentences_are_messages() {
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        let short = path.as_path();
        let name = short.file_stem().unwrap_or_default();
        if is_exempt(short) || name == "tests" || short.iter().any(|folder| folder == "tests") {
            continue;
        }
        let mut found = Vec::new();
        let is_window = short.starts_with("app") || short == Path::new("app.rs");
        sentences(code.parse().expect("Rust code"), is_window, &mut found);
        for (line, sentence) in found {
            wrong.push(format!("{}:{line}: {sentence}", place(short).display()));
        }
    }
    wrong.sort();
    assert!(
        wrong.is_empty(),
        "{} strings are text for people; make each a message in assets/locales/en:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
