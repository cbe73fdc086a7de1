//! The messages of every language hold together: each has what English has, with the same
//! arguments, and the program uses all of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

use crate::sources::sources;

#[path = "../../build/messages.rs"]
mod build_script;

use build_script::{NAME_PARTS, PLURALS};

/// A message's variables and terms: `$name`, `-komi`.
type References = BTreeSet<String>;

/// Returns the folder of a language, or of all.
fn locales(tag: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(tag)
}

/// Returns the tags of the languages.
fn tags() -> Vec<String> {
    let entries = fs::read_dir(locales("")).expect("the folder of the languages");
    let folders =
        entries.map(|entry| entry.expect("an entry")).filter(|entry| entry.path().is_dir());
    folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// Returns the messages of a language by file and id, and its terms by name.
fn messages(tag: &str) -> (BTreeMap<(String, String), References>, BTreeSet<String>) {
    let (mut messages, mut terms) = (BTreeMap::new(), BTreeSet::new());
    for entry in fs::read_dir(locales(tag)).expect("the folder of a language") {
        let path = entry.expect("an entry").path();
        let file = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("a text");
        let resource =
            parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut references = References::new();
                    in_pattern(&message.value.expect("a text"), &mut references);
                    for line in message.comment.iter().flat_map(|comment| &comment.content) {
                        if let Some((name, _)) = line.split_once(" (name)") {
                            references.extend(NAME_PARTS.map(|part| format!("{name}-{part}")));
                        }
                        if line.starts_with("$plies (number)") {
                            references.insert("$plies".to_owned());
                        }
                    }
                    let old = messages.insert((file.clone(), message.id.name), references);
                    assert!(old.is_none(), "{tag}/{file} has a message twice");
                }
                Entry::Term(term) => {
                    terms.insert(format!("-{}", term.id.name));
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Junk { content } => panic!("{tag}/{file}: {content}"),
            }
        }
    }
    (messages, terms)
}

/// Collects the references of a pattern.
fn in_pattern(pattern: &Pattern<String>, references: &mut References) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, references);
        }
    }
}

/// Collects the references of an expression.
fn in_expression(expression: &Expression<String>, references: &mut References) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, references),
        Expression::Select { selector, variants } => {
            in_inline(selector, references);
            for variant in variants {
                in_pattern(&variant.value, references);
            }
        }
    }
}

/// Collects the references of an expression within a sentence.
fn in_inline(inline: &InlineExpression<String>, references: &mut References) {
    match inline {
        InlineExpression::VariableReference { id } => {
            references.insert(format!("${}", id.name));
        }
        InlineExpression::TermReference { id, .. } => {
            references.insert(format!("-{}", id.name));
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, references);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, references),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}

#[test]
fn every_language_has_the_messages_of_english_with_the_same_arguments() {
    let variables = |references: &References| -> References {
        references.iter().filter(|name| name.starts_with('$')).cloned().collect()
    };
    // What a name names is for languages that need it, and moves are counted in one of two ways.
    let has_all = |found: &References, english: &References| {
        let (found, english) = (variables(found), variables(english));
        let is_left_out = |name: &String| {
            NAME_PARTS.iter().any(|part| name.ends_with(&format!("-{part}")))
                || name == "$plies" && found.contains("$count")
                || name == "$count" && found.contains("$plies")
        };
        found.is_subset(&english) && english.difference(&found).all(is_left_out)
    };
    let (english, _) = messages("en");
    assert!(!english.is_empty());
    let mut wrong = Vec::new();
    for tag in tags() {
        let (own, terms) = messages(&tag);
        for (key @ (file, id), references) in &english {
            match own.get(key) {
                None => wrong.push(format!("{tag}/{file}: {id} is missing")),
                Some(found) if !has_all(found, references) => wrong.push(format!(
                    "{tag}/{file}: {id} needs {:?} and has {:?}",
                    variables(references),
                    variables(found)
                )),
                Some(_) => {}
            }
        }
        for (key @ (file, id), references) in &own {
            if !english.contains_key(key) {
                wrong.push(format!("{tag}/{file}: {id} is not in English"));
            }
            let terms =
                references.iter().filter(|name| name.starts_with('-') && !terms.contains(*name));
            wrong.extend(
                terms.map(|term| format!("{tag}/{file}: {id} uses the unknown term {term}")),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a message prints, and what it selects by, with the cases.
#[derive(Default)]
struct Uses {
    printed: BTreeSet<String>,
    selected: BTreeMap<String, BTreeSet<String>>,
}

impl Uses {
    fn add(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::VariableReference { id }),
                } => {
                    self.printed.insert(id.name.clone());
                }
                PatternElement::Placeable {
                    expression: Expression::Select { selector, variants },
                } => {
                    for variant in variants {
                        self.add(&variant.value);
                        if let (InlineExpression::VariableReference { id }, key) =
                            (selector, &variant.key)
                        {
                            let (VariantKey::Identifier { name }
                            | VariantKey::NumberLiteral { value: name }) = key;
                            self.selected.entry(id.name.clone()).or_default().insert(name.clone());
                        }
                    }
                }
                PatternElement::Placeable { .. } | PatternElement::TextElement { .. } => {}
            }
        }
    }
}

