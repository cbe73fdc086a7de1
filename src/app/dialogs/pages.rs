//! Explanatory pages: short paragraphs, with or without a picture. A game may add its own.

mod analysis;

use egui::{
    Align, CornerRadius, Id, Layout, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::layer::{Layer, Scrolling, Shape};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::page::{Figure, Page, PageLink, PageUi, Part};
use crate::app::contract::screen::{Cx, GameEntry, LessonRow, PracticeEntry};
use crate::app::kit::icons::{Icon, paint_tick};
use crate::app::kit::line_breaks;
use crate::app::kit::pictures::{Picture, Pictures};
use crate::app::kit::widgets;
use crate::app::theme::{self, Palette};
use crate::storage::GameProgress;
use crate::words::text;

/// The width from which on a picture stands beside its paragraph, in points.
const WIDE: f32 = 520.0;
/// The space between a picture and its paragraph, in points.
const GAP: f32 = 20.0;
/// The space between two paragraphs, in points.
const BETWEEN: f32 = 10.0;

/// Returns the pages of a game: its own, and then that of the analysis, which all games have.
fn all<K: BoardUi>() -> impl Iterator<Item = &'static Page<K::Picture>> {
    K::PAGES.iter().chain(std::iter::once(analysis::page::<K>()))
}

#[must_use]
pub fn links<K: BoardUi>() -> Vec<PageLink> {
    all::<K>().enumerate().map(|(index, page)| PageLink { index, title: (page.title)() }).collect()
}

/// The page of a link.
pub struct OpenPage {
    link: PageLink,
    page: PageUi,
}

impl OpenPage {
    #[must_use]
    pub fn new(game: &GameEntry, link: PageLink) -> Self {
        let page = (game.page)(link.index);
        Self { link, page }
    }
}

/// The lessons, with how far each is done, and the pages that explain the game in front.
pub struct Lessons {
    lessons: Vec<(&'static str, LessonRow, Command)>,
    pages: Vec<(String, Command)>,
}

impl Lessons {
    #[must_use]
    pub fn new(game: &'static GameEntry, progress: &GameProgress) -> Self {
        let lesson = |entry: &PracticeEntry| {
            let row = entry.lesson?(progress);
            Some(((entry.title)(), row, Command::practise(game.name, entry.name)))
        };
        let page = |page: PageLink| (text::help::open_page(page.title), Command::ShowPage(page));
        Self {
            lessons: game.practices.iter().filter_map(lesson).collect(),
            pages: (game.pages)().into_iter().map(page).collect(),
        }
    }
}

impl Layer for Lessons {
    fn title(&self) -> &'static str {
        text::dialogs::lessons()
    }

    fn shape(&self) -> Shape {
        Shape::Page(Scrolling::Pages)
    }

    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let mut lines = Vec::new();
        for (title, row, command) in &self.lessons {
            if row_ui(title, Some(row), ui, &mut lines) {
                commands.push(command.clone());
            }
        }
        if !self.lessons.is_empty() {
            let colour = Palette::of(ui.ctx()).text_weak;
            let heading = RichText::new(text::dialogs::pages()).font(theme::strong(13.5));
            line_breaks::label(ui, heading.color(colour));
        }
        for (title, command) in &self.pages {
            if row_ui(title, None, ui, &mut lines) {
                commands.push(command.clone());
            }
        }
        widgets::enter_by_arrows(ui, &lines);
    }
}

