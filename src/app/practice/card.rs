//! The layout of a practice screen, and its card beside or below the board: the task, the comment
//! and the buttons.

use egui::{
    Align2, Color32, CornerRadius, Rect, RichText, Role, ScrollArea, Sense, Stroke, TextureId, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::contract::board::BoardUi;
use crate::app::contract::screen::NoticePlace;
use crate::app::contract::split;
use crate::app::kit::icons::{Badge, paint_tick};
use crate::app::kit::line_breaks;
use crate::app::kit::pictures::WHOLE;
use crate::app::kit::widgets::{self, Button, measure};
use crate::app::theme::{self, Ink, Palette};

/// The height of a button beside the board, and below it, in points.
const BUTTON: (f32, f32) = (46.0, 44.0);
/// The space between two rows of buttons, in points.
const BUTTON_GAP: f32 = 10.0;
/// The space between the card and the buttons, in points.
const ABOVE_BUTTONS: f32 = 12.0;
/// The space inside the edge of the card, in points.
const EDGE: f32 = 18.0;
const RADIUS: f32 = 16.0;
/// The padding of the comment, in points.
const SAYS_EDGE: (f32, f32) = (12.0, 9.0);
/// The width of the sign before the comment, in points.
const SIGN: f32 = 24.0;
/// The width of the piece before the task, in points.
pub const PIECE: f32 = 40.0;
/// The length of a comment that leaves a small card room for the difficulty, in characters.
const SHORT_REMARK: usize = 60;
/// The number of letters of a long task, which is hidden in a small window to make room for the
/// comment.
const LONG_TASK: usize = 60;
/// The height below which a card is small, in points.
const CRAMPED: f32 = 340.0;
/// The height from which there is room for larger type and the names of the steps, in points.
const ROOMY: f32 = 480.0;
/// The height of the name of a step.
const STEP: f32 = 34.0;
/// The least width of a card with the task in large type, in points.
const WIDE: f32 = 300.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Plain,
    Right,
    Wrong,
}

impl Tone {
    #[must_use]
    pub const fn badge(self) -> Option<Badge> {
        match self {
            Self::Plain => None,
            Self::Right => Some(Badge::Right),
            Self::Wrong => Some(Badge::Wrong),
        }
    }

    #[must_use]
    pub const fn ink(self, palette: &Palette) -> Ink {
        match self {
            Self::Plain => palette.draw,
            Self::Right => palette.win,
            Self::Wrong => palette.loss,
        }
    }
}

/// A comment on the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    pub tone: Tone,
    pub text: String,
    /// A second sentence, in a line of its own; empty for none.
    pub more: String,
}

impl Remark {
    #[must_use]
    pub fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self { tone, text: text.into(), more: String::new() }
    }

    /// Returns the comment with a second sentence.
    #[must_use]
    pub fn and(self, more: impl Into<String>) -> Self {
        Self { more: more.into(), ..self }
    }

    /// Returns the whole text, with a line for each sentence.
    #[must_use]
    pub fn lines(&self) -> String {
        let separator = if self.more.is_empty() { "" } else { "\n" };
        [self.text.as_str(), separator, self.more.as_str()].concat()
    }
}

/// The steps of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Steps<'a> {
    /// The step in view, counted from 0.
    pub at: usize,
    pub count: usize,
    /// Their names, if they have any.
    pub names: &'a [&'a str],
    /// Those before the one in view that are not done.
    pub skipped: &'a [usize],
}

/// The content of the card; `A` is the action of its buttons.
pub struct Card<'a, A> {
    /// The title above the board.
    pub title: &'a str,
    /// A line in small type above the task.
    pub label: &'a str,
    /// Empty if a small window has no room for it.
    pub task: &'a str,
    /// Sentences below the task, with their numbers from 0.
    pub rules: &'a [(usize, String)],
    /// The one that is pointed out.
    pub rule: Option<usize>,
    /// The piece of the player to move, [`PIECE`] points wide.
    pub piece: Option<TextureId>,
    /// The comment on the answer.
    pub says: Option<&'a Remark>,
    /// A line in small type at the foot, or beside the title in a small window.
    pub note: &'a str,
    /// The progress: a list or, where there is no room for one, dots.
    pub steps: Option<Steps<'a>>,
    pub buttons: Vec<Vec<(Button<'a>, A)>>,
}

