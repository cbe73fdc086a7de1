//! Where rows of text end. Everything that may take more than one row is laid out here.
//!
//! egui breaks Chinese and Japanese text after nearly any character, within words too. Here a row
//! ends after a phrase, which a model of `BudouX` finds (`assets/line-breaks`); only a phrase that is longer than a row is broken
//! elsewhere. No row begins with a mark such as `。` or `ー`, or ends with an opening bracket.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use egui::cache::{ComputerMut, FrameCache};
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, Context, FontId, FontSelection, Galley, Response, TextWrapMode, Ui, WidgetText,
};

use crate::core::packed;
use crate::words;

/// What begins no row.
const NOT_FIRST: &str = "!%),.:;?]}»’”‐–—…‥、。〃々〆〉》」』】〕〗〙〛〜〞〟〻゛゜ゝゞヽヾ・ー\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ\
    ！％），．：；？］｝～｠｡｣､･ｰ";
/// What ends no row.
const NOT_LAST: &str = "([{«‘“〈《「『【〔〖〘〚〝＃（［｛｟｢";
/// What a row may end with whatever follows.
const STOPS: &str = "、。，！？；";

/// Returns a text laid out, with rows that end between words.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "this is the function to use instead")]
pub fn laid_out(ctx: &Context, job: LayoutJob) -> Arc<Galley> {
    let lay_out = |job: LayoutJob| ctx.fonts_mut(|fonts| fonts.layout_job(job));
    let takes_one_row = job.wrap.max_rows == 1 || !job.wrap.max_width.is_finite();
    if takes_one_row || job.wrap.break_anywhere || !has_east_asian(&job.text) {
        return lay_out(job);
    }
    let no_wrap = TextWrapping { max_width: f32::INFINITY, ..TextWrapping::default() };
    let whole = lay_out(LayoutJob { wrap: no_wrap, ..job.clone() });
    let ends = row_ends(&whole, &between_words(ctx, &job.text), job.effective_wrap_width());
    if ends.is_empty() {
        return lay_out(job);
    }
    let mut broken = job.clone();
    // The rows are those of this function: egui measures each from a pixel of its own.
    broken.wrap.max_width += 1.0;
    for &end in ends.iter().rev() {
        broken.text.insert(end, '\n');
        for section in &mut broken.sections {
            let range = &mut section.byte_range;
            range.start.0 += usize::from(range.start.0 >= end);
            range.end.0 += usize::from(range.end.0 >= end);
        }
    }
    // The breaks are no part of the text, which others read from the galley.
    let mut galley = Arc::unwrap_or_clone(lay_out(broken));
    let mut at = 0;
    for row in &mut galley.rows {
        at += row.glyphs.iter().map(|glyph| glyph.chr.len_utf8()).sum::<usize>();
        if row.ends_with_newline {
            row.ends_with_newline = !ends.contains(&at);
            at += usize::from(row.ends_with_newline);
        }
    }
    galley.job = Arc::new(job);
    Arc::new(galley)
}

/// Returns a text of one style laid out in rows of this width.
#[must_use]
pub fn in_rows(
    ctx: &Context,
    text: impl Into<String>,
    font: FontId,
    colour: Color32,
    width: f32,
) -> Arc<Galley> {
    laid_out(ctx, LayoutJob::simple(text.into(), font, colour, width))
}

/// Shows a text in as many rows as it needs.
#[expect(clippy::disallowed_methods, reason = "this is the function to use instead")]
pub fn label(ui: &mut Ui, text: impl Into<WidgetText>) -> Response {
    let text = text.into();
    let is_laid_out = matches!(text, WidgetText::Galley(_));
    if is_laid_out || ui.wrap_mode() != TextWrapMode::Wrap || !has_east_asian(text.text()) {
        return ui.label(text);
    }
    let job = text.into_layout_job(ui.style(), FontSelection::Default, ui.text_valign());
    let wrap = TextWrapping { max_width: ui.available_width(), ..TextWrapping::default() };
    let halign = ui.layout().horizontal_placement();
    let galley = laid_out(ui.ctx(), LayoutJob { wrap, halign, ..Arc::unwrap_or_clone(job) });
    ui.label(galley)
}

