//! Generates a Rust function for each English message, so that a wrong message id or argument does
//! not compile.
//!
//! The message `play-wins = { $name } wins` in `en/play.ftl` becomes `play::wins(name)`. A message
//! without arguments returns `&'static str`, any other one a `String`. An argument is a number if
//! a plural depends on it, if `NUMBER` formats it, or if the comment says `$name (number)`, and
//! text otherwise; `$name (choice)` is a text that selects as a number where it is one. `$name (name)`
//! is the name of a player: messages also have `$name-kind` and `$name-id`, which tell what it names. Where there are two arguments or more, the comment lists them, and the parameters stand in
//! that order: rewording a sentence never swaps two arguments.
//!
//! The messages themselves are packed, a file for each language, as the program unpacks no more than
//! the languages it speaks.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement,
    VariantKey,
};
use fluent_syntax::parser;

/// The language that every other one falls back to.
const SOURCE_LANGUAGE: &str = "en";

/// Plural categories; a selector with one of them, or with a number, selects by a number.
pub const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What a message can select by besides a `(name)`: `$name-kind`, `$name-id`.
pub const NAME_PARTS: [&str; 2] = ["kind", "id"];

/// The Rust keywords that an English message or an argument might be named after.
const KEYWORDS: [&str; 12] = [
    "as", "break", "continue", "else", "final", "for", "in", "loop", "match", "move", "ref", "use",
];

/// The generated Rust code, and the files that it includes.
pub struct Code {
    /// The list of the languages, and the indices of the messages.
    pub sources: String,
    /// The messages of each language, by the name of the file that has them packed.
    pub files: Vec<(String, String)>,
    /// A function for each message.
    pub functions: String,
}

/// Generates the code for the languages in `folder`.
pub fn generate(folder: &Path) -> Result<Code, Box<dyn Error>> {
    let mut tags = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            tags.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    // English first: it has the index 0.
    tags.sort_by_key(|tag| (tag != SOURCE_LANGUAGE, tag.clone()));

    let mut code = String::from(
        "/// Each language's tag and its packed messages.\n\
         pub static SOURCES: &[(&str, &[u8])] = &[\n",
    );
    let mut files = Vec::new();
    for tag in &tags {
        let mut messages = String::new();
        for path in ftl_files(&folder.join(tag))? {
            let text = fs::read_to_string(&path)?;
            if let Err((_, errors)) = parser::parse(text.as_str()) {
                let start = errors.first().map_or(0, |error| error.pos.start);
                let line = text[..start.min(text.len())].lines().count().max(1);
                return Err(format!("{}:{line}: {errors:?}", path.display()).into());
            }
            // The comments are for translators, and would be a seventh of the text.
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                messages.push_str(line);
                messages.push('\n');
            }
        }
        let file = format!("{tag}.ftl.deflate");
        writeln!(code, "    ({tag:?}, include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{file}\"))),")?;
        files.push((file, messages));
    }
    code.push_str("];\n\n");

    let mut ids = Vec::new();
    let mut modules = String::new();
    for path in ftl_files(&folder.join(SOURCE_LANGUAGE))? {
        write_module(&path, &mut modules, &mut ids)
            .map_err(|error| format!("{}: {error}", path.display()))?;
    }
    let mut known = BTreeSet::new();
    if let Some(twice) = ids.iter().find(|id| !known.insert(*id)) {
        return Err(format!("two messages have the id `{twice}`").into());
    }
    Ok(Code { sources: code, files, functions: modules })
}

