//! The messages of every language hold together: each has what English has, with the same
//! arguments, and the program uses all of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::sources::sources;

#[path = "../../build/messages.rs"]
mod build_script;

use build_script::{NAME_PARTS, PLURALS};

/// A message's variables and terms: `$name`, `-komi`.
type References = BTreeSet<String>;

/// The words for a translator, which the tests read.
const GLOSSARY: &str = include_str!("../../assets/locales/GLOSSARY.md");

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

/// Returns the patterns of a language's messages by file and id.
fn patterns(tag: &str) -> BTreeMap<(String, String), Pattern<String>> {
    let mut patterns = BTreeMap::new();
    for entry in fs::read_dir(locales(tag)).expect("the folder of a language") {
        let path = entry.expect("an entry").path();
        let file = path.file_name().expect("a name").to_string_lossy().into_owned();
        let resource = parser::parse(fs::read_to_string(&path).expect("a text"));
        for entry in resource.expect("messages").body {
            if let Entry::Message(message) = entry {
                patterns.insert((file.clone(), message.id.name), message.value.expect("a text"));
            }
        }
    }
    patterns
}

/// Calls a function for each selector of a pattern, with its variants.
fn each_selector(pattern: &Pattern<String>, seen: &mut impl FnMut(&[Variant<String>])) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: Expression::Select { variants, .. } } =
            element
        {
            seen(variants);
            for variant in variants {
                each_selector(&variant.value, seen);
            }
        }
    }
}

/// What stands for an argument in the words of a message.
const ARGUMENT: &str = "\u{fffc}";

/// Adds the words of a pattern, those of all of its variants.
fn add_words(pattern: &Pattern<String>, words: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    add_words(&variant.value, words);
                    words.push('\n');
                }
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                words.push_str(match inline {
                    InlineExpression::StringLiteral { value } => value,
                    _ => ARGUMENT,
                });
            }
        }
    }
}

/// Returns the words of a language's messages by file and id.
fn words(tag: &str) -> BTreeMap<(String, String), String> {
    let of = |pattern| {
        let mut words = String::new();
        add_words(&pattern, &mut words);
        words
    };
    patterns(tag).into_iter().map(|(key, pattern)| (key, of(pattern))).collect()
}

/// Returns the rows of the glossary's table that begins with this column, and its heading first.
fn table(first: &str, below: &str) -> Vec<Vec<&'static str>> {
    let (_, text) = GLOSSARY.split_once(below).expect("a section of the glossary");
    let rows = text.lines().skip_while(|line| !line.starts_with(&format!("| {first} |")));
    let rows = rows.take_while(|line| line.starts_with('|')).filter(|line| !line.contains("---"));
    rows.map(|row| row.trim_matches('|').split('|').map(str::trim).collect()).collect()
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

/// Returns whether a pattern can say nothing.
fn can_be_empty(pattern: &Pattern<String>) -> bool {
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value } => value.trim().is_empty(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().any(|variant| can_be_empty(&variant.value))
        }
        PatternElement::Placeable { expression: Expression::Inline(inline) } => {
            matches!(inline, InlineExpression::StringLiteral { value } if value.is_empty())
        }
    })
}

