//! The languages of the program, each a folder of `assets/locales`, and their packed messages.

use super::list::one_of;
use super::text;
use crate::core::{packed, plain};

/// A language of the program.
///
/// ```
/// use plot4::words::Language;
///
/// let english = Language::from_tag("en").expect("a language");
/// assert_eq!(english.own_name(), "English");
/// assert_eq!(Language::from_tag("en-GB"), Some(english));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Language(u8);

/// The tag of the pseudo-language.
const PSEUDO: &str = "en-XA";

impl Language {
    /// English, which every other language falls back to.
    pub const ENGLISH: Self = Self(0);

    /// Returns the languages that users choose from, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SOURCES.len()).filter_map(|index| u8::try_from(index).ok()).map(Self)
    }

    /// Returns the pseudo-language, for tests of the layout.
    #[must_use]
    pub fn pseudo() -> Self {
        Self(u8::try_from(SOURCES.len()).unwrap_or_default())
    }

    /// Returns the language with this BCP 47 tag. A tag with a region that has no folder (`de-AT`,
    /// `de_AT.UTF-8`) means its language.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let wanted = tag.split('.').next().unwrap_or_default().replace('_', "-");
        if wanted.eq_ignore_ascii_case(PSEUDO) {
            return Some(Self::pseudo());
        }
        let primary = wanted.split('-').next().unwrap_or_default();
        let with_tag = |tag: &str| Self::all().find(|known| known.tag().eq_ignore_ascii_case(tag));
        with_tag(&wanted).or_else(|| with_tag(primary))
    }

    /// Returns the first of the user's preferred languages that the program has, or English.
    #[must_use]
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|tag| Self::from_tag(&tag)).unwrap_or(Self::ENGLISH)
    }

    /// Returns the BCP 47 tag: `en`, `de`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        SOURCES.get(self.index()).map_or(PSEUDO, |(tag, _)| tag)
    }

    #[must_use]
    pub fn is_pseudo(self) -> bool {
        self.index() == SOURCES.len()
    }

    /// Returns the index of the language, that of the pseudo-language last.
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    /// Unpacks the language's messages; those of English for the pseudo-language.
    pub(crate) fn messages(self) -> String {
        let index = if self.is_pseudo() { 0 } else { self.index() };
        SOURCES.get(index).map(|(_, bytes)| packed::unpacked_text(bytes)).unwrap_or_default()
    }
}

/// Says that no language has this tag, and which ones there are.
#[must_use]
pub fn unknown_language(tag: &str) -> String {
    let languages =
        Language::all().map(|known| text::errors::language(known.tag(), known.own_name()));
    let languages: Vec<String> = languages.collect();
    text::errors::unknown_language(plain::quoted(tag), one_of(&languages))
}

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_find_their_language() {
        for tag in ["en", "EN", "en-GB", "en_US.UTF-8"] {
            assert_eq!(Language::from_tag(tag), Some(Language::ENGLISH), "{tag}");
        }
        assert_eq!(Language::from_tag("en-XA"), Some(Language::pseudo()));
        assert_eq!(Language::from_tag("tlh"), None, "no folder has this tag");
        let said = unknown_language("tlh");
        assert!(said.starts_with("Unknown language `tlh`: choose en (English)"), "{said}");
    }
}
