//! The graph of the review, on a card with labels and numbers.

use egui::{Align2, CursorIcon, Rect, Role, Sense, Ui, WidgetInfo, pos2};

use super::facts;
use super::measures::{GraphCard, RADIUS};
use super::model::Model;
use crate::app::analysis::graph;
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Action;
use crate::app::contract::model::Act;
use crate::app::contract::screen::Requests;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::core::game::Player;
use crate::words::{self, text};

/// The least distance between the centres of two numbers under the graph, in points.
const LEAST_STEP: f32 = 40.0;

/// Shows the graph of the result over the moves; a click shows the position there.
pub fn graph_ui<K: BoardUi>(
    model: &Model<'_, K>,
    card: Rect,
    ui: &Ui,
    requests: &mut Requests<'_, Act<K>>,
) {
    let palette = Palette::of(ui.ctx());
    let (session, analysis) = (model.session, model.analysis);
    let response = ui.interact(card, ui.scope_id().with("graph"), Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text::analysis::graph()));
    widgets::paint_card(ui, card, RADIUS, None);
    let painter = ui.painter();
    let parts = GraphCard::of(card);
    let plies = session.record().moves().len();
    // The move in question is the one after the position in view.
    let chosen = model.next_ply().min(plies);
    graph::paint(painter, parts.graph, session, analysis, chosen, palette);
    widgets::focus_ring(painter, card, RADIUS, palette, &response);
    if parts.has_words(card) {
        let font = theme::strong(13.0);
        let [first, second] = Player::BOTH.map(|player| {
            let wins = [
                words::third_person(session, player),
                words::side::<K>(player),
            ]
            .map(text::review::wins);
            let shown =
                widgets::first_that_fits(painter, [&wins[0], &wins[1]], &font, 104.0).to_owned();
            (shown, K::accent(player, palette))
        });
        let even = if facts::is_exact(session, analysis) {
            text::review::draw()
        } else {
            text::review::even()
        };
        let heights = [
            (0.86, first.0, first.1),
            (0.5, even.to_owned(), palette.text_weak),
            (0.14, second.0, second.1),
        ];
        for (share, text, colour) in heights {
            let at = pos2(
                parts.words,
                parts.graph.bottom() - share * parts.graph.height(),
            );
            widgets::line(
                painter,
                at,
                Align2::RIGHT_CENTER,
                &text,
                font.clone(),
                colour,
                104.0,
            );
        }
    }
    let marked =
        std::iter::once(chosen).chain((1..=plies).filter(|&ply| analysis.change(ply).is_some()));
    let regular = [1, plies].into_iter().chain((5..plies).step_by(5));
    let mut taken: Vec<f32> = Vec::new();
    for ply in marked.chain(regular) {
        let x = graph::slot(parts.graph, plies, ply).center().x;
        if taken.iter().any(|other| (x - other).abs() < LEAST_STEP) {
            continue;
        }
        taken.push(x);
        let (font, colour) = if ply == chosen {
            (theme::strong(13.0), palette.text)
        } else {
            (theme::regular(12.5), palette.text_weak)
        };
        widgets::line(
            painter,
            pos2(x, parts.numbers),
            Align2::CENTER_CENTER,
            &ply.to_string(),
            font,
            colour,
            30.0,
        );
    }
    let pressed = widgets::activated(&response);
    let at = response
        .on_hover_cursor(CursorIcon::PointingHand)
        .interact_pointer_pos();
    if let Some(at) = at.filter(|_| pressed) {
        requests.push(Action::GoTo(
            graph::nearest(parts.graph, plies, at.x).saturating_sub(1),
        ));
    }
}
