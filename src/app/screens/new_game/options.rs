//! The options of the next game: its set-up, and the coach. Options that do not fit into the
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
use crate::session::Coach;
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
    /// How the coach is shown, and its width.
    coach: (CoachForm, f32),
}

/// The ways to show the choice of the coach, from the widest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CoachForm {
    /// All values, behind the name.
    Open,
    /// The value alone, behind the name.
    Folded,
    /// The value without the name, unless it is off.
    Tight,
}

impl<K: BoardUi> Options<K> {
    /// Returns the options of a set-up in lines of this width: in one line if they fit with some
    /// folded, of which the first is folded last.
    #[must_use]
    pub fn of(painter: &Painter, setup: K::Setup, width: f32) -> Self {
        let aspects = words::setup_options::<K>(setup);
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
        let gap = |folded: usize| {
            if folded == aspects.len() {
                GAP
            } else {
                WIDE_GAP
            }
        };
        // The coach is folded before the board, which people change more often.
        let ways = [(0, CoachForm::Open)]
            .into_iter()
            .chain((0..=aspects.len()).map(|folded| (folded, CoachForm::Folded)))
            .chain([(aspects.len(), CoachForm::Tight)]);
        let fits = |&(folded, form): &(usize, CoachForm)| {
            let options = widths(folded).into_iter();
            let taken: f32 = options.map(|(_, width)| width + gap(folded)).sum();
            taken + coach_width(painter, form) <= width
        };
        // A line of its own has room for the name.
        let (folded, form) = ways
            .into_iter()
            .find(fits)
            .unwrap_or((aspects.len(), CoachForm::Folded));
        let coach = (form, coach_width(painter, form));
        let gap = gap(folded);
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
        if left > 0.0 && left + coach.1 > width {
            lines.push(Vec::new());
        }
        Self {
            aspects,
            setup,
            lines,
            coach,
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
            let (label, values) = (aspect.label, aspect.choices());
            if let Some(setup) = unfolded_ui((label, &values, self.setup), view, ui, line) {
                requests.act(DraftChange::Setup(setup));
            }
            return;
        }
        let label = text::new_game::coach();
        if let Some(&line) = lines.first()
            && view.unfolded == Some(label)
        {
            if let Some(coach) = unfolded_ui((label, &coaches(), model.draft.coach), view, ui, line)
            {
                requests.push(Choice::Coach(coach));
            }
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
                    let folded = Folded {
                        label: aspect.label,
                        value: current(aspect, self.setup),
                        about: aspect.about,
                        refusal: None,
                        is_named: true,
                    };
                    folded.ui(view, ui, place);
                } else {
                    self.open_ui(aspect, ui, place, requests);
                }
            }
        }
        let Some(&last) = lines.last() else { return };
        self.coach_ui(model, view, ui, last, requests);
    }

    /// Shows the choice of the coach at the right end of a line.
    fn coach_ui(
        &self,
        model: &Model<'_, K>,
        view: &mut View,
        ui: &Ui,
        line: Rect,
        requests: &mut Requests<'_, DraftChange<K>>,
    ) {
        let (form, width) = self.coach;
        let (label, about) = (text::new_game::coach(), text::new_game::coach_tip());
        let refusal = (!model.draft.has_coach()).then(text::new_game::no_coach);
        let coach = if refusal.is_some() {
            Coach::Off
        } else {
            model.draft.coach
        };
        if form != CoachForm::Open || refusal.is_some() {
            let folded = Folded {
                label,
                value: words::coach_name(coach),
                about,
                refusal,
                is_named: form != CoachForm::Tight || !coach.is_on(),
            };
            let width = folded.width(ui.painter()).min(line.width());
            folded.ui(view, ui, line.with_min_x(line.right() - width));
            return;
        }
        let place = line.with_min_x(line.right() - width.min(line.width()));
        let values = named_ui(ui, place, label, about);
        if let Some(coach) = widgets::segments_at(ui, values, label, &coaches(), coach) {
            requests.push(Choice::Coach(coach));
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
        let values_place = named_ui(ui, place, aspect.label, aspect.about);
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
}

/// Shows the name of an option at the left end of its place. Returns the place of its values.
fn named_ui(ui: &Ui, place: Rect, name: &str, about: &'static str) -> Rect {
    let palette = Palette::of(ui.ctx());
    let font = theme::regular(TYPE);
    let label = widgets::fitted(ui.painter(), name, font, palette.text_weak, place.width());
    let (at, room) = (
        pos2(place.left(), place.center().y - label.size().y / 2.0),
        label.size().x + LABEL_GAP,
    );
    if !about.is_empty() {
        let named = Rect::from_min_size(at, label.size());
        let id = ui.scope_id().with(("about", name));
        let response = ui.interact(named, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
        explain(&response, about);
    }
    ui.painter().galley(at, label, palette.text_weak);
    place.with_min_x(place.left() + room)
}

/// An option that shows its value alone.
struct Folded<'a> {
    label: &'static str,
    value: &'a str,
    about: &'static str,
    /// Why it cannot be changed now.
    refusal: Option<&'static str>,
    /// Whether its name is shown before the value.
    is_named: bool,
}

impl Folded<'_> {
    /// Returns the width that it needs.
    fn width(&self, painter: &Painter) -> f32 {
        folded_width(painter, self.shown_label(), self.value)
    }

    /// Returns the name as it is shown.
    const fn shown_label(&self) -> &'static str {
        if self.is_named { self.label } else { "" }
    }

    /// Shows the option, which a click unfolds.
    fn ui(self, view: &mut View, ui: &Ui, place: Rect) {
        let palette = Palette::of(ui.ctx());
        let is_enabled = self.refusal.is_none();
        let sense = if is_enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let response = ui.interact(place, ui.scope_id().with(("folded", self.label)), sense);
        let name = if is_enabled {
            text::new_game::folded_option(self.label, self.value)
        } else {
            text::play::labelled(self.label, self.value)
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled, &name));
        let painter = ui.painter();
        let strength = if is_enabled { 1.0 } else { 0.6 };
        let fill = if response.hovered() && is_enabled {
            palette.button_hover
        } else {
            palette.button.gamma_multiply(strength)
        };
        painter.rect_filled(place, CornerRadius::same(10), fill);
        painter.rect_stroke(
            place,
            CornerRadius::same(10),
            Stroke::new(1.0, palette.card_edge),
            StrokeKind::Inside,
        );
        widgets::focus_ring(painter, place, 10.0, palette, &response);
        let weak = palette.text_weak;
        let font = theme::regular(TYPE);
        let label = widgets::fitted(painter, self.shown_label(), font, weak, place.width());
        let middle = place.center().y;
        let left = place.left() + 7.0;
        let after = left + label.size().x + if self.is_named { 5.0 } else { 0.0 };
        painter.galley(pos2(left, middle - label.size().y / 2.0), label, weak);
        let (font, room) = (theme::strong(TYPE), place.right() - after - 16.0);
        let colour = if is_enabled { palette.text } else { weak };
        widgets::line(
            painter,
            pos2(after, middle),
            Align2::LEFT_CENTER,
            &widgets::shown(self.value),
            font,
            colour,
            room,
        );
        let arrow = pos2(place.right() - 10.0, middle + 1.0);
        let points = [vec2(-4.5, -2.5), vec2(0.0, 2.0), vec2(4.5, -2.5)].map(|by| arrow + by);
        let stroke = Stroke::new(1.8, weak.gamma_multiply(strength));
        painter.line(points.to_vec(), stroke);
        if is_enabled && widgets::activated(&response) {
            view.unfolded = Some(self.label);
        }
        explain(&response, self.refusal.unwrap_or(self.about));
        if is_enabled {
            response.on_hover_cursor(CursorIcon::PointingHand);
        }
    }
}

