//! The messages of each language, loaded on first use, with English for those it lacks.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt::{self, Write as _};
use std::ops::Deref;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use super::language::{Language, Region};
use super::pseudo;
use super::text;

/// A number in a message, which may select a plural form.
pub type Number = FluentNumber;

/// One of the things to choose from: a text, or a number that selects.
pub type Choice<'a> = FluentValue<'a>;

/// The name of a player in a message, and what it names: languages choose verbs, cases and articles
/// by that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name<'a> {
    text: Cow<'a, str>,
    kind: NameKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameKind {
    /// The user, by the word "You".
    You,
    Person,
    Computer,
    Engine,
    /// A side, with its identifier: `red`.
    Side(&'static str),
}

impl<'a> Name<'a> {
    pub fn new(kind: NameKind, text: impl Into<Cow<'a, str>>) -> Self {
        Self { text: text.into(), kind }
    }

    #[must_use]
    pub fn into_owned(self) -> Name<'static> {
        Name { text: self.text.into_owned().into(), kind: self.kind }
    }

    /// Returns the same name with other letters, such as fewer.
    #[must_use]
    pub fn with_text(self, text: String) -> Name<'static> {
        Name { text: text.into(), kind: self.kind }
    }

    /// Returns the arguments of a message: `$name`, `$name-kind` and `$name-id`.
    pub(super) fn values(self) -> [FluentValue<'a>; 3] {
        let (kind, id) = match self.kind {
            NameKind::You => ("you", "none"),
            NameKind::Person => ("person", "none"),
            NameKind::Computer => ("computer", "none"),
            NameKind::Engine => ("engine", "none"),
            NameKind::Side(id) => ("side", id),
        };
        [self.text.into(), kind.into(), id.into()]
    }
}

/// A text alone is the name of a person.
impl<'a> From<&'a str> for Name<'a> {
    fn from(name: &'a str) -> Self {
        Self::new(NameKind::Person, name)
    }
}

impl From<String> for Name<'_> {
    fn from(name: String) -> Self {
        Self::new(NameKind::Person, name)
    }
}

impl<'a> From<&'a Name<'_>> for Name<'a> {
    fn from(name: &'a Name<'_>) -> Self {
        Self { text: Cow::Borrowed(name), kind: name.kind }
    }
}

impl<'a> From<Name<'a>> for Cow<'a, str> {
    fn from(name: Name<'a>) -> Self {
        name.text
    }
}

impl<'a> From<&'a Name<'_>> for Cow<'a, str> {
    fn from(name: &'a Name<'_>) -> Self {
        Cow::Borrowed(name)
    }
}

impl Deref for Name<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for Name<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

/// The greatest number of languages, including the pseudo-language.
const ROOM: usize = 128;

/// Each language's messages, by the index of the language.
static CATALOGS: [OnceLock<Catalog>; ROOM] = [const { OnceLock::new() }; ROOM];

thread_local! {
    static CURRENT: Cell<Language> = const { Cell::new(Language::ENGLISH) };
    static REGION: Cell<Region> = const { Cell::new(Region::WORLD) };
}

/// Returns the language of this thread, English at first.
#[must_use]
pub fn language() -> Language {
    CURRENT.get()
}

pub fn set_language(language: Language) {
    CURRENT.set(language);
}

/// Returns the region whose calendar and clock this thread shows, the world at first.
#[must_use]
pub fn region() -> Region {
    REGION.get()
}

pub fn set_region(region: Region) {
    REGION.set(region);
}

/// Calls a function while this thread speaks another language.
pub fn in_language<R>(language: Language, act: impl FnOnce() -> R) -> R {
    let before = CURRENT.replace(language);
    let result = act();
    CURRENT.set(before);
    result
}

impl Language {
    /// Returns the name of the language in that language: `Deutsch`.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        plain_of(self, "language-name").unwrap_or_else(|| self.tag())
    }

    /// Returns the name of the language in English: `German`.
    #[must_use]
    pub fn english_name(self) -> &'static str {
        plain_of(self, "language-english-name").unwrap_or_else(|| self.tag())
    }
}

struct Catalog {
    bundle: FluentBundle<&'static FluentResource>,
    /// The ids of the messages, in the order of the file: the generated functions name an English
    /// message by its index.
    ids: Box<[&'static str]>,
    /// The messages without arguments used so far, by the index of the English message.
    plain: OnceLock<Box<[OnceLock<String>]>>,
}

/// Returns the message with this index, which has no arguments.
pub(super) fn plain(index: usize) -> &'static str {
    plain_in(language(), index)
}

/// Returns a message without arguments in a language.
fn plain_in(language: Language, index: usize) -> &'static str {
    let texts = of(language).plain.get_or_init(|| ids().iter().map(|_| OnceLock::new()).collect());
    texts[index].get_or_init(|| message_in(language, index, None))
}

/// Returns the message with this index, with its arguments filled in.
pub(super) fn format<const N: usize>(
    index: usize,
    arguments: [(&'static str, FluentValue<'_>); N],
) -> String {
    message(index, Some(&FluentArgs::from_iter(arguments)))
}

/// Returns a message without arguments by its id.
fn plain_of(language: Language, id: &str) -> Option<&'static str> {
    let index = ids().iter().position(|known| *known == id)?;
    Some(plain_in(language, index))
}

/// Returns a message in the language of this thread.
fn message(index: usize, arguments: Option<&FluentArgs>) -> String {
    message_in(language(), index, arguments)
}