/// Shows a lesson or a page as a row. Returns whether it was pressed.
fn row_ui(title: &str, lesson: Option<&LessonRow>, ui: &mut Ui, lines: &mut Vec<Id>) -> bool {
    const EDGE: Vec2 = vec2(14.0, 11.0);
    const ICON: f32 = 22.0;
    const BAR: f32 = 6.0;
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let left = EDGE.x + ICON + 14.0;
    let laid_out =
        |text: &str, font, colour, width| line_breaks::in_rows(ui.ctx(), text, font, colour, width);
    let (done, count) = lesson.map_or((0, 0), |lesson| lesson.done);
    let is_done = count > 0 && done == count;
    let note = if count > 1 { text::road::done(done, count) } else { String::new() };
    let note = laid_out(&note, theme::regular(13.0), palette.text_weak, f32::INFINITY);
    let taken = if is_done { 24.0 } else { note.size().x + 12.0 };
    let room = width - left - EDGE.x;
    let name = laid_out(title, theme::strong(15.5), palette.text, room - taken);
    let about =
        lesson.map(|lesson| laid_out(&lesson.about, theme::regular(13.5), palette.text_weak, room));
    let has_bar = count > 1 && done > 0 && !is_done;
    let below = about.as_ref().map_or(0.0, |about| about.size().y + 3.0);
    let bar = if has_bar { BAR + 8.0 } else { 0.0 };
    let height = (2.0 * EDGE.y + name.size().y + below + bar).max(44.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    let spoken = match lesson {
        Some(lesson) if count > 1 => {
            text::play::two_sentences(text::road::done(done, count), &lesson.about)
        }
        Some(lesson) => lesson.about.clone(),
        None => String::new(),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, title));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(spoken));
    lines.push(response.id);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    let fill = if response.hovered() { palette.button_hover } else { palette.button };
    let stroke = Stroke::new(1.5, palette.outline);
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(12), fill, stroke, StrokeKind::Inside);
    widgets::focus_ring(painter, rect, 12.0, palette, &response);
    let top =
        if lesson.is_some() { rect.top() + EDGE.y } else { rect.center().y - 0.5 * name.size().y };
    let middle = top + 0.5 * name.size().y;
    let icon = Rect::from_center_size(
        pos2(rect.left() + EDGE.x + 0.5 * ICON, rect.center().y),
        Vec2::splat(ICON),
    );
    lesson.map_or(Icon::Info, |lesson| lesson.icon).paint(painter, icon, palette.focus);
    let right = rect.right() - EDGE.x;
    let left = rect.left() + left;
    let under = top + name.size().y + 3.0;
    painter.galley(pos2(left, top), name, palette.text);
    if is_done {
        paint_tick(painter, pos2(right - 8.0, middle), 1.0, palette.win.text);
    } else {
        let at = pos2(right - note.size().x, middle - 0.5 * note.size().y);
        painter.galley(at, note, palette.text_weak);
    }
    if let Some(about) = about {
        painter.galley(pos2(left, under), about, palette.text_weak);
    }
    if has_bar {
        let bottom = rect.bottom() - EDGE.y;
        let whole = Rect::from_min_max(pos2(left, bottom - BAR), pos2(right, bottom));
        painter.rect_filled(whole, 0.5 * BAR, palette.inset);
        let share = widgets::measure(done) / widgets::measure(count);
        let filled = whole.with_max_x(left + (share * whole.width()).max(BAR));
        painter.rect_filled(filled, 0.5 * BAR, palette.accent);
    }
    widgets::activated(&response)
}

impl Layer for OpenPage {
    fn title(&self) -> &'static str {
        self.link.title
    }

    fn shape(&self) -> Shape {
        Shape::Page(Scrolling::All)
    }

    fn width(&self) -> f32 {
        680.0
    }

    fn salt(&self) -> usize {
        self.link.index
    }

    fn ui(&mut self, _: &Cx<'_>, ui: &mut Ui, _: &mut Vec<Command>) {
        (self.page)(ui);
    }
}

/// See [`GameEntry::page`].
pub fn page_ui<K: BoardUi>(index: usize) -> PageUi {
    let mut pictures = Pictures::<K::Picture>::default();
    Box::new(move |ui| {
        pictures.begin_frame();
        for part in all::<K>().nth(index).map_or(&[][..], |page| page.parts) {
            part_ui(part, &mut pictures, ui);
        }
    })
}

/// Shows a paragraph beside its picture, or above and below it in a narrow window.
fn part_ui<P: Picture>(part: &Part<P>, pictures: &mut Pictures<P>, ui: &mut Ui) {
    let width = ui.available_width();
    let is_small = part.figure.as_ref().is_some_and(|figure| figure.size.x <= 0.25 * width);
    match &part.figure {
        Some(figure) if width >= WIDE || is_small => {
            let place = Rect::from_min_size(ui.cursor().min, figure.size);
            let left = place.right() + GAP;
            let beside = Rect::from_min_max(
                pos2(left, place.top()),
                pos2(ui.max_rect().right(), f32::INFINITY),
            );
            let mut text = ui
                .new_child(UiBuilder::new().max_rect(beside).layout(Layout::top_down(Align::Min)));
            heading_ui(part, &mut text);
            words_ui(part, &mut text);
            let height = text.min_rect().height().max(figure.size.y);
            figure_ui(figure, pictures, ui, place);
            ui.allocate_exact_size(vec2(width, height), Sense::hover());
        }
        Some(figure) => {
            heading_ui(part, ui);
            let size = figure.size * (width / figure.size.x).min(1.0);
            let (row, _) = ui.allocate_exact_size(vec2(width, size.y), Sense::hover());
            figure_ui(figure, pictures, ui, Rect::from_center_size(row.center(), size));
            words_ui(part, ui);
        }
        None => {
            heading_ui(part, ui);
            words_ui(part, ui);
        }
    }
    ui.add_space(BETWEEN);
}

fn heading_ui<P>(part: &Part<P>, ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = 4.0;
    line_breaks::label(
        ui,
        RichText::new((part.heading)()).font(theme::strong(16.0)).color(palette.text),
    );
}

/// Shows the text of a paragraph.
fn words_ui<P>(part: &Part<P>, ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    line_breaks::label(
        ui,
        RichText::new((part.text)()).font(theme::regular(14.5)).color(palette.text),
    );
}

fn figure_ui<P: Picture>(figure: &Figure<P>, pictures: &mut Pictures<P>, ui: &Ui, place: Rect) {
    let says = (figure.says)();
    let response = ui.interact(place, ui.scope_id().with(says), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, says));
    if ui.is_rect_visible(place) {
        (figure.paint)(ui.painter(), place, pictures);
    }
}