/// Returns the places in a text, in bytes, where a row may end without breaking a word.
#[must_use]
pub fn between_words(ctx: &Context, text: &str) -> Arc<[usize]> {
    let script = Script::of(text);
    ctx.memory_mut(|memory| {
        let cache = memory.caches.cache::<FrameCache<Arc<[usize]>, Words>>();
        Arc::clone(cache.get((text, script)))
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Script {
    Japanese,
    Simplified,
    Traditional,
    /// Blanks are between its words.
    Other,
}

impl Script {
    fn of(text: &str) -> Self {
        let language = words::language();
        if !has_east_asian(text) {
            Self::Other
        } else if text.chars().any(is_kana) || language.is_written_in("Jpan") {
            Self::Japanese
        } else if language.is_written_in("Hant") {
            Self::Traditional
        } else {
            Self::Simplified
        }
    }

    fn model(self) -> Option<&'static Model> {
        match self {
            Self::Japanese => Some(&JAPANESE),
            Self::Simplified => Some(&SIMPLIFIED),
            Self::Traditional => Some(&TRADITIONAL),
            Self::Other => None,
        }
    }
}

/// What letters around a place say for an end of a phrase there, by [feature](FEATURES).
struct Model {
    scores: HashMap<String, HashMap<String, i32>>,
    /// An end has more than half of the sum of all scores.
    sum: i32,
}

/// The features of a place: so many letters, from one so far from the place.
const FEATURES: [(&str, isize, usize); 13] = [
    ("UW1", -3, 1),
    ("UW2", -2, 1),
    ("UW3", -1, 1),
    ("UW4", 0, 1),
    ("UW5", 1, 1),
    ("UW6", 2, 1),
    ("BW1", -2, 2),
    ("BW2", -1, 2),
    ("BW3", 0, 2),
    ("TW1", -3, 3),
    ("TW2", -2, 3),
    ("TW3", -1, 3),
    ("TW4", 0, 3),
];

macro_rules! model {
    ($name:ident, $file:literal) => {
        static $name: LazyLock<Model> = LazyLock::new(|| {
            Model::read(include_bytes!(concat!(env!("OUT_DIR"), "/", $file, ".json.deflate")))
        });
    };
}
model!(JAPANESE, "ja");
model!(SIMPLIFIED, "zh-hans");
model!(TRADITIONAL, "zh-hant");

impl Model {
    fn read(packed: &[u8]) -> Self {
        let json = packed::unpacked_text(packed);
        // A test reads each of them.
        let scores: HashMap<_, HashMap<_, _>> = serde_json::from_str(&json).unwrap_or_default();
        let sum = scores.values().flat_map(HashMap::values).sum();
        Self { scores, sum }
    }

    /// Returns whether a phrase ends before the letter with this index; `places` has where letters
    /// begin, and the end of the text.
    fn ends_phrase(&self, text: &str, places: &[usize], index: usize) -> bool {
        let score = |&(feature, from, length): &(&str, isize, usize)| {
            let first = index.checked_add_signed(from)?;
            let letters = *places.get(first)?..*places.get(first + length)?;
            self.scores.get(feature)?.get(&text[letters])
        };
        2 * FEATURES.iter().filter_map(score).sum::<i32>() > self.sum
    }
}

#[derive(Default)]
struct Words;

impl ComputerMut<(&str, Script), Arc<[usize]>> for Words {
    fn compute(&mut self, (text, script): (&str, Script)) -> Arc<[usize]> {
        let letters: Vec<char> = text.chars().collect();
        let places: Vec<usize> =
            text.char_indices().map(|(at, _)| at).chain([text.len()]).collect();
        let is_end = |&index: &usize| {
            let (last, first) = (letters[index - 1], letters[index]);
            if is_space(last) || is_space(first) {
                return is_space(last) && !is_space(first);
            }
            can_part(last, first)
                && (STOPS.contains(last)
                    || NOT_LAST.contains(first)
                    || !last.is_ascii_digit()
                        && script
                            .model()
                            .is_some_and(|model| model.ends_phrase(text, &places, index)))
        };
        (1..letters.len()).filter(is_end).map(|index| places[index]).collect()
    }
}

/// Returns whether a row may end between these characters, if need be within a word.
fn can_part(last: char, first: char) -> bool {
    (is_east_asian(last) || is_east_asian(first))
        && !NOT_LAST.contains(last)
        && !NOT_FIRST.contains(first)
}

/// Returns where rows of this width end in a text that was laid out without a limit, in bytes.
fn row_ends(whole: &Galley, between_words: &[usize], width: f32) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut at = 0;
    for row in &whole.rows {
        let places: Vec<usize> = row
            .glyphs
            .iter()
            .scan(at, |at, glyph| {
                let place = *at;
                *at += glyph.chr.len_utf8();
                Some(place)
            })
            .collect();
        let (mut start, mut left) = (0, 0.0);
        for (index, glyph) in row.glyphs.iter().enumerate() {
            if glyph.max_x() - left <= width || is_space(glyph.chr) || index == start {
                continue;
            }
            let later = start + 1..=index;
            let is_word = |&next: &usize| between_words.binary_search(&places[next]).is_ok();
            let is_allowed =
                |&next: &usize| can_part(row.glyphs[next - 1].chr, row.glyphs[next].chr);
            let next = later.clone().rev().find(is_word);
            start = next.or_else(|| later.rev().find(is_allowed)).unwrap_or(index);
            left = row.glyphs[start].pos.x;
            ends.push(places[start]);
        }
        at += row.glyphs.iter().map(|glyph| glyph.chr.len_utf8()).sum::<usize>();
        at += usize::from(row.ends_with_newline);
    }
    ends
}

fn is_space(letter: char) -> bool {
    letter.is_whitespace() && letter != '\u{A0}'
}

fn is_kana(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{30FF}' | '\u{31F0}'..='\u{31FF}')
}

/// Returns whether a character is Chinese or Japanese, or a mark of their texts. Korean parts its
/// words with blanks.
fn is_east_asian(letter: char) -> bool {
    matches!(
        letter,
        '\u{2E80}'..='\u{312F}' | '\u{31A0}'..='\u{4DBF}' | '\u{4E00}'..='\u{9FFF}'
            | '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FFEF}' | '\u{20000}'..='\u{3FFFF}'
    )
}

fn has_east_asian(text: &str) -> bool {
    text.chars().any(is_east_asian)
}

#[cfg(test)]
mod tests {
    use egui::RawInput;

    use super::*;
    use crate::app::theme;

    /// Returns the words between the places where a row may end.
    fn parts(text: &str) -> Vec<&str> {
        let ends = Words.compute((text, Script::of(text)));
        let starts = std::iter::once(0).chain(ends.iter().copied());
        let ends = ends.iter().copied().chain([text.len()]);
        starts.zip(ends).map(|(start, end)| &text[start..end]).collect()
    }

    #[test]
    fn rows_may_end_between_words() {
        for (text, expected) in [
            ("Red wins", &["Red ", "wins"][..]),
            ("12\u{A0}345 games", &["12\u{A0}345 ", "games"]),
            ("飛び越えてキングになる", &["飛び越えて", "キングに", "なる"]),
            ("相手は3列目に、落とします。", &["相手は", "3列目に、", "落とします。"]),
            ("今天是晴天。", &["今天", "是", "晴天。"]),
        ] {
            assert_eq!(parts(text), expected);
        }
        let traditional = Words.compute(("對手下一步就能連成四個，", Script::Traditional));
        let words = ["對", "手下", "一步", "就", "能", "連成", "四"];
        let ends = words.iter().scan(0, |end, word| {
            *end += word.len();
            Some(*end)
        });
        assert_eq!(*traditional, *ends.collect::<Vec<_>>());
    }

    /// Calls a function with a context whose fonts are there; each sign that none has is as wide.
    fn with_fonts(look: impl Fn(&Context)) {
        let ctx = Context::default();
        theme::install(&ctx);
        ctx.run_ui(RawInput::default(), |ui| look(ui.ctx())).textures_delta.clear();
    }

    /// Returns the rows of a text in a width.
    fn rows(ctx: &Context, text: &str, width: f32) -> Vec<String> {
        let galley = in_rows(ctx, text, theme::regular(15.0), Color32::WHITE, width);
        assert_eq!(galley.text(), text, "the breaks are not in the text");
        assert!(galley.size().x <= width + 1.0, "{} in {width}", galley.size().x);
        galley.rows.iter().map(|row| row.text()).collect()
    }

    #[test]
    fn no_row_ends_within_a_word_or_begins_with_a_mark() {
        let text = "飛び越えてキングになると、「もう一度」飛べます。・ゲームはチャンピオンの勝ち！";
        with_fonts(|ctx| {
            for width in 80_u8..=250 {
                let rows = rows(ctx, text, width.into());
                assert_eq!(rows.concat(), text);
                assert!(width > 240 || rows.len() > 2, "{rows:?}");
                for row in &rows {
                    let mut letters = row.chars();
                    let (first, last) = (letters.next(), letters.next_back());
                    assert!(!first.is_some_and(|letter| NOT_FIRST.contains(letter)), "{rows:?}");
                    assert!(!last.is_some_and(|letter| NOT_LAST.contains(letter)), "{rows:?}");
                }
                if width >= 160 {
                    let row_starts = rows.iter().scan(0, |at, row| {
                        *at += row.len();
                        Some(*at)
                    });
                    let words = between_words(ctx, text);
                    for at in row_starts.filter(|at| *at < text.len()) {
                        assert!(words.contains(&at), "{rows:?}");
                    }
                }
            }
        });
    }

    #[test]
    fn a_text_with_lines_of_its_own_keeps_them() {
        with_fonts(|ctx| {
            let text = "赤の勝ち\n\nもう一度対局しますか。もう一度対局しますか。";
            let rows = rows(ctx, text, 170.0);
            assert_eq!(rows[..2], ["赤の勝ち".to_owned(), String::new()]);
            assert!(rows.len() > 3, "{rows:?}");
            let galley = in_rows(ctx, text, theme::regular(15.0), Color32::WHITE, 170.0);
            let ends = galley.rows.iter().map(|row| row.ends_with_newline);
            assert_eq!(ends.take(3).collect::<Vec<_>>(), [true, true, false]);
        });
    }

    #[test]
    fn what_does_not_fit_is_cut() {
        with_fonts(|ctx| {
            let text = "もう一度対局しますか。もう一度対局しますか。もう一度対局しますか。";
            let mut job = LayoutJob::simple(text.into(), theme::regular(15.0), Color32::RED, 120.0);
            job.wrap.max_rows = 2;
            let galley = laid_out(ctx, job);
            assert!(galley.elided && galley.rows.len() == 2);
            assert!(galley.rows[1].text().ends_with('…') && galley.size().x <= 121.0);
        });
    }
}
