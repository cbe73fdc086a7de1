//! The fonts: Inter for Latin, Cyrillic and Vietnamese text, the system's fonts for any other
//! script.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use egui::epaint::text::{FallbackRequest, FontInsert, FontProvider};
use egui::{Context, FontData, FontDefinitions, FontFamily, FontId, Id};
use egui_system_font_provider::SystemFontProvider;

use crate::words::{self, Language, text};

/// The semibold face; the regular one is [`FontFamily::Proportional`].
pub(super) const STRONG: &str = "semibold";

/// The system's fonts, shared by all contexts because listing them is slow.
static SYSTEM: LazyLock<Mutex<PreferredFonts>> =
    LazyLock::new(|| Mutex::new(PreferredFonts::new()));

/// Installs the fonts in the context, in the order preferred by this thread's language.
///
/// Chinese characters look different in Japanese, so this is called again when the language
/// changes; egui remembers the font of each character until then.
pub fn install(ctx: &Context) {
    LazyLock::force(&SYSTEM);
    ctx.set_fonts(inter());
    let is_first = ctx.data_mut(|data| {
        let is_added = data.get_temp_mut_or_default(Id::unique("system-fonts"));
        !std::mem::replace(is_added, true)
    });
    if is_first {
        ctx.add_font_provider(Arc::new(SystemFonts));
    }
}

/// Returns whether letters of this thread's language are missing in both Inter and the system's
/// fonts. It uses the fonts of the frame, so the first frame after [`install`] is the earliest.
#[must_use]
pub fn lacks_letters(ctx: &Context) -> bool {
    // In Japanese, one is in Chinese characters and the other partly in Japanese ones.
    let names = [words::language().own_name(), text::settings::match_system()];
    names.into_iter().any(|name| lacks(ctx, name))
}

/// Returns whether the fonts lack a letter of a text.
fn lacks(ctx: &Context, text: &str) -> bool {
    let font = FontId::proportional(15.0);
    ctx.fonts_mut(|fonts| !fonts.has_glyphs(&font, text))
}

/// Returns Inter in two weights.
fn inter() -> FontDefinitions {
    let regular: &[u8] = include_bytes!("../../../assets/fonts/Inter-Regular.otf");
    let semibold: &[u8] = include_bytes!("../../../assets/fonts/Inter-SemiBold.otf");
    let mut fonts = FontDefinitions::empty();
    fonts.font_data.insert("Inter".into(), Arc::new(FontData::from_static(regular)));
    fonts.font_data.insert("Inter semibold".into(), Arc::new(FontData::from_static(semibold)));
    fonts.families.insert(FontFamily::Proportional, vec!["Inter".into()]);
    fonts.families.insert(FontFamily::Monospace, vec!["Inter".into()]);
    fonts
        .families
        .insert(FontFamily::Name(STRONG.into()), vec!["Inter semibold".into(), "Inter".into()]);
    fonts
}

/// Finds a system font for a character that Inter lacks.
struct SystemFonts;

impl FontProvider for SystemFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let mut listed = SYSTEM.lock().unwrap_or_else(PoisonError::into_inner);
        if listed.language != words::language() {
            *listed = PreferredFonts::new();
        }
        listed.fonts.font_for(request)
    }
}

/// The system's fonts and the language whose character forms are preferred.
struct PreferredFonts {
    language: Language,
    fonts: SystemFontProvider,
}

impl PreferredFonts {
    /// Starts listing the fonts on its own thread.
    fn new() -> Self {
        let language = words::language();
        let fonts = SystemFontProvider::new();
        Self {
            language,
            // An English window on a Japanese system shows names in Japanese forms.
            fonts: if language == Language::ENGLISH {
                fonts
            } else {
                fonts.with_locale(Some(language.tag()))
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use egui::RawInput;

    use super::*;
    use crate::app::theme;

    #[test]
    fn a_language_without_fonts_is_found() {
        let ctx = Context::default();
        ctx.set_fonts(inter());
        ctx.run_ui(RawInput::default(), |_| {}).textures_delta.clear();
        assert!(!lacks_letters(&ctx), "English");
        assert!(lacks(&ctx, "日本語"), "the system's fonts are not installed");
    }

    #[test]
    fn inter_has_latin_cyrillic_and_vietnamese_in_both_weights() {
        let ctx = Context::default();
        ctx.set_fonts(inter());
        ctx.run_ui(RawInput::default(), |_| {}).textures_delta.clear();
        let text = "Ágætis Łódź Größe ¿Qué? ŞĞİ Ход Ёлка Їжак Чемпион Nguyễn Phượng „“”’…·−";
        ctx.fonts_mut(|fonts| {
            for font in [theme::regular(15.0), theme::strong(15.0)] {
                for letter in text.chars() {
                    assert!(fonts.has_glyph(&font, letter), "{letter} in {font:?}");
                }
                assert!(!fonts.has_glyph(&font, '語'), "the system has those");
            }
        });
    }

    /// Languages that need a system font.
    const SYSTEM_LANGUAGES: [&str; 1] = ["ja"];

    #[test]
    fn inter_has_every_letter_of_the_messages() {
        let ctx = Context::default();
        ctx.set_fonts(inter());
        ctx.run_ui(RawInput::default(), |_| {}).textures_delta.clear();
        for language in Language::all() {
            let mut missing = BTreeSet::new();
            ctx.fonts_mut(|fonts| {
                for font in [theme::regular(15.0), theme::strong(15.0)] {
                    let messages = language.messages();
                    let letters = messages.lines().flat_map(str::chars);
                    missing.extend(letters.filter(|letter| !fonts.has_glyph(&font, *letter)));
                }
            });
            let is_system = SYSTEM_LANGUAGES.contains(&language.tag());
            assert_eq!(!missing.is_empty(), is_system, "{}: {missing:?}", language.tag());
        }
    }
}