impl<A> Card<'_, A> {
    /// Shows the heading, the card and the buttons. Returns the action of the pressed button.
    pub fn ui(self, layout: &Layout, ui: &mut Ui) -> Option<A> {
        self.list_ui(layout, ui, |_| None)
    }

    /// Shows the same with a list below the text. Returns the action of the pressed button or line.
    pub fn list_ui(
        self,
        layout: &Layout,
        ui: &mut Ui,
        list: impl FnOnce(&mut Ui) -> Option<A>,
    ) -> Option<A> {
        self.header_ui(layout, ui);
        if layout.is_beside {
            self.beside_ui(layout.card, ui, list)
        } else {
            self.below_ui(layout.card, ui, list)
        }
    }

    /// Shows the task, with the piece of the player to move before it.
    fn task_ui(&self, ui: &mut Ui, size: f32, piece_side: f32) {
        let palette = Palette::of(ui.ctx());
        let width = ui.available_width();
        let indent = if self.piece.is_some() { piece_side + 0.3 * PIECE } else { 0.0 };
        let galley = line_breaks::in_rows(
            ui.ctx(),
            self.task,
            theme::strong(size),
            palette.text,
            width - indent,
        );
        let height = galley.size().y.max(if self.piece.is_some() { piece_side } else { 0.0 });
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, self.task));
        if let Some(piece) = self.piece {
            let place = Rect::from_min_size(rect.min, Vec2::splat(piece_side));
            ui.painter().image(piece, place, WHOLE, Color32::WHITE);
        }
        // A single line is centred beside the piece, a longer text begins at its top.
        let top = rect.top() + 0.5 * (height - galley.size().y);
        ui.painter().galley(pos2(rect.left() + indent, top), galley, palette.text);
    }

    /// Shows the numbered sentences.
    fn rules_ui(&self, ui: &mut Ui, size: f32) {
        let palette = Palette::of(ui.ctx());
        let (radius, width) = (0.8 * size, ui.available_width());
        let indent = 2.0 * radius + 0.7 * size;
        for &(index, ref rule) in self.rules {
            let font = if self.rule == Some(index) { theme::strong } else { theme::regular };
            let galley =
                line_breaks::in_rows(ui.ctx(), rule, font(size), palette.text, width - indent);
            let height = galley.size().y.max(2.0 * radius);
            let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            let number = (index + 1).to_string();
            response.widget_info(|| {
                WidgetInfo::labeled(Role::Label, true, format!("{number}. {rule}"))
            });
            let row = galley.rows.first().map_or(height, |row| row.height());
            let first = rect.top() + 0.5 * row.max(2.0 * radius);
            let centre = pos2(rect.left() + radius, first);
            let edge = Stroke::new(1.5, palette.accent);
            let (ground, ink) = if self.rule == Some(index) {
                (palette.accent, palette.on_accent)
            } else {
                (palette.card, palette.text)
            };
            ui.painter().circle(centre, radius, ground, edge);
            let font = theme::strong(0.88 * size);
            ui.painter().text(centre, Align2::CENTER_CENTER, number, font, ink);
            let top = first - 0.5 * row;
            ui.painter().galley(pos2(rect.left() + indent, top), galley, palette.text);
        }
    }

    /// Returns whether a small card shows the task.
    fn shows_task(&self) -> bool {
        let has_room = self.says.is_none() || self.task.chars().count() < LONG_TASK;
        has_room && self.rules.is_empty() && !self.task.is_empty()
    }

    /// Shows the heading, and in a small window the note beside it.
    fn header_ui(&self, layout: &Layout, ui: &Ui) {
        let palette = Palette::of(ui.ctx());
        let rect = layout.header;
        let response = ui.interact(rect, ui.scope_id().with("practice-title"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, self.title));
        // A small window has the note beside the title, which may be smaller to fit.
        let half = 0.5 * rect.width() - 8.0;
        let taken = if layout.is_beside {
            half
        } else {
            widgets::text_width(ui.painter(), self.note, 13.0).min(half) + 12.0
        };
        let width = rect.width() - taken;
        let sizes = if layout.is_beside { [22.0; 3] } else { [17.0, 15.0, 13.5] };
        let fits = |size: &f32| widgets::text_width(ui.painter(), self.title, *size) <= width;
        let font = theme::strong(sizes.into_iter().find(fits).unwrap_or(sizes[2]));
        widgets::line(
            ui.painter(),
            rect.left_center(),
            Align2::LEFT_CENTER,
            self.title,
            font,
            palette.text,
            width,
        );
        if !layout.is_beside {
            let font = theme::regular(13.0);
            let at = rect.right_center();
            widgets::line(
                ui.painter(),
                at,
                Align2::RIGHT_CENTER,
                self.note,
                font,
                palette.text_weak,
                half,
            );
        }
    }

    /// Shows the card with the buttons below it.
    fn beside_ui(
        self,
        place: Rect,
        ui: &mut Ui,
        list: impl FnOnce(&mut Ui) -> Option<A>,
    ) -> Option<A> {
        let palette = Palette::of(ui.ctx());
        let rows = measure(self.buttons.len());
        let buttons =
            place.with_min_y(place.bottom() - rows * BUTTON.0 - (rows - 1.0).max(0.0) * BUTTON_GAP);
        let card = place.with_max_y(buttons.top() - ABOVE_BUTTONS);
        widgets::paint_card(ui, card, RADIUS, None);
        let inside = card.shrink(EDGE);
        let note_height = if self.note.is_empty() { 0.0 } else { 24.0 };
        let is_roomy = card.height() >= ROOMY;
        let listed = self.steps.filter(|steps| is_roomy && !steps.names.is_empty());
        let list_height = listed.map_or(0.0, |steps| STEP * measure(steps.names.len()));
        let mut body = ui.new_child(
            UiBuilder::new()
                .max_rect(inside.with_max_y(inside.bottom() - note_height - list_height))
                .id_salt("practice")
                .ui_stack_info(theme::ground(palette.card)),
        );
        let scrolled = ScrollArea::vertical().id_salt(self.title).auto_shrink(false);
        let chosen = scrolled.show(&mut body, |ui| {
            ui.spacing_mut().item_spacing.y = if is_roomy { 16.0 } else { 12.0 };
            line_breaks::label(
                ui,
                RichText::new(self.label).font(theme::strong(13.0)).color(palette.text_weak),
            );
            if let Some(steps) = self.steps.filter(|_| listed.is_none()) {
                dots_ui(ui, steps, palette);
            }
            let has_room = is_roomy || (card.height() >= CRAMPED && self.rules.is_empty());
            if !self.task.is_empty() && (has_room || self.shows_task()) {
                let size = match card.width() >= WIDE {
                    true if is_roomy => 22.0,
                    true => 19.0,
                    false => 17.0,
                };
                self.task_ui(ui, size, PIECE);
            }
            self.rules_ui(ui, if is_roomy { 17.0 } else { 15.0 });
            if let Some(says) = self.says {
                remark_ui(ui, says, if is_roomy { 17.0 } else { 15.0 }, palette);
            }
            ui.spacing_mut().item_spacing.y = 0.0;
            list(ui)
        });
        if let Some(steps) = listed {
            let bottom = inside.bottom() - note_height;
            let place = inside.with_min_y(bottom - list_height).with_max_y(bottom);
            list_ui(ui, steps, place, palette);
        }
        if !self.note.is_empty() {
            let line = inside.with_min_y(inside.bottom() - 18.0);
            let response = ui.interact(line, ui.scope_id().with("practice-note"), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, self.note));
            let font = theme::regular(13.5);
            let at = line.left_center();
            widgets::line(
                ui.painter(),
                at,
                Align2::LEFT_CENTER,
                self.note,
                font,
                palette.text_weak,
                line.width(),
            );
        }
        let mut rows = ui.new_child(UiBuilder::new().max_rect(buttons).id_salt("practice-buttons"));
        rows.spacing_mut().item_spacing.y = BUTTON_GAP;
        let mut asked = chosen.inner;
        for row in self.buttons {
            asked = row_ui(&mut rows, BUTTON.0, row).or(asked);
        }
        asked
    }

    /// Shows the text and a single row of buttons.
    fn below_ui(
        self,
        place: Rect,
        ui: &mut Ui,
        list: impl FnOnce(&mut Ui) -> Option<A>,
    ) -> Option<A> {
        let palette = Palette::of(ui.ctx());
        let buttons = place.with_min_y(place.bottom() - BUTTON.1);
        let words = place.with_max_y(buttons.top() - 6.0);
        let ground = theme::ground(palette.ground_bottom);
        let mut body = ui
            .new_child(UiBuilder::new().max_rect(words).id_salt("practice").ui_stack_info(ground));
        let scrolled = ScrollArea::vertical().id_salt(self.title).auto_shrink(false);
        let chosen = scrolled.show(&mut body, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            // A long comment needs the space more than the difficulty.
            let label =
                RichText::new(self.label).font(theme::strong(12.5)).color(palette.text_weak);
            let is_comment = |says: &Remark| says.tone != Tone::Plain;
            if let Some(steps) = self.steps {
                if self.says.is_none_or(is_comment) {
                    ui.horizontal(|ui| {
                        line_breaks::label(ui, label);
                        dots_ui(ui, steps, palette);
                    });
                }
            } else if self.says.is_none_or(|says| says.lines().chars().count() < SHORT_REMARK) {
                line_breaks::label(ui, label);
            }
            // In a lesson the comment takes the place of the task, and what it is about that of the
            // step.
            let gives_way = self.steps.is_some() && self.says.is_some_and(is_comment);
            if !self.task.is_empty() && self.shows_task() && !gives_way {
                self.task_ui(ui, 14.0, 0.6 * PIECE);
            }
            // A mistake has to be seen; anything else comes after the rules.
            let is_first = |says: &&Remark| says.tone == Tone::Wrong;
            if let Some(says) = self.says.filter(is_first) {
                remark_ui(ui, says, 13.0, palette);
            }
            self.rules_ui(ui, 13.0);
            if let Some(says) = self.says.filter(|says| !is_first(says)) {
                remark_ui(ui, says, 13.0, palette);
            }
            ui.spacing_mut().item_spacing.y = 0.0;
            list(ui)
        });
        let mut row = ui.new_child(UiBuilder::new().max_rect(buttons).id_salt("practice-buttons"));
        let buttons = self.buttons.into_iter().flatten().collect();
        row_ui(&mut row, BUTTON.1, buttons).or(chosen.inner)
    }
}