#[test]
fn a_case_that_says_nothing_leaves_no_space_at_an_end() {
    let mut wrong = Vec::new();
    let is_empty = |element: &PatternElement<String>| {
        matches!(element, PatternElement::Placeable { .. })
            && can_be_empty(&Pattern { elements: vec![element.clone()] })
    };
    let is_text = |element: &PatternElement<String>, is_spaced: fn(&str) -> bool| matches!(element, PatternElement::TextElement { value } if is_spaced(value));
    for tag in tags() {
        for ((file, id), pattern) in patterns(&tag) {
            let is_torn = match &pattern.elements[..] {
                [first, second, ..] if is_empty(first) => {
                    is_text(second, |text| text.starts_with(' '))
                }
                [.., before, last] if is_empty(last) => is_text(before, |text| text.ends_with(' ')),
                _ => false,
            };
            if is_torn {
                wrong.push(format!("{tag}/{file}: {id}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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

/// Returns the plural categories of whole numbers in a language, by the rules that the program has.
fn plural_categories(tag: &str) -> BTreeSet<&'static str> {
    let tag: LanguageIdentifier = tag.parse().expect("a tag");
    let known = PluralRules::get_locales(PluralRuleType::CARDINAL);
    let of_language = known.into_iter().find(|known| known.language == tag.language);
    let rules = PluralRules::create(of_language.expect("rules"), PluralRuleType::CARDINAL);
    let rules = rules.expect("rules");
    let category = |number: u32| match rules.select(number).expect("a category") {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    };
    (0..=1000).chain([1_000_000]).map(category).collect()
}

#[test]
fn a_selector_has_every_plural_category_of_its_language() {
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let expected = [("en", vec!["one", "other"]), ("ru", vec!["few", "many", "one"])];
    for (tag, categories) in expected.into_iter().chain([("ja", vec!["other"])]) {
        assert_eq!(plural_categories(tag).into_iter().collect::<Vec<_>>(), categories);
    }
    let mut wrong = Vec::new();
    for tag in tags() {
        let categories = plural_categories(&tag);
        for ((file, id), pattern) in patterns(&tag) {
            each_selector(&pattern, &mut |variants| {
                let names: BTreeSet<&str> = variants
                    .iter()
                    .filter_map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => Some(name.as_str()),
                        VariantKey::NumberLiteral { .. } => None,
                    })
                    .collect();
                // A selector by a word, or one that has a text of its own for some numbers alone.
                let is_plural = names.iter().any(|name| PLURALS.contains(name) && *name != "other");
                let lacks = categories.iter().filter(|category| !names.contains(**category));
                let lacks: Vec<_> = lacks.collect();
                // What is left over besides the whole numbers is fractions.
                let never =
                    names.iter().filter(|name| !categories.contains(**name) && **name != "other");
                let never: Vec<_> = never.collect();
                if is_plural && !(lacks.is_empty() && never.is_empty()) {
                    wrong.push(format!("{tag}/{file}: {id} lacks {lacks:?}, never uses {never:?}"));
                }
            });
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_words_are_those_of_the_glossary() {
    let terms = table("en", "## Words that are tested");
    let never = table("language", "## Words that are tested");
    assert!(terms.len() > 10 && never.len() > 10, "the tables were found");
    let english = words("en");
    let mut wrong = Vec::new();
    for tag in tags() {
        let own = words(&tag);
        let column = terms[0].iter().position(|language| *language == tag);
        for row in &terms[1..] {
            let (term, wanted) = (row[0].to_lowercase(), column.map_or("", |column| row[column]));
            let begins = |text: &str| {
                let text = text.to_lowercase();
                text.match_indices(&term)
                    .any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
            };
            let has = |text: &str| {
                let text = text.to_lowercase();
                wanted.split(" / ").any(|one| text.contains(&one.to_lowercase()))
            };
            let with_term = english.iter().filter(|(_, text)| begins(text));
            assert!(with_term.clone().next().is_some(), "no message has the word {term}");
            let lacking = with_term.filter_map(|(key, _)| own.get_key_value(key));
            for ((file, id), text) in lacking.filter(|(_, text)| tag != "en" && !has(text)) {
                wrong.push(format!("{tag}/{file}: {id} has no “{wanted}” ({term}): {text}"));
            }
        }
        for row in never.iter().filter(|row| row[0] == tag) {
            let found =
                own.iter().filter(|(_, text)| text.to_lowercase().contains(&row[1].to_lowercase()));
            wrong.extend(found.map(|((file, id), _)| {
                format!("{tag}/{file}: {id} says “{}”: write “{}”", row[1], row[2])
            }));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_percentage_is_written_as_the_language_writes_it() {
    for tag in tags() {
        let words = words(&tag);
        let usual = &words[&("language.ftl".to_owned(), "language-percent".to_owned())];
        for ((file, id), text) in &words {
            let with_arguments = text.replace(|digit: char| digit.is_ascii_digit(), ARGUMENT);
            let shares = with_arguments.match_indices('%').filter(|(at, _)| {
                with_arguments[..*at].trim_end().ends_with(ARGUMENT)
                    || with_arguments[at + 1..].trim_start().starts_with(ARGUMENT)
            });
            let right = with_arguments.matches(usual).count();
            assert_eq!(shares.count(), right, "{tag}/{file}: {id} is not as “{usual}”: {text}");
        }
    }
}

/// Returns when each message of a file was last changed, by `git blame`: the time of the newest of
/// its lines.
fn changed(repository: &Path, file: &Path) -> BTreeMap<String, u64> {
    let blame = Command::new("git")
        .args(["blame", "--line-porcelain", "--"])
        .arg(file)
        .current_dir(repository)
        .output()
        .expect("git runs");
    assert!(blame.status.success(), "{}", String::from_utf8_lossy(&blame.stderr));
    let (mut changed, mut time, mut id) = (BTreeMap::new(), 0, None);
    for line in String::from_utf8_lossy(&blame.stdout).lines() {
        if let Some(seconds) = line.strip_prefix("committer-time ") {
            time = seconds.parse().expect("a time");
        } else if let Some(line) = line.strip_prefix('\t') {
            id = match line.split_once(" =") {
                Some((name, _)) if !line.starts_with([' ', '#', '}', '-']) => Some(name.to_owned()),
                _ => id.filter(|_| line.starts_with([' ', '}'])),
            };
            if let Some(id) = &id {
                let newest: &mut u64 = changed.entry(id.clone()).or_default();
                *newest = time.max(*newest);
            }
        }
    }
    changed
}

/// Returns the messages whose English is newer than their text in another language, by the history
/// of this repository.
fn stale(repository: &Path) -> Vec<String> {
    let folder = Path::new("assets/locales");
    let names = |folder: &Path| -> BTreeSet<String> {
        let entries = fs::read_dir(repository.join(folder)).expect("a folder");
        let entries = entries.map(|entry| entry.expect("an entry"));
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    };
    let tags = names(folder);
    let mut stale = Vec::new();
    for file in names(&folder.join("en")) {
        let english = changed(repository, &folder.join("en").join(&file));
        for tag in tags.iter().filter(|tag| *tag != "en") {
            let path = folder.join(tag).join(&file);
            if !repository.join(&path).is_file() {
                continue;
            }
            let own = changed(repository, &path);
            let older =
                own.iter().filter(|(id, time)| english.get(*id).is_some_and(|en| en > time));
            stale.extend(older.map(|(id, _)| format!("{}: {id}", path.display())));
        }
    }
    stale
}

#[test]
#[ignore = "for translators: a list, not a check; see docs/translating.md"]
fn list_stale_translations() {
    for message in stale(Path::new(env!("CARGO_MANIFEST_DIR"))) {
        println!("{message}");
    }
}

#[test]
fn a_translation_is_stale_once_its_english_has_changed() {
    let repository = tempfile::tempdir().expect("a folder");
    let root = repository.path();
    let git = |arguments: &[&str], time: &str| {
        let ran = Command::new("git")
            .args(["-c", "user.name=A", "-c", "user.email=a@example.org"])
            .args(arguments)
            .env("GIT_COMMITTER_DATE", format!("{time} +0000"))
            .current_dir(root)
            .output()
            .expect("git runs");
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    };
    let write = |tag: &str, text: &str| {
        let folder = root.join("assets/locales").join(tag);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("play.ftl"), text).expect("written");
    };
    let commit = |time: &str| {
        git(&["add", "."], time);
        git(&["commit", "--quiet", "--message", "A change"], time);
    };
    let counted = |yes: &str, moves: &str| {
        format!(
            "# Yes.\nplay-yes = {yes}\nplay-moves = {{ $count ->\n    [one] 1\n   *[other] {moves}\n}}\n"
        )
    };
    git(&["init", "--quiet"], "1000000000");
    write("en", &counted("Yes", "Moves"));
    write("de", &counted("Ja", "Züge"));
    write("es", "play-yes = Sí\n");
    commit("1000000000");
    assert_eq!(stale(root), [""; 0]);
    write("en", &counted("Yes", "Many moves"));
    commit("1000000100");
    assert_eq!(stale(root), ["assets/locales/de/play.ftl: play-moves"]);
    write("de", &counted("Ja", "Viele Züge"));
    write("en", &counted("Yes!", "Many moves"));
    commit("1000000200");
    let expected = ["de", "es"].map(|tag| format!("assets/locales/{tag}/play.ftl: play-yes"));
    assert_eq!(stale(root), expected);
}
