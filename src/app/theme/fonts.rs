//! The fonts: Inter for Latin, Cyrillic and Vietnamese text, the system's fonts for any other
//! script.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use egui::epaint::text::{FallbackRequest, FontInsert, FontProvider};
use egui::{Context, FontData, FontDefinitions, FontFamily, FontId, Id};
use egui_system_font_provider::SystemFontProvider;
use fontique::{Collection, FontStyle, FontWeight, FontWidth};

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
        let regular = listed.fonts.font_for(request)?;
        if *request.family == FontFamily::Name(STRONG.into()) {
            let mut families = FAMILIES.lock().unwrap_or_else(PoisonError::into_inner);
            strong_face(&mut families, &regular).or(Some(regular))
        } else {
            Some(regular)
        }
    }
}

/// The system's font families with all their faces, listed when the first strong text needs one.
static FAMILIES: LazyLock<Mutex<Collection>> = LazyLock::new(|| Mutex::new(Collection::default()));

/// Returns the semibold face of the family of a system's font, or the next heavier one.
fn strong_face(families: &mut Collection, regular: &FontInsert) -> Option<FontInsert> {
    // The provider calls it `system:FAMILY:FACE:INDEX`.
    let family = regular.name.strip_prefix("system:")?.rsplitn(3, ':').nth(2)?;
    let family = families.family_by_name(family)?;
    let (width, style) = (FontWidth::NORMAL, FontStyle::Normal);
    let face = family.match_font(width, style, FontWeight::SEMI_BOLD, true)?;
    let mut data = FontData::from_blob(face.load(None)?.into_raw_parts().0, face.index());
    for (axis, value) in face.synthesis(width, style, FontWeight::SEMI_BOLD).variation_settings() {
        data.tweak.coords.push(*axis, *value);
    }
    Some(FontInsert {
        name: format!("{}:{STRONG}", regular.name),
        data,
        families: regular.families.clone(),
    })
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
    use fontique::{Blob, CollectionOptions};

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
    fn strong_text_in_a_font_of_the_system_has_a_strong_face_of_its_family() {
        let mut families =
            Collection::new(CollectionOptions { shared: false, system_fonts: false });
        let faces: [&'static [u8]; 2] = [
            include_bytes!("../../../assets/fonts/Inter-Regular.otf"),
            include_bytes!("../../../assets/fonts/Inter-SemiBold.otf"),
        ];
        let mut regular = FontInsert {
            name: "system:Inter:0:0".into(),
            data: FontData::from_static(faces[0]),
            families: Vec::new(),
        };
        families.register_fonts(Blob::new(Arc::new(faces[0])), None);
        let alone = strong_face(&mut families, &regular).expect("the only face");
        assert_eq!(alone.data.bytes(), faces[0]);
        families.register_fonts(Blob::new(Arc::new(faces[1])), None);
        let strong = strong_face(&mut families, &regular).expect("a face");
        assert_eq!(strong.data.bytes(), faces[1]);
        assert_ne!(strong.name, regular.name, "egui knows a font by its name");
        regular.name = "system:Unknown:0:0".into();
        assert!(strong_face(&mut families, &regular).is_none());
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
            let has_letters = ["Latn", "Cyrl"].iter().any(|script| language.is_written_in(script));
            assert_eq!(missing.is_empty(), has_letters, "{}: {missing:?}", language.tag());
        }
    }
}
