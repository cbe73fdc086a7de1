//! The graph of a game: the value of each position, and the moves that changed it.

use egui::{
    Align2, CursorIcon, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{Analysis, evaluation_bar};
use crate::app::contract::board::BoardUi;
use crate::app::kit::{class_icon, widgets};
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::core::kind;
use crate::session::Session;
use crate::words::{self, Name, text};

/// The height of the card, in points.
pub const HEIGHT: f32 = 104.0;
const RADIUS: f32 = 16.0;
/// The space inside its edge.
const EDGE: f32 = 14.0;
const CURVE: f32 = 2.0;
/// The radius of the corners of the graph.
const ROUND: f32 = 4.0;
/// The height of the labels below the graph.
const WORDS: f32 = 22.0;
/// The radius of the dots at mistakes: at those that can be seen on the board, and at others.
const DOTS: [f32; 2] = [4.5, 3.5];
/// The radius of the corners of the frame around the position in view.
const CHOSEN: f32 = 4.0;

/// Shows the graph on its own card. Returns the number of moves of the position that the user
/// clicks.
pub fn ui<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>, ui: &mut Ui) -> Option<usize> {
    let palette = Palette::of(ui.ctx());
    let (card, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let response = ui.interact(card, ui.scope_id().with("graph"), Sense::click());
    let positions = session.record().moves().len() + 1;
    let settled = (0..positions).filter(|&ply| analysis.settled(ply).is_some()).count();
    // The first moves that are judged say little about a whole game.
    let is_known = 2 * settled > positions;
    let figures = Player::BOTH.map(|player| {
        let accuracy = Accuracy::of(session, analysis, player);
        words::accuracy(accuracy.share.percent().filter(|_| accuracy.known > 0 && is_known))
            .unwrap_or_else(|| "–".to_owned())
    });
    let line = |[first, second]: [Name<'_>; 2]| {
        text::analysis::accuracy(
            text::analysis::accuracy_of(first, figures[0].as_str()),
            text::analysis::accuracy_of(second, figures[1].as_str()),
        )
    };
    // Names may be long; the sides always fit.
    let lines = [
        line(Player::BOTH.map(|player| words::in_a_word(session, player))),
        line(Player::BOTH.map(words::side::<K>)),
    ];
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Button, true, text::analysis::graph_label(lines[0].as_str()))
    });
    widgets::paint_card(ui, card, RADIUS, None);
    let graph =
        Rect::from_min_max(card.min + vec2(EDGE, EDGE), card.max - vec2(EDGE, EDGE + WORDS));
    let (plies, cursor) = (session.record().moves().len(), session.record().cursor());
    let axis = Axis { graph, plies, has_start: true };
    paint(ui.painter(), axis, session, analysis, palette);
    paint_chosen(ui.painter(), axis.slot(cursor), palette);
    let font = theme::regular(13.0);
    let text = widgets::first_that_fits(ui.painter(), [&lines[0], &lines[1]], &font, graph.width());
    let place = pos2(graph.left(), card.bottom() - 0.5 * (EDGE + WORDS));
    widgets::line(
        ui.painter(),
        place,
        Align2::LEFT_CENTER,
        text,
        font,
        palette.text_weak,
        graph.width(),
    );
    let pressed = widgets::activated(&response);
    let pressed_at = response.on_hover_cursor(CursorIcon::PointingHand).interact_pointer_pos();
    pressed.then(|| pressed_at.map_or(cursor, |place| axis.nearest(place.x)))
}

/// The part of the height in which neither side wins.
const DRAWN: (f32, f32) = (0.42, 0.58);

/// How the places of a graph are divided.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Axis {
    pub graph: Rect,
    /// How many moves the line has.
    pub plies: usize,
    /// Whether the position before the first move has a place of its own.
    pub has_start: bool,
}

impl Axis {
    /// Returns how many positions have no place.
    fn skipped(self) -> usize {
        usize::from(!self.has_start)
    }

    /// Returns the place of the position after this many moves of a line.
    #[must_use]
    pub fn slot(self, ply: usize) -> Rect {
        let skipped = self.skipped();
        let width = self.graph.width() / number((self.plies + 1 - skipped).max(1));
        let left = self.graph.left() + number(ply.saturating_sub(skipped)) * width;
        Rect::from_x_y_ranges(left..=left + width, self.graph.y_range())
    }

    /// Returns the number of moves of the position closest to `x`.
    #[must_use]
    pub fn nearest(self, x: f32) -> usize {
        let distance = |&ply: &usize| (self.slot(ply).center().x - x).abs();
        (self.skipped()..=self.plies)
            .min_by(|one, other| distance(one).total_cmp(&distance(other)))
            .unwrap_or(0)
    }
}