/// Shows a row of buttons of equal width, unless a label needs more. Returns the action of the
/// pressed one.
fn row_ui<A>(ui: &mut Ui, height: f32, row: Vec<(Button<'_>, A)>) -> Option<A> {
    const GAP: f32 = 6.0;
    const AROUND_LABEL: f32 = 4.0;
    let (buttons, asks): (Vec<_>, Vec<_>) = row.into_iter().unzip();
    let count = measure(buttons.len().max(1));
    let room = ui.available_width() - GAP * (count - 1.0);
    let needs = |button: &Button<'_>| {
        let galley = ui.painter().layout_no_wrap(
            button.label.to_owned(),
            theme::strong(13.0),
            Color32::PLACEHOLDER,
        );
        galley.size().x + AROUND_LABEL
    };
    let widths: Vec<f32> = buttons.iter().map(needs).collect();
    let spare = (room - widths.iter().sum::<f32>()) / count;
    if spare < 0.0 || widths.iter().all(|&width| width <= room / count) {
        return widgets::button_row(ui, height, buttons)
            .and_then(|index| asks.into_iter().nth(index));
    }
    let mut pressed = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for ((button, ask), width) in buttons.into_iter().zip(asks).zip(widths) {
            if button.ui(ui, vec2(width + spare, height)) {
                pressed = Some(ask);
            }
        }
    });
    pressed
}

