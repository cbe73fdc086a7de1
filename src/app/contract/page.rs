//! An explanatory page as a value: its paragraphs and their pictures. `pages.rs` shows it.

use egui::{Painter, Rect, Ui, Vec2};

use crate::app::kit::pictures::Pictures;

pub struct Page<P: 'static> {
    /// Returns its title, also in the menu.
    pub title: fn() -> &'static str,
    pub parts: &'static [Part<P>],
}

pub struct Part<P> {
    pub heading: fn() -> &'static str,
    pub text: fn() -> &'static str,
    pub figure: Option<Figure<P>>,
}

impl<P> Part<P> {
    /// Returns a paragraph without a picture.
    #[must_use]
    pub const fn words(heading: fn() -> &'static str, text: fn() -> &'static str) -> Self {
        Self { heading, text, figure: None }
    }

    /// Returns a paragraph with a picture of this size.
    #[must_use]
    pub const fn pictured(
        heading: fn() -> &'static str,
        text: fn() -> &'static str,
        says: fn() -> &'static str,
        size: Vec2,
        paint: PaintFigure<P>,
    ) -> Self {
        Self { heading, text, figure: Some(Figure { says, size, paint }) }
    }
}

/// The picture of a paragraph.
pub struct Figure<P> {
    /// Returns its description for screen readers.
    pub says: fn() -> &'static str,
    /// Its size if there is room for it, in points.
    pub size: Vec2,
    /// Paints it into a place of this shape.
    pub paint: PaintFigure<P>,
}

/// Shows a page below its title, and keeps its pictures from frame to frame.
pub type PageUi = Box<dyn FnMut(&mut Ui)>;

/// Paints a picture into its place.
pub type PaintFigure<P> = fn(&Painter, Rect, &mut Pictures<P>);

/// The index and the title of a page, for a window that does not know the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageLink {
    /// Its place among the pages of its game.
    pub index: usize,
    pub title: &'static str,
}
