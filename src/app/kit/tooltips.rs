//! Tooltips: shown after a moment, where they cover nothing that the user may be about to press.
//!
//! egui puts a tooltip right below its widget, and so over the next row of buttons. Here it goes to
//! the nearest place above, below or beside the widget that covers nothing else to press.

use crate::app::kit::line_breaks;
use egui::{AreaState, Context, Id, LayerId, Order, Rect, Response, Tooltip, Vec2, pos2, vec2};

/// The space between a widget and its tooltip, in points.
const GAP: f32 = 4.0;
/// The greatest distance of a tooltip from its widget, as a number of steps of this many points.
const FARTHEST: (u8, f32) = (26, 6.0);
/// The greatest width of a tooltip, in points.
const WIDEST: f32 = 320.0;
/// The cost of covering a square point of something to press, in points of distance.
const DISLIKE: f32 = 0.5;

/// Shows a text beside a widget under the pointer, unless it is empty or a dialog lies over the
/// widget.
pub fn tip(response: &Response, text: &str) {
    let mut tooltip = Tooltip::for_enabled(response);
    if text.is_empty() || !tooltip.popup.is_open() {
        return;
    }
    let ctx = &response.ctx;
    // A tooltip is on top of everything, and egui keeps an open one while the pointer rests.
    if !ctx.memory(|memory| memory.allows_interaction(response.layer_id)) {
        return;
    }
    let screen = ctx.content_rect().shrink(2.0);
    let style = ctx.global_style();
    let edge = style.spacing.menu_margin.sum() + Vec2::splat(2.0);
    let font = egui::TextStyle::Body.resolve(&style);
    let width = WIDEST.min(screen.width() - edge.x);
    let galley = line_breaks::in_rows(ctx, text, font, style.visuals.text_color(), width);
    let size = galley.size() + edge;
    let notice = shown_notice(ctx);
    let mut others = others(ctx, response);
    others.extend(notice);
    let place = place(screen, response.rect, size, &others);
    // The notice would cover all but a corner of it.
    if notice.is_some_and(|notice| notice.intersects(place)) {
        return;
    }
    // The popup begins at the anchor, which is the corner itself.
    tooltip.popup =
        tooltip.popup.at_position(place.min).gap(0.0).width(galley.size().x.ceil() + 1.0);
    tooltip.show(|ui| line_breaks::label(ui, galley));
}

#[must_use]
pub fn notice_layer() -> LayerId {
    LayerId::new(Order::Tooltip, Id::unique("notice"))
}

/// Returns the place of the notice in view, if there is one.
fn shown_notice(ctx: &Context) -> Option<Rect> {
    let layer = notice_layer();
    let is_shown = ctx.memory(|memory| memory.areas().visible_last_frame(&layer));
    is_shown.then(|| AreaState::load(ctx, layer.id).map(|area| area.rect())).flatten()
}

/// Returns the places of other widgets to press in the layer of a widget, except those that contain
/// it.
fn others(ctx: &Context, response: &Response) -> Vec<Rect> {
    ctx.viewport(|viewport| {
        let pressed = |widget: &&egui::WidgetRect| {
            widget.sense.senses_click()
                && widget.id != response.id
                && widget.interact_rect.is_positive()
        };
        let widgets = viewport.prev_pass.widgets.get_layer(response.layer_id).filter(pressed);
        widgets
            .map(|widget| widget.interact_rect)
            .filter(|rect| !rect.contains_rect(response.rect))
            .collect()
    })
}

/// Returns the place of a tooltip of this size: near its widget, on the screen, and over as few
/// widgets as possible.
fn place(screen: Rect, widget: Rect, size: Vec2, others: &[Rect]) -> Rect {
    let at = |left: f32, top: f32| {
        let left = left.min(screen.right() - size.x).max(screen.left());
        Rect::from_min_size(pos2(left, top), size)
    };
    let near = (0..FARTHEST.0).map(|step| f32::from(step) * FARTHEST.1);
    let places = near.flat_map(|far| {
        let (below, above) = (widget.bottom() + GAP + far, widget.top() - GAP - far - size.y);
        let lefts = [widget.left(), widget.center().x - size.x / 2.0, widget.right() - size.x];
        let middle = widget.center().y - size.y / 2.0;
        let beside = [widget.right() + GAP + far, widget.left() - GAP - far - size.x]
            .map(|left| at(left, middle));
        let stacked = lefts.into_iter().flat_map(move |left| [at(left, below), at(left, above)]);
        stacked.chain(beside).map(move |place| (far, place)).collect::<Vec<_>>()
    });
    let cost = |&(far, place): &(f32, Rect)| {
        let covered = others
            .iter()
            .map(|other| other.intersect(place))
            .filter(Rect::is_positive)
            .map(|rect| rect.area());
        far + DISLIKE * covered.sum::<f32>()
    };
    let fits = |(_, place): &(f32, Rect)| {
        screen.expand(0.5).contains_rect(*place) && !place.intersects(widget)
    };
    let best = places.filter(fits).min_by(|one, other| cost(one).total_cmp(&cost(other)));
    best.map_or_else(
        || Rect::from_min_size(widget.left_bottom() + vec2(0.0, GAP), size),
        |(_, place)| place,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect { min: pos2(0.0, 0.0), max: pos2(800.0, 480.0) };

    #[test]
    fn a_tooltip_covers_no_neighbour() {
        // Two rows of buttons at the foot of a panel, with a message line below them.
        let button = |column: u8, row: u8| {
            let corner = pos2(440.0 + 90.0 * f32::from(column), 340.0 + 44.0 * f32::from(row));
            Rect::from_min_size(corner, vec2(80.0, 38.0))
        };
        let all: Vec<Rect> =
            (0..4).flat_map(|column| (0..2).map(move |row| button(column, row))).collect();
        for (index, &widget) in all.iter().enumerate() {
            let others: Vec<Rect> = all
                .iter()
                .enumerate()
                .filter(|&(other, _)| other != index)
                .map(|(_, rect)| *rect)
                .collect();
            let place = place(SCREEN, widget, vec2(240.0, 30.0), &others);
            assert!(SCREEN.contains_rect(place), "{place:?}");
            assert!(
                all.iter().all(|other| !other.shrink(0.5).intersects(place)),
                "{widget:?}: {place:?}"
            );
        }
    }

    #[test]
    fn where_all_is_full_it_covers_the_least() {
        let widget = Rect::from_min_size(pos2(380.0, 220.0), vec2(40.0, 40.0));
        let others = [SCREEN.with_max_y(220.0), SCREEN.with_min_y(260.0), SCREEN.with_max_x(380.0)];
        let place = place(SCREEN, widget, vec2(100.0, 30.0), &others);
        assert!(place.left() >= widget.right(), "{place:?}");
    }
}
