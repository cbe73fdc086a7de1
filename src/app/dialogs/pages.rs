//! Explanatory pages: short paragraphs, with or without a picture. A game may add its own.

mod analysis;

use egui::{Align, Layout, Rect, RichText, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::layer::{Layer, Scrolling, Shape};
use crate::app::contract::board::BoardUi;
use crate::app::contract::command::Command;
use crate::app::contract::page::{Figure, Page, PageLink, PageUi, Part};
use crate::app::contract::screen::{Cx, GameEntry};
use crate::app::kit::line_breaks;
use crate::app::kit::pictures::{Picture, Pictures};
use crate::app::kit::widgets::{self, Button};
use crate::app::theme::{self, Palette};
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

/// The list of the lessons and of the pages that explain the game in front.
pub struct Lessons;

impl Layer for Lessons {
    fn title(&self) -> &'static str {
        text::dialogs::lessons()
    }

    fn width(&self) -> f32 {
        440.0
    }

    fn ui(&mut self, cx: &Cx<'_>, ui: &mut Ui, commands: &mut Vec<Command>) {
        let game = cx.game;
        let lessons =
            game.practices.iter().filter(|entry| entry.is_lesson).map(|entry| {
                ((entry.title)().to_owned(), Command::practise(game.name, entry.name))
            });
        let pages = (game.pages)().into_iter();
        let pages = pages.map(|page| (text::help::open_page(page.title), Command::ShowPage(page)));
        let mut lines = Vec::new();
        for (label, command) in lessons.chain(pages) {
            let size = vec2(ui.available_width(), 44.0);
            lines.push(ui.next_auto_id());
            if Button::new(&label, "").ui(ui, size) {
                commands.push(command);
            }
        }
        widgets::enter_by_arrows(ui, &lines);
    }
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