/// Returns the `.ftl` files of a folder by name.
fn ftl_files(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Adds a module with the functions of one English file, and the ids of its messages.
fn write_module(
    path: &Path,
    code: &mut String,
    ids: &mut Vec<String>,
) -> Result<(), Box<dyn Error>> {
    let area = path.file_stem().unwrap_or_default().to_string_lossy();
    let text = fs::read_to_string(path)?;
    let resource = parser::parse(text.as_str()).map_err(|(_, errors)| format!("{errors:?}"))?;
    writeln!(code, "/// Messages of `{area}.ftl`.")?;
    writeln!(code, "pub mod {} {{", area.replace('-', "_"))?;
    code.push_str("    use super::super::catalog;\n");
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let id = message.id.name;
            let name = id
                .strip_prefix(&*area)
                .and_then(|rest| rest.strip_prefix('-'))
                .ok_or_else(|| format!("the message `{id}` must begin with `{area}-`"))?;
            write_function(name, message, ids.len(), english(&text, id), code)
                .map_err(|error| format!("{id}: {error}"))?;
            ids.push(id.to_owned());
        }
    }
    code.push_str("}\n\n");
    Ok(())
}

/// Returns the lines of a message.
fn english<'a>(text: &'a str, id: &str) -> Vec<&'a str> {
    let mut lines = text.lines().skip_while(|line| line.split(['=', ' ']).next() != Some(id));
    let first = lines.next().into_iter();
    first.chain(lines.take_while(|line| line.starts_with([' ', '}']))).collect()
}

/// Adds the function of one message.
fn write_function(
    name: &str,
    message: &Message<&str>,
    index: usize,
    english: Vec<&str>,
    code: &mut String,
) -> Result<(), Box<dyn Error>> {
    let pattern = message.value.as_ref().ok_or("a message needs a text")?;
    if !message.attributes.is_empty() {
        return Err("attributes are not used here: make each a message of its own".into());
    }
    let mut variables = BTreeMap::new();
    in_pattern(pattern, &mut variables)?;
    let parameters = in_order(message, &variables)?;

    code.push_str("    /// Returns this message:\n    /// ```text\n");
    for line in english {
        writeln!(code, "    /// {line}")?;
    }
    code.push_str("    /// ```\n    #[must_use]\n");
    let name = identifier(name);
    if parameters.is_empty() {
        writeln!(code, "    pub fn {name}() -> &'static str {{")?;
        writeln!(code, "        catalog::plain({index})\n    }}")?;
        return Ok(());
    }
    let mut signature = Vec::new();
    let mut names = String::new();
    let mut arguments = Vec::new();
    for (variable, kind) in &parameters {
        let parameter = identifier(variable);
        let taken = match kind {
            Kind::Text => "std::borrow::Cow<'a, str>",
            Kind::Number => "catalog::Number",
            Kind::Choice => "catalog::Choice<'a>",
            Kind::Name => "catalog::Name<'a>",
        };
        signature.push(format!("{parameter}: impl Into<{taken}>"));
        if *kind == Kind::Name {
            let values = format!("{parameter}, {parameter}_kind, {parameter}_id");
            writeln!(names, "        let [{values}] = {parameter}.into().values();")?;
            arguments.push(format!("({variable:?}, {parameter})"));
            for part in NAME_PARTS {
                arguments.push(format!("(\"{variable}-{part}\", {parameter}_{part})"));
            }
            continue;
        }
        // A choice is a value of Fluent as it is.
        let value = if *kind == Kind::Choice { "" } else { ".into()" };
        arguments.push(format!("({variable:?}, {parameter}.into(){value})"));
    }
    let lifetime =
        if parameters.iter().all(|(_, kind)| *kind == Kind::Number) { "" } else { "<'a>" };
    writeln!(code, "    pub fn {name}{lifetime}({}) -> String {{", signature.join(", "))?;
    code.push_str(&names);
    writeln!(code, "        catalog::format({index}, [{}])\n    }}", arguments.join(", "))?;
    Ok(())
}

/// Returns a name as Rust writes it: `leave-stage` as `leave_stage`, `move` as `move_`.
fn identifier(name: &str) -> String {
    let mut identifier = name.replace('-', "_");
    if KEYWORDS.contains(&identifier.as_str()) {
        identifier.push('_');
    }
    identifier
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    /// A text, or a number if it is one, so that a translation can select by it.
    Choice,
    /// The name of a player, with what it names.
    Name,
}

