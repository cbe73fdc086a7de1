//! Lines of text: laid out, measured and painted.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align2, Color32, FontId, Galley, Painter, Pos2, Rect, RichText, Ui, Vec2};

use crate::app::kit::line_breaks::{self, between_words, laid_out};
use crate::app::theme;
use crate::words;

/// The smallest size of type for text, in points: smaller letters are hard to read.
pub const LEAST_TYPE: f32 = 11.0;

/// Returns a line of text no wider than `width`, in smaller type if necessary. If it is too long
/// even in the smallest type, it is cut with an ellipsis.
#[must_use]
pub fn fitted(
    painter: &Painter,
    text: &str,
    font: FontId,
    colour: Color32,
    width: f32,
) -> Arc<Galley> {
    use egui::text::{LayoutJob, TextWrapping};
    let FontId { mut size, family } = font;
    let laid_out = |size: f32| {
        let font = FontId::new(size, family.clone());
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font, colour);
        job.wrap = TextWrapping::truncate_at_width(width.max(1.0));
        laid_out(painter.ctx(), job)
    };
    let mut galley = laid_out(size);
    while galley.elided && size > LEAST_TYPE {
        size = (size - 0.5).max(LEAST_TYPE);
        galley = laid_out(size);
    }
    galley
}

/// Returns the widths with which items that need these widths share a room, with gaps between them:
/// equal widths if all fit, otherwise according to their needs.
#[must_use]
pub fn shares(needs: &[f32], room: f32, gap: f32) -> Vec<f32> {
    #[expect(clippy::cast_precision_loss, reason = "a few things")]
    let count = needs.len().max(1) as f32;
    let room = (room - gap * (count - 1.0)).max(0.0);
    let equal = (room / count).floor();
    let sum: f32 = needs.iter().sum();
    if needs.iter().all(|&need| need <= equal) {
        vec![equal; needs.len()]
    } else if sum <= room {
        let spare = (room - sum) / count;
        needs.iter().map(|need| need + spare).collect()
    } else {
        needs.iter().map(|need| need * room / sum).collect()
    }
}

/// A typeface, which becomes a font with a size.
pub type Face = fn(f32) -> FontId;

/// Returns a text in the first of these font sizes, each with its number of rows, in which all of
/// it fits. In the last one it is cut if necessary.
#[must_use]
pub fn readable(
    painter: &Painter,
    text: &str,
    (face, ways): (Face, &[(f32, usize)]),
    colour: Color32,
    room: Vec2,
) -> Arc<Galley> {
    use egui::text::{LayoutJob, TextFormat, TextWrapping};
    let laid_out = |&(size, rows): &(f32, usize)| {
        let mut job =
            LayoutJob::single_section(text.to_owned(), TextFormat::simple(face(size), colour));
        job.wrap =
            TextWrapping { max_width: room.x.max(1.0), max_rows: rows, ..TextWrapping::default() };
        laid_out(painter.ctx(), job)
    };
    let last = ways.last().copied().unwrap_or((11.0, 1));
    let fits = |galley: &Arc<Galley>| !galley.elided && galley.size().y <= room.y;
    let has_words =
        |&&(size, _): &&(f32, usize)| has_room_for_words(painter, text, &face(size), room.x);
    ways.iter().filter(has_words).map(laid_out).find(fits).unwrap_or_else(|| laid_out(&last))
}

/// How many letters a name may keep where there is no room for all.
const LETTERS: [usize; 7] = [24, 18, 14, 10, 7, 6, 4];

/// Returns the name of a player in the first of these font sizes in which all of it fits; only a name
/// that fits in none of them loses letters.
#[must_use]
pub fn name_in(
    painter: &Painter,
    name: &str,
    way: (Face, &[(f32, usize)]),
    colour: Color32,
    room: Vec2,
) -> Arc<Galley> {
    let laid_out = |name: &str| readable(painter, name, way, colour, room);
    let whole = laid_out(name);
    if !whole.elided {
        return whole;
    }
    let shorter = LETTERS.into_iter().map(|letters| laid_out(&words::short_name(name, letters)));
    shorter.into_iter().find(|galley| !galley.elided).unwrap_or(whole)
}

