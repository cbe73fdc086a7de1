//! The two plots of the statistics: a bar of games won, drawn and lost, and a graph of the share of
//! points.

use egui::{
    Align2, Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui,
    WidgetInfo, pos2, vec2,
};

use super::sections::WINDOW;
use crate::app::kit::widgets;
use crate::app::theme::{self, Ink, Palette};
use crate::session::{Ending, Results};
use crate::words::text;

/// The space between two stripes of a pattern, in points.
const STRIPES: f32 = 6.0;
/// The height of the line with its words, in a single column and beside the opponents, in points.
pub const COURSE: [f32; 2] = [122.0, 320.0];
/// The height of the text above the graph.
const WORDS: f32 = 30.0;
/// The width of the labels beside the graph.
const SCALE: f32 = 46.0;

fn ink(palette: &Palette, ending: Ending) -> Ink {
    match ending {
        Ending::Won => palette.win,
        Ending::Drawn => palette.draw,
        Ending::Lost => palette.loss,
    }
}

/// Paints the pattern of an ending: filled for won, upright stripes for drawn, slanting ones for
/// lost, so that they differ without colours.
pub fn sign(painter: &Painter, rect: Rect, palette: &Palette, ending: Ending) {
    let ink = ink(palette, ending);
    let inside = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let stroke = Stroke::new(1.5, ink.text);
    match ending {
        Ending::Won => {
            inside.rect_filled(rect, CornerRadius::ZERO, ink.text);
        }
        Ending::Drawn => {
            inside.rect_filled(rect, CornerRadius::ZERO, ink.ground);
            for x in stripes(rect.left() + 0.5 * STRIPES, rect.right()) {
                inside.vline(x, rect.y_range(), stroke);
            }
        }
        Ending::Lost => {
            inside.rect_filled(rect, CornerRadius::ZERO, ink.ground);
            for x in stripes(rect.left(), rect.right() + rect.height()) {
                inside.line_segment(
                    [pos2(x, rect.top()), pos2(x - rect.height(), rect.bottom())],
                    stroke,
                );
            }
        }
    }
}

fn stripes(from: f32, to: f32) -> impl Iterator<Item = f32> {
    std::iter::successors(Some(from), |place| Some(place + STRIPES))
        .take_while(move |&place| place < to)
}

/// Paints a bar of the games won, drawn and lost.
pub fn bar(painter: &Painter, rect: Rect, palette: &Palette, results: &Results) {
    let mut left = rect.left();
    for ending in Ending::ALL {
        let width = rect.width() * part(results.count(ending), results.games());
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        if width > 0.0 {
            sign(painter, place, palette, ending);
        }
        left += width;
    }
    // The edges of the parts leave a gap between them.
    let mut border = rect.left();
    for ending in [Ending::Won, Ending::Drawn] {
        border += rect.width() * part(results.count(ending), results.games());
        if border > rect.left() + 1.0 && border < rect.right() - 1.0 {
            painter.vline(border, rect.y_range(), Stroke::new(2.0, palette.card));
        }
    }
}

fn part(number: u32, whole: u32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a length on the screen")]
    let part = number as f32 / whole.max(1) as f32;
    part
}

/// Shows the share of the points, game by game, against one opponent or all.
pub fn course_ui(ui: &mut Ui, course: &[f32], against: Option<&str>, high: f32) {
    let palette = Palette::of(ui.ctx());
    let (card, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let now = course.last().map_or(0.0, |share| (100.0 * share).round());
    let games = course.len();
    let counted = games.min(WINDOW);
    let label = match against {
        Some(opponent) => text::statistics::recent_against(opponent, counted, now),
        None => text::statistics::recent(counted, now),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
    let painter = ui.painter();
    let is_narrow = card.width() < 440.0;
    let words = match against {
        _ if !is_narrow => label,
        Some(opponent) => text::statistics::recent_against_short(opponent, now),
        None => text::statistics::recent_short(now),
    };
    painter.rect_filled(card, CornerRadius::same(12), palette.inset);
    let graph =
        Rect::from_min_max(card.min + vec2(SCALE, WORDS + 4.0), card.max - vec2(16.0, 12.0));
    widgets::line(
        painter,
        pos2(card.left() + 14.0, card.top() + 0.5 * WORDS),
        Align2::LEFT_CENTER,
        &words,
        theme::regular(13.0),
        palette.text_weak,
        card.width() - 28.0,
    );
    for (share, percent) in [(1.0, 100), (0.5, 50), (0.0, 0)] {
        let y = height(graph, share);
        painter.hline(graph.x_range(), y, Stroke::new(1.0, palette.text_weak.gamma_multiply(0.35)));
        let at = pos2(graph.left() - 7.0, y);
        widgets::line(
            painter,
            at,
            Align2::RIGHT_CENTER,
            &text::language::percent(percent),
            theme::regular(11.0),
            palette.text_weak,
            SCALE,
        );
    }
    let last = u32::try_from(games.saturating_sub(1)).unwrap_or(u32::MAX);
    let points: Vec<Pos2> = (0_u32..)
        .zip(course)
        .map(|(place, &share)| {
            pos2(graph.left() + graph.width() * part(place, last), height(graph, share))
        })
        .collect();
    for pair in points.windows(2) {
        painter.add(band(pair[0], pair[1], graph.bottom(), palette.accent.gamma_multiply(0.18)));
    }
    for pair in points.windows(2) {
        painter.line_segment([pair[0], pair[1]], Stroke::new(2.0, palette.accent));
    }
    if let Some(&end) = points.last() {
        painter.circle(end, 4.0, palette.accent, Stroke::new(1.5, palette.inset));
    }
}

fn height(graph: Rect, share: f32) -> f32 {
    graph.bottom() - share * graph.height()
}

/// Returns the area below a segment of the graph.
fn band(from: Pos2, to: Pos2, bottom: f32, colour: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for corner in [from, to, pos2(to.x, bottom), pos2(from.x, bottom)] {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    Shape::mesh(mesh)
}