/// Returns what each message of a language uses, by its id.
fn uses(tag: &str) -> BTreeMap<String, Uses> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(locales(tag)).expect("the folder of a language") {
        let text = fs::read_to_string(entry.expect("an entry").path()).expect("a text");
        for entry in parser::parse(text).expect("messages").body {
            if let Entry::Message(message) = entry {
                let uses: &mut Uses = all.entry(message.id.name).or_default();
                uses.add(&message.value.expect("a text"));
            }
        }
    }
    all
}

#[test]
fn a_case_is_one_that_the_program_sends() {
    const KINDS: [&str; 5] = ["you", "person", "computer", "engine", "side"];
    const IDS: [&str; 5] = ["red", "yellow", "black", "white", "none"];
    let (english, mut wrong) = (uses("en"), Vec::new());
    for tag in tags() {
        for (id, uses) in uses(&tag) {
            for (name, cases) in &uses.selected {
                let known: &[&str] = match name.rsplit_once('-') {
                    Some((_, "kind")) => &KINDS,
                    Some((_, "id")) => &IDS,
                    _ => continue,
                };
                wrong.extend(
                    cases
                        .iter()
                        .filter(|case| !known.contains(&case.as_str()))
                        .map(|case| format!("{tag}: {id} has the case {case} of ${name}")),
                );
            }
            // A word to select by is not a word to read.
            let Some(english) = english.get(&id) else { continue };
            let is_word = |name: &String| {
                let cases = english.selected.get(name);
                !english.printed.contains(name)
                    && cases.is_some_and(|cases| {
                        let is_number = |case: &String| {
                            PLURALS.contains(&case.as_str()) || case.parse::<f64>().is_ok()
                        };
                        !cases.iter().any(is_number)
                    })
            };
            let printed = uses
                .printed
                .iter()
                .filter(|name| is_word(name) || name.ends_with("-kind") || name.ends_with("-id"));
            wrong.extend(printed.map(|name| format!("{tag}: {id} prints ${name}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_program_uses_every_message() {
    // A path may be broken over two lines.
    let words = |text: String| text.split_whitespace().collect::<String>();
    let code: String = sources().into_iter().map(|(_, text)| words(text)).collect();
    let mut unused = Vec::new();
    for (file, id) in messages("en").0.into_keys() {
        let area = file.trim_end_matches(".ftl");
        let name = id.trim_start_matches(area).trim_start_matches('-');
        let call = format!("{area}::{name}").replace('-', "_");
        let is_used = code.match_indices(&call).any(|(at, _)| {
            // A function that would have the name of a keyword ends with a low line.
            let rest = &code[at + call.len()..];
            let rest = rest.strip_prefix('_').unwrap_or(rest);
            !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_')
        });
        if !is_used && !code.contains(&format!("\"{id}\"")) {
            unused.push(format!("{file}: {id}"));
        }
    }
    assert!(unused.is_empty(), "unused messages:\n{}", unused.join("\n"));
}

/// Copies the folder of a language into a folder of languages.
fn copy_language(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("the folder of a language") {
        let path = entry.expect("an entry").path();
        fs::copy(&path, to.join(path.file_name().expect("a name"))).expect("copied");
    }
}

#[test]
fn a_folder_is_all_that_a_new_language_needs() {
    let folder = tempfile::tempdir().expect("a folder");
    for tag in ["en", "pt-BR"] {
        copy_language(&locales("en"), &folder.path().join(tag));
    }
    let (before, after) =
        (build_script::generate(&locales("")), build_script::generate(folder.path()));
    let (before, after) = (before.expect("code"), after.expect("code"));
    assert_eq!(
        after.files.iter().map(|(file, _)| &**file).collect::<Vec<_>>(),
        ["en.ftl.deflate", "pt-BR.ftl.deflate"]
    );
    assert_eq!(after.files[0].1, after.files[1].1, "the messages of the folder");
    let line = r#"("pt-BR", include_bytes!(concat!(env!("OUT_DIR"), "/pt-BR.ftl.deflate"))),"#;
    assert!(after.sources.contains(line), "{}", &after.sources[..300]);
    assert_eq!(before.functions, after.functions, "English alone makes the functions");
    // No other file of the program lists the languages.
    let tags: Vec<String> = tags().into_iter().filter(|tag| tag != "en").collect();
    for (path, text) in sources().into_iter().filter(|(path, _)| !path.ends_with("tests.rs")) {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let named = tags.iter().filter(|tag| text.contains(&format!("\"{tag}\"")));
        let is_list = named.count() > 1;
        assert!(!is_list, "{} lists languages", path.display());
    }
}

#[test]
fn a_space_within_a_number_keeps_it_together() {
    // egui breaks rows at every other space, U+202F among them.
    for tag in tags() {
        for entry in fs::read_dir(locales(&tag)).expect("the folder of a language") {
            let path = entry.expect("an entry").path();
            let text = fs::read_to_string(&path).expect("a text");
            let tears = ["\u{202F}", "\u{2009}", r"\u202F", r"\u2009"];
            let found = tears.iter().find(|space| text.contains(*space));
            assert!(found.is_none(), "{}: write U+00A0", path.display());
        }
    }
}
