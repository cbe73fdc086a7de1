//! The graph of a game: what each of its positions was worth, and where that changed.

use egui::{Align2, Color32, CursorIcon, Mesh, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::analysis::Analysis;
use super::bar;
use super::board::BoardUi;
use super::theme::{self, Palette};
use super::{widgets, words};
use crate::core::game::Player;
use crate::session::Session;

/// The height of the card, in points.
pub const HEIGHT: f32 = 104.0;
/// The radius of its corners.
const RADIUS: f32 = 16.0;
/// The space inside its edge.
const EDGE: f32 = 14.0;
/// The height of the line of words below the graph.
const WORDS: f32 = 22.0;

/// How many moves of a side are known to have kept the result, of how many that are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Accuracy {
    /// Those that kept it.
    pub kept: usize,
    /// All that are known.
    pub known: usize,
}

/// Returns the accuracy of a side in the line of a game.
#[must_use]
pub fn accuracy<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>, player: Player) -> Accuracy {
    let mut accuracy = Accuracy::default();
    for ply in 1..=session.record().moves().len() {
        let is_known = analysis.verdict(ply - 1).is_some() && analysis.verdict(ply).is_some();
        if session.mover_at(ply - 1) == player && is_known {
            accuracy.known += 1;
            accuracy.kept += usize::from(analysis.change(ply).is_none());
        }
    }
    accuracy
}

/// Shows the graph on a card of its own. Returns the number of moves of the position that a person wants to see.
pub fn ui<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>, ui: &mut Ui) -> Option<usize> {
    let palette = Palette::of(ui.ctx());
    let (card, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let response = ui.interact(card, ui.scope_id().with("graph"), Sense::click());
    let said = Player::BOTH.map(|player| {
        let Accuracy { kept, known } = accuracy(session, analysis, player);
        format!("{} kept the result in {kept} of {known}", words::side::<K>(player))
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("Graph of the game: {}", said.join(", "))));
    widgets::paint_card(ui, card, RADIUS, None);
    let graph = Rect::from_min_max(card.min + vec2(EDGE, EDGE), card.max - vec2(EDGE, EDGE + WORDS));
    let (plies, cursor) = (session.record().moves().len(), session.record().cursor());
    let at = |ply: usize| graph.left() + graph.width() * part(ply, plies);
    let painter = ui.painter();
    let points: Vec<Option<Pos2>> = (0..=plies)
        .map(|ply| {
            let verdict = analysis.verdict(ply)?;
            let to_first = if session.mover_at(ply) == Player::First { verdict } else { verdict.of_other() };
            Some(pos2(at(ply), graph.bottom() - bar::share(to_first, K::CLEAR) * graph.height()))
        })
        .collect();
    let [first, second] = Player::BOTH.map(|player| K::face(player, palette));
    for pair in points.windows(2) {
        if let [Some(from), Some(to)] = *pair {
            painter.add(band(from, to, graph.bottom(), first.gamma_multiply(0.55)));
            painter.add(band(from, to, graph.top(), second.gamma_multiply(0.55)));
            painter.line_segment([from, to], Stroke::new(2.0, palette.text));
        }
    }
    painter.hline(graph.x_range(), graph.center().y, Stroke::new(1.0, palette.text_weak.gamma_multiply(0.6)));
    painter.vline(at(cursor), graph.y_range(), Stroke::new(2.0, palette.accent));
    for (ply, point) in points.iter().enumerate().skip(1) {
        if let Some(point) = point.filter(|_| analysis.change(ply).is_some()) {
            painter.circle(point, 4.5, palette.loss.text, Stroke::new(1.5, palette.card));
        }
    }
    let line = card.bottom() - 0.5 * (EDGE + WORDS);
    let kept = Player::BOTH.map(|player| {
        let Accuracy { kept, known } = accuracy(session, analysis, player);
        format!("{} {kept}/{known}", words::side::<K>(player))
    });
    let text = format!("Kept the result: {} · {}", kept[0], kept[1]);
    let place = pos2(graph.left(), line);
    widgets::line(painter, place, Align2::LEFT_CENTER, &text, theme::regular(13.0), palette.text_weak, graph.width());
    let pressed = widgets::activated(&response);
    let pressed_at = response.on_hover_cursor(CursorIcon::PointingHand).interact_pointer_pos();
    pressed.then(|| pressed_at.map_or(cursor, |place| nearest(place.x, plies, at)))
}

/// Returns which part of the way a number of moves is.
fn part(ply: usize, plies: usize) -> f32 {
    let number = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    number(ply) / number(plies.max(1))
}

/// Returns the number of moves whose place is the nearest to `x`.
fn nearest(x: f32, plies: usize, at: impl Fn(usize) -> f32) -> usize {
    let distance = |&ply: &usize| (at(ply) - x).abs();
    (0..=plies).min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or(0)
}

/// Returns what lies between a part of the curve and a height.
fn band(from: Pos2, to: Pos2, height: f32, colour: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for corner in [from, to, pos2(to.x, height), pos2(from.x, height)] {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    Shape::mesh(mesh)
}