/// Shows sentences below the comment, under a heading.
pub fn sentences_ui(ui: &mut Ui, heading: &str, sentences: &[String]) {
    let palette = Palette::of(ui.ctx());
    ui.add_space(16.0);
    let heading = RichText::new(heading).font(theme::strong(13.0)).color(palette.text_weak);
    line_breaks::label(ui, heading);
    for sentence in sentences {
        ui.add_space(6.0);
        let sentence = RichText::new(sentence).font(theme::regular(15.0)).color(palette.text);
        line_breaks::label(ui, sentence);
    }
}

/// Shows a comment in the colours of its tone, with its sign.
fn remark_ui(ui: &mut Ui, says: &Remark, size: f32, palette: &Palette) {
    let ink = says.tone.ink(palette);
    let width = ui.available_width();
    let indent = SAYS_EDGE.0 + if says.tone == Tone::Plain { 0.0 } else { SIGN };
    let galley = line_breaks::in_rows(
        ui.ctx(),
        says.lines(),
        theme::regular(size),
        ink.text,
        width - indent - SAYS_EDGE.0,
    );
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, galley.size().y + 2.0 * SAYS_EDGE.1), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, says.lines()));
    ui.painter().rect_filled(rect, CornerRadius::same(10), ink.ground);
    let line = 0.6 * size;
    if let Some(badge) = says.tone.badge() {
        let centre = pos2(rect.left() + SAYS_EDGE.0 + 8.0, rect.top() + SAYS_EDGE.1 + line);
        badge.paint_sign(ui.painter(), centre, 0.42 * size, ink.text);
    }
    ui.painter().galley(pos2(rect.left() + indent, rect.top() + SAYS_EDGE.1), galley, ink.text);
}