/// Paints the graph: the first side wins above the middle, the second below it, and sooner further
/// away from it. The mistakes are marked.
pub fn paint<K: BoardUi>(
    painter: &Painter,
    axis: Axis,
    session: &Session<K>,
    analysis: &Analysis<K>,
    palette: &Palette,
) {
    let Axis { graph, plies, .. } = axis;
    let [first, second] = Player::BOTH.map(|player| K::face(player, palette));
    let height = |share: f32| graph.bottom() - share * graph.height();
    let band =
        |from: f32, to: f32| Rect::from_x_y_ranges(graph.x_range(), height(to)..=height(from));
    painter.rect_filled(band(DRAWN.1, 1.0), ROUND, first.gamma_multiply(0.16));
    painter.rect_filled(band(DRAWN.0, DRAWN.1), 0.0, palette.text_weak.gamma_multiply(0.14));
    painter.rect_filled(band(0.0, DRAWN.0), ROUND, second.gamma_multiply(0.16));
    let share = |ply: usize| {
        let verdict = analysis.verdict(ply)?;
        let to_first =
            if session.mover_at(ply) == Player::First { verdict } else { verdict.of_other() };
        Some(evaluation_bar::share::<K>(to_first))
    };
    // On whole points, so that the curve is even.
    let heights: Vec<Option<f32>> =
        (0..=plies).map(|ply| share(ply).map(|share| height(share).round())).collect();
    let middle = height(0.5);
    let shown = || heights.iter().enumerate().skip(axis.skipped());
    for (ply, at) in shown() {
        if let &Some(at) = at {
            let colour = if at < middle { first } else { second };
            let fill =
                Rect::from_x_y_ranges(axis.slot(ply).x_range(), at.min(middle)..=at.max(middle));
            painter.rect_filled(fill, 0.0, colour.gamma_multiply(0.5));
        }
    }
    // The curve connects neighbouring positions that are both known. It is made of rectangles, as a
    // line with steps of less than a point would swell there.
    let pen = |left: f32, right: f32, top: f32, bottom: f32| {
        let half = 0.5 * CURVE;
        let part =
            Rect::from_min_max(pos2(left - half, top - half), pos2(right + half, bottom + half));
        painter.rect_filled(part, 0.0, palette.text);
    };
    let mut before: Option<f32> = None;
    for (ply, &at) in shown() {
        if let Some(at) = at {
            let place = axis.slot(ply);
            pen(place.left(), place.right(), at, at);
            if let Some(before) = before {
                pen(place.left(), place.left(), at.min(before), at.max(before));
            }
        }
        before = at;
    }
    for (ply, at) in heights.iter().enumerate().skip(1) {
        let class = analysis.class(ply).filter(|class| class.is_mistake());
        if let (Some(at), Some(class)) = (at, class) {
            // What can be seen on the board matters more than what only a computer sees.
            let radius = if class.is_visible() { DOTS[0] } else { DOTS[1] };
            let centre = pos2(axis.slot(ply).center().x, *at);
            let ink = class_icon::ink(class, palette);
            painter.circle(centre, radius, ink.text, Stroke::new(1.5, ink.ground));
        }
    }
}

/// Paints the frame around the position in view over this place.
pub fn paint_chosen(painter: &Painter, place: Rect, palette: &Palette) {
    painter.rect_filled(place, CHOSEN, palette.accent.gamma_multiply(0.26));
    painter.rect_stroke(place, CHOSEN, Stroke::new(1.5, palette.focus), StrokeKind::Inside);
}

/// Returns a number of moves as a float.
fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// The moves of a side, as far as they are judged.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Accuracy {
    /// From what the moves have cost.
    pub share: kind::Accuracy,
    /// How many are known to be no mistakes.
    pub good: usize,
    /// Those, and the mistakes.
    pub known: usize,
    /// All moves, including those not judged yet.
    pub all: usize,
}

impl Accuracy {
    /// Returns the accuracy of a side in the line of a game.
    #[must_use]
    pub fn of<K: BoardUi>(session: &Session<K>, analysis: &Analysis<K>, player: Player) -> Self {
        let mut accuracy = Self::default();
        for ply in 1..=session.record().moves().len() {
            if session.mover_at(ply - 1) != player || !analysis.is_judged(ply) {
                continue;
            }
            accuracy.all += 1;
            if let Some(is_good) = analysis.is_good(ply) {
                accuracy.known += 1;
                accuracy.good += usize::from(is_good);
            }
            if let Some(cost) = analysis.cost(ply) {
                accuracy.share.add::<K>(cost);
            }
        }
        accuracy
    }
}
