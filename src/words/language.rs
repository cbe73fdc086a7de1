//! The languages of the program, each a folder of `assets/locales`, and their packed messages.

use icu_locale::{LanguageIdentifier, LocaleExpander};

use crate::core::packed;

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

    /// Returns the language that serves a reader of this BCP 47 tag best. `de-AT` and `de_AT.UTF-8`
    /// mean German, and `pt` means `pt-BR` where no other folder has Portuguese.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        if tag.eq_ignore_ascii_case(PSEUDO) {
            return Some(Self::pseudo());
        }
        let tags: Vec<&str> = SOURCES.iter().map(|(tag, _)| *tag).collect();
        best_match(tag, &tags).and_then(|index| u8::try_from(index).ok()).map(Self)
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

    /// Returns whether the language is written in a script with this code of ISO 15924: `Latn`, `Jpan`.
    #[must_use]
    pub fn is_written_in(self, script: &str) -> bool {
        let script_of = |locale: LanguageIdentifier| locale.script;
        likely(self.tag()).and_then(script_of).is_some_and(|own| own.as_str() == script)
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

/// What depends on where the user lives, whatever language the program speaks.
///
/// The tables are those of the Unicode CLDR: `weekData` and `timeData` of `supplementalData.xml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The day that a week begins with in a calendar, from 1, Monday.
    pub first_weekday: u8,
    /// Whether the clock has two times twelve hours.
    pub has_half_days: bool,
}

impl Region {
    /// The region of nobody in particular, as the CLDR has it.
    pub const WORLD: Self = Self { first_weekday: 1, has_half_days: false };

    /// Returns the system's region: on Unix that of its times, elsewhere that of its language.
    #[must_use]
    pub fn of_system() -> Self {
        let of_times = ["LC_ALL", "LC_TIME"].into_iter().filter(|_| cfg!(unix));
        let tags =
            of_times.filter_map(|name| std::env::var(name).ok()).chain(sys_locale::get_locales());
        tags.filter(|tag| !tag.is_empty()).find_map(|tag| Self::of_tag(&tag)).unwrap_or(Self::WORLD)
    }

    /// Returns the region of a tag: `en_US.UTF-8`, `ja`.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        const FRIDAY: &str = "MV";
        const SATURDAY: &str = "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY";
        const SUNDAY: &str = "AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP \
            KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS \
            YE ZA ZW";
        const HALF_DAYS: &str = "AE AG AL AS AU BB BD BH BM BN BO BS BT CA CO CR CU CY DJ DM DO \
            DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY \
            LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW QA SA SB SD \
            SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US VC VE VG VI VU WS YE";
        let locale = likely(tag)?;
        let region = locale.region?;
        let is_in = |list: &str| list.split(' ').any(|known| known == region.as_str());
        let weekdays = [(FRIDAY, 5), (SATURDAY, 6), (SUNDAY, 7)];
        let first = weekdays.into_iter().find(|(regions, _)| is_in(regions));
        // In Canada the clock depends on the language.
        let is_french = locale.language.as_str() == "fr" && region.as_str() == "CA";
        Some(Self {
            first_weekday: first.map_or(1, |(_, day)| day),
            has_half_days: is_in(HALF_DAYS) && !is_french,
        })
    }
}

/// Returns the index of the tag that serves a reader of `wanted` best: of the same language, then in
/// the same script, then of the same region, then of the region where most of its readers live.
fn best_match(wanted: &str, tags: &[&str]) -> Option<usize> {
    let wanted = likely(wanted)?;
    let home = likely(wanted.language.as_str())?;
    let closeness = |tag: &str| {
        let tag = likely(tag).filter(|tag| tag.language == wanted.language)?;
        Some((tag.script == wanted.script, tag.region == wanted.region, tag.region == home.region))
    };
    let matches = tags.iter().enumerate().filter_map(|(index, tag)| Some((closeness(tag)?, index)));
    matches.max().map(|(_, index)| index)
}

/// Returns a tag, as a system writes it, with its likely script and region: `pt` is `pt-Latn-BR`.
fn likely(tag: &str) -> Option<LanguageIdentifier> {
    let tag = tag.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    let mut locale: LanguageIdentifier = tag.parse().ok()?;
    LocaleExpander::new_common().maximize(&mut locale);
    Some(locale)
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
        for tag in ["", "C", "C.UTF-8", "POSIX", "English"] {
            assert_eq!(Language::from_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn a_tag_finds_the_folder_in_its_script_and_nearest_to_its_region() {
        let found =
            |wanted, folders: &[&'static str]| best_match(wanted, folders).map(|at| folders[at]);
        for tag in ["pt", "pt_PT.UTF-8", "pt-BR", "pt-Latn-AO"] {
            assert_eq!(found(tag, &["en", "pt-BR"]), Some("pt-BR"), "{tag}");
        }
        let chinese = ["en", "zh-Hans", "zh-Hant"];
        for tag in ["zh", "zh_CN", "zh-SG", "zh-Hans-CN", "zh_CN.GB18030"] {
            assert_eq!(found(tag, &chinese), Some("zh-Hans"), "{tag}");
        }
        for tag in ["zh_TW", "zh-HK", "zh-MO", "zh-Hant-HK", "ZH-hant"] {
            assert_eq!(found(tag, &chinese), Some("zh-Hant"), "{tag}");
        }
        let regions = ["en", "en-GB", "pt-BR", "pt-PT", "zh-Hant-HK", "zh-TW"];
        for (tag, folder) in [
            ("en", "en"),
            ("en-AU", "en"),
            ("en_GB.UTF-8", "en-GB"),
            ("pt", "pt-BR"),
            ("pt-PT", "pt-PT"),
            ("zh-HK", "zh-Hant-HK"),
            ("zh-TW", "zh-TW"),
        ] {
            assert_eq!(found(tag, &regions), Some(folder), "{tag}");
        }
        // Better the other script than another language.
        assert_eq!(found("zh-TW", &["en", "zh"]), Some("zh"));
        assert_eq!(found("sr-Latn-RS@latin", &["en", "sr"]), Some("sr"));
        assert_eq!(found("ko", &chinese), None);
    }

    #[test]
    fn a_region_has_its_week_and_its_clock() {
        let of = |tag| Region::of_tag(tag).map(|of| (of.first_weekday, of.has_half_days));
        for (tag, first_weekday, has_half_days) in [
            ("en_US.UTF-8", 7, true),
            ("en-GB", 1, false),
            ("en-AU", 1, true),
            ("de_DE.UTF-8@euro", 1, false),
            ("ja", 7, false),
            ("pt-BR", 7, false),
            ("es-MX", 7, true),
            ("fr-CA", 7, false),
            ("en-CA", 7, true),
            ("ar-EG", 6, true),
            ("dv-MV", 5, false),
        ] {
            assert_eq!(of(tag), Some((first_weekday, has_half_days)), "{tag}");
        }
        assert_eq!(["C", "C.UTF-8", "POSIX", ""].map(of), [None; 4]);
    }
}