/// Returns the parameters of a message and their kinds, in the order of its comment.
fn in_order<'a>(
    message: &Message<&'a str>,
    variables: &BTreeMap<&'a str, bool>,
) -> Result<Vec<(&'a str, Kind)>, Box<dyn Error>> {
    let kind = |is_number| if is_number { Kind::Number } else { Kind::Text };
    let mut parameters = Vec::new();
    for line in message.comment.iter().flat_map(|comment| &comment.content) {
        let Some(rest) = line.trim().strip_prefix('$') else {
            continue;
        };
        let end = rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
            .unwrap_or(rest.len());
        let (name, about) = rest.split_at(end);
        let about = about.trim_start();
        // English may leave a number out that other languages need, and a name that it selects by.
        let (name, is_number) = match variables.get_key_value(name) {
            Some((&name, &is_number)) => (name, is_number || about.starts_with("(number)")),
            None if about.starts_with("(number)") => (name, true),
            None if variables.keys().any(|part| is_part(part, name)) => (name, false),
            None => return Err(format!("its comment names ${name}, which it does not use").into()),
        };
        let kind = match about {
            _ if about.starts_with("(name)") => Kind::Name,
            _ if about.starts_with("(choice)") => Kind::Choice,
            _ => kind(is_number),
        };
        parameters.push((name, kind));
    }
    if variables.len() == 1 && parameters.is_empty() {
        parameters.extend(variables.iter().map(|(&name, &is_number)| (name, kind(is_number))));
    }
    let is_listed = |name: &str| {
        parameters
            .iter()
            .any(|&(known, kind)| known == name || kind == Kind::Name && is_part(name, known))
    };
    if !variables.keys().all(|name| is_listed(name)) {
        let names: Vec<_> = variables.keys().collect();
        return Err(
            format!("its comment must list each of {names:?} once, as `# $name: ...`").into()
        );
    }
    Ok(parameters)
}

/// Returns whether an argument tells what a name names: `winner-kind`, of `winner`.
fn is_part(argument: &str, name: &str) -> bool {
    let part = argument.strip_prefix(name).and_then(|rest| rest.strip_prefix('-'));
    part.is_some_and(|part| NAME_PARTS.contains(&part))
}

/// Collects the variables of a pattern and whether they must be numbers.
fn in_pattern<'a>(
    pattern: &Pattern<&'a str>,
    variables: &mut BTreeMap<&'a str, bool>,
) -> Result<(), Box<dyn Error>> {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => in_inline(inline, false, variables)?,
            Expression::Select { selector, variants } => {
                let by_number = variants.iter().any(|variant| match &variant.key {
                    VariantKey::NumberLiteral { .. } => true,
                    VariantKey::Identifier { name } => PLURALS.contains(name) && *name != "other",
                });
                in_inline(selector, by_number, variables)?;
                for variant in variants {
                    in_pattern(&variant.value, variables)?;
                }
            }
        }
    }
    Ok(())
}

/// Collects the variables of an expression within a sentence.
fn in_inline<'a>(
    inline: &InlineExpression<&'a str>,
    is_number: bool,
    variables: &mut BTreeMap<&'a str, bool>,
) -> Result<(), Box<dyn Error>> {
    match inline {
        InlineExpression::VariableReference { id } => {
            *variables.entry(id.name).or_default() |= is_number;
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            let CallArguments { positional, .. } = arguments;
            for argument in positional {
                in_inline(argument, true, variables)?;
            }
        }
        InlineExpression::MessageReference { id, .. } => {
            return Err(format!(
                "it refers to the message `{}`: only terms can be shared",
                id.name
            )
            .into());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = &**expression {
                in_inline(inner, is_number, variables)?;
            }
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::TermReference { .. } => {}
    }
    Ok(())
}
