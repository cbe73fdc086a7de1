//! The options of the next game: its set-up, and teaching mode. Options that do not fit into the
//! line are folded: each shows its value, and unfolds over the others when it is clicked.

use egui::{
    Align2, CornerRadius, CursorIcon, Painter, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use super::model::{Model, View};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Choice;
use crate::app::contract::model::DraftChange;
use crate::app::contract::screen::Requests;
use crate::app::kit::tooltips;
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::words::{self, OptionText, text};

/// The space between two options.
const GAP: f32 = 6.0;
/// The same between unfolded options, if there is more room.
const WIDE_GAP: f32 = 24.0;
/// The space between the name of an unfolded option and its values.
const LABEL_GAP: f32 = 10.0;
/// The font size of names and of folded values.
const TYPE: f32 = 13.5;
/// The space around the text of a folded option, with its arrow.
const FOLDED_EDGES: f32 = 29.0;

/// An option in its line.
struct Item {
    /// Its index among the set-up options.
    index: usize,
    /// Whether it only shows its value.
    is_folded: bool,
    /// The distance from the left end of the line.
    left: f32,
    /// Its width, with its name.
    width: f32,
}

/// The layout of the options in lines.
pub struct Options<K: BoardUi> {
    aspects: Vec<OptionText<K::Setup>>,
    setup: K::Setup,
    lines: Vec<Vec<Item>>,
}

impl<K: BoardUi> Options<K> {
    /// Returns the options of a set-up in lines of this width: in one line if they fit with some
    /// folded, of which the first is folded last.
    #[must_use]
    pub fn of(painter: &Painter, setup: K::Setup, width: f32) -> Self {
        let aspects = words::setup_options::<K>(setup);
        let switch = widgets::switch_width(painter, text::new_game::teaching());
        // The order of folding: the first option is the one that people change most.
        let order = (1..aspects.len())
            .chain(0..aspects.len().min(1))
            .collect::<Vec<_>>();
        let widths = |folded: usize| -> Vec<(bool, f32)> {
            let is_folded = |index| order.iter().take(folded).any(|&other| other == index);
            let all = aspects.iter().enumerate();
            all.map(|(index, aspect)| {
                (
                    is_folded(index),
                    item_width(painter, aspect, setup, is_folded(index)),
                )
            })
            .collect()
        };
        let fits = |folded: usize| {
            let gap = if folded == aspects.len() {
                GAP
            } else {
                WIDE_GAP
            };
            let taken: f32 = widths(folded).iter().map(|(_, width)| width + gap).sum();
            taken + switch <= width
        };
        let folded = (0..=aspects.len())
            .find(|&folded| fits(folded))
            .unwrap_or(aspects.len());
        let gap = if folded == aspects.len() {
            GAP
        } else {
            WIDE_GAP
        };
        let mut lines = vec![Vec::new()];
        let mut left = 0.0;
        for (index, (is_folded, natural)) in widths(folded).into_iter().enumerate() {
            let natural = natural.min(width);
            if left > 0.0 && left + natural > width {
                lines.push(Vec::new());
                left = 0.0;
            }
            if let Some(line) = lines.last_mut() {
                line.push(Item {
                    index,
                    is_folded,
                    left,
                    width: natural,
                });
            }
            left += natural + gap;
        }
        if left > 0.0 && left + switch > width {
            lines.push(Vec::new());
        }
        Self {
            aspects,
            setup,
            lines,
        }
    }

    /// Returns how many lines there are.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.lines.len()
    }

    /// Shows the options in these lines.
    pub fn ui(
        &self,
        model: &Model<'_, K>,
        view: &mut View,
        ui: &Ui,
        lines: &[Rect],
        requests: &mut Requests<'_, DraftChange<K>>,
    ) {
        let unfolded = self
            .aspects
            .iter()
            .find(|aspect| Some(aspect.label) == view.unfolded);
        if let (Some(aspect), Some(&line)) = (unfolded, lines.first()) {
            self.unfolded_ui(aspect, view, ui, line, requests);
            return;
        }
        for (items, line) in self.lines.iter().zip(lines) {
            for item in items {
                let Some(aspect) = self.aspects.get(item.index) else {
                    continue;
                };
                let place = Rect::from_min_size(
                    line.min + vec2(item.left, 0.0),
                    vec2(item.width, line.height()),
                );
                if item.is_folded {
                    self.folded_ui(aspect, view, ui, place);
                } else {
                    self.open_ui(aspect, ui, place, requests);
                }
            }
        }
        let Some(&last) = lines.last() else { return };
        let label = text::new_game::teaching();
        let width = widgets::switch_width(ui.painter(), label).min(last.width());
        let place = last.with_min_x(last.right() - width);
        let refusal = (!model.draft.can_teach()).then(text::new_game::no_teaching);
        let tip = text::new_game::teaching_tip();
        if widgets::switch_at(ui, place, label, model.draft.is_teaching, refusal, tip) {
            requests.push(Choice::ToggleTeaching);
        }
    }

    /// Shows an option with all its values.
    fn open_ui(
        &self,
        aspect: &OptionText<K::Setup>,
        ui: &Ui,
        place: Rect,
        requests: &mut Requests<'_, DraftChange<K>>,
    ) {
        let palette = Palette::of(ui.ctx());
        let font = theme::regular(TYPE);
        let label = widgets::fitted(
            ui.painter(),
            aspect.label,
            font,
            palette.text_weak,
            place.width(),
        );
        let (at, room) = (
            pos2(place.left(), place.center().y - label.size().y / 2.0),
            label.size().x + LABEL_GAP,
        );
        if !aspect.about.is_empty() {
            let named = Rect::from_min_size(at, label.size());
            let response = ui.interact(
                named,
                ui.scope_id().with(("about", aspect.label)),
                Sense::hover(),
            );
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, aspect.label));
            explain(&response, aspect.about);
        }
        ui.painter().galley(at, label, palette.text_weak);
        let values_place = place.with_min_x(place.left() + room);
        if let Some(setup) = widgets::segments_at(
            ui,
            values_place,
            aspect.label,
            &aspect.choices(),
            self.setup,
        ) {
            requests.act(DraftChange::Setup(setup));
        }
    }

    /// Shows a folded option.
    fn folded_ui(&self, aspect: &OptionText<K::Setup>, view: &mut View, ui: &Ui, place: Rect) {
        let palette = Palette::of(ui.ctx());
        let value = current(aspect, self.setup);
        let response = ui.interact(
            place,
            ui.scope_id().with(("folded", aspect.label)),
            Sense::click(),
        );
        let name = text::new_game::folded_option(aspect.label, value);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let painter = ui.painter();
        let fill = if response.hovered() {
            palette.button_hover
        } else {
            palette.button
        };
        painter.rect_filled(place, CornerRadius::same(10), fill);
        painter.rect_stroke(
            place,
            CornerRadius::same(10),
            Stroke::new(1.0, palette.card_edge),
            StrokeKind::Inside,
        );
        widgets::focus_ring(painter, place, 10.0, palette, &response);
        let label = widgets::fitted(
            painter,
            aspect.label,
            theme::regular(TYPE),
            palette.text_weak,
            place.width(),
        );
        let middle = place.center().y;
        let left = place.left() + 7.0;
        let after = left + label.size().x + 5.0;
        painter.galley(
            pos2(left, middle - label.size().y / 2.0),
            label,
            palette.text_weak,
        );
        let (font, room) = (theme::strong(TYPE), place.right() - after - 16.0);
        widgets::line(
            painter,
            pos2(after, middle),
            Align2::LEFT_CENTER,
            &widgets::shown(value),
            font,
            palette.text,
            room,
        );
        let arrow = pos2(place.right() - 10.0, middle + 1.0);
        let points = [vec2(-4.5, -2.5), vec2(0.0, 2.0), vec2(4.5, -2.5)].map(|by| arrow + by);
        painter.line(points.to_vec(), Stroke::new(1.8, palette.text_weak));
        if widgets::activated(&response) {
            view.unfolded = Some(aspect.label);
        }
        explain(&response, aspect.about);
        response.on_hover_cursor(CursorIcon::PointingHand);
    }

    /// Shows the values of a folded option over all of them; choosing one folds it again.
    fn unfolded_ui(
        &self,
        aspect: &OptionText<K::Setup>,
        view: &mut View,
        ui: &Ui,
        line: Rect,
        requests: &mut Requests<'_, DraftChange<K>>,
    ) {
        let values = aspect.choices();
        let label = widgets::text_width(ui.painter(), aspect.label, TYPE) + LABEL_GAP;
        let has_label = label + widgets::segments_width(ui.painter(), &values) <= line.width();
        if has_label {
            let colour = Palette::of(ui.ctx()).text_weak;
            let font = theme::regular(TYPE);
            widgets::line(
                ui.painter(),
                line.left_center(),
                Align2::LEFT_CENTER,
                aspect.label,
                font,
                colour,
                label,
            );
        }
        let place = if has_label {
            line.with_min_x(line.left() + label)
        } else {
            line
        };
        if let Some(setup) = widgets::segments_at(ui, place, aspect.label, &values, self.setup) {
            view.unfolded = None;
            requests.act(DraftChange::Setup(setup));
        }
    }
}

/// Adds the meaning of an option as a tooltip and as its description for screen readers.
fn explain(response: &Response, about: &'static str) {
    if !about.is_empty() {
        response
            .ctx
            .accesskit_node_builder(response.id, |node| node.set_description(about));
    }
    tooltips::tip(response, about);
}

/// Returns the label of the value that a set-up has.
fn current<T: Copy + PartialEq>(aspect: &OptionText<T>, setup: T) -> &str {
    aspect
        .values
        .iter()
        .find(|(_, value)| *value == setup)
        .map_or("", |(label, _)| label.as_str())
}

/// Returns the width of an option with its name.
fn item_width<T: Copy + PartialEq>(
    painter: &Painter,
    aspect: &OptionText<T>,
    setup: T,
    is_folded: bool,
) -> f32 {
    let label = widgets::text_width(painter, aspect.label, TYPE);
    if is_folded {
        let value = widgets::text_width(painter, &widgets::shown(current(aspect, setup)), TYPE);
        label + value + FOLDED_EDGES
    } else {
        label + LABEL_GAP + widgets::segments_width(painter, &aspect.choices())
    }
}