/// Returns whether each word of a text fits into a row of this width, so that none is broken.
#[must_use]
pub fn has_room_for_words(painter: &Painter, text: &str, font: &FontId, width: f32) -> bool {
    let ends = between_words(painter.ctx(), text);
    let starts = std::iter::once(0).chain(ends.iter().copied());
    starts.zip(ends.iter().copied().chain([text.len()])).all(|(start, end)| {
        let word = text[start..end].trim_end().to_owned();
        painter.layout_no_wrap(word, font.clone(), Color32::PLACEHOLDER).size().x <= width
    })
}

/// Returns a number of rows, columns or buttons, to multiply a length by.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "a few things")]
pub const fn measure(count: usize) -> f32 {
    count as f32
}

/// Paints a laid-out text around a centre.
pub fn place(painter: &Painter, centre: Pos2, galley: Arc<Galley>) {
    let corner = centre - galley.size() / 2.0;
    painter.galley(corner, galley, Color32::PLACEHOLDER);
}

/// Returns the width of a line of strong text of this size.
#[must_use]
pub fn text_width(painter: &Painter, text: &str, size: f32) -> f32 {
    painter.layout_no_wrap(text.to_owned(), theme::strong(size), Color32::PLACEHOLDER).size().x
}

/// Returns the first of these texts that fits into a line of this width, or the last one.
#[must_use]
pub fn first_that_fits<'a, const N: usize>(
    painter: &Painter,
    texts: [&'a str; N],
    font: &FontId,
    width: f32,
) -> &'a str {
    let fits = |text: &&str| {
        painter.layout_no_wrap((*text).to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
            <= width
    };
    texts.into_iter().find(fits).or(texts.last().copied()).unwrap_or("")
}

/// Paints one line of text, cut to `width`.
pub fn line(
    painter: &Painter,
    at: Pos2,
    align: Align2,
    text: &str,
    font: FontId,
    colour: Color32,
    width: f32,
) {
    let galley = fitted(painter, text, font, colour, width);
    let rect = align.anchor_size(at, galley.size());
    painter.galley(rect.min, galley, Color32::PLACEHOLDER);
}

/// Paints one line of text in the middle of a place, cut to its width.
pub fn line_in(painter: &Painter, place: Rect, text: &str, font: FontId, colour: Color32) {
    let (at, width) = (place.center(), place.width());
    line(painter, at, Align2::CENTER_CENTER, text, font, colour, width);
}

/// Paints one line of text from its left end, if there is room for all of it. Returns whether there
/// was. It is for text that is also said elsewhere.
pub fn whole_line(
    painter: &Painter,
    at: Pos2,
    text: &str,
    font: FontId,
    colour: Color32,
    width: f32,
) -> bool {
    let galley = fitted(painter, text, font, colour, width);
    let is_whole = !galley.elided;
    if is_whole {
        let rect = Align2::LEFT_CENTER.anchor_size(at, galley.size());
        painter.galley(rect.min, galley, Color32::PLACEHOLDER);
    }
    is_whole
}

/// Shows the heading of a dialog.
pub fn heading(ui: &mut Ui, text: &str) {
    line_breaks::label(ui, RichText::new(text).font(theme::strong(22.0)));
}

/// The widths to try, as shares of the full one: the narrowest with no more rows is the most even.
const NARROWER: [f32; 5] = [0.55, 0.64, 0.73, 0.82, 0.91];

/// Returns a text laid out in at most this many rows of this width, and cut if it is longer.
#[must_use]
pub fn even_rows(
    painter: &Painter,
    text: &str,
    font: &FontId,
    colour: Color32,
    (width, most): (f32, usize),
) -> Arc<Galley> {
    let laid_out = |width: f32| {
        let mut job =
            LayoutJob::single_section(text.to_owned(), TextFormat::simple(font.clone(), colour));
        job.wrap = TextWrapping { max_width: width, max_rows: most, ..TextWrapping::default() };
        laid_out(painter.ctx(), job)
    };
    let whole = laid_out(width);
    let rows = whole.rows.len();
    if rows < 2 || whole.elided || text.contains('\n') {
        return whole;
    }
    let fits = |galley: &Arc<Galley>| galley.rows.len() == rows && !galley.elided;
    NARROWER.into_iter().map(|share| laid_out(share * width)).find(fits).unwrap_or(whole)
}