/// Shows the names of all steps in a place, the done ones with a tick.
fn list_ui(ui: &Ui, steps: Steps<'_>, place: Rect, palette: &Palette) {
    let painter = ui.painter();
    for (step, name) in steps.names.iter().enumerate() {
        let middle = place.top() + (measure(step) + 0.5) * STEP;
        let centre = pos2(place.left() + 11.0, middle);
        let (font, colour) = if step == steps.at {
            painter.circle_filled(centre, 11.0, palette.accent);
            (theme::strong(15.0), palette.text)
        } else {
            painter.circle_stroke(centre, 10.0, Stroke::new(1.5, palette.outline));
            (theme::regular(15.0), palette.text_weak)
        };
        if step < steps.at && !steps.skipped.contains(&step) {
            paint_tick(painter, centre, 0.7, palette.win.text);
        } else {
            let ink = if step == steps.at { palette.on_accent } else { palette.text_weak };
            let number = (step + 1).to_string();
            let font = theme::strong(13.0);
            widgets::line(painter, centre, Align2::CENTER_CENTER, &number, font, ink, 20.0);
        }
        let at = pos2(place.left() + 34.0, middle);
        let width = place.right() - at.x;
        widgets::line(painter, at, Align2::LEFT_CENTER, name, font, colour, width);
        let row = Rect::from_center_size(pos2(place.center().x, middle), vec2(place.width(), STEP));
        let response = ui.interact(row, ui.scope_id().with(("step", step)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, *name));
    }
}

/// Shows a dot for each step: past ones are filled, the one in view is long.
fn dots_ui(ui: &mut Ui, steps: Steps<'_>, palette: &Palette) {
    const DOT: f32 = 8.0;
    const LONG: f32 = 22.0;
    const GAP: f32 = 7.0;
    let width = measure(steps.count) * (DOT + GAP) + LONG - DOT - GAP;
    // Screen readers get this from the label.
    let (rect, _) = ui.allocate_exact_size(vec2(width, DOT + 4.0), Sense::hover());
    let mut left = rect.left();
    for step in 0..steps.count {
        let length = if step == steps.at { LONG } else { DOT };
        let colour =
            if step <= steps.at { palette.accent } else { palette.text_weak.gamma_multiply(0.45) };
        let dot = Rect::from_min_size(pos2(left, rect.center().y - 0.5 * DOT), vec2(length, DOT));
        ui.painter().rect_filled(dot, 0.5 * DOT, colour);
        left += length + GAP;
    }
}

/// The height of the heading, in points: beside the board, and in a small window.
const HEADER: (f32, f32) = (30.0, 24.0);
/// The least height of a card below the board, in points.
const LEAST_BELOW: f32 = 152.0;
/// The space between the board and a card below it, in points.
const BELOW: f32 = 6.0;
/// The width that a notice leaves for the title of the practice: beside the board and below, in
/// points.
const TITLE: (f32, f32) = (260.0, 120.0);

/// The division of a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub header: Rect,
    pub board: Rect,
    pub card: Rect,
    /// Whether the card is beside the board.
    pub is_beside: bool,
}

impl Layout {
    /// Returns a place for notices beside the title, which covers neither the title nor the board
    /// nor the card.
    #[must_use]
    pub fn notice(&self) -> NoticePlace {
        NoticePlace {
            line: self
                .header
                .with_min_x(self.header.left() + if self.is_beside { TITLE.0 } else { TITLE.1 }),
            lowest: self.header.bottom() + 6.0,
            may_stay: true,
        }
    }

    /// Returns the division of a window that leaves more room for the board.
    #[must_use]
    pub fn of<K: BoardUi>(window: Rect, setup: K::Setup) -> Self {
        let margin = split::margin(window);
        let inner = window.shrink(margin);
        let width = split::panel_width(inner.width());
        let place_size = |taken: Vec2| K::place_size(inner.size() - taken, setup);
        let beside = place_size(vec2(width + margin, HEADER.0));
        let below = place_size(vec2(0.0, HEADER.1 + LEAST_BELOW + BELOW));
        let is_beside = split::is_beside(inner, beside, below);
        if is_beside {
            let (inner, width) =
                split::together::<K>(inner, inner.height() - HEADER.0 - 2.0, width, margin, setup);
            let (left, card) = inner.split_left_right_at_x(inner.right() - width);
            let left = left.with_max_x(left.right() - margin);
            let (header, board) = left.split_top_bottom_at_y(left.top() + HEADER.0);
            return Self { header, board: board.with_min_y(board.top() + 2.0), card, is_beside };
        }
        let (header, rest) = inner.split_top_bottom_at_y(inner.top() + HEADER.1);
        // The board takes the full width, and the card everything below it.
        let height = (rest.height() - K::height_for(rest.width(), setup) - BELOW).max(LEAST_BELOW);
        let border = rest.bottom() - height;
        let board = Rect::from_min_max(rest.min, pos2(rest.right(), border - BELOW));
        Self { header, board, card: rest.with_min_y(border), is_beside }
    }
}