/// Shows the values of a folded option over all options; choosing one folds it again. Returns the
/// chosen one.
fn unfolded_ui<T: Copy + PartialEq>(
    (label, values, current): (&'static str, &[(T, &str)], T),
    view: &mut View,
    ui: &Ui,
    line: Rect,
) -> Option<T> {
    let width = widgets::text_width(ui.painter(), label, TYPE) + LABEL_GAP;
    let has_label = width + widgets::segments_width(ui.painter(), values) <= line.width();
    if has_label {
        let colour = Palette::of(ui.ctx()).text_weak;
        let font = theme::regular(TYPE);
        let at = line.left_center();
        widgets::line(
            ui.painter(),
            at,
            Align2::LEFT_CENTER,
            label,
            font,
            colour,
            width,
        );
    }
    let place = if has_label {
        line.with_min_x(line.left() + width)
    } else {
        line
    };
    let chosen = widgets::segments_at(ui, place, label, values, current);
    if chosen.is_some() {
        view.unfolded = None;
    }
    chosen
}

/// Returns the choices of the coach with their names.
fn coaches() -> [(Coach, &'static str); 3] {
    Coach::ALL.map(|coach| (coach, words::coach_name(coach)))
}

/// Returns the width of the choice of the coach; folded, that of its longest value.
fn coach_width(painter: &Painter, form: CoachForm) -> f32 {
    let label = text::new_game::coach();
    if form != CoachForm::Open {
        let widths = coaches().map(|(coach, value)| {
            let is_named = form == CoachForm::Folded || !coach.is_on();
            folded_width(painter, if is_named { label } else { "" }, value)
        });
        return widths.into_iter().fold(0.0, f32::max);
    }
    let name = widgets::text_width(painter, label, TYPE) + LABEL_GAP;
    name + widgets::segments_width(painter, &coaches())
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
    if is_folded {
        return folded_width(painter, aspect.label, current(aspect, setup));
    }
    let label = widgets::text_width(painter, aspect.label, TYPE);
    label + LABEL_GAP + widgets::segments_width(painter, &aspect.choices())
}

/// Returns the width of a folded option.
fn folded_width(painter: &Painter, label: &str, value: &str) -> f32 {
    let label = widgets::text_width(painter, label, TYPE);
    label + widgets::text_width(painter, &widgets::shown(value), TYPE) + FOLDED_EDGES
}
