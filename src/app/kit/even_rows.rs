//! Text balanced over rows of about the same length, so that the last row is no single word.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Color32, FontId, Galley, Painter};

/// The widths to try, as shares of the full one: the narrowest with no more rows is the most even.
const NARROWER: [f32; 5] = [0.55, 0.64, 0.73, 0.82, 0.91];

/// Returns a text laid out in at most this many rows of this width, and cut if it is longer.
#[must_use]
pub fn layout(
    painter: &Painter,
    text: &str,
    font: &FontId,
    colour: Color32,
    (width, most): (f32, usize),
) -> Arc<Galley> {
    let laid_out = |width: f32| {
        let mut job =
            LayoutJob::single_section(text.to_owned(), TextFormat::simple(font.clone(), colour));
        job.wrap = TextWrapping {
            max_width: width,
            max_rows: most,
            ..TextWrapping::default()
        };
        painter.layout_job(job)
    };
    let whole = laid_out(width);
    let rows = whole.rows.len();
    if rows < 2 || whole.elided || text.contains('\n') {
        return whole;
    }
    let fits = |galley: &Arc<Galley>| galley.rows.len() == rows && !galley.elided;
    NARROWER
        .into_iter()
        .map(|share| laid_out(share * width))
        .find(fits)
        .unwrap_or(whole)
}