/// Returns a message in a language, in English if that language lacks it.
fn message_in(language: Language, index: usize, arguments: Option<&FluentArgs>) -> String {
    let id = ids()[index];
    let translated = of(language).text(id, arguments);
    let translated = translated.or_else(|| of(Language::ENGLISH).text(id, arguments));
    let message = translated.unwrap_or_else(|| id.to_owned());
    // The marks of numbers stay unchanged.
    if language.is_pseudo() && message.contains(char::is_alphabetic) {
        pseudo::bracketed(&message)
    } else {
        message
    }
}

fn ids() -> &'static [&'static str] {
    &of(Language::ENGLISH).ids
}

fn of(language: Language) -> &'static Catalog {
    CATALOGS[language.index()].get_or_init(|| Catalog::load(language))
}

/// Returns the number of moves of both sides for the first of these arguments, so many moves of one.
fn plies<'a>(given: &[FluentValue<'a>], both: fn(f64) -> f64) -> FluentValue<'a> {
    match given {
        [FluentValue::Number(moves), ..] => both(moves.value).into(),
        _ => FluentValue::Error,
    }
}

impl Catalog {
    fn load(language: Language) -> Self {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let _ = bundle.add_builtins();
        // Some languages count the moves of both sides where the messages have those of one.
        let _ =
            bundle.add_function("PLIES_TO_WIN", |given, _| plies(given, |moves| 2.0 * moves - 1.0));
        let _ = bundle.add_function("PLIES_TO_LOSE", |given, _| plies(given, |moves| 2.0 * moves));
        bundle.set_formatter(Some(localized_number));
        if language.is_pseudo() {
            bundle.set_transform(Some(pseudo::accented));
        }
        // The build has already parsed each file, so there is no error to report here.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(language.messages());
        // A catalog is never dropped, and so its messages need not be, either.
        let resource: &'static FluentResource = Box::leak(Box::new(resource));
        bundle.add_resource_overriding(resource);
        let ids = resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name),
            _ => None,
        });
        Self { bundle, ids: ids.collect(), plain: OnceLock::new() }
    }

    fn text(&self, id: &str, arguments: Option<&FluentArgs>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, arguments, &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Some(text.into_owned())
    }
}

/// Formats the numbers in messages.
fn localized_number(value: &FluentValue, _: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    Some(in_digits(&number.as_string()))
}

/// Returns a number with as many digits as it needs: `12,345`, `0.5`.
#[must_use]
pub fn number(value: f64) -> String {
    in_digits(&value.to_string())
}

/// Returns a number with its sign: `+20`, `−20`, `0`.
#[must_use]
pub fn signed<N: Into<f64>>(value: N) -> String {
    signed_decimal(value.into(), 0)
}

/// Returns a number with its sign and so many digits after the mark: `+1.5`, `−1.5`, `0.0`.
#[must_use]
pub fn signed_decimal(value: f64, digits: usize) -> String {
    let text = format!("{value:+.digits$}");
    let unsigned = text.trim_start_matches(['+', '-']);
    // A number that is rounded to 0 has no sign.
    let is_zero = unsigned.chars().all(|letter| matches!(letter, '0' | '.'));
    in_digits(if is_zero { unsigned } else { &text })
}

/// Returns a number as this thread's language writes it: `1,234.5`, `1.234,5`.
fn in_digits(number: &str) -> String {
    grouped(number, text::language::decimal_mark(), text::language::group_mark())
}

/// Formats a number in digits with these marks, grouping thousands from five digits on.
fn grouped(number: &str, decimal_mark: &str, group_mark: &str) -> String {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let (sign, digits) = match whole.chars().next() {
        Some('-') => ("\u{2212}", &whole[1..]),
        Some('+') => ("+", &whole[1..]),
        _ => ("", whole),
    };
    let mut text = sign.to_owned();
    for (index, digit) in digits.chars().enumerate() {
        let left = digits.len() - index;
        if digits.len() > 4 && index > 0 && left.is_multiple_of(3) {
            text.push_str(group_mark);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        let _ = write!(text, "{decimal_mark}{fraction}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        for (number, english, german) in [
            ("0", "0", "0"),
            ("7.5", "7.5", "7,5"),
            ("1234", "1234", "1234"),
            ("-12345", "\u{2212}12,345", "\u{2212}12.345"),
            ("1234567.25", "1,234,567.25", "1.234.567,25"),
        ] {
            assert_eq!(grouped(number, ".", ","), english);
            assert_eq!(grouped(number, ",", "."), german);
        }
    }

    #[test]
    fn a_number_has_its_sign() {
        assert_eq!([20, -20, 0, 12_345].map(signed), ["+20", "−20", "0", "+12,345"]);
        let tenths = [1.5, 0.04, -0.04, -12.0].map(|value| signed_decimal(value, 1));
        assert_eq!(tenths, ["+1.5", "0.0", "0.0", "−12.0"]);
        let spanish = Language::from_tag("es").expect("a language");
        assert_eq!(in_language(spanish, || signed_decimal(-1.5, 1)), "−1,5");
    }

    #[test]
    fn a_message_is_in_the_language_of_its_thread() {
        assert_eq!(text::language::name(), "English");
        set_language(Language::pseudo());
        assert_eq!(text::language::name(), "[Éñğlíšh]");
        set_language(Language::ENGLISH);
        assert_eq!(text::language::name(), "English");
    }
}
