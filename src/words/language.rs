//! The languages of the program, each a folder of `assets/locales`, and their packed messages.

use std::str::FromStr;

use super::errors::Explain;
use super::list::one_of;
use super::text;
use crate::core::{packed, plain};

/// A language of the program.
///
/// ```
/// use plot4::words::Language;
///
/// let english = Language::from_tag("en")?;
/// assert_eq!(english.own_name(), "English");
/// assert_eq!(Language::from_tag("en-GB")?, english);
/// # Ok::<(), plot4::words::UnknownLanguage>(())
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
        (0..SOURCES.len())
            .filter_map(|index| u8::try_from(index).ok())
            .map(Self)
    }

    /// Returns the pseudo-language, for tests of the layout.
    #[must_use]
    pub fn pseudo() -> Self {
        Self(u8::try_from(SOURCES.len()).unwrap_or_default())
    }

    /// Returns the language with this BCP 47 tag. A tag with a region that has no folder (`de-AT`,
    /// `de_AT.UTF-8`) means its language.
    ///
    /// # Errors
    /// The tag, if the program does not have that language.
    pub fn from_tag(tag: &str) -> Result<Self, UnknownLanguage> {
        let wanted = tag.split('.').next().unwrap_or_default().replace('_', "-");
        if wanted.eq_ignore_ascii_case(PSEUDO) {
            return Ok(Self::pseudo());
        }
        let primary = wanted.split('-').next().unwrap_or_default();
        let with_tag = |tag: &str| Self::all().find(|known| known.tag().eq_ignore_ascii_case(tag));
        with_tag(&wanted)
            .or_else(|| with_tag(primary))
            .ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }

    /// Returns the first of the user's preferred languages that the program has, or English.
    #[must_use]
    pub fn of_system() -> Self {
        sys_locale::get_locales()
            .find_map(|tag| Self::from_tag(&tag).ok())
            .unwrap_or(Self::ENGLISH)
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
        SOURCES
            .get(index)
            .map(|(_, bytes)| packed::unpacked_text(bytes))
            .unwrap_or_default()
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        Self::from_tag(tag)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl Explain for UnknownLanguage {
    fn explain(&self) -> String {
        let languages =
            Language::all().map(|known| text::errors::language(known.tag(), known.own_name()));
        let languages: Vec<String> = languages.collect();
        text::errors::unknown_language(plain::quoted(&self.0), one_of(&languages))
    }
}

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_find_their_language() {
        for tag in ["en", "EN", "en-GB", "en_US.UTF-8"] {
            assert_eq!(Language::from_tag(tag), Ok(Language::ENGLISH), "{tag}");
        }
        assert_eq!(Language::from_tag("en-XA"), Ok(Language::pseudo()));
        let unknown = Language::from_tag("tlh").expect_err("no folder has this tag");
        let said = unknown.explain();
        assert!(
            said.starts_with("Unknown language `tlh`: choose en (English)"),
            "{said}"
        );
    }
}
